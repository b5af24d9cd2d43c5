# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random statements about memory: it is set, copied and moved as bytes, and sorted,
between stores and loads of its elements. Bytes move between arrays of different types
only where these are declared, and only where any bytes are values."""

import dataclasses

import library_values

ZEROS_AND_OTHERS = [0, 0, 0, 255, 1, 127, 128, 165]


@dataclasses.dataclass(frozen=True)
class Place:
    """An array, a block or what a parameter points to."""

    name: str
    type: library_values.Type
    size: int
    # Which object it is; "" for a parameter, which may be part of any.
    root: str
    # Whether bytes that are copied do not give it another type.
    is_declared: bool = True


class Memory:
    """Statements about the places that a function knows."""

    # Numbers

    def number(self):
        """An expression of 64 bits."""
        first, second = self.random.sample(self.numbers, 2)
        constant = self.random.randrange(1, 100)
        return self.pick(
            [first, f"{first} + {constant}", f"{first} * {constant} + {second}"]
            + [f"({first} ^ {second})", f"({first} >> {constant % 24})", str(constant)]
        )

    def below(self, limit):
        """An index below a constant."""
        if self.chance(0.25):
            return str(self.random.randrange(limit))
        return f"({self.number()}) % {limit}"

    def length(self, limit):
        """A number of elements or bytes, often not known."""
        if self.chance(0.35):
            return str(self.random.randint(1, limit))
        return f"({self.number()}) % {limit + 1}"

    def element(self, place):
        """An lvalue in a place."""
        return f"{place.name}[{self.below(place.size)}]"

    def place(self, test=lambda place: True):
        """A place that passes a test, or None."""
        found = [place for place in self.places if test(place)]
        return self.pick(found) if found else None

    def note(self, place):
        """Counts an element."""
        self.emit(f"note({place.type.bits(self.element(place))});")

    # Stores and loads

    def make_store(self):
        """An element is stored, and maybe another one loaded."""
        place = self.place()
        self.emit(f"{self.element(place)} = {place.type.make(self.number())};")
        if self.chance(0.5):
            self.note(self.place())

    def make_note(self):
        """An element is loaded."""
        self.note(self.place())

    def make_fill(self):
        """Elements are stored in a loop."""
        place, k = self.place(), self.name("k")
        value = place.type.make(self.pick([self.number(), f"{self.number()} + {k}"]))
        if self.chance(0.3):
            value = "0" if place.type in library_values.SCALARS else value
        self.emit(
            f"for (size_t {k} = 0, e = {self.length(place.size)}; {k} < e; {k}++)"
        )
        self.emit(f"  {place.name}[{k}] = {value};")

    def make_sum(self):
        """Elements are loaded in a loop."""
        place, k = self.place(), self.name("k")
        self.emit(
            f"for (size_t {k} = 0, e = {self.length(place.size)}; {k} < e; {k}++)"
        )
        self.emit(f"  note({place.type.bits(f'{place.name}[{k}]')});")

    def make_shift(self):
        """A loop that moves elements by one, up or down."""
        place, k = self.place(), self.name("k")
        first, name = self.random.randint(1, 3), place.name
        if self.chance(0.5):
            self.emit(f"for (size_t {k} = {first}; {k} < {place.size}; {k}++)")
            self.emit(f"  {name}[{k} - {first}] = {name}[{k}];")
        else:
            self.emit(f"for (size_t {k} = {place.size}; {k}-- > {first};)")
            self.emit(f"  {name}[{k}] = {name}[{k} - {first}];")

    def make_through(self):
        """A store through a pointer that memory holds."""
        place = self.place(lambda place: place.type is library_values.POINTER)
        if not place:
            return self.make_store()
        at = self.element(place)
        self.emit(f"if ({at}) *{at} = (int)({self.number()});")

    # Whole elements

    def partner(self, place):
        """A place of the same type."""
        return self.place(lambda other: other.type is place.type)

    def make_assign(self):
        """An element of another one, maybe changed, or both swapped."""
        place = self.place(lambda place: place.type.is_structure) or self.place()
        other, kind = self.partner(place), place.type
        left, right = self.element(place), self.element(other)
        if self.chance(0.3):
            self.emit_swap(kind, left, right)
        elif kind.is_structure and self.chance(0.7):
            self.emit(f"{left} = change_{kind.name}({right}, {self.number()});")
        else:
            self.emit(f"{left} = {right};")
        self.note(other)

    def emit_swap(self, kind, left, right):
        """Two elements are swapped, as values or as bytes."""
        saved = self.name("t")
        if self.chance(0.5):
            self.emit(f"{kind.name} {saved} = {left};")
            self.emit(f"{left} = {right};")
            self.emit(f"{right} = {saved};")
            return
        self.emit(f"char {saved}[sizeof({kind.name})];")
        self.emit(f"memcpy({saved}, &{left}, sizeof {saved});")
        self.emit(f"memmove(&{left}, &{right}, sizeof {saved});")
        self.emit(f"memcpy(&{right}, {saved}, sizeof {saved});")

    def make_carry(self):
        """A structure that is carried and changed through a loop."""
        place = self.place(lambda place: place.type.is_structure)
        if not place:
            return self.make_fill()
        kind, name, k = place.type, self.name("s"), self.name("k")
        self.emit(f"{kind.name} {name} = {self.element(place)};")
        self.emit(f"for (uint64_t {k} = 0, e = {self.length(6)}; {k} < e; {k}++) {{")
        known = list(self.numbers)
        self.numbers.append(k)
        self.emit(f"  {name} = {self.changed(kind, name)};")
        self.emit(f"  {self.element(place)} = {name};")
        if self.chance(0.4):
            self.emit(f"  if ({self.number()} & 1) {name} = {self.element(place)};")
        self.numbers = known
        self.emit("}")
        self.emit(f"note({kind.bits(name)});")

    def changed(self, kind, name):
        """A structure that another one becomes, directly, by a pointer to a function
        or as one of two."""
        change, number = f"change_{kind.name}", self.number()
        if self.chance(0.25):
            return f"steps_{kind.name}[{self.below(2)}]({name}, {number})"
        if self.chance(0.25):
            other = f"make_{kind.name}({self.number()})"
            return f"({number}) % 3 ? {change}({name}, {number}) : {other}"
        return f"{change}({name}, {number})"

    def make_variadic(self):
        """Structures for `...`."""
        place = self.place(lambda place: place.type.is_structure)
        if not place:
            return self.make_sum()
        name = place.type.name
        values = f"{self.element(place)}, make_{name}({self.number()})"
        self.emit(f"note(total_{name}(2, {values}));")

    # Bytes

    def make_set(self):
        """memset of elements, known or read ones, or of some bytes."""
        place = self.place()
        byte, name = self.pick(ZEROS_AND_OTHERS), place.name
        byte = byte if place.type.is_bytes else 0
        if place.type.is_bytes and self.chance(0.3):
            byte = f"(int)({self.number()})"
        if place.type.is_raw and self.chance(0.4):
            self.emit_set_bytes(place, byte)
        elif self.chance(0.4):
            self.emit(f"memset({name}, {byte}, {place.size} * sizeof *{name});")
        else:
            first = self.random.randrange(place.size // 2)
            count = self.length(place.size - first)
            self.emit(f"memset({name} + {first}, {byte}, ({count}) * sizeof *{name});")
        self.note(place)

    def emit_set_bytes(self, place, byte):
        """memset from any byte on."""
        first = self.random.randrange(place.size)
        count = f"({self.number()}) % ({place.size} * sizeof *{place.name} - {first})"
        if self.chance(0.4):
            count = str(self.random.randint(1, place.size - first))
        self.emit(f"memset((char *){place.name} + {first}, {byte}, {count});")

    def make_copy(self):
        """memcpy of elements; memmove if it may be the same place."""
        place = self.place()
        other = self.partner(place)
        function = "memcpy" if are_distinct(place, other) else "memmove"
        to, source = self.random.randrange(4), self.random.randrange(4)
        count = self.length(min(place.size - to, other.size - source))
        count = f"({count}) * sizeof *{place.name}"
        if self.chance(0.5):
            self.emit(f"{self.element(other)} = {other.type.make(self.number())};")
        self.emit(f"{function}({place.name} + {to}, {other.name} + {source}, {count});")
        self.note(place)

    def make_move_bytes(self):
        """Bytes move within a place, or to one of another type, from anywhere."""
        place = self.place(lambda place: place.type.is_raw and place.is_declared)
        if not place:
            return self.make_copy()
        other = self.place(lambda other: other.type.is_raw)
        function = "memcpy" if are_distinct(place, other) else "memmove"
        self.emit("{")
        ends = []
        for which, name in (("d", place), ("s", other)):
            first = self.pick(["0", str(self.random.randrange(8)), self.below(8)])
            self.emit(f"  size_t {which} = {first};")
            ends.append(f"{name.size} * sizeof *{name.name} - {which}")
        ends = [f"({end})" for end in ends]
        self.emit(f"  size_t n = {ends[0]} < {ends[1]} ? {ends[0]} : {ends[1]};")
        count = self.pick(["n", f"n < {self.pick([3, 4, 8, 12])} ? n : 4"])
        count = self.pick([count, f"({self.number()}) % (n + 1)"])
        self.emit(
            f"  {function}((char *){place.name} + d, (char *){other.name} + s, {count});"
        )
        self.emit("}")
        self.note(place)

    def make_pun(self):
        """A word is copied out of a place, or into it."""
        place = self.place(lambda place: place.type.is_raw and place.size >= 8)
        if not place:
            return self.make_copy()
        word, bits = self.name("w"), self.pick([16, 32, 64])
        at = f"(char *){place.name} + {self.below(place.size - bits // 8 + 1)}"
        self.emit(f"uint{bits}_t {word} = (uint{bits}_t)({self.number()});")
        if self.chance(0.5) and place.is_declared:
            self.emit(f"memcpy({at}, &{word}, sizeof {word});")
            self.note(place)
        else:
            self.emit(f"memcpy(&{word}, {at}, sizeof {word});")
            self.emit(f"note({word});")

    def make_compare(self):
        """Bytes are compared or searched."""
        place = self.place(lambda place: place.type.is_raw)
        other = self.place(lambda place: place.type.is_raw)
        if not place:
            return self.make_note()
        if self.chance(0.6):
            count = self.length(min(place.size, other.size))
            call = f"memcmp({place.name}, {other.name}, {count})"
            return self.emit(f"note((uint64_t)(({call} > 0) - ({call} < 0)));")
        found = self.name("p")
        byte, count = f"(int)({self.number()})", self.length(place.size)
        self.emit(f"char *{found} = memchr({place.name}, {byte}, {count});")
        self.emit(
            f"note({found} ? (uint64_t)({found} - (char *){place.name}) + 1 : 0);"
        )

    # Sorting

    def make_sort(self):
        """qsort between stores and loads, and maybe bsearch."""
        place = self.place()
        name, kind, k = place.name, place.type, self.name("k")
        count, size = self.name("c"), place.size
        self.emit(f"size_t {count} = {self.length(size)};")
        if kind.is_real or self.chance(0.5):
            value = kind.make(f"(({self.number()}) + {k} * 7) % 23")
            self.emit(f"for (size_t {k} = 0; {k} < {size}; {k}++)")
            self.emit(f"  {name}[{k}] = {value};")
        call = f"{name}, {count}, sizeof *{name}, {kind.compare()}"
        self.emit(f"{self.element(place)} = {kind.make(self.number())};")
        self.emit(f"qsort({call});")
        self.note(place)
        if self.chance(0.5):
            key, found = self.name("s"), self.name("p")
            self.emit(f"{kind.name} {key} = {self.element(place)};")
            self.emit(f"{kind.name} *{found} = bsearch(&{key}, {call});")
            self.emit(f"note({found} ? {kind.bits('*' + found)} : 7);")


def are_distinct(place, other):
    """Whether two places certainly do not overlap."""
    return bool(place.root and other.root and place.root != other.root)
