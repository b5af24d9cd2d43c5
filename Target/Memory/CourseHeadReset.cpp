//===-- CourseHeadReset.cpp - The head jumps between stack and heap -------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lets the head jump where it would travel between stack area and heap:
///
///   store 8 r1 sp 16              store 8 r1 sp 16
///   r2 = load 8 r3 0        =>    reset heap
///                                 r2 = load 8 r3 0
///
/// Between the two there are 10240 bytes at least, whose travel costs 4.096;
/// and what lies between the last access and the end of the stack area is
/// saved, too. A reset costs 2. So it pays wherever it is known that the last
/// access was in the one and that the next one is in the other; and between
/// constant addresses of one area that are far apart. HeadModel decides.
///
/// Where paths meet on which the head is in different areas, it is sent to the
/// next access before they do, if that is in the same area on all paths; where
/// a block goes to several, if that is less expensive by their probabilities.
///
/// Comes last, when every access is there and where it will be. Two data flows
/// over the blocks of the program, forward of where the head is and backward of
/// where it goes next. Their states are places: an address, an area, or unknown.
/// Functions whose calls are all known are part of the flows, for all callers
/// together. Linear in the size of the program times the depth of its calls,
/// since a state changes three times at most.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Facts/BlockOrder.h"
#include "Facts/CourseKnownCalls.h"
#include "Facts/IncomingRegisters.h"
#include "Memory/HeadModel.h"
#include "Memory/HeadTravel.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-head-reset"

STATISTIC(NumResets, "Number of resets inserted");

static cl::opt<bool> EnableHeadReset("course-enable-head-reset", cl::Hidden,
                                     cl::init(true),
                                     cl::desc("Insert resets of the head"));

// Of 47 programs, most of them benchmarks, 38 had no reset before a join, and one
// had some in a second round.
static constexpr unsigned MaxRounds = 4;

namespace {

/// Where the head is, or goes next.
struct HeadState {
  MemoryArea Area = MemoryArea::Unvisited;
  std::optional<uint64_t> Address = std::nullopt;

  bool operator==(const HeadState &Other) const {
    return Area == Other.Area && Address == Other.Address;
  }
  bool isKnown() const {
    return Area == MemoryArea::Stack || Area == MemoryArea::Heap;
  }
  HeadObject getObject() const { return {Area, Address, 0}; }
};

/// What a block without calls and returns does to the head.
struct BlockEffect {
  bool IsKnown = false;
  /// Where its first access and its last one go, if there are any.
  std::optional<HeadState> First, Last;
};

/// The head in one function.
struct HeadFlow {
  MachineFunction &MF;
  /// Whether all its calls are known.
  bool HasKnownCalls;
  SmallVector<MachineBasicBlock *, 0> PostOrder;
  /// Where the head is when the function is called and when it returns.
  HeadState Entry, Exit;
  /// Where it goes from there.
  HeadState EntryNext, ExitNext;
  /// Where it is at the start of a block and at its end, and goes from its start,
  /// by the number of the block.
  std::vector<HeadState> Before, After, Next;
  std::vector<BlockEffect> Effects;
  SmallSetVector<HeadFlow *, 4> Callers;

  HeadFlow(MachineFunction &MF, bool HasKnownCalls)
      : MF(MF), HasKnownCalls(HasKnownCalls), PostOrder(getPostOrder(MF)),
        Before(MF.getNumBlockIDs()), After(MF.getNumBlockIDs()),
        Next(MF.getNumBlockIDs()), Effects(MF.getNumBlockIDs()) {}

  HeadState computeBefore(const MachineBasicBlock &MBB) const;
  HeadState getNextAfter(const MachineBasicBlock &MBB) const;
};

class CourseHeadReset : public ModulePass {
  const HeadModel *Head = nullptr;
  MapVector<const Function *, std::unique_ptr<HeadFlow>> Flows;
  SetVector<HeadFlow *> Worklist;

public:
  static char ID;
  CourseHeadReset() : ModulePass(ID) {}

  StringRef getPassName() const override { return "Course head resets"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<MachineModuleInfoWrapperPass>();
    AU.setPreservesCFG();
    ModulePass::getAnalysisUsage(AU);
  }
  bool runOnModule(Module &M) override;

private:
  void createFlows(const Module &M, const MachineModuleInfo &MMI);
  HeadFlow *getCallee(const MachineInstr &MI) const;
  void solve(function_ref<void(HeadFlow &)> Propagate);

  HeadState getPlace(const MachineInstr &MI) const;
  HeadState getStateAfter(const MachineInstr &MI,
                          const HeadState &Before) const;
  void findEffects(HeadFlow &Flow) const;
  HeadState getStateAfter(HeadFlow &Flow, const MachineBasicBlock &MBB,
                          HeadState S);
  HeadState getNextBefore(HeadFlow &Flow, const MachineBasicBlock &MBB,
                          HeadState S);
  void propagateForward(HeadFlow &Flow);
  void propagateBackward(HeadFlow &Flow);
  void findStates();

  HeadReset chooseReset(const HeadState &From, const HeadState &To) const;
  double getTicks(const HeadState &From, const HeadState &To) const;
  double getGain(const HeadFlow &Flow, const MachineBasicBlock &MBB,
                 const HeadState &To) const;
  void insert(MachineBasicBlock &MBB, MachineBasicBlock::iterator Before,
              HeadReset Reset) const;
  bool insertBeforeJoins(const HeadFlow &Flow, MachineBasicBlock &MBB) const;
  bool insertResets(const HeadFlow &Flow, MachineBasicBlock &MBB) const;
};

} // namespace

char CourseHeadReset::ID = 0;

INITIALIZE_PASS(CourseHeadReset, DEBUG_TYPE, "Course head resets", false, false)

ModulePass *llvm::createCourseHeadResetPass() { return new CourseHeadReset(); }

//===----------------------------------------------------------------------===//
// Data flows
//===----------------------------------------------------------------------===//

static HeadState meet(const HeadState &A, const HeadState &B) {
  if (A.Area == MemoryArea::Unvisited || A == B)
    return B;
  if (B.Area == MemoryArea::Unvisited)
    return A;
  return {meetAreas(A.Area, B.Area)};
}

// Returns whether the state changed.
static bool meetInto(HeadState &State, const HeadState &Other) {
  const HeadState New = meet(State, Other);
  const bool IsChanged = !(New == State);
  State = New;
  return IsChanged;
}

HeadState HeadFlow::computeBefore(const MachineBasicBlock &MBB) const {
  HeadState S;
  if (&MBB == &MF.front())
    S = Entry;
  for (const MachineBasicBlock *Predecessor : MBB.predecessors()) {
    S = meet(S, After[Predecessor->getNumber()]);
    if (S.Area == MemoryArea::Unknown)
      break;
  }
  return S;
}

HeadState HeadFlow::getNextAfter(const MachineBasicBlock &MBB) const {
  HeadState S;
  for (const MachineBasicBlock *Successor : MBB.successors()) {
    S = meet(S, Next[Successor->getNumber()]);
    if (S.Area == MemoryArea::Unknown)
      break;
  }
  return S;
}

// The function that MI calls, if all calls of it are known.
HeadFlow *CourseHeadReset::getCallee(const MachineInstr &MI) const {
  const Function *F = MI.isCall() ? getCalledFunction(MI) : nullptr;
  const auto Found = Flows.find(F);
  return Found != Flows.end() && Found->second->HasKnownCalls
             ? Found->second.get()
             : nullptr;
}

void CourseHeadReset::createFlows(const Module &M,
                                  const MachineModuleInfo &MMI) {
  const DenseSet<const Function *> Known = findFunctionsOfKnownCalls(M, MMI);
  for (const Function &F : M)
    if (MachineFunction *MF = MMI.getMachineFunction(F); MF && !MF->empty())
      Flows[&F] = std::make_unique<HeadFlow>(*MF, Known.contains(&F));
  for (auto &[F, Flow] : Flows)
    for (const MachineBasicBlock *MBB : Flow->PostOrder)
      for (const MachineInstr &MI : *MBB)
        if (HeadFlow *Callee = getCallee(MI))
          Callee->Callers.insert(Flow.get());
}

void CourseHeadReset::solve(function_ref<void(HeadFlow &)> Propagate) {
  for (auto &[F, Flow] : Flows)
    Worklist.insert(Flow.get());
  while (!Worklist.empty())
    Propagate(*Worklist.pop_back_val());
}

HeadState CourseHeadReset::getPlace(const MachineInstr &MI) const {
  const HeadAddress P = HeadModel::getAddress(MI);
  return {Head->getArea(P), P.getAddress()};
}

HeadState CourseHeadReset::getStateAfter(const MachineInstr &MI,
                                         const HeadState &Before) const {
  switch (MI.getOpcode()) {
  case Course::LOAD:
  case Course::STORE:
    return getPlace(MI);
  case Course::RESET_STACK:
    return {MemoryArea::Stack, Course::StackAreaEnd};
  case Course::RESET_HEAP:
    return {MemoryArea::Heap, Course::HeapStart};
  default:
    // malloc, free, read and write leave the head where it is.
    if (!MI.isCall())
      return Before;
    const HeadFlow *Callee = getCallee(MI);
    return Callee ? Callee->Exit : HeadState{MemoryArea::Unknown};
  }
}

void CourseHeadReset::findEffects(HeadFlow &Flow) const {
  for (const MachineBasicBlock *MBB : Flow.PostOrder) {
    BlockEffect Effect;
    Effect.IsKnown = none_of(*MBB, [](const MachineInstr &MI) {
      return MI.isCall() || MI.isReturn();
    });
    if (Effect.IsKnown)
      for (const MachineInstr &MI : *MBB)
        if (HeadState S = getStateAfter(MI, {}); !(S == HeadState())) {
          if (!Effect.First && isCourseAccess(MI))
            Effect.First = S;
          Effect.Last = S;
        }
    Flow.Effects[MBB->getNumber()] = Effect;
  }
}

HeadState CourseHeadReset::getStateAfter(HeadFlow &Flow,
                                         const MachineBasicBlock &MBB,
                                         HeadState S) {
  const BlockEffect &Effect = Flow.Effects[MBB.getNumber()];
  if (Effect.IsKnown)
    return Effect.Last.value_or(S);
  for (const MachineInstr &MI : MBB) {
    if (HeadFlow *Callee = getCallee(MI); Callee && meetInto(Callee->Entry, S))
      Worklist.insert(Callee);
    S = getStateAfter(MI, S);
    if (MI.isReturn() && meetInto(Flow.Exit, S))
      Worklist.insert_range(Flow.Callers);
  }
  return S;
}

HeadState CourseHeadReset::getNextBefore(HeadFlow &Flow,
                                         const MachineBasicBlock &MBB,
                                         HeadState S) {
  const BlockEffect &Effect = Flow.Effects[MBB.getNumber()];
  if (Effect.IsKnown)
    return Effect.First.value_or(S);
  for (const MachineInstr &MI : reverse(MBB)) {
    if (MI.isReturn()) {
      S = Flow.ExitNext;
    } else if (isCourseAccess(MI)) {
      S = getPlace(MI);
    } else if (HeadFlow *Callee = getCallee(MI)) {
      if (meetInto(Callee->ExitNext, S))
        Worklist.insert(Callee);
      S = Callee->EntryNext;
    } else if (MI.isCall()) {
      S = {MemoryArea::Unknown};
    }
  }
  return S;
}

void CourseHeadReset::propagateForward(HeadFlow &Flow) {
  if (!Flow.HasKnownCalls)
    Flow.Entry = {MemoryArea::Unknown};
  for (bool IsChanging = true; IsChanging;) {
    IsChanging = false;
    for (const MachineBasicBlock *MBB : reverse(Flow.PostOrder)) {
      const unsigned Number = MBB->getNumber();
      Flow.Before[Number] = Flow.computeBefore(*MBB);
      HeadState S = getStateAfter(Flow, *MBB, Flow.Before[Number]);
      IsChanging |= !(Flow.After[Number] == S);
      Flow.After[Number] = S;
    }
  }
}

void CourseHeadReset::propagateBackward(HeadFlow &Flow) {
  if (!Flow.HasKnownCalls)
    Flow.ExitNext = {MemoryArea::Unknown};
  for (bool IsChanging = true; IsChanging;) {
    IsChanging = false;
    for (const MachineBasicBlock *MBB : Flow.PostOrder) {
      const unsigned Number = MBB->getNumber();
      HeadState S = getNextBefore(Flow, *MBB, Flow.getNextAfter(*MBB));
      IsChanging |= !(Flow.Next[Number] == S);
      Flow.Next[Number] = S;
    }
  }
  if (meetInto(Flow.EntryNext, Flow.Next[Flow.MF.front().getNumber()]))
    Worklist.insert_range(Flow.Callers);
}

void CourseHeadReset::findStates() {
  for (auto &[F, Flow] : Flows) {
    Flow->Entry = Flow->Exit = {};
    Flow->After.assign(Flow->After.size(), {});
    findEffects(*Flow);
  }
  solve([&](HeadFlow &Flow) { propagateForward(Flow); });
}

//===----------------------------------------------------------------------===//
// Resets
//===----------------------------------------------------------------------===//

// The state that the path to an access begins in.
HeadReset CourseHeadReset::chooseReset(const HeadState &From,
                                       const HeadState &To) const {
  const bool IsExact = From.Address && To.Address;
  return choosePath(From.Area, To.getObject(),
                    getObjectDistance(From.getObject(), To.getObject()),
                    IsExact, Head->getPrices())
      .Reset;
}

// Of the head's travel without a reset.
double CourseHeadReset::getTicks(const HeadState &From,
                                 const HeadState &To) const {
  return getObjectDistance(From.getObject(), To.getObject()) *
         Head->getPrices().Byte;
}

// What it saves to send the head to the area of To at the end of a block after
// which it may go elsewhere, by the probabilities; in ticks.
double CourseHeadReset::getGain(const HeadFlow &Flow,
                                const MachineBasicBlock &MBB,
                                const HeadState &To) const {
  const HeadState From = Flow.After[MBB.getNumber()];
  const HeadPrices &Prices = Head->getPrices();
  const HeadState Start = {To.Area, To.Area == MemoryArea::Stack
                                        ? Course::StackAreaEnd
                                        : Course::HeapStart};
  double Gain = 0;
  for (auto Edge = MBB.succ_begin(), End = MBB.succ_end(); Edge != End;
       ++Edge) {
    const HeadState &Next = Flow.Next[(*Edge)->getNumber()];
    const HeadState &Before = Flow.Before[(*Edge)->getNumber()];
    const BranchProbability P = MBB.getSuccProbability(Edge);
    double Saved = -Prices.Reset;
    // Where the head comes from one area it is sent away later.
    if (Next.Area == To.Area)
      Saved = Before.isKnown()
                  ? 0
                  : getTicks(From, Next) - getTicks(Start, Next) - Prices.Reset;
    else if (Next.isKnown())
      Saved -= std::min(getTicks(Start, Next), Prices.Reset);
    Gain += Saved * P.getNumerator() / P.getDenominator();
  }
  return Gain;
}

void CourseHeadReset::insert(MachineBasicBlock &MBB,
                             MachineBasicBlock::iterator Before,
                             HeadReset Reset) const {
  const TargetInstrInfo &TII =
      *MBB.getParent()->getSubtarget<CourseSubtarget>().getInstrInfo();
  BuildMI(MBB, Before, MBB.findDebugLoc(Before),
          TII.get(Reset == HeadReset::ToStack ? Course::RESET_STACK
                                              : Course::RESET_HEAP));
  ++NumResets;
}

// Before calls, returns and other blocks where heads meet.
bool CourseHeadReset::insertBeforeJoins(const HeadFlow &Flow,
                                        MachineBasicBlock &MBB) const {
  bool IsChanged = false;
  HeadState S = Flow.Before[MBB.getNumber()];
  for (MachineInstr &MI : MBB) {
    const HeadFlow *Callee = getCallee(MI);
    HeadState To;
    if (Callee && Callee->Entry.Area == MemoryArea::Unknown)
      To = Callee->EntryNext;
    else if (MI.isReturn() && Flow.Exit.Area == MemoryArea::Unknown)
      To = Flow.ExitNext;
    if (S.isKnown() && To.isKnown() && S.Area != To.Area)
      if (HeadReset Reset = chooseReset(S, To); Reset != HeadReset::None) {
        insert(MBB, MI, Reset);
        IsChanged = true;
      }
    S = getStateAfter(MI, S);
  }
  for (MemoryArea Area : {MemoryArea::Stack, MemoryArea::Heap}) {
    const HeadState To = {Area};
    if (S.isKnown() && S.Area != Area && getGain(Flow, MBB, To) > 0) {
      insert(MBB, MBB.getFirstTerminator(),
             Area == MemoryArea::Stack ? HeadReset::ToStack
                                       : HeadReset::ToHeap);
      return true;
    }
  }
  return IsChanged;
}

// Where the head comes from the other area.
bool CourseHeadReset::insertResets(const HeadFlow &Flow,
                                   MachineBasicBlock &MBB) const {
  bool IsChanged = false;
  HeadState Now = Flow.Before[MBB.getNumber()];
  for (MachineInstr &MI : MBB) {
    const HeadState Next = getStateAfter(MI, Now);
    const HeadReset Reset =
        isCourseAccess(MI) ? chooseReset(Now, Next) : HeadReset::None;
    if (Reset != HeadReset::None) {
      insert(MBB, MI, Reset);
      IsChanged = true;
    }
    Now = Next;
  }
  return IsChanged;
}

bool CourseHeadReset::runOnModule(Module &M) {
  if (!EnableHeadReset || skipModule(M))
    return false;
  const HeadModel Model(M);
  Head = &Model;
  createFlows(M, getAnalysis<MachineModuleInfoWrapperPass>().getMMI());
  auto ForEachBlock =
      [&](function_ref<bool(const HeadFlow &, MachineBasicBlock &)> Do) {
        bool IsChanged = false;
        for (auto &[F, Flow] : Flows)
          if (!F->hasOptNone())
            for (MachineBasicBlock *MBB : reverse(Flow->PostOrder))
              IsChanged |= Do(*Flow, *MBB);
        return IsChanged;
      };
  findStates();
  solve([&](HeadFlow &Flow) { propagateBackward(Flow); });
  bool IsChanged = false;
  // Where one of several predecessors has a reset now, the others may want one.
  for (unsigned Round = 0; Round != MaxRounds; ++Round) {
    if (!ForEachBlock([&](const HeadFlow &Flow, MachineBasicBlock &MBB) {
          return insertBeforeJoins(Flow, MBB);
        }))
      break;
    findStates();
    IsChanged = true;
  }
  // Resets leave the head in the area of what follows: the states hold.
  IsChanged |= ForEachBlock([&](const HeadFlow &Flow, MachineBasicBlock &MBB) {
    return insertResets(Flow, MBB);
  });
  for (auto &[F, Flow] : Flows)
    printHeadTravel(*Head, Flow->MF);
  Flows.clear();
  Head = nullptr;
  return IsChanged;
}
