//===-- LiveRangeMerging.cpp - Undoing needless splits --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Simple merging needs no graph but that of the point at hand. Punctual
/// merging grows the graph of a block point by point, and rolls it back.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/LiveRangeMerging.h"
#include "RegAlloc/Algorithms/CoalescingTests.h"
#include "RegAlloc/Banks/Puzzle.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace llvm::course;

/// Edges that the exact test of one follower may walk over.
static constexpr unsigned ExactBudget = 4000;

namespace {

class Merger {
public:
  Merger(const ElementaryForm &Form, const AliasedBank &Bank,
         const BankSpillPlan &Plan);
  void mergeSimply();
  void mergePunctually();
  MergedRanges finish();

private:
  void mergeFollower(const PointBoundary &Boundary);
  void mergeBlock(BlockId Block);
  bool growBy(AliasedGraph &G, CoalescingTests<AliasedGraph> &Tests,
              PointId Point, ArrayRef<PieceId> Previous);
  void addPoint(AliasedGraph &G, PointId Point, ArrayRef<PieceId> Previous);
  RegisterAssignment solve(PointId Point) const;

  const ElementaryForm &Form;
  const AliasedBank &Bank;
  const BankSpillPlan &Plan;
  IntEqClasses Groups;
  MergedRanges Result;
  /// Punctual: the register of each piece in the solution of its puzzle, its
  /// node in the graph of its block, and the piece that it continues.
  RegisterAssignment Registers;
  IdVector<PieceId, NodeId> NodeOf;
  IdVector<PieceId, PieceId> Partner;
};

} // namespace

Merger::Merger(const ElementaryForm &Form, const AliasedBank &Bank,
               const BankSpillPlan &Plan)
    : Form(Form), Bank(Bank), Plan(Plan), Groups(Form.pieces().size()) {
  for (const PointMerge &M : Plan.Merges)
    Groups.join(Form.pieceBefore(M.Point, M.Killed).index(),
                Form.pieceAfter(M.Point, M.Defined).index());
}

/// Whether a transfer continues a live range, and is no operand of a PHI.
static bool continues(const Transfer &T) { return T.isCopy() && !T.IsPhi; }

void Merger::mergeFollower(const PointBoundary &Boundary) {
  PointId Point = Boundary.To;
  Partition GroupOf = groupsAt(Form, Point, Plan.mergesAt(Point));
  unsigned NumGroups = renumber(GroupOf);
  AliasedGraph G(
      makeQuotient(makePointProblem(Form, Bank, Point), GroupOf, NumGroups));
  NodeSet IsCritical(NumGroups, true);
  for (const Transfer &T : Boundary.Transfers)
    if (continues(T))
      IsCritical[GroupOf[Form.nodeAt(Point, T.toPiece())]] = false;
  for (NodeId Group : G.nodes())
    if (IsCritical[Group] && G.isSignificant(Group)) {
      ++Result.NumRefused;
      return;
    }
  for (const Transfer &T : Boundary.Transfers)
    if (continues(T))
      Groups.join(T.FromId, T.ToId);
  ++Result.NumMerged;
}

void Merger::mergeSimply() {
  Guides Guided(Form.function());
  for (const PointBoundary &Boundary : Form.boundaries()) {
    BlockId From = Form.points()[Boundary.From].Block;
    BlockId To = Form.points()[Boundary.To].Block;
    if (!Boundary.IsEdge || Guided.Guide[To] == From)
      mergeFollower(Boundary);
  }
}

/// The last piece of \p Pieces that has a unit of \p Units, by the order of
/// time, if it has the register \p R and there is none in other units of it.
static PieceId lastInColumn(const AliasedBank &Bank, ArrayRef<PieceId> Pieces,
                            RegisterAssignmentRef Registers, RegisterId R) {
  for (PieceId P : reverse(Pieces))
    if (Bank.overlap(Registers[P], R))
      return Registers[P] == R ? P : None;
  return None;
}

SmallVector<std::pair<PieceId, PieceId>, 0>
llvm::course::columnMerges(const ElementaryForm &Form, const AliasedBank &Bank,
                           PointId Guider, PointId Follower,
                           RegisterAssignmentRef Registers) {
  // Roles ascend with time: killed, across, defined.
  SmallVector<PieceId, 0> Column;
  if (Guider != None)
    append_range(Column, Form.pieceIdsAt(Guider));
  SmallVector<std::pair<PieceId, PieceId>, 0> Merges;
  for (PieceId P : Form.pieceIdsAt(Follower)) {
    PieceId Last = lastInColumn(Bank, Column, Registers, Registers[P]);
    Column.push_back(P);
    if (Last == None)
      continue;
    const MinVariable &A = Form.variableOf(Last), &B = Form.variableOf(P);
    if (A.Class == B.Class && A.Fixed == B.Fixed)
      Merges.push_back({Last, P});
  }
  return Merges;
}

/// Adds the pieces of a point to the graph: new nodes, or those of what they
/// are merged with.
void Merger::addPoint(AliasedGraph &G, PointId Point,
                      ArrayRef<PieceId> MergedWith) {
  for (auto [A, With] : zip_equal(Form.pieceIdsAt(Point), MergedWith)) {
    const MinVariable &V = Form.variableOf(A);
    NodeOf[A] = With != None ? NodeOf[With] : G.addNode(V.Class, V.Fixed);
    for (PieceId B : Form.pieceIdsAt(Point)) {
      if (B == A)
        break;
      if (interfere(Form.pieces()[A], Form.pieces()[B]))
        G.addEdge(NodeOf[B], NodeOf[A]);
    }
  }
}

/// Adds a point with merges if they pass; whether they do.
bool Merger::growBy(AliasedGraph &G, CoalescingTests<AliasedGraph> &Tests,
                    PointId Point, ArrayRef<PieceId> MergedWith) {
  AliasedGraph::Mark Before = G.mark();
  addPoint(G, Point, MergedWith);
  SmallVector<NodeId, 32> Nodes;
  bool Passes = true;
  for (PieceId P : Form.pieceIdsAt(Point)) {
    NodeId Node = NodeOf[P];
    Nodes.push_back(Node);
    bool IsCritical = Partner[P] == None;
    if (IsCritical && !G.isPrecolored(Node) && G.isSignificant(Node))
      Passes = false;
  }
  if (Passes && !Tests.canEliminateAll(Nodes, ExactBudget)) {
    ++Result.NumRefusedExactly;
    Passes = false;
  }
  if (!Passes)
    G.rollBack(Before);
  return Passes;
}

RegisterAssignment Merger::solve(PointId Point) const {
  RegisterAssignment Preferred;
  for (PieceId P : Form.pieceIdsAt(Point))
    Preferred.push_back(Partner[P] == None ? RegisterId()
                                           : Registers[Partner[P]]);
  return solvePoint(Form, Bank, Plan, Point, Preferred, /*KeepMerges=*/true);
}

void Merger::mergeBlock(BlockId Block) {
  AliasedGraph G(Bank);
  CoalescingTests Tests(G);
  for (PointId P : Form.pointsOf(Block)) {
    copy(solve(P), Registers.begin() + Form.firstPiece(P).index());
    bool HasGuider = P != Form.firstPoint(Block);
    IdVector<NodeId, PieceId> MergedWith(Form.piecesAt(P).size());
    for (auto [From, To] :
         columnMerges(Form, Bank, HasGuider ? PointId(P.index() - 1) : None, P,
                      Registers))
      MergedWith[Form.nodeAt(P, To)] = From;
    bool Passes = growBy(G, Tests, P, MergedWith);
    ++(Passes ? Result.NumMerged : Result.NumRefused);
    if (!Passes) {
      for (auto [I, Group] : enumerateIds(groupsAt(Form, P, Plan.mergesAt(P))))
        MergedWith[I] = Group == I ? None : Form.pieceAt(P, Group);
      addPoint(G, P, MergedWith);
    }
    for (auto [Id, With] : zip_equal(Form.pieceIdsAt(P), MergedWith))
      if (With != None)
        Groups.join(With.index(), Id.index());
  }
}

void Merger::mergePunctually() {
  unsigned NumPieces = Form.pieces().size();
  Registers.assign(NumPieces, None);
  NodeOf.assign(NumPieces, None);
  Partner.assign(NumPieces, None);
  for (const PointBoundary &Boundary : Form.boundaries())
    for (const Transfer &T : Boundary.Transfers)
      if (!Boundary.IsEdge && continues(T))
        Partner[T.toPiece()] = T.fromPiece();
  for (BlockId B : Form.function().Blocks.ids())
    mergeBlock(B);
}

MergedRanges Merger::finish() {
  Groups.compress();
  for (unsigned P = 0; P != Form.pieces().size(); ++P)
    Result.GroupOf.push_back(NodeId(Groups[P]));
  Result.NumGroups = renumber(Result.GroupOf);
  return std::move(Result);
}

MergedRanges llvm::course::mergeLiveRanges(const ElementaryForm &Form,
                                           const AliasedBank &Bank,
                                           const BankSpillPlan &Plan,
                                           MergeKind Kind) {
  Merger M(Form, Bank, Plan);
  if (Kind == MergeKind::Simple)
    M.mergeSimply();
  else if (Kind == MergeKind::Punctual)
    M.mergePunctually();
  return M.finish();
}

AliasedProblem llvm::course::makeElementaryProblem(const ElementaryForm &Form,
                                                   const AliasedBank &Bank) {
  return makeElementaryProblem(Form, Bank, Form.interferences());
}

AliasedProblem
llvm::course::makeElementaryProblem(const ElementaryForm &Form,
                                    const AliasedBank &Bank,
                                    ArrayRef<InterferenceGraph::Edge> Edges) {
  AliasedProblem P{Bank,
                   InterferenceGraph(Form.pieces().size(), Edges),
                   {},
                   {},
                   Form.affinities()};
  for (PieceId Id : Form.pieces().ids()) {
    P.Class.push_back(Form.variableOf(Id).Class);
    P.Fixed.push_back(Form.variableOf(Id).Fixed);
  }
  return P;
}

Complaint llvm::course::verifyMerging(const ElementaryForm &Form,
                                      const AliasedBank &Bank,
                                      const MergedRanges &Ranges) {
  return verifyGroups(makeElementaryProblem(Form, Bank), Ranges.GroupOf,
                      /*IsSafe=*/true);
}
