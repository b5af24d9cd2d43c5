//===-- ValuePacking.h - Two values in one register -------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which values have only zeros above bit 31, and code that keeps two of them in
/// the halves of one register.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_VALUEPACKING_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_VALUEPACKING_H

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/Register.h"

namespace llvm {

class CourseCostModel;
class CourseInstrInfo;
class MachineBasicBlock;
class MachineBlockFrequencyInfo;
class MachineDominatorTree;
class MachineFunction;
class MachineInstr;
class MachineOperand;

namespace course {

/// The virtual registers of a function in SSA form whose bits from 32 on are
/// 0, by what instructions do and what they read, around loops as well.
class NarrowValues {
public:
  explicit NarrowValues(const MachineFunction &MF);
  bool isNarrow(Register Reg) const {
    return Reg.isVirtual() && Reg.virtRegIndex() < Narrow.size() &&
           Narrow.test(Reg.virtRegIndex());
  }

private:
  BitVector Narrow;
};

/// Whether bits from 32 on of an operand make no difference.
bool readsLowPart(const MachineOperand &MO);

/// Where parts are taken out of a pair.
enum class TakeOut {
  PerUse,   ///< Before each instruction that reads one.
  PerBlock, ///< Before the first one in each block.
};

/// One pair, in the code. It can be taken back.
class PackedPair {
public:
  /// \p Low is defined where \p High is available.
  PackedPair(MachineInstr &High, MachineInstr &Low, TakeOut Where,
             const MachineDominatorTree &DomTree, const CourseInstrInfo &TII);
  void undo();
  /// What the new instructions cost, in units of cost, frequencies counted.
  double getCost(const CourseCostModel &CostModel,
                 const MachineBlockFrequencyInfo &Frequencies) const;

private:
  struct Use {
    MachineOperand *MO;
    MachineBasicBlock *MBB;
    /// The part is taken out before this one; null for the end of the block.
    MachineInstr *Before;
  };
  Register build(MachineBasicBlock &MBB, MachineInstr *Before, unsigned Opcode,
                 Register Value, MachineOperand Other, unsigned Width);
  SmallVector<Use, 8> findUses(Register Old, bool IsHigh) const;
  void replaceUses(Register Old, bool IsHigh);

  TakeOut Where;
  const MachineDominatorTree *DomTree;
  const CourseInstrInfo *TII;

  MachineInstr *Packed = nullptr;
  SmallVector<MachineInstr *, 4> New;
  SmallVector<std::pair<MachineOperand *, Register>, 8> Replaced;
};

} // namespace course

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_VALUEPACKING_H
