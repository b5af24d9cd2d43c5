//===-- BankAllocation.h - Allocation for aliased banks ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Allocators for aliased banks, and the programs that they make.
///
/// The decoupled ones (Tavares 2011) spill first, split all live ranges, merge
/// what splitting did not need, coalesce, assign, and patch: parallel copies
/// become sequences of instructions. The classic ones assign whole live ranges
/// and spill where that fails, over and over.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_BANKALLOCATION_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_BANKALLOCATION_H

#include "RegAlloc/Banks/LiveRangeMerging.h"

namespace llvm::course {

enum class BankAllocator {
  // Decoupled.
  Iterated,   ///< Iterated register coalescing.
  BruteForce, ///< Coalescing with the exact test.
  Punctual,   ///< Puzzle after puzzle, no graph.
  Swaps,      ///< The best of both, and swaps in regions.
  // Classic.
  Chaitin,
  Briggs,
  GeorgeAppel, ///< Iterated register coalescing that spills itself.
  LinearScan,
};

bool isDecoupled(BankAllocator Allocator);
/// Whether it colors graphs, which merging makes smaller.
bool takesMerges(BankAllocator Allocator);
/// Whether it takes plans of the search, whose points are puzzles.
bool takesPuzzles(BankAllocator Allocator);
StringRef nameOf(BankAllocator Allocator);
ArrayRef<BankAllocator> allBankAllocators();

struct BankOptions {
  BankAllocator Allocator = BankAllocator::Iterated;
  /// Of allocators with takesMerges().
  MergeKind Merge = MergeKind::Simple;
  /// Of decoupled allocators only; Search with takesPuzzles().
  SpillTest Test = SpillTest::Merging;
};

/// One step of the allocated program. Registers are sets of units; the lowest
/// of one goes with the lowest of the other.
struct BankStep {
  enum KindType : uint8_t {
    Operation,   ///< An operation of the function.
    Copy,        ///< To := From
    Swap,        ///< To and From change their contents.
    Load,        ///< To := slot Id
    Store,       ///< slot Id := From
    SetConstant, ///< To := constant Id
    MoveSlot,    ///< slot Id := slot FromId
    SetSlot,     ///< slot Id := constant FromId
  };
  KindType Kind;
  UnitSet To = 0, From = 0;
  unsigned Id = None, FromId = None;
  /// Of an operation: the registers of its results and operands, 0 for a
  /// constant.
  SmallVector<UnitSet, 2> Defs = {}, Uses = {};
};

/// The program with registers. Slot V is of variable V; above these are further
/// slots for moving between slots.
struct AllocatedFunction {
  IdVector<BlockId, SmallVector<BankStep, 0>> Blocks;
  /// For each block, the steps on the edge to each of its successors.
  IdVector<BlockId, SmallVector<SmallVector<BankStep, 0>, 2>> Edges;
};

struct BankStatistics {
  /// Variables, pieces, nodes that the assignment worked on; of a classic
  /// allocator the most nodes of all of its rounds.
  unsigned NumVariables = 0, NumPieces = 0, NumNodes = 0;
  unsigned NumSpilled = 0, NumRounds = 1;
  double SpillCost = 0;
  /// Components of parallel copies that splitting made, that PHIs made, and
  /// operations that copy; and how many of each are left.
  unsigned NumSplits = 0, NumPhiCopies = 0, NumMoves = 0;
  unsigned SplitsLeft = 0, PhiCopiesLeft = 0, MovesLeft = 0;
  /// The frequencies of those left.
  double CopyCost = 0;
  /// Instructions of the sequences that were made of them.
  unsigned NumCopySteps = 0, NumSwapSteps = 0, NumLoads = 0, NumStores = 0;
  unsigned NumOps = 0;

  unsigned copiesLeft() const { return SplitsLeft + PhiCopiesLeft + MovesLeft; }
};

/// All that an allocator did, step by step.
struct BankAllocation {
  BankSpillPlan Plan;
  std::optional<ElementaryForm> Form;
  MergedRanges Ranges;
  /// The groups of pieces after coalescing; each has one register.
  Partition GroupOf;
  /// The register of each piece.
  RegisterAssignment Registers;
  AllocatedFunction Program;
  BankStatistics Statistics;
  /// Why there is no allocation.
  Complaint Failure;
};

BankAllocation allocateBank(const MinFunction &F, const AliasedBank &Bank,
                            const BankOptions &Options);

/// What a classic allocator spills, and where it puts the pieces of what is
/// left.
struct ClassicResult {
  BankSpillPlan Plan;
  RegisterAssignment Registers;
  Partition GroupOf;
  unsigned NumNodes = 0, NumRounds = 0;
};
ClassicResult allocateClassically(const MinFunction &F, const AliasedBank &Bank,
                                  BankAllocator Allocator);

/// Makes a program of the registers of pieces: operations, loads, stores, and
/// parallel copies in sequence. Counts its instructions.
AllocatedFunction patchProgram(const ElementaryForm &Form,
                               const AliasedBank &Bank,
                               RegisterAssignmentRef Registers,
                               BankStatistics &Statistics);

/// Counts copies, all of them and those between different registers.
void countCopies(const ElementaryForm &Form, RegisterAssignmentRef Registers,
                 BankStatistics &Statistics);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_BANKALLOCATION_H
