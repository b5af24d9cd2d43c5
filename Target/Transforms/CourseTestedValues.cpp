//===-- CourseTestedValues.cpp - Values of a tested number ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A loop that is unrolled around a `switch` on its iterations asks for their
/// number; so do interpreters, and programs with special cases:
///
/// \code
///   %last = add i64 %n, -1                    %last = add i64 %n, -1
///   %p = getelementptr i32, ptr %a, i64 %n    %p = getelementptr ...
///   switch i64 %n, label %other [             switch i64 %n, label %other [
///     i64 2, label %two ]                       i64 2, label %two ]
/// two:                                 =>   two:
///   %x = load i32, ptr %p                     %q = getelementptr i8, %a, 8
///                                             %x = load i32, ptr %q
///   %y = add i64 %x, %last                    %y = add i64 %x, 1
/// \endcode
///
/// LLVM's global value numbering replaces the operand of the test below it, and
/// with that what is computed there. What is computed above for all cases, by
/// LICM too, occupies a register through all of them. The number is what the
/// tested value is computed from by operations that can be undone.
///
/// A number that is undefined makes the test undefined; constants that do not
/// exist (flags, shifts that are too long) leave the value as it is.
///
/// Linear in the number of uses times the cases that test their number.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseTestedValues.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "course-correlated-values"

STATISTIC(NumConstants, "Number of operands known by a test of another value");
STATISTIC(NumAddresses, "Number of addresses known by a test of a value");

namespace {

/// What is computed from one number, and the tests that tell the number.
class TestedNumber {
  Value &Number;
  DominatorTree &DT;
  const DataLayout &DL;
  /// Operands first.
  SetVector<Instruction *> Derived;

  struct Address {
    Value *Base;
    APInt Offset;
  };
  DenseMap<const Value *, Constant *> Constants;
  DenseMap<const Value *, Address> Addresses;

  bool isDerived(const Instruction &I) const;
  Constant *getConstant(Value *V) const;
  void evaluate(Instruction &I);
  void evaluateAddress(GetElementPtrInst &GEP);
  bool replaceUse(Use &U);
  bool replaceUses(Value &V, const BasicBlockEdge &Edge);

public:
  TestedNumber(Value &Number, DominatorTree &DT, const DataLayout &DL)
      : Number(Number), DT(DT), DL(DL) {}

  void collect();
  bool replaceBelow(const BasicBlockEdge &Edge, ConstantInt &Known);
};

} // namespace

bool TestedNumber::isDerived(const Instruction &I) const {
  if (!isa<BinaryOperator, CastInst, CmpInst, SelectInst, GetElementPtrInst>(I))
    return false;
  const unsigned Skipped = isa<GetElementPtrInst>(I) ? 1 : 0;
  return all_of(drop_begin(I.operands(), Skipped), [&](const Use &U) {
    return isa<Constant>(U) || U == &Number ||
           Derived.contains(dyn_cast<Instruction>(U));
  });
}

void TestedNumber::collect() {
  SmallVector<Value *, 16> Worklist(1, &Number);
  while (!Worklist.empty())
    for (User *User : Worklist.pop_back_val()->users())
      if (auto *I = dyn_cast<Instruction>(User))
        if (isDerived(*I) && Derived.insert(I))
          Worklist.push_back(I);
}

Constant *TestedNumber::getConstant(Value *V) const {
  if (auto *C = dyn_cast<Constant>(V))
    return C;
  return Constants.lookup(V);
}

void TestedNumber::evaluateAddress(GetElementPtrInst &GEP) {
  APInt Offset(DL.getIndexTypeSizeInBits(GEP.getType()), 0);
  auto Lookup = [&](Value &Index, APInt &Known) {
    auto *C = dyn_cast_or_null<ConstantInt>(getConstant(&Index));
    if (C)
      Known = C->getValue();
    return C != nullptr;
  };
  if (!cast<GEPOperator>(GEP).accumulateConstantOffset(DL, Offset, Lookup))
    return;
  Value *Base = GEP.getPointerOperand();
  if (auto Below = Addresses.find(Base); Below != Addresses.end()) {
    Base = Below->second.Base;
    Offset += Below->second.Offset;
  }
  Addresses.insert({&GEP, {Base, Offset}});
}

void TestedNumber::evaluate(Instruction &I) {
  if (auto *GEP = dyn_cast<GetElementPtrInst>(&I))
    return evaluateAddress(*GEP);
  SmallVector<Constant *, 3> Operands;
  for (Value *Operand : I.operands())
    if (Constant *C = getConstant(Operand))
      Operands.push_back(C);
  if (Operands.size() != I.getNumOperands())
    return;
  if (auto *C = dyn_cast_or_null<ConstantInt>(
          ConstantFoldInstOperands(&I, Operands, DL)))
    Constants[&I] = C;
}

bool TestedNumber::replaceUse(Use &U) {
  if (Constant *C = Constants.lookup(U)) {
    U = C;
    ++NumConstants;
    return true;
  }
  auto Found = Addresses.find(U);
  auto *User = cast<Instruction>(U.getUser());
  if (Found == Addresses.end() || getLoadStorePointerOperand(User) != U ||
      (isa<StoreInst>(User) && U.getOperandNo() == 0))
    return false;
  auto [Base, Offset] = Found->second;
  IRBuilder<> Builder(User);
  U = Builder.CreatePtrAdd(Base, Builder.getInt(Offset));
  ++NumAddresses;
  return true;
}

bool TestedNumber::replaceUses(Value &V, const BasicBlockEdge &Edge) {
  bool IsChanged = false;
  for (Use &U : make_early_inc_range(V.uses()))
    if (auto *User = dyn_cast<Instruction>(U.getUser());
        User && !Derived.contains(User) && DT.dominates(Edge, U))
      IsChanged |= replaceUse(U);
  return IsChanged;
}

bool TestedNumber::replaceBelow(const BasicBlockEdge &Edge,
                                ConstantInt &Known) {
  Constants.clear();
  Addresses.clear();
  Constants[&Number] = &Known;
  bool IsChanged = replaceUses(Number, Edge);
  for (Instruction *I : Derived) {
    evaluate(*I);
    IsChanged |= replaceUses(*I, Edge);
  }
  return IsChanged;
}

namespace {

struct Test {
  BasicBlockEdge Edge;
  ConstantInt *Known;
};

} // namespace

using TestMap = MapVector<Value *, SmallVector<Test, 4>>;

// The number that has to be one constant for V to be Known, which is made that
// constant: poison below a freeze may be any.
static Value *findNumber(Value *V, APInt &Known) {
  Value *X;
  const APInt *C;
  for (;;) {
    if (match(V, m_Freeze(m_Value(X)))) {
      ;
    } else if (match(V, m_Add(m_Value(X), m_APInt(C)))) {
      Known -= *C;
    } else if (match(V, m_Sub(m_APInt(C), m_Value(X)))) {
      Known = *C - Known;
    } else if (match(V, m_Xor(m_Value(X), m_APInt(C)))) {
      Known ^= *C;
    } else if (match(V, m_ZExt(m_Value(X)))) {
      const unsigned Narrow = X->getType()->getIntegerBitWidth();
      if (Known.getActiveBits() > Narrow)
        return V;
      Known = Known.trunc(Narrow);
    } else if (match(V, m_SExt(m_Value(X)))) {
      const unsigned Narrow = X->getType()->getIntegerBitWidth();
      if (Known.getSignificantBits() > Narrow)
        return V;
      Known = Known.trunc(Narrow);
    } else if (match(V, m_NUWTrunc(m_Value(X)))) {
      Known = Known.zext(X->getType()->getIntegerBitWidth());
    } else if (match(V, m_NSWTrunc(m_Value(X)))) {
      Known = Known.sext(X->getType()->getIntegerBitWidth());
    } else {
      return V;
    }
    V = X;
  }
}

static void addTest(TestMap &Tests, Value *Tested, const BasicBlock *From,
                    const BasicBlock *To, ConstantInt *Value) {
  BasicBlockEdge Edge(From, To);
  APInt Known = Value->getValue();
  llvm::Value *Number = findNumber(Tested, Known);
  if (!isa<Constant>(Number) && Edge.isSingleEdge())
    Tests[Number].push_back(
        {Edge, ConstantInt::get(Value->getContext(), Known)});
}

static TestMap findTests(Function &F, const DominatorTree &DT) {
  TestMap Tests;
  for (BasicBlock &BB : F) {
    // What cannot be reached may be computed from itself.
    if (!DT.isReachableFromEntry(&BB))
      continue;
    if (auto *Switch = dyn_cast<SwitchInst>(BB.getTerminator())) {
      for (const auto &Case : Switch->cases())
        addTest(Tests, Switch->getCondition(), &BB, Case.getCaseSuccessor(),
                Case.getCaseValue());
      continue;
    }
    auto *Branch = dyn_cast<BranchInst>(BB.getTerminator());
    CmpPredicate Pred;
    Value *Number;
    ConstantInt *Known;
    if (Branch && Branch->isConditional() &&
        match(Branch->getCondition(),
              m_ICmp(Pred, m_Value(Number), m_ConstantInt(Known))) &&
        ICmpInst::isEquality(Pred))
      addTest(Tests, Number, &BB,
              Branch->getSuccessor(Pred == ICmpInst::ICMP_NE), Known);
  }
  return Tests;
}

bool llvm::replaceTestedValues(Function &F, DominatorTree &DT) {
  bool IsChanged = false;
  for (auto &[Number, Cases] : findTests(F, DT)) {
    TestedNumber Tested(*Number, DT, F.getDataLayout());
    Tested.collect();
    for (auto &[Edge, Known] : Cases)
      IsChanged |= Tested.replaceBelow(Edge, *Known);
  }
  return IsChanged;
}
