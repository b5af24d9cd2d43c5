# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is to be graded: a file in YAML or TOML, read and checked as a whole."""

import dataclasses
import functools
import glob
import hashlib
import os
import shlex
import shutil
import tomllib

import course_programs
from course_explore import box
from course_report import places, sources
from course_report.errors import ReportError

from course_grade import jobs
from course_grade.errors import GradeError

INSTALL = places.INSTALL_MODULES
PLACEHOLDERS = ("source", "output", "flags", "here")
CPUS = ("swpp2020", "swpp2020-spec")
EXPECTED = ("native", "files")
MOST_MEGABYTES = 1
KEYS = ("compilers", "programs", "inputs", "expected", "cpu", "limits")
# A processor's seconds and memory of each command, and instructions of a run.
LIMITS = {"seconds": 60, "memory_mb": 2048, "steps": 2_000_000_000}
# Beyond that the host does not count.
MOST_LIMITS = {"seconds": 10**6, "memory_mb": 10**9, "steps": 10**18}
# What the project's clang consists of, besides itself.
OWN_PARTS = ("course-link", "../lib/course")


@dataclasses.dataclass(frozen=True)
class Compiler:
    """A compiler: the words of its command, and the files that it consists of."""

    name: str
    command: tuple
    files: tuple

    @property
    def reads(self):
        """Directories and files that it may read."""
        own = os.path.dirname(self.command[0])
        parts = box.tool_directories(own) if os.path.basename(own) == "bin" else []
        return sorted({own, *parts, *self.files})

    def digest(self):
        """A checksum of all that makes its results."""
        paths = (self.command[0], *self.files)
        return checksum([list(self.command[1:]), [file_digest(p) for p in paths]])


@dataclasses.dataclass(frozen=True)
class Configuration:
    """All that a file says."""

    path: str
    compilers: tuple
    programs: tuple
    # By the path of a program: its inputs that are wanted.
    inputs: dict
    # "native", "files", or a Compiler.
    expected: object
    cpu: str
    limits: dict
    bin_dir: str


def checksum(data):
    """A checksum of plain data."""
    return hashlib.sha256(repr(data).encode()).hexdigest()


@functools.lru_cache(maxsize=None)
def file_digest(path):
    """A checksum of a file, or of all files in a directory."""
    try:
        if os.path.isdir(path):
            found = []
            for folder, folders, names in os.walk(path, followlinks=True):
                folders.sort()
                for name in sorted(names):
                    file = os.path.join(folder, name)
                    if os.path.isfile(file):
                        found.append((os.path.relpath(file, path), file_digest(file)))
            return checksum(found)
        # What is no file may have no end.
        if not os.path.isfile(path) and path != os.devnull:
            raise GradeError(f"cannot read '{path}': it is no file")
        with open(path, "rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise GradeError(f"cannot read '{path}': {error.strerror}") from error


def parse(path):
    """The data of a file."""
    try:
        text = sources.read_bytes(path, MOST_MEGABYTES).decode("utf-8")
    except ReportError as error:
        raise GradeError(str(error)) from error
    except UnicodeDecodeError as error:
        raise GradeError(f"'{path}' is not UTF-8") from error
    if path.endswith(".toml"):
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise GradeError(f"'{path}': {error}") from error
    try:
        import yaml  # pylint: disable=import-outside-toplevel
    except ImportError as error:
        message = f"no Python module yaml; {INSTALL}"
        raise GradeError(message) from error
    try:
        return yaml.safe_load(text)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        place = f" line {mark.line + 1}" if mark else ""
        what = getattr(error, "problem", None) or " ".join(str(error).split())
        raise GradeError(f"'{path}'{place}: {what}") from error


class Reader:
    """Checks the data of a file; messages begin with its name."""

    def __init__(self, path, bin_dir):
        self.path, self.bin_dir = path, bin_dir
        self.directory = os.path.dirname(os.path.abspath(path))

    def fail(self, message):
        """Tells what is wrong."""
        raise GradeError(f"'{self.path}': {message}")

    def check_keys(self, data, known, what):
        """A table with no other keys than those."""
        if not isinstance(data, dict):
            self.fail(f"{what} is no table of names and values")
        for key in data:
            if key not in known:
                self.fail(f"{what} has '{key}'; known are {', '.join(known)}")

    def strings(self, data, what):
        """A list of strings; one may stand alone."""
        found = [data] if isinstance(data, str) else data
        if not isinstance(found, list) or not found:
            self.fail(f"{what} is no list of strings")
        if not all(isinstance(word, str) and word for word in found):
            self.fail(f"{what} has an entry that is no string")
        return found

    def executable(self, word, what):
        """The path of a command, without symbolic links of its directory."""
        if "/" in word:
            path = os.path.join(self.directory, word)
            if not os.access(path, os.X_OK) or os.path.isdir(path):
                self.fail(f"{what}: '{path}' is no command")
        else:
            path = shutil.which(word, path=self.bin_dir) or shutil.which(word)
            if not path:
                self.fail(f"{what}: no command '{word}' in '{self.bin_dir}' and PATH")
        return os.path.join(
            os.path.realpath(os.path.dirname(path)), os.path.basename(path)
        )

    def compiler(self, name, data):
        """One compiler."""
        what = f"compiler '{name}'"
        if isinstance(data, str):
            data = {"command": data}
        self.check_keys(data, ("command", "files"), what)
        command = data.get("command")
        if not isinstance(command, str) or not command.strip():
            self.fail(f"{what} has no command")
        try:
            words = shlex.split(command)
        except ValueError as error:
            self.fail(f"{what}: {str(error).lower()}")
        used = [n for word in words for n in jobs.PLACEHOLDER.findall(word)]
        for placeholder in used:
            if placeholder not in PLACEHOLDERS:
                known = ", ".join(f"{{{known}}}" for known in PLACEHOLDERS)
                self.fail(
                    f"{what}: unknown placeholder '{{{placeholder}}}'; known are "
                    f"{known}"
                )
        for placeholder in ("source", "output"):
            if placeholder not in used:
                self.fail(f"{what}: no {{{placeholder}}} in its command")
        words = [word.replace("{here}", self.directory) for word in words]
        words[0] = self.executable(words[0], what)
        files = []
        if os.path.dirname(words[0]) == self.bin_dir:
            files = [os.path.normpath(os.path.join(self.bin_dir, p)) for p in OWN_PARTS]
        for entry in self.strings(data["files"], what) if "files" in data else []:
            path = os.path.realpath(os.path.join(self.directory, entry))
            if not os.path.exists(path):
                self.fail(f"{what}: no file '{path}'")
            files.append(path)
        return Compiler(name, tuple(words), tuple(files))

    def compilers(self, data):
        """All compilers, in their order."""
        if not isinstance(data, dict) or not data:
            self.fail("no compilers: a table of names and commands")
        names = [str(name) for name in data]
        for name in names:
            if names.count(name) > 1:
                self.fail(f"compiler '{name}' is there twice")
        return tuple(self.compiler(str(name), data[name]) for name in data)

    def programs(self, data):
        """All programs that globs find, each once."""
        found = {}
        for pattern in self.strings(data, "programs"):
            paths = glob.glob(os.path.join(self.directory, pattern), recursive=True)
            if not paths:
                self.fail(f"programs: '{pattern}' matches no file")
            for path in sorted(paths):
                path = os.path.normpath(path)
                if not path.endswith(course_programs.EXTENSIONS):
                    endings = ", ".join(course_programs.EXTENSIONS)
                    self.fail(f"programs: '{path}' ends in none of {endings}")
                if path not in found:
                    found[path] = self.program(path)
        names = [program.name for program in found.values()]
        for path, program in found.items():
            if names.count(program.stem) > 1:
                program.name = os.path.relpath(path, self.directory)
        return tuple(found.values())

    def program(self, path):
        """A program."""
        try:
            found = course_programs.Program(path)
        except OSError as error:
            raise GradeError(f"cannot read '{path}': {error.strerror}") from error
        except course_programs.ProgramError as error:
            self.fail(f"programs: {error}")
        for file in found.inputs:
            if not os.path.isfile(file) and file != os.devnull:
                self.fail(f"inputs: '{file}' is no file")
        return found

    def inputs(self, data, programs):
        """The inputs of all programs, of the sizes that are wanted."""
        sizes = course_programs.SIZES
        wanted = sizes if data is None else self.strings(data, "inputs")
        for size in wanted:
            if size not in sizes:
                self.fail(f"inputs: no size '{size}'; known are {', '.join(sizes)}")
        found = {
            p.path: [path for path in p.inputs if p.input_size(path) in wanted]
            for p in programs
        }
        if not any(found.values()):
            self.fail(f"inputs: no program has one of {', '.join(wanted)}")
        return found

    def expected(self, data, compilers):
        """Where it is known from what programs have to write."""
        if data in EXPECTED:
            return data
        names = {compiler.name: compiler for compiler in compilers}
        if isinstance(data, dict) and list(data) == ["compiler"]:
            name = data["compiler"]
            if isinstance(name, str):
                return names.get(name) or self.fail(f"expected: no compiler '{name}'")
        self.fail("expected is none of native, files, and a compiler's name")

    def limits(self, data):
        """All limits."""
        self.check_keys(data, LIMITS, "limits")
        for name, value in data.items():
            if not isinstance(value, int) or isinstance(value, bool) or value < 1:
                self.fail(f"limits: {name} is no number above 0")
            if value > MOST_LIMITS[name]:
                self.fail(f"limits: {name} is above {MOST_LIMITS[name]}")
        return LIMITS | data

    def read(self):
        """The configuration."""
        data = parse(self.path)
        self.check_keys(data, KEYS, "the file")
        for key in ("compilers", "programs"):
            if key not in data:
                self.fail(f"no {key}")
        if data.get("cpu", CPUS[0]) not in CPUS:
            self.fail(f"cpu is none of {', '.join(CPUS)}")
        compilers = self.compilers(data["compilers"])
        programs = self.programs(data["programs"])
        inputs = self.inputs(data.get("inputs"), programs)
        return Configuration(
            self.path,
            compilers,
            tuple(program for program in programs if inputs[program.path]),
            inputs,
            self.expected(data.get("expected", "native"), compilers),
            data.get("cpu", CPUS[0]),
            self.limits(data.get("limits", {})),
            self.bin_dir,
        )


def load(path, bin_dir):
    """The configuration of a file; tools are in a directory."""
    bin_dir = os.path.realpath(bin_dir)
    if not os.access(os.path.join(bin_dir, "course-run"), os.X_OK):
        raise GradeError(f"no 'course-run' in '{bin_dir}'; scripts/build builds it")
    try:
        return Reader(path, bin_dir).read()
    except RecursionError as error:
        raise GradeError(f"'{path}' is nested too deeply") from error
    except ValueError as error:
        # Numbers and dates that there are not, and paths that no file can have.
        raise GradeError(f"'{path}': {error}") from error
