//===-- FirstBlocks.h - Heap blocks whose address is known ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which addresses the first blocks of a program have. The machine takes the
/// lowest address with room, so what `main` allocates while the heap is empty
/// begins where the heap does, and the next block behind it as long as sizes
/// are constants and nothing is freed:
///
/// \code
///   r1 = malloc 4096     ; 20480
///   r2 = malloc r3       ; 24576
///   r4 = malloc 8        ; not known
/// \endcode
///
/// After a call nothing is known, since it may allocate. A forward analysis of
/// blocks; linear but for loops, which few calls of malloc are known in.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_ISEL_FIRSTBLOCKS_H
#define LLVM_LIB_TARGET_COURSE_ISEL_FIRSTBLOCKS_H

#include "llvm/ADT/DenseMap.h"
#include <cstdint>
#include <optional>

namespace llvm {

class MachineFunction;
class MachineInstr;

namespace course {

/// The calls of malloc in a function whose result is known.
class FirstBlocks {
  DenseMap<const MachineInstr *, uint64_t> Addresses;

public:
  /// \p MF is of any kind; only in a `main` that is entered once is something
  /// known.
  explicit FirstBlocks(const MachineFunction &MF);

  /// The address that \p Malloc gives.
  std::optional<uint64_t> getAddress(const MachineInstr &Malloc) const {
    auto I = Addresses.find(&Malloc);
    return I == Addresses.end() ? std::nullopt : std::optional(I->second);
  }
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_ISEL_FIRSTBLOCKS_H
