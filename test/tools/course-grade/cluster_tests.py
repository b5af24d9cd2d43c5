# REQUIRES: own-user
# RUN: rm -rf %t && mkdir -p %t && cd %t
# RUN: %debian-python %s %S/Inputs %grade
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests of course-grade on workers that are processes of their own, with some that
die; and of ends before the end, which leave no process and lose no result."""

import os
import re
import signal
import subprocess
import sys
import unittest

sys.path.insert(0, sys.argv.pop(1))

from grading import GradeTest, is_running  # noqa: E402 (needs the path above)

PYTHON = "/usr/bin/python3"
COPY = "cp {source} {output}"


def slow(words):
    """A compiler that first waits, by a command that is known by its words."""
    return f"sh -c '{' '.join(words)}; cp {{source}} {{output}}'"


def endless_sleep():
    """A command that no other test has."""
    return ["sleep", f"1000.{os.getpid()}"]


class ClusterTest(GradeTest):
    """Can start a scheduler and workers."""

    # Of the scheduler.
    process = None

    def begin(self, *words):
        """Starts a process of dask until the test ends; its errors are in a file."""
        with open(self.directory / "log", "a", encoding="utf-8") as log:
            process = subprocess.Popen(
                [PYTHON, "-m", *words, "--no-dashboard"],
                stdout=log,
                stderr=log,
                cwd=self.directory,
            )

        def end():
            process.kill()
            process.wait()

        self.addCleanup(end)
        return process

    def scheduler(self):
        """Starts a scheduler at a free port, and returns its address."""
        where = ["--host", "127.0.0.1", "--port", "0", "--no-show"]
        self.process = self.begin("distributed.cli.dask_scheduler", *where)
        log = self.directory / "log"

        def find():
            found = re.search(r"Scheduler at: +(tcp://\S+)", log.read_text())
            return found and found[1]

        self.wait(find)
        return find()

    def worker(self, address):
        """Starts a worker."""
        return self.begin(
            "distributed.cli.dask_worker", address, "--nthreads", "1", "--no-nanny"
        )

    def check_complete(self, count):
        """Each job has one result."""
        keys = [result["key"] for result in self.results()]
        self.assertEqual((len(keys), len(set(keys))), (count, count))
        rows = self.rows().values()
        self.assertEqual([row["result"] for row in rows], ["ok"] * count)


class Workers(ClusterTest):
    """A scheduler with workers."""

    def test_worker_dies(self):
        """Nothing is lost or counted twice, and what the worker ran ends."""
        for index in range(6):
            self.program(f"p{index}", inputs=(str(index),))
        nap = ["sleep", f"0.4{os.getpid()}"]
        self.configure({"a": slow(nap), "b": slow(nap).replace("cp", "cp -f")})
        address = self.scheduler()
        workers = [self.worker(address) for _ in range(2)]
        process = self.start("--scheduler", address)
        self.wait(lambda: len(self.results()) >= 3)
        self.assertLess(len(self.results()), 12)
        workers[0].kill()
        self.finish(process)
        self.check_complete(12)
        self.assertFalse(is_running(nap))

    def test_all_workers_die(self):
        """A worker that comes later does the rest."""
        for index in range(3):
            self.program(f"p{index}", inputs=(str(index),))
        self.configure({"a": slow(["sleep", "0.3"])})
        address = self.scheduler()
        first = self.worker(address)
        process = self.start("--scheduler", address)
        self.wait(self.results)
        first.kill()
        self.worker(address)
        self.finish(process)
        self.check_complete(3)

    def test_interrupted(self):
        """Ctrl-C ends what workers run for this course-grade; the workers go on."""
        self.program("echo")
        command = endless_sleep()
        self.configure({"quick": COPY, "endless": slow(command)})
        address = self.scheduler()
        self.worker(address)
        process = self.start("--scheduler", address)
        self.wait(lambda: self.results() and is_running(command))
        process.send_signal(signal.SIGINT)
        _, errors = self.finish(process, 130)
        self.assertRegex(errors, "^course-grade: interrupted; what is done is in '.*'$")
        self.assertFalse(is_running(command))
        self.configure({"quick": COPY, "other": COPY.replace("cp", "cp -f")})
        self.grade("--scheduler", address)
        self.check_complete(2)

    def test_scheduler_dies(self):
        """One message, and what is done is kept."""
        self.program("echo")
        self.configure({"quick": COPY, "endless": slow(endless_sleep())})
        address = self.scheduler()
        self.worker(address)
        process = self.start("--scheduler", address)
        self.wait(lambda: self.results() and is_running(endless_sleep()))
        self.process.kill()
        _, errors = self.finish(process, 1)
        message = f"course-grade: error: the scheduler at '{address}' has gone\n"
        self.assertEqual(errors, message)
        self.assertEqual(len(self.results()), 1)

    def test_not_reachable(self):
        """No scheduler, no workers."""
        self.program("echo")
        self.configure({"quick": COPY})
        address = self.scheduler()
        _, errors = self.grade("--scheduler", address, status=1)
        self.assertEqual(errors, f"course-grade: error: no workers at '{address}'\n")
        _, errors = self.grade("--scheduler", "tcp://127.0.0.1:9", status=1)
        message = "cannot reach a scheduler at 'tcp://127.0.0.1:9': .*\n$"
        self.assertRegex(errors, "^course-grade: error: " + message)


class Local(ClusterTest):
    """Without a scheduler."""

    def end(self, number, status):
        """A signal in the middle; then the rest is done."""
        self.program("echo")
        command = endless_sleep()
        self.configure({"quick": COPY, "endless": slow(command)})
        process = self.start("-j", "1")
        self.wait(lambda: self.results() and is_running(command))
        process.send_signal(number)
        _, errors = self.finish(process, status)
        self.wait(lambda: not is_running(command))
        before = self.state.read_text()
        self.configure({"quick": COPY})
        self.grade()
        self.assertEqual(self.state.read_text(), before)
        self.check_complete(1)
        return errors

    def test_interrupted(self):
        """Ctrl-C and a signal to end."""
        for number in (signal.SIGINT, signal.SIGTERM):
            with self.subTest(number):
                self.state.unlink(missing_ok=True)
                errors = self.end(number, 130)
                message = "^course-grade: interrupted; what is done is in '.*'$"
                self.assertRegex(errors, message)

    def test_killed(self):
        """Even then nothing is left running."""
        self.end(signal.SIGKILL, -signal.SIGKILL)

    def test_two_at_once(self):
        """Only one can use a state."""
        self.program("echo")
        command = endless_sleep()
        self.configure({"endless": slow(command)})
        process = self.start()
        self.wait(lambda: is_running(command))
        _, errors = self.grade(status=1)
        message = "course-grade: error: '.*' is used by another course-grade\n"
        self.assertRegex(errors, message)
        process.send_signal(signal.SIGINT)
        self.finish(process, 130)


if __name__ == "__main__":
    unittest.main()
