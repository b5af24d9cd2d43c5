//===-- ElementaryForm.cpp - Live ranges split everywhere -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Points, pieces from the end of each block to its start, and boundaries.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/ElementaryForm.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cassert>
#include <cmath>

using namespace llvm;
using namespace llvm::course;

uint64_t llvm::course::weightOf(double Frequency) {
  // Resolution 1/256, and 2^20 affinities of the highest frequency do not
  // overflow.
  double Scaled = std::clamp(Frequency * 256, 1.0, double(uint64_t(1) << 42));
  return std::llround(Scaled);
}

ElementaryForm::ElementaryForm(const MinFunction &F, const VariableSet &Spilled)
    : F(F), Spilled(Spilled) {
  MinLiveness Liveness(F);
  addPoints();
  for (BlockId B : F.Blocks.ids())
    addPieces(B, Liveness.LiveIn[B], Liveness.LiveOut[B]);
  Offsets.push_back(Pieces.size());
  addBoundaries(Liveness);
}

void ElementaryForm::addPoints() {
  for (auto [I, B] : enumerateIds(F.Blocks)) {
    FirstPoint.push_back(PointId(Points.size()));
    for (unsigned Op = 0; Op != B.Ops.size(); ++Op)
      Points.push_back({I, Op});
    if (B.Ops.empty())
      Points.push_back({I, None});
  }
  FirstPoint.push_back(PointId(Points.size()));
}

const MinOp *ElementaryForm::op(PointId Point) const {
  const ProgramPoint &P = Points[Point];
  return P.Op == None ? nullptr : &F.Blocks[P.Block].Ops[P.Op];
}

void ElementaryForm::addPieces(BlockId Block, const VariableSet &LiveIn,
                               const VariableSet &LiveOut) {
  // What is live in registers before and after each operation.
  const PointId Begin = firstPoint(Block);
  const unsigned NumPoints = llvm::size(pointsOf(Block));
  auto PointAt = [&](unsigned I) { return PointId(Begin.index() + I); };
  SmallVector<VariableSet, 0> Live(NumPoints + 1);
  Live[NumPoints] = LiveOut;
  Live[NumPoints].reset(Spilled);
  for (unsigned I = NumPoints; I-- != 0;) {
    Live[I] = Live[I + 1];
    if (const MinOp *Op = op(PointAt(I))) {
      for (MinVariableId Def : Op->Defs)
        Live[I].reset(Def);
      for (const MinOperand &Use : Op->Uses)
        if (Use.isVariable() && !Spilled.test(Use.variable()))
          Live[I].set(Use.variable());
    }
  }
  // PHIs that nobody reads.
  Live[0] |= LiveIn;
  Live[0].reset(Spilled);

  for (unsigned I = 0; I != NumPoints; ++I) {
    PointId Point = PointAt(I);
    Offsets.push_back(Pieces.size());
    for (MinVariableId V : Live[I].ids())
      if (!Live[I + 1].test(V))
        Pieces.push_back({V, Point, PieceRole::Killed});
    const MinOp *Op = this->op(Point);
    if (Op)
      for (const MinOperand &Use : Op->Uses)
        if (Use.isVariable() && Spilled.test(Use.variable()))
          Pieces.push_back({Use.variable(), Point, PieceRole::Killed});
    auto ByVariable = [](const Piece &A, const Piece &B) {
      return A.Variable < B.Variable;
    };
    // A slot is loaded once, however often the operation reads it.
    auto From = Pieces.begin() + Offsets.back();
    std::sort(From, Pieces.end(), ByVariable);
    Pieces.erase(std::unique(From, Pieces.end(),
                             [](const Piece &A, const Piece &B) {
                               return A.Variable == B.Variable;
                             }),
                 Pieces.end());
    for (MinVariableId V : Live[I].ids())
      if (Live[I + 1].test(V))
        Pieces.push_back({V, Point, PieceRole::Across});
    unsigned FirstDef = Pieces.size();
    if (Op)
      for (MinVariableId Def : Op->Defs)
        Pieces.push_back({Def, Point, PieceRole::Defined});
    std::sort(Pieces.begin() + FirstDef, Pieces.end(), ByVariable);
  }
}

PieceId ElementaryForm::findPiece(PointId Point, MinVariableId Variable,
                                  bool IsDefined) const {
  auto FindIn = [&](PieceRole Role) {
    ArrayRef<Piece> Here = piecesAt(Point);
    auto Rank = [](const Piece &P) { return std::pair(P.Role, P.Variable); };
    const Piece *Found = lower_bound(
        Here, std::pair(Role, Variable),
        [&](const Piece &P, auto Wanted) { return Rank(P) < Wanted; });
    return Found != Here.end() && Rank(*Found) == std::pair(Role, Variable)
               ? PieceId(Offsets[Point] + (Found - Here.begin()))
               : None;
  };
  PieceId Found = FindIn(PieceRole::Across);
  return Found != None
             ? Found
             : FindIn(IsDefined ? PieceRole::Defined : PieceRole::Killed);
}

PieceId ElementaryForm::pieceBefore(PointId Point,
                                    MinVariableId Variable) const {
  return findPiece(Point, Variable, /*IsDefined=*/false);
}

PieceId ElementaryForm::pieceAfter(PointId Point,
                                   MinVariableId Variable) const {
  return findPiece(Point, Variable, /*IsDefined=*/true);
}

void ElementaryForm::addBoundaries(const MinLiveness &Liveness) {
  for (BlockId B : F.Blocks.ids()) {
    for (PointId P : drop_end(pointsOf(B))) {
      PointBoundary Boundary{P, next(P), false, frequency(P), {}};
      for (PieceId Id : pieceIdsAt(next(P))) {
        const Piece &To = Pieces[Id];
        if (!To.isBefore() || isSpilled(To.Variable))
          continue;
        Boundary.Transfers.push_back({Transfer::InPiece, Transfer::InPiece,
                                      pieceAfter(P, To.Variable).index(),
                                      Id.index(), false});
      }
      Boundaries.push_back(std::move(Boundary));
    }
  }
  for (BlockId B : F.Blocks.ids())
    for (BlockId Succ : F.Blocks[B].Succs)
      addEdge(B, Succ, Liveness.LiveIn[Succ]);
}

void ElementaryForm::addEdge(BlockId Pred, BlockId Succ,
                             const VariableSet &LiveIn) {
  const MinBlock &To = F.Blocks[Succ];
  PointId FromPoint = lastPoint(Pred), ToPoint = firstPoint(Succ);
  PointBoundary Edge{FromPoint,
                     ToPoint,
                     true,
                     std::min(F.Blocks[Pred].Frequency, To.Frequency),
                     {}};
  unsigned Index = find(To.Preds, Pred) - To.Preds.begin();
  VariableSet IsPhi(F.Variables.size());
  for (const MinPhi &Phi : To.Phis) {
    IsPhi.set(Phi.Def);
    const MinOperand &Operand = Phi.Operands[Index];
    Transfer T;
    T.IsPhi = true;
    if (!Operand.isVariable())
      T.From = Transfer::InConstant, T.FromId = Operand.constant().index();
    else if (isSpilled(Operand.variable()))
      T.From = Transfer::InSlot, T.FromId = Operand.variable().index();
    else
      T.From = Transfer::InPiece,
      T.FromId = pieceAfter(FromPoint, Operand.variable()).index();
    if (isSpilled(Phi.Def))
      T.To = Transfer::InSlot, T.ToId = Phi.Def.index();
    else
      T.To = Transfer::InPiece, T.ToId = pieceBefore(ToPoint, Phi.Def).index();
    Edge.Transfers.push_back(T);
  }
  for (MinVariableId V : LiveIn.ids())
    if (!IsPhi.test(V) && !isSpilled(V))
      Edge.Transfers.push_back({Transfer::InPiece, Transfer::InPiece,
                                pieceAfter(FromPoint, V).index(),
                                pieceBefore(ToPoint, V).index(), false});
  Boundaries.push_back(std::move(Edge));
}

SmallVector<InterferenceGraph::Edge, 0> ElementaryForm::interferences() const {
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  for (PointId P : Points.ids())
    for (PieceId A : pieceIdsAt(P))
      for (PieceId B : idRange<PieceId>(Offsets[P], A.index()))
        if (interfere(Pieces[A], Pieces[B]))
          Edges.push_back({B, A});
  return Edges;
}

/// Whether the piece is defined, by a PHI or an operation, or loaded.
bool ElementaryForm::isNew(PieceId Id) const {
  const Piece &P = Pieces[Id];
  BlockId Block = Points[P.Point].Block;
  return P.Role == PieceRole::Defined || isReload(Id) ||
         (P.Point == firstPoint(Block) &&
          any_of(F.Blocks[Block].Phis,
                 [&](const MinPhi &Phi) { return Phi.Def == P.Variable; }));
}

SmallVector<InterferenceGraph::Edge, 0>
ElementaryForm::newInterferences() const {
  SmallVector<InterferenceGraph::Edge, 0> Edges;
  for (auto [A, P] : enumerateIds(Pieces))
    if (isNew(A))
      for (PieceId B : pieceIdsAt(P.Point))
        if (B != A && interfere(P, Pieces[B]))
          Edges.push_back({A, B});
  return Edges;
}

SmallVector<Affinity, 0> ElementaryForm::affinities() const {
  SmallVector<Affinity, 0> Affinities;
  for (const PointBoundary &Boundary : Boundaries)
    for (const Transfer &T : Boundary.Transfers)
      if (T.isCopy())
        Affinities.push_back(
            {T.fromPiece(), T.toPiece(), weightOf(Boundary.Frequency)});
  for (PointId P : Points.ids())
    if (const MinOp *Op = op(P); Op && F.isCopy(*Op))
      Affinities.push_back({pieceBefore(P, Op->Uses[0].variable()),
                            pieceAfter(P, Op->Defs[0]),
                            weightOf(frequency(P))});
  return Affinities;
}

Complaint ElementaryForm::verify() const {
  for (const PointBoundary &Boundary : Boundaries)
    for (const Transfer &T : Boundary.Transfers) {
      if (T.From == Transfer::InPiece &&
          (T.FromId == None || !Pieces[T.fromPiece()].isAfter() ||
           Pieces[T.fromPiece()].Point != Boundary.From))
        return "a transfer starts at what is not live";
      if (T.To == Transfer::InPiece &&
          (T.ToId == None || !Pieces[T.toPiece()].isBefore() ||
           Pieces[T.toPiece()].Point != Boundary.To))
        return "a transfer ends at what is not live";
    }
  // Each piece that is live before its operation gets its value once for each
  // boundary that leads there, or from its slot.
  IdVector<PointId, unsigned> NumIncoming(Points.size());
  IdVector<PieceId, unsigned> NumGiven(Pieces.size());
  for (const PointBoundary &Boundary : Boundaries) {
    ++NumIncoming[Boundary.To];
    for (const Transfer &T : Boundary.Transfers)
      if (T.To == Transfer::InPiece)
        ++NumGiven[T.toPiece()];
  }
  for (auto [I, P] : enumerateIds(Pieces)) {
    unsigned Wanted = P.isBefore() && !isReload(I) ? NumIncoming[P.Point] : 0;
    if (NumGiven[I] != Wanted)
      return "'" + F.Variables[P.Variable].Name + "' at point " +
             to_string(P.Point) + " gets its value " +
             std::to_string(NumGiven[I]) + " times instead of " +
             std::to_string(Wanted);
  }
  for (PointId P : Points.ids())
    if (const MinOp *Op = op(P)) {
      for (const MinOperand &Use : Op->Uses)
        if (Use.isVariable() && pieceBefore(P, Use.variable()) == None)
          return "an operand has no piece";
      for (MinVariableId Def : Op->Defs)
        if (pieceAfter(P, Def) == None)
          return "a result has no piece";
    }
  return std::nullopt;
}

IdVector<MinVariableId, double> llvm::course::spillCosts(const MinFunction &F) {
  IdVector<MinVariableId, double> Costs(F.Variables.size());
  for (auto [I, B] : enumerateIds(F.Blocks)) {
    for (const MinPhi &Phi : B.Phis)
      for (auto [Pred, Operand] : zip_equal(B.Preds, Phi.Operands)) {
        double Frequency = std::min(F.Blocks[Pred].Frequency, B.Frequency);
        Costs[Phi.Def] += Frequency;
        if (Operand.isVariable())
          Costs[Operand.variable()] += Frequency;
      }
    for (const MinOp &Op : B.Ops) {
      for (MinVariableId Def : Op.Defs)
        Costs[Def] += B.Frequency;
      for (auto [J, Use] : enumerate(Op.Uses))
        if (Use.isVariable() &&
            !is_contained(ArrayRef(Op.Uses).take_front(J), Use))
          Costs[Use.variable()] += B.Frequency;
    }
  }
  return Costs;
}
