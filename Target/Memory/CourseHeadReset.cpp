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
/// Comes last, when every access is there and where it will be. A forward data
/// flow over blocks whose states are places: an address, an area, or unknown.
/// Linear, since a state changes three times at most; what a call accesses is
/// not known.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Facts/BlockOrder.h"
#include "Memory/HeadModel.h"
#include "Memory/HeadTravel.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-head-reset"

STATISTIC(NumResets, "Number of resets inserted");

static cl::opt<bool> EnableHeadReset("course-enable-head-reset", cl::Hidden,
                                     cl::init(true),
                                     cl::desc("Insert resets of the head"));

namespace {

/// Where the head is.
struct HeadState {
  MemoryArea Area = MemoryArea::Unvisited;
  std::optional<uint64_t> Address = std::nullopt;

  bool operator==(const HeadState &Other) const {
    return Area == Other.Area && Address == Other.Address;
  }
};

class CourseHeadReset : public MachineFunctionPass {
  const TargetInstrInfo *TII = nullptr;
  HeadModelCache Heads;
  const HeadModel *Head = nullptr;

public:
  static char ID;
  CourseHeadReset() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Course head resets"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;
  bool doFinalization(Module &) override {
    Heads.clear();
    return false;
  }

private:
  HeadState getStateAfter(const MachineInstr &MI,
                          const HeadState &Before) const;
  bool insertResets(MachineBasicBlock &MBB, HeadState Now);
};

} // namespace

char CourseHeadReset::ID = 0;

INITIALIZE_PASS(CourseHeadReset, DEBUG_TYPE, "Course head resets", false, false)

FunctionPass *llvm::createCourseHeadResetPass() {
  return new CourseHeadReset();
}

//===----------------------------------------------------------------------===//
// Where the head is
//===----------------------------------------------------------------------===//

HeadState CourseHeadReset::getStateAfter(const MachineInstr &MI,
                                         const HeadState &Before) const {
  switch (MI.getOpcode()) {
  case Course::LOAD:
  case Course::STORE: {
    const HeadAddress P = HeadModel::getAddress(MI);
    return {Head->getArea(P), P.getAddress()};
  }
  case Course::RESET_STACK:
    return {MemoryArea::Stack, Course::StackAreaEnd};
  case Course::RESET_HEAP:
    return {MemoryArea::Heap, Course::HeapStart};
  default:
    // malloc, free, read and write leave the head where it is.
    return MI.isCall() ? HeadState{MemoryArea::Unknown} : Before;
  }
}

static HeadState meet(const HeadState &A, const HeadState &B) {
  if (A.Area == MemoryArea::Unvisited || A == B)
    return B;
  if (B.Area == MemoryArea::Unvisited)
    return A;
  return {A.Area == B.Area ? A.Area : MemoryArea::Unknown};
}

// The state that the path to an access begins in.
static HeadReset chooseReset(const HeadState &From, const HeadState &To,
                             const HeadPrices &Prices) {
  auto GetObject = [](const HeadState &S) {
    return HeadObject{S.Area, S.Address, 0};
  };
  const bool IsExact = From.Address && To.Address;
  return choosePath(From.Area, GetObject(To),
                    getObjectDistance(GetObject(From), GetObject(To)), IsExact,
                    Prices)
      .Reset;
}

bool CourseHeadReset::insertResets(MachineBasicBlock &MBB, HeadState Now) {
  bool IsChanged = false;
  for (MachineInstr &MI : MBB) {
    const HeadState Next = getStateAfter(MI, Now);
    const HeadReset Reset = isCourseAccess(MI)
                                ? chooseReset(Now, Next, Head->getPrices())
                                : HeadReset::None;
    if (Reset != HeadReset::None) {
      BuildMI(MBB, MI, MI.getDebugLoc(),
              TII->get(Reset == HeadReset::ToStack ? Course::RESET_STACK
                                                   : Course::RESET_HEAP));
      ++NumResets;
      IsChanged = true;
    }
    Now = Next;
  }
  return IsChanged;
}

bool CourseHeadReset::runOnMachineFunction(MachineFunction &MF) {
  const Function &F = MF.getFunction();
  if (!EnableHeadReset || skipFunction(F))
    return false;
  TII = MF.getSubtarget<CourseSubtarget>().getInstrInfo();
  Head = &Heads.get(*F.getParent());

  DenseMap<const MachineBasicBlock *, HeadState> After;
  SmallVector<MachineBasicBlock *, 0> Order = getPostOrder(MF);
  std::reverse(Order.begin(), Order.end());
  auto GetBefore = [&](const MachineBasicBlock &MBB) {
    HeadState S;
    if (&MBB == &MF.front())
      S.Area = MemoryArea::Unknown;
    for (const MachineBasicBlock *Predecessor : MBB.predecessors())
      S = meet(S, After.lookup(Predecessor));
    return S;
  };
  for (bool IsChanging = true; IsChanging;) {
    IsChanging = false;
    for (MachineBasicBlock *MBB : Order) {
      HeadState S = GetBefore(*MBB);
      for (const MachineInstr &MI : *MBB)
        S = getStateAfter(MI, S);
      HeadState &Old = After[MBB];
      IsChanging |= !(Old == S);
      Old = S;
    }
  }

  // Resets leave the head in the area of what follows: the states hold.
  bool IsChanged = false;
  for (MachineBasicBlock *MBB : Order)
    IsChanged |= insertResets(*MBB, GetBefore(*MBB));
  printHeadTravel(*Head, MF);
  return IsChanged;
}
