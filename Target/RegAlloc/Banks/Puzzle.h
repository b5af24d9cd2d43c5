//===-- Puzzle.h - Registers for a single point -----------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Puzzle solving (Pereira, Palsberg 2008): the pieces of one program point are
/// placed on a board that is the register bank.
///
/// The board has a row for the time before the operation and one for the time
/// after it. A piece that dies takes units of the first row, one that is
/// defined of the second, one that lives across the same units of both:
/// \code
///            AH  AL  BH  BL
///   before    B   B   a   f      E = B, with a and f live across
///   after     E   E   a   f
/// \endcode
///
/// Pereira's and Palsberg's solver is for registers in halves. This one
/// searches, largest pieces first, for the solution that keeps most weight of
/// pieces where they prefer to be, which is punctual coalescing (2010). On
/// hierarchical banks the first descent mostly solves the puzzle.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_PUZZLE_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_PUZZLE_H

#include "RegAlloc/Banks/BankSpilling.h"

namespace llvm::course {

struct PuzzlePiece {
  ClassId Class;
  PieceRole Role;
  /// The register that it must have, or None.
  RegisterId Fixed = None;
  /// The register that it should have, or None, and what that is worth.
  RegisterId Preferred = None;
  uint64_t Weight = 1;
};

struct PuzzleSolution {
  /// For each piece.
  RegisterAssignment Registers;
  /// Of preferences that are not met.
  uint64_t LostWeight = 0;
  /// Whether no solution loses less.
  bool IsOptimal = false;
};

/// Solves the puzzle of \p Pieces, by at most \p Budget placements. Nothing if
/// there is no solution, or none was found.
std::optional<PuzzleSolution>
solvePuzzle(const AliasedBank &Bank, IdArrayRef<NodeId, PuzzlePiece> Pieces,
            unsigned Budget = ~0u);

/// Whether \p Registers is a solution.
Complaint verifyPuzzle(const AliasedBank &Bank,
                       IdArrayRef<NodeId, PuzzlePiece> Pieces,
                       RegisterAssignmentRef Registers);

/// Registers for the pieces of \p Point, a point that \p Plan has made fit.
/// \p Preferred has the register that each piece should have, or None. Pieces
/// that are merged get one register if \p KeepMerges.
RegisterAssignment solvePoint(const ElementaryForm &Form,
                              const AliasedBank &Bank,
                              const BankSpillPlan &Plan, PointId Point,
                              RegisterAssignmentRef Preferred, bool KeepMerges);

/// Registers for all pieces, block by block: each point is solved such that as
/// much as possible stays where it was at the one before. The first point of a
/// block follows the last one of the dominator, if that precedes it, or of the
/// predecessor that runs most often of those that are done.
RegisterAssignment coalescePunctually(const ElementaryForm &Form,
                                      const AliasedBank &Bank,
                                      const BankSpillPlan &Plan);

/// The predecessor of each block that its first point follows in that sense, or
/// None; and an order of the blocks in which it comes first.
struct Guides {
  explicit Guides(const MinFunction &F);
  SmallVector<BlockId, 0> Order;
  IdVector<BlockId, BlockId> Guide;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_PUZZLE_H
