//===- Session.cpp - What can be told from the state of a run -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Statistics of a run and the description of a fault. Static costs are added
/// up from how often each instruction was executed.
///
//===----------------------------------------------------------------------===//

#include "Session.h"

using namespace course;

MachineState::MachineState(const Program &P, const Code &Decoded,
                           const RunOptions &Options)
    : Slots(FirstConstantSlot), TheHeap(Options.MaxMemoryInBytes),
      Calls(Options.MaxMemoryInBytes), Incoming(P, Decoded),
      Next(Decoded.Entry) {
  Slots.insert(Slots.end(), Decoded.Constants.begin(), Decoded.Constants.end());
  Slots[StackPointerSlot] = StackSize;
  auto Extra = [&](CostRow InHeap, CostRow InStack) {
    return uint64_t((*Options.Costs)[InHeap].Base) -
           (*Options.Costs)[InStack].Base;
  };
  HeapUse[0].Extra = Extra(CostRow::LoadHeap, CostRow::LoadStack);
  HeapUse[1].Extra = Extra(CostRow::StoreHeap, CostRow::StoreStack);
}

std::string_view course::costClassName(CostClass Class) {
  static constexpr std::string_view Names[] = {
      "div-mul",     "logic",      "add-sub",   "icmp",        "select",
      "br",          "switch",     "ret",       "call",        "read-write",
      "malloc-free", "load-stack", "load-heap", "store-stack", "store-heap",
      "reset",       "assert_eq"};
  static_assert(std::size(Names) == NumCostClasses, "a class has no name");
  return Names[size_t(Class)];
}

CostClass course::costClass(CostRow Row) {
  switch (Row) {
#define COST_ROW(NAME, MNEMONIC, CLASS)                                        \
  case CostRow::NAME:                                                          \
    return CostClass::CLASS;
#include "course-machine/Instructions.def"
  }
  return CostClass::AssertEq;
}

Statistics Session::statistics() const {
  Statistics Stats;
  for (const DecodedInst &I : Decoded.Insts) {
    if (I.isPseudo())
      continue;
    Statistics::PerClass &Class = Stats.Classes[size_t(costClass(I.Row))];
    Class.Count += I.Count;
    Class.Ticks += I.Count * I.Cost;
    Stats.Steps += I.Count;
  }
  addMemoryCosts(Stats);
  Stats.HeadBytes = HeadBytes;
  Stats.HeadTicks = HeadBytes * Options.Costs->HeadByte;
  Stats.TotalTicks = Stats.HeadTicks;
  for (const Statistics::PerClass &Class : Stats.Classes)
    Stats.TotalTicks += Class.Ticks;

  Stats.MaxCallDepth = Calls.maxDepth();
  Stats.LowestStackPointer = LowestStackPointer;
  uint64_t End = 0;
  for (uint64_t Address = 0; Address != StackSize; ++Address) {
    // The widest access is the highest bit, and the others lie within it.
    uint64_t AccessEnd = Address + std::bit_floor(StackUses[Address]);
    if (AccessEnd > End) {
      Stats.StackBytesTouched += AccessEnd - std::max(End, Address);
      End = AccessEnd;
    }
    if (StackUses[Address] != 0)
      Stats.LowestStackAddress = std::min(Stats.LowestStackAddress, Address);
  }
  Stats.HeapPeakBytes = TheHeap.peakLiveBytes();
  Stats.HeapEnd = TheHeap.highestEnd();
  Stats.HeapAllocations = TheHeap.allocations();
  Stats.HeapBlocksLeft = TheHeap.liveBlocks();
  return Stats;
}

/// Moves the accesses that went to the heap out of the stack classes, into
/// which all were counted, and takes back what the first access did not cost.
void Session::addMemoryCosts(Statistics &Stats) const {
  constexpr std::pair<CostClass, CostClass> StackAndHeap[] = {
      {CostClass::LoadStack, CostClass::LoadHeap},
      {CostClass::StoreStack, CostClass::StoreHeap}};
  for (size_t IsStore : {0, 1}) {
    const HeapAccesses &Use = HeapUse[IsStore];
    Statistics::PerClass &InStack =
        Stats.Classes[size_t(StackAndHeap[IsStore].first)];
    Statistics::PerClass &InHeap =
        Stats.Classes[size_t(StackAndHeap[IsStore].second)];
    InStack.Count -= Use.Count;
    InStack.Ticks -= Use.StaticTicks;
    InHeap.Count += Use.Count;
    InHeap.Ticks += Use.StaticTicks + Use.Count * Use.Extra;
  }
  Stats.Classes[size_t(FreeAccess.Class)].Ticks -= FreeAccess.Ticks;
}

Fault::Place Session::place(size_t CodeIndex) const {
  const Code::Origin &From = Decoded.Origins[CodeIndex];
  const Function &F = P.Functions[From.Function];
  const Block &B = F.Blocks[From.Block];
  return {F.Name, B.Name, From.Line, P.sourceOf(B, From.Line)};
}

std::optional<Fault> Session::fault() const {
  if (!HasEnded || Status == RunStatus::Finished)
    return std::nullopt;
  constexpr size_t ShownAtEachEnd = 16;
  Fault Why;
  Why.Message = Message;
  Why.Where = place(Next);
  Why.InstructionText = P.lineText(Why.Where.Line);
  std::copy_n(Slots.begin(), NumSavedRegisters, Why.Registers.begin());
  unsigned NumArgs = P.Functions[Decoded.Origins[Next].Function].NumArgs;
  Why.Args.assign(Slots.begin() + FirstArgSlot,
                  Slots.begin() + FirstArgSlot + NumArgs);
  uint64_t Depth = Calls.depth();
  if (Depth > 2 * ShownAtEachEnd + 1) {
    Why.FirstCalls = ShownAtEachEnd;
    Why.OmittedCalls = Depth - 2 * ShownAtEachEnd;
  }
  uint64_t N = 0;
  Calls.walk(Decoded.Insts.data(), [&](const CallStack::Frame &At) {
    if (Why.OmittedCalls == 0 || N < ShownAtEachEnd ||
        N >= Depth - ShownAtEachEnd)
      Why.CallChain.push_back(place(At.Call));
    ++N;
    return true;
  });
  return Why;
}

RunResult Session::result() const {
  RunResult Result;
  Result.Status = Status;
  Result.ReturnValue = ReturnValue;
  Result.Stats = statistics();
  Result.Why = fault();
  return Result;
}
