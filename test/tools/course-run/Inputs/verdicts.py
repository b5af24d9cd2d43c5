# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Feeds the same programs to the machine and to the assembler, and fails unless
both accept what is in good/ and both reject what is in bad/.

usage: verdicts.py <directory> <course-run> <llvm-mc>

A file *.s is a program. In *.lines each line is an instruction (not a
terminator) and in *.ends a terminator; each becomes a program of its own.
"""

import pathlib
import subprocess
import sys
import tempfile

FRAME = "start main 0:\n.entry:\n{}\nend main\nstart f 2:\n.a:\nret\nend f\n"


def programs(folder):
    """Yields (name, text as bytes) for all cases in a folder."""
    for path in sorted(folder.iterdir()):
        data = path.read_bytes()
        if path.suffix == ".s":
            yield path.name, data
            continue
        for line in data.decode().splitlines():
            body = line + "\nret" if path.suffix == ".lines" else line
            yield f"{path.name}: {line}", FRAME.format(body).encode()


def accepts(command, file):
    """Whether a tool accepts a file; any status but 0 and 1 is a crash."""
    result = subprocess.run(
        [*command, file], capture_output=True, text=True, check=False
    )
    if result.returncode not in (0, 1):
        raise RuntimeError(f"{command[0]} crashed: {result.stderr}")
    return result.returncode == 0


def main():
    """Compares all verdicts."""
    if len(sys.argv) != 4:
        print(__doc__)
        return 2
    tools = {
        "course-run": [sys.argv[2], "--check"],
        "llvm-mc": [sys.argv[3], "-triple=course", "-o", "/dev/null"],
    }
    mistakes = count = 0
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "case.s")
        for expected in ("good", "bad"):
            for name, text in programs(pathlib.Path(sys.argv[1], expected)):
                file.write_bytes(text)
                count += 1
                for tool, command in tools.items():
                    if accepts(command, file) != (expected == "good"):
                        mistakes += 1
                        print(f"{tool} does not find {expected}: {name}")
    print(f"{count} programs, {mistakes} wrong verdicts")
    return 1 if mistakes or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
