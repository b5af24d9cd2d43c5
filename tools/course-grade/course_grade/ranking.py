# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Who is better. A case is a program with an input. In each case the ratio of a
compiler is its cost to the least one of a right result. Who is right in more cases is
better; of those who are right in as many, who has the smaller geometric mean of its
ratios. So a wrong result is worth nothing, whatever it costs."""

import collections
import dataclasses
import math
import os

import course_benchmarks

from course_grade import jobs


@dataclasses.dataclass(frozen=True)
class Case:
    """A program with an input, and what compilers made of it, by their names."""

    program: str
    input: str
    results: dict

    @property
    def best(self):
        """The least ticks of a right result, or None."""
        right = [r["ticks"] for r in self.results.values() if r["status"] == jobs.OK]
        return min(right, default=None)

    def ratio(self, compiler):
        """The ratio of a compiler, or None."""
        result = self.results.get(compiler)
        if result is None or result["status"] != jobs.OK:
            return None
        return result["ticks"] / self.best


@dataclasses.dataclass(frozen=True)
class Grade:
    """A compiler among others."""

    rank: int
    compiler: str
    num_right: int
    # None if it is never right.
    mean: float
    num_best: int
    # Failures by their kinds.
    failures: dict


def make_cases(configuration, results):
    """All cases that have results, in the order of the programs."""
    cases = []
    for program in configuration.programs:
        for index, path in enumerate(configuration.inputs[program.path]):
            found = {
                compiler.name: results[program.name, compiler.name][index]
                for compiler in configuration.compilers
                if (program.name, compiler.name) in results
            }
            if found:
                name = "" if path == os.devnull else path
                name = name and program.input_name(path)
                cases.append(Case(program.name, name, found))
    return cases


def rank(names, cases):
    """The grades of compilers, the best first; who is as good has the same rank."""
    graded = []
    for name in names:
        ratios = [case.ratio(name) for case in cases]
        right = [ratio for ratio in ratios if ratio is not None]
        failures = collections.Counter(
            case.results[name]["status"]
            for case in cases
            if name in case.results and case.results[name]["status"] != jobs.OK
        )
        mean = course_benchmarks.geometric_mean(right)
        key = (-len(right), math.inf if mean is None else mean)
        graded.append((key, name, len(right), mean, right.count(1.0), failures))
    graded.sort(key=lambda entry: entry[0])
    keys = [entry[0] for entry in graded]
    return [Grade(keys.index(key) + 1, *entry) for key, *entry in graded]
