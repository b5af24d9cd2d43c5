# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where the project is, and what is built or installed with it."""

import importlib
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.realpath(__file__))
# Installed, <prefix>/share/course has the scripts where this tree has them.
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
IS_INSTALLED = not os.path.exists(os.path.join(ROOT, "CMakeLists.txt"))

# The tools, and where scripts/setup --web puts what package-lock.json names.
if IS_INSTALLED:
    BIN = os.path.join(os.path.dirname(os.path.dirname(ROOT)), "bin")
    WEB = os.path.join(ROOT, "web")
else:
    BIN = os.path.join(ROOT, "build", "bin")
    WEB = os.path.join(ROOT, "build", "web")

# Ends a message about a part of pages that is missing, or a Python module.
INSTALL = "'scripts/setup --web' installs what pages are made of"
INSTALL_MODULES = "'scripts/setup --web' installs it"
if IS_INSTALLED:
    INSTALL += ", before the installation"
    INSTALL_MODULES = "Debian has it as a package"


def version(tool):
    """What --version prints."""
    with open(os.path.join(ROOT, "VERSION"), encoding="utf-8") as file:
        return f"{tool} (course-llvm) {file.read().strip()}"


def install_at_first_use(tool):
    """Has scripts/setup install what pages need, in a tree where that never was;
    without COURSE_SETUP=off. If it fails, what is missing will be said."""
    is_there = os.path.exists(os.path.join(WEB, ".complete"))
    if IS_INSTALLED or is_there or os.environ.get("COURSE_SETUP") == "off":
        return
    print(f"{tool}: this is the first use; {INSTALL}", file=sys.stderr, flush=True)
    command = [os.path.join(ROOT, "scripts", "setup"), "--web-only"]
    # Its output is not the tool's.
    subprocess.run(command, stdout=sys.stderr, check=False)
    importlib.invalidate_caches()
