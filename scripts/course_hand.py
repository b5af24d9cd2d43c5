# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiled programs beside assembly that was written by hand.

benchmarks/hand/NAME.s does what benchmarks/NAME.c does. It has to print the same
for every input. A comment line says how far it goes:

    ; algorithm: same        what a compiler could make of the source
    ; algorithm: changed     something else that prints the same

Beside both stands a lower bound, counted by course_bounds. A hand-written program
that costs less than its bound is an error: of one of them.
"""

import dataclasses
import os
import re
import sys

import course_benchmarks
import course_bounds
import course_programs
from course_benchmarks import geometric_mean, show_ratio, show_ticks
from course_programs import ProgramError

DIRECTORY = "hand"
ALGORITHM = re.compile(r"^; algorithm: (\w+)$", re.M)
ALGORITHMS = ("same", "changed")


@dataclasses.dataclass
class Run:
    """One program with one input: ticks of the compiler's code, of the hand's, and of
    the bound."""

    row: str
    algorithm: str
    size: str
    compiled: int
    hand: int
    bound: int

    @property
    def ratio(self):
        """Compiler over hand."""
        return self.compiled / self.hand


@dataclasses.dataclass
class Outcome:
    """What became of one program."""

    runs: list
    errors: list


def hand_path(program):
    """Where the program's assembly by hand is."""
    directory = os.path.dirname(program.path)
    return os.path.join(directory, DIRECTORY, program.stem + ".s")


def algorithm_of(path):
    """What a file says about its algorithm."""
    with open(path, encoding="utf-8") as file:
        found = ALGORITHM.search(file.read())
    if not found or found[1] not in ALGORITHMS:
        names = "' or '".join(ALGORITHMS)
        raise ProgramError(f"{path}: expected '; algorithm: {names}'")
    return found[1]


class Comparison:
    """Runs one program natively, compiled, and by hand."""

    def __init__(self, program, flags, machine, native, directory):
        self.program, self.flags = program, flags
        self.machine, self.native, self.directory = machine, native, directory

    def run(self):
        """The outcome; an error ends only what it concerns."""
        outcome = Outcome([], [])
        try:
            path = hand_path(self.program)
            algorithm = algorithm_of(path)
            expected = course_benchmarks.run_natively(
                self.program, self.native, self.directory
            )
            compiled = os.path.join(self.directory, f"{self.program.name}.s")
            self.machine.compile(self.program, self.flags, compiled)
        except ProgramError as error:
            outcome.errors.append(str(error))
            return outcome
        for data, wanted in zip(self.program.inputs, expected):
            try:
                run = self.run_one(path, compiled, data, wanted, algorithm)
                outcome.runs.append(run)
                if run.hand < run.bound:
                    raise ProgramError(
                        f"{run.row}: costs {show_ticks(run.hand)} by hand, less than "
                        f"the bound of {show_ticks(run.bound)}"
                    )
            except ProgramError as error:
                outcome.errors.append(str(error))
        return outcome

    def run_one(self, path, compiled, data, wanted, algorithm):
        """Compares with one input."""
        row = course_benchmarks.row_name(self.program, data)
        ticks = []
        for what, assembly in (("compiled", compiled), ("by hand", path)):
            cpu = course_programs.cpu_of(self.flags)
            name = f"[{what}] {row}"
            result = self.machine.execute(assembly, data, name, cpu)
            course_programs.compare(wanted, result, name)
            ticks.append(result.ticks)
        bound = course_bounds.bound(self.program.stem, data, wanted.output)
        size = self.program.input_size(data)
        return Run(row, algorithm, size, *ticks, bound)


def table_rows(runs, configuration):
    """The table as rows of strings, the head first."""
    head = ["cost", configuration, "hand", "bound", f"{configuration}/hand"]
    yield [*head, "hand/bound", "algorithm"]
    for run in runs:
        yield [
            run.row,
            *map(show_ticks, (run.compiled, run.hand, run.bound)),
            show_ratio(run.ratio),
            show_ratio(run.hand / run.bound),
            run.algorithm,
        ]
    for algorithm in ALGORITHMS:
        sizes = [size for size in course_programs.SIZES if size != "large"]
        for size in (None, *sizes):
            yield from mean_row(runs, algorithm, size)


def mean_row(runs, algorithm, size):
    """A row of geometric means over the inputs of a size, if there are any."""
    some = [r for r in runs if r.algorithm == algorithm and size in (None, r.size)]
    if some:
        over_hand = geometric_mean([run.ratio for run in some])
        over_bound = geometric_mean([run.hand / run.bound for run in some])
        ratios = [show_ratio(over_hand), show_ratio(over_bound)]
        name = f"geometric mean ({size or 'all inputs'})"
        yield [name, "", "", "", *ratios, algorithm]


def compare(arguments, configuration, flags, directory):
    """Prints the comparison under one configuration; returns the exit status."""
    programs = course_benchmarks.choose_programs("bench", arguments)
    programs = [p for p in programs if os.path.exists(hand_path(p))]
    if not programs:
        course_benchmarks.fail("bench", "no program has assembly by hand")
    machine = course_programs.MachineRunner(
        course_benchmarks.tool_directories(arguments)
    )
    native = course_programs.NativeRunner(arguments.native_dir)
    native.precompile_shim(directory)
    outcomes = course_benchmarks.for_all_programs(
        programs,
        arguments.jobs,
        lambda p: Comparison(p, flags, machine, native, directory).run(),
    )
    runs = [run for outcome in outcomes for run in outcome.runs]
    errors = [error for outcome in outcomes for error in outcome.errors]
    rows = list(table_rows(runs, configuration))
    command = course_benchmarks.command_text("bench")
    course_benchmarks.print_table(rows, arguments.markdown, command)
    lost = [run.row for run in runs if run.ratio < 1]
    if lost and not arguments.markdown:
        print(f"the compiler's code is cheaper: {', '.join(lost)}")
    for error in errors:
        print(f"bench: error: {error}", file=sys.stderr)
    return 1 if errors else 0
