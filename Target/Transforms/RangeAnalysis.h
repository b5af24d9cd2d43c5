//===-- RangeAnalysis.h - All that the ranges of a program take --*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The ranges of a program's integers with what they are made from: the program
/// is in e-SSA form as long as this exists.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_RANGEANALYSIS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_RANGEANALYSIS_H

#include "Transforms/AddressBounds.h"
#include "Transforms/MemoryCells.h"
#include "Transforms/PointerOffsets.h"
#include "Transforms/PointsTo.h"
#include "Transforms/RangeSolver.h"
#include "Transforms/Sigmas.h"
#include "llvm/IR/PassManager.h"

namespace llvm::course {

class RangeAnalysis {
  PointsTo Pointers;
  const bool HasPointers;
  const PointerOffsets Offsets;

public:
  const MemoryCells Cells;

private:
  // Known is complete when all bounds are.
  RangeSolver::KnownRanges Known;
  const RangeSolver::BlockSet CountedHeaders;

public:
  const Sigmas S;
  AddressBounds Addresses;
  RangeSolver Ranges;

  RangeAnalysis(Module &M, ModuleAnalysisManager &MAM);
  RangeAnalysis(const RangeAnalysis &) = delete;
  RangeAnalysis &operator=(const RangeAnalysis &) = delete;

private:
  RangeAnalysis(Module &M, FunctionAnalysisManager &FAM);
  const RangeSolver::KnownRanges &addBounds();
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_RANGEANALYSIS_H
