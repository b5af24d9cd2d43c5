#!/usr/bin/env python3
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a program of one function of a given size, to time the compiler with.

The function reads a number of variables and keeps them alive to its end, in a row
of straight pieces, branches and loops of some 20 instructions each, every one of
which changes a few of them. So the function grows, but neither do its blocks,
nor how many values are live at once, nor how deep loops are nested.
"""

import argparse
import random

OPERATIONS = ("add", "sub", "mul", "xor", "and", "or")


class LargeFunction:
    """Generates the function; `values` holds the name of each variable's value."""

    def __init__(self, size, num_variables, seed):
        self.rng, self.size = random.Random(seed), size
        self.lines, self.num_instructions = [], 0
        self.num_names = self.num_blocks = 0
        self.values = [None] * num_variables

    def emit(self, text):
        """Adds an instruction without a result."""
        self.lines.append("  " + text)
        self.num_instructions += 1

    def define(self, text):
        """Adds an instruction; the name of its result."""
        self.num_names += 1
        self.emit(f"%v{self.num_names} = {text}")
        return f"%v{self.num_names}"

    def new_block(self):
        """A new label."""
        self.num_blocks += 1
        return f"b{self.num_blocks}"

    def begin(self, label):
        """Starts a block."""
        self.lines.append(f"{label}:")

    def some_variables(self, count):
        """Distinct variables."""
        return self.rng.sample(range(len(self.values)), count)

    def update(self, values, index):
        """Gives a variable a new value, computed from two others."""
        one, two = self.some_variables(2)
        first = self.rng.choice(OPERATIONS)
        second = self.rng.choice(OPERATIONS)
        between = self.define(f"{first} i64 {values[index]}, {values[one]}")
        values[index] = self.define(f"{second} i64 {between}, {values[two]}")

    def condition(self):
        """A comparison of two variables."""
        one, two = self.some_variables(2)
        return self.define(f"icmp ult i64 {self.values[one]}, {self.values[two]}")

    def straight(self):
        """Updates without control flow."""
        for index in self.some_variables(min(8, len(self.values))):
            self.update(self.values, index)

    def branch(self):
        """Two arms that change the same variables."""
        then, other, after = self.new_block(), self.new_block(), self.new_block()
        changed = self.some_variables(min(3, len(self.values)))
        self.emit(f"br i1 {self.condition()}, label %{then}, label %{other}")
        arms = []
        for label in (then, other):
            values = list(self.values)
            self.begin(label)
            for index in changed:
                self.update(values, index)
            self.emit(f"br label %{after}")
            arms.append(values)
        self.begin(after)
        for index in changed:
            one, two = arms[0][index], arms[1][index]
            phi = f"phi i64 [ {one}, %{then} ], [ {two}, %{other} ]"
            self.values[index] = self.define(phi)

    def loop(self):
        """A loop that changes some variables; a variable bounds it."""
        before, body, after = self.new_block(), self.new_block(), self.new_block()
        self.emit(f"br label %{before}")
        self.begin(before)
        count = self.define(f"and i64 {self.values[0]}, 7")
        self.emit(f"br label %{body}")
        changed = self.some_variables(min(5, len(self.values)))
        self.begin(body)
        first = len(self.lines)
        old = {index: self.values[index] for index in changed}
        for index in changed:
            self.values[index] = self.define("phi i64 later")
        counter = self.define("phi i64 later")
        phis = [self.values[index] for index in changed]
        for index in changed:
            self.update(self.values, index)
        less = self.define(f"sub i64 {counter}, 1")
        ends = self.define(f"icmp slt i64 {less}, 0")
        self.emit(f"br i1 {ends}, label %{after}, label %{body}")
        pairs = [(phi, old[i], self.values[i]) for phi, i in zip(phis, changed)]
        for at, (phi, start, again) in enumerate([*pairs, (counter, count, less)]):
            self.lines[
                first + at
            ] = f"  {phi} = phi i64 [ {start}, %{before} ], [ {again}, %{body} ]"
        self.begin(after)

    def generate(self):
        """The text of the program."""
        self.begin("entry")
        for index in range(len(self.values)):
            self.values[index] = self.define("call i64 @read()")
        while self.num_instructions < self.size:
            self.rng.choice((self.straight, self.branch, self.loop))()
        for value in self.values:
            self.emit(f"call void @write(i64 {value})")
        self.emit("ret i64 0")
        head = ["declare i64 @read()", "declare void @write(i64)", ""]
        return "\n".join([*head, "define i64 @main() {", *self.lines, "}", ""])


def main():
    """Prints one program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=int, default=1000, help="instructions")
    parser.add_argument("--variables", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    function = LargeFunction(arguments.size, arguments.variables, arguments.seed)
    print(function.generate(), end="")


if __name__ == "__main__":
    main()
