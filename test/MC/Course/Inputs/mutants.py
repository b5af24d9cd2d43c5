#!/usr/bin/env python3
"""Breaks good programs at random and requires that the machine's reader and the
assembler still agree on each: accepted or refused, and with as many warnings.
What the assembler accepts and prints must be accepted again and printed alike.

  mutants.py <seed> <count> <file or directory> ...
"""

import pathlib
import random
import subprocess
import sys
import tempfile

# What the languages of other assemblers, or of C, would make something of.
TRAPS = [b"", b"0", b"-1", b"+1", b"0x10", b"1e5", b"18446744073709551616"]
TRAPS += [b";", b"#", b"//", b"/*", b":", b"=", b",", b".", b"-", b'"', b"\\"]
TRAPS += [b"\0", b"\r", b"\v", b"\f", b"\t", b"\xc3\xa9", b"\xff"]


def change_line(rng, line, words):
    """One word or character more, fewer or another."""
    parts = line.split(b" ")
    place = rng.randrange(len(parts))
    choice = rng.randrange(5)
    if choice == 0:
        parts[place] = rng.choice(words)
    elif choice == 1:
        parts.insert(place, rng.choice(words))
    elif choice == 2:
        del parts[place]
    elif choice == 3:
        rng.shuffle(parts)
    else:
        at = rng.randrange(len(line) + 1)
        return line[:at] + rng.choice(TRAPS) + line[at + rng.randrange(2) :]
    return b" ".join(parts)


def mutate(rng, text, words):
    """One to three changes in or among the lines of a program."""
    lines = text.split(b"\n")
    for _ in range(rng.choice([1, 1, 2, 3])):
        place = rng.randrange(len(lines))
        choice = rng.randrange(6)
        if choice == 0 and len(lines) > 1:
            del lines[place]
        elif choice == 1:
            lines.insert(rng.randrange(len(lines)), lines[place])
        else:
            lines[place] = change_line(rng, lines[place], words)
    return b"\n".join(lines)


def read(command):
    """Returns whether a reader accepts, its warnings and what it prints."""
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode not in (0, 1):
        return f"crashed ({done.returncode})", done.stderr
    accepted = done.returncode == 0
    warnings = done.stderr.count(b": warning: ") if accepted else 0
    return (accepted, warnings), done.stdout


def disagreement(path):
    """Why a program is a failure, or None."""
    verdict, _ = read(["course-run", "--check", str(path)])
    other, printed = read(["llvm-mc", "-triple=course", str(path)])
    if verdict != other or isinstance(verdict, str):
        return f"course-run says {verdict}, llvm-mc {other}"
    if not verdict[0]:
        return None
    path.write_bytes(printed)
    again, _ = read(["course-run", "--check", str(path)])
    if again != verdict:
        return f"course-run says {verdict}, but {again} once printed"
    if read(["llvm-mc", "-triple=course", str(path)]) != (verdict, printed):
        return "does not round trip"
    return None


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    seed, count = int(sys.argv[1]), int(sys.argv[2])
    programs = []
    for name in map(pathlib.Path, sys.argv[3:]):
        files = sorted(name.iterdir()) if name.is_dir() else [name]
        programs += [file.read_bytes() for file in files]
    words = sorted({word for text in programs for word in text.split()}) + TRAPS
    rng = random.Random(seed)
    failures = 0
    with tempfile.TemporaryDirectory() as directory:
        path = pathlib.Path(directory) / "mutant.s"
        for number in range(count):
            text = mutate(rng, rng.choice(programs), words)
            path.write_bytes(text)
            why = disagreement(path)
            if why:
                failures += 1
                print(f"seed {seed}, mutant {number}: {why}\n{text}")
    print(f"{count} mutants, {failures} failures")
    sys.exit(failures != 0)


if __name__ == "__main__":
    main()
