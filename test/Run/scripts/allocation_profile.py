# RUN: %python %s %scripts
"""Unit tests of scripts/allocation_profile.py."""

import sys
import types
import unittest

sys.path.insert(0, sys.argv.pop())

from allocation_profile import (  # noqa: E402 (needs the path above)
    classify,
    tally,
    ticks_of_kinds,
)


# Executions by line.
PROFILE = {3: 5, 5: 2, 6: 1}


def kinds(*lines):
    """The kinds of lines that are indented as in a program."""
    found = classify(["\t" + line for line in lines])
    return [found.get(number) for number in range(1, len(lines) + 1)]


class Classification(unittest.TestCase):
    """What kind an instruction is of."""

    def test_copies(self):
        """A multiplication by 1 of 64 bits copies."""
        self.assertEqual(kinds("r1 = mul r2 1 64"), ["copy"])
        self.assertEqual(kinds("sp = mul r2 1 64"), ["copy"])
        self.assertEqual(kinds("r1 = mul arg3 1 64"), ["argument"])
        self.assertEqual(kinds("r1 = mul 12 1 64"), ["constant"])

    def test_other(self):
        """A narrower one extends, and another factor multiplies."""
        self.assertEqual(kinds("r1 = mul r2 1 32"), ["other"])
        self.assertEqual(kinds("r1 = mul r2 10 64"), ["other"])
        self.assertEqual(kinds("r1 = mul r2 r1 64"), ["other"])

    def test_swap(self):
        """Three xors swap, in either order of the operands."""
        swap = ["r1 = xor r1 r2 64", "r2 = xor r1 r2 64", "r1 = xor r1 r2 64"]
        self.assertEqual(kinds(*swap), ["swap"] * 3)
        swap[1] = "r2 = xor r2 r1 64"
        self.assertEqual(kinds(*swap), ["swap"] * 3)

    def test_no_swap(self):
        """Other registers, other widths, and too few xors do not."""
        xor = "r1 = xor r1 r2 64"
        middle = "r2 = xor r1 r2 64"
        self.assertNotIn("swap", kinds(xor, middle, "r3 = xor r1 r2 64"))
        self.assertNotIn("swap", kinds(xor, xor, xor))
        self.assertNotIn("swap", kinds(xor, middle, "r1 = xor r1 r2 32"))
        self.assertNotIn("swap", kinds(xor, middle))

    def test_spills(self):
        """The comment before an access says what it is for."""
        lines = ["; reload", "r1 = load 8 sp 8", "r1 = load 8 sp 8"]
        self.assertEqual(kinds(*lines), [None, "reload", "other"])
        self.assertEqual(kinds("; spill", "store 8 r1 sp 8"), [None, "spill"])
        self.assertEqual(kinds("; other", "r1 = mul r2 1 64"), ["other", "copy"])


class Counting(unittest.TestCase):
    """Numbers of instructions, and prices."""

    def test_tally(self):
        """Only the lines of the profile are instructions."""
        text = "start main 0:\n.a:\n r1 = mul r2 1 64\n ; reload\n r1 = load 8 0 0\n"
        counts = [types.SimpleNamespace(line=n, count=c) for n, c in PROFILE.items()]
        counted = tally(text + " ret\nend main\n", counts)
        self.assertEqual(counted.total(), (3, 8))
        self.assertEqual(counted.total(("copy",)), (1, 5))
        self.assertEqual(counted.total(("reload", "spill")), (1, 2))

    def test_ticks(self):
        """Prices come from the machine's own table."""
        table = "mul 1 0 0\nxor 2 0 0\nload-stack 3 0 0\nstore-stack 4 0 0\n"
        prices = ticks_of_kinds(table + "head-byte 9\n")
        self.assertEqual(prices, {"copy": 1, "swap": 2, "spill": 4, "reload": 3})


if __name__ == "__main__":
    unittest.main()
