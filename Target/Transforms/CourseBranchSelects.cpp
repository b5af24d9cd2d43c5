//===-- CourseBranchSelects.cpp - Branches instead of selects -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes branches of selects where that costs less. A select costs more than a
/// branch, and both of its operands are computed. Selects with one condition
/// are one branch, a comparison with a constant is a part of it (`switch`), and
/// what only one of the operands needs is executed for that one only:
///
///   %odd = trunc i64 %n to i1              br i1 %odd, label %t, label %f
///   %m = mul i64 %n, 3                   t:
///   %a = add i64 %m, 1                     %m = mul i64 %n, 3
///   %b = lshr i64 %n, 1             =>     %a = add i64 %m, 1
///   %r = select i1 %odd, i64 %a, i64 %b    br label %end
///                                        f:
///                                          %b = lshr i64 %n, 1
///                                          br label %end
///                                        end:
///                                          %r = phi i64 [ %a, %t ], [ %b, %f ]
///
/// A constant that is chosen to be part of an address costs nothing in the
/// address of a load of its own:
///
///   %o = select i1 %less, i64 8, i64 16  br i1 %less, label %t, label %f
///   %a = getelementptr i8, ptr %p, i64 %o  ...
///   %n = load ptr, ptr %a           =>   t: %n.t = load ptr, ptr %p + 8
///                                        f: %n.f = load ptr, ptr %p + 16
///
/// The branches to the end and copies for PHIs count in full, although
/// course-tail-duplicate and course-elide-copies leave out many of them: with
/// half of the branches the tuning set costs 1.01.
///
/// LLVM's select optimization asks which of the two is slow on a processor that
/// predicts branches.
///
/// Runs when nothing else looks for selects. Linear in the size of the function
/// and the number of selects with one condition.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseBranchSelects.h"
#include "CourseCostModel.h"
#include "CourseSubtarget.h"
#include "CourseTargetMachine.h"
#include "Facts/Frequencies.h"
#include "Transforms/Speculation.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/ProfDataUtils.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-branch-selects"

STATISTIC(NumBranches, "Number of branches made of selects");
STATISTIC(NumSelects, "Number of selects made branches");

// The number of registers. Parts of a block in branches are not scheduled with
// the rest of it, and spilled for that: over the programs of the tuning set that
// have such branches, 1000 costs 0.982 but one run 1.06, 16 costs 0.985 and no
// run more than 1.02, 13 costs 0.988.
static cl::opt<unsigned> MaxLive(
    "course-branch-selects-registers", cl::Hidden, cl::init(16),
    cl::desc("Make branches of selects where at most so many values are live "
             "at once"));

// Executions for each call of the function. Branches of what is executed once
// take room from copy elision, which then unrolls less elsewhere: with these the
// same programs cost 0.984, but one run 1.08.
static constexpr double MinFrequency = 1;

namespace {

/// Selects of one block with one condition, and what one side of them needs.
struct SelectGroup {
  SmallVector<SelectInst *, 4> Selects;
  /// In the order of execution, for true and for false.
  SmallVector<Instruction *, 8> Slices[2];
  /// What is computed from the only select, and nothing else, on both sides.
  GetElementPtrInst *Address = nullptr;
  LoadInst *Load = nullptr;
  double Gain = 0;

  SelectInst &getFirst() const { return *Selects.front(); }
  Value *getCondition() const { return getFirst().getCondition(); }
};

class SelectBrancher {
  const CourseCostModel &Costs;
  AssumptionCache &AC;
  OptimizationRemarkEmitter &ORE;
  /// What has written memory last in the block, up to the selects in question.
  const Instruction *LastWriter = nullptr;

  bool isPart(const Instruction &I, const SelectGroup &Group,
              const SmallPtrSetImpl<Instruction *> &Slice, bool Side) const;
  void findSlice(SelectGroup &Group, bool Side) const;
  void findLoad(SelectGroup &Group) const;
  double getComparisonGain(const SelectGroup &Group) const;
  double getLoadGain(const SelectGroup &Group) const;
  void findGain(SelectGroup &Group) const;
  SelectGroup findGroup(SelectInst &First) const;
  Value *makeLoad(const SelectGroup &Group, bool Side, Instruction &End) const;
  BasicBlock *branch(const SelectGroup &Group);

public:
  SelectBrancher(const CourseCostModel &Costs, AssumptionCache &AC,
                 OptimizationRemarkEmitter &ORE)
      : Costs(Costs), AC(AC), ORE(ORE) {}

  bool run(BasicBlock &BB);
};

} // namespace

static const Value *getOperand(const SelectInst &Select, bool Side) {
  return Side ? Select.getTrueValue() : Select.getFalseValue();
}

//===----------------------------------------------------------------------===//
// What it costs
//===----------------------------------------------------------------------===//

// Whether only that side of the selects needs the instruction, which then can
// be executed there.
bool SelectBrancher::isPart(const Instruction &I, const SelectGroup &Group,
                            const SmallPtrSetImpl<Instruction *> &Slice,
                            bool Side) const {
  if (I.getParent() != Group.getFirst().getParent() ||
      !I.comesBefore(&Group.getFirst()) || isa<PHINode, AllocaInst>(I) ||
      isa<CallBase>(I) || I.mayHaveSideEffects() || &I == Group.getCondition())
    return false;
  if (I.mayReadFromMemory() && LastWriter && I.comesBefore(LastWriter))
    return false;
  return all_of(I.uses(), [&](const Use &U) {
    auto *User = cast<Instruction>(U.getUser());
    if (Slice.contains(User))
      return true;
    auto *Select = dyn_cast<SelectInst>(User);
    return Select && is_contained(Group.Selects, Select) &&
           U.getOperandNo() == (Side ? 1u : 2u);
  });
}

// From the operands of the selects on; what is used twice is looked at twice.
void SelectBrancher::findSlice(SelectGroup &Group, bool Side) const {
  SmallPtrSet<Instruction *, 8> Slice;
  SmallVector<Value *, 8> Worklist;
  for (SelectInst *Select : Group.Selects)
    Worklist.push_back(Select->getOperand(Side ? 1 : 2));
  while (!Worklist.empty()) {
    auto *I = dyn_cast<Instruction>(Worklist.pop_back_val());
    if (!I || Slice.contains(I) || !isPart(*I, Group, Slice, Side))
      continue;
    Slice.insert(I);
    append_range(Worklist, I->operands());
  }
  Group.Slices[Side].assign(Slice.begin(), Slice.end());
  llvm::sort(Group.Slices[Side],
             [](Instruction *A, Instruction *B) { return A->comesBefore(B); });
}

// A load through an address that the select is a part of, which can be executed
// where the select is.
void SelectBrancher::findLoad(SelectGroup &Group) const {
  SelectInst &Select = Group.getFirst();
  if (Group.Selects.size() != 1 || !Select.hasOneUse())
    return;
  auto *Address = dyn_cast<GetElementPtrInst>(Select.user_back());
  auto *Load = Address && Address->hasOneUse()
                   ? dyn_cast<LoadInst>(Address->user_back())
                   : nullptr;
  if (!Load || !Load->isSimple() || Load->getPointerOperand() != Address ||
      Address->getPointerOperand() == &Select ||
      Address->getParent() != Select.getParent() ||
      Load->getParent() != Select.getParent())
    return;
  for (const Value *V : Address->operands())
    if (const auto *Def = dyn_cast<Instruction>(V);
        Def && Def != &Select && Def->getParent() == Select.getParent() &&
        !Def->comesBefore(&Select))
      return;
  for (const Instruction *I = Select.getNextNode(); I != Load;
       I = I->getNextNode())
    if (I->mayWriteToMemory() || !isGuaranteedToTransferExecutionToSuccessor(I))
      return;
  Group.Address = Address;
  Group.Load = Load;
}

// What it saves that both sides have constants in their addresses.
double SelectBrancher::getLoadGain(const SelectGroup &Group) const {
  const SelectInst &Select = Group.getFirst();
  if (!Group.Load || !isa<ConstantInt>(Select.getTrueValue()) ||
      !isa<ConstantInt>(Select.getFalseValue()) ||
      Group.Address->getNumIndices() != 1)
    return 0;
  return getComputationPrice(*Group.Address, Costs);
}

// A branch compares with a constant for nothing, and for equality at less than
// a comparison.
double SelectBrancher::getComparisonGain(const SelectGroup &Group) const {
  auto *Compare = dyn_cast<ICmpInst>(Group.getCondition());
  if (!Compare || !Compare->isEquality() ||
      !all_of(Compare->users(),
              [&](const User *U) { return is_contained(Group.Selects, U); }))
    return 0;
  const double Price = Costs.getCost(Course::CostClass::Compare);
  return isa<ConstantInt>(Compare->getOperand(1))
             ? Price
             : Price - Costs.getCost(Course::CostClass::Logic);
}

void SelectBrancher::findGain(SelectGroup &Group) const {
  uint64_t True = 1, False = 1;
  extractBranchWeights(Group.getFirst(), True, False);
  const double P[2] = {double(False) / (True + False),
                       double(True) / (True + False)};
  Group.Gain =
      getComparisonGain(Group) + getLoadGain(Group) +
      Group.Selects.size() * double(Costs.getCost(Course::CostClass::Select)) -
      Costs.getCost(Course::CostClass::Branch);
  for (bool Side : {false, true}) {
    SmallPtrSet<const Value *, 8> Computed;
    for (const Instruction *I : Group.Slices[Side]) {
      Group.Gain += P[!Side] * getComputationPrice(*I, Costs);
      Computed.insert(I);
    }
    double Paid = Costs.getCost(Course::CostClass::Branch);
    for (const SelectInst *Select : Group.Selects)
      if (!Group.Load && !Computed.contains(getOperand(*Select, Side)))
        Paid += Costs.getCost(Course::CostClass::MulDiv);
    Group.Gain -= P[Side] * Paid;
  }
}

// The other selects may depend on what comes before the first only, so they
// can be executed there.
SelectGroup SelectBrancher::findGroup(SelectInst &First) const {
  SelectGroup Group;
  Group.Selects.push_back(&First);
  for (User *U : First.getCondition()->users()) {
    auto *Select = dyn_cast<SelectInst>(U);
    if (Select && Select->getCondition() == First.getCondition() &&
        Select->getParent() == First.getParent() && First.comesBefore(Select) &&
        all_of(Select->operands(), [&](Value *V) {
          auto *Def = dyn_cast<Instruction>(V);
          return !Def || Def->getParent() != First.getParent() ||
                 Def->comesBefore(&First);
        }))
      Group.Selects.push_back(Select);
  }
  llvm::sort(Group.Selects,
             [](SelectInst *A, SelectInst *B) { return A->comesBefore(B); });
  for (bool Side : {false, true})
    findSlice(Group, Side);
  findLoad(Group);
  findGain(Group);
  return Group;
}

//===----------------------------------------------------------------------===//
// The branch
//===----------------------------------------------------------------------===//

// Debug information that stays behind has no value any more.
static void moveTo(Instruction &I, Instruction &End) {
  I.moveBefore(End.getIterator());
  SmallVector<DbgVariableRecord *, 2> Records;
  findDbgUsers(&I, Records);
  for (DbgVariableRecord *Record : Records)
    if (Record->getParent() != I.getParent())
      Record->setKillLocation();
}

// What a side loads.
Value *SelectBrancher::makeLoad(const SelectGroup &Group, bool Side,
                                Instruction &End) const {
  Instruction *Address = Group.Address->clone(), *Load = Group.Load->clone();
  Address->insertBefore(End.getIterator());
  Load->insertBefore(End.getIterator());
  SelectInst &Select = Group.getFirst();
  Address->replaceUsesOfWith(&Select, Side ? Select.getTrueValue()
                                           : Select.getFalseValue());
  Load->replaceUsesOfWith(Group.Address, Address);
  return Load;
}

// Returns the block of what follows.
BasicBlock *SelectBrancher::branch(const SelectGroup &Group) {
  SelectInst &First = Group.getFirst();
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Branch", &First)
           << ore::NV("Selects", unsigned(Group.Selects.size()))
           << " selects become a branch";
  });
  ++NumBranches;
  NumSelects += Group.Selects.size();
  for (SelectInst *Select : reverse(drop_begin(Group.Selects)))
    Select->moveAfter(&First);
  IRBuilder<> Builder(&First);
  Value *Condition = Group.getCondition();
  if (!isGuaranteedNotToBeUndefOrPoison(Condition, &AC, &First))
    Condition = Builder.CreateFreeze(Condition);
  Instruction *Then = nullptr, *Else = nullptr;
  SplitBlockAndInsertIfThenElse(Condition, First.getIterator(), &Then, &Else,
                                First.getMetadata(LLVMContext::MD_prof));
  Instruction *const Ends[2] = {Else, Then};
  for (bool Side : {false, true})
    for (Instruction *I : Group.Slices[Side])
      moveTo(*I, *Ends[Side]);
  BasicBlock *Rest = First.getParent();
  if (Group.Load) {
    PHINode *Phi = PHINode::Create(Group.Load->getType(), 2, "", Rest->begin());
    Phi->takeName(Group.Load);
    Phi->setDebugLoc(Group.Load->getDebugLoc());
    for (bool Side : {true, false})
      Phi->addIncoming(makeLoad(Group, Side, *Ends[Side]),
                       Ends[Side]->getParent());
    Group.Load->replaceAllUsesWith(Phi);
    for (Instruction *I :
         {cast<Instruction>(Group.Load), cast<Instruction>(Group.Address),
          cast<Instruction>(&First)})
      I->eraseFromParent();
    return Rest;
  }
  for (SelectInst *Select : reverse(Group.Selects)) {
    PHINode *Phi = PHINode::Create(Select->getType(), 2, "", Rest->begin());
    Phi->takeName(Select);
    Phi->setDebugLoc(Select->getDebugLoc());
    Phi->addIncoming(Select->getTrueValue(), Then->getParent());
    Phi->addIncoming(Select->getFalseValue(), Else->getParent());
    Select->replaceAllUsesWith(Phi);
    Select->eraseFromParent();
  }
  return Rest;
}

bool SelectBrancher::run(BasicBlock &BB) {
  bool IsChanged = false;
  BasicBlock *Rest = &BB;
  LastWriter = nullptr;
  for (auto I = Rest->begin(); I != Rest->end();) {
    if (I->mayWriteToMemory())
      LastWriter = &*I;
    auto *Select = dyn_cast<SelectInst>(&*I++);
    if (!Select || isa<Constant>(Select->getCondition()) ||
        Select->getCondition()->getType()->isVectorTy())
      continue;
    const SelectGroup Group = findGroup(*Select);
    LLVM_DEBUG(dbgs() << "  " << *Select << ": " << Group.Selects.size()
                      << " selects, " << Group.Slices[1].size() << " and "
                      << Group.Slices[0].size() << " instructions, gain "
                      << Group.Gain << '\n');
    if (Group.Gain <= 0)
      continue;
    Rest = branch(Group);
    I = Rest->begin();
    LastWriter = nullptr;
    IsChanged = true;
  }
  return IsChanged;
}

PreservedAnalyses CourseBranchSelectsPass::run(Function &F,
                                               FunctionAnalysisManager &FAM) {
  SelectBrancher Brancher(TM->getSubtargetImpl(F)->getCostModel(),
                          FAM.getResult<AssumptionAnalysis>(F),
                          FAM.getResult<OptimizationRemarkEmitterAnalysis>(F));
  const NumberedBlocks Numbered(F);
  const ValuePressure Pressure(Numbered);
  const LocalFrequencies Frequencies(F);
  bool IsChanged = false;
  for (BasicBlock *BB : Numbered.Blocks)
    if (Frequencies.get(*BB) > MinFrequency && Pressure.get(*BB) <= MaxLive)
      IsChanged |= Brancher.run(*BB);
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
