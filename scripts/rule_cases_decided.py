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

    def all(self):
        """All of them, by name."""
        self.decided()
        self.negations()
        self.frozen_addresses()
        return self.texts
