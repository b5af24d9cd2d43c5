# RUN: %python %s %scripts
"""Unit tests of scripts/course_slices.py."""

import os
import subprocess
import sys
import unittest

sys.path.insert(0, sys.argv.pop())

import course_slices  # noqa: E402 (needs the path above)


def configurations(name, which):
    """What a program is compiled with: flags, and whether they are verified."""
    found = course_slices.Slice(which).configurations(name, has_allocators=True)
    size = len(course_slices.VERIFY)
    return [
        (" ".join(flags[:-size] if is_verified else flags), is_verified)
        for flags in found
        for is_verified in [flags[-size:] == course_slices.VERIFY]
    ]


def commit_number():
    """What git says of the last commit; a copy without its history has none."""
    root = os.path.dirname(os.path.dirname(os.path.abspath(course_slices.__file__)))
    command = ["git", "-C", root, "log", "-1", "--format=%H"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return int(done.stdout[:7], 16) if done.returncode == 0 else 0


class SlicesTest(unittest.TestCase):
    """Parts, and all of them."""

    def test_choose(self):
        """Each number takes one item, many take all."""
        items = ["a", "b", "c"]
        chosen = [course_slices.Slice(str(n)).choose("x", items) for n in range(50)]
        self.assertTrue(all(len(part) == 1 for part in chosen))
        self.assertEqual({part[0] for part in chosen}, set(items))
        self.assertEqual(course_slices.Slice("all").choose("x", items), items)
        self.assertEqual(course_slices.Slice("5").choose("x", []), [])

    def test_names_differ(self):
        """A number takes not the same of all names."""
        part = course_slices.Slice("7")
        chosen = [part.choose(f"name{n}", ["a", "b"])[0] for n in range(100)]
        self.assertGreater(chosen.count("a"), 20)
        self.assertGreater(chosen.count("b"), 20)

    def test_takes(self):
        """A name has its turn now and then, and always in everything."""
        turns = [course_slices.Slice(str(n)).takes("x", 4) for n in range(400)]
        self.assertTrue(60 < turns.count(True) < 140)
        self.assertTrue(course_slices.Slice("all").takes("x", 4))

    def test_commit(self):
        """The last commit gives the number; the environment another one."""
        saved = os.environ.pop(course_slices.VARIABLE, None)
        try:
            self.assertEqual(course_slices.Slice().number, commit_number())
            os.environ[course_slices.VARIABLE] = "12"
            self.assertEqual(course_slices.Slice().number, 12)
        finally:
            os.environ.pop(course_slices.VARIABLE, None)
            if saved is not None:
                os.environ[course_slices.VARIABLE] = saved
        with self.assertRaisesRegex(ValueError, "'x' is no number, and not 'all'"):
            course_slices.Slice("x")

    def test_configurations(self):
        """-O0 verified, and half of the time one more, which is -O1 half of the time."""
        everything = set(configurations("x", "all"))
        self.assertEqual(len(everything), 4 + len(course_slices.ALLOCATORS))
        self.assertTrue(all(is_verified for _, is_verified in everything))
        found, levels = set(), []
        for number in range(600):
            part = configurations("x", str(number))
            self.assertEqual(part[0], ("-O0", True))
            self.assertLessEqual(len(part), 2)
            found |= set(part)
            levels.append(part[-1][0])
        self.assertLessEqual(everything, found)
        self.assertIn(("-O2", False), found)
        self.assertTrue(240 < levels.count("-O0") < 360)
        self.assertTrue(100 < levels.count("-O1") < 200)


if __name__ == "__main__":
    unittest.main()
