//===- IncomingCheck.cpp - Who reads registers of its caller --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IncomingCheck.h"

#include <array>

using namespace course;

/// How many of A, B and C the instruction reads as values.
static unsigned numValues(const DecodedInst &I) {
  switch (I.Op) {
  case Operation::Select:
  case Operation::Store1:
  case Operation::Store2:
  case Operation::Store4:
  case Operation::Store8:
    return 3;
  case Operation::Malloc:
  case Operation::Free:
  case Operation::Ret:
  case Operation::CondBr:
  case Operation::Switch:
  case Operation::Write:
    return 1;
  case Operation::ResetStack:
  case Operation::ResetHeap:
  case Operation::Br:
  case Operation::Call:
  case Operation::Read:
  case Operation::Trap:
  case Operation::NoteStackPointer:
    return 0;
  default:
    return 2;
  }
}

std::optional<uint32_t>
IncomingCheck::findUnknown(const DecodedInst &I,
                           std::span<const uint64_t> Values) const {
  auto Find = [&](std::span<const uint32_t> Slots) -> std::optional<uint32_t> {
    for (uint32_t Slot : Slots)
      if (isUnknown(Slot))
        return Slot;
    return std::nullopt;
  };
  if (I.Op == Operation::Call)
    return Find(std::span(Decoded->CallArguments).subspan(I.B, I.C));
  // The operand that is not selected may be anything.
  if (I.Op == Operation::Select && !isUnknown(I.A))
    return Find(std::array{Values[I.A] ? I.B : I.C});
  const uint32_t Slots[] = {I.A, I.B, I.C};
  return Find(std::span(Slots).first(numValues(I)));
}

void IncomingCheck::store(uint64_t Address, uint64_t Size, bool IsKnown) {
  constexpr uint64_t WordSize = 8;
  if (!UnknownWords.empty())
    UnknownWords.erase(Address / WordSize * WordSize);
  if (!IsKnown && Size == WordSize)
    UnknownWords.insert(Address);
}

bool IncomingCheck::move(const DecodedInst &I,
                         std::span<const uint64_t> Values) {
  switch (I.Op) {
  case Operation::Mul: {
    bool IsCopy = I.Shift == 0 && isUnknown(I.A) && I.B > StackPointerSlot &&
                  Values[I.B] == 1;
    if (IsCopy)
      write(I.Result, /*IsKnown=*/false);
    return IsCopy;
  }
  case Operation::Store8:
    if (isUnknown(I.B) || isUnknown(I.C))
      return false;
    store(Values[I.B] + Values[I.C], 8, !isUnknown(I.A));
    return true;
  case Operation::Store1:
  case Operation::Store2:
  case Operation::Store4:
    // Not a spill. What is left of a word counts as known.
    if (!isUnknown(I.B) && !isUnknown(I.C))
      store(Values[I.B] + Values[I.C], 1, /*IsKnown=*/true);
    return false;
  case Operation::Load8:
    if (isUnknown(I.A) || isUnknown(I.B))
      return false;
    write(I.Result, !UnknownWords.contains(Values[I.A] + Values[I.B]));
    return true;
  default:
    return false;
  }
}
