# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Costs at -O1, -O2 and -O3 compared, and the baseline that they are held to.

A run is a program with one input. It regresses at a level when it costs more there
than at the level below. The baseline is a file of the costs of all runs, and of the
shares of regressions that are allowed.
"""

import copy
import dataclasses
import fractions
import os

import course_benchmarks
import course_programs
from course_benchmarks import TICKS_PER_UNIT, geometric_mean, show_ratio, show_ticks
from course_report import sources
from course_report.errors import ReportError

LEVELS = ("O1", "O2", "O3")
PAIRS = (("O2", "O1"), ("O3", "O2"))

# Above these ratios runs are counted; the least number of units that they must
# cost more, too.
COUNTED = ((1.01, 0), (1.02, 0), (1.05, 4))

# What a total may rise over the baseline's.
MAX_RISE = 1.005

# The ratios of COUNTED for which the baseline limits the share of regressions in
# the validation set, and the shares that are the goal. A limit falls with the
# measured share until it is there, and never rises.
GOALS = {1.02: fractions.Fraction(1, 100), 1.05: fractions.Fraction(0)}

DEFAULT_BASELINE = os.path.join(
    course_programs.REPOSITORY, "benchmarks", "baseline.txt"
)

HEAD = """\
# Costs at -O1, -O2 and -O3 of all benchmarks with all inputs, and how many runs of the
# validation set may cost more than at the level below.
# Written by: scripts/bench --levels --write-baseline
"""


class BaselineError(Exception):
    """A baseline file that cannot be used; the message says why."""


@dataclasses.dataclass
class Baseline:
    """Ticks by run and level, and limits by ratio."""

    costs: dict
    limits: dict


def read_ticks(text):
    """A cost in ticks, from units with four decimals."""
    ticks = fractions.Fraction(text) * TICKS_PER_UNIT
    if ticks.denominator != 1:
        raise ValueError(f"'{text}' is no cost")
    return int(ticks)


def read_baseline(path):
    """The baseline of a file."""
    baseline = Baseline({}, {})
    try:
        data = sources.read_bytes(path, course_benchmarks.MOST_MEGABYTES)
        lines = data.decode().splitlines()
    except ReportError as error:
        raise BaselineError(error) from error
    except UnicodeDecodeError as error:
        raise BaselineError(f"'{path}' is not UTF-8") from error
    for number, line in enumerate(lines, 1):
        if line.startswith("#") or not line:
            continue
        name, _, values = line.rpartition(":")
        try:
            if name.startswith("limit above "):
                ratio = float(name.removeprefix("limit above "))
                baseline.limits[ratio] = fractions.Fraction(*read_share(values))
                continue
            ticks = [read_ticks(value) for value in values.split()]
            baseline.costs[name] = dict(zip(LEVELS, ticks, strict=True))
        except (ValueError, TypeError, ZeroDivisionError) as error:
            raise BaselineError(f"{path}:{number}: {error}") from error
    return baseline


def read_share(text):
    """The two numbers of `N of M`."""
    count, of, whole = text.split()
    if of != "of":
        raise ValueError(f"'{text}' is not 'N of M'")
    return int(count), int(whole)


class Levels:
    """Costs of runs at all levels."""

    def __init__(self, outcome):
        """Runs that failed at a level are left out."""
        self.costs, self.groups = {}, outcome.groups
        for row in outcome.rows:
            reports = [outcome.reports.get((row, level)) for level in LEVELS]
            if all(reports):
                ticks = [int(report["cost-ticks"]) for report in reports]
                self.costs[row] = dict(zip(LEVELS, ticks))

    def completed(self, baseline, waiting):
        """These costs, and the baseline's of the programs that have no turn."""
        whole = copy.copy(self)
        whole.costs, whole.groups = dict(self.costs), dict(self.groups)
        for row, costs in baseline.costs.items():
            name = row.split(" (")[0]
            if name in waiting:
                whole.costs[row] = costs
                whole.groups[row] = None, None, course_programs.set_of(name)
        return whole

    def rows(self, which=None, size=None):
        """The runs of a set and a size, or of all."""
        for row in self.costs:
            _, row_size, row_set = self.groups[row]
            if which in (row_set, None) and size in (row_size, None):
                yield row

    def ratios(self, rows, pair):
        """The ratios of a pair of levels."""
        return [self.costs[row][pair[0]] / self.costs[row][pair[1]] for row in rows]

    def total(self, rows, level):
        """The sum of costs at a level."""
        return sum(self.costs[row][level] for row in rows)

    def regressions(self, rows, pair, ratio, units):
        """The runs that cost more than a ratio and a number of units allow."""
        high, low = pair
        return [
            row
            for row in rows
            if self.costs[row][high] > self.costs[row][low] * ratio
            and self.costs[row][high] - self.costs[row][low] > units * TICKS_PER_UNIT
        ]

    def share(self, ratio):
        """Of the validation set the number of regressions, and of all runs, both
        counted for each pair of levels."""
        rows, units = list(self.rows("validation")), dict(COUNTED)[ratio]
        count = sum(len(self.regressions(rows, pair, ratio, units)) for pair in PAIRS)
        return count, len(rows) * len(PAIRS)

    def parts(self):
        """Name and runs of all, of each set and each size of them, but not the same
        runs again."""
        known = [[]]
        for which in (None, *course_programs.SETS):
            for size in (None, *course_programs.SIZES):
                rows = list(self.rows(which, size))
                name = ", ".join(word for word in (which, size) if word) or "all"
                if rows not in known:
                    known.append(rows)
                    yield name, rows

    def summary_rows(self):
        """The summary as rows of strings, the head first."""
        head = ["runs of", "number", "total O1"]
        for high, low in PAIRS:
            head += [f"total {high}/{low}", "mean"]
            head += [f"> {r}" + (f", {u}" if u else "") for r, u in COUNTED]
        yield head
        for name, rows in self.parts():
            line = [name, str(len(rows)), show_ticks(self.total(rows, "O1"))]
            for pair in PAIRS:
                high, low = (self.total(rows, level) for level in pair)
                line.append(show_ratio(high / low))
                line.append(show_ratio(geometric_mean(self.ratios(rows, pair))))
                line += [str(len(self.regressions(rows, pair, *c))) for c in COUNTED]
            yield line

    def regression_rows(self, which, worst=None):
        """The regressions of a set, the worst first, as rows of strings with a head."""
        found = []
        for pair in PAIRS:
            for row in self.regressions(self.rows(which), pair, *COUNTED[0]):
                found.append((-self.ratios([row], pair)[0], row, pair))
        yield [f"regression ({which})", *LEVELS, "level", "ratio"]
        for ratio, row, (high, low) in sorted(found)[:worst]:
            costs = [show_ticks(self.costs[row][level]) for level in LEVELS]
            yield [row, *costs, f"{high}/{low}", show_ratio(-ratio)]

    def all_rows(self):
        """Each run as a row of strings, with a head."""
        yield ["cost", *LEVELS, *(f"{high}/{low}" for high, low in PAIRS)]
        for row, costs in self.costs.items():
            line = [row] + [show_ticks(costs[level]) for level in LEVELS]
            yield line + [show_ratio(self.ratios([row], pair)[0]) for pair in PAIRS]


def print_levels(levels, arguments):
    """Prints the tables."""
    summary = list(levels.summary_rows())
    if arguments.markdown:
        command = course_benchmarks.command_text("bench")
        course_benchmarks.print_table(summary, True, command)
        return
    if not arguments.groups and not arguments.baseline:
        course_benchmarks.print_table(list(levels.all_rows()), False)
        print()
    worst = arguments.worst or (10 if arguments.baseline else None)
    # Nobody looks for work among the programs of the validation set.
    which = "validation" if arguments.set == "validation" else "tuning"
    found = list(levels.regression_rows(which, worst))
    if len(found) > 1:
        course_benchmarks.print_table(found, False)
        print()
    course_benchmarks.print_table(summary, False)


def compare(levels, baseline, whole=None):
    """What is wrong, a line for each problem. Shares of regressions count, and
    runs that are missing, if all benchmarks were to run: in `whole`, which has also
    those that had no turn."""
    missing = [row for row in levels.costs if row not in baseline.costs]
    if missing:
        names = ", ".join(missing)
        yield f"not in the baseline, which --write-baseline renews: {names}"
    gone = [row for row in baseline.costs if whole and row not in whole.costs]
    if gone:
        yield f"without a cost, but in the baseline: {', '.join(gone)}"
    for name, rows in levels.parts():
        rows = [row for row in rows if row in baseline.costs]
        for level in LEVELS if rows else ():
            total = levels.total(rows, level)
            before = sum(baseline.costs[row][level] for row in rows)
            if total > before * MAX_RISE:
                yield (
                    f"{name}: the total at -{level} is {total / before:.4f} "
                    f"of the baseline's, above {MAX_RISE}"
                )
    if not whole:
        return
    for ratio, limit in baseline.limits.items():
        count, runs = whole.share(ratio)
        if count > limit * runs:
            yield (
                f"validation: {count} of {runs} runs cost more than {ratio} of the "
                f"level below; the limit is {float(limit):.4f} of them"
            )


def write_baseline(levels, path):
    """Writes the baseline. A limit that there is never rises."""
    limits = dict(read_baseline(path).limits) if os.path.exists(path) else {}
    with open(path, "w", encoding="utf-8") as file:
        file.write(HEAD)
        for ratio, goal in GOALS.items():
            count, runs = levels.share(ratio)
            if not runs:
                continue
            share = fractions.Fraction(count, runs)
            limit = max(goal, min(share, limits.get(ratio, share)))
            # Rounded down to whole runs, which allows no more of them.
            file.write(f"limit above {ratio}: {int(limit * runs)} of {runs}\n")
        for row, costs in levels.costs.items():
            values = " ".join(show_ticks(costs[level]) for level in LEVELS)
            file.write(f"{row}: {values}\n")
