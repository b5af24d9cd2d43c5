//===-- AlignedAccesses.cpp - Iterations that begin aligned ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/AlignedAccesses.h"
#include "Transforms/AccessAlignment.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MustExecute.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::course;

namespace llvm::course {

/// Collects accesses of a loop.
class AccessGroups {
  const Loop &L;
  ScalarEvolution &SE;
  BatchAAResults AA;
  AssumptionCache &AC;
  const DominatorTree &DT;
  SmallVector<AlignedAccesses, 4> Groups;
  /// What loads whose addresses are known modulo WidestAccess spare.
  double Known = 0;

  struct Parts {
    const SCEV *Unknown;
    int64_t Constant;
  };
  Parts split(const SCEV *S) const;
  bool isKnown(const SCEV *Start) const;
  bool isAssumed(const SCEV *Start, Value *Pointer) const;
  void add(Instruction &I);
  bool isUnchanged(const AlignedAccesses &G, const AlignedAccesses::Access &A);
  unsigned countLoads(const AlignedAccesses &G);

public:
  AccessGroups(const Loop &L, ScalarEvolution &SE, AAResults &AA,
               AssumptionCache &AC, const DominatorTree &DT)
      : L(L), SE(SE), AA(AA), AC(AC), DT(DT) {}

  std::optional<AlignedAccesses> find();
};

} // namespace llvm::course

// The part of narrow loads that wide ones make superfluous.
static double getSpared(int64_t Step) {
  return 1 - double(std::abs(Step)) / WidestAccess;
}

// The part of a sum that is not known modulo WidestAccess, null if all is, and
// the sum of its constants. Variables and the steps from row to row are multiples
// of words, mostly: what is left is the same for rows of two arrays.
AccessGroups::Parts AccessGroups::split(const SCEV *S) const {
  if (auto *C = dyn_cast<SCEVConstant>(S))
    return {nullptr, C->getAPInt().getSExtValue()};
  if (SE.getMinTrailingZeros(S) >= Log2_32(WidestAccess))
    return {nullptr, 0};
  if (auto *Row = dyn_cast<SCEVAddRecExpr>(S); Row && Row->isAffine()) {
    Parts P = split(Row->getStart());
    const SCEV *Step = Row->getStepRecurrence(SE);
    if (split(Step).Unknown || split(Step).Constant % WidestAccess != 0)
      P.Unknown =
          SE.getAddRecExpr(P.Unknown ? P.Unknown : SE.getZero(Step->getType()),
                           Step, Row->getLoop(), SCEV::FlagAnyWrap);
    return P;
  }
  auto *Sum = dyn_cast<SCEVAddExpr>(S);
  if (!Sum)
    return {S, 0};
  SmallVector<const SCEV *, 4> Unknown;
  int64_t Constant = 0;
  for (const SCEV *Operand : Sum->operands()) {
    Parts P = split(Operand);
    Constant += P.Constant;
    if (P.Unknown)
      Unknown.push_back(P.Unknown);
  }
  return {Unknown.empty() ? nullptr : SE.getAddExpr(Unknown), Constant};
}

// Whether it is known modulo WidestAccess.
bool AccessGroups::isKnown(const SCEV *Start) const {
  return !split(Start).Unknown;
}

// Whether it is known from what is assumed of a pointer before the loop
// (CourseLoopVersioning).
bool AccessGroups::isAssumed(const SCEV *Start, Value *Pointer) const {
  if (auto *GEP = dyn_cast<GetElementPtrInst>(Pointer))
    Pointer = GEP->getPointerOperand();
  const Instruction *At = L.getLoopPreheader()->getTerminator();
  return L.isLoopInvariant(Pointer) &&
         getKnownAlignment(Pointer, At->getDataLayout(), At, &AC, &DT) >=
             WidestAccess &&
         isKnown(SE.getMinusSCEV(Start, SE.getSCEV(Pointer)));
}

void AccessGroups::add(Instruction &I) {
  Value *Pointer = getLoadStorePointerOperand(&I);
  auto *Address = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(Pointer));
  if (!Address || Address->getLoop() != &L || !Address->isAffine())
    return;
  auto *Step = dyn_cast<SCEVConstant>(Address->getStepRecurrence(SE));
  const int64_t Size = I.getDataLayout().getTypeStoreSize(getLoadStoreType(&I));
  if (!Step || Size == WidestAccess || Step->getAPInt().abs() != Size ||
      getLoadStoreAlignment(&I) < Size)
    return;
  const int64_t Bytes = Step->getAPInt().getSExtValue();
  const SCEV *Start = Address->getStart();
  if (isKnown(Start) || isAssumed(Start, Pointer)) {
    if (isa<LoadInst>(I))
      Known += getSpared(Bytes);
    return;
  }
  const auto [Unknown, Distance] = split(Start);
  auto *G = find_if(Groups, [&, Unknown = Unknown](const AlignedAccesses &G) {
    return G.Step == Bytes && G.Start == Unknown;
  });
  if (G == Groups.end()) {
    Groups.push_back(AlignedAccesses(Unknown, Bytes));
    G = std::prev(Groups.end());
  }
  const SCEV *Base = SE.getMinusSCEV(
      Start, SE.getConstant(Step->getType(), Distance, /*isSigned=*/true));
  G->Accesses.push_back({&I, Base, Distance});
}

// Whether nothing in the loop writes what a later iteration loads.
bool AccessGroups::isUnchanged(const AlignedAccesses &G,
                               const AlignedAccesses::Access &A) {
  const auto Location =
      MemoryLocation::getBeforeOrAfter(getLoadStorePointerOperand(A.Instr));
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB) {
      if (!I.mayWriteToMemory() || !isModSet(AA.getModRefInfo(&I, Location)))
        continue;
      const auto *Own = find_if(
          G.Accesses, [&](const auto &Other) { return Other.Instr == &I; });
      if (Own == G.Accesses.end() || Own->Base != A.Base ||
          (Own->Distance - A.Distance) / G.Step > 0)
        return false;
    }
  return true;
}

unsigned AccessGroups::countLoads(const AlignedAccesses &G) {
  return count_if(G.Accesses, [&](const AlignedAccesses::Access &A) {
    return isa<LoadInst>(A.Instr) && isUnchanged(G, A);
  });
}

std::optional<AlignedAccesses> AccessGroups::find() {
  SimpleLoopSafetyInfo Safety;
  Safety.computeLoopSafetyInfo(&L);
  for (BasicBlock *BB : L.blocks())
    if (DT.dominates(BB, L.getLoopLatch()))
      for (Instruction &I : *BB)
        if (isWholeBytes(I) && Safety.isGuaranteedToExecute(I, &DT, &L))
          add(I);
  const AlignedAccesses *Best = nullptr;
  double Most = Known;
  for (const AlignedAccesses &G : Groups)
    if (double Spared = countLoads(G) * getSpared(G.Step); Spared > Most) {
      Best = &G;
      Most = Spared;
    }
  return Best ? std::optional(*Best) : std::nullopt;
}

std::optional<AlignedAccesses>
AlignedAccesses::find(const Loop &L, ScalarEvolution &SE, AAResults &AA,
                      AssumptionCache &AC, const DominatorTree &DT) {
  return AccessGroups(L, SE, AA, AC, DT).find();
}

unsigned AlignedAccesses::getPeriod() const {
  return WidestAccess / std::abs(Step);
}

unsigned AlignedAccesses::getIterationsBefore(unsigned Address) const {
  // One that goes back begins with the last element of a word.
  const int64_t First = Address + Accesses.front().Distance;
  if (First % Step != 0)
    return 0;
  const uint64_t Bytes = Step < 0 ? First - Step : -First;
  return Bytes % WidestAccess / std::abs(Step);
}

void AlignedAccesses::align(const ValueToValueMapTy &Copies,
                            unsigned Number) const {
  for (const Access &A : Accesses) {
    const uint64_t Address = (Step < 0 ? Step : 0) + A.Distance -
                             Accesses.front().Distance + Step * int64_t(Number);
    const Align Known = commonAlignment(Align(WidestAccess), Address);
    auto *Copy = cast<Instruction>(Copies.lookup(A.Instr));
    if (auto *Load = dyn_cast<LoadInst>(Copy))
      Load->setAlignment(std::max(Load->getAlign(), Known));
    else if (auto *Store = dyn_cast<StoreInst>(Copy))
      Store->setAlignment(std::max(Store->getAlign(), Known));
  }
}
