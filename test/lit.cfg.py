# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The lit suite of the project: what a test is, and the tools that it may name.

The tools under test come from the build; `--param course_bin_dir=DIR` takes them
from elsewhere, for example from a build inside an LLVM tree. FileCheck, not,
split-file and the like are the installed LLVM's.
"""

import os
import sys

import lit.formats
import lit.util

config.name = "Course"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".c", ".ll", ".mir", ".s", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.join(config.course_source_dir, "test")
config.test_exec_root = os.path.join(config.course_build_dir, "test")

# Directories of the tools under test, the first one first.
own_bin_dir = os.path.join(config.course_build_dir, "bin")
config.course_bin_dir = lit_config.params.get("course_bin_dir", own_bin_dir)
config.course_tool_dirs = [config.course_bin_dir]
if own_bin_dir not in config.course_tool_dirs:
    config.course_tool_dirs.append(own_bin_dir)

config.environment["PATH"] = os.pathsep.join(
    config.course_tool_dirs + [config.llvm_tools_dir, os.environ["PATH"]]
)
# Colours and user settings must not reach what is compared.
for variable in ("CPATH", "C_INCLUDE_PATH", "CCC_OVERRIDE_OPTIONS"):
    config.environment.pop(variable, None)
# Nor how far scripts are.
config.environment["COURSE_PROGRESS"] = "off"
# Tests install nothing.
config.environment["COURSE_SETUP"] = "off"


def find_tool(name):
    """The path of a tool under test, or None."""
    return lit.util.which(name, os.pathsep.join(config.course_tool_dirs))


def name_as_command(name):
    """What matches the name as a whole word at the start of a command."""
    return rf"(?:(?<=^)|(?<=[\s;|&(])){name}(?=[\s;|&)]|$)"


def add_tool(name, *options):
    """Lets tests write the plain name for the tool under test with options."""
    path = find_tool(name)
    if not path:
        lit_config.warning(f"{name} is not in {', '.join(config.course_tool_dirs)}")
        return
    command = " ".join([path, *options])
    config.substitutions.append((name_as_command(name), command))
    config.available_features.add(name)


# `--param course_march=1` names the target to llc by -march, as people do at
# first: the modules then have no target triple.
if lit_config.params.get("course_march"):
    config.substitutions.append(("llc -mtriple=course", "llc -march=course"))

# Every test of code generation runs the machine verifier and the check of the
# register allocation. What it writes is what is selected: without the IR
# pipeline, which %optimizing-llc runs.
checks = ["-verify-machineinstrs", "-verify-regalloc"]
add_tool("llc", *checks, "-course-passes=")
# For directories whose tests end before Emit/: their lit.local.cfg inserts it.
# scripts/update-checks reads the same file.
config.llc_before_emit = (
    name_as_command("llc"),
    "llc @" + os.path.join(config.test_source_root, "llc-before-emit.rsp"),
)
for tool in ("opt", "llvm-mc", "clang", "course-link", "course-report", "course-run"):
    add_tool(tool)

# The prover is built where Z3 is, and with it the tool.
if find_tool("course-tv"):
    config.available_features.add("prover")

# Graphviz, for the pictures of the register allocator.
dot = lit.util.which("dot")
if dot:
    config.available_features.add("graphviz")
    config.substitutions.append(("%dot", dot))

# AddressSanitizer's tables take more addresses than a test may allow.
if "ASAN_OPTIONS" in os.environ:
    config.available_features.add("sanitized")

config.substitutions.append(
    ("%optimizing-llc", " ".join([find_tool("llc") or "llc", *checks]))
)
# The compiler of the host, for what must be the same natively.
config.substitutions.append(
    ("%native-clang", os.path.join(config.llvm_tools_dir, "clang"))
)
config.substitutions.append(("%python", sys.executable))
config.substitutions.append(("%source-dir", config.course_source_dir))
config.substitutions.append(
    ("%scripts", os.path.join(config.course_source_dir, "scripts"))
)
with open(os.path.join(config.course_source_dir, "VERSION"), encoding="utf-8") as file:
    config.substitutions.append(("%project-version", file.read().strip()))
config.substitutions.append(("%build-dir", config.course_build_dir))
config.substitutions.append(("%llvm-source", config.course_llvm_source))
config.substitutions.append(
    (
        "%{library}",
        os.path.join(config.course_bin_dir, "..", "lib", "course", "libcourse.bc"),
    )
)
config.substitutions.append(("%clang", find_tool("clang") or "clang"))

# Machine programs need 64 bits and nothing else of the host.
config.target_triple = "course"
