//===-- FlowFrequencies.cpp - Exact block frequencies ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/FlowFrequencies.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <set>

using namespace llvm;
using namespace llvm::course;

static constexpr BlockId Entry(0);

namespace {

/// The graph, from which blocks are taken away.
class Elimination {
  struct Block {
    /// In the order of ids, so that sums are always rounded alike.
    std::map<BlockId, double> Successors;
    std::set<BlockId> Predecessors;
  };
  /// A block that is gone, and where control came to it from, and how often for
  /// each time that it was there.
  struct Gone {
    BlockId Id;
    SmallVector<std::pair<BlockId, double>, 4> From;
  };
  IdVector<BlockId, Block> Blocks;
  std::set<std::pair<uint64_t, BlockId>> Order;
  SmallVector<Gone, 0> History;

  uint64_t getWork(BlockId Id) const {
    const Block &B = Blocks[Id];
    return uint64_t(B.Predecessors.size()) * B.Successors.size();
  }
  void remove(BlockId Id);

public:
  Elimination(unsigned NumBlocks, ArrayRef<FlowEdge> Edges);
  IdVector<BlockId, double> run();
};

} // namespace

Elimination::Elimination(unsigned NumBlocks, ArrayRef<FlowEdge> Edges)
    : Blocks(NumBlocks) {
  for (const FlowEdge &E : Edges) {
    assert(Blocks.has(std::max(E.From, E.To)) && "not a block");
    Blocks[E.From].Successors[E.To] += E.Probability;
    Blocks[E.To].Predecessors.insert(E.From);
  }
  for (BlockId Id : drop_begin(Blocks.ids()))
    Order.insert({getWork(Id), Id});
}

static double getRounds(double Again) {
  return Again < 1 - 1 / MaxRounds ? 1 / (1 - Again) : MaxRounds;
}

// Paths through the block become edges.
void Elimination::remove(BlockId Id) {
  Block &B = Blocks[Id];
  double Rounds = 1;
  if (auto Self = B.Successors.find(Id); Self != B.Successors.end()) {
    Rounds = getRounds(Self->second);
    B.Successors.erase(Self);
    B.Predecessors.erase(Id);
  }
  auto Change = [&](BlockId Neighbour, auto Edit) {
    const uint64_t Before = getWork(Neighbour);
    Edit(Blocks[Neighbour]);
    if (Neighbour != Entry && Order.erase({Before, Neighbour}))
      Order.insert({getWork(Neighbour), Neighbour});
  };
  Gone Now{Id, {}};
  for (BlockId Pred : B.Predecessors) {
    const double Into = Blocks[Pred].Successors[Id] * Rounds;
    Now.From.push_back({Pred, Into});
    Change(Pred, [&](Block &P) {
      P.Successors.erase(Id);
      for (auto [Succ, Probability] : B.Successors)
        P.Successors[Succ] += Into * Probability;
    });
  }
  for (auto [Succ, Probability] : B.Successors)
    Change(Succ, [&](Block &S) {
      S.Predecessors.erase(Id);
      S.Predecessors.insert(B.Predecessors.begin(), B.Predecessors.end());
    });
  History.push_back(std::move(Now));
}

IdVector<BlockId, double> Elimination::run() {
  while (!Order.empty()) {
    const BlockId Id = Order.begin()->second;
    Order.erase(Order.begin());
    remove(Id);
  }
  IdVector<BlockId, double> Result(Blocks.size());
  auto Self = Blocks[Entry].Successors.find(Entry);
  Result[Entry] =
      Self == Blocks[Entry].Successors.end() ? 1 : getRounds(Self->second);
  for (const Gone &G : reverse(History))
    for (auto [From, Times] : G.From)
      Result[G.Id] += Result[From] * Times;
  return Result;
}

IdVector<BlockId, double> course::solveFrequencies(unsigned NumBlocks,
                                                   ArrayRef<FlowEdge> Edges) {
  if (NumBlocks == 0)
    return {};
  return Elimination(NumBlocks, Edges).run();
}
