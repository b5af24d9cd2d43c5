"""Runs the dialogue of docs/debug.md, and compares what it prints with the page,
which also must have every command.

usage: dialogue.py [--write] PAGE

The program is the first block of C, the commands are the lines after `$` and
`(course)`. --write changes the page to what is printed.
"""

import difflib
import re
import subprocess
import sys

PROMPT = "(course) "


def run(debugger, lines):
    """What the debugger says to these lines."""
    return subprocess.run(
        debugger.replace("build/bin/", "").split(),
        input="".join(line + "\n" for line in lines),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout


def main():
    """Returns the exit status: 0 if the page is right."""
    page = sys.argv[-1]
    with open(page, encoding="utf-8") as file:
        text = file.read()
    with open("prog.c", "w", encoding="utf-8") as file:
        file.write(re.search(r"^```c\n(.*?)^```", text, re.M | re.S)[1])
    block = re.search(r"(?:^    \$ .*\n)+((?:^    (?!\$).*\n)+)", text, re.M)
    *commands, debug = re.findall(r"^    \$ (.*)$", block[0], re.M)
    for command in commands:
        # The tools under test are in PATH.
        subprocess.run(command.replace("build/bin/", ""), shell=True, check=True)
    said = re.sub(r"^    ", "", block[1], flags=re.M)
    typed = [line[len(PROMPT) :] for line in said.splitlines() if PROMPT in line]
    printed = run(debug, typed)
    if "--write" in sys.argv:
        indented = "".join(f"    {line}\n" for line in printed.splitlines())
        with open(page, "w", encoding="utf-8") as file:
            file.write(text.replace(block[1], indented))
        return 0
    difference = list(difflib.unified_diff(said.splitlines(), printed.splitlines()))
    print("\n".join(difference))
    commands = re.findall(r"^(?!reverse-|\()([a-z]+) .{20}", run(debug, ["help"]), re.M)
    missing = [name for name in commands if not re.search(f"`{name}[ `]", text)]
    print("not in the page:", missing)
    return 1 if difference or missing or min(len(typed), len(commands)) < 5 else 0


if __name__ == "__main__":
    sys.exit(main())
