# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is different between two runs of the same source."""

import dataclasses

from course_report.model import Numbers


@dataclasses.dataclass(frozen=True)
class Row:
    """A line or function in both runs."""

    key: tuple
    before: Numbers
    after: Numbers

    @property
    def difference(self):
        """Ticks of its own that the second run needs more."""
        return self.after.ticks - self.before.ticks


def rows(before, after):
    """The rows of two tables of numbers, by the size of the difference."""
    none = Numbers()
    found = [
        Row(key, before.get(key, none), after.get(key, none))
        for key in {**before, **after}
    ]
    return sorted(found, key=lambda row: (-abs(row.difference), row.key))


def lines(before, after):
    """The lines of two models."""
    return rows(before.lines, after.lines)


def functions(before, after):
    """The functions of two models."""
    return rows(before.functions, after.functions)
