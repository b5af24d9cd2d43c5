#!/usr/bin/env python3
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a random program in LLVM IR that does the same wherever it runs.

The same seed gives the same program. A program consists of a main function and
some others; it reads numbers, keeps a number of variables of any width up to 128
bits in SSA form across branches, switches, loops (also with two entries), calls
and recursion, uses memory on the stack, on the heap and in globals, and writes
what becomes of it all. It never divides by zero, overflows a division, shifts by
too much, leaves its memory, reads what was not written, or misaligns an access;
how much it executes is bounded when it is generated.
"""

import dataclasses
import random

from generator_tool import print_program

# Input of every program: more numbers than any program reads.
NUM_INPUTS = 256

MACHINE_WIDTHS = (1, 8, 16, 32, 64)
ODD_WIDTHS = (2, 3, 5, 7, 9, 12, 13, 17, 24, 31, 33, 40, 48, 57, 63)
WIDE_WIDTHS = (65, 72, 96, 100, 127, 128)
MEMORY_WIDTHS = (8, 16, 32, 64)

# Every region of memory has at least so many bytes, and is aligned to 8.
REGION_BYTES = 64

# What a program may execute, in statements, about.
BUDGET = 60_000
# A function's share when it is called once; recursion multiplies.
FUNCTION_BUDGET = 1_500


@dataclasses.dataclass(frozen=True)
class Value:
    """An operand: its width and how it is written."""

    width: int
    text: str

    @property
    def typed(self):
        """The operand with its type."""
        return f"i{self.width} {self.text}"


@dataclasses.dataclass
class Signature:
    """What callers know about a function."""

    name: str
    params: list
    result: int
    takes_region: bool
    is_recursive: bool
    cost: int = 0


def interesting_constant(rng, width):
    """A constant of the kind that finds mistakes."""
    top = 1 << width
    choice = rng.random()
    if choice < 0.35:
        value = rng.choice((0, 1, 2, 3, top - 1, top - 2, top // 2, top // 2 - 1))
    elif choice < 0.5:
        value = 1 << rng.randrange(width)
    elif choice < 0.65:
        value = (1 << rng.randrange(1, width + 1)) - 1
    elif choice < 0.8:
        value = rng.randrange(256)
    else:
        value = rng.randrange(top)
    return value % top


class Function:
    """Generates the body of one function."""

    def __init__(self, program, signature):
        self.program, self.rng, self.signature = program, program.rng, signature
        self.lines, self.allocas = [], []
        self.num_names = self.num_blocks = 0
        self.block = "entry"
        self.regions, self.depth = [], None
        # Variables have fixed widths; what they hold is env[index].
        self.env = []
        # How often the place is executed where code is generated, at most.
        self.times = 1
        self.cost = 0
        self.nesting = 0
        self.breaks = []

    # Writing.

    def name(self):
        """A new name for a value."""
        self.num_names += 1
        return f"%v{self.num_names}"

    def emit(self, text):
        """Adds an instruction without a result."""
        self.lines.append("  " + text)

    def define(self, width, text):
        """Adds an instruction with a result."""
        name = self.name()
        self.emit(f"{name} = {text}")
        return Value(width, name)

    def new_block(self):
        """A new label."""
        self.num_blocks += 1
        return f"b{self.num_blocks}"

    def begin(self, label):
        """Starts a block; the one before has its terminator."""
        self.lines.append(f"{label}:")
        self.block = label

    # Values.

    def constant(self, width):
        """A constant."""
        return Value(width, self.spell(interesting_constant(self.rng, width), width))

    @staticmethod
    def spell(value, width):
        """How a constant is written."""
        if width == 1:
            return "true" if value else "false"
        return str(value if value < 1 << (width - 1) else value - (1 << width))

    def resize(self, value, width):
        """The value in another width."""
        if value.width == width:
            return value
        if value.width > width:
            return self.define(width, f"trunc {value.typed} to i{width}")
        how = self.rng.choice(("zext", "sext"))
        return self.define(width, f"{how} {value.typed} to i{width}")

    def leaf(self, width):
        """A variable or a constant, in the width asked for."""
        if self.rng.random() < 0.2 or not self.env:
            return self.constant(width)
        same = [value for value in self.env if value.width == width]
        if same and self.rng.random() < 0.7:
            return self.rng.choice(same)
        return self.resize(self.rng.choice(self.env), width)

    def expression(self, width, depth=2):
        """A random expression."""
        if depth == 0 or self.rng.random() < 0.2:
            return self.leaf(width)
        kinds = (
            (self.arithmetic, 10),
            (self.shift, 4),
            (self.division, 2),
            (self.comparison, 3),
            (self.selection, 3),
            (self.intrinsic, 2),
            (self.load, 3),
            (self.through_other_width, 2),
        )
        kind = self.rng.choices([k for k, _ in kinds], [w for _, w in kinds])[0]
        return kind(width, depth - 1)

    def arithmetic(self, width, depth):
        """An operation that is defined for all operands."""
        op = self.rng.choice(("add", "sub", "mul", "and", "or", "xor", "add", "sub"))
        a, b = self.expression(width, depth), self.expression(width, depth)
        return self.define(width, f"{op} {a.typed}, {b.text}")

    def shift(self, width, depth):
        """A shift by less than the width."""
        op = self.rng.choice(("shl", "lshr", "ashr"))
        value = self.expression(width, depth)
        if self.rng.random() < 0.5 or width == 1:
            amount = Value(width, self.spell(self.rng.randrange(width), width))
        else:
            by = self.expression(width, depth)
            limit = self.spell(min(width, (1 << width) - 1), width)
            amount = self.define(width, f"urem {by.typed}, {limit}")
        return self.define(width, f"{op} {value.typed}, {amount.text}")

    def division(self, width, depth):
        """A division by neither 0 nor -1."""
        if width < 4:
            return self.arithmetic(width, depth)
        op = self.rng.choice(("udiv", "urem", "sdiv", "srem"))
        value, by = self.expression(width, depth), None
        if self.rng.random() < 0.4:
            number = interesting_constant(self.rng, width)
            if number in (0, (1 << width) - 1):
                number = 7
            by = Value(width, self.spell(number, width))
        else:
            by = self.expression(width, depth)
            next_one = self.define(width, f"add {by.typed}, 1")
            bad = self.define(1, f"icmp ult {next_one.typed}, 2")
            other = self.spell(self.rng.randrange(2, 7), width)
            by = self.define(width, f"select {bad.typed}, i{width} {other}, {by.typed}")
        return self.define(width, f"{op} {value.typed}, {by.text}")

    def condition(self, depth=1):
        """An i1."""
        width = self.any_width()
        signs = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
        a, b = self.expression(width, depth), self.expression(width, depth)
        return self.define(1, f"icmp {self.rng.choice(signs)} {a.typed}, {b.text}")

    def comparison(self, width, depth):
        """A comparison as a number."""
        return self.resize(self.condition(depth), width)

    def selection(self, width, depth):
        """A choice of two."""
        condition = self.condition(depth)
        a, b = self.expression(width, depth), self.expression(width, depth)
        return self.define(width, f"select {condition.typed}, {a.typed}, {b.typed}")

    def through_other_width(self, width, depth):
        """A computation in another width."""
        return self.resize(self.expression(self.any_width(), depth), width)

    def intrinsic(self, width, depth):
        """One of LLVM's intrinsics for integers."""
        a, b = self.expression(width, depth), self.expression(width, depth)
        t = f"i{width}"
        two = ("umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "sadd.sat")
        names = list(two) + ["ssub.sat", "ctpop", "bitreverse", "fshl", "fshr"]
        names += ["abs", "ctlz", "cttz", "overflow"]
        if width % 16 == 0:
            names.append("bswap")
        name = self.rng.choice(names)
        if name == "overflow":
            return self.overflow(width, a, b)
        function = self.program.declare(name, width)
        if name in ("ctpop", "bitreverse", "bswap"):
            arguments = a.typed
        elif name in ("abs", "ctlz", "cttz"):
            arguments = f"{a.typed}, i1 false"
        elif name in ("fshl", "fshr"):
            c = self.expression(width, depth)
            arguments = f"{a.typed}, {b.typed}, {c.typed}"
        else:
            arguments = f"{a.typed}, {b.typed}"
        return self.define(width, f"call {t} {function}({arguments})")

    def overflow(self, width, a, b):
        """An operation that says whether it overflows."""
        op = self.rng.choice(("uadd", "usub", "sadd", "ssub", "umul", "smul"))
        if width > 64 and op == "smul":
            # The host would need a library function that it does not have.
            op = "sadd"
        function = self.program.declare(f"{op}.with.overflow", width)
        pair_type = f"{{ i{width}, i1 }}"
        pair = self.name()
        self.emit(f"{pair} = call {pair_type} {function}({a.typed}, {b.typed})")
        value = self.define(width, f"extractvalue {pair_type} {pair}, 0")
        flag = self.define(1, f"extractvalue {pair_type} {pair}, 1")
        other = self.leaf(width)
        return self.define(width, f"select {flag.typed}, {other.typed}, {value.typed}")

    def any_width(self):
        """A width, the machine's own more often than others."""
        choice = self.rng.random()
        if choice < 0.75 or not self.program.odd:
            return self.rng.choice(MACHINE_WIDTHS)
        if choice < 0.93:
            return self.rng.choice(ODD_WIDTHS)
        return self.rng.choice(WIDE_WIDTHS)

    # Memory.

    def address(self, width):
        """The address of a random element of a random region."""
        size = width // 8
        count = REGION_BYTES // size
        region = self.rng.choice(self.regions)
        if self.rng.random() < 0.6:
            index = str(self.rng.randrange(count))
        else:
            value = self.resize(self.leaf(64), 64)
            index = self.define(64, f"urem {value.typed}, {count}").text
        name = self.name()
        self.emit(f"{name} = getelementptr i{width}, ptr {region}, i64 {index}")
        return name

    def load(self, width, _depth):
        """A load of what is in memory."""
        if not self.regions:
            return self.leaf(width)
        memory_width = self.rng.choice(MEMORY_WIDTHS)
        address = self.address(memory_width)
        volatile = "volatile " if self.rng.random() < 0.05 else ""
        value = self.define(
            memory_width, f"load {volatile}i{memory_width}, ptr {address}"
        )
        return self.resize(value, width)

    def store(self):
        """A store."""
        if not self.regions:
            return self.assign()
        width = self.rng.choice(MEMORY_WIDTHS)
        value = self.expression(width)
        volatile = "volatile " if self.rng.random() < 0.05 else ""
        address = self.address(width)
        return self.emit(f"store {volatile}{value.typed}, ptr {address}")

    def copy_region(self):
        """A copy or a fill of a region as a whole."""
        if not self.regions:
            return self.assign()
        to, source = self.rng.choice(self.regions), self.rng.choice(self.regions)
        size = self.rng.randrange(1, REGION_BYTES + 1)
        if self.rng.random() < 0.4:
            function = self.program.declare_text(
                "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)"
            )
            byte = self.leaf(8)
            arguments = f"ptr {to}, {byte.typed}, i64 {size}, i1 false"
        else:
            function = self.program.declare_text(
                "declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)"
            )
            arguments = f"ptr {to}, ptr {source}, i64 {size}, i1 false"
        return self.emit(f"call void {function}({arguments})")

    # Statements.

    def writable(self):
        """The variables that may be assigned where we are."""
        return self.scopes[-1]

    def assign(self):
        """A new value for a variable."""
        if self.writable():
            index = self.rng.choice(self.writable())
            self.env[index] = self.expression(self.env[index].width)

    def rotate(self):
        """Exchanges the values of variables of one width."""
        index = self.rng.choice(self.writable()) if self.writable() else None
        if index is None:
            return
        width = self.env[index].width
        same = [i for i in self.writable() if self.env[i].width == width]
        self.rng.shuffle(same)
        same = same[: self.rng.randrange(1, len(same) + 1)]
        values = [self.env[i] for i in same]
        for i, value in zip(same, values[1:] + values[:1]):
            self.env[i] = value

    def write(self, value):
        """Prints the low 64 bits of a value, if that is affordable."""
        value = self.resize(value, 64)
        self.emit(f"call i64 @write({value.typed})")

    def print_some(self):
        """Prints a variable."""
        if self.times <= 64:
            self.write(self.expression(64, 1))

    def read(self):
        """Reads a number, where there are enough."""
        if self.program.num_reads + self.times > NUM_INPUTS:
            return self.assign()
        if not self.signature.name == "main" or not self.writable():
            return self.assign()
        self.program.num_reads += self.times
        index = self.rng.choice(self.writable())
        number = self.define(64, "call i64 @read()")
        self.env[index] = self.resize(number, self.env[index].width)
        return None

    def call(self):
        """Calls a function that costs little enough."""
        limit = BUDGET if self.signature.name == "main" else FUNCTION_BUDGET
        callees = [
            f
            for f in self.program.functions
            if self.cost + f.cost * self.times <= limit
            and (self.regions or not f.takes_region)
        ]
        if not callees:
            return self.assign()
        callee = self.rng.choice(callees)
        self.cost += callee.cost * self.times
        depth = self.rng.randrange(2, 5) if callee.is_recursive else 0
        return self.finish_call(callee, f"i64 {depth}")

    def call_itself(self):
        """Recursion, while the depth allows it."""
        if not self.depth or self.num_self_calls == 2 or self.times > 1:
            return self.call()
        self.num_self_calls += 1
        deeper = self.new_block()
        after = self.new_block()
        before, env = self.block, list(self.env)
        ends = self.define(1, f"icmp eq i64 {self.depth}, 0")
        self.emit(f"br {ends.typed}, label %{after}, label %{deeper}")
        self.begin(deeper)
        less = self.define(64, f"sub i64 {self.depth}, 1")
        self.finish_call(self.signature, less.typed)
        self.emit(f"br label %{after}")
        self.join(after, [(before, env), (self.block, self.env)])
        return None

    def finish_call(self, callee, depth):
        """The call itself."""
        arguments = [depth] if callee.is_recursive else []
        arguments += [self.expression(width, 1).typed for width in callee.params]
        if callee.takes_region:
            arguments.append(f"ptr {self.rng.choice(self.regions)}")
        text = f"call i{callee.result} @{callee.name}({', '.join(arguments)})"
        result = self.define(callee.result, text)
        if self.writable():
            index = self.rng.choice(self.writable())
            self.env[index] = self.resize(result, self.env[index].width)

    def join(self, label, predecessors):
        """Starts a block where several environments meet."""
        self.begin(label)
        merged = []
        for index, value in enumerate(predecessors[0][1]):
            incoming = [env[index] for _, env in predecessors]
            if all(other == value for other in incoming):
                merged.append(value)
                continue
            pairs = ", ".join(
                f"[ {v.text}, %{block} ]"
                for v, (block, _) in zip(incoming, predecessors)
            )
            merged.append(self.define(value.width, f"phi i{value.width} {pairs}"))
        self.env = merged

    def branch(self):
        """if, with or without else."""
        condition = self.condition()
        then, other, after = self.new_block(), self.new_block(), self.new_block()
        has_else = self.rng.random() < 0.6
        before, env = self.block, list(self.env)
        target = other if has_else else after
        self.emit(f"br {condition.typed}, label %{then}, label %{target}")
        self.begin(then)
        ends = [self.arm(after)]
        if has_else:
            self.env = list(env)
            self.begin(other)
            ends.append(self.arm(after))
        else:
            ends.append((before, env))
        self.join(after, ends)

    def arm(self, after):
        """Statements that end with a branch; the block and the environment."""
        self.statements(self.rng.randrange(1, 4))
        self.emit(f"br label %{after}")
        return self.block, self.env

    def switch(self):
        """A switch, in which cases may share targets."""
        width = self.rng.choice((8, 16, 32, 64))
        count = self.rng.randrange(1, 7)
        scrutinee = self.expression(width, 1)
        if self.rng.random() < 0.8:
            limit = self.spell(self.rng.choice((count, count + 1, 2 * count)), width)
            scrutinee = self.define(width, f"urem {scrutinee.typed}, {limit}")
        dense = self.rng.random() < 0.7
        keys = set()
        while len(keys) < count:
            keys.add(len(keys) if dense else interesting_constant(self.rng, width))
        after = self.new_block()
        labels = [self.new_block() for _ in range(self.rng.randrange(1, count + 2))]
        cases = " ".join(
            f"i{width} {self.spell(key, width)}, label %{self.rng.choice(labels)}"
            for key in sorted(keys)
        )
        default = self.rng.choice(labels)
        self.emit(f"switch {scrutinee.typed}, label %{default} [ {cases} ]")
        env, ends = list(self.env), []
        for label in labels:
            self.env = list(env)
            self.begin(label)
            ends.append(self.arm(after))
        self.join(after, ends)

    def loop_variables(self):
        """The variables that a loop may assign."""
        writable = self.writable()
        return sorted(self.rng.sample(writable, self.rng.randrange(len(writable) + 1)))

    def begin_header(self, label, variables):
        """Starts a block with PHIs for variables; their operands come later."""
        self.begin(label)
        phis = []
        for index in variables:
            width = self.env[index].width
            name = self.name()
            phis.append((index, len(self.lines), name))
            self.lines.append("")
            self.env[index] = Value(width, name)
        return phis

    def finish_phis(self, phis, predecessors):
        """Fills in the operands of PHIs: blocks and environments."""
        for index, line, name in phis:
            pairs = ", ".join(
                f"[ {env[index].text}, %{block} ]" for block, env in predecessors
            )
            width = predecessors[0][1][index].width
            self.lines[line] = f"  {name} = phi i{width} {pairs}"

    def trip_count(self):
        """How often a loop runs, at most; 0 if it would be too much."""
        most = FUNCTION_BUDGET // (4 * self.times)
        return self.rng.randrange(1, min(most, 12) + 1) if most >= 1 else 0

    def loop(self):
        """A counted loop that may be left in between."""
        trips = self.trip_count()
        if not trips:
            return self.assign()
        down = self.rng.random() < 0.5
        header, after = self.new_block(), self.new_block()
        variables = self.loop_variables()
        entry = self.block, list(self.env)
        self.emit(f"br label %{header}")
        phis = self.begin_header(header, variables)
        counter = self.name()
        counter_line = len(self.lines)
        self.lines.append("")
        self.breaks.append([])
        self.scopes.append(variables)
        self.times *= trips
        self.statements(self.rng.randrange(1, 5))
        if self.rng.random() < 0.25:
            self.recall(counter, trips if down else 0)
        if self.rng.random() < 0.4:
            self.leave(after)
            self.statements(self.rng.randrange(1, 3))
        self.times //= trips
        self.scopes.pop()
        first, step, last = (trips, -1, 0) if down else (0, 1, trips)
        count = self.define(64, f"add i64 {counter}, {step}")
        ends = self.define(1, f"icmp eq i64 {count.text}, {last}")
        self.emit(f"br {ends.typed}, label %{after}, label %{header}")
        latch = self.block, list(self.env)
        self.lines[counter_line] = (
            f"  {counter} = phi i64 [ {first}, %{entry[0]} ], "
            f"[ {count.text}, %{latch[0]} ]"
        )
        self.finish_phis(phis, [entry, latch])
        self.join(after, self.breaks.pop() + [latch])
        return None

    def recall(self, counter, first):
        """Uses a value of the last time around, except at the first time, when
        there is none: in registers it is undefined then."""
        if not self.writable():
            return
        value = self.rng.choice(self.env)
        slot = self.name()
        self.allocas.append(f"  {slot} = alloca i{value.width}")
        use, after = self.new_block(), self.new_block()
        before, env = self.block, list(self.env)
        is_first = self.define(1, f"icmp eq i64 {counter}, {first}")
        self.emit(f"br {is_first.typed}, label %{after}, label %{use}")
        self.begin(use)
        old = self.define(value.width, f"load i{value.width}, ptr {slot}")
        index = self.rng.choice(self.writable())
        width = self.env[index].width
        old, other = self.resize(old, width), self.expression(width)
        self.env[index] = self.define(width, f"xor {old.typed}, {other.text}")
        self.emit(f"br label %{after}")
        self.join(after, [(before, env), (self.block, self.env)])
        self.emit(f"store {value.typed}, ptr {slot}")

    def leave(self, after):
        """Leaves the loop under a condition."""
        onward = self.new_block()
        condition = self.condition()
        self.emit(f"br {condition.typed}, label %{after}, label %{onward}")
        self.breaks[-1].append((self.block, list(self.env)))
        self.begin(onward)

    def tangle(self):
        """A loop of two blocks with an entry into each."""
        trips = self.trip_count()
        if not trips:
            return self.assign()
        labels, after = [self.new_block(), self.new_block()], self.new_block()
        variables = self.loop_variables()
        condition = self.condition()
        self.emit(f"br {condition.typed}, label %{labels[0]}, label %{labels[1]}")
        entry = self.block, list(self.env)
        self.scopes.append(variables)
        self.times *= trips
        headers, counters, ends = [], [], []
        for number, label in enumerate(labels):
            self.env = list(entry[1])
            phis = self.begin_header(label, variables)
            counter, counter_line = self.name(), len(self.lines)
            self.lines.append("")
            self.statements(self.rng.randrange(1, 3))
            count = self.define(64, f"sub i64 {counter}, 1")
            done = self.define(1, f"icmp eq i64 {count.text}, 0")
            other = labels[1 - number]
            self.emit(f"br {done.typed}, label %{after}, label %{other}")
            headers.append((phis, counter, counter_line))
            counters.append(count.text)
            ends.append((self.block, list(self.env)))
        self.times //= trips
        self.scopes.pop()
        for number, (phis, counter, line) in enumerate(headers):
            source = ends[1 - number]
            self.finish_phis(phis, [entry, source])
            self.lines[line] = (
                f"  {counter} = phi i64 [ {trips}, %{entry[0]} ], "
                f"[ {counters[1 - number]}, %{source[0]} ]"
            )
        self.join(after, ends)
        return None

    def statements(self, count):
        """Some statements, one after the other."""
        simple = (
            (self.assign, 10),
            (self.store, 3),
            (self.rotate, 2),
            (self.print_some, 1),
            (self.call, 2),
            (self.copy_region, 0.3),
            (self.read, 0.5),
        )
        nested = (
            (self.branch, 4),
            (self.switch, 1.5),
            (self.loop, 3),
            (self.tangle, 0.5),
            (self.call_itself, 2),
        )
        for _ in range(count):
            self.cost += self.times
            kinds = simple
            if self.nesting < 3 and len(self.lines) < self.program.size:
                kinds += nested
            kind = self.rng.choices([k for k, _ in kinds], [w for _, w in kinds])[0]
            self.nesting += 1
            kind()
            self.nesting -= 1

    # The whole function.

    def make_regions(self):
        """Memory: globals, a parameter, the stack, the heap."""
        self.regions = list(self.program.globals)
        if self.signature.takes_region:
            self.regions.append("%region")
        for _ in range(self.rng.randrange(2)):
            name = self.name()
            self.emit(f"{name} = alloca [{REGION_BYTES} x i8], align 8")
            self.clear(name)
        if self.signature.name == "main" or self.rng.random() < 0.15:
            name = self.name()
            self.emit(f"{name} = call ptr @malloc(i64 {REGION_BYTES})")
            self.regions.append(name)
            self.blocks_to_free.append(name)

    def first_value(self):
        """What a variable begins with: mostly something only known at run time."""
        width = self.any_width()
        if self.rng.random() < 0.2:
            return self.constant(width)
        if self.signature.name == "main":
            self.program.num_reads += 1
            return self.resize(self.define(64, "call i64 @read()"), width)
        return self.load(width, 0)

    def clear(self, region):
        """Fills a new region with zeros."""
        function = self.program.declare_text(
            "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)"
        )
        self.emit(
            f"call void {function}(ptr {region}, i8 0, i64 {REGION_BYTES}, i1 false)"
        )
        self.regions.append(region)

    def generate(self):
        """The text of the function; its signature learns what it costs."""
        signature = self.signature
        params = [Value(width, f"%p{i}") for i, width in enumerate(signature.params)]
        header = [value.typed for value in params]
        if signature.is_recursive:
            header.insert(0, "i64 %depth")
            self.depth = "%depth"
        if signature.takes_region:
            header.append("ptr %region")
        self.num_self_calls = 0
        self.blocks_to_free = []
        self.begin("entry")
        self.make_regions()
        self.env = list(params)
        for _ in range(self.rng.choice((1, 3, 6, 10, 18))):
            self.env.append(self.first_value())
        self.scopes = [list(range(len(self.env)))]
        self.statements(self.rng.randrange(3, 10))
        self.finish()
        calls = 2**5 if self.num_self_calls == 2 else 5 if self.num_self_calls else 1
        signature.cost = (self.cost + 1) * calls
        linkage = "" if signature.name == "main" else "internal "
        attributes = " noinline" if self.rng.random() < 0.6 else ""
        if signature.name == "main":
            attributes = ""
        return "\n".join(
            [
                f"define {linkage}i{signature.result} @{signature.name}"
                f"({', '.join(header)}){attributes} {{"
            ]
            + self.lines[:1]
            + self.allocas
            + self.lines[1:]
            + ["}"]
        )

    def finish(self):
        """Returns what depends on all variables."""
        width = self.signature.result
        total = self.constant(width)
        for value in self.env:
            part = self.resize(value, width)
            op = self.rng.choice(("add", "xor", "sub"))
            total = self.define(width, f"{op} {total.typed}, {part.text}")
        if self.signature.name == "main":
            for value in self.env:
                self.write(value)
            for region in self.regions:
                self.write(self.define(64, f"load i64, ptr {region}"))
        for block in self.blocks_to_free:
            self.emit(f"call void @free(ptr {block})")
        if self.signature.name == "main":
            total = self.define(width, f"and {total.typed}, 127")
        self.emit(f"ret {total.typed}")


class Program:
    """Generates a whole program."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.seed = seed
        self.odd = self.rng.random() < 0.6
        # At most three parameters, for small register banks.
        self.few_params = self.rng.random() < 0.5
        self.size = self.rng.choice((60, 150, 400))
        self.functions, self.globals, self.declarations = [], [], {}
        self.num_reads = 0

    def declare(self, name, width):
        """An intrinsic for one type."""
        t = f"i{width}"
        if name.endswith("with.overflow"):
            signature = f"{{ {t}, i1 }} {{name}}({t}, {t})"
        elif name in ("ctpop", "bitreverse", "bswap"):
            signature = f"{t} {{name}}({t})"
        elif name in ("abs", "ctlz", "cttz"):
            signature = f"{t} {{name}}({t}, i1)"
        elif name in ("fshl", "fshr"):
            signature = f"{t} {{name}}({t}, {t}, {t})"
        else:
            signature = f"{t} {{name}}({t}, {t})"
        function = f"@llvm.{name}.{t}"
        self.declarations[function] = "declare " + signature.replace("{name}", function)
        return function

    def declare_text(self, text):
        """A declaration as it is written; the name of its function."""
        function = text[text.index("@") : text.index("(")]
        self.declarations[function] = text
        return function

    def signature(self, number):
        """A random signature."""
        rng = self.rng
        if self.few_params:
            widths = [rng.choice(MACHINE_WIDTHS) for _ in range(rng.randrange(3))]
            result = rng.choice(MACHINE_WIDTHS)
            takes_more = rng.random() < 0.4
            return Signature(f"f{number}", widths, result, False, takes_more)
        count = rng.choice((0, 1, 1, 2, 2, 3, 4, 6, 9, 17, 19))
        widths = [rng.choice(MACHINE_WIDTHS) for _ in range(count)]
        if self.odd:
            widths = [
                rng.choice(ODD_WIDTHS + WIDE_WIDTHS) if rng.random() < 0.2 else w
                for w in widths
            ]
        result = rng.choice(MACHINE_WIDTHS + ((128, 33) if self.odd else ()))
        return Signature(
            f"f{number}", widths, result, rng.random() < 0.3, rng.random() < 0.35
        )

    def generate(self):
        """The text of the program."""
        texts = []
        for number in range(self.rng.randrange(3)):
            self.globals.append(f"@g{number}")
        values = [self.rng.randrange(256) for _ in range(REGION_BYTES)]
        initial = ", ".join(f"i8 {value}" for value in values)
        for number in range(self.rng.randrange(5)):
            signature = self.signature(number)
            texts.append(Function(self, signature).generate())
            self.functions.append(signature)
        texts.append(Function(self, Signature("main", [], 64, False, False)).generate())
        head = [f"; random_ir.py --seed {self.seed}"]
        for name in self.globals:
            head.append(
                f"{name} = internal global [{REGION_BYTES} x i8] [{initial}], align 8"
            )
        head += ["declare i64 @read()", "declare i64 @write(i64)"]
        head += ["declare ptr @malloc(i64)", "declare void @free(ptr)"]
        head += sorted(self.declarations.values())
        return "\n\n".join(["\n".join(head)] + texts) + "\n"


def generate_input(seed):
    """What the program of a seed may read."""
    rng = random.Random(f"{seed} input")
    numbers = [interesting_constant(rng, 64) for _ in range(NUM_INPUTS)]
    return "".join(f"{number}\n" for number in numbers)


if __name__ == "__main__":
    print_program(__doc__, Program, generate_input)
