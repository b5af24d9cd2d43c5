# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the assembly and the source files of a profile, and checks that they are
what the program was made of."""

import hashlib
import os
import zlib

from course_report.errors import ReportError


def read_bytes(path):
    """What is in a file."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        raise ReportError(f"cannot read '{path}': {error.strerror}") from error


def lines_of(data):
    """The lines of a file, whatever bytes it has."""
    text = data.decode("utf-8", errors="replace")
    lines = text.split("\n")
    return [line.rstrip("\r") for line in lines[: -1 if lines[-1] == "" else None]]


def assembly_lines(profile, path=None):
    """The lines of the assembly that was run: of a given file, or of the one that
    the profile names, seen from here or from where the profile is, or beside that."""
    if path is None:
        directory = os.path.dirname(profile.path)
        seen_from_there = os.path.join(directory, profile.program)
        beside = os.path.join(directory, os.path.basename(profile.program))
        places = (profile.program, seen_from_there, beside)
        found = [name for name in places if os.path.isfile(name)]
        if not found:
            raise ReportError(
                f"cannot read '{profile.program}', which '{profile.path}' is of; "
                "--assembly says where it is"
            )
        path = found[0]
    data = read_bytes(path)
    if f"crc32:{zlib.crc32(data):08x}" != profile.checksum:
        raise ReportError(
            f"'{path}' is not, or no longer, the assembly that '{profile.path}' is of"
        )
    lines = lines_of(data)
    if any(not 0 < entry.line <= len(lines) for entry in profile.instructions):
        raise ReportError(f"'{profile.path}' is damaged: a line is not in '{path}'")
    return lines


class Sources:
    """Source files by their names in debug information."""

    def __init__(self, directories):
        self.directories = directories
        self.known = {}

    def candidates(self, name, profile):
        """Where a file may be."""
        yield name
        for directory in [*self.directories, os.path.dirname(profile.path)]:
            yield os.path.join(directory, name)
            yield os.path.join(directory, os.path.basename(name))

    def lines(self, file, profile):
        """The lines of a file of a profile; it must be as it was compiled."""
        if file.name not in self.known:
            paths = self.candidates(file.name, profile)
            path = next((p for p in paths if os.path.isfile(p)), None)
            if path is None:
                raise ReportError(
                    f"cannot read '{file.name}', a source of '{profile.path}'; "
                    "--source-dir says where it is, --no-source does without"
                )
            self.known[file.name] = path, read_bytes(path)
        path, data = self.known[file.name]
        digest = hashlib.md5(data, usedforsecurity=False).hexdigest()
        if file.checksum.startswith("md5:") and file.checksum != f"md5:{digest}":
            raise ReportError(
                f"'{path}' has changed since the program of '{profile.path}' was "
                "compiled"
            )
        return lines_of(data)
