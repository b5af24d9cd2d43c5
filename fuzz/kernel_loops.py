# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random kernels over arrays: nests of loops, reductions, stencils, products of
matrices, dynamic programming, searches, sorting, sums over numbers alone."""

import kernel_values as values
from kernel_values import BY_NAME


def arithmetic_nest(k):
    """Nested loops over numbers, without memory."""
    degree = k.rng.choice((1, 2, 2, 3))
    sizes = [k.size(degree) for _ in range(k.rng.randrange(1, degree + 1))]
    names = ["i", "j", "k"][:degree]
    for depth, name in enumerate(names):
        bound = k.rng.choice(sizes).name
        if depth and k.chance(0.4):
            bound = names[depth - 1] + k.rng.choice(("", " + 1"))
        k.emit(k.loop(name, bound))
    operands = [k.index(name) for name in names] + [k.index(sizes[0].name)]
    if k.chance(0.4):
        k.emit("if ($c)", c=k.condition(operands).text)
    k.add("result", k.expression(operands, 3))
    k.emit("}" * degree)


def map_arrays(k):
    """Each element from those of other arrays."""
    n = k.size(1)
    made = [k.array(n) for _ in range(k.rng.randrange(2, 5))]
    for array in made[1:]:
        k.fill(array)
    repeats = k.chance(0.3)
    if repeats:
        k.emit("for (int round = 0; round < $r; round++) {", r=k.rng.randrange(2, 6))
    k.emit(k.loop("i", n.name))
    operands = [a.value("i") for a in made] + [k.index("i")]
    for target in made[: k.rng.randrange(1, 3)]:
        if k.chance(0.3):
            k.emit("if ($c)", c=k.condition(operands).text)
        k.assign(target, ["i"], k.expression(operands))
    k.emit("}" * (1 + repeats))
    k.checksum(made[0])


def reduce_array(k):
    """Sums, extrema, counts and places in one pass over one or two arrays."""
    n = k.size(1)
    a, b = k.array(n), k.array(n)
    k.fill(a)
    k.fill(b)
    acc = k.kind(("int64_t", "uint64_t", "int64_t"))
    k.emit("$T sum = 0, count = 0;", T=acc.name)
    k.emit("$T largest = $a; $t at = 0;", T=a.kind.name, a=a.at("0"))
    k.emit(k.loop("i", n.name))
    operands = [a.value("i"), b.value("i"), k.index("i")]
    k.add("sum", k.expression(operands, k.rng.randrange(3)))
    if k.chance(0.5):
        k.emit("if ($c) count++;", c=k.condition(operands).text)
    if k.chance(0.6):
        k.emit("if ($x > largest) { largest = $x; at = i; }", x=a.at("i"))
    k.emit("}")
    k.emit("result = (uint64_t)sum * 7 + count + (uint64_t)largest + at;")


def stencil(k):
    """Neighbours in one or two dimensions, perhaps over some rounds."""
    dimensions = k.rng.choice((1, 1, 2))
    sizes = [k.size(dimensions) for _ in range(dimensions)]
    kind = k.kind()
    a, b = k.array(*sizes, kind=kind), k.array(*sizes, kind=kind)
    k.fill(a)
    names = ["i", "j"][:dimensions]
    k.emit("for (int round = 0; round < $r; round++) {", r=k.rng.randrange(1, 6))
    for name, size in zip(names, sizes):
        k.emit(f"for ($t {name} = 1; {name} + 1 < {size.name}; {name}++) {{")
    operands = [a.value(*names)]
    for place in range(dimensions):
        for step in (" - 1", " + 1"):
            near = [n + step * (p == place) for p, n in enumerate(names)]
            operands.append(a.value(*near))
    total = operands[0]
    for operand in operands[1:]:
        total = values.binary("+", total, operand)
    if k.chance(0.5):
        total = values.quotient(total, len(operands))
    elif k.chance(0.5):
        total = k.expression(operands, 3)
    in_place = k.chance(0.3)
    k.assign(a if in_place else b, names, total)
    k.emit("}" * dimensions)
    if not in_place:
        for name, size in zip(names, sizes):
            k.emit(f"for ($t {name} = 1; {name} + 1 < {size.name}; {name}++)")
        k.emit("$a = $b;", a=a.at(*names), b=b.at(*names))
    k.emit("}")
    k.checksum(a)


def matrix_product(k):
    """Products of matrices and vectors, loops in any order."""
    n, m = k.size(2), k.size(2)
    kind = k.kind()
    a, b, c = (k.array(*s, kind=kind) for s in ((n, m), (m, n), (n, n)))
    high = k.rng.choice((10, 100))
    k.fill(a, 0, high)
    k.fill(b, 0, high)
    k.emit(
        "for ($t i = 0; i < n; i++) for ($t j = 0; j < n; j++) $c = 0;",
        c=c.at("i", "j"),
    )
    x, y = a.value("i", "k"), b.value("k", "j")
    term = values.binary("*", x, y)
    if k.chance(0.4):
        k.emit("for ($t i = 0; i < n; i++) for ($t j = 0; j < n; j++) {")
        k.emit("uint64_t sum = 0; for ($t k = 0; k < m; k++) sum += $x;", x=term.text)
        k.emit("$c = sum % 100;}", c=c.at("i", "j"))
    else:
        order = k.rng.sample([("i", "n"), ("j", "n"), ("k", "m")], 3)
        for name, bound in order:
            k.emit(f"for ($t {name} = 0; {name} < {bound}; {name}++)")
        total = values.binary("+", c.value("i", "j"), values.within(term, 10_000))
        k.assign(c, ["i", "j"], total)
    k.checksum(c)


def matrix_walk(k):
    """Sums of rows, columns and diagonals, transposition, triangles."""
    n, m = k.size(2), k.size(2)
    a, rows, columns = k.array(n, m), k.array(n), k.array(m)
    k.fill(a)
    names = [("i", "n"), ("j", "m")]
    if k.chance(0.3):
        names.reverse()
    for name, bound in names:
        k.emit(k.loop(name, bound))
    if k.chance(0.3):
        k.emit("if (j < i) continue;")
    element = a.value("i", "j")
    k.assign(
        rows, ["i"], values.binary("+", rows.value("i"), values.within(element, 1000))
    )
    if k.chance(0.6):
        total = values.binary("+", columns.value("j"), element)
        k.assign(columns, ["j"], total)
    k.emit("}}")
    k.checksum(rows)
    k.checksum(columns)


def cube(k):
    """A nest over an array of three dimensions."""
    n, m, p = (k.size(3) for _ in range(3))
    a, b = k.array(n, m, p), k.array(n, m)
    k.fill(a)
    for name, bound in (("i", "n"), ("j", "m"), ("k", "p")):
        k.emit(k.loop(name, bound))
    operands = [a.value("i", "j", "k"), k.index("k"), k.index("i")]
    if k.chance(0.5):
        k.assign(a, ["i", "j", "k"], k.expression(operands))
    k.assign(b, ["i", "j"], values.binary("+", b.value("i", "j"), operands[0]))
    k.emit("}}}")
    k.checksum(b)


def grid_paths(k):
    """Dynamic programming over a table: cheapest or number of paths, edit distance,
    longest common subsequence."""
    n, m = k.size(2), k.size(2)
    table = k.array(n, m, kind=k.kind(("int32_t", "uint32_t", "int64_t", "uint64_t")))
    a, b = k.array(n), k.array(m)
    k.fill(a, 0, 3)
    k.fill(b, 0, 3)
    at = table.at
    k.emit(
        "for ($t i = 0; i <= n; i++) $x = $v;", x=at("i", "0"), v=k.rng.choice("0i1")
    )
    k.emit(
        "for ($t j = 0; j <= m; j++) $x = $v;", x=at("0", "j"), v=k.rng.choice("0j1")
    )
    k.emit("for ($t i = 1; i <= n; i++) for ($t j = 1; j <= m; j++) {")
    names = dict(T=table.kind.name, up=at("i - 1", "j"), left=at("i", "j - 1"))
    k.emit("$T best = $up;", **names)
    k.emit("if ($left $cmp best) best = $left;", cmp=k.rng.choice("<>"), **names)
    names |= dict(
        x=at("i", "j"),
        d=at("i - 1", "j - 1"),
        same=f"{a.at('i - 1')} == {b.at('j - 1')}",
    )
    kind = k.rng.randrange(4)
    if kind == 0:
        k.emit("$x = $same ? $d + 1 : best;", **names)
    elif kind == 1:
        k.emit("if ($d < best) best = $d;", **names)
        k.emit("$x = $same ? $d : best + 1;", **names)
    elif kind == 2:
        k.emit("$x = best + $a;", a=a.at("i - 1"), **names)
    else:
        k.emit("$x = ($up + $left) % 1000;", **names)
    k.emit("}")
    k.emit("result += (uint64_t)$x;", x=at("n", "m"))
    if k.chance(0.4):
        k.checksum(table)


def knapsack(k):
    """Dynamic programming over one row: coins, knapsack, longest rising run."""
    n, m = k.size(2), k.size(1)
    weights = k.array(n, kind=k.kind(("int32_t", "uint64_t", "uint8_t")))
    best = k.array(m, kind=k.kind(("uint32_t", "uint64_t", "int64_t")))
    k.fill(weights, 0, k.rng.choice((9, 20)))
    w, x = weights.at("i"), best.at("j")
    k.emit("for ($t j = 0; j <= m; j++) $x = j == 0;", x=x)
    k.emit("for ($t i = 0; i < n; i++) {")
    k.emit("$t w = $w + 1;", w=w)
    if k.chance(0.5):
        k.emit("for ($t j = w; j <= m; j++)")
    else:
        k.emit("for ($t j = m; j >= w && j > 0; j--)")
    y = best.at("j - w")
    if k.chance(0.5):
        k.emit("$x = ($x + $y) % 1000007;", x=x, y=y)
    else:
        k.emit("if ($y + w * 2 > $x) $x = $y + w * 2;", x=x, y=y)
    k.emit("}")
    k.emit("result = (uint64_t)$x;", x=best.at("m"))


def rising(k):
    """Quadratic dynamic programming: longest rising subsequence, inversions."""
    n = k.size(2, 1)
    a, best = k.array(n), k.array(n, kind=BY_NAME["int32_t"])
    k.fill(a)
    k.emit("for ($t i = 0; i < n; i++) {")
    k.emit("$x = 1;", x=best.at("i"))
    k.emit("for ($t j = 0; j < i; j++)")
    names = dict(p=a.at("j"), q=a.at("i"), x=best.at("i"), y=best.at("j"))
    if k.chance(0.6):
        k.emit("if ($p < $q && $y + 1 > $x) $x = $y + 1;", **names)
    else:
        k.emit("$x += $p > $q;", **names)
    k.emit("result += (uint64_t)$x;}", x=names["x"])


def search(k):
    """Searches that end early: first, last, pair, binary, in a table."""
    kind = k.rng.randrange(4)
    n = k.size(2 if kind == 3 else 1)
    a = k.array(n, n) if kind == 3 else k.array(n)
    k.fill(a, 0, 50)
    k.emit(
        "for ($T key = 0; key < $r; key++) {", T=a.kind.name, r=k.rng.randrange(2, 30)
    )
    if kind == 0:
        k.emit("$t i = 0; while (i < n && $x != key) i++;", x=a.at("i"))
        k.emit("result += i;")
    elif kind == 1:
        k.emit("$t low = 0, high = n; while (low < high) {")
        k.emit("$t middle = low + (high - low) / 2;")
        k.emit(
            "if ($x < key) low = middle + 1; else high = middle; }", x=a.at("middle")
        )
        k.emit("result = result * 3 + low;")
    elif kind == 2:
        k.emit("int found = 0; for ($t i = 0; i < n && !found; i++)")
        k.emit("for ($t j = i + 1; j < n; j++)")
        k.emit("if ($x + $y == key + 20) {", x=a.at("i"), y=a.at("j"))
        k.emit("result += i * j + 1; found = 1; break; }")
    else:
        k.emit("for ($t i = 0; i < n; i++) for ($t j = 0; j < n; j++)")
        k.emit(
            "if ($x == key) { result += i * 8 + j; goto $l; }",
            x=a.at("i", "j"),
            l="done",
        )
        k.emit("done:;")
    k.emit("}")


def sort(k):
    """Bubble, insertion, selection, shell and counting sort."""
    n = k.size(2, 1)
    a = k.array(n)
    k.fill(a)
    kind = k.rng.randrange(5)
    names = dict(T=a.kind.name, x=a.at("j"), y=a.at("j + 1"), i=a.at("i"))
    if kind == 0:
        k.emit("for ($t i = 0; i + 1 < n; i++) { int swapped = 0;")
        k.emit("for ($t j = 0; j + 1 < n - i; j++)")
        k.emit("if ($x > $y) { $T s = $x; $x = $y; $y = s; swapped = 1; }", **names)
        k.emit("if (!swapped) break;" if k.chance(0.5) else "result += swapped;")
        k.emit("}")
    elif kind == 1:
        k.emit("for ($t i = 1; i < n; i++) { $T x = $i; $t j = i;", **names)
        k.emit("while (j > 0 && $p > x) { $x = $p; j--; }", p=a.at("j - 1"), **names)
        k.emit("$x = x; }", **names)
    elif kind == 2:
        k.emit("for ($t i = 0; i < n; i++) { $t best = i;")
        k.emit(
            "for ($t j = i + 1; j < n; j++) if ($x < $b) best = j;",
            b=a.at("best"),
            **names,
        )
        k.emit("$T s = $i; $i = $b; $b = s; }", b=a.at("best"), **names)
    elif kind == 3:
        k.emit("for ($t gap = n / 2; gap > 0; gap /= 2) for ($t i = gap; i < n; i++) {")
        k.emit("$T x = $i; $t j = i;", **names)
        k.emit(
            "for (; j >= gap && $p > x; j -= gap) $x = $p;", p=a.at("j - gap"), **names
        )
        k.emit("$x = x; }", **names)
    else:
        k.emit("uint32_t counts[16] = {0};")
        k.emit("for ($t i = 0; i < n; i++) counts[(uint64_t)$i % 16]++;", **names)
        k.emit("for (int d = 0; d < 16; d++) result = result * 7 + counts[d];")
    k.checksum(a)


def prefix(k):
    """Prefix sums, windows, histograms and sieves."""
    n = k.size(1)
    a = k.array(n)
    sums = k.array(n, kind=k.kind(("uint64_t", "uint32_t", "int64_t")))
    k.fill(a, 0, 100)
    names = dict(x=a.at("i"), s=sums.at("i"), next=sums.at("i + 1"))
    kind = k.rng.randrange(3)
    if kind == 0:
        k.emit(
            "$z = 0; for ($t i = 0; i < n; i++) $next = $s + $x;",
            z=sums.at("0"),
            **names,
        )
        k.emit(
            "for ($t i = 0; i < n; i++) for ($t j = i; j < n; j += $d)",
            d=k.rng.randrange(1, 9),
        )
        k.emit("result += (uint64_t)($e - $s) % 7;", e=sums.at("j"), **names)
    elif kind == 1:
        width = k.rng.randrange(2, 9)
        k.emit(
            "uint64_t window = 0; for ($t i = 0; i < n; i++) { window += $x;", **names
        )
        k.emit("if (i >= $w) window -= $o;", w=width, o=a.at(f"i - {width}"))
        k.emit("if (window > result) result = window; }")
    else:
        k.emit("for ($t i = 2; i < n; i++) if (!$s) {", **names)
        k.emit(
            "result += i; for ($t j = i * 2; j < n; j += i) $c = 1; }", c=sums.at("j")
        )


def graph(k):
    """Closures, shortest paths and searches in a matrix of distances."""
    n = k.size(2)
    d, seen = k.array(n, n, kind=k.kind(("int32_t", "uint64_t", "uint16_t"))), k.array(
        n
    )
    k.fill(d, 1, 40)
    names = dict(ij=d.at("i", "j"), ik=d.at("i", "k"), kj=d.at("k", "j"))
    kind = k.rng.randrange(3)
    if kind == 0:
        k.emit("for ($t k = 0; k < n; k++) for ($t i = 0; i < n; i++)")
        k.emit(
            "for ($t j = 0; j < n; j++) if ($ik + $kj < $ij) $ij = $ik + $kj;", **names
        )
    elif kind == 1:
        k.emit(
            "for ($t k = 0; k < n; k++) for ($t i = 0; i < n; i++) if ($ik > 25)",
            **names,
        )
        k.emit("for ($t j = 0; j < n; j++) if ($kj > 25) $ij = 30;", **names)
    else:
        k.emit("for ($t round = 0; round < n; round++) { $t near = n; ")
        k.emit("for ($t i = 0; i < n; i++)")
        k.emit(
            "if (!$s && (near == n || $a < $b)) near = i;",
            s=seen.at("i"),
            a=d.at("0", "i"),
            b=d.at("0", "near"),
        )
        k.emit("if (near == n) break; $s = 1;", s=seen.at("near"))
        k.emit(
            "for ($t j = 0; j < n; j++) if ($a + $b < $c) $c = $a + $b;}",
            a=d.at("0", "near"),
            b=d.at("near", "j"),
            c=d.at("0", "j"),
        )
    k.checksum(d)


class Nest:
    """A nest of loops with random statements over random arrays."""

    def __init__(self, k):
        self.k = k
        self.degree = k.rng.choice((1, 2, 2, 3))
        self.sizes = [
            k.size(self.degree) for _ in range(k.rng.randrange(1, self.degree + 1))
        ]
        self.arrays = []
        for _ in range(k.rng.randrange(1, 4)):
            count = k.rng.randrange(1, min(self.degree, 3) + 1)
            self.arrays.append(
                k.array(*(k.rng.choice(self.sizes) for _ in range(count)))
            )
        # Loop variables with the size they stay below.
        self.loops = []

    def indices(self, array):
        """Indices that are in the bounds: each size has one element more."""
        chosen = []
        for size in array.sizes:
            fitting = [name for name, bound in self.loops if bound == size]
            any_loop = [name for name, _ in self.loops]
            if fitting and self.k.chance(0.85):
                offset = " + 1" if self.k.chance(0.15) else ""
                chosen.append(self.k.rng.choice(fitting) + offset)
            elif any_loop and self.k.chance(0.8):
                chosen.append(f"{self.k.rng.choice(any_loop)} % ({size.name} + 1)")
            else:
                chosen.append("0")
        return chosen

    def operands(self):
        """What expressions are made of at this place."""
        found = [self.k.index(name) for name, _ in self.loops]
        found += [a.value(*self.indices(a)) for a in self.arrays for _ in range(2)]
        return found + [values.variable("x", BY_NAME["uint64_t"])]

    def statement(self, depth):
        """One statement of a body."""
        k, kind = self.k, self.k.rng.random()
        if kind < 0.45:
            array = k.rng.choice(self.arrays)
            k.assign(array, self.indices(array), k.expression(self.operands(), 3))
        elif kind < 0.65:
            k.add("result", k.expression(self.operands(), 3))
        elif kind < 0.75:
            k.emit("x = $e;", e=k.expression(self.operands(), 2).text)
        elif kind < 0.92 and depth < 2:
            k.emit("if ($c) {", c=k.condition(self.operands()).text)
            self.statement(depth + 1)
            if k.chance(0.3):
                k.emit("} else {")
                self.statement(depth + 1)
            k.emit("}")
        elif self.loops and kind < 0.96:
            jump = k.rng.choice(("break", "continue"))
            k.emit("if ($c) $j;", c=k.condition(self.operands()).text, j=jump)
        else:
            k.emit("for (uint64_t b = x & 255; b != 0; b >>= 1) result += b & 1;")

    def nest(self, depth):
        """The loops from a depth on, with statements before and after."""
        k = self.k
        if depth == self.degree:
            for _ in range(k.rng.randrange(1, 4)):
                self.statement(0)
            return
        size, name = k.rng.choice(self.sizes), "ijk"[depth]
        if k.chance(0.25):
            self.statement(1)
        if self.loops and k.chance(0.25):
            outer, size = k.rng.choice(self.loops)
            k.emit(k.loop(name, outer))
        else:
            k.emit(k.loop(name, size.name))
        self.loops.append((name, size))
        self.nest(depth + 1)
        if k.chance(0.25):
            self.statement(1)
        self.loops.pop()
        k.emit("}")

    def generate(self):
        """The whole kernel."""
        k = self.k
        for array in self.arrays:
            k.fill(array)
        k.emit("uint64_t x = $c;", c=k.rng.randrange(100))
        for _ in range(k.rng.choice((1, 1, 2))):
            self.nest(0)
        k.checksum(k.rng.choice(self.arrays))


def random_nest(k):
    """Nests of loops with random bodies."""
    Nest(k).generate()


SHAPES = [
    arithmetic_nest,
    map_arrays,
    reduce_array,
    stencil,
    matrix_product,
    matrix_walk,
]
SHAPES += [cube, grid_paths, knapsack, rising, search, sort, prefix, graph]
# The least like anything that somebody tuned for.
SHAPES += [random_nest] * 5
