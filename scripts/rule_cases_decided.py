# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""More functions of IR for scripts/prove-rules: branches that others decide, bits that
are negated, and addresses that LLVM does not compute where they are used."""

import itertools

import rule_cases
from rule_cases import Function


class DecidedCases(rule_cases.Cases):
    """Functions of which one block says something of another."""

    def decided(self):
        """Branches and equalities that something before them decides."""
        ty, top = self.type, self.top
        f = Function(self.width)
        q = f.parameter("ptr", "q")
        x = f.add(f"udiv {ty} %a, {min(3, top)}")
        y = f.add(f"udiv {ty} %b, {min(3, top)}")
        case = f"{ty} {min(5, top)}, label %five"
        f.line(f"switch {ty} {y}, label %other [ {case} ]")
        f.line("five:")
        c = f.add(f"icmp eq {ty} {x}, {y}")
        f.line(f"br i1 {c}, label %same, label %other")
        f.line("same:")
        f.line(f"store i64 4, ptr {q}")
        f.line(f"ret {ty} %a")
        f.line("other:")
        self.keep("decided.equality", f.ret("%b"))
        for first, second in ((5, 9), (9, 5)):
            f = Function(self.width)
            q = f.parameter("ptr", "q")
            x = f.add(f"udiv {ty} %a, {min(3, top)}")
            f.line("br label %start")
            f.line("start:")
            c = f.add(f"icmp ult {ty} {x}, {min(first, top)}")
            f.line(f"br i1 {c}, label %next, label %no")
            f.line("no:")
            c = f.add(f"icmp ult {ty} %b, {min(5, top)}")
            f.line(f"br i1 {c}, label %next, label %more")
            f.line("more:")
            f.line(f"ret {ty} %b")
            f.line("next:")
            loaded = f.add(f"load i64, ptr {q}")
            stored = f.add(f"xor i64 {f.add(f'mul i64 {loaded}, 77')}, 5")
            f.line(f"store i64 {f.add(f'mul i64 {stored}, {loaded}')}, ptr {q}")
            c = f.add(f"icmp ult {ty} {x}, {min(second, top)}")
            f.line(f"br i1 {c}, label %then, label %else")
            f.line("then:")
            f.line(f"ret {ty} {x}")
            f.line("else:")
            self.keep(f"decided.{first}.{second}", f.ret("%b"))

    def negations(self):
        """A bit that is negated otherwise, and as a mask."""
        ty = self.type
        for second in ("%b", "%a"):
            f = Function(self.width)
            x, y = f.add(f"and {ty} %a, 1"), f.add(f"and {ty} %b, 1")
            x = f.add(f"sub {ty} 0, {f.add(f'mul {ty} {x}, {y}')}")
            x = f.add(f"and {ty} {x}, {second}")
            self.keep(f"negations.bit.{second}", f.ret(x))
        f = Function(self.width)
        x = f.add(f"and {ty} %a, 1")
        f.line(f"br i1 {f.parameter('i1', 'd')}, label %yes, label %no")
        f.line("no:")
        f.line(f"ret {ty} %a")
        f.line("yes:")
        x = f.add(f"sub {ty} 0, {x}")
        self.keep("negations.across", f.ret(f.add(f"and {ty} {x}, %b")))
        f = Function(self.width)
        c = f.add(f"icmp eq {ty} {f.add(f'and {ty} %a, 1')}, 0")
        f.line(f"br i1 {c}, label %yes, label %no")
        f.line("no:")
        f.line(f"store i64 5, ptr {f.parameter('ptr', 'q')}")
        f.line("br label %yes")
        f.line("yes:")
        x = f.add(f"select i1 {c}, {ty} %a, {ty} %b")
        self.keep("negations.parity", f.ret(x))

    def frozen_addresses(self):
        """Addresses that nothing but code generation computes where they are used."""
        ty = self.type
        for base, offset in itertools.product(("object", "sum"), (8, 16, 48)):
            f = Function(self.width)
            if base == "object":
                x = f.add("alloca [8 x i64]")
                x = f.add(f"getelementptr i8, ptr {x}, i64 {offset}")
                x = f.add(f"freeze ptr {x}")
            else:
                x = f.add(f"mul i64 {f.parameter('i64', 'i')}, 24")
                x = f.add(f"freeze i64 {f.add(f'add i64 {x}, {offset}')}")
            f.line(f"store {ty} %a, ptr {f.parameter('ptr', 'q')}")
            if base == "object":
                f.line(f"store {ty} %a, ptr {x}, align 8")
            f.line(f"br i1 {f.parameter('i1', 'd')}, label %yes, label %no")
            f.line("yes:")
            at = f.add(f"inttoptr i64 {x} to ptr") if base == "sum" else x
            f.line(f"store {ty} %b, ptr {at}, align 8")
            f.line(f"ret {ty} 0")
            f.line("no:")
            at = f.add(f"inttoptr i64 {x} to ptr") if base == "sum" else x
            result = f.add(f"load {ty}, ptr {at}, align 8")
            self.keep(f"frozen.{base}.{offset}", f.ret(result))

    def wraps(self):
        """Results that their operands bound, unless they wrap."""
        ty, top = self.type, self.top
        for factor, bound in itertools.product((3, 5, 6, 7, 12), ("odd", "guarded")):
            factor = min(factor, top)
            for op, limit in (("mul", factor), ("add", factor + 1)):
                f = Function(self.width)
                x = "%a"
                if bound == "odd":
                    x = f.add(f"or {ty} %a, 1")
                else:
                    c = f.add(f"icmp eq {ty} %a, 0")
                    f.line(f"br i1 {c}, label %zero, label %more")
                    f.line("zero:")
                    f.line(f"store i64 1, ptr {f.parameter('ptr', 'q')}")
                    f.line(f"ret {ty} 1")
                    f.line("more:")
                x = f.add(f"{op} {ty} {x}, {factor}")
                # What is wider sees all of what is known.
                wide = f.add(f"zext {ty} {x} to i65")
                wide = f.add(f"trunc i65 {wide} to i64")
                wide = f.add(f"add i64 {wide}, 10")
                c = f.add(f"icmp ult i64 {wide}, {limit + 10}")
                f.line(f"br i1 {c}, label %yes, label %no")
                f.line("yes:")
                f.line(f"store i64 5, ptr {f.parameter('ptr', 'q')}")
                f.line(f"ret {ty} {x}")
                f.line("no:")
                self.keep(f"wraps.{op}.{factor}.{bound}", f.ret("%b"))

    def parts(self):
        """A branch on the low bits of a value, and one on all of it."""
        ty = self.type
        for low, first, second in itertools.product(
            (8, 16, 32), ("eq", "ne", "ult", "ugt"), ("eq", "ult", "ugt")
        ):
            if low >= self.width:
                continue
            f = Function(self.width)
            a = f.add(f"mul {ty} %a, %b")
            x = f.add(f"trunc {ty} {a} to i{low}")
            c = f.add(f"icmp {first} i{low} {x}, 9")
            f.line(f"br i1 {c}, label %yes, label %no")
            f.line("yes:")
            f.line(f"store i64 5, ptr {f.parameter('ptr', 'q')}")
            c = f.add(f"icmp {second} {ty} {a}, 9")
            f.line(f"br i1 {c}, label %then, label %no")
            f.line("then:")
            f.line(f"store i64 6, ptr {f.parameter('ptr', 'q')}")
            f.line(f"ret {ty} {a}")
            f.line("no:")
            self.keep(f"parts.{low}.{first}.{second}", f.ret("%b"))

        for low in (8, 16, 32):
            if low >= self.width:
                continue
            f = Function(self.width)
            a = f.add(f"mul {ty} %a, %b")
            c = f.add(f"icmp eq {ty} {a}, 0")
            f.line(f"br i1 {c}, label %zero, label %more")
            f.line("zero:")
            f.line(f"store i64 5, ptr {f.parameter('ptr', 'q')}")
            f.line(f"ret {ty} 1")
            f.line("more:")
            # No zero, but its low bits may be.
            x, y = (f.add(f"trunc {ty} {v} to i{low}") for v in (a, "%b"))
            c = f.add(f"icmp ult i{low} {y}, {x}")
            f.line(f"br i1 {c}, label %yes, label %no")
            f.line("yes:")
            f.line(f"store i64 6, ptr {f.parameter('ptr', 'q')}")
            f.line(f"ret {ty} {a}")
            f.line("no:")
            self.keep(f"parts.divisor.{low}", f.ret("%b"))

    def beside(self):
        """A branch, and before it a comparison that is another one's."""
        ty, top = self.type, self.top
        if self.width not in rule_cases.WHOLE_BYTES:
            return
        for condition, op in itertools.product(("ult", "eq"), ("xor", "sub")):
            f = Function(self.width)
            q, limit = f.parameter("ptr", "q"), min(9, top)
            c = f.add(f"freeze i1 {f.add(f'icmp {condition} {ty} %a, %b')}")
            f.line(f"store i1 {c}, ptr {q}")
            x = f.add(f"load {ty}, ptr {q}, align 8")
            y = f.add(f"{op} {ty} {x}, {limit}")
            f.line(f"br i1 {c}, label %yes, label %no")
            for block, number in (("yes", 2), ("no", 4)):
                f.line(f"{block}:")
                # Two uses, so that it stays where it is.
                f.line(f"store {ty} {y}, ptr {q}")
                f.line(f"store i64 {number}, ptr {f.parameter('ptr', 'r')}")
                d = f.add(f"icmp eq {ty} {x}, {limit}")
                f.line(f"br i1 {d}, label %then.{block}, label %end")
                f.line(f"then.{block}:")
                f.line(f"store i64 {number + 1}, ptr {q}")
                f.line(f"ret {ty} {x}")
            f.line("end:")
            self.keep(f"beside.{condition}.{op}", f.ret(x))

    def renewed(self):
        """A branch on a comparison whose operand is no more where it was."""
        ty = self.type
        # Memory may hold anything, and other widths are stored as whole bytes.
        if self.width not in rule_cases.WHOLE_BYTES:
            return
        for first, second in itertools.product(
            ("ult", "ugt"), ("ult", "ule", "uge", "eq")
        ):
            for renewed in ("%a", "%b"):
                f = Function(self.width)
                q = f.parameter("ptr", "q")
                a, b = (f.add(f"mul {ty} {v}, %b") for v in ("%a", "3"))
                c = f.add(f"icmp {first} {ty} {a}, {b}")
                c = f.add(f"freeze i1 {c}")
                f.line(f"store i1 {c}, ptr {q}")
                # Its register is free by now.
                x = f.add(f"load {ty}, ptr {q}, align 8")
                a, b = (x, b) if renewed == "%a" else (a, x)
                f.line(f"br i1 {c}, label %yes, label %no")
                f.line("yes:")
                f.line(f"store i64 7, ptr {q}")
                d = f.add(f"icmp {second} {ty} {a}, {b}")
                f.line(f"br i1 {d}, label %then, label %no")
                f.line("then:")
                f.line(f"store i64 9, ptr {q}")
                f.line(f"ret {ty} {a}")
                f.line("no:")
                self.keep(f"renewed.{first}.{second}.{renewed}", f.ret(b))

    def with_limit(self):
        """A function, a pointer, a product, and what is a constant on one path only."""
        f = Function(self.width)
        q = f.parameter("ptr", "q")
        a = f.add(f"mul {self.type} %a, %b")
        f.line(f"br i1 {f.parameter('i1', 'd')}, label %other, label %next")
        f.line("other:")
        f.line(f"store i64 1, ptr {q}")
        f.line("br label %next")
        f.line("next:")
        limit = min(9, self.top)
        y = f.add(f"phi {self.type} [ {limit}, %0 ], [ %b, %other ]")
        return f, q, a, y

    def limits(self):
        """Comparisons with what is a constant on one of the paths only."""
        ty, limit = self.type, min(9, self.top)
        for first, second in itertools.product(
            ("ult", "ule", "ugt", "uge"), ("eq", "ult", "ugt")
        ):
            for is_left in (False, True):
                f, q, a, y = self.with_limit()
                operands = f"{y}, {a}" if is_left else f"{a}, {y}"
                c = f.add(f"icmp {first} {ty} {operands}")
                f.line(f"br i1 {c}, label %yes, label %no")
                for block, number in (("yes", 2), ("no", 4)):
                    f.line(f"{block}:")
                    f.line(f"store i64 {number}, ptr {q}")
                    d = f.add(f"icmp {second} {ty} {a}, {limit}")
                    f.line(f"br i1 {d}, label %then.{block}, label %end")
                    f.line(f"then.{block}:")
                    f.line(f"store i64 {number + 1}, ptr {q}")
                    f.line(f"ret {ty} {y}")
                f.line("end:")
                name = f"limits.{first}.{second}.{'left' if is_left else 'right'}"
                self.keep(name, f.ret(a))

        for condition, is_left in itertools.product(("eq", "ne"), (False, True)):
            f, q, a, y = self.with_limit()
            operands = f"{y}, {a}" if is_left else f"{a}, {y}"
            c = f.add(f"icmp {condition} {ty} {operands}")
            f.line(f"store i1 {c}, ptr {q}")
            name = f"limits.value.{condition}.{'left' if is_left else 'right'}"
            self.keep(name, f.ret(y))

    def remainders(self):
        """A remainder that is 0, or not, does not say which number is less."""
        ty = self.type
        for condition in ("eq", "ne"):
            f = Function(self.width)
            b = f.add(f"or {ty} %b, 1")
            x = f.add(f"urem {ty} %a, {b}")
            c = f.add(f"icmp {condition} {ty} {x}, 0")
            f.line(f"br i1 {c}, label %yes, label %no")
            f.line("yes:")
            c = f.add(f"icmp ult {ty} %a, {b}")
            f.line(f"br i1 {c}, label %less, label %no")
            f.line("less:")
            f.line(f"store {ty} {b}, ptr {f.parameter('ptr', 'q')}")
            f.line(f"ret {ty} %a")
            f.line("no:")
            self.keep(f"remainders.{condition}", f.ret(b))

    def all(self):
        """All of them, by name."""
        self.beside()
        self.remainders()
        self.wraps()
        self.parts()
        self.renewed()
        self.limits()
        self.decided()
        self.negations()
        self.frozen_addresses()
        return self.texts
