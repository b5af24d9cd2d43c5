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
#include "Transforms/RangeSolver.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Support/Allocator.h"

namespace llvm {

class PredicateInfo;

namespace course {

/// The σs of a module; they go with this object.
class Sigmas {
  BumpPtrAllocator Allocator;
  SmallVector<std::unique_ptr<PredicateInfo>, 8> Infos;
  DenseMap<const Value *, const PredicateBase *> Predicates;
  SmallVector<Instruction *, 32> Copies;

public:
  Sigmas(Module &M, FunctionAnalysisManager &FAM);
  ~Sigmas();

  /// What is known of a copy that is a σ; null for other values.
  const PredicateBase *getPredicate(const Value *V) const {
    return Predicates.lookup(V);
  }
};

class RangeAnalysis {
  const PointerOffsets Offsets;

public:
  const MemoryCells Cells;

private:
  // Known is complete when all bounds are.
  RangeSolver::KnownRanges Known;

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

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_RANGEANALYSIS_H
