# REQUIRES: chromium, dap-client, clang
# RUN: rm -rf %t && mkdir -p %t
# RUN: env HOME=%t %debian-python %s %source-dir %node-modules %t
"""Makes the picture of docs/debug.md: the dialogue of that page as a user at a terminal
sees it, drawn by xterm.js.

usage: screen_tests.py SOURCE MODULES DIRECTORY: the tree, where xterm.js is, and where
the picture goes.
"""

import fcntl
import json
import os
import re
import struct
import subprocess
import sys
import termios
import unittest

DIRECTORY = sys.argv.pop()
MODULES = sys.argv.pop()
SOURCE = sys.argv.pop()
sys.path.insert(0, os.path.join(SOURCE, "test", "tools", "Inputs"))
sys.path.insert(0, os.path.join(SOURCE, "test", "tools", "course-run", "Inputs"))

from browser import BrowserTest  # noqa: E402 (needs the path above)
from terminal import Terminal  # noqa: E402

COLUMNS, ROWS = 84, 32
PROMPT = "(course) "

PAGE = """<!doctype html>
<meta charset="utf-8">
<link rel="stylesheet" href="file://{modules}/@xterm/xterm/css/xterm.css">
<style>body {{ margin: 0 }} #screen {{ display: inline-block; padding: 8px;
  background: #1b1b1b }}</style>
<div id="screen"></div>
<script src="file://{modules}/@xterm/xterm/lib/xterm.js"></script>
<script>
const term = new Terminal({{cols: {columns}, rows: {rows}, fontSize: 13,
  theme: {{background: "#1b1b1b"}}, cursorBlink: false}});
term.open(document.getElementById("screen"));
term.write({text}, () => {{ document.body.dataset.ready = "yes"; }});
function text() {{
  const buffer = term.buffer.active, lines = [];
  for (let n = 0; n < buffer.length; ++n)
    lines.push(buffer.getLine(n).translateToString(true));
  return lines.join("\\n");
}}
</script>
"""


def read_page():
    """The program of the page, the commands before the debugger, that which starts it,
    and what is typed then."""
    with open(os.path.join(SOURCE, "docs", "debug.md"), encoding="utf-8") as file:
        text = file.read()
    program = re.search(r"^```c\n(.*?)^```", text, re.M | re.S)[1]
    *before, debug = re.findall(r"^    \$ (.*)$", text, re.M)[:3]
    typed = re.findall(r"^    \(course\) (.*)$", text, re.M)
    return program, before, debug, typed


def dialogue():
    """What a terminal shows of the dialogue, but for its end."""
    program, before, debug, typed = read_page()
    with open("prog.c", "w", encoding="utf-8") as file:
        file.write(program)
    for command in before:
        # The tools under test are in PATH.
        subprocess.run(command.replace("build/bin/", ""), shell=True, check=True)
    terminal = Terminal(debug.replace("build/bin/", "").split(), "xterm")
    size = struct.pack("HHHH", ROWS, COLUMNS, 0, 0)
    fcntl.ioctl(terminal.file, termios.TIOCSWINSZ, size)
    for keys in typed[:-1]:
        terminal.expect(re.escape(PROMPT))
        terminal.type(keys + "\n")
    terminal.expect(re.escape(PROMPT))
    text = terminal.all
    terminal.close(typed[-1] + "\n")
    return text, typed


class Screen(BrowserTest):
    """The terminal as a page."""

    def test_dialogue(self):
        """All that was typed is there, and what it led to."""
        os.chdir(DIRECTORY)
        text, typed = dialogue()
        page = PAGE.format(
            modules=MODULES, columns=COLUMNS, rows=ROWS, text=json.dumps(text)
        )
        with open("debug.html", "w", encoding="utf-8") as file:
            file.write(page)
        self.open_url("file://" + os.path.join(DIRECTORY, "debug.html"))
        shown = self.script("return text()")
        for keys in typed[:-1]:
            self.assertIn(PROMPT + keys, shown)
        self.assertIn("store of 10200..10207", shown)
        self.assertIn("#0 count at prog.c:5, inlined", shown)
        (screen,) = self.find("#screen")
        screen.screenshot(os.path.join(DIRECTORY, "debug.png"))


if __name__ == "__main__":
    unittest.main()
