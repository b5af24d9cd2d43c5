# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes failing programs small, and tests of them."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

import course_programs
from course_programs import Program, ProgramError
from configurations import ClangConfiguration, LlcConfiguration, VERIFY

REDUCTION_TIMEOUT_SECONDS = 1800

# What a reducer likes to introduce, and what makes any output right.
UNDEFINED_IN_IR = re.compile(r"\b(undef|poison|unreachable)\b")
BUILTIN_IN_IR = re.compile(rf"@({'|'.join(course_programs.BUILTINS)})\(")
# Warnings about C whose output is an accident.
STRICT_C = [
    "-fno-builtin",
    "-Wno-everything",
    "-Werror=uninitialized",
    "-Werror=sometimes-uninitialized",
    "-Werror=return-type",
    "-Werror=implicit-function-declaration",
    "-Werror=incompatible-pointer-types",
    "-Werror=int-conversion",
    "-Werror=array-bounds",
    "-Werror=main-return-type",
]


def check_strictly(native, path):
    """Fails for C that compiles only with warnings of the grave kind."""
    command = [native.clang, "-fsyntax-only", *STRICT_C, path]
    command += ["-I", course_programs.NATIVE_DIRECTORY]
    what = "strict compilation"
    course_programs.check(command, what, course_programs.COMPILE_TIMEOUT_SECONDS)


def rename_builtins(program, directory):
    """A copy of a program in IR for which malloc is a function like others: the
    optimiser must not doubt that its memory is zero."""
    with open(program.path, encoding="utf-8") as file:
        text = file.read()
    if UNDEFINED_IN_IR.search(text):
        raise ProgramError("the program has undefined values")
    path = os.path.join(directory, "renamed.ll")
    with open(path, "w", encoding="utf-8") as file:
        file.write(BUILTIN_IN_IR.sub(r"@course_\1(", text))
    if program.inputs[0] != os.devnull:
        shutil.copy(program.inputs[0], os.path.join(directory, "renamed.in"))
    return Program(path)


def is_sound(judge, program, configuration, expected, directory):
    """Whether what a program prints is no accident: two native builds and one
    one of ours that is not under suspicion agree. Reducers break programs."""
    try:
        if program.extension == ".ll":
            other = rename_builtins(program, directory)
        else:
            check_strictly(judge.native, program.path)
            other = Program(program.path)
        other.native_flags.append("-O2")
        course_programs.compare(expected, judge.expect(other, directory), "native")
    except ProgramError:
        return False
    reference = ClangConfiguration("-O1" if configuration.name == "-O0" else "-O0")
    failure, ended = judge.try_configuration(program, reference, expected, directory)
    return failure is None and ended


def still_fails(judge, program, configuration, like, directory):
    """Whether a program fails in a configuration like before."""
    expected = None
    if like.kind in ("run-time", "mismatch"):
        try:
            expected = judge.expect(program, directory)
        except ProgramError:
            return False
        if not expected.output:
            return False
    failure, _ = judge.try_configuration(program, configuration, expected, directory)
    if not failure or not failure.is_like(like):
        return False
    return expected is None or is_sound(
        judge, program, configuration, expected, directory
    )


class Reducer:
    """Reduces one failing program in a directory of its own."""

    def __init__(self, fuzz_command, llvm_directory, directory):
        self.fuzz_command, self.directory = fuzz_command, directory
        self.llvm_directory = llvm_directory

    def write_check(self, source, configuration, failure):
        """A script that says whether a file still fails; its path."""
        path = os.path.join(self.directory, "interesting.sh")
        command = [
            *self.fuzz_command,
            f"--configuration={configuration.name}",
            f"--kind={failure.kind}",
        ]
        command.append(f"--signature={failure.signature}")
        given = os.path.splitext(source)[0] + ".in"
        if os.path.exists(given):
            command.append(f"--input={given}")
        name = os.path.basename(source)
        with open(path, "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\n# Exit status 0: the program still fails.\n")
            file.write(f'exec {shlex.join(command)} --check "${{1:-{name}}}"\n')
        os.chmod(path, 0o755)
        return path

    def command(self, source, check):
        """The reducer for a file, or None if it is not installed."""
        if source.endswith(".c"):
            cvise = shutil.which("cvise")
            return cvise and [
                cvise,
                "--n=2",
                "--timeout=60",
                check,
                os.path.basename(source),
            ]
        tool = os.path.join(self.llvm_directory, "llvm-reduce")
        return os.path.exists(tool) and [
            tool,
            f"--test={check}",
            "--abort-on-invalid-reduction=false",
            "--max-pass-iterations=2",
            "-j=1",
            "-o",
            source + ".reduced",
            source,
        ]

    def reduce(self, source, configuration, failure):
        """The path of a smaller program that fails alike, or of the same one."""
        check = self.write_check(source, configuration, failure)
        command = self.command(source, check)
        if not command:
            print(f"fuzz: no reducer for {source} is installed", file=sys.stderr)
            return source
        with open(os.path.join(self.directory, "reducer.log"), "w") as log:
            try:
                subprocess.run(
                    command,
                    cwd=self.directory,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    timeout=REDUCTION_TIMEOUT_SECONDS,
                    check=False,
                )
            except subprocess.TimeoutExpired:
                pass
        reduced = source + ".reduced"
        return reduced if os.path.exists(reduced) else source


def shorten_input(judge, path):
    """Leaves as much of a program's input as it reads; what the program prints
    then, and the input."""
    program = Program(path)
    with tempfile.TemporaryDirectory() as scratch:
        expected = judge.expect(program, scratch)
        given = program.inputs[0]
        if given == os.devnull:
            return expected, ""
        with open(given, encoding="utf-8") as file:
            numbers = file.read().split()
        for count in range(len(numbers) + 1):
            with open(given, "w", encoding="utf-8") as file:
                file.write("\n".join(numbers[:count]) + "\n")
            try:
                if judge.expect(program, scratch) == expected:
                    break
            except ProgramError:
                continue
    return expected, " ".join(numbers[:count])


def test_text(source, configuration, failure, expected, given):
    """A file for the test suite: where it belongs, and its text."""
    with open(source, encoding="utf-8") as file:
        text = file.read()
    comment = "//" if source.endswith(".c") else ";"
    about = (
        f"{comment} Found by scripts/fuzz: {failure.kind} with {configuration.name}.\n"
    )
    if not isinstance(configuration, LlcConfiguration):
        return ("Run/c" if source.endswith(".c") else "Run/ll"), about + text
    flags = [flag for flag in configuration.flags if flag not in VERIFY]
    run = f"; RUN: llc -mtriple=course {shlex.join(flags)} %s -o "
    if expected is None:
        return "CodeGen/Course/regalloc", about + run + "/dev/null\n" + text
    about += run + "%t.s\n"
    about += f'; RUN: echo "{given}" | course-run --quiet %t.s | FileCheck %s\n'
    for index, line in enumerate(expected.output.splitlines()):
        about += f"; CHECK{'-NEXT' if index else ''}: {{{{^}}}}{line}{{{{$}}}}\n"
    return "CodeGen/Course/regalloc", about + "\n" + text
