# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is sent to workers. They get this module by value, so that they need neither
the project's modules in their path nor to be started by it."""

import importlib
import pickle
import sys


def call(directory, module, name, argument):
    """Calls a function of a module, which lies in a directory. Classes of its argument
    may be there, too: those come as bytes."""
    if directory not in sys.path:
        sys.path.insert(0, directory)
    if isinstance(argument, bytes):
        argument = pickle.loads(argument)
    return getattr(importlib.import_module(module), name)(argument)
