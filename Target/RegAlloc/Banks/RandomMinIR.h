//===-- RandomMinIR.h - Programs to try allocators on -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Random structured programs in SSA form: assignments, conditionals and loops
/// over variables of all classes, copies, and operations on fixed registers.
///
/// The same seed gives the same program, everywhere.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_RANDOMMINIR_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_RANDOMMINIR_H

#include "RegAlloc/Banks/MinIR.h"

namespace llvm::course {

struct RandomMinIROptions {
  /// Variables before SSA form, and about how many operations.
  unsigned NumVariables = 6, NumOps = 30;
  bool HasBranches = true;
  bool HasFixedRegisters = true;
};

MinFunction makeRandomMinIR(uint64_t Seed, const AliasedBank &Bank,
                            const RandomMinIROptions &Options);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_RANDOMMINIR_H
