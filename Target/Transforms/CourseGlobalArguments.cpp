//===-- CourseGlobalArguments.cpp - Globals as arguments ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes global variables that a recursion only reads arguments of it:
///
///   define void @place(i64 %row) {        define void @place(i64 %row, i64 %n) {
///     %n = load i64, ptr @size              %end = icmp eq i64 %row, %n
///     %end = icmp eq i64 %row, %n           ...
///     ...                            =>     call void @place(i64 %next, i64 %n)
///     call void @place(i64 %next)         }
///   }                                     ...
///   ...                                   %n = load i64, ptr @size
///   call void @place(i64 0)               call void @place(i64 0, i64 %n)
///
/// An argument costs less than an access to memory for each call, and reading it
/// costs nothing. It is an argument of all functions that call each other, if
/// they load it more often than that.
///
/// Nothing that these functions do or call may write the variable, and nobody
/// else may call them. LLVM's argument promotion does the same with what pointers
/// that are arguments lead to. Runs when calls are inlined and tail calls are
/// loops. Linear in the size of the functions for each variable.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseGlobalArguments.h"
#include "CourseCostModel.h"
#include "CourseSubtarget.h"
#include "CourseTargetMachine.h"
#include "Facts/CourseKnownCalls.h"
#include "Facts/Frequencies.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-global-arguments"

STATISTIC(NumArguments, "Number of globals that became arguments");

// Registers for arguments.
static constexpr unsigned MaxArguments = 16;

namespace {

/// What loads of one type at one place of a variable give.
struct LoadedPart {
  GlobalVariable *Variable;
  int64_t Offset;
  Type *Ty;

  auto getKey() const { return std::tuple(Variable, Offset, Ty); }
};

/// Functions that call each other, and what becomes arguments of all of them.
struct Recursion {
  SmallSetVector<Function *, 4> Functions;
  SmallVector<std::pair<LoadedPart, SmallVector<LoadInst *, 4>>, 2> Parts;
};

/// Finds what becomes an argument.
class RecursionReader {
  const CourseTargetMachine &TM;
  FunctionAnalysisManager &FAM;

  std::optional<LoadedPart> getPart(LoadInst &Load) const;
  bool isWritten(const Recursion &R, const LoadedPart &Part) const;

public:
  RecursionReader(const CourseTargetMachine &TM, FunctionAnalysisManager &FAM)
      : TM(TM), FAM(FAM) {}

  void findParts(Recursion &R) const;
};

} // namespace

static bool isOneRegister(const Type &Ty) {
  return Ty.isPointerTy() ||
         (Ty.isIntegerTy() && Ty.getIntegerBitWidth() <= 64);
}

// Whether arguments can be added.
static bool canChange(const Function &F) {
  return !F.isDeclaration() && isOnlyCalledHere(F) && !F.hasOptNone() &&
         all_of(
             F.args(),
             [](const Argument &A) { return isOneRegister(*A.getType()); }) &&
         all_of(F.users(),
                [&](const User *U) {
                  const auto *Call = dyn_cast<CallInst>(U);
                  return Call &&
                         Call->getFunctionType() == F.getFunctionType() &&
                         !Call->isMustTailCall() && !Call->hasOperandBundles();
                }) &&
         none_of(instructions(F), [](const Instruction &I) {
           const auto *Call = dyn_cast<CallInst>(&I);
           return Call && Call->isMustTailCall();
         });
}

std::optional<LoadedPart> RecursionReader::getPart(LoadInst &Load) const {
  if (!Load.isSimple() || !isOneRegister(*Load.getType()))
    return std::nullopt;
  const DataLayout &DL = Load.getDataLayout();
  APInt Offset(DL.getIndexTypeSizeInBits(Load.getPointerOperandType()), 0);
  auto *GV = dyn_cast<GlobalVariable>(
      Load.getPointerOperand()->stripAndAccumulateConstantOffsets(
          DL, Offset, /*AllowNonInbounds=*/true));
  // Who calls may load what the function would perhaps not have loaded.
  if (!GV || !GV->hasLocalLinkage() || GV->isThreadLocal() ||
      Offset.isNegative() ||
      Offset.getZExtValue() + DL.getTypeStoreSize(Load.getType()) >
          DL.getTypeAllocSize(GV->getValueType()))
    return std::nullopt;
  return LoadedPart{GV, Offset.getSExtValue(), Load.getType()};
}

// Calls of each other do what the functions do.
bool RecursionReader::isWritten(const Recursion &R,
                                const LoadedPart &Part) const {
  const auto Location = MemoryLocation::getBeforeOrAfter(Part.Variable);
  return any_of(R.Functions, [&](Function *F) {
    AAResults &AA = FAM.getResult<AAManager>(*F);
    return any_of(instructions(*F), [&](Instruction &I) {
      if (const auto *Call = dyn_cast<CallInst>(&I);
          Call && R.Functions.contains(Call->getCalledFunction()))
        return false;
      return I.mayWriteToMemory() && isModSet(AA.getModRefInfo(&I, Location));
    });
  });
}

void RecursionReader::findParts(Recursion &R) const {
  unsigned Room = MaxArguments;
  struct Loads {
    LoadedPart Part;
    SmallVector<LoadInst *, 4> All;
    double Price = 0;
  };
  MapVector<std::tuple<GlobalVariable *, int64_t, Type *>, Loads> Found;
  double Paid = 0;
  for (Function *F : R.Functions) {
    Room = std::min(Room, MaxArguments -
                              std::min<unsigned>(MaxArguments, F->arg_size()));
    const CourseCostModel &Costs = TM.getSubtargetImpl(*F)->getCostModel();
    const LocalFrequencies Frequencies(*F);
    Paid += Costs.getCost(Course::CostClass::CallArg);
    for (Instruction &I : instructions(*F))
      if (auto *Load = dyn_cast<LoadInst>(&I))
        if (std::optional<LoadedPart> Part = getPart(*Load)) {
          Loads &Of =
              Found.try_emplace(Part->getKey(), Loads{*Part}).first->second;
          Of.All.push_back(Load);
          Of.Price += Frequencies.get(*Load->getParent()) *
                      Costs.getCost(Course::CostClass::Stack);
        }
  }
  for (auto &[Key, Of] : Found)
    if (R.Parts.size() < Room && Of.Price > Paid && !isWritten(R, Of.Part))
      R.Parts.emplace_back(Of.Part, std::move(Of.All));
}

// Of the alignment of the variable: what loads say holds where they are executed.
static Value *makeLoad(const LoadedPart &Part, IRBuilder<> &Builder) {
  const DataLayout &DL = Part.Variable->getDataLayout();
  const Align Known =
      commonAlignment(Part.Variable->getPointerAlignment(DL), Part.Offset);
  Value *Address = Part.Variable;
  if (Part.Offset != 0)
    Address = Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), Address,
                                                 Part.Offset);
  return Builder.CreateAlignedLoad(Part.Ty, Address, Known,
                                   Part.Variable->getName());
}

// The argument of \p F that stands for a part.
static Argument *getArgument(Function &F, const Recursion &R, unsigned Part) {
  return F.getArg(F.arg_size() - R.Parts.size() + Part);
}

// The function with more arguments.
static Function *extend(Function &F, const Recursion &R) {
  SmallVector<Type *, 8> Types(F.getFunctionType()->params());
  for (const auto &[Part, Loads] : R.Parts)
    Types.push_back(Part.Ty);
  Function *New =
      Function::Create(FunctionType::get(F.getReturnType(), Types, false),
                       F.getLinkage(), F.getAddressSpace());
  New->copyAttributesFrom(&F);
  New->copyMetadata(&F, 0);
  F.clearMetadata();
  F.getParent()->getFunctionList().insert(F.getIterator(), New);
  New->takeName(&F);
  New->splice(New->begin(), &F);
  for (auto [Old, Own] : zip(F.args(), New->args())) {
    Own.takeName(&Old);
    Old.replaceAllUsesWith(&Own);
  }
  return New;
}

// Callers of the recursion load; in it arguments are passed on.
static void replaceCall(CallInst &Call, Function &New, const Recursion &R,
                        const SmallPtrSetImpl<Function *> &Own) {
  IRBuilder<> Builder(&Call);
  SmallVector<Value *, 8> Arguments(Call.args());
  Function *Caller = Call.getFunction();
  for (auto [Index, Entry] : enumerate(R.Parts))
    Arguments.push_back(Own.contains(Caller) ? getArgument(*Caller, R, Index)
                                             : makeLoad(Entry.first, Builder));
  CallInst *Other = Builder.CreateCall(&New, Arguments);
  Other->setCallingConv(Call.getCallingConv());
  Other->setAttributes(Call.getAttributes());
  Other->setTailCallKind(Call.getTailCallKind());
  Other->copyMetadata(Call);
  Other->takeName(&Call);
  Call.replaceAllUsesWith(Other);
  Call.eraseFromParent();
}

static void pass(const Recursion &R, FunctionAnalysisManager &FAM) {
  NumArguments += R.Parts.size();
  SmallPtrSet<Function *, 4> Own;
  SmallVector<std::pair<Function *, Function *>, 4> Replaced;
  for (Function *F : R.Functions) {
    FAM.clear(*F, F->getName());
    Function *New = extend(*F, R);
    Own.insert(New);
    Replaced.emplace_back(F, New);
  }
  for (auto [Index, Entry] : enumerate(R.Parts))
    for (LoadInst *Load : Entry.second) {
      Argument *Own = getArgument(*Load->getFunction(), R, Index);
      Own->setName(Entry.first.Variable->getName());
      Load->replaceAllUsesWith(Own);
      Load->eraseFromParent();
    }
  for (auto [Old, New] : Replaced) {
    for (User *U : make_early_inc_range(Old->users()))
      replaceCall(*cast<CallInst>(U), *New, R, Own);
    Old->eraseFromParent();
  }
}

PreservedAnalyses CourseGlobalArgumentsPass::run(Module &M,
                                                 ModuleAnalysisManager &MAM) {
  auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  CallGraph &Calls = MAM.getResult<CallGraphAnalysis>(M);
  const RecursionReader Reader(*TM, FAM);
  SmallVector<Recursion, 4> Recursions;
  for (auto I = scc_begin(&Calls); !I.isAtEnd(); ++I) {
    if (!I.hasCycle())
      continue;
    Recursion R;
    for (const CallGraphNode *Node : *I)
      if (Function *F = Node->getFunction())
        R.Functions.insert(F);
    if (R.Functions.size() != I->size() ||
        !all_of(R.Functions, [](Function *F) { return canChange(*F); }))
      continue;
    Reader.findParts(R);
    if (!R.Parts.empty())
      Recursions.push_back(std::move(R));
  }
  for (const Recursion &R : Recursions)
    pass(R, FAM);
  return Recursions.empty() ? PreservedAnalyses::all()
                            : PreservedAnalyses::none();
}
