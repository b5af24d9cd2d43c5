//===-- CourseSSI.cpp - SSI form and its clients --------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Two clients run one after the other and share one conversion:
///
///   br (%i < %n), label %in, label %out
/// in:                                        ; %i.sigma = σ of %i, < %n
///   br (%i >= %n), label %fail, label %ok    =>  br false
///
/// A redundant test compares names of two variables, or of one and a constant,
/// that a branch on the path to it has compared. The path is read off the names:
/// each σ that a name goes back to is a branch that was taken. A constant takes
/// the place of a name whose σ is the outcome of an equality. A switch counts as
/// comparisons with its cases.
///
/// No pipeline runs this: course-correlated-values and ConstraintElimination
/// find as much and more. What is undef or poison has been branched on, which is
/// undefined. Linear in names and the lengths of their paths.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseSSI.h"
#include "Transforms/SSIForm.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"
#include <chrono>

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-ssi"

STATISTIC(NumTestsRemoved, "Number of tests that an earlier one decides");
STATISTIC(NumNamesConstant, "Number of names that a test makes constants");

namespace {
enum class Form { Partial, Weak, Strong, Full };
}

static cl::opt<Form> WantedForm(
    "course-ssi", cl::Hidden, cl::init(Form::Partial),
    cl::desc("What course-ssi converts, and to which form"),
    cl::values(clEnumValN(Form::Partial, "partial",
                          "tested variables, with names after tests"),
               clEnumValN(Form::Weak, "weak",
                          "tested variables; uses post-dominate definitions"),
               clEnumValN(Form::Strong, "strong",
                          "tested variables; one next use from each point"),
               clEnumValN(Form::Full, "full", "all variables, strong")));

using Values = SmallVector<Value *, 32>;

// The arguments and instructions that C accepts.
template <typename Condition>
static Values getValues(Function &F, Condition C) {
  Values Result;
  for (Argument &Arg : F.args())
    if (C(Arg))
      Result.push_back(&Arg);
  for (Instruction &I : instructions(F))
    if (!I.getType()->isVoidTy() && !I.getType()->isTokenTy() && C(I))
      Result.push_back(&I);
  return Result;
}

// Variables that branches test. A comparison is a test, and no variable.
static Values getTested(Function &F, bool OnlyEquality) {
  return getValues(F, [=](const Value &V) {
    return !isa<CmpInst>(V) && !getTests(V, OnlyEquality).empty();
  });
}

bool course::prepareForSSI(Function &F) {
  const bool IsChanged = removeUnreachableBlocks(F);
  return SplitAllCriticalEdges(
             F, CriticalEdgeSplittingOptions().setMergeIdenticalEdges()) != 0 ||
         IsChanged;
}

PreservedAnalyses CourseSSIPass::run(Function &F, FunctionAnalysisManager &) {
  prepareForSSI(F);
  DominatorTree DT(F);
  PostDominatorTree PDT(F);
  SSIForm SSI(F, DT, PDT);
  const SSIKind Kind = WantedForm == Form::Partial ? SSIKind::Partial
                       : WantedForm == Form::Weak  ? SSIKind::Weak
                                                   : SSIKind::Strong;
  const Values Wanted =
      WantedForm == Form::Full
          ? getValues(F, [](const Value &V) { return !V.use_empty(); })
          : getTested(F, /*OnlyEquality=*/false);
  for (Value *V : Wanted)
    SSI.convert(*V, Kind);
  for (const Value *V : Wanted) {
    const std::string Problem = SSI.check(*V, Kind);
    if (!Problem.empty())
      reportFatalInternalError("SSI form of " + F.getName() + ": " + Problem);
  }
  return PreservedAnalyses::none();
}

PreservedAnalyses CourseSSIBackPass::run(Function &F,
                                         FunctionAnalysisManager &) {
  SmallVector<PHINode *, 32> Phis;
  for (Instruction &I : instructions(F))
    if (auto *Phi = dyn_cast<PHINode>(&I))
      Phis.push_back(Phi);
  // Names are the same value as long as nothing says that they are not.
  DenseMap<Value *, Value *> ValueOf;
  auto Get = [&](Value *V) {
    while (ValueOf.contains(V))
      V = ValueOf.lookup(V);
    return V;
  };
  bool IsChanged = false;
  for (bool IsNew = true; IsNew;) {
    IsNew = false;
    for (PHINode *&Phi : Phis) {
      if (!Phi)
        continue;
      Value *Only = nullptr;
      const bool IsName = all_of(Phi->incoming_values(), [&](const Use &U) {
        Value *V = Get(U.get());
        if (V == Phi)
          return true;
        return !Only ? (Only = V, true) : Only == V;
      });
      if (!IsName || !Only)
        continue;
      ValueOf[Phi] = Only;
      Phi->replaceAllUsesWith(Only);
      Phi->eraseFromParent();
      ValueOf.erase(Phi);
      Phi = nullptr;
      IsNew = IsChanged = true;
    }
  }
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

// The clients

namespace {

/// A comparison that is known to hold.
struct Fact {
  CmpInst::Predicate Predicate;
  Value *Left, *Right;
};

/// What removes tests and finds constants in one function.
class Clients {
  Function &F;
  SSIForm SSI;
  bool IsChanged = false;

public:
  Clients(Function &F, DominatorTree &DT, PostDominatorTree &PDT)
      : F(F), SSI(F, DT, PDT) {}

  bool run();

private:
  std::optional<Fact> getFact(const Value *Name) const;
  std::optional<bool> decide(const ICmpInst &Test) const;
  void removeTests();
  void makeConstants();
};

} // namespace

// What the branch that gave a name its name says, of variables.
std::optional<Fact> Clients::getFact(const Value *Name) const {
  const Instruction *Split = SSI.getSplit(Name);
  if (!Split)
    return std::nullopt;
  BasicBlock *To = const_cast<BasicBlock *>(cast<PHINode>(Name)->getParent());
  if (const auto *Switch = dyn_cast<SwitchInst>(Split)) {
    ConstantInt *Case = const_cast<SwitchInst *>(Switch)->findCaseDest(To);
    if (!Case)
      return std::nullopt;
    return Fact{CmpInst::ICMP_EQ, SSI.getVariable(Switch->getCondition()),
                Case};
  }
  const auto *Branch = dyn_cast<BranchInst>(Split);
  auto *Condition =
      Branch ? dyn_cast<ICmpInst>(Branch->getCondition()) : nullptr;
  if (!Condition)
    return std::nullopt;
  return Fact{Branch->getSuccessor(0) == To ? Condition->getPredicate()
                                            : Condition->getInversePredicate(),
              SSI.getVariable(Condition->getOperand(0)),
              SSI.getVariable(Condition->getOperand(1))};
}

static std::optional<bool> decideByRange(const Fact &F, const ICmpInst &Test,
                                         const Value *Left,
                                         const Value *Right) {
  const auto *Known = dyn_cast<ConstantInt>(F.Right);
  const auto *Asked = dyn_cast<ConstantInt>(Right);
  if (!Known || !Asked || F.Left != Left)
    return std::nullopt;
  const ConstantRange Range =
      ConstantRange::makeExactICmpRegion(F.Predicate, Known->getValue());
  if (Range.isEmptySet())
    return std::nullopt;
  if (Range.icmp(Test.getPredicate(), Asked->getValue()))
    return true;
  if (Range.icmp(Test.getInversePredicate(), Asked->getValue()))
    return false;
  return std::nullopt;
}

std::optional<bool> Clients::decide(const ICmpInst &Test) const {
  const Value *Left = SSI.getVariable(Test.getOperand(0)),
              *Right = SSI.getVariable(Test.getOperand(1));
  for (const Use &Op : Test.operands())
    // Up the names, as far as they were given by branches.
    for (const Value *Name = Op.get();
         std::optional<Fact> Known = getFact(Name);
         Name = cast<PHINode>(Name)->getIncomingValue(0)) {
      Fact Same = *Known;
      if (Same.Left == Right && Same.Right == Left)
        Same = {CmpInst::getSwappedPredicate(Same.Predicate), Same.Right,
                Same.Left};
      if (Same.Left == Left && Same.Right == Right)
        if (auto Result = ICmpInst::isImpliedByMatchingCmp(Same.Predicate,
                                                           Test.getPredicate()))
          return Result;
      if (auto Result = decideByRange(*Known, Test, Left, Right))
        return Result;
    }
  return std::nullopt;
}

void Clients::removeTests() {
  for (Value *V : getTested(F, /*OnlyEquality=*/false))
    SSI.convert(*V, SSIKind::Partial);
  for (Instruction &I : instructions(F)) {
    auto *Test = dyn_cast<ICmpInst>(&I);
    std::optional<bool> Result = Test ? decide(*Test) : std::nullopt;
    if (!Result)
      continue;
    LLVM_DEBUG(dbgs() << "decided:" << *Test << '\n');
    Test->replaceAllUsesWith(ConstantInt::getBool(Test->getType(), *Result));
    ++NumTestsRemoved;
    IsChanged = true;
  }
}

void Clients::makeConstants() {
  // These are converted already, unless their tests have gone.
  for (Value *V : getTested(F, /*OnlyEquality=*/true))
    if (SSI.getVariable(V) == V)
      SSI.convert(*V, SSIKind::Partial);
  for (BasicBlock &BB : F)
    for (PHINode &Name : BB.phis()) {
      std::optional<Fact> Known = getFact(&Name);
      if (!Known || Known->Predicate != CmpInst::ICMP_EQ || Name.use_empty())
        continue;
      const Value *Variable = SSI.getVariable(&Name);
      if (isa<ConstantInt>(Known->Left))
        std::swap(Known->Left, Known->Right);
      if (Known->Left != Variable || !isa<ConstantInt>(Known->Right))
        continue;
      Name.replaceAllUsesWith(Known->Right);
      ++NumNamesConstant;
      IsChanged = true;
    }
}

bool Clients::run() {
  removeTests();
  makeConstants();
  LLVM_DEBUG(dbgs() << F.getName() << ": " << SSI.getNumSigmas() << " sigmas, "
                    << SSI.getNumPhis() << " phis, " << SSI.getNumShared()
                    << " shared\n");
  SSI.undo();
  return IsChanged;
}

PreservedAnalyses CourseSSIClientsPass::run(Function &F,
                                            FunctionAnalysisManager &) {
  bool IsChanged = prepareForSSI(F);
  DominatorTree DT(F);
  PostDominatorTree PDT(F);
  IsChanged |= Clients(F, DT, PDT).run();
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

// What they need

/// What one client asks for.
struct Request {
  Values Wanted;
  SSIKind Kind;
};

static void measure(raw_ostream &OS, StringRef Client, Function &F,
                    DominatorTree &DT, PostDominatorTree &PDT,
                    ArrayRef<Request> Requests) {
  SSIForm SSI(F, DT, PDT);
  const auto Start = std::chrono::steady_clock::now();
  for (const Request &R : Requests)
    for (Value *V : R.Wanted)
      SSI.convert(*V, R.Kind);
  const std::chrono::duration<double, std::micro> Time =
      std::chrono::steady_clock::now() - Start;
  OS << "  " << Client << ": " << SSI.getNumVariables() << " variables, "
     << SSI.getNumSigmas() << " sigmas, " << SSI.getNumPhis() << " phis, "
     << SSI.getNumShared() << " shared, " << format("%.0f", Time.count())
     << " us\n";
  for (const Request &R : Requests)
    for (const Value *V : R.Wanted)
      if (std::string Problem = SSI.check(*V, R.Kind); !Problem.empty())
        OS << "  error: " << Problem << '\n';
  SSI.undo();
}

PreservedAnalyses CourseSSIPrinterPass::run(Function &F,
                                            FunctionAnalysisManager &) {
  prepareForSSI(F);
  DominatorTree DT(F);
  PostDominatorTree PDT(F);
  OS << "SSI form of @" << F.getName() << ":\n";
  const Request Constants{getTested(F, /*OnlyEquality=*/true),
                          SSIKind::Partial},
      Tests{getTested(F, /*OnlyEquality=*/false), SSIKind::Partial},
      Full{getValues(F, [](const Value &V) { return !V.use_empty(); }),
           SSIKind::Strong};
  measure(OS, "constants", F, DT, PDT, Constants);
  measure(OS, "tests", F, DT, PDT, Tests);
  measure(OS, "full", F, DT, PDT, Full);
  measure(OS, "constants, tests", F, DT, PDT, {Constants, Tests});
  measure(OS, "constants, tests, full", F, DT, PDT, {Constants, Tests, Full});
  return PreservedAnalyses::none();
}
