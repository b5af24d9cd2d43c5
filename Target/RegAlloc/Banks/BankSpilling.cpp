//===-- BankSpilling.cpp - Spilling, point by point -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Each point is looked at on its own, with what is spilled so far.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/BankSpilling.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace llvm::course;

ArrayRef<PointMerge> BankSpillPlan::mergesAt(unsigned Point) const {
  auto Less = [](const PointMerge &M, unsigned P) { return M.Point < P; };
  const PointMerge *First = lower_bound(Merges, Point, Less);
  const PointMerge *Last = lower_bound(Merges, Point + 1, Less);
  return ArrayRef(First, Last);
}

/// The problem of pieces that are together at a point.
static AliasedProblem makeProblem(const MinFunction &F, const AliasedBank &Bank,
                                  ArrayRef<Piece> Pieces) {
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  AliasedProblem P{Bank, {}, {}, {}, {}};
  for (unsigned A = 0; A != Pieces.size(); ++A) {
    P.Class.push_back(F.Variables[Pieces[A].Variable].Class);
    P.Fixed.push_back(F.Variables[Pieces[A].Variable].Fixed);
    for (unsigned B = 0; B != A; ++B)
      if ((Pieces[A].isBefore() && Pieces[B].isBefore()) ||
          (Pieces[A].isAfter() && Pieces[B].isAfter()))
        Edges.push_back({B, A});
  }
  P.Graph = InterferenceGraph(Pieces.size(), Edges);
  return P;
}

AliasedProblem llvm::course::makePointProblem(const ElementaryForm &Form,
                                              const AliasedBank &Bank,
                                              unsigned Point) {
  return makeProblem(Form.function(), Bank, Form.piecesAt(Point));
}

SmallVector<unsigned, 0> llvm::course::groupsAt(const ElementaryForm &Form,
                                                unsigned Point,
                                                ArrayRef<PointMerge> Merges) {
  SmallVector<unsigned, 0> GroupOf;
  unsigned First = Form.firstPiece(Point);
  for (unsigned I = 0; I != Form.piecesAt(Point).size(); ++I)
    GroupOf.push_back(I);
  for (const PointMerge &M : Merges) {
    unsigned Killed = Form.pieceBefore(Point, M.Killed);
    unsigned Defined = Form.pieceAfter(Point, M.Defined);
    GroupOf[Defined - First] = Killed - First;
  }
  return GroupOf;
}

namespace {

class Planner {
public:
  Planner(const ElementaryForm &Form, const AliasedBank &Bank, SpillTest Test)
      : Form(Form), F(Form.function()), Bank(Bank), Test(Test),
        Costs(spillCosts(F)), NumPoints(F.Variables.size(), 0) {
    Plan.Spilled.resize(F.Variables.size());
    for (const Piece &P : Form.pieces())
      ++NumPoints[P.Variable];
  }
  BankSpillPlan run();

private:
  bool settle(unsigned Point);
  SmallVector<Piece, 0> piecesLeft(unsigned Point) const;
  bool merge(AliasedGraph &G, ArrayRef<Piece> Pieces, unsigned Point);
  unsigned chooseSpill(const AliasedGraph &G, ArrayRef<Piece> Pieces,
                       const MinOp *Op) const;

  /// Of the program with nothing spilled.
  const ElementaryForm &Form;
  const MinFunction &F;
  const AliasedBank &Bank;
  SpillTest Test;
  SmallVector<double, 0> Costs;
  /// How many pieces each variable has: where spilling it could help.
  SmallVector<unsigned, 0> NumPoints;
  BankSpillPlan Plan;
};

} // namespace

/// The pieces of a point with what is spilled so far.
SmallVector<Piece, 0> Planner::piecesLeft(unsigned Point) const {
  SmallVector<Piece, 0> Left;
  const MinOp *Op = Form.op(Point);
  for (Piece P : Form.piecesAt(Point)) {
    if (Plan.Spilled.test(P.Variable) && P.isBefore()) {
      if (!Op || !Op->uses(P.Variable))
        continue;
      P.Role = PieceRole::Killed;
    }
    Left.push_back(P);
  }
  return Left;
}

/// Merges the largest pair of a piece that dies and one that is defined.
bool Planner::merge(AliasedGraph &G, ArrayRef<Piece> Pieces, unsigned Point) {
  unsigned Best = 0, BestKilled = None, BestDefined = None;
  for (unsigned K = 0; K != Pieces.size(); ++K) {
    if (G.isPrecolored(K))
      return false;
    for (unsigned D = 0; D != Pieces.size(); ++D) {
      unsigned Size = Bank.regClass(G.classOf(K)).NumUnits;
      if (Pieces[K].Role == PieceRole::Killed &&
          Pieces[D].Role == PieceRole::Defined && G.isPresent(K) &&
          G.isPresent(D) && G.classOf(K) == G.classOf(D) && Size > Best &&
          !G.interferes(K, D)) {
        Best = Size;
        BestKilled = K;
        BestDefined = D;
      }
    }
  }
  if (BestKilled == None)
    return false;
  G.merge(BestKilled, BestDefined);
  Plan.Merges.push_back(
      {Point, Pieces[BestKilled].Variable, Pieces[BestDefined].Variable});
  return true;
}

/// The variable to spill, or None.
unsigned Planner::chooseSpill(const AliasedGraph &G, ArrayRef<Piece> Pieces,
                              const MinOp *Op) const {
  unsigned Best = None;
  std::tuple<bool, double, unsigned> BestRank;
  for (unsigned I = 0; I != Pieces.size(); ++I) {
    unsigned V = Pieces[I].Variable;
    if (!G.isPresent(I) || G.isPrecolored(I) || Plan.Spilled.test(V))
      continue;
    bool IsRead = Op && Op->uses(V);
    if (Pieces[I].Role == PieceRole::Defined ||
        (Pieces[I].Role == PieceRole::Killed && IsRead))
      continue;
    double Price =
        Costs[V] / Bank.regClass(G.classOf(I)).NumUnits / NumPoints[V];
    std::tuple Rank(IsRead, Price, V);
    if (Best == None || Rank < BestRank) {
      Best = V;
      BestRank = Rank;
    }
  }
  return Best;
}

/// Spills until \p Point passes; whether that was possible.
bool Planner::settle(unsigned Point) {
  for (;;) {
    SmallVector<Piece, 0> Pieces = piecesLeft(Point);
    AliasedGraph G(makeProblem(F, Bank, Pieces));
    size_t NumMerges = Plan.Merges.size();
    auto Simplify = [&] {
      for (bool Changed = true; Changed;) {
        Changed = false;
        for (unsigned V = 0; V != G.size(); ++V)
          if (G.isPresent(V) && !G.isSignificant(V)) {
            G.remove(V);
            Changed = true;
          }
      }
      for (unsigned V = 0; V != G.size(); ++V)
        if (G.isPresent(V) && !G.isPrecolored(V))
          return false;
      return true;
    };
    bool Passes = Simplify();
    while (!Passes && Test == SpillTest::Merging && merge(G, Pieces, Point))
      Passes = Simplify();
    if (Passes)
      return true;
    unsigned V = chooseSpill(G, Pieces, Form.op(Point));
    if (V == None)
      return false;
    // Once it is gone the point may need other merges, or none.
    Plan.Merges.truncate(NumMerges);
    Plan.Spilled.set(V);
    Plan.Cost += Costs[V];
  }
}

BankSpillPlan Planner::run() {
  for (unsigned P = 0; P != Form.points().size(); ++P)
    if (!settle(P)) {
      const MinOp *Op = Form.op(P);
      Plan.Failure = "'" + (Op ? Op->Name : std::string("nothing")) +
                     "' in block '" + F.Blocks[Form.points()[P].Block].Label +
                     "' wants more registers than the bank has";
      break;
    }
  // A PHI that nobody reads may have been spilled after it was merged.
  erase_if(Plan.Merges, [&](const PointMerge &M) {
    const MinOp *Op = Form.op(M.Point);
    return Plan.Spilled.test(M.Killed) && !Op->uses(M.Killed);
  });
  return std::move(Plan);
}

BankSpillPlan llvm::course::planSpills(const MinFunction &F,
                                       const AliasedBank &Bank,
                                       SpillTest Test) {
  ElementaryForm Form(F, BitVector(F.Variables.size()));
  BankSpillPlan Smith = Planner(Form, Bank, SpillTest::Smith).run();
  if (Test == SpillTest::Smith)
    return Smith;
  BankSpillPlan Merging = Planner(Form, Bank, SpillTest::Merging).run();
  auto Rank = [](const BankSpillPlan &Plan) {
    return std::tuple(Plan.Failure.has_value(), Plan.Cost,
                      Plan.Spilled.count());
  };
  return Rank(Smith) < Rank(Merging) ? Smith : Merging;
}

Complaint llvm::course::verifySpills(const ElementaryForm &Form,
                                     const AliasedBank &Bank,
                                     const BankSpillPlan &Plan) {
  for (unsigned P = 0; P != Form.points().size(); ++P) {
    SmallVector<unsigned, 0> GroupOf = groupsAt(Form, P, Plan.mergesAt(P));
    unsigned NumGroups = renumber(GroupOf);
    if (!isGreedyColorable(
            makeQuotient(makePointProblem(Form, Bank, P), GroupOf, NumGroups)))
      return "point " + std::to_string(P) + " cannot be simplified";
  }
  return std::nullopt;
}
