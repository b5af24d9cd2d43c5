# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The running total of random testing, kept in a table of Markdown."""

import dataclasses
import re

FIRST_SEED = 10_000_000
TITLE = """# What random testing has run

`scripts/fuzz --record` adds to this; [README.md](README.md) explains it. A failure that
is counted has been seen, not how often its cause was met again.

| generator | programs | left out | compilations | failures |
|---|---|---|---|---|
"""
ROW = re.compile(r"^\| (\w+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", re.M)
SUMMARY = re.compile(r"^Hours: ([\d.]+)\. Next seed: (\d+)\.$", re.M)


@dataclasses.dataclass
class Totals:
    """What all runs together have done."""

    # Programs, left out, compilations and failures of each generator.
    rows: dict
    hours: float = 0.0
    next_seed: int = FIRST_SEED

    def text(self):
        """The table."""
        rows = dict(sorted(self.rows.items()))
        if rows:
            rows["all"] = [sum(column) for column in zip(*rows.values())]
        lines = [
            f"| {name} | {' | '.join(map(str, row))} |" for name, row in rows.items()
        ]
        end = f"\n\nHours: {self.hours:.1f}. Next seed: {self.next_seed}.\n"
        return TITLE + "\n".join(lines) + end


def read(path):
    """The totals in a file; none if it does not exist."""
    if not path.exists():
        return Totals({})
    text = path.read_text(encoding="utf-8")
    summary = SUMMARY.search(text)
    if not summary:
        raise ValueError(f"{path} is not what scripts/fuzz --record has written")
    rows = {row[0]: [int(n) for n in row[1:]] for row in ROW.findall(text)}
    rows.pop("all", None)
    return Totals(rows, float(summary[1]), int(summary[2]))


def add(path, outcomes, seconds, next_seed):
    """Adds a run to the totals in a file."""
    result = read(path)
    for outcome in outcomes:
        row = result.rows.setdefault(outcome.name.split("-")[0], [0, 0, 0, 0])
        row[0] += 1
        row[1] += outcome.skipped is not None
        row[2] += outcome.num_configurations
        row[3] += len(outcome.findings)
    result.hours += seconds / 3600
    result.next_seed = max(result.next_seed, next_seed)
    path.write_text(result.text(), encoding="utf-8")
