# Part of the Course backend project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rank correlation."""

import math


def ranks(values):
    """The rank of each value; equal ones share the mean of theirs."""
    order = sorted(range(len(values)), key=lambda i: values[i])
    result = [0.0] * len(values)
    start = 0
    while start != len(order):
        end = start
        while end != len(order) and values[order[end]] == values[order[start]]:
            end += 1
        for i in order[start:end]:
            result[i] = (start + end - 1) / 2
        start = end
    return result


def spearman(a, b):
    """The rank correlation of two lists; None if one of them is constant."""
    a, b = ranks(a), ranks(b)
    mean = (len(a) - 1) / 2
    above = math.fsum((x - mean) * (y - mean) for x, y in zip(a, b))
    below = math.fsum((x - mean) ** 2 for x in a)
    below *= math.fsum((y - mean) ** 2 for y in b)
    return above / math.sqrt(below) if below else None
