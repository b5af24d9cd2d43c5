# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Results on disk: a line of JSON for each finished job. A line is written at once, and
one that was cut off counts as not written; so who is interrupted loses nothing else."""

import fcntl
import json
import os
import stat

from course_grade import jobs
from course_grade.errors import GradeError

HEADER = {"course-grade": 1}


def is_case(data):
    """Whether data is what jobs.grade() makes of an input."""
    if not isinstance(data, dict) or not isinstance(data.get("message"), str):
        return False
    if data.get("status") == jobs.OK:
        return all(type(data.get(key)) is int for key in ("ticks", "steps"))
    return data.get("status") in jobs.FAILURES


def is_result(data):
    """Whether data is the result of a job."""
    if not isinstance(data, dict) or not isinstance(data.get("key"), str):
        return False
    if isinstance(data.get("cases"), list):
        return all(is_case(case) for case in data["cases"])
    outputs = data.get("outputs")
    return isinstance(outputs, list) and all(
        isinstance(pair, list)
        and [type(value) for value in pair] in ([str, int], [str, type(None)])
        for pair in outputs
    )


class State:
    """The results in a file, by the checksum of their jobs."""

    def __init__(self, path):
        self.path, self.results = path, {}
        try:
            self.descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
            if not stat.S_ISREG(os.fstat(self.descriptor).st_mode):
                raise GradeError(f"cannot use '{path}': it is no file")
            self.lock()
            self.read()
        except OSError as error:
            raise GradeError(f"cannot use '{path}': {error.strerror}") from error

    def lock(self):
        """Keeps others from the file."""
        try:
            fcntl.flock(self.descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            message = f"'{self.path}' is used by another course-grade"
            raise GradeError(message) from error

    def read(self):
        """Reads all lines, and cuts off what is not one."""
        with open(self.descriptor, "rb", closefd=False) as file:
            data = file.read()
        *lines, rest = data.split(b"\n")
        # It may have been cut off at its very beginning.
        is_new = not lines and (json.dumps(HEADER) + "\n").encode().startswith(rest)
        for number, line in enumerate(lines or [rest] * (not is_new), 1):
            self.read_line(number, line)
        if rest:
            os.ftruncate(self.descriptor, len(data) - len(rest))
        if is_new:
            self.write(HEADER)

    def read_line(self, number, line):
        """Reads a line; the first one tells whose file it is."""
        try:
            data = json.loads(line)
        except ValueError:
            data = None
        if number == 1:
            if data != HEADER:
                raise GradeError(f"'{self.path}' is not a state file of course-grade")
        elif not is_result(data):
            raise GradeError(
                f"'{self.path}' line {number} is damaged; without that line its job "
                "runs again"
            )
        else:
            self.results[data["key"]] = data

    def write(self, data):
        """Appends a line."""
        line = (json.dumps(data, separators=(",", ":")) + "\n").encode()
        if os.write(self.descriptor, line) != len(line):
            raise GradeError(f"cannot write '{self.path}': it was cut off")

    def add(self, result):
        """Keeps a result."""
        try:
            self.write(result)
        except OSError as error:
            raise GradeError(f"cannot write '{self.path}': {error.strerror}") from error
        self.results[result["key"]] = result

    def close(self):
        """Lets others have the file."""
        os.close(self.descriptor)
