//===-- BlockLiveIns.h - Registers live at the starts of blocks -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The lists of live-ins that blocks have once registers are assigned. The same
/// as LLVM's fullyRecomputeLiveIns, which looks at every instruction again in
/// each round of its data flow; here a block is looked at once.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_FACTS_BLOCKLIVEINS_H
#define LLVM_LIB_TARGET_COURSE_FACTS_BLOCKLIVEINS_H

#include "llvm/ADT/STLFunctionalExtras.h"

namespace llvm {

class MachineBasicBlock;
class MachineFunction;

namespace course {

/// Data flow from the ends of blocks to their starts: calls \p HasChanged for
/// each block, successors first, and again for each predecessor of one for which
/// it was true.
void visitBackward(MachineFunction &MF,
                   function_ref<bool(MachineBasicBlock &)> HasChanged);

/// The same from the starts of blocks to their ends, of blocks that are reached:
/// predecessors first, and again for each successor.
void visitForward(MachineFunction &MF,
                  function_ref<bool(MachineBasicBlock &)> HasChanged);

/// Makes the lists anew. There are no virtual registers.
void recomputeLiveIns(MachineFunction &MF);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_FACTS_BLOCKLIVEINS_H
