//===-- CopyElisionPlanner.h - What sets of copies lead to ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which blocks are repeated if a set of copies is elided, and what that costs.
/// A part of CopyElision, whose search asks for hundreds of sets that differ by
/// one copy. So what is found out of a block that is entered with values in
/// some locations is kept, for each subset of its copies: what it costs, and
/// where it leads to. A set that differs from another one in one block needs
/// only this block's instructions, besides the graph of blocks and locations.
///
/// The main function of 25 functions of 37 lines, after unrolling, has 25 000
/// instructions; with all of them visited for each set, elision took a third of
/// the time of compilation.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COPYELISIONPLANNER_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COPYELISIONPLANNER_H

#include "RegAlloc/Algorithms/CopyElision.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Hashing.h"
#include <map>
#include <optional>
#include <queue>

namespace llvm::course {

/// A block and where values are when it is entered.
struct ElisionEntry {
  BlockId Block;
  Locations In;

  bool operator==(const ElisionEntry &Other) const {
    return Block == Other.Block && In == Other.In;
  }
};

} // namespace llvm::course

namespace llvm {

template <> struct DenseMapInfo<course::ElisionEntry> {
  using BlockInfo = DenseMapInfo<course::BlockId>;
  static course::ElisionEntry getEmptyKey() {
    return {BlockInfo::getEmptyKey(), {}};
  }
  static course::ElisionEntry getTombstoneKey() {
    return {BlockInfo::getTombstoneKey(), {}};
  }
  static unsigned getHashValue(const course::ElisionEntry &Entry) {
    return hash_combine(Entry.Block.index(),
                        hash_combine_range(Entry.In.begin(), Entry.In.end()));
  }
  static bool isEqual(const course::ElisionEntry &A,
                      const course::ElisionEntry &B) {
    return A == B;
  }
};

} // namespace llvm

namespace llvm::course {

class ElisionPlanner {
public:
  /// The new program may have \p MaxSize instructions, or as many as the old
  /// one where that is more.
  ElisionPlanner(const ElisionProgram &Program, size_t MaxSize)
      : Program(Program), MaxSize(MaxSize), Subsets(Program.Blocks.size()),
        SubsetOf(Program.Blocks.size()), OwnPlaces(Program.Blocks.size()) {}

  /// What the plan that elides \p Chosen costs, and how many instructions the
  /// blocks have that were considered for it.
  std::pair<ElisionCost, size_t> estimate(const DenseSet<ElisionSite> &Chosen);

  /// That plan.
  ElisionPlan complete(DenseSet<ElisionSite> Chosen);

  /// Operations that are copies in some plan, chosen or not, in the order in
  /// which they were found; and those of them that copy registers.
  const SmallSetVector<ElisionSite, 32> &getOperations() const {
    return Operations;
  }
  const DenseSet<ElisionSite> &getRegCopies() const { return RegCopies; }

private:
  using PlaceId = Id<struct ElisionPlaceTag>;
  using PassageId = Id<struct ElisionPassageTag>;

  /// What is known of an entry.
  struct Place {
    ElisionEntry Entry;
    bool IsOwn;
    /// Of putting all values back.
    std::optional<double> RepairCost;
    /// By the number of the subset that is elided.
    SmallVector<std::pair<unsigned, PassageId>, 1> Passages;
  };

  /// From an entry to the block's end. See ElisionNode.
  struct Passage {
    double Cost = 0, Saved = 0;
    /// The instructions that are executed.
    unsigned Size = 0;
    /// The number of the only successor, if there are several.
    unsigned Decided = None;
    /// Of all successors or that one.
    SmallVector<PlaceId, 2> Succs;
  };

  struct Node {
    PlaceId Place;
    /// As there: places are large, and nodes are gone over again and again.
    BlockId Block;
    PassageId Passage;
    enum StateKind : uint8_t { Waiting, Connected, Rejected };
    StateKind State = Waiting;
    /// How often it is entered, about, as far as is known.
    double Frequency = -1;
    double Share = 0;
    /// Of copies in it and on its edges, executed once.
    double Cost = 0;
  };

  struct Flow {
    ElisionNodeId From, To;
    double Frequency;
  };

  const ElisionProgram &Program;
  const size_t MaxSize;

  // What stays known.
  IdVector<PlaceId, Place> Places;
  IdVector<PassageId, Passage> Passages;
  DenseMap<ElisionEntry, PlaceId> PlaceOf;
  size_t NumSuccs = 0;
  SmallSetVector<ElisionSite, 32> Operations;
  DenseSet<ElisionSite> RegCopies;
  /// The numbers of subsets of a block's copies; 0 is the empty one.
  IdVector<BlockId, std::map<std::vector<unsigned>, unsigned>> Subsets;

  // The plan.
  const DenseSet<ElisionSite> *Chosen = nullptr;
  IdVector<BlockId, unsigned> SubsetOf;
  IdVector<BlockId, PlaceId> OwnPlaces;
  IdVector<PlaceId, ElisionNodeId> NodeOf;
  IdVector<ElisionNodeId, Node> Nodes;
  size_t SizeLeft = 0;
  /// For what follows the blocks as they were, which come last: of a loop with
  /// constants the first iterations would take all, 550 of one around a trial
  /// division. With half of the room at first, and with half of what is left for
  /// each, the tuning set costs 0.986, with a quarter at first 0.988.
  size_t Reserved = 0;
  /// With their frequencies; negative, for the first to be the largest.
  std::priority_queue<std::pair<double, int>> Queue;

  /// What may be stored at a time: 50 MB.
  static constexpr size_t MaxStored = 500000;
  /// Rounds of data flow, and the change of a share that is worth another one:
  /// with 1e-3 instead the tuning set costs the same, but for one program that then
  /// costs 1.5 to 3.3 times as much.
  static constexpr unsigned NumRounds = 16;
  static constexpr double LeastChange = 1e-2;

  double getCost(ArrayRef<CopyStep> Steps) const;
  void setChosen(const DenseSet<ElisionSite> &New);
  void forget();
  PlaceId getPlace(BlockId Block, const Locations &In);
  PlaceId getOwnPlace(BlockId Block);
  double getRepairCost(PlaceId Id);
  PassageId findPassage(PlaceId Id);
  Passage makePassage(PlaceId Id);
  double getProbability(const Node &N, unsigned Edge) const;

  ElisionNodeId enter(PlaceId Place, double Frequency);
  bool isAffordable(Node &N);
  size_t connect(Node &N);
  void reject(Node &N);
  void releaseReserved();
  size_t findNodes();
  std::vector<Flow> findFlows();
  void sortFlows(std::vector<Flow> &Flows) const;
  void findShares(ArrayRef<Flow> Flows);
  ElisionNode makeNode(const Node &N, ArrayRef<ElisionNodeId> NewId) const;
  ElisionNodeId getTarget(ElisionNodeId Id) const;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COPYELISIONPLANNER_H
