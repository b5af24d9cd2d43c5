//===-- ElisionSlots.h - Spill slots as copy elision sees them --*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A spill slot is private: what a load reads there has been written by a store
/// of the same function that says so. So copy elision can follow values through
/// it as through a register.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_EMIT_ELISIONSLOTS_H
#define LLVM_LIB_TARGET_COURSE_EMIT_ELISIONSLOTS_H

#include "RegAlloc/Algorithms/CopyElision.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"

namespace llvm::course {

/// The frame index of the spill slot that \p MI accesses, if its memory
/// operands name one.
std::optional<int> getSpillSlot(const MachineInstr &MI);

/// The slots of a function that are read and written as a whole only; those
/// that are accessed most often if there are more than copy elision has numbers
/// for, and none if that is not enabled.
class ElisionSlots {
  DenseMap<int, unsigned> NumberOf;
  SmallVector<const MachineInstr *, 16> Stores;

public:
  /// Number of the first slot.
  static constexpr unsigned First = 17;

  ElisionSlots(const MachineFunction &MF,
               const MachineBlockFrequencyInfo &Frequencies, bool IsEnabled);

  /// Of the slot that \p MI accesses; none if it is no such slot.
  std::optional<unsigned> getNumber(const MachineInstr &MI) const;
  /// A store to the slot.
  const MachineInstr &getStore(unsigned Number) const {
    return *Stores[Number - First];
  }
  RegMask getMask() const;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_EMIT_ELISIONSLOTS_H
