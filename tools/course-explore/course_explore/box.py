# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs commands where they can do no harm: each in a process group that is killed
as a whole, with limits, without the environment, and as far as the system permits as
a user of its own and in namespaces that contain the tools and one directory.

util-linux sets the limits and the user, bubblewrap makes the namespaces.
"""

import asyncio
import contextlib
import ctypes
import dataclasses
import os
import shutil
import signal

from course_explore import scratch
from course_explore.errors import ExploreError

# Users of no account, of which systemd, too, takes some for a time.
FIRST_USER, NUM_USERS = 61184, 4336
# Of Linux.
PR_SET_CHILD_SUBREAPER = 36


@dataclasses.dataclass(frozen=True)
class Limits:
    """Of each command. Benchmarks take up to 2 s and 90 MB at -O2, and 3 processes."""

    # Of a processor. Where others compute, too, that takes longer.
    seconds: int = 20
    memory_bytes: int = 2 << 30
    processes: int = 16
    file_bytes: int = 32 << 20
    # What all passes change of a program that copy elision lets grow is 14 MB.
    output_bytes: int = 32 << 20

    @property
    def wait_seconds(self):
        """How long to wait for it."""
        return 3 * self.seconds


@dataclasses.dataclass(frozen=True)
class Walls:
    """What the system permits, besides limits: namespaces; another user."""

    has_namespaces: bool
    has_user: bool

    def missing(self):
        """What is not given, in words."""
        if not self.has_namespaces:
            yield "no namespaces (bubblewrap): commands see files, and the network"
        if not self.has_user and (is_root() or not self.has_namespaces):
            yield "no user of its own: the number of processes is not limited"


class Stopped(ExploreError):
    """A command did not keep a limit: "time", "output", or whatever the system kills
    for."""

    def __init__(self, limit, message):
        super().__init__(message)
        self.limit = limit


@dataclasses.dataclass(frozen=True)
class Result:
    """What a command did."""

    status: int
    output: str
    errors: str


class Box:
    """Runs commands of which all tools are in `directories`, which they may read."""

    def __init__(self, directories, limits=Limits(), walls=None):
        self.directories, self.limits = directories, limits
        self.walls = walls or Walls(shutil.which("bwrap") is not None, is_root())
        self.user = FIRST_USER + os.getpid() % NUM_USERS
        self.running = set()
        adopt_orphans()
        scratch.remove_leftovers(range(FIRST_USER, FIRST_USER + NUM_USERS))
        # As many commands at a time as there are processors; others wait.
        self.turn = asyncio.Semaphore(os.cpu_count() or 1)

    def namespaces(self, directory):
        """The command that makes them, up to the command to run."""
        words = ["bwrap", "--unshare-all", "--die-with-parent", "--dev", "/dev"]
        for path in ("/bin", "/lib", "/lib64"):
            if os.path.islink(path):
                words += ["--symlink", os.readlink(path), path]
            else:
                words += ["--ro-bind-try", path, path]
        # Fonts are for Graphviz.
        for path in ("/usr", "/etc/ld.so.cache", "/etc/fonts", *self.directories):
            words += ["--ro-bind-try", path, path]
        words += ["--bind", directory, directory, "--remount-ro", "/"]
        return words + ["--chdir", directory, "--"]

    def command(self, words, directory):
        """A command with all that confines it."""
        limits = self.limits
        result = ["setpriv", "--no-new-privs", "--pdeathsig", "KILL"]
        if self.walls.has_user:
            result += [f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups"]
        result += [
            "prlimit",
            f"--as={limits.memory_bytes}",
            f"--cpu={limits.seconds}",
            f"--fsize={limits.file_bytes}",
            "--nofile=256",
            "--core=0",
        ]
        # Of a user's processes; those of namespaces are counted apart.
        processes = f"--nproc={limits.processes}"
        if self.walls.has_namespaces:
            result += ["--", *self.namespaces(directory), "prlimit", processes]
        elif self.walls.has_user:
            result.append(processes)
        return [*result, "--", *words]

    def directory(self):
        """A new directory for commands, for a time."""
        return scratch.directory(self.user if self.walls.has_user else None)

    async def run(self, words, directory, text=""):
        """Runs a command in a directory, with a text or bytes as its input."""
        data = text if isinstance(text, bytes) else text.encode(errors="replace")
        async with self.turn:
            environment = {
                "PATH": "/usr/bin:/bin",
                "LANG": "C.UTF-8",
                "HOME": directory,
                "TMPDIR": directory,
            }
            start = asyncio.ensure_future(
                asyncio.create_subprocess_exec(
                    *self.command(words, directory),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    stderr=asyncio.subprocess.PIPE,
                    cwd=directory,
                    env=environment,
                    start_new_session=True,
                )
            )
            try:
                process = await asyncio.shield(start)
            except asyncio.CancelledError:
                # Nobody else knows of it.
                process = await start
                self.kill(process.pid)
                await process.wait()
                raise
            self.running.add(process.pid)
            work = asyncio.ensure_future(self.communicate(process, data))
            try:
                await asyncio.wait({work}, timeout=self.limits.wait_seconds)
                has_time = work.done()
            finally:
                # Also of a client that has hung up.
                self.kill(process.pid)
                await asyncio.shield(finish(process, work))
                self.running.discard(process.pid)
            return self.judge(os.path.basename(words[0]), process, has_time, work)

    async def communicate(self, process, data):
        """Gives a process its input, and reads what it writes."""
        return await asyncio.gather(
            self.read(process, process.stdout),
            self.read(process, process.stderr),
            write(process.stdin, data),
        )

    def judge(self, name, process, has_time, work):
        """The result of a command, if it kept the limits."""
        limits = self.limits
        if not has_time:
            message = f"{name} took more than {limits.wait_seconds} s"
            raise Stopped("time", message)
        output, errors, _ = work.result()
        if max(len(output), len(errors)) > limits.output_bytes:
            size = limits.output_bytes
            raise Stopped("output", f"{name} wrote more than {size >> 10} KB")
        if process.returncode in (-signal.SIGKILL, 128 + signal.SIGKILL):
            raise Stopped("kill", f"{name} was stopped: it took too much")
        return Result(
            process.returncode,
            output.decode(errors="replace"),
            errors.decode(errors="replace"),
        )

    async def read(self, process, stream):
        """What a process writes; who writes too much ends."""
        data = bytearray()
        while part := await stream.read(1 << 16):
            if len(data) <= self.limits.output_bytes:
                data += part
            else:
                self.kill(process.pid)
        return bytes(data)

    @staticmethod
    def kill(group):
        """Kills all that a command has started."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)

    def kill_all(self):
        """Kills all commands."""
        for group in self.running:
            self.kill(group)


async def write(stream, data):
    """Gives a process its input, of which it may not read all."""
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        stream.write(data)
        await stream.drain()
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        stream.close()
        await stream.wait_closed()


async def finish(process, work):
    """Waits until nothing is left of a process group that was killed."""
    # Unless something else has its pipes.
    await asyncio.wait({work}, timeout=1)
    work.cancel()
    await process.wait()
    for _ in range(200):
        try:
            # adopt_orphans() has made children of all that it started.
            while os.waitpid(-process.pid, os.WNOHANG) != (0, 0):
                pass
        except ChildProcessError:
            return
        await asyncio.sleep(0.005)


def adopt_orphans():
    """Lets processes whose parents have ended be waited for here: not every system's
    first process does that soon, and till then they count against the limit."""
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def is_root():
    """Whether commands can be given another user."""
    return os.geteuid() == 0


def tool_directories(bin_dir):
    """What the tools of a directory read: themselves, headers and libraries."""
    above = os.path.dirname(bin_dir)
    places = [os.path.join(above, name) for name in ("bin", "lib")]
    # In a build directory the headers are a link to those of the project.
    places.append(os.path.realpath(os.path.join(above, "lib/course/include")))
    return places


async def find_walls(directories, words):
    """The strongest walls behind which a command works."""
    kinds = [
        Walls(has_namespaces, has_user)
        for has_namespaces in (True, False)
        for has_user in (True, False)
        if (shutil.which("bwrap") or not has_namespaces) and (is_root() or not has_user)
    ]
    errors = ""
    for walls in kinds:
        box = Box(directories, walls=walls)
        with box.directory() as directory:
            result = await box.run(words, directory)
        if result.status == 0:
            return walls
        errors = result.errors
    raise ExploreError(f"cannot run '{' '.join(words)}': {errors.strip()}")
