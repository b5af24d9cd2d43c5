# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Grades as one HTML page that needs no network."""

import os

import course_benchmarks
from course_report import page as report_page

from course_grade import config, jobs, table
from course_grade.errors import GradeError

HERE = os.path.dirname(os.path.realpath(__file__))


def cells(names, case):
    """What the page shows of a case, for each compiler: its text, a number to sort by,
    and whether it is a failure and the best one."""
    for name in names:
        result = case.results.get(name)
        if result is None:
            yield {"text": "-", "sort": "", "kind": ""}
        elif result["status"] != jobs.OK:
            yield {"text": result["status"], "sort": "", "kind": "failure"}
        else:
            ratio = case.ratio(name)
            shown = course_benchmarks.show_ticks(result["ticks"])
            yield {
                "text": shown,
                "ratio": course_benchmarks.show_ratio(ratio),
                "sort": repr(ratio),
                "kind": "best" if result["ticks"] == case.best else "",
            }


def failures(names, cases):
    """All failures with their messages."""
    for case in cases:
        for name in names:
            result = case.results.get(name)
            if result and result["status"] != jobs.OK:
                what = [result["status"], result["message"]]
                yield [name, case.program, case.input, *what]


def render(configuration, grades, cases, problems):
    """The page."""
    try:
        import jinja2  # pylint: disable=import-outside-toplevel
    except ImportError as error:
        message = f"no Python module jinja2; {config.INSTALL}"
        raise GradeError(message) from error
    names = [compiler.name for compiler in configuration.compilers]
    environment = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined)
    template = environment.from_string(report_page.read_text(HERE, "page.html"))
    return template.render(
        title=os.path.basename(configuration.path),
        cpu=configuration.cpu,
        limits=configuration.limits,
        names=names,
        commands=[" ".join(c.command) for c in configuration.compilers],
        num_programs=len(configuration.programs),
        head=table.HEAD,
        grades=[table.grade_row(grade) for grade in grades],
        cases=[(case, list(cells(names, case))) for case in cases],
        failures=list(failures(names, cases)),
        problems=problems,
        style=report_page.read_text(report_page.HERE, "page.css"),
        script=report_page.read_text(HERE, "page.js"),
    )
