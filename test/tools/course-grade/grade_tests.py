# RUN: rm -rf %t && mkdir -p %t && cd %t
# RUN: %debian-python %s %S/Inputs %grade
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests of grades: what becomes of each kind of program and compiler, who is better,
and what runs again."""

import html
import sys
import unittest

sys.path.insert(0, sys.argv.pop(1))

from grading import ECHO, GradeTest  # noqa: E402 (needs the path above)

COPY = "cp {source} {output}"


def change(what):
    """A compiler that edits."""
    return f"sh -c 'sed \"{what}\" {{source}} > {{output}}'"


# By the result that each compiler has with echo: the compiler, and its message.
COMPILERS = {
    "wrong output": (
        change("s/write r1/write 7/"),
        r"output line 1 is 7, expected 5 \(1 lines, expected 1\)",
    ),
    "wrong output, less": (
        change("/write/d"),
        "output line 1 is nothing, expected 5",
    ),
    "run-time error": (
        change("s/r1 = .*/r1 = udiv 1 0 64/"),
        "prog.s:3: error: division by zero",
    ),
    "time-out": (
        change("s/ret/br .a/;s/r1 = .*/r1 = mul 5 1 64/;/write/d"),
        "course-run took more than 1 s",
    ),
    "out of memory": (
        change("s/r1 = .*/r1 = malloc 800000000000/"),
        "malloc of 800000000000 bytes",
    ),
    "too much output": (
        change(r"s/call write r1/br .b\n.b:\ncall write 99/;s/ret/br .b/"),
        "course-run wrote more than 8192 KB",
    ),
    "invalid assembly": (change("s/ret/rett/"), "prog.s:5:1: error: "),
    "compile error": (
        "sh -c 'echo {source}: no >&2; test {output}; exit 3'",
        "prog.ll: no",
    ),
    "compile error, no assembly": (
        "test -f {source} -o {output}",
        "no 'prog.s' was made",
    ),
    "compile error, a link": (
        "sh -c 'test {source} && ln -s /etc/passwd {output}'",
        "no 'prog.s' was made",
    ),
    "compile error, memory": (
        "/usr/bin/python3 -c 'bytes(10**10)' {source} {output}",
        "Traceback",
    ),
    "compile error, secrets": (
        "sh -c 'cat {here}/echo.out > {output} {source}'",
        "No such file|Permission denied",
    ),
    "compile error, flood": ("yes {source} {output}", "yes wrote more than"),
    "compile time-out": (
        "sh -c 'test {source} {output}; while true; do true; done'",
        "sh took more than 1 s",
    ),
    "compiler crash": ("sh -c 'kill -SEGV $$ {source} {output}'", "signal 11"),
}


class Verdicts(GradeTest):
    """What becomes of programs."""

    def test_failures(self):
        """Each kind is told apart, with its message, and disturbs no other."""
        self.program("echo")
        compilers = {name: command for name, (command, _) in COMPILERS.items()}
        limits = {"seconds": 1, "steps": 10**18}
        self.configure({"right": COPY} | compilers, limits=limits)
        output, errors = self.grade("--html", self.directory / "grade.html")
        self.assertEqual(errors, "")
        rows = self.rows()
        self.assertEqual(rows["echo", "", "right"]["result"], "ok")
        page = (self.directory / "grade.html").read_text()
        for name, (_, message) in COMPILERS.items():
            with self.subTest(name):
                row = rows["echo", "", name]
                kind = name.partition(",")[0]
                self.assertEqual((row["result"], row["cost"]), (kind, ""))
                self.assertRegex(row["message"], message)
                self.assertRegex(output, f" {name} .* 1 {kind}\n")
                escaped = html.escape(row["message"]).replace("&#x27;", "&#39;")
                self.assertIn(escaped, page)

    def test_steps(self):
        """A limit of instructions is the same on every computer."""
        self.program("echo")
        compiler, _ = COMPILERS["time-out"]
        self.configure({"endless": compiler}, limits={"steps": 1000})
        self.grade()
        row = self.rows()["echo", "", "endless"]
        self.assertEqual(row["result"], "time-out")
        self.assertRegex(row["message"], "the limit of 1000 steps is reached")


class Ranking(GradeTest):
    """Who is better."""

    def test_right_before_cheap(self):
        """A wrong result is worth nothing; equal compilers have the same rank."""
        expensive = change(r"s/ret/r2 = add 1 1 64\nret/")
        self.program("echo", inputs=("5", "6"))
        wrong = change("s/r1 = .*//;s/write r1/write 5/")
        names = {"wrong": wrong, "expensive": expensive, "right": COPY, "same": COPY}
        self.configure(names)
        output, _ = self.grade()
        lines = [line.split() for line in output.splitlines()[1:]]
        ranks = [(line[0], line[1], line[2]) for line in lines]
        self.assertEqual(
            ranks,
            [
                ("1", "right", "2"),
                ("1", "same", "2"),
                ("3", "expensive", "2"),
                ("4", "wrong", "1"),
            ],
        )
        # Writing 3 and returning 1; reading costs 2, and what adds 1.2 more. The wrong
        # one is the best in the case in which it is right.
        rows = self.rows()
        self.assertEqual(rows["echo", "1", "right"]["cost"], "6.0000")
        self.assertEqual(rows["echo", "1", "expensive"]["ratio"], "1.200000")
        self.assertEqual(lines[2][3], "1.4697")


class Again(GradeTest):
    """What runs when course-grade is called again."""

    def setUp(self):
        super().setUp()
        self.program("echo")
        self.program("other", inputs=("1", "2"))

    def test_nothing_runs_twice(self):
        """Also after the state was cut off in a line."""
        self.configure({"right": COPY, "wrong": change("s/r1/1/2")})
        first, _ = self.grade()
        self.assertEqual(len(self.results()), 4)
        before = self.state.read_text()
        self.assertEqual(self.grade()[0], first)
        self.assertEqual(self.state.read_text(), before)
        self.state.write_text(before[:-9])
        self.assertEqual(self.grade()[0], first)
        self.assertEqual(sorted(self.state.read_text()), sorted(before))
        self.assertEqual(len(self.results()), 4)

    def test_what_changes_runs_again(self):
        """A program, an input, what is expected, a compiler's file, a limit."""
        script = self.directory / "compile"
        script.write_text("#!/bin/sh\ncp $1 $2\n")
        script.chmod(0o755)
        self.configure({"own": "./compile {source} {output}"})

        def count(number):
            self.grade()
            self.assertEqual(len(self.results()), number)

        count(2)
        (self.directory / "echo.ll").write_text(ECHO + "; more\n")
        count(3)
        (self.directory / "other.in").write_text("9\n")
        (self.directory / "other.out").write_text("9\n")
        count(4)
        (self.directory / "other.out").write_text("10\n")
        count(5)
        self.assertEqual(self.rows()["other", "", "own"]["result"], "wrong output")
        script.write_text("#!/bin/sh\ncat $1 > $2\n")
        count(7)
        self.configure({"own": "./compile {source} {output}"}, limits={"steps": 9})
        count(9)
        # Another name is not another compiler.
        self.configure({"new": "./compile {source} {output}"}, limits={"steps": 9})
        count(9)

    def test_files_of_a_compiler(self):
        """It may read them, and what is in them counts."""
        (self.directory / "edit.sed").write_text("s/x/y/\n")
        command = "sh -c 'sed -f {here}/edit.sed {source} > {output}'"
        self.configure({"sed": {"command": command, "files": "edit.sed"}})
        self.grade()
        self.assertEqual(self.rows()["echo", "", "sed"]["result"], "ok")
        (self.directory / "edit.sed").write_text("s/write r1/write 0/\n")
        self.grade()
        self.assertEqual(self.rows()["echo", "", "sed"]["result"], "wrong output")

    def test_reference_compiler(self):
        """Another compiler tells what is right; where it fails nothing is graded."""
        (self.directory / "bad.ll").write_text("no program\n")
        compilers = {"good": COPY, "wrong": change("s/write r1/write 0/")}
        self.configure(compilers, expected={"compiler": "good"})
        _, errors = self.grade(status=1)
        self.assertRegex(
            errors, "^course-grade: error: bad: no expected output: invalid assembly: "
        )
        rows = self.rows()
        self.assertEqual({key[0] for key in rows}, {"echo", "other"})
        self.assertEqual(rows["other", "1", "good"]["result"], "ok")
        self.assertEqual(rows["other", "1", "wrong"]["result"], "wrong output")

    def test_sizes(self):
        """Inputs of some sizes can be chosen."""
        for end in ("in", "out"):
            (self.directory / f"other.tiny.{end}").write_text("3\n")
        self.configure({"right": COPY}, inputs=["tiny"])
        self.grade()
        self.assertEqual(list(self.rows()), [("other", "tiny", "right")])


if __name__ == "__main__":
    unittest.main()
