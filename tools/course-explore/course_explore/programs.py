# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The examples and benchmarks that a page offers."""

import os
import shlex
import sys

HERE = os.path.dirname(os.path.realpath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
sys.path.insert(0, os.path.join(ROOT, "scripts"))

import course_programs  # noqa: E402 (needs the path)

FOLDERS = ("examples", "benchmarks")
LANGUAGES = {".c": "c", ".cpp": "c++", ".ll": "ir"}


def read_text(path):
    """A file of the project."""
    with open(path, encoding="utf-8") as file:
        return file.read()


class Programs:
    """All of them, by name; no name is a path."""

    def __init__(self):
        self.known = {
            f"{folder}/{program.name}": program
            for folder in FOLDERS
            for program in course_programs.discover(os.path.join(ROOT, folder))
        }

    def names(self):
        """The names of all."""
        return list(self.known)

    def get(self, name):
        """A program with its inputs, or None."""
        program = self.known.get(name)
        if program is None:
            return None
        return {
            "source": read_text(program.path),
            "language": LANGUAGES[program.extension],
            "options": shlex.join(program.machine_flags),
            "isText": program.is_text,
            "inputs": {
                program.input_name(path): read_text(path) for path in program.inputs
            },
        }
