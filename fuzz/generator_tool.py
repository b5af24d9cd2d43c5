# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What our generators of random programs share, and what they are when they are called by
hand."""

import argparse
import random


class Writer:
    """Writes the lines of a random program; the same name and seed make the same one."""

    def __init__(self, generator, seed):
        self.random = random.Random(f"{generator} {seed}")
        self.seed, self.lines, self.depth, self.num_names = seed, [], 0, 0

    def name(self, prefix):
        """A new name."""
        self.num_names += 1
        return f"{prefix}{self.num_names}"

    def emit(self, line):
        """Adds a line."""
        self.lines.append("  " * self.depth + line)

    def chance(self, share):
        """True so often."""
        return self.random.random() < share


def print_program(description, program_class, generate_input):
    """Prints the program of a seed, or its input."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--input", action="store_true", help="print its input instead")
    arguments = parser.parse_args()
    if arguments.input:
        print(generate_input(arguments.seed), end="")
    else:
        print(program_class(arguments.seed).generate(), end="")
