//===-- CoalescingTests.cpp - May two nodes be merged? --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The coalescing tests for a flat bank, where demands are numbers.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/CoalescingTests.h"

template class llvm::course::CoalescingTests<llvm::course::MergeableGraph>;
