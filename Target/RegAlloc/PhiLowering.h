//===-- PhiLowering.h - From virtual to physical registers ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Ends SSA form after assignment: virtual registers become the physical ones
/// they were given, and the PHIs of a block become, on each edge into it, the
/// parallel copy of what is not in place already, as a sequence of moves and
/// swaps. An edge that leaves a block with several successors and needs
/// copies gets a block of its own.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_PHILOWERING_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_PHILOWERING_H

#include "RegAlloc/Algorithms/ParallelCopy.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/MachineBasicBlock.h"
#include "llvm/CodeGen/Register.h"

namespace llvm {

class CourseCostModel;
class CourseInstrInfo;
class MachineFunction;

namespace course {

/// What the steps of a parallel copy cost, in ticks.
CopyCosts getCopyCosts(const CourseCostModel &Model);

/// Executes \p Step, whose source is no constant, before \p Place.
void emitCopyStep(MachineBasicBlock &MBB, MachineBasicBlock::iterator Place,
                  const CopyStep &Step, const CourseInstrInfo &TII);

/// What is left to do on an edge from \p Pred to \p MBB; without \p Pred, in
/// \p MBB itself. A constant or argument put into a register is no copy.
struct EdgeCopies {
  const MachineBasicBlock *Pred, *MBB;
  unsigned NumCopies = 0;
  unsigned NumSwaps = 0;
  /// Whether the edge has got a block of its own for it.
  bool IsSplit = false;
};

/// Rewrites \p MF, which must be in SSA form. \p GetPhysReg tells the register
/// of a virtual register that is live somewhere, and no register of one that
/// is not; \p GetLiveIn the registers that are live into a block besides the
/// results of its PHIs, asked only where a free one is of use. Afterwards \p MF
/// has neither PHIs nor virtual registers, and its blocks know their live-ins.
/// \returns the edges and blocks with copies.
SmallVector<EdgeCopies, 0> lowerPhisAndRewrite(
    MachineFunction &MF, function_ref<MCRegister(Register)> GetPhysReg,
    function_ref<BitVector(const MachineBasicBlock &)> GetLiveIn,
    ArrayRef<MCPhysReg> Available);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_PHILOWERING_H
