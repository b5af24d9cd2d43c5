# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What scripts/bench --html writes: ratios of costs as one HTML page with plots, which
needs no network. D3 and its licences are in it."""

import json
import os
import shlex

import course_benchmarks
import course_programs
from course_report import output, page, places
from course_report.errors import ReportError

HERE = os.path.dirname(os.path.realpath(__file__))


def comparisons(table, baseline):
    """What is compared: names, and by row the two numbers that a ratio is of. With a
    baseline also each level with what it cost there."""
    for name in table.others:
        base = table.bases[name]
        pairs = {
            row: pair for row in table.rows for pair in table.pairs(name, [row]) if pair
        }
        yield f"{name}/{base}", pairs
    for name in table.names if baseline else ():
        pairs = {}
        for row in table.rows:
            value, known = table.values.get((row, name)), baseline.costs.get(row, {})
            if value is not None and known.get(name):
                pairs[row] = value, known[name]
        if pairs:
            yield f"{name}/baseline", pairs


def data(table, configurations, baseline):
    """All that the page shows."""
    compared = dict(comparisons(table, baseline))
    return {
        "measure": table.what,
        "unit": course_benchmarks.TICKS_PER_UNIT if table.what == "cost" else 1,
        "configurations": {
            name: shlex.join(configurations[name].flags) for name in table.names
        },
        "comparisons": list(compared),
        "sets": [s for s in course_programs.SETS if s in table.parts_of(2)],
        "sizes": [s for s in course_programs.SIZES if s in table.parts_of(1)],
        "groups": list(dict.fromkeys(table.groups[row][0] for row in table.rows)),
        # Name, group, size, set, and for each comparison the two numbers or null.
        "rows": [
            [row, *table.groups[row], [pairs.get(row) for pairs in compared.values()]]
            for row in table.rows
        ],
    }


def embedded(shown):
    """Data as JSON that may stand in a script element."""
    return json.dumps(shown, separators=(",", ":")).replace("<", "\\u003c")


def write(path, table, configurations, command, baseline=None, errors=()):
    """Writes the page, whole or not at all; raises a ReportError if it cannot."""
    try:
        import jinja2  # pylint: disable=import-outside-toplevel
    except ImportError as error:
        raise ReportError(f"no Python module jinja2; {places.INSTALL}") from error
    modules = os.path.join(places.WEB, "node_modules")
    environment = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined)
    template = environment.from_string(page.read_text(HERE, "bench_page.html"))
    text = template.render(
        command=command,
        errors=errors,
        style=page.read_text(page.HERE, "page.css"),
        d3=page.read_text(modules, "d3", "dist", "d3.min.js"),
        licences=page.licences(modules),
        script=page.read_text(HERE, "bench_page.js"),
        data=embedded(data(table, configurations, baseline)),
    )
    output.write(path, text)
