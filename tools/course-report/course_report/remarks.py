# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads optimisation remarks, as clang -fsave-optimization-record and llc
-pass-remarks-output write them."""

import collections

from course_report.errors import ReportError
from course_report.sources import read_bytes

# What the compiler calls a remark, and what readers do.
KINDS = {
    "!Passed": "passed",
    "!Missed": "missed",
    "!Analysis": "analysis",
    "!AnalysisFPCommute": "analysis",
    "!AnalysisAliasing": "analysis",
    "!Failure": "failure",
}


def message(arguments):
    """The text of a remark."""
    parts = []
    for argument in arguments:
        if isinstance(argument, dict):
            parts += [str(v) for key, v in argument.items() if key != "DebugLoc"]
    return "".join(parts)


def is_remark(document):
    """Whether a document has the parts of a remark."""
    if not isinstance(document, dict) or "Kind" not in document:
        return False
    place, arguments = document.get("DebugLoc"), document.get("Args", [])
    has_place = isinstance(place, dict) and isinstance(place.get("Line"), int)
    return (place is None or has_place) and isinstance(arguments, list)


def documents(path):
    """The remarks of a file, as mappings with their kind."""
    try:
        import yaml  # pylint: disable=import-outside-toplevel
    except ImportError as error:
        raise ReportError(
            "remarks need Python's yaml module, which scripts/setup --web installs"
        ) from error

    class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
        """Reads plain data and the tags of remarks."""

    def construct(loader, tag, node):
        if not isinstance(node, yaml.MappingNode):
            raise yaml.YAMLError(f"'{tag}' is no mapping")
        return {**loader.construct_mapping(node, deep=True), "Kind": tag}

    for tag in KINDS:
        Loader.add_constructor(
            tag, lambda loader, node, tag=tag: construct(loader, tag, node)
        )
    try:
        yield from yaml.load_all(read_bytes(path), Loader)
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        problem = " ".join(str(error).split())
        raise ReportError(f"'{path}' is not a file of remarks: {problem}") from error


def load(paths):
    """Remarks by file and line: lists of kind, pass, function and text."""
    result = collections.defaultdict(list)
    for path in paths:
        for document in documents(path):
            if not is_remark(document):
                raise ReportError(f"'{path}' is not a file of remarks")
            place = document.get("DebugLoc")
            if place is None:
                continue
            remark = [KINDS[document["Kind"]], str(document.get("Pass", ""))]
            remark += [str(document.get("Function", ""))]
            remark += [message(document.get("Args", []))]
            key = str(place.get("File", "")), place["Line"]
            if remark not in result[key]:
                result[key].append(remark)
    return result
