//===-- RelatedSums.h - One argument from another ---------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sums of a value and constants, of which one is passed to a function and
/// another can be made from it. The value then need not be kept for that:
///
/// \code
///   %1 = ADD %0, -1, 64                  %1 = ADD %0, -1, 64
///   %2 = CALL @f, %1                     %2 = CALL @f, %1
///   %3 = ADD %0, -2, 64          =>      %3 = ADD %1, -1, 64
/// \endcode
///
/// (x + c) + (d - c) is x + d modulo 2^w, whatever w. %1 lives on where %0 did,
/// and costs are the same.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_FACTS_RELATEDSUMS_H
#define LLVM_LIB_TARGET_COURSE_FACTS_RELATEDSUMS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/Register.h"
#include <cstdint>

namespace llvm {

class MachineDominatorTree;
class MachineFunction;
class MachineInstr;

namespace course {

struct RelatedSums {
  /// What both are sums of.
  Register Common;
  /// The sum that can be made otherwise.
  MachineInstr *Sum;
  /// One that is passed to a function of the program, and dominates it.
  MachineInstr *Passed;
};

/// For each sum the last ones that it can be made from, at most \p MaxPassed.
/// \p MF is in SSA form. Linear in the size of the function.
SmallVector<RelatedSums, 0> findRelatedSums(MachineFunction &MF,
                                            const MachineDominatorTree &DT,
                                            unsigned MaxPassed);

/// What to add to \p From to get \p To, which are sums of the same value.
int64_t getDifference(const MachineInstr &From, const MachineInstr &To);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_FACTS_RELATEDSUMS_H
