# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What workers do: compile one program by one compiler and run it with all inputs, or
find what the program has to write. Jobs and results are plain data.

A job has `run` (whose it is), `program` and `inputs` (paths), `bin_dir`, `limits`
(seconds, memory_mb, steps); to grade also `command`, `reads`, `files` (of a compiler,
its command first), `cpu` and `expected` (what each input gives: output and status, or
None for what is not known); to find what to expect natively also `native_dir`.
"""

import asyncio
import contextlib
import functools
import os
import re
import resource
import shlex
import subprocess
import threading
import time

import course_programs
from course_explore import box, compiler
from course_explore.errors import ExploreError

from course_grade.errors import GradeError

# What became of a program with an input.
OK = "ok"
WRONG = "wrong output"
RUN_ERROR = "run-time error"
TIME_OUT = "time-out"
MEMORY = "out of memory"
TOO_MUCH = "too much output"
CRASH = "crash"
INVALID = "invalid assembly"
COMPILE_ERROR = "compile error"
COMPILE_TIME_OUT = "compile time-out"
COMPILER_CRASH = "compiler crash"
# Worst last.
FAILURES = (
    WRONG,
    RUN_ERROR,
    TIME_OUT,
    MEMORY,
    TOO_MUCH,
    CRASH,
    INVALID,
    COMPILE_ERROR,
    COMPILE_TIME_OUT,
    COMPILER_CRASH,
)

ASSEMBLY, STATS = "prog.s", "stats"
MAX_MESSAGE = 2000
PLACEHOLDER = re.compile(r"\{([a-z]+)\}")

# By run: the boxes in which something may run, and the runs that were stopped.
_boxes, _stopped = {}, set()
_lock = threading.Lock()


class Failed(Exception):
    """A program failed; `status` tells how."""

    def __init__(self, status, message):
        super().__init__(message)
        self.status = status


class Interrupted(Exception):
    """Nobody waits for the result."""


def stop(run):
    """Ends all commands of a run, and lets it begin no others."""
    _stopped.add(run)
    for _ in range(500):
        with _lock:
            left = list(_boxes.get(run, ()))
        if not left:
            return
        # Again, since one may just have begun a command.
        for confined in left:
            confined.kill_all()
        time.sleep(0.02)


def substitute(words, values):
    """A command with values, which are lists of words, for its placeholders."""
    result = []
    for word in words:
        whole = PLACEHOLDER.fullmatch(word)
        if whole:
            result += values[whole[1]]
        else:
            result.append(
                PLACEHOLDER.sub(lambda found: shlex.join(values[found[1]]), word)
            )
    return result


@functools.lru_cache
def find_walls(bin_dir):
    """What confines commands on this computer."""
    probe = [os.path.join(bin_dir, "course-run"), "--print-costs"]
    return asyncio.run(box.find_walls(box.tool_directories(bin_dir), probe))


def missing_walls(bin_dir):
    """What does not confine them, in words."""
    return list(find_walls(bin_dir).missing())


@functools.lru_cache
def check_readable(bin_dir, reads, files):
    """Refuses a compiler of which the user of boxes, who is no account's, cannot read
    all files: it is not the compiler that is wrong then."""
    directories = [*box.tool_directories(bin_dir), *reads]
    confined = box.Box(directories, walls=find_walls(bin_dir))
    script = 'for path; do [ -r "$path" ] || { echo "$path"; exit 1; }; done'
    with confined.directory() as directory:
        words = ["/bin/sh", "-c", script, "sh", *files]
        done = asyncio.run(confined.run(words, directory))
    if done.status != 0:
        path = done.output.strip() or files[0]
        raise GradeError(
            f"'{path}' cannot be read by the user as whom compilers run"
            f" here{': ' * bool(done.errors)}{done.errors.strip()}"
        )


def check_limits(limits):
    """Refuses limits that cannot be set here: it is not the compiler that is wrong
    then."""
    for name, kind, unit in (
        ("seconds", resource.RLIMIT_CPU, 1),
        ("memory_mb", resource.RLIMIT_AS, 1 << 20),
    ):
        most = resource.getrlimit(kind)[1]
        if most != resource.RLIM_INFINITY and limits[name] * unit > most:
            raise GradeError(
                f"limits: {name} is {limits[name]}, but this host permits {most // unit}"
            )


class Room:
    """A box for one job."""

    def __init__(self, job, directories):
        self.run_name = job["run"]
        check_limits(job["limits"])
        limits = box.Limits(
            seconds=job["limits"]["seconds"],
            memory_bytes=job["limits"]["memory_mb"] << 20,
            output_bytes=8 << 20,
        )
        self.box = box.Box(directories, limits, find_walls(job["bin_dir"]))

    @contextlib.contextmanager
    def directory(self):
        """A new directory, in which commands of this job may run."""
        with _lock:
            _boxes.setdefault(self.run_name, set()).add(self.box)
        try:
            with self.box.directory() as path:
                yield path
        finally:
            with _lock:
                _boxes[self.run_name].discard(self.box)

    def run(self, words, directory, data=b""):
        """Runs a command; what it does wrong is an error with its kind."""
        if self.run_name in _stopped:
            raise Interrupted
        start = time.monotonic()
        try:
            return asyncio.run(self.box.run(words, directory, data))
        except box.Stopped as error:
            if self.run_name in _stopped:
                raise Interrupted from error
            seconds = self.box.limits.seconds
            if error.limit == "output":
                raise Failed(TOO_MUCH, str(error)) from error
            # Who is killed earlier has not used up the time of a processor.
            if error.limit == "kill" and time.monotonic() - start < seconds:
                raise Failed(CRASH, str(error)) from error
            message = f"{os.path.basename(words[0])} took more than {seconds} s"
            raise Failed(TIME_OUT, message) from error

    def run_native(self, directory, words, what, _timeout, stdin=None):
        """Runs a command for NativeRunner in a directory."""
        data = stdin.read() if stdin else b""
        try:
            done = self.run(words, directory, data)
        except Failed as error:
            raise course_programs.ProgramError(f"{what}: {error}") from error
        status = done.status - 128 if 128 < done.status < 160 else None
        return subprocess.CompletedProcess(
            words,
            done.status if status is None else -status,
            done.output.encode(),
            done.errors.encode(),
        )


def read_bytes(path):
    """An input."""
    with open(path, "rb") as file:
        return file.read()


def copy_source(program, directory):
    """Copies a program to where commands run, whose user may not read where it is;
    returns the path of the copy."""
    path = os.path.join(directory, "prog" + program.extension)
    with open(path, "xb") as file:
        file.write(read_bytes(program.path))
    return path


def expect_native(job):
    """What a program gives natively with each input, or an error."""
    program = course_programs.Program(job["program"])
    room = Room(job, [course_programs.NATIVE_DIRECTORY])
    outputs = []
    try:
        with room.directory() as directory:
            runs = functools.partial(room.run_native, directory)
            runner = course_programs.NativeRunner(job["native_dir"], runs=runs)
            program.path = copy_source(program, directory)
            executable = os.path.join(directory, "native")
            runner.compile(program, executable)
            for path in job["inputs"]:
                what = f"{program.name} {program.input_name(path)}".strip()
                result = runner.execute(executable, path, f"{what}: native run")
                outputs.append([result.output, result.status])
    except course_programs.ProgramError as error:
        return {"error": str(error).strip()[:MAX_MESSAGE]}
    return {"outputs": outputs}


def compile_program(room, job, program):
    """The assembly of a program."""
    source = "prog" + program.extension
    with room.directory() as directory:
        copy_source(program, directory)
        values = {
            "source": [source],
            "output": [ASSEMBLY],
            "flags": program.machine_flags,
        }
        try:
            done = room.run(substitute(job["command"], values), directory)
        except Failed as error:
            kinds = {TIME_OUT: COMPILE_TIME_OUT, CRASH: COMPILER_CRASH}
            kind = kinds.get(error.status, COMPILE_ERROR)
            raise Failed(kind, str(error)) from error
        said = done.errors.strip() or done.output.strip()
        if done.status < 0 or done.status > 128:
            number = -done.status if done.status < 0 else done.status - 128
            raise Failed(COMPILER_CRASH, f"signal {number}\n{said}".strip())
        if done.status != 0:
            raise Failed(COMPILE_ERROR, said or f"exit status {done.status}")
        try:
            limit = room.box.limits.file_bytes
            return compiler.read_file(directory, ASSEMBLY, limit)
        except ExploreError as error:
            raise Failed(COMPILE_ERROR, f"{error}\n{said}".strip()) from error


def run_program(room, job, program, assembly, path):
    """What a program wrote, returned and cost with an input."""
    runner = course_programs.MachineRunner(
        [job["bin_dir"]], max_steps=job["limits"]["steps"]
    )
    options = {"cpu": job["cpu"], "is_text": program.is_text}
    # A directory of its own: there is nothing in it that a compiler has left.
    with room.directory() as directory:
        compiler.write_file(directory, ASSEMBLY, assembly)
        words = runner.command(ASSEMBLY, STATS, **options)
        # The heap and the calls may each have that much; both grow by copying.
        words.insert(1, f"--max-memory={room.box.limits.memory_bytes // 4}")
        done = room.run(words, directory, read_bytes(path))
        if done.status != 0:
            is_limit = "steps" in done.errors.partition("\n")[0]
            kinds = {
                124: TIME_OUT if is_limit else MEMORY,
                125: RUN_ERROR,
                126: INVALID,
            }
            raise Failed(kinds.get(done.status, CRASH), done.errors.strip())
        limit = room.box.limits.file_bytes
        stats = compiler.read_file(directory, STATS, limit)
    return course_programs.read_result(done.output, stats, program.name)


def judge(result, expected):
    """The case of a result: what it cost, if it is what is expected."""
    if expected is not None:
        output, status = expected
        # Files say nothing about what main returns.
        status = result.status if status is None else status
        wanted = course_programs.Result(output, status)
        try:
            course_programs.compare(wanted, result, "")
        except course_programs.ProgramError as error:
            raise Failed(WRONG, str(error).removeprefix(": ")) from error
    case = {
        "status": OK,
        "ticks": result.ticks,
        "steps": int(result.report["steps"]),
        "message": "",
    }
    if expected is None:
        case["result"] = [result.output, result.status]
    return case


def failure(error):
    """The case of a program that failed."""
    message = str(error)
    if len(message) > MAX_MESSAGE:
        message = message[:MAX_MESSAGE] + " ..."
    return {"status": error.status, "ticks": None, "steps": None, "message": message}


def grade(job):
    """The cases of a program and a compiler, in the order of the inputs."""
    program = course_programs.Program(job["program"])
    check_readable(job["bin_dir"], tuple(job["reads"]), tuple(job["files"]))
    room = Room(job, [*box.tool_directories(job["bin_dir"]), *job["reads"]])
    try:
        assembly = compile_program(room, job, program)
    except Failed as error:
        return {"cases": [failure(error) for _ in job["inputs"]]}
    cases = []
    for path, expected in zip(job["inputs"], job["expected"]):
        try:
            result = run_program(room, job, program, assembly, path)
            cases.append(judge(result, expected))
        except Failed as error:
            cases.append(failure(error))
    return {"cases": cases}
