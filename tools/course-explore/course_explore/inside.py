# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What reads files that a program has had a say in; it runs in the program's box.

usage: inside.py remarks|report SOURCE WEB: writes remarks.json or report.html.
"""

import json
import os
import sys

HERE = os.path.dirname(os.path.realpath(__file__))
REPORT = os.path.join(os.path.dirname(os.path.dirname(HERE)), "course-report")
sys.path.insert(0, REPORT)

# pylint: disable=wrong-import-position
from course_report import model, page, profile, remarks, sources  # noqa: E402
from course_report.errors import ReportError  # noqa: E402

REMARKS = ("clang.yaml", "link.yaml")


class OneSource:
    """Finds the program's source, and nothing else that a profile may name."""

    def __init__(self, name):
        self.name = name

    def lines(self, file, _profile):
        """The lines of the source, and none of other files."""
        if file.name != self.name:
            return []
        return sources.lines_of(sources.read_bytes(self.name))


def load_remarks():
    """The remarks of both steps, as far as there are any."""
    return remarks.load([name for name in REMARKS if os.path.exists(name)])


def write_remarks(source):
    """Writes line, kind, pass, function and text of each remark."""
    found = [
        [line, *remark]
        for (file, line), group in load_remarks().items()
        for remark in group
        if file == source or not line
    ]
    with open("remarks.json", "w", encoding="utf-8") as file:
        json.dump(sorted(found), file)


def write_report(source, web):
    """Writes the report of a run."""
    found = profile.load("prog.json")
    built = model.build(found, sources.assembly_lines(found), OneSource(source))
    with open("report.html", "w", encoding="utf-8", errors="replace") as file:
        file.write(page.render([built], load_remarks(), web))


def main():
    """Returns the exit status."""
    _, what, source, web = sys.argv
    try:
        if what == "remarks":
            write_remarks(source)
        else:
            write_report(source, web)
    except ReportError as error:
        print(f"{what}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
