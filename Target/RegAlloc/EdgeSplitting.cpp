//===-- EdgeSplitting.cpp - Blocks between blocks -------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/EdgeSplitting.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"

using namespace llvm;

static bool canFallThroughTo(const MachineBasicBlock &Pred,
                             const MachineBasicBlock &Succ) {
  if (!Pred.isLayoutSuccessor(&Succ))
    return false;
  auto Last = Pred.getLastNonDebugInstr();
  return Last == Pred.end() || !Last->isBarrier();
}

MachineBasicBlock &course::splitEdge(MachineBasicBlock &Pred,
                                     MachineBasicBlock &Succ) {
  MachineFunction &MF = *Pred.getParent();
  const auto &TII = *MF.getSubtarget<CourseSubtarget>().getInstrInfo();
  MachineBasicBlock &Middle = *MF.CreateMachineBasicBlock(Succ.getBasicBlock());
  bool FallsThrough = canFallThroughTo(Pred, Succ);
  MF.insert(FallsThrough ? Succ.getIterator() : MF.end(), &Middle);
  Pred.ReplaceUsesOfBlockWith(&Succ, &Middle);
  Middle.addSuccessor(&Succ);
  Succ.replacePhiUsesWith(&Pred, &Middle);
  BuildMI(&Middle, DebugLoc(), TII.get(Course::BR)).addMBB(&Succ);
  return Middle;
}
