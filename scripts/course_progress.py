# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How far something is, and how long it will take: for all scripts that take long.

On a terminal it is one line of standard error that is written anew; elsewhere plain
lines, the first after 5 s and the next ones each 15 s. What takes less is not worth a
line. COURSE_PROGRESS=off in the environment turns it off, =plain asks for plain lines.

For shell scripts: `course_progress.py WHAT --ninja` reads ninja's output, and
`--apt` the errors of apt-get with APT::Status-Fd=2. Both pass on what is no progress.
`--steps 2,7,9` passes on all lines; each one, or with `--match REGEX` each that it
matches, begins the next step of work, which took so many seconds when it was measured.
"""

import argparse
import os
import queue
import re
import sys
import threading
import time

FIRST_SECONDS = 5
PLAIN_EVERY_SECONDS = 15
TERMINAL_EVERY_SECONDS = 0.1
MAX_DETAIL = 40

NINJA = re.compile(r"^\[(\d+)/(\d+)\] (.*)$")
APT = re.compile(r"^(dlstatus|pmstatus):[^:]*:([\d.]+):(.*)$")
LIT = re.compile(r"^(\w+): (.*) \((\d+) of (\d+)\)$")
LIT_QUIET = {"PASS", "XFAIL", "UNSUPPORTED", "FLAKYPASS", "SKIPPED", "EXCLUDED"}
# Of apt's work, what downloads are taken to be.
DOWNLOAD_SHARE = 0.5


def show_seconds(seconds):
    """A time for people: `7 s`, `3:05`, `1:00:00`."""
    seconds = int(seconds + 0.5)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours}:{minutes:02}:{seconds:02}"
    return f"{minutes}:{seconds:02}" if minutes else f"{seconds} s"


class Progress:
    """Shows how much of some work is done; use it in a `with` statement.

    `what` names the work, `total` is the number of its parts; None if it is unknown.
    `seconds` is a limit after which the work ends in any case."""

    # pylint: disable=too-many-arguments,too-many-instance-attributes
    def __init__(self, what, total=None, seconds=None, stream=None, clock=None):
        self.what, self.total, self.seconds = what, total, seconds
        self.stream = stream or sys.stderr
        self.clock = clock or time.monotonic
        self.mode = os.environ.get("COURSE_PROGRESS", "")
        self.is_terminal = self.stream.isatty() and self.mode != "plain"
        self.done, self.detail = 0, ""
        self.begin = self.clock()
        wait = TERMINAL_EVERY_SECONDS if self.is_terminal else FIRST_SECONDS
        self.due = self.begin + wait
        self.is_shown = False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.hide()

    def add(self, parts):
        """There are more parts, or less."""
        self.total = (self.total or 0) + parts

    def advance(self, detail="", parts=1):
        """Some parts more are done; `detail` names the last one."""
        self.reach(self.done + parts, self.total, detail)

    def reach(self, done, total, detail=""):
        """So many of so many parts are done."""
        self.done, self.total, self.detail = done, total, detail
        if self.mode == "off" or self.clock() < self.due:
            return
        every = TERMINAL_EVERY_SECONDS if self.is_terminal else PLAIN_EVERY_SECONDS
        self.due = self.clock() + every
        start, end = ("\r\033[K", "") if self.is_terminal else ("", "\n")
        self.stream.write(f"{start}{self.text()}{end}")
        self.stream.flush()
        self.is_shown = self.is_terminal

    def hide(self):
        """Makes room on a terminal, for lines of others or at the end."""
        if self.is_shown:
            self.stream.write("\r\033[K")
            self.stream.flush()
            self.is_shown = False

    def seconds_left(self):
        """How long it will take if it goes on as before; None if nobody knows."""
        elapsed = self.clock() - self.begin
        times = []
        if self.seconds is not None:
            times.append(max(self.seconds - elapsed, 0))
        if self.total is not None and self.done:
            times.append(elapsed / self.done * max(self.total - self.done, 0))
        return min(times, default=None)

    def text(self):
        """The line."""
        of = "" if self.total is None else f" of {self.total:g}"
        left = self.seconds_left()
        time_left = "" if left is None else f", {show_seconds(left)} left"
        detail = self.detail[:MAX_DETAIL]
        return f"{self.what}: {self.done:g}{of}{time_left}" + (detail and f": {detail}")


class Steps(Progress):
    """Shows which step of some work is done, and how long it will take; tick() has to
    be called now and then. `expected` has the seconds that each step took once: what
    this computer takes follows from the steps before."""

    def __init__(self, what, expected, **options):
        super().__init__(what, len(expected), **options)
        self.expected = expected
        self.began = self.begin

    def start(self, detail):
        """The next step begins, the first one at first."""
        done = min(self.done + bool(self.detail), self.total - 1)
        self.began = self.clock()
        self.reach(done, self.total, detail)

    def tick(self):
        """Time goes on."""
        self.reach(self.done, self.total, self.detail)

    def wait(self, process):
        """Waits for a process that does the step; returns its exit status."""
        while process.poll() is None:
            time.sleep(TERMINAL_EVERY_SECONDS)
            self.tick()
        return process.returncode

    def seconds_left(self):
        """How long it will take if all steps to come are as much slower or faster as
        those before; None in a last step that takes longer."""
        before, ahead = self.expected[: self.done], self.expected[self.done :]
        scale = (self.began - self.begin) / sum(before) if sum(before) else 1
        left = ahead[0] * scale - (self.clock() - self.began)
        return max(left, 0) + sum(ahead[1:]) * scale or None


def follow_steps(what, expected, match, lines, output):
    """Reads lines that begin steps, and passes them on."""
    found = queue.Queue()

    def read():
        for line in lines:
            found.put(line)
        found.put(None)

    threading.Thread(target=read, daemon=True).start()
    with Steps(what, expected) as progress:
        while True:
            try:
                line = found.get(timeout=TERMINAL_EVERY_SECONDS)
            except queue.Empty:
                progress.tick()
                continue
            if line is None:
                return
            progress.hide()
            output.write(line)
            output.flush()
            if match.search(line):
                progress.start(line.strip().removeprefix(f"== {what}: "))


def follow_ninja(what, lines, output):
    """Reads what ninja prints. A line that says what is made is progress, unless it is
    followed by what a command said, which ninja then shows below it."""
    with Progress(what) as progress:
        last = None
        for line in lines:
            if found := NINJA.match(line):
                last = line
                progress.reach(int(found[1]), int(found[2]), found[3])
                continue
            progress.hide()
            output.write((last or "") + line)
            output.flush()
            last = None


def follow_apt(what, lines, output):
    """Reads errors, and what apt writes for programs; downloads count as one half."""
    with Progress(what) as progress:
        for line in lines:
            if found := APT.match(line):
                share = float(found[2]) * DOWNLOAD_SHARE
                if found[1] == "pmstatus":
                    share = 100 * DOWNLOAD_SHARE + float(found[2]) * (
                        1 - DOWNLOAD_SHARE
                    )
                progress.reach(round(share), 100, found[3].strip())
                continue
            progress.hide()
            output.write(line)
            output.flush()


def follow_lit(what, lines, output):
    """Reads what `lit -v` prints; passes on all but the names of tests that are as they
    should be."""
    with Progress(what) as progress:
        for line in lines:
            if found := LIT.match(line):
                progress.reach(int(found[3]), int(found[4]), found[2])
                if found[1] in LIT_QUIET:
                    continue
            progress.hide()
            output.write(line)
            output.flush()


def main():
    """Returns the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", help="what is done, for the beginning of lines")
    group = parser.add_mutually_exclusive_group(required=True)
    group.add_argument("--ninja", action="store_true", help="follow ninja")
    group.add_argument("--apt", action="store_true", help="follow apt-get")
    group.add_argument(
        "--steps",
        metavar="SECONDS,...",
        type=lambda text: [float(number) for number in text.split(",")],
        help="follow lines that begin steps",
    )
    parser.add_argument(
        "--match", metavar="REGEX", type=re.compile, default=re.compile("")
    )
    arguments = parser.parse_args()

    def follow(what, lines, output):
        if arguments.steps:
            follow_steps(what, arguments.steps, arguments.match, lines, output)
        else:
            kind = follow_ninja if arguments.ninja else follow_apt
            kind(what, lines, output)

    # Paths of files are bytes.
    sys.stdin.reconfigure(errors="replace")
    sys.stdout.reconfigure(errors="replace")
    try:
        follow(arguments.what, sys.stdin, sys.stdout)
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
