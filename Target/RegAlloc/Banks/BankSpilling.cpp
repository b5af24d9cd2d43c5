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
#include "RegAlloc/Banks/Puzzle.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace llvm;
using namespace llvm::course;

ArrayRef<PointMerge> BankSpillPlan::mergesAt(PointId Point) const {
  auto Less = [](const PointMerge &M, PointId P) { return M.Point < P; };
  const PointMerge *First = lower_bound(Merges, Point, Less);
  const PointMerge *Last =
      lower_bound(Merges, ElementaryForm::next(Point), Less);
  return ArrayRef(First, Last);
}

/// The problem of pieces that are together at a point.
static AliasedProblem makeProblem(const MinFunction &F, const AliasedBank &Bank,
                                  ArrayRef<Piece> Pieces) {
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  AliasedProblem P{Bank, {}, {}, {}, {}};
  for (auto [I, A] : enumerate(Pieces)) {
    P.Class.push_back(F.Variables[A.Variable].Class);
    P.Fixed.push_back(F.Variables[A.Variable].Fixed);
    for (auto [J, B] : enumerate(Pieces.take_front(I)))
      if (interfere(A, B))
        Edges.push_back({NodeId(J), NodeId(I)});
  }
  P.Graph = InterferenceGraph(Pieces.size(), Edges);
  return P;
}

AliasedProblem llvm::course::makePointProblem(const ElementaryForm &Form,
                                              const AliasedBank &Bank,
                                              PointId Point) {
  return makeProblem(Form.function(), Bank, Form.piecesAt(Point));
}

Partition llvm::course::groupsAt(const ElementaryForm &Form, PointId Point,
                                 ArrayRef<PointMerge> Merges) {
  auto Nodes = idRange<NodeId>(0, Form.piecesAt(Point).size());
  Partition GroupOf(Nodes.begin(), Nodes.end());
  for (const PointMerge &M : Merges) {
    PieceId Killed = Form.pieceBefore(Point, M.Killed);
    PieceId Defined = Form.pieceAfter(Point, M.Defined);
    GroupOf[Form.nodeAt(Point, Defined)] = Form.nodeAt(Point, Killed);
  }
  return GroupOf;
}

/// Placements in the search for a solution of one puzzle.
static constexpr unsigned PuzzleBudget = 400;
/// Points that the search looks at, for each point of the function and at most.
/// Guesses that bound time; not tuned.
static constexpr unsigned TrialsPerPoint = 40, MaxTrials = 60000;

static bool isSolvable(const MinFunction &F, const AliasedBank &Bank,
                       ArrayRef<Piece> Pieces) {
  SmallVector<PuzzlePiece, 32> Puzzle;
  for (const Piece &P : Pieces) {
    const MinVariable &V = F.Variables[P.Variable];
    Puzzle.push_back({V.Class, P.Role, V.Fixed, None, 1});
  }
  return solvePuzzle(Bank, Puzzle, PuzzleBudget).has_value();
}

namespace {

class Planner {
public:
  Planner(const ElementaryForm &Form, const AliasedBank &Bank, SpillTest Test)
      : Form(Form), F(Form.function()), Bank(Bank), Test(Test),
        Costs(spillCosts(F)), NumPoints(F.Variables.size()) {
    Plan.Spilled.resize(F.Variables.size());
    for (const Piece &P : Form.pieces())
      ++NumPoints[P.Variable];
  }
  BankSpillPlan run();
  /// The cheapest plan that local search finds from \p Start.
  BankSpillPlan improve(BankSpillPlan Start);

private:
  bool settle(PointId Point);
  bool passes(AliasedGraph &G, IdArrayRef<NodeId, Piece> Pieces, PointId Point);
  bool tryWithout(MinVariableId Variable);
  void settleAll();
  IdVector<NodeId, Piece> piecesLeft(PointId Point) const;
  bool merge(AliasedGraph &G, IdArrayRef<NodeId, Piece> Pieces, PointId Point);
  MinVariableId chooseSpill(const AliasedGraph &G,
                            IdArrayRef<NodeId, Piece> Pieces,
                            const MinOp *Op) const;

  /// Of the program with nothing spilled.
  const ElementaryForm &Form;
  const MinFunction &F;
  const AliasedBank &Bank;
  SpillTest Test;
  IdVector<MinVariableId, double> Costs;
  /// How many pieces each variable has: where spilling it could help.
  IdVector<MinVariableId, unsigned> NumPoints;
  /// The points of each variable, for the search.
  IdVector<MinVariableId, SmallVector<PointId, 0>> PointsOf;
  unsigned NumTrials = 0;
  /// A variable that is not spilled, or None.
  MinVariableId Kept = None;
  BankSpillPlan Plan;
};

} // namespace

/// The pieces of a point with what is spilled so far.
IdVector<NodeId, Piece> Planner::piecesLeft(PointId Point) const {
  IdVector<NodeId, Piece> Left;
  const MinOp *Op = Form.op(Point);
  for (Piece P : Form.piecesAt(Point)) {
    if (Plan.Spilled.test(P.Variable) && P.isBefore()) {
      if (!Op || !Op->uses(P.Variable))
        continue;
      P.Role = PieceRole::Killed;
    }
    Left.push_back(P);
  }
  // As in the elementary form of the plan, so that puzzles are the same.
  sort(Left, [](const Piece &A, const Piece &B) {
    return std::pair(A.Role, A.Variable) < std::pair(B.Role, B.Variable);
  });
  return Left;
}

/// Merges the largest pair of a piece that dies and one that is defined.
bool Planner::merge(AliasedGraph &G, IdArrayRef<NodeId, Piece> Pieces,
                    PointId Point) {
  unsigned Best = 0;
  NodeId BestKilled, BestDefined;
  for (NodeId K : G.nodes()) {
    if (G.isPrecolored(K))
      return false;
    for (NodeId D : G.nodes()) {
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
MinVariableId Planner::chooseSpill(const AliasedGraph &G,
                                   IdArrayRef<NodeId, Piece> Pieces,
                                   const MinOp *Op) const {
  MinVariableId Best;
  std::tuple<bool, double, MinVariableId> BestRank;
  for (NodeId I : G.nodes()) {
    MinVariableId V = Pieces[I].Variable;
    if (!G.isPresent(I) || G.isPrecolored(I) || Plan.Spilled.test(V) ||
        V == Kept)
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

/// Whether \p Point needs no more spills. Notes the merges that it takes, and
/// leaves in \p G what could not be simplified.
bool Planner::passes(AliasedGraph &G, IdArrayRef<NodeId, Piece> Pieces,
                     PointId Point) {
  size_t NumMerges = Plan.Merges.size();
  auto Simplify = [&] {
    for (bool Changed = true; Changed;) {
      Changed = false;
      for (NodeId V : G.nodes())
        if (G.isPresent(V) && !G.isSignificant(V)) {
          G.remove(V);
          Changed = true;
        }
    }
    for (NodeId V : G.nodes())
      if (G.isPresent(V) && !G.isPrecolored(V))
        return false;
    return true;
  };
  bool Passes = Simplify();
  while (!Passes && Test != SpillTest::Smith && merge(G, Pieces, Point))
    Passes = Simplify();
  if (Passes)
    return true;
  // Once something is spilled the point may need other merges, or none.
  Plan.Merges.truncate(NumMerges);
  if (Test != SpillTest::Search || !isSolvable(F, Bank, Pieces))
    return false;
  Plan.IsSimplifiable = false;
  return true;
}

/// Spills until \p Point passes; whether that was possible.
bool Planner::settle(PointId Point) {
  for (;;) {
    ++NumTrials;
    IdVector<NodeId, Piece> Pieces = piecesLeft(Point);
    AliasedGraph G(makeProblem(F, Bank, Pieces));
    if (passes(G, Pieces, Point))
      return true;
    MinVariableId V = chooseSpill(G, Pieces, Form.op(Point));
    if (V == None)
      return false;
    Plan.Spilled.set(V);
    Plan.Cost += Costs[V];
  }
}

/// Settles all points with what is spilled so far.
void Planner::settleAll() {
  Plan.Merges.clear();
  Plan.IsSimplifiable = true;
  for (PointId P : Form.points().ids())
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
}

/// Lets a variable back in, and spills others where points do not pass then. It
/// stays so if that is cheaper.
bool Planner::tryWithout(MinVariableId Variable) {
  VariableSet Before = Plan.Spilled;
  double CostBefore = Plan.Cost;
  Plan.Spilled.reset(Variable);
  Plan.Cost -= Costs[Variable];
  Kept = Variable;
  bool IsBetter = true;
  for (PointId P : PointsOf[Variable]) {
    IsBetter = settle(P) && Plan.Cost < CostBefore - 1e-9 * CostBefore;
    if (!IsBetter)
      break;
  }
  Kept = None;
  if (!IsBetter) {
    Plan.Spilled = std::move(Before);
    Plan.Cost = CostBefore;
  }
  return IsBetter;
}

BankSpillPlan Planner::improve(BankSpillPlan Start) {
  Plan = std::move(Start);
  PointsOf.resize(F.Variables.size());
  for (const Piece &P : Form.pieces())
    PointsOf[P.Variable].push_back(P.Point);
  unsigned Limit =
      std::min<size_t>(MaxTrials, TrialsPerPoint * Form.points().size());
  NumTrials = 0;
  for (bool Changed = true; Changed && NumTrials < Limit;) {
    Changed = false;
    auto Order = to_vector<0>(Plan.Spilled.ids());
    sort(Order, [&](MinVariableId A, MinVariableId B) {
      return std::pair(-Costs[A], A) < std::pair(-Costs[B], B);
    });
    for (MinVariableId V : Order)
      if (NumTrials < Limit && Plan.Spilled.test(V) && Costs[V] > 0)
        Changed |= tryWithout(V);
  }
  // Merges were noted for plans that are gone.
  return run();
}

BankSpillPlan Planner::run() {
  settleAll();
  // A puzzle that was solved before something was spilled is searched anew, and
  // the search is limited.
  for (unsigned NumSpilled = None; Test == SpillTest::Search &&
                                   NumSpilled != Plan.Spilled.count() &&
                                   !Plan.Failure;) {
    NumSpilled = Plan.Spilled.count();
    settleAll();
  }
  return std::move(Plan);
}

BankSpillPlan llvm::course::planSpills(const MinFunction &F,
                                       const AliasedBank &Bank,
                                       SpillTest Test) {
  ElementaryForm Form(F, VariableSet(F.Variables.size()));
  BankSpillPlan Smith = Planner(Form, Bank, SpillTest::Smith).run();
  if (Test == SpillTest::Smith)
    return Smith;
  BankSpillPlan Merging = Planner(Form, Bank, SpillTest::Merging).run();
  auto Rank = [](const BankSpillPlan &Plan) {
    return std::tuple(Plan.Failure.has_value(), Plan.Cost,
                      Plan.Spilled.count());
  };
  BankSpillPlan Tested = Rank(Smith) < Rank(Merging) ? Smith : Merging;
  if (Test == SpillTest::Merging)
    return Tested;
  BankSpillPlan Solved = Planner(Form, Bank, SpillTest::Search).run();
  const BankSpillPlan &Start = Rank(Solved) < Rank(Tested) ? Solved : Tested;
  if (Start.Failure || Start.Spilled.none())
    return Start;
  BankSpillPlan Improved =
      Planner(Form, Bank, SpillTest::Search).improve(Start);
  return Rank(Improved) < Rank(Tested) ? Improved : Tested;
}

Complaint llvm::course::verifySpills(const ElementaryForm &Form,
                                     const AliasedBank &Bank,
                                     const BankSpillPlan &Plan) {
  for (PointId P : Form.points().ids()) {
    Partition GroupOf = groupsAt(Form, P, Plan.mergesAt(P));
    unsigned NumGroups = renumber(GroupOf);
    bool Passes = isGreedyColorable(
        makeQuotient(makePointProblem(Form, Bank, P), GroupOf, NumGroups));
    if (!Passes && !Plan.IsSimplifiable)
      Passes = isSolvable(Form.function(), Bank, Form.piecesAt(P));
    if (!Passes)
      return "point " + to_string(P) + " cannot be simplified";
  }
  return std::nullopt;
}
