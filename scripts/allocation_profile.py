# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What of a program's instructions is there because registers are few.

Taken from the assembly (made with llc -course-comment-spills) and from how often
each of its lines was executed (course-run --profile), so the same for every
allocator:

    copy       rX = mul rY 1 64
    swap       three xors that swap two registers
    argument   rX = mul argK 1 64, which no choice of registers removes
    constant   rX = mul C 1 64, likewise
    spill, reload   an access to a spill slot, after a comment that says so
    other      everything else
"""

import dataclasses
import re

KINDS = ("copy", "swap", "argument", "constant", "spill", "reload", "other")
# What allocation may have put there; arguments and constants often must be.
ALLOCATION_KINDS = ("copy", "swap", "spill", "reload")

COPY = re.compile(r"(r\d+|sp) = mul (\w+) 1 64$")
XOR = re.compile(r"(r\d+|sp) = xor (r\d+|sp) (r\d+|sp) 64$")
MARK = re.compile(r"; (spill|reload)$")


@dataclasses.dataclass
class Tally:
    """Instructions of each kind: in the text, and executed."""

    static: dict
    executed: dict

    def total(self, kinds=KINDS):
        """How many there are of some kinds: in the text, and executed."""
        return tuple(
            sum(numbers[kind] for kind in kinds)
            for numbers in (self.static, self.executed)
        )


def is_swap(instructions):
    """Whether three instructions are a = a^b, b = a^b, a = a^b."""
    matches = [XOR.match(text) for text in instructions]
    if len(matches) != 3 or not all(matches):
        return False
    a, b = matches[0].group(1), matches[1].group(1)
    return (
        a != b
        and matches[2].group(1) == a
        and all({match.group(2), match.group(3)} == {a, b} for match in matches)
    )


def kind_of_copy(text):
    """The kind of an instruction that nothing else is known about."""
    match = COPY.match(text)
    if not match:
        return "other"
    source = match.group(2)
    if source.isdigit():
        return "constant"
    return "argument" if source.startswith("arg") else "copy"


def classify(lines):
    """The kind of each instruction that could be of interest, by line number."""
    lines = [line.strip() for line in lines]
    kinds, index = {}, 0
    while index < len(lines):
        mark = MARK.match(lines[index])
        if mark and index + 1 < len(lines):
            kinds[index + 2] = mark.group(1)
            index += 2
        elif is_swap(lines[index : index + 3]):
            kinds.update(dict.fromkeys(range(index + 1, index + 4), "swap"))
            index += 3
        else:
            kinds[index + 1] = kind_of_copy(lines[index])
            index += 1
    return kinds


def tally(assembly, instructions):
    """Counts a program's instructions, from its profile, by their kinds."""
    kinds = classify(assembly.splitlines())
    static, executed = dict.fromkeys(KINDS, 0), dict.fromkeys(KINDS, 0)
    for entry in instructions:
        static[kinds[entry.line]] += 1
        executed[kinds[entry.line]] += entry.count
    return Tally(static, executed)


def ticks_of_kinds(cost_table):
    """The price of one instruction of each allocation kind, from the text of
    course-run --print-costs; head movement is not in it."""
    prices = {}
    for line in cost_table.splitlines():
        name, base, *_ = line.split()
        if base.isdigit():
            prices[name] = int(base)
    return {
        "copy": prices["mul"],
        "swap": prices["xor"],
        "spill": prices["store-stack"],
        "reload": prices["load-stack"],
    }
