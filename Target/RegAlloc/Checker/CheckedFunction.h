//===-- CheckedFunction.h - Machine code for the checker --------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Says in the allocation checker's terms what a machine function does, before
/// and after register allocation.
///
/// Values are virtual registers, and physical ones that the function reads or
/// writes before allocation already. Locations are physical registers and spill
/// slots. An instruction with an effect keeps its identity: allocation may
/// change its operands but must not replace it. What tells it from all others,
/// also from one that later gets its memory, is its debug instruction number:
/// nothing that is new or copied has one. (LLVM allows none to what is no code,
/// so an undefined register that is named is known by block and name.)
/// Terminators may be replaced; they are compared by what they decide. So are
/// blocks, by what they do: which one was which is only where the comparison
/// starts.
///
/// A selection may be computed as the OR of two, of which one is 0.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_CHECKEDFUNCTION_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_CHECKEDFUNCTION_H

#include "RegAlloc/Checker/AllocationChecker.h"
#include "llvm/ADT/DenseMap.h"
#include <map>
#include <vector>

namespace llvm {

class MachineBasicBlock;
class MachineFunction;
class MachineInstr;

namespace course {

/// A function before allocation.
struct AllocationSnapshot {
  CheckedProgram Program;
  SmallVector<EntryContent, 4> AtEntry;
  DenseMap<const MachineBasicBlock *, BlockId> Blocks;
  /// The instructions with an effect, by their debug instruction numbers.
  /// Allocation must not change what they do, so that is compared as well.
  DenseMap<uint64_t, EffectId> Identities;
  IdVector<EffectId, OperationId> OperationOf;
  /// The first debug instruction number that is the snapshot's own.
  unsigned FirstNumber = 0;
  unsigned NumVirtRegs = 0;
  /// Values that are no registers: parts of selections.
  unsigned NumParts = 0;

  /// Kind and payload of each literal.
  IdVector<LiteralId, std::pair<unsigned, int64_t>> Literals;
  std::map<std::pair<unsigned, int64_t>, LiteralId> LiteralIds;
  /// What makes operations differ, starting with the opcode.
  std::map<std::vector<uint64_t>, OperationId> OperationIds;
};

/// \p MF is in SSA form. Its instructions get debug instruction numbers.
void takeSnapshot(MachineFunction &MF, AllocationSnapshot &Snapshot);

/// Takes the numbers away from \p MF that it has from takeSnapshot().
void dropNumbers(const AllocationSnapshot &Snapshot, MachineFunction &MF);

/// Why the allocated \p MF does not do what \p Snapshot says, with the
/// location; nothing if it does.
std::optional<std::string> checkAgainst(AllocationSnapshot &Snapshot,
                                        const MachineFunction &MF);

} // namespace course

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_CHECKEDFUNCTION_H
