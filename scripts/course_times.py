# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where the time of scripts/test goes."""

import collections
import os
import time

# Of the tests that took longest, how many are shown, and from how many seconds on.
SLOWEST = 10
SLOW_SECONDS = 10
# The parts of a test's name that say which tests it is added up with.
DEPTH = 2


def processor_seconds():
    """What all commands that have ended here have used of processors."""
    used = os.times()
    return used.children_user + used.children_system


class Stages:
    """How long each stage of a run took, and what it used of processors: the second
    says how much work it was even where others work, too."""

    def __init__(self, clock=time.monotonic, processors=processor_seconds):
        self.clock, self.processors = clock, processors
        self.since, self.used = clock(), processors()
        self.seconds, self.work = {}, {}

    def end(self, name):
        """A stage ends, and the next one begins."""
        now, used = self.clock(), self.processors()
        self.seconds[name], self.work[name] = now - self.since, used - self.used
        self.since, self.used = now, used

    def lines(self):
        """All stages."""
        yield f"seconds: {show(self.seconds)}"
        yield f"seconds of processors: {show(self.work)}"


def show(seconds):
    """Names and their seconds."""
    return ", ".join(f"{name} {number:.0f}" for name, number in seconds.items())


def slow_tests(tests):
    """Lines about tests as lit writes them in JSON, if any is slow: the sums of each
    directory, and the slowest ones. Some run beside each other, so that the sums are
    more than what the clock says."""
    seconds = {}
    for test in tests:
        name = test["name"].partition(" :: ")[2] or test["name"]
        seconds[name] = test.get("elapsed") or 0
    slowest = sorted(seconds, key=lambda name: (-seconds[name], name))[:SLOWEST]
    slowest = [name for name in slowest if seconds[name] >= SLOW_SECONDS]
    if not slowest:
        return
    directories = collections.Counter()
    for name, of_test in seconds.items():
        directories["/".join(name.split("/")[:-1][:DEPTH])] += of_test
    parts = [f"{of} {n:.0f}" for of, n in directories.most_common() if n >= 1]
    yield f"seconds by directory: {', '.join(parts)}"
    yield "seconds of the slowest tests: " + ", ".join(
        f"{name} {seconds[name]:.0f}" for name in slowest
    )
