# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes what users asked for."""

import os
import sys

from course_report.errors import ReportError


def is_same_file(path, other):
    """Whether two paths lead to one regular file, also if it is not there yet. What is
    no such file, as a terminal, may be written by several."""
    if "-" in (path, other):
        return path == other
    if os.path.exists(path) and os.path.exists(other):
        return os.path.isfile(path) and os.path.samefile(path, other)
    return os.path.realpath(path) == os.path.realpath(other)


def refuse_clash(written, read):
    """Raises if a file that is to be written is another one of those, or is read. Both
    are pairs of what a file is, as users know it, and its path, or None."""
    written = [(what, path) for what, path in written if path is not None]
    for number, (what, path) in enumerate(written):
        for other, other_path in [*written[number + 1 :], *read]:
            if is_same_file(path, other_path):
                raise ReportError(f"{what} and {other} are the same file, '{path}'")


def write_standard_output(text):
    """Writes all, or raises; BrokenPipeError if nobody reads it."""
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        # Python would try again at its end, and complain again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise ReportError(f"cannot write the output: {error.strerror}") from error


def write(path, text):
    """Writes all of a file, or nothing."""
    if path is None or path == "-":
        write_standard_output(text)
        return
    # What is not a file cannot be replaced; a pipe, for example.
    is_special = os.path.exists(path) and not os.path.isfile(path)
    part = path if is_special else path + ".part"
    try:
        with open(part, "w", encoding="utf-8", errors="replace") as file:
            file.write(text)
        if not is_special:
            os.replace(part, path)
    except BaseException as error:
        if not is_special and os.path.exists(part):
            os.remove(part)
        if not isinstance(error, OSError):
            raise
        raise ReportError(f"cannot write '{path}': {error.strerror}") from error
