# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a profile says about lines, functions and stacks of calls of the source.

Every instruction has a stack of frames, the innermost first: its place in the
source, and the places that functions around it were inlined at. Along a call path
the stacks of the calls follow. What is a frame's own is the cost of instructions
of which it is the innermost one; its total has all instructions below it, inlined
or called. Inlined code so counts at its own source, and in what contains it.
"""

import collections
import dataclasses
import functools


@dataclasses.dataclass(frozen=True)
class Frame:
    """A place in the source by its names; no file and line 0 if not known."""

    file: str
    line: int
    function: str

    @property
    def function_key(self):
        """What tells the function from others."""
        return self.file, self.function


@dataclasses.dataclass
class Numbers:
    """Of a line or function: ticks, instructions executed and head movement of its
    own, ticks with what is inlined, and ticks with all that is called, too."""

    ticks: int = 0
    steps: int = 0
    head_bytes: int = 0
    inlined: int = 0
    total: int = 0


class Model:
    """A profile, its assembly and its sources, and what follows from them."""

    def __init__(self, profile, assembly, sources):
        self.profile = profile
        self.assembly = assembly
        # Lines by the name of the file, of files with any cost.
        self.sources = sources
        self.instruction_at = {entry.line: entry for entry in profile.instructions}

    @property
    def ticks(self):
        """The whole cost."""
        return self.profile.ticks

    def places(self, entry):
        """The inlining stack of an instruction as frames; may be empty."""
        if entry.location is None:
            return ()
        return self.frames_of_location(entry.location)

    @functools.lru_cache(maxsize=None)
    def frames_of_location(self, location):
        """The inlining stack of a location as frames."""
        files = self.profile.files
        return tuple(
            Frame(files[place.file].name, place.line, place.function)
            for place in self.profile.locations[location]
        )

    @functools.cached_property
    def function_of(self):
        """The index of the function that each instruction is in, by line."""
        starts = sorted((f.line, n) for n, f in enumerate(self.profile.functions))
        result, at = {}, -1
        for entry in sorted(self.profile.instructions, key=lambda e: e.line):
            while at + 1 < len(starts) and starts[at + 1][0] <= entry.line:
                at += 1
            result[entry.line] = starts[at][1]
        return result

    @functools.cached_property
    def homes(self):
        """For each function of the assembly the frame of what has no place in it:
        the source function that most of its instructions are in."""
        votes = [collections.Counter() for _ in self.profile.functions]
        for entry in self.profile.instructions:
            if places := self.places(entry):
                outermost = places[-1]
                vote = outermost.file, outermost.function
                votes[self.function_of[entry.line]][vote] += 1
        homes = []
        for function, found in zip(self.profile.functions, votes):
            file, name = found.most_common(1)[0][0] if found else ("", function.name)
            homes.append(Frame(file, 0, name))
        return homes

    def stack(self, entry):
        """The frames of an instruction; there is at least one."""
        return self.places(entry) or (self.homes[self.function_of[entry.line]],)

    @functools.cached_property
    def ticks_of_stacks(self):
        """For each function of the assembly, ticks by stack."""
        result = [collections.Counter() for _ in self.profile.functions]
        for entry in self.profile.instructions:
            if entry.ticks:
                function = self.function_of[entry.line]
                result[function][self.stack(entry)] += entry.ticks
        return result

    def call_stack(self, path):
        """The frames of the call that begins a path; none of the first path."""
        entry = self.instruction_at.get(path.call_line)
        return self.stack(entry) if entry else ()

    def numbers(self, key):
        """Numbers of all that `key` makes of frames; None counts for nothing."""
        result = collections.defaultdict(Numbers)
        for entry in self.profile.instructions:
            own = key(self.stack(entry)[0])
            if own is not None:
                numbers = result[own]
                numbers.ticks += entry.ticks
                numbers.steps += entry.count
                numbers.head_bytes += entry.head_bytes
        # Along each path, what is not below a frame already.
        above, left = [], [stacks.copy() for stacks in self.ticks_of_stacks]
        for number, path in enumerate(self.profile.call_paths):
            callers = above[path.parent] if number else frozenset()
            called = {key(frame) for frame in self.call_stack(path)} - {None}
            above.append(callers | called)
            for frame in above[-1]:
                result[frame].total += path.ticks
            for stack, ticks in self.shares(number):
                left[path.function][stack] -= ticks
                for frame in {key(frame) for frame in stack} - {None} - above[-1]:
                    result[frame].total += ticks
        self.add_inlined(key, result, left)
        return dict(result)

    def add_inlined(self, key, result, left):
        """Adds what is inlined; and to totals, what is left of each function since
        its paths, which were too many, count for those of callers."""
        for stacks, rest in zip(self.ticks_of_stacks, left):
            for stack, ticks in stacks.items():
                for frame in {key(frame) for frame in stack} - {None}:
                    result[frame].inlined += ticks
                    total = result[frame].total + max(0, rest[stack])
                    result[frame].total = min(total, self.ticks)

    @functools.cached_property
    def lines(self):
        """Numbers by file and line of the source."""
        return self.numbers(lambda f: (f.file, f.line) if f.line else None)

    @functools.cached_property
    def functions(self):
        """Numbers by file and function of the source."""
        return self.numbers(lambda f: f.function_key)

    def folded(self):
        """Ticks by stack of functions, the outermost first."""
        result = collections.Counter()
        stacks = []
        for number, path in enumerate(self.profile.call_paths):
            callers = stacks[path.parent] if number else ()
            names = tuple(f.function for f in reversed(self.call_stack(path)))
            stacks.append(callers + names)
            for stack, ticks in self.shares(number):
                inner = tuple(f.function for f in reversed(stack))
                result[stacks[-1] + inner] += ticks
        return result

    @functools.cached_property
    def stacks_of_paths(self):
        """Ticks by stack of the call paths of which the profile says it."""
        result = collections.defaultdict(collections.Counter)
        for row in self.profile.path_places:
            home = self.homes[self.profile.call_paths[row.path].function]
            known = row.location is not None and self.frames_of_location(row.location)
            result[row.path][known or (home,)] += row.ticks
        return result

    @functools.cached_property
    def other_stacks(self):
        """For each function of the assembly, ticks by stack on its other paths."""
        result = [stacks.copy() for stacks in self.ticks_of_stacks]
        for number, stacks in self.stacks_of_paths.items():
            result[self.profile.call_paths[number].function] -= stacks
        return result

    def shares(self, number):
        """The ticks of a call path by stack; they add up. What the profile does not
        say of the path is in proportion to what it says of the function."""
        path = self.profile.call_paths[number]
        known = self.stacks_of_paths.get(number, {})
        yield from known.items()
        stacks = known or self.other_stacks[path.function]
        rest, whole = path.ticks - sum(known.values()), sum(stacks.values())
        given, seen = 0, 0
        for stack, ticks in stacks.items() if rest else ():
            seen += ticks
            share = rest * seen // whole - given
            given += share
            if share:
                yield stack, share
        if rest and not whole:
            yield (self.homes[path.function],), rest

    def has_estimates(self):
        """Whether the profile leaves out how the cost of a path is divided."""
        paths = collections.Counter(
            path.function
            for number, path in enumerate(self.profile.call_paths)
            if path.ticks and number not in self.stacks_of_paths
        )
        return any(
            paths[number] > 1 and len(stacks) > 1
            for number, stacks in enumerate(self.other_stacks)
        )

    @functools.cached_property
    def merged_objects(self):
        """Objects in memory and the head's travel between them. What several
        copies of one malloc in the source made is one object."""
        objects, indices, index_of = [], [], {}
        for entry in self.profile.objects:
            name = self.object_name(entry)
            index = index_of.get(name) if entry.kind == "heap" else None
            if index is None:
                index = len(objects)
                objects.append((name, entry))
                if entry.kind == "heap":
                    index_of[name] = index
            else:
                objects[index] = name, merge_objects(objects[index][1], entry)
            indices.append(index)
        travel = collections.defaultdict(lambda: [0, 0])
        for entry in self.profile.travel:
            numbers = travel[indices[entry.source], indices[entry.target]]
            numbers[0] += entry.accesses
            numbers[1] += entry.head_bytes
        return objects, [(*ends, *numbers) for ends, numbers in travel.items()]

    def object_name(self, entry):
        """What an object is called: a malloc by its place in the source."""
        if entry.kind == "heap" and entry.line in self.instruction_at:
            if places := self.places(self.instruction_at[entry.line]):
                return f"malloc in {places[0].file}:{places[0].line}"
        return entry.label()

    def classes(self):
        """Name, instructions executed and ticks of each class, head movement last."""
        report, rows = self.profile.report, []
        for name, count in report.items():
            cost = report.get("cost-" + name[len("count-") :])
            if name.startswith("count-") and count:
                rows.append((name[len("count-") :], count, round(cost * 2500)))
        rows.sort(key=lambda row: (-row[2], row[0]))
        return rows + [("head", 0, round(report["cost-head"] * 2500))]


def merge_objects(first, second):
    """Two objects as one, from the lowest address to the highest."""
    sums = {
        name: getattr(first, name) + getattr(second, name)
        for name in ("blocks", "bytes", "accesses", "head_bytes")
    }
    used = [entry for entry in (first, second) if entry.end > entry.begin]
    return dataclasses.replace(
        first,
        begin=min((entry.begin for entry in used), default=0),
        end=max((entry.end for entry in used), default=0),
        **sums,
    )


def find_sources(profile, sources):
    """The lines of the source files that a profile has any cost of, by their names;
    `sources` finds them, or is None."""
    found = {}
    if sources:
        for line in profile.lines:
            file = profile.files[line.file]
            if line.steps and file.name not in found:
                found[file.name] = sources.lines(file, profile)
    return found


def build(profile, assembly, sources):
    """The model of a profile; `sources` finds source files, or is None."""
    return Model(profile, assembly, find_sources(profile, sources))
