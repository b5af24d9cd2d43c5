//===- ProfileRecorder.h - Counts by place while running -------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the machine's loop tells of a run that is profiled, and what becomes of
/// it. All that is done for each access is here, to be inlined; it is a few
/// additions to tables whose size is known before the run.
///
/// The clock is the cost so far. The loop adds up the static ticks, in a
/// register; what accesses add to them is here.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_LIB_PROFILERECORDER_H
#define COURSE_MACHINE_LIB_PROFILERECORDER_H

#include "Code.h"
#include "course-machine/Heap.h"
#include "course-machine/Machine.h"
#include "course-machine/Profile.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace course {

class ProfileRecorder {
public:
  ProfileRecorder(const Program &P, const Code &Decoded,
                  const CostTable &Costs);

  /// The instruction at \p Index has moved the head by \p Distance to \p
  /// Address, and so by \p HeadBytes in all; \p StaticTicks are on the clock,
  /// those of a stack access included.
  void access(size_t Index, uint64_t StaticTicks, uint64_t HeadBytes,
              uint64_t Address, uint64_t Distance) {
    Instructions[Index].HeadBytes += Distance;
    uint32_t Object = objectAt(Address);
    Transition &T = TransitionsFromLast[Object];
    ++T.Accesses;
    T.HeadBytes += Distance;
    TransitionsFromLast = &Transitions[Object * NumObjects];
    uint64_t Clock = clock(StaticTicks, HeadBytes);
    if (Clock >= SampleEnd) [[unlikely]]
      nextSample(Clock);
    if (Address < Sample->Min) [[unlikely]]
      Sample->Min = Address;
    if (Address > Sample->Max) [[unlikely]]
      Sample->Max = Address;
  }

  /// Before that: what the access costs beside the static ticks and the
  /// distance. Negative, modulo 2^64, for the first access, which is free.
  void addTicks(size_t Index, uint64_t Extra) {
    Instructions[Index].ExtraTicks += Extra;
    ExtraTicks += Extra;
  }

  void resetHead(Area A) {
    using Kind = Profile::ObjectKind;
    Kind Now = A == Area::Stack ? Kind::ResetStack : Kind::ResetHeap;
    TransitionsFromLast = &Transitions[size_t(Now) * NumObjects];
  }

  /// A block of \p Size bytes at \p Address is made by the malloc at \p Index.
  void allocate(size_t Index, uint64_t Address, uint64_t Size);

  /// \p Writer, of the running function, has set sp to \p To.
  void moveStackPointer(const DecodedInst &Writer, uint64_t To);

  /// The call at \p Index enters \p Function. The head has moved by \p
  /// HeadBytes so far.
  void enter(size_t Index, uint32_t Function, uint64_t StaticTicks,
             uint64_t HeadBytes, uint64_t StackPointer);
  /// The running function returns to where sp is \p StackPointer.
  void leave(uint64_t StaticTicks, uint64_t HeadBytes, uint64_t StackPointer);

  /// The run has ended, and the counts of instructions are final.
  Profile finish(uint64_t HeadBytes);

private:
  struct PerInstruction {
    uint64_t HeadBytes = 0;
    /// What is not counted by the price: of the heap, minus a free access.
    uint64_t ExtraTicks = 0;
  };
  struct Transition {
    uint64_t Accesses = 0;
    uint64_t HeadBytes = 0;
  };
  struct Path {
    Profile::CallPath Entry;
    /// The call that led on last, and where to.
    uint32_t LastCall = ~uint32_t(0);
    uint32_t LastPath = 0;
  };
  struct PerFunction {
    uint64_t Active = 0;
    uint64_t EnteredAt = 0;
    Profile::Function Numbers;
    /// Index into Objects.
    uint32_t Frame = 0;
  };
  struct Frame {
    uint64_t Begin = 0;
    uint64_t End = 0;
    uint32_t Object = 0;
    bool operator==(const Frame &) const = default;
  };

  uint32_t addObject(Profile::Object O);
  void addObjects();
  void markFixed(uint32_t Object, uint64_t Begin, uint64_t End);
  bool markWords(uint32_t Object, uint64_t Begin, uint64_t End);
  void markFrame(uint32_t Function, uint64_t Begin, uint64_t End);
  void nextSample(uint64_t Clock);
  void charge(uint64_t Clock, uint64_t HeadBytes);
  uint32_t pathAfter(uint32_t Caller, uint32_t Call, uint32_t Function);

  uint64_t clock(uint64_t StaticTicks, uint64_t HeadBytes) const {
    return StaticTicks + HeadBytes * HeadByte + ExtraTicks;
  }

  uint32_t objectAt(uint64_t Address) const {
    if (Address >= StackSize)
      return InHeap[(Address - Heap::Base) / 8];
    uint32_t Object = InStack[Address / 8];
    if (Object == Mixed) [[unlikely]]
      return InMixedWord[Address];
    return Object;
  }

  const Program &P;
  const Code &Decoded;
  const uint64_t HeadByte;

  std::vector<PerInstruction> Instructions;
  uint64_t ExtraTicks = 0;

  std::vector<Profile::Object> Objects;
  /// By decoded index; index into Objects.
  std::unordered_map<size_t, uint32_t> ObjectOfMalloc;
  /// Those before this one are globals, or what is always there.
  uint32_t FirstFrameObject = 0;
  /// The stack area as far as it is nothing else; and what stands for a word of
  /// it with several objects.
  static constexpr uint16_t Unnamed = uint16_t(Profile::ObjectKind::Stack);
  static constexpr uint16_t Mixed = ~uint16_t(0);
  /// The object at each word, so that frames are marked fast; and at each byte
  /// of mixed words.
  std::array<uint16_t, StackSize / 8> InStack;
  std::array<uint16_t, StackSize> InMixedWord;
  std::vector<uint16_t> InHeap;
  /// By the object accessed before, and the object.
  std::vector<Transition> Transitions;
  size_t NumObjects = 0;
  /// Those from the object accessed last.
  Transition *TransitionsFromLast = nullptr;

  std::vector<Profile::HeadSample> Samples;
  /// The one that the clock is in.
  Profile::HeadSample *Sample = Samples.data();
  uint64_t TicksPerSample = 1;
  uint64_t SampleEnd = 1;

  std::vector<Path> Paths;
  /// By path and decoded index of the call.
  std::unordered_map<uint64_t, uint32_t> PathsAfter;
  /// The paths to return to, and which functions run there.
  struct Active {
    uint32_t Path;
    uint32_t Function;
  };
  std::vector<Active> Callers;
  Active Current = {0, 0};
  std::vector<PerFunction> Functions;
  uint64_t ChargedTicks = 0;
  uint64_t ChargedHeadBytes = 0;
  bool HasOmittedPaths = false;

  uint64_t StackPointer = StackSize;
  Frame LastFrame;
};

} // namespace course

#endif // COURSE_MACHINE_LIB_PROFILERECORDER_H
