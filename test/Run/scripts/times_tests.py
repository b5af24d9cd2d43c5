# RUN: %python %s %scripts
"""Unit tests of scripts/course_times.py."""

import sys
import unittest

sys.path.insert(0, sys.argv.pop())

from course_times import (  # noqa: E402 (needs the path above)
    SLOWEST,
    Stages,
    slow_tests,
)


def test(name, elapsed):
    """A test as lit writes it."""
    return {"name": name, "code": "PASS", "elapsed": elapsed}


class Times(unittest.TestCase):
    """What is printed."""

    def test_stages(self):
        """A stage begins where the last one ends."""
        clock, used = iter([3, 5.4, 65]), iter([1, 5, 105.2])
        stages = Stages(clock.__next__, used.__next__)
        stages.end("build")
        stages.end("tests")
        self.assertEqual(
            list(stages.lines()),
            [
                "seconds: build 2, tests 60",
                "seconds of processors: build 4, tests 100",
            ],
        )

    def test_slow(self):
        """Sums by directory, the largest first, and the tests that took longest."""
        tests = [
            test("Course :: Run/c/deep/a.c", 11),
            test("Course :: Run/c/b.c", 2),
            test("Course :: Docs/c.test", 30),
            test("Course :: Link/d.test", 0.4),
            test("Course-Unit :: program", None),
        ]
        self.assertEqual(
            list(slow_tests(tests)),
            [
                "seconds by directory: Docs 30, Run/c 13",
                "seconds of the slowest tests: Docs/c.test 30, Run/c/deep/a.c 11",
            ],
        )

    def test_none_is_slow(self):
        """Then there is nothing to say."""
        self.assertEqual(list(slow_tests([test("Course :: Run/c/b.c", 9)])), [])

    def test_many(self):
        """Only some are named, in the order of names where they took as long."""
        tests = [test(f"Course :: Run/{n:02}.c", 20) for n in range(SLOWEST + 5)]
        last = list(slow_tests(tests))[-1]
        self.assertIn("Run/00.c 20, Run/01.c 20", last)
        self.assertEqual(last.count(","), SLOWEST - 1)


if __name__ == "__main__":
    unittest.main()
