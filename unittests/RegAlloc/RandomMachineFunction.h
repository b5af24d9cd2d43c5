//===-- RandomMachineFunction.h - Machine code for tests --------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Random machine functions, the same in every run, and a machine that executes
/// them before and after their registers are assigned.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_UNITTESTS_REGALLOC_RANDOMMACHINEFUNCTION_H
#define COURSE_UNITTESTS_REGALLOC_RANDOMMACHINEFUNCTION_H

#include "RandomGraphs.h"
#include "RegAlloc/SSARepair.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/MachinePassManager.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"
#include <memory>

namespace llvm::course {

/// Variables that are read and written in random blocks. What a block writes
/// has a register of its own each time; what it reads from other blocks is the
/// variable's first register until repair() finds the right one.
class RandomMachineFunction {
  LLVMContext Context;
  Module M;
  std::unique_ptr<TargetMachine> TM;
  std::unique_ptr<MachineModuleInfo> MMI;
  std::vector<ValueNames> Names;
  MachineFunction *MF = nullptr;
  MachineFunctionAnalysisManager Analyses;
  SmallVector<MachineBasicBlock *, 16> Blocks;

  void addEdges(Random &R);
  void fill(Random &R, MachineBasicBlock &MBB);
  void terminate(MachineBasicBlock &MBB);
  MachineOperand read(MachineBasicBlock &MBB, unsigned Variable) const;

public:
  /// Definitions and uses of variables; a PHI uses one on each edge.
  DenseMap<const MachineInstr *, unsigned> DefOf, UseOf;

  RandomMachineFunction(Random &R, unsigned NumBlocks, unsigned NumVariables);

  MachineFunction &get() { return *MF; }
  /// Brings all variables into SSA form; returns the number of new PHIs.
  unsigned repair(MachineDominatorTree &Dominators);
  LiveIntervals &computeLiveIntervals();
};

/// Executes a function; the numbers that it reads come from a generator.
class MachineInterpreter {
  DenseMap<unsigned, uint64_t> Values;
  std::vector<uint64_t> Written;
  Random Input;
  unsigned NumReads = 0;

  uint64_t compute(const MachineInstr &MI);
  const MachineBasicBlock *execute(const MachineInstr &MI);
  void executePhis(const MachineBasicBlock &MBB, const MachineBasicBlock *From);

public:
  /// Told of each instruction before it is executed and, with true, after it;
  /// of PHIs with the block that the edge comes from.
  std::function<void(const MachineInstr &, bool, const MachineBasicBlock *)>
      See = [](const MachineInstr &, bool, const MachineBasicBlock *) {};

  explicit MachineInterpreter(uint64_t Seed) : Input(Seed) {}

  uint64_t read(const MachineOperand &MO) const;
  /// What is written, and at last what is returned, if that is soon.
  std::vector<uint64_t> run(const MachineFunction &MF);
};

} // namespace llvm::course

#endif // COURSE_UNITTESTS_REGALLOC_RANDOMMACHINEFUNCTION_H
