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
/// Which access is where: constant addresses say it, for others the object that
/// the IR knows the address to come from. (sp may be any register.) An address
/// that the program has got from memory or as an argument is one of the heap if
/// no object of the stack area is known by more than its own accesses.
///
/// Comes last, when every access is there and where it will be. A forward data
/// flow over blocks with three states, linear; what a call accesses is not
/// known.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseCostModel.h"
#include "CourseGlobalLayout.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/CodeGen/PseudoSourceValue.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "course-head-reset"

STATISTIC(NumResets, "Number of resets inserted");

static cl::opt<bool> EnableHeadReset("course-enable-head-reset", cl::Hidden,
                                     cl::init(true),
                                     cl::desc("Insert resets of the head"));

namespace {

/// Where an access is, or the head after it. Unvisited only in the data flow.
enum class Area { Unvisited, Stack, Heap, Unknown };

/// Tells stack area and heap apart, by what the IR says.
class Areas {
  bool IsStackInHeap = false;
  /// No pointer into the stack area is stored, passed or returned.
  bool IsStackPrivate = true;

public:
  explicit Areas(const Module &M);

  Area getArea(const MachineInstr &MI) const;

private:
  Area getFrameArea() const { return IsStackInHeap ? Area::Heap : Area::Stack; }
  Area getArea(const Value &Pointer) const;
  Area getObjectArea(const Value &Object) const;
};

class CourseHeadReset : public MachineFunctionPass {
  const TargetInstrInfo *TII = nullptr;
  const Module *Known = nullptr;
  std::unique_ptr<Areas> Where;

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
  Area getAreaAfter(const MachineInstr &MI, Area Before) const;
  bool insertResets(MachineBasicBlock &MBB, Area Now);
};

} // namespace

char CourseHeadReset::ID = 0;

INITIALIZE_PASS(CourseHeadReset, DEBUG_TYPE, "Course head resets", false, false)

FunctionPass *llvm::createCourseHeadResetPass() {
  return new CourseHeadReset();
}

//===----------------------------------------------------------------------===//
// Where accesses are
//===----------------------------------------------------------------------===//

// Whether addresses of the object are used for accesses only.
static bool isPrivate(const Value &Object) {
  SmallPtrSet<const Value *, 16> Seen = {&Object};
  SmallVector<const Value *, 16> Addresses = {&Object};
  while (!Addresses.empty())
    for (const Use &U : Addresses.pop_back_val()->uses()) {
      const User *Who = U.getUser();
      if (isa<LoadInst, ICmpInst, MemIntrinsic, LifetimeIntrinsic>(Who))
        continue;
      if (isa<StoreInst>(Who) &&
          U.getOperandNo() == StoreInst::getPointerOperandIndex())
        continue;
      if (!isa<GEPOperator, PHINode, SelectInst>(Who))
        return false;
      if (Seen.insert(Who).second)
        Addresses.push_back(Who);
    }
  return true;
}

static bool isInStackArea(const GlobalVariable &GV) {
  std::optional<uint64_t> Address = getCourseGlobalAddress(GV);
  return !Address || *Address < Course::StackAreaEnd;
}

Areas::Areas(const Module &M) {
  if (const Function *Main = M.getFunction("main"))
    IsStackInHeap = getCourseEntrySP(*Main).value_or(0) > Course::StackAreaEnd;
  for (const GlobalVariable &GV : M.globals())
    IsStackPrivate = IsStackPrivate && (!isInStackArea(GV) || isPrivate(GV));
  if (IsStackInHeap)
    return;
  for (const Function &F : M)
    for (const Instruction &I : instructions(F))
      if (isa<AllocaInst>(I) && IsStackPrivate)
        IsStackPrivate = isPrivate(I);
}

Area Areas::getObjectArea(const Value &Object) const {
  if (isa<AllocaInst>(Object))
    return getFrameArea();
  if (const auto *GV = dyn_cast<GlobalVariable>(&Object))
    return isInStackArea(*GV) ? Area::Stack : Area::Heap;
  if (const auto *Call = dyn_cast<CallInst>(&Object))
    if (const Function *F = Call->getCalledFunction();
        F && F->isDeclaration() && F->getName() == "malloc")
      return Area::Heap;
  // A number that became an address may be any.
  bool IsPassed = isa<Argument, LoadInst, CallInst, ExtractValueInst>(Object);
  return IsPassed && IsStackPrivate ? Area::Heap : Area::Unknown;
}

Area Areas::getArea(const Value &Pointer) const {
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(&Pointer, Objects);
  Area Common = Area::Unvisited;
  for (const Value *Object : Objects) {
    Area A = getObjectArea(*Object);
    if (Common != Area::Unvisited && Common != A)
      return Area::Unknown;
    Common = A;
  }
  return Common == Area::Unvisited ? Area::Unknown : Common;
}

Area Areas::getArea(const MachineInstr &MI) const {
  constexpr unsigned BaseIndex = 2; // of loads and stores
  const MachineOperand &Base = MI.getOperand(BaseIndex);
  if (Base.isImm()) {
    uint64_t Address = uint64_t(Base.getImm()) +
                       uint64_t(MI.getOperand(BaseIndex + 1).getImm());
    return Address < Course::StackAreaEnd ? Area::Stack : Area::Heap;
  }
  if (!MI.hasOneMemOperand())
    return Area::Unknown;
  const MachineMemOperand &Memory = **MI.memoperands_begin();
  if (const PseudoSourceValue *Source = Memory.getPseudoValue())
    return Source->isStack() || isa<FixedStackPseudoSourceValue>(Source)
               ? getFrameArea()
               : Area::Unknown;
  return Memory.getValue() ? getArea(*Memory.getValue()) : Area::Unknown;
}

//===----------------------------------------------------------------------===//
// Where the head is
//===----------------------------------------------------------------------===//

Area CourseHeadReset::getAreaAfter(const MachineInstr &MI, Area Before) const {
  switch (MI.getOpcode()) {
  case Course::LOAD:
  case Course::STORE:
    return Where->getArea(MI);
  case Course::RESET_STACK:
    return Area::Stack;
  case Course::RESET_HEAP:
    return Area::Heap;
  default:
    // malloc, free, read and write leave the head where it is.
    return MI.isCall() ? Area::Unknown : Before;
  }
}

static Area meet(Area A, Area B) {
  if (A == Area::Unvisited || A == B)
    return B;
  return B == Area::Unvisited ? A : Area::Unknown;
}

bool CourseHeadReset::insertResets(MachineBasicBlock &MBB, Area Now) {
  bool IsChanged = false;
  for (MachineInstr &MI : MBB) {
    Area Next = getAreaAfter(MI, Now);
    bool IsKnown = Now == Area::Stack || Now == Area::Heap;
    bool IsAccess =
        MI.getOpcode() == Course::LOAD || MI.getOpcode() == Course::STORE;
    if (IsAccess && IsKnown && Next != Area::Unknown && Next != Now) {
      BuildMI(MBB, MI, MI.getDebugLoc(),
              TII->get(Next == Area::Heap ? Course::RESET_HEAP
                                          : Course::RESET_STACK));
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
    Where = std::make_unique<Areas>(*Known);
  }

  DenseMap<const MachineBasicBlock *, Area> After;
  ReversePostOrderTraversal<MachineFunction *> Order(&MF);
  auto GetBefore = [&](const MachineBasicBlock &MBB) {
    Area A = &MBB == &MF.front() ? Area::Unknown : Area::Unvisited;
    for (const MachineBasicBlock *Predecessor : MBB.predecessors())
      A = meet(A, After.lookup(Predecessor));
    return A;
  };
  for (bool IsChanging = true; IsChanging;) {
    IsChanging = false;
    for (MachineBasicBlock *MBB : Order) {
      Area A = GetBefore(*MBB);
      for (const MachineInstr &MI : *MBB)
        A = getAreaAfter(MI, A);
      Area &Old = After[MBB];
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
