"""Writes a program in which each function calls the next one some times.

usage: calls.py FUNCTIONS TIMES
"""

import sys

functions, times = map(int, sys.argv[1:])
for number in range(functions):
    name = f"f{number}" if number else "main"
    print(f"start {name} 0:\n  .entry:")
    if number + 1 < functions:
        print(f"    call f{number + 1}\n" * times, end="")
    print(f"    ret\nend {name}\n")
