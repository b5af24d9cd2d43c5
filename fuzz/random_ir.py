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
from random_ir_expressions import (
    MACHINE_WIDTHS,
    ODD_WIDTHS,
    REGION_BYTES,
    WIDE_WIDTHS,
    Value,
    interesting_constant,
)
from random_ir_statements import NUM_INPUTS, Statements


@dataclasses.dataclass
class Signature:
    """What callers know about a function."""

    name: str
    params: list
    result: int
    takes_region: bool
    is_recursive: bool
    cost: int = 0


class Function(Statements):
    """Generates the body of one function."""

    def __init__(self, program, signature):
        super().__init__(program, signature)
        self.blocks_to_free = []

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
        is_odd = self.odd and rng.random() < 0.4
        result = rng.choice(ODD_WIDTHS + (128,) if is_odd else MACHINE_WIDTHS)
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
