//===-- ObservedValues.cpp - Code for what a profile has seen -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sizes that a program has been given once it is given again:
///
///   %n = call i64 @read()            %n = call i64 @read()
///   ; what follows                   switch i64 %n, label %others [
///                                      i64 40, label %observed ]
///                             =>     others:
///                                      ; what follows
///                                    observed:
///                                      ; what follows 40
///
/// So loops are counted, rows of an array have known lengths, and what is
/// allocated has a size. Inputs with other sizes take the old path.
///
/// Only values that bound loops are constants then. What else is read is data,
/// which the next run will not have: with it, the medium inputs of the tuning set
/// would cost 0.92 of what they do without a profile, instead of 0.94.
///
//===----------------------------------------------------------------------===//

#include "Transforms/ObservedValues.h"
#include "Memory/CourseVersions.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Scalar/IndVarSimplify.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/SCCP.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-specialize-values"

STATISTIC(NumObserved, "Number of paths for what a profile has seen");

static cl::opt<unsigned>
    MaxObserved("course-observed-values", cl::Hidden, cl::init(3),
                cl::desc("Sizes of inputs that a profile has seen for which "
                         "there is code of its own"));

static constexpr StringLiteral RunsName = "course.runs";

//===----------------------------------------------------------------------===//
// What was read
//===----------------------------------------------------------------------===//

void course::recordObservedRun(Module &M, ArrayRef<uint64_t> FirstReads) {
  LLVMContext &Context = M.getContext();
  SmallVector<Metadata *, 8> Reads;
  for (uint64_t Read : FirstReads)
    Reads.push_back(ConstantAsMetadata::get(
        ConstantInt::get(Type::getInt64Ty(Context), Read)));
  M.getOrInsertNamedMetadata(RunsName)->addOperand(MDNode::get(Context, Reads));
}

bool course::isCourseRead(const Instruction &I) {
  const auto *Call = dyn_cast<CallInst>(&I);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  return Callee && Callee->isDeclaration() && Callee->getName() == "read" &&
         I.getType()->isIntegerTy(64);
}

// A function of the program may read as well.
static bool callsProgram(const Instruction &I) {
  const auto *Call = dyn_cast<CallBase>(&I);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  return Call && (!Callee || !Callee->isDeclaration());
}

// The how many-th reads of a run the values are, from 0; fewer if that is not
// known of all.
static SmallVector<unsigned, 4> countReads(ArrayRef<Instruction *> Values) {
  SmallVector<unsigned, 4> Numbers;
  unsigned Number = 0;
  for (BasicBlock *BB = &Values[0]->getFunction()->getEntryBlock(); BB;
       BB = BB->getSingleSuccessor())
    for (Instruction &I : *BB) {
      if (is_contained(Values, &I))
        Numbers.push_back(Number);
      if (Numbers.size() == Values.size() || callsProgram(I))
        return Numbers;
      Number += isCourseRead(I);
    }
  return Numbers;
}

// Anybody may write metadata of that name.
static bool isNumber(const MDOperand &Operand) {
  const auto *Number = mdconst::dyn_extract_or_null<ConstantInt>(Operand);
  return Number && Number->getType()->isIntegerTy(64);
}

SmallVector<ObservedConstants, 0>
course::findObservedConstants(ArrayRef<Instruction *> Values) {
  const NamedMDNode *Runs = Values[0]->getModule()->getNamedMetadata(RunsName);
  if (!Runs)
    return {};
  const SmallVector<unsigned, 4> Numbers = countReads(Values);
  if (Numbers.size() != Values.size())
    return {};
  SmallMapVector<MDNode *, unsigned, 4> Counts;
  for (const MDNode *Run : Runs->operands()) {
    if (Run->getNumOperands() <= Numbers.back() ||
        !all_of(Run->operands(), isNumber))
      continue;
    SmallVector<Metadata *, 4> Seen;
    for (unsigned Number : Numbers)
      Seen.push_back(Run->getOperand(Number));
    ++Counts[MDNode::get(Run->getContext(), Seen)];
  }
  SmallVector<ObservedConstants, 0> Found;
  while (!Counts.empty() && Found.size() != MaxObserved) {
    auto *Most = llvm::max_element(Counts, less_second());
    ObservedConstants &O = Found.emplace_back();
    O.Share = double(Most->second) / Runs->getNumOperands();
    for (const MDOperand &Number : Most->first->operands())
      O.Constants.push_back(mdconst::extract<ConstantInt>(Number));
    Counts.erase(Most);
  }
  return Found;
}

//===----------------------------------------------------------------------===//
// Paths
//===----------------------------------------------------------------------===//

static BasicBlock *clonePath(ArrayRef<BasicBlock *> Blocks,
                             ArrayRef<Instruction *> Values,
                             ArrayRef<ConstantInt *> Constants) {
  ValueToValueMapTy Map;
  for (auto [V, Constant] : zip(Values, Constants))
    Map[V] = Constant;
  SmallVector<BasicBlock *, 32> Copies;
  for (BasicBlock *BB : Blocks) {
    Copies.push_back(
        CloneBasicBlock(BB, Map, ".observed", Blocks[0]->getParent()));
    Map[BB] = Copies.back();
  }
  remapCourseCopies(Copies, Map);
  return Copies.front();
}

// What was never taken counts a little. With a scale of 8, when only the medium
// inputs were recorded, all inputs of the tuning set cost 0.992 of what they do
// without a profile, with 1000 0.988.
static MDNode *getWeights(LLVMContext &Context, double Share) {
  constexpr double Scale = 1000;
  return MDBuilder(Context).createBranchWeights(
      {1 + uint32_t((1 - Share) * Scale), 1 + uint32_t(Share * Scale)});
}

void course::addObservedPaths(BasicBlock &BB, ArrayRef<BasicBlock *> Blocks,
                              ArrayRef<Instruction *> Values,
                              ArrayRef<ObservedConstants> Observed) {
  Function &F = *BB.getParent();
  BB.getTerminator()->eraseFromParent();
  BasicBlock *Test = &BB;
  double Left = 1;
  for (const ObservedConstants &O : Observed) {
    const bool IsLast = &O == &Observed.back();
    BasicBlock *Others =
        IsLast ? Blocks[0] : BasicBlock::Create(F.getContext(), "others", &F);
    const double Share = O.Share / std::max(Left, O.Share);
    Left -= O.Share;
    for (auto [V, Constant] : zip(Values, O.Constants)) {
      BasicBlock *Next =
          V == Values.back()
              ? clonePath(Blocks, Values, O.Constants)
              : BasicBlock::Create(F.getContext(), "observed", &F);
      IRBuilder<>(Test)
          .CreateSwitch(V, Others, /*NumCases=*/1,
                        getWeights(F.getContext(), Share))
          ->addCase(Constant, Next);
      Test = Next;
    }
    Test = Others;
    ++NumObserved;
  }
}

// An exit that compares a truncated induction variable with a constant now is
// found; instcombine would make a mask of it.
void course::simplifyObservedPaths(Function &F, FunctionAnalysisManager &FAM) {
  FunctionPassManager FPM;
  FPM.addPass(SCCPPass());
  FPM.addPass(SimplifyCFGPass());
  FPM.addPass(createFunctionToLoopPassAdaptor(IndVarSimplifyPass()));
  FAM.invalidate(F, FPM.run(F, FAM));
}
