# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Statements of random IR that compute with undef and poison and do not use what
becomes of it: operations hoisted out of the condition that makes them meaningful,
PHIs with an operand that nobody reads, memory that is loaded before it is written,
frozen values of which only what holds for all of them is used.
"""

# Not 0, so that they may divide.
DIVISORS = (2, 3, 7, 10, 1000)


def choose(function, condition, value, other):
    """value where the condition holds; then only, it may be used."""
    if function.rng.random() < 0.5:
        text = f"select {condition.typed}, {value.typed}, {other.typed}"
        return function.define(value.width, text)
    use, after = function.new_block(), function.new_block()
    before = function.block
    function.emit(f"br {condition.typed}, label %{use}, label %{after}")
    function.begin(use)
    used = function.define(value.width, f"add {value.typed}, 1")
    function.emit(f"br label %{after}")
    function.begin(after)
    pairs = f"[ {used.text}, %{use} ], [ {other.text}, %{before} ]"
    return function.define(value.width, f"phi i{value.width} {pairs}")


def only_sometimes(function, kind, text, condition):
    """The operand of that type where the condition holds, else undef or poison:
    a PHI, a selection, or what is loaded from new memory."""
    rng = function.rng
    nothing = rng.choice(("undef", "poison"))
    name = function.name()
    configuration = rng.randrange(3)
    if configuration == 0:
        nothing = f"{kind} {nothing}"
        function.emit(f"{name} = select {condition.typed}, {kind} {text}, {nothing}")
        return name
    is_memory = configuration == 2 and kind in ("float", "double", "i32", "i64")
    slot = function.name()
    if is_memory:
        function.allocas.append(f"  {slot} = alloca {kind}")
    define, after = function.new_block(), function.new_block()
    before = function.block
    function.emit(f"br {condition.typed}, label %{define}, label %{after}")
    function.begin(define)
    if is_memory:
        function.emit(f"store {kind} {text}, ptr {slot}")
    function.emit(f"br label %{after}")
    function.begin(after)
    if is_memory:
        # Of the last time round where a loop comes here again.
        function.emit(f"{name} = load {kind}, ptr {slot}")
    else:
        pairs = f"[ {nothing}, %{before} ], [ {text}, %{define} ]"
        function.emit(f"{name} = phi {kind} {pairs}")
    return name


def make_real(function, kind):
    """A number from 1 to 65535 in that format, and not another one's NaN."""
    bits = function.resize(function.expression(16, 1), 16)
    odd = function.define(16, f"or {bits.typed}, 1")
    name = function.name()
    function.emit(f"{name} = uitofp {odd.typed} to {kind}")
    return name


def real_operation(function, condition):
    """Floating point on an operand that is there only sometimes; an i64."""
    rng = function.rng
    kind = rng.choice(("double", "float"))
    real = only_sometimes(function, kind, make_real(function, kind), condition)
    other = make_real(function, kind)
    # What comes out is finite in both formats and fits into 40 bits.
    op = rng.choice(("fadd", "fsub", "fmul", "fdiv"))
    pair = [real, other]
    rng.shuffle(pair)
    name = function.name()
    function.emit(f"{name} = {op} {kind} {', '.join(pair)}")
    real = name
    if rng.random() < 0.3:
        wide = "double" if kind == "float" else "float"
        name = function.name()
        how = "fpext" if kind == "float" else "fptrunc"
        function.emit(f"{name} = {how} {kind} {real} to {wide}")
        real, kind = name, wide
    if rng.random() < 0.4:
        signs = ("oeq", "ogt", "olt", "oge", "ole", "one", "ueq", "ugt", "ult", "ord")
        limit = make_real(function, kind)
        sign = rng.choice(signs)
        flag = function.define(1, f"fcmp {sign} {kind} {real}, {limit}")
        return function.define(64, f"zext {flag.typed} to i64")
    width = rng.choice((40, 64, 64, 128))
    number = function.define(width, f"fptosi {kind} {real} to i{width}")
    return function.resize(number, 64)


def wide_division(function, condition):
    """A division of an operand that is there only sometimes; an i64."""
    rng = function.rng
    width = rng.choice((128, 128, 100, 65, 64, 32))
    value = function.expression(width, 1)
    if value.text.lstrip("-").isdigit():
        value = function.define(width, f"add {value.typed}, 0")
    kind = f"i{width}"
    operand = only_sometimes(function, kind, value.text, condition)
    op = rng.choice(("udiv", "urem", "sdiv", "srem"))
    by = rng.choice(DIVISORS)
    return function.resize(function.define(width, f"{op} {kind} {operand}, {by}"), 64)


def flagged(function):
    """An operation that is poison unless the condition holds: (condition, i64)."""
    rng = function.rng
    kind = rng.randrange(5)
    a = function.expression(64, 1)
    b = function.expression(64, 1)
    if kind == 0:
        op = rng.choice(("shl", "lshr", "ashr"))
        good = function.define(1, f"icmp ult {b.typed}, 64")
        return good, function.define(64, f"{op} {a.typed}, {b.text}")
    if kind == 1:
        good = function.define(1, f"icmp ne {a.typed}, -1")
        return good, function.define(64, f"add nuw {a.typed}, 1")
    if kind == 2:
        good = function.define(1, f"icmp uge {a.typed}, {b.text}")
        return good, function.define(64, f"sub nuw {a.typed}, {b.text}")
    if kind == 3:
        good = function.define(1, f"icmp ult {a.typed}, 256")
        narrow = function.define(8, f"trunc nuw {a.typed} to i8")
        return good, function.define(64, f"zext {narrow.typed} to i64")
    # Compared with what is not 0 unless it is poison.
    good = function.define(1, f"icmp ne {a.typed}, -1")
    limit = function.define(64, f"add nuw {a.typed}, 1")
    less = function.define(1, f"icmp ult {b.typed}, {limit.text}")
    text = f"select {less.typed}, {a.typed}, {b.typed}"
    return good, function.define(64, text)


def frozen(function):
    """What holds for every value that a frozen one may be: an i64."""
    rng = function.rng
    width = rng.choice((1, 7, 8, 16, 32, 33))
    condition = function.condition()
    value = function.expression(width, 1)
    value = function.define(width, f"xor {value.typed}, {value.text}")
    maybe = only_sometimes(function, f"i{width}", value.text, condition)
    f = function.define(width, f"freeze i{width} {maybe}")
    wide = function.define(64, f"zext {f.typed} to i64")
    if rng.random() < 0.5:
        return function.define(64, f"lshr {wide.typed}, {width}")
    again = function.define(64, f"zext {f.typed} to i64")
    return function.define(64, f"sub {wide.typed}, {again.text}")


def speculate(function):
    """One such statement, of which a variable gets the result."""
    if not function.writable():
        return
    rng = function.rng
    kind = rng.randrange(4)
    if kind == 3:
        result = frozen(function)
    else:
        if kind == 2:
            condition, value = flagged(function)
        else:
            condition = function.condition()
            operation = (real_operation, wide_division)[kind]
            value = operation(function, condition)
        result = choose(function, condition, value, function.constant(64))
    index = rng.choice(function.writable())
    width = function.env[index].width
    part = function.resize(result, width)
    old = function.env[index]
    function.env[index] = function.define(width, f"xor {old.typed}, {part.text}")
