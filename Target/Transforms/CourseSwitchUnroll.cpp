//===-- CourseSwitchUnroll.cpp - Unroll by the remaining count ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A switch costs as much as a branch, and size is free. So an innermost loop
/// whose trip count is computable before it asks only how many iterations
/// remain:
///
///   do                        do
///     body(i)                   switch (remaining)
///     ++i             =>        case 1:  body(i);                       break
///   while (i != n)              case 2:  body(i); body(i + 1);          break
///                               ...
///                               default: body(i); ... body(i + 7); i += 8
///                                        remaining -= 8
///                             while (true)
///
/// There is no remainder to be computed and no loop for it: an entry costs the
/// trip count, which is often there already, and one switch. An iteration costs
/// nothing beside its body but its share of two additions and the switch.
///
/// A loop whose trip count has a small upper bound becomes the switch alone.
/// Exits before the end of an iteration stay in all copies, also the one of two
/// conditions of the latch that cannot be counted (CountedExit.h). Remainders of
/// what the loop counts are known where so many iterations are done at once that
/// they come again (CountedRemainders.h).
///
/// Runs when loops are rotated, in place of LLVM's run-time unrolling. Wants
/// common subexpressions to be removed afterwards. Linear in the size of the
/// code that it makes.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseSwitchUnroll.h"
#include "CoursePlan.h"
#include "Transforms/CountedExit.h"
#include "Transforms/CountedRemainders.h"
#include "Transforms/CourseEffort.h"
#include "Transforms/CourseTransformUtils.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/ProfDataUtils.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;

#define DEBUG_TYPE "course-switch-unroll"

STATISTIC(NumLoopsUnrolled, "Number of loops unrolled around a switch");

// The limits have the least geometric mean over 67 random kernels and over the
// benchmarks of the tuning set. Half as many copies cost 1.5 % more on the
// kernels, 0.1 % on the benchmarks; two thirds of the size 1.6 % on the
// kernels, five thirds 0.4 %. Powers of 2 keep what is known of the alignment
// of rows.
static cl::opt<unsigned>
    MaxCopies("course-switch-unroll-count", cl::Hidden, cl::init(16),
              cl::desc("Iterations that a loop unrolled around a switch may do "
                       "at once, a power of 2"));
static cl::opt<unsigned>
    MaxSize("course-switch-unroll-size", cl::Hidden, cl::init(3000),
            cl::desc("Instructions that a loop unrolled around a switch may "
                     "have, all cases together"));

// Of a loop whose trip count is a constant. 600 and up to 32 copies gain
// nothing.
static constexpr unsigned MaxKnownSize = 400;

// What the trip count may cost, in additions. With 4, knapsack costs 1.4 times
// as much; 8 leave 0.5 % of the kernels' medium inputs, more gain nothing.
static constexpr unsigned EntryBudget = 16;

// The same of a loop with other exits, which are expected to end it early. 8
// cost z-function 1.1 times as much, 2 one program of the tuning set 1.06 times.
static constexpr unsigned SearchEntryBudget = 6;

// How much larger a loop may seem to be whose copies know remainders: what these
// decide goes. 15 copies of 47 instructions fit. The tuning set costs 0.9998.
static constexpr unsigned RemaindersShrink = 4;

// LLVM expects 32 iterations where it does not know.
static double getNextProbability(const BranchInst &Latch, bool IsFirst) {
  uint64_t True, False;
  if (!extractBranchWeights(Latch, True, False) || True + False == 0)
    return 31.0 / 32;
  return double(IsFirst ? True : False) / double(True + False);
}

namespace {

/// One loop and what becomes of it.
class SwitchUnroller {
  Loop &L;
  const unsigned Copies;
  /// Whether there are never more iterations.
  const bool IsBound;
  /// How probable it is that another iteration follows.
  double NextProbability;
  AssumptionCache &AC;
  Function &F;
  BasicBlock *Preheader, *Header, *Latch, *Exit;
  SmallVector<BasicBlock *, 8> Blocks;
  SmallVector<PHINode *, 8> Variables;
  SmallVector<MDNode *, 4> Scopes;
  /// Of which copies know the values.
  SmallVector<course::CountedRemainder, 2> Remainders;

  /// A row of iterations, one after the other.
  struct Row {
    BasicBlock *First = nullptr, *Last = nullptr;
    /// What the variables are before it and after it.
    SmallVector<PHINode *, 8> Phis;
    SmallVector<Value *, 8> Values;
    /// Originals and copies of the last iteration.
    ValueToValueMapTy Map;
  };

  void startRow(Row &R);
  void addEntry(Row &R, BasicBlock *From, ArrayRef<Value *> Values);
  void appendIteration(Row &R, unsigned Number);
  void appendIterations(Row &R, unsigned Count);
  void addExits(ValueToValueMapTy &Map);
  void addExit(Row &R, BasicBlock *From);
  SwitchInst *createSwitch(Value *Remaining, BasicBlock *Default,
                           BasicBlock *At);
  void addCase(SwitchInst &Switch, unsigned Count, Row &R);
  SmallVector<Value *, 8> takeStart();
  Value *addBody(Row &Body, Value *TripCount);

public:
  SwitchUnroller(Loop &L, unsigned Copies, bool IsBound,
                 ArrayRef<course::CountedRemainder> Counted,
                 AssumptionCache &AC)
      : L(L), Copies(Copies), IsBound(IsBound), AC(AC),
        F(*L.getHeader()->getParent()), Preheader(L.getLoopPreheader()),
        Header(L.getHeader()), Latch(L.getLoopLatch()), Blocks(L.blocks()) {
    auto *Branch = cast<BranchInst>(Latch->getTerminator());
    Exit = Branch->getSuccessor(Branch->getSuccessor(0) == Header);
    NextProbability = getNextProbability(
        *Branch, /*IsFirst=*/Branch->getSuccessor(0) == Header);
    // The copies do not ask.
    auto *Condition = dyn_cast<Instruction>(Branch->getCondition());
    Branch->setCondition(ConstantInt::getTrue(F.getContext()));
    if (Condition && Condition->use_empty() && L.contains(Condition))
      Condition->eraseFromParent();
    for (PHINode &Phi : Header->phis())
      Variables.push_back(&Phi);
    identifyNoAliasScopesToClone(Blocks, Scopes);
    // Each row begins after a multiple of so many iterations.
    copy_if(Counted, std::back_inserter(Remainders),
            [&](const course::CountedRemainder &R) {
              return IsBound || Copies % R.Period == 0;
            });
  }

  /// \p TripCount must not be poison; 0 means 2^64.
  void run(Value *TripCount);

  /// \p TripCount must not be less than the number of copies.
  void runKnown(uint64_t TripCount);
};

/// Finds the loops of a function that are worth it.
class Finder {
  Function &F;
  LoopInfo &LI;
  DominatorTree &DT;
  ScalarEvolution &SE;
  AssumptionCache &AC;
  const TargetTransformInfo &TTI;
  OptimizationRemarkEmitter &ORE;
  SCEVExpander Expander;
  const unsigned NumLoops;

  struct Choice {
    Loop *L;
    /// Of which the second is meant if the first is null. What the loop before
    /// leaves may change while that one is unrolled.
    WeakTrackingVH TripCount;
    uint64_t KnownTripCount;
    unsigned Copies;
    bool IsBound;
    SmallVector<course::CountedRemainder, 2> Remainders;
  };

public:
  Finder(Function &F, FunctionAnalysisManager &FAM)
      : F(F), LI(FAM.getResult<LoopAnalysis>(F)),
        DT(FAM.getResult<DominatorTreeAnalysis>(F)),
        SE(FAM.getResult<ScalarEvolutionAnalysis>(F)),
        AC(FAM.getResult<AssumptionAnalysis>(F)),
        TTI(FAM.getResult<TargetIRAnalysis>(F)),
        ORE(FAM.getResult<OptimizationRemarkEmitterAnalysis>(F)),
        Expander(SE, "count"), NumLoops(course::countInnermostLoops(LI)) {}

  bool run();

private:
  const SCEV *getTripCount(Loop &L);
  unsigned getBound(Loop &L);
  std::optional<Choice> choose(Loop &L);
  std::optional<Choice> chooseKnown(Loop &L, uint64_t TripCount, unsigned Size);
};

} // namespace

//===----------------------------------------------------------------------===//
// Copies of iterations
//===----------------------------------------------------------------------===//

// The copies leave the loop where the original does, but for its end.
void SwitchUnroller::addExits(ValueToValueMapTy &Map) {
  for (BasicBlock *BB : Blocks)
    for (BasicBlock *Successor : successors(BB)) {
      if (L.contains(Successor) || (BB == Latch && Successor == Exit))
        continue;
      for (PHINode &Phi : Successor->phis()) {
        Value *V = Phi.getIncomingValueForBlock(BB);
        Value *Copy = Map.lookup(V);
        Phi.addIncoming(Copy ? Copy : V, cast<BasicBlock>(Map[BB]));
      }
    }
}

void SwitchUnroller::appendIteration(Row &R, unsigned Number) {
  R.Map.clear();
  SmallVector<BasicBlock *, 8> Copies;
  for (BasicBlock *BB : Blocks) {
    BasicBlock *Copy = CloneBasicBlock(BB, R.Map, ".copy", &F);
    R.Map[BB] = Copy;
    Copies.push_back(Copy);
  }
  for (auto [Phi, V] : zip_equal(Variables, R.Values)) {
    cast<PHINode>(R.Map[Phi])->eraseFromParent();
    R.Map[Phi] = V;
  }
  remapInstructionsInBlocks(Copies, R.Map);
  cloneAndAdaptNoAliasScopes(Scopes, Copies, F.getContext(), "copy");
  for (BasicBlock *BB : Copies)
    for (Instruction &I : *BB)
      if (auto *Assume = dyn_cast<AssumeInst>(&I))
        AC.registerAssumption(Assume);
  for (const course::CountedRemainder &C : Remainders)
    R.Map[C.Instr]->replaceAllUsesWith(C.get(Number));
  addExits(R.Map);

  auto *First = cast<BasicBlock>(R.Map[Header]);
  BranchInst::Create(First, R.Last);
  R.Last = cast<BasicBlock>(R.Map[Latch]);
  R.Last->getTerminator()->eraseFromParent();
  for (auto [Phi, V] : zip_equal(Variables, R.Values)) {
    Value *Next = Phi->getIncomingValueForBlock(Latch);
    Value *Copy = R.Map.lookup(Next);
    V = Copy ? Copy : Next;
  }
}

void SwitchUnroller::appendIterations(Row &R, unsigned Count) {
  for (unsigned I = 0; I != Count; ++I)
    appendIteration(R, I);
}

// What follows the loop reads the values of the row that ends in the block.
void SwitchUnroller::addExit(Row &R, BasicBlock *From) {
  for (PHINode &Phi : Exit->phis()) {
    Value *V = Phi.getIncomingValueForBlock(Latch);
    Value *Copy = R.Map.lookup(V);
    Phi.addIncoming(Copy ? Copy : V, From);
  }
}

void SwitchUnroller::startRow(Row &R) {
  R.First = R.Last =
      BasicBlock::Create(F.getContext(), "iterations", &F, Header);
  for (PHINode *Variable : Variables) {
    PHINode *Phi =
        PHINode::Create(Variable->getType(), 2, Variable->getName(), R.First);
    R.Phis.push_back(Phi);
    R.Values.push_back(Phi);
  }
}

void SwitchUnroller::addEntry(Row &R, BasicBlock *From,
                              ArrayRef<Value *> Values) {
  for (auto [Phi, V] : zip_equal(R.Phis, Values))
    Phi->addIncoming(V, From);
}

SwitchInst *SwitchUnroller::createSwitch(Value *Remaining, BasicBlock *Default,
                                         BasicBlock *At) {
  unsigned NumCases = IsBound ? Copies - 1 : Copies;
  SwitchInst *Switch = SwitchInst::Create(Remaining, Default, NumCases, At);
  // As many iterations as without copies, if each one is as probable.
  constexpr double Scale = 1 << 24;
  SmallVector<uint32_t> Weights(1);
  double Left = Scale;
  for (unsigned Case = 0; Case != NumCases; ++Case) {
    Weights.push_back(1 + uint32_t(Left * (1 - NextProbability)));
    Left *= NextProbability;
  }
  Weights.front() = 1 + uint32_t(Left);
  Switch->setMetadata(LLVMContext::MD_prof,
                      MDBuilder(F.getContext()).createBranchWeights(Weights));
  return Switch;
}

// The most iterations that there can be are not asked for: if the trip count is
// poison, it does not matter how often they are done, but the first one is.
void SwitchUnroller::addCase(SwitchInst &Switch, unsigned Count, Row &R) {
  if (IsBound && Count == Copies)
    Switch.setDefaultDest(R.First);
  else
    Switch.addCase(cast<ConstantInt>(ConstantInt::get(
                       Switch.getCondition()->getType(), Count)),
                   R.First);
}

// What the variables are before the loop, which then begins elsewhere.
SmallVector<Value *, 8> SwitchUnroller::takeStart() {
  SmallVector<Value *, 8> Start;
  for (PHINode *Variable : Variables)
    Start.push_back(Variable->getIncomingValueForBlock(Preheader));
  Preheader->getTerminator()->eraseFromParent();
  return Start;
}

// The new loop, but for what ends it. Returns what then remains.
Value *SwitchUnroller::addBody(Row &Body, Value *TripCount) {
  Type *Ty = TripCount->getType();
  PHINode *Remaining = PHINode::Create(Ty, 2, "remaining", Body.First);
  appendIterations(Body, Copies);
  Value *Less = BinaryOperator::CreateSub(
      Remaining, ConstantInt::get(Ty, Copies), "remaining", Body.Last);
  Remaining->addIncoming(TripCount, Preheader);
  Remaining->addIncoming(Less, Body.Last);
  addEntry(Body, Body.Last, Body.Values);
  return Less;
}

void SwitchUnroller::runKnown(uint64_t TripCount) {
  SmallVector<Value *, 8> Start = takeStart();
  Row Body;
  startRow(Body);
  addEntry(Body, Preheader, Start);
  BranchInst::Create(Body.First, Preheader);
  IRBuilder<> Builder(F.getContext());
  uint64_t NumRest = TripCount % Copies;
  Value *Less = addBody(Body, Builder.getInt64(TripCount - NumRest));
  BasicBlock *After = Exit;
  if (NumRest == 0) {
    addExit(Body, Body.Last);
  } else {
    Row Rest;
    startRow(Rest);
    addEntry(Rest, Body.Last, Body.Values);
    appendIterations(Rest, NumRest);
    BranchInst::Create(Exit, Rest.Last);
    addExit(Rest, Rest.Last);
    After = Rest.First;
  }
  Builder.SetInsertPoint(Body.Last);
  BranchInst *Branch =
      Builder.CreateCondBr(Builder.CreateIsNull(Less), After, Body.First);
  Branch->setMetadata(LLVMContext::MD_loop, L.getLoopID());
  const uint64_t Rounds = std::min<uint64_t>(TripCount / Copies, INT32_MAX);
  Branch->setMetadata(
      LLVMContext::MD_prof,
      MDBuilder(F.getContext()).createBranchWeights(1, uint32_t(Rounds - 1)));
  DeleteDeadBlocks(Blocks);
}

void SwitchUnroller::run(Value *TripCount) {
  SmallVector<Value *, 8> Start = takeStart();
  // Without a body, all cases are known at the entry.
  Row Body;
  SwitchInst *Again = nullptr;
  if (!IsBound) {
    startRow(Body);
    addEntry(Body, Preheader, Start);
    Again = createSwitch(addBody(Body, TripCount), Body.First, Body.Last);
    Again->setMetadata(LLVMContext::MD_loop, L.getLoopID());
  }

  // Until the longest row is there, the default of a bound is the original.
  SwitchInst *Entry =
      createSwitch(TripCount, IsBound ? Header : Body.First, Preheader);
  auto Finish = [&](Row &R, unsigned Count) {
    appendIterations(R, Count);
    BranchInst::Create(Exit, R.Last);
    addExit(R, R.Last);
  };
  for (unsigned Count = 1; Count <= Copies; ++Count) {
    // Where values are those at the start of the loop, much of the first
    // iterations is constant: they have code of their own.
    Row First;
    startRow(First);
    addEntry(First, Preheader, Start);
    addCase(*Entry, Count, First);
    Finish(First, Count);
    if (!Again)
      continue;
    Row Rest;
    startRow(Rest);
    addEntry(Rest, Body.Last, Body.Values);
    addCase(*Again, Count, Rest);
    Finish(Rest, Count);
  }
  DeleteDeadBlocks(Blocks);
}

//===----------------------------------------------------------------------===//
// Which loops
//===----------------------------------------------------------------------===//

static unsigned getSize(const Loop &L) {
  unsigned Size = 0;
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB)
      Size += !isa<PHINode>(I) && !I.isDebugOrPseudoInst();
  // Comparison and branch go.
  return Size > 3 ? Size - 2 : 1;
}

// How often the loop goes round, as 64 bits, of which 0 is 2^64. Null if it
// cannot be known or is expensive.
const SCEV *Finder::getTripCount(Loop &L) {
  auto *Branch = dyn_cast<BranchInst>(L.getLoopLatch()->getTerminator());
  if (!Branch || !Branch->isConditional() ||
      !L.isLoopExiting(Branch->getParent()))
    return nullptr;
  const SCEV *Exits = SE.getExitCount(&L, L.getLoopLatch());
  if (const SCEV *Guarded = course::getGuardedExitCount(L, SE);
      Guarded && (isa<SCEVCouldNotCompute>(Exits) ||
                  Guarded->getExpressionSize() < Exits->getExpressionSize()))
    Exits = Guarded;
  Type *Int64Ty = Type::getInt64Ty(F.getContext());
  if (isa<SCEVCouldNotCompute>(Exits) ||
      SE.getTypeSizeInBits(Exits->getType()) > 64)
    return nullptr;
  const SCEV *Count = SE.getTripCountFromExitCount(Exits, Int64Ty, &L);
  Instruction *At = L.getLoopPreheader()->getTerminator();
  if (!Expander.isSafeToExpandAt(Count, At) ||
      Expander.isHighCostExpansion(
          Count, &L, L.getExitingBlock() ? EntryBudget : SearchEntryBudget,
          &TTI, At))
    return nullptr;
  return Count;
}

static unsigned getMostCopies(const Loop &L) {
  return bit_floor(course::getPlanned(L, "copies").value_or(MaxCopies));
}

// The most iterations that the loop may do, 0 if they are many. Other exits say
// nothing about the trip count that the latch asks for.
unsigned Finder::getBound(Loop &L) {
  const SCEV *Exits =
      SE.getExitCount(&L, L.getLoopLatch(), ScalarEvolution::ConstantMaximum);
  auto *Most = dyn_cast<SCEVConstant>(Exits);
  return Most && Most->getAPInt().ult(getMostCopies(L))
             ? Most->getAPInt().getZExtValue() + 1
             : 0;
}

// As many iterations at once as fit, a multiple of the period of remainders if
// that fits. Fits gets a number of copies and how much smaller they become.
static unsigned chooseCopies(unsigned Most,
                             ArrayRef<course::CountedRemainder> Remainders,
                             function_ref<bool(unsigned, unsigned)> Fits) {
  unsigned Copies = Most;
  while (Copies > 1 && !Fits(Copies, 1))
    Copies /= 2;
  const unsigned Period = course::getCommonPeriod(Remainders, Most),
                 Multiple = Most / Period * Period;
  return Copies % Period != 0 && Fits(Multiple, RemaindersShrink) ? Multiple
                                                                  : Copies;
}

std::optional<Finder::Choice> Finder::chooseKnown(Loop &L, uint64_t TripCount,
                                                  unsigned Size) {
  const unsigned MostKnownSize =
      course::limitUnrolledSize(F, NumLoops, MaxKnownSize);
  const auto Remainders = course::findCountedRemainders(L, SE);
  const unsigned Copies = chooseCopies(
      getMostCopies(L), Remainders, [&](unsigned Copies, unsigned Shrink) {
        return Copies <= TripCount &&
               (Copies + TripCount % Copies) * Size <= Shrink * MostKnownSize;
      });
  if (Copies < 2)
    return std::nullopt;
  return Choice{&L, nullptr, TripCount, Copies, false, Remainders};
}

std::optional<Finder::Choice> Finder::choose(Loop &L) {
  if (!L.isInnermost() || !L.isLoopSimplifyForm() || !L.isSafeToClone() ||
      hasUnrollTransformation(&L) != TM_Unspecified ||
      !isCourseUnrollingWorthwhile(L, SE, TTI, ORE))
    return std::nullopt;
  const SCEV *Count = getTripCount(L);
  if (!Count)
    return std::nullopt;
  unsigned Size = getSize(L);
  if (auto *Known = dyn_cast<SCEVConstant>(Count))
    return chooseKnown(L, Known->getAPInt().getZExtValue(), Size);
  unsigned Bound = getBound(L);
  const unsigned MostSize = course::limitUnrolledSize(F, NumLoops, MaxSize);
  auto Fits = [&](unsigned Copies, unsigned Shrink) {
    unsigned Iterations = Copies * (Copies + 1) / 2;
    if (Copies != Bound)
      Iterations = 2 * Iterations + Copies;
    return Size * Iterations <= Shrink * MostSize;
  };
  const auto Remainders = course::findCountedRemainders(L, SE);
  const unsigned Copies =
      Bound && Fits(Bound, 1)
          ? Bound
          : chooseCopies(getMostCopies(L), Remainders, Fits);
  if (Copies < 2)
    return std::nullopt;
  Instruction *At = L.getLoopPreheader()->getTerminator();
  Value *TripCount =
      Expander.expandCodeFor(Count, Type::getInt64Ty(F.getContext()), At);
  // The loop may have been left before its condition was asked.
  if (!isGuaranteedNotToBeUndefOrPoison(TripCount, &AC, At, &DT))
    TripCount = IRBuilder<>(At).CreateFreeze(TripCount);
  return Choice{&L, TripCount, 0, Copies, Copies == Bound, Remainders};
}

bool Finder::run() {
  bool IsChanged = false;
  SmallVector<Choice, 8> Choices;
  for (Loop *L : LI.getLoopsInPreorder()) {
    if (!L->isInnermost())
      continue;
    IsChanged |= simplifyLoop(L, &DT, &LI, &SE, &AC, nullptr,
                              /*PreserveLCSSA=*/false);
    IsChanged |= course::splitCountedExit(*L, SE, AC, DT, LI);
    IsChanged |= formLCSSA(*L, DT, &LI, &SE);
    if (std::optional<Choice> C = choose(*L))
      Choices.push_back(*C);
  }
  Expander.clear();
  // From here on the analyses are not asked any more.
  for (const Choice &C : Choices) {
    ORE.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Unrolled", C.L->getStartLoc(),
                                C.L->getHeader())
             << "unrolled around a switch on the remaining iterations, "
             << ore::NV("Copies", C.Copies) << " at once";
    });
    addStringMetadataToLoop(C.L, "llvm.loop.unroll.disable");
    SwitchUnroller Unroller(*C.L, C.Copies, C.IsBound, C.Remainders, AC);
    if (C.TripCount)
      Unroller.run(C.TripCount);
    else
      Unroller.runKnown(C.KnownTripCount);
    ++NumLoopsUnrolled;
  }
  return IsChanged || !Choices.empty();
}

PreservedAnalyses CourseSwitchUnrollPass::run(Function &F,
                                              FunctionAnalysisManager &FAM) {
  return Finder(F, FAM).run() ? PreservedAnalyses::none()
                              : PreservedAnalyses::all();
}
