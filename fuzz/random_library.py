#!/usr/bin/env python3
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random C programs about what the C library does with memory and text: bytes that are
set, copied and moved between stores and loads of elements, structures by value, sorting,
blocks that are used again for another type, strings, formats and conversions. Some of
them read and print text, most numbers. Elements have values before they are read, and
every index and length is taken modulo what there is, so that everything is defined."""

import random

import library_values
from generator_tool import Writer, print_program
from library_heap import Heap
from library_memory import Memory, Place
from library_text import PRELUDE as TEXT_PRELUDE
from library_text import Text

NUM_NUMBERS = 16
# What a pointer that is a parameter points to.
PARAMETER_SIZE = 8
HEADERS = ["ctype", "errno", "stdarg", "stddef", "stdint", "stdio", "stdlib"]
HEADERS += ["string", "wchar"]

# How a program of text reads a number.
READERS = [
    """\
static uint64_t next(void) {
  long n = 1;
  scanf("%ld", &n);
  return (uint64_t)n;
}
""",
    """\
static uint64_t next(void) {
  char line[40];
  return fgets(line, sizeof line, stdin) ? (uint64_t)strtol(line, NULL, 10) : 1;
}
""",
    """\
static uint64_t next(void) {
  int c = getchar(), is_negative = c == '-';
  uint64_t n = 0;
  for (; c != EOF && c != '\\n'; c = getchar())
    if (isdigit(c)) n = n * 10 + (uint64_t)(c - '0');
  return is_negative ? -n : n;
}
""",
]


class Program(Writer, Memory, Heap, Text):
    """A program of one seed."""

    def __init__(self, seed):
        super().__init__("library", seed)
        self.num_formats = 0
        self.is_text = self.chance(0.15)
        # What may be read: variables of 64 bits, arrays, and buffers.
        self.numbers, self.places, self.texts = [], [], []
        self.types, self.statics, self.calls = [], [], []

    def pick(self, choices):
        """One of them."""
        return self.random.choice(choices)

    # Declarations

    def emit_header(self):
        """What comes before the functions."""
        if self.is_text:
            self.emit("// text")
        self.emit(f"// random_library.py --seed {self.seed}")
        if not self.is_text:
            self.emit("#include <course.h>")
        for header in HEADERS:
            self.emit(f"#include <{header}.h>")
        self.emit("")
        self.lines += library_values.PRELUDE.splitlines()
        self.lines += TEXT_PRELUDE.splitlines()
        if self.is_text:
            self.lines += self.pick(READERS).splitlines()
            self.emit('static void show(void) { printf("%lu\\n", sum); }')
        else:
            self.emit("static uint64_t next(void) { return read(); }")
            self.emit("static void show(void) { write(sum); }")
        self.emit("")

    def emit_types(self):
        """Structures, and how all types are compared."""
        known = [*library_values.SCALARS, library_values.POINTER, library_values.UNION]
        simple = list(known)
        for place in range(self.random.randint(1, 3)):
            # The first ones have no structures in them, so that none is large.
            members = simple if place < 2 else known
            structure = library_values.Structure(
                self.random, f"S{place}", members, self.chance(0.4)
            )
            self.lines += structure.definition().splitlines()
            self.emit("")
            known.append(structure.type())
        structures = [kind for kind in known if kind.is_structure]
        self.types = self.random.sample(known, 5) + structures * 2
        for kind in known:
            self.lines += (kind.comparison() + kind.total()).splitlines()
        self.emit("")

    def emit_statics(self):
        """Arrays that all functions know."""
        for _ in range(self.random.randint(3, 5)):
            kind, name = self.pick(self.types), self.name("a")
            size = self.pick([8, 11, 16] if kind.is_structure else [8, 16, 21, 32])
            self.emit(f"static {kind.name} {name}[{size}];")
            self.statics.append(Place(name, kind, size, name))
        self.emit("")

    # Functions

    def begin_function(self, prefix, parameters=""):
        """The head of a function of two numbers."""
        name = self.name(prefix)
        attribute = "__attribute__((noinline)) " if self.chance(0.4) else ""
        self.emit(
            f"{attribute}static void {name}({parameters}uint64_t n, uint64_t x) {{"
        )
        self.depth += 1
        self.numbers, self.places = ["n", "x"], list(self.statics)
        return name

    def end_function(self):
        """Its end."""
        self.depth -= 1
        self.emit("}")
        self.emit("")

    def memory_function(self):
        """A function of arrays."""
        parameters = self.random.sample(self.statics, self.pick([0, 1, 2, 2]))
        names = [(self.name("p"), place.type) for place in parameters]
        text = "".join(f"{kind.name} *{name}, " for name, kind in names)
        function = self.begin_function("f", text)
        self.places = self.random.sample(self.statics, self.random.randint(1, 3))
        self.places += [Place(name, kind, PARAMETER_SIZE, "") for name, kind in names]
        for _ in range(self.pick([0, 1, 1, 2])):
            self.emit_local()
        self.emit_block(self.random.randint(3, 8))
        for place in self.places:
            if place.root and place not in self.statics:
                self.emit(f"for (size_t k = 0; k < {place.size}; k++)")
                self.emit(f"  note({place.type.bits(f'{place.name}[k]')});")
        self.end_function()
        arguments = ""
        for place in parameters:
            other = self.pick([p for p in self.statics if p.type is place.type])
            first = self.random.randint(0, other.size - PARAMETER_SIZE)
            arguments += f"{other.name} + {first}, "
        self.calls.append((function, arguments))

    def emit_local(self):
        """An array of a function, with values."""
        kind, name, size = self.pick(self.types), self.name("v"), self.pick([8, 9, 12])
        source = self.place(
            lambda place: place.type is kind and place.root and place.size >= size
        )
        if source and self.chance(0.5):
            self.emit(f"{kind.name} {name}[{size}];")
            self.emit(f"memcpy({name}, {source.name}, sizeof {name});")
        elif self.chance(0.4):
            self.emit(f"{kind.name} {name}[{size}];")
            byte = self.pick([0, 0, 255, 1]) if kind.is_bytes else 0
            self.emit(f"memset({name}, {byte}, sizeof {name});")
        elif self.chance(0.5):
            self.emit(f"{kind.name} {name}[{size}] = {{0}};")
        else:
            self.emit(f"{kind.name} {name}[{size}];")
            self.emit(f"for (size_t k = 0; k < {size}; k++)")
            self.emit(f"  {name}[k] = {kind.make(f'{self.number()} + k')};")
        self.places.append(Place(name, kind, size, name))

    def emit_block(self, length):
        """Statements, some in loops and branches."""
        kinds = ["store", "store", "note", "fill", "sum", "shift", "through", "assign"]
        kinds += ["assign", "carry", "set", "set", "copy", "copy", "move_bytes", "pun"]
        kinds += ["compare", "sort", "variadic"]
        if self.depth < 3:
            kinds += ["loop", "loop", "branch"]
        for _ in range(length):
            getattr(self, "make_" + self.pick(kinds))()

    def make_loop(self):
        """Statements several times."""
        k, known = self.name("k"), list(self.numbers)
        self.emit(f"for (uint64_t {k} = 0, e = {self.length(5)}; {k} < e; {k}++) {{")
        self.numbers.append(k)
        self.depth += 1
        self.emit_block(self.random.randint(1, 3))
        self.depth -= 1
        self.numbers = known
        self.emit("}")

    def make_branch(self):
        """Statements sometimes."""
        self.emit(f"if (({self.number()}) % 5 < {self.pick([1, 2, 3])}) {{")
        self.depth += 1
        self.emit_block(self.random.randint(1, 3))
        self.depth -= 1
        self.emit("}")

    # The program

    def emit_main(self):
        """Reads numbers, fills arrays, and calls all functions."""
        self.emit("int main(void) {")
        self.depth += 1
        self.numbers, self.places = ["n0", "n1", "n2", "n3"], list(self.statics)
        for number in self.numbers:
            self.emit(f"uint64_t {number} = next();")
        self.emit("for (int k = 0; k < 16; k++) numbers[k] = (int)n0 ^ k * 37;")
        for place in self.statics:
            if self.chance(0.7):
                self.emit(f"for (size_t k = 0; k < {place.size}; k++)")
                value = place.type.make(f"{self.number()} + k * 5")
                self.emit(f"  {place.name}[k] = {value};")
        self.random.shuffle(self.calls)
        for function, arguments in self.calls:
            # No constants: a loop whose length is known is unrolled to very much code.
            first, second = self.random.sample(self.numbers, 2)
            given = f"{arguments}{first} + {self.random.randrange(40)}, {second} ^ n0"
            if self.chance(0.3):
                self.emit("for (uint64_t k = 0; k < 1 + n1 % 3; k++) {")
                self.emit(f"  {function}({given} + k);")
                self.emit("}")
            else:
                self.emit(f"{function}({given});")
            self.emit("show();")
        for place in self.statics:
            self.emit(f"note_all_{place.type.name}({place.name}, {place.size});")
            self.emit("show();")
        self.emit("return 0;")
        self.depth -= 1
        self.emit("}")

    def generate(self):
        """The text."""
        self.emit_header()
        self.emit_types()
        self.emit_statics()
        for _ in range(self.random.randint(1, 3)):
            self.memory_function()
        others = [self.blocks_function, self.churn_function, self.list_function]
        # What prints and reads numbers is large and takes most of the time to compile.
        if self.is_text or self.chance(0.2):
            others += [self.text_function] * 3
        for other in self.random.sample(others, self.random.randint(1, 3)):
            self.calls.append((other(), ""))
        self.emit_main()
        return "\n".join(self.lines) + "\n"


def generate_input(seed):
    """Numbers for a program, of all sizes."""
    chosen = random.Random(f"library input {seed}")
    numbers = []
    for _ in range(NUM_NUMBERS):
        number = chosen.randrange(1 << chosen.choice([2, 4, 8, 16, 32, 62]))
        numbers.append(str(-number if chosen.random() < 0.3 else number))
    return "\n".join(numbers) + "\n"


if __name__ == "__main__":
    print_program(__doc__, Program, generate_input)
