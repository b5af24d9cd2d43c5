//===-- KnownMemory.h - What registers hold of memory -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which places of memory hold what a register holds, or a constant, at each
/// point of a function with physical registers.
///
/// Nobody but their own accesses reaches spill slots. Of other memory only
/// addresses tell what is apart: two constants, or two offsets from one register.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_EMIT_KNOWNMEMORY_H
#define LLVM_LIB_TARGET_COURSE_EMIT_KNOWNMEMORY_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/MachineOperand.h"
#include "llvm/CodeGen/Register.h"
#include <cstdint>
#include <optional>

namespace llvm {

class MachineFunction;
class MachineInstr;

namespace course {

/// Where an access of memory goes.
struct MemoryPlace {
  /// If it is a spill slot; else the offset counts from Base, or is the address.
  std::optional<int> Slot;
  Register Base;
  uint64_t Offset = 0;
  unsigned Size = 0;

  /// Of a load or store.
  explicit MemoryPlace(const MachineInstr &Access);
  bool operator==(const MemoryPlace &Other) const;
  bool isApartFrom(const MemoryPlace &Other) const;
};

/// What a place in memory holds.
struct MemoryValue {
  MemoryPlace Place;
  /// A register or constant; its bits above those of the place are 0 if it is
  /// clean.
  MachineOperand Value;
  bool IsClean;

  bool operator==(const MemoryValue &Other) const;
};

/// What is known at one point.
class KnownMemory {
  SmallVector<MemoryValue, 4> Values;

public:
  /// What \p MI, which does not stand before this point, loads or stores, if
  /// its place holds it already.
  std::optional<MemoryValue> find(const MachineInstr &MI) const;
  /// Goes to the point after \p MI.
  void update(const MachineInstr &MI);
  /// Forgets what \p Other does not know. \returns whether there was any.
  bool meet(const KnownMemory &Other);
};

/// What is known at the start of each block, by its number: what is true on all
/// paths from the entry. Time is the size of the function times a bound for what
/// is known, times the depth of its loops.
SmallVector<KnownMemory, 0> findKnownMemory(MachineFunction &MF);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_EMIT_KNOWNMEMORY_H
