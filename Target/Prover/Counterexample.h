//===- Counterexample.h - What shows that the text is wrong ----*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The numbers of a model, as a driver needs them that calls the function.
/// Nothing but the function is the program's own: what it calls takes its result
/// from the input, since a proof takes it for anything. IR and text find the same
/// addresses:
///
///   0x100000 to 0x1fffff  objects that arguments point to, one block of the heap
///   from 0x200000 on      what the function allocates
///   up to 10240           the frame of the function
///
/// Addresses of objects that IR has a name for are the driver's to translate.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_PROVER_COUNTEREXAMPLE_H
#define LLVM_LIB_TARGET_COURSE_PROVER_COUNTEREXAMPLE_H

#include "llvm/ADT/APInt.h"
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace coursetv {

struct Counterexample {
  static constexpr uint64_t ArenaStart = 0x100000, ArenaEnd = 0x200000;
  /// What is left there for a result of more than 64 bits.
  static constexpr uint64_t ResultBytes = 0x1000;
  static constexpr uint64_t StackEnd = 10240, MachineHeap = 20480;

  /// Why no driver can bring it about; empty if one can.
  std::string Impossible;
  /// What each argument of IR is; what is in each place of the contract.
  std::vector<llvm::APInt> Arguments;
  std::vector<uint64_t> Places;
  /// What r1 to r16 hold at entry, as far as no argument is there.
  std::array<uint64_t, 16> Registers{};
  /// What is read, by the function or by what stands for its callees.
  std::vector<uint64_t> Input;
  /// The bytes that IR accesses in objects that others have, as they are before.
  std::map<uint64_t, uint8_t> Memory;
  /// The first block that the function allocates.
  uint64_t HeapStart = ArenaEnd;
};

} // namespace coursetv

#endif // LLVM_LIB_TARGET_COURSE_PROVER_COUNTEREXAMPLE_H
