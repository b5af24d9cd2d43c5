# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The sum of several runs of one program.

Tables of a program's parts have the same rows in each of its profiles, so they are
added up row by row. What follows from call paths is added up when each run's is known.
"""

import collections
import dataclasses

from course_report.errors import ReportError
from course_report.model import Model, Numbers, find_sources, merge_objects
from course_report.profile import Transition

# As many as a profile has at most.
MAX_SAMPLES = 2048
# What is added up of the tables of a program's parts.
TABLES = {
    "instructions": ("count", "ticks", "head_bytes"),
    "blocks": ("count", "ticks", "head_bytes"),
    "functions": ("calls", "ticks", "cumulative_ticks", "head_bytes"),
}


class Sum(Model):
    """A sum of profiles, its assembly and its sources."""

    def __init__(self, profile, assembly, sources):
        super().__init__(profile, assembly, sources)
        self.parts = [Model(run, assembly, {}) for run in profile.runs]

    def numbers(self, key):
        result = collections.defaultdict(list)
        for part in self.parts:
            for frame, numbers in part.numbers(key).items():
                result[frame].append(numbers)
        names = [field.name for field in dataclasses.fields(Numbers)]
        return {frame: add(found, names) for frame, found in result.items()}

    def folded(self):
        return sum((part.folded() for part in self.parts), collections.Counter())

    def has_estimates(self):
        return any(part.has_estimates() for part in self.parts)


def check(first, other):
    """Raises if two profiles are not of the same program and costs."""
    if other.checksum != first.checksum:
        raise ReportError(
            f"'{other.path}' is of another program than '{first.path}'; --sum adds up "
            "runs of one"
        )
    cpus = [profile.report["cpu"] for profile in (first, other)]
    if cpus[0] != cpus[1]:
        raise ReportError(
            f"'{first.path}' has costs of {cpus[0]} and '{other.path}' of {cpus[1]}"
        )
    for name, key in (
        ("files", None),
        ("locations", None),
        ("instructions", ("line", "location")),
        ("blocks", ("function", "name", "line")),
        ("functions", ("name", "line")),
    ):
        tables = [getattr(profile, name) for profile in (first, other)]
        if key:
            tables = [[[getattr(r, k) for k in key] for r in rows] for rows in tables]
        if tables[0] != tables[1]:
            raise ReportError(
                f"'{other.path}' is damaged: '{name}' is not that of '{first.path}', "
                "which is of the same program"
            )


def sum_reports(profiles):
    """The report of all runs; they ended as the first one that did not finish."""
    first = profiles[0].report
    counts = ("cost-ticks", "steps", "head-bytes")
    result = {
        key: sum(profile.report.get(key, 0) for profile in profiles)
        for key in first
        if key in counts or key.startswith(("count-", "cost-"))
    }
    result.update(cpu=first["cpu"], status="finished")
    failed = (p for p in profiles if p.report["status"] != "finished")
    if profile := next(failed, None):
        message = f"{profile.report.get('message')} ('{profile.path}')"
        result.update(status=profile.report["status"], message=message)
    return result


def add(rows, names):
    """Rows as one that has the sums of some of its members."""
    sums = {name: sum(getattr(row, name) for row in rows) for name in names}
    return dataclasses.replace(rows[0], **sums)


def add_tables(tables, names):
    """Tables whose rows are of the same parts, row by row."""
    return [add(rows, names) for rows in zip(*tables)]


def add_lines(profiles):
    """The lines that any run reached."""
    found = collections.defaultdict(list)
    for row in (row for profile in profiles for row in profile.lines):
        found[row.file, row.line].append(row)
    rows = [add(rows, ("steps", "ticks", "head_bytes")) for rows in found.values()]
    return sorted(rows, key=lambda row: (row.file, row.line))


def add_objects(profiles):
    """The objects of all runs, and the travel between them."""
    objects, index_of = [], {}
    travel = collections.defaultdict(list)
    for profile in profiles:
        indices = []
        for entry in profile.objects:
            place = entry.begin if entry.kind == "global" else entry.line
            key = entry.kind, entry.name, place
            if key not in index_of:
                index_of[key] = len(objects)
                objects.append(entry)
            else:
                index = index_of[key]
                objects[index] = merge_objects(objects[index], entry)
            indices.append(index_of[key])
        for row in profile.travel:
            ends = indices[row.source], indices[row.target]
            travel[ends].append(Transition(*ends, row.accesses, row.head_bytes))
    rows = [add(rows, ("accesses", "head_bytes")) for rows in travel.values()]
    return objects, rows


def add_samples(profiles):
    """Where the head was in one run after the other: ticks of a sample, and samples."""
    whole = sum(profile.ticks for profile in profiles)
    width = max(profile.ticks_per_sample for profile in profiles)
    width = max(width, whole // MAX_SAMPLES + 1)
    result, begin = [None] * (whole // width + 1), 0
    for profile in profiles:
        for number, sample in enumerate(profile.samples):
            if sample:
                first = begin + number * profile.ticks_per_sample
                last = first + profile.ticks_per_sample - 1
                last = min(last, begin + profile.ticks)
                for at in range(first // width, last // width + 1):
                    lowest, highest = result[at] or sample
                    result[at] = [min(lowest, sample[0]), max(highest, sample[1])]
        begin += profile.ticks
    return width, result


def add_up(profiles):
    """The sum as a profile, without the call paths, which its runs have."""
    first, *others = profiles
    for other in others:
        check(first, other)
    tables = {name: [getattr(profile, name) for profile in profiles] for name in TABLES}
    objects, travel = add_objects(profiles)
    ticks_per_sample, samples = add_samples(profiles)
    return dataclasses.replace(
        first,
        report=sum_reports(profiles),
        lines=add_lines(profiles),
        call_paths=[],
        has_all_call_paths=all(profile.has_all_call_paths for profile in profiles),
        path_places=[],
        ticks_per_sample=ticks_per_sample,
        samples=samples,
        objects=objects,
        travel=travel,
        runs=profiles,
        **{name: add_tables(tables[name], TABLES[name]) for name in TABLES},
    )


def build(profile, assembly, sources):
    """The model of a sum of profiles; `sources` finds source files, or is None."""
    return Sum(profile, assembly, find_sources(profile, sources))
