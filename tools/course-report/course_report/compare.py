# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is different between runs of the same source; the first one is what the others
are compared with."""

import collections
import dataclasses
import os

from course_report.model import Numbers


@dataclasses.dataclass(frozen=True)
class Row:
    """A line or function in all runs."""

    key: tuple
    numbers: tuple

    @property
    def ticks(self):
        """Its own cost in each run."""
        return [numbers.ticks for numbers in self.numbers]

    @property
    def difference(self):
        """Ticks of its own that another run needs more than the first one: of the
        other runs the one that differs most."""
        first, *others = self.ticks
        return max((ticks - first for ticks in others), key=abs)


def stem(path):
    """The name of a file without its suffix."""
    return os.path.splitext(os.path.basename(path))[0]


def labels(profiles):
    """What to call each profile of a comparison: the shortest of its names that
    tells it from the others."""
    if len(profiles) == 2:
        return ["before", "after"]
    for names in (
        [stem(profile.program) for profile in profiles],
        [stem(profile.path) for profile in profiles],
        [profile.path for profile in profiles],
    ):
        if len(set(names)) == len(names):
            return names
    return [str(number) for number in range(1, len(profiles) + 1)]


def match(names, others, key):
    """From each of some names to the one of others with the same key, if it has no
    such name itself, and if neither side has another one with that key."""
    by_key = [collections.defaultdict(list), collections.defaultdict(list)]
    for found, side in zip(by_key, (names, others)):
        for name in side:
            found[key(name)].append(name)
    pairs = ((mine, by_key[1].get(k, [])) for k, mine in by_key[0].items())
    return {
        mine[0]: theirs[0]
        for mine, theirs in pairs
        if len(mine) == len(theirs) == 1 and mine[0] != theirs[0]
    }


def align_files(first, *others):
    """Gives source files of the other profiles the names that those before have for
    them, since one may have been compiled elsewhere."""
    known = {file.name: file.checksum for file in first.files}
    for other in others:
        names = match([file.name for file in other.files], known, os.path.basename)
        # One that was copied has another name, but what is in it is the same.
        of_sum = {checksum: name for name, checksum in known.items() if checksum}
        sums = {file.checksum: file.name for file in other.files}
        for checksum, name in sums.items():
            if name not in names and name not in known and checksum in of_sum:
                names[name] = of_sum[checksum]
        other.files[:] = [
            dataclasses.replace(file, name=names.get(file.name, file.name))
            for file in other.files
        ]
        for file in other.files:
            known.setdefault(file.name, file.checksum)


def main_file(profile):
    """The source file that `main` is in, or None if that is not known."""
    for stack in profile.locations:
        if stack and stack[-1].function == "main":
            return profile.files[stack[-1].file]
    return None


def find_difference(before, after):
    """In what the sources of two profiles differ, whose files are aligned, or None if
    they are of the same source for all that is known."""
    old, new = ({file.name: file for file in p.files} for p in (before, after))
    for name in sorted(old.keys() & new.keys()):
        sums = {old[name].checksum, new[name].checksum} - {""}
        if len(sums) > 1:
            return f"'{name}' is not the same in both"
    mains = [main_file(profile) for profile in (before, after)]
    if all(mains) and mains[0].name != mains[1].name:
        return f"'main' is in '{mains[0].name}' and in '{mains[1].name}'"
    return None


def rows(*tables):
    """The rows of tables of numbers, one for each run, by the size of the
    difference."""
    none = Numbers()
    found = [
        Row(key, tuple(table.get(key, none) for table in tables))
        for key in {key: None for table in tables for key in table}
    ]
    return sorted(found, key=lambda row: (-abs(row.difference), row.key))


def lines(*models):
    """The lines of models."""
    return rows(*(model.lines for model in models))


def functions(*models):
    """The functions of models; some of them may not know files."""
    first, *others = models
    tables, known = [first.functions], dict(first.functions)
    for model in others:
        names = match(model.functions, known, lambda key: key[1])
        tables.append({names.get(key, key): n for key, n in model.functions.items()})
        known.update(tables[-1])
    return rows(*tables)
