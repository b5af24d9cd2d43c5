# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What users are told instead of grades."""


class GradeError(Exception):
    """A file or a service is missing or not what it should be; the message names it."""
