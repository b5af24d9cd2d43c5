# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""More functions of IR for scripts/prove-rules: what passes over whole functions know
of values of other blocks, memory, calls, and conditions that become switches."""

import itertools
import re

import rule_cases
from rule_cases import CONDITIONS, WHOLE_BYTES, Function

INNER = re.compile(r"\(([^()]*)\)")


class BlockCases(rule_cases.Cases):
    """Functions of several blocks."""

    def value(self, f, kind, name="%a"):
        """What a kind of operand makes of a parameter."""
        return self.kinds[kind](f, name)

    def pick(self, count):
        """Some constants."""
        return self.choose.sample(self.constants, min(count, len(self.constants)))

    def across(self):
        """Values of one block that another one extends, compares and computes with."""
        ty = self.type
        uses = {
            "zext": "zext TY X to i64",
            "sext": "sext TY X to i64",
            "bit": "trunc TY X to i1",
            "icmp": f"icmp ult TY X, {min(5, self.top)}",
            "neg": "icmp slt TY X, 0",
            "and": "and TY X, 1",
            "lshr": "lshr TY X, SH",
            "udiv": "udiv TY X, 3",
        }
        for kind, (use, text) in itertools.product(self.kinds, uses.items()):
            if self.width in (1, 64) and use in ("zext", "sext", "bit", "udiv"):
                continue
            for second in ("none", self.choose.choice(list(self.kinds))):
                self.one_across(kind, second, use, text.replace("TY", ty))

    def one_across(self, kind, second, use, text):
        """A value, or a PHI of two, and a use of it behind a branch."""
        f = Function(self.width)
        x = self.value(f, kind)
        f.line(f"br i1 {f.parameter('i1', 'd')}, label %yes, label %no")
        f.line("no:")
        y = self.value(f, second, "%b") if second != "none" else "%b"
        f.line("br label %yes" if second != "none" else f"ret i64 {7}")
        f.line("yes:")
        if second != "none":
            x = f.add(f"phi {self.type} [ {x}, %0 ], [ {y}, %no ]")
        text = text.replace("X", x).replace("SH", str(self.width // 2))
        result = f.add(text)
        if "icmp" in text or "to i1" in text:
            result = f.add(f"zext i1 {result} to i64")
        elif "to i64" not in text and self.width < 64:
            result = f.add(f"zext {self.type} {result} to i64")
        self.keep(f"across.{kind}.{second}.{use}", f.ret(result, "i64"))

    def bounded(self, f, which):
        """A value in a range that is known behind a branch, too."""
        ty, top = self.type, (1 << self.width) - 1
        forms = (
            f"urem {ty} %a, {min(10, top)}",
            f"and {ty} %a, {min(15, top)}",
            f"lshr {ty} %a, {self.width // 2}",
            f"select i1 {f.parameter('i1', 'c')}, {ty} 1, {ty} {min(6, top)}",
            f"udiv {ty} %a, {min(7, top)}",
            f"load {ty}, ptr {f.parameter('ptr', 'p')}",
            f"xor {ty} (and {ty} %a, {min(7, top)}), {min(5, top)}",
            f"mul {ty} (and {ty} %a, {min(3, top)}), {min(3, top)}",
            f"sub {ty} (or {ty} %b, {top >> 1}), (lshr {ty} %a, 1)",
            f"add {ty} (and {ty} %a, {min(7, top)}), {min(2, top)}",
            f"urem {ty} %a, (or {ty} %b, 1)",
            f"shl {ty} (and {ty} %a, {min(3, top)}), {min(2, self.width - 1)}",
            f"sdiv {ty} (and {ty} %a, {top >> 1}), {min(5, top >> 1) or 1}",
            f"srem {ty} (and {ty} %a, {top >> 1}), {min(5, top >> 1) or 1}",
        )
        text = forms[which % len(forms)]
        while nested := INNER.search(text):
            text = text[: nested.start()] + f.add(nested[1]) + text[nested.end() :]
        return f.add(text)

    def ranges(self):
        """Conditions that others decide, and operations whose results are known."""
        small = [v for v in self.constants if v < 20] or [0]
        for number in range(120):
            f = Function(self.width)
            x = self.bounded(f, number)
            choose = self.choose
            y = choose.choice(["%b", self.bounded(f, choose.randrange(14))])
            first, second, third = choose.choices(CONDITIONS, k=3)
            other = choose.choice([str(choose.choice(small)), y])
            again = choose.choice([str(choose.choice(small)), y, other])
            self.decisions(f, (first, x, other), (second, x, again), third)
            self.keep(f"ranges.{number}.{first}.{second}", f.ret("%r"))

    def decisions(self, f, first, second, third):
        """Three blocks that ask, of which later ones know what earlier ones found."""
        ty = self.type
        q = f.parameter("ptr", "q")
        f.line("br label %start")
        f.line("start:")
        c = f.add(f"icmp {first[0]} {ty} {first[1]}, {first[2]}")
        f.line(f"br i1 {c}, label %yes, label %no")
        f.line("yes:")
        f.line(f"store i64 1, ptr {q}")
        f.line("br label %next")
        f.line("no:")
        f.line("br label %next")
        f.line("next:")
        known = f.add(f"phi {ty} [ {first[1]}, %yes ], [ 1, %no ]")
        d = f.add(f"icmp {second[0]} {ty} {second[1]}, {second[2]}")
        f.line(f"br i1 {d}, label %then, label %else")
        f.line("then:")
        remainder = f.add(f"or {ty} {second[1]}, 1")
        remainder = f.add(f"urem {ty} {second[1]}, {remainder}")
        f.line("br label %end")
        f.line("else:")
        e = f.add(f"icmp {third} {ty} {known}, {second[1]}")
        chosen = f.add(f"select i1 {e}, {ty} {known}, {ty} %b")
        f.line("br label %end")
        f.line("end:")
        f.lines.append(f"  %r = phi {ty} [ {remainder}, %then ], [ {chosen}, %else ]")

    def orders(self):
        """After `a % b`, and after a branch on `a < b`."""
        ty = self.type
        for kind, condition, op in itertools.product(
            ("urem", "ult", "ule", "ugt"), CONDITIONS, ("urem", "udiv", "sub")
        ):
            f = Function(self.width)
            y = f.add(f"or {ty} %b, 1")
            x = f.add(f"urem {ty} %a, {y}" if kind == "urem" else f"or {ty} %a, 1")
            f.line("br label %start")
            f.line("start:")
            c = f.add(f"icmp {'eq' if kind == 'urem' else kind} {ty} {x}, {y}")
            f.line(f"br i1 {c}, label %yes, label %no")
            f.line("yes:")
            f.line(f"store i64 3, ptr {f.parameter('ptr', 'q')}")
            f.line("br label %no")
            f.line("no:")
            result = f.add(f"{op} {ty} {x}, {y}")
            d = f.add(f"icmp {condition} {ty} {x}, {y}")
            f.line(f"br i1 {d}, label %then, label %end")
            f.line("then:")
            f.line(f"ret {ty} {x}")
            f.line("end:")
            self.keep(f"orders.{kind}.{condition}.{op}", f.ret(result))

    def known(self):
        """Values that a branch or a switch makes constants."""
        ty = self.type
        for op in rule_cases.BINARY:
            for number, side in itertools.product(range(3), ("left", "right")):
                cases = [*self.pick(2), (op in ("mul", "udiv", "sdiv")) * 1]
                f = Function(self.width)
                f.line(f"switch {ty} %a, label %other [")
                for case in dict.fromkeys(cases):
                    f.line(f"  {ty} {case}, label %case{case}")
                f.line("]")
                incoming = ["[ %b, %other ]"]
                for case in dict.fromkeys(cases):
                    f.line(f"case{case}:")
                    f.line("br label %join")
                    incoming.append(f"[ {self.choose.choice(cases)}, %case{case} ]")
                f.line("other:")
                f.line("br label %join")
                f.line("join:")
                x = f.add(f"phi {ty} {', '.join(incoming)}")
                y = self.choose.choice(["%a", "%b", str(self.choose.choice(cases))])
                x, y = (x, y) if side == "left" else (y, x)
                if op in rule_cases.DIVISIONS:
                    y = f.add(f"or {ty} {y}, 1")
                if op in rule_cases.SHIFTS:
                    y = f.add(f"urem {ty} {y}, {self.width}") if self.width > 2 else "0"
                result = f.add(f"{op} {ty} {x}, {y}")
                self.keep(f"known.{op}.{side}.{number}", f.ret(result))

    def originals(self):
        """Switches on what SimplifyCFG makes of a value with small steps."""
        ty = self.type
        for number, kind in itertools.product(range(4), self.kinds):
            f = Function(self.width)
            x = self.value(f, kind)
            x = f.add(f"add {ty} {x}, {self.pick(1)[0]}")
            if number % 2:
                amount = self.choose.randrange(self.width)
                name = self.choose.choice(("fshl", "fshr"))
                operands = f"{ty} {x}, {ty} {x}, {ty} {amount}"
                x = f.add(f"call {ty} @llvm.{name}.{ty}({operands})")
            f.line(f"switch {ty} {x}, label %other [")
            cases = self.pick(3)
            for case in cases:
                f.line(f"  {ty} {case}, label %case{case}")
            f.line("]")
            for case in cases:
                f.line(f"case{case}:")
                f.line(f"ret {ty} {case}")
            f.line("other:")
            self.keep(f"originals.{kind}.{number}", f.ret("%a"))

    def equalities(self):
        """Rows of tests of one value."""
        ty = self.type
        for number in range(16):
            f = Function(self.width)
            x = self.value(f, self.choose.choice(list(self.kinds)))
            for position, constant in enumerate(dict.fromkeys(self.pick(4))):
                form = self.choose.choice(("eq", "ne", "xor", "sub"))
                if form in ("eq", "ne"):
                    c = f.add(f"icmp {form} {ty} {x}, {constant}")
                else:
                    c = f.add(f"{form} {ty} {x}, {constant}")
                    c = f.add(f"icmp ne {ty} {c}, 0")
                f.line(f"br i1 {c}, label %t{position}, label %f{position}")
                f.line(f"t{position}:")
                f.line(f"store i64 {position}, ptr {f.parameter('ptr', 'q')}")
                f.line(f"ret {ty} %b")
                f.line(f"f{position}:")
            self.keep(f"equalities.{number}", f.ret(x))

    def memory(self):
        """Loads and stores of objects of the frame and of others."""
        ty, width = self.type, self.width
        bits = 8 * ((width + 7) // 8)
        for offset, where in itertools.product((0, 8, 24), ("p", "object", "index")):
            for other in sorted({1, 8, 16, 32, 64, bits, width}):
                f = Function(width)
                base = f.parameter("ptr", "p")
                if where == "object":
                    base = f.add("alloca [8 x i64]")
                if where == "index":
                    at = f.add(f"and i64 {f.parameter('i64', 'i')}, 3")
                    base = f.add(f"getelementptr i64, ptr {base}, i64 {at}")
                at = f.add(f"getelementptr i8, ptr {base}, i64 {offset}")
                cast = "zext" if width < other else "trunc"
                value = "%a"
                if width != other:
                    value = f.add(f"{cast} {ty} %a to i{other}")
                f.line(f"store i{other} {value}, ptr {at}, align 8")
                f.line(f"store i8 1, ptr {f.parameter('ptr', 'q')}")
                x = f.add(f"load i{other}, ptr {at}, align 8")
                if other != 63:
                    resize = "trunc" if other == 64 else "zext"
                    x = f.add(f"{resize} i{other} {x} to i63")
                self.keep(f"memory.{where}.{offset}.{other}", f.ret(x, "i63"))
        for other, cast in itertools.product((16, 32, 64), ("zext", "sext")):
            if width < other and width in (*WHOLE_BYTES, 1, 13):
                f = Function(width)
                x = f.add(f"load {ty}, ptr {f.parameter('ptr', 'p')}")
                x = f.add(f"{cast} {ty} {x} to i{other}")
                self.keep(f"load.{cast}.{other}", f.ret(x, f"i{other}"))

    def undefined(self):
        """Undefined values that are frozen, and operands that may be anything."""
        ty = self.type
        for op, what in itertools.product(rule_cases.BINARY, ("undef", "poison")):
            if op in rule_cases.DIVISIONS | rule_cases.SHIFTS:
                continue
            f = Function(self.width)
            f.line(f"br i1 {f.parameter('i1', 'd')}, label %yes, label %no")
            f.line("yes:")
            f.line("br label %no")
            f.line("no:")
            x = f.add(f"phi {ty} [ %a, %yes ], [ {what}, %0 ]")
            x = f.add(f"freeze {ty} {x}")
            y = f.add(f"{op} {ty} {x}, %b")
            self.keep(f"undefined.{op}.{what}", f.ret(f.add(f"sub {ty} {y}, {y}")))
        f = Function(self.width)
        x = f.add(f"freeze {ty} undef")
        f.line(f"br i1 {f.parameter('i1', 'd')}, label %yes, label %no")
        f.line("yes:")
        f.line(f"ret {ty} {f.add(f'sub {ty} {x}, {x}')}")
        f.line("no:")
        self.keep("undefined.twice", f.ret(f.add(f"xor {ty} {x}, {x}")))

    def conditions(self):
        """Conditions that are negated, and divisors that flags say are not zero."""
        ty = self.type
        uses = ("branch", "select", "both")
        for condition, use in itertools.product(CONDITIONS, uses):
            f = Function(self.width)
            c = f.add(f"icmp {condition} {ty} %a, %b")
            c = f.add(f"xor i1 {c}, true")
            self.keep(f"negated.{condition}.{use}", self.use_condition(f, c, use))
            f = Function(self.width)
            c = f.add(f"xor i1 {f.parameter('i1', 'c')}, true")
            self.keep(f"negated.{use}", self.use_condition(f, c, use))
            f = Function(self.width)
            y = f.add(f"add nuw {ty} %b, 1")
            c = f.add(f"icmp {condition} {ty} %a, {y}")
            self.keep(f"decisive.{condition}.{use}", self.use_condition(f, c, use))

    def divisors(self):
        """Comparisons with what is not 0, or nearly so."""
        ty = self.type
        for condition, zero, form in itertools.product(
            CONDITIONS[2:], (0, 1), ("select", "or", "shl", "zext", "freeze")
        ):
            f = Function(self.width)
            if form == "select":
                y = f.add(f"select i1 {f.parameter('i1', 'c')}, {ty} 1, {ty} {zero}")
            elif form == "or":
                y = f.add(f"or {ty} %b, {zero}")
            elif form == "shl":
                y = f.add(f"shl {ty} {1 + zero & self.top}, %b")
            elif form == "zext" and self.width > 2:
                x = f.add(f"trunc {ty} %b to i{self.width - 1}")
                x = f.add(f"or i{self.width - 1} {x}, {zero}")
                y = f.add(f"zext i{self.width - 1} {x} to {ty}")
            else:
                y = f.add(f"freeze {ty} {f.add(f'or {ty} %b, {zero}')}")
            c = f.add(f"icmp {condition} {ty} %a, {y}")
            text = self.use_condition(f, c, self.choose.choice(("branch", "select")))
            self.keep(f"divisors.{form}.{zero}.{condition}", text)

    def bits(self):
        """Conditions in memory, and sums without carries."""
        ty, low = self.type, (1 << self.width // 2) - 1
        f = Function(self.width)
        c = f.add(f"load i1, ptr {f.parameter('ptr', 'p')}")
        self.keep("bits.load", self.use_condition(f, c, "select"))
        f = Function(self.width)
        c = f.add(f"icmp ult {ty} %a, %b")
        f.line(f"store i1 {c}, ptr {f.parameter('ptr', 'p')}")
        self.keep("bits.store", f.ret("%a"))
        for op in ("add", "or", "xor"):
            f = Function(self.width)
            x = f.add(f"and {ty} %a, {low}")
            y = f.add(f"and {ty} %b, {~low & self.top}")
            self.keep(f"disjoint.{op}", f.ret(f.add(f"{op} {ty} {x}, {y}")))
            f = Function(self.width)
            y = f.add(f"and {ty} %b, {~low & self.top}")
            self.keep(f"disjoint.{op}.constant", f.ret(f.add(f"{op} {ty} {y}, {low}")))

    def addresses(self):
        """Addresses that are computed in one block and used in others."""
        for base, offset in itertools.product(("p", "i", "object"), (0, 16)):
            f = Function(self.width)
            if base == "object":
                start = f.add("alloca [8 x i64]")
                address = f.add(f"getelementptr i8, ptr {start}, i64 {offset}")
            elif base == "p":
                start = f.parameter("ptr", "p")
                address = f.add(f"getelementptr i8, ptr {start}, i64 {offset}")
            else:
                start = f.add(f"add i64 {f.parameter('i64', 'i')}, {offset}")
                address = f.add(f"inttoptr i64 {start} to ptr")
            f.line(f"br i1 {f.parameter('i1', 'd')}, label %yes, label %no")
            f.line("yes:")
            f.line(f"store {self.type} %a, ptr {address}, align 8")
            x = f.add(f"load {self.type}, ptr {address}, align 8")
            f.line(f"ret {self.type} {x}")
            f.line("no:")
            f.line(f"store {self.type} %b, ptr {address}, align 8")
            x = f.add(f"load i64, ptr {f.parameter('ptr', 'q')}, align 8")
            f.line(f"store i64 {x}, ptr {address}, align 8")
            self.keep(f"addresses.{base}.{offset}", f.ret("%b"))
        f = Function(self.width)
        start = f.add(f"add i64 {f.parameter('i64', 'i')}, 16")
        f.line(f"br i1 {f.parameter('i1', 'd')}, label %more, label %join")
        f.line("more:")
        other = f.add(f"add i64 {f.parameter('i64', 'j')}, 16")
        f.line("br label %join")
        f.line("join:")
        joined = f.add(f"phi i64 [ {start}, %0 ], [ {other}, %more ]")
        stepped = f.add(f"sub i64 {joined}, {f.parameter('i64', 'k')}")
        address = f.add(f"inttoptr i64 {stepped} to ptr")
        f.line(f"store {self.type} %a, ptr {address}, align 8")
        address = f.add(f"inttoptr i64 {joined} to ptr")
        x = f.add(f"load {self.type}, ptr {address}, align 8")
        self.keep("addresses.phi", f.ret(x))

    def builtins(self):
        """Input, output and the heap."""
        f = Function(self.width)
        x = f.add("call i64 @read()")
        if self.width < 64:
            x = f.add(f"trunc i64 {x} to {self.type}")
            x = f.add(f"xor {self.type} {x}, %a")
            x = f.add(f"zext {self.type} {x} to i64")
        f.line(f"call void @write(i64 {x})")
        block = f.add("call ptr @malloc(i64 16)")
        f.line(f"store i64 {x}, ptr {block}")
        y = f.add("call i64 @read()")
        at = f.add(f"getelementptr i8, ptr {block}, i64 8")
        f.line(f"store i64 {y}, ptr {at}")
        z = f.add(f"load i64, ptr {block}")
        f.line(f"call void @free(ptr {block})")
        self.keep("builtins", f.ret(z, "i64"))

    def calls(self):
        """Results and arguments of this width."""
        ty = self.type
        for number, use in enumerate(("zext", "sext", "icmp")):
            f = Function(self.width)
            x = f.add(f"call {ty} @callee({ty} %a, {ty} %b)")
            if use == "icmp":
                x = f.add(f"icmp ult {ty} {x}, %b")
                self.keep(f"call.{number}", f.ret(x, "i1"))
            elif self.width < 64:
                x = f.add(f"{use} {ty} {x} to i64")
                self.keep(f"call.{number}", f.ret(x, "i64"))

    def all(self):
        """All of them, by name."""
        self.across()
        self.ranges()
        self.orders()
        self.known()
        self.originals()
        self.equalities()
        self.memory()
        self.undefined()
        self.conditions()
        self.bits()
        self.divisors()
        self.addresses()
        self.builtins()
        self.calls()
        return self.texts


class PassCases(rule_cases.Cases):
    """Functions that course-combine, course-load-store-pack and course-wide-offsets
    change."""

    def conditions(self):
        """Ranges of one value, joined by or and and."""
        ty, mask = self.type, (1 << self.width) - 1
        forms = itertools.product(CONDITIONS[2:], (False, True), range(3))
        for number, (condition, has_offset, joins) in enumerate(forms):
            f = Function(self.width)
            conditions = []
            for position in range(joins + 1):
                x, bound = "%a", self.choose.randrange(min(12, mask + 1))
                # Not of one value.
                if position and self.choose.random() < 0.2:
                    conditions.append(f.add(f"icmp {condition} {ty} %b, {bound}"))
                    continue
                if has_offset:
                    offset = -self.choose.choice((1, 48, 97, bound)) & mask
                    x = f.add(f"add {ty} %a, {offset}")
                at_top = condition in ("ugt", "uge", "sge", "sgt")
                if at_top and self.choose.random() < 0.7:
                    bound = (mask if condition[0] == "u" else mask >> 1) - bound
                elif condition in ("slt", "sle"):
                    bound += 1 << self.width - 1
                conditions.append(f.add(f"icmp {condition} {ty} {x}, {bound & mask}"))
            c = conditions[0]
            for more in conditions[1:]:
                join = self.choose.choice(("or", "and", "select-or", "select-and"))
                if number % 2:
                    join = "or" if joins == 1 else "and"
                c = f.add(
                    {
                        "or": f"or i1 {c}, {more}",
                        "and": f"and i1 {c}, {more}",
                        "select-or": f"select i1 {c}, i1 true, i1 {more}",
                        "select-and": f"select i1 {c}, i1 {more}, i1 false",
                    }[join]
                )
            text = self.use_condition(f, c, "branch")
            self.keep(f"combine.{condition}.{number}", text)

    def offsets(self):
        """Indices that are sums with constants."""
        ty, mask = self.type, (1 << self.width) - 1
        kinds = ("nneg", "nuw", "branch", "range")
        for known, size in itertools.product(kinds, (1, 8)):
            number = self.choose.randrange(1, min(100, mask // 2 + 1))
            f = Function(self.width)
            x = "%a"
            if known == "branch":
                c = f.add(f"icmp uge {ty} %a, {number}")
                f.line(f"br i1 {c}, label %yes, label %no")
                f.line("no:")
                f.line(f"ret {ty} %b")
                f.line("yes:")
            elif known == "range":
                x = f.add(f"or {ty} %a, {number}")
            step = number if known == "nuw" else -number & mask
            flag = " nuw" if known == "nuw" else ""
            x = f.add(f"add{flag} {ty} {x}, {step}")
            wide = f.add(f"zext{' nneg' * (known == 'nneg')} {ty} {x} to i64")
            start = f.parameter("ptr", "p")
            at = f.add(f"getelementptr i{8 * size}, ptr {start}, i64 {wide}")
            # An access would have to be found by its address.
            x = f.add(f"ptrtoint ptr {at} to i64")
            f.line(f"store i64 {x}, ptr {f.parameter('ptr', 'q')}, align 8")
            self.keep(f"offsets.{known}.{size}", f.ret("%b"))

    def packs(self):
        """Neighbouring accesses, as wide as the cases are."""
        width, size = self.width, (self.width + 7) // 8
        align = size & -size
        ops = ("copy", "xor", "constants", "parts")
        for op, count in itertools.product(ops, (2, 4, 8)):
            if width not in (1, 7, 8, 13, 16, 24, 32) or size * count > 8:
                continue
            for first, order in itertools.product((0, 8), ("up", "down")):
                f = Function(width)
                f.parameters = ["ptr align 8 %p", "ptr align 8 %q", "i64 %w"]
                values, indices = [], list(range(count))
                if order == "down":
                    indices.reverse()
                for index in indices:
                    values.append(self.piece(f, op, first + index * size, index))
                for index, value in zip(indices, values):
                    at = f.add(f"getelementptr i8, ptr %q, i64 {index * size}")
                    f.line(f"store {self.type} {value}, ptr {at}, align {align}")
                self.keep(f"pack.{op}.{count}.{first}.{order}", f.ret("", None))

    def obstacles(self):
        """Accesses between which, or over which, something else is accessed."""
        if self.width not in (8, 16, 32):
            return
        size, ty = self.width // 8, self.type
        between = {
            "store": "store i8 7, ptr %r",
            "same": "store i8 7, ptr %q",
            "volatile": "store volatile i8 7, ptr %r",
            "call": "call void @write(i64 3)",
            "load": "%x = load i64, ptr %r",
        }
        for (name, text), kind in itertools.product(
            between.items(), ("load", "store", "gap", "unaligned")
        ):
            f = Function(self.width)
            align = 8 if kind != "unaligned" else size
            f.parameters = [f"ptr align {align} %p", f"ptr align {align} %q", "ptr %r"]
            second = size * (2 if kind == "gap" else 1)
            at = f.add(f"getelementptr i8, ptr %p, i64 {second}")
            x = f.add(f"load {ty}, ptr %p, align {size}")
            if kind == "load":
                f.line(text)
            y = f.add(f"load {ty}, ptr {at}, align {size}")
            to = f.add(f"getelementptr i8, ptr %q, i64 {second}")
            f.line(f"store {ty} {x}, ptr %q, align {size}")
            if kind != "load":
                f.line(text)
            f.line(f"store {ty} {y}, ptr {to}, align {size}")
            self.keep(f"obstacle.{name}.{kind}", f.ret("", None))

    def piece(self, f, op, offset, index):
        """What is stored in one of the places."""
        ty = self.type
        if op == "constants":
            return str(self.choose.getrandbits(self.width))
        if op == "parts":
            x = f.add(f"lshr i64 %w, {index * self.width}") if index else "%w"
            return f.add(f"trunc i64 {x} to {ty}")
        at = f.add(f"getelementptr i8, ptr %p, i64 {offset}")
        size = (self.width + 7) // 8
        x = f.add(f"load {ty}, ptr {at}, align {size & -size}")
        number = 3 + index & self.top
        return f.add(f"xor {ty} {x}, {number}") if op == "xor" else x

    def all(self):
        """All of them, by name."""
        if self.width > 1:
            self.conditions()
        if 1 < self.width < 64:
            self.offsets()
        self.packs()
        self.obstacles()
        return self.texts
