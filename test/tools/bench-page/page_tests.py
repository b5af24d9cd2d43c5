# REQUIRES: chromium, course-web, clang, course-run
# RUN: rm -rf %t && mkdir -p %t/programs && cd %t
# RUN: %debian-python %s %browser-package %scripts/bench %tool-directory %native-dir %t
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests of the page of scripts/bench in Chromium: its numbers are those that bench
prints, what is chosen is drawn, and keys reach all of it."""

import csv
import math
import os
import subprocess
import sys
import unittest

PACKAGE, BENCH, TOOLS, NATIVE, WORK = sys.argv[1:]
del sys.argv[1:]
sys.path.insert(0, PACKAGE)

from browser import BrowserTest  # noqa: E402 (needs the path above)
from selenium.webdriver.common.keys import Keys  # noqa: E402

LOOP = """#include <course.h>
int main(void) {
  uint64_t sum = 0;
  for (uint64_t i = 0, n = read(); i < n; ++i) sum += read() %s 3;
  write(sum);
  return 0;
}
"""


def run_bench(*options, status=0):
    """Measures the programs; returns what is printed."""
    command = ["/usr/bin/python3", BENCH, f"--tool-dir={TOOLS}"]
    command += [f"--native-dir={NATIVE}", f"--programs={WORK}/programs", *options]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode != status:
        raise AssertionError(done.stdout + done.stderr)
    return done.stdout + done.stderr


def setUpModule():  # pylint: disable=invalid-name
    """Writes two programs with inputs of two sizes."""
    for name, sign in (("first", "*"), ("second", "/")):
        with open(f"{WORK}/programs/{name}.c", "w", encoding="utf-8") as file:
            file.write(LOOP % sign)
        for size, count in ((".tiny", 2), ("", 40)):
            path = f"{WORK}/programs/{name}{size}.in"
            with open(path, "w", encoding="utf-8") as file:
                file.write(" ".join(map(str, [count, *range(count)])))


class Page(BrowserTest):
    """A page of three configurations, and one of levels."""

    def cells(self, selector):
        """The texts of a table's rows."""
        script = (
            "return [...document.querySelectorAll(arguments[0] + ' tr')]"
            ".map(row => [...row.cells].map(cell => cell.textContent))"
        )
        return self.script(script, selector)

    def choose(self, part, value):
        """Changes a checkbox by keys."""
        self.press(f"#choice input[name={part}][value='{value}']", Keys.SPACE)

    def test_numbers(self):
        """Numbers and means are those of the CSV file."""
        page = f"{WORK}/page.html"
        names = ["O0=-O0", "O1=-O1", "O2=-O2"]
        run_bench(
            *(f"--config={n}" for n in names), f"--html={page}", f"--csv={WORK}/all.csv"
        )
        with open(f"{WORK}/all.csv", encoding="utf-8", newline="") as file:
            ratios = {}
            for row in csv.DictReader(file):
                ratio = float(row["ratio of cost to O0"])
                ratios.setdefault(row["configuration"], {})[row["program"]] = ratio
        self.open_url(f"file://{page}")
        self.assertEqual(self.text("#count"), "4 of 4 runs")
        head, *lines = self.cells("#programs .table")
        for line in lines:
            for name in ("O1", "O2"):
                shown = float(line[head.index(f"{name}/O0")])
                self.assertAlmostEqual(shown, ratios[name][line[0]], 3)
        head, every, *_ = self.cells("#summary")
        self.assertEqual(every[:2], ["all", "4"])
        logs = [math.log(ratio) for ratio in ratios["O2"].values()]
        shown = float(every[head.index("mean O2/O0")])
        self.assertAlmostEqual(shown, math.exp(sum(logs) / 4), 3)
        self.assertEqual(len(self.find("#programs .dot")), 8)
        self.assertEqual(len(self.find("#distribution .curve")), 2)
        self.assertLess(os.path.getsize(page), 1_000_000)
        self.check_log()

    def test_choice(self):
        """What is not chosen is not drawn; all by keys."""
        page = f"{WORK}/page.html"
        run_bench("--config=O0=-O0", "--config=O1=-O1", f"--html={page}")
        self.open_url(f"file://{page}")
        self.choose("size", "tiny")
        self.assertEqual(self.text("#count"), "2 of 4 runs")
        self.press("#choice input[name=name]", *"first")
        self.assertEqual(self.text("#count"), "1 of 4 runs")
        self.assertEqual(len(self.find("#programs .dot")), 1)
        self.press("#choice input[name=name]", *[Keys.BACKSPACE] * 5)
        self.press("#programs .dot[tabindex='0']", Keys.ARROW_DOWN)
        self.assertRegex(self.text("#detail"), r"^(first|second): O1/O0 = 0\.\d{4} \(")
        self.press("#programs th:nth-child(1) button", Keys.ENTER)
        names = [line[0] for line in self.cells("#programs .table")[1:]]
        self.assertEqual(names, ["first", "second"])
        self.choose("comparison", "O1/O0")
        self.assertEqual(len(self.find("#programs .dot")), 0)
        self.check_log()

    def test_levels(self):
        """Levels, and what they cost in the baseline."""
        page, baseline = f"{WORK}/levels.html", f"{WORK}/baseline"
        with open(baseline, "w", encoding="utf-8") as file:
            for row in ("first", "first (tiny)", "second", "second (tiny)"):
                file.write(f"{row}: 100000 200000 300000\n")
        run_bench("--levels", f"--baseline={baseline}", f"--html={page}")
        self.open_url(f"file://{page}")
        head, *lines = self.cells("#programs .table")
        for name in ("O1/O0", "O3/O0", "O1/baseline", "O3/baseline"):
            self.assertIn(name, head)
        at = head.index("O2/baseline")
        for line in lines:
            self.assertEqual(line[at - 1], "200000.0000")
            self.assertAlmostEqual(float(line[at]), float(line[at - 2]) / 200000, 4)
        self.check_log()

    def test_self_contained(self):
        """The page asks for nothing; D3's licence is in it."""
        page = f"{WORK}/page.html"
        run_bench("--config=O0=-O0", "--config=O1=-O1", f"--html={page}")
        self.open_url(f"file://{page}")
        loaded = "return performance.getEntriesByType('resource').length"
        self.assertEqual(self.script(loaded), 0)
        licence = "return document.querySelector('#licences pre').textContent"
        self.assertIn("Mike Bostock", self.script(licence))

    def test_errors(self):
        """A page that cannot be written; nothing is left of it."""
        said = run_bench("--config=O1=-O1", f"--html={WORK}/none/page.html", status=1)
        self.assertIn("bench: error: cannot write", said)
        self.assertFalse(os.path.exists(f"{WORK}/none"))


if __name__ == "__main__":
    unittest.main()
