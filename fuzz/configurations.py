# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Configurations to compile a program in, and what can go wrong in them."""

import dataclasses
import json
import os
import re
import shlex

import course_programs
from course_programs import ProgramError

LEVELS = ("-O0", "-O1", "-O2", "-O3")
VERIFY = ("-verify-machineinstrs", "-verify-regalloc")

# What a compiler that fails properly says instead of dying.
REFUSALS = re.compile(
    r"is not supported|are not supported|is too large|more than|"
    r"registers for its arguments|not enough"
)
CRASHES = re.compile(
    r"PLEASE submit a bug report|Stack dump|Assertion|LLVM ERROR|UNREACHABLE|"
    r"due to signal|exit status -|Cannot select"
)
VERIFIERS = re.compile(
    r"Bad machine code|machine code errors|register allocation of|allocated code"
)
# What makes two crashes different ones: the text without numbers and names.
TELLING_LINE = re.compile(r"Assertion|LLVM ERROR|UNREACHABLE|Bad machine code|error:")
VARIABLE_PART = re.compile(r"0x[0-9a-f]+|\d+|'[^']*'|/\S+")


@dataclasses.dataclass(frozen=True)
class Failure:
    """What went wrong: its kind, what identifies it, and all that was said."""

    kind: str
    signature: str
    text: str

    def is_like(self, other):
        """Whether both are the same mistake, as far as can be told."""
        return (self.kind, self.signature) == (other.kind, other.signature)


def signature(text):
    """The telling line of a message without what varies."""
    for line in text.splitlines():
        if TELLING_LINE.search(line):
            return VARIABLE_PART.sub("#", line.split("Assertion")[-1])[:160]
    return ""


def classify_compilation(error):
    """The failure of a compilation."""
    text = str(error)
    if "no end after" in text:
        kind = "hang"
    elif VERIFIERS.search(text):
        kind = "verifier"
    elif CRASHES.search(text):
        kind = "crash"
    elif REFUSALS.search(text):
        kind = "refused"
    else:
        kind = "error"
    return Failure(kind, signature(text), text)


def classify_run(error):
    """The failure of a run; None if it only took too long."""
    text = str(error)
    if "exit status 124" in text or "no end after" in text:
        return None
    kind = "run-time" if "exit status" in text else "mismatch"
    return Failure(kind, "", text)


class ClangConfiguration:
    """clang at one level, as users call it, or with more flags."""

    def __init__(self, name):
        self.name = name
        self.flags = shlex.split(name)
        for flag in VERIFY:
            self.flags += ["-mllvm", flag]

    def compile(self, machine, program, output):
        """Compiles a program."""
        machine.compile(program, self.flags, output)


class ProfileConfiguration(ClangConfiguration):
    """clang with a profile of the program's input; or, so that nothing is what was
    expected, with numbers in it that are larger by 1 than what the program reads."""

    def __init__(self, flags, is_other):
        super().__init__(flags)
        self.name = ("other-profile " if is_other else "profile ") + flags
        self.is_other = is_other

    def record(self, machine, program, directory):
        """Profiles; none if the program runs for too long without being optimized."""
        try:
            profiles = machine.record(program, self.flags, directory)
        except ProgramError as error:
            if classify_run(error) is None:
                return []
            raise
        for path in profiles if self.is_other else []:
            with open(path, encoding="utf-8") as file:
                profile = json.load(file)
            reads = [(number + 1) % 2**64 for number in profile["first-reads"]]
            with open(path, "w", encoding="utf-8") as file:
                json.dump({**profile, "first-reads": reads}, file)
        return profiles

    def compile(self, machine, program, output):
        """Records a program and compiles it."""
        profiles = self.record(machine, program, os.path.dirname(output))
        used = ["-mllvm", "-course-profile=" + ",".join(profiles)] if profiles else []
        machine.compile(program, [*self.flags, *used], output)


class LlcConfiguration:
    """llc with flags: on IR as it is, optimized by what `-course-passes` in the flags says
    at most, or of what clang -O2 makes of a program."""

    def __init__(self, flags, raw):
        self.flags, self.raw = shlex.split(flags), raw
        if raw and "-course-passes=" not in flags:
            self.flags.append("-course-passes=")
        self.name = ("llc-raw " if raw else "llc ") + flags

    def compile(self, machine, program, output):
        """Compiles a program."""
        module = program.path
        if not self.raw:
            module = output + ".ll"
            if not os.path.exists(module):
                machine.optimize(program, ["-O2"], module)
        flags = ["-mtriple=course", *self.flags, *VERIFY]
        machine.generate(module, flags, output)


def make_configuration(name):
    """The configuration of that name."""
    if name.startswith("llc-raw "):
        return LlcConfiguration(name[len("llc-raw ") :], raw=True)
    if name.startswith("llc "):
        return LlcConfiguration(name[len("llc ") :], raw=False)
    for is_other, prefix in enumerate(("profile ", "other-profile ")):
        if name.startswith(prefix) and name[len(prefix) :].split(" ")[0] in LEVELS:
            return ProfileConfiguration(name[len(prefix) :], bool(is_other))
    if name.split(" ")[0] not in LEVELS:
        raise ValueError(f"no configuration: '{name}'")
    return ClangConfiguration(name)


class Judge:
    """Compiles and runs programs natively and on the machine."""

    def __init__(self, native, machine):
        self.native, self.machine = native, machine

    def expect(self, program, directory):
        """What a program has to print, for its one input."""
        executable = os.path.join(directory, program.name + ".native")
        self.native.compile(program, executable)
        return self.native.execute(executable, program.inputs[0], "native run")

    def try_configuration(self, program, configuration, expected, directory):
        """The failure of a program in one or None; and whether it ran to its
        end. `expected` is None if it need only be compiled."""
        assembly = os.path.join(directory, program.name + ".s")
        try:
            configuration.compile(self.machine, program, assembly)
        except ProgramError as error:
            return classify_compilation(error), False
        if expected is None:
            return None, True
        try:
            result = self.machine.execute(
                assembly,
                program.inputs[0],
                configuration.name,
                is_text=program.is_text,
                check_incoming=True,
            )
            course_programs.compare(expected, result, configuration.name)
        except ProgramError as error:
            failure = classify_run(error)
            return failure, failure is not None
        return None, True
