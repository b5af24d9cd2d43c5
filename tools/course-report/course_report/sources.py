# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the assembly and the source files of a profile, and checks that they are
what the program was made of."""

import hashlib
import os
import zlib

from course_report.errors import ReportError


# More is in no file that makes sense here, but in one without end.
MOST_MEGABYTES = 256


def read_bytes(path, most_megabytes=MOST_MEGABYTES):
    """What is in a file."""
    data = bytearray()
    try:
        with open(path, "rb") as file:
            while chunk := file.read(1 << 20):
                data += chunk
                if len(data) > most_megabytes << 20:
                    raise ReportError(
                        f"'{path}' has more than {most_megabytes} MB; such files are "
                        "not read"
                    )
    except OSError as error:
        raise ReportError(f"cannot read '{path}': {error.strerror}") from error
    return bytes(data)


def lines_of(data):
    """The lines of a file, whatever bytes it has."""
    text = data.decode("utf-8", errors="replace")
    lines = text.split("\n")
    return [line.rstrip("\r") for line in lines[: -1 if lines[-1] == "" else None]]


def assembly_places(profile):
    """Where the assembly may be that was run: the file that the profile names, seen
    from here or from where the profile is, or beside that."""
    directory = os.path.dirname(profile.path)
    seen_from_there = os.path.join(directory, profile.program)
    beside = os.path.join(directory, os.path.basename(profile.program))
    places = (profile.program, seen_from_there, beside)
    return [name for name in places if os.path.isfile(name)]


def assembly_lines(profile, path=None):
    """The lines of the assembly that was run: of a given file, or of the first one
    that it may be and is."""
    if path is None:
        places = assembly_places(profile)
        if not places:
            raise ReportError(
                f"cannot read '{profile.program}', which '{profile.path}' is of; "
                "--assembly says where it is"
            )
    else:
        places = [path]
    for name in places:
        data = read_bytes(name)
        if f"crc32:{zlib.crc32(data):08x}" == profile.checksum:
            break
    else:
        raise ReportError(
            f"'{places[0]}' is not, or no longer, the assembly that '{profile.path}' "
            "is of"
        )
    lines = lines_of(data)
    if any(not 0 < entry.line <= len(lines) for entry in profile.instructions):
        raise ReportError(
            f"'{profile.path}' is damaged: a line is not in '{profile.program}'"
        )
    return lines


class Sources:
    """Source files by their names in debug information.

    A profile may come from anywhere, and its program may say anything of its sources.
    So a file is shown only if the profile knows what is in it, by its checksum, or if
    it is in a directory that the user has named."""

    def __init__(self, directories):
        self.directories = directories
        self.known = {}
        self.paths = []

    def named(self, name):
        """Where a file may be in the directories that the user has named."""
        for directory in self.directories:
            top = os.path.abspath(directory)
            for part in (name, os.path.basename(name)):
                path = os.path.abspath(os.path.join(directory, part))
                if os.path.commonpath([path, top]) == top:
                    yield path

    def candidates(self, name, profile):
        """Where a file may be that has a checksum."""
        yield name
        for directory in [*self.directories, os.path.dirname(profile.path)]:
            yield os.path.join(directory, name)
            yield os.path.join(directory, os.path.basename(name))

    def find(self, file, profile):
        """What is in a file: in the first one that it may be."""
        found = [p for p in self.candidates(file.name, profile) if os.path.isfile(p)]
        if not found:
            raise ReportError(
                f"cannot read '{file.name}', a source of '{profile.path}'; "
                "--source-dir says where it is, --no-source does without"
            )
        if not file.checksum.startswith("md5:"):
            found = [p for p in self.named(file.name) if os.path.isfile(p)]
            if not found:
                raise ReportError(
                    f"'{file.name}' has no checksum in '{profile.path}', so it may be "
                    "any file; --source-dir says where to take it from, --no-source "
                    "does without"
                )
            self.paths.append(found[0])
            return read_bytes(found[0])
        for path in found:
            data = read_bytes(path)
            digest = hashlib.md5(data, usedforsecurity=False).hexdigest()
            if file.checksum == f"md5:{digest}":
                self.paths.append(path)
                return data
        raise ReportError(
            f"'{found[0]}' has changed since the program of '{profile.path}' was "
            "compiled"
        )

    def lines(self, file, profile):
        """The lines of a file of a profile; it must be as it was compiled."""
        key = file.name, file.checksum
        if key not in self.known:
            self.known[key] = lines_of(self.find(file, profile))
        return self.known[key]
