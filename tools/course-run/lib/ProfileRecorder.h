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
/// additions to tables whose size is known before the run. To note accesses and
/// to add up many at a time was slower: the machine has time for it meanwhile.
///
/// The clock is the cost so far. The loop adds up the static ticks, in a
/// register; what accesses add to them is here.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_LIB_PROFILERECORDER_H
#define COURSE_MACHINE_LIB_PROFILERECORDER_H

#include "ObjectMap.h"
#include "Session.h"
#include "course-machine/Profile.h"

#include <unordered_map>

namespace course {

class ProfileRecorder {
public:
  /// Both must outlive it.
  ProfileRecorder(const SessionProgram &Of, const MachineState &State);

  /// Control comes to the block that begins with the instruction at \p Index.
  void beginBlock(size_t Index) { ++Current.Counts[Index].Entries; }

  /// The instruction at \p Index has moved the head by \p Distance to \p
  /// Address in \p Object, and so by \p HeadBytes in all; \p StaticTicks are
  /// on the clock, those of a stack access included.
  [[gnu::always_inline]] void access(size_t Index, uint32_t Object,
                                     uint64_t StaticTicks, uint64_t HeadBytes,
                                     uint64_t Address, uint64_t Distance) {
    Current.Counts[Index].HeadBytes += Distance;
    Transition &T = TransitionsFromLast[Object];
    ++T.Accesses;
    T.HeadBytes += Distance;
    TransitionsFromLast = &Transitions[Object * NumObjects];
    uint64_t Clock = clock(StaticTicks, HeadBytes);
    if (Clock >= SampleEnd) [[unlikely]]
      nextSample(Clock);
    if (Address < Sample.Min) [[unlikely]]
      Sample.Min = Address;
    if (Address > Sample.Max) [[unlikely]]
      Sample.Max = Address;
  }

  /// Before that: the access is to the heap, which costs \p Extra.
  void accessHeap(size_t Index, uint64_t Extra) {
    ++Current.Counts[Index].HeapAccesses;
    ExtraTicks += Extra;
  }

  /// Before that: the access costs nothing, instead of \p Ticks.
  void accessFree(size_t Index, uint64_t Ticks) {
    Current.Counts[Index].FreeTicks = Ticks;
    ExtraTicks -= Ticks;
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

  /// The program has read \p Number.
  void read(uint64_t Number) {
    if (FirstReads.size() != Profile::MaxFirstReads)
      FirstReads.push_back(Number);
  }

  using HeapUse = std::array<MachineState::HeapAccesses, 2>;

  /// The run has ended. Says how often each instruction was executed, from what
  /// is known of blocks, and how often loads and stores went to the heap. \p At
  /// is the instruction that went wrong, or null.
  void count(std::vector<DecodedInst> &Insts, HeapUse &Heap,
             const DecodedInst *At) const;

  /// After that: all that is known.
  Profile finish(const DecodedInst *At);

  /// The objects in memory.
  ObjectMap Map;

private:
  /// Aligned like a decoded instruction, so that both have the same offset.
  struct alignas(32) PerInstruction {
    uint64_t HeadBytes = 0;
    uint64_t HeapAccesses = 0;
    /// How often control came here, of the first one of a block.
    uint64_t Entries = 0;
    /// What an access would have cost that was free.
    uint64_t FreeTicks = 0;
  };
  struct Transition {
    uint64_t Accesses = 0;
    uint64_t HeadBytes = 0;
  };
  struct Path {
    Profile::CallPath Entry;
    /// The call that led on last, and where to.
    size_t LastCall = ~size_t(0);
    Path *LastPath = nullptr;
    /// What instructions did on this path alone begins there, minus the index
    /// of the function's first one; or 0.
    uint32_t FirstCount = 0;
  };
  struct PerFunction {
    uint64_t Active = 0;
    uint64_t EnteredAt = 0;
    Profile::Function Numbers;
    /// Index into Objects.
    uint32_t Frame = 0;
    /// What a comment says of it, or 0.
    uint64_t FrameSize = 0;
    /// Decoded indices.
    uint32_t Begin = 0;
    uint32_t End = 0;
    /// Whether it has several places in the source.
    bool HasPlaces = false;
  };

  uint32_t addObject(Profile::Object O);
  void addObjects();
  void findFunctions();
  void pushFrame(uint64_t Begin, uint64_t End);
  COURSE_RARE void nextSample(uint64_t Clock);
  void charge(uint64_t Clock, uint64_t HeadBytes);
  uint32_t indexOf(const Path &P) const { return uint32_t(&P - Paths.data()); }
  COURSE_RARE Path &pathAfter(Path &Caller, size_t Call, uint32_t Function);
  void countApart(Path &New);
  std::vector<PerInstruction> addUpPaths() const;
  bool beginsBlock(uint32_t N) const;
  void addInstructions(Profile &To) const;
  void addPlaces(Profile &To, const DecodedInst *At);
  Profile::Cost costOf(const DecodedInst &I, const PerInstruction &Counts,
                       uint64_t Count) const;

  uint64_t clock(uint64_t StaticTicks, uint64_t HeadBytes) const {
    return StaticTicks + HeadBytes * HeadByte + ExtraTicks;
  }

  const Program &P;
  const Code &Decoded;
  const MachineState &State;
  const uint64_t HeadByte;

  /// For each instruction; then for those of paths that are counted apart.
  std::vector<PerInstruction> Instructions;
  /// Of the heap, without free accesses.
  uint64_t ExtraTicks = 0;

  std::vector<Profile::Object> Objects;
  /// By decoded index; index into Objects.
  std::unordered_map<size_t, uint32_t> ObjectOfMalloc;
  /// Those before this one are globals, or what is always there.
  uint32_t FirstFrameObject = 0;
  /// By the object accessed before, and the object.
  std::vector<Transition> Transitions;
  size_t NumObjects = 0;
  /// Those from the object accessed last.
  Transition *TransitionsFromLast = nullptr;

  std::vector<Profile::HeadSample> Samples;
  std::vector<uint64_t> FirstReads;
  /// The one that the clock is in, and its number.
  Profile::HeadSample Sample;
  uint64_t SampleNumber = 0;
  uint64_t TicksPerSample = 1;
  uint64_t SampleEnd = 1;

  /// These vectors have room for all that may come, and never move.
  std::vector<Path> Paths;
  std::vector<PerFunction> Functions;
  /// By path and decoded index of the call.
  std::unordered_map<uint64_t, Path *> PathsAfter;
  /// What runs: a function on a path, with what its instructions do, and how
  /// many frames there were before its own.
  struct Active {
    Path *At;
    PerFunction *Function;
    PerInstruction *Counts;
    uint32_t FirstFrame;
  };
  Active Current;
  std::vector<Active> Callers;
  uint64_t ChargedTicks = 0;
  uint64_t ChargedHeadBytes = 0;
  bool HasOmittedPaths = false;

  uint64_t StackPointer = StackSize;
};

} // namespace course

#endif // COURSE_MACHINE_LIB_PROFILERECORDER_H
