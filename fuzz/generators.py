# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where random programs come from: each generator makes, of a seed, the file of
a program and its input in a directory."""

import os
import subprocess

import random_calls
import random_ir
import random_kernels
import random_library
import random_paths
import random_promises
import random_ranges
import random_speculation

HERE = os.path.dirname(os.path.abspath(__file__))
GENERATOR_TIMEOUT_SECONDS = 60
INCLUDE_LINE = '#include "csmith.h"\n'


class GeneratorError(Exception):
    """A generator is not installed or did not end."""


def run_tool(command, directory):
    """The output of a generator that is a program of its own."""
    try:
        done = subprocess.run(
            command,
            cwd=directory,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=GENERATOR_TIMEOUT_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise GeneratorError(f"{command[0]}: {error}") from error
    if done.returncode != 0:
        raise GeneratorError(f"{command[0]}: exit status {done.returncode}")
    return done.stdout.decode()


def write(directory, name, text):
    """Writes a file and returns its path."""
    path = os.path.join(directory, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


class Own:
    """A generator of ours: whole programs, with input and output."""

    runs = True

    def __init__(self, name, module, suffix):
        self.name, self.module, self.suffix = name, module, suffix
        self.makes_ir = suffix == ".ll"

    def generate(self, seed, directory):
        """Writes program and input; returns the program's path."""
        text = self.module.Program(seed).generate()
        stem = f"{self.name}-{seed}"
        write(directory, stem + ".in", self.module.generate_input(seed))
        return write(directory, stem + self.suffix, text)


class Csmith:
    """csmith: C programs that print a checksum of all their globals."""

    name = "csmith"
    runs = True
    makes_ir = False
    # Small enough to compile in no time; the machine has little memory.
    OPTIONS = ["--no-argc", "--quiet", "--max-funcs", "5", "--max-block-depth", "3"]
    OPTIONS += ["--max-array-dim", "2", "--max-array-len-per-dim", "6"]
    # Pointers to packed members are misaligned, which the machine does not allow.
    OPTIONS += ["--no-packed-struct"]

    def generate(self, seed, directory):
        """Writes the program, with its header in it; returns its path."""
        text = run_tool(["csmith", "--seed", str(seed), *self.OPTIONS], directory)
        path = os.path.join(HERE, "include", "csmith.h")
        with open(path, encoding="utf-8") as file:
            header = file.read()
        return write(directory, f"csmith-{seed}.c", text.replace(INCLUDE_LINE, header))


class Stress:
    """llvm-stress: a function that means nothing and has to be compiled, or
    refused for its floating point."""

    name = "stress"
    runs = False
    makes_ir = True

    def __init__(self, llvm_directory):
        self.tool = os.path.join(llvm_directory, "llvm-stress")

    def generate(self, seed, directory):
        """Writes the module; returns its path."""
        size = 20 + seed * 37 % 300
        text = run_tool([self.tool, f"--seed={seed}", f"--size={size}"], directory)
        main = "\ndefine i64 @main() {\n  ret i64 0\n}\n"
        return write(directory, f"stress-{seed}.ll", text + main)


def all_generators(llvm_directory):
    """The generators by their names."""
    made = [Own("ir", random_ir, ".ll"), Own("calls", random_calls, ".c")]
    made += [Own("speculation", random_speculation, ".c")]
    made += [Own("ranges", random_ranges, ".c"), Own("paths", random_paths, ".c")]
    made += [Own("promises", random_promises, ".c")]
    made += [Own("kernels", random_kernels, ".c")]
    made += [Own("library", random_library, ".c")]
    made += [Csmith(), Stress(llvm_directory)]
    return {generator.name: generator for generator in made}
