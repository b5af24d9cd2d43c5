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

#include <algorithm>
#include <map>

using namespace course;

using Object = Profile::Object;
using ObjectKind = Profile::ObjectKind;

/// Objects that are always there, at the index of their kind.
static constexpr uint32_t OthersObject = uint32_t(ObjectKind::Stack) + 1;

/// Counts of instructions, in all: 32 MB of them.
static constexpr size_t MaxCounts = 1 << 20;

ProfileRecorder::ProfileRecorder(const SessionProgram &Of,
                                 const MachineState &State)
    : Map(uint16_t(ObjectKind::Stack), OthersObject), P(Of.P),
      Decoded(Of.Decoded), State(State), HeadByte(Of.Options.Costs->HeadByte),
      Instructions(Decoded.Insts.size()), Samples(Profile::MaxHeadSamples),
      Paths(1), Functions(P.Functions.size()) {
  addObjects();
  findFunctions();
  NumObjects = Objects.size();
  Transitions.resize(NumObjects * NumObjects);
  TransitionsFromLast = Transitions.data();
  Paths.reserve(Profile::MaxCallPaths);
  Instructions.reserve(Instructions.size() + MaxCounts);
  uint32_t Entry = Decoded.Origins[Decoded.Entry].Function;
  Paths[0].Entry.Function = Entry;
  Paths[0].Entry.Calls = 1;
  Functions[Entry].Active = Functions[Entry].Numbers.Calls = 1;
  countApart(Paths[0]);
  Current = {&Paths[0], &Functions[Entry],
             Instructions.data() + Paths[0].FirstCount, 0};
  beginBlock(Decoded.Entry);
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
  Objects[size_t(ObjectKind::Stack)].End = StackSize;
  for (const MemoryObject &Global : P.Objects) {
    uint64_t End = Global.Address + Global.Size;
    uint32_t Added = addObject(
        {ObjectKind::Global, Global.Name, 0, Global.Address, End, 0, 0});
    Map.markGlobal(Added, Global.Address, End);
  }
  FirstFrameObject = uint32_t(Objects.size());
  for (size_t N = 0; N != P.Functions.size(); ++N) {
    const Function &F = P.Functions[N];
    Functions[N].FrameSize = F.FrameSize;
    Functions[N].Frame = addObject({ObjectKind::Frame, F.Name, 0, 0, 0, 0, 0});
    for (const Function::FixedFrame &At : F.FixedFrames) {
      uint32_t Frame = Functions[N].Frame;
      Map.markGlobal(Frame, At.Address, At.Address + At.Size);
      extend(Objects[Frame], At.Address, At.Address + At.Size);
    }
  }
  for (size_t N = 0; N != Decoded.Insts.size(); ++N)
    if (Decoded.Insts[N].Op == Operation::Malloc)
      ObjectOfMalloc[N] = addObject(
          {ObjectKind::Heap, {}, Decoded.Origins[N].Line, 0, 0, 0, 0});
}

/// Where functions begin and end, and which have several places.
void ProfileRecorder::findFunctions() {
  std::vector<std::string_view> First(Functions.size());
  for (uint32_t N = 0; N != Decoded.Insts.size(); ++N) {
    const Code::Origin &From = Decoded.Origins[N];
    PerFunction &F = Functions[From.Function];
    const Block &B = P.Functions[From.Function].Blocks[From.Block];
    std::string_view Source = P.sourceOf(B, From.Line);
    if (F.End == 0) {
      F.Begin = N;
      First[From.Function] = Source;
    }
    F.End = N + 1;
    F.HasPlaces |= Source != First[From.Function];
  }
}

void ProfileRecorder::pushFrame(uint64_t Begin, uint64_t End) {
  uint32_t Number = Current.Function->Frame;
  if (!Map.pushFrame(Number, Begin, End))
    return;
  if (Object &O = Objects[Number]; Begin < O.Begin || End > O.End) [[unlikely]]
    extend(O, Begin, End);
}

void ProfileRecorder::allocate(size_t Index, uint64_t Address, uint64_t Size) {
  uint32_t Number = ObjectOfMalloc.at(Index);
  Object &O = Objects[Number];
  extend(O, Address, Address + Size);
  ++O.Blocks;
  O.Bytes += Size;
  Map.markBlock(Number, Address, Address + Size);
  // What main makes for globals has their names.
  if (O.Blocks == 1)
    for (size_t N = OthersObject + 1; N != FirstFrameObject; ++N)
      if (Objects[N].Begin >= Address && Objects[N].End <= Address + Size)
        Map.markBlock(uint32_t(N), Objects[N].Begin, Objects[N].End);
}

/// A frame is what `sp = sub sp ...` makes; functions without one may use sp as
/// any other register.
void ProfileRecorder::moveStackPointer(const DecodedInst &Writer, uint64_t To) {
  if (To > StackPointer)
    // The frame of a comment stays.
    Map.popFramesBelow(To,
                       Current.FirstFrame + (Current.Function->FrameSize != 0));
  else if (Writer.Op == Operation::Sub && Writer.A == StackPointerSlot &&
           To < StackPointer)
    pushFrame(To, StackPointer);
  StackPointer = To;
}

/// Gives the cost since the last time to the path that is running.
void ProfileRecorder::charge(uint64_t Clock, uint64_t HeadBytes) {
  Profile::Cost &Self = Current.At->Entry.Self;
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
  Path &Caller = *Current.At;
  if (Caller.LastCall != Index) [[unlikely]] {
    Caller.LastCall = Index;
    Caller.LastPath = &pathAfter(Caller, Index, Function);
  }
  Path &Now = *Caller.LastPath;
  PerFunction &Callee = Functions[Function];
  // Where there are too many paths, this may be one of another function.
  uint32_t First = Now.Entry.Function == Function ? Now.FirstCount : 0;
  Current = {&Now, &Callee, Instructions.data() + First, Map.numFrames()};
  beginBlock(Callee.Begin);
  ++Now.Entry.Calls;
  ++Callee.Numbers.Calls;
  if (Callee.Active++ == 0)
    Callee.EnteredAt = Clock;
  StackPointer = SP;
  if (Callee.FrameSize != 0 && Callee.FrameSize <= SP)
    pushFrame(SP - Callee.FrameSize, SP);
}

void ProfileRecorder::leave(uint64_t StaticTicks, uint64_t HeadBytes,
                            uint64_t SP) {
  uint64_t Clock = clock(StaticTicks, HeadBytes);
  charge(Clock, HeadBytes);
  PerFunction &Callee = *Current.Function;
  if (--Callee.Active == 0)
    Callee.Numbers.CumulativeTicks += Clock - Callee.EnteredAt;
  Map.popFrames(Current.FirstFrame);
  Current = Callers.back();
  Callers.pop_back();
  StackPointer = SP;
}

/// The path from \p Caller over the call at \p Call to \p Function: an earlier
/// entry of the function on the path, or a new one, or \p Caller itself if
/// there are too many.
ProfileRecorder::Path &ProfileRecorder::pathAfter(Path &Caller, size_t Call,
                                                  uint32_t Function) {
  auto [Known, IsNew] =
      PathsAfter.try_emplace(uint64_t(indexOf(Caller)) << 32 | Call, &Caller);
  if (!IsNew)
    return *Known->second;
  for (Path *Above = &Caller;; Above = &Paths[Above->Entry.Parent]) {
    if (Above->Entry.Function == Function)
      return *(Known->second = Above);
    if (Above == &Paths[0])
      break;
  }
  if (Paths.size() == Profile::MaxCallPaths) {
    HasOmittedPaths = true;
    return Caller;
  }
  Path &New = Paths.emplace_back();
  New.Entry.Parent = indexOf(Caller);
  New.Entry.Function = Function;
  New.Entry.CallLine = Decoded.Origins[Call].Line;
  countApart(New);
  return *(Known->second = &New);
}

/// What the instructions of a function with several places do on \p New is
/// counted for this path alone, if that is not too much.
void ProfileRecorder::countApart(Path &New) {
  const PerFunction &F = Functions[New.Entry.Function];
  size_t Size = F.End - F.Begin;
  if (!F.HasPlaces || Instructions.size() + Size > Instructions.capacity())
    return;
  New.FirstCount = uint32_t(Instructions.size() - F.Begin);
  Instructions.resize(Instructions.size() + Size);
}

/// Goes on to the sample of \p Clock. When there are too many, each takes in
/// the next one, and lasts twice as long.
void ProfileRecorder::nextSample(uint64_t Clock) {
  Samples[SampleNumber] = Sample;
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
  SampleNumber = Clock / TicksPerSample;
  Sample = Samples[SampleNumber];
  SampleEnd = (SampleNumber + 1) * TicksPerSample;
}

/// The sums over all paths, for each instruction.
std::vector<ProfileRecorder::PerInstruction>
ProfileRecorder::addUpPaths() const {
  std::vector<PerInstruction> Sums(Instructions.begin(),
                                   Instructions.begin() +
                                       std::ptrdiff_t(Decoded.Insts.size()));
  for (const Path &At : Paths) {
    const PerFunction &F = Functions[At.Entry.Function];
    for (uint32_t N = F.Begin; At.FirstCount != 0 && N != F.End; ++N) {
      Sums[N].HeadBytes += Instructions[At.FirstCount + N].HeadBytes;
      Sums[N].HeapAccesses += Instructions[At.FirstCount + N].HeapAccesses;
      Sums[N].Entries += Instructions[At.FirstCount + N].Entries;
      Sums[N].FreeTicks += Instructions[At.FirstCount + N].FreeTicks;
    }
  }
  return Sums;
}

bool ProfileRecorder::beginsBlock(uint32_t N) const {
  if (N == 0)
    return true;
  const Code::Origin &Now = Decoded.Origins[N],
                     &Before = Decoded.Origins[N - 1];
  return Now.Function != Before.Function || Now.Block != Before.Block;
}

/// All of a block were executed as often as control came to it, but for what
/// comes after calls that have not returned, and for what went wrong.
void ProfileRecorder::count(std::vector<DecodedInst> &Insts, HeapUse &Heap,
                            const DecodedInst *At) const {
  std::vector<PerInstruction> Sums = addUpPaths();
  // By the first instruction that was not executed: how often.
  std::unordered_map<size_t, uint64_t> Unfinished;
  if (At)
    ++Unfinished[size_t(At - Insts.data())];
  State.Calls.walk(Insts.data(), [&](const CallStack::Frame &F) {
    ++Unfinished[F.Call + 1];
    return true;
  });
  uint64_t Count = 0;
  for (uint32_t N = 0; N != Insts.size(); ++N) {
    if (beginsBlock(N))
      Count = Sums[N].Entries;
    if (auto Found = Unfinished.find(N); Found != Unfinished.end())
      Count -= Found->second;
    Insts[N].Count = Count;
    if (Insts[N].isMemoryAccess()) {
      MachineState::HeapAccesses &Use = Heap[Insts[N].isStore()];
      Use.Count += Sums[N].HeapAccesses;
      Use.StaticTicks += Sums[N].HeapAccesses * Insts[N].Cost;
    }
  }
}

/// What \p I cost, which was executed \p Count times.
Profile::Cost ProfileRecorder::costOf(const DecodedInst &I,
                                      const PerInstruction &Counts,
                                      uint64_t Count) const {
  uint64_t Ticks =
      Count * I.Cost + Counts.HeadBytes * HeadByte - Counts.FreeTicks;
  if (I.isMemoryAccess())
    Ticks += Counts.HeapAccesses * State.HeapUse[I.isStore()].Extra;
  return {Ticks, Counts.HeadBytes};
}

void ProfileRecorder::addInstructions(Profile &To) const {
  std::vector<PerInstruction> Sums = addUpPaths();
  for (size_t N = 0; N != Decoded.Insts.size(); ++N) {
    const DecodedInst &I = Decoded.Insts[N];
    if (I.isPseudo())
      continue;
    const Code::Origin &From = Decoded.Origins[N];
    To.Instructions.push_back({From.Function, From.Block, From.Line, I.Count,
                               costOf(I, Sums[N], I.Count)});
  }
}

/// What instructions did on each path that is counted apart, counted as in
/// count().
void ProfileRecorder::addPlaces(Profile &To, const DecodedInst *At) {
  // By path and the first instruction that was not executed: how often.
  std::map<std::pair<uint32_t, size_t>, uint64_t> Unfinished;
  if (At)
    ++Unfinished[{indexOf(*Current.At), size_t(At - Decoded.Insts.data())}];
  auto Caller = Callers.rbegin();
  State.Calls.walk(Decoded.Insts.data(), [&](const CallStack::Frame &F) {
    ++Unfinished[{indexOf(*Caller++->At), F.Call + 1}];
    return true;
  });
  std::vector<uint32_t> NumPaths(Functions.size());
  for (const Path &Path : Paths)
    ++NumPaths[Path.Entry.Function];
  for (uint32_t Number = 0; Number != Paths.size(); ++Number) {
    const Path &Path = Paths[Number];
    if (Path.FirstCount == 0 ||
        (NumPaths[Path.Entry.Function] == 1 && !HasOmittedPaths))
      continue;
    const PerFunction &F = Functions[Path.Entry.Function];
    uint64_t Count = 0;
    for (uint32_t N = F.Begin; N != F.End; ++N) {
      const PerInstruction &I = Instructions[Path.FirstCount + N];
      const Code::Origin &From = Decoded.Origins[N];
      if (beginsBlock(N))
        Count = I.Entries;
      if (auto Found = Unfinished.find({Number, N}); Found != Unfinished.end())
        Count -= Found->second;
      const DecodedInst &Executed = Decoded.Insts[N];
      if (Count == 0 || Executed.isPseudo())
        continue;
      To.PathInstructions.push_back({{From.Function, From.Block, From.Line,
                                      Count, costOf(Executed, I, Count)},
                                     Number});
    }
  }
}

Profile ProfileRecorder::finish(const DecodedInst *At) {
  Profile Result;
  addInstructions(Result);
  addPlaces(Result, At);
  uint64_t Clock = 0;
  for (const Profile::Instruction &I : Result.Instructions)
    Clock += I.Self.Ticks;
  charge(Clock, State.HeadBytes);
  for (PerFunction &F : Functions) {
    if (F.Active != 0)
      F.Numbers.CumulativeTicks += Clock - F.EnteredAt;
    Result.Functions.push_back(F.Numbers);
  }
  for (const Path &At : Paths)
    Result.CallPaths.push_back(At.Entry);
  Result.HasOmittedPaths = HasOmittedPaths;
  Result.TicksPerHeadSample = TicksPerSample;
  Samples[SampleNumber] = Sample;
  Samples.resize(
      std::min<uint64_t>(Samples.size(), Clock / TicksPerSample + 1));
  Result.HeadSamples = std::move(Samples);
  Result.Objects = Objects;
  Result.FirstReads = FirstReads;
  for (size_t N = 0; N != Transitions.size(); ++N)
    if (const Transition &T = Transitions[N]; T.Accesses != 0)
      Result.Transitions.push_back({uint32_t(N / Objects.size()),
                                    uint32_t(N % Objects.size()), T.Accesses,
                                    T.HeadBytes});
  return Result;
}
