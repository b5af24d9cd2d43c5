# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the benchmark scripts share: choosing programs, running them in parallel,
means, and tables of text."""

import argparse
import atexit
import concurrent.futures
import math
import os
import re
import shlex
import shutil
import sys
import tempfile

import course_programs  # adds the path of course_report
import course_progress
from course_report import sources
from course_report.errors import ReportError

# No table of configurations or costs has more.
MOST_MEGABYTES = 16
TICKS_PER_UNIT = 2500

# Programs that nobody tuned the compiler for: examples and tests that print.
UNSEEN = ("examples", "test/Run/c", "test/Run/torture")


def fail(script, message):
    """Ends with a message about the command line or its files."""
    print(f"{script}: error: {message}", file=sys.stderr)
    sys.exit(2)


def add_common_options(parser):
    """The options that every benchmark script has."""
    add = parser.add_argument
    add("--only", metavar="REGEX", help="only benchmarks whose name it is found in")
    add("--keep", metavar="DIR", help="keep the assembly as DIR/NAME.CONFIG.s")
    add("-j", "--jobs", type=int, default=os.cpu_count(), help="programs at a time")
    add(
        "--programs",
        action="append",
        metavar="DIR",
        help="where programs are; may be repeated (default: benchmarks/)",
    )
    add(
        "--unseen",
        action="store_true",
        help=f"programs nobody tuned for: {', '.join(UNSEEN)}",
    )
    add(
        "--random",
        type=int,
        metavar="N",
        help="N random kernels (fuzz/random_kernels.py), each with three inputs",
    )
    add("--seed", type=int, default=1, help="of what is random (default: 1)")
    add(
        "--set",
        choices=(*course_programs.SETS, "all"),
        default="all",
        help="one set of programs: to tune for, or to judge by (default: all)",
    )
    add(
        "--inputs",
        metavar="SIZE,...",
        help=f"only inputs of these sizes ({', '.join(course_programs.SIZES)})",
    )
    add("--tool-dir", action="append", metavar="DIR", help="where the tools are")
    add(
        "--native-dir",
        default="/usr/lib/llvm-22/bin",
        metavar="DIR",
        help="where the host's clang and llvm-objcopy are",
    )


def tool_directories(arguments):
    """Where the tools under test are looked for."""
    build = os.path.join(course_programs.REPOSITORY, "build", "bin")
    return arguments.tool_dir or [build]


def has_own_programs(arguments):
    """Whether the command line says which programs to take."""
    return arguments.programs or arguments.unseen or arguments.random is not None


def program_directories(arguments):
    """Where the programs asked for are, with the name of their group; random
    kernels are written first."""
    root = course_programs.REPOSITORY
    found = [
        (os.path.basename(os.path.normpath(d)), d) for d in arguments.programs or []
    ]
    if arguments.unseen:
        found += [("unseen", os.path.join(root, name)) for name in UNSEEN]
    if arguments.random is not None:
        found.append(("random", write_random_kernels(arguments.random, arguments.seed)))
    return found or [("benchmarks", os.path.join(root, "benchmarks"))]


def write_random_kernels(count, first_seed):
    """Writes random kernels and their inputs to a directory, which is removed at
    the end."""
    sys.path.insert(0, os.path.join(course_programs.REPOSITORY, "fuzz"))
    import random_kernels  # pylint: disable=import-outside-toplevel

    directory = tempfile.mkdtemp(prefix="random-kernels-")
    atexit.register(shutil.rmtree, directory)
    for seed in range(first_seed, first_seed + count):
        program = random_kernels.Program(seed)
        stem = os.path.join(directory, f"kernel-{seed:05}")
        with open(stem + ".c", "w", encoding="utf-8") as file:
            file.write(program.generate())
        for which in random_kernels.INPUTS:
            with open(f"{stem}.{which}.in", "w", encoding="utf-8") as file:
                file.write(program.generate_input(which))
    return directory


def discover_programs(script, arguments):
    """The programs of the directories whose names are asked for."""
    try:
        wanted = re.compile(arguments.only or "")
        programs, names = [], set()
        for group, directory in program_directories(arguments):
            for program in course_programs.discover(directory):
                program.group = group
                # Nobody tunes for these, whatever their names.
                if group == "unseen":
                    program.set = "validation"
                if program.name in names:
                    where = os.path.basename(os.path.normpath(directory))
                    program.name = f"{where}-{program.name}"
                names.add(program.name)
                programs.append(program)
    except (OSError, re.error, course_programs.ProgramError) as error:
        fail(script, error)
    chosen = [program for program in programs if wanted.search(program.name)]
    chosen = [p for p in chosen if arguments.set in (p.set, "all")]
    return keep_sizes(script, arguments, chosen)


def keep_sizes(script, arguments, programs):
    """The programs that have inputs of the sizes asked for, with these alone."""
    if not arguments.inputs:
        return programs
    sizes = arguments.inputs.split(",")
    unknown = set(sizes) - set(course_programs.SIZES)
    if unknown:
        fail(script, f"no size '{min(unknown)}'")
    for program in programs:
        program.inputs = [p for p in program.inputs if program.input_size(p) in sizes]
    return [program for program in programs if program.inputs]


def read_table(script, path):
    """The named configurations of a table file, in its order."""
    table = {}
    try:
        lines = sources.read_bytes(path, MOST_MEGABYTES).decode().splitlines()
    except UnicodeDecodeError:
        fail(script, f"'{path}' is not UTF-8")
    except ReportError as error:
        fail(script, error)
    for number, line in enumerate(lines, 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        name, colon, flags = line.partition(":")
        if not colon or name in table:
            fail(script, f"{path}:{number}: expected 'NAME: FLAGS' with a new name")
        try:
            table[name] = shlex.split(flags)
        except ValueError as error:
            fail(script, f"{path}:{number}: {str(error).lower()}")
    return table


def choose_programs(script, arguments):
    """The programs to run; there must be some."""
    chosen = discover_programs(script, arguments)
    if not chosen:
        fail(script, "no program to run")
    return chosen


def row_name(program, path):
    """The name of a row of a table: the program, and its input if special."""
    special = program.input_name(path)
    return f"{program.name} ({special})" if special else program.name


def rows_by_set(programs):
    """The names of all rows, under None, and those of each set, if there are both."""
    found = {None: []}
    for program in programs:
        rows = [row_name(program, path) for path in program.inputs]
        found[None] += rows
        found.setdefault(program.set, []).extend(rows)
    if len(found) == 2:
        found = {None: found[None]}
    names = (None, *course_programs.SETS)
    return {name: found[name] for name in names if name in found}


def mean_name(which):
    """The name of a row of geometric means, over a set or everything."""
    return f"geometric mean ({which})" if which else "geometric mean"


def run_natively(program, native, directory):
    """What a program has to print, for each of its inputs."""
    executable = os.path.join(directory, program.name + ".native")
    native.compile(program, executable)
    return [
        native.execute(executable, path, f"{row_name(program, path)}: native run")
        for path in program.inputs
    ]


def for_all_programs(programs, jobs, work):
    """What `work` returns for each program, in order, however many run at once."""
    what = os.path.basename(sys.argv[0])
    with (
        concurrent.futures.ThreadPoolExecutor(jobs) as pool,
        course_progress.Progress(what, len(programs)) as progress,
    ):
        futures = {pool.submit(work, program): program for program in programs}
        try:
            for future in concurrent.futures.as_completed(futures):
                progress.advance(futures[future].name)
                future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        return [future.result() for future in futures]


def show_ticks(ticks):
    """A cost in units, exactly: with four decimals."""
    whole, ticks = divmod(ticks, TICKS_PER_UNIT)
    return f"{whole}.{ticks * 10000 // TICKS_PER_UNIT:04d}"


def show_ratio(ratio):
    """A ratio with four decimals, or a dash if there is none."""
    return "-" if ratio is None else f"{ratio:.4f}"


def geometric_mean(ratios):
    """The geometric mean of positive numbers, or None of none."""
    if not ratios or min(ratios) <= 0:
        return None
    return math.exp(math.fsum(map(math.log, ratios)) / len(ratios))


def print_table(rows, is_markdown, command=None):
    """Prints rows of strings in columns, or as a table for documents, with the
    command that it is from."""
    if not is_markdown:
        print_columns(rows, sys.stdout)
        return
    if command:
        print(f"<!-- Written by: {command} -->\n")
    head, *others = rows
    rule = ["---"] + ["---:"] * (len(head) - 1)
    for row in [head, rule, *others]:
        print(f"| {' | '.join(row)} |".replace("|  |", "| |"))


def print_columns(rows, file):
    """Prints rows of strings: the first column to the left, others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]
        print("  ".join(cells).rstrip(), file=file)


def command_text(script, words=None):
    """The command line of a script, by default of this one, without what makes no
    difference: where the tools are, and how many programs run at a time."""
    drop = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    for option in ("--tool-dir", "--native-dir", "--keep", "--csv", "--html"):
        drop.add_argument(option, action="append")
    drop.add_argument("-j", "--jobs")
    _, rest = drop.parse_known_args(sys.argv[1:] if words is None else words)
    return shlex.join([f"scripts/{script}", *rest])
