//===- ProfileRecorder.cpp - Counts by place while running ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What is rare in a run that is profiled: calls, blocks, frames, and the end.
///
//===----------------------------------------------------------------------===//

#include "ProfileRecorder.h"

using namespace course;

using Object = Profile::Object;
using ObjectKind = Profile::ObjectKind;

/// Objects that are always there, at the index of their kind.
static constexpr uint32_t OthersObject = uint32_t(ObjectKind::Stack) + 1;

ProfileRecorder::ProfileRecorder(const Program &P, const Code &Decoded,
                                 const CostTable &Costs)
    : P(P), Decoded(Decoded), HeadByte(Costs.HeadByte),
      Instructions(Decoded.Insts.size()), Samples(Profile::MaxHeadSamples),
      Paths(1), Functions(P.Functions.size()) {
  InStack.fill(Unnamed);
  InMixedWord.fill(Unnamed);
  addObjects();
  NumObjects = Objects.size();
  Transitions.resize(NumObjects * NumObjects);
  TransitionsFromLast = Transitions.data();
  Current.Function = Decoded.Origins[Decoded.Entry].Function;
  Paths[0].Entry.Function = Current.Function;
  Paths[0].Entry.Calls = 1;
  PerFunction &Main = Functions[Current.Function];
  Main.Active = Main.Numbers.Calls = 1;
}

static void extend(Object &O, uint64_t Begin, uint64_t End) {
  O.Begin = O.Begin == O.End ? Begin : std::min(O.Begin, Begin);
  O.End = std::max(O.End, End);
}

/// The index of \p O, or of the object for all that are too many.
uint32_t ProfileRecorder::addObject(Object O) {
  if (Objects.size() == Profile::MaxObjects)
    return OthersObject;
  Objects.push_back(O);
  return uint32_t(Objects.size() - 1);
}

void ProfileRecorder::addObjects() {
  for (ObjectKind Kind :
       {ObjectKind::Start, ObjectKind::ResetStack, ObjectKind::ResetHeap,
        ObjectKind::Stack, ObjectKind::Others})
    addObject({Kind, {}, 0, 0, 0, 0, 0});
  Objects[Unnamed].End = StackSize;
  for (const MemoryObject &Global : P.Objects) {
    uint64_t End = Global.Address + Global.Size;
    uint32_t Added = addObject(
        {ObjectKind::Global, Global.Name, 0, Global.Address, End, 0, 0});
    markFixed(Added, Global.Address, End);
  }
  FirstFrameObject = uint32_t(Objects.size());
  for (size_t N = 0; N != P.Functions.size(); ++N) {
    const Function &F = P.Functions[N];
    Functions[N].Frame = addObject({ObjectKind::Frame, F.Name, 0, 0, 0, 0, 0});
    for (const Function::FixedFrame &At : F.FixedFrames) {
      uint32_t Frame = Functions[N].Frame;
      markFixed(Frame, At.Address, At.Address + At.Size);
      extend(Objects[Frame], At.Address, At.Address + At.Size);
    }
  }
  for (size_t N = 0; N != Decoded.Insts.size(); ++N)
    if (Decoded.Insts[N].Op == Operation::Malloc)
      ObjectOfMalloc[N] = addObject(
          {ObjectKind::Heap, {}, Decoded.Origins[N].Line, 0, 0, 0, 0});
}

/// \p Object is at these addresses of the stack area when the run begins. What
/// is in the heap is marked when it is allocated.
void ProfileRecorder::markFixed(uint32_t Object, uint64_t Begin, uint64_t End) {
  if (End > StackSize || Begin >= End)
    return;
  std::fill(InMixedWord.begin() + Begin, InMixedWord.begin() + End,
            uint16_t(Object));
  for (uint64_t Word = Begin / 8; Word != (End + 7) / 8; ++Word) {
    const uint16_t *Bytes = &InMixedWord[Word * 8];
    bool IsWhole = std::equal(Bytes + 1, Bytes + 8, Bytes);
    InStack[Word] = IsWhole ? Bytes[0] : Mixed;
  }
}

/// From now on, \p Object has the words that begin at these addresses, if they
/// are in the stack area, or where blocks of the heap are or were.
bool ProfileRecorder::markWords(uint32_t Object, uint64_t Begin, uint64_t End) {
  if (Begin >= End)
    return false;
  uint64_t Base = End <= StackSize ? 0 : Heap::Base;
  uint64_t NumWords = Base == 0 ? InStack.size() : InHeap.size();
  uint64_t EndWord = (End - Base + 7) / 8;
  if (Begin < Base || EndWord > NumWords)
    return false;
  uint16_t *Words = Base == 0 ? InStack.data() : InHeap.data();
  std::fill(Words + (Begin - Base + 7) / 8, Words + EndWord, uint16_t(Object));
  return true;
}

/// Programs call the same function again and again from the same place: then
/// all is marked already.
void ProfileRecorder::markFrame(uint32_t Function, uint64_t Begin,
                                uint64_t End) {
  Frame New = {Begin, End, Functions[Function].Frame};
  if (New == LastFrame || !markWords(New.Object, Begin, End))
    return;
  LastFrame = New;
  extend(Objects[New.Object], Begin, End);
}

void ProfileRecorder::allocate(size_t Index, uint64_t Address, uint64_t Size) {
  uint32_t Number = ObjectOfMalloc.at(Index);
  Object &O = Objects[Number];
  extend(O, Address, Address + Size);
  ++O.Blocks;
  O.Bytes += Size;
  size_t EndWord = (Address + Size - Heap::Base) / 8;
  if (EndWord > InHeap.size())
    InHeap.resize(std::max(EndWord, 2 * InHeap.size()), OthersObject);
  markWords(Number, Address, Address + Size);
  // What main makes for globals has their names.
  if (O.Blocks == 1)
    for (size_t N = OthersObject + 1; N != FirstFrameObject; ++N)
      if (Objects[N].Begin >= Address && Objects[N].End <= Address + Size)
        markWords(uint32_t(N), Objects[N].Begin, Objects[N].End);
  LastFrame = {};
}

/// A frame is what `sp = sub sp ...` makes; functions without one may use sp as
/// any other register.
void ProfileRecorder::moveStackPointer(const DecodedInst &Writer, uint64_t To) {
  if (Writer.Op == Operation::Sub && Writer.A == StackPointerSlot &&
      To < StackPointer)
    markFrame(Current.Function, To, StackPointer);
  StackPointer = To;
}

/// Gives the cost since the last time to the path that is running.
void ProfileRecorder::charge(uint64_t Clock, uint64_t HeadBytes) {
  Profile::Cost &Self = Paths[Current.Path].Entry.Self;
  Self.Ticks += Clock - ChargedTicks;
  Self.HeadBytes += HeadBytes - ChargedHeadBytes;
  ChargedTicks = Clock;
  ChargedHeadBytes = HeadBytes;
}

void ProfileRecorder::enter(size_t Index, uint32_t Function,
                            uint64_t StaticTicks, uint64_t HeadBytes,
                            uint64_t SP) {
  uint64_t Clock = clock(StaticTicks, HeadBytes);
  charge(Clock, HeadBytes);
  Callers.push_back(Current);
  Path &Caller = Paths[Current.Path];
  if (Caller.LastCall != Index) {
    // Adding a path moves the others.
    uint32_t After = pathAfter(Current.Path, uint32_t(Index), Function);
    Paths[Current.Path].LastCall = uint32_t(Index);
    Paths[Current.Path].LastPath = After;
    Current.Path = After;
  } else {
    Current.Path = Caller.LastPath;
  }
  Current.Function = Function;
  ++Paths[Current.Path].Entry.Calls;
  PerFunction &Callee = Functions[Function];
  ++Callee.Numbers.Calls;
  if (Callee.Active++ == 0)
    Callee.EnteredAt = Clock;
  StackPointer = SP;
  const course::Function &F = P.Functions[Function];
  if (F.FrameSize != 0 && F.FrameSize <= SP)
    markFrame(Function, SP - F.FrameSize, SP);
}

void ProfileRecorder::leave(uint64_t StaticTicks, uint64_t HeadBytes,
                            uint64_t SP) {
  uint64_t Clock = clock(StaticTicks, HeadBytes);
  charge(Clock, HeadBytes);
  PerFunction &Callee = Functions[Current.Function];
  if (--Callee.Active == 0)
    Callee.Numbers.CumulativeTicks += Clock - Callee.EnteredAt;
  Current = Callers.back();
  Callers.pop_back();
  StackPointer = SP;
}

/// The path from \p Caller over the call at \p Call to \p Function: an earlier
/// entry of the function on the path, or a new one, or \p Caller itself if
/// there are too many.
uint32_t ProfileRecorder::pathAfter(uint32_t Caller, uint32_t Call,
                                    uint32_t Function) {
  auto [Known, IsNew] =
      PathsAfter.try_emplace(uint64_t(Caller) << 32 | Call, Caller);
  if (!IsNew)
    return Known->second;
  for (uint32_t Above = Caller;; Above = Paths[Above].Entry.Parent) {
    if (Paths[Above].Entry.Function == Function)
      return Known->second = Above;
    if (Above == 0)
      break;
  }
  if (Paths.size() == Profile::MaxCallPaths) {
    HasOmittedPaths = true;
    return Caller;
  }
  Path New;
  New.Entry.Parent = Caller;
  New.Entry.Function = Function;
  New.Entry.CallLine = Decoded.Origins[Call].Line;
  Paths.push_back(New);
  return Known->second = uint32_t(Paths.size() - 1);
}

/// Goes on to the sample of \p Clock. When there are too many, each takes in
/// the next one, and lasts twice as long.
void ProfileRecorder::nextSample(uint64_t Clock) {
  while (Clock / TicksPerSample >= Samples.size()) {
    for (size_t N = 0; N != Samples.size(); ++N) {
      Profile::HeadSample Merged;
      if (N < Samples.size() / 2) {
        const Profile::HeadSample &A = Samples[2 * N], &B = Samples[2 * N + 1];
        Merged.Min = std::min(A.Min, B.Min);
        Merged.Max = std::max(A.Max, B.Max);
      }
      Samples[N] = Merged;
    }
    TicksPerSample *= 2;
  }
  uint64_t Number = Clock / TicksPerSample;
  Sample = &Samples[Number];
  SampleEnd = (Number + 1) * TicksPerSample;
}

Profile ProfileRecorder::finish(uint64_t HeadBytes) {
  uint64_t StaticTicks = 0;
  for (const DecodedInst &I : Decoded.Insts)
    StaticTicks += I.Count * I.Cost;
  uint64_t Clock = clock(StaticTicks, HeadBytes);
  charge(Clock, HeadBytes);
  Profile Result;
  for (PerFunction &F : Functions) {
    if (F.Active != 0)
      F.Numbers.CumulativeTicks += Clock - F.EnteredAt;
    Result.Functions.push_back(F.Numbers);
  }
  for (const Path &At : Paths)
    Result.CallPaths.push_back(At.Entry);
  Result.HasOmittedPaths = HasOmittedPaths;
  for (size_t N = 0; N != Decoded.Insts.size(); ++N) {
    const DecodedInst &I = Decoded.Insts[N];
    if (I.isPseudo())
      continue;
    const Code::Origin &From = Decoded.Origins[N];
    const PerInstruction &At = Instructions[N];
    uint64_t Ticks = I.Count * I.Cost + At.ExtraTicks + At.HeadBytes * HeadByte;
    Result.Instructions.push_back(
        {From.Function, From.Block, From.Line, I.Count, {Ticks, At.HeadBytes}});
  }
  Result.TicksPerHeadSample = TicksPerSample;
  Samples.resize(
      std::min<uint64_t>(Samples.size(), Clock / TicksPerSample + 1));
  Result.HeadSamples = std::move(Samples);
  Result.Objects = Objects;
  for (size_t N = 0; N != Transitions.size(); ++N)
    if (const Transition &T = Transitions[N]; T.Accesses != 0)
      Result.Transitions.push_back({uint32_t(N / Objects.size()),
                                    uint32_t(N % Objects.size()), T.Accesses,
                                    T.HeadBytes});
  return Result;
}
