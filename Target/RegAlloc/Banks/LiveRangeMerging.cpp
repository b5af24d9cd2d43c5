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
  void mergeBlock(unsigned Block);
  bool growBy(AliasedGraph &G, CoalescingTests<AliasedGraph> &Tests,
              unsigned Point, ArrayRef<unsigned> Previous);
  void addPoint(AliasedGraph &G, unsigned Point, ArrayRef<unsigned> Previous);
  RegisterAssignment solve(unsigned Point) const;

  const ElementaryForm &Form;
  const AliasedBank &Bank;
  const BankSpillPlan &Plan;
  IntEqClasses Groups;
  MergedRanges Result;
  /// Punctual: the register of each piece in the solution of its puzzle, its
  /// node in the graph of its block, and the piece that it continues.
  RegisterAssignment Registers;
  SmallVector<unsigned, 0> NodeOf, Partner;
};

} // namespace

Merger::Merger(const ElementaryForm &Form, const AliasedBank &Bank,
               const BankSpillPlan &Plan)
    : Form(Form), Bank(Bank), Plan(Plan), Groups(Form.pieces().size()) {
  for (const PointMerge &M : Plan.Merges)
    Groups.join(Form.pieceBefore(M.Point, M.Killed),
                Form.pieceAfter(M.Point, M.Defined));
}

/// Whether a transfer continues a live range, and is no operand of a PHI.
static bool continues(const Transfer &T) { return T.isCopy() && !T.IsPhi; }

void Merger::mergeFollower(const PointBoundary &Boundary) {
  unsigned Point = Boundary.To, First = Form.firstPiece(Point);
  SmallVector<unsigned, 0> GroupOf =
      groupsAt(Form, Point, Plan.mergesAt(Point));
  unsigned NumGroups = renumber(GroupOf);
  AliasedGraph G(
      makeQuotient(makePointProblem(Form, Bank, Point), GroupOf, NumGroups));
  SmallVector<bool, 32> IsCritical(NumGroups, true);
  for (const Transfer &T : Boundary.Transfers)
    if (continues(T))
      IsCritical[GroupOf[T.ToId - First]] = false;
  for (unsigned Group = 0; Group != NumGroups; ++Group)
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
    unsigned From = Form.points()[Boundary.From].Block;
    unsigned To = Form.points()[Boundary.To].Block;
    if (!Boundary.IsEdge || Guided.Guide[To] == From)
      mergeFollower(Boundary);
  }
}

/// The last piece of \p Pieces that has a unit of \p Units, by the order of
/// time, if it has the register \p R and there is none in other units of it.
static unsigned lastInColumn(const AliasedBank &Bank, ArrayRef<unsigned> Pieces,
                             ArrayRef<RegisterId> Registers, RegisterId R) {
  for (unsigned P : reverse(Pieces))
    if (Bank.overlap(Registers[P], R))
      return Registers[P] == R ? P : None;
  return None;
}

/// The pieces of \p Point, those before the operation first.
static SmallVector<unsigned, 0> inTime(const ElementaryForm &Form,
                                       unsigned Point) {
  SmallVector<unsigned, 0> Pieces;
  for (unsigned I = 0; I != Form.piecesAt(Point).size(); ++I)
    Pieces.push_back(Form.firstPiece(Point) + I);
  return Pieces;
}

SmallVector<std::pair<unsigned, unsigned>, 0>
llvm::course::columnMerges(const ElementaryForm &Form, const AliasedBank &Bank,
                           unsigned Guider, unsigned Follower,
                           ArrayRef<RegisterId> Registers) {
  // Roles ascend with time: killed, across, defined.
  SmallVector<unsigned, 0> Column;
  if (Guider != None)
    Column = inTime(Form, Guider);
  SmallVector<std::pair<unsigned, unsigned>, 0> Merges;
  for (unsigned P : inTime(Form, Follower)) {
    unsigned Last = lastInColumn(Bank, Column, Registers, Registers[P]);
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
void Merger::addPoint(AliasedGraph &G, unsigned Point,
                      ArrayRef<unsigned> MergedWith) {
  ArrayRef<Piece> Pieces = Form.piecesAt(Point);
  unsigned First = Form.firstPiece(Point);
  for (unsigned I = 0; I != Pieces.size(); ++I) {
    const MinVariable &V = Form.variableOf(First + I);
    NodeOf[First + I] = MergedWith[I] != None ? NodeOf[MergedWith[I]]
                                              : G.addNode(V.Class, V.Fixed);
    for (unsigned J = 0; J != I; ++J)
      if ((Pieces[I].isBefore() && Pieces[J].isBefore()) ||
          (Pieces[I].isAfter() && Pieces[J].isAfter()))
        G.addEdge(NodeOf[First + J], NodeOf[First + I]);
  }
}

/// Adds a point with merges if they pass; whether they do.
bool Merger::growBy(AliasedGraph &G, CoalescingTests<AliasedGraph> &Tests,
                    unsigned Point, ArrayRef<unsigned> MergedWith) {
  AliasedGraph::Mark Before = G.mark();
  addPoint(G, Point, MergedWith);
  SmallVector<unsigned, 32> Nodes;
  bool Passes = true;
  for (unsigned I = 0; I != MergedWith.size(); ++I) {
    unsigned P = Form.firstPiece(Point) + I, Node = NodeOf[P];
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

RegisterAssignment Merger::solve(unsigned Point) const {
  RegisterAssignment Preferred;
  for (unsigned P : inTime(Form, Point))
    Preferred.push_back(Partner[P] == None ? RegisterId()
                                           : Registers[Partner[P]]);
  return solvePoint(Form, Bank, Plan, Point, Preferred, /*KeepMerges=*/true);
}

void Merger::mergeBlock(unsigned Block) {
  AliasedGraph G(Bank);
  CoalescingTests Tests(G);
  for (unsigned P = Form.firstPoint(Block); P <= Form.lastPoint(Block); ++P) {
    unsigned First = Form.firstPiece(P), N = Form.piecesAt(P).size();
    copy(solve(P), Registers.begin() + First);
    bool HasGuider = P != Form.firstPoint(Block);
    SmallVector<unsigned, 0> MergedWith(N, None);
    for (auto [From, To] :
         columnMerges(Form, Bank, HasGuider ? P - 1 : None, P, Registers))
      MergedWith[To - First] = From;
    bool Passes = growBy(G, Tests, P, MergedWith);
    ++(Passes ? Result.NumMerged : Result.NumRefused);
    if (!Passes) {
      SmallVector<unsigned, 0> GroupOf = groupsAt(Form, P, Plan.mergesAt(P));
      for (unsigned I = 0; I != N; ++I)
        MergedWith[I] = GroupOf[I] == I ? None : First + GroupOf[I];
      addPoint(G, P, MergedWith);
    }
    for (unsigned I = 0; I != N; ++I)
      if (MergedWith[I] != None)
        Groups.join(MergedWith[I], First + I);
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
        Partner[T.ToId] = T.FromId;
  for (unsigned B = 0; B != Form.function().Blocks.size(); ++B)
    mergeBlock(B);
}

MergedRanges Merger::finish() {
  Groups.compress();
  for (unsigned P = 0; P != Form.pieces().size(); ++P)
    Result.GroupOf.push_back(Groups[P]);
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
  AliasedProblem P{
      Bank,
      InterferenceGraph(Form.pieces().size(), Form.interferences()),
      {},
      {},
      Form.affinities()};
  for (unsigned I = 0; I != Form.pieces().size(); ++I) {
    P.Class.push_back(Form.variableOf(I).Class);
    P.Fixed.push_back(Form.variableOf(I).Fixed);
  }
  return P;
}

Complaint llvm::course::verifyMerging(const ElementaryForm &Form,
                                      const AliasedBank &Bank,
                                      const MergedRanges &Ranges) {
  return verifyGroups(makeElementaryProblem(Form, Bank), Ranges.GroupOf,
                      /*IsSafe=*/true);
}
