//===-- BranchBounds.h - What branches say of registers ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a branch says of a register that its value was made of by comparison
/// with a constant:
///
/// \code
///   r1 = icmp ult r2 7 64
///   br r1 .a .b              ; at .a r2 is at most 6, at .b at least 7
/// \endcode
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_EMIT_BRANCHBOUNDS_H
#define LLVM_LIB_TARGET_COURSE_EMIT_BRANCHBOUNDS_H

#include "Emit/RegisterRanges.h"
#include <optional>

namespace llvm::course {

/// What a register holds where the value of a branch is 0, and where it is not.
struct BranchBound {
  const MachineOperand *Register = nullptr;
  RegisterRange IfZero, IfNonZero;
};

/// Of the branch at the end of a block, if its value is computed not far before
/// it from a register that is still the same. \p State is that before the
/// branch.
std::optional<BranchBound> findBound(const MachineBasicBlock &MBB,
                                     const RegisterState &State);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_EMIT_BRANCHBOUNDS_H
