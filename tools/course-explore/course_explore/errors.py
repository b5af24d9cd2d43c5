# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What users are told."""


class ExploreError(Exception):
    """Something is missing, refused or over its limit; the message says what."""
