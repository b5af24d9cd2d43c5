//===-- CourseSSAPRE.cpp - Partial redundancies ---------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// `course-ssapre`: computes no value again on a path where it was computed
/// before, by SSAPRE. That includes common subexpressions and what does not
/// change in a loop.
///
/// \code
///   entry:                              entry:
///     br i1 %c, %left, %right             br i1 %c, %left, %right
///   left:                               left:
///     %x = mul i64 %a, %b                 %x = mul i64 %a, %b
///     ...                                 ...
///   right:                        =>    right:
///     ...                                 %y.pre = mul i64 %a, %b
///   join:                               join:
///     %y = mul i64 %a, %b                 %y = phi i64 [ %x, %left ],
///                                                      [ %y.pre, %right ]
/// \endcode
///
/// Occurrences are collected into classes: of one form, however it is written
/// (Transforms/ExpressionForms), and of operands that PHIs connect. PHIs that
/// are the same by value numbers are one before (Transforms/ValueNumbering), and
/// other operands that are the same become one when their class has its turn, so
/// a value has one name where it is used. Each class is one problem of SSAPRE (DataFlow/SSAPRE), and
/// what that finds is done at once; classes follow each other in the order of
/// the program, so that an operand has moved before what is computed of it. All
/// is repeated until nothing changes: a second run finds nothing.
///
/// No path computes more than before. What may trap, loads among it, is moved
/// up only past what is certain to go on. With -course-ssapre-speculate what
/// cannot trap is computed where it costs least by frequency, even if nobody
/// may need it there, as long as registers are free (Transforms/Speculation).
/// Instructions that take each other's place keep the flags and metadata that
/// they share. Edges are split where an insertion has no other place.
///
/// It runs after GVN, which simplifies what it numbers, and requires nothing. A
/// class takes time in its occurrences, its operands' PHIs and their frontiers.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseSSAPRE.h"
#include "CourseSubtarget.h"
#include "CourseTargetMachine.h"
#include "DataFlow/SSAPRE.h"
#include "Transforms/ExpressionClass.h"
#include "Transforms/NumberedBlocks.h"
#include "Transforms/Speculation.h"
#include "Transforms/ValueNumbering.h"
#include "Transforms/ValueWebs.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/MemorySSAUpdater.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-ssapre"

STATISTIC(NumReloaded, "Number of computations replaced by values");
STATISTIC(NumInserted, "Number of computations inserted");
STATISTIC(NumPhis, "Number of PHIs made");
STATISTIC(NumClassesTooLarge, "Number of classes of too many keys");

// Each repetition takes what the last one made possible through a back edge.
// The same 14 benchmarks stay the same with 2; with 1 two of 28 modules do not.
static cl::opt<unsigned>
    MaxRounds("course-ssapre-rounds", cl::Hidden, cl::init(8),
              cl::desc("How often to look at all expressions of a function"));

// A comparison with 0 is part of its branch and costs nothing; a PHI in its
// place makes ackermann cost 1.116. Without those of branches hamming-code
// costs 0.69, without any PHI of conditions 0.97.
static cl::opt<bool> KeepConditions(
    "course-ssapre-keep-conditions", cl::Hidden, cl::init(false),
    cl::desc("Make no PHIs in the place of conditions of branches"));

static cl::opt<bool> Speculate(
    "course-ssapre-speculate", cl::Hidden, cl::init(false),
    cl::desc("Compute what cannot trap where it costs least by frequency"));

namespace {

/// What instructions with the same operands would compute alike.
using ShapeId = Id<struct ShapeTag>;

class Redundancies {
  Function &F;
  DominatorTree &DT;
  MemorySSA &MSSA;
  MemorySSAUpdater Updater;
  const CourseCostModel &Costs;
  std::optional<NumberedBlocks> Numbered;
  std::optional<Speculation> Speculated;
  ValueWebs Values;
  IdVector<ShapeId, SmallSetVector<Instruction *, 4>> OfShape;
  DenseMap<unsigned, SmallVector<ShapeId, 4>> ShapesOfOpcode;
  DenseMap<const Instruction *, ShapeId> ShapeOf;
  SmallPtrSet<const Instruction *, 16> Done;
  /// What may not go on to the next instruction, and its blocks.
  SmallPtrSet<const Instruction *, 16> Barriers;
  SmallPtrSet<const BasicBlock *, 16> BarrierBlocks;

public:
  Redundancies(Function &F, DominatorTree &DT, MemorySSA &MSSA,
               const CourseCostModel &Costs)
      : F(F), DT(DT), MSSA(MSSA), Updater(&MSSA), Costs(Costs) {}

  bool run();

private:
  bool runRound();
  bool collect();
  void findBarriers();
  void addCandidate(Instruction &I);
  void connect(const PHINode &Phi);
  bool isInClass(const ExpressionForm &A, const ExpressionForm &B);
  void addOccurrences(Instruction &First, ExpressionClass &C);

  bool processClass(Instruction &First);
  void addPositions(ExpressionClass &C);
  SSAPREResult solve(ExpressionClass &C);

  void apply(ExpressionClass &C, const SSAPREResult &R);
  BasicBlock *findPlace(EdgeId Edge, BasicBlock *&Known);
  Instruction *insert(const ExpressionClass &C,
                      const SSAPREResult::Insertion &New, BasicBlock &BB);
  void intersect(const ExpressionClass &C, const SSAPREResult &R,
                 IdArrayRef<InsertionId, Instruction *> Inserted) const;
  void replace(Instruction &Old, Value &New);
};

} // namespace

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

void Redundancies::connect(const PHINode &Phi) {
  for (const Value *V : Phi.incoming_values())
    if (isa<Argument, Instruction>(V))
      Values.unite(&Phi, V);
}

void Redundancies::addCandidate(Instruction &I) {
  if (!isRedundancyCandidate(I))
    return;
  const ExpressionForm Form = makeForm(I);
  SmallVector<ShapeId, 4> &Known = ShapesOfOpcode[Form.Opcode];
  auto It = find_if(Known, [&](ShapeId S) {
    // Of one that became constants nothing may be left.
    return !OfShape[S].empty() &&
           makeForm(*OfShape[S].front()).hasSameShape(Form);
  });
  if (It == Known.end()) {
    It = Known.insert(It, ShapeId(OfShape.size()));
    OfShape.emplace_back();
  }
  ShapeOf[&I] = *It;
  OfShape[*It].insert(&I);
  Values.addUser(I, Form.Operands);
}

// What is the same under several names gets one, so that operands have it.
bool Redundancies::collect() {
  const bool Changed = replaceCongruentPhis(*Numbered, MSSA, DT);
  Values = {};
  OfShape.clear();
  ShapesOfOpcode.clear();
  ShapeOf.clear();
  Done.clear();
  for (BasicBlock *BB : Numbered->Blocks) {
    for (const PHINode &Phi : BB->phis())
      connect(Phi);
    for (Instruction &I : *BB)
      addCandidate(I);
  }
  return Changed;
}

// An operand that has become a constant may have changed the form.
bool Redundancies::isInClass(const ExpressionForm &A, const ExpressionForm &B) {
  if (!A.hasSameShape(B))
    return false;
  auto SameWebs = [&](auto &&Left, auto &&Right) {
    return all_of(zip_equal(Left, Right), [&](auto Pair) {
      return Values.find(std::get<0>(Pair)) == Values.find(std::get<1>(Pair));
    });
  };
  if (SameWebs(A.Operands, B.Operands))
    return true;
  return A.IsCommutative && A.Operands.size() == 2 &&
         SameWebs(A.Operands, reverse(B.Operands));
}

// Looked for where there are fewest, and listed in the order of the program.
void Redundancies::addOccurrences(Instruction &First, ExpressionClass &C) {
  C.Occurrences.push_back(&First);
  Done.insert(&First);
  const ExpressionForm Form = makeForm(First);
  ArrayRef<Instruction *> Fewest = Values.users(Form.Operands.front());
  for (const Value *V : Form.Operands)
    if (ArrayRef<Instruction *> Users = Values.users(V);
        Users.size() < Fewest.size())
      Fewest = Users;
  const ShapeId Shape = ShapeOf[&First];
  for (Instruction *I : Fewest)
    if (auto It = ShapeOf.find(I); It != ShapeOf.end() && It->second == Shape &&
                                   !Done.contains(I) &&
                                   isInClass(Form, makeForm(*I))) {
      C.Occurrences.push_back(I);
      Done.insert(I);
    }
  sort(C.Occurrences, [&](const Instruction *A, const Instruction *B) {
    if (A->getParent() == B->getParent())
      return A->comesBefore(B);
    return Numbered->Numbers[A->getParent()] <
           Numbered->Numbers[B->getParent()];
  });
}

void Redundancies::findBarriers() {
  for (const BasicBlock *BB : Numbered->Blocks)
    for (const Instruction &I : *BB)
      if (!isGuaranteedToTransferExecutionToSuccessor(&I)) {
        Barriers.insert(&I);
        BarrierBlocks.insert(BB);
      }
}

// The places of the occurrences within their blocks, and of what may not go on
// if the expression may trap.
void Redundancies::addPositions(ExpressionClass &C) {
  const bool MayTrap =
      any_of(C.Occurrences, [](const Instruction *I) { return mayTrap(*I); });
  DenseMap<const Instruction *, OccurrenceId> NumberOf;
  SmallSetVector<const BasicBlock *, 8> Blocks;
  for (auto [I, O] : enumerateIds(C.Occurrences)) {
    NumberOf[O] = I;
    Blocks.insert(O->getParent());
  }
  for (const BasicBlock *BB : Blocks) {
    unsigned Position = 0;
    for (const Instruction &I : *BB) {
      ++Position;
      if (auto It = NumberOf.find(&I); It != NumberOf.end())
        C.Problem.Occurrences[It->second].At.Position = Position;
      if (MayTrap && Barriers.contains(&I))
        C.Problem.Barriers.push_back({Numbered->Numbers[BB], Position});
    }
  }
  if (!MayTrap)
    return;
  for (const BasicBlock *BB : Numbered->Blocks) {
    const BlockId Block = Numbered->Numbers[BB];
    if (BarrierBlocks.contains(BB) && !Blocks.contains(BB))
      C.Problem.Barriers.push_back({Block, 0});
    // Nobody knows whether a loop comes to an end.
    if (any_of(Numbered->Graph.outEdges(Block), [&](EdgeId E) {
          return Numbered->Graph.edges()[E].To <= Block;
        }))
      C.Problem.Barriers.push_back({Block, None});
  }
}

static bool isConditionOfBranch(const Instruction *I) {
  return I->getType()->isIntegerTy(1) &&
         any_of(I->users(), IsaPred<BranchInst>);
}

// The cheapest, or without speculation. If costs are known neither may be worth
// it; no Φs and insertions are needed for what is there anyway.
SSAPREResult Redundancies::solve(ExpressionClass &C) {
  SSAPREResult Safe = solveSSAPRE(C.Problem);
  if (!Speculated)
    return Safe;
  Speculated->addCosts(*C.Occurrences.front(), *Numbered, C.Problem);
  auto IsWorth = [&](const SSAPREResult &R) {
    return Speculated->accept(*Numbered, C.Problem, R);
  };
  if (none_of(C.Occurrences, [](const Instruction *I) {
        return mayTrap(*I) || isConditionOfBranch(I);
      }))
    if (SSAPREResult Best = solveSSAPRE(C.Problem); IsWorth(Best))
      return Best;
  if ((Safe.Phis.empty() && Safe.Insertions.empty()) || IsWorth(Safe))
    return Safe;
  return {};
}

bool Redundancies::processClass(Instruction &First) {
  SSAPREProblem Problem = {Numbered->Graph, Numbered->Tree, {}, {}, {},
                           Numbered->Closed};
  ExpressionClass C = {std::move(Problem)};
  addOccurrences(First, C);
  ExpressionKeys Keys(DT, MSSA);
  if (!C.addKeys(Keys, *Numbered)) {
    ++NumClassesTooLarge;
    return false;
  }
  addPositions(C);
  SSAPREResult R = solve(C);
  if (R.numReloads() == 0)
    return false;
  if (KeepConditions && !R.Phis.empty() &&
      any_of(C.Occurrences, isConditionOfBranch)) {
    LLVM_DEBUG(dbgs() << "a branch's condition: " << First << "\n");
    return false;
  }
  if (Complaint Wrong = verifySSAPRE(C.Problem, R)) {
    LLVM_DEBUG(dbgs() << *Wrong << ": " << First << "\n");
    assert(false && "a value is not where it is used");
    return false;
  }
  LLVM_DEBUG(dbgs() << First << ": " << R.numReloads() << " reloads, "
                    << R.Insertions.size() << " insertions, " << R.Phis.size()
                    << " PHIs\n");
  apply(C, R);
  return true;
}

//===----------------------------------------------------------------------===//
// Code motion
//===----------------------------------------------------------------------===//

// The block at whose end an edge's insertions are.
BasicBlock *Redundancies::findPlace(EdgeId Edge, BasicBlock *&Known) {
  if (Known)
    return Known;
  BasicBlock *From = Numbered->from(Edge), *To = Numbered->to(Edge);
  if (From->getUniqueSuccessor() == To)
    return Known = From;
  CriticalEdgeSplittingOptions Options(&DT, nullptr, &Updater);
  Options.setMergeIdenticalEdges().setKeepOneInputPHIs();
  Known = SplitKnownCriticalEdge(From->getTerminator(),
                                 GetSuccessorNumber(From, To), Options);
  if (Speculated)
    Speculated->addSplit(*From, *Known, *To);
  return Known;
}

Instruction *Redundancies::insert(const ExpressionClass &C,
                                  const SSAPREResult::Insertion &New,
                                  BasicBlock &BB) {
  const ExpressionKey &Key = C.Keys[New.Key];
  const Instruction &Shape = *Key.Shape;
  Instruction *I = Shape.clone();
  // What cannot trap may come before calls that do not return.
  if (!mayTrap(Shape))
    I->dropUBImplyingAttrsAndMetadata();
  for (auto [Index, V] : enumerate(Key.Operands))
    I->setOperand(Index, V);
  if (const Instruction &First = *C.Occurrences.front(); First.hasName())
    I->setName(First.getName() + ".pre");
  I->insertBefore(BB.getTerminator()->getIterator());
  if (I->mayReadFromMemory())
    if (MemoryAccess *Access = Updater.createMemoryAccessInBB(
            I, nullptr, &BB, MemorySSA::BeforeTerminator))
      Updater.insertUse(cast<MemoryUse>(Access), /*RenameUses=*/true);
  ++NumInserted;
  return I;
}

// What stands for each other has what all have in common: a value may be poison
// only where each of them might have been.
void Redundancies::intersect(
    const ExpressionClass &C, const SSAPREResult &R,
    IdArrayRef<InsertionId, Instruction *> Inserted) const {
  // Occurrences, insertions and PHIs in one numbering.
  const unsigned NumOccurrences = R.Values.size();
  const unsigned FirstPhi = NumOccurrences + R.Insertions.size();
  EquivalenceClasses<unsigned> Groups;
  auto Join = [&](unsigned Node, SSAPREValue V) {
    if (const PhiId *Phi = V.getIf<PhiId>())
      Groups.unionSets(Node, FirstPhi + Phi->index());
    else if (const InsertionId *New = V.getIf<InsertionId>())
      Groups.unionSets(Node, NumOccurrences + New->index());
    else if (const OccurrenceId *O = V.getIf<OccurrenceId>())
      Groups.unionSets(Node, O->index());
  };
  for (auto [I, V] : enumerate(R.Values))
    Join(I, V);
  for (auto [I, Phi] : enumerate(R.Phis))
    for (SSAPREValue V : Phi.Operands)
      Join(FirstPhi + I, V);

  MapVector<unsigned, SmallVector<Instruction *, 8>> Members;
  for (auto [I, O] : enumerateIds(C.Occurrences))
    Members[Groups.getOrInsertLeaderValue(I.index())].push_back(O);
  for (auto [I, New] : enumerate(Inserted))
    Members[Groups.getOrInsertLeaderValue(NumOccurrences + I)].push_back(New);
  for (auto &[Leader, Group] : Members) {
    // Each with each: through the first one, there and back.
    for (unsigned Round = 0; Round != 2; ++Round)
      for (Instruction *I : drop_begin(Group))
        intersectPromises(*Group.front(), *I);
  }
}

void Redundancies::replace(Instruction &Old, Value &New) {
  LLVM_DEBUG(dbgs() << "  " << Old << " is " << New << "\n");
  // What was computed of the one is computed of the other.
  Values.unite(&Old, &New);
  Old.replaceAllUsesWith(&New);
  if (isa<PHINode>(New) && Old.hasName() && !New.hasName())
    New.takeName(&Old);
  OfShape[ShapeOf[&Old]].remove(&Old);
  ShapeOf.erase(&Old);
  Values.erase(&Old);
  Done.erase(&Old);
  Updater.removeMemoryAccess(&Old);
  Old.eraseFromParent();
}

void Redundancies::apply(ExpressionClass &C, const SSAPREResult &R) {
  const unsigned NumBlocks = F.size();
  IdVector<InsertionId, Instruction *> Inserted;
  DenseMap<EdgeId, BasicBlock *> Places;
  for (const SSAPREResult::Insertion &New : R.Insertions)
    Inserted.push_back(insert(C, New, *findPlace(New.Edge, Places[New.Edge])));
  intersect(C, R, Inserted);
  for (Instruction *I : Inserted) {
    addCandidate(*I);
    Done.insert(I);
  }

  IdVector<PhiId, PHINode *> Phis;
  for (const SSAPREResult::Phi &P : R.Phis) {
    BasicBlock *BB = Numbered->Blocks[P.Block];
    Phis.push_back(PHINode::Create(C.Occurrences.front()->getType(),
                                   pred_size(BB), "", BB->begin()));
    ++NumPhis;
  }
  auto Find = [&](SSAPREValue V) -> Value * {
    if (const PhiId *Phi = V.getIf<PhiId>())
      return Phis[*Phi];
    if (const InsertionId *New = V.getIf<InsertionId>())
      return Inserted[*New];
    if (const KeyId *Free = V.getIf<KeyId>())
      return C.Free[*Free];
    return C.Occurrences[std::get<OccurrenceId>(V)];
  };
  for (auto [P, Phi] : zip_equal(R.Phis, Phis)) {
    DenseMap<const BasicBlock *, Value *> OnEdge;
    for (auto [E, V] :
         zip_equal(Numbered->Graph.inEdges(P.Block), P.Operands)) {
      BasicBlock *Split = Places.lookup(E);
      OnEdge[Split ? Split : Numbered->from(E)] = Find(V);
    }
    for (BasicBlock *Pred : predecessors(Phi->getParent()))
      if (Value *Operand = OnEdge.lookup(Pred))
        Phi->addIncoming(Operand, Pred);
      else // Nobody comes from there.
        Phi->addIncoming(PoisonValue::get(Phi->getType()), Pred);
    connect(*Phi);
  }
  for (auto [I, V] : enumerateIds(R.Values))
    if (Value *New = Find(V); New != C.Occurrences[I]) {
      replace(*C.Occurrences[I], *New);
      ++NumReloaded;
    }
  if (F.size() != NumBlocks)
    Numbered.emplace(F);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

bool Redundancies::runRound() {
  bool Changed = collect();
  // Classes erase what they replace, and nothing else.
  SmallVector<WeakTrackingVH, 0> Order;
  for (BasicBlock *BB : Numbered->Blocks)
    for (Instruction &I : *BB)
      if (ShapeOf.contains(&I))
        Order.push_back(&I);
  for (const WeakTrackingVH &V : Order)
    if (auto *I = dyn_cast_or_null<Instruction>(V))
      if (ShapeOf.contains(I) && !Done.contains(I))
        Changed |= processClass(*I);
  return Changed;
}

bool Redundancies::run() {
  Numbered.emplace(F);
  if (Speculate)
    Speculated.emplace(F, *Numbered, Costs);
  findBarriers();
  bool Changed = false;
  for (unsigned Round = 0; Round != MaxRounds && runRound(); ++Round)
    Changed = true;
  return Changed;
}

PreservedAnalyses CourseSSAPREPass::run(Function &F,
                                        FunctionAnalysisManager &FAM) {
  auto &DT = FAM.getResult<DominatorTreeAnalysis>(F);
  auto &MSSA = FAM.getResult<MemorySSAAnalysis>(F).getMSSA();
  const CourseCostModel &Costs = TM.getSubtargetImpl(F)->getCostModel();
  if (!Redundancies(F, DT, MSSA, Costs).run())
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserve<DominatorTreeAnalysis>();
  PA.preserve<MemorySSAAnalysis>();
  return PA;
}
