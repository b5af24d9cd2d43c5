# RUN: clang --target=course -O2 %source-dir/benchmarks/queens.c -o %t.queens.s
# RUN: %python %s %t.queens.s %source-dir/benchmarks/queens.small.in course-run
# RUN: clang --target=course -O2 %source-dir/benchmarks/avl-tree.c -o %t.avl-tree.s
# RUN: %python %s %t.avl-tree.s %source-dir/benchmarks/avl-tree.small.in course-run
# RUN: clang --target=course -O0 %source-dir/benchmarks/crc.c -o %t.crc.s
# RUN: %python %s %t.crc.s %source-dir/benchmarks/crc.small.in course-run
"""Whether the order of blocks costs nothing on this machine: nothing falls through, and
all branches cost the same. Each program is run with the blocks of its functions in the
opposite order, and in 8 random ones; only the entry stays. The fraction of branches
whose target follows them, which ExtTSP is about, is another each time."""

import pathlib
import random
import re
import subprocess
import sys
import tempfile
import unittest

PROGRAM, INPUT, RUN = sys.argv[1], sys.argv[2], sys.argv[3:]
BLOCK = re.compile(r"^\s*(\.[\w.$-]+):\s*$")


def split(text):
    """The functions of a program, each a list of blocks, each a list of lines. What
    is before a function's first block is a block of its own."""
    functions = []
    for line in text.splitlines():
        if line.startswith("start "):
            functions.append([[]])
        elif BLOCK.match(line) and functions:
            functions[-1].append([])
        if functions:
            functions[-1][-1].append(line)
        else:
            functions.append([[line]])
    return functions


def reorder(functions, order):
    """The program with the blocks of each function in another order. The function's
    end stays at its end."""
    lines = []
    for head, *blocks in functions:
        end = []
        if blocks:
            end = [line for line in blocks[-1] if line.startswith("end ")]
            rest = [line for line in blocks[-1] if not line.startswith("end ")]
            blocks = order([*blocks[:-1], rest])
        lines += head + [line for block in blocks for line in block] + end
    return "\n".join(lines) + "\n"


def count_followers(functions):
    """How many blocks are followed by one that they branch to."""
    number = 0
    for _, *blocks in functions:
        for block, after in zip(blocks, blocks[1:]):
            name = BLOCK.match(after[0]).group(1)
            number += name in " ".join(block[1:]).split()
    return number


class Layout(unittest.TestCase):
    """One program in all orders."""

    def execute(self, text):
        """What it prints, and what it costs."""
        with tempfile.TemporaryDirectory() as scratch:
            path = pathlib.Path(scratch, "program.s")
            path.write_text(text, encoding="utf-8")
            stats = pathlib.Path(scratch, "stats")
            with open(INPUT, encoding="utf-8") as given:
                done = subprocess.run(
                    [*RUN, f"--stats={stats}", path],
                    stdin=given,
                    capture_output=True,
                    text=True,
                    check=True,
                )
            return done.stdout, stats.read_text(encoding="utf-8")

    def test_orders(self):
        """The same output, steps and cost."""
        text = pathlib.Path(PROGRAM).read_text(encoding="utf-8")
        functions = split(text)
        expected = self.execute(text)
        self.assertEqual(self.execute(reorder(functions, list)), expected)
        orders = [lambda blocks: [blocks[0], *reversed(blocks[1:])]]
        for seed in range(8):
            generator = random.Random(seed)

            def shuffle(blocks, generator=generator):
                return [blocks[0], *generator.sample(blocks[1:], len(blocks) - 1)]

            orders.append(shuffle)
        followers = {count_followers(functions)}
        for order in orders:
            changed = reorder(functions, order)
            followers.add(count_followers(split(changed)))
            self.assertNotEqual(changed, text)
            self.assertEqual(self.execute(changed), expected)
        self.assertGreater(len(followers), 3)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
