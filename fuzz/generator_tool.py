# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What our generators of random programs are when they are called by hand."""

import argparse


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
