# REQUIRES: course-site
# RUN: rm -rf %t && mkdir %t
# RUN: %debian-python %s %source-dir %t
"""Tests of scripts/site: the site of the tree is whole, and what is wrong with a
document or with a comment is an error."""

import html.parser
import os
import pathlib
import shutil
import subprocess
import sys
import unittest
import urllib.parse

WORK = pathlib.Path(sys.argv.pop())
ROOT = pathlib.Path(sys.argv.pop())
ROOMS = ("RegAlloc/Algorithms", "RegAlloc/Checker", "RegAlloc/Banks", "DataFlow")

HEADER = """//===-- {name}.h - A part of it ---------*- C++ -*-===//
/// \\file
/// What {name} is about.
namespace llvm::course {{
/// Does what {name} does, to \\p {parameter}.
void do{name}(int Value);
}} // namespace llvm::course
"""


def make_site(output, *options):
    """Runs the script; it has to install nothing."""
    script = [str(ROOT / "scripts" / "site"), "--no-setup", "--output", str(output)]
    return subprocess.run(
        [*script, *options], check=False, capture_output=True, text=True
    )


class Page(html.parser.HTMLParser):
    """The links, names, parts and text of a page."""

    def __init__(self, path):
        super().__init__()
        self.links, self.names, self.parts, self.text = [], set(), [], ""
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        if "id" in attributes:
            self.names.add(attributes["id"])
        if tag == "a" and "href" in attributes:
            self.links.append(attributes["href"])
        elif tag in ("link", "script", "img"):
            is_search = attributes.get("rel") == "search"
            name = None if is_search else attributes.get("src", attributes.get("href"))
            self.parts += [name] if name else []

    def handle_data(self, data):
        self.text += data


class Whole(unittest.TestCase):
    """The site of this tree."""

    @classmethod
    def setUpClass(cls):
        done = make_site(WORK / "whole")
        if done.returncode != 0:
            raise AssertionError(done.stdout + done.stderr)
        cls.site = WORK / "whole" / "html"
        cls.pages = {path: Page(path) for path in cls.site.rglob("*.html")}

    def page(self, name):
        """A page by its path without ending."""
        return self.pages[self.site / f"{name}.html"]

    def test_documents(self):
        """All documents of users and rooms are pages."""
        for folder in ("docs", "Target"):
            for path in (ROOT / folder).rglob("*.md"):
                if "site" not in path.parts[-2:]:
                    page = self.page(path.relative_to(ROOT).with_suffix(""))
                    title = path.read_text(encoding="utf-8").split("\n")[0]
                    self.assertIn(title.removeprefix("# ").strip(), page.text)

    def test_reference(self):
        """All headers of the rooms have pages, which say what functions are for."""
        for room in ROOMS:
            for path in (ROOT / "Target" / room).glob("*.h"):
                page = self.page(f"reference/Target/{room}/{path.stem}")
                self.assertTrue(page.text.count("¶") > 1, path)
        page = self.page("reference/Target/RegAlloc/Algorithms/ParallelCopy")
        for text in ("The cheapest sequence for Copies.", "verifySequence(ArrayRef<"):
            self.assertIn(text, page.text)
        self.assertIn("sequentialize", self.page("genindex").text)

    def test_links(self):
        """Links lead to pages and names that are there; parts are of the site."""
        for path, page in self.pages.items():
            for link in page.parts:
                where = urllib.parse.urlsplit(link)
                self.assertFalse(where.scheme or where.netloc, f"{path}: {link}")
                self.assertTrue((path.parent / where.path).exists(), f"{path}: {link}")
            for link in page.links:
                where = urllib.parse.urlsplit(link)
                if where.scheme or link == "#":
                    continue
                to = (path.parent / where.path).resolve() if where.path else path
                self.assertTrue(to.is_file(), f"{path}: {link}")
                if where.fragment and to in self.pages:
                    name = urllib.parse.unquote(where.fragment)
                    self.assertIn(name, self.pages[to].names, f"{path}: {link}")

    def test_folders(self):
        """A link to a folder leads to its page."""
        self.assertIn("docs/measurements/README.html", self.page("README").links)


class Small(unittest.TestCase):
    """Sites of a small tree, with one thing wrong."""

    def setUp(self):
        self.root = WORK / "small"
        shutil.rmtree(self.root, ignore_errors=True)
        (self.root / "docs" / "site").mkdir(parents=True)
        shutil.copy(ROOT / "docs/site/conf.py", self.root / "docs" / "site")
        shutil.copy(ROOT / "VERSION", self.root)
        pages = ["README"]
        for number, room in enumerate(ROOMS):
            name = f"Part{number}"
            self.put(f"Target/{room}/README.md", f"# {room}\n")
            text = HEADER.format(name=name, parameter="Value")
            self.put(f"Target/{room}/{name}.h", text)
            pages += [f"Target/{room}/README", f"reference/Target/{room}/index"]
        toctree = "\n".join(["```{toctree}", "", *pages, "```"])
        self.put("docs/site/index.md", f"# Small\n\n{toctree}\n")
        self.put("README.md", "# It\n\nSee [one](Target/DataFlow/README.md).\n")

    def put(self, name, text):
        """Writes a file of the tree."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def make(self):
        """What the script ends with and says."""
        done = make_site(WORK / "output", "--root", str(self.root))
        return done.returncode, done.stdout + done.stderr

    def test_right(self):
        """Nothing is wrong; then a page is gone, of which nothing is kept."""
        self.put("README.md", "# It\n\n[One](gone.md)\n")
        self.put("gone.md", "# Gone\n\n[Back](README.md)\n")
        self.assertEqual(self.make()[0], 1, "gone.md is in no table of contents")
        self.setUp()
        status, said = self.make()
        self.assertEqual(status, 0, said)
        self.assertFalse((WORK / "output" / "source" / "gone.md").exists())
        page = Page(WORK / "output/html/reference/Target/DataFlow/Part3.html")
        self.assertIn("Part3.h: A part of it", page.text)
        self.assertIn("Does what Part3 does, to Value.", page.text)

    def test_link(self):
        """A link to nothing."""
        self.put("README.md", "# It\n\nSee [one](nowhere.md).\n")
        status, said = self.make()
        self.assertEqual(status, 1)
        self.assertIn("README.md:3", said)
        self.assertIn("nowhere", said)
        self.assertIn("site: error: Sphinx made no site without warnings", said)

    def test_comment(self):
        """A comment that nothing ends."""
        text = HEADER.format(name="Part3", parameter="Value").replace("Does", "<b>Does")
        self.put("Target/DataFlow/Part3.h", text)
        status, said = self.make()
        self.assertEqual(status, 1)
        self.assertIn("Part3.h:6", said)
        self.assertIn("site: error: Doxygen does not understand the headers", said)

    def test_missing(self):
        """What is not installed is named."""
        (WORK / "bin").mkdir(exist_ok=True)
        script = ["/usr/bin/python3", ROOT / "scripts" / "site", "--no-setup"]
        environment = {**os.environ, "PATH": str(WORK / "bin")}
        done = subprocess.run(
            script, env=environment, check=False, capture_output=True, text=True
        )
        wanted = "site: error: no doxygen; scripts/setup --site-only installs it\n"
        self.assertEqual((done.returncode, done.stderr), (1, wanted))


if __name__ == "__main__":
    unittest.main()
