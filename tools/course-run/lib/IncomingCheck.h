//===- IncomingCheck.h - Who reads registers of its caller -----*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A callee can read what its caller left in the registers. This keeps track of
/// which registers the running call has written, and finds reads of others that
/// its function does not declare.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_LIB_INCOMINGCHECK_H
#define COURSE_MACHINE_LIB_INCOMINGCHECK_H

#include "Code.h"
#include <span>
#include <unordered_set>

namespace course {

class IncomingCheck {
public:
  IncomingCheck(const Program &P, const Code &Decoded)
      : P(&P), Decoded(&Decoded), Known(knownIn(Decoded.Entry)) {}

  /// To be asked before each instruction. \p Values are those of all slots.
  /// \returns the slot of a register that must not be read now, or nothing.
  std::optional<uint32_t> execute(const DecodedInst &I,
                                  std::span<const uint64_t> Values) {
    if (move(I, Values))
      return std::nullopt;
    if (std::optional<uint32_t> Slot = findUnknown(I, Values))
      return Slot;
    if (I.Op == Operation::Call) {
      Callers.push_back({Known, I.Result});
      Known = knownIn(I.A);
    } else if (I.Op != Operation::Ret) {
      write(I.Result);
    } else if (!Callers.empty()) {
      Known = Callers.back().Known;
      write(Callers.back().Result);
      Callers.pop_back();
    }
    return std::nullopt;
  }

private:
  struct Caller {
    uint32_t Known;
    uint32_t Result;
  };

  /// What may be read at the start of the function whose code begins there.
  uint32_t knownIn(uint32_t CodeIndex) const {
    const Function &F = P->Functions[Decoded->Origins[CodeIndex].Function];
    return F.Incoming | uint32_t(1) << StackPointerSlot;
  }
  void write(uint32_t Slot, bool IsKnown = true) {
    if (Slot <= StackPointerSlot)
      Known = (Known & ~(uint32_t(1) << Slot)) | uint32_t(IsKnown) << Slot;
  }
  /// Copies, spills and reloads read nothing: what they move stays unknown.
  /// \returns whether the instruction is one.
  bool move(const DecodedInst &I, std::span<const uint64_t> Values);
  void store(uint64_t Address, uint64_t Size, bool IsKnown);
  bool isUnknown(uint32_t Slot) const {
    return Slot <= StackPointerSlot && (Known >> Slot & 1) == 0;
  }
  std::optional<uint32_t> findUnknown(const DecodedInst &I,
                                      std::span<const uint64_t> Values) const;

  const Program *P;
  const Code *Decoded;
  /// Slot S as bit S.
  uint32_t Known;
  std::vector<Caller> Callers;
  /// Words of memory in which something unknown was saved.
  std::unordered_set<uint64_t> UnknownWords;
};

} // namespace course

#endif // COURSE_MACHINE_LIB_INCOMINGCHECK_H
