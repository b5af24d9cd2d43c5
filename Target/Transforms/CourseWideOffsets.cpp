//===-- CourseWideOffsets.cpp - Constants out of extended sums ------------===//
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
#include <optional>

using namespace llvm;
using namespace PatternMatch;

#define DEBUG_TYPE "course-wide-offsets"

STATISTIC(NumWide, "Number of constants added after an extension");

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

PreservedAnalyses CourseWideOffsetsPass::run(Function &F,
                                             FunctionAnalysisManager &FAM) {
  if (!EnableWideOffsets)
    return PreservedAnalyses::all();
  LazyValueInfo &LVI = FAM.getResult<LazyValueAnalysis>(F);
  ScalarEvolution &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
  bool IsChanged = false;
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
