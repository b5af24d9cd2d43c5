# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What tests of course-grade share: programs that are assembly already, so that cp and
sed are compilers, and course-grade as a process.

Who imports this takes its command line from the test's.
"""

import csv
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

COMMAND = sys.argv[1:]
del sys.argv[1:]
# lit ignores it, and so would all that it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Writes the number that it reads.
ECHO = """start main 0:
.a:
r1 = call read
call write r1
ret
end main
"""


class GradeTest(unittest.TestCase):
    """Has a directory with programs, of which some output is expected."""

    def setUp(self):
        # Other users must be able to look into it.
        holder = tempfile.TemporaryDirectory(dir=os.getcwd())
        self.addCleanup(holder.cleanup)
        self.directory = pathlib.Path(holder.name)
        self.directory.chmod(0o755)
        self.path = self.directory / "grade.yaml"
        self.state = self.directory / "grade.state"

    def program(self, name, text=ECHO, inputs=("5",)):
        """Writes a program with inputs, which it is to write."""
        (self.directory / f"{name}.ll").write_text(text)
        for index, data in enumerate(inputs):
            stem = f"{name}.{index}" if index else name
            (self.directory / f"{stem}.in").write_text(data + "\n")
            (self.directory / f"{stem}.out").write_text(data + "\n")

    def configure(self, compilers, **more):
        """Writes a configuration; JSON is YAML."""
        data = {"compilers": compilers, "programs": ["*.ll"], "expected": "files"}
        self.path.write_text(json.dumps(data | more))

    def start(self, *options):
        """Starts course-grade."""
        return subprocess.Popen(
            [*COMMAND, self.path, "--csv", self.directory / "grade.csv", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def finish(self, process, status=0):
        """What a process that ends wrote."""
        output, errors = process.communicate(timeout=300)
        self.assertEqual(process.returncode, status, errors)
        return output, errors

    def grade(self, *options, status=0):
        """Runs course-grade; the result is what it wrote."""
        return self.finish(self.start(*options), status)

    def rows(self):
        """The lines of the spreadsheet by program, input and compiler."""
        with open(self.directory / "grade.csv", encoding="utf-8") as file:
            found = list(csv.DictReader(file))
        rows = {(r["program"], r["input"], r["compiler"]): r for r in found}
        self.assertEqual(len(rows), len(found))
        return rows

    def results(self):
        """The results of the state."""
        if not self.state.exists():
            return []
        return [json.loads(line) for line in self.state.read_text().splitlines()[1:]]

    def wait(self, condition, seconds=300):
        """Waits until something holds."""
        end = time.monotonic() + seconds
        while not condition():
            self.assertLess(time.monotonic(), end, "waited too long")
            time.sleep(0.02)


def is_running(words):
    """Whether there is a process of this command line."""
    wanted = "\0".join(words).encode() + b"\0"
    for path in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if path.read_bytes() == wanted:
                return True
        except OSError:
            pass
    return False
