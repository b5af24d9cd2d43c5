#!/usr/bin/env python3
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generate random kernels: small C programs shaped like what students write.

Loop nests over arrays of one to three dimensions, reductions, stencils, dynamic
programming, searches, bit loops, recursion, lists and trees, strings, state machines.
Each program has one to three of them; main reads their sizes and writes what they
compute. There is no undefined behaviour. Each program has three inputs: tiny (sizes
of 0 to 3), small, and medium.
"""

import argparse
import random

import kernel_builder
import kernel_loops
import kernel_structures

INPUTS = ("tiny", "small", "medium")
SHAPES = kernel_loops.SHAPES + kernel_structures.SHAPES
# How many numbers follow the sizes, for what programs read besides them.
NUM_VALUES = {"tiny": 60, "small": 200, "medium": 2000}

HEAD = """// random_kernels.py --seed %d: %s
#include <course.h>
#include <stdint.h>

static uint64_t seed = %d;
static uint64_t next(void) {
  seed = seed * 6364136223846793005u + 1442695040888963407u;
  return seed >> 33;
}
"""


class Program:
    """The program of a seed."""

    def __init__(self, seed):
        self.rng, self.seed = random.Random(f"{seed} kernel"), seed
        # What is left of the machine's stack memory for arrays with a size.
        budget = [kernel_builder.MAX_DECLARED_BYTES]
        self.shapes = self.rng.sample(SHAPES, self.rng.choice((1, 1, 1, 2, 3)))
        self.kernels = []
        for number, shape in enumerate(self.shapes):
            kernel = kernel_builder.Kernel(self.rng, number, budget)
            shape(kernel)
            self.kernels.append(kernel)

    def generate(self):
        """The text of the program."""
        names = ", ".join(shape.__name__ for shape in self.shapes)
        parts = [HEAD % (self.seed, names, self.rng.randrange(1000))]
        parts += [kernel.text() + "\n" for kernel in self.kernels]
        # All sizes come first, whatever else the kernels read.
        lines = [line for kernel in self.kernels for line in kernel.reads()]
        lines += [kernel.call() for kernel in self.kernels]
        parts.append("\n".join(["int main(void) {", *(f"  {line}" for line in lines)]))
        return "\n".join(parts) + "\n  return 0;\n}\n"

    def generate_input(self, which):
        """One of its inputs: sizes, then numbers."""
        rng = random.Random(f"{self.seed} {which}")
        numbers = []
        for kernel in self.kernels:
            for low, high in kernel.medium:
                limits = {"tiny": (0, 3), "small": (4, 9), "medium": (low, high)}
                numbers.append(rng.randint(*limits[which]))
        numbers += [rng.randrange(100_000) for _ in range(NUM_VALUES[which])]
        return "".join(f"{number}\n" for number in numbers)


def generate_input(seed):
    """An input of the program of a seed, of any size."""
    return Program(seed).generate_input(random.Random(seed).choice(INPUTS))


def main():
    """Prints the program of a seed, or one of its inputs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--input", choices=INPUTS, help="print that input instead")
    arguments = parser.parse_args()
    program = Program(arguments.seed)
    if arguments.input:
        print(program.generate_input(arguments.input), end="")
    else:
        print(program.generate(), end="")


if __name__ == "__main__":
    main()
