//===-- CourseAccessGrouping.cpp - Short head travel ----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Brings accesses of the same object together:
///
///   load a[0], load b[0], store b[0],      load a[0], load a[1],
///   load a[1], load b[1], store b[1]   =>  load b[0], store b[0],
///                                          load b[1], store b[1]
///
/// Each byte that the head moves costs 0.0004, so travel between two arrays of
/// 4 KiB costs as much as an access or two. Such sequences come from unrolled
/// loops.
///
/// List scheduling: of the accesses that may come next, the one that is nearest
/// to the last one. It is applied where the modelled travel becomes shorter.
/// Values that are loaded early take a register each, so only a few accesses
/// may overtake others. What selection makes of the order: loads stay before
/// the stores that follow them.
///
/// Runs after unrolling, and before course-data-placement, which makes one
/// object of many. Works on regions of a block without calls and other
/// barriers; quadratic in the accesses of a region, of which it takes 128 at a
/// time.
///
//===----------------------------------------------------------------------===//

#include "Memory/CourseAccessGrouping.h"
#include "Memory/HeadModel.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-access-grouping"

STATISTIC(NumRegionsReordered, "Number of sequences of accesses reordered");

static cl::opt<unsigned>
    MaxAhead("course-access-grouping-ahead", cl::Hidden, cl::init(6),
             cl::desc("Accesses that may overtake others"));

static constexpr unsigned MaxAccesses = 128;

// In bytes: nearly two steps between objects. What saves less is not worth the
// registers that it may take; one step costs life 1.0042.
static constexpr uint64_t LeastSaving = 2000;

namespace {

/// A load or store of the region.
struct Access {
  Instruction *I;
  MemoryLocation Location;
  HeadAddress Where;
  bool IsStore;
};

/// The instructions of one block between two barriers.
class AccessRegion {
  const HeadModel &Head;
  BatchAAResults &AA;
  SmallVector<Instruction *, 64> Instructions;
  SmallVector<Access, 16> Accesses;
  /// For each access, those that must come before it.
  SmallVector<BitVector, 16> Before;

public:
  AccessRegion(const HeadModel &Head, BatchAAResults &AA)
      : Head(Head), AA(AA) {}

  void add(Instruction &I);
  bool isFull() const { return Accesses.size() == MaxAccesses; }
  /// The bytes that a better order saves; 0 if there is none, or nothing
  /// changes.
  uint64_t reorder();

private:
  void findDependences();
  SmallVector<unsigned, 16> schedule() const;
  uint64_t getDistance(unsigned From, unsigned To) const;
  uint64_t getTravel(ArrayRef<unsigned> Order) const;
  void apply(ArrayRef<unsigned> Order);
};

} // namespace

void AccessRegion::add(Instruction &I) {
  Instructions.push_back(&I);
  if (!getLoadStorePointerOperand(&I))
    return;
  Accesses.push_back({&I, MemoryLocation::get(&I), *HeadModel::getAddress(I),
                      isa<StoreInst>(I)});
}

void AccessRegion::findDependences() {
  // The accesses that each instruction needs, directly or not.
  DenseMap<const Instruction *, BitVector> Needs;
  DenseMap<const Instruction *, unsigned> Numbers;
  for (unsigned N = 0; N != Accesses.size(); ++N)
    Numbers[Accesses[N].I] = N;

  Before.assign(Accesses.size(), BitVector(Accesses.size()));
  for (Instruction *I : Instructions) {
    BitVector Own(Accesses.size());
    for (const Value *Operand : I->operands())
      if (const auto *Def = dyn_cast<Instruction>(Operand))
        if (auto It = Needs.find(Def); It != Needs.end())
          Own |= It->second;
    auto Number = Numbers.find(I);
    if (Number != Numbers.end()) {
      unsigned N = Number->second;
      for (unsigned Earlier = 0; Earlier != N; ++Earlier)
        if ((Accesses[N].IsStore || Accesses[Earlier].IsStore) &&
            !AA.isNoAlias(Accesses[N].Location, Accesses[Earlier].Location))
          Own.set(Earlier);
      Before[N] = Own;
      Own.set(N);
    }
    Needs[I] = std::move(Own);
  }
}

uint64_t AccessRegion::getDistance(unsigned From, unsigned To) const {
  return uint64_t(Head.getDistance(Accesses[From].Where, Accesses[To].Where));
}

uint64_t AccessRegion::getTravel(ArrayRef<unsigned> Order) const {
  uint64_t Travel = 0;
  for (unsigned I = 1; I < Order.size(); ++I)
    Travel += getDistance(Order[I - 1], Order[I]);
  return Travel;
}

SmallVector<unsigned, 16> AccessRegion::schedule() const {
  const unsigned Count = Accesses.size();
  SmallVector<unsigned, 16> Order;
  BitVector Done(Count);
  unsigned First = 0; // the first that is not done
  while (Order.size() != Count) {
    while (Done[First])
      ++First;
    unsigned Best = First;
    unsigned NumAhead = Order.size() - First;
    for (unsigned N = First + 1; N != Count && !Order.empty(); ++N) {
      if (Done[N] || NumAhead >= MaxAhead || Before[N].test(Done))
        continue;
      if (getDistance(Order.back(), N) < getDistance(Order.back(), Best))
        Best = N;
    }
    Done.set(Best);
    Order.push_back(Best);
  }
  return Order;
}

// Each access where its turn is, after what it needs; the rest in its order.
void AccessRegion::apply(ArrayRef<unsigned> Order) {
  Instruction *End = Instructions.back()->getNextNode();
  SmallPtrSet<Instruction *, 32> Pending(Instructions.begin(),
                                         Instructions.end());
  // Operands first; every path of operands ends, since there are no PHIs.
  auto Emit = [&](Instruction *Root) {
    SmallVector<Instruction *, 16> Stack = {Root};
    while (!Stack.empty()) {
      Instruction *I = Stack.back();
      bool IsReady = true;
      for (Value *Operand : I->operands())
        if (auto *Def = dyn_cast<Instruction>(Operand);
            Def && Pending.contains(Def)) {
          Stack.push_back(Def);
          IsReady = false;
        }
      if (!IsReady)
        continue;
      Stack.pop_back();
      if (Pending.erase(I))
        I->moveBefore(End->getIterator());
    }
  };
  for (unsigned N : Order)
    Emit(Accesses[N].I);
  for (Instruction *I : Instructions)
    if (Pending.contains(I))
      Emit(I);
}

uint64_t AccessRegion::reorder() {
  // Selection orders loads alone as it likes.
  if (Accesses.size() < 3 ||
      none_of(Accesses, [](const Access &A) { return A.IsStore; }))
    return 0;
  findDependences();
  SmallVector<unsigned, 16> Order = schedule();
  uint64_t Old = getTravel(to_vector(seq<unsigned>(0, Accesses.size())));
  uint64_t New = getTravel(Order);
  if (New + LeastSaving > Old) {
    LLVM_DEBUG(dbgs() << Accesses.size() << " accesses are in a good order\n");
    return 0;
  }
  // Point of no return.
  apply(Order);
  ++NumRegionsReordered;
  LLVM_DEBUG(dbgs() << Accesses.size() << " accesses: " << New
                    << " bytes instead of " << Old << '\n');
  return Old - New;
}

// What no access may be moved across.
static bool isBarrier(const Instruction &I) {
  if (isa<PHINode, AllocaInst>(I) || I.isTerminator() || I.isEHPad())
    return true;
  if (const auto *Load = dyn_cast<LoadInst>(&I))
    return !Load->isSimple();
  if (const auto *Store = dyn_cast<StoreInst>(&I))
    return !Store->isSimple();
  return I.mayHaveSideEffects() || I.mayReadFromMemory() ||
         !isGuaranteedToTransferExecutionToSuccessor(&I);
}

static void remark(BasicBlock &BB, const Instruction &At, uint64_t Saved) {
  OptimizationRemarkEmitter ORE(BB.getParent());
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Grouped", &At)
           << "reordered accesses, the head moves " << ore::NV("Bytes", Saved)
           << " bytes less";
  });
}

static bool runOnBlock(BasicBlock &BB, const HeadModel &Head,
                       BatchAAResults &AA) {
  bool IsChanged = false;
  // Barriers stay where they are.
  SmallVector<AccessRegion, 4> Regions;
  SmallVector<Instruction *, 4> Ends;
  bool IsOpen = false;
  for (Instruction &I : BB) {
    if (isBarrier(I)) {
      if (IsOpen)
        Ends.push_back(&I);
      IsOpen = false;
      continue;
    }
    if (IsOpen && Regions.back().isFull()) {
      Ends.push_back(&I);
      IsOpen = false;
    }
    if (!IsOpen)
      Regions.emplace_back(Head, AA);
    IsOpen = true;
    Regions.back().add(I);
  }
  for (auto [S, End] : zip_equal(Regions, Ends))
    if (uint64_t Saved = S.reorder()) {
      remark(BB, *End, Saved);
      IsChanged = true;
    }
  return IsChanged;
}

PreservedAnalyses CourseAccessGroupingPass::run(Function &F,
                                                FunctionAnalysisManager &FAM) {
  const HeadModel Head(*F.getParent());
  BatchAAResults AA(FAM.getResult<AAManager>(F));
  bool IsChanged = false;
  for (BasicBlock &BB : F)
    IsChanged |= runOnBlock(BB, Head, AA);
  if (!IsChanged)
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}
