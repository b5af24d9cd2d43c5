//===-- CoursePointsTo.cpp - What accesses of a program may touch ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes down what each pointer of a whole program may point to (PointsTo.h),
/// as !alias.scope and !noalias, a scope for each object:
///
///   %r = load ptr, ptr %rows                       ; rows = malloc, in a loop
///   %x = load i64, ptr %r             => ..., !alias.scope !{row of a},
///   store i64 %s, ptr %c                           !noalias !{row of c, ...}
///
/// A loaded pointer that can only be what malloc returned gets !align.
///
/// LLVM's own analyses stop at a pointer that is loaded. Accesses through what
/// is not known get nothing. Facts hold for any two accesses of the program at
/// any time, so passes may copy and move accesses with them. They would no
/// longer hold if one object got another's memory: who replaces allocations or
/// merges functions has to come before. Slots of the frame that the back end
/// shares lose their facts (StackColoring).
///
//===----------------------------------------------------------------------===//

#include "Transforms/CoursePointsTo.h"
#include "Memory/HeadModel.h"
#include "Transforms/AliasScopes.h"
#include "Transforms/PointerOffsets.h"
#include "Transforms/PointsTo.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-points-to"

STATISTIC(NumAccesses, "Number of accesses whose objects are known");
STATISTIC(NumObjects, "Number of objects that they touch");
STATISTIC(NumAligned, "Number of loaded pointers to the start of a block");
STATISTIC(NumGivenUp, "Number of programs too large or too obscure");

// Whether Pointer does nothing but say where accesses are. What is undefined
// may then become poison: each use of it is undefined in either case.
static bool isOnlyDereferenced(const Value &Pointer) {
  return all_of(Pointer.uses(), [](const Use &U) {
    const User *Where = U.getUser();
    if (isa<GetElementPtrInst>(Where))
      return U.getOperandNo() == 0 && isOnlyDereferenced(*Where);
    return isa<LoadInst>(Where) ||
           (isa<StoreInst>(Where) &&
            U.getOperandNo() == StoreInst::getPointerOperandIndex());
  });
}

// Whether Load reads null or what malloc has returned.
static bool readsBlocks(const LoadInst &Load, const PointsTo &Analysis,
                        const PointerOffsets &Offsets) {
  if (!(Offsets.get(&Load) == Congruence::number(0)))
    return false;
  const auto Objects = Analysis.getObjects(&Load);
  for (PointsTo::Node Object : Objects) {
    const Value *Allocation = Analysis.getAllocation(Object);
    if (!Allocation || !isMachineMalloc(*Allocation))
      return false;
  }
  return !Objects.empty();
}

// The machine's malloc returns multiples of 8, and so does the arena. LLVM knows
// it of the call only.
static void addAlignment(Module &M, const PointsTo &Analysis) {
  const PointerOffsets Offsets(M, &Analysis);
  auto *Int64Ty = Type::getInt64Ty(M.getContext());
  MDNode *Alignment = MDNode::get(
      M.getContext(), ConstantAsMetadata::get(ConstantInt::get(Int64Ty, 8)));
  for (Function &F : M)
    for (Instruction &I : instructions(F)) {
      auto *Load = dyn_cast<LoadInst>(&I);
      if (!Load || !Load->getType()->isPointerTy() || !Load->isSimple() ||
          !isOnlyDereferenced(*Load) || !readsBlocks(*Load, Analysis, Offsets))
        continue;
      Load->setMetadata(LLVMContext::MD_align, Alignment);
      ++NumAligned;
    }
}

PreservedAnalyses CoursePointsToPass::run(Module &M, ModuleAnalysisManager &) {
  PointsTo Analysis(M);
  if (!Analysis.analyze()) {
    LLVM_DEBUG(dbgs() << "nothing is known\n");
    ++NumGivenUp;
    return PreservedAnalyses::all();
  }
  MapVector<Instruction *, PointsTo::ObjectSet> Accesses;
  AliasScopes Scopes(M.getContext(), "course-points-to", "object");
  DenseMap<PointsTo::Node, unsigned> ScopeOf;
  for (Function &F : M)
    for (Instruction &I : instructions(F)) {
      const Value *Pointer = getLoadStorePointerOperand(&I);
      if (!Pointer)
        continue;
      auto Objects = Analysis.getObjects(Pointer);
      if (Objects.empty())
        continue;
      for (PointsTo::Node Object : Objects)
        if (auto [Entry, IsNew] = ScopeOf.try_emplace(Object, 0); IsNew)
          Entry->second = Scopes.add();
      Accesses[&I] = std::move(Objects);
    }
  addAlignment(M, Analysis);
  if (Scopes.size() < 2)
    return PreservedAnalyses::none();
  for (auto &[Access, Objects] : Accesses) {
    BitVector Touched(Scopes.size());
    for (PointsTo::Node Object : Objects)
      Touched.set(ScopeOf.lookup(Object));
    BitVector Other = Touched;
    Scopes.annotate(*Access, Touched, Other.flip());
  }
  NumAccesses += Accesses.size();
  NumObjects += Scopes.size();
  return PreservedAnalyses::none();
}
