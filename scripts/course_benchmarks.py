# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the benchmark scripts share: choosing programs, running them in parallel,
means, and tables of text."""

import concurrent.futures
import math
import os
import re
import sys

import course_programs

TICKS_PER_UNIT = 2500


def fail(script, message):
    """Ends with a message about the command line or its files."""
    print(f"{script}: error: {message}", file=sys.stderr)
    sys.exit(2)


def add_common_options(parser):
    """The options that every benchmark script has."""
    benchmarks = os.path.join(course_programs.REPOSITORY, "benchmarks")
    add = parser.add_argument
    add("--only", metavar="REGEX", help="only benchmarks whose name it is found in")
    add("--keep", metavar="DIR", help="keep the assembly as DIR/NAME.CONFIG.s")
    add("-j", "--jobs", type=int, default=os.cpu_count(), help="programs at a time")
    add("--programs", default=benchmarks, metavar="DIR", help="where programs are")
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


def discover_programs(script, arguments):
    """The programs of the directory whose names are asked for."""
    try:
        wanted = re.compile(arguments.only or "")
        programs = course_programs.discover(arguments.programs)
    except (OSError, re.error) as error:
        fail(script, error)
    return [program for program in programs if wanted.search(program.name)]


def choose_programs(script, arguments):
    """The programs to run; there must be some."""
    chosen = discover_programs(script, arguments)
    if not chosen:
        fail(script, f"no program to run in {arguments.programs}")
    return chosen


def row_name(program, path):
    """The name of a row of a table: the program, and its input if special."""
    special = program.input_name(path)
    return f"{program.name} ({special})" if special else program.name


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
    results = []
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        futures = [pool.submit(work, program) for program in programs]
        for program, future in zip(programs, futures):
            results.append(future.result())
            if sys.stderr.isatty():
                done = f"{len(results)}/{len(programs)} {program.name}"
                print(f"\r\033[K{done}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    return results


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


def print_columns(rows, file):
    """Prints rows of strings: the first column to the left, others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]
        print("  ".join(cells).rstrip(), file=file)
