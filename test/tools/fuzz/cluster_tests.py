# RUN: rm -rf %t && mkdir -p %t && cd %t
# RUN: /usr/bin/python3 %s %fuzz
# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests of scripts/fuzz on a scheduler of dask."""

import subprocess
import sys
import unittest

import distributed

FUZZ = sys.argv[1:]
OPTIONS = ["--generators=ir", "--levels=-O1", "--programs=3", "--seed=5"]


def fuzz(*options):
    """Runs the script."""
    return subprocess.run(
        [*FUZZ, *OPTIONS, *options], capture_output=True, text=True, check=False
    )


class ClusterTest(unittest.TestCase):
    """With workers that are threads of this process."""

    def test_same_as_here(self):
        """A scheduler's workers find what threads find."""
        cluster = distributed.LocalCluster(
            n_workers=1,
            threads_per_worker=2,
            processes=False,
            protocol="tcp://",
            host="127.0.0.1",
            dashboard_address="127.0.0.1:0",
        )
        self.addCleanup(cluster.close)
        there = fuzz(f"--scheduler={cluster.scheduler_address}")
        self.assertEqual(there.returncode, 0, there.stderr)
        self.assertIn("failures: 0", there.stdout)
        self.assertEqual(there.stdout, fuzz().stdout)

    def test_no_scheduler(self):
        """One message says that there is none."""
        done = fuzz("--scheduler=127.0.0.1:1")
        self.assertEqual(done.returncode, 2)
        last = done.stderr.splitlines()[-1]
        self.assertRegex(
            last, "^fuzz: error: cannot reach a scheduler at '127.0.0.1:1'"
        )


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
