# REQUIRES: clang, course-run, course-web, dpkg
# RUN: %debian-python %s %scripts/package %t
"""Tests of the Debian packages: what they say of themselves, and what is in them. That
they can be installed, upgraded and removed is tested by scripts/check-package."""

import glob
import gzip
import os
import re
import shutil
import subprocess
import sys
import unittest

WORK = sys.argv.pop()
PACKAGE = sys.argv.pop()
NAMES = ("course-llvm", "course-llvm-doc", "course-llvm-pages")
# Where packages may have files, which nobody else has.
OURS = re.compile(
    r"/usr/lib/course-llvm/.*|/usr/bin/course-[a-z+-]+|/usr/share/doc/course-llvm.*|"
    r"/usr/share/man/man1/course-[a-z+-]+\.1\.gz|"
    r"/usr/share/bash-completion/completions/course-[a-z+-]+"
)


def output(*words, **options):
    """What a command prints."""
    return subprocess.run(
        words, check=True, stdout=subprocess.PIPE, text=True, **options
    ).stdout


def setUpModule():  # pylint: disable=invalid-name
    """Makes the packages, and unpacks them."""
    shutil.rmtree(WORK, ignore_errors=True)
    fast = ["-D", "CPACK_DEBIAN_COMPRESSION_TYPE=none"]
    maker = {"DEBFULLNAME": "Ada Example", "DEBEMAIL": "ada@example.org"}
    output(PACKAGE, "--no-build", "-B", WORK, *fast, env=os.environ | maker)
    for deb in glob.glob(f"{WORK}/*.deb"):
        output("dpkg-deb", "-x", deb, f"{WORK}/root")


def tearDownModule():  # pylint: disable=invalid-name
    """They are large."""
    shutil.rmtree(WORK)


def deb(name):
    """The file of a package."""
    (path,) = glob.glob(f"{WORK}/{name}_*.deb")
    return path


def field(name, what):
    """A field of a package's control file."""
    return output("dpkg-deb", "-f", deb(name), what).strip()


class Control(unittest.TestCase):
    """What packages say."""

    def test_names(self):
        """There are three, of the same version."""
        found = {os.path.basename(path) for path in glob.glob(f"{WORK}/*.deb")}
        version = field("course-llvm", "Version")
        kinds = {"course-llvm": field("course-llvm", "Architecture")}
        self.assertEqual(
            found, {f"{n}_{version}_{kinds.get(n, 'all')}.deb" for n in NAMES}
        )

    def test_maintainer(self):
        """Who made them."""
        for name in NAMES:
            self.assertEqual(
                field(name, "Maintainer"), "Ada Example <ada@example.org>"
            )

    def test_depends(self):
        """The libraries that tools load; the tools and Python's modules."""
        depends = field("course-llvm", "Depends")
        for library in ("libc6", "libstdc++6", "zlib1g"):
            self.assertRegex(depends, rf"{re.escape(library)} \(>= ")
        self.assertNotRegex(depends, r"llvm|clang")
        depends = field("course-llvm-pages", "Depends")
        version = field("course-llvm", "Version")
        self.assertIn(f"course-llvm (= {version})", depends)
        for module in ("fastapi", "distributed"):
            self.assertIn(f"python3-{module}", depends)

    def test_loads(self):
        """Every library that a tool loads is of a package that it depends on."""
        depends = re.findall(r"[^ ,]+(?= \()", field("course-llvm", "Depends"))
        names = ("clang", "llc", "course-link", "course-run", "course-tv", "course-dap")
        paths = [f"{WORK}/root/usr/lib/course-llvm/bin/{name}" for name in names]
        tools = [path for path in paths if os.path.exists(path)]
        needed = re.findall(r"NEEDED +(\S+)", output("objdump", "-p", *tools))
        self.assertIn("libc.so.6", needed)
        for library in set(needed):
            with self.subTest(library):
                found = output("dpkg", "-S", f"*/{library}").splitlines()
                owners = {re.split(":|,", line)[0] for line in found}
                self.assertTrue(owners & set(depends), owners)

    def test_size(self):
        """Files count once, however many links lead to them."""
        for name in NAMES:
            members = f"{WORK}/{name}.files"
            output("dpkg-deb", "-x", deb(name), members)
            used = int(output("du", "-sk", "--apparent-size", members).split()[0])
            said = int(field(name, "Installed-Size"))
            self.assertLess(abs(said - used), 100 + used / 10, name)
            shutil.rmtree(members)

    def test_scripts(self):
        """Nothing is a configuration file."""
        for name in NAMES:
            with self.subTest(name):
                output("dpkg-deb", "-e", deb(name), f"{WORK}/{name}")
                self.assertFalse(os.path.exists(f"{WORK}/{name}/conffiles"))


class Contents(unittest.TestCase):
    """What is in them."""

    def test_places(self):
        """No file has a name that another package may use."""
        for directory, folders, files in os.walk(f"{WORK}/root"):
            links = [f for f in folders if os.path.islink(f"{directory}/{f}")]
            for name in files + links:
                path = f"{directory}/{name}".removeprefix(f"{WORK}/root")
                self.assertRegex(path, rf"^(?:{OURS.pattern})$")

    def test_documents(self):
        """Each package has its licence."""
        for name in NAMES:
            for file in ("LICENSE", "copyright"):
                path = f"{WORK}/root/usr/share/doc/{name}/{file}"
                self.assertTrue(os.path.exists(path), path)

    def test_commands(self):
        """The compiler knows its target by its own name; all commands are there."""
        commands = f"{WORK}/root/usr/bin"
        completions = f"{WORK}/root/usr/share/bash-completion/completions"
        for name in os.listdir(commands):
            with self.subTest(name):
                self.assertTrue(os.path.exists(f"{completions}/{name}"))
                if shutil.which("help2man"):
                    page = f"{WORK}/root/usr/share/man/man1/{name}.1.gz"
                    with gzip.open(page, "rt", encoding="utf-8") as file:
                        head = file.read(1000).replace("\\-", "-")
                    self.assertIn(f".SH NAME\n{name} - ", head)
                self.assertIn("course-llvm", output(f"{commands}/{name}", "--version"))
        program = "#include <course.h>\nint main() { write(read() + 1); }\n"
        text = output(
            *(f"{commands}/course-clang", "-O2", "-xc", "-", "-o", "-"), input=program
        )
        with open(f"{WORK}/prog.s", "w", encoding="utf-8") as file:
            file.write(text)
        run = [f"{commands}/course-run", "--quiet", f"{WORK}/prog.s"]
        self.assertEqual(output(*run, input="41\n"), "42\n")


if __name__ == "__main__":
    unittest.main()
