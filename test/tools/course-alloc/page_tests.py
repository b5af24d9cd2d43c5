# REQUIRES: chromium
# RUN: rm -rf %t && mkdir %t
# RUN: course-alloc %minir/fragments.minir --bank %banks/G16x2.yaml --html %t/fragments.html
# RUN: course-alloc %minir/fragments.minir --bank %banks/G16x2.yaml --allocator briggs --html %t/briggs.html
# RUN: course-alloc --random 1 --seed 12 --bank %banks/three-levels.yaml --allocator swaps --html %t/random.html
# RUN: %debian-python %s %browser-package %t
"""Tests of the pages of course-alloc in Chromium.

usage: page_tests.py PACKAGE DIRECTORY: where browser.py is, and the pages.
"""

import os
import sys
import unittest

from selenium.webdriver.common.keys import Keys

DIRECTORY = sys.argv.pop()
sys.path.insert(0, sys.argv.pop())

from browser import BrowserTest  # noqa: E402 (needs the path above)


class Page(BrowserTest):
    """The page of one allocation."""

    def open(self, name):
        """Opens a page."""
        self.open_url("file://" + os.path.join(DIRECTORY, name + ".html"))

    def tearDown(self):
        """Nothing went wrong, and nothing was loaded."""
        self.check_log()
        script = "return performance.getEntriesByType('resource').length"
        self.assertEqual(self.script(script), 0)

    def shown(self):
        """The step that is to be seen."""
        (section,) = [e for e in self.find("section") if e.is_displayed()]
        return section.get_attribute("id")

    def box(self, element):
        """The place of the bar of a piece."""
        (rect,) = self.script("return arguments[0].querySelectorAll('rect')", element)
        return {
            key: float(rect.get_attribute(key)) for key in ("x", "y", "width", "height")
        }

    def pieces(self, section, title):
        """The pieces of a section whose title begins so."""
        found = self.find(f"#{section} .piece")
        script = "return arguments[0].querySelector('title').textContent"
        return [e for e in found if self.script(script, e).startswith(title)]

    def test_steps_are_tabs(self):
        """A click or an arrow key shows one step, and only that."""
        self.open("fragments")
        titles = [e.text for e in self.find("[role=tab]")]
        self.assertEqual(
            titles, ["1 Split", "2 Merge", "3 Coalesce", "4 Registers", "5 Program"]
        )
        self.assertEqual(self.shown(), "split")
        self.find("#tab-registers")[0].click()
        self.assertEqual(self.shown(), "registers")
        self.press("#tab-registers", Keys.ARROW_RIGHT)
        self.assertEqual(self.shown(), "program")
        self.press("#tab-program", Keys.ARROW_RIGHT)
        self.assertEqual(self.shown(), "split")
        self.press("#tab-split", Keys.ARROW_LEFT)
        self.assertEqual(self.shown(), "program")
        self.assertIn("instructions added: 1 copies", self.text("#program pre"))

    def test_bars_have_the_width_of_their_registers(self):
        """B takes both halves of BX, and f one: it moves from BH to AL."""
        self.open("fragments")
        whole = self.box(self.pieces("registers", "B, ")[0])
        halves = [self.box(e) for e in self.pieces("registers", "f, ")]
        self.assertEqual(whole["width"], 2 * halves[0]["width"] + 2)
        self.assertEqual(whole["x"], halves[0]["x"])
        self.assertLess(halves[-1]["x"], halves[0]["x"])
        self.assertEqual(len(self.find("#registers .copy")), 1)
        # What lives across an operation has the height of both halves of a point.
        across = self.box(self.pieces("registers", "a, ")[1])
        defined = self.box(self.pieces("registers", "a, ")[0])
        self.assertEqual(across["height"], 2 * defined["height"])

    def test_graphs_shrink(self):
        """From 25 pieces to 9 nodes to 6; an edge is never within a node."""
        self.open("fragments")
        sizes = [len(self.find(f"#{s} .node")) for s in ("split", "merge", "coalesce")]
        self.assertEqual(sizes, [25, 9, 6])
        self.assertEqual(len(self.find("#split .affinity")), 19)
        self.assertGreater(len(self.find("#split .edge")), 20)

    def test_nodes_are_apart_and_inside(self):
        """The layout puts no node on another one, nor outside of the picture."""
        self.open("fragments")
        places = self.script(
            "return [...document.querySelectorAll('#split .node circle')].map("
            "c => [+c.getAttribute('cx'), +c.getAttribute('cy')])"
        )
        size = float(self.find("#split svg")[-1].get_attribute("width"))
        for i, (x, y) in enumerate(places):
            self.assertTrue(0 < x < size and 0 < y < size)
            for u, v in places[:i]:
                self.assertGreater(abs(x - u) + abs(y - v), 9)

    def test_a_variable_stands_out(self):
        """A click fades all others in all pictures, and Escape brings them back."""
        self.open("fragments")
        self.pieces("split", "f, ")[0].click()
        chosen = self.find("[data-variable]:not(.faded)")
        self.assertEqual(len({e.get_attribute("data-variable") for e in chosen}), 1)
        self.assertGreater(len(self.find(".faded")), len(chosen))
        self.press("#tab-split", Keys.ESCAPE)
        self.assertEqual(self.find(".faded"), [])

    def test_classic_allocators_have_no_splits(self):
        """And what is spilled is dashed."""
        self.open("briggs")
        titles = [e.text for e in self.find("[role=tab]")]
        self.assertEqual(
            titles, ["1 Live ranges", "2 Coalesce", "3 Registers", "4 Program"]
        )
        self.assertGreater(len(self.find("#ranges rect[stroke-dasharray]")), 0)

    def test_three_levels(self):
        """Quarters, halves and wholes of one register."""
        self.open("random")
        widths = {self.box(e)["width"] + 2 for e in self.find("#registers .piece")}
        unit = min(widths)
        self.assertEqual(widths, {unit, 2 * unit, 4 * unit})


if __name__ == "__main__":
    unittest.main()
