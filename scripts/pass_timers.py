# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads what llc -time-passes prints."""

import re

# Linux counts processor time in steps of up to 10 ms.
LEAST_PRECISE_SECONDS = 0.05
TIMER_LINE = re.compile(r"\s*((?:[\d.]+ \(\s*[\d.]+%\)\s+)+)(\S.*)$")


def read_timers(report):
    """Processor and wall seconds by timer, from llc -time-passes."""
    seconds, columns = {}, []
    for line in report.splitlines():
        if "--- Name ---" in line:
            columns = re.findall(r"--+\s*([\w+ ]+?)\s*--+", line)
        elif columns and (match := TIMER_LINE.match(line)):
            numbers = re.findall(r"([\d.]+) \(", match.group(1))
            row = dict(zip(columns, map(float, numbers)))
            processor = row.get("User Time", 0) + row.get("System Time", 0)
            seconds[match.group(2)] = processor, row["Wall Time"]
    return seconds


def add_up(seconds, timers):
    """The time of some timers together."""
    found = [seconds[name] for name in timers if name in seconds]
    processor, wall = (sum(column) for column in zip(*found))
    return processor if processor >= LEAST_PRECISE_SECONDS else wall
