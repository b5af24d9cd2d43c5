# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reports as one HTML page that needs no network: the template, the scripts, D3 with
its licences, and the numbers as JSON are all in it."""

import base64
import gzip
import json
import os

from course_report import compare, places, text
from course_report.errors import ReportError

HERE = os.path.dirname(os.path.realpath(__file__))
# Boxes of the flame graph below this part of the whole are not worth their bytes.
SMALLEST_PART = 1e-4
# Nor are those below as many others.
MAX_DEPTH = 60


def read_text(*path):
    """A file that belongs to this program."""
    try:
        with open(os.path.join(*path), encoding="utf-8") as file:
            return file.read()
    except OSError as error:
        raise ReportError(
            f"cannot read '{os.path.join(*path)}': {error.strerror}; {places.INSTALL}"
        ) from error


def closure(roots):
    """The names of packages and of all that they need, by the lock file."""
    lock = json.loads(read_text(HERE, "..", "package-lock.json"))["packages"]
    names = list(roots)
    for name in names:
        needs = lock[f"node_modules/{name}"].get("dependencies", {})
        names += [other for other in needs if other not in names]
    return names


def licences(modules, roots=("d3",)):
    """The licences of packages and of all that they consist of, each text once."""
    found = {}
    for name in closure(roots):
        # What D3 uses only for its command line is not in the page.
        if name not in ("commander", "iconv-lite", "rw", "safer-buffer"):
            words = read_text(modules, name, "LICENSE").strip()
            found.setdefault(words, []).append(name)
    return "\n\n".join(f"{', '.join(of)}:\n\n{words}" for words, of in found.items())


def flame(model):
    """The tree of stacks: name, own ticks, children; without its smallest parts."""
    root = {"name": "", "ticks": 0, "children": {}}
    for stack, ticks in model.folded().items():
        at = root
        for name in stack[:MAX_DEPTH]:
            new = {"name": name, "ticks": 0, "children": {}}
            at = at["children"].setdefault(name, new)
        at["ticks"] += ticks

    def pruned(node):
        children = [pruned(child) for child in node["children"].values()]
        total = node["ticks"] + sum(child[1] for child in children)
        kept = [c for c in children if c[1] >= model.ticks * SMALLEST_PART]
        kept.sort(key=lambda child: (-child[1], child[0]))
        return [node["name"], total, kept]

    children = list(root["children"].values())
    return pruned(children[0] if len(children) == 1 else root)


def run_data(model, label, file_index):
    """All of a run that the page shows; file_index has the number of each file."""
    profile = model.profile
    objects, travel = model.merged_objects
    names = [file_index.setdefault(f.name, len(file_index)) for f in profile.files]
    return {
        "label": label,
        "name": profile.program,
        "ticks": model.ticks,
        "assembly": model.assembly,
        "instructions": [
            [e.line, e.count, e.ticks, e.head_bytes, e.location]
            for e in profile.instructions
        ],
        "locations": [
            [[names[place.file], place.line, place.function] for place in stack]
            for stack in profile.locations
        ],
        "functions": [
            [key[1], key[0], n.ticks, n.total, n.steps, n.head_bytes, n.inlined]
            for key, n in model.functions.items()
            if n.total or n.steps
        ],
        "flame": flame(model),
        "classes": model.classes(),
        "ticksPerSample": profile.ticks_per_sample,
        "samples": profile.samples,
        "objects": [
            [name, o.kind, o.begin, o.end, o.accesses, o.head_bytes]
            for name, o in objects
        ],
        "travel": travel,
    }


def file_data(name, models, remarks):
    """A source file with the numbers of each run and the remarks, by line."""
    lines = next((m.sources[name] for m in models if name in m.sources), [])
    numbers = {}
    for index, model in enumerate(models):
        for (file, line), n in model.lines.items():
            if file == name:
                row = numbers.setdefault(line, [[0, 0, 0] for _ in models])
                row[index] = [n.ticks, n.total, n.steps]
    return {
        "name": name,
        "lines": lines,
        "numbers": numbers,
        "remarks": {
            line: found for (file, line), found in remarks.items() if file == name
        },
    }


def difference_data(rows):
    """Rows of a comparison without those that do not differ."""
    return [[*row.key, row.difference, *row.ticks] for row in rows if row.difference]


def data(models, labels, remarks):
    """All that the page shows."""
    file_index = {}
    runs = [run_data(*pair, file_index) for pair in zip(models, labels)]
    result = {
        "runs": runs,
        "files": [file_data(name, models, remarks) for name in file_index],
    }
    if len(models) > 1:
        result["functions"] = difference_data(compare.functions(*models))
        result["lines"] = difference_data(compare.lines(*models))
    return result


def packed(shown):
    """Data as compressed JSON in letters; the same data give the same letters."""
    text_of = json.dumps(shown, separators=(",", ":"))
    compressed = gzip.compress(text_of.encode(), compresslevel=9, mtime=0)
    return base64.b64encode(compressed).decode()


def render(models, remarks, web=None):
    """The page for one profile, or for several that are compared."""
    try:
        import jinja2  # pylint: disable=import-outside-toplevel
    except ImportError as error:
        raise ReportError(f"no Python module jinja2; {places.INSTALL}") from error
    modules = os.path.join(web or places.WEB, "node_modules")
    environment = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined)
    template = environment.from_string(read_text(HERE, "page.html"))
    labels = compare.labels([model.profile for model in models])
    is_comparison = len(models) > 1
    summaries = text.summaries(models, labels)
    *names, last = (model.profile.program for model in models)
    return template.render(
        title=f"{', '.join(names)} and {last}" if names else last,
        summaries=list(summaries) if is_comparison else [text.summary(models[0])],
        runs=text.run_rows(models[0]) if models[0].profile.runs else [],
        is_comparison=is_comparison,
        first=labels[0],
        has_estimates=any(model.has_estimates() for model in models),
        has_all_paths=all(model.profile.has_all_call_paths for model in models),
        style=read_text(HERE, "page.css"),
        d3=read_text(modules, "d3", "dist", "d3.min.js"),
        licences=licences(modules),
        # One module, which may wait for the data.
        script="\n".join(read_text(HERE, name) for name in ("panes.js", "charts.js")),
        data=packed(data(models, labels, remarks)),
    )
