//===-- CourseBitSearch.cpp - Switches that find a bit --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A switch costs 1 however many cases it has. So the number of a bit is where
/// a switch leads to, on the lowest bit alone for trailing zeros, and on one
/// byte after the other, the lowest first, for leading ones:
///
/// \code
///   %r = cttz i64 %x        =>   %low = and i64 %x, (sub i64 0, %x)
///                                switch i64 %low [1: 0, 2: 1, 4: 2, ...]
///   %r = ctlz i64 %x        =>   switch i64 %x [0: 64, 1: 63, 2..3: 62, ...
///                                               128..255: 56]
///                                  default: switch i64 (%x >> 8) [1: 55, ...]
/// \endcode
///
/// That costs 4 for trailing zeros, with the branch back, and 2.6 and 1.6 for
/// each further byte for leading ones; selection counts bits for 11 and 17.
/// What a constant is added to, or is done with it otherwise, is done with the
/// numbers. Comes last, since LLVM makes the opposite change.
///
/// A switch must not look at what is undefined, so it is frozen.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseBitSearch.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/KnownBits.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

#define DEBUG_TYPE "course-bit-search"

STATISTIC(NumSearches, "Number of bits that switches find");

static cl::opt<bool> EnableBitSearch("course-enable-bit-search", cl::Hidden,
                                     cl::init(true),
                                     cl::desc("Find bits by switches"));

/// So many in a function; each may have 2000 cases.
static constexpr unsigned MaxSearches = 16;
static constexpr unsigned BitsPerSwitch = 8;

namespace {

class BitSearch {
  IntrinsicInst &Call;
  IntegerType *const Ty;
  const unsigned Width;
  BasicBlock *Join = nullptr;
  PHINode *Result = nullptr;
  DenseMap<unsigned, BasicBlock *> Leaves;

  BasicBlock *getLeaf(unsigned Value);
  SwitchInst *addSwitch(BasicBlock *BB, Value *V, BasicBlock *Default,
                        unsigned NumCases);
  void addCase(SwitchInst *Switch, const APInt &Case, unsigned Value) {
    Switch->addCase(ConstantInt::get(Call.getContext(), Case), getLeaf(Value));
  }
  void findLowest(BasicBlock *BB, Value *X, bool IsZeroPoison);
  void findHighest(BasicBlock *BB, Value *X, bool IsZeroPoison);
  void foldUsers();

public:
  explicit BitSearch(IntrinsicInst &Call)
      : Call(Call), Ty(cast<IntegerType>(Call.getType())),
        Width(Ty->getBitWidth()) {}
  void replace();
};

} // namespace

// The block that gives that number.
BasicBlock *BitSearch::getLeaf(unsigned Value) {
  BasicBlock *&Leaf = Leaves[Value];
  if (!Leaf) {
    Leaf = BasicBlock::Create(Call.getContext(), "", Join->getParent(), Join);
    BranchInst::Create(Join, Leaf)->setDebugLoc(Call.getDebugLoc());
    Result->addIncoming(ConstantInt::get(Ty, Value), Leaf);
  }
  return Leaf;
}

SwitchInst *BitSearch::addSwitch(BasicBlock *BB, Value *V, BasicBlock *Default,
                                 unsigned NumCases) {
  SwitchInst *Switch = SwitchInst::Create(V, Default, NumCases, BB);
  Switch->setDebugLoc(Call.getDebugLoc());
  return Switch;
}

// Without a bit the number is the width. If that cannot be, the highest bit is
// what is left.
void BitSearch::findLowest(BasicBlock *BB, Value *X, bool IsZeroPoison) {
  IRBuilder<> Builder(BB);
  Builder.SetCurrentDebugLocation(Call.getDebugLoc());
  Value *Lowest = Builder.CreateAnd(X, Builder.CreateNeg(X));
  const unsigned Default = IsZeroPoison ? Width - 1 : Width;
  SwitchInst *Switch = addSwitch(BB, Lowest, getLeaf(Default), Width);
  for (unsigned Bit = 0; Bit != Default; ++Bit)
    addCase(Switch, APInt::getOneBitSet(Width, Bit), Bit);
}

void BitSearch::findHighest(BasicBlock *BB, Value *X, bool IsZeroPoison) {
  // What is poison may have others, and lead anywhere.
  const KnownBits Known =
      computeKnownBits(Call.getArgOperand(0), BB->getDataLayout());
  const unsigned NumBits = std::max(1u, Known.countMaxActiveBits());
  for (unsigned Low = 0;; Low += BitsPerSwitch) {
    IRBuilder<> Builder(BB);
    Builder.SetCurrentDebugLocation(Call.getDebugLoc());
    const bool IsLast = Low + BitsPerSwitch >= NumBits;
    const unsigned End = std::min(NumBits - Low, BitsPerSwitch);
    BasicBlock *Next = IsLast ? getLeaf(Width - Low - End)
                              : BasicBlock::Create(Call.getContext(), "",
                                                   Join->getParent(), Join);
    Value *Byte = Low == 0 ? X : Builder.CreateLShr(X, Low);
    SwitchInst *Switch = addSwitch(BB, Byte, Next, 1u << BitsPerSwitch);
    if (Low == 0 && !IsZeroPoison)
      addCase(Switch, APInt(Width, 0), Width);
    // The last one needs no case for its highest bit.
    for (unsigned N = 1; N != 1u << (IsLast ? End - 1 : End); ++N)
      addCase(Switch, APInt(Width, N), Width - 1 - Low - Log2_32(N));
    if (IsLast)
      return;
    BB = Next;
  }
}

// The number is often subtracted from another, or extended.
void BitSearch::foldUsers() {
  const DataLayout &DL = Join->getDataLayout();
  while (Result->hasOneUse()) {
    auto *User = cast<Instruction>(*Result->user_begin());
    if (!isa<BinaryOperator, CastInst>(User) || User->getType()->isVectorTy())
      return;
    SmallVector<Constant *, 64> Numbers;
    for (Value *Number : Result->incoming_values()) {
      SmallVector<Constant *, 2> Operands;
      for (Value *Operand : User->operands())
        Operands.push_back(
            dyn_cast<Constant>(Operand == Result ? Number : Operand));
      Constant *Folded = is_contained(Operands, nullptr)
                             ? nullptr
                             : ConstantFoldInstOperands(User, Operands, DL);
      if (!Folded)
        return;
      Numbers.push_back(Folded);
    }
    PHINode *New =
        PHINode::Create(User->getType(), Numbers.size(), "", Join->begin());
    for (auto [Number, BB] : zip(Numbers, Result->blocks()))
      New->addIncoming(Number, BB);
    New->takeName(User);
    User->replaceAllUsesWith(New);
    User->eraseFromParent();
    Result->eraseFromParent();
    Result = New;
  }
}

void BitSearch::replace() {
  BasicBlock *BB = Call.getParent();
  Join = SplitBlock(BB, Call.getIterator());
  BB->getTerminator()->eraseFromParent();
  Result = PHINode::Create(Ty, Width + 1, "", Join->begin());
  Value *X = Call.getArgOperand(0);
  if (!isGuaranteedNotToBeUndefOrPoison(X))
    X = new FreezeInst(X, "", BB);
  const bool IsZeroPoison = cast<ConstantInt>(Call.getArgOperand(1))->isOne();
  if (Call.getIntrinsicID() == Intrinsic::cttz)
    findLowest(BB, X, IsZeroPoison);
  else
    findHighest(BB, X, IsZeroPoison);
  Result->takeName(&Call);
  Call.replaceAllUsesWith(Result);
  Call.eraseFromParent();
  foldUsers();
  ++NumSearches;
}

static bool isSearch(const Instruction &I) {
  const auto *Call = dyn_cast<IntrinsicInst>(&I);
  if (!Call || (Call->getIntrinsicID() != Intrinsic::cttz &&
                Call->getIntrinsicID() != Intrinsic::ctlz))
    return false;
  switch (Call->getType()->getScalarSizeInBits()) {
  case 8:
  case 16:
  case 32:
  case 64:
    return Call->getType()->isIntegerTy();
  default:
    return false;
  }
}

PreservedAnalyses CourseBitSearchPass::run(Function &F,
                                           FunctionAnalysisManager &) {
  if (!EnableBitSearch)
    return PreservedAnalyses::all();
  SmallVector<IntrinsicInst *, 8> Calls;
  for (Instruction &I : instructions(F))
    if (isSearch(I) && Calls.size() < MaxSearches)
      Calls.push_back(cast<IntrinsicInst>(&I));
  for (IntrinsicInst *Call : Calls)
    BitSearch(*Call).replace();
  return Calls.empty() ? PreservedAnalyses::all() : PreservedAnalyses::none();
}
