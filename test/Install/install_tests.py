# REQUIRES: clang, course-run
# RUN: %debian-python %s %build-dir %t
"""Tests of `cmake --install`: what is installed works where it is moved to, without the
tree and the build, which a namespace hides if bubblewrap can make one."""

import os
import re
import shutil
import subprocess
import sys
import unittest

WORK = sys.argv.pop()
BUILD = sys.argv.pop()
PREFIX = os.path.join(WORK, "moved")
FILES = os.path.join(WORK, "elsewhere")

HAS_WEB = os.path.exists(os.path.join(BUILD, "web", ".complete"))

PROGRAM = """
#include <math.h>
#include <stdio.h>
int main(void) {
  int n = 0;
  scanf("%d", &n);
  printf("%d %.6f\\n", n, sqrt(n));
  return 0;
}
"""
CXX = """
#include <course.h>
struct Sum { uint64_t Value = 0; ~Sum() { write(Value); } };
int main() { Sum S; while (uint64_t X = read()) S.Value += X; }
"""


def namespace(inside, outside):
    """A command that sees the system's programs, and two directories elsewhere."""
    box = ["bwrap", "--die-with-parent", "--ro-bind", "/usr", "/usr"]
    for name in ("bin", "lib", "lib64"):
        box += ["--symlink", f"usr/{name}", f"/{name}"]
    box += ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"]
    box += ["--setenv", "TMPDIR", "/tmp"]
    for within, without in zip(inside, outside):
        box += ["--bind", without, within]
    return box


def works(words):
    """Whether this system permits a command."""
    if not shutil.which(words[0]):
        return False
    return subprocess.run(words, check=False, stderr=subprocess.DEVNULL).returncode == 0


def command(words, directory):
    """How to run it, and where the prefix and the directory are then."""
    places = ["/opt/moved", "/home/elsewhere"]
    box = namespace(places, [PREFIX, directory])
    if not works([*box, "true"]):
        box, places = [], [PREFIX, directory]
    else:
        box += ["--chdir", places[1]]
    tool = os.path.join(places[0], "bin", words[0])
    return [*box, tool, *words[1:]]


def run(*words, given="", status=0):
    """Runs an installed tool; returns what it prints."""
    done = subprocess.run(
        command(words, FILES),
        cwd=FILES,
        input=given,
        text=True,
        capture_output=True,
        check=False,
    )
    if done.returncode != status:
        raise AssertionError(f"{words}: {done.returncode}: {done.stderr}")
    return done.stdout


def write(name, text):
    """Writes a file where tools run."""
    with open(os.path.join(FILES, name), "w", encoding="utf-8") as file:
        file.write(text)


def read(*path):
    """The text of a file."""
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def setUpModule():  # pylint: disable=invalid-name
    """Installs, and moves what is installed."""
    shutil.rmtree(WORK, ignore_errors=True)
    os.makedirs(FILES)
    first = os.path.join(WORK, "first")
    install = ["cmake", "--install", BUILD, "--prefix", first]
    subprocess.run(install, check=True, stdout=subprocess.DEVNULL)
    os.rename(first, PREFIX)


def tearDownModule():  # pylint: disable=invalid-name
    """It is large."""
    shutil.rmtree(WORK)


class Compiles(unittest.TestCase):
    """The tools find each other, the library and the headers."""

    def test_c(self):
        """With the C library."""
        write("prog.c", PROGRAM)
        run("clang", "--target=course", "-O2", "prog.c", "-o", "prog.s")
        printed = run("course-run", "--text", "--quiet", "prog.s", given="2\n")
        self.assertEqual(printed, "2 1.414214\n")

    def test_cxx(self):
        """With <course.h>."""
        write("sum.cpp", CXX)
        run("clang++", "--target=course", "-O2", "sum.cpp", "-o", "sum.s")
        printed = run("course-run", "--quiet", "sum.s", given="40 2 0\n")
        self.assertEqual(printed, "42\n")

    def test_steps(self):
        """One tool after the other."""
        write("steps.c", PROGRAM)
        run("clang", "--target=course", "-O1", "-c", "steps.c", "-o", "steps.bc")
        run("opt", "-passes=course-o2", "steps.bc", "-o", "steps2.bc")
        run("llc", "-mtriple=course", "steps2.bc", "-o", "steps.s")
        run("llvm-mc", "-triple=course", "steps.s", "-o", "again.s")
        run("course-link", "steps.bc", "-o", "linked.s")
        for name in ("again.s", "linked.s"):
            printed = run("course-run", "--text", "--quiet", name, given="9\n")
            self.assertEqual(printed, "9 3.000000\n")


class Shows(unittest.TestCase):
    """The scripts find their modules, and what pages are made of."""

    @classmethod
    def setUpClass(cls):
        write("shown.c", PROGRAM)
        run("clang", "--target=course", "-O1", "-g", "shown.c", "-o", "shown.s")
        run("course-run", "--text", "--profile=p.json", "shown.s", given="1\n")

    def test_text(self):
        """A report as text."""
        self.assertIn("shown.c", run("course-report", "--text", "p.json"))

    @unittest.skipUnless(HAS_WEB, "needs scripts/setup --web")
    def test_page(self):
        """A report as a page."""
        self.assertIn("d3-", run("course-report", "p.json"))

    @unittest.skipUnless(HAS_WEB, "needs scripts/setup --web")
    def test_explore(self):
        """Finds all that it serves, and the tools."""
        call = command(["course-explore", "--port", "0"], FILES)
        with subprocess.Popen(call, cwd=FILES, stdout=subprocess.PIPE, text=True) as it:
            self.assertRegex(it.stdout.readline(), "^http://127.0.0.1:")
            it.terminate()


class Grades(unittest.TestCase):
    """course-grade finds its modules, the tools, and what runs programs natively."""

    @unittest.skipUnless(HAS_WEB, "needs scripts/setup --web")
    def test_grade(self):
        """Two levels, ranked by their costs."""
        write("graded.cpp", CXX)
        write("graded.in", "40 2 0\n")
        lines = ["compilers:"]
        for level in ("O0", "O2"):
            command = "clang++ --target=course {flags} {source} -o {output}"
            lines.append(f"  {level}: {command} -{level}")
        write("grade.yaml", "\n".join([*lines, "programs: [graded.cpp]", ""]))
        printed = run("course-grade", "grade.yaml", "--html", "grades.html", "-j", "1")
        self.assertRegex(printed, r"\n *1 +O2 +1 +1\.0000 +1 +-\n *2 +O0 +1 ")
        self.assertIn("Ranking", read(FILES, "grades.html"))


class Helps(unittest.TestCase):
    """Manual pages and completion say what --help says."""

    def tools(self):
        """The tools of ours, and the options that begin a line of what they print."""
        option = re.compile(r"^ +(?:-\w(?: \w+)?, )?(--[a-z-]+)", re.M)
        for tool in sorted(os.listdir(os.path.join(PREFIX, "bin"))):
            if tool.startswith("course-"):
                yield tool, set(option.findall(run(tool, "--help")))

    @unittest.skipUnless(shutil.which("help2man"), "needs help2man")
    def test_pages(self):
        """All options are in the page, which man can show."""
        for tool, options in self.tools():
            path = os.path.join(PREFIX, "share", "man", "man1", tool + ".1")
            page = read(path).replace("\\-", "-")
            self.assertRegex(page, rf"\.SH NAME\n{tool} - [a-z]")
            for option in options:
                self.assertIn(option, page)

    def test_completion(self):
        """All options are offered."""
        places = os.path.join(PREFIX, "share", "bash-completion", "completions")
        script = """. "$1"; COMP_WORDS=("$2" --); COMP_CWORD=1; _course_llvm "$2"
            printf "%s\\n" "${COMPREPLY[@]%=}"; complete -p "${2##*/}" """
        for tool, options in self.tools():
            words = [os.path.join(places, tool), os.path.join(PREFIX, "bin", tool)]
            offered = subprocess.run(
                ["bash", "-c", script, "bash", *words],
                check=True,
                capture_output=True,
                text=True,
            ).stdout.splitlines()
            self.assertIn("_course_llvm", offered.pop())
            self.assertEqual(set(offered), options)


class Files(unittest.TestCase):
    """What is there."""

    def test_links(self):
        """No link leads out of the prefix, or to nothing."""
        for directory, folders, files in os.walk(PREFIX):
            for name in folders + files:
                path = os.path.join(directory, name)
                if os.path.islink(path):
                    self.assertFalse(os.path.isabs(os.readlink(path)), path)
                    self.assertTrue(os.path.exists(path), path)

    def test_licences(self):
        """Ours, LLVM's, and of libraries that are linked statically."""
        doc = os.path.join(PREFIX, "share", "doc", "course-llvm")
        for name in ("LICENSE", "LICENSE.llvm"):
            self.assertIn("LLVM Exceptions", read(doc, name))
        with open(os.path.join(PREFIX, "bin", "course-run"), "rb") as file:
            has_libedit = b"EDITRC" in file.read()
        if has_libedit:
            self.assertIn("Copyright", read(doc, "LICENSE.libedit"))

    def test_versions(self):
        """Every tool names the project and its version."""
        version = read(PREFIX, "share", "course", "VERSION").strip()
        for tool in os.listdir(os.path.join(PREFIX, "bin")):
            with self.subTest(tool):
                first = run(tool, "--version").splitlines()[0]
                self.assertRegex(first, rf"\(?course-llvm\)? {re.escape(version)}\b")

    def test_compiler_explorer(self):
        """Its configuration."""
        places = os.listdir(os.path.join(PREFIX, "share/course/compiler-explorer"))
        self.assertIn("llvm.local.properties", places)

    def test_documents(self):
        """The pages that the first one links to."""
        doc = os.path.join(PREFIX, "share", "doc", "course-llvm")
        for link in re.findall(r"\]\((docs/[^)#]+)", read(doc, "README.md")):
            self.assertTrue(os.path.exists(os.path.join(doc, link)), link)


if __name__ == "__main__":
    unittest.main()
