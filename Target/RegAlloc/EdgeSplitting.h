//===-- EdgeSplitting.h - Blocks between blocks -----------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Splits an edge whose code can be in neither block. LLVM's splitting wants to
/// analyze the branch, which a switch does not allow.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_EDGESPLITTING_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_EDGESPLITTING_H

namespace llvm {

class MachineBasicBlock;

namespace course {

/// Puts a block between \p Pred and \p Succ that does nothing but branch. PHIs
/// of \p Succ name it instead of \p Pred; no analysis is updated.
MachineBasicBlock &splitEdge(MachineBasicBlock &Pred, MachineBasicBlock &Succ);

} // namespace course

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_EDGESPLITTING_H
