//===-- SSALiveness.h - Liveness of a function in SSA form ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What is live where in machine code in SSA form, from the code alone: no
/// analysis pass is asked, so it can be had at any time and for any function.
/// Debug instructions do not count, nor do undefined operands.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_FACTS_SSALIVENESS_H
#define LLVM_LIB_TARGET_COURSE_FACTS_SSALIVENESS_H

#include "RegAlloc/Algorithms/InterferenceGraph.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/SparseSet.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"

namespace llvm {

class MachineFunction;
class MachineInstr;

namespace course {

/// For each block by its number, the virtual registers live at its end. Time
/// and memory are proportional to the code and the result.
SmallVector<SmallVector<Register, 0>, 0>
computeLiveOuts(const MachineFunction &MF);

/// Virtual registers of a function; its universe is their number.
using LiveRegSet = SparseSet<Register, Register, VirtReg2IndexFunctor>;

/// Which registers are read after which calls.
class CallLiveness {
public:
  explicit CallLiveness(const MachineFunction &MF);

  /// Whether \p Reg is read after the call \p Call. Its result is not.
  bool isLiveAcross(Register Reg, const MachineInstr &Call) const {
    return liveAcross(Call).contains(Reg);
  }
  /// The registers that are.
  const DenseSet<Register> &liveAcross(const MachineInstr &Call) const {
    static const DenseSet<Register> Empty;
    auto It = LiveAcross.find(&Call);
    return It == LiveAcross.end() ? Empty : It->second;
  }

private:
  DenseMap<const MachineInstr *, DenseSet<Register>> LiveAcross;
};

/// The interferences of a function, by the rules of LivenessGraph: a definition
/// may take the register of an operand that dies in the same instruction, one
/// that nobody reads needs a register all the same, and the PHIs of a block are
/// defined at once.
class SSALiveness {
public:
  explicit SSALiveness(const MachineFunction &MF);

  /// The virtual registers with a definition, as nodes in their order.
  IdArrayRef<NodeId, Register> registers() const { return Registers; }
  const InterferenceGraph &graph() const { return Graph; }
  /// The largest number of them live at once.
  unsigned maxLive() const { return MaxLive; }

  /// None if it has no definition.
  NodeId nodeOf(Register Reg) const {
    unsigned Index = Reg.virtRegIndex();
    return Index < Nodes.size() ? Nodes[Index] : None;
  }

private:
  IdVector<NodeId, Register> Registers;
  /// By index of virtual registers.
  NodeList Nodes;
  InterferenceGraph Graph;
  unsigned MaxLive = 0;
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_FACTS_SSALIVENESS_H
