# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What random kernels are built of: functions with sizes that are read, arrays of all
element types and in all kinds of memory, configurations to fill them, random expressions."""

import dataclasses
import string

import kernel_values as values
from kernel_values import BY_NAME, KINDS

INDEX_TYPES = ("int", "int", "uint64_t", "uint64_t", "unsigned", "int64_t")
# The largest sizes of arrays that are declared with a size, by dimensions.
CAPACITIES = {1: 200, 2: 24, 3: 10}
# Larger ones come from malloc: the machine's stack memory has 10 KiB.
MAX_DECLARED_BYTES = 5000
# Medium sizes by the degree of the number of steps.
MEDIUM = {1: (60, 200), 2: (14, 24), 3: (7, 10)}


@dataclasses.dataclass(frozen=True)
class Size:
    """A number that is read, and the largest it can be."""

    name: str
    capacity: int


@dataclasses.dataclass(frozen=True)
class Array:
    """An array; elements from 0 to each size, which is one more than is looped
    over, are there."""

    name: str
    kind: values.Kind
    sizes: tuple
    storage: str

    def at(self, *indices):
        """The text of an element."""
        if self.storage == "flat" and len(indices) > 1:
            text = indices[0]
            for size, index in zip(self.sizes[1:], indices[1:]):
                text = f"({text}) * ({size.name} + 1) + {index}"
            return f"{self.name}[{text}]"
        return self.name + "".join(f"[{index}]" for index in indices)

    def value(self, *indices):
        """An element as an operand."""
        return values.variable(self.at(*indices), self.kind)


class Kernel:
    """One function of the program and what belongs to it."""

    def __init__(self, rng, number, budget):
        self.rng, self.number, self.budget = rng, number, budget
        self.name = f"kernel{number}"
        self.type = rng.choice(INDEX_TYPES)
        self.sizes, self.arrays = [], []
        self.medium = []
        self.declarations, self.lines = [], []
        self.releases = []
        # Arrays that main passes: the parameter and what is passed.
        self.pointers = []
        self.num_names = 0

    # Text.

    def fresh(self, stem):
        """A name that is not taken."""
        self.num_names += 1
        return f"{stem}{self.number}_{self.num_names}"

    def emit(self, text, **names):
        """Adds lines to the function; $NAME stands for an argument."""
        names.setdefault("t", self.type)
        self.lines.append(string.Template(text).substitute(names))

    def declare(self, text, **names):
        """Adds lines before the function."""
        names.setdefault("t", self.type)
        self.declarations.append(string.Template(text).substitute(names))

    def chance(self, probability):
        """Whether something of a probability happens."""
        return self.rng.random() < probability

    # Sizes and arrays.

    def size(self, degree, dimensions=None):
        """A size that main reads; steps are in the power `degree` of it."""
        capacity = CAPACITIES[dimensions or min(degree, 3)]
        low, high = MEDIUM[degree]
        chosen = Size("nmpqst"[len(self.sizes)], capacity)
        self.sizes.append(chosen)
        self.medium.append((min(low, capacity), min(high, capacity)))
        return chosen

    def kind(self, names=None):
        """An element type; the usual ones more often."""
        if names:
            return BY_NAME[self.rng.choice(names)]
        if self.chance(0.5):
            return BY_NAME[self.rng.choice(("int32_t", "uint64_t", "int64_t"))]
        return self.rng.choice(KINDS)

    def array(self, *sizes, kind=None, storage=None):
        """An array over the sizes, somewhere in memory."""
        kind = kind or self.kind()
        elements = 1
        for size in sizes:
            elements *= size.capacity + 1
        num_bytes = elements * kind.bits // 8
        options = ["global", "global", "local", "flat", "flat", "passed"]
        options += ["rows"] * (len(sizes) == 2)
        storage = storage or self.rng.choice(options)
        is_declared = storage in ("global", "local", "passed")
        if is_declared and num_bytes > self.budget[0]:
            storage, is_declared = "flat", False
        name = self.fresh("a")
        made = Array(name, kind, sizes, "flat" if storage == "passed" else storage)
        bounds = "".join(f"[{size.capacity + 1}]" for size in sizes)
        self.budget[0] -= num_bytes if is_declared else 0
        if storage == "global":
            self.declare(f"static {kind.name} {name}{bounds};")
        elif storage == "passed":
            self.declare(f"static {kind.name} whole_{name}[{elements}];")
            self.pointers.append((f"{kind.name} *{name}", f"whole_{name}"))
        elif storage == "local":
            self.emit(f"{kind.name} {name}{bounds} = {{0}};")
        else:
            self.allocate(made)
        self.arrays.append(made)
        return made

    def allocate(self, array):
        """Gets the memory of an array, in one block or one for each row."""
        name, kind = array.name, array.kind.name
        if array.storage == "flat":
            count = " * ".join(f"((uint64_t){s.name} + 1)" for s in array.sizes)
            self.emit(f"{kind} *{name} = {self.block(kind, count)};")
            self.releases.append(f"free({name});")
            return
        rows, columns = array.sizes
        row = self.block(kind, f"((uint64_t){columns.name} + 1)")
        count = f"((uint64_t){rows.name} + 1)"
        self.emit(f"{kind} **{name} = malloc({count} * sizeof(void *));")
        loop = f"for ($t i = 0; i <= {rows.name}; i++)"
        self.emit(f"{loop} {name}[i] = {row};")
        self.releases += [f"{loop} free({name}[i]);", f"free({name});"]

    @staticmethod
    def block(kind, count):
        """A call of malloc; the machine wants multiples of eight."""
        return f"malloc(({count} * sizeof({kind}) + 7) / 8 * 8)"

    # Loops.

    def loop(self, name, bound, start="0"):
        """The head of a loop over start .. bound - 1, up or down."""
        if self.chance(0.12):
            return f"for ({self.type} {name} = {bound}; {name}-- > {start};) {{"
        return f"for ({self.type} {name} = {start}; {name} < {bound}; {name}++) {{"

    def index(self, name, capacity=200):
        """A loop's variable as an operand."""
        return values.variable(name, BY_NAME.get(self.type), capacity, False)

    def fill(self, array, low=None, high=None):
        """Gives all elements values: random, computed, or read."""
        names = ["i", "j", "k"][: len(array.sizes)]
        for name, size in zip(names, array.sizes):
            self.emit(f"for ($t {name} = 0; {name} < {size.name}; {name}++) {{")
        self.emit(f"{array.at(*names)} = {self.element(array.kind, names, low, high)};")
        self.emit("}" * len(names))

    def element(self, kind, names, low, high):
        """An expression for an element between two limits."""
        if high is None:
            high = min(kind.limit, self.rng.choice((3, 10, 100, 1000, 10**6)))
            low = -high if kind.signed and self.chance(0.5) else 0
        span = high - low + 1
        source = self.rng.random()
        if source < 0.65:
            text = f"next() % {span}"
        elif source < 0.85 or len(names) > 1:
            factors = [f"(uint64_t){n} * {self.rng.randrange(1, 50)}" for n in names]
            text = f"({' + '.join(factors)} + {self.rng.randrange(20)}) % {span}"
        else:
            text = f"read() % {span}"
        return f"({kind.name})({text}) - {-low}" if low < 0 else text

    def checksum(self, array):
        """Adds all elements to the result."""
        names = ["i", "j", "k"][: len(array.sizes)]
        for name, size in zip(names, array.sizes):
            self.emit(f"for ($t {name} = 0; {name} < {size.name}; {name}++) {{")
        mixed = self.rng.choice(("$h * 31 + ", "$h + ", "$h ^ 3 * "))
        element = f"(uint64_t){array.at(*names)}"
        self.emit(f"$h = {mixed}{element};", h="result")
        self.emit("}" * len(names))

    # Expressions.

    def expression(self, operands, depth=2):
        """A random expression of operands."""
        if depth == 0 or self.chance(0.2):
            if self.chance(0.2):
                return values.constant(self.rng.randrange(1, 20))
            return self.rng.choice(operands)
        a = self.expression(operands, depth - 1)
        kind = self.rng.random()
        if kind < 0.12:
            return values.remainder(a, self.rng.choice((2, 3, 7, 8, 10, 16, 97, 1000)))
        if kind < 0.18:
            return values.quotient(a, self.rng.choice((2, 3, 4, 10, 64)))
        if kind < 0.22:
            return values.shifted(a, self.rng.randrange(1, 8))
        b = self.expression(operands, depth - 1)
        if kind < 0.32:
            condition = self.condition(operands, 0)
            return values.chosen(condition, a, b)
        operator = self.rng.choice("++++--***&|^")
        return values.binary(operator, a, b)

    def condition(self, operands, depth=1):
        """A random comparison."""
        a = self.expression(operands, depth)
        b = self.expression(operands, depth)
        if self.chance(0.3):
            number = self.rng.choice((2, 3, 4, 5))
            return values.compared(
                "==", values.remainder(a, number), values.constant(0)
            )
        operator = self.rng.choice(("<", "<", ">", "<=", ">=", "==", "!="))
        return values.compared(operator, a, b)

    def assign(self, array, indices, value):
        """Stores a value that fits."""
        self.emit(f"{array.at(*indices)} = {values.stored(value, array.kind)};")

    def add(self, name, value):
        """Adds a value to a sum of 64 bits, over at most 2^31 rounds."""
        operator = self.rng.choice(("+=", "+=", "+=", "-=", "^="))
        self.emit(f"{name} {operator} {values.within(value, 2**31).text};")

    # The whole.

    def text(self):
        """Declarations and the function."""
        attribute = "__attribute__((noinline)) " if self.chance(0.4) else ""
        params = [f"{self.type} {size.name}" for size in self.sizes]
        params += [param for param, _ in self.pointers]
        head = f"static {attribute}uint64_t {self.name}({', '.join(params)}) {{"
        body = ["uint64_t result = 0;", *self.lines]
        body += [text.replace("$t", self.type) for text in self.releases]
        return indented(
            "\n".join([*self.declarations, head, *body, "return result;", "}"])
        )

    def reads(self):
        """The statements of main that read the sizes."""
        names = [f"{size.name}{self.number}" for size in self.sizes]
        return [f"{self.type} {name} = ({self.type})read();" for name in names]

    def call(self):
        """The statement of main that writes the result."""
        given = [f"{size.name}{self.number}" for size in self.sizes]
        given += [passed for _, passed in self.pointers]
        return f"write({self.name}({', '.join(given)}));"


def indented(text):
    """The text with its lines indented by their braces."""
    lines, depth = [], 0
    for line in text.splitlines():
        line = line.strip()
        before = len(line) - len(line.lstrip("}"))
        is_label = line.startswith("case ") or line.startswith("default:")
        lines.append("  " * max(depth - before - is_label, 0) + line)
        depth += line.count("{") - line.count("}")
    return "\n".join(lines)
