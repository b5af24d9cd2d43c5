# REQUIRES: chromium
# RUN: rm -rf %t && mkdir -p %t && cd %t
# RUN: %debian-python %s %browser-package %S/Inputs %grade
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests of the page of grades in Chromium: what it shows, and how tables are sorted."""

import sys
import unittest

PACKAGES = sys.argv[1:3]
del sys.argv[1:3]
sys.path[:0] = PACKAGES

from browser import BrowserTest  # noqa: E402 (needs the path above)
from grading import GradeTest  # noqa: E402 (needs the path above)
from selenium.webdriver.common.keys import Keys  # noqa: E402


class Page(BrowserTest, GradeTest):
    """A page of two programs and three compilers."""

    def setUp(self):
        super().setUp()
        self.program("b", inputs=("5", "7"))
        self.program("a", inputs=("10",))
        self.configure(
            {
                "wrong": "sh -c 'sed \"s/write r1/write 5/\" {source} > {output}'",
                "right": "cp {source} {output}",
                "slow": "sh -c 'sed \"s/ret/br .b\\n.b:\\nret/\" {source} > {output}'",
            }
        )
        page = self.directory / "grade.html"
        self.grade("--html", page)
        self.open_url(f"file://{page}")

    def column(self, table, number):
        """The texts of a column."""
        script = (
            "return [...document.querySelectorAll(arguments[0] + ' tbody tr')]"
            ".map(row => row.cells[arguments[1]].textContent.trim())"
        )
        return self.script(script, table, number)

    def test_page(self):
        """All is there, the heads sort by keys, and nothing is asked of a network."""
        self.assertEqual(self.column("#ranking", 1), ["right", "slow", "wrong"])
        self.assertEqual(self.column("#ranking", 0), ["1", "2", "3"])
        self.assertEqual(self.column("#cases", 0), ["a", "b", "b"])
        self.assertEqual(self.column("#failures", 3), ["wrong output"] * 2)
        message = "output line 1 is 5, expected 10 (1 lines, expected 1)"
        self.assertEqual(self.column("#failures", 4)[0], message)
        self.assertEqual(
            self.column("#cases", 2), ["wrong output", "6.0000 1.0000", "wrong output"]
        )
        # Failures are last in both directions.
        button = "#cases th:nth-child(3) button"
        for state in ("ascending", "descending"):
            self.press(button, Keys.ENTER)
            (head,) = self.find("#cases th:nth-child(3)")
            self.assertEqual(head.get_attribute("aria-sort"), state)
            self.assertEqual(self.column("#cases", 2)[0], "6.0000 1.0000")
        self.press("#cases th:nth-child(1) button", Keys.SPACE, Keys.SPACE)
        self.assertEqual(self.column("#cases", 0), ["b", "b", "a"])
        script = "return performance.getEntriesByType('resource').length"
        self.assertEqual(self.script(script), 0)
        self.check_log()


if __name__ == "__main__":
    unittest.main()
