# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans for scripts/tune: what one could decide, how one is written, and the jobs of
workers, which compile a program by a plan and run it.

A plan is here a dictionary: `option NAME` or `FUNCTION CHECKSUM NUMBER NAME` leads to
the value that replaces the compiler's own, and `run NUMBER...` to TAKEN. docs/tune.md
describes its text."""

import dataclasses
import math
import os
import shlex
import subprocess
import tempfile

import course_programs
from course_programs import ProgramError

OPTION = "option "
RUN = "run "
TAKEN = "taken"
HEADER = "course-plan 1"

# A plan may make a program that is this much slower to run; it is no candidate.
STEPS_FACTOR = 4
# To compile by a plan may take this much longer, and some seconds.
TIME_FACTOR = 8
LEAST_SECONDS = 20


@dataclasses.dataclass
class Setting:
    """What all jobs of one program have in common; paths are those of the worker."""

    source: str
    inputs: list
    flags: list
    tools: list
    seconds: float = course_programs.COMPILE_TIMEOUT_SECONDS
    steps: int = course_programs.MACHINE_MAX_STEPS

    def program(self):
        """The program with its inputs."""
        program = course_programs.Program(self.source)
        if self.inputs:
            program.inputs = self.inputs
        return program


def is_global(key):
    """Whether a decision is one of the whole program."""
    return key.startswith((OPTION, RUN))


def write_global(key, value):
    """The line of such a decision."""
    return key if key.startswith(RUN) else f"{key} {value}"


def write_plan(plan, comments=()):
    """The text of a plan."""
    lines = [HEADER, *(f"# {comment}" for comment in comments)]
    lines += [write_global(key, plan[key]) for key in sorted(plan) if is_global(key)]
    functions = {}
    for key in sorted(key for key in plan if not is_global(key)):
        function, loop = key.rsplit(" ", 2)[0], key.rsplit(" ", 2)[1:]
        functions.setdefault(function, []).append((int(loop[0]), loop[1], plan[key]))
    for function, loops in functions.items():
        lines.append(f"function {function}")
        lines += ["loop " + " ".join(map(str, loop)) for loop in sorted(loops)]
    return "\n".join(lines) + "\n"


def read_places(text):
    """What -course-plan-places wrote: decisions with the values to try."""
    places, function = {}, None
    for line in text.splitlines()[1:]:
        kind, *words = line.split()
        if kind == "option":
            places[OPTION + words[0]] = words[1:]
        elif kind == "function":
            function = " ".join(words)
        else:
            places[f"{function} {words[0]} {words[1]}"] = words[2:]
    return places


def compile_plan(setting, plan, directory, more=()):
    """Compiles by a plan; gives the assembly's path."""
    path, output = (os.path.join(directory, name) for name in ("plan", "out.s"))
    with open(path, "w", encoding="utf-8") as file:
        file.write(write_plan(plan))
    runner = course_programs.MachineRunner(setting.tools, setting.seconds)
    flags = [*setting.flags, "-mllvm", f"-course-plan={path}", *more]
    runner.compile(setting.program(), flags, output)
    return output


def places(job):
    """A job: what can be decided once the options of a plan are."""
    setting, plan = job
    try:
        with tempfile.TemporaryDirectory() as directory:
            found = os.path.join(directory, "places")
            more = ["-mllvm", f"-course-plan-places={found}"]
            compile_plan(setting, plan, directory, more)
            with open(found, encoding="utf-8") as file:
                return read_places(file.read())
    except ProgramError:
        return None


def runs(setting):
    """Decisions for what the program reads first from its inputs."""
    program, reads = setting.program(), []
    with tempfile.TemporaryDirectory() as directory:
        assembly = compile_plan(setting, {}, directory)
        runner = course_programs.MachineRunner(setting.tools)
        profile = os.path.join(directory, "profile.json")
        for path in program.inputs:
            options = {"profile": profile, "is_text": program.is_text}
            runner.execute(assembly, path, program.name, **options)
            reads.append(course_programs.read_profile(profile).first_reads)
    return {RUN + " ".join(map(str, read)): [TAKEN] for read in reads if read}


def execute(setting, assembly, program, path):
    """Runs on one input: the report, or None where it takes too many steps."""
    runner = course_programs.MachineRunner(setting.tools, max_steps=setting.steps)
    with tempfile.NamedTemporaryFile("r", suffix=".stats") as stats:
        command = runner.command(assembly, stats.name, is_text=program.is_text)
        with open(path, "rb") as stdin:
            done = subprocess.run(
                command, stdin=stdin, capture_output=True, check=False
            )
        if done.returncode == course_programs.LIMIT_STATUS:
            return None
        if done.returncode:
            raise ProgramError(
                f"{program.name}: exit status {done.returncode}\n"
                f"$ {shlex.join(command)} < {path}\n"
                f"{done.stderr.decode(errors='replace')}"
            )
        output = done.stdout.decode(errors="replace")
        return course_programs.read_result(output, stats.read(), program.name)


def measure(job):
    """A job: the results by input, or None if the plan is no candidate."""
    setting, plan = job
    program = setting.program()
    with tempfile.TemporaryDirectory() as directory:
        try:
            assembly = compile_plan(setting, plan, directory)
        except ProgramError:
            if not plan:
                raise
            return None
        results = []
        for path in program.inputs:
            result = execute(setting, assembly, program, path)
            if result is None:
                return None
            results.append(result)
        return results


def stop(_):
    """Jobs that are cancelled end by themselves, within a compilation's time."""


def ratio(results, base):
    """The geometric mean of the costs, relative to others."""
    logs = [math.log(r.ticks / b.ticks) for r, b in zip(results, base)]
    return math.exp(sum(logs) / len(logs))
