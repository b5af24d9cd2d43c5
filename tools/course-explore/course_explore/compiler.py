# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles and runs programs of people who are not trusted with files.

Options are those of a list. Clang sees the program and the headers, and nothing
else: a file system of its own (-ivfsoverlay) has no other files. So that holds
without namespaces, too.
"""

import dataclasses
import json
import os
import re
import shlex
import stat

from course_explore.errors import ExploreError

# What a program is called, by its language.
NAMES = {"c": "prog.c", "c++": "prog.cpp", "ir": "prog.ll", "assembly": "prog.s"}
ASSEMBLY = "prog.s"
MAX_STEPS = 1_000_000_000
# The machine's memory; its default would be more than a box has.
MAX_MACHINE_BYTES = 1 << 28

SWITCHES = (
    "asynchronous-unwind-tables|builtin|common|delete-null-pointer-checks|"
    "associative-math|fast-math|finite-loops|finite-math-only|inline|"
    "inline-functions|jump-tables|math-errno|merge-all-constants|"
    "optimize-sibling-calls|reciprocal-math|reroll-loops|short-enums|signed-char|"
    "signed-zeros|slp-vectorize|strict-aliasing|strict-overflow|trapping-math|trapv|"
    "unroll-loops|unsigned-char|vectorize|wrapv"
)
# None of these names a file; values have no slash, no dot and no comma.
OPTIONS = re.compile(
    r"-O[0-3sz]?|-g|-w|-pedantic|-ansi|-mcpu=[a-z0-9-]+|-std=[a-z0-9+:]+"
    r"|-W[a-z0-9+-]*(=[a-z0-9+-]+)?|-f(no-)?(" + SWITCHES + r")"
    r"|-[DU][A-Za-z_]\w*(=[ -~]*)?",
    re.ASCII,
)
LLVM_OPTIONS = re.compile(
    r"-regalloc=[a-z]+|-course-[a-z-]+(=[A-Za-z0-9-]*)?"
    r"|-course-passes=[a-z0-9<>(),;=-]*"
)
FUNCTION = re.compile(r"[\w.$-]+", re.ASCII)

DIAGNOSTIC = re.compile(
    r"^(?:prog\.\w+:(\d+):(?:(\d+):)? )?(?:fatal )?(error|warning|note): (?:prog\.\w+"
    r":(\d+):(\d+): )?(.*)$",
    re.M,
)


@dataclasses.dataclass(frozen=True)
class Program:
    """A program to compile, its options as on a command line, and its input."""

    source: str
    language: str = "c"
    options: str = ""
    input: str = ""
    is_text: bool = False


def split_options(text):
    """The words of options, if all are of the list."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise ExploreError(f"options: {str(error).lower()}") from error
    is_value = False
    for word in words:
        if not (LLVM_OPTIONS if is_value else OPTIONS).fullmatch(word):
            if is_value or word != "-mllvm":
                raise ExploreError(
                    f"option '{word}' is not one that a page may pass to the compiler"
                )
        is_value = word == "-mllvm" and not is_value
    if is_value:
        raise ExploreError("option '-mllvm' needs a value")
    return words


def diagnostics(messages):
    """What a compiler said of lines: line, column, kind and text."""
    found = []
    for line, column, kind, line2, column2, text in DIAGNOSTIC.findall(messages):
        found.append([int(line or line2 or 0), int(column or column2 or 0), kind, text])
    return found


def write_file(directory, name, text):
    """Writes a file of a program."""
    path = os.path.join(directory, name)
    with open(path, "w", encoding="utf-8", errors="replace") as file:
        file.write(text)


def read_file(directory, name, limit):
    """The text of a file that a command made; it may not be a link to another."""
    path = os.path.join(directory, name)
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    except OSError as error:
        raise ExploreError(f"no '{name}' was made: {error.strerror}") from error
    with open(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise ExploreError(f"'{name}' is no file")
        data = file.read(limit + 1)
    if len(data) > limit:
        raise ExploreError(f"'{name}' has more than {limit >> 20} MB")
    return data.decode(errors="replace")


class Compiler:
    """The tools of a directory, in a box."""

    def __init__(self, bin_dir, box):
        self.bin_dir, self.box = bin_dir, box

    def tool(self, name):
        """The path of a tool."""
        return os.path.join(self.bin_dir, name)

    def overlay(self, directory, name):
        """The file system that clang sees, as it is described to it."""

        def entry(kind, path):
            return {"type": kind, "name": path, "external-contents": path}

        above = os.path.dirname(self.bin_dir)
        headers = [os.path.join(above, "lib", name) for name in ("course", "clang")]
        return json.dumps(
            {
                "version": 0,
                "redirecting-with": "redirect-only",
                "use-external-names": False,
                "roots": [entry("file", os.path.join(directory, name))]
                + [entry("directory-remap", path) for path in headers],
            }
        )

    async def compile(self, program, directory, extra=()):
        """Compiles a program to prog.s; the result has what the compiler said."""
        name = NAMES[program.language]
        words = split_options(program.options)
        write_file(directory, name, program.source)
        command = [self.tool("clang"), "--target=course", "-g", *words, *extra]
        command += ["-fno-crash-diagnostics", "-fno-color-diagnostics"]
        command += ["-Wno-override-module"]
        # IR names no files to read, and clang would say that it has no use for one.
        if program.language != "ir":
            write_file(directory, "overlay.json", self.overlay(directory, name))
            command += ["-ivfsoverlay", "overlay.json"]
        return await self.box.run([*command, name, "-o", ASSEMBLY], directory)

    async def assembly(self, program):
        """The assembly of a program, and what the compiler said."""
        if program.language == "assembly":
            return {"assembly": program.source, "messages": "", "diagnostics": []}
        with self.box.directory() as directory:
            done = await self.compile(program, directory)
            text = None
            if done.status == 0:
                text = read_file(directory, ASSEMBLY, self.box.limits.output_bytes)
        return {
            "assembly": text,
            "messages": done.errors,
            "diagnostics": diagnostics(done.errors),
        }

    async def execute(self, program, directory):
        """Runs prog.s of a directory on the machine, with a profile."""
        command = [self.tool("course-run"), "--json", "--stats=stats.json"]
        command += ["--profile=prog.json", f"--max-steps={MAX_STEPS}"]
        command += [f"--max-memory={MAX_MACHINE_BYTES}"]
        command += ["--text"] * program.is_text
        processors = re.findall(r"(?<!\S)-mcpu=(\S+)", program.options)
        command += [f"--cpu={name}" for name in processors[-1:]]
        return await self.box.run([*command, ASSEMBLY], directory, program.input)

    async def run(self, program):
        """What an assembly program wrote and cost, and which lines cost how much."""
        split_options(program.options)
        with self.box.directory() as directory:
            write_file(directory, ASSEMBLY, program.source)
            done = await self.execute(program, directory)
            limit = self.box.limits.file_bytes
            has_run = os.path.exists(os.path.join(directory, "stats.json"))
            if has_run and not os.path.exists(os.path.join(directory, "prog.json")):
                raise ExploreError(done.errors.strip() or "no profile was made")
            texts = [
                read_file(directory, name, limit) if has_run else "{}"
                for name in ("stats.json", "prog.json")
            ]
        report, profile = (json.loads(text) for text in texts)
        rows = profile.get("instructions", {}).get("rows", [])
        return {
            "output": done.output,
            "messages": done.errors,
            "report": report,
            "lines": [row[:4] for row in rows if row[1]],
        }
