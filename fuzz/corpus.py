# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A corpus of modules, each of which made the compiler's passes do what no earlier one
did. What counts is in the file `features`, one in a line."""

import pathlib

# A larger module is more than a mutator can change.
MOST_BYTES = 200_000


class Corpus:
    """The corpus in a directory."""

    def __init__(self, directory):
        self.directory = pathlib.Path(directory)
        self.directory.mkdir(parents=True, exist_ok=True)
        self.list = self.directory / "features"
        self.features = (
            set(self.list.read_text(encoding="utf-8").splitlines())
            if self.list.exists()
            else set()
        )
        self.num_new = 0

    def add(self, outcome):
        """Keeps the module of an outcome if it shows something new."""
        new = [name for name in outcome.features if name not in self.features]
        if not new or not outcome.module or len(outcome.module) > MOST_BYTES:
            return
        module = self.directory / f"{outcome.name}.ll"
        module.write_text(outcome.module, encoding="utf-8", errors="surrogateescape")
        self.features.update(new)
        with open(self.list, "a", encoding="utf-8") as file:
            file.writelines(f"{name}\n" for name in new)
        self.num_new += 1
