//===-- ElementaryForm.h - Live ranges split everywhere ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Elementary form (Appel, George 2001): every live range is split between any
/// two instructions and on every edge.
///
/// A program point is an operation with what is live around it; a block without
/// operations has one, too. At a point a variable is a piece:
/// \code
///            live before   live after
///   Killed       yes           no      dies here, or is read from memory here
///   Defined      no            yes     also if nobody reads it
///   Across       yes           yes
/// \endcode
/// Pieces interfere if they are live together before or after the operation, so
/// pieces of two points never do. Between points are parallel copies, and there
/// is an affinity for each of their components.
///
/// Spilling is everywhere: a spilled variable is in its slot, stored after its
/// definition and loaded before each operation that reads it. It has a piece
/// only at these. PHIs of spilled variables move between slots on edges, which
/// needs no register (as push and pop do on x86).
///
/// O(pieces + transfers), both at most operations times live variables.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_ELEMENTARYFORM_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_ELEMENTARYFORM_H

#include "RegAlloc/Algorithms/GraphColoring.h"
#include "RegAlloc/Banks/MinIR.h"

namespace llvm::course {

/// Pieces are the nodes of a graph, and have their numbers.
using PieceId = NodeId;

using PointId = Id<struct ProgramPointTag>;

enum class PieceRole : uint8_t { Killed, Across, Defined };

struct Piece {
  MinVariableId Variable;
  PointId Point;
  PieceRole Role;

  bool isBefore() const { return Role != PieceRole::Defined; }
  bool isAfter() const { return Role != PieceRole::Killed; }
};

/// Whether two pieces of a point are live at once.
inline bool interfere(const Piece &A, const Piece &B) {
  return (A.isBefore() && B.isBefore()) || (A.isAfter() && B.isAfter());
}

struct ProgramPoint {
  BlockId Block;
  /// The operation in its block, or None if the block has none.
  unsigned Op;
};

/// One component of a parallel copy.
struct Transfer {
  enum StorageType : uint8_t { InPiece, InSlot, InConstant };
  StorageType From, To;
  /// The number of a piece, of a variable (for its slot) or of a constant.
  unsigned FromId, ToId;
  /// Whether it is the operand of a PHI that moves.
  bool IsPhi;

  bool isCopy() const { return From == InPiece && To == InPiece; }
  PieceId fromPiece() const { return PieceId(FromId); }
  PieceId toPiece() const { return PieceId(ToId); }
};

/// What happens between two points that follow each other.
struct PointBoundary {
  PointId From, To;
  /// Whether it is an edge between blocks.
  bool IsEdge;
  double Frequency;
  SmallVector<Transfer, 4> Transfers;
};

class ElementaryForm {
public:
  /// \p Spilled has a bit for each variable. Fixed variables are not spilled.
  ElementaryForm(const MinFunction &F, const VariableSet &Spilled);

  const MinFunction &function() const { return F; }
  bool isSpilled(MinVariableId Variable) const {
    return Spilled.test(Variable);
  }

  IdArrayRef<PointId, ProgramPoint> points() const { return Points; }
  /// All pieces, point by point; at each ascending by role and variable.
  IdArrayRef<PieceId, Piece> pieces() const { return Pieces; }
  PieceId firstPiece(PointId Point) const { return PieceId(Offsets[Point]); }
  auto pieceIdsAt(PointId Point) const {
    return idRange<PieceId>(Offsets[Point], Offsets[next(Point)]);
  }
  /// A piece in the graph of the pieces of \p Point, and the other way round.
  NodeId nodeAt(PointId Point, PieceId Id) const {
    return NodeId(Id.index() - Offsets[Point]);
  }
  PieceId pieceAt(PointId Point, NodeId Node) const {
    return PieceId(Offsets[Point] + Node.index());
  }
  ArrayRef<Piece> piecesAt(PointId Point) const {
    return pieces().slice(Offsets[Point],
                          Offsets[next(Point)] - Offsets[Point]);
  }
  ArrayRef<PointBoundary> boundaries() const { return Boundaries; }

  PointId firstPoint(BlockId Block) const { return FirstPoint[Block]; }
  PointId lastPoint(BlockId Block) const {
    return PointId(endOf(Block).index() - 1);
  }
  auto pointsOf(BlockId Block) const {
    return idRange<PointId>(FirstPoint[Block].index(), endOf(Block).index());
  }
  static PointId next(PointId Point) { return PointId(Point.index() + 1); }
  double frequency(PointId Point) const {
    return F.Blocks[Points[Point].Block].Frequency;
  }

  /// The operation of a point, or nullptr.
  const MinOp *op(PointId Point) const;

  /// The piece of \p Variable at \p Point before or after its operation, or
  /// None. O(log pieces of the point).
  PieceId pieceBefore(PointId Point, MinVariableId Variable) const;
  PieceId pieceAfter(PointId Point, MinVariableId Variable) const;

  const MinVariable &variableOf(PieceId Id) const {
    return F.Variables[Pieces[Id].Variable];
  }

  /// Whether the piece is loaded from a slot before its operation.
  bool isReload(PieceId Id) const {
    return Pieces[Id].isBefore() && isSpilled(Pieces[Id].Variable);
  }

  /// The interferences of all pieces.
  SmallVector<InterferenceGraph::Edge, 0> interferences() const;

  /// Those with pieces that begin at their point, defined or loaded. If two
  /// variables interfere anywhere, such pieces of them do. O(pieces), and for
  /// each that begins there O(pieces of the point).
  SmallVector<InterferenceGraph::Edge, 0> newInterferences() const;

  /// The copies between pieces, of boundaries and of operations that copy.
  SmallVector<Affinity, 0> affinities() const;

  /// Whether every piece and transfer has what it needs.
  Complaint verify() const;

private:
  PointId endOf(BlockId Block) const {
    return FirstPoint[BlockId(Block.index() + 1)];
  }
  bool isNew(PieceId Id) const;
  void addPoints();
  void addPieces(BlockId Block, const VariableSet &LiveIn,
                 const VariableSet &LiveOut);
  void addBoundaries(const MinLiveness &Liveness);
  void addEdge(BlockId Pred, BlockId Succ, const VariableSet &LiveIn);
  PieceId findPiece(PointId Point, MinVariableId Variable,
                    bool IsDefined) const;

  const MinFunction &F;
  VariableSet Spilled;
  IdVector<PointId, ProgramPoint> Points;
  /// And the end of the last block.
  IdVector<BlockId, PointId> FirstPoint;
  IdVector<PieceId, Piece> Pieces;
  IdVector<PointId, unsigned> Offsets;
  SmallVector<PointBoundary, 0> Boundaries;
};

/// A frequency as the weight of an affinity, at least 1.
uint64_t weightOf(double Frequency);

/// What spilling each variable everywhere costs: loads and stores, weighted by
/// frequency. A PHI between two slots counts with both of its ends.
IdVector<MinVariableId, double> spillCosts(const MinFunction &F);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_ELEMENTARYFORM_H
