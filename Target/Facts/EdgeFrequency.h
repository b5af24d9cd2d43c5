//===-- EdgeFrequency.h - How often an edge is taken ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_FACTS_EDGEFREQUENCY_H
#define LLVM_LIB_TARGET_COURSE_FACTS_EDGEFREQUENCY_H

#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"

namespace llvm::course {

/// How often the edge is taken for each call of the function.
inline double
getEdgeFrequency(const MachineBlockFrequencyInfo &Frequencies,
                 const MachineBranchProbabilityInfo &Probabilities,
                 const MachineBasicBlock &Pred, const MachineBasicBlock &Succ) {
  BranchProbability Taken = Probabilities.getEdgeProbability(&Pred, &Succ);
  return Frequencies.getBlockFreqRelativeToEntryBlock(&Pred) *
         Taken.getNumerator() / BranchProbability::getDenominator();
}

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_FACTS_EDGEFREQUENCY_H
