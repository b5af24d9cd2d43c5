# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the profiles that course-run --profile writes: docs/profile.md.

A file that is not quite such a profile is a ReportError, here and not later.
"""

import collections
import dataclasses
import json
import math

from course_report.errors import ReportError
from course_report.sources import read_bytes

FORMAT = "course-profile"
VERSION = 1
TICKS_PER_UNIT = 2500
# What columns are called that have another name here.
COLUMNS = {"source": "from", "target": "to"}


@dataclasses.dataclass(frozen=True)
class File:
    """A source file, and its checksum when the program was compiled, or ""."""

    name: str
    checksum: str


@dataclasses.dataclass(frozen=True)
class Place:
    """A line of a source file, and the source function that it is in."""

    file: int
    line: int
    function: str


@dataclasses.dataclass(frozen=True)
class Instruction:
    """An instruction; its location is an index, or None."""

    line: int
    count: int
    ticks: int
    head_bytes: int
    location: int


@dataclasses.dataclass(frozen=True)
class Block:
    """A block of a function, which is an index."""

    function: int
    name: str
    line: int
    count: int
    ticks: int
    head_bytes: int


@dataclasses.dataclass(frozen=True)
class Function:
    """A function of the assembly."""

    name: str
    line: int
    calls: int
    ticks: int
    cumulative_ticks: int
    head_bytes: int


@dataclasses.dataclass(frozen=True)
class Line:
    """A line of a source file, which is an index."""

    file: int
    line: int
    steps: int
    ticks: int
    head_bytes: int


@dataclasses.dataclass(frozen=True)
class CallPath:
    """A function as called along a path of calls; the first one is main."""

    parent: int
    function: int
    call_line: int
    calls: int
    ticks: int
    head_bytes: int


@dataclasses.dataclass(frozen=True)
class PathPlace:
    """What instructions of a location, or None, did along a call path."""

    path: int
    location: int
    steps: int
    ticks: int
    head_bytes: int


@dataclasses.dataclass(frozen=True)
class Object:
    """An object in memory."""

    kind: str
    name: str
    line: int
    begin: int
    end: int
    blocks: int
    bytes: int
    accesses: int
    head_bytes: int

    def label(self):
        """What it is called in reports."""
        return {
            "start": "(first access)",
            "reset-stack": "(reset stack)",
            "reset-heap": "(reset heap)",
            "stack": "stack area",
            "others": "other objects",
            "frame": f"frame of {self.name}",
            "heap": f"malloc in line {self.line}",
        }.get(self.kind, self.name)


@dataclasses.dataclass(frozen=True)
class Transition:
    """Accesses of an object with the head coming from another one."""

    source: int
    target: int
    accesses: int
    head_bytes: int


@dataclasses.dataclass(frozen=True)
class Profile:
    """A run of a program. Ticks are TICKS_PER_UNIT to 1."""

    path: str
    program: str
    checksum: str
    report: dict
    files: list
    # Inlining stacks, the innermost place first.
    locations: list
    instructions: list
    blocks: list
    functions: list
    lines: list
    call_paths: list
    has_all_call_paths: bool
    path_places: list
    ticks_per_sample: int
    # The lowest and highest position of the head in each interval, or None.
    samples: list
    objects: list
    travel: list
    # The first numbers that the program read; none if this is a sum.
    first_reads: list = dataclasses.field(default_factory=list)
    # Those of which this one is the sum.
    runs: list = dataclasses.field(default_factory=list)

    @property
    def ticks(self):
        """The whole cost."""
        return self.report["cost-ticks"]


class Reader:
    """Takes a profile apart; what is not as it should be raises."""

    def __init__(self, path, data):
        self.path, self.data = path, data

    def fail(self, what):
        """Always raises."""
        raise ReportError(f"'{self.path}' is damaged: {what}")

    def get(self, key, kind):
        """A member of the profile."""
        value = self.data.get(key)
        if not isinstance(value, kind):
            self.fail(f"no '{key}'")
        return value

    def check(self, value, kind, limits, where):
        """Checks a value: a number from 0 to below a limit, if it has one."""
        if kind is int and value is None and None in limits:
            return
        good = isinstance(value, kind) and not isinstance(value, bool)
        good = good and not (isinstance(value, float) and not math.isfinite(value))
        if good and kind is int:
            ends = [limit for limit in limits if limit is not None]
            good = value >= 0 and all(value < end for end in ends)
        if not good:
            self.fail(f"{where} has {json.dumps(value)}")

    def table(self, key, row_type, **limits):
        """The rows of a table, as objects of a type with its columns. A column
        may have limits: what its numbers are below, and None if it may be null."""
        fields = dataclasses.fields(row_type)
        table = self.get(key, dict)
        rows, columns = table.get("rows"), table.get("columns")
        is_table = isinstance(rows, list) and isinstance(columns, list)
        names = [COLUMNS.get(f.name, f.name.replace("_", "-")) for f in fields]
        if not is_table or columns != names:
            self.fail(f"'{key}' is no table of {', '.join(names)}")
        for number, row in enumerate(rows):
            where = f"row {number} of '{key}'"
            if not isinstance(row, list) or len(row) != len(fields):
                self.fail(f"{where} has not {len(fields)} columns")
            for field, value in zip(fields, row):
                self.check(value, field.type, limits.get(field.name, ()), where)
        return [row_type(*row) for row in rows]

    def files(self):
        """The source files."""
        files = []
        for entry in self.get("files", list):
            names = [
                entry.get(key) if isinstance(entry, dict) else None
                for key in ("name", "checksum")
            ]
            for name in names:
                self.check(name, str, (), "'files'")
            files.append(File(*names))
        return files

    def locations(self, num_files):
        """The inlining stacks."""
        locations = []
        for stack in self.get("locations", list):
            self.check(stack, list, (), "'locations'")
            for place in stack:
                if not isinstance(place, list) or len(place) != 3:
                    self.fail(f"'locations' has {json.dumps(place)}")
                for value, kind, limits in zip(
                    place, (int, int, str), ((num_files,), (), ())
                ):
                    self.check(value, kind, limits, "'locations'")
            locations.append([Place(*place) for place in stack])
        return locations

    def samples(self, head):
        """Where the head was."""
        samples = head.get("samples")
        self.check(samples, list, (), "'head'")
        for sample in samples:
            if sample is None:
                continue
            if not isinstance(sample, list) or len(sample) != 2:
                self.fail(f"'head' has {json.dumps(sample)}")
            for value in sample:
                self.check(value, int, (), "'head'")
        return samples

    def path_places(self, num_paths, num_locations):
        """What paths cost by place, which profiles of older machines do not say."""
        if "path-places" not in self.data:
            return []
        limits = {"path": (num_paths,), "location": (None, num_locations)}
        return self.table("path-places", PathPlace, **limits)

    def first_reads(self):
        """What the program read first, which profiles of older machines do not say."""
        reads = self.data.get("first-reads", [])
        self.check(reads, list, (), "the profile")
        for read in reads:
            self.check(read, int, (), "'first-reads'")
        return reads

    def report(self):
        """The report of the run."""
        report = self.get("report", dict)
        for key in ("cost-ticks", "steps", "head-bytes"):
            self.check(report.get(key), int, (), f"'{key}' of 'report'")
        for key in ("cpu", "status"):
            self.check(report.get(key), str, (), f"'{key}' of 'report'")
        self.check(report.get("cost-head"), (int, float), (), "'cost-head' of 'report'")
        for key, value in report.items():
            if key.startswith("count-"):
                self.check(value, int, (), f"'{key}' of 'report'")
                cost = "cost-" + key[len("count-") :]
                self.check(report.get(cost), (int, float), (), f"'{cost}' of 'report'")
        return report

    def read(self):
        """The profile."""
        if self.data.get("format") != FORMAT:
            raise ReportError(f"'{self.path}' is not a profile of course-run")
        if self.data.get("version") != VERSION:
            version = json.dumps(self.data.get("version"))
            raise ReportError(
                f"'{self.path}' has version {version}; this tool reads {VERSION}"
            )
        files = self.files()
        locations = self.locations(len(files))
        functions = self.table("functions", Function)
        objects = self.table("objects", Object)
        is_object = {"source": (len(objects),), "target": (len(objects),)}
        paths = self.table("call-paths", CallPath, function=(len(functions),))
        if not paths:
            self.fail("'call-paths' is empty")
        for number, path in enumerate(paths):
            if path.parent >= max(number, 1):
                self.fail(f"row {number} of 'call-paths' has no parent before it")
        head = self.get("head", dict)
        self.check(head.get("ticks-per-sample"), int, (), "'head'")
        if head["ticks-per-sample"] == 0:
            self.fail("'head' has no 'ticks-per-sample'")
        profile = Profile(
            path=self.path,
            program=self.get("program", str),
            checksum=self.get("checksum", str),
            report=self.report(),
            files=files,
            locations=locations,
            instructions=self.table(
                "instructions", Instruction, location=(None, len(locations))
            ),
            blocks=self.table("blocks", Block, function=(len(functions),)),
            functions=functions,
            lines=self.table("lines", Line, file=(len(files),)),
            call_paths=paths,
            has_all_call_paths=self.get("call-paths-complete", bool),
            path_places=self.path_places(len(paths), len(locations)),
            ticks_per_sample=head["ticks-per-sample"],
            samples=self.samples(head),
            first_reads=self.first_reads(),
            objects=objects,
            travel=self.table("travel", Transition, **is_object),
        )
        self.check_sums(profile)
        return profile

    def check_sums(self, profile):
        """A profile that was cut and mended does not add up."""
        for name in ("instructions", "call_paths"):
            total = sum(row.ticks for row in getattr(profile, name))
            if total != profile.ticks:
                self.fail(f"'{name.replace('_', '-')}' does not add up to the cost")
        ticks = collections.Counter()
        for row in profile.path_places:
            ticks[row.path] += row.ticks
        if any(n > profile.call_paths[path].ticks for path, n in ticks.items()):
            self.fail("'path-places' has more than a call path cost")


def load(path):
    """The profile in a file."""
    text = read_bytes(path).decode("utf-8", errors="replace")
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise ReportError(
            f"'{path}' is damaged: {error.msg} in line {error.lineno}"
        ) from error
    except ValueError as error:
        # Python reads no more than some thousand.
        what = "a number has too many digits"
        raise ReportError(f"'{path}' is damaged: {what}") from error
    except RecursionError as error:
        raise ReportError(f"'{path}' is damaged: it is nested too deeply") from error
    if not isinstance(data, dict):
        raise ReportError(f"'{path}' is not a profile of course-run")
    return Reader(path, data).read()
