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
/// access was in the one and that the next one is in the other.
///
/// Comes last, when every access is there and where it will be. A forward data
/// flow over blocks with three states, linear; what a call accesses is not
/// known.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseCostModel.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Memory/CourseAreas.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "course-head-reset"

STATISTIC(NumResets, "Number of resets inserted");

static cl::opt<bool> EnableHeadReset("course-enable-head-reset", cl::Hidden,
                                     cl::init(true),
                                     cl::desc("Insert resets of the head"));

namespace {

class CourseHeadReset : public MachineFunctionPass {
  const TargetInstrInfo *TII = nullptr;
  const Module *Known = nullptr;
  std::unique_ptr<CourseAreas> Where;

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
    Where.reset();
    Known = nullptr;
    return false;
  }

private:
  CourseArea getAreaAfter(const MachineInstr &MI, CourseArea Before) const;
  bool insertResets(MachineBasicBlock &MBB, CourseArea Now);
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

CourseArea CourseHeadReset::getAreaAfter(const MachineInstr &MI,
                                         CourseArea Before) const {
  switch (MI.getOpcode()) {
  case Course::LOAD:
  case Course::STORE:
    return Where->getArea(MI);
  case Course::RESET_STACK:
    return CourseArea::Stack;
  case Course::RESET_HEAP:
    return CourseArea::Heap;
  default:
    // malloc, free, read and write leave the head where it is.
    return MI.isCall() ? CourseArea::Unknown : Before;
  }
}

static CourseArea meet(CourseArea A, CourseArea B) {
  if (A == CourseArea::Unvisited || A == B)
    return B;
  return B == CourseArea::Unvisited ? A : CourseArea::Unknown;
}

bool CourseHeadReset::insertResets(MachineBasicBlock &MBB, CourseArea Now) {
  bool IsChanged = false;
  for (MachineInstr &MI : MBB) {
    CourseArea Next = getAreaAfter(MI, Now);
    bool IsKnown = Now == CourseArea::Stack || Now == CourseArea::Heap;
    if (isCourseAccess(MI) && IsKnown && Next != CourseArea::Unknown &&
        Next != Now) {
      BuildMI(MBB, MI, MI.getDebugLoc(),
              TII->get(Next == CourseArea::Stack ? Course::RESET_STACK
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
  const auto &ST = MF.getSubtarget<CourseSubtarget>();
  TII = ST.getInstrInfo();
  constexpr uint64_t Gap = Course::HeapStart - Course::StackAreaEnd;
  const CourseCostModel &Costs = ST.getCostModel();
  if (Costs.getCost(Course::CostClass::Reset) >=
      Gap * Costs.getCost(Course::CostClass::HeadByte))
    return false;
  if (Known != F.getParent()) {
    Known = F.getParent();
    Where = std::make_unique<CourseAreas>(*Known);
  }

  DenseMap<const MachineBasicBlock *, CourseArea> After;
  ReversePostOrderTraversal<MachineFunction *> Order(&MF);
  auto GetBefore = [&](const MachineBasicBlock &MBB) {
    CourseArea A =
        &MBB == &MF.front() ? CourseArea::Unknown : CourseArea::Unvisited;
    for (const MachineBasicBlock *Predecessor : MBB.predecessors())
      A = meet(A, After.lookup(Predecessor));
    return A;
  };
  for (bool IsChanging = true; IsChanging;) {
    IsChanging = false;
    for (MachineBasicBlock *MBB : Order) {
      CourseArea A = GetBefore(*MBB);
      for (const MachineInstr &MI : *MBB)
        A = getAreaAfter(MI, A);
      CourseArea &Old = After[MBB];
      IsChanging |= Old != A;
      Old = A;
    }
  }

  // Resets leave the head in the area of what follows: the states hold.
  bool IsChanged = false;
  for (MachineBasicBlock *MBB : Order)
    IsChanged |= insertResets(*MBB, GetBefore(*MBB));
  return IsChanged;
}
