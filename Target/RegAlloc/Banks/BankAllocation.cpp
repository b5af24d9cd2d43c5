//===-- BankAllocation.cpp - Allocation for aliased banks -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The steps of the decoupled allocators, in order.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/BankAllocation.h"
#include "RegAlloc/Banks/AliasedCoalescing.h"
#include "RegAlloc/Banks/Puzzle.h"
#include "RegAlloc/Banks/RegionSwaps.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>
#include <numeric>

using namespace llvm;
using namespace llvm::course;

static constexpr BankAllocator Allocators[] = {
    BankAllocator::Iterated,    BankAllocator::BruteForce,
    BankAllocator::Punctual,    BankAllocator::Swaps,
    BankAllocator::Chaitin,     BankAllocator::Briggs,
    BankAllocator::GeorgeAppel, BankAllocator::LinearScan,
};
static constexpr StringLiteral Names[] = {
    "irc",     "brute-force", "punctual",     "swaps",
    "chaitin", "briggs",      "george-appel", "linear-scan"};

ArrayRef<BankAllocator> llvm::course::allBankAllocators() { return Allocators; }

StringRef llvm::course::nameOf(BankAllocator Allocator) {
  return Names[unsigned(Allocator)];
}

bool llvm::course::isDecoupled(BankAllocator Allocator) {
  return Allocator <= BankAllocator::Swaps;
}

bool llvm::course::takesMerges(BankAllocator Allocator) {
  return Allocator <= BankAllocator::BruteForce;
}

bool llvm::course::takesPuzzles(BankAllocator Allocator) {
  return Allocator == BankAllocator::Punctual ||
         Allocator == BankAllocator::Swaps;
}

void llvm::course::countCopies(const ElementaryForm &Form,
                               RegisterAssignmentRef Registers,
                               BankStatistics &Statistics) {
  auto Count = [&](PieceId From, PieceId To, double Frequency, unsigned &All,
                   unsigned &Left) {
    ++All;
    if (Registers[From] == Registers[To])
      return;
    ++Left;
    Statistics.CopyCost += Frequency;
  };
  for (const PointBoundary &Boundary : Form.boundaries())
    for (const Transfer &T : Boundary.Transfers) {
      if (!T.isCopy())
        continue;
      if (T.IsPhi)
        Count(T.fromPiece(), T.toPiece(), Boundary.Frequency,
              Statistics.NumPhiCopies, Statistics.PhiCopiesLeft);
      else
        Count(T.fromPiece(), T.toPiece(), Boundary.Frequency,
              Statistics.NumSplits, Statistics.SplitsLeft);
    }
  for (PointId P : Form.points().ids())
    if (const MinOp *Op = Form.op(P)) {
      ++Statistics.NumOps;
      if (Form.function().isCopy(*Op))
        Count(Form.pieceBefore(P, Op->Uses[0].variable()),
              Form.pieceAfter(P, Op->Defs[0]), Form.frequency(P),
              Statistics.NumMoves, Statistics.MovesLeft);
    }
}

/// Coalesces and colors the groups of \p A.Ranges.
static void assignByGraph(BankAllocation &A, const AliasedBank &Bank,
                          AliasedCoalescer Coalescer) {
  AliasedProblem Q = makeQuotient(makeElementaryProblem(*A.Form, Bank),
                                  A.Ranges.GroupOf, A.Ranges.NumGroups);
  A.Statistics.NumNodes = Q.size();
  Partition Merged = coalesceAliased(Q, Coalescer);
  RegisterAssignment OfGroups = colorGroups(Q, Merged);
  for (NodeId Group : A.Ranges.GroupOf) {
    A.GroupOf.push_back(Merged[Group]);
    A.Registers.push_back(OfGroups[Group]);
  }
  renumber(A.GroupOf);
  assert(!verifyGroups(makeElementaryProblem(*A.Form, Bank), A.GroupOf,
                       A.Plan.IsSimplifiable) &&
         "coalescing was unsafe");
}

/// Takes the registers of puzzles, one piece a group.
static void assignByPuzzles(BankAllocation &A, const AliasedBank &Bank) {
  A.Registers = coalescePunctually(*A.Form, Bank, A.Plan);
  A.Statistics.NumNodes = A.Form->pieces().size();
  auto Pieces = A.Form->pieces().ids();
  A.GroupOf.assign(Pieces.begin(), Pieces.end());
}

/// What the copies that \p Registers leave cost, and how many these are.
static std::pair<double, unsigned> copyCost(const ElementaryForm &Form,
                                            RegisterAssignmentRef Registers) {
  BankStatistics S;
  countCopies(Form, Registers, S);
  return {S.CopyCost, S.copiesLeft()};
}

/// Starts from puzzles, and from a graph where it can be colored.
static void assignBySwaps(BankAllocation &A, const AliasedBank &Bank) {
  RegisterAssignment FromPuzzles = coalescePunctually(*A.Form, Bank, A.Plan);
  swapRegions(*A.Form, Bank, FromPuzzles);
  if (A.Plan.IsSimplifiable) {
    assignByGraph(A, Bank, AliasedCoalescer::BruteForce);
    swapRegions(*A.Form, Bank, A.Registers);
  }
  if (A.Registers.empty() ||
      copyCost(*A.Form, FromPuzzles) < copyCost(*A.Form, A.Registers))
    A.Registers = std::move(FromPuzzles);
  A.Statistics.NumNodes = A.Form->pieces().size();
  auto Pieces = A.Form->pieces().ids();
  A.GroupOf.assign(Pieces.begin(), Pieces.end());
}

static void allocateDecoupled(BankAllocation &A, const MinFunction &F,
                              const AliasedBank &Bank,
                              const BankOptions &Options) {
  assert(
      (Options.Test != SpillTest::Search || takesPuzzles(Options.Allocator)) &&
      "an allocator that cannot color what the search leaves");
  A.Plan = planSpills(F, Bank, Options.Test);
  A.Failure = A.Plan.Failure;
  if (A.Failure)
    return;
  A.Form.emplace(F, A.Plan.Spilled);
  assert(!A.Form->verify() && "elementary form is unsound");
  assert(!verifySpills(*A.Form, Bank, A.Plan) && "spilling was not enough");
  bool IsSwaps = Options.Allocator == BankAllocator::Swaps;
  MergeKind Merge = takesMerges(Options.Allocator)     ? Options.Merge
                    : IsSwaps && A.Plan.IsSimplifiable ? MergeKind::Simple
                                                       : MergeKind::None;
  A.Ranges = mergeLiveRanges(*A.Form, Bank, A.Plan, Merge);
  assert((!A.Plan.IsSimplifiable || !verifyMerging(*A.Form, Bank, A.Ranges)) &&
         "merging was unsafe");
  switch (Options.Allocator) {
  case BankAllocator::Iterated:
    return assignByGraph(A, Bank, AliasedCoalescer::Iterated);
  case BankAllocator::BruteForce:
    return assignByGraph(A, Bank, AliasedCoalescer::BruteForce);
  case BankAllocator::Punctual:
    return assignByPuzzles(A, Bank);
  case BankAllocator::Swaps:
    return assignBySwaps(A, Bank);
  default:
    llvm_unreachable("not decoupled");
  }
}

BankAllocation llvm::course::allocateBank(const MinFunction &F,
                                          const AliasedBank &Bank,
                                          const BankOptions &Options) {
  BankAllocation A;
  if (isDecoupled(Options.Allocator)) {
    allocateDecoupled(A, F, Bank, Options);
  } else {
    ClassicResult Result = allocateClassically(F, Bank, Options.Allocator);
    A.Plan = std::move(Result.Plan);
    A.Failure = A.Plan.Failure;
    A.Registers = std::move(Result.Registers);
    A.GroupOf = std::move(Result.GroupOf);
    A.Statistics.NumNodes = Result.NumNodes;
    A.Statistics.NumRounds = Result.NumRounds;
    A.Form.emplace(F, A.Plan.Spilled);
  }
  BankStatistics &S = A.Statistics;
  S.NumVariables = F.Variables.size();
  S.NumSpilled = A.Plan.Spilled.count();
  S.SpillCost = A.Plan.Cost;
  if (A.Failure)
    return A;
  S.NumPieces = A.Form->pieces().size();
  assert(!verifyRegisters(makeElementaryProblem(*A.Form, Bank), A.Registers) &&
         "registers of pieces that interfere overlap");
  countCopies(*A.Form, A.Registers, S);
  A.Program = patchProgram(*A.Form, Bank, A.Registers, S);
  return A;
}
