# REQUIRES: clang, llc, opt, course-run
# RUN: rm -rf %t && mkdir -p %t
# RUN: %python %s %source-dir %{tool-path} %t
"""Tests of the configuration for Compiler Explorer: what it names is there, says the
version that is looked for, and compiles as Compiler Explorer calls it."""

import collections
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import unittest

WORK = pathlib.Path(sys.argv.pop())
TOOLS = sys.argv.pop()
SOURCE = pathlib.Path(sys.argv.pop())
FILES = SOURCE / "packaging" / "compiler-explorer"

C = "int main(void) { return 42; }\n"
IR = "define i32 @main() {\n  %sum = add i32 40, 2\n  ret i32 %sum\n}\n"
# What Compiler Explorer adds for each type of compiler, and how a source ends.
CALLS = {
    ("c", "clang"): (["-g", "-o", "out.s", "-S", "example.c"], "example.c", C),
    ("c++", "clang"): (["-g", "-o", "out.s", "-S", "example.cpp"], "example.cpp", C),
    ("llvm", "llc"): (["-o", "out.s", "example.ll"], "example.ll", IR),
    ("llvm", "opt"): (["-o", "out.s", "-S", "example.ll"], "example.ll", IR),
}
# The properties of a compiler that are used here, of all that there are.
KNOWN = (
    "exe name options compilers groupName compilerType versionFlag versionRe"
    " supportsBinary supportsBinaryObject supportsExecute demangler objdumper"
).split()


def properties(path):
    """The keys and values of a file."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            key, equals, value = line.partition("=")
            assert equals and key not in found, f"{path}: {line}"
            found[key] = value
    return found


def compilers(path):
    """The properties of each compiler of a file, with those of its group."""
    values, left = properties(path), collections.Counter(["compilers"])
    found = {}
    for entry in values["compilers"].split(":"):
        assert entry.startswith("&"), entry
        group = f"group.{entry[1:]}."
        shared = {k[len(group) :]: v for k, v in values.items() if k.startswith(group)}
        for name in shared.pop("compilers").split(":"):
            start = f"compiler.{name}."
            own = {k[len(start) :]: v for k, v in values.items() if k.startswith(start)}
            found[name] = shared | own
            left.update(start + key for key in own)
        left.update(key for key in values if key.startswith(group))
    assert values["defaultCompiler"] in found
    unused = set(values) - set(left) - {"defaultCompiler"}
    assert not unused, f"of no compiler: {unused}"
    return found


def tool(exe):
    """The tool that a command of the Debian package is a link to."""
    name = re.fullmatch(r"/usr/bin/course-([\w+-]+)", exe)[1]
    return shutil.which(name, path=TOOLS)


class CompilerExplorer(unittest.TestCase):
    """Each compiler of each file."""

    def each(self):
        """Language, name and properties of all compilers."""
        found = sorted(FILES.glob("*.local.properties"))
        self.assertEqual(len(found), 3)
        names = []
        for path in found:
            for name, values in compilers(path).items():
                names.append(name)
                with self.subTest(f"{path.name}: {name}"):
                    yield path.name.split(".")[0], values
        self.assertEqual(len(names), len(set(names)), "names that are not unique")

    def test_exists(self):
        """The tools are there, and say the version that is looked for."""
        for _, values in self.each():
            self.assertEqual(set(values) - set(KNOWN), set())
            path = tool(values["exe"])
            self.assertTrue(path, values["exe"])
            said = subprocess.run(
                [path, values["versionFlag"]],
                check=True,
                capture_output=True,
                text=True,
            ).stdout
            self.assertRegex(said.splitlines()[0], values["versionRe"])

    def test_compiles(self):
        """What Compiler Explorer calls makes a program of the machine, or IR."""
        for language, values in self.each():
            kind = values["compilerType"]
            words, name, text = CALLS[language, kind]
            (WORK / name).write_text(text, encoding="utf-8")
            (WORK / "out.s").unlink(missing_ok=True)
            command = [tool(values["exe"]), *shlex.split(values["options"]), *words]
            subprocess.run(command, check=True, cwd=WORK)
            made = (WORK / "out.s").read_text(encoding="utf-8")
            if kind == "opt":
                self.assertIn("ret i32 42", made)
                continue
            run = [shutil.which("course-run", path=TOOLS), "--exit-with-result"]
            done = subprocess.run([*run, "--quiet", WORK / "out.s"], check=False)
            self.assertEqual(done.returncode, 42)


if __name__ == "__main__":
    unittest.main()
