# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles functions of rule_cases.py and proves them, for scripts/prove-rules and
scripts/mutate-rules."""

import collections
import itertools
import json
import os
import pathlib
import random
import re
import subprocess

import rule_cases
import rule_cases_blocks
import rule_cases_decided

LAYOUT = "e-m:e-p:64:64-i64:64-i128:64-n8:16:32:64-S64"
CALLEE = """define iW @callee(iW %a, iW %b) noinline {
  %x = sub iW %a, %b
  ret iW %x
}
declare i64 @read()
declare void @write(i64)
declare ptr @malloc(i64)
declare void @free(ptr)
"""
END = "start main 0:\n.e:\nret\nend main\n"
# What is compiled how. With other prices other forms are the cheapest.
CONFIGURATIONS = {
    "O2": ["-O2"],
    "O0": ["-O0"],
    "logic": ["-O2", "-course-price=Logic=500,Select=600,Compare=900"],
    "sums": ["-O2", "-course-price=AddSub=400,Logic=700,Compare=3000"],
    "divisions": ["-O2", "-course-price=MulDiv=5000"],
}
PASSES = "course-combine,course-load-store-pack"
# The allocation of memory to Z3's many small contexts must not be returned each time.
MEMORY = {"MALLOC_TRIM_THRESHOLD_": "1000000000", "MALLOC_TOP_PAD_": "100000000"}
CHUNK = 200
# Seconds for one run of a tool, and its exit status if that is not enough.
LIMIT = 180
NO_END = 124

SPOKEN = re.compile(r"^(rule|pattern|function) (.*)$")
VERDICT = re.compile(r"^(?:error: )?verify-codegen: (\w+): (\w+)(?:: (.*))?$")


def read_verdicts(messages):
    """What the compiler says of each function: a verdict, and why."""
    found = map(VERDICT.match, messages.splitlines())
    return {m[1]: (m[2], m[3] or "") for m in found if m}


def functions_of(text):
    """The functions of a program, by name."""
    found, name = {}, None
    for line in text.splitlines():
        words = line.split()
        if words[:1] == ["start"]:
            name = words[1]
            found[name] = []
        if name:
            found[name].append(line)
        if words[:1] == ["end"]:
            name = None
    return {name: "\n".join(lines) for name, lines in found.items()}


class Runner:
    """Compiles and proves."""

    def __init__(self, options, directory):
        self.options, self.directory = options, directory
        self.environment = os.environ | MEMORY

    def run(self, command):
        """Runs a tool. Z3 does not always keep to its time."""
        command = [os.path.join(self.options.bin_dir, command[0]), *command[1:]]
        with subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.environment,
        ) as process:
            try:
                output = process.communicate(timeout=LIMIT)
            except subprocess.TimeoutExpired:
                process.kill()
                output = process.communicate()
                return subprocess.CompletedProcess(command, NO_END, *output)
        return subprocess.CompletedProcess(command, process.returncode, *output)

    def module(self, width, texts):
        """The text of a module of these functions."""
        parts = [f'target datalayout = "{LAYOUT}"', 'target triple = "course"']
        parts += rule_cases.declarations(texts)
        parts.append(CALLEE.replace("W", str(width)))
        return "\n".join([*parts, *texts])

    def job(self, number, width, configuration, texts):
        """Proves some functions: what was said, and the verdicts."""
        path = os.path.join(self.directory, f"{number}.ll")
        with open(path, "w", encoding="utf-8") as output:
            output.write(self.module(width, texts.values()))
        if configuration == "passes":
            done, verdicts = self.prove_passes(path)
        else:
            done, verdicts = self.prove_codegen(path, CONFIGURATIONS[configuration])
        spoken = [m.groups() for m in map(SPOKEN.match, done.stderr.splitlines()) if m]
        for name in texts:
            if name not in verdicts:
                verdicts[name] = ("failed", done.stderr.strip()[-300:])
                if done.returncode == NO_END:
                    verdicts[name] = ("unknown", "the proof did not end in time")
        os.remove(path)
        return width, configuration, spoken, verdicts

    def spoken_of(self, width, configuration, texts):
        """What the compiler says of functions, without a proof."""
        path = os.path.join(self.directory, f"spoken-{width}-{configuration}.ll")
        with open(path, "w", encoding="utf-8") as output:
            output.write(self.module(width, texts.values()))
        command = ["llc", "-mtriple=course", "-course-passes=", path]
        command += [*CONFIGURATIONS[configuration], "-debug-only=course-rules"]
        done = self.run([*command, "-o", os.devnull])
        os.remove(path)
        return [m.groups() for m in map(SPOKEN.match, done.stderr.splitlines()) if m]

    def prove_codegen(self, path, flags):
        """By the compiler itself."""
        seconds = f"-verify-codegen-seconds={self.options.seconds}"
        command = ["llc", "-mtriple=course", "-course-passes=", *flags, path]
        command += ["-verify-codegen", seconds, "-debug-only=course-rules"]
        done = self.run([*command, "-o", os.devnull])
        return done, read_verdicts(done.stderr)

    def prove_passes(self, path):
        """The text that is compiled with passes against the IR before them."""
        command = ["llc", "-mtriple=course", "-O2", f"-course-passes={PASSES}"]
        done = self.run([*command, "-debug-only=course-rules", path, "-o", "-"])
        return done, self.prove_text(path, done.stdout) if not done.returncode else {}

    def prove_text(self, path, text):
        """Verdicts on a text that was made of IR."""
        with open(f"{path}.s", "w", encoding="utf-8") as output:
            output.write(text + END)
        seconds = f"--timeout={self.options.seconds}"
        done = self.run(["course-tv", "--json", seconds, path, f"{path}.s"])
        os.remove(f"{path}.s")
        return {
            r["function"]: (r["verdict"], f"{r['reason']}: {r['detail']} {r['inputs']}")
            for r in json.loads(done.stdout or "[]")
            if r["function"] != "main"
        }


def choose_some(texts, count, choose):
    """Functions, of each kind about as many."""
    kinds = collections.defaultdict(list)
    for name, text in choose.sample(texts, len(texts)):
        kinds["_".join(re.sub(r"\d+", "", name).split("_")[:2])].append((name, text))
    chosen, kinds = [], list(kinds.values())
    choose.shuffle(kinds)
    while len(chosen) < min(count, len(texts)):
        chosen += [kind.pop() for kind in kinds if kind][: count - len(chosen)]
    return chosen


KINDS = (
    rule_cases.Cases,
    rule_cases_blocks.BlockCases,
    rule_cases_decided.DecidedCases,
)


def list_jobs(options):
    """What is to be compiled: widths, configurations, and functions."""
    for width in options.widths:
        choose = random.Random(f"{options.seed} {width}")
        for kind, configuration in itertools.product(KINDS, options.configurations):
            texts = list(kind(width, options.seed).all().items())
            share = options.each if kind is rule_cases.Cases else options.each // 2
            if options.each:
                texts = choose_some(texts, share, choose)
            for start in range(0, len(texts), CHUNK):
                yield width, configuration, dict(texts[start : start + CHUNK])
        texts = rule_cases_blocks.PassCases(width, options.seed).all()
        if texts:
            yield width, "passes", texts


def parse_widths(text):
    """Numbers and ranges, separated by commas."""
    widths = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        widths += range(int(first), int(last or first) + 1)
    return widths
