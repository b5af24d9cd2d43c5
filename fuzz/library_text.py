# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random statements about strings, and about text that numbers become and that becomes
numbers again."""

import dataclasses

# Bytes of each buffer; no text in one takes more than half of it.
ROOM = 64
MAX_FORMATS = 2
ALPHABETS = ["ab", "abc", "a b,", "0123456789", "0x1fa", "+-0 19", "1.e-5", "Zz9_ \\t"]

# spell makes a text, and the length of one is limited where two are joined. Inlined, these
# are unrolled to most of a program.
PRELUDE = f"""\
__attribute__((noinline)) static void spell(char *to, size_t length,
                                            const char *letters, uint64_t x) {{
  size_t count = strlen(letters);
  for (size_t i = 0; i < length; i++, x = x * 25214903917 + 11)
    to[i] = letters[(x >> 16) % count];
  to[length] = 0;
}}

__attribute__((noinline)) static void note_text(const char *text) {{
  note(strlen(text));
  while (*text) note((uint64_t)*text++);
}}

__attribute__((noinline)) static void join(char *to, const char *more) {{
  if (strlen(to) + strlen(more) < {ROOM // 2}) strcat(to, more);
}}
"""


@dataclasses.dataclass(frozen=True)
class Conversion:
    """How a value is printed and read. The places for {} are for a number."""

    printed: tuple
    value: str
    # For scanf: the conversion and the variable, with its type in front. None: it is
    # only printed.
    read: str = ""
    type: str = ""


CONVERSIONS = [
    Conversion(
        ("%d", "%d", "%i", "%5d", "%-5d", "%05d", "%+d", "% d", "%.3d", "%8.4d"),
        "(int)({})",
        "%d",
        "int",
    ),
    Conversion(("%u", "%3u", "%-12u", "%012u"), "(unsigned)({})", "%u", "unsigned"),
    Conversion(("%x", "%X", "%08x", "%#x", "%-6x"), "(unsigned)({})", "%x", "unsigned"),
    Conversion(("%o", "%#o", "%4o"), "(unsigned)({})", "%o", "unsigned"),
    Conversion(("%ld", "%-12ld", "%020ld", "%+ld"), "(long)({})", "%ld", "long"),
    Conversion(("%lld", "%22lld"), "(long long)({})", "%lld", "long long"),
    Conversion(
        ("%lu", "%5lu", "%lx"), "(unsigned long)({} & 1023)", "%lx", "unsigned long"
    ),
    Conversion(("%llx", "%llX"), "(unsigned long long)({})", "%llx", "uint64_t"),
    Conversion(("%zu", "%3zu"), "(size_t)({})", "%zu", "size_t"),
    Conversion(("%hd", "%4hd"), "(int)(short)({})", "%hd", "short"),
    Conversion(("%hhu", "%3hhu"), "(int)(uint8_t)({})", "%hhu", "uint8_t"),
    Conversion(("%c", "%3c", "%-2c"), "(int)('A' + ({}) % 50)", " %c", "char"),
    Conversion(
        ("%g", "%f", "%e", "%.2f", "%10.3f", "%-9.1f|", "%.0f", "%.12g", "%G", "%+.3e"),
        "(double)(int64_t)({}) / 64.0",
        "%lf",
        "double",
    ),
    Conversion(
        ("%g", "%e", "%.3e", "%12g", "%#g", "%.17g", "%a"),
        "(double)(int32_t)({}) * 1e-7",
        "%lf",
        "double",
    ),
    Conversion(
        ("%g", "%f", "%8.2f", "%08.2f", "%.1f"),
        "(double)((int32_t)({}) % 100000) / 100.0",
        "%f",
        "float",
    ),
    Conversion(("%*d", "%-*d"), "(int)(({}) % 9), (int)x"),
    Conversion(("%s", "%.3s", "%12s", "%-12s", "%.0s"), "s"),
    Conversion(("%.*s",), "(int)(({}) % 9), s"),
    Conversion(("%s%%",), "t"),
]


class Text:
    """Functions about strings, in the buffers s, t and u."""

    def text_function(self):
        """A function with three buffers."""
        name = self.begin_function("t")
        self.emit(f"char s[{ROOM}], t[{ROOM}], u[{ROOM}] = {{0}};")
        self.emit_spell("s")
        self.emit_spell("t")
        known, self.texts = self.texts, ["s", "t", "u"]
        if self.chance(0.6):
            self.emit("for (uint64_t i = 0; i < 1 + n % 4; i++) {")
            self.depth += 1
            self.numbers.append("i")
            self.emit_texts(self.random.randint(2, 5))
            self.numbers.remove("i")
            self.depth -= 1
            self.emit("}")
        self.emit_texts(self.random.randint(2, 5))
        for text in self.texts:
            self.emit(f"note_text({text});")
        self.texts = known
        self.end_function()
        return name

    def emit_texts(self, count):
        """Statements."""
        kinds = ["copy", "copy", "join", "find", "find", "compare", "cut", "split"]
        kinds += ["letters", "number", "formats", "formats", "duplicate", "wide"]
        for _ in range(count):
            getattr(self, "text_" + self.pick(kinds))()

    def emit_spell(self, text):
        """A new text."""
        letters, length = self.pick(ALPHABETS), self.below(ROOM // 2)
        self.emit(f'spell({text}, {length}, "{letters}", {self.number()});')

    def two_texts(self):
        """Different buffers."""
        return self.random.sample(self.texts, 2)

    def text_copy(self):
        """A text is copied, or a part of it."""
        to, source = self.two_texts()
        count = self.name("c")
        if self.chance(0.4):
            self.emit(f"strcpy({to}, {source});")
        elif self.chance(0.5):
            self.emit(f"size_t {count} = {self.length(ROOM // 2 - 1)};")
            self.emit(f"strncpy({to}, {source}, {count});")
            self.emit(f"{to}[{count}] = 0;")
        else:
            self.emit(f"size_t {count} = strlen({source});")
            self.emit(f"memcpy({to}, {source}, {count} + 1);")
        if self.chance(0.5):
            self.emit(f"note_text({to});")

    def text_join(self):
        """Two texts are joined."""
        to, source = self.two_texts()
        if self.chance(0.6):
            return self.emit(f"join({to}, {source});")
        count = self.length(8)
        self.emit(
            f"if (strlen({to}) < {ROOM // 2 - 9}) strncat({to}, {source}, {count});"
        )

    def text_find(self):
        """Where something is in a text."""
        text, other = self.two_texts()
        found, letter = self.name("p"), self.pick("abz019 -e")
        call = self.pick(
            [f"strchr({text}, '{letter}')", f"strrchr({text}, '{letter}')"]
            + [f"strchr({text}, {other}[0])", f"strstr({text}, {other})"]
            + [f'strstr({text}, "{self.pick(["ab", "a", "", "01", "ba"])}")']
            + [f'strpbrk({text}, "{letter}x,")']
            + [f"memchr({text}, '{letter}', strlen({text}))"]
        )
        self.emit(f"char *{found} = {call};")
        self.emit(f"note({found} ? (uint64_t)({found} - {text}) : 99);")
        if self.chance(0.3):
            self.emit(f"if ({found}) *{found} = 0;")
        span = self.pick(["strspn", "strcspn"])
        self.emit(f'note({span}({text}, "ab0{letter}"));')

    def text_compare(self):
        """The order of two texts."""
        left, right = self.two_texts()
        call = f"strcmp({left}, {right})"
        if self.chance(0.4):
            call = f"strncmp({left}, {right}, {self.length(8)})"
        self.emit(f"note((uint64_t)(({call} > 0) - ({call} < 0)));")

    def text_cut(self):
        """A text moves within its buffer."""
        text = self.pick(self.texts)
        count = self.name("c")
        self.emit(f"size_t {count} = strlen({text});")
        if self.chance(0.5):
            first = self.name("f")
            self.emit(f"size_t {first} = ({self.number()}) % ({count} + 1);")
            self.emit(f"memmove({text}, {text} + {first}, {count} - {first} + 1);")
        else:
            self.emit(f"if ({count} < {ROOM // 2 - 3}) {{")
            self.emit(f"  memmove({text} + 2, {text}, {count} + 1);")
            self.emit(f"  memset({text}, '{self.pick('ab 0')}', 2);")
            self.emit("}")

    def text_split(self):
        """The words of a text."""
        to, source = self.two_texts()
        word, separators = self.name("p"), self.pick([" ", ", ", "b", "0-", "a "])
        self.emit(f"strcpy({to}, {source});")
        self.emit(
            f'for (char *{word} = strtok({to}, "{separators}"); {word};'
            f' {word} = strtok(NULL, "{separators}"))'
        )
        self.emit(f"  note_text({word});")

    def text_letters(self):
        """What kinds of letters there are; some become others."""
        text, k = self.pick(self.texts), self.name("k")
        test = self.pick(["isalpha", "isdigit", "isspace", "isalnum", "isxdigit"])
        change = self.pick(["toupper", "tolower"])
        self.emit(f"for (char *{k} = {text}; *{k}; {k}++) {{")
        self.emit(f"  if ({test}((unsigned char)*{k})) note((uint64_t)*{k});")
        self.emit(f"  *{k} = (char){change}((unsigned char)*{k});")
        self.emit("}")

    def text_number(self):
        """A number at the start of a text."""
        text, end = self.pick(self.texts), self.name("p")
        if self.chance(0.5):
            self.emit_spell(text)
        self.emit(f"char *{end};")
        if self.chance(0.3):
            self.emit(f"note(bits_double(strtod({text}, &{end})));")
        else:
            function = self.pick(["strtol", "strtoul", "strtoll", "strtoull"])
            base = self.pick(["0", "10", "16", "8", "2", "36"])
            self.emit("errno = 0;")
            self.emit(f"note((uint64_t){function}({text}, &{end}, {base}));")
            self.emit("note(errno == ERANGE);")
        self.emit(f"note((uint64_t)({end} - {text}));")

    def text_duplicate(self):
        """A text in a block."""
        block, text = self.name("h"), self.pick(self.texts)
        self.emit(f"char *{block} = malloc((strlen({text}) + 8) / 8 * 8);")
        self.emit(f"strcpy({block}, {text});")
        self.emit(f"if (*{block}) *{block} = 'a';")
        self.emit(f"note_text({block});")
        self.emit(f"free({block});")

    def text_wide(self):
        """A text of wide characters."""
        wide, text, k = self.name("w"), self.pick(self.texts), self.name("k")
        self.emit(f"wchar_t {wide}[{ROOM}];")
        if self.chance(0.5):
            self.emit(f"wmemset({wide}, L'{self.pick('abc')}', {ROOM});")
        self.emit(f"size_t {k} = strlen({text});")
        self.emit(f"for (size_t i = 0; i <= {k}; i++) {wide}[i] = {text}[i];")
        self.emit(f"if ({k} > 3) wmemmove({wide} + 1, {wide}, 2);")
        self.emit(f'if ({k} < 20) wcscat({wide}, L"-ab");')
        self.emit(f"note(wcslen({wide}) + (wcschr({wide}, L'b') == NULL));")
        self.emit(f"note((uint64_t){wide}[{k} / 2]);")

    # Formats

    def text_formats(self):
        """Values are printed, and read again. Each makes much code, so few are made."""
        if self.num_formats == MAX_FORMATS:
            return self.text_compare()
        self.num_formats += 1
        count = self.random.randint(1, 4)
        chosen = [self.pick(CONVERSIONS) for _ in range(count)]
        separator = self.pick([" ", " ", ", ", " : "])
        printed = separator.join(self.pick(c.printed) for c in chosen)
        values = ", ".join(c.value.format(self.number()) for c in chosen)
        if self.is_text and self.chance(0.4):
            return self.emit(f'printf("{printed}\\n", {values});')
        self.emit("{")
        self.depth += 1
        self.emit("char buffer[256];")
        is_cut = self.chance(0.25)
        size = f"1 + {self.below(30)}" if is_cut else "sizeof buffer"
        self.emit(f'note((uint64_t)snprintf(buffer, {size}, "{printed}", {values}));')
        self.emit("note_text(buffer);")
        if not is_cut and self.chance(0.6):
            self.emit_scan(chosen, separator)
        self.depth -= 1
        self.emit("}")

    def emit_scan(self, chosen, separator):
        """What was printed is read again, as far as it can be."""
        formats, arguments, notes = [], [], []
        for conversion in chosen:
            if not conversion.read:
                break
            name = self.name("v")
            self.emit(f"{conversion.type} {name} = 0;")
            formats.append(conversion.read)
            arguments.append(f"&{name}")
            real = {"double": f"bits_double({name})", "float": f"bits_float({name})"}
            notes.append(real.get(conversion.type, f"(uint64_t){name}"))
        if not formats:
            return
        text = f'"{separator.join(formats)}", {", ".join(arguments)}'
        self.emit(f"note((uint64_t)sscanf(buffer, {text}));")
        for note in notes:
            self.emit(f"note({note});")
