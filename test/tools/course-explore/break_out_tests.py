# REQUIRES: course-web, clang
# RUN: rm -rf %t && mkdir %t && echo "secret_of_a_file" > %t/secret
# RUN: %debian-python %s %explore-package %explore-bin %t/secret
"""Tries to get at a file that everybody may read: with all walls that there are here,
and with none but what the compiler is told."""

import asyncio
import os
import sys
import unittest

SECRET = sys.argv.pop()
BIN = sys.argv.pop()
sys.path.insert(0, sys.argv.pop())

from course_explore import box, compiler  # noqa: E402 (needs the path above)
from course_explore.errors import ExploreError  # noqa: E402

WORD = "secret_of_a_file"
ABOVE = os.path.dirname(BIN)
DIRECTORIES = box.tool_directories(BIN)
MAIN = "\nint main(void) { return 0; }\n"

# Programs that read a file, or ask whether it is there.
READING = {
    "include": '#include "{}"',
    "system": "#include <{}>",
    "relative": '#include "../../../../../../..{}"',
    "headers": "#include <../../../../../../../..{}>",
    "dots": "#include <{headers}/../../../../../../..{}>",
    "macro": '#define NAME "{}"\n#include NAME',
    "import": '#import "{}"',
    "next": "#include_next <{}>",
    "embed": 'const char text[] = {{\n#embed "{}"\n}};',
    "dependency": '#pragma GCC dependency "{}"\n#error "{}"',
    "environment": "#include </proc/self/environ>",
    "memory": "#include </proc/self/maps>\n#include </dev/stdin>",
    "assembly": '__asm__(".incbin \\"{}\\"");',
    "statement": "[[gnu::constructor]] void f(void) "
    '{{ __asm__(".include \\"{}\\""); }}',
    "line": '#line 1 "{}"\nint x = y;',
}
ASKING = {
    "has_include": '#if __has_include("{}") || __has_include(</proc/self/environ>)',
    "has_embed": '#if __has_embed("{}")',
    "has_next": "#if __has_include_next(<{}>) || __has_include(</etc/passwd>)",
}
IR = {
    "module": 'module asm ".incbin \\22{}\\22"\ndefine i64 @main() {{ ret i64 0 }}',
    "call": "define i64 @main() {{ call void asm sideeffect "
    '".incbin \\22{}\\22", ""() ret i64 0 }}',
    "file": "define i64 @main() !dbg !3 {{ ret i64 0, !dbg !5 }}\n"
    "!llvm.dbg.cu = !{{!0}}\n!llvm.module.flags = !{{!2}}\n"
    "!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: "
    'FullDebug)\n!1 = !DIFile(filename: "{}", directory: "/")\n'
    '!2 = !{{i32 2, !"Debug Info Version", i32 3}}\n'
    '!3 = distinct !DISubprogram(name: "main", file: !1, line: 1, type: !4, unit: !0, '
    "spFlags: DISPFlagDefinition)\n!4 = !DISubroutineType(types: !{{}})\n"
    "!5 = !DILocation(line: 1, scope: !3)",
}
# Options that name files, or have others take them.
OPTIONS = (
    """
-include {0}|-imacros {0}|-I/|-isystem /|-iquote /|-idirafter /|--sysroot=/|-B/
-o {0}|-MD -MF {0}|-M|-E -o -|-save-temps|-dumpdir /tmp/|-S|-c
@{0}|--config={0}|-specs={0}|-resource-dir /|-ivfsoverlay {0}|-x c {0}|{0}|-
-fplugin={0}|-fpass-plugin={0}|-Xclang -load -Xclang {0}|-Xclang -ast-dump
-Xlinker {0}|-Xpreprocessor -include|-Wl,{0}|-Wa,{0}|-Wp,-MD,{0}|-l{0}|-L/
-mllvm -load={0}|-mllvm --load={0}|-mllvm @{0}|-mllvm -mllvm|-mllvm
-mllvm -course-regalloc-dot={0}|-mllvm -course-selected-ir={0}|-mllvm -o={0}
-mllvm -course-runtime-library={0}|-mllvm -course-passes=../x|-mllvm -stats
-fprofile-use={0}|-fprofile-sample-use={0}|-fsanitize-ignorelist={0}
-ftime-trace={0}|-fmodules -fmodule-file={0}|-fmodule-map-file={0}
-fembed-offload-object={0}
-fsave-optimization-record|-foptimization-record-file={0}|-serialize-diagnostics {0}
-fcrash-diagnostics-dir=/|-fdebug-compilation-dir={0}|-fproc-stat-report={0}
-###|-v|--help|-print-search-dirs|-fuse-ld={0}|-ccc-print-phases|-Oops|-O4|-mcpu=../x
""".replace(
        "\n", "|"
    )
    .strip("|")
    .split("|")
)


class BreakOut(unittest.TestCase):
    """Nothing of the file, and not whether it exists, comes back."""

    walls = box.Walls(False, False)

    @classmethod
    def setUpClass(cls):
        cls.compiler = compiler.Compiler(BIN, box.Box(DIRECTORIES, walls=cls.walls))

    def compile(self, source, language="c", options=""):
        """What a program becomes."""
        program = compiler.Program(source, language, options)
        return asyncio.run(self.compiler.assembly(program))

    def filled(self, source):
        """A program with the path of the file in it."""
        headers = os.path.join(ABOVE, "lib/course/include")
        return source.replace("{headers}", headers).format(SECRET, SECRET)

    def test_good_program(self):
        """So that the tests below do not fail for another reason."""
        made = self.compile("#include <course.h>\n#include <stdio.h>" + MAIN)
        self.assertIn("start main", made["assembly"])

    def test_reading(self):
        """No directive reads the file."""
        for name, source in READING.items():
            for language in ("c", "c++"):
                with self.subTest(name, language=language):
                    options = "" if language == "c++" else "-std=c23"
                    made = self.compile(self.filled(source) + MAIN, language, options)
                    self.assertNotIn(WORD, str(made))
                    self.assertIsNone(made["assembly"])
                    # The same as of a file that does not exist.
                    missing = SECRET[:-1] + "0"
                    other = self.filled(source).replace(SECRET, missing) + MAIN
                    said = str(self.compile(other, language, options))
                    self.assertEqual(str(made), said.replace(missing, SECRET))

    def test_asking(self):
        """No directive finds the file."""
        for name, source in ASKING.items():
            with self.subTest(name):
                text = f"{self.filled(source)}\n#error there\n#endif{MAIN}"
                self.assertIsNotNone(self.compile(text, options="-std=c23")["assembly"])

    def test_ir(self):
        """Nor does IR."""
        for name, source in IR.items():
            with self.subTest(name):
                made = self.compile(self.filled(source), "ir")
                self.assertNotIn(WORD, str(made))

    def test_options(self):
        """Options that name files are refused, and are not tried."""
        for options in OPTIONS:
            with self.subTest(options), self.assertRaisesRegex(
                ExploreError, "option '.*' (is not one|needs a value)"
            ):
                self.compile(MAIN, options=options.format(SECRET))

    def test_files_that_programs_make(self):
        """A link in place of what a command should write is not followed."""
        with self.compiler.box.directory() as directory:
            os.symlink(SECRET, os.path.join(directory, "prog.s"))
            with self.assertRaisesRegex(ExploreError, "no 'prog.s' was made"):
                compiler.read_file(directory, "prog.s", 100)
            os.mkfifo(os.path.join(directory, "pipe"))
            with self.assertRaisesRegex(ExploreError, "'pipe' is no file"):
                compiler.read_file(directory, "pipe", 100)


class TooLarge(unittest.TestCase):
    """Files that may not become as large as they would."""

    def test_profile(self):
        """What the machine says of it comes back."""
        limits = box.Limits(file_bytes=8000)
        confined = box.Box(DIRECTORIES, limits, walls=BreakOut.walls)
        text = "start main 0:\n.a:\n" + "r1 = add r1 1 64\n" * 500 + "ret\nend main\n"
        program = compiler.Program(text, "assembly")
        with self.assertRaisesRegex(ExploreError, "cannot write 'prog.json'$"):
            asyncio.run(compiler.Compiler(BIN, confined).run(program))


class BreakOutOfWalls(BreakOut):
    """The same with all walls."""

    # Another user may not get at tools in root's own directory.
    words = [os.path.join(BIN, "clang"), "--version"]
    walls = asyncio.run(box.find_walls(DIRECTORIES, words))


if __name__ == "__main__":
    unittest.main()
