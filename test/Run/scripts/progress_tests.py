# RUN: env COURSE_PROGRESS= %python %s %scripts
"""Tests of scripts/course_progress.py: what it says, when, and how scripts use it."""

import io
import os
import pty
import subprocess
import sys
import time
import unittest

SCRIPTS = sys.argv.pop()
sys.path.insert(0, SCRIPTS)

import course_progress  # noqa: E402 (needs the path above)


class Stream(io.StringIO):
    """A stream that is a terminal, or not."""

    def __init__(self, is_terminal):
        super().__init__()
        self.is_terminal = is_terminal

    def isatty(self):
        return self.is_terminal


class Shown(unittest.TestCase):
    """Progress over a time that the test sets."""

    def setUp(self):
        self.now = 100.0

    def make(self, is_terminal, **options):
        """Progress of some work, and where it shows it."""
        stream = Stream(is_terminal)
        options |= {"stream": stream, "clock": lambda: self.now}
        return course_progress.Progress("work", **options), stream

    def steps(self, progress, count, seconds):
        """Does so many parts, each of which takes so long."""
        for number in range(count):
            self.now += seconds
            progress.advance(f"part {number}")

    def test_plain(self):
        """Lines after 5 s, and each 15 s."""
        progress, stream = self.make(False, total=40)
        self.steps(progress, 40, 1)
        progress.hide()
        wanted = [
            "work: 5 of 40, 35 s left: part 4",
            "work: 20 of 40, 20 s left: part 19",
            "work: 35 of 40, 5 s left: part 34",
        ]
        self.assertEqual(stream.getvalue().splitlines(), wanted)

    def test_short(self):
        """What takes less than 5 s is not worth a line."""
        progress, stream = self.make(False, total=40)
        self.steps(progress, 40, 0.1)
        self.assertEqual(stream.getvalue(), "")

    def test_terminal(self):
        """One line, ten times a second, that is gone in the end."""
        progress, stream = self.make(True, total=300)
        with progress:
            self.steps(progress, 100, 0.05)
        shown = stream.getvalue().split("\r\033[K")
        self.assertEqual((shown[0], shown[-1]), ("", ""))
        self.assertEqual(shown[-2], "work: 100 of 300, 10 s left: part 99")
        self.assertIn(len(shown), range(34, 53))

    def test_limit(self):
        """The time left is what is left of a limit, if that ends first."""
        progress, stream = self.make(False, seconds=60)
        self.steps(progress, 5, 1)
        self.assertEqual(stream.getvalue(), "work: 5, 55 s left: part 4\n")
        progress, stream = self.make(False, total=10, seconds=3600)
        self.steps(progress, 1, 30)
        self.assertEqual(stream.getvalue(), "work: 1 of 10, 4:30 left: part 0\n")

    def test_unknown(self):
        """Nobody knows how long it takes."""
        progress, stream = self.make(False)
        self.steps(progress, 2, 5)
        self.assertEqual(stream.getvalue(), "work: 1: part 0\n")

    def test_steps(self):
        """Steps to come are as much slower as those before were."""
        stream = Stream(False)
        progress = course_progress.Steps(
            "work", [10, 10, 5], stream=stream, clock=lambda: self.now
        )
        for name, seconds in (("one", 20), ("two", 16), ("three", 15)):
            progress.start(name)
            for _ in range(seconds):
                self.now += 1
                progress.tick()
        wanted = [
            "work: 0 of 3, 20 s left: one",  # As fast as expected.
            "work: 0 of 3, 15 s left: one",
            "work: 1 of 3, 15 s left: two",  # The first took twice as long.
            "work: 2 of 3: three",  # Nobody knows any more.
        ]
        self.assertEqual(stream.getvalue().splitlines(), wanted)

    def test_off(self):
        """Environment variables turn it off, or terminals to plain lines."""
        for mode, wanted in (
            ("off", ""),
            ("plain", "work: 1 of 2, 6 s left: part 0\n"),
        ):
            os.environ["COURSE_PROGRESS"] = mode
            try:
                progress, stream = self.make(True, total=2)
                self.steps(progress, 1, 6)
            finally:
                os.environ["COURSE_PROGRESS"] = ""
            self.assertEqual(stream.getvalue(), wanted)

    def test_seconds(self):
        """How times are written."""
        times = [course_progress.show_seconds(s) for s in (0.4, 59, 60, 125, 3661)]
        self.assertEqual(times, ["0 s", "59 s", "1:00", "2:05", "1:01:01"])


class Follows(unittest.TestCase):
    """What shell scripts pipe through it."""

    def follow(self, options, text):
        """What is passed on, and what is shown on a terminal."""
        # Where the computer is busy, it takes its time to start.
        for seconds in (0.5, 2, 8):
            passed, shown = self.follow_after(options, text, seconds)
            if shown:
                break
        return passed, shown

    def follow_after(self, options, text, seconds):
        """The same, with so much time after the first line."""
        main, other = pty.openpty()
        command = [sys.executable, f"{SCRIPTS}/course_progress.py", "it", *options]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=other
        ) as done:
            os.close(other)
            # Before this no line of progress is due.
            head, *rest = text.splitlines(keepends=True)
            done.stdin.write(head.encode())
            done.stdin.flush()

            time.sleep(seconds)
            passed, _ = done.communicate("".join(rest).encode())
        shown = b""
        try:
            while part := os.read(main, 4096):
                shown += part
        except OSError:
            pass
        os.close(main)
        self.assertEqual(done.returncode, 0)
        return passed.decode(), shown.decode()

    def test_ninja(self):
        """What a command says comes with the line that says what it makes."""
        text = "[1/4] one\n[2/4] two\na warning\n[3/4] three\nFAILED: x\n"
        passed, shown = self.follow(["--ninja"], text)
        self.assertEqual(passed, "[2/4] two\na warning\n[3/4] three\nFAILED: x\n")
        self.assertRegex(shown, r"it: 2 of 4, \d+ s left: two")
        self.assertTrue(shown.endswith("\r\033[K"))

    def test_apt(self):
        """Downloads are one half; errors are passed on."""
        text = "dlstatus:1:10.0:Retrieving\npmstatus:a:50.0:Unpacking a\nE: no\n"
        passed, shown = self.follow(["--apt"], text)
        self.assertEqual(passed, "E: no\n")
        self.assertRegex(shown, r"it: 75 of 100, \d+ s left: Unpacking a")

    def test_steps(self):
        """Lines that begin steps, and others, are passed on."""
        options = ["--steps", "8,40", "--match", "^== "]
        text = "== it: first\nsaid\n== it: second\n"
        passed, shown = self.follow(options, text)
        self.assertEqual(passed, text)
        self.assertRegex(shown, r"it: 0 of 2, \d+ s left: first")

    def test_lit(self):
        """Tests that fail are named, with what they say."""
        lines = ["-- Testing: 3 tests\n", "PASS: Course :: a.ll (1 of 3)\n"]
        lines += ["FAIL: Course :: b.ll (2 of 3)\n", "why\n"]
        lines += ["UNSUP" + "PORTED: Course :: c.ll (3 of 3)\n", "\n", "  Passed: 1\n"]
        output = io.StringIO()
        course_progress.follow_lit("test", lines, output)
        kept = [line for line in lines if "a.ll" not in line and "c.ll" not in line]
        self.assertEqual(output.getvalue(), "".join(kept))


if __name__ == "__main__":
    unittest.main()
