# RUN: %debian-python %s %grade-package
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests of what is said of the time left."""

import io
import sys
import unittest

sys.path.insert(0, sys.argv.pop())

from course_grade import progress  # noqa: E402 (needs the path above)


class Terminal(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self):
        return True


class ProgressTest(unittest.TestCase):
    """With a clock of its own."""

    def run_jobs(self, stream, seconds, count):
        """What is written while jobs end, each after as many seconds."""
        now = [0]
        shown = progress.Progress(stream, lambda: now[0])
        shown.add(count)
        for _ in range(count):
            now[0] += seconds
            shown.advance()
        shown.finish()
        return stream.getvalue()

    def test_short(self):
        """Nothing within five seconds."""
        self.assertEqual(self.run_jobs(io.StringIO(), 1, 5), "")
        self.assertEqual(self.run_jobs(Terminal(), 1, 5), "")

    def test_plain(self):
        """Lines, and not too many."""
        self.assertEqual(
            self.run_jobs(io.StringIO(), 4, 40).splitlines()[:3],
            [
                "2 of 40 jobs, 2 min 32 s left",
                "5 of 40 jobs, 2 min 20 s left",
                "8 of 40 jobs, 2 min 8 s left",
            ],
        )

    def test_terminal(self):
        """One line, which is empty in the end."""
        parts = self.run_jobs(Terminal(), 3, 3).split("\r")
        self.assertEqual(
            parts, ["", "2 of 3 jobs, 3 s left", "3 of 3 jobs, 0 s left", " " * 21, ""]
        )

    def test_duration(self):
        """Hours, too."""
        self.assertEqual(progress.duration(7380), "2 h 3 min")


if __name__ == "__main__":
    unittest.main()
