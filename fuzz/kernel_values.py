# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""C expressions whose type and largest magnitude are known, so that random ones have
no undefined behaviour: signed arithmetic is widened or reduced before it overflows."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Kind:
    """An integer type of C."""

    name: str
    bits: int
    signed: bool

    @property
    def limit(self):
        """The largest magnitude that its values may have in a program: all of an
        unsigned type's, round numbers for signed ones."""
        if not self.signed:
            return 2**self.bits - 1
        return {8: 100, 16: 20_000, 32: 1_000_000, 64: 1_000_000_000}[self.bits]


KINDS = [
    Kind(f"{'' if signed else 'u'}int{bits}_t", bits, signed)
    for bits in (8, 16, 32, 64)
    for signed in (False, True)
]
BY_NAME = {kind.name: kind for kind in KINDS}
BY_NAME["int"] = Kind("int", 32, True)
BY_NAME["unsigned"] = Kind("unsigned", 32, False)
BY_NAME["uint64_t"] = Kind("uint64_t", 64, False)


@dataclasses.dataclass(frozen=True)
class Value:
    """An expression after integer promotion."""

    text: str
    bits: int
    signed: bool
    bound: int
    negative: bool = False

    def converted(self, bits, signed):
        """What its bound is in the type of an operation."""
        if self.negative and not signed:
            return 2**bits - 1
        return min(self.bound, 2**bits - 1)


def constant(number):
    """A small constant."""
    return Value(str(number), 32, True, number)


def variable(name, kind, bound=None, negative=None):
    """A variable or element of a type."""
    bits, signed = (32, True) if kind.bits < 32 else (kind.bits, kind.signed)
    if negative is None:
        negative = kind.signed
    bound = kind.limit if bound is None else bound
    return Value(name, bits, signed, bound, negative)


def common_type(a, b):
    """Bits and signedness of an operation, by C's usual conversions."""
    bits = max(a.bits, b.bits)
    unsigned = [not v.signed for v in (a, b) if v.bits == bits]
    return bits, not any(unsigned)


def bound_of(operator, a, b, is_negative):
    """The largest magnitude of a result, before it wraps."""
    if operator == "+" or (operator == "-" and is_negative):
        return a + b
    if operator == "-":
        return max(a, b)
    if operator == "*":
        return a * b
    if operator == "&" and not is_negative:
        return min(a, b)
    return 2 ** max(a.bit_length(), b.bit_length())


def widened(value):
    """The same value in the next wider type, or as an unsigned number."""
    if value.bits == 32:
        text = f"(int64_t){value.text}" if value.signed else f"(uint64_t){value.text}"
        return Value(text, 64, value.signed, value.bound, value.negative)
    bound = 2**64 - 1 if value.negative else value.bound
    return Value(f"(uint64_t){value.text}", 64, False, bound)


def binary(operator, a, b):
    """One of + - * & | ^, widened if it could overflow."""
    bits, signed = common_type(a, b)
    negative = signed and (a.negative or b.negative or operator == "-")
    bounds = a.converted(bits, signed), b.converted(bits, signed)
    bound = bound_of(operator, *bounds, negative)
    if signed and bound >= 2 ** (bits - 1):
        return binary(operator, widened(a), b)
    if not signed:
        wraps = bound >= 2**bits or operator == "-"
        bound = 2**bits - 1 if wraps else bound
    return Value(f"({a.text} {operator} {b.text})", bits, signed, bound, negative)


def remainder(a, number):
    """The remainder by a positive constant."""
    bound = min(a.bound, number - 1)
    return Value(f"({a.text} % {number})", a.bits, a.signed, bound, a.negative)


def quotient(a, number):
    """The quotient by a positive constant."""
    bound = a.bound // number
    return Value(f"({a.text} / {number})", a.bits, a.signed, bound, a.negative)


def shifted(a, amount):
    """A shift to the right, by less than the bits of the type."""
    bound = (a.bound >> amount) + a.negative
    return Value(f"({a.text} >> {amount})", a.bits, a.signed, bound, a.negative)


def compared(operator, a, b):
    """A comparison."""
    return Value(f"({a.text} {operator} {b.text})", 32, True, 1)


def chosen(condition, a, b):
    """A conditional expression."""
    bits, signed = common_type(a, b)
    bound = max(a.converted(bits, signed), b.converted(bits, signed))
    negative = signed and (a.negative or b.negative)
    text = f"({condition.text} ? {a.text} : {b.text})"
    return Value(text, bits, signed, bound, negative)


def within(value, limit):
    """The value, or what is left of it below a limit."""
    return value if value.bound <= limit else remainder(value, limit + 1)


def stored(value, kind):
    """The text of a value that fits into elements of a type."""
    if not kind.signed:
        # Narrowing of unsigned numbers is part of such programs.
        return value.text
    return within(value, kind.limit).text
