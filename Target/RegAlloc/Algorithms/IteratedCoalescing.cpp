//===-- IteratedCoalescing.cpp - Iterated register coalescing -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Iterated register coalescing on the graph of a flat bank.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/IteratedCoalescing.h"
#include "RegAlloc/Algorithms/IteratedCoalescer.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

Partition llvm::course::coalesceIterated(const ColoringProblem &P) {
  assert(!checkProblem(P) && "unfit coloring problem");
  return IteratedCoalescer(MergeableGraph(P), P.Affinities).run();
}
