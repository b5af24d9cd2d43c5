# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What else a compilation shows, besides the assembly: remarks, the program after
each pass, the interference graph, and the report of a run."""

import json
import os
import re

from course_explore import compiler
from course_explore.errors import ExploreError

HERE = os.path.dirname(os.path.realpath(__file__))
REMARKS = (
    "-fsave-optimization-record",
    "-foptimization-record-file=clang.yaml",
    "-Xlinker",
    "--remarks=link.yaml",
)
GRAPHS = ("interference", "assignment")
DUMP = re.compile(r"^\*\*\* IR Dump After (.*) on (.*) \*\*\*$", re.M)


def file_stem(function):
    """How -course-regalloc-dot writes the name of a function."""
    return re.sub(
        rb"[^A-Za-z0-9_.]", lambda byte: b"-%02x" % byte[0][0], function.encode()
    ).decode()


def split_dumps(text):
    """Name and program of each pass that has changed something."""
    parts = DUMP.split(text)[1:]
    return [
        {"name": name, "text": dump.strip("\n") + "\n"}
        for name, dump in zip(parts[::3], parts[2::3])
    ]


class Views:
    """Made by the tools of a compiler."""

    def __init__(self, made_by, web):
        self.compiler, self.box, self.web = made_by, made_by.box, web

    async def compile(self, program, directory, *extra):
        """Compiles what must compile."""
        if program.language == "assembly":
            raise ExploreError("there is only the assembly, and nothing to compile")
        done = await self.compiler.compile(program, directory, extra)
        if done.status != 0:
            raise ExploreError("not compiled")
        return done

    async def inside(self, what, program, directory, result):
        """What inside.py writes."""
        script = os.path.join(HERE, "inside.py")
        name = compiler.NAMES[program.language]
        words = ["/usr/bin/python3", "-I", script, what, name, self.web]
        done = await self.box.run(words, directory)
        if done.status != 0:
            raise ExploreError(done.errors.strip() or f"no {what}")
        return compiler.read_file(directory, result, self.box.limits.file_bytes)

    async def remarks(self, program):
        """Line, kind, pass, function and text of each remark."""
        with self.box.directory() as directory:
            await self.compile(program, directory, *REMARKS)
            text = await self.inside("remarks", program, directory, "remarks.json")
        return {"remarks": json.loads(text)}

    async def report(self, program):
        """The page of course-report for a run."""
        with self.box.directory() as directory:
            if program.language == "assembly":
                compiler.write_file(directory, compiler.ASSEMBLY, program.source)
            else:
                await self.compile(program, directory, *REMARKS)
            done = await self.compiler.execute(program, directory)
            if not os.path.lexists(os.path.join(directory, "prog.json")):
                raise ExploreError(done.errors.strip() or "not a valid program")
            return await self.inside("report", program, directory, "report.html")

    async def passes(self, program, function):
        """A function after each pass that has changed it."""
        if not compiler.FUNCTION.fullmatch(function):
            raise ExploreError(f"'{function}' is no name of a function")
        options = ["-mllvm", "-print-changed=quiet"]
        options += ["-mllvm", f"-filter-print-funcs={function}"]
        with self.box.directory() as directory:
            done = await self.compile(program, directory, *options)
        return {"passes": split_dumps(done.errors)}

    async def graph(self, program, function, kind):
        """A drawing of what the register allocator has seen or done."""
        with self.box.directory() as directory:
            options = ["-mllvm", "-course-regalloc-dot=."]
            await self.compile(program, directory, *options)
            name = f"{file_stem(function)}.{kind}.dot"
            if not os.path.lexists(os.path.join(directory, name)):
                raise ExploreError(
                    f"no graph of '{function}': the register allocator of this level "
                    "makes none"
                )
            done = await self.box.run(["dot", "-Tsvg", name], directory)
        if done.status != 0:
            raise ExploreError(f"dot: {done.errors.strip()}")
        return {"svg": done.output}
