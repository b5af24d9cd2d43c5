//===-- CourseCountBits.cpp - Loops that count bits -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Loops that look at the bits of a number one by one compute its population
/// count, its parity, or how many zeros it ends with:
///
/// \code
///   while (n) {                   for (i = 0; i < 32; i++)
///     c += n & 1;                   c ^= n >> i & 1;
///     n >>= 1;
///   }
///   while (n) {                   while (!(n & 1)) {
///     n &= n - 1;                   n >>= 1;
///     c = !c;                       c++;
///   }                             }
///   =>                            =>
///   c += ctpop(n)                 c ^= ctpop(n) & 1
///   c ^= ctpop(n) & 1             c += cttz(n), n /= n & -n
/// \endcode
///
/// A round of them costs 2 to 3.5 and a count at most 8.4 (CourseBitCounts). So
/// what a loop of one block gives is computed before it if that is all it does;
/// LoopDeletion removes it. Runs among LLVM's loop passes, after induction
/// variables are simplified and before such loops are unrolled. LLVM's
/// LoopIdiomRecognize knows loops that count with `n & n - 1`, and those that
/// count leading zeros.
///
/// Undefined bits count as any do. A loop that ends when the number is 0, or at
/// a bit, branches on it: it is not poison there.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseCountBits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "course-count-bits"

STATISTIC(NumLoops, "Number of loops that count bits");

static cl::opt<bool> EnableCountBits("course-enable-count-bits", cl::Hidden,
                                     cl::init(true),
                                     cl::desc("Replace loops that count bits"));

namespace {

class BitLoop {
  Loop &L;
  ScalarEvolution &SE;
  BasicBlock *const Body = L.getHeader();

  /// How the loop goes through the number, and where it ends.
  enum StepKind { NoStep, Shift, ClearLowest } Step = NoStep;
  enum ExitKind { AtZero, AtBit, AfterCount } Exit = AfterCount;
  /// The number at the start of a round, the next one, and the first one.
  PHINode *X = nullptr;
  Instruction *Next = nullptr;
  Value *Number = nullptr;
  /// How many rounds there are, if that is known.
  unsigned NumRounds = 0;

  bool isExitCondition(CmpInst::Predicate Leaves, Value *A,
                       const APInt &C) const;
  void findStep();
  bool findExit();
  Value *getBitNumber(Value *V) const;
  bool isIndex(Value *V) const;
  bool canCompute(Value *Result);
  bool isAccumulator(Value *Result, PHINode *&Old, Value *&Term) const;
  Value *getCount(IRBuilder<> &Builder, Type *Ty) const;
  Value *compute(Value *Result, IRBuilder<> &Builder) const;

public:
  BitLoop(Loop &L, ScalarEvolution &SE) : L(L), SE(SE) {}

  bool analyze();
  void replace();
};

} // namespace

//===----------------------------------------------------------------------===//
// The number
//===----------------------------------------------------------------------===//

// A variable that is shifted, or loses its lowest bit.
void BitLoop::findStep() {
  for (PHINode &Phi : Body->phis()) {
    Value *V = Phi.getIncomingValueForBlock(Body);
    if (!Phi.getType()->isIntegerTy())
      continue;
    if (match(V, m_LShr(m_Specific(&Phi), m_One())))
      Step = Shift;
    else if (match(V, m_c_And(m_Specific(&Phi),
                              m_Add(m_Specific(&Phi), m_AllOnes()))))
      Step = ClearLowest;
    else
      continue;
    X = &Phi;
    Next = cast<Instruction>(V);
    Number = Phi.getIncomingValueForBlock(L.getLoopPreheader());
    return;
  }
}

// Whether the loop ends where this comparison holds.
bool BitLoop::isExitCondition(CmpInst::Predicate Leaves, Value *A,
                              const APInt &C) const {
  return Leaves == ICmpInst::ICMP_EQ && A == Next && C.isZero();
}

// The loop ends when the next number is 0, or odd, or after some rounds.
bool BitLoop::findExit() {
  const SCEV *Taken = SE.getBackedgeTakenCount(&L);
  if (const auto *C = dyn_cast<SCEVConstant>(Taken))
    if (C->getAPInt().ult(64)) {
      NumRounds = C->getAPInt().getZExtValue() + 1;
      Exit = AfterCount;
      return true;
    }
  auto *Branch = dyn_cast<BranchInst>(Body->getTerminator());
  if (!X || !Branch || !Branch->isConditional())
    return false;
  const bool ExitsIfTrue = Branch->getSuccessor(0) != Body;
  Value *Condition = Branch->getCondition();
  CmpPredicate Predicate;
  Value *A;
  const APInt *C;
  if (match(Condition, m_Trunc(m_Specific(Next)))) {
    Exit = AtBit;
    return ExitsIfTrue && Step == Shift;
  }
  if (!match(Condition, m_ICmp(Predicate, m_Value(A), m_APInt(C))))
    return false;
  CmpInst::Predicate Leaves = Predicate;
  if (!ExitsIfTrue)
    Leaves = CmpInst::getInversePredicate(Leaves);
  if (isExitCondition(Leaves, A, *C) ||
      (Step == Shift && A == X && Leaves == ICmpInst::ICMP_ULT && *C == 2)) {
    Exit = AtZero;
    return true;
  }
  const bool IsLowBit = match(A, m_And(m_Specific(Next), m_One())) ||
                        match(A, m_And(m_Specific(X), m_SpecificInt(2)));
  Exit = AtBit;
  return Step == Shift && IsLowBit && Leaves == ICmpInst::ICMP_NE &&
         C->isZero();
}

//===----------------------------------------------------------------------===//
// What is counted
//===----------------------------------------------------------------------===//

// 0, 1, ... in the rounds.
bool BitLoop::isIndex(Value *V) const {
  // Numbers below 64 stay what they are in eight bits.
  constexpr unsigned LeastWidth = 8;
  while (isa<ZExtInst, SExtInst, TruncInst>(V) &&
         V->getType()->getScalarSizeInBits() >= LeastWidth)
    V = cast<Instruction>(V)->getOperand(0);
  if (V->getType()->getScalarSizeInBits() < LeastWidth ||
      !SE.isSCEVable(V->getType()))
    return false;
  const auto *AddRec = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(V));
  return AddRec && AddRec->getLoop() == &L && AddRec->isAffine() &&
         AddRec->getStart()->isZero() && AddRec->getStepRecurrence(SE)->isOne();
}

// The number of which V, 0 or 1, is another bit in each round, the lowest one
// first.
Value *BitLoop::getBitNumber(Value *V) const {
  match(V, m_ZExt(m_Value(V)));
  Value *A, *N, *Index;
  if (match(V,
            m_SpecificICmp(ICmpInst::ICMP_NE,
                           m_c_And(m_Shl(m_One(), m_Value(Index)), m_Value(N)),
                           m_Zero())))
    return isIndex(Index) && L.isLoopInvariant(N) ? N : nullptr;
  if (!match(V, m_And(m_Value(A), m_One())) &&
      !(V->getType()->isIntegerTy(1) && match(V, m_Trunc(m_Value(A)))))
    return nullptr;
  match(A, m_Trunc(m_Value(A)));
  if (A == X && Step == Shift)
    return Number;
  if (match(A, m_LShr(m_Value(N), m_Value(Index))) && L.isLoopInvariant(N) &&
      isIndex(Index))
    return N;
  return nullptr;
}

// Old + Term or Old ^ Term.
bool BitLoop::isAccumulator(Value *Result, PHINode *&Old, Value *&Term) const {
  auto *I = dyn_cast<BinaryOperator>(Result);
  if (!I || I->getParent() != Body ||
      (I->getOpcode() != Instruction::Add &&
       I->getOpcode() != Instruction::Xor))
    return false;
  for (unsigned OpNo : {0, 1}) {
    Old = dyn_cast<PHINode>(I->getOperand(OpNo));
    Term = I->getOperand(1 - OpNo);
    if (Old && Old->getParent() == Body &&
        Old->getIncomingValueForBlock(Body) == I)
      return true;
  }
  return false;
}

// Whether the value of an exiting loop is one that we know.
bool BitLoop::canCompute(Value *Result) {
  if (L.isLoopInvariant(Result) || Result == Next)
    return true;
  PHINode *Old;
  Value *Term;
  if (!isAccumulator(Result, Old, Term))
    return false;
  // Every round counts.
  if (Exit == AtBit || Step == ClearLowest)
    return Exit != AfterCount && isa<ConstantInt>(Term);
  Value *N = getBitNumber(Term);
  if (!N ||
      (Exit == AfterCount && NumRounds > N->getType()->getIntegerBitWidth()))
    return false;
  return !Number || N == Number || Exit == AfterCount;
}

bool BitLoop::analyze() {
  BasicBlock *Preheader = L.getLoopPreheader();
  BasicBlock *ExitBlock = L.getUniqueExitBlock();
  if (L.getNumBlocks() != 1 || !Preheader || !ExitBlock ||
      !ExitBlock->getUniquePredecessor()) {
    LLVM_DEBUG(dbgs() << "not one block with one exit\n");
    return false;
  }
  findStep();
  if (!findExit()) {
    LLVM_DEBUG(dbgs() << "ends for another reason\n");
    return false;
  }
  if (any_of(*Body,
             [](const Instruction &I) { return I.mayHaveSideEffects(); })) {
    LLVM_DEBUG(dbgs() << "does something else\n");
    return false;
  }
  // It may go on for ever.
  if (Exit == AtBit && !isMustProgress(&L)) {
    LLVM_DEBUG(dbgs() << "may be meant not to end\n");
    return false;
  }
  // With 0 there would be one round, too.
  const DataLayout &DL = Body->getDataLayout();
  if (Exit == AtZero && Step == ClearLowest &&
      isImpliedByDomCondition(ICmpInst::ICMP_NE, Number,
                              Constant::getNullValue(X->getType()),
                              Preheader->getTerminator(), DL) != true) {
    LLVM_DEBUG(dbgs() << "the number may be 0\n");
    return false;
  }
  // Of others we only know what is counted.
  if (Exit == AfterCount && Step == ClearLowest)
    return false;
  bool Counts = false;
  for (PHINode &Phi : ExitBlock->phis()) {
    Value *Result = Phi.getIncomingValueForBlock(Body);
    if (!canCompute(Result)) {
      LLVM_DEBUG(dbgs() << "gives something else:" << *Result << '\n');
      return false;
    }
    Counts |= !L.isLoopInvariant(Result) && (Result != Next || Exit == AtBit);
  }
  return Counts;
}

//===----------------------------------------------------------------------===//
// The result
//===----------------------------------------------------------------------===//

// In how many rounds something is added.
Value *BitLoop::getCount(IRBuilder<> &Builder, Type *Ty) const {
  Value *Count;
  if (Exit == AtBit) {
    // The first number is not looked at; it is not 1 or 0, or there is no end.
    Value *Even = Builder.CreateAnd(
        Number, ConstantInt::getSigned(Number->getType(), -2));
    Count =
        Builder.CreateBinaryIntrinsic(Intrinsic::cttz, Even, Builder.getTrue());
  } else {
    Count = Builder.CreateUnaryIntrinsic(Intrinsic::ctpop, Number);
  }
  return Builder.CreateZExtOrTrunc(Count, Ty);
}

Value *BitLoop::compute(Value *Result, IRBuilder<> &Builder) const {
  Type *Ty = Result->getType();
  if (Result == Next) {
    if (Exit == AtZero)
      return Constant::getNullValue(Ty);
    if (Exit == AfterCount)
      return NumRounds >= Ty->getIntegerBitWidth()
                 ? Constant::getNullValue(Ty)
                 : Builder.CreateLShr(Number, NumRounds);
    Value *Even = Builder.CreateAnd(Number, ConstantInt::getSigned(Ty, -2));
    Value *Lowest = Builder.CreateAnd(Even, Builder.CreateNeg(Even));
    return Builder.CreateUDiv(Number, Lowest);
  }
  PHINode *Old;
  Value *Term;
  isAccumulator(Result, Old, Term);
  Value *Start = Old->getIncomingValueForBlock(L.getLoopPreheader());
  const bool IsXor =
      cast<BinaryOperator>(Result)->getOpcode() == Instruction::Xor;
  Value *Count;
  if (isa<ConstantInt>(Term)) {
    Count = getCount(Builder, Ty);
  } else {
    Value *N = getBitNumber(Term);
    const unsigned Width = N->getType()->getIntegerBitWidth();
    if (Exit == AfterCount && NumRounds < Width)
      N = Builder.CreateAnd(
          N, ConstantInt::get(N->getType(),
                              APInt::getLowBitsSet(Width, NumRounds)));
    Count = Builder.CreateZExtOrTrunc(
        Builder.CreateUnaryIntrinsic(Intrinsic::ctpop, N), Ty);
    Term = ConstantInt::get(Ty, 1);
  }
  if (IsXor)
    Count = Builder.CreateAnd(Count, ConstantInt::get(Ty, 1));
  Count = Builder.CreateMul(Count, Term);
  return IsXor ? Builder.CreateXor(Start, Count)
               : Builder.CreateAdd(Start, Count);
}

void BitLoop::replace() {
  IRBuilder<> Builder(L.getLoopPreheader()->getTerminator());
  for (PHINode &Phi : L.getUniqueExitBlock()->phis()) {
    Value *Result = Phi.getIncomingValueForBlock(Body);
    if (!L.isLoopInvariant(Result))
      Phi.setIncomingValueForBlock(Body, compute(Result, Builder));
    SE.forgetValue(&Phi);
  }
  ++NumLoops;
}

PreservedAnalyses CourseCountBitsPass::run(Loop &L, LoopAnalysisManager &,
                                           LoopStandardAnalysisResults &AR,
                                           LPMUpdater &) {
  if (!EnableCountBits)
    return PreservedAnalyses::all();
  LLVM_DEBUG(dbgs() << "course-count-bits: " << L.getName() << ": ");
  BitLoop Bits(L, AR.SE);
  if (!Bits.analyze())
    return PreservedAnalyses::all();
  LLVM_DEBUG(dbgs() << "counts bits\n");
  // Point of no return.
  Bits.replace();
  return getLoopPassPreservedAnalyses();
}
