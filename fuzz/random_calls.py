#!/usr/bin/env python3
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generate random C programs that consist of calls.

Functions call each other and themselves, directly, through tables of pointers and
through pointers that they are passed, with up to 24 arguments and with variadic
ones. What is passed is often what was passed, unchanged, in another place, or plus
a constant. The first argument counts down, so that all recursion ends, and a
counter of calls stops what would take too long. All arithmetic is unsigned.
"""

import random

from generator_tool import print_program

TYPES = ("uint64_t", "uint64_t", "uint64_t", "uint32_t", "uint16_t", "uint8_t")
NUM_PARAMS = (0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 9, 12, 15, 16, 17, 18, 20, 24)
NUM_INPUTS = 16
MAX_CALLS = 1500
OPERATORS = ("+", "-", "*", "^", "&", "|")


class Signature:
    """A function that there will be. `shape` is the number of the pointer type
    that it belongs to, or None."""

    def __init__(self, name, params, shape=None, is_variadic=False):
        self.name, self.params = name, params
        self.shape, self.is_variadic = shape, is_variadic

    def declaration(self, with_names=False):
        """Its declaration, or the start of its definition."""
        params = ["uint64_t depth" if with_names else "uint64_t"]
        for number, kind in enumerate(self.params):
            params.append(f"{kind} p{number}" if with_names else kind)
        if self.is_variadic:
            params.append("...")
        return f"static uint64_t {self.name}({', '.join(params)})"


class Body:
    """Writes the body of one function."""

    def __init__(self, program, signature):
        self.program, self.signature = program, signature
        self.rng = program.rng
        self.lines, self.indent = [], 1
        kinds = signature.params
        self.values = [f"p{n}" for n, kind in enumerate(kinds) if "shape" not in kind]
        self.pointers = [
            (f"p{n}", int(kind.removeprefix("shape")))
            for n, kind in enumerate(kinds)
            if "shape" in kind
        ]
        self.variables = []

    def emit(self, text):
        """A line."""
        self.lines.append("  " * self.indent + text)

    def constant(self):
        """A constant, small most of the time."""
        if self.rng.random() < 0.8:
            return str(self.rng.randrange(12))
        return f"{self.rng.getrandbits(64)}u"

    def value(self):
        """Something that is there already."""
        if self.values and self.rng.random() < 0.85:
            return self.rng.choice(self.values)
        return self.constant()

    def expression(self):
        """Something simple."""
        kind = self.rng.random()
        if kind < 0.5:
            return self.value()
        if kind < 0.7:
            return f"{self.value()} {self.rng.choice('+-')} {self.constant()}"
        if kind < 0.8:
            return self.constant()
        if kind < 0.9:
            return f"{self.value()} / (({self.value()} & 7) + 1)"
        operator = self.rng.choice(OPERATORS)
        return f"(uint64_t){self.value()} {operator} {self.value()}"

    def arguments(self, kinds):
        """What is passed for parameters: often what was passed, in its place."""
        given = []
        for number, kind in enumerate(kinds):
            if "shape" in kind:
                given.append(self.pointer(int(kind.removeprefix("shape"))))
            elif self.rng.random() < 0.4 and f"p{number}" in self.values:
                given.append(f"p{number}")
            else:
                given.append(f"({kind})({self.expression()})")
        return given

    def pointer(self, shape):
        """A function of a shape, by one of its names."""
        own = [name for name, number in self.pointers if number == shape]
        if own and self.rng.random() < 0.6:
            return self.rng.choice(own)
        members = self.program.members(shape)
        if self.rng.random() < 0.5:
            return self.rng.choice(members).name
        return f"table{shape}[({self.value()}) % {len(members)}u]"

    def call(self):
        """A call of some function, as an expression."""
        depth = self.rng.choice(("depth - 1", "depth - 1", "depth - 1", "depth / 2"))
        if self.program.shapes and self.rng.random() < 0.25:
            shape = self.rng.randrange(len(self.program.shapes))
            callee = self.pointer(shape)
            kinds = self.program.shapes[shape]
        else:
            signature = self.rng.choice(self.program.functions)
            if self.rng.random() < 0.25:
                signature = self.signature
            callee, kinds = signature.name, signature.params
            if signature.is_variadic:
                count = self.rng.choice((0, 1, 3, 18))
                values = [f"(uint64_t)({self.expression()})" for _ in range(count)]
                given = [depth, str(count), *self.arguments(kinds[1:]), *values]
                return f"{callee}({', '.join(given)})"
        return f"{callee}({', '.join([depth, *self.arguments(kinds)])})"

    def statement(self, nesting):
        """One statement."""
        kind = self.rng.random()
        target = self.rng.choice(self.variables)
        if kind < 0.5:
            operator = self.rng.choice(("=", "+=", "^=", "-="))
            self.emit(f"{target} {operator} {self.call()};")
        elif kind < 0.65:
            self.emit(f"{target} = {self.expression()};")
        elif kind < 0.7:
            self.emit(f"write({self.value()});")
        elif nesting == 2:
            self.emit(f"{target} += {self.expression()};")
        elif kind < 0.9:
            self.emit(f"if (({self.value()}) % {self.rng.randrange(2, 5)}u) {{")
            self.block(nesting + 1)
            if self.rng.random() < 0.5:
                self.emit("} else {")
                self.block(nesting + 1)
            self.emit("}")
        else:
            count = self.rng.randrange(2, 4)
            self.emit(
                f"for (unsigned i{nesting} = 0; i{nesting} < {count}; ++i{nesting}) {{"
            )
            self.block(nesting + 1)
            self.emit("}")

    def block(self, nesting):
        """A few statements."""
        self.indent += 1
        for _ in range(self.rng.randrange(1, 4)):
            self.statement(nesting)
        self.indent -= 1

    def sum_variadic(self):
        """Adds what p0 says there is."""
        self.emit("va_list list;")
        self.emit("va_start(list, %s);" % f"p{len(self.signature.params) - 1}")
        self.emit("for (uint64_t i = 0; i < p0; ++i)")
        self.emit(f"  {self.variables[0]} += va_arg(list, uint64_t) * (i + 1);")
        self.emit("va_end(list);")

    def generate(self):
        """The function."""
        head = "__attribute__((noinline)) " if self.rng.random() < 0.5 else ""
        for number in range(self.rng.randrange(1, 4)):
            self.emit(f"uint64_t v{number} = {self.expression()};")
            self.variables.append(f"v{number}")
            self.values.append(f"v{number}")
        if self.signature.is_variadic:
            self.sum_variadic()
        self.emit(f"if (depth == 0 || ++calls > {MAX_CALLS})")
        self.emit(f"  return {self.expression()};")
        for _ in range(self.rng.randrange(1, 5)):
            self.statement(0)
        parts = [value for value in self.values if self.rng.random() < 0.6]
        self.emit(f"return {' + '.join(parts) or self.value()};")
        text = "\n".join(self.lines)
        return f"{head}{self.signature.declaration(with_names=True)} {{\n{text}\n}}"


class Program:
    """Generates a whole program."""

    def __init__(self, seed):
        self.rng, self.seed = random.Random(seed), seed
        self.shapes, self.functions = [], []
        # For small register banks.
        self.num_params = NUM_PARAMS[:8] if self.rng.random() < 0.4 else NUM_PARAMS

    def members(self, shape):
        """The functions of a shape."""
        return [f for f in self.functions if f.shape == shape]

    def params(self):
        """Types of parameters."""
        count = self.rng.choice(self.num_params)
        return [self.rng.choice(TYPES) for _ in range(count)]

    def sign(self):
        """Decides which functions there are."""
        for shape in range(self.rng.randrange(3)):
            self.shapes.append(self.params())
            for number in range(self.rng.randrange(2, 4)):
                name = f"s{shape}_{number}"
                self.functions.append(Signature(name, self.shapes[shape], shape))
        for number in range(self.rng.randrange(1, 9)):
            params = self.params()
            if self.shapes and self.rng.random() < 0.3:
                params.append(f"shape{self.rng.randrange(len(self.shapes))}")
            self.functions.append(Signature(f"f{number}", params))
        if self.rng.random() < 0.4:
            params = ["uint64_t", *self.params()]
            self.functions.append(Signature("variadic", params, is_variadic=True))

    def main(self):
        """Calls some functions and prints what they return."""
        body = Body(self, Signature("main", []))
        body.signature = self.rng.choice(self.functions)
        for number in range(3):
            body.emit(f"uint64_t v{number} = read();")
            body.values.append(f"v{number}")
        body.emit(f"uint64_t depth = {self.rng.randrange(3, 9)};")
        for _ in range(self.rng.randrange(2, 5)):
            body.emit("calls = 0;")
            body.emit(f"write({body.call()});")
        return "int main(void) {\n" + "\n".join(body.lines) + "\n  return 0;\n}"

    def generate(self):
        """The text of the program."""
        self.sign()
        texts = [f"// random_calls.py --seed {self.seed}\n#include <course.h>"]
        texts[0] += "\n#include <stdarg.h>\n#include <stdint.h>"
        texts.append("static uint64_t calls;")
        for shape, kinds in enumerate(self.shapes):
            params = ", ".join(["uint64_t", *kinds])
            texts.append(f"typedef uint64_t (*shape{shape})({params});")
        texts += [f"{f.declaration()};" for f in self.functions]
        for shape in range(len(self.shapes)):
            names = ", ".join(f.name for f in self.members(shape))
            texts.append(f"static const shape{shape} table{shape}[] = {{{names}}};")
        texts += [Body(self, f).generate() for f in self.functions]
        texts.append(self.main())
        return "\n\n".join(texts) + "\n"


def generate_input(seed):
    """What the program of a seed reads."""
    rng = random.Random(f"{seed} input")
    numbers = [
        rng.choice((rng.randrange(40), rng.getrandbits(64))) for _ in range(NUM_INPUTS)
    ]
    return "".join(f"{number}\n" for number in numbers)


if __name__ == "__main__":
    print_program(__doc__, Program, generate_input)
