# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lower bounds for the costs of programs in benchmarks/hand/, counted for an input.

A bound has four parts:

- input: each number read; output: each line written; and main's return;
- compulsory traffic: what does not fit into 16 registers and sp is stored once and
  loaded once, a word at a time (`carry`), and a lookup in a table loads, but for the
  share of the table that registers could hold (`look_up`);
- arithmetic: what each step of the algorithm must compute, each operation at the
  price of the cheapest instruction that could do it;
- decisions: a branch for each outcome that the rest depends on.

Free are addresses, loops, head travel, copies, and everything that is the
same for all inputs. So code that reaches its bound need not exist. Where the hand
changes the algorithm, the bound is that of its algorithm.
"""

import collections

from course_programs import ProgramError

# Ticks of the machine's table swpp2020.
READ, WRITE = 5000, 7500
TICKS = {
    "mul": 1500,  # also division, remainder, constant shifts, masks of 8 to 32 bits
    "logic": 2000,
    "add": 3000,
    "compare": 2500,
    "branch": 2500,
    "load": 5000,
    "store": 5000,
    "call": 7500,  # and its return
}
REGISTERS = 17


class Count(collections.Counter):
    """How often which operation is needed."""

    def times(self, number, **operations):
        """Counts `number` steps of these operations each."""
        for name, count in operations.items():
            self[name] += number * count

    def carry(self, words, times=1):
        """Words that are written once, and read later."""
        self.times(times * max(words - REGISTERS, 0), load=1, store=1)

    def look_up(self, number, words):
        """Loads from a table of so many words."""
        if words > REGISTERS:
            self["load"] += number * (words - REGISTERS) // words

    def ticks(self):
        """What it costs."""
        return sum(TICKS[name] * count for name, count in self.items())


def bit_count(count, numbers, _):
    """The next number of the generator; one operation that counts its bits."""
    count.times(max(numbers[0] - 1, 0), mul=2, add=1)


def collatz(count, numbers, _):
    """A length is got from another one, and added."""
    count.times(max(numbers[0] - 2, 0), mul=1, add=1)


def crc(count, numbers, _):
    """A byte is made; each of three registers goes through a table; two sums."""
    count.times(numbers[0], mul=2, add=3, logic=3, branch=3)


def discrete_logarithm(count, numbers, _):
    """Each power is one product modulo p; each giant step is looked up."""
    p, g, queries = numbers
    m = 1
    while m * m < p:
        m += 1
    known, x = set(), 1
    for _ in range(m):
        known.add(x)
        x = x * g % p
    inverse, looked, steps = pow(x, p - 2, p), 0, m
    for query in range(1, queries + 1):
        y = query * query % (p - 1) + 1
        for _ in range(m):
            looked += 1
            if y in known:
                break
            y = y * inverse % p
            steps += 1
    count.times(steps, mul=2)
    count.times(looked, branch=1)
    count.look_up(looked, len(known))
    count.carry(len(known))


def fibonacci(count, numbers, _):
    """A doubling is three products, two sums and two remainders."""
    for i in range(numbers[1]):
        count.times((1000000000 + i * i).bit_length() - 1, mul=5, add=2)


def gcd(count, numbers, _):
    """A remainder and its test; a quotient and its product; sums for each pair."""
    values = numbers[1:]
    for i, a in enumerate(values):
        for b in values[:i]:
            steps = 0
            first = a
            while b:
                first, b, steps = b, first % b, steps + 1
            count.times(steps, mul=1, branch=1)
            count.times(max(steps - 1, 0), mul=2, add=1)
            count.times(1, mul=1, add=3)
    count.carry(len(values))


def heap_sort(count, numbers, _):
    """Where there are children they are read as one word, taken apart and compared
    twice; each level moves one element."""
    values = numbers[1:]

    def sink(root, end):
        value = values[root]
        while (child := 2 * root + 1) < end:
            count.times(1, mul=1, compare=2, branch=2)
            count.look_up(1, len(values) // 2)
            if child + 1 < end and values[child + 1] > values[child]:
                child += 1
            if value >= values[child]:
                break
            if len(values) // 2 > REGISTERS:
                count["store"] += 1
            values[root], root = values[child], child
        values[root] = value

    for root in range(len(values) // 2 - 1, -1, -1):
        sink(root, len(values))
    for end in range(len(values) - 1, 0, -1):
        values[0], values[end] = values[end], values[0]
        sink(0, end)
    count.carry(len(values) // 2)


def insertion_sort(count, numbers, lines):
    """The comparisons of the binary search; both arrays once."""
    compared = int(lines[1])
    count.times(compared, compare=1, branch=1)
    count.look_up(compared, numbers[0])
    count.carry(2 * numbers[0])


def jacobi_1d(count, numbers, _):
    """An average is a division and one and a half additions: neighbours share one."""
    n, steps = numbers
    count.times(n * steps, mul=2, add=3)
    count.times(n + 2, mul=1)
    count.carry(n)


def lcs(count, numbers, _):
    """A cell compares two characters and adds one to a value."""
    n = numbers[0]
    count.times(n * numbers[n + 1], logic=1, branch=1, add=1)


def linked_list(count, numbers, _):
    """A step on the circle looks up two bytes, and an exit stores them; a step through
    the cache takes a key and a link apart, and compares."""
    people, step, size, accesses, seed = numbers
    count.look_up((people - 1) * (step + 1), people // 4)
    if people // 4 > REGISTERS:
        count["store"] += people - 1
    newest = []
    for _ in range(accesses):
        seed = (seed * 1103515245 + 12345) % 2**64
        key = (seed >> 16 & 255) * (seed >> 24 & 255) >> 11
        place = newest.index(key) if key in newest else len(newest)
        count.times(1, mul=4, add=1)
        count.times(place + 1, logic=1, branch=1)
        newest = [key] + newest[:place] + newest[place + 1 :]
        newest = newest[:size]


def matmul_naive(count, numbers, _):
    """A product and a sum for each of n^3; numbers are made; a hash."""
    n = numbers[0]
    count.times(n**3, mul=1)
    count.times(n**2 * (n - 1), add=1)
    count.times(2 * n**2, mul=2, add=1)
    count.times(n**2, mul=1, add=1)
    count.carry(n**2 // 2)


def primes_sieve(count, numbers, _):
    """Words are stored and loaded; where a byte has primes they are added."""
    limit = numbers[0]
    composite = bytearray(limit)
    for p in range(2, limit):
        if not composite[p]:
            composite[2 * p :: p] = b"\1" * len(composite[2 * p :: p])
    found = {p // 8 for p in range(2, limit) if not composite[p]}
    count.times(max(len(found) - 1, 0), add=1)
    count.carry(limit // 64)


def queens(count, numbers, _):
    """One decision for each earlier queen, until one stands there."""

    def place(columns, n):
        for column in range(n):
            for row, other in enumerate(columns):
                count["branch"] += 1
                if abs(other - column) in (0, len(columns) - row):
                    break
            else:
                if len(columns) + 1 < n:
                    count["call"] += 1 if columns else 0
                    place(columns + [column], n)
                else:
                    count["add"] += 1 if n > 1 else 0

    for n in numbers:
        place([], n)


def radix_sort(count, numbers, _):
    """A key is made; four digits each are counted, and give a place; a hash."""
    n = numbers[0]
    count.times(n, mul=3, add=2)
    # A count or place is one of 64 of two bytes each: 16 words in each of four tables.
    count.times(8 * n, add=1)
    count.look_up(8 * n, 64)
    count.look_up(4 * n, n // 2)


def tak(count, numbers, _):
    """Three differences, and a test for each call; calls that are not the last."""
    values = {}

    def run(x, y, z):
        """The value, and how many rounds and calls there are inside."""
        if y >= x:
            return z, 0, 0
        if (x, y, z) not in values:
            parts = [run(x - 1, y, z), run(y - 1, z, x), run(z - 1, x, y)]
            last = run(*(part[0] for part in parts))
            rounds = 1 + last[1] + sum(part[1] for part in parts)
            calls = last[2] + sum(part[2] + (part[1] > 0) for part in parts)
            values[x, y, z] = last[0], rounds, calls
        return values[x, y, z]

    _, rounds, calls = run(*numbers)
    count.times(rounds, add=3, branch=3)
    count.times(calls, call=1)


def turing_machine(count, _, lines):
    """A step loads a cell, decides, and moves; the tape is added up."""
    for steps in map(int, lines[:-1:2]):
        count.times(steps, branch=1, add=1)
        count.look_up(steps, 600 // 8)
        count.times(600 // 8 - 1, add=1)
        count.look_up(600 // 8, 600 // 8)


COUNTED = {
    "bitcount": bit_count,
    "collatz": collatz,
    "crc": crc,
    "discrete-logarithm": discrete_logarithm,
    "fibonacci": fibonacci,
    "gcd": gcd,
    "heap-sort": heap_sort,
    "insertion-sort": insertion_sort,
    "jacobi-1d": jacobi_1d,
    "lcs": lcs,
    "linked-list": linked_list,
    "matmul-naive": matmul_naive,
    "primes-sieve": primes_sieve,
    "queens": queens,
    "radix-sort": radix_sort,
    "tak": tak,
    "turing-machine": turing_machine,
}


def bound(name, path, output):
    """The least ticks for the program of this name, which prints `output` for the
    input in a file."""
    if name not in COUNTED:
        raise ProgramError(f"{name}: course_bounds counts no bound for it")
    with open(path, encoding="utf-8") as file:
        numbers = [int(word) for word in file.read().split()]
    lines = output.splitlines()
    count = Count()
    COUNTED[name](count, numbers, lines)
    ends = READ * len(numbers) + WRITE * len(lines) + TICKS["branch"]
    return ends + count.ticks()
