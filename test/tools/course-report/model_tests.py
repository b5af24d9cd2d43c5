# RUN: rm -rf %t && cp -r %S/Inputs %t
# RUN: course-run %t/prog.s --quiet --profile=%t/prog.json > %t/out
# RUN: course-run %t/recursion.s --quiet --profile=%t/recursion.json
# RUN: course-run %t/blocks.s --quiet --profile=%t/blocks.json
# RUN: %python %S/Inputs/calls.py 17 2 > %t/paths.s
# RUN: course-run %t/paths.s --quiet --profile=%t/paths.json
# RUN: %python %S/Inputs/calls.py 2000 1 > %t/chain.s
# RUN: course-run %t/chain.s --quiet --profile=%t/chain.json
# RUN: echo 1 | course-run %t/choose.s --quiet --profile=%t/direct.json
# RUN: echo 0 | course-run %t/choose.s --quiet --profile=%t/other.json
# RUN: %python %s %report-package %t
"""Unit tests of the modules of course-report."""

import copy
import dataclasses
import json
import os
import random
import sys
import unittest
from unittest import mock

DIRECTORY = sys.argv.pop()
sys.path.insert(0, sys.argv.pop())

from course_report import (  # noqa: E402
    compare,
    model,
    output,
    page,
    profile,
    sources,
    total,
)
from course_report.errors import ReportError  # noqa: E402


def load(name):
    """The model of a program in the directory of the test."""
    loaded = profile.load(os.path.join(DIRECTORY, name + ".json"))
    return model.build(loaded, sources.assembly_lines(loaded), None)


class Sums(unittest.TestCase):
    """Whatever is inlined or recursive, nothing is counted twice or lost."""

    def check(self, name):
        """Checks all sums of a program; its functions by their names."""
        found = load(name)
        functions = {key[1]: n for key, n in found.functions.items()}
        self.assertEqual(sum(n.ticks for n in functions.values()), found.ticks)
        self.assertEqual(sum(found.folded().values()), found.ticks)
        self.assertEqual(functions["main"].total, found.ticks)
        for numbers in [*functions.values(), *found.lines.values()]:
            self.assertLessEqual(numbers.ticks, numbers.inlined)
            self.assertLessEqual(numbers.inlined, numbers.total)
            self.assertLessEqual(numbers.total, found.ticks)
        classes = sum(ticks for _, _, ticks in found.classes())
        self.assertEqual(classes, found.ticks)
        return found, functions

    def test_inlined(self):
        """Inlined code counts for itself and for what it is in."""
        found, functions = self.check("prog")
        self.assertEqual(functions["half"].ticks, 6508)
        self.assertEqual(functions["half"].total, 6508 + 3000)
        self.assertEqual(found.lines["prog.c", 10].ticks, 0)
        self.assertEqual(found.lines["prog.c", 10].total, 6508 + 3000)
        self.assertFalse(found.has_estimates())

    def test_recursive(self):
        """A recursive function has the total of its outermost calls."""
        found, functions = self.check("recursion")
        outside = functions["main"].ticks + functions["other"].ticks
        self.assertEqual(functions["down"].total, found.ticks - outside)
        self.assertFalse(found.has_estimates())
        folded = found.folded()
        # 5 and 3 levels, of which one is the last.
        self.assertEqual(folded["main", "down", "step"], 5 * 3000)
        self.assertEqual(folded["main", "other", "down", "step"], 3 * 3000)
        self.assertEqual(functions["step"].total, 8 * 3000)

    def test_estimates(self):
        """What a profile does not say of paths is divided in proportion."""
        found = load("recursion")
        exact = found.folded()
        some = [row for row in found.profile.path_places if row.path != 1]
        for rows, is_exact in (([], False), (some, True)):
            less = dataclasses.replace(found.profile, path_places=rows)
            other = model.build(less, found.assembly, None)
            self.assertEqual(other.has_estimates(), not is_exact)
            self.assertEqual(sum(other.folded().values()), found.ticks)
            self.assertEqual(other.folded() == exact, is_exact)
            self.assertEqual(other.functions.keys(), found.functions.keys())


class Paths(unittest.TestCase):
    """Programs with many paths of calls."""

    def test_too_many_paths(self):
        """Nothing is negative, nothing is more than all."""
        found = load("paths")
        self.assertFalse(found.profile.has_all_call_paths)
        self.assertEqual(sum(found.folded().values()), found.ticks)
        for numbers in found.functions.values():
            self.assertLessEqual(0, numbers.ticks)
            self.assertLessEqual(numbers.ticks, numbers.total)
            self.assertLessEqual(numbers.total, found.ticks)

    def test_deep(self):
        """A long chain of calls is cut for the page."""
        node, depth = page.flame(load("chain")), 0
        while node[2]:
            node, depth = node[2][0], depth + 1
        self.assertEqual(depth + 1, page.MAX_DEPTH)


class Added(unittest.TestCase):
    """Several runs of one program as one."""

    def setUp(self):
        self.runs = [load(name) for name in ("direct", "other", "direct")]
        added = total.add_up([run.profile for run in self.runs])
        self.sum = total.build(added, self.runs[0].assembly, None)

    def test_numbers(self):
        """Lines, functions and stacks have what they have in all runs."""
        self.assertEqual(self.sum.ticks, sum(run.ticks for run in self.runs))
        classes = sum(ticks for _, _, ticks in self.sum.classes())
        self.assertEqual(classes, self.sum.ticks)
        for table in ("lines", "functions"):
            for key, numbers in getattr(self.sum, table).items():
                tables = [getattr(run, table) for run in self.runs]
                parts = [t[key] for t in tables if key in t]
                for name, value in vars(numbers).items():
                    self.assertEqual(value, sum(getattr(p, name) for p in parts))
        # What work does is known of each path, also where a run has but one.
        folded = self.sum.folded()
        self.assertEqual(sum(folded.values()), self.sum.ticks)
        counts = folded["main", "between", "work", "twice"], folded["main", "work"]
        runs = [run.folded() for run in self.runs]
        self.assertEqual(counts[0], runs[1]["main", "between", "work", "twice"])
        self.assertEqual(counts[1], sum(run["main", "work"] for run in runs))
        self.assertFalse(self.sum.has_estimates())

    def test_memory(self):
        """So have objects; the head is where it was in one run after the other."""
        objects, travel = self.sum.merged_objects
        names = [name for name, _ in objects]
        self.assertEqual(len(names), len(set(names)))
        accesses = {name: entry.accesses for name, entry in objects}
        self.assertEqual(accesses["counter"], 4)
        self.assertEqual(accesses["malloc in c.c:12"], 1)
        head_bytes = sum(row[3] for row in travel)
        self.assertEqual(head_bytes, self.sum.profile.report["head-bytes"])
        samples = self.sum.profile.samples
        self.assertLessEqual(len(samples), total.MAX_SAMPLES)
        width = self.sum.profile.ticks_per_sample
        self.assertGreaterEqual(len(samples) * width, self.sum.ticks)
        used = [sample for sample in samples if sample]
        self.assertEqual(min(sample[0] for sample in used), 0)
        self.assertEqual(max(sample[1] for sample in used), 20480)
        # Only the run in the middle has a block in the heap.
        at = [n * width for n, s in enumerate(samples) if s and s[1] == 20480]
        begin, end = self.runs[0].ticks, self.sum.ticks - self.runs[2].ticks
        self.assertTrue(all(begin - width < ticks < end + width for ticks in at))


class Comparison(unittest.TestCase):
    """Rows of two runs."""

    def test_order(self):
        """The largest difference is first, whatever its sign."""
        before = {1: model.Numbers(ticks=5), 2: model.Numbers(ticks=9)}
        after = {2: model.Numbers(ticks=2), 3: model.Numbers(ticks=6)}
        rows = compare.rows(before, after)
        self.assertEqual([row.key for row in rows], [2, 3, 1])
        self.assertEqual([row.difference for row in rows], [-7, 6, -5])
        # Of several runs, the one that differs most from the first one counts.
        again = {1: model.Numbers(ticks=13), 3: model.Numbers(ticks=1)}
        rows = compare.rows(before, after, again)
        self.assertEqual([row.key for row in rows], [2, 1, 3])
        self.assertEqual([row.difference for row in rows], [-9, 8, 6])

    def test_files_from_elsewhere(self):
        """A file has the name that the first profile has for it, if that is clear."""
        names = compare.match(
            ["/a/x.c", "/a/y.c", "z.c"], ["x.c", "b/y.c", "c/y.c"], os.path.basename
        )
        self.assertEqual(names, {"/a/x.c": "x.c"})

    def test_functions_without_files(self):
        """A program without debug information has the same functions."""
        before, after = load("prog"), load("prog")
        after.__dict__["functions"] = {
            ("", name): numbers for (_, name), numbers in before.functions.items()
        }
        rows = compare.functions(before, after)
        self.assertEqual([row.difference for row in rows], [0, 0, 0])


class Objects(unittest.TestCase):
    """Objects in memory."""

    def test_copies_of_malloc(self):
        """Blocks of one line of the source are one object."""
        objects, travel = load("blocks").merged_objects
        blocks = {name: entry for name, entry in objects if entry.kind == "heap"}
        self.assertEqual(list(blocks), ["malloc in b.c:7", "malloc in line 9"])
        merged = blocks["malloc in b.c:7"]
        self.assertEqual((merged.blocks, merged.bytes, merged.accesses), (2, 24, 3))
        self.assertEqual((merged.begin, merged.end), (20480, 20504))
        self.assertEqual(sum(numbers[2] for numbers in travel), 4)


def places(data, path=()):
    """Where in JSON there is anything."""
    if path:
        yield path
    if isinstance(data, (dict, list)):
        items = data.items() if isinstance(data, dict) else enumerate(data)
        for key, value in items:
            yield from places(value, (*path, key))


class Damage(unittest.TestCase):
    """A damaged profile is an error, and no exception of another kind."""

    def use(self, data):
        """Loads a profile from JSON and makes all there is of it."""
        path = os.path.join(DIRECTORY, "prog.json")
        loaded = profile.Reader(path, data).read()
        found = model.build(loaded, sources.assembly_lines(loaded), None)
        return [found.lines, found.functions, found.folded(), found.classes()]

    def test_every_place(self):
        """Replaces each part by something else."""
        with open(os.path.join(DIRECTORY, "prog.json"), encoding="utf-8") as file:
            whole = json.load(file)
        self.use(whole)
        values = random.Random(1)
        errors = 0
        for path in places(whole):
            data = copy.deepcopy(whole)
            at = data
            for key in path[:-1]:
                at = at[key]
            at[path[-1]] = values.choice([None, -1, 10**30, "", [], {}, True, 1.5])
            try:
                self.use(data)
            except ReportError:
                errors += 1
        self.assertGreater(errors, 100)


class Output(unittest.TestCase):
    """Files are whole or not there."""

    def test_interrupted(self):
        """Nothing is left of a file whose writer is interrupted."""
        path = os.path.join(DIRECTORY, "interrupted")
        with mock.patch("os.replace", side_effect=KeyboardInterrupt):
            with self.assertRaises(KeyboardInterrupt):
                output.write(path, "text")
        self.assertFalse([n for n in os.listdir(DIRECTORY) if "interrupted" in n])


if __name__ == "__main__":
    unittest.main()
