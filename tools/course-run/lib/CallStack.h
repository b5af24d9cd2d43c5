//===- CallStack.h - The registers of active calls -------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the machine keeps of the callers while a callee runs.
///
/// A frame is the 17 saved registers, the caller's arguments and the code index
/// of the call, in this order and as tightly as that, so that recursion a
/// million calls deep needs some 150 MB. The number of arguments is not stored:
/// the call instruction knows it.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_LIB_CALLSTACK_H
#define COURSE_MACHINE_LIB_CALLSTACK_H

#include "Code.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

namespace course {

class CallStack {
public:
  explicit CallStack(uint64_t LimitInBytes)
      : LimitInWords(size_t(LimitInBytes / 8)) {}

  CallStack(const CallStack &From) : LimitInWords(From.LimitInWords) {
    *this = From;
  }
  CallStack &operator=(const CallStack &From);

  bool empty() const { return Size == 0; }
  /// What a copy occupies.
  size_t sizeInBytes() const { return Size * sizeof(uint64_t); }
  /// Active calls.
  uint64_t depth() const { return Depth; }
  uint64_t maxDepth() const { return MaxDepth; }

  /// Saves registers and \p NumArgs arguments from \p Slots. False, and nothing
  /// happens, if there is no memory for it.
  bool push(const uint64_t *Slots, unsigned NumArgs, uint64_t CallIndex) {
    if (Capacity - Size < MaxFrameWords && !grow())
      return false;
    uint64_t *Frame = Words.get() + Size;
    std::memcpy(Frame, Slots, NumSavedRegisters * sizeof(uint64_t));
    Frame += NumSavedRegisters;
    for (unsigned I = 0; I != NumArgs; ++I)
      *Frame++ = Slots[FirstArgSlot + I];
    *Frame++ = CallIndex;
    Size = size_t(Frame - Words.get());
    MaxDepth = std::max(MaxDepth, ++Depth);
    return true;
  }

  /// Code index of the innermost call.
  uint64_t topCall() const { return Words.get()[Size - 1]; }

  /// Restores what push saved for a caller with \p NumArgs arguments.
  void pop(uint64_t *Slots, unsigned NumArgs) {
    drop(NumArgs);
    const uint64_t *Frame = Words.get() + Size;
    std::memcpy(Slots, Frame, NumSavedRegisters * sizeof(uint64_t));
    Frame += NumSavedRegisters;
    for (unsigned I = 0; I != NumArgs; ++I)
      Slots[FirstArgSlot + I] = *Frame++;
  }

  /// A frame as it is kept; \p Registers are followed by the arguments.
  struct Frame {
    uint32_t Call;
    unsigned NumArgs;
    const uint64_t *Registers;
    const uint64_t *args() const { return Registers + NumSavedRegisters; }
  };
  /// Calls \p Visit for the frames, the innermost first, while it returns true.
  /// \p Insts is the code.
  template <typename Visitor>
  void walk(const DecodedInst *Insts, Visitor Visit) const {
    for (size_t End = Size; End != 0;) {
      uint32_t Call = uint32_t(Words.get()[End - 1]);
      unsigned NumArgs = Insts[Call].Shift;
      End -= NumSavedRegisters + NumArgs + 1;
      if (!Visit(Frame{Call, NumArgs, Words.get() + End}))
        return;
    }
  }

private:
  /// Forgets the innermost frame.
  void drop(unsigned NumArgs) {
    Size -= NumSavedRegisters + NumArgs + 1;
    --Depth;
  }

  static constexpr size_t MaxFrameWords =
      NumSavedRegisters + NumArgRegisters + 1;

  bool grow() {
    size_t NewCapacity = std::min(
        std::max<size_t>(2 * Capacity, 64 * MaxFrameWords), LimitInWords);
    if (NewCapacity < Size + MaxFrameWords)
      return false;
    void *Grown = std::realloc(Words.get(), NewCapacity * sizeof(uint64_t));
    if (!Grown)
      return false;
    (void)Words.release();
    Words.reset(static_cast<uint64_t *>(Grown));
    Capacity = NewCapacity;
    return true;
  }

  struct FreeMemory {
    void operator()(uint64_t *P) const { std::free(P); }
  };
  std::unique_ptr<uint64_t, FreeMemory> Words;
  size_t Size = 0;
  size_t Capacity = 0;
  size_t LimitInWords;
  uint64_t Depth = 0;
  uint64_t MaxDepth = 0;
};

inline CallStack &CallStack::operator=(const CallStack &From) {
  if (this == &From)
    return *this;
  if (Capacity < From.Size) {
    Words.reset(
        static_cast<uint64_t *>(std::malloc(From.Size * sizeof(uint64_t))));
    Capacity = Words ? From.Size : 0;
  }
  if (Capacity < From.Size)
    throw std::bad_alloc();
  if (From.Size != 0)
    std::memcpy(Words.get(), From.Words.get(), From.Size * sizeof(uint64_t));
  Size = From.Size;
  LimitInWords = From.LimitInWords;
  Depth = From.Depth;
  MaxDepth = From.MaxDepth;
  return *this;
}

} // namespace course

#endif // COURSE_MACHINE_LIB_CALLSTACK_H
