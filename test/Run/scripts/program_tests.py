# RUN: %python %s %scripts
"""Unit tests of scripts/course_programs.py that need no compiler."""

import os
import sys
import tempfile
import unittest

sys.path.insert(0, sys.argv.pop())

from course_programs import (  # noqa: E402 (needs the path above)
    Program,
    ProgramError,
    Result,
    compare,
    cpu_of,
    discover,
    set_of,
)


class Programs(unittest.TestCase):
    """What belongs to a program."""

    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.directory = scratch.name

    def write(self, name, text=""):
        """Makes a file and returns its path."""
        path = os.path.join(self.directory, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def test_sets(self):
        """A third of all names is in the validation set, the same on every day."""
        names = [f"kernel-{seed:05}" for seed in range(3000)]
        number = sum(set_of(name) == "validation" for name in names)
        self.assertTrue(950 < number < 1050, number)
        self.assertEqual([set_of("tak"), set_of("coins")], ["tuning", "validation"])
        self.assertEqual(Program(self.write("coins.c")).set, "validation")

    def test_sizes(self):
        """Inputs with names that are no sizes are medium."""
        path = self.write("sort.c")
        for name in ("sort.in", "sort.large.in", "sort.nearly.in", "sort.tiny.in"):
            self.write(name)
        program = Program(path)
        sizes = [program.input_size(path) for path in program.inputs]
        self.assertEqual(sizes, ["medium", "large", "medium", "tiny"])

    def test_inputs(self):
        """Only NAME.in and NAME.WHICH.in are inputs, NAME.in first."""
        path = self.write("sort.c")
        for name in ("sort.b.in", "sort.in", "sort.a.in", "sort-2.in", "resort.in"):
            self.write(name)
        program = Program(path)
        names = [os.path.basename(path) for path in program.inputs]
        self.assertEqual(names, ["sort.in", "sort.a.in", "sort.b.in"])
        short = [program.input_name(path) for path in program.inputs]
        self.assertEqual(short, ["", "a", "b"])

    def test_no_input(self):
        """A program without an input file reads nothing."""
        self.assertEqual(Program(self.write("a.c")).inputs, [os.devnull])

    def test_directives(self):
        """Flags come from comments of either language, quotes respected."""
        text = "// native-flags: -Da -D'b c'\n// machine-flags: -O1\nint x;\n"
        program = Program(self.write("a.c", text))
        self.assertEqual(program.native_flags, ["-Da", "-Db c"])
        self.assertEqual(program.machine_flags, ["-O1"])
        program = Program(self.write("b.ll", "; machine-flags: -g\n"))
        self.assertEqual(program.machine_flags, ["-g"])
        program = Program(self.write("c.c", 'char *s = "native-flags: -Dx";\n'))
        self.assertEqual(program.native_flags, [])

    def test_discover(self):
        """Programs are found by their extensions and come sorted."""
        for name in ("b.c", "a.ll", "c.h", "d.in", "README.md"):
            self.write(name)
        names = [program.name for program in discover(self.directory)]
        self.assertEqual(names, ["a", "b"])


class Comparison(unittest.TestCase):
    """When two results are the same, and what is said if not."""

    def check(self, wanted, found, message):
        """Compares and looks at the message."""
        with self.assertRaises(ProgramError) as caught:
            compare(wanted, found, "x")
        self.assertEqual(str(caught.exception), message)

    def test_same(self):
        """Costs do not matter."""
        compare(Result("1\n", 3), Result("1\n", 3, ticks=9), "x")

    def test_different(self):
        """The first line that differs is named."""
        message = "x: output line 2 is 4, expected 3 (3 lines, expected 2)"
        self.check(Result("1\n3\n", 0), Result("1\n4\n3\n", 0), message)

    def test_too_short(self):
        """Missing lines are differences."""
        message = "x: output line 2 is nothing, expected 3 (1 lines, expected 2)"
        self.check(Result("1\n3\n", 0), Result("1\n", 0), message)

    def test_too_long(self):
        """So are additional ones."""
        message = "x: output line 2 is 3, expected nothing (2 lines, expected 1)"
        self.check(Result("1\n", 0), Result("1\n3\n", 0), message)

    def test_status(self):
        """What main returns counts."""
        message = "x: returned 2 modulo 256, expected 1"
        self.check(Result("1\n", 1), Result("1\n", 2), message)

    def test_cpu(self):
        """The last -mcpu= wins, as in the compiler."""
        self.assertIsNone(cpu_of(["-O2"]))
        self.assertEqual(cpu_of(["-mcpu=a", "-O2", "-mcpu=b"]), "b")


if __name__ == "__main__":
    unittest.main()
