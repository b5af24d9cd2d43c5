//===-- CourseFamilyReduction.cpp - Products of induction variables -------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// `course-family-reduction`: adds up a product of an induction variable and a
/// constant where the variable grows, by whatever constants on whatever paths:
///
/// \code
///   k = 0;                        k = 0; m = 0;
///   while (...) {                 while (...) {
///     k += 3;                       k += 3; m += 6;
///     if (x < y) k += 4;     =>     if (x < y) { k += 4; m += 8; }
///     use(2 * k);                   use(m);
///     k -= 2;                       k -= 2; m -= 4;
///   }                             }
/// \endcode
///
/// An induction variable is all values that PHIs and sums with constants make
/// of each other in a loop, and of what comes from outside. Each gets its
/// product beside it. Products and sums wrap around alike, so flags do not
/// matter; the new sums have none.
///
/// No pipeline runs it: here an addition costs twice a multiplication. Where
/// that is made up for, by addresses, course-strength-reduction finds out, for
/// variables that grow by one step. It requires nothing, and takes time in the
/// variables times their products.
///
/// K. D. Cooper, L. T. Simpson, C. A. Vick, Operator Strength Reduction, TOPLAS
/// 2001, for constant factors.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseFamilyReduction.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "course-family-reduction"

STATISTIC(NumProducts, "Number of products that are added up");

namespace {

/// A product of a value and a constant.
struct Product {
  BinaryOperator *I;
  APInt Factor;
};

/// The products of one loop.
class FamilyReducer {
  const Loop &L;
  using Family = SmallSetVector<Instruction *, 8>;
  /// What was added up already, by value and factor.
  MapVector<std::pair<Instruction *, Constant *>, Instruction *> Added;

public:
  explicit FamilyReducer(const Loop &L) : L(L) {}
  bool run();

private:
  bool isOutside(const Value *V) const { return L.isLoopInvariant(V); }
  std::optional<Family> findFamily(Instruction &First) const;
  void add(const Family &Values, ConstantInt &Factor);
  Value *multiply(Value &Start, ConstantInt &Factor, BasicBlock &At) const;
};

} // namespace

static std::optional<Product> findProduct(Instruction &I) {
  auto *Binary = dyn_cast<BinaryOperator>(&I);
  if (!Binary || !I.getType()->isIntegerTy())
    return std::nullopt;
  const auto *C = dyn_cast<ConstantInt>(I.getOperand(1));
  const unsigned Width = I.getType()->getIntegerBitWidth();
  if (!C)
    return std::nullopt;
  if (I.getOpcode() == Instruction::Mul)
    return Product{Binary, C->getValue()};
  if (I.getOpcode() == Instruction::Shl && C->getValue().ult(Width))
    return Product{Binary, APInt::getOneBitSet(
                               Width, unsigned(C->getValue().getZExtValue()))};
  return std::nullopt;
}

// All values of the loop that First is made of, if those are PHIs and sums with
// constants only. One is in the header, where a round begins.
std::optional<FamilyReducer::Family>
FamilyReducer::findFamily(Instruction &First) const {
  Family Values;
  Values.insert(&First);
  bool HasHeader = false;
  for (unsigned I = 0; I != Values.size(); ++I) {
    Instruction *V = Values[I];
    auto Add = [&](Value *Operand) {
      if (!isOutside(Operand))
        Values.insert(cast<Instruction>(Operand));
    };
    if (const auto *Phi = dyn_cast<PHINode>(V)) {
      HasHeader |= Phi->getParent() == L.getHeader();
      for (Value *Operand : Phi->incoming_values())
        Add(Operand);
    } else if ((V->getOpcode() == Instruction::Add ||
                V->getOpcode() == Instruction::Sub) &&
               isa<ConstantInt>(V->getOperand(1)) &&
               !isOutside(V->getOperand(0))) {
      Add(V->getOperand(0));
    } else {
      LLVM_DEBUG(dbgs() << *V << " is no PHI and no sum with a constant\n");
      return std::nullopt;
    }
  }
  if (!HasHeader)
    return std::nullopt;
  return Values;
}

// The product of what comes from outside, where it comes from.
Value *FamilyReducer::multiply(Value &Start, ConstantInt &Factor,
                               BasicBlock &At) const {
  IRBuilder<> Builder(At.getTerminator());
  return Builder.CreateMul(&Start, &Factor, Start.getName() + ".product");
}

void FamilyReducer::add(const Family &Values, ConstantInt &Factor) {
  auto Of = [&](Value *V) { return Added[{cast<Instruction>(V), &Factor}]; };
  SmallVector<Instruction *, 8> New;
  for (Instruction *V : Values) {
    Instruction *&Sum = Added[{V, &Factor}];
    if (Sum)
      continue;
    New.push_back(V);
    if (auto *Phi = dyn_cast<PHINode>(V)) {
      Sum = PHINode::Create(V->getType(), Phi->getNumIncomingValues(),
                            V->getName() + ".product", V->getIterator());
    } else {
      const APInt Step = cast<ConstantInt>(V->getOperand(1))->getValue();
      Sum = BinaryOperator::Create(
          cast<BinaryOperator>(V)->getOpcode(), V->getOperand(0),
          ConstantInt::get(V->getType(), Step * Factor.getValue()),
          V->getName() + ".product", std::next(V->getIterator()));
      Sum->setDebugLoc(V->getDebugLoc());
    }
  }
  for (Instruction *V : New) {
    Instruction *Sum = Of(V);
    auto *Phi = dyn_cast<PHINode>(V);
    if (!Phi) {
      Sum->setOperand(0, Of(V->getOperand(0)));
      continue;
    }
    SmallDenseMap<BasicBlock *, Value *> Starts;
    for (auto [Operand, From] :
         zip_equal(Phi->incoming_values(), Phi->blocks())) {
      Value *Incoming = nullptr;
      if (!isOutside(Operand))
        Incoming = Of(Operand);
      else if (Value *&Start = Starts[From]; Start)
        Incoming = Start;
      else
        Incoming = Start = multiply(*Operand, Factor, *From);
      cast<PHINode>(Sum)->addIncoming(Incoming, From);
    }
  }
}

bool FamilyReducer::run() {
  SmallVector<Product, 8> Products;
  for (BasicBlock *BB : L.blocks())
    for (Instruction &I : *BB)
      if (auto P = findProduct(I); P && !isOutside(I.getOperand(0)))
        Products.push_back(*P);
  bool Changed = false;
  for (const Product &P : Products) {
    auto *Of = cast<Instruction>(P.I->getOperand(0));
    std::optional<Family> Values = findFamily(*Of);
    if (!Values)
      continue;
    ConstantInt *Factor = ConstantInt::get(P.I->getContext(), P.Factor);
    add(*Values, *Factor);
    Instruction *Sum = Added[{Of, Factor}];
    LLVM_DEBUG(dbgs() << *P.I << " is " << *Sum << '\n');
    P.I->replaceAllUsesWith(Sum);
    P.I->eraseFromParent();
    ++NumProducts;
    Changed = true;
  }
  return Changed;
}

PreservedAnalyses CourseFamilyReductionPass::run(Function &F,
                                                 FunctionAnalysisManager &FAM) {
  LoopInfo &LI = FAM.getResult<LoopAnalysis>(F);
  bool Changed = false;
  // Inner ones first: what they leave, outer ones may add up.
  const auto Loops = LI.getLoopsInPreorder();
  for (Loop *L : reverse(Loops))
    Changed |= FamilyReducer(*L).run();
  if (!Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}
