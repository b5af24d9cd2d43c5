# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""C types whose values are made of a number of 64 bits and make one again: scalars,
pointers, a union, and random structures with the functions that take and return them."""

import dataclasses

# What all programs begin with: floating-point numbers count by their bytes, whatever
# they are, and 0 has no sign.
PRELUDE = """\
static uint64_t sum;
static int numbers[16];

static void note(uint64_t x) { sum = sum * 31 + x; }

static uint64_t bits_float(float x) {
  uint32_t word;
  memcpy(&word, &x, sizeof word);
  return word;
}

static uint64_t bits_double(double x) {
  uint64_t word;
  memcpy(&word, &x, sizeof word);
  return word;
}

typedef int *Pointer;
static uint64_t bits_Pointer(Pointer p) {
  return p ? (uint64_t)*p * 16 + (uint64_t)(p - numbers) : 1ull << 50;
}

typedef union {
  uint64_t word;
  double real;
  float reals[2];
  int16_t parts[4];
  struct {
    int32_t low, high;
  } pair;
} Union;
static Union make_Union(uint64_t x) {
  Union made;
  switch (x % 4) {
  case 0: made.word = x; break;
  case 1: made.real = (double)(int32_t)x * 0.125; break;
  case 2: made.pair.low = (int32_t)x, made.pair.high = (int32_t)(x >> 9); break;
  default:
    for (int i = 0; i < 4; i++) made.parts[i] = (int16_t)(x >> i);
  }
  return made;
}
static uint64_t bits_Union(Union u) {
  return u.word * 3 + (uint64_t)u.pair.high + (uint64_t)u.parts[1] +
         bits_float(u.reals[0]);
}
"""

# Large, so that different values of a structure count as different numbers.
FACTOR = "0x9e3779b97f4a7c15"


@dataclasses.dataclass(frozen=True)
class Type:
    """A type of C. The places for {} are for an integer in `made` and for an lvalue in
    `noted`."""

    name: str
    made: str
    noted: str
    # Whether any bytes are a value, and all bytes are of one.
    is_raw: bool = True
    # Whether elements may consist of the same byte again and again.
    is_bytes: bool = True
    is_real: bool = False
    # Functions make, count and change its values.
    is_structure: bool = False

    def make(self, number):
        """A value."""
        return self.made.format(number)

    def bits(self, place):
        """The number of a value."""
        return self.noted.format(place)

    def compare(self):
        """The name of its function for qsort."""
        return f"compare_{self.name}"

    def total(self):
        """A function that counts an array."""
        head = f"__attribute__((noinline)) static void note_all_{self.name}"
        return (
            f"{head}({self.name} const *p, size_t count) {{\n"
            "  for (size_t k = 0; k < count; k++)\n"
            f"    note({self.bits('p[k]')});\n}}\n"
        )

    def comparison(self):
        """That function. All that compare equal are the same."""
        text = f"static int {self.compare()}(const void *left, const void *right) {{\n"
        if self.is_raw and self.name != "Union":
            text += f"  const {self.name} *x = left, *y = right;\n"
            return text + "  return (*x > *y) - (*x < *y);\n}\n"
        text += f"  {self.name} const *p = left, *q = right;\n"
        text += f"  uint64_t x = {self.bits('*p')}, y = {self.bits('*q')};\n"
        return text + "  return x < y ? -1 : x > y;\n}\n"


def integer(name):
    """An integer type."""
    return Type(name, f"({name})({{}})", "(uint64_t)({})")


INTEGERS = [
    integer(name)
    for name in ("char", "uint8_t", "short", "uint16_t", "int", "unsigned")
    + ("long", "uint64_t")
]
REALS = [
    Type("float", "(float)(int16_t)({}) * 0.25f", "bits_float({})", is_real=True),
    Type("double", "(double)(int32_t)({}) * 0.125", "bits_double({})", is_real=True),
]
POINTER = Type(
    "Pointer", "&numbers[({}) % 16]", "bits_Pointer({})", is_raw=False, is_bytes=False
)
UNION = Type("Union", "make_Union({})", "bits_Union({})")
SCALARS = INTEGERS + REALS


@dataclasses.dataclass(frozen=True)
class Field:
    """A member of a structure: an array of `length`, or a bit-field of `width`."""

    name: str
    type: Type
    length: int = 0
    width: int = 0

    def declaration(self):
        """How it is declared."""
        after = f"[{self.length}]" if self.length else ""
        after += f" : {self.width}" if self.width else ""
        return f"{self.type.name} {self.name}{after};"

    def places(self):
        """Its parts."""
        if not self.length:
            return [self.name]
        return [f"{self.name}[{i}]" for i in range(self.length)]


class Structure:
    """A random structure and its functions."""

    def __init__(self, rng, name, types, is_small):
        self.rng, self.name, self.is_small = rng, name, is_small
        self.fields = []
        allowed = [kind for kind in types if not (is_small and kind.is_structure)]
        for place in range(rng.randint(1, 3) if is_small else rng.randint(2, 5)):
            self.fields.append(self.field(f"f{place}", allowed))
        self.by_address = rng.random() < 0.4
        self.attribute = rng.choice(["", "", "__attribute__((noinline)) "])

    def field(self, name, types):
        """A random member; up to three of them take 8 bytes if they have to be small."""
        rng = self.rng
        if rng.random() < 0.25:
            kind = rng.choice([k for k in INTEGERS if k.name in ("int", "unsigned")])
            return Field(name, kind, width=rng.randint(2, 9 if self.is_small else 31))
        if self.is_small:
            names = ("char", "uint8_t", "short", "uint16_t")
            return Field(name, rng.choice([k for k in INTEGERS if k.name in names]))
        kind = rng.choice(types)
        if rng.random() < 0.3 and not kind.is_structure:
            return Field(name, kind, length=rng.randint(2, 3))
        return Field(name, kind)

    def type(self):
        """What programs know of it."""
        has_pointer = any(not field.type.is_bytes for field in self.fields)
        return Type(
            self.name,
            f"make_{self.name}({{}})",
            f"bits_{self.name}({'&' if self.by_address else ''}{{}})",
            is_raw=False,
            is_bytes=not has_pointer,
            is_structure=True,
        )

    def parts(self):
        """Each part that holds a value, and its type."""
        return [(place, f.type) for f in self.fields for place in f.places()]

    def number(self, place):
        """A number of `n`, another one for each part."""
        return self.rng.choice([f"n + {place}", f"n * {place * 2 + 3}", f"n >> {place}"])

    def definition(self):
        """The type and its functions."""
        lines = ["typedef struct {"]
        lines += [f"  {field.declaration()}" for field in self.fields]
        lines += [f"}} {self.name};", *self.make_function(), *self.bits_function()]
        return "\n".join([*lines, *self.change_function(), *self.users()]) + "\n"

    def make_function(self):
        """A value of a number."""
        head = f"{self.attribute}static {self.name} make_{self.name}(uint64_t n) {{"
        values = [
            (place, kind.make(self.number(i)))
            for i, (place, kind) in enumerate(self.parts())
        ]
        if self.rng.random() < 0.3:
            given = ", ".join(f".{place} = {value}" for place, value in values)
            return [head, f"  return ({self.name}){{{given}}};", "}"]
        first = [f"  {self.name} s;"]
        if self.rng.random() < 0.4:
            first += ["  memset(&s, 0, sizeof s);"]
        stores = [f"  s.{place} = {value};" for place, value in values]
        return [head, *first, *stores, "  return s;", "}"]

    def bits_function(self):
        """The number of a value."""
        by, access = ("const {} *s", "s->") if self.by_address else ("{} s", "s.")
        parameter = by.format(self.name)
        lines = [f"{self.attribute}static uint64_t bits_{self.name}({parameter}) {{"]
        lines += ["  uint64_t h = 0;"]
        for place, kind in self.parts():
            lines += [f"  h = h * {FACTOR} + {kind.bits(access + place)};"]
        return [*lines, "  return h;", "}"]

    def change_function(self):
        """Another value for some parts."""
        rng, name = self.rng, self.name
        lines = [f"{self.attribute}static {name} change_{name}({name} s, uint64_t n) {{"]
        for place, kind in rng.sample(self.parts(), min(2, len(self.parts()))):
            if kind.is_structure and rng.random() < 0.7:
                lines += [f"  s.{place} = change_{kind.name}(s.{place}, n);"]
            elif kind in INTEGERS and rng.random() < 0.4:
                lines += [f"  s.{place} = ({kind.name})((uint64_t)s.{place} + n);"]
            else:
                lines += [f"  s.{place} = {kind.make('n ^ 5')};"]
        for field in self.fields:
            if field.length and rng.random() < 0.5:
                at = f"s.{field.name}[n % {field.length}]"
                lines += [f"  {at} = {field.type.make('n >> 2')};"]
        return [*lines, "  return s;", "}"]

    def users(self):
        """Functions that call these, by pointers too, and one with `...`."""
        name = self.name
        return [
            f"static {name} maybe_{name}({name} s, uint64_t n) {{",
            f"  return n & 1 ? s : change_{name}(s, n * 3);",
            "}",
            f"static {name} (*const steps_{name}[2])({name}, uint64_t) = {{",
            f"    change_{name}, maybe_{name}}};",
            f"static uint64_t total_{name}(int count, ...) {{",
            "  va_list list;",
            "  va_start(list, count);",
            "  uint64_t h = 0;",
            "  for (int i = 0; i < count; i++) {",
            f"    {name} s = va_arg(list, {name});",
            f"    h = h * 3 + bits_{name}({'&' if self.by_address else ''}s);",
            "  }",
            "  va_end(list);",
            "  return h;",
            "}",
        ]
