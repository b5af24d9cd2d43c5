# REQUIRES: course-web
# RUN: rm -rf %t && mkdir %t && cp %source-dir/benchmarks/gcd.c %t/prog.c
# RUN: cp %source-dir/benchmarks/gcd.in %t/input
# RUN: cd %t && %python %s %source-dir/README.md
# RUN: FileCheck %s --input-file=%t/prog.html
# CHECK: <title>course-report: prog.s</title>
"""Runs what README.md says to get from C to a report: at most five commands."""

import re
import subprocess
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    section = file.read().split("\n## Where the cost is\n")[1].split("\n## ")[0]
commands = re.findall(r"^    \$ (.*)$", section, re.M)
assert commands[0] == "scripts/setup --web" and len(commands) <= 5, commands
for command in commands[1:]:
    # The tools under test are in PATH.
    subprocess.run(command.replace("build/bin/", ""), shell=True, check=True)
