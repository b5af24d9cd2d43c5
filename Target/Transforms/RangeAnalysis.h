//===-- RangeAnalysis.h - Ranges of a module --------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// What ranges of a module are found with: the σs of e-SSA form, and what
/// recurrences are known beforehand.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_RANGEANALYSIS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_RANGEANALYSIS_H

#include "Transforms/RangeSolver.h"
#include "llvm/IR/Dominators.h"
#include "llvm/Transforms/Utils/PredicateInfo.h"

namespace llvm::course {

/// The σs of a module; they go with this object.
class Sigmas {
  BumpPtrAllocator Allocator;
  SmallVector<std::unique_ptr<PredicateInfo>, 8> Infos;
  DenseMap<const Value *, const PredicateBase *> Predicates;
  SmallVector<Instruction *, 32> Copies;

public:
  Sigmas(Module &M, FunctionAnalysisManager &FAM);
  ~Sigmas();

  const PredicateBase *getPredicate(const Value *V) const {
    return Predicates.lookup(V);
  }
  RangeSolver solve(Module &M, const MemoryCells &Cells,
                    const RangeSolver::KnownRanges &Known,
                    FunctionAnalysisManager &FAM) const {
    return RangeSolver(
        M, Cells, Known, [this](const Value *V) { return getPredicate(V); },
        [&FAM](Function &F) -> const DominatorTree & {
          return FAM.getResult<DominatorTreeAnalysis>(F);
        });
  }
};

FunctionAnalysisManager &getFunctionAnalyses(Module &M,
                                             ModuleAnalysisManager &MAM);

/// What recurrences with constant steps are in loops of few iterations.
RangeSolver::KnownRanges findRecurrences(Module &M,
                                         FunctionAnalysisManager &FAM);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_RANGEANALYSIS_H
