//===-- CourseBitLoops.cpp - Several bits of a number at a time -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Loops over the bits of a number, as for powers and products modulo another
/// one, ask two questions for each bit: whether it is set, and whether it is the
/// last. Here one switch asks for several bits at once:
///
///   do                                 while ((t = e / 4) != 0)
///     if (e % 2) r = r * x % m           switch (e % 4)
///     x = x * x % m                        ...
///     e = e / 2               =>           case 2: x = x * x % m
///   while (e)                                      r = r * x % m
///                                                  x = x * x % m
///                                        e = t
///                                      switch (e)
///                                        case 1: r = r * x % m; ...
///
/// As long as there are more bits, the copies of the body do not ask for the end.
/// Of the last bits all is known, also that the last square is not needed.
///
/// Linear in the size of the loops.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseBitLoops.h"
#include "Transforms/IterationCopies.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using namespace llvm;
using namespace llvm::PatternMatch;
using namespace llvm::course;

#define DEBUG_TYPE "course-bit-loops"

STATISTIC(NumLoops, "Number of loops that take several bits at a time");

static cl::opt<bool>
    EnableBitLoops("course-enable-bit-loops", cl::Hidden, cl::init(true),
                   cl::desc("Take several bits at a time in loops over them"));

// Seven small programs with such loops cost 0.796 with 2, 0.750 with 3, and 0.722
// with 4, where a body has 114 copies instead of 42.
static cl::opt<unsigned>
    NumBits("course-bit-loops-bits", cl::Hidden, cl::init(3),
            cl::desc("Bits that a loop over bits takes at a time"));

// So that options do not ask for more.
static constexpr unsigned MaxBits = 6;

// Instructions of a body. Of a larger one the questions are less than a tenth.
static constexpr unsigned MaxSize = 40;

namespace {

/// A loop that ends when the last bit has been shifted out of a number.
class BitLoop {
  const Loop &L;
  const BasicBlock *Header, *Latch, *Preheader;

  bool isLoopSuitable() const;
  bool isKnown(const PHINode &Phi) const;
  bool findNumber();

public:
  /// The number, and the tests of its lowest bit.
  PHINode *Number = nullptr;
  SmallVector<Instruction *, 2> Tests;

  explicit BitLoop(const Loop &L)
      : L(L), Header(L.getHeader()), Latch(L.getLoopLatch()),
        Preheader(L.getLoopPreheader()) {}

  bool find() { return isLoopSuitable() && findNumber(); }
};

/// Makes what takes its place.
class BitUnroller {
  Function &F;
  const BitLoop &Bits;
  BasicBlock *Header, *Preheader, *Exit;
  IterationCopies Iterations;
  /// Where the number stands among the variables.
  const size_t NumberIndex;
  /// Copies of the tests, and what they find.
  SmallVector<std::pair<WeakVH, bool>, 64> Known;
  SmallVector<BasicBlock *, 64> Copied;

  using Variables = SmallVector<Value *, 8>;

  BasicBlock *append(BasicBlock &After, const Variables &Now, bool Bit,
                     ValueToValueMapTy &Map);
  void makeRound(uint64_t Low, BasicBlock *Last, Value *Rest,
                 const Variables &AtStart, BasicBlock *Start);
  void makeEnd(uint64_t Number, BasicBlock *Last, Variables Now);
  void decideTests();

public:
  /// \p L has the form that BitLoop asks for, and LCSSA form.
  BitUnroller(Loop &L, const BitLoop &Bits, AssumptionCache &AC)
      : F(*L.getHeader()->getParent()), Bits(Bits), Header(L.getHeader()),
        Preheader(L.getLoopPreheader()), Exit(L.getUniqueExitBlock()),
        Iterations(L, *Exit, AC),
        NumberIndex(find(Iterations.getVariables(), Bits.Number) -
                    Iterations.getVariables().begin()) {}

  void run();
};

} // namespace

bool BitLoop::isLoopSuitable() const {
  size_t Size = 0;
  for (const BasicBlock *BB : L.blocks())
    Size += BB->sizeWithoutDebug();
  return Size <= MaxSize && NumBits != 0 && NumBits <= MaxBits &&
         L.isInnermost() && L.isLoopSimplifyForm() && L.isSafeToClone() &&
         L.getExitingBlock() == Latch;
}

// Whether a variable is known in each iteration and expensive, as the powers of a
// constant are: copy elision repeats such a loop for all of them.
bool BitLoop::isKnown(const PHINode &Phi) const {
  bool HasProduct = false;
  SmallSetVector<const Value *, 8> Needed;
  Needed.insert(&Phi);
  for (size_t I = 0; I != Needed.size(); ++I) {
    const Value *V = Needed[I];
    if (isa<Constant>(V))
      continue;
    if (const auto *Other = dyn_cast<PHINode>(V);
        Other && Other->getParent() == Header) {
      if (!isa<Constant>(Other->getIncomingValueForBlock(Preheader)))
        return false;
      Needed.insert(Other->getIncomingValueForBlock(Latch));
      continue;
    }
    const auto *Op = dyn_cast<Instruction>(V);
    if (!Op || !L.contains(Op) ||
        !isa<BinaryOperator, CastInst, SelectInst, ICmpInst>(Op))
      return false;
    HasProduct |= Op->getOpcode() == Instruction::Mul || Op->isIntDivRem();
    Needed.insert_range(Op->operands());
  }
  return HasProduct;
}

// Whether the loop ends when a number is 0 whose bits it tests.
bool BitLoop::findNumber() {
  CmpPredicate Predicate;
  Value *Rest;
  BasicBlock *IfTrue, *IfFalse;
  if (!match(Latch->getTerminator(),
             m_Br(m_ICmp(Predicate, m_Value(Rest), m_Zero()),
                  m_BasicBlock(IfTrue), m_BasicBlock(IfFalse))) ||
      !ICmpInst::isEquality(Predicate) ||
      (Predicate == ICmpInst::ICMP_EQ ? IfFalse : IfTrue) != Header)
    return false;
  Value *Whole;
  if (!match(Rest, m_LShr(m_Value(Whole), m_One())))
    return false;
  Number = dyn_cast<PHINode>(Whole);
  if (!Number || Number->getParent() != Header ||
      Number->getIncomingValueForBlock(Latch) != Rest ||
      isa<Constant>(Number->getIncomingValueForBlock(Preheader)) ||
      Number->getType()->getScalarSizeInBits() <= NumBits)
    return false;
  if (any_of(Header->phis(), [&](const PHINode &Phi) { return isKnown(Phi); }))
    return false;
  for (User *U : Number->users())
    if (match(U, m_And(m_Specific(Number), m_One())) ||
        (U->getType()->isIntegerTy(1) && match(U, m_Trunc(m_Specific(Number)))))
      if (auto *Test = cast<Instruction>(U); L.contains(Test))
        Tests.push_back(Test);
  return !Tests.empty();
}

// Appends an iteration whose lowest bit of the number is Bit.
BasicBlock *BitUnroller::append(BasicBlock &After, const Variables &Now,
                                bool Bit, ValueToValueMapTy &Map) {
  BasicBlock *Last = Iterations.append(After, Now, Map);
  for (Instruction *Test : Bits.Tests)
    Known.push_back({cast<Instruction>(Map.lookup(Test)), Bit});
  for (BasicBlock *BB : Iterations.getBlocks())
    Copied.push_back(cast<BasicBlock>(Map.lookup(BB)));
  return Last;
}

// The iterations for some bits of which the lowest are Low; more follow, which are
// what is left of the number when Start is entered again.
void BitUnroller::makeRound(uint64_t Low, BasicBlock *Last, Value *Rest,
                            const Variables &AtStart, BasicBlock *Start) {
  Variables Now = AtStart;
  for (unsigned Bit = 0; Bit != NumBits; ++Bit) {
    IRBuilder<> B(Last);
    Now[NumberIndex] = B.CreateOr(
        B.CreateShl(Rest, NumBits - Bit, "", /*HasNUW=*/true),
        ConstantInt::get(Rest->getType(), Low >> Bit), "", /*IsDisjoint=*/true);
    ValueToValueMapTy Map;
    Last = append(*Last, Now, Low >> Bit & 1, Map);
    Now = Iterations.getNext(Map);
  }
  Now[NumberIndex] = Rest;
  for (auto [Phi, V] : zip_equal(AtStart, Now))
    cast<PHINode>(Phi)->addIncoming(V, Last);
  BranchInst::Create(Start, Last);
}

// The iterations for a number of as few bits.
void BitUnroller::makeEnd(uint64_t Number, BasicBlock *Last, Variables Now) {
  Type *Ty = Bits.Number->getType();
  ValueToValueMapTy Map;
  do {
    Now[NumberIndex] = ConstantInt::get(Ty, Number);
    Map.clear();
    Last = append(*Last, Now, Number & 1, Map);
    Now = Iterations.getNext(Map);
    Number >>= 1;
  } while (Number != 0);
  Iterations.addExit(Map, *Last);
  BranchInst::Create(Exit, Last);
}

// When all PHIs have all their operands: until then they seem to be their first one.
void BitUnroller::decideTests() {
  for (auto &[Test, Bit] : Known)
    if (auto *Copy = cast_or_null<Instruction>(Test))
      replaceAndRecursivelySimplify(Copy,
                                    ConstantInt::get(Copy->getType(), Bit));
  for (BasicBlock *BB : Copied)
    ConstantFoldTerminator(BB, /*DeleteDeadConditions=*/true);
}

void BitUnroller::run() {
  auto AddBlock = [&](const Twine &Name) {
    return BasicBlock::Create(F.getContext(), Name, &F);
  };
  BasicBlock *Start = AddBlock("bits"), *Round = AddBlock("bits.round"),
             *End = AddBlock("bits.end"), *Nowhere = AddBlock("bits.none");
  IRBuilder<> B(Preheader->getTerminator());
  Value *First =
      B.CreateFreeze(Bits.Number->getIncomingValueForBlock(Preheader));
  Preheader->getTerminator()->replaceSuccessorWith(Header, Start);
  B.SetInsertPoint(Nowhere);
  B.CreateUnreachable();

  Variables Now;
  B.SetInsertPoint(Start);
  for (PHINode *Phi : Iterations.getVariables()) {
    PHINode *New = B.CreatePHI(Phi->getType(), 1 + (1 << NumBits));
    New->addIncoming(
        Phi == Bits.Number ? First : Phi->getIncomingValueForBlock(Preheader),
        Preheader);
    Now.push_back(New);
  }
  Value *All = Now[NumberIndex];
  Value *Rest = B.CreateLShr(All, NumBits);
  B.CreateCondBr(B.CreateIsNull(Rest), End, Round);

  const uint64_t NumCases = uint64_t(1) << NumBits;
  auto MakeSwitch = [&](BasicBlock *At, Value *Of, auto MakeCase) {
    B.SetInsertPoint(At);
    SwitchInst *Switch = B.CreateSwitch(Of, Nowhere, NumCases);
    for (uint64_t Case = 0; Case != NumCases; ++Case) {
      BasicBlock *BB = AddBlock("bits.case");
      Switch->addCase(cast<ConstantInt>(ConstantInt::get(Of->getType(), Case)),
                      BB);
      MakeCase(Case, BB);
    }
  };
  B.SetInsertPoint(Round);
  Value *Low = B.CreateAnd(All, NumCases - 1);
  MakeSwitch(Round, Low, [&](uint64_t Case, BasicBlock *BB) {
    makeRound(Case, BB, Rest, Now, Start);
  });
  MakeSwitch(End, All,
             [&](uint64_t Case, BasicBlock *BB) { makeEnd(Case, BB, Now); });
  decideTests();
  ++NumLoops;
}

PreservedAnalyses CourseBitLoopsPass::run(Function &F,
                                          FunctionAnalysisManager &FAM) {
  if (!EnableBitLoops)
    return PreservedAnalyses::all();
  auto &LI = FAM.getResult<LoopAnalysis>(F);
  auto &DT = FAM.getResult<DominatorTreeAnalysis>(F);
  auto &AC = FAM.getResult<AssumptionAnalysis>(F);
  bool IsChanged = false;
  for (Loop *L : LI.getLoopsInPreorder())
    if (BitLoop Bits(*L); Bits.find()) {
      formLCSSA(*L, DT, &LI, /*SE=*/nullptr);
      BitUnroller(*L, Bits, AC).run();
      IsChanged = true;
    }
  if (!IsChanged)
    return PreservedAnalyses::all();
  removeUnreachableBlocks(F);
  return PreservedAnalyses::none();
}
