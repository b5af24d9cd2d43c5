//===- IncomingCheck.cpp - Who reads registers of its caller --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IncomingCheck.h"

#include <span>

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

std::optional<uint32_t> IncomingCheck::findUnknown(const DecodedInst &I) const {
  auto Find = [&](std::span<const uint32_t> Slots) -> std::optional<uint32_t> {
    for (uint32_t Slot : Slots)
      if (isUnknown(Slot))
        return Slot;
    return std::nullopt;
  };
  if (I.Op == Operation::Call)
    return Find(std::span(Decoded.CallArguments).subspan(I.B, I.C));
  const uint32_t Values[] = {I.A, I.B, I.C};
  return Find(std::span(Values).first(numValues(I)));
}
