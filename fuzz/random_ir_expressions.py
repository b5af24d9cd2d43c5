# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random expressions of LLVM IR: the part of random_ir.py that makes values from
values and from memory, and knows nothing of control flow."""

import dataclasses

MACHINE_WIDTHS = (1, 8, 16, 32, 64)
ODD_WIDTHS = (2, 3, 5, 7, 9, 12, 13, 17, 24, 31, 33, 40, 48, 57, 63)
WIDE_WIDTHS = (65, 72, 96, 100, 127, 128)
MEMORY_WIDTHS = (8, 16, 32, 64)

# Every region of memory has at least so many bytes, and is aligned to 8.
REGION_BYTES = 64


@dataclasses.dataclass(frozen=True)
class Value:
    """An operand: its width and how it is written."""

    width: int
    text: str

    @property
    def typed(self):
        """The operand with its type."""
        return f"i{self.width} {self.text}"


def interesting_constant(rng, width):
    """A constant of the kind that finds mistakes."""
    top = 1 << width
    choice = rng.random()
    if choice < 0.35:
        value = rng.choice((0, 1, 2, 3, top - 1, top - 2, top // 2, top // 2 - 1))
    elif choice < 0.5:
        value = 1 << rng.randrange(width)
    elif choice < 0.65:
        value = (1 << rng.randrange(1, width + 1)) - 1
    elif choice < 0.8:
        value = rng.randrange(256)
    else:
        value = rng.randrange(top)
    return value % top


class Expressions:
    """Code that computes, with the variables and the memory of a function."""

    def __init__(self, program):
        self.program, self.rng = program, program.rng
        self.lines = []
        self.num_names = self.num_blocks = 0
        self.block = "entry"
        self.regions = []
        # Variables have fixed widths; what they hold is env[index].
        self.env = []

    # Writing.

    def name(self):
        """A new name for a value."""
        self.num_names += 1
        return f"%v{self.num_names}"

    def emit(self, text):
        """Adds an instruction without a result."""
        self.lines.append("  " + text)

    def define(self, width, text):
        """Adds an instruction with a result."""
        name = self.name()
        self.emit(f"{name} = {text}")
        return Value(width, name)

    def new_block(self):
        """A new label."""
        self.num_blocks += 1
        return f"b{self.num_blocks}"

    def begin(self, label):
        """Starts a block; the one before has its terminator."""
        self.lines.append(f"{label}:")
        self.block = label

    # Values.

    def constant(self, width):
        """A constant."""
        return Value(width, self.spell(interesting_constant(self.rng, width), width))

    @staticmethod
    def spell(value, width):
        """How a constant is written."""
        if width == 1:
            return "true" if value else "false"
        return str(value if value < 1 << (width - 1) else value - (1 << width))

    def resize(self, value, width):
        """The value in another width."""
        if value.width == width:
            return value
        if value.width > width:
            return self.define(width, f"trunc {value.typed} to i{width}")
        how = self.rng.choice(("zext", "sext"))
        return self.define(width, f"{how} {value.typed} to i{width}")

    def leaf(self, width):
        """A variable or a constant, in the width asked for."""
        if self.rng.random() < 0.2 or not self.env:
            return self.constant(width)
        same = [value for value in self.env if value.width == width]
        if same and self.rng.random() < 0.7:
            return self.rng.choice(same)
        return self.resize(self.rng.choice(self.env), width)

    def expression(self, width, depth=2):
        """A random expression."""
        if depth == 0 or self.rng.random() < 0.2:
            return self.leaf(width)
        kinds = (
            (self.arithmetic, 10),
            (self.shift, 4),
            (self.division, 2),
            (self.comparison, 3),
            (self.selection, 3),
            (self.intrinsic, 2),
            (self.load, 3),
            (self.through_other_width, 2),
        )
        kind = self.rng.choices([k for k, _ in kinds], [w for _, w in kinds])[0]
        return kind(width, depth - 1)

    def arithmetic(self, width, depth):
        """An operation that is defined for all operands."""
        op = self.rng.choice(("add", "sub", "mul", "and", "or", "xor", "add", "sub"))
        a, b = self.expression(width, depth), self.expression(width, depth)
        return self.define(width, f"{op} {a.typed}, {b.text}")

    def shift(self, width, depth):
        """A shift by less than the width."""
        op = self.rng.choice(("shl", "lshr", "ashr"))
        value = self.expression(width, depth)
        if self.rng.random() < 0.5 or width == 1:
            amount = Value(width, self.spell(self.rng.randrange(width), width))
        else:
            by = self.expression(width, depth)
            limit = self.spell(min(width, (1 << width) - 1), width)
            amount = self.define(width, f"urem {by.typed}, {limit}")
        return self.define(width, f"{op} {value.typed}, {amount.text}")

    def division(self, width, depth):
        """A division by neither 0 nor -1."""
        if width < 4:
            return self.arithmetic(width, depth)
        op = self.rng.choice(("udiv", "urem", "sdiv", "srem"))
        value, by = self.expression(width, depth), None
        if self.rng.random() < 0.4:
            number = interesting_constant(self.rng, width)
            if number in (0, (1 << width) - 1):
                number = 7
            by = Value(width, self.spell(number, width))
        else:
            by = self.expression(width, depth)
            next_one = self.define(width, f"add {by.typed}, 1")
            bad = self.define(1, f"icmp ult {next_one.typed}, 2")
            other = self.spell(self.rng.randrange(2, 7), width)
            by = self.define(width, f"select {bad.typed}, i{width} {other}, {by.typed}")
        return self.define(width, f"{op} {value.typed}, {by.text}")

    def condition(self, depth=1):
        """An i1."""
        width = self.any_width()
        signs = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
        a, b = self.expression(width, depth), self.expression(width, depth)
        return self.define(1, f"icmp {self.rng.choice(signs)} {a.typed}, {b.text}")

    def comparison(self, width, depth):
        """A comparison as a number."""
        return self.resize(self.condition(depth), width)

    def selection(self, width, depth):
        """A choice of two."""
        condition = self.condition(depth)
        a, b = self.expression(width, depth), self.expression(width, depth)
        return self.define(width, f"select {condition.typed}, {a.typed}, {b.typed}")

    def through_other_width(self, width, depth):
        """A computation in another width."""
        return self.resize(self.expression(self.any_width(), depth), width)

    def intrinsic(self, width, depth):
        """One of LLVM's intrinsics for integers."""
        a, b = self.expression(width, depth), self.expression(width, depth)
        t = f"i{width}"
        two = ("umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "sadd.sat")
        names = list(two) + ["ssub.sat", "ctpop", "bitreverse", "fshl", "fshr"]
        names += ["abs", "ctlz", "cttz", "overflow"]
        if width % 16 == 0:
            names.append("bswap")
        name = self.rng.choice(names)
        if name == "overflow":
            return self.overflow(width, a, b)
        function = self.program.declare(name, width)
        if name in ("ctpop", "bitreverse", "bswap"):
            arguments = a.typed
        elif name in ("abs", "ctlz", "cttz"):
            arguments = f"{a.typed}, i1 false"
        elif name in ("fshl", "fshr"):
            c = self.expression(width, depth)
            arguments = f"{a.typed}, {b.typed}, {c.typed}"
        else:
            arguments = f"{a.typed}, {b.typed}"
        return self.define(width, f"call {t} {function}({arguments})")

    def overflow(self, width, a, b):
        """An operation that says whether it overflows."""
        op = self.rng.choice(("uadd", "usub", "sadd", "ssub", "umul", "smul"))
        if width > 64 and op == "smul":
            # The host would need a library function that it does not have.
            op = "sadd"
        function = self.program.declare(f"{op}.with.overflow", width)
        pair_type = f"{{ i{width}, i1 }}"
        pair = self.name()
        self.emit(f"{pair} = call {pair_type} {function}({a.typed}, {b.typed})")
        value = self.define(width, f"extractvalue {pair_type} {pair}, 0")
        flag = self.define(1, f"extractvalue {pair_type} {pair}, 1")
        other = self.leaf(width)
        return self.define(width, f"select {flag.typed}, {other.typed}, {value.typed}")

    def any_width(self):
        """A width, the machine's own more often than others."""
        choice = self.rng.random()
        if choice < 0.75 or not self.program.odd:
            return self.rng.choice(MACHINE_WIDTHS)
        if choice < 0.93:
            return self.rng.choice(ODD_WIDTHS)
        return self.rng.choice(WIDE_WIDTHS)

    # Memory.

    def address(self, width):
        """The address of a random element of a random region."""
        size = width // 8
        count = REGION_BYTES // size
        region = self.rng.choice(self.regions)
        if self.rng.random() < 0.6:
            index = str(self.rng.randrange(count))
        else:
            value = self.resize(self.leaf(64), 64)
            index = self.define(64, f"urem {value.typed}, {count}").text
        name = self.name()
        self.emit(f"{name} = getelementptr i{width}, ptr {region}, i64 {index}")
        return name

    def load(self, width, _depth):
        """A load of what is in memory."""
        if not self.regions:
            return self.leaf(width)
        memory_width = self.rng.choice(MEMORY_WIDTHS)
        address = self.address(memory_width)
        volatile = "volatile " if self.rng.random() < 0.05 else ""
        value = self.define(
            memory_width, f"load {volatile}i{memory_width}, ptr {address}"
        )
        return self.resize(value, width)
