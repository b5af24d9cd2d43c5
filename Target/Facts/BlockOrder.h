//===-- BlockOrder.h - The order of blocks ----------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_FACTS_BLOCKORDER_H
#define LLVM_LIB_TARGET_COURSE_FACTS_BLOCKORDER_H

#include "llvm/ADT/SmallVector.h"

namespace llvm {

class MachineBasicBlock;
class MachineFunction;

namespace course {

/// The blocks that are reached, in LLVM's postorder. Copy elision makes functions
/// of 10 000 blocks, for which LLVM's iterators, with sets of pointers, took 4 % of
/// the time of compilation; here blocks are marked by their numbers.
SmallVector<MachineBasicBlock *, 0> getPostOrder(MachineFunction &MF);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_FACTS_BLOCKORDER_H
