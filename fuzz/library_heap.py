# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random functions about the heap: blocks that are freed and used again for elements of
another type, blocks that grow and shrink, and lists of structures."""


def rounded(size):
    """The size of a block, which natively has to be a multiple of 8."""
    return f"({size} + 7) / 8 * 8"


class Heap:
    """Functions with blocks of their own."""

    def blocks_function(self):
        """Blocks of different types, one after the other."""
        name = self.begin_function("b")
        for _ in range(self.random.randint(2, 4)):
            kind, block, count = self.pick(self.types), self.name("h"), self.name("c")
            k, value = self.name("k"), self.number()
            self.emit(f"size_t {count} = 1 + {self.below(12)};")
            size = rounded(f"{count} * sizeof({kind.name})")
            is_zero = self.chance(0.4)
            call = f"calloc({count}, sizeof({kind.name}))" if is_zero else None
            self.emit(f"{kind.name} *{block} = {call or f'malloc({size})'};")
            end = f"{count} / 2" if is_zero else count
            self.emit_stores(block, kind, "0", end, value)
            if self.chance(0.7):
                self.emit_resize(block, kind, count)
            if self.chance(0.4):
                call = f"{block}, {count}, sizeof *{block}, {kind.compare()}"
                self.emit(f"qsort({call});")
            self.emit(f"for (size_t {k} = 0; {k} < {count}; {k}++)")
            self.emit(f"  note({kind.bits(f'{block}[{k}]')});")
            if self.chance(0.3) and kind.is_structure:
                last = f"{block}[{count} - 1]"
                self.emit(f"*{block} = change_{kind.name}({last}, x);")
                self.emit(f"note({kind.bits('*' + block)});")
            self.emit(f"free({block});")
        self.end_function()
        return name

    def emit_stores(self, block, kind, first, end, value):
        """Elements of a block are stored."""
        k = self.name("k")
        self.emit(f"for (size_t {k} = {first}; {k} < {end}; {k}++)")
        self.emit(f"  {block}[{k}] = {kind.make(f'{value} + {k} * 3')};")

    def emit_resize(self, block, kind, count):
        """realloc; what is new is stored."""
        new = self.name("c")
        self.emit(f"size_t {new} = 1 + {self.below(16)};")
        size = rounded(f"{new} * sizeof *{block}")
        self.emit(f"{block} = realloc({block}, {size});")
        self.emit_stores(block, kind, count, new, self.number())
        self.emit(f"{count} = {new};")

    def churn_function(self):
        """Four blocks in turn, each of one of three types."""
        kinds = self.random.sample(self.types, 3)
        name = self.begin_function("b")
        self.emit("struct {")
        self.emit("  int kind;")
        self.emit("  size_t count;")
        self.emit("  void *block;")
        self.emit("} slots[4] = {0};")
        self.emit("for (uint64_t k = 0; k < 4 + n % 16; k++) {")
        self.depth += 1
        self.emit("x = x * 6364136223846793005 + 1442695040888963407;")
        self.emit("uint64_t i = (x >> 33) % 4, count = 1 + (x >> 40) % 9;")
        self.emit("void *block = slots[i].block;")
        self.emit("switch ((x >> 50) % 5) {")
        for number, kind in enumerate(kinds):
            self.emit(f"case {number}: {{")
            self.emit_case(number, kind)
            self.emit("}")
        self.emit("case 3:")
        self.emit("  if (block) free(block);")
        self.emit("  slots[i].block = 0;")
        self.emit("  break;")
        self.emit("default:")
        self.depth += 1
        self.emit_sums(kinds)
        self.depth -= 2
        self.emit("  }")
        self.emit("}")
        self.emit("for (uint64_t i = 0; i < 4; i++) {")
        self.emit("  void *block = slots[i].block;")
        self.depth += 1
        self.emit_sums(kinds)
        self.emit("if (block) free(block);")
        self.depth -= 1
        self.emit("}")
        self.end_function()
        return name

    def emit_case(self, number, kind):
        """A block is taken, or grows."""
        size = rounded(f"count * sizeof({kind.name})")
        self.depth += 1
        self.emit("size_t first = 0;")
        self.emit(f"{kind.name} *made;")
        if self.chance(0.6):
            self.emit(f"if (block && slots[i].kind == {number}) {{")
            self.emit(f"  made = realloc(block, {size});")
            self.emit("  first = slots[i].count;")
            self.emit("} else {")
        else:
            self.emit("{")
        self.emit("  if (block) free(block);")
        self.emit(f"  made = malloc({size});")
        self.emit("}")
        self.emit("for (size_t j = first; j < count; j++)")
        self.emit(f"  made[j] = {kind.make('x >> j')};")
        self.emit(f"slots[i].kind = {number};")
        self.emit("slots[i].count = count;")
        self.emit("slots[i].block = made;")
        self.emit("break;")
        self.depth -= 1

    def emit_sums(self, kinds):
        """A block is read as what it is."""
        for number, kind in enumerate(kinds):
            self.emit(f"if (block && slots[i].kind == {number})")
            self.emit("  for (size_t j = 0; j < slots[i].count; j++)")
            self.emit(f"    note({kind.bits(f'(({kind.name} *)block)[j]')});")

    def list_function(self):
        """A list in order, of which some nodes are freed."""
        kind, node = self.pick(self.types), self.name("Node")
        self.emit(f"typedef struct {node} {{")
        members = [f"  struct {node} *next;", f"  {kind.name} value;", "  int key;"]
        self.random.shuffle(members)
        for member in members:
            self.emit(member)
        self.emit(f"}} {node};")
        name = self.begin_function("l")
        step = self.random.choice([3, 7, 11, 37])
        self.emit(f"{node} *head = 0;")
        self.emit("for (uint64_t k = 0; k < n % 12; k++) {")
        self.emit(f"  {node} *made = malloc({rounded('sizeof *made')});")
        self.emit(f"  *made = ({node}){{.key = (int)((x + k * {step}) % 29)}};")
        self.emit(f"  made->value = {kind.make('x + k')};")
        self.emit(f"  {node} **at = &head;")
        self.emit("  while (*at && (*at)->key < made->key) at = &(*at)->next;")
        self.emit("  made->next = *at;")
        self.emit("  *at = made;")
        self.emit("}")
        self.emit(f"for ({node} **at = &head; *at;) {{")
        self.emit(f"  {node} *gone = *at;")
        self.emit("  if (gone->key % 3 == 0) {")
        self.emit("    *at = gone->next;")
        self.emit("    free(gone);")
        self.emit("  } else {")
        self.emit("    at = &gone->next;")
        self.emit("  }")
        self.emit("}")
        self.emit("while (head) {")
        self.emit(f"  {node} node = *head;")
        self.emit("  note((uint64_t)node.key);")
        self.emit(f"  note({kind.bits('node.value')});")
        self.emit("  free(head);")
        self.emit("  head = node.next;")
        self.emit("}")
        self.end_function()
        return name
