# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random statements of LLVM IR: the part of random_ir.py that assigns, stores,
calls, branches and loops, and bounds how much is executed."""

import speculation
from random_ir_expressions import (
    MEMORY_WIDTHS,
    REGION_BYTES,
    Expressions,
    Value,
    interesting_constant,
)

# Input of every program: more numbers than any program reads.
NUM_INPUTS = 256

# What a program may execute, in statements, about.
BUDGET = 60_000
# A function's share when it is called once; recursion multiplies.
FUNCTION_BUDGET = 1_500


class Statements(Expressions):
    """Code of one function: statements, and blocks where environments meet."""

    def __init__(self, program, signature):
        super().__init__(program)
        self.signature = signature
        self.allocas = []
        # What counts down in a recursive function.
        self.depth = None
        self.num_self_calls = 0
        # The variables that may be assigned, from the outermost loop inwards.
        self.scopes = []
        # How often the place is executed where code is generated, at most.
        self.times = 1
        self.cost = 0
        self.nesting = 0
        self.breaks = []

    # Memory.

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
        """Swaps the values of variables of one width."""
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
            (lambda: speculation.speculate(self), 1.5),
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
