# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Grades as text and as CSV."""

import csv
import io

import course_benchmarks

from course_grade import jobs

HEAD = ["rank", "compiler", "right", "mean ratio", "best", "failures"]


def failures_text(failures):
    """Failures by their kinds."""
    kinds = [kind for kind in jobs.FAILURES if failures[kind]]
    return ", ".join(f"{failures[kind]} {kind}" for kind in kinds)


def grade_row(grade):
    """A row of the ranking."""
    return [
        str(grade.rank),
        grade.compiler,
        str(grade.num_right),
        course_benchmarks.show_ratio(grade.mean),
        str(grade.num_best),
        failures_text(grade.failures) or "-",
    ]


def print_ranking(grades, file):
    """Prints the ranking in columns."""
    course_benchmarks.print_columns([HEAD, *map(grade_row, grades)], file)


def spreadsheet(names, cases):
    """All results as CSV, a line for each case and compiler."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    head = ["program", "input", "compiler", "result", "cost", "cost-ticks", "steps"]
    writer.writerow([*head, "ratio", "message"])
    for case in cases:
        for name in names:
            result = case.results.get(name)
            if result is None:
                continue
            row = [case.program, case.input, name, result["status"]]
            if result["status"] == jobs.OK:
                row.append(course_benchmarks.show_ticks(result["ticks"]))
                row += [result["ticks"], result["steps"], f"{case.ratio(name):.6f}", ""]
            else:
                message = result["message"].partition("\n")[0]
                row += ["", "", "", "", message]
            writer.writerow([plain(cell) for cell in row])
    return text.getvalue()


def plain(cell):
    """A cell that no spreadsheet takes for a formula."""
    if isinstance(cell, str) and cell.startswith(("=", "+", "-", "@", "\t", "\r")):
        return "'" + cell
    return cell
