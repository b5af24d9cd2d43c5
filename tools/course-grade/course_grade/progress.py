# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How far it is, and for how long it may take: on a terminal one line that changes,
elsewhere a line from time to time."""

import time

# Who has not waited that long need not be told.
QUIET_SECONDS = 5
TERMINAL_SECONDS, PLAIN_SECONDS = 0.2, 10


def duration(seconds):
    """Seconds, in words."""
    seconds = max(0, round(seconds))
    if seconds < 60:
        return f"{seconds} s"
    minutes, seconds = divmod(seconds, 60)
    if minutes < 60:
        return f"{minutes} min {seconds} s"
    return f"{minutes // 60} h {minutes % 60} min"


class Progress:
    """Counts jobs that have ended, and says so."""

    def __init__(self, stream, clock=time.monotonic):
        self.stream, self.clock = stream, clock
        self.is_terminal = stream.isatty()
        self.start = clock()
        self.last, self.width = None, 0
        self.total = self.done = 0

    def add(self, jobs):
        """There are more jobs."""
        self.total += jobs

    def advance(self):
        """A job has ended."""
        self.done += 1
        now = self.clock()
        elapsed = now - self.start
        pause = TERMINAL_SECONDS if self.is_terminal else PLAIN_SECONDS
        is_due = self.last is None or now - self.last >= pause
        if elapsed <= QUIET_SECONDS or not is_due:
            return
        self.last = now
        left = elapsed / self.done * (self.total - self.done)
        text = f"{self.done} of {self.total} jobs, {duration(left)} left"
        if self.is_terminal:
            self.stream.write("\r" + text.ljust(self.width))
            self.width = len(text)
        else:
            self.stream.write(text + "\n")
        self.stream.flush()

    def finish(self):
        """Leaves the line of a terminal empty."""
        if self.width:
            self.stream.write("\r" + " " * self.width + "\r")
            self.stream.flush()
            self.width = 0
