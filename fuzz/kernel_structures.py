# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random kernels of other shapes: bit loops, number theory, recursion, lists, trees
and tables with malloc and free, strings, state machines, interpreters."""

import kernel_values as values
from kernel_values import BY_NAME

WORD = BY_NAME["uint64_t"]


def call_loop(k, callee, *, degree=1, arguments="$v"):
    """Calls a function for many numbers."""
    k.size(degree)
    argument = k.rng.choice(("i", "i * 7 + 3", "next() % 1000", "next()"))
    k.emit("for ($t i = 0; i < n; i++)")
    k.emit(f"result {k.rng.choice(('+=', '^='))} {callee}({arguments});", v=argument)


def bits(k):
    """Loops over the bits of numbers."""
    kind = k.kind(("uint64_t", "uint32_t", "uint64_t", "uint16_t"))
    body = k.rng.choice(
        (
            "while (x) { r += x & 1; x >>= 1; }",
            "for (; x; x &= x - 1) r++;",
            "for (int b = 0; b < $w; b++) r |= (uint64_t)(x >> b & 1) << ($w - 1 - b);",
            "while (x > 1) { x /= 2; r++; }",
            "for (int b = 0; b < 16; b++) x = x & 1 ? x >> 1 ^ 0xA001 : x >> 1; r = x;",
            "for (int b = $w; b-- > 0;) if (x >> b & 1) { r = b; break; }",
            "r = x ^ x >> 1; r ^= r >> 3; r += r << 5;",
            "int last = 0; for (int b = 0; b < $w; b++) { int bit = x >> b & 1;"
            " r += bit != last; last = bit; }",
        )
    )
    name = k.fresh("bits")
    k.declare("static uint64_t $f($K x) { uint64_t r = 0;", f=name, K=kind.name)
    k.declare(body + " return r; }", w=kind.bits)
    call_loop(k, name)


def numbers(k):
    """Number theory: divisors, powers, digits, roots, sequences."""
    body = k.rng.choice(
        (
            "uint64_t y = $c; while (y) { uint64_t z = x % y; x = y; y = z; } return x;",
            "uint64_t r = 0; for (; x; x /= 10) r = r * 10 + x % 10; return r;",
            "x %= 500; uint64_t r = 0; for (uint64_t d = 1; d <= x; d++)"
            " if (x % d == 0) r += d; return r;",
            "x = x % 200 + 1; uint64_t r = 0; while (x != 1 && r < 300) {"
            " x = x % 2 ? 3 * x + 1 : x / 2; r++; } return r;",
            "uint64_t r = 1, b = x % $c; for (uint64_t e = $c; e; e /= 2) {"
            " if (e % 2) r = r * b % $c; b = b * b % $c; } return r;",
            "x %= 100000; uint64_t r = 0; while ((r + 1) * (r + 1) <= x) r++; return r;",
            "x %= 3000; for (uint64_t d = 2; d * d <= x; d++) if (x % d == 0) return d;"
            " return x;",
            "uint64_t a = 0, b = 1; for (x %= 60; x > 0; x--) { uint64_t s = a + b;"
            " a = b; b = s; } return a;",
            "int64_t y = (int64_t)(x % 2001) - 1000; int64_t r = 0;"
            " for (int d = 0; d < 8; d++) { r += y % 10; y /= 3; } return (uint64_t)r;",
        )
    )
    name = k.fresh("number")
    k.declare("static uint64_t $f(uint64_t x) {", f=name)
    k.declare(body + " }", c=k.rng.randrange(3, 5000))
    call_loop(k, name)


def recursion(k):
    """Recursive functions over small numbers."""
    name, body = k.fresh("recurse"), k.rng.randrange(5)
    text = (
        "return d < 2 ? d + $c : $f(d - 1, x + 1) + $f(d - 2, x ^ 5);",
        "if (d == 0) return x; return $f(d - 1, x * 3 + $c) + (x & 1 ? $f(d / 2, x) : 1);",
        "if (d == 0) return x % 7; uint64_t r = 0; for (int i = 0; i < 3; i++)"
        " r += $f(d / 2, x + i); return r;",
        "if (d < 2) return x; uint64_t h = d / 2; return $f(h, x) * 5 + $f(d - h, x + h);",
        "if (x == 0) return d; if (d == 0) return $f(5, x / 2); return $f(d - 1, x) + 1;",
    )[body]
    k.declare("static uint64_t $f(uint64_t d, uint64_t x) {", f=name)
    k.declare(text + " }", f=name, c=k.rng.randrange(1, 50))
    k.size(3)
    k.emit(
        "for ($t i = 0; i < n; i++) result += $f(i, i * $c % 64);",
        f=name,
        c=k.rng.randrange(1, 9),
    )


def memo(k):
    """Recursion that remembers results."""
    n, name, table = k.size(1), k.fresh("configurations"), k.fresh("known")
    kind = k.kind(("uint64_t", "uint32_t", "int64_t"))
    k.declare("static $K $m[$c];", K=kind.name, m=table, c=n.capacity + 1)
    steps = sorted(k.rng.sample(range(1, 8), k.rng.randrange(2, 4)))
    k.declare("static uint64_t $f($t x) { if (x < 2) return 1;", f=name)
    k.declare("if ($m[x]) return (uint64_t)$m[x]; uint64_t r = 0;", m=table)
    for step in steps:
        k.declare("if (x >= $s) r += $f(x - $s);", s=step, f=name)
    k.declare("$m[x] = r % 1000003 + 1; return (uint64_t)$m[x]; }", m=table)
    k.emit("for ($t i = 0; i <= n; i++) result = result * 3 + $f(i);", f=name)


def divide(k):
    """Divide and conquer over an array: sums, extrema, quick sort, merge sort."""
    n, name = k.size(1), k.fresh("part")
    a = k.array(
        n, storage="flat", kind=k.kind(("int32_t", "uint64_t", "int16_t", "uint8_t"))
    )
    k.fill(a)
    kind, names = k.rng.randrange(3), dict(f=name, K=a.kind.name)
    if kind == 0:
        k.declare("static uint64_t $f(const $K *a, $t low, $t high) {", **names)
        k.declare("if (high - low < 3) { uint64_t r = 0;")
        k.declare("for (; low < high; low++) r += (uint64_t)a[low]; return r; }")
        k.declare("$t middle = low + (high - low) / 2;")
        k.declare("return $f(a, low, middle) * 3 + $f(a, middle, high); }", **names)
        k.emit("result = $f($a, 0, n);", a=a.name, **names)
        return
    if kind == 1:
        k.declare("static void $f($K *a, int64_t low, int64_t high) {", **names)
        k.declare(
            "if (low >= high) return; $K pivot = a[low + (high - low) / 2];", **names
        )
        k.declare("int64_t i = low, j = high; while (i <= j) {")
        k.declare("while (a[i] < pivot) i++; while (a[j] > pivot) j--;")
        k.declare(
            "if (i <= j) { $K s = a[i]; a[i] = a[j]; a[j] = s; i++; j--; } }", **names
        )
        k.declare("$f(a, low, j); $f(a, i, high); }", **names)
        k.emit("$f($a, 0, (int64_t)n - 1);", a=a.name, **names)
    else:
        b = k.array(n, storage="flat", kind=a.kind)
        k.declare("static void $f($K *a, $K *b, $t low, $t high) {", **names)
        k.declare("if (high - low < 2) return; $t middle = low + (high - low) / 2;")
        k.declare("$f(a, b, low, middle); $f(a, b, middle, high);", **names)
        k.declare("$t i = low, j = middle; for ($t o = low; o < high; o++)")
        k.declare("b[o] = j >= high || (i < middle && a[i] <= a[j]) ? a[i++] : a[j++];")
        k.declare("for ($t o = low; o < high; o++) a[o] = b[o]; }")
        k.emit("$f($a, $b, 0, n);", a=a.name, b=b.name, **names)
    k.checksum(a)


def linked_list(k):
    """A list that is built, changed, summed and freed."""
    node, n = k.fresh("Node"), k.size(1)
    kind = k.kind(("int32_t", "uint64_t", "uint8_t"))
    k.declare(
        "typedef struct $N { struct $N *next; $K value; } $N;", N=node, K=kind.name
    )
    names = dict(N=node)
    k.emit("$N *head = 0, *tail = 0; for ($t i = 0; i < n; i++) {", **names)
    k.emit("$N *x = malloc(sizeof *x); x->value = next() % 100;", **names)
    if k.chance(0.5):
        k.emit("x->next = head; head = x; }")
    else:
        k.emit("x->next = 0; if (tail) tail->next = x; else head = x; tail = x; }")
    if k.chance(0.5):
        k.emit("$N *back = 0; while (head) { $N *after = head->next;", **names)
        k.emit("head->next = back; back = head; head = after; } head = back;")
    if k.chance(0.5):
        k.emit(
            "for ($N **at = &head; *at;) if ((*at)->value % $c == 0) {",
            c=k.rng.randrange(2, 5),
            **names,
        )
        k.emit("$N *gone = *at; *at = gone->next; free(gone); }", **names)
        k.emit("else at = &(*at)->next;")
    k.emit("for (int round = 0; round < $r; round++)", r=k.rng.randrange(1, 5))
    k.emit(
        "for ($N *x = head; x; x = x->next) result = result * 3 + (uint64_t)x->value;",
        **names,
    )
    k.emit(
        "while (head) { $N *after = head->next; free(head); head = after; }", **names
    )


def tree(k):
    """A search tree: insertion, depth, sum, search."""
    node, n = k.fresh("Tree"), k.size(1)
    names = dict(N=node, add=k.fresh("add"), sum=k.fresh("sum"), drop=k.fresh("drop"))
    k.declare(
        "typedef struct $N { struct $N *left, *right; uint64_t key, count; } $N;",
        **names,
    )
    if k.chance(0.5):
        k.declare("static $N *$add($N *at, uint64_t key) { if (!at) {", **names)
        k.declare(
            "at = malloc(sizeof *at); at->left = at->right = 0; at->key = key; at->count = 1;"
        )
        k.declare("} else if (key < at->key) at->left = $add(at->left, key);", **names)
        k.declare("else if (key > at->key) at->right = $add(at->right, key);", **names)
        k.declare("else at->count++; return at; }")
    else:
        k.declare("static $N *$add($N *root, uint64_t key) { $N **at = &root;", **names)
        k.declare(
            "while (*at && (*at)->key != key) at = key < (*at)->key ? &(*at)->left : &(*at)->right;"
        )
        k.declare("if (*at) (*at)->count++; else { *at = malloc(sizeof **at);")
        k.declare(
            "(*at)->left = (*at)->right = 0; (*at)->key = key; (*at)->count = 1; }"
        )
        k.declare("return root; }")
    k.declare(
        "static uint64_t $sum(const $N *at, uint64_t depth) { if (!at) return 0;",
        **names,
    )
    k.declare(
        "return $sum(at->left, depth + 1) + at->key * at->count + depth + $sum(at->right, depth + 1); }",
        **names,
    )
    k.declare(
        "static void $drop($N *at) { if (!at) return; $drop(at->left); $drop(at->right); free(at); }",
        **names,
    )
    k.emit(
        "$N *root = 0; for ($t i = 0; i < n; i++) root = $add(root, next() % $c);",
        c=k.rng.choice((40, 500)),
        **names,
    )
    k.emit("result = $sum(root, 1); $drop(root);", **names)


def hash_table(k):
    """Chains or open addressing."""
    n = k.size(1)
    slots = k.rng.choice((16, 31, 64))
    if k.chance(0.5):
        table = k.fresh("slots")
        k.declare("static uint64_t $s[256];", s=table)
        k.emit(
            "for ($t i = 0; i < n; i++) { uint64_t x = next() % 500 + 1, at = x * 37 % 256;"
        )
        k.emit(
            "while ($s[at] && $s[at] != x) { at = (at + 1) % 256; result++; } $s[at] = x; }",
            s=table,
        )
        return
    node = k.fresh("Link")
    k.declare("typedef struct $N { uint64_t key; struct $N *next; } $N;", N=node)
    k.emit("$N *buckets[$s] = {0}; for ($t i = 0; i < n; i++) {", N=node, s=slots)
    k.emit("uint64_t key = next() % 300; $N *x = buckets[key % $s];", N=node, s=slots)
    k.emit("while (x && x->key != key) { x = x->next; result++; }")
    k.emit(
        "if (!x) { x = malloc(sizeof *x); x->key = key; x->next = buckets[key % $s];",
        s=slots,
    )
    k.emit("buckets[key % $s] = x; } }", s=slots)
    k.emit("for (int b = 0; b < $s; b++) while (buckets[b]) {", s=slots)
    k.emit(
        "$N *x = buckets[b]; result = result * 3 + x->key; buckets[b] = x->next; free(x); }",
        N=node,
    )


def text(k):
    """Loops over bytes."""
    n = k.size(1)
    a = k.array(n, kind=k.kind(("uint8_t", "int8_t")))
    low, high = k.rng.choice(((97, 99), (97, 100), (32, 57)))
    k.fill(a, low, high)
    # The element behind the last one is still 0 and ends the text.
    names = dict(
        x=a.at("i"), y=a.at("i + 1"), j=a.at("j"), c=k.rng.randrange(low, high + 1)
    )
    kind = k.rng.randrange(8)
    if kind == 0:
        k.emit("for ($t i = 0; $x; i++) if ($x == $c && $y != $c) result++;", **names)
    elif kind == 1:
        k.emit(
            "$t i = 0, j = n; int same = 1; while (i + 1 < j) { j--; if ($x != $j) same = 0; i++; }",
            **names,
        )
        k.emit("result += same + i;")
    elif kind == 2:
        k.emit(
            "for ($t i = 0; i < n;) { $t j = i; while (j < n && $j == $x) j++;", **names
        )
        k.emit("result = result * 5 + (uint64_t)(j - i) * $x; i = j; }", **names)
    elif kind == 3:
        k.emit("for ($t i = 0; i < n; i++) { $t j = 0;")
        k.emit(
            "while (i + j < n && $p == $j) { j++; if (j > 20) break; } result += j; }",
            p=a.at("i + j"),
            **names,
        )
    elif kind == 4:
        k.emit(
            "for ($t i = 0; i < n; i++) $x = ($x - $l + $c) % 26 + $l;", l=low, **names
        )
        k.checksum(a)
    elif kind == 5:
        k.emit(
            "uint32_t counts[128] = {0}; for ($t i = 0; i < n; i++) counts[$x % 128]++;",
            **names,
        )
        k.emit(
            "for (int d = 0; d < 128; d++) if (counts[d] > 1) result = result * 3 + d + counts[d];"
        )
    elif kind == 6:
        k.emit("uint64_t value = 0; for ($t i = 0; i < n; i++)")
        k.emit(
            "if ($x % 4) value = value * 10 + $x % 10; else { result += value; value = 0; }",
            **names,
        )
    else:
        k.emit(
            "for ($t i = 0; i < n; i++) result = (result ^ (uint8_t)$x) * 1099511628211u;",
            **names,
        )


def state_machine(k):
    """A switch in a loop."""
    n = k.size(1)
    num_states = k.rng.randrange(3, 8)
    input_text = "next() % 8"
    k.emit("int state = 0; uint64_t counter = 0;")
    k.emit(
        "for ($t i = 0; i < n; i++) { uint64_t c = $c; switch (state) {", c=input_text
    )
    operands = [
        values.variable("c", WORD),
        values.variable("counter", WORD),
        k.index("i"),
    ]
    for state in range(num_states):
        k.emit(f"case {state}:")
        if k.chance(0.6):
            k.emit("counter = $e;", e=k.expression(operands, 2).text)
        target, other = k.rng.randrange(num_states), k.rng.randrange(num_states)
        k.emit(
            "state = $c ? $s : $o; break;",
            c=k.condition(operands).text,
            s=target,
            o=other,
        )
    k.emit("} result = result * 3 + (uint64_t)state + counter; }")


def interpreter(k):
    """A machine with a stack or registers that runs a random program."""
    n = k.size(1)
    code = k.array(n, kind=k.kind(("uint8_t", "uint32_t")))
    k.fill(code, 0, 7)
    k.emit("uint64_t regs[4] = {1, 2, 3, 4}; $t at = 0;")
    k.emit(
        "for (int steps = 0; steps < $s && at < n; steps++) {",
        s=k.rng.randrange(50, 400),
    )
    k.emit("uint64_t op = $c; switch (op) {", c=code.at("at"))
    for case in range(k.rng.randrange(4, 8)):
        a, b = k.rng.randrange(4), k.rng.randrange(4)
        operands = [values.variable(f"regs[{r}]", WORD) for r in (a, b)]
        value = k.expression(operands, 2)
        k.emit("case $n: regs[$a] = $e;", n=case, a=a, e=value.text)
        if k.chance(0.2):
            k.emit("if (regs[$b] % 3 == 0) { at = at / 2; continue; }", b=b)
        k.emit("break;")
    k.emit("default: regs[op % 4]++; } at++; }")
    k.emit("for (int r = 0; r < 4; r++) result = result * 5 + regs[r];")


def queue(k):
    """A ring buffer, a stack, a heap, sets joined."""
    n, kind = k.size(1), k.rng.randrange(3)
    ring = k.fresh("ring")
    k.declare("static uint32_t $r[256];", r=ring)
    names = dict(r=ring)
    if kind == 0:
        k.emit("uint32_t first = 0, last = 0; for ($t i = 0; i < n; i++) {")
        k.emit(
            "if (next() % 3 || first == last) { $r[last++ % 256] = i * 3 % 17; }",
            **names,
        )
        k.emit("else result = result * 3 + $r[first++ % 256]; }", **names)
    elif kind == 1:
        k.emit(
            "uint32_t size = 0; for ($t i = 0; i < n; i++) { uint32_t at = size++; $r[at] = next() % 1000;",
            **names,
        )
        k.emit(
            "while (at && $r[(at - 1) / 2] > $r[at]) { uint32_t up = (at - 1) / 2, s = $r[up];",
            **names,
        )
        k.emit("$r[up] = $r[at]; $r[at] = s; at = up; result++; } }", **names)
        k.emit(
            "for (uint32_t i = 0; i < size; i++) result = result * 3 + $r[i];", **names
        )
    else:
        k.emit(
            "for (uint32_t i = 0; i < 256; i++) $r[i] = i; for ($t i = 0; i < n; i++) {",
            **names,
        )
        k.emit("uint32_t a = next() % 256, b = next() % 256;")
        k.emit(
            "while ($r[a] != a) a = $r[a]; while ($r[b] != b) { $r[b] = $r[$r[b]]; b = $r[b]; }",
            **names,
        )
        k.emit("if (a != b) { $r[a] = b; result += b; } }", **names)


def records(k):
    """An array of structures."""
    record, n = k.fresh("Record"), k.size(1)
    fields = [(f"f{i}", k.kind()) for i in range(k.rng.randrange(2, 6))]
    members = " ".join(f"{kind.name} {name};" for name, kind in fields)
    k.declare(f"typedef struct {{ {members} }} {record};")
    k.emit(f"{record} *all = malloc(((uint64_t)n + 1) * sizeof({record}) / 8 * 8 + 8);")
    k.emit("for ($t i = 0; i < n; i++) {")
    for name, kind in fields:
        k.emit(f"all[i].{name} = {k.element(kind, ['i', 'i'], None, None)};")
    k.emit("}")
    k.emit(k.loop("i", "n"))
    operands = [values.variable(f"all[i].{name}", kind) for name, kind in fields]
    for name, kind in k.rng.sample(fields, 2):
        value = k.expression(operands, 2)
        k.emit(f"all[i].{name} = {values.stored(value, kind)};")
    k.add("result", k.expression(operands, 2))
    k.emit("} free(all);")


SHAPES = [bits, bits, numbers, numbers, recursion, memo, divide, linked_list, tree]
SHAPES += [hash_table, text, text, state_machine, interpreter, queue, records]
