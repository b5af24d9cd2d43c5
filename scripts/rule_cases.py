# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of IR for scripts/prove-rules: each operation, of each width, on each
kind of operand, where what code generation knows of these decides what becomes of it.

Nothing here says what the compiler should make of a function: IR does."""

import itertools
import random
import re

BINARY = "add sub mul udiv sdiv urem srem and or xor shl lshr ashr".split()
SHIFTS = {"shl", "lshr", "ashr"}
DIVISIONS = {"udiv", "sdiv", "urem", "srem"}
CONDITIONS = "eq ne ugt uge ult ule sgt sge slt sle".split()
FLAGS = {
    "add": ["nuw", "nsw"],
    "sub": ["nuw", "nsw"],
    "mul": ["nuw", "nsw"],
    "shl": ["nuw", "nsw"],
    "udiv": ["exact"],
    "sdiv": ["exact"],
    "lshr": ["exact"],
    "ashr": ["exact"],
    "or": ["disjoint"],
}
WHOLE_BYTES = (8, 16, 32, 64)
ONE_OPERAND = "ctpop bitreverse bswap abs ctlz cttz".split()
TWO_OPERANDS = (
    "smin smax umin umax sadd.sat uadd.sat ssub.sat usub.sat sshl.sat ushl.sat"
).split()
OVERFLOWING = "sadd uadd ssub usub smul umul".split()
INTRINSIC = re.compile(r"call ([^@]*) @(llvm[\w.]+)\(([^)]*)\)")


def constants(width, choose):
    """Values of this width that are treated apart, and others."""
    top = (1 << width) - 1
    values = {0, 1, 2, 3, 7, 10, 15, 16, 48, 255}
    for power in {1, width // 2, width - 2, width - 1}:
        values |= {1 << max(power, 0), (1 << max(power, 0)) - 1}
    values |= {top, top - 1, choose.getrandbits(width), choose.getrandbits(width)}
    return sorted(value for value in values if 0 <= value <= top)


class Function:
    """A function that is written line by line."""

    def __init__(self, width):
        self.width, self.type = width, f"i{width}"
        self.parameters = [f"{self.type} %a", f"{self.type} %b"]
        self.lines = []
        self.count = 0

    def parameter(self, kind, name):
        """Adds a parameter once."""
        if f"{kind} %{name}" not in self.parameters:
            self.parameters.append(f"{kind} %{name}")
        return f"%{name}"

    def add(self, text):
        """Adds what computes a value, and names that."""
        self.count += 1
        self.lines.append(f"  %v{self.count} = {text}")
        return f"%v{self.count}"

    def line(self, text):
        """Adds what is no value."""
        self.lines.append(text if text.endswith(":") else f"  {text}")

    def ret(self, value, kind=None):
        """The text of the whole, without its name."""
        self.line(f"ret {kind or self.type} {value}" if value else "ret void")
        kind = (kind or self.type) if value else "void"
        body = "\n".join(self.lines)
        return f"define {kind} @NAME({', '.join(self.parameters)}) {{\n{body}\n}}\n"


def operand_kinds(width):
    """How to make an operand of %a or %b, by their names."""
    half, last = max(width // 2, 1), width - 1
    ty = f"i{width}"

    def simple(text):
        return lambda f, x: f.add(text.replace("X", x))

    kinds = {
        "var": lambda f, x: x,
        "low": simple(f"and {ty} X, {(1 << half) - 1}"),
        "bit0": simple(f"and {ty} X, 1"),
        "odd": simple(f"or {ty} X, 1"),
        "neg": simple(f"sub {ty} 0, X"),
        "not": simple(f"xor {ty} X, -1"),
        "next": simple(f"add {ty} X, 1"),
        "sign": simple(f"ashr {ty} X, {last}"),
        "top": simple(f"lshr {ty} X, {half if half != width else 0}"),
        "raised": simple(f"shl {ty} X, {half if half != width else 0}"),
        "third": simple(f"udiv {ty} X, {min(3, (1 << width) - 1)}"),
        "frozen": simple(f"freeze {ty} X"),
        "loaded": lambda f, x: f.add(f"load {ty}, ptr {f.parameter('ptr', 'p')}"),
        "wide": lambda f, x: f.add(
            f"trunc i{width + 5} {f.parameter(f'i{width + 5}', 'w')} to {ty}"
        ),
        "power": lambda f, x: f.add(f"shl {ty} 1, {x}"),
    }
    if width > 1:
        kinds["bit"] = lambda f, x: f.add(
            f"zext i1 {f.parameter('i1', 'c')} to {ty}"
        )
        kinds["mask"] = lambda f, x: f.add(
            f"sext i1 {f.parameter('i1', 'c')} to {ty}"
        )
        kinds["negbit"] = lambda f, x: f.add(f"sub {ty} 0, {kinds['bit0'](f, x)}")
        narrow = f"i{half}"
        for cast in ("zext", "sext"):
            kinds[f"{cast}ed"] = lambda f, x, cast=cast: f.add(
                f"{cast} {narrow} {f.parameter(narrow, 'n')} to {ty}"
            )
        kinds["inreg"] = lambda f, x: f.add(
            f"ashr {ty} {f.add(f'shl {ty} {x}, {half}')}, {half}"
        )
        kinds["chosen"] = lambda f, x: f.add(
            f"select i1 {f.parameter('i1', 'c')}, {ty} {x}, {ty} 1"
        )
    return kinds


class Cases:
    """All functions of one width, with names that are unique."""

    def __init__(self, width, seed):
        self.width, self.type = width, f"i{width}"
        self.top = (1 << width) - 1
        self.choose = random.Random(f"{seed} {width}")
        self.constants = constants(width, self.choose)
        self.kinds = operand_kinds(width)
        self.texts = {}

    def keep(self, name, text):
        """Adds a function, if there is none of that name."""
        name = re.sub(r"[^\w]", "_", f"{name}.i{self.width}")
        self.texts.setdefault(name, text.replace("@NAME", f"@{name}"))

    def operands(self):
        """Pairs of operands: a name, and what makes them."""
        var = self.kinds["var"]
        pairs = [("a_b", var, var, "%b"), ("a_a", var, var, "%a")]
        for name, make in self.kinds.items():
            if name != "var":
                pairs.append((f"{name}_b", make, var, "%b"))
                pairs.append((f"a_{name}", var, make, "%b"))
        for value in self.constants:
            constant = lambda f, x, value=value: str(value)
            pairs.append((f"a_{value}", var, constant, "%b"))
            pairs.append((f"{value}_b", constant, var, "%b"))
            name, make = self.choose.choice(list(self.kinds.items()))
            pairs.append((f"{name}_{value}", make, constant, "%b"))
        for _ in range(12):
            left, right = self.choose.sample(list(self.kinds), 2)
            pairs.append(
                (f"{left}_{right}", self.kinds[left], self.kinds[right], "%b")
            )
        return pairs

    def binary(self):
        """Each operation, of values of one block and of another one."""
        for op, (name, left, right, second) in itertools.product(
            BINARY, self.operands()
        ):
            f = Function(self.width)
            x, y = left(f, "%a"), right(f, second)
            if op in DIVISIONS and y.isdigit() and int(y) == 0:
                continue
            if op in SHIFTS and y.isdigit() and int(y) >= self.width:
                y = str(int(y) % self.width)
            self.keep(f"{op}.{name}", f.ret(f.add(f"{op} {self.type} {x}, {y}")))
        for op, flags in FLAGS.items():
            for flag, value in itertools.product(flags, ["%b", *self.constants[1:4]]):
                f = Function(self.width)
                if op in SHIFTS and value != "%b":
                    value = int(value) % self.width
                result = f.add(f"{op} {flag} {self.type} %a, {value}")
                self.keep(f"{op}.{flag}.{value}", f.ret(result))
        self.shifts()

    def shifts(self):
        """Amounts that are masked, shifts of shifts, and masks of shifts."""
        width, ty = self.width, self.type
        amounts = sorted({0, 1, width // 3, width // 2, width - 1})
        for op, amount in itertools.product(sorted(SHIFTS), amounts):
            f = Function(width)
            self.keep(f"{op}.by.{amount}", f.ret(f.add(f"{op} {ty} %a, {amount}")))
            for mask in (width - 1, (1 << width) - 1, 2 * width - 1):
                if mask >> width:
                    continue
                f = Function(width)
                y = f.add(f"and {ty} %b, {mask}")
                self.keep(f"{op}.masked.{mask}", f.ret(f.add(f"{op} {ty} %a, {y}")))
            for narrow in (w for w in (8, 16, 32) if w < width):
                f = Function(width)
                x = f.add(f"trunc {ty} %b to i{narrow}")
                y = f.add(f"and i{narrow} {x}, {width - 1}")
                z = f.add(f"zext i{narrow} {y} to {ty}")
                name = f"{op}.masked.in.{narrow}"
                self.keep(name, f.ret(f.add(f"{op} {ty} %a, {z}")))
            for other, more in itertools.product(sorted(SHIFTS), amounts):
                f = Function(width)
                x = f.add(f"{op} {ty} %a, {amount}")
                name = f"{op}.{amount}.{other}.{more}"
                self.keep(name, f.ret(f.add(f"{other} {ty} {x}, {more}")))
            for low in amounts[:-1]:
                for mask in (-1 << low, ((1 << width) - 1 >> amount) & (-1 << low)):
                    f = Function(width)
                    x = f.add(f"{op} {ty} %a, {amount}")
                    mask &= (1 << width) - 1
                    name = f"and.{op}.{amount}.{mask}"
                    self.keep(name, f.ret(f.add(f"and {ty} {x}, {mask}")))

    def casts(self):
        """To and from other widths, and back."""
        ty = self.type
        others = {1, 5, 8, 13, 16, 24, 32, 33, 57, 64, self.width - 1, self.width + 1}
        for other in sorted(w for w in others if 0 < w <= 64 and w != self.width):
            names = ("trunc",) if other < self.width else ("zext", "sext")
            for cast, (kind, make) in itertools.product(names, self.kinds.items()):
                f = Function(self.width)
                result = f.add(f"{cast} {ty} {make(f, '%a')} to i{other}")
                self.keep(f"{cast}.{kind}.to{other}", f.ret(result, f"i{other}"))
            backs = ("zext", "sext") if other < self.width else ("trunc",)
            for cast, back in itertools.product(names, backs):
                for between in ("", "add", "mul", "lshr", "and"):
                    f = Function(self.width)
                    x = f.add(f"{cast} {ty} %a to i{other}")
                    if between:
                        x = f.add(f"{between} i{other} {x}, {min(3, other - 1)}")
                    x = f.add(f"{back} i{other} {x} to {ty}")
                    name = f"{cast}.{between}.{back}.{other}"
                    self.keep(name, f.ret(x))
                    f = Function(self.width)
                    x = f.add(f"{cast} {ty} %a to i{other}")
                    x = f.add(f"{back} i{other} {x} to {ty}")
                    f.lines.append(f"  %s = shl {ty} {x}, {self.width // 3}")
                    self.keep(f"{cast}.{back}.{other}.shl", f.ret("%s"))

    def comparisons(self):
        """As a value, as what a branch asks, and as what is selected by."""
        ty = self.type
        pairs = self.operands()
        for condition, (name, left, right, second) in itertools.product(
            CONDITIONS, pairs
        ):
            for use in ("value", "branch", "select", "product", "both"):
                f = Function(self.width)
                x, y = left(f, "%a"), right(f, second)
                c = f.add(f"icmp {condition} {ty} {x}, {y}")
                text = self.use_condition(f, c, use)
                self.keep(f"icmp.{condition}.{name}.{use}", text)

    def use_condition(self, f, c, use):
        """Ends a function with a use of a condition."""
        ty = self.type
        if use == "value":
            return f.ret(c, "i1")
        if use == "select":
            return f.ret(f.add(f"select i1 {c}, {ty} %b, {ty} %a"))
        if use == "product":
            return f.ret(f.add(f"select i1 {c}, {ty} %b, {ty} 0"))
        if use == "both":
            x = f.add(f"select i1 {c}, {ty} %b, {ty} 1")
            y = f.add(f"zext i1 {c} to i64")
            f.line(f"store i64 {y}, ptr {f.parameter('ptr', 'q')}")
            return f.ret(x)
        f.line(f"br i1 {c}, label %yes, label %no")
        f.line("yes:")
        f.line(f"store i64 7, ptr {f.parameter('ptr', 'q')}")
        f.line(f"ret {ty} %a")
        f.line("no:")
        return f.ret("%b")

    def intrinsics(self):
        """What the machine has not, made of what it has."""
        ty = self.type
        for name, (kind, make) in itertools.product(ONE_OPERAND, self.kinds.items()):
            if name == "bswap" and self.width % 16:
                continue
            for flag in ("i1 false", "i1 true")[: 1 + (name[0] in "ac")]:
                f = Function(self.width)
                more = ", " + flag if name in ("abs", "ctlz", "cttz") else ""
                call = f"call {ty} @llvm.{name}.{ty}({ty} {make(f, '%a')}{more})"
                self.keep(f"{name}.{kind}.{flag[3:]}", f.ret(f.add(call)))
        for bits in (8, 14, 15, 22, 23, 40, 62, 63):
            if bits < self.width:
                f = Function(self.width)
                x = f.add(f"and {ty} %a, {(1 << bits) - 1}")
                x = f.add(f"call {ty} @llvm.ctpop.{ty}({ty} {x})")
                self.keep(f"ctpop.of{bits}", f.ret(x))
                f.lines.pop()
                self.keep(f"parity.of{bits}", f.ret(f.add(f"and {ty} {x}, 1")))
        f = Function(self.width)
        x = f.add(f"call {ty} @llvm.ctpop.{ty}({ty} %a)")
        self.keep("parity", f.ret(f.add(f"and {ty} {x}, 1")))
        for name, value in itertools.product(TWO_OPERANDS, ["%b", *self.constants]):
            if "shl" in name and value != "%b":
                value %= self.width
            f = Function(self.width)
            call = f"call {ty} @llvm.{name}.{ty}({ty} %a, {ty} {value})"
            self.keep(f"{name}.{value}", f.ret(f.add(call)))
        for name, value in itertools.product(("fshl", "fshr"), ["%s", 0, 1, 3]):
            for second in ("%a", "%b"):
                f = Function(self.width)
                if value == "%s":
                    f.parameter(ty, "s")
                operands = f"{ty} %a, {ty} {second}, {ty} {value}"
                call = f"call {ty} @llvm.{name}.{ty}({operands})"
                self.keep(f"{name}.{second}.{value}", f.ret(f.add(call)))
        f = Function(self.width)
        rotated = [
            f.add(f"call {ty} @llvm.fshl.{ty}({ty} %a, {ty} %a, {ty} {value})")
            for value in (1, 3)
        ]
        self.keep("rotations", f.ret(f.add(f"xor {ty} {rotated[0]}, {rotated[1]}")))
        for name, value in itertools.product(OVERFLOWING, ["%b", *self.constants[-3:]]):
            f = Function(self.width)
            pair = f"{{{ty}, i1}}"
            x = f.add(
                f"call {pair} @llvm.{name}.with.overflow.{ty}({ty} %a, {ty} {value})"
            )
            number = f.add(f"extractvalue {pair} {x}, 0")
            overflows = f.add(f"extractvalue {pair} {x}, 1")
            self.keep(
                f"{name}.overflow.{value}",
                f.ret(f.add(f"select i1 {overflows}, {ty} 0, {ty} {number}")),
            )
        f = Function(self.width)
        less = f.add(f"sub {ty} %a, %b")
        less = f.add(f"call {ty} @llvm.umin.{ty}({ty} {less}, {ty} %a)")
        self.keep("umin.sub", f.ret(less))
        for first, second in (("smin", "smax"), ("umin", "umax")):
            f = Function(self.width)
            low = f.add(f"call {ty} @llvm.{first}.{ty}({ty} %a, {ty} %b)")
            high = f.add(f"call {ty} @llvm.{second}.{ty}({ty} %a, {ty} %b)")
            self.keep(f"{first}.{second}", f.ret(f.add(f"sub {ty} {high}, {low}")))
            for kind, condition, operands in itertools.product(
                (first, second),
                ("slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"),
                ("%a, %b", "%b, %a"),
            ):
                f = Function(self.width)
                extremum = f.add(f"call {ty} @llvm.{kind}.{ty}({ty} %a, {ty} %b)")
                holds = f.add(f"icmp {condition} {ty} {operands}")
                wide = f.add(f"sext i1 {holds} to {ty}") if self.width > 1 else holds
                name = f"{kind}.{condition}.{operands[:2]}"
                self.keep(name, f.ret(f.add(f"xor {ty} {extremum}, {wide}")))

    def all(self):
        """All of them, by name."""
        self.binary()
        self.casts()
        self.comparisons()
        self.intrinsics()
        return self.texts


def declarations(texts):
    """Declares the intrinsics that texts call."""
    found = {}
    for result, name, arguments in INTRINSIC.findall("\n".join(texts)):
        kinds = ", ".join(argument.split()[0] for argument in arguments.split(", "))
        found[name] = f"declare {result} @{name}({kinds})"
    return sorted(found.values())
