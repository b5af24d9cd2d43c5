# REQUIRES: clang
# RUN: rm -rf %t && mkdir -p %t/programs %t/other && cd %t
# RUN: cp %source-dir/examples/gcd.* %source-dir/examples/primes.* %source-dir/examples/collatz.* programs
# RUN: clang --target=course -O0 programs/gcd.c -o other/gcd.s
# RUN: clang --target=course -O0 programs/collatz.c -o other/collatz.s
# RUN: %python %s %source-dir/docs/grade.md %grade
# RUN: FileCheck %s --input-file=%t/out --match-full-lines
# CHECK: rank  compiler  right  mean ratio  best            failures
# CHECK-NEXT: 1           O2      3      1.0000     3                   -
# CHECK-NEXT: 2           O0      3 {{.*}}     0                   -
# CHECK-NEXT: 3        other      2 {{.*}}     0  1 run-time error
# RUN: FileCheck %s --input-file=%t/grades.csv --check-prefix=CSV
# CSV: program,input,compiler,result,cost,cost-ticks,steps,ratio,message
# CSV: primes,,other,run-time error,,,,,prog.s:
# RUN: FileCheck %s --input-file=%t/grades.html --check-prefix=PAGE
# PAGE: <title>course-grade: grade.yaml</title>
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the example of docs/grade.md, with a compiler that is wrong for one program."""

import pathlib
import re
import subprocess
import sys

text = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
example = re.search(r"```yaml\n(.*?)```", text, re.S)[1]
pathlib.Path("grade.yaml").write_text(example, encoding="utf-8")
pathlib.Path("other/compile.sh").write_text(
    """here=${0%/*}
if grep -q Collatz "$1"; then cp "$here/collatz.s" "$2"
elif grep -q divisor "$1"; then cp "$here/gcd.s" "$2"
else echo 'start main 0:\\n.a:\\nr1 = udiv 1 0 8\\nret\\nend main' > "$2"; fi
""",
    encoding="utf-8",
)
command = re.search(r"^    build/bin/course-grade (.* --html .*)$", text, re.M)[1]
with open("out", "w", encoding="utf-8") as out:
    subprocess.run([*sys.argv[2:], *command.split()], stdout=out, check=True)
