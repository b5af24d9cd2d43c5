#!/usr/bin/env python3
"""Gives programs to the machine's reader and to the assembler and requires the
same verdict from both, and that it is the expected one.

  verdict.py good <directory>   all files are accepted without a word
  verdict.py suspect <directory>  accepted, with the same number of warnings
  verdict.py bad <directory>    refused
  verdict.py lines <file>       each instruction of the file alone is refused
                                with one error

Both readers are called for each program: `course-run --check` and
`llvm-mc -triple=course`. The last line is the number of programs.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

READERS = {
    "course-run": ["course-run", "--check"],
    "llvm-mc": ["llvm-mc", "-triple=course", "-filetype=null"],
}


def judge(command, path):
    """Returns the exit status and the numbers of errors and warnings."""
    done = subprocess.run(
        command + [str(path)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=False,
    )
    text = done.stderr.decode(errors="replace")
    counts = [
        len(re.findall(rf"^{re.escape(str(path))}:.*\b{kind}: ", text, re.M))
        for kind in ("error", "warning")
    ]
    return done.returncode, *counts, text


def complain(name, path, text, why):
    print(f"{path}: {name} {why}")
    print(path.read_text(errors="replace"))
    print(text)
    return False


def check(kind, path):
    """True if both readers say about the program what its kind asks for."""
    warnings = {}
    good = True
    for name, command in READERS.items():
        status, num_errors, warnings[name], text = judge(command, path)
        if kind in ("bad", "lines"):
            # A broken line is one error; a broken program may cause more.
            right = num_errors == 1 or (num_errors > 1 and kind == "bad")
            if status != 1 or not right:
                why = f"exits with {status} after {num_errors} errors"
                good = complain(name, path, text, why)
        elif status != 0 or num_errors != 0:
            why = f"refuses a {kind} program (exit status {status})"
            good = complain(name, path, text, why)
        elif (kind == "suspect") != (warnings[name] > 0):
            why = f"gives {warnings[name]} warnings for a {kind} program"
            good = complain(name, path, text, why)
    if good and kind in ("good", "suspect") and len(set(warnings.values())) != 1:
        good = complain("number of warnings", path, "", f"differs: {warnings}")
    return good


def lines_as_programs(source, directory):
    """Writes a program for each line of the first block but its terminator."""
    lines = pathlib.Path(source).read_text().splitlines()
    first = lines.index("  .entry:") + 1
    last = lines.index("end main") - 1
    for number in range(first, last):
        line = lines[number]
        if line.lstrip().startswith(";"):
            continue
        path = pathlib.Path(directory) / f"line-{number + 1}.s"
        path.write_text(f"start main 0:\n  .entry:\n{line}\n    ret\nend main\n")


def main():
    if len(sys.argv) != 3 or sys.argv[1] in ("-h", "--help"):
        sys.exit(__doc__)
    kind, where = sys.argv[1:]
    with tempfile.TemporaryDirectory() as directory:
        if kind == "lines":
            lines_as_programs(where, directory)
            where = directory
        programs = sorted(p for p in pathlib.Path(where).iterdir())
        failed = [p for p in programs if not check(kind, p)]
    print(f"{len(programs)} {kind} programs, {len(failed)} misjudged")
    sys.exit(bool(failed) or not programs)


if __name__ == "__main__":
    main()
