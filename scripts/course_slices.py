#!/usr/bin/env python3
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which part of a large set of combinations a run takes.

The last commit gives a number; by that and its name each program gets one of the
combinations that are not always run. So each run takes a part, the same one each
time for the same commit, and commits take all of them in the long run.

COURSE_SLICE=N in the environment takes another part, COURSE_SLICE=all everything.

usage: course_slices.py N: writes those lines of the input that a run takes which
takes each line of every Nth commit, about.
"""

import hashlib
import os
import subprocess
import sys

VARIABLE = "COURSE_SLICE"
# Those that no level has by default.
ALLOCATORS = ("basic", "greedy", "pbqp", "fast")
VERIFY = ["-mllvm", "-verify-machineinstrs"]
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def last_commit():
    """A number that the last commit gives; 0 where git knows of none."""
    command = ["git", "-C", ROOT, "rev-parse", "--verify", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return 0
    return int(done.stdout[:7], 16) if done.returncode == 0 else 0


class Slice:
    """What to take of each set."""

    def __init__(self, text=None):
        text = text or os.environ.get(VARIABLE) or str(last_commit())
        self.is_all = text == "all"
        if not self.is_all and not text.isdecimal():
            raise ValueError(f"{VARIABLE}: '{text}' is no number, and not 'all'")
        self.number = 0 if self.is_all else int(text)

    def __str__(self):
        return "all" if self.is_all else str(self.number)

    def choose(self, name, items):
        """The items to take for a name: one of them, or all."""
        if self.is_all or not items:
            return list(items)
        # What is chosen for one name says nothing of others.
        digest = hashlib.sha256(f"{self.number} {name}".encode()).hexdigest()
        return [items[int(digest, 16) % len(items)]]

    def takes(self, name, every):
        """Whether it is the turn of a name, which comes one time in so many."""
        return 0 in self.choose(name, range(every))

    def take_turns(self, programs, every):
        """The programs whose turn it is; if it is nobody's, the first one."""
        taken = [p for p in programs if self.takes(f"{p.name} turn", every)]
        return taken or programs[:1]

    def configurations(self, name, has_allocators):
        """The flags of each compilation of a small program: -O0, and every other time
        one more: by turns -O1 or what takes ten times as long; that by turns with the
        verifier, for up to twice the time."""
        costly = [["-O2"], ["-O3"]]
        if has_allocators:
            flags = [f"-regalloc={allocator}" for allocator in ALLOCATORS]
            chosen = self.choose(f"{name} allocator", flags)
            costly += [["-O2", "-mllvm", flag] for flag in chosen]
        costly = self.choose(name, costly)
        optimized = self.choose(f"{name} level", [["-O1"], *costly])
        optimized = optimized if self.takes(f"{name} optimized", 2) else []
        verify = self.choose(f"{name} verifier", [[], VERIFY])[-1]
        return [["-O0", *VERIFY]] + [[*flags, *verify] for flags in optimized]


def main():
    """Filters lines."""
    part, every = Slice(), int(sys.argv[1])
    for line in sys.stdin:
        if part.takes(line.rstrip("\n"), every):
            print(line, end="")


if __name__ == "__main__":
    main()
