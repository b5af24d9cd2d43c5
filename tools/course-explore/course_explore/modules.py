# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What npm installed for the page: ES modules, and the map by which a browser finds
them by their names."""

import json
import os

from course_report import page

ROOTS = (
    "@codemirror/commands",
    "@codemirror/lang-cpp",
    "@codemirror/language",
    "@codemirror/lint",
    "@codemirror/merge",
    "@codemirror/search",
    "@codemirror/state",
    "@codemirror/view",
)


class Modules:
    """All modules of the editor, by name."""

    def __init__(self, web):
        directory = os.path.join(web, "node_modules")
        self.texts = {}
        for name in page.closure(ROOTS):
            package = json.loads(page.read_text(directory, name, "package.json"))
            file = package["exports"]["import"]
            self.texts[name] = page.read_text(directory, name, file)
        self.licences = page.licences(directory, ROOTS)

    def import_map(self):
        """Where a browser finds each."""
        imports = {name: f"/modules/{name}" for name in self.texts}
        return json.dumps({"imports": imports})
