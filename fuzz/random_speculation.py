#!/usr/bin/env python3
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generate random C programs with variables that are read only when they are set.

Loops carry values from one iteration to the next; in the first ones there is
none, the variable is undefined, and a condition keeps the program from using it.
An optimiser may compute with it before it asks: divide by it, convert it, compare
it, load what it points to. The same with fields and elements that nobody has set.
"""

import random

from generator_tool import print_program

NUM_INPUTS = 16

# How a value of the type is made of an unsigned number.
TYPES = {
    "double": "(double)((n) % 4000 + 1)",
    "float": "(float)((n) % 4000 + 1)",
    "u128": "((u128)(n) << 40 | (n) | 1)",
    # Below 2^127.
    "i128": "((i128)(n) * (i128)((n) >> 1) - 5000)",
    "uint64_t": "((n) | 1)",
    "int64_t": "(int64_t)((n) % 100000 + 1)",
    "uint32_t": "(uint32_t)((n) | 1)",
    "uint8_t": "(uint8_t)((n) | 1)",
    "_Bool": "((n) % 3 == 0)",
}
REALS = ("double", "float")
# Numbers that every conversion below is defined for.
LIMIT = 1 << 30


class Loop:
    """One function with a loop."""

    def __init__(self, rng, number):
        self.rng, self.number = rng, number
        self.carried = [rng.choice(list(TYPES)) for _ in range(rng.randrange(1, 4))]
        self.is_struct = rng.random() < 0.25
        self.lines = []

    def name(self, index):
        """A carried variable."""
        return f"s.old{index}" if self.is_struct else f"old{index}"

    def use(self, index):
        """Of a carried variable and the value of now: a number of 64 bits."""
        rng, kind = self.rng, self.carried[index]
        old, now = self.name(index), f"now{index}"
        if kind in REALS:
            ratio = rng.choice((f"{now} / {old}", f"{old} / {now}"))
            real = rng.choice((ratio, f"{old} * {now}", f"{old} - {now}", old))
            size = rng.choice(("int64_t", "int32_t", "uint64_t", "i128"))
            whole = "-8388608" if size != "uint64_t" else "-1"
            safe = f"({real} > {whole} && {real} < {LIMIT} ? (uint64_t)({size})({real})"
            other = rng.choice(("double", "float"))
            return rng.choice(
                (
                    safe + " : 3)",
                    f"(uint64_t)({old} {rng.choice(('<', '>=', '==', '!='))} {now})",
                    f"(uint64_t)(({other})({real}) > 2)",
                )
            )
        by = rng.choice((3, 7, 10, 1000))
        ratio = f"{old} {rng.choice(('/', '%'))} {by}"
        cases = [f"(uint64_t)({ratio})", f"(uint64_t)({old} < {now})"]
        cases.append(f"(uint64_t)((double)({old}) > (double)({now}))")
        if kind.startswith("u"):
            # None of these is 0.
            cases.append(f"(uint64_t)({now} {rng.choice(('/', '%'))} {old})")
            cases.append(f"table[{old} % 8]")
            cases.append(f"(n << ({old} % 64))")
        if kind == "_Bool":
            cases = [f"(uint64_t)({old} ? i : n)", f"(uint64_t)({old} != {now})"]
        return rng.choice(cases)

    def generate(self):
        """The text of the function."""
        rng = self.rng
        fields = [f"{kind} old{i};" for i, kind in enumerate(self.carried)]
        head = f"static uint64_t f{self.number}(unsigned count, unsigned start, "
        lines = [head + "uint64_t n) {"]
        declaration = " ".join(fields)
        if self.is_struct:
            declaration = f"struct {{ {declaration} }} s;"
        lines.append(f"  {declaration}")
        lines.append("  uint64_t result = 0, part = 0;")
        lines.append("  for (unsigned i = 0; i < count; i++) {")
        for i, kind in enumerate(self.carried):
            lines.append(f"    {kind} now{i} = {TYPES[kind]};")
        for i in range(len(self.carried)):
            guard = rng.choice(("i >= start", "i > start && start", "i != 0", "i"))
            target = rng.choice(("part", "part", "result"))
            op = rng.choice(("=", "+=", "^="))
            lines.append(f"    if ({guard}) {target} {op} {self.use(i)};")
        test = rng.choice(("part == 3", "part & 1", "part > 100", "1"))
        lines.append(f"    if ({test}) result += {rng.choice(('1', 'part', 'i'))};")
        step = rng.choice(("n / 2 + i", "n * 3 + 1", "n ^ i", "n + table[i % 8]"))
        for i in range(len(self.carried)):
            lines.append(f"    {self.name(i)} = now{i};")
        lines.append(f"    n = {step};")
        return "\n".join(lines + ["  }", "  return result + part;", "}"])


class Program:
    """Generates a whole program."""

    def __init__(self, seed):
        self.rng, self.seed = random.Random(f"{seed} speculation"), seed

    def generate(self):
        """The text of the program."""
        count = self.rng.randrange(1, 5)
        names = ", ".join(f"f{i}" for i in range(count))
        numbers = ", ".join(str(self.rng.randrange(1000)) for _ in range(8))
        is_hidden = self.rng.random() < 0.7
        table = "(*volatile functions[])" if is_hidden else "(*const functions[])"
        head = [f"// random_speculation.py --seed {self.seed}"]
        head += ["#include <course.h>", "#include <stdint.h>"]
        head += ["typedef unsigned __int128 u128;", "typedef __int128 i128;"]
        head.append(f"static uint64_t table[8] = {{{numbers}}};")
        loops = [Loop(self.rng, i).generate() for i in range(count)]
        trips = self.rng.choice((3, 5, 9, 20))
        main = [
            f"static uint64_t {table}(unsigned, unsigned, uint64_t) = {{{names}}};",
            "int main(void) {",
            "  uint64_t n = read(), start = read() % 3 + 1;",
            f"  for (unsigned k = 0; k < {count}; k++) {{",
            f"    write(functions[k]({trips}, start, n));",
            "    write(functions[k](start, start, n + k));",
            f"    write(functions[k]({trips}, 1, 77));",
            "  }",
            "  return 0;",
            "}",
        ]
        return "\n".join(head + loops + main) + "\n"


def generate_input(seed):
    """What the program of a seed may read."""
    rng = random.Random(f"{seed} input")
    numbers = (rng.choice((rng.randrange(100), rng.randrange(1 << 64))) for _ in "ab")
    more = [0] * (NUM_INPUTS - 2)
    return "".join(f"{number}\n" for number in [*numbers, *more])


if __name__ == "__main__":
    print_program(__doc__, Program, generate_input)
