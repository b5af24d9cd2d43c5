# REQUIRES: chromium, course-web, clang
# RUN: mkdir -p %t
# RUN: %debian-python %s %explore-package/course-explore --bin-dir=%explore-bin \
# RUN:   %browser-package %native-clang %t
# RUN: FileCheck %s --input-file=%t/time.txt
# CHECK: from key press to new assembly: median {{[0-9]+\.[0-9]+}} s of
# CHECK: of processors meanwhile: median {{[0-9]+\.[0-9]+}} s of the server and compiler
# CHECK: without others, who delayed a compilation {{.*}} times: median {{[0-9]+\.[0-9]+}} s
# CHECK: the same programs for this computer: median {{[0-9]+\.[0-9]+}} s of processors
"""Tests of the page of course-explore in Chromium.

usage: page_tests.py COMMAND OPTION PACKAGE CLANG DIRECTORY: the server, where browser.py
is, a compiler for this computer, and where the picture and the figure of the time from
key press to assembly go.
"""

import operator
import os
import statistics
import subprocess
import sys
import time
import unittest

from Inputs.explorer import Explorer

DIRECTORY = sys.argv.pop()
NATIVE_CLANG = sys.argv.pop()
sys.path.insert(0, sys.argv.pop())
COMMAND = sys.argv[1:]
del sys.argv[1:]

from browser import BrowserTest  # noqa: E402 (needs the path above)
from selenium.webdriver.common.action_chains import ActionChains  # noqa: E402
from selenium.webdriver.common.keys import Keys  # noqa: E402
from selenium.webdriver.support.ui import Select  # noqa: E402

ROOT = os.path.join(os.path.dirname(__file__), "../../..")
sys.path.insert(0, os.path.join(ROOT, "scripts"))

import course_slices  # noqa: E402

BENCHMARKS = os.path.join(ROOT, "benchmarks")
LENGTHS = range(90, 111)
NATIVE_OPTIONS = ["-O2", "-g", "-S", "-w", "-I", os.path.join(ROOT, "runtime/include")]
# A computer is slow if Debian's clang takes longer for the same programs than a part of
# a second. The key press took 14 to 16 times as long where that took 0.09 s.
MAX_SECONDS = 1
MAX_RATIO = 25
# Of measuring, if it takes longer.
MAX_ROUNDS = 3
# Compilations of a program for this computer, which take about 0.1 s each.
NUM_NATIVE = 3

PROGRAM = """#include <course.h>
static int twice(int n) { return 2 * n; }
int main(void) {
  int n = (int)read();
  write(twice(n));
  write(n / 3);
}"""


def read_benchmark(name):
    """The lines of a benchmark."""
    with open(os.path.join(BENCHMARKS, name + ".c"), encoding="utf-8") as file:
        return file.read().splitlines()


def long_programs():
    """Benchmarks of about 100 lines: the first ones, and those whose turn it is."""
    files = sorted(name for name in os.listdir(BENCHMARKS) if name.endswith(".c"))
    names = [name.removesuffix(".c") for name in files]
    names = [name for name in names if len(read_benchmark(name)) in LENGTHS]
    part = course_slices.Slice()
    return names[:3] + [name for name in names[3:] if part.takes(name, 4)]


def processor_seconds(pid):
    """What a process and those that it has waited for have used."""
    with open(f"/proc/{pid}/stat", encoding="latin-1") as file:
        fields = file.read().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def compile_natively(name):
    """What compiling a benchmark for this computer takes of processors, and by how
    much others delay it at the moment: its time by the clock in relation to that, at
    least 1."""
    path = os.path.join(BENCHMARKS, name + ".c")
    command = [NATIVE_CLANG, *NATIVE_OPTIONS, path, "-o", os.devnull]
    began, before = time.monotonic(), os.times()
    for _ in range(NUM_NATIVE):
        subprocess.run(command, check=True)
    seconds, after = time.monotonic() - began, os.times()
    used = after.children_user + after.children_system
    used -= before.children_user + before.children_system
    return used / NUM_NATIVE, max(seconds / used, 1)


class Page(BrowserTest):
    """A page for each test, all with one server."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.explorer = Explorer(*COMMAND)

    @classmethod
    def tearDownClass(cls):
        cls.explorer.stop()
        super().tearDownClass()

    def setUp(self):
        # Another page first: to go to another # is no new page.
        self.browser.get("about:blank")
        self.open_url(self.explorer.url)
        self.settle()

    def tearDown(self):
        self.check_log()

    def settle(self):
        """Waits until no pane works."""
        self.wait(lambda: "cost" in self.summaries() and not self.find("[aria-busy]"))

    def summaries(self):
        """What is said of the panes."""
        return " ".join(e.text for e in self.find(".summary"))

    def clear_summaries(self):
        """Makes panes say nothing, until they have something to say."""
        for pane in self.find(".summary"):
            self.script("arguments[0].textContent = ''", pane)

    def choose(self, name):
        """Chooses a program of the list."""
        self.clear_summaries()
        Select(self.find("#program")[0]).select_by_visible_text(name)
        self.settle()

    def type(self, text):
        """Types a program in place of the one that is there, and waits."""
        (source,) = self.find("#source .cm-content")
        self.script("arguments[0].focus()", source)
        source.send_keys(Keys.CONTROL, "a")
        self.clear_summaries()
        source.send_keys(text)

    def marked(self, pane="#panes"):
        """The texts of the lines that are marked as own, and as outer."""
        return [
            [e.text.strip() for e in self.find(f"{pane} .cm-line.{kind}")]
            for kind in ("own", "outer")
        ]

    def line(self, pane, text):
        """The first line of an editor that has a text."""
        return next(e for e in self.find(f"{pane} .cm-line") if text in e.text)

    def test_typed_program_has_its_cost(self):
        """Type a program, get its assembly, output and cost, by line, too."""
        self.type(PROGRAM)
        self.find("#input")[0].clear()
        self.find("#input")[0].send_keys("21")
        self.wait(lambda: "42" in self.text(".messages"))
        self.assertEqual(self.text(".messages"), "output:\n42\n7")
        self.assertIn("call write", self.text("#panes .cm-content"))
        self.assertRegex(self.summaries(), r"cost \d+\.\d{4} \d+ instructions")
        costs = [e.text for e in self.find("#source .cost-gutter .cm-gutterElement")]
        whole = sum(float(cost) for cost in costs if cost)
        self.assertEqual(f"cost {whole:.4f}", self.text(".summary b"))

    def color_of(self, pane, text):
        """The color of the first line of an editor that has a text."""
        names = self.line(pane, text).get_attribute("class").split()
        return [name for name in names if name.startswith("color")]

    def test_assembly_has_colors_of_the_source(self):
        """A line has the color of that which it is from."""
        self.type(PROGRAM)
        self.settle()
        colors = self.color_of("#source", "int n ="), self.color_of("#source", "n / 3")
        self.assertEqual([len(found) for found in colors], [1, 1])
        self.assertNotEqual(*colors)
        self.assertEqual(self.color_of("#panes", "= call read"), colors[0])
        self.assertEqual(self.color_of("#panes", " 3 32"), colors[1])

    def test_line_shows_its_assembly(self):
        """A click on a line marks its assembly, and the other way round."""
        self.type(PROGRAM)
        self.settle()
        self.line("#source", "int n =").click()
        own, outer = self.marked()
        self.assertEqual((len(own), outer), (1, []))
        self.assertRegex(own[0], "= call read")
        self.line("#source", "write(twice").click()
        own, outer = self.marked()
        self.assertTrue(any("call write" in line for line in own), own)
        self.assertTrue(outer)
        self.line("#panes", " 3 32").click()
        self.assertEqual(self.marked("#source"), [["write(n / 3);"], []])

    def test_keys(self):
        """The cursor does what a click does, and keys go to all parts."""
        self.type(PROGRAM)
        self.settle()
        body = self.browser.switch_to.active_element
        for _ in range(3):
            body.send_keys(Keys.ARROW_UP)
        self.assertRegex(self.marked()[0][0], "= call read")
        body.send_keys(Keys.ALT, "2")
        active = self.browser.switch_to.active_element
        self.assertEqual(active.get_attribute("aria-label"), "Assembly")
        active.send_keys(Keys.CONTROL, Keys.END)
        active.send_keys(Keys.ALT, "1")
        active = self.browser.switch_to.active_element
        self.assertEqual(active.get_attribute("aria-label"), "Source")
        active.send_keys(Keys.ALT, "n")
        self.assertEqual(len(self.find(".pane")), 2)
        self.settle()
        stops = set()
        for _ in range(25):
            active = self.browser.switch_to.active_element
            stops.add(active.get_attribute("aria-label") or active.get_attribute("id"))
            # For what has the focus then: the page may draw that anew.
            ActionChains(self.browser).send_keys(Keys.TAB).perform()
        self.assertLessEqual({"Source", "Assembly", "program", "input", "add"}, stops)
        self.settle()

    def test_panes(self):
        """Each compiler has its options, and can be closed."""
        self.find("#add")[0].click()
        self.browser.switch_to.active_element.send_keys(Keys.CONTROL, "a")
        self.browser.switch_to.active_element.send_keys("-O0")
        self.wait(lambda: len(set(e.text for e in self.find(".summary b"))) == 2)
        # What -O0 and -g say of variables is for debuggers.
        (_, assembly) = self.find("#panes .cm-content")
        self.assertIn("store", assembly.text)
        self.assertNotIn("; variable", assembly.text)
        self.find(".close")[0].click()
        self.assertEqual(len(self.find(".pane")), 1)
        self.assertEqual(self.find(".options")[0].get_attribute("value"), "-O0")

    def test_errors(self):
        """What is wrong is at its line; the last assembly stays."""
        self.type(PROGRAM[:-1] + "return x;}")
        self.wait(lambda: "not compiled" in self.summaries())
        self.assertIn("undeclared identifier 'x'", self.text(".messages"))
        self.wait(lambda: self.find("#source .cm-lint-marker-error"))
        self.assertIn("start main", self.text("#panes .cm-content"))
        self.press(".options", Keys.END, "-include x")
        self.wait(lambda: "option '-O2-include'" in self.summaries())
        # Browsers log each answer that is an error.
        self.browser.get_log("browser")

    def show(self, view):
        """Chooses what the pane shows, and waits."""
        Select(self.find(".view")[0]).select_by_value(view)
        self.wait(lambda: not self.find("[aria-busy]"))

    def test_views(self):
        """What else a pane shows, of a recursive program."""
        self.choose("benchmarks/ackermann")
        self.show("remarks")
        rows = [e.text for e in self.find(".other tbody tr")]
        self.assertTrue(any("tailcallelim" in row for row in rows), rows)
        self.assertTrue(any("course-regalloc" in row for row in rows), rows)
        (button,) = self.find(".other tbody tr:last-child button")
        line = read_benchmark("ackermann")[int(button.text) - 1]
        button.click()
        self.assertEqual(self.text("#source .cm-activeLine"), line)
        self.show("contracts")
        rows = [e.text for e in self.find(".other tbody tr")]
        self.assertIn("recursive.rest 0 r1 r2", rows)
        self.assertTrue(any("argument 1 travels in R1" in row for row in rows), rows)
        self.show("assembly")
        self.assertIn("call recursive", self.text("#panes .cm-content"))

    def test_passes(self):
        """What each pass has changed of the function that is chosen."""
        self.choose("benchmarks/ackermann")
        self.show("passes")
        passes = [e.text for e in self.find(".passes option")]
        self.assertIn("2. SROAPass", passes)
        self.assertTrue(any("(course-regalloc)" in name for name in passes), passes)
        deleted = [e.text for e in self.find(".cm-deletedChunk")]
        self.assertTrue(any("alloca" in text for text in deleted), deleted)
        self.press(".passes", Keys.END)
        self.wait(lambda: "bb." in self.text(".difference .cm-content"))
        Select(self.find(".function")[0]).select_by_visible_text("recursive.rest")
        self.wait(lambda: "@recursive" in self.text(".difference .cm-content"))

    def test_graphs(self):
        """Graphviz draws what the allocator has seen and done."""
        self.choose("benchmarks/ackermann")
        for kind in ("interference", "assignment"):
            self.show(kind)
            (image,) = self.find(f".other img[alt='{kind} graph of main']")
            width = self.script("return arguments[0].naturalWidth", image)
            self.assertGreater(width, 100)
        self.press(".options", Keys.CONTROL + "a", "-O0")
        self.wait(lambda: "no graph of 'main'" in self.text(".other"))
        # Browsers log each answer that is an error.
        self.browser.get_log("browser")

    def test_report(self):
        """The report works in its frame, which reaches nothing of the page."""
        self.show("report")
        (frame,) = self.find(".other iframe")
        self.browser.switch_to.frame(frame)
        self.wait(lambda: self.script("return document.body.dataset.ready"))
        self.assertIn("Cost of prog.s", self.text("h1"))
        self.assertIn("gcd", self.text("#source"))
        for name in ("localStorage.length", "parent.document.title"):
            script = f"try {{ return {name}; }} catch (e) {{ return 'refused'; }}"
            self.assertEqual(self.script(script), "refused")
        self.browser.switch_to.default_content()

    def test_link_holds_all(self):
        """The address alone makes the same page, also in another window."""
        self.choose("examples/strings")
        self.find("#add")[0].click()
        self.browser.switch_to.active_element.send_keys(" -mcpu=swpp2020-spec")
        self.press("#input", "77")
        Select(self.find(".view")[1]).select_by_value("contracts")
        self.settle()
        # It is written when nothing has changed for a moment.
        self.script("return new Promise((done) => setTimeout(done, 500))")
        address = self.browser.current_url
        self.assertNotIn(self.explorer.token, address)
        before = self.state()
        self.browser.switch_to.new_window("tab")
        self.open_url(address)
        self.settle()
        self.assertEqual(self.state(), before)
        self.browser.get("about:blank")
        self.browser.get(address[:-9])
        self.wait(lambda: "this link is damaged" in self.text("#status"))
        self.browser.close()
        self.browser.switch_to.window(self.browser.window_handles[0])

    def measures(self):
        """The times from a key to what it changed, in seconds."""
        all_of_them = "performance.getEntriesByName('key to assembly')"
        durations = self.script(f"return {all_of_them}.map((m) => m.duration)")
        return [duration / 1000 for duration in durations]

    def press_and_measure(self, name):
        """The time from a key press in a benchmark to its new assembly, that of
        processors for the server and all that it started, and both of
        compile_natively, before."""
        self.choose("benchmarks/" + name)
        self.script("performance.clearMeasures()")
        (source,) = self.find("#source .cm-content")
        self.script("arguments[0].focus()", source)
        source.send_keys(Keys.CONTROL, Keys.END)
        native, delay = compile_natively(name)
        before = processor_seconds(self.explorer.process.pid)
        source.send_keys(" ")
        self.wait(self.measures)
        used = processor_seconds(self.explorer.process.pid) - before
        (seconds,) = self.measures()
        return seconds, used, native, delay

    def measure_programs(self):
        """From a key press to the assembly on the screen: the median as it would be
        if nobody else used the processors; what it may be here; and text that says how
        it came about."""
        names = long_programs()
        rows = list(map(self.press_and_measure, names))
        seconds, used, native, before = zip(*rows)
        # Others may also begin during a press.
        _, last = compile_natively(names[-1])
        delays = list(map(max, before, [*before[1:], last]))
        alone = statistics.median(map(operator.truediv, seconds, delays))
        median, median_used = statistics.median(seconds), statistics.median(used)
        median_native = statistics.median(native)
        limit = max(MAX_SECONDS, MAX_RATIO * median_native)
        return max(alone, median_used), limit, (
            f"from key press to new assembly: median {median:.3f} s of "
            f"{len(seconds)} presses, {min(seconds):.3f} to {max(seconds):.3f} s, "
            f"each in another benchmark of 90 to 110 lines\n"
            f"of processors meanwhile: median {median_used:.3f} s of the server "
            f"and compiler, {min(used):.3f} to {max(used):.3f} s\n"
            f"without others, who delayed a compilation {min(delays):.2f} to "
            f"{max(delays):.2f} times: median {alone:.3f} s\n"
            f"the same programs for this computer: median {median_native:.3f} s of "
            f"processors, so that {limit:.3f} s are allowed\n"
        )

    def test_time(self):
        """The time is promised for a computer that does nothing else, and is not slow.
        What others do comes in bursts, so what takes too long has to do so in each
        round."""
        texts = []
        while len(texts) < MAX_ROUNDS:
            alone, limit, text = self.measure_programs()
            texts.append(text)
            with open(os.path.join(DIRECTORY, "time.txt"), "w", encoding="utf-8") as f:
                f.writelines(texts)
            if alone < limit:
                return
        self.fail("".join(texts))

    def test_screen(self):
        """Makes the picture of docs/explore.md."""
        self.choose("benchmarks/dijkstra")
        self.find("#add")[0].click()
        self.browser.switch_to.active_element.send_keys(" -mllvm -course-num-regs=4")
        self.settle()
        self.line("#source", "done[u] = 1").click()
        (text,) = self.find("#source .cm-scroller")
        self.script("arguments[0].scrollLeft = 0", text)
        self.browser.save_screenshot(os.path.join(DIRECTORY, "explore.png"))

    def state(self):
        """What a page has."""
        values = [
            self.find(selector)[0].get_attribute("value")
            for selector in ("#program", "#language", "#input")
        ]
        options = [e.get_attribute("value") for e in self.find(".options")]
        is_text = self.find("#text")[0].is_selected()
        options += [e.get_attribute("value") for e in self.find(".view")]
        return values, options, is_text, self.text("#source .cm-content")


if __name__ == "__main__":
    unittest.main()
