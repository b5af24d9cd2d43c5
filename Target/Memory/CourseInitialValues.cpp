//===-- CourseInitialValues.cpp - When initial values are stored ----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory/CourseInitialValues.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

#define DEBUG_TYPE "course-global-layout"

// Stores of one variable in all places. Copies cost nothing but compile time;
// the largest table of the tuning set in a loop unrolled 16 times needs 2176.
static constexpr unsigned MaxStores = 4096;

namespace {

/// Where one function uses a variable: its instructions that name it or call
/// who does. A pointer to the variable begins at one of them.
class UsesOf {
  const Function &F;
  /// By block.
  SmallMapVector<BasicBlock *, Instruction *, 16> FirstUses;
  SmallSetVector<Value *, 16> Worklist;

public:
  UsesOf(GlobalVariable &GV, const Function &F) : F(F) { Worklist.insert(&GV); }

  /// \returns false if they are not known.
  bool find();
  /// The first use of each block that has one.
  const SmallMapVector<BasicBlock *, Instruction *, 16> &getFirst() const {
    return FirstUses;
  }

private:
  void add(Instruction &Use);
  bool add(User &U, const Value &Used);
};

} // namespace

void UsesOf::add(Instruction &Use) {
  Instruction *&First = FirstUses[Use.getParent()];
  if (!First || Use.comesBefore(First))
    First = &Use;
}

bool UsesOf::add(User &U, const Value &Used) {
  auto *I = dyn_cast<Instruction>(&U);
  if (!I) {
    // A constant, or a variable with a pointer to this one.
    Worklist.insert(&U);
    return isa<ConstantExpr, ConstantAggregate, GlobalVariable>(U);
  }
  if (isa<Function>(Used)) {
    const auto *Call = dyn_cast<CallBase>(I);
    if (!Call || Call->getCalledOperand() != &Used)
      return false;
  }
  const auto *Phi = dyn_cast<PHINode>(I);
  if (I->getFunction() != &F)
    Worklist.insert(I->getFunction());
  else if (!Phi)
    add(*I);
  else
    for (unsigned In = 0, E = Phi->getNumIncomingValues(); In != E; ++In)
      if (Phi->getIncomingValue(In) == &Used)
        add(*Phi->getIncomingBlock(In)->getTerminator());
  return true;
}

bool UsesOf::find() {
  for (size_t N = 0; N != Worklist.size(); ++N) {
    Value *Used = Worklist[N];
    if (!all_of(Used->users(), [&](User *U) { return add(*U, *Used); }))
      return false;
  }
  return true;
}

namespace {

/// Where to store what must be there before uses: as late as possible, since
/// on some paths no use comes. This is the sinking of Knoop, Ruething and
/// Steffen, Partial Dead Code Elimination (PLDI 1994), for a single assignment
/// at the entry.
class LatestPoints {
  const SmallMapVector<BasicBlock *, Instruction *, 16> &FirstUses;
  /// A use may have been executed before, or may be executed later.
  df_iterator_default_set<const BasicBlock *, 16> AfterUse, BeforeUse;
  SmallVector<Instruction *, 4> Points;
  SmallVector<std::pair<BasicBlock *, BasicBlock *>, 4> Edges;
  bool IsAvoidable = false;

public:
  LatestPoints(Function &F, const UsesOf &Uses);

  bool isAvoidable() const { return IsAvoidable; }
  size_t size() const { return Points.size() + Edges.size(); }
  /// Splits edges; \returns false, with nothing done, if that is impossible.
  bool take(SmallVectorImpl<Instruction *> &Taken);

private:
  void visit(BasicBlock &BB);
};

} // namespace

LatestPoints::LatestPoints(Function &F, const UsesOf &Uses)
    : FirstUses(Uses.getFirst()) {
  for (const auto &[BB, First] : FirstUses) {
    const BasicBlock *User = BB;
    for (const BasicBlock *Successor : successors(User))
      for (const BasicBlock *After : depth_first_ext(Successor, AfterUse))
        (void)After;
    for (const BasicBlock *Before : inverse_depth_first_ext(User, BeforeUse))
      (void)Before;
  }
  for (BasicBlock *BB : depth_first(&F.getEntryBlock()))
    if (!AfterUse.contains(BB))
      visit(*BB);
}

// No use has been executed before BB.
void LatestPoints::visit(BasicBlock &BB) {
  if (Instruction *First = FirstUses.lookup(&BB)) {
    Points.push_back(First);
    return;
  }
  auto IsNeeded = [&](const BasicBlock *Successor) {
    return AfterUse.contains(Successor) && BeforeUse.contains(Successor);
  };
  IsAvoidable |=
      succ_empty(&BB) || any_of(successors(&BB), [&](const BasicBlock *S) {
        return !BeforeUse.contains(S);
      });
  if (succ_empty(&BB))
    return;
  if (all_of(successors(&BB), IsNeeded)) {
    Points.push_back(BB.getTerminator());
    return;
  }
  for (BasicBlock *Successor : successors(&BB))
    if (IsNeeded(Successor) && !is_contained(Edges, std::pair(&BB, Successor)))
      Edges.emplace_back(&BB, Successor);
}

bool LatestPoints::take(SmallVectorImpl<Instruction *> &Taken) {
  if (any_of(Edges, [](const auto &Edge) {
        return isa<IndirectBrInst, CallBrInst>(Edge.first->getTerminator());
      }))
    return false;
  Taken.append(Points.begin(), Points.end());
  const auto Options = CriticalEdgeSplittingOptions().setMergeIdenticalEdges();
  for (auto [From, To] : Edges) {
    Instruction *Jump = From->getTerminator();
    BasicBlock *Between =
        SplitKnownCriticalEdge(Jump, GetSuccessorNumber(From, To), Options);
    Taken.push_back(Between->getTerminator());
  }
  return true;
}

SmallVector<Instruction *, 4> llvm::findCourseFirstUses(GlobalVariable &GV,
                                                        Function &Main,
                                                        unsigned NumStores) {
  SmallVector<Instruction *, 4> Places;
  UsesOf Uses(GV, Main);
  if (!Uses.find()) {
    LLVM_DEBUG(dbgs() << GV.getName() << ": some uses are not known\n");
    return Places;
  }
  LatestPoints Latest(Main, Uses);
  if (!Latest.isAvoidable())
    LLVM_DEBUG(dbgs() << GV.getName() << ": used on all paths\n");
  else if (Latest.size() * NumStores > MaxStores)
    LLVM_DEBUG(dbgs() << GV.getName() << ": too many places to store it\n");
  else if (!Latest.take(Places))
    LLVM_DEBUG(dbgs() << GV.getName() << ": an edge cannot be split\n");
  return Places;
}
