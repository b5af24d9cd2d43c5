"""Types into the debugger as a user does at a terminal.

usage: terminal.py PROGRAM

Nothing may take two minutes, which is long where others use the processor, too.
"""

import os
import pty
import re
import select
import sys
import time


MAX_SECONDS = 120


class Terminal:
    """A terminal in which a command runs."""

    def __init__(self, command, kind="dumb"):
        self.seen = self.all = ""
        self.process, self.file = pty.fork()
        if self.process == 0:
            os.environ["TERM"] = kind
            os.execvp(command[0], command)

    def read(self):
        """Reads what there is."""
        text = os.read(self.file, 4096).decode()
        self.seen += text
        self.all += text

    def expect(self, pattern, keys=""):
        """Waits for output that matches, and forgets it. Types the keys each second."""
        deadline = time.monotonic() + MAX_SECONDS
        while not (found := re.search(pattern, self.seen)):
            if time.monotonic() > deadline:
                sys.exit(f"no {pattern!r} in {self.seen!r}")
            if not select.select([self.file], [], [], 1)[0]:
                self.type(keys)
                continue
            try:
                self.read()
            except OSError:
                sys.exit(f"ended without {pattern!r}: {self.seen!r}")
        self.seen = self.seen[found.end() :]

    def type(self, keys):
        """Presses keys."""
        os.write(self.file, keys.encode())

    def close(self, keys):
        """Types the keys, each second, until the command ends; returns its status."""
        self.type(keys)
        deadline = time.monotonic() + MAX_SECONDS
        while time.monotonic() < deadline:
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                return os.waitstatus_to_exitcode(status)
            if not select.select([self.file], [], [], 1)[0]:
                self.type(keys)
                continue
            try:
                self.read()
            except OSError:
                time.sleep(0.05)
        sys.exit("does not end")


def main():
    """Returns the exit status: 0 if all was as it should be."""
    command = ["course-run", "--debug", sys.argv[1]]
    # What is typed before it may be lost: the terminal gives lines until libedit
    # asks for keys, just after the prompt.
    prompt = r"(.*\r\n)*.*\(course\) "
    terminal = Terminal(command)
    terminal.expect(r"step 0, .*\r\n.*\r\n.*\(course\) ")
    # The rest of a word, and a list of what it may be.
    terminal.type("bre\t")
    terminal.expect("break")
    terminal.type("\t")
    terminal.expect("break +breakpoints")
    terminal.type(" loo\t.mid\t\n")
    terminal.expect(r"break looping \.middle.*\r\n(.*\r\n)*breakpoint 1: ")
    terminal.type("stepi\n")
    terminal.expect("step 1, ")
    # An empty line repeats.
    terminal.type("\n")
    terminal.expect("step 2, ")
    # The arrow up finds what was typed before.
    terminal.type("\x1b[A\x1b[A\n")
    terminal.expect("breakpoint 2: ")
    terminal.type("delete\ncontinue\n")
    terminal.expect("no breakpoints.*\r\n")
    terminal.expect("interrupted\r\n" + prompt, keys="\x03")
    terminal.type("print 6*7\n")
    terminal.expect("\r\n42\r\n" + prompt)
    status = terminal.close("quit\n")
    # Another one remembers.
    terminal = Terminal(command)
    terminal.expect(r"\(course\) ")
    terminal.type("\x1b[A\x1b[A\n")
    terminal.expect("print 6.7\r\n42\r\n" + prompt)
    return status or terminal.close("quit\n")


if __name__ == "__main__":
    sys.exit(main())
