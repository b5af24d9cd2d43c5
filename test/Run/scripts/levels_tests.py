# RUN: %python %s %scripts
"""Unit tests of scripts/course_levels.py that need no compiler."""

import dataclasses
import fractions
import os
import sys
import tempfile
import unittest

sys.path.insert(0, sys.argv.pop())

import course_levels  # noqa: E402 (needs the path above)
from course_levels import Levels, compare  # noqa: E402
from course_programs import set_of  # noqa: E402


@dataclasses.dataclass
class Outcome:
    """What Levels reads of an outcome."""

    rows: list
    groups: dict
    reports: dict


def make(**runs):
    """Levels of runs, given as set, size and units at each level."""
    outcome = Outcome(list(runs), {}, {})
    for row, (which, size, *costs) in runs.items():
        outcome.groups[row] = ("benchmarks", size, which)
        for level, cost in zip(course_levels.LEVELS, costs):
            report = {"cost-ticks": str(int(cost * course_levels.TICKS_PER_UNIT))}
            outcome.reports[row, level] = report
    return Levels(outcome)


class LevelsTest(unittest.TestCase):
    """Comparing levels, and with a baseline."""

    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.path = os.path.join(scratch.name, "baseline.txt")

    def problems(self, levels, is_complete=True, waiting=()):
        """What a comparison with the file finds."""
        baseline = course_levels.read_baseline(self.path)
        whole = levels.completed(baseline, waiting) if is_complete else None
        return list(compare(levels, baseline, whole))

    def test_regressions(self):
        """A ratio alone is not enough where units count."""
        levels = make(
            a=("tuning", "tiny", 10, 12, 12),
            b=("validation", "tiny", 100, 106, 106),
            c=("validation", "medium", 100, 101.5, 120),
        )
        pair = course_levels.PAIRS[0]
        found = levels.regressions(levels.costs, pair, 1.01, 0)
        self.assertEqual(found, ["a", "b", "c"])
        self.assertEqual(levels.regressions(levels.costs, pair, 1.05, 4), ["b"])
        _, *rows = levels.regression_rows("validation", worst=2)
        self.assertEqual([row[0] for row in rows], ["c", "b"])
        self.assertEqual(levels.share(1.05), (2, 4))
        self.assertEqual(levels.share(1.02), (2, 4))

    def test_failed(self):
        """A run that failed at a level has no costs."""
        levels = make(a=("tuning", "tiny", 10, 12), b=("tuning", "tiny", 1, 1, 1))
        self.assertEqual(list(levels.costs), ["b"])

    def test_parts(self):
        """Sets and sizes are summed up, the same runs only once."""
        levels = make(
            a=("tuning", "tiny", 10, 12, 12),
            b=("validation", "medium", 1, 1, 1),
            c=("tuning", "medium", 1, 1, 1),
        )
        names = ["all", "tiny", "medium", "tuning", "tuning, medium", "validation"]
        self.assertEqual([name for name, _ in levels.parts()], names)

    def test_totals(self):
        """A total may rise by half a percent, not by more."""
        before = make(a=("tuning", "tiny", 1000, 900, 900))
        course_levels.write_baseline(before, self.path)
        after = make(a=("tuning", "tiny", 1000, 904, 800))
        self.assertEqual(self.problems(after), [])
        found = self.problems(make(a=("tuning", "tiny", 1000, 905, 900)))
        self.assertEqual(len(found), 1)
        self.assertIn("all: the total at -O2 is 1.0056 of the baseline's", found[0])

    def test_missing(self):
        """Runs without a counterpart are found."""
        course_levels.write_baseline(make(a=("tuning", "tiny", 1, 1, 1)), self.path)
        other = make(b=("tuning", "tiny", 1, 1, 1))
        self.assertEqual(len(self.problems(other)), 2)
        self.assertEqual(len(self.problems(other, is_complete=False)), 1)

    def test_turns(self):
        """What has no turn costs what it did; what had one counts with it."""
        # Names of the validation set: sets of what is not measured follow from names.
        names = [f"r{i}" for i in range(99) if set_of(f"r{i}") == "validation"]
        runs = {name: ("validation", "tiny", 100, 100, 100) for name in names}
        last = names.pop()
        runs[last] = ("validation", "tiny", 100, 110, 110)
        course_levels.write_baseline(make(**runs), self.path)
        one = make(**{names[0]: ("validation", "tiny", 100, 100, 100)})
        self.assertEqual(self.problems(one, waiting=names[1:] + [last]), [])
        # With that of the last one they are too many; and the total has risen.
        worse = make(**{names[0]: ("validation", "tiny", 100, 100, 106)})
        found = self.problems(worse, waiting=names[1:] + [last])
        self.assertEqual(len([p for p in found if "runs cost more" in p]), 2)
        self.assertEqual(len([p for p in found if "all: the total at -O3" in p]), 1)
        # What is gone has no turn, either.
        found = self.problems(one, waiting=names[1:])
        self.assertEqual(found, [f"without a cost, but in the baseline: {last}"])

    def test_limits(self):
        """Limits of regressions fall with the share, and never rise."""
        runs = {f"r{i}": ("validation", "tiny", 100, 100, 100) for i in range(50)}
        runs["r0"] = runs["r1"] = ("validation", "tiny", 100, 110, 110)
        course_levels.write_baseline(make(**runs), self.path)
        self.assertEqual(self.problems(make(**runs)), [])
        runs["r2"] = ("validation", "tiny", 100, 99, 103)
        self.assertEqual(len(self.problems(make(**runs))), 1)
        self.assertEqual(self.problems(make(**runs), is_complete=False), [])
        # Written again, the limits are those of before.
        course_levels.write_baseline(make(**runs), self.path)
        self.assertEqual(len(self.problems(make(**runs))), 1)
        runs = {row: ("validation", "tiny", 100, 100, 100) for row in runs}
        course_levels.write_baseline(make(**runs), self.path)
        limits = course_levels.read_baseline(self.path).limits
        self.assertEqual(limits, {1.02: fractions.Fraction(1, 100), 1.05: 0})

    def test_bad_files(self):
        """The line that is wrong is named."""
        limit = "limit above 1.02: 1"
        for line in ("a: 1 2", "a: 1 2 x", limit, limit + " of 0"):
            with open(self.path, "w", encoding="utf-8") as file:
                file.write("# head\n" + line + "\n")
            with self.assertRaisesRegex(course_levels.BaselineError, ":2: "):
                course_levels.read_baseline(self.path)


if __name__ == "__main__":
    unittest.main()
