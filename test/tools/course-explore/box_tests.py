# REQUIRES: course-web
# RUN: %debian-python %s %explore-package
"""Tests of what confines commands, with each kind of wall that there is here."""

import asyncio
import dataclasses
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

sys.path.insert(0, sys.argv.pop())

from course_explore import box, scratch  # noqa: E402 (needs the path above)
from course_explore.errors import ExploreError  # noqa: E402

LIMITS = box.Limits(
    seconds=6, memory_bytes=1 << 28, processes=12, file_bytes=1 << 20, output_bytes=5000
)
ROOT = os.geteuid() == 0


def all_walls():
    """What this system permits."""
    users = (True, False) if ROOT else (False,)
    namespaces = (True, False) if shutil.which("bwrap") else (False,)
    return [box.Walls(n, u) for n in namespaces for u in users]


def run(walls, script, limits=LIMITS):
    """Runs a shell script in a box."""

    async def inside():
        confined = box.Box([], limits, walls)
        with confined.directory() as directory:
            return await confined.run(["/bin/sh", "-c", script], directory, "input\n")

    return asyncio.run(inside())


# Makes a directory as boxes have them, says where, and does not end.
MAKER = """
import sys, time
sys.path.insert(0, sys.argv[1])
from course_explore import box, scratch
scratch.above = lambda: sys.argv[2]
with box.Box([]).directory() as directory:
    open(directory + "/prog.c", "w").close()
    print(directory, flush=True)
    time.sleep(1000)
"""


class Leftovers(unittest.TestCase):
    """Directories of processes that were killed."""

    def test_killed(self):
        """The next one removes them; what somebody uses, or made just now, stays."""
        above = self.enterContext(tempfile.TemporaryDirectory())
        self.enterContext(mock.patch.object(scratch, "above", lambda: above))
        command = [sys.executable, "-c", MAKER, sys.path[0], above]
        makers, made = [], []
        for _ in range(2):
            # pylint: disable=consider-using-with
            makers.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
            self.addCleanup(makers[-1].stdout.close)
            self.addCleanup(makers[-1].wait)
            self.addCleanup(makers[-1].kill)
            made.append(makers[-1].stdout.readline().strip())
        link = os.path.join(scratch.above(), scratch.PREFIX + str(os.getpid()))
        os.symlink(made[1], link)
        self.addCleanup(os.unlink, link)
        makers[0].kill()
        makers[0].wait()
        scratch.remove_leftovers([])
        self.assertTrue(os.path.exists(made[0]))
        with mock.patch.object(scratch, "SECONDS_TO_LOCK", -1):
            box.Box([])
        self.assertFalse(os.path.exists(made[0]))
        self.assertTrue(os.path.exists(made[1] + "/prog.c"))
        self.assertTrue(os.path.islink(link))


class Limited(unittest.TestCase):
    """Whatever the walls, limits hold."""

    def each(self, check):
        """Checks with all kinds of walls."""
        for walls in all_walls():
            with self.subTest(walls):
                check(walls)

    def test_works(self):
        """Input, output and status come through."""

        def check(walls):
            done = run(walls, "cat; echo oh >&2; exit 3")
            self.assertEqual((done.status, done.output), (3, "input\n"))
            self.assertEqual(done.errors, "oh\n")

        self.each(check)

    def test_time(self):
        """Who waits and who computes is stopped."""

        def check(walls):
            limits = dataclasses.replace(LIMITS, seconds=1)
            with self.assertRaisesRegex(ExploreError, "sh took more than 3 s"):
                run(walls, "sleep 60", limits)
            with self.assertRaisesRegex(ExploreError, "sh (was stopped|took more)"):
                run(walls, "while :; do :; done", limits)

        self.each(check)

    def test_output(self):
        """A flood of output is stopped, on both streams."""

        def check(walls):
            for script in ("yes", "yes >&2"):
                with self.assertRaisesRegex(ExploreError, "sh wrote more than"):
                    run(walls, script)

        self.each(check)

    def test_memory(self):
        """More memory than the limit is not given."""

        def check(walls):
            script = "python3 -c 'bytearray(1 << 29)' 2>&1 | tail -n 1"
            self.assertEqual(run(walls, script).output, "MemoryError\n")

        self.each(check)

    def test_files(self):
        """A file does not become larger than the limit."""

        def check(walls):
            script = "head -c 3000000 /dev/zero > f; stat -c %s f"
            self.assertEqual(run(walls, script).output, f"{1 << 20}\n")

        self.each(check)

    def test_processes(self):
        """The number of processes is limited, as far as the walls promise."""

        def check(walls):
            if any("number of processes" in w for w in walls.missing()):
                return
            script = "for i in $(seq 40); do sleep 1 & done"
            self.assertRegex(run(walls, script).errors, "(?i)cannot fork")

        self.each(check)

    def test_nothing_left(self):
        """What a command has started ends with it."""

        def check(walls):
            mark = f"9{os.getpid()}"
            run(walls, f"sleep {mark} >/dev/null 2>&1 & echo")
            self.assertFalse(is_running(mark))

        self.each(check)

    def test_environment(self):
        """The environment is the box's own."""
        os.environ["COURSE_SECRET"] = "secret"

        def check(walls):
            self.assertNotIn("secret", run(walls, "env; cat /proc/$$/environ").output)

        self.each(check)

    def test_cancelled(self):
        """Who is not waited for any more ends."""

        async def start_and_cancel(walls, mark):
            confined = box.Box([], LIMITS, walls)
            with confined.directory() as directory:
                words = ["/bin/sh", "-c", f"sleep {mark}; :"]
                task = asyncio.ensure_future(confined.run(words, directory))
                while not is_running(mark):
                    self.assertFalse(task.done(), task)
                    await asyncio.sleep(0.01)
                task.cancel()
                with self.assertRaises(asyncio.CancelledError):
                    await task

        def check(walls):
            mark = f"8{os.getpid()}"
            asyncio.run(start_and_cancel(walls, mark))
            self.assertFalse(is_running(mark))

        self.each(check)


def is_running(mark):
    """Whether there is a `sleep` with an argument."""
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/cmdline", "rb") as file:
                if file.read().split(b"\0")[:2] == [b"sleep", mark.encode()]:
                    return True
        except (FileNotFoundError, ProcessLookupError):
            continue
    return False


@unittest.skipUnless(any(w.has_namespaces for w in all_walls()), "no namespaces")
class Enclosed(unittest.TestCase):
    """With namespaces, there is nothing else to see."""

    def check(self, script, expected):
        """Compares what a script writes in namespaces."""
        for walls in all_walls():
            if walls.has_namespaces:
                with self.subTest(walls):
                    self.assertEqual(run(walls, script).output, expected)

    def test_files(self):
        """No file of the system but programs, and none to write."""
        self.check("ls /etc/passwd /home /root /proc/self /sys; pwd > /x; ls /x", "")
        self.check("touch /usr/x /dev/shm/../../x && echo; touch here && echo y", "y\n")

    def test_network(self):
        """No network, not even this computer."""
        count = "import socket; print(len(socket.if_nameindex()))"
        self.check(f"python3 -c '{count}'", "1\n")
        self.check("cat < /dev/tcp/127.0.0.1/1", "")

    def test_processes(self):
        """No other processes."""
        self.check(f"kill -0 {os.getpid()} && echo seen", "")


if __name__ == "__main__":
    unittest.main()
