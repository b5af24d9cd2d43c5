# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reports as text for a terminal."""

from course_report import compare
from course_report.profile import TICKS_PER_UNIT

# A part of the assembly that is not executed is left out from so many lines on.
LEAST_LEFT_OUT = 10


def cost(ticks):
    """Ticks as costs are written."""
    sign = "-" if ticks < 0 else ""
    units, rest = divmod(abs(ticks), TICKS_PER_UNIT)
    return f"{sign}{units}.{rest * 10000 // TICKS_PER_UNIT:04}"


def percent(part, whole):
    """A share as it is written; nothing for nothing."""
    return f"{100 * part / whole:.2f}" if part and whole else ""


def columns(rows, left=1):
    """Rows of text as lines; the first `left` columns from the last are flush
    left, the others flush right."""
    if not rows:
        return
    widths = [max(len(cell) for cell in column) for column in zip(*rows)]
    for row in rows:
        first = len(row) - left
        cells = [
            cell.rjust(width) if number < first else cell.ljust(width)
            for number, (cell, width) in enumerate(zip(row, widths))
        ]
        yield "  ".join(cells).rstrip()


def heading(title):
    """Lines before a section."""
    return ["", title, "-" * len(title)]


def summary(model):
    """What the run was, in one line."""
    report = model.profile.report
    status = report.get("status", "")
    ending = f", {status}: {report.get('message')}" if status != "finished" else ""
    number = len(model.profile.runs)
    runs = f", {number} run{'s' * (number > 1)}" if number else ""
    return (
        f"{model.profile.program}{runs}: cost {cost(model.ticks)}, {report['steps']} "
        f"instructions, head moved by {report['head-bytes']} bytes, "
        f"cpu {report['cpu']}{ending}"
    )


def run_rows(model):
    """A heading, and each run of which a profile is the sum."""
    rows = [["%", "cost", "instructions", "head bytes", "profile"]]
    for run in model.profile.runs:
        rows.append([percent(run.ticks, model.ticks), cost(run.ticks)])
        rows[-1] += [str(run.report["steps"]), str(run.report["head-bytes"])]
        rows[-1].append(run.path)
    return rows


def run_lines(model):
    """The runs of which a profile is the sum."""
    yield from heading("Runs")
    yield from columns(run_rows(model))


def class_lines(model):
    """Cost by class of instructions."""
    yield from heading("Cost by class")
    rows = [["%", "cost", "executed", "class"]]
    for name, count, ticks in model.classes():
        share = percent(ticks, model.ticks)
        rows.append([share, cost(ticks), str(count) if count else "", name])
    yield from columns(rows)


def function_lines(model):
    """Functions of the source, by their own cost."""
    yield from heading("Functions")
    rows = [["own %", "own", "with inlined", "total %", "total", "function"]]
    found = sorted(model.functions.items(), key=lambda i: (-i[1].ticks, i[0]))
    for (file, name), numbers in found:
        if numbers.total or numbers.steps:
            rows.append([percent(numbers.ticks, model.ticks), cost(numbers.ticks)])
            rows[-1].append(cost(numbers.inlined))
            rows[-1] += [percent(numbers.total, model.ticks), cost(numbers.total)]
            rows[-1].append(f"{name} ({file})" if file else name)
    yield from columns(rows)


def object_lines(model):
    """Objects in memory, by the head movement to them."""
    yield from heading("Objects in memory")
    rows = [["accesses", "head bytes", "addresses", "object"]]
    objects, _ = model.merged_objects
    for name, entry in sorted(
        objects, key=lambda o: (-o[1].head_bytes, -o[1].accesses, o[1].begin, o[0])
    ):
        if entry.accesses:
            addresses = f"{entry.begin}-{entry.end}"
            rows.append([str(entry.accesses), str(entry.head_bytes), addresses])
            rows[-1].append(name)
    yield from columns(rows)


def remark_text(remark):
    """A remark as it is written below its line."""
    kind, name, function, words = remark
    where = f" in {function}" if function else ""
    return " ".join(f"> {kind} {name}{where}: {words}".split())


def source_lines(model, remarks):
    """Each source file with the cost of its lines, and remarks below them."""
    for name, lines in model.sources.items():
        yield from heading(f"Source {name}")
        rows = [["own %", "own", "total", "line", ""]]
        for number, line in enumerate(lines, 1):
            numbers = model.lines.get((name, number))
            cells = ["", "", ""]
            if numbers and numbers.total:
                cells = [percent(numbers.ticks, model.ticks), cost(numbers.ticks)]
                cells.append(cost(numbers.total))
            rows.append([*cells, str(number), line.expandtabs(4)])
            for remark in remarks.get((name, number), ()):
                rows.append(["", "", "", "", remark_text(remark)])
        yield from columns(rows)


def not_executed(model):
    """Where the assembly has long parts that are not executed: their first lines, and
    the numbers of lines. What leads to an executed instruction belongs to that."""
    parts = {}
    first = last = None
    for number in range(1, len(model.assembly) + 2):
        entry = model.instruction_at.get(number)
        if number > len(model.assembly) or (entry and entry.count):
            if first and last - first + 1 >= LEAST_LEFT_OUT:
                parts[first] = last - first + 1
            first = None
        elif entry:
            first, last = first or number, number
    return parts


def assembly_lines(model, has_all):
    """The assembly with the cost of its instructions."""
    yield from heading(f"Assembly {model.profile.program}")
    rows = [["%", "cost", "executed", "line", ""]]
    left_out = {} if has_all else not_executed(model)
    next_line = 1
    for number, line in enumerate(model.assembly, 1):
        if number < next_line:
            continue
        if number in left_out:
            next_line = number + left_out[number]
            what = f"... {left_out[number]} lines that were not executed"
            rows.append(["", "", "", "", what])
            continue
        entry = model.instruction_at.get(number)
        cells = ["", "", ""]
        if entry and entry.count:
            cells = [percent(entry.ticks, model.ticks), cost(entry.ticks)]
            cells.append(str(entry.count))
        rows.append([*cells, str(number), line.expandtabs(4)])
    yield from columns(rows)


def report(model, remarks, has_all=False):
    """The whole report of one profile, as lines; with remarks by file and line."""
    yield summary(model)
    if model.profile.runs:
        yield from run_lines(model)
    yield from class_lines(model)
    yield from function_lines(model)
    if model.profile.travel:
        yield from object_lines(model)
    yield from source_lines(model, remarks)
    yield from assembly_lines(model, has_all)


def signed(ticks):
    """A difference as it is written."""
    return f"{'+' * (ticks > 0)}{cost(ticks)}"


def summaries(models, labels):
    """What the runs were, and by what the others differ from the first one."""
    width = max(map(len, labels)) + 1
    for model, label in zip(models, labels):
        yield f"{label + ':':{width}} {summary(model)}"
    first, *others = models
    for model, label in zip(others, labels[1:]):
        change = model.ticks - first.ticks
        share = f", {100 * change / first.ticks:+.2f} %" if first.ticks else ""
        of = "" if len(others) == 1 else f" of {label}"
        yield f"difference{of}: {signed(change)}{share}"


def difference_lines(title, rows, labels, describe):
    """What is different, without what is not."""
    yield from heading(title)
    table = [["difference", *labels, ""]]
    for row in rows:
        if row.difference:
            costs = [cost(ticks) for ticks in row.ticks]
            table.append([signed(row.difference), *costs, describe(row.key)])
    if len(table) == 1:
        yield "no difference"
    else:
        yield from columns(table)


def comparison(*models):
    """The comparison of several profiles with the first one, as lines."""
    labels = compare.labels([model.profile for model in models])
    yield from summaries(models, labels)

    def describe_line(key):
        name, number = key
        known = (model.sources[name] for model in models if name in model.sources)
        lines = next(known, [])
        text = lines[number - 1].strip() if number <= len(lines) else ""
        return f"{name}:{number}  {text}"

    yield from difference_lines(
        "Functions",
        compare.functions(*models),
        labels,
        lambda key: f"{key[1]} ({key[0]})" if key[0] else key[1],
    )
    yield from difference_lines(
        "Source lines", compare.lines(*models), labels, describe_line
    )


def folded(*models):
    """Stacks as flame graph tools read them, with the ticks of each model."""
    tables = [model.folded() for model in models]
    for stack in sorted({stack for table in tables for stack in table}):
        names = (name.replace(";", ":").replace("\n", "?") for name in stack)
        yield " ".join([";".join(names), *(str(table[stack]) for table in tables)])
