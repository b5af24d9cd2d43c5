# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command and succeeds if it exits with the expected status.

usage: status.py <expected status> <command> [<argument> ...]
"""

import subprocess
import sys


def main():
    """Compares the statuses."""
    if len(sys.argv) < 3 or "--help" in sys.argv[1:2]:
        print(__doc__)
        return 2
    expected = int(sys.argv[1])
    status = subprocess.run(
        sys.argv[2:], stdin=subprocess.DEVNULL, check=False
    ).returncode
    if status != expected:
        print(f"exit status {status} instead of {expected}: {sys.argv[2:]}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
