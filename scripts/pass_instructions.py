# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the instructions that passes of llc execute, under Valgrind.

The count is the same in every run, whatever else the host does, so that builds can
be compared by a hundredth; it says nothing of caches. A run takes 50 times as long.
"""

import os
import re
import shutil
import subprocess
import tempfile

import course_programs
from course_programs import ProgramError

TIMEOUT_SECONDS = 600
# Inclusive counts of functions, as callgrind_annotate prints them.
PASS_LINE = re.compile(
    r"\s*([\d,]+) \(.*?\)\s+\S*?:(?:\(anonymous namespace\)::|llvm::)*"
    r"(\w+)::runOnMachineFunction\(llvm::MachineFunction&\) \["
)
PRINTERS = ("MIRPrintingPass", "FreeMachineFunction")


def read_passes(report):
    """Instructions by class of pass, of what callgrind_annotate printed."""
    found = {}
    for line in report.splitlines():
        if match := PASS_LINE.match(line):
            count, name = int(match.group(1).replace(",", "")), match.group(2)
            if name not in PRINTERS:
                found[name] = found.get(name, 0) + count
    return found


class Counter:
    """Counts for one llc; a copy of it without debug info lies in a directory,
    since Valgrind does not read that of every compiler."""

    def __init__(self, llc, directory):
        for tool in ("valgrind", "callgrind_annotate", "strip"):
            if not shutil.which(tool):
                raise ProgramError(f"no {tool}; it counts instructions")
        handle, self.llc = tempfile.mkstemp(dir=directory, prefix="llc-")
        os.close(handle)
        subprocess.run(["strip", "-g", "-o", self.llc, llc], check=True)

    def count(self, flags, module):
        """Instructions by pass."""
        what = f"{os.path.basename(module)}: {' '.join(flags)}"
        with tempfile.NamedTemporaryFile(dir=os.path.dirname(self.llc)) as profile:
            command = ["valgrind", "--tool=callgrind", "-q"]
            command += [f"--callgrind-out-file={profile.name}", self.llc, *flags]
            course_programs.check(
                [*command, module, "-o", os.devnull], what, TIMEOUT_SECONDS
            )
            report = course_programs.run(
                ["callgrind_annotate", "--inclusive=yes", "--threshold=100"]
                + [profile.name],
                what,
                TIMEOUT_SECONDS,
            )
        found = read_passes(report.stdout.decode(errors="replace"))
        if not found:
            raise ProgramError(f"{what}: no pass in the profile")
        return found
