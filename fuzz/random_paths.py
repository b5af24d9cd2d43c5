#!/usr/bin/env python3
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random C programs whose loops take one of several paths: indexes that only some paths
move, as when arrays are merged; stacks and queues in structures, whose ends are tested
in many forms; counters in global variables that only main accesses; tests that hold up to
some iteration of a loop, or from it on. All arithmetic is unsigned or small, and indexes
stay inside, so that everything is defined."""

import random

from generator_tool import print_program

SIZE = 64
TYPES = ["int", "unsigned", "long", "short", "uint8_t", "uint64_t"]
COMPARISONS = ["<", "<=", ">", ">=", "==", "!="]


class Program:
    """A program of one seed."""

    def __init__(self, seed):
        self.random = random.Random(f"paths {seed}")
        self.seed, self.counters, self.arrays = seed, [], []

    def chance(self, share):
        """True so often."""
        return self.random.random() < share

    def counter(self):
        """A global variable."""
        return self.random.choice(self.counters)

    def count(self):
        """Counts something."""
        name = self.counter()
        return self.random.choice(
            [f"{name}++;", f"{name} += 3;", f"if ({name} > 0) {name}--;"]
            + [f"sum = sum * 3 + {name};", f"{name} ^= (unsigned)sum & 7;"]
        )

    def element(self, indexes):
        """An element at one of the indexes."""
        return f"{self.random.choice(self.arrays)}[{self.random.choice(indexes)}]"

    def work(self, indexes):
        """What a path does besides."""
        kind = self.random.random()
        if kind < 0.35:
            return f"out[k++ % {SIZE}] = {self.element(indexes)};"
        if kind < 0.6:
            return f"sum = sum * 5 + (uint64_t){self.element(indexes)};"
        if kind < 0.7:
            return f"{self.element(indexes)} = {self.random.randrange(100)};"
        return self.count()

    def indexes(self):
        """A loop that moves one of two indexes."""
        chosen = self.random.choice
        is_down = self.chance(0.3)
        start, stay = ("m - 1", "j >= 0") if is_down else ("0", "j < m")
        tests = [f"i < n && {stay}", f"{stay} && i < n"]
        if not is_down:
            tests += [f"i < n && j < m && k < {chosen((9, 70))}"]
        test = chosen(tests)
        back = "j--;" if is_down else chosen(["j++;", "j++;", "j += 2;"])
        moves = [chosen(["i++;", "i++;", "i += 2;"]), back]
        if self.chance(0.5):
            moves.reverse()
        left = self.element("i")
        if self.chance(0.3):
            left = f"{left} + {self.element('ij')}"
        right = chosen([self.element("j"), self.element("j"), "t"])
        one, other = (f"{self.work('ij')} {move}" for move in moves)
        if self.chance(0.2):
            other += " " + moves[0]
        body = f"if ({left} {chosen(COMPARISONS)} {right}) {{ {one} }} else {{ {other} }}"
        if self.chance(0.4):
            body = self.work("ij") + " " + body
        if self.chance(0.3):
            body = f"if (sum % {self.random.randint(5, 50)} == 3) break; " + body
        loop = f"while ({test}) {{ {body} }}"
        if self.chance(0.3):
            loop = f"if ({test}) do {{ {body} }} while ({test});"
        return f"{{ long i = 0, j = {start}; {loop} sum += (uint64_t)(i * 9 + j); }}"

    def stack(self):
        """A loop that fills and empties a stack in a structure."""
        full = self.random.randint(1, SIZE)
        push = f"s.data[s.top++] = {self.random.choice(['v', 'v * 2', 'i'])};"
        pop = "sum = sum * 7 + (uint64_t)s.data[--s.top];"
        both = self.random.choice(["s.top > 1", "s.top >= 2", "s.top > 2"])
        add = "{ s.top--; s.data[s.top - 1] += s.data[s.top]; }"
        room = self.random.choice([f"s.top < {full}", f"s.top != {full}"])
        paths = [(f"{room} && v % 3", push), ("s.top > 0 && v & 1", pop), (both, add)]
        self.random.shuffle(paths)
        body = " else ".join(f"if ({test}) {path}" for test, path in paths)
        if self.chance(0.5):
            body += f" else {{ {self.count()} }}"
        return (
            "{ s.top = 0; for (int i = 0; i < n + m; i++) "
            f"{{ unsigned v = (unsigned)i * 37 % 101; {body} }} "
            "while (s.top > 0) sum = sum * 3 + (uint64_t)s.data[--s.top]; }"
        )

    def queue(self):
        """A loop that fills and empties a ring."""
        size = self.random.choice([8, 10, SIZE])
        put = f"q.data[q.rear] = v; q.rear = (q.rear + 1) % {size}; q.count++;"
        get = f"sum = sum * 5 + q.data[q.front]; q.front = (q.front + 1) % {size}; q.count--;"
        return (
            "{ q.front = q.rear = q.count = 0; for (int i = 0; i < n + m; i++) "
            f"{{ unsigned v = (unsigned)i * 13 % 31; if (v % 3 && q.count < {size}) "
            f"{{ {put} }} else if (q.count > 0) {{ {get} {self.count()} }} }} }}"
        )

    def choices(self):
        """A loop that counts kinds of numbers."""
        names = [self.counter() for _ in range(self.random.randint(2, 4))]
        value = self.random.choice(["i * 7 % 10", f"{self.arrays[0]}[i] & 15"])
        if self.chance(0.5):
            cases = [f"case {i}: {name}++; break;" for i, name in enumerate(names)]
            body = f"switch (v) {{ {' '.join(cases)} default: {self.count()} }}"
        else:
            tests = [f"if (v < {3 * i + 2}) {name}++;" for i, name in enumerate(names)]
            body = " else ".join(tests) + f" else {{ {self.count()} }}"
        return f"for (long i = 0; i < n; i++) {{ long v = (long)({value}); {body} }}"

    def guard(self, name, more=()):
        """A test of the number of an iteration, or two of them."""
        chosen = self.random.choice
        sides = [name, name, f"{name} + 1", f"{name} - 2", f"n - {name}"]
        sides += [f"(unsigned)({name} - 1)", f"(uint64_t){name}", f"-{name}"]
        bounds = ["n", "m", "n - 1", "m - n", "0", "1", "-1", "n / 2", "7", "t", *more]
        bounds += ["INT32_MAX", "INT64_MAX", "INT64_MIN"]
        test = f"{chosen(sides)} {chosen(COMPARISONS)} {chosen(bounds)}"
        if self.chance(0.3):
            test = f"({test}) {chosen(['&&', '||', '&'])} ({self.guard(name, more)})"
        return test

    def guarded(self, name, more=()):
        """A loop over numbers, with such tests, perhaps with one like it inside."""
        chosen = self.random.choice
        if self.chance(0.7):
            kind = chosen(["int", "long", "unsigned", "short", "uint8_t"])
            signed = [] if kind.startswith("u") else ["-3", *more]
            head = f"{chosen(['0', '0', '1', *signed])}; {name} {chosen(['<', '<='])}"
            head = f"{kind} {name} = {head} {chosen(['n', 'm', '9'])}; {name}++"
        else:
            head = f"long {name} = {chosen(['n', 'm', *more])}; {name} "
            head += f"{chosen(['>', '>='])} {chosen(['0', '2', '-m'])}; {name}--"
        work = lambda: self.work([f"(unsigned){name} % {SIZE}"])
        body = []
        for _ in range(self.random.randint(1, 3)):
            test = self.guard(name, more)
            body.append(
                chosen(
                    [f"if ({test}) {{ {work()} }}", f"if ({test}) continue; {work()}"]
                    + [f"if ({test}) {{ {work()} }} else {{ {work()} }}"]
                    + [f"sum += (uint64_t)(({test}) ? (long){name} : m);"]
                    + [f"if (({test}) && sum % 9 == 4) break; {work()}"]
                )
            )
        if not more and self.chance(0.6):
            body.append(self.guarded("j", ("i", "i + 1", "n - i")))
        return f"for ({head}) {{ {' '.join(body)} {work()} }}"

    def guards(self):
        """Loops with tests that hold up to some iteration, or from it on."""
        return self.guarded("i")

    def generate(self):
        """The text."""
        chosen = self.random.choice
        self.counters = [f"c{i}" for i in range(self.random.randint(1, 4))]
        self.arrays = [f"a{i}" for i in range(self.random.randint(1, 3))]
        lines = [f"// random_paths.py --seed {self.seed}"]
        lines += ["#include <course.h>", "#include <stdint.h>", ""]
        for name in self.counters:
            start = f" = {self.random.randrange(9)}" if self.chance(0.3) else ""
            lines.append(f"static {chosen(['unsigned', 'uint64_t'])} {name}{start};")
        kind = chosen(TYPES)
        lines += [f"static {kind} {name}[{2 * SIZE}];" for name in self.arrays]
        lines.append(f"static {kind} out[{SIZE}];")
        top, data = "int top;", f"unsigned data[{SIZE}];"
        fields = [top, data] if self.chance(0.5) else [data, top]
        lines.append(f"struct stack {{ {' '.join(fields)} }};")
        lines.append(f"struct queue {{ uint64_t data[{SIZE}]; int front, rear, count; }};")
        is_global = self.chance(0.3)
        structures = ["struct stack s;", "struct queue q;"]
        if is_global:
            lines += ["static " + line for line in structures]
        lines += ["", "int main(void) {"]
        lines += [f"  long n = (long)(read() % {SIZE}), m = (long)(read() % {SIZE});"]
        lines += ["  unsigned x = (unsigned)read();", "  uint64_t sum = 0, k = 0;"]
        lines += [f"  const {kind} t = ({kind})(read() % 23);"]
        if not is_global:
            lines += ["  " + line for line in structures]
        lines.append(f"  for (int i = 0; i < {2 * SIZE}; i++) {{")
        for name in self.arrays:
            lines.append("    x = x * 1103515245u + 12345u;")
            lines.append(f"    {name}[i] = ({kind})(x / 65536 % 23);")
            if self.chance(0.5):
                lines.append(f"    if (i) {name}[i] = ({kind})({name}[i - 1] + x % 3);")
        lines.append("  }")
        made = [self.indexes, self.indexes, self.stack, self.queue, self.choices]
        made += [self.guards, self.guards]
        for _ in range(self.random.randint(1, 4)):
            lines.append(f"  {chosen(made)()}")
        lines.append(f"  for (int i = 0; i < {SIZE}; i++)")
        lines.append("    sum = sum * 31 + (uint64_t)out[i] + (uint64_t)a0[i];")
        lines += [f"  write({name});" for name in self.counters]
        lines += ["  write(sum);", "  write(k);", "  return 0;", "}"]
        return "\n".join(lines) + "\n"


def generate_input(seed):
    """Sizes, often small or none."""
    chosen = random.Random(f"paths input {seed}")
    sizes = [chosen.choice([0, 1, 2, 5, chosen.randrange(SIZE)]) for _ in range(2)]
    numbers = [*sizes, chosen.randrange(1 << 32), chosen.randrange(100)]
    return "\n".join(map(str, numbers)) + "\n"


if __name__ == "__main__":
    print_program(__doc__, Program, generate_input)
