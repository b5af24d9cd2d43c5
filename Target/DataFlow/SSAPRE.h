//===-- SSAPRE.h - Partial redundancies in SSA form -------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Partial redundancy elimination of one expression in SSA form (Kennedy, Chan,
/// Liu, Lo, Tu, Chow, Partial redundancy elimination in SSA form, TOPLAS 1999):
/// what lazy code motion finds, by looking only at where the expression occurs.
///
/// The expression has names, its keys: a key is the operation on certain
/// values. Behind a PHI of an operand it has another key than before, one for
/// each edge. So no two values of a variable are mistaken for each other, even
/// if both are live: the condition of the paper that the live ranges of a
/// variable's versions must not overlap is not needed.
///
/// The phases, all on occurrences only:
///
///   1. Φs are placed at the iterated dominance frontiers of occurrences and of
///      Φs, and where an operand has a PHI, as far as a Φ asks for the key
///      there
///   2. each occurrence, and each operand of a Φ, finds the occurrence or Φ
///   that
///      holds its value: the nearest of its key that dominates it
///   3. down-safety: from a Φ each path comes to an occurrence
///   4. will be available: down-safe or available on all sides, and not better
///      put off
///   5. insertions and reloads; Φs that nothing needs are left out
///
/// With costs 3 and 4 are others: the Φs that hold the value are chosen so that
/// computing it costs least in all (DataFlow/SpeculativePlacement), even
/// where no occurrence may follow.
///
/// What moves the code, phase six, is the caller. Time and memory: occurrences
/// and Φs, times the logarithm of their number, and the frontiers.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_DATAFLOW_SSAPRE_H
#define LLVM_LIB_TARGET_COURSE_DATAFLOW_SSAPRE_H

#include "DataFlow/Dominance.h"
#include <variant>

namespace llvm::course {

using KeyId = Id<struct ExpressionKeyTag>;
using OccurrenceId = Id<struct OccurrenceTag>;
using PhiId = Id<struct PhiTag>;
using InsertionId = Id<struct InsertionTag>;
using PhiSet = ById<PhiId, BitVector>;

struct SSAPREProblem {
  struct Key {
    /// The block where the last of the operands is defined; the entry if they
    /// are there from the start.
    BlockId Block = FlowGraph::Entry;
    /// All operands that are defined in the block are PHIs. Then OnEdge has,
    /// for each edge to it, in the order of the graph, the key on that edge.
    bool ByPhis = false;
    SmallVector<KeyId, 2> OnEdge = {};
    /// It need not be computed: the value is a constant, or is there under
    /// another name.
    bool IsFree = false;
    /// And it is that because the program has had the value there: it stored
    /// what is loaded. That counts for as much as an occurrence.
    bool WasComputed = false;
  };
  struct Place {
    BlockId Block;
    /// Ascending within the block.
    unsigned Position;
  };
  struct Occurrence {
    Place At;
    KeyId Key;
  };

  const FlowGraph &Graph;
  const Dominance &Tree;
  IdVector<KeyId, Key> Keys;
  IdVector<OccurrenceId, Occurrence> Occurrences;
  /// From these places a path may go on and never come back.
  SmallVector<Place, 0> Barriers = {};
  /// Edges that have no place for an insertion; empty for none.
  ById<EdgeId, BitVector> Closed = {};
  /// What it costs in all to compute the expression in each block and to insert
  /// it on each edge: mostly how often that is executed. Both are empty if
  /// nothing may be computed that need not be.
  IdVector<BlockId, double> BlockCosts = {};
  IdVector<EdgeId, double> EdgeCosts = {};

  bool maySpeculate() const { return !BlockCosts.empty(); }
  Complaint check() const;
};

/// Where a value comes from: an occurrence, a Φ, an insertion, a key that is
/// free, or nothing.
class SSAPREValue : public std::variant<std::monostate, OccurrenceId, PhiId,
                                        InsertionId, KeyId> {
public:
  using variant::variant;

  bool isNothing() const { return index() == 0; }
  /// Null if it comes from elsewhere.
  template <typename IdType> const IdType *getIf() const {
    return std::get_if<IdType>(this);
  }
};

struct SSAPREResult {
  struct Phi {
    BlockId Block;
    KeyId Key;
    /// For each edge to the block.
    SmallVector<SSAPREValue, 2> Operands;
  };
  struct Insertion {
    EdgeId Edge;
    KeyId Key;
  };
  IdVector<PhiId, Phi> Phis;
  IdVector<InsertionId, Insertion> Insertions;
  /// For each occurrence: itself if it is still computed.
  IdVector<OccurrenceId, SSAPREValue> Values;

  /// How many occurrences are not computed any more.
  unsigned numReloads() const;
  /// What computing the expression costs, by the costs of the problem.
  double cost(const SSAPREProblem &P) const;
};

SSAPREResult solveSSAPRE(const SSAPREProblem &P);

/// The blocks in which a value lives that others read: from what computes it,
/// or merges it, to the readers.
BlockSet findLiveBlocks(const SSAPREProblem &P, const SSAPREResult &R);

/// What is wrong with a result: a value that is not there where it is used.
Complaint verifySSAPRE(const SSAPREProblem &P, const SSAPREResult &R);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_DATAFLOW_SSAPRE_H
