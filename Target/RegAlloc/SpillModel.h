//===-- SpillModel.h - A machine function as spilling sees it ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Builds the SpillProgram of a machine function, and remembers which block,
/// register and instruction each of its numbers stands for.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_SPILLMODEL_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_SPILLMODEL_H

#include "RegAlloc/Algorithms/SpillProgram.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/Register.h"

namespace llvm {

class CourseCostModel;
class MachineBasicBlock;
class MachineBlockFrequencyInfo;
class MachineBranchProbabilityInfo;
class MachineDominatorTree;
class MachineFunction;
class MachineInstr;
class MachineLoop;
class MachineLoopInfo;

namespace course {

class HeadModel;

/// What is known about a function's control flow.
struct FlowAnalyses {
  const MachineDominatorTree &DomTree;
  const MachineLoopInfo &Loops;
  const MachineBlockFrequencyInfo &Frequencies;
  const MachineBranchProbabilityInfo &Probabilities;
};

class SpillModel {
public:
  /// Unreachable blocks are left out.
  SpillModel(MachineFunction &MF, const FlowAnalyses &Flow,
             const CourseCostModel &CostModel, const HeadModel &Head);

  SpillProgram Program;
  IdVector<BlockId, MachineBasicBlock *> Blocks;
  IdVector<ValueId, Register> Registers;
  /// The instruction at each position of each block; the first terminator
  /// stands for all.
  IdVector<BlockId, std::vector<MachineInstr *>> Instrs;

  /// The value that is the register; None if nothing reachable defines it.
  ValueId getValue(Register Reg) const {
    auto I = ValueOf.find(Reg);
    return I == ValueOf.end() ? ValueId(None) : I->second;
  }

private:
  DenseMap<Register, ValueId> ValueOf;
  DenseMap<const MachineBasicBlock *, BlockId> BlockIds;
  DenseMap<const MachineLoop *, LoopId> LoopIds;

  void numberBlocks(MachineFunction &MF);
  void addLoops(const MachineLoopInfo &Loops);
  void addFlow(BlockId Id, const FlowAnalyses &Flow);
  void addValues(BlockId Id);
  void addValue(Register Reg, BlockId Block, int Pos);
  void addInstrs(BlockId Id);
  void addPhis(BlockId Id);
  void addTravel(const HeadModel &Head);
  void addCosts(const CourseCostModel &CostModel);
};

/// Whether \p MI can be executed again wherever its register operands hold the
/// same values: it neither writes nor reads memory, input or sp. A division
/// can, since it did not stop the program the first time.
bool canRematerialize(const MachineInstr &MI);

} // namespace course

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_SPILLMODEL_H
