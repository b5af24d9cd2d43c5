# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where the time of scripts/test goes."""

import collections
import time

# Of the tests that took longest, how many are shown, and from how many seconds on.
SLOWEST = 10
SLOW_SECONDS = 10
# The parts of a test's name that say which tests it is added up with.
DEPTH = 2


class Stages:
    """How long each stage of a run took."""

    def __init__(self, clock=time.monotonic):
        self.clock = clock
        self.since = clock()
        self.seconds = {}

    def end(self, name):
        """A stage ends, and the next one begins."""
        now = self.clock()
        self.seconds[name] = now - self.since
        self.since = now

    def line(self):
        """All stages."""
        parts = [f"{name} {seconds:.0f}" for name, seconds in self.seconds.items()]
        return f"seconds: {', '.join(parts)}"


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
