//===-- CourseArgumentCopies.cpp - Structures that callees read -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Passes a structure itself where C passes a copy that the callee only reads:
///
///   memcpy(%copy, %x, 404)
///   call @add(%sum, %copy)        =>      call @add(%sum, %x)
///
/// Nothing may write to the structure from the copy to the end of the call.
///
/// Only structures with arrays are passed so: others are taken apart, and then
/// what they consist of is in registers, but only as long as nobody has their
/// address.
///
/// Runs on what clang makes of a call, where the structures are still whole: once
/// the callee is inlined, SROA splits off those members that have constant offsets
/// in the one but not in the other. Linear, but for what alias analysis is asked
/// about the instructions between copy and call.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseArgumentCopies.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/IPO/FunctionAttrs.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/Mem2Reg.h"

using namespace llvm;

#define DEBUG_TYPE "course-argument-copies"

STATISTIC(NumElided, "Number of copies of arguments that are not made");

static cl::opt<bool> EnableArgumentCopies(
    "course-enable-argument-copies", cl::Hidden, cl::init(true),
    cl::desc("Do not copy structures that a callee only reads"));

namespace {

/// A structure, the copy of it, and the only call that gets the copy.
struct ArgumentCopy {
  AllocaInst *Copy;
  MemCpyInst *Made = nullptr;
  Use *Argument = nullptr;

  CallBase &getCall() const { return *cast<CallBase>(Argument->getUser()); }
  Function *getCallee() const { return getCall().getCalledFunction(); }
  Value *getOriginal() const { return Made->getRawSource(); }
};

} // namespace

static bool hasArray(const Type *Ty) {
  return isa<ArrayType>(Ty) || any_of(Ty->subtypes(), [](const Type *Part) {
           return hasArray(Part);
         });
}

// If nothing else is done with it.
static std::optional<ArgumentCopy> findCopy(AllocaInst &Alloca) {
  if (!isa<StructType>(Alloca.getAllocatedType()) ||
      !hasArray(Alloca.getAllocatedType()))
    return std::nullopt;
  ArgumentCopy C = {&Alloca};
  for (Use &U : Alloca.uses()) {
    auto *User = cast<Instruction>(U.getUser());
    if (User->isLifetimeStartOrEnd())
      continue;
    auto *Made = dyn_cast<MemCpyInst>(User);
    auto *Call = dyn_cast<CallBase>(User);
    if (Made && !C.Made && &U == &Made->getRawDestUse())
      C.Made = Made;
    else if (Call && !Made && !C.Argument && Call->isArgOperand(&U))
      C.Argument = &U;
    else
      return std::nullopt;
  }
  // Another definition may take the structure for dead when it returns.
  if (!C.Made || !C.Argument || !C.getCallee() ||
      !C.getCallee()->hasExactDefinition() || C.Made->isVolatile() ||
      C.Made->getParent() != C.getCall().getParent() ||
      !C.Made->comesBefore(&C.getCall()))
    return std::nullopt;
  auto *Length = dyn_cast<ConstantInt>(C.Made->getLength());
  std::optional<TypeSize> Size =
      Alloca.getAllocationSize(Alloca.getDataLayout());
  if (!Length || !Size || Length->getZExtValue() != Size->getFixedValue())
    return std::nullopt;
  return C;
}

// Whether the callee reads the same if it gets the original.
static bool canPassOriginal(const ArgumentCopy &C, AAResults &AA) {
  CallBase &Call = C.getCall();
  const unsigned ArgNo = Call.getArgOperandNo(C.Argument);
  if (Call.isByValArgument(ArgNo) || !Call.onlyReadsMemory(ArgNo) ||
      !Call.doesNotCapture(ArgNo))
    return false;
  BatchAAResults Batch(AA);
  const MemoryLocation Original = MemoryLocation::getForSource(C.Made);
  for (const Instruction &I : make_range(std::next(C.Made->getIterator()),
                                         std::next(Call.getIterator())))
    if (isModSet(Batch.getModRefInfo(&I, Original)))
      return false;
  return true;
}

// The structure lives on after the call.
static void passOriginal(const ArgumentCopy &C) {
  const unsigned ArgNo = C.getCall().getArgOperandNo(C.Argument);
  C.getCall().removeParamAttr(ArgNo, Attribute::DeadOnReturn);
  C.getCallee()->removeParamAttr(ArgNo, Attribute::DeadOnReturn);
  C.Argument->set(C.getOriginal());
  C.Made->eraseFromParent();
  for (User *U : make_early_inc_range(C.Copy->users()))
    cast<Instruction>(U)->eraseFromParent();
  C.Copy->eraseFromParent();
  ++NumElided;
}

static SmallVector<ArgumentCopy, 4> findCopies(Function &F) {
  SmallVector<ArgumentCopy, 4> Copies;
  for (Instruction &I : instructions(F))
    if (auto *Alloca = dyn_cast<AllocaInst>(&I))
      if (std::optional<ArgumentCopy> C = findCopy(*Alloca))
        Copies.push_back(*C);
  return Copies;
}

PreservedAnalyses CourseArgumentCopiesPass::run(Module &M,
                                                ModuleAnalysisManager &MAM) {
  if (!EnableArgumentCopies ||
      all_of(M, [](Function &F) { return findCopies(F).empty(); }))
    return PreservedAnalyses::all();
  // Says what callees only read, once they do not store its address.
  ModulePassManager MPM;
  MPM.addPass(createModuleToFunctionPassAdaptor(PromotePass()));
  MPM.addPass(
      createModuleToPostOrderCGSCCPassAdaptor(PostOrderFunctionAttrsPass()));
  MPM.run(M, MAM);
  auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  for (Function &F : M)
    for (const ArgumentCopy &C : findCopies(F)) {
      const Align Needed = C.Copy->getAlign();
      if (canPassOriginal(C, FAM.getResult<AAManager>(F)) &&
          getOrEnforceKnownAlignment(
              C.getOriginal(), Needed, F.getDataLayout(), C.Made,
              &FAM.getResult<AssumptionAnalysis>(F),
              &FAM.getResult<DominatorTreeAnalysis>(F)) >= Needed)
        passOriginal(C);
    }
  return PreservedAnalyses::none();
}
