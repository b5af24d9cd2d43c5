//===-- Puzzle.cpp - Registers for a single point -------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The search, and its use on one point and on all of them.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/Puzzle.h"
#include "RegAlloc/Banks/AliasedCoalescing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <tuple>

using namespace llvm;
using namespace llvm::course;

/// Placements for one point; what is found until then is taken.
static constexpr unsigned PointBudget = 2000;

namespace {

class PuzzleSearch {
public:
  PuzzleSearch(const AliasedBank &Bank, IdArrayRef<NodeId, PuzzlePiece> Pieces,
               unsigned Budget);
  std::optional<PuzzleSolution> run();

private:
  void place(unsigned Index, uint64_t Lost);
  SmallVector<RegisterId, 16> candidates(const PuzzlePiece &P) const;
  UnitSet taken(PieceRole Role) const {
    return (Role != PieceRole::Defined ? Before : 0) |
           (Role != PieceRole::Killed ? After : 0);
  }

  const AliasedBank &Bank;
  IdArrayRef<NodeId, PuzzlePiece> Pieces;
  unsigned Budget;
  NodeList Order;
  RegisterAssignment Current;
  UnitSet Before = 0, After = 0;
  std::optional<PuzzleSolution> Best;
};

} // namespace

PuzzleSearch::PuzzleSearch(const AliasedBank &Bank,
                           IdArrayRef<NodeId, PuzzlePiece> Pieces,
                           unsigned Budget)
    : Bank(Bank), Pieces(Pieces), Budget(Budget),
      Order(to_vector<0>(Pieces.ids())), Current(Pieces.size()) {
  auto Rank = [&](NodeId I) {
    const PuzzlePiece &P = Pieces[I];
    return std::tuple(P.Fixed == None, ~Bank.regClass(P.Class).NumUnits,
                      P.Role != PieceRole::Across, P.Preferred == None,
                      ~P.Weight, I);
  };
  sort(Order, [&](NodeId A, NodeId B) { return Rank(A) < Rank(B); });
}

/// Free registers for \p P, the most promising first: where it prefers to be,
/// then where it leaves least space beside it.
SmallVector<RegisterId, 16>
PuzzleSearch::candidates(const PuzzlePiece &P) const {
  UnitSet Taken = taken(P.Role);
  SmallVector<std::tuple<bool, int, int, RegisterId>, 16> Ranked;
  for (RegisterId R : Bank.registersOf(P.Class)) {
    UnitSet Units = Bank.unitsOf(R);
    if ((Units & Taken) || (P.Fixed != None && P.Fixed != R))
      continue;
    Ranked.push_back({R != P.Preferred, -popcount(Units & (Before | After)),
                      -popcount(Bank.reg(R).Around & Taken), R});
  }
  sort(Ranked);
  SmallVector<RegisterId, 16> Registers;
  for (const auto &Entry : Ranked)
    Registers.push_back(std::get<3>(Entry));
  return Registers;
}

void PuzzleSearch::place(unsigned Index, uint64_t Lost) {
  if (Best && Lost >= Best->LostWeight)
    return;
  if (Index == Pieces.size()) {
    Best = PuzzleSolution{Current, Lost, false};
    return;
  }
  const PuzzlePiece &P = Pieces[Order[Index]];
  for (RegisterId R : candidates(P)) {
    if (!Budget)
      return;
    --Budget;
    UnitSet Units = Bank.unitsOf(R);
    UnitSet OldBefore = Before, OldAfter = After;
    if (P.Role != PieceRole::Defined)
      Before |= Units;
    if (P.Role != PieceRole::Killed)
      After |= Units;
    Current[Order[Index]] = R;
    bool IsLost = P.Preferred != None && P.Preferred != R;
    place(Index + 1, Lost + (IsLost ? P.Weight : 0));
    Before = OldBefore;
    After = OldAfter;
  }
}

std::optional<PuzzleSolution> PuzzleSearch::run() {
  place(0, 0);
  if (Best)
    Best->IsOptimal = Budget != 0 || Best->LostWeight == 0;
  return std::move(Best);
}

std::optional<PuzzleSolution>
llvm::course::solvePuzzle(const AliasedBank &Bank,
                          IdArrayRef<NodeId, PuzzlePiece> Pieces,
                          unsigned Budget) {
  return PuzzleSearch(Bank, Pieces, Budget).run();
}

Complaint llvm::course::verifyPuzzle(const AliasedBank &Bank,
                                     IdArrayRef<NodeId, PuzzlePiece> Pieces,
                                     RegisterAssignmentRef Registers) {
  UnitSet Before = 0, After = 0;
  for (auto [P, R] : zip_equal(Pieces, Registers)) {
    if (R.index() >= Bank.numRegisters() || Bank.reg(R).Class != P.Class)
      return std::string("a piece has no register of its class");
    if (P.Fixed != None && P.Fixed != R)
      return std::string("a piece is not where it is fixed");
    UnitSet Units = Bank.unitsOf(R);
    if ((P.Role != PieceRole::Defined && (Units & Before)) ||
        (P.Role != PieceRole::Killed && (Units & After)))
      return "two pieces are in " + Bank.reg(R).Name;
    if (P.Role != PieceRole::Defined)
      Before |= Units;
    if (P.Role != PieceRole::Killed)
      After |= Units;
  }
  return std::nullopt;
}

RegisterAssignment
llvm::course::solvePoint(const ElementaryForm &Form, const AliasedBank &Bank,
                         const BankSpillPlan &Plan, PointId Point,
                         RegisterAssignmentRef Preferred, bool KeepMerges) {
  ArrayRef<PointMerge> Merges = Plan.mergesAt(Point);
  Partition GroupOf = groupsAt(Form, Point, Merges);
  IdVector<NodeId, PuzzlePiece> Pieces;
  Partition PieceOf;
  for (auto [I, Group] : enumerateIds(GroupOf)) {
    const Piece &P = Form.pieces()[Form.pieceAt(Point, I)];
    const MinVariable &V = Form.function().Variables[P.Variable];
    PieceOf.push_back(NodeId(Pieces.size()));
    if (KeepMerges && Group != I) {
      // Killed pieces come before defined ones.
      PieceOf[I] = PieceOf[Group];
      Pieces[PieceOf[I]].Role = PieceRole::Across;
      continue;
    }
    Pieces.push_back({V.Class, P.Role, V.Fixed, Preferred[I], 1});
  }
  std::optional<PuzzleSolution> Solution =
      solvePuzzle(Bank, Pieces, PointBudget);
  // What is preferred leads the search astray at times.
  if (!Solution && !Plan.IsSimplifiable) {
    for (PuzzlePiece &P : Pieces)
      P.Preferred = None;
    Solution = solvePuzzle(Bank, Pieces, PointBudget);
  }
  if (!Solution)
    return colorGroups(makePointProblem(Form, Bank, Point), GroupOf);
  RegisterAssignment Registers;
  for (NodeId I : PieceOf)
    Registers.push_back(Solution->Registers[I]);
  return Registers;
}

Guides::Guides(const MinFunction &F) : Guide(F.Blocks.size()) {
  MinDominators Dominators(F);
  Order = Dominators.Order;
  for (BlockId B : Order) {
    for (BlockId Pred : F.Blocks[B].Preds) {
      if (Dominators.Position[Pred] >= Dominators.Position[B])
        continue;
      auto Rank = [&](BlockId P) {
        return std::pair(P == Dominators.IDom[B], F.Blocks[P].Frequency);
      };
      if (Guide[B] == None || Rank(Pred) > Rank(Guide[B]))
        Guide[B] = Pred;
    }
  }
}

RegisterAssignment llvm::course::coalescePunctually(const ElementaryForm &Form,
                                                    const AliasedBank &Bank,
                                                    const BankSpillPlan &Plan) {
  const MinFunction &F = Form.function();
  RegisterAssignment Registers(Form.pieces().size());
  Guides Guided(F);
  // What comes into each point from the one that it follows.
  IdVector<PointId, const PointBoundary *> Incoming(Form.points().size(),
                                                    nullptr);
  for (const PointBoundary &Boundary : Form.boundaries()) {
    BlockId From = Form.points()[Boundary.From].Block;
    BlockId To = Form.points()[Boundary.To].Block;
    if (!Boundary.IsEdge || Guided.Guide[To] == From)
      Incoming[Boundary.To] = &Boundary;
  }
  for (BlockId B : Guided.Order)
    for (PointId P : Form.pointsOf(B)) {
      RegisterAssignment Preferred(Form.piecesAt(P).size());
      if (Incoming[P])
        for (const Transfer &T : Incoming[P]->Transfers)
          if (T.isCopy())
            Preferred[Form.nodeAt(P, T.toPiece())] = Registers[T.fromPiece()];
      if (const MinOp *Op = Form.op(P); Op && F.isCopy(*Op)) {
        PieceId From = Form.pieceBefore(P, Op->Uses[0].variable());
        PieceId To = Form.pieceAfter(P, Op->Defs[0]);
        Preferred[Form.nodeAt(P, To)] = Preferred[Form.nodeAt(P, From)];
      }
      RegisterAssignment Here =
          solvePoint(Form, Bank, Plan, P, Preferred, /*KeepMerges=*/false);
      copy(Here, Registers.begin() + Form.firstPiece(P).index());
    }
  return Registers;
}
