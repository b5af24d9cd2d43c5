//===-- SSARepair.h - One value, many names ---------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reloads and rematerializations give a value a register each. This lets each
/// use read the one that reaches it, with PHIs where several do.
///
/// PHIs are placed on the iterated dominance frontier of the registers' blocks,
/// where the value is live. MachineSSAUpdater places more: uses that it has
/// answered are definitions to it from then on, and two uses in one block can
/// get different registers for one value, which then take two of the machine's.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_SSAREPAIR_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_SSAREPAIR_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/Register.h"

namespace llvm {

class MachineBasicBlock;
class MachineDominatorTree;
class MachineInstr;
class TargetRegisterClass;

namespace course {

/// The registers that are other names of one value.
struct ValueNames {
  /// Operands whose name comes from another block: to the instruction's block,
  /// or out of the predecessor that the operand of a PHI stands for.
  SmallVector<std::pair<MachineInstr *, unsigned>, 4> Exposed;
  /// The last name in each block that has one.
  SmallVector<std::pair<MachineBasicBlock *, Register>, 4> Ends;
};

/// Lets the exposed operands of a value read the names that reach them; some
/// name must, on every path. New PHIs have registers of class \p RC. Returns
/// how many there are. Linear in the blocks that the value is live in, but for
/// sorting.
unsigned repairSSA(const ValueNames &Names, MachineDominatorTree &Dominators,
                   const TargetRegisterClass &RC);

} // namespace course

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_SSAREPAIR_H
