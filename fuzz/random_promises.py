#!/usr/bin/env python3
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random C programs in which what holds in one iteration does not in the next: inlined
functions with restrict pointers that meet in different iterations, pointers that are
swapped, values that are read back narrower than they were, blocks that are allocated
in cycles which a goto enters in the middle, and functions that are told how to compare.
All arithmetic is unsigned and indexes stay inside, so that everything is defined."""

import random

from generator_tool import print_program

SIZE = 8
WIDTHS = ["q", "d", "h", "b"]
HEADER = f"""#include <course.h>
#include <stdint.h>
#include <stdlib.h>

union words {{
  uint64_t q;
  uint32_t d;
  uint16_t h;
  uint8_t b;
}};
struct node {{
  struct node *next;
  uint64_t value;
}};
static uint64_t g[{SIZE}];
static union words u[{SIZE}];
static uint64_t sum;
"""


class Program:
    """A program of one seed."""

    def __init__(self, seed):
        self.random = random.Random(f"promises {seed}")
        self.seed, self.functions, self.number = seed, [], 0

    def pick(self, choices):
        """One of them."""
        return self.random.choice(choices)

    def chance(self, share):
        """True so often."""
        return self.random.random() < share

    def fresh(self, stem):
        """A name."""
        self.number += 1
        return f"{stem}{self.number}"

    def value(self, names):
        """An expression."""
        name = self.pick(names)
        forms = [name, f"{name} * {self.random.randrange(3, 9)}", f"{name} + sum"]
        forms += [f"({name} ^ {self.random.randrange(99)})", f"({name} >> 3)"]
        return self.pick(forms)

    def place(self):
        """An index of an element."""
        names = ["0", "1", "p", "p", "r", "i", "(i & 1 ? p : r)", "i / 2", "sum", "x"]
        return f"({self.pick(names)} % {SIZE})"

    def restrict(self):
        """A loop over calls of a function whose pointers are different memory, or
        that uses only one of them."""
        name = self.fresh("f")
        test = self.pick(["x & 1", "x % 3 == 0", "x > 9"])
        is_exclusive = self.chance(0.5)
        store = f"*b {self.pick(['=', '+=', '^='])} {self.value(['x'])};"
        if is_exclusive:
            body = f"if ({test}) return *a; {store} return x;"
        else:
            body = self.pick(
                [
                    f"uint64_t v = *a; {store} return v + *a;",
                    f"if ({test}) {store} return *a;",
                    f"*a += x; {store} return *a;",
                    f"for (uint64_t k = 0; k < x % 4; k++) {{ {store} x += *a; }}"
                    " return x;",
                ]
            )
        qualifier = self.pick(["static inline", "static"])
        self.functions.append(
            f"{qualifier} uint64_t {name}(uint64_t *restrict a, uint64_t *restrict b,"
            f" uint64_t x) {{ {body} }}"
        )
        first, second = self.place(), self.place()
        if is_exclusive and self.chance(0.6):
            second = first
        if not is_exclusive:
            second = f"(({first} + 1 + {second} % {SIZE - 1}) % {SIZE})"
        call = f"{name}(g + {first}, g + {second}, {self.value(['i', 'x'])})"
        return (
            f"for (uint64_t i = 0; i < n; i++) {{ sum = sum * 3 + {call};"
            f" {self.more()} }}"
        )

    def more(self):
        """What a loop does besides."""
        if self.chance(0.6):
            return ""
        return self.pick(
            ["x = x * 5 + 1;", "if (x % 7 == 3) write(i);", f"g[{self.place()}] += i;"]
        )

    def widths(self):
        """A loop over accesses of several widths by pointers that are swapped."""
        lines = []
        for _ in range(self.random.randint(3, 7)):
            at, width = f"u[{self.random.randrange(3)}]", self.pick(WIDTHS)
            if self.chance(0.3):
                at = self.pick(["(*a)", "(*b)"])
            lines.append(
                self.pick(
                    [
                        f"{at}.{width} = x;",
                        f"{at}.{width} = {self.value(['x', 'i'])};",
                        f"sum = sum * 3 + {at}.{width};",
                        f"x = {at}.{width};",
                        f"write({at}.{width});",
                    ]
                )
            )
        swap = "union words *c = a; a = b; b = c;"
        lines.insert(self.random.randrange(len(lines)), swap)
        if self.chance(0.5):
            lines.append(f"if (i == {self.random.randrange(5)}) a = &u[{SIZE - 1}];")
        return (
            f"{{ union words *a = &u[p % {SIZE}], *b = &u[r % {SIZE}]; "
            "for (uint64_t i = 0; i < n; i++) "
            f"{{ x = x * 7 + i; {' '.join(lines)} }} }}"
        )

    def cycle(self):
        """A cycle with two entries in which blocks are allocated."""
        name = self.fresh("mid")
        push = (
            "{ struct node *v = malloc(sizeof *v); v->next = list; v->value = x + i;"
            " list = v; }"
        )
        rest = ["x = x * 3 + i;", f"g[{self.place()}] += x;", "sum = sum * 5 + i;"]
        rest += ["if (i % 5 == 2) write(i);", "if (list) sum += list->value;"]
        parts = [self.pick(rest) for _ in range(self.random.randint(1, 3))]
        parts.insert(self.random.randrange(len(parts) + 1), push)
        before = " ".join(self.pick(rest) for _ in range(self.random.randint(0, 2)))
        if self.chance(0.5):
            before, parts = " ".join(parts), [before]
        first = "struct node *list = 0;"
        if self.chance(0.5):
            first = "struct node *list = malloc(16); list->next = 0; list->value = p;"
        return (
            f"{{ {first} uint64_t i = 0; if (p & 1) goto {name}; again{name}: {before} "
            f"{name}: {' '.join(parts)} if (++i < n) goto again{name}; "
            "uint64_t *last = malloc(80); "
            f"for (uint64_t k = 0; k < 10; k++) last[k] = x + k; "
            "for (; list; list = list->next) sum = sum * 7 + list->value;"
            " sum += last[n % 10]; }"
        )

    def compare(self):
        """A function that compares two numbers."""
        name = self.fresh("compare")
        body = self.pick(
            [
                "return (a > b) - (a < b);",
                "return a < b ? -1 : a > b;",
                "return (int)(a % 100) - (int)(b % 100);",
                "if (a % 8 != b % 8) return (a % 8 > b % 8) - (a % 8 < b % 8);"
                " return (b > a) - (b < a);",
                "return b < a ? 1 : -(a < b);",
            ]
        )
        self.functions.append(f"static int {name}(uint64_t a, uint64_t b) {{ {body} }}")
        return name

    def told(self):
        """Calls of a function that is told how to compare and how far to go."""
        name = self.fresh("told")
        step = self.pick(["k - 1", "k / 2"])
        test = self.pick(["> 0", "< 0", "== 0", ">= 0", "!= 0", "< 1"])
        loop = f"for (uint64_t i = 0; i + w < {SIZE}; i += w)"
        visit = self.pick(["g[i] ^= g[i + w];", "sum += i * w;", "return w + k;"])
        again = f"{name}({step}, w, compare)"
        self.functions.append(
            f"static uint64_t {name}(uint64_t k, uint64_t w,"
            f" int (*compare)(uint64_t, uint64_t)) {{ if (k == 0) return w; {loop}"
            f" if (compare(g[i], g[i + w] + k) {test}) {{ {visit} }}"
            f" return {again} * 3 + 1; }}"
        )
        calls = []
        for _ in range(self.random.randint(2, 4)):
            width = self.pick(["1", "2", "3", "1 + x % 3"])
            count = self.pick(["n % 9", "p % 7", "5"])
            call = f"{name}({count}, {width}, {self.compare()})"
            calls.append(f"{{ uint64_t v = {call}; sum = sum * 3 + v; }}")
        return " ".join(calls)

    def generate(self):
        """The text."""
        made = [self.restrict, self.widths, self.cycle, self.told]
        body = [self.pick(made)() for _ in range(self.random.randint(2, 5))]
        lines = [f"// random_promises.py --seed {self.seed}", HEADER]
        # Functions that compare come before those that are told of them.
        lines += sorted(self.functions, key=lambda text: "(*compare)" in text)
        lines += ["", "int main(void) {"]
        lines += ["  uint64_t n = read(), p = read(), r = read(), x = read();"]
        lines += [f"  for (int i = 0; i < {SIZE}; i++)"]
        lines += ["    g[i] = x * (i + 3) % 50, u[i].q = x * 0x123456789abcdef;"]
        lines += ["  " + line for line in body]
        lines += [f"  for (int i = 0; i < {SIZE}; i++)"]
        lines += ["    write(g[i]), write(u[i].q);"]
        lines += ["  write(sum);", "  return 0;", "}"]
        return "\n".join(lines) + "\n"


def generate_input(seed):
    """How often, often a few times, and three numbers."""
    chosen = random.Random(f"promises input {seed}")
    numbers = [chosen.choice([0, 1, 2, 5, chosen.randrange(40)])]
    numbers += [chosen.choice([0, 1, chosen.randrange(16)]) for _ in range(2)]
    numbers += [chosen.randrange(1 << 34)]
    return "\n".join(map(str, numbers)) + "\n"


if __name__ == "__main__":
    print_program(__doc__, Program, generate_input)
