# RUN: %python %s %fuzz-dir
"""Unit tests of fuzz/random_ir.py and fuzz/configurations.py that compile nothing."""

import os
import re
import sys
import types
import unittest
import unittest.mock

fuzz = sys.argv.pop()
sys.path[:0] = [fuzz, os.path.join(os.path.dirname(fuzz), "scripts")]

import course_programs  # noqa: E402 (needs the path above)
import random_ir  # noqa: E402 (needs the path above)
import configurations  # noqa: E402

SEEDS = range(300)


class Generator(unittest.TestCase):
    """What random programs have in common."""

    @classmethod
    def setUpClass(cls):
        cls.texts = {seed: random_ir.Program(seed).generate() for seed in SEEDS}

    def test_same_seed(self):
        """A seed gives one program and one input, other seeds others."""
        for seed in (0, 1, 17):
            self.assertEqual(random_ir.Program(seed).generate(), self.texts[seed])
        self.assertEqual(len(set(self.texts.values())), len(SEEDS))
        self.assertEqual(random_ir.generate_input(3), random_ir.generate_input(3))
        self.assertNotEqual(random_ir.generate_input(3), random_ir.generate_input(4))

    def test_defined(self):
        """No undefined values but the speculated; divisors are constants or checked."""
        with unittest.mock.patch("speculation.speculate", lambda function: None):
            plain = [random_ir.Program(seed).generate() for seed in SEEDS]
        for text in plain:
            self.assertNotRegex(text, r"\b(undef|poison|nsw|nuw|exact|inbounds)\b")
        for text in self.texts.values():
            self.assertNotRegex(text, r"(div|rem) i\d+ \S+, (0|-1)\n")

    def test_shapes(self):
        """Everything that is to be tested occurs somewhere."""
        everything = "".join(self.texts.values())
        for what in (
            r"phi i\d+ .*,.*,.*,",
            r"switch i",
            r"call i\d+ @f\d",
            r"call i64 @read",
            r"i128",
            r"with\.overflow",
            r"malloc",
            r"memmove",
            r"load volatile",
            r"(sdiv|srem) i\d+ %",
            r"icmp eq i64 %depth, 0",
        ):
            self.assertRegex(everything, what)

    def test_few_parameters(self):
        """Half of the programs make do with three registers for arguments."""
        calls = re.compile(r"call \w+ @f\d+\((.*)\)")
        small = [
            text
            for text in self.texts.values()
            if all(c.count(",") < 3 for c in calls.findall(text))
        ]
        self.assertGreater(len(small), len(SEEDS) // 3)


class FakeMachine:
    """Compiles nothing, and finds that what it runs reads an unwritten register."""

    def compile(self, _program, _flags, _output):
        """Does nothing."""

    def execute(self, _assembly, _input, _name, check_incoming, is_text):
        """Prints 1 or raises an error."""
        if check_incoming and not is_text:
            raise course_programs.ProgramError(
                "exit status 125: reads r5, which this call has not written"
            )
        return course_programs.Result("1\n", 0)


class Classification(unittest.TestCase):
    """What compilers and machine say, and what it means."""

    def compilation(self, text):
        """The kind of a failed compilation."""
        return configurations.classify_compilation(text).kind

    def test_compilation(self):
        """Dying is not refusing."""
        self.assertEqual(self.compilation("x: no end after 5 seconds"), "hang")
        self.assertEqual(self.compilation("Assertion `a' failed."), "crash")
        self.assertEqual(self.compilation("x: exit status -11"), "crash")
        self.assertEqual(self.compilation("LLVM ERROR: Cannot select"), "crash")
        self.assertEqual(self.compilation("*** Bad machine code ***"), "verifier")
        refusal = "error: in function f: floating point is not supported"
        self.assertEqual(self.compilation(refusal), "refused")
        self.assertEqual(self.compilation("exit status 1\nerror: odd"), "error")

    def test_signature(self):
        """Numbers, names and paths do not make two mistakes of one."""
        texts = [
            f"clang: /tmp/{n}.cpp:{n}: f: Assertion `Size == {n}' failed."
            for n in (1, 2)
        ]
        first, second = map(configurations.classify_compilation, texts)
        self.assertTrue(first.is_like(second))
        other = configurations.classify_compilation("x.cpp: Assertion `!Empty' failed.")
        self.assertFalse(first.is_like(other))

    def test_run(self):
        """Taking too long says nothing."""
        self.assertIsNone(configurations.classify_run("-O0: exit status 124"))
        self.assertEqual(
            configurations.classify_run("-O0: exit status 125").kind, "run-time"
        )
        text = "-O0: output line 1 is 2, expected 1"
        self.assertEqual(configurations.classify_run(text).kind, "mismatch")

    def test_unwritten_register(self):
        """No program may read a register that its call has not written."""
        judge = configurations.Judge(None, FakeMachine())
        program = types.SimpleNamespace(
            name="p", path="p.c", inputs=["p.in"], is_text=False
        )
        failure, has_ended = judge.try_configuration(
            program,
            configurations.make_configuration("-O2"),
            course_programs.Result("1\n", 0),
            ".",
        )
        self.assertTrue(has_ended)
        self.assertEqual(failure.kind, "run-time")

    def test_configurations(self):
        """Names of configurations mean them."""
        for name in ("-O2", "llc -O1 -regalloc=greedy", "llc-raw -O2"):
            self.assertEqual(configurations.make_configuration(name).name, name)
        self.assertRaises(ValueError, configurations.make_configuration, "-O9")


if __name__ == "__main__":
    unittest.main()
