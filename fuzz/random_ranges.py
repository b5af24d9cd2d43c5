#!/usr/bin/env python3
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random C programs about what is known of numbers: ranges that tests, masks, loops,
calls and arrays imply, in all widths; memory that is zero at first and cleared again;
chains of tests for equality; recursion that ends at its first tests. Arithmetic wraps
and divisors are constants or odd, so that everything is defined."""

import random

from generator_tool import Writer, print_program

# Name, bits, signed.
TYPES = [
    ("int8_t", 8, True),
    ("uint8_t", 8, False),
    ("int16_t", 16, True),
    ("uint16_t", 16, False),
    ("int32_t", 32, True),
    ("uint32_t", 32, False),
    ("int64_t", 64, True),
    ("uint64_t", 64, False),
]
CORNERS = [0, 1, 2, 3, 7, 9, 10, 20, 63, 100, 127, 128, 255, 256, 1000, 32767, 65536]
COMPARISONS = ["<", "<=", ">", ">=", "==", "!="]
NUM_NUMBERS = 24


class Program(Writer):
    """A program of one seed."""

    def __init__(self, seed):
        super().__init__("ranges", seed)
        # Names and types that an expression may read.
        self.variables, self.arrays, self.functions = [], [], []
        self.may_write = []

    def constant(self):
        """A number that is often small or at the end of a width."""
        number = self.random.choice(CORNERS)
        return str(-number if self.chance(0.2) else number)

    # Expressions

    def leaf(self):
        """What needs no operation."""
        kind = self.random.random()
        if kind < 0.55 and self.variables:
            return self.random.choice(self.variables)[0]
        if kind < 0.8 and self.arrays:
            return self.element()
        return self.constant()

    def element(self):
        """An element of an array, in it whatever the index is."""
        name, _, size = self.random.choice(self.arrays)
        return f"{name}[{self.index(size)}]"

    def index(self, size):
        """A number below a power of 2."""
        if self.chance(0.2) or not self.variables:
            return str(self.random.randrange(size))
        name = self.random.choice(self.variables)[0]
        if self.chance(0.3):
            return f"(uint64_t){name} % {size}"
        return f"{name} & {size - 1}"

    def expression(self, depth=2):
        """An integer."""
        if depth == 0 or self.chance(0.2):
            return self.leaf()
        kind = self.random.choice(
            ["wrap", "wrap", "divide", "divide", "bits", "shift", "cast", "cast"]
            + ["compare", "select", "call", "bound"]
        )
        return getattr(self, kind)(depth - 1)

    def wrap(self, depth):
        """A sum, difference or product that wraps around."""
        name, bits, _ = self.random.choice(TYPES[4:])
        left, right = self.expression(depth), self.expression(depth)
        operator = self.random.choice("++-*")
        return f"({name})((uint{bits}_t)({left}) {operator} (uint{bits}_t)({right}))"

    def divide(self, depth):
        """A quotient or remainder in some width; of no divisor but -1 it overflows."""
        name = self.random.choice(TYPES)[0]
        operator = self.random.choice("/%")
        if self.chance(0.7):
            divisor = str(self.random.choice([2, 3, 5, 7, 8, 10, 16, 20, 100, 1000]))
            return f"(({name})({self.expression(depth)}) {operator} {divisor})"
        left, right = self.expression(depth), self.expression(depth)
        return f"((uint32_t)({left}) {operator} ((uint32_t)({right}) | 1))"

    def bits(self, depth):
        """Bits of two numbers."""
        operator = self.random.choice("&&|^")
        return f"(({self.expression(depth)}) {operator} ({self.expression(depth)}))"

    def shift(self, depth):
        """A shift by a constant."""
        name, bits, signed = self.random.choice(TYPES[4:])
        amount = self.random.randrange(bits)
        if signed:
            return f"(({name})({self.expression(depth)}) >> {amount})"
        operator = self.random.choice(["<<", ">>"])
        return f"(({name})({self.expression(depth)}) {operator} {amount})"

    def cast(self, depth):
        """Another width."""
        return f"(({self.random.choice(TYPES)[0]})({self.expression(depth)}))"

    def compare(self, depth):
        """0 or 1."""
        operator = self.random.choice(COMPARISONS)
        return f"(({self.expression(depth)}) {operator} ({self.leaf()}))"

    def select(self, depth):
        """One of two."""
        first, second = self.expression(depth), self.expression(depth)
        return f"({self.condition()} ? {first} : {second})"

    def bound(self, depth):
        """A number of few."""
        mask = self.random.choice([1, 7, 15, 31, 255, 1023])
        return f"(({self.expression(depth)}) & {mask})"

    def call(self, depth):
        """The result of a function, or something simpler."""
        if not self.functions or self.depth > 3:
            return self.bound(depth)
        name, parameters = self.random.choice(self.functions)
        arguments = []
        for parameter in parameters:
            if parameter == "depth":
                arguments.append(f"({self.leaf()}) & 3")
            elif parameter == "pointer":
                array, _, size = self.random.choice(self.arrays_of("int32_t"))
                arguments.append(f"{array} + {self.random.randrange(size - 7)}")
            else:
                arguments.append(self.expression(min(depth, 1)))
        return f"{name}({', '.join(arguments)})"

    def arrays_of(self, kind):
        """The arrays of a type."""
        return [array for array in self.arrays if array[1] == kind]

    def condition(self):
        """A test, of one variable against a constant most often."""
        left = self.leaf()
        test = f"{left} {self.random.choice(COMPARISONS)} {self.constant()}"
        if self.chance(0.3):
            other = self.random.choice([left, self.leaf()])
            join = self.random.choice(["&&", "||"])
            test += (
                f" {join} {other} {self.random.choice(COMPARISONS)} {self.constant()}"
            )
        return f"({test})"

    # Statements

    def block(self, length, variables=()):
        """Statements in braces, whose variables end with it."""
        known = list(self.variables), list(self.may_write)
        self.variables += variables
        self.depth += 1
        for _ in range(length):
            self.statement()
        self.depth -= 1
        self.variables, self.may_write = known

    def statement(self):
        """One statement."""
        kinds = ["declare", "declare", "assign", "store", "store", "print"]
        if self.depth < 4:
            kinds += ["guard", "guard", "chain", "count", "clear"]
        getattr(self, "make_" + self.random.choice(kinds))()

    def make_declare(self):
        """A variable with a value."""
        kind, name = self.random.choice(TYPES)[0], self.name("v")
        self.emit(f"{kind} {name} = {self.expression()};")
        self.variables.append((name, kind))
        self.may_write.append(name)

    def make_assign(self):
        """Another value for a variable."""
        if self.may_write:
            self.emit(f"{self.random.choice(self.may_write)} = {self.expression()};")

    def make_store(self):
        """A value, or a small one, for an element."""
        if not self.arrays:
            return
        value = self.bound(1) if self.chance(0.6) else self.expression()
        self.emit(f"{self.element()} = {value};")

    def make_print(self):
        """A value for the output."""
        self.emit(f"write((uint64_t)({self.expression()}));")

    def make_guard(self):
        """Two paths that test the same variable, often a part of another one, and what
        both imply."""
        if not self.variables:
            return
        wide = self.random.choice(self.variables)[0]
        low, result, end = self.name("v"), self.name("v"), self.name("end")
        kind = self.random.choice(TYPES[2:])[0]
        operator = self.random.choice([">", ">", ">=", ">=", "<", "<="])
        self.emit(f"{kind} {low} = ({kind}){wide};")
        self.emit(f"int64_t {result} = {self.constant()};")
        self.emit(f"if {self.condition()} {{")
        self.emit(f"  if (!({low} {operator} {self.constant()})) goto {end};")
        self.emit("} else {")
        self.emit(f"  if (!({low} {operator} {self.constant()})) goto {end};")
        self.emit("}")
        operation = f"{self.random.choice('//%')} {self.random.choice([2, 3, 7, 10])}"
        self.emit(f"{result} = {low} {operation};")
        if self.chance(0.3):
            self.emit(f"write((uint64_t){result});")
        self.emit(f"{end}:;")
        self.variables += [(low, kind), (result, "int64_t")]

    def make_chain(self):
        """Tests for equality, one after the other."""
        if not self.variables:
            return
        name = self.random.choice(self.variables)[0]
        numbers = self.random.sample(CORNERS, self.random.randint(2, 5))
        for place, number in enumerate(numbers):
            more = f" || {name} == {number + 1}" if self.chance(0.3) else ""
            self.emit(f"{'} else ' if place else ''}if ({name} == {number}{more}) {{")
            self.block(1)
        if self.chance(0.5):
            self.emit("} else {")
            self.block(1)
        self.emit("}")

    def make_count(self):
        """A loop with a bound."""
        name, kind = self.name("i"), self.random.choice(TYPES[2:])[0]
        end = self.random.randint(1, 9)
        limit = f"({self.leaf()}) & 7" if self.chance(0.4) else str(end)
        bound = self.name("n")
        self.emit(f"const {kind} {bound} = {limit};")
        self.emit(
            self.random.choice(
                [
                    f"for ({kind} {name} = 0; {name} < {bound}; {name}++) {{",
                    f"for ({kind} {name} = 0; {name} != {bound}; {name}++) {{",
                    f"for ({kind} {name} = {bound}; {name} > 0; {name}--) {{",
                    f"for ({kind} {name} = {bound}; {name} != 0; {name}--) {{",
                    f"for ({kind} {name} = 1; {name} <= {bound}; {name} += 2) {{",
                ]
            )
        )
        self.block(self.random.randint(1, 2), [(name, kind)])
        self.emit("}")

    def make_clear(self):
        """Zeros for an array, or for its first part."""
        if not self.arrays:
            return
        name, _, size = self.random.choice(self.arrays)
        end, index = self.random.choice([size, size // 2]), self.name("i")
        self.emit(f"for (int {index} = 0; {index} < {end}; {index}++)")
        self.emit(f"  {name}[{index}] = 0;")

    # Functions

    def array(self, prefix=""):
        """An array, zero at first or with some numbers."""
        kind, size = self.random.choice(TYPES)[0], self.random.choice([8, 16, 32])
        if not self.arrays:
            kind = "int32_t"
        name = self.name("a")
        values = ""
        if self.chance(0.4) or prefix == "":
            numbers = [str(self.random.randrange(100)) for _ in range(size)]
            values = f" = {{{', '.join(numbers) if self.chance(0.5) else '0'}}}"
        self.emit(f"{prefix}{kind} {name}[{size}]{values};")
        self.arrays.append((name, kind, size))

    def function(self):
        """A function of numbers."""
        name, parameters = self.name("f"), []
        for _ in range(self.random.randint(1, 3)):
            parameters.append((self.name("p"), self.random.choice(TYPES)[0]))
        attribute = "__attribute__((noinline)) " if self.chance(0.5) else ""
        result = self.random.choice(TYPES)[0]
        text = ", ".join(f"{kind} {parameter}" for parameter, kind in parameters)
        self.emit(f"{attribute}static {result} {name}({text}) {{")
        self.body(parameters, "")
        self.functions.append((name, [kind for _, kind in parameters]))

    def recursion(self):
        """A function that stores, tests, and calls itself."""
        name, result = self.name("r"), self.random.choice(TYPES)[0]
        kind = self.random.choice(TYPES)[0]
        self.emit(f"static {result} {name}(int depth, int32_t *p, {kind} x) {{")
        if self.chance(0.6):
            self.emit(f"  p[{self.random.randrange(4)}] = {self.constant()};")
        self.emit(f"  if (depth <= 0) return ({result}){self.constant()};")
        if self.chance(0.5):
            self.emit(f"  if (x {self.random.choice(COMPARISONS)} {self.constant()})")
            self.emit(f"    return ({result})p[{self.random.randrange(8)}];")
        calls = [
            f"(uint64_t){name}(depth - 1, p, ({kind})({self.constant()} + (uint64_t)x))"
            for _ in range(self.random.randint(1, 2))
        ]
        first = f"(uint64_t)((uint8_t *)p)[x & {self.random.choice([3, 7, 15])}] + p[depth & 7]"
        self.body(
            [("depth", "int"), ("x", kind)],
            f" + (uint64_t)({first}) {self.random.choice('+^-')} {' + '.join(calls)}",
        )
        self.functions.append((name, ["depth", "pointer", kind]))

    def body(self, parameters, more):
        """Statements and the result."""
        known, writable = self.variables, self.may_write
        self.variables, self.may_write = list(parameters), []
        self.depth += 1
        for _ in range(self.random.randint(1, 4)):
            self.statement()
        self.emit(f"return (uint64_t)({self.expression()}){more};")
        self.depth -= 1
        self.emit("}")
        self.emit("")
        self.variables, self.may_write = known, writable

    def variadic(self):
        """A function that stores through a pointer before `...`."""
        name = self.name("f")
        self.emit(f"static int {name}(int32_t *p, int count, ...) {{")
        self.emit("  va_list list;")
        self.emit("  va_start(list, count);")
        self.emit("  uint64_t sum = 0;")
        self.emit("  for (int i = 0; i < count; i++) sum += va_arg(list, uint64_t);")
        self.emit("  va_end(list);")
        self.emit(f"  p[sum & 7] = {self.constant()};")
        self.emit("  return (int)(sum & 1023);")
        self.emit("}")
        self.emit("")
        return name

    def generate(self):
        """The text."""
        self.emit(f"// random_ranges.py --seed {self.seed}")
        self.emit("#include <course.h>")
        self.emit("#include <stdarg.h>")
        self.emit("#include <stdint.h>")
        self.emit("")
        for _ in range(self.random.randint(1, 4)):
            self.array("static ")
        variadic = self.variadic() if self.chance(0.2) else None
        for _ in range(self.random.randint(0, 3)):
            self.function()
            if self.chance(0.5):
                self.recursion()
        self.emit("int main(void) {")
        self.depth += 1
        for _ in range(self.random.randint(2, 4)):
            kind, name = self.random.choice(TYPES)[0], self.name("v")
            self.emit(f"{kind} {name} = ({kind})read();")
            self.variables.append((name, kind))
            self.may_write.append(name)
        if self.chance(0.5):
            self.array()
        for _ in range(self.random.randint(5, 12)):
            self.statement()
        if variadic:
            array = self.random.choice(self.arrays_of("int32_t"))[0]
            value = self.expression(1)
            self.emit(f"write({variadic}({array}, 2, (uint64_t)({value}), read()));")
        for name, _, size in self.arrays:
            index = self.name("i")
            self.emit(f"for (int {index} = 0; {index} < {size}; {index}++)")
            self.emit(f"  write((uint64_t)(int64_t){name}[{index}]);")
        self.emit("return 0;")
        self.depth -= 1
        self.emit("}")
        return "\n".join(self.lines) + "\n"


def generate_input(seed):
    """Numbers for a program, of all sizes."""
    chosen = random.Random(f"ranges input {seed}")
    numbers = []
    for _ in range(NUM_NUMBERS):
        bits = chosen.choice([2, 4, 8, 16, 32, 63])
        number = chosen.randrange(1 << bits)
        numbers.append(str(-number if chosen.random() < 0.3 else number))
    return "\n".join(numbers) + "\n"


if __name__ == "__main__":
    print_program(__doc__, Program, generate_input)
