# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is different between two runs of the same source."""

import collections
import dataclasses
import os

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


def align_files(before, after):
    """Gives source files of the second profile the names that the first one has for
    them, since one may have been compiled elsewhere."""
    known = [file.name for file in before.files]
    names = match([file.name for file in after.files], known, os.path.basename)
    # One that was copied has another name, but what is in it is the same.
    sums = [
        {file.checksum: file.name for file in found.files if file.checksum}
        for found in (before, after)
    ]
    for checksum, name in sums[1].items():
        if name not in names and name not in known and checksum in sums[0]:
            names[name] = sums[0][checksum]
    after.files[:] = [
        dataclasses.replace(file, name=names.get(file.name, file.name))
        for file in after.files
    ]


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
    """The functions of two models; one of them may not know files."""
    names = match(after.functions, before.functions, lambda key: key[1])
    renamed = {names.get(key, key): n for key, n in after.functions.items()}
    return rows(before.functions, renamed)
