//===-- CourseWideOffsets.cpp - Constants out of sums ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Adds a constant to an index after this is extended, if the sum does not wrap
/// around:
///
///   %a = add i32 %i, -1                    ; %i is not 0 here
///   %w = zext i32 %a to i64          =>    %w.i = zext i32 %i to i64
///                                          %w = add nsw i64 %w.i, -1
///   %p = getelementptr i64, ptr %b, i64 %w
///
/// Offsets of accesses are free, so that the addition (1.2) goes if nothing else
/// needs %a; and stack[top - 1] and stack[top - 2] share what is left, the
/// multiplication by 8 (0.6). LLVM splits off constants itself if a flag says
/// that the narrow sum does not wrap around (SeparateConstOffsetFromGEP). But
/// adding -1 to an unsigned number always wraps around if it gives what was
/// meant. So this looks at ranges: those of LazyValueInfo where the index is
/// extended, and that of %a if it is known not to be negative (zext nneg), for
/// it is %i less a constant then.
///
/// What is shifted by a sum is shifted twice, since the second time costs less
/// than the sum (0.6 instead of 1.2), or nothing where one bit is tested; and
/// copies of iterations share the first one:
///
///   %a = add nuw i32 %i, 3           ; only shifts and addresses need it
///   %s = lshr i32 %x, %a      =>     %s.i = lshr i32 %x, %i
///                                    %s = lshr i32 %s.i, 3
///
/// Runs before SeparateConstOffsetFromGEP. Linear in the size of the function
/// but for LazyValueInfo.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseWideOffsets.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Utils/Local.h"
#include <optional>

using namespace llvm;
using namespace PatternMatch;

#define DEBUG_TYPE "course-wide-offsets"

STATISTIC(NumWide, "Number of constants added after an extension");
STATISTIC(NumShifts, "Number of shifts by sums that became two shifts");

static cl::opt<bool>
    EnableWideOffsets("course-enable-wide-offsets", cl::Hidden, cl::init(true),
                      cl::desc("Run course-wide-offsets in the pipelines"));

// Whether Wide does nothing but say where accesses are.
static bool isIndex(const Instruction &Wide) {
  return !Wide.use_empty() && all_of(Wide.users(), [](const User *U) {
    return isa<GetElementPtrInst>(U);
  });
}

// What X is all of, in as many bits as there are.
static Value *getWhole(Value &X) {
  const auto *Narrow = dyn_cast<TruncInst>(&X);
  return Narrow && Narrow->hasNoUnsignedWrap() ? Narrow->getOperand(0) : &X;
}

// What to add to numbers in Range in 64 bits instead of C in fewer, if these are
// enough for the sum: C as it is, or -C less.
static std::optional<int64_t> findOffset(const ConstantRange &Range,
                                         const APInt &C) {
  const unsigned Width = Range.getBitWidth();
  if (Range.getUnsignedMax().ule((~C).zext(Width)))
    return C.getZExtValue();
  if (C.isNegative() && Range.getUnsignedMin().uge((-C).zext(Width)))
    return C.getSExtValue();
  return std::nullopt;
}

// What to add to X after it is extended, instead of C before.
static std::optional<int64_t> findOffset(ZExtInst &Wide, Value &X,
                                         const APInt &C, LazyValueInfo &LVI,
                                         ScalarEvolution &SE) {
  if (cast<BinaryOperator>(Wide.getOperand(0))->hasNoUnsignedWrap())
    return C.getZExtValue();
  if (C.isNegative() && Wide.hasNonNeg())
    return C.getSExtValue();
  if (auto Offset = findOffset(SE.getUnsignedRange(SE.getSCEV(getWhole(X))), C))
    return Offset;
  // It keeps what it has not found out since a cycle led back to the question
  // before, as in the second copy of a loop that is unrolled.
  LVI.clear();
  // Where it is used, more may be known.
  Instruction *Where = Wide.hasOneUse() ? Wide.user_back() : &Wide;
  return findOffset(LVI.getConstantRange(&X, Where, /*UndefAllowed=*/false), C);
}

//===----------------------------------------------------------------------===//
// Amounts of shifts
//===----------------------------------------------------------------------===//

// Counts the shifts by V, a sum with C, in NumShiftsBy; false if something else
// needs V that is not an address.
static bool onlyShifts(const Value &V, const APInt &C, unsigned &NumShiftsBy) {
  return all_of(V.users(), [&](const User *U) {
    if (isa<GetElementPtrInst>(U))
      return true;
    if (isa<ZExtInst>(U) || match(U, m_NUWTrunc(m_Value())))
      return onlyShifts(*U, C, NumShiftsBy);
    const auto *Shift = dyn_cast<BinaryOperator>(U);
    return Shift && Shift->isShift() && Shift->getOperand(0) != &V &&
           C.ult(Shift->getType()->getScalarSizeInBits()) && ++NumShiftsBy;
  });
}

// Makes two shifts of one by a sum with a constant.
static bool splitShift(BinaryOperator &Shift) {
  // More of them would cost more than the sum.
  constexpr unsigned MaxShifts = 2;
  Value *Amount = Shift.getOperand(1);
  Value *Sum = Amount;
  if (!match(Amount, m_ZExt(m_Value(Sum))))
    match(Amount, m_NUWTrunc(m_Value(Sum)));
  Value *X;
  const APInt *C;
  unsigned NumShiftsBy = 0;
  if (!match(Sum, m_CombineOr(m_NUWAdd(m_Value(X), m_APInt(C)),
                              m_DisjointOr(m_Value(X), m_APInt(C)))) ||
      !onlyShifts(*Sum, *C, NumShiftsBy) || NumShiftsBy > MaxShifts)
    return false;
  IRBuilder<> Builder(&Shift);
  Value *First = Builder.CreateBinOp(
      Shift.getOpcode(), Shift.getOperand(0),
      Builder.CreateZExtOrTrunc(X, Shift.getType(), X->getName()));
  Shift.replaceAllUsesWith(Builder.CreateBinOp(
      Shift.getOpcode(), First,
      ConstantInt::get(Shift.getType(), C->getZExtValue()), Shift.getName()));
  ++NumShifts;
  return true;
}

static bool splitShifts(Function &F, ScalarEvolution &SE) {
  SmallVector<WeakTrackingVH, 16> Dead;
  for (Instruction &I : instructions(F)) {
    auto *Shift = dyn_cast<BinaryOperator>(&I);
    if (!Shift || !Shift->isShift() || !Shift->getType()->isIntegerTy() ||
        !splitShift(*Shift))
      continue;
    SE.forgetValue(Shift);
    Dead.push_back(Shift);
  }
  const bool IsChanged = !Dead.empty();
  RecursivelyDeleteTriviallyDeadInstructions(Dead);
  return IsChanged;
}

PreservedAnalyses CourseWideOffsetsPass::run(Function &F,
                                             FunctionAnalysisManager &FAM) {
  if (!EnableWideOffsets)
    return PreservedAnalyses::all();
  LazyValueInfo &LVI = FAM.getResult<LazyValueAnalysis>(F);
  ScalarEvolution &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
  bool IsChanged = splitShifts(F, SE);
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Wide = dyn_cast<ZExtInst>(&I);
    Value *X;
    const APInt *C;
    if (!Wide || !Wide->getType()->isIntegerTy(64) ||
        !match(Wide->getOperand(0), m_Add(m_Value(X), m_APInt(C))) ||
        !isIndex(*Wide))
      continue;
    const auto Offset = findOffset(*Wide, *X, *C, LVI, SE);
    if (!Offset)
      continue;
    IRBuilder<> Builder(Wide->hasOneUse() ? Wide->user_back() : Wide);
    Value *WideX = Builder.CreateZExtOrTrunc(getWhole(*X), Wide->getType(),
                                             Wide->getName());
    Wide->replaceAllUsesWith(
        Builder.CreateAdd(WideX, Builder.getInt64(*Offset), "",
                          /*HasNUW=*/*Offset >= 0, /*HasNSW=*/true));
    SE.forgetValue(Wide);
    Wide->eraseFromParent();
    IsChanged = true;
    ++NumWide;
  }
  if (!IsChanged)
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}
