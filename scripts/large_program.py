#!/usr/bin/env python3
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints C programs to time compilers with: one of many functions, or an interpreter.

The functions, of some 37 lines each, have loops over arrays, branches, switches and
calls of functions before them. The interpreter is one loop around a switch.
"""

import argparse
import random

HEADER = """#include <stdint.h>
uint64_t read(void);
uint64_t write(uint64_t);
"""
OPERATORS = ("+", "-", "*", "^", "&", "|")


class Functions:
    """Writes a program of many functions."""

    def __init__(self, count, seed):
        self.rng, self.count = random.Random(seed), count
        self.lines = HEADER.splitlines()

    def expression(self, names):
        """A sum of products and the like."""
        left, right = self.rng.choice(names), self.rng.choice(names)
        operator, number = self.rng.choice(OPERATORS), self.rng.randrange(1, 1000)
        return f"({left} {operator} {right}) + {number}"

    def assign(self, names):
        """A line that changes a variable."""
        target = self.rng.choice(names[2:])
        return f"{target} {self.rng.choice(OPERATORS)}= {self.expression(names)};"

    def loop(self, names):
        """A loop over the function's array."""
        limit = self.rng.choice(names)
        return [
            f"for (uint64_t i = 0; i < {limit} % 16; i++) {{",
            f"  t[i] {self.rng.choice(OPERATORS)}= {self.expression(names)};",
            f"  if (t[i] % {self.rng.randrange(2, 9)} == 0)",
            f"    {self.assign(names)}",
            f"  y += t[(i + {self.rng.randrange(1, 16)}) % 16];",
            "}",
        ]

    def switch(self, names):
        """A switch of a few cases."""
        lines = [f"switch ({self.rng.choice(names)} % 5) {{"]
        for case in range(3):
            lines += [f"case {case}:", f"  {self.assign(names)}", "  break;"]
        return [*lines, "default:", f"  {self.assign(names)}", "}"]

    def function(self, number):
        """A function of its own."""
        names = ["a", "b", "x", "y", "z"]
        self.lines.append(f"static uint64_t f{number}(uint64_t a, uint64_t b) {{")
        body = ["uint64_t x = a, y = b, z = a ^ b, t[16] = {0};"]
        body += self.loop(names) + self.switch(names)
        if number:
            callee = self.rng.randrange(max(0, number - 20), number)
            body += [f"if (x % 3 == 1)", f"  z += f{callee}(x, y);"]
        body += self.loop(names)
        body += [self.assign(names) for _ in range(3)]
        self.lines += [f"  {line}" for line in body]
        self.lines += ["  return x + y + z + t[3];", "}"]

    def generate(self):
        """The text of the program."""
        for number in range(self.count):
            self.function(number)
        self.lines += ["int main(void) {", "  uint64_t n = read(), s = 0;"]
        self.lines += [f"  s += f{n}(n, s);" for n in range(0, self.count)]
        self.lines += ["  write(s);", "  return 0;", "}"]
        return "\n".join(self.lines) + "\n"


def generate_interpreter(cases, seed):
    """The text of an interpreter with so many operations."""
    rng = random.Random(seed)
    lines = [*HEADER.splitlines(), "int main(void) {"]
    lines += ["  uint64_t code[256], stack[64], n = read() % 256, sp = 0, acc = 0;"]
    lines += ["  for (uint64_t i = 0; i < n; i++)", "    code[i] = read();"]
    lines += ["  for (uint64_t pc = 0; pc < n; pc++) {"]
    lines += [f"    switch (code[pc] % {cases}) {{"]
    for case in range(cases):
        operator, number = rng.choice(OPERATORS), rng.randrange(1, 1000)
        lines.append(f"    case {case}:")
        kind = case % 4
        if kind == 0:
            lines.append(f"      acc = (acc {operator} stack[sp % 64]) + {number};")
        elif kind == 1:
            lines.append(f"      stack[sp++ % 64] = acc {operator} {number};")
        elif kind == 2:
            lines.append(f"      if (acc % {number} == 0) pc += {case % 7};")
        else:
            lines.append(f"      acc ^= stack[(sp - {number % 8}) % 64] {operator} pc;")
        lines.append("      break;")
    lines += ["    }", "  }", "  write(acc);", "  return 0;", "}"]
    return "\n".join(lines) + "\n"


def main():
    """Prints a program."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--functions", type=int, default=535, metavar="N")
    parser.add_argument("--cases", type=int, metavar="N", help="an interpreter")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.cases:
        print(generate_interpreter(arguments.cases, arguments.seed), end="")
    else:
        print(Functions(arguments.functions, arguments.seed).generate(), end="")


if __name__ == "__main__":
    main()
