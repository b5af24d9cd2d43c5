# RUN: %python %s %fuzz-dir
"""Unit tests of fuzz/totals.py."""

import os
import pathlib
import sys
import tempfile
import unittest

directory = sys.argv.pop()
sys.path.insert(0, directory)
sys.path.insert(0, os.path.join(os.path.dirname(directory), "scripts"))

import totals  # noqa: E402 (needs the paths above)
from fuzz_jobs import Outcome  # noqa: E402

FIRST = totals.FIRST_SEED


class TotalsTest(unittest.TestCase):
    """With a file of its own."""

    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.path = pathlib.Path(scratch.name, "totals.md")

    def test_nothing_yet(self):
        """The first seed is one that nobody uses by hand."""
        self.assertEqual(totals.read(self.path).next_seed, totals.FIRST_SEED)

    def test_runs_add_up(self):
        """What two runs did, and the sum over the generators."""
        outcomes = [Outcome("ir-5", None, 4), Outcome("csmith-6", "no end", 0)]
        totals.add(self.path, outcomes, 1800, FIRST + 7)
        totals.add(
            self.path, [Outcome("ir-9", None, 2, findings=[None])], 5400, FIRST + 10
        )
        text = self.path.read_text(encoding="utf-8")
        self.assertIn("| ir | 2 | 0 | 6 | 1 |\n", text)
        self.assertIn("| csmith | 1 | 1 | 0 | 0 |\n", text)
        self.assertIn("| all | 3 | 1 | 6 | 1 |\n", text)
        self.assertIn(f"Hours: 2.0. Next seed: {FIRST + 10}.\n", text)

    def test_older_seeds_change_nothing(self):
        """Seeds that were used before are not the next ones."""
        totals.add(self.path, [], 0, FIRST + 100)
        totals.add(self.path, [], 0, 50)
        self.assertEqual(totals.read(self.path).next_seed, FIRST + 100)

    def test_other_text(self):
        """What somebody else wrote is not overwritten."""
        self.path.write_text("# Notes\n", encoding="utf-8")
        with self.assertRaisesRegex(ValueError, "is not what scripts/fuzz"):
            totals.add(self.path, [], 0, 1)


if __name__ == "__main__":
    unittest.main()
