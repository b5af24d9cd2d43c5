# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a family of functions in LLVM IR: one operation on many types.

usage: families.py FAMILY

Each function has the operation once, with its parameters as operands, so that
nothing is folded.
"""

import sys

WIDTHS = [
    1,
    2,
    3,
    7,
    8,
    9,
    16,
    17,
    24,
    31,
    32,
    33,
    48,
    63,
    64,
    65,
    127,
    128,
    129,
    200,
    256,
]
INTEGERS = [f"i{w}" for w in (1, 3, 8, 16, 17, 32, 33, 64, 65, 128)]
VECTORS = ["<2 x i8>", "<3 x i32>", "<4 x i16>", "<2 x i64>", "<5 x i7>", "<4 x i1>"]
ODD_VECTORS = [
    "<1 x i64>",
    "<3 x i32>",
    "<5 x i8>",
    "<7 x i1>",
    "<33 x i1>",
    "<2 x i128>",
    "<3 x i17>",
    "<9 x i16>",
]
FLOATS = ["half", "bfloat", "float", "double"]
FLOAT_VECTORS = ["<3 x float>", "<2 x double>", "<4 x half>", "<2 x bfloat>"]
SHORT = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "ptr": "p0"}


def count(ty):
    """The number of elements of a vector type, 0 of another one."""
    return int(ty[1:].split(" x ")[0]) if ty.startswith("<") else 0


def element(ty):
    """The type of the elements, or the type itself."""
    return ty[1:-1].split(" x ")[1] if ty.startswith("<") else ty


def like(ty, scalar):
    """The scalar type, in a vector if the first type is one."""
    return f"<{count(ty)} x {scalar}>" if count(ty) else scalar


def mangled(ty):
    """A type as a part of an intrinsic's name."""
    vector = f"v{count(ty)}" if count(ty) else ""
    return vector + SHORT.get(element(ty), element(ty))


class Family:
    """Numbers the functions that it prints."""

    def __init__(self):
        self.number = 0

    def function(self, result, parameters, body):
        """Parameters are types, %a, %b and so on their names; the body defines %r."""
        names = [f"{ty} %{chr(97 + i)}" for i, ty in enumerate(parameters)]
        print(f"define {result} @f{self.number}({', '.join(names)}) {{")
        print(f"  {body}")
        print("  ret void" if result == "void" else f"  ret {result} %r")
        print("}")
        self.number += 1

    def operation(self, text, result, parameters):
        """An instruction whose operands are %a, %b ... of the first type."""
        names = ", ".join(f"%{chr(97 + i)}" for i in range(len(parameters)))
        self.function(result, parameters, f"%r = {text} {names}")

    def call(self, name, result, parameters, constants=()):
        """A call of an intrinsic with the parameters and then constants."""
        names = [f"{ty} %{chr(97 + i)}" for i, ty in enumerate(parameters)]
        what = f"call {result} @llvm.{name}({', '.join([*names, *constants])})"
        self.function(result, parameters, what if result == "void" else f"%r = {what}")


def integers(f):
    """Arithmetic, comparison, memory and conversions of any width."""
    for width in WIDTHS:
        ty = f"i{width}"
        for op in "add sub mul and or xor shl lshr ashr".split():
            f.operation(f"{op} {ty}", ty, [ty, ty])
        for op in "eq ugt ule slt sge".split():
            f.operation(f"icmp {op} {ty}", "i1", [ty, ty])
        f.function(ty, ["i1", ty, ty], f"%r = select i1 %a, {ty} %b, {ty} %c")
        f.function(ty, ["ptr"], f"%r = load {ty}, ptr %a")
        f.function("void", [ty, "ptr"], f"store {ty} %a, ptr %b")
        f.function(f"i{width + 1}", [ty], f"%r = zext {ty} %a to i{width + 1}")
        f.function(f"i{width + 1}", [ty], f"%r = sext {ty} %a to i{width + 1}")
        f.function(ty, [f"i{width + 1}"], f"%r = trunc i{width + 1} %a to {ty}")


def divisions(f):
    """Divisions and remainders of any width."""
    for ty in [f"i{w}" for w in WIDTHS] + ODD_VECTORS:
        for op in "udiv sdiv urem srem".split():
            f.operation(f"{op} {ty}", ty, [ty, ty])


def saturating(f):
    """Saturating arithmetic, minima, absolute values, three-way comparison."""
    for ty in INTEGERS + VECTORS:
        for name in "sadd uadd ssub usub sshl ushl".split():
            f.call(f"{name}.sat.{mangled(ty)}", ty, [ty, ty])
        for name in "smax smin umax umin".split():
            f.call(f"{name}.{mangled(ty)}", ty, [ty, ty])
        f.call(f"abs.{mangled(ty)}", ty, [ty], ["i1 false"])
        result = like(ty, "i8")
        for name in ("scmp", "ucmp"):
            f.call(f"{name}.{mangled(result)}.{mangled(ty)}", result, [ty, ty])


def overflow(f):
    """Arithmetic that says whether it overflows."""
    for ty in INTEGERS + VECTORS[:-1]:
        for name in "sadd uadd ssub usub smul umul".split():
            result = f"{{ {ty}, {like(ty, 'i1')} }}"
            f.call(f"{name}.with.overflow.{mangled(ty)}", result, [ty, ty])


def bits(f):
    """Counting, reversing and rotating."""
    for ty in INTEGERS + VECTORS:
        for name in ("ctpop", "bitreverse"):
            f.call(f"{name}.{mangled(ty)}", ty, [ty])
        for name in ("ctlz", "cttz"):
            for zero in ("false", "true"):
                f.call(f"{name}.{mangled(ty)}", ty, [ty], [f"i1 {zero}"])
        for name in ("fshl", "fshr"):
            f.call(f"{name}.{mangled(ty)}", ty, [ty, ty, ty])
    for ty in ["i16", "i32", "i48", "i64", "i80", "i128", "<3 x i16>", "<2 x i64>"]:
        f.call(f"bswap.{mangled(ty)}", ty, [ty])
    for ty in ["<7 x i1>", "<4 x i32>"]:
        f.call(f"experimental.cttz.elts.i64.{mangled(ty)}", "i64", [ty], ["i1 false"])


def fixed_point(f):
    """Fixed-point arithmetic."""
    for name in "smul umul sdiv udiv".split():
        for suffix in ("fix", "fix.sat"):
            for ty, scale in [
                ("i8", 3),
                ("i16", 15),
                ("i32", 0),
                ("i64", 10),
                ("i24", 7),
                ("<2 x i32>", 5),
            ]:
                f.call(f"{name}.{suffix}.{mangled(ty)}", ty, [ty, ty], [f"i32 {scale}"])


def vectors(f):
    """Vectors of odd sizes and elements."""
    for ty in ODD_VECTORS:
        n, of, mask = count(ty), element(ty), like(ty, "i1")
        for op in ("add", "mul", "xor", "lshr"):
            f.operation(f"{op} {ty}", ty, [ty, ty])
        f.operation(f"icmp ult {ty}", mask, [ty, ty])
        f.function(ty, [mask, ty, ty], f"%r = select {mask} %a, {ty} %b, {ty} %c")
        f.function(of, [ty, "i64"], f"%r = extractelement {ty} %a, i64 %b")
        f.function(ty, [ty, of, "i32"], f"%r = insertelement {ty} %a, {of} %b, i32 %c")
        f.function(ty, ["ptr"], f"%r = load {ty}, ptr %a")
        f.function("void", [ty, "ptr"], f"store {ty} %a, ptr %b")
        indices = ", ".join(f"i32 {i * 3 % (2 * n)}" for i in range(n))
        f.function(
            ty,
            [ty, ty],
            f"%r = shufflevector {ty} %a, {ty} %b, <{n} x i32> <{indices}>",
        )
        f.function(ty, [ty], f"%r = freeze {ty} %a")


def bitcasts(f):
    """The same bits as vectors, integers and floats."""
    pairs = [
        ("<4 x i8>", "i32"),
        ("<3 x i8>", "i24"),
        ("<2 x i32>", "<4 x i16>"),
        ("<8 x i1>", "i8"),
        ("<7 x i1>", "i7"),
        ("<64 x i1>", "i64"),
        ("<128 x i1>", "i128"),
        ("<2 x float>", "i64"),
        ("<2 x double>", "<4 x i32>"),
        ("i128", "<16 x i8>"),
        ("<3 x i64>", "<6 x i32>"),
        ("<4 x half>", "double"),
        ("<2 x i17>", "i34"),
        ("<5 x i24>", "i120"),
        ("half", "i16"),
        ("bfloat", "i16"),
        ("double", "i64"),
    ]
    for one, other in pairs:
        f.function(other, [one], f"%r = bitcast {one} %a to {other}")
        f.function(one, [other], f"%r = bitcast {other} %a to {one}")


def conversions(f):
    """Conversions between integers and floats, also in vectors."""
    types = [
        (i, x)
        for x in FLOATS
        for i in ("i1", "i8", "i17", "i32", "i64", "i65", "i128", "i200")
    ]
    types += [
        (f"<{n} x {i}>", f"<{n} x {x}>")
        for x in FLOATS
        for n, i in ((3, "i8"), (2, "i32"), (4, "i64"), (2, "i1"), (2, "i100"))
    ]
    for integer, real in types:
        for op in ("sitofp", "uitofp"):
            f.function(real, [integer], f"%r = {op} {integer} %a to {real}")
        for op in ("fptosi", "fptoui"):
            f.function(integer, [real], f"%r = {op} {real} %a to {integer}")
            if integer not in ("i65", "i200"):
                f.call(f"{op}.sat.{mangled(integer)}.{mangled(real)}", integer, [real])
    for narrow, wide in [
        ("half", "float"),
        ("half", "double"),
        ("bfloat", "float"),
        ("bfloat", "double"),
        ("float", "double"),
    ]:
        f.function(wide, [narrow], f"%r = fpext {narrow} %a to {wide}")
        f.function(narrow, [wide], f"%r = fptrunc {wide} %a to {narrow}")


def reductions(f):
    """Reductions of vectors."""
    for ty in [
        "<2 x i8>",
        "<3 x i32>",
        "<4 x i64>",
        "<8 x i1>",
        "<5 x i16>",
        "<2 x i128>",
        "<7 x i24>",
    ]:
        for name in "add mul and or xor smax smin umax umin".split():
            f.call(f"vector.reduce.{name}.{mangled(ty)}", element(ty), [ty])
    for ty in FLOAT_VECTORS:
        for name in "fmax fmin fmaximum fminimum".split():
            f.call(f"vector.reduce.{name}.{mangled(ty)}", element(ty), [ty])
        for name in ("fadd", "fmul"):
            f.call(
                f"vector.reduce.{name}.{mangled(ty)}", element(ty), [element(ty), ty]
            )


def interleaving(f):
    """Vectors taken together and apart by elements."""
    for ty in ["<4 x i8>", "<3 x i17>", "<2 x ptr>", "<1 x i1>", "<2 x half>"]:
        for factor in range(2, 9):
            whole = f"<{count(ty) * factor} x {element(ty)}>"
            name = f"{factor}.{mangled(whole)}"
            f.call(f"vector.interleave{name}", whole, [ty] * factor)
            parts = ", ".join([ty] * factor)
            f.call(f"vector.deinterleave{name}", f"{{ {parts} }}", [whole])


def masked(f):
    """Masked loads and stores, gathers, scatters, compression."""
    for ty in [
        "<4 x i32>",
        "<3 x i8>",
        "<2 x i64>",
        "<4 x float>",
        "<2 x double>",
        "<2 x ptr>",
        "<5 x i24>",
        "<4 x half>",
    ]:
        mask, name, places = like(ty, "i1"), mangled(ty), like(ty, "ptr")
        f.call(f"masked.load.{name}.p0", ty, ["ptr", mask, ty])
        f.call(f"masked.store.{name}.p0", "void", [ty, "ptr", mask])
        f.call(f"masked.gather.{name}.{mangled(places)}", ty, [places, mask, ty])
        f.call(f"masked.scatter.{name}.{mangled(places)}", "void", [ty, places, mask])
        f.call(f"masked.expandload.{name}", ty, ["ptr", mask, ty])
        f.call(f"masked.compressstore.{name}", "void", [ty, "ptr", mask])
        if element(ty) != "ptr":
            f.call(f"experimental.vector.compress.{name}", ty, [ty, mask, ty])


def predicated(f):
    """Vector predication of integers and memory."""
    for ty in ["<4 x i32>", "<3 x i8>", "<2 x i64>"]:
        mask, name, places, of = (
            like(ty, "i1"),
            mangled(ty),
            like(ty, "ptr"),
            element(ty),
        )
        for (
            op
        ) in "add sub mul sdiv udiv srem urem and or xor shl lshr ashr smin smax umin umax sadd.sat usub.sat".split():
            f.call(f"vp.{op}.{name}", ty, [ty, ty, mask, "i32"])
        f.call(f"vp.ctpop.{name}", ty, [ty, mask, "i32"])
        f.call(f"vp.fshl.{name}", ty, [ty, ty, ty, mask, "i32"])
        for op in "add mul and or xor smax umin".split():
            f.call(f"vp.reduce.{op}.{name}", of, [of, ty, mask, "i32"])
        f.call(f"vp.load.{name}.p0", ty, ["ptr", mask, "i32"])
        f.call(f"vp.store.{name}.p0", "void", [ty, "ptr", mask, "i32"])
        f.call(f"vp.gather.{name}.{mangled(places)}", ty, [places, mask, "i32"])
        f.call(
            f"vp.scatter.{name}.{mangled(places)}", "void", [ty, places, mask, "i32"]
        )
        f.call(
            f"experimental.vp.strided.load.{name}.p0.i64",
            ty,
            ["ptr", "i64", mask, "i32"],
        )
        f.call(
            f"experimental.vp.strided.store.{name}.p0.i64",
            "void",
            [ty, "ptr", "i64", mask, "i32"],
        )
        f.call(f"vp.merge.{name}", ty, [mask, ty, ty, "i32"])
        f.call(f"vp.select.{name}", ty, [mask, ty, ty, "i32"])
        for begin in (1, -1):
            f.function(
                ty,
                [ty, ty, mask, "i32", "i32"],
                f"%r = call {ty} @llvm.experimental.vp.splice.{name}({ty} %a, {ty} %b, i32 {begin}, {mask} %c, i32 %d, i32 %e)",
            )
        f.function(
            mask,
            [ty, ty, mask, "i32"],
            f'%r = call {mask} @llvm.vp.icmp.{name}({ty} %a, {ty} %b, metadata !"slt", {mask} %c, i32 %d)',
        )


def predicated_float(f):
    """Vector predication of floating point."""
    for ty in ["<4 x float>", "<2 x double>"]:
        mask, name, of = like(ty, "i1"), mangled(ty), element(ty)
        for (
            op
        ) in "fadd fsub fmul fdiv frem copysign minnum maxnum minimum maximum".split():
            f.call(f"vp.{op}.{name}", ty, [ty, ty, mask, "i32"])
        for (
            op
        ) in "fneg fabs sqrt ceil floor round roundeven rint nearbyint roundtozero".split():
            f.call(f"vp.{op}.{name}", ty, [ty, mask, "i32"])
        f.call(f"vp.fma.{name}", ty, [ty, ty, ty, mask, "i32"])
        for op in "fadd fmul fmax fmin".split():
            f.call(f"vp.reduce.{op}.{name}", of, [of, ty, mask, "i32"])
        integer = like(ty, "i64")
        for op in ("lrint", "llrint"):
            f.call(f"vp.{op}.{mangled(integer)}.{name}", integer, [ty, mask, "i32"])
        f.function(
            mask,
            [ty, ty, mask, "i32"],
            f'%r = call {mask} @llvm.vp.fcmp.{name}({ty} %a, {ty} %b, metadata !"ult", {mask} %c, i32 %d)',
        )


def floats(f):
    """Floating point of 16 to 64 bits: operations, comparisons, memory."""
    predicates = "oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true false"
    for ty in FLOATS + FLOAT_VECTORS:
        mask = like(ty, "i1")
        for op in "fadd fsub fmul fdiv frem".split():
            f.operation(f"{op} {ty}", ty, [ty, ty])
        f.operation(f"fneg {ty}", ty, [ty])
        for predicate in predicates.split():
            f.operation(f"fcmp {predicate} {ty}", mask, [ty, ty])
        f.function(ty, [mask, ty, ty], f"%r = select {mask} %a, {ty} %b, {ty} %c")
        f.function(ty, ["ptr"], f"%r = load {ty}, ptr %a")
        f.function("void", [ty, "ptr"], f"store {ty} %a, ptr %b")


def float_intrinsics(f):
    """Functions of floating point."""
    one = "fabs sqrt floor ceil trunc rint nearbyint round roundeven canonicalize sin cos tan asin acos atan sinh cosh tanh exp exp2 exp10 log log2 log10"
    two = "minnum maxnum minimum maximum minimumnum maximumnum copysign pow atan2"
    for ty in FLOATS + ["<2 x float>"]:
        name, integer = mangled(ty), like(ty, "i32")
        for op in one.split():
            f.call(f"{op}.{name}", ty, [ty])
        for op in two.split():
            f.call(f"{op}.{name}", ty, [ty, ty])
        for op in ("fma", "fmuladd"):
            f.call(f"{op}.{name}", ty, [ty, ty, ty])
        f.call(f"powi.{name}.i32", ty, [ty, "i32"])
        f.call(f"ldexp.{name}.{mangled(integer)}", ty, [ty, integer])
        f.call(f"frexp.{name}.{mangled(integer)}", f"{{ {ty}, {integer} }}", [ty])
        for op in ("sincos", "sincospi", "modf"):
            f.call(f"{op}.{name}", f"{{ {ty}, {ty} }}", [ty])
        f.call(f"is.fpclass.{name}", like(ty, "i1"), [ty], ["i32 411"])
        if not count(ty):
            for op in "lround llround lrint llrint".split():
                f.call(f"{op}.i64.{name}", "i64", [ty])


def atomics(f):
    """Atomic operations of every kind."""
    integer = "xchg add sub and nand or xor max min umax umin uinc_wrap udec_wrap usub_cond usub_sat"
    real = "xchg fadd fsub fmax fmin fmaximum fminimum"
    for types, operations in (
        (["i8", "i16", "i32", "i64", "i128"], integer),
        (FLOATS, real),
        (["ptr"], "xchg"),
        (["<2 x half>"], "fadd"),
    ):
        for ty in types:
            for op in operations.split():
                f.function(
                    ty, ["ptr", ty], f"%r = atomicrmw {op} ptr %a, {ty} %b seq_cst"
                )
            if ty[0] in "ip":
                pair = f"{{ {ty}, i1 }}"
                f.function(
                    pair,
                    ["ptr", ty, ty],
                    f"%r = cmpxchg ptr %a, {ty} %b, {ty} %c acq_rel monotonic",
                )
                f.function(
                    pair,
                    ["ptr", ty, ty],
                    f"%r = cmpxchg weak volatile ptr %a, {ty} %b, {ty} %c seq_cst seq_cst",
                )
            if ty[0] != "<":
                f.function(
                    ty, ["ptr"], f"%r = load atomic {ty}, ptr %a acquire, align 16"
                )
                f.function(
                    "void",
                    [ty, "ptr"],
                    f"store atomic volatile {ty} %a, ptr %b release, align 16",
                )
    for text in (
        "fence acquire",
        'fence syncscope("singlethread") seq_cst',
        'fence syncscope("agent") release',
    ):
        f.function("void", [], text)


FAMILIES = {
    family.__name__.replace("_", "-"): family
    for family in (
        integers,
        divisions,
        saturating,
        overflow,
        bits,
        fixed_point,
        vectors,
        bitcasts,
        conversions,
        reductions,
        interleaving,
        masked,
        predicated,
        predicated_float,
        floats,
        float_intrinsics,
        atomics,
    )
}

if __name__ == "__main__":
    FAMILIES[sys.argv[1]](Family())
