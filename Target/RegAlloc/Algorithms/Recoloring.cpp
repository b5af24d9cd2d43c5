//===-- Recoloring.cpp - Coalescing by changing a coloring ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Recursive recoloring with a log to take back what did not pay.
///
/// An attempt wants some nodes to have some color. Each node is recolored once
/// per attempt at most and then fixed, which bounds the recursion. The change
/// in unsatisfied weight is exactly the sum of what each recoloring cost at the
/// time. An attempt that could not save more than the best one before it, even
/// if no neighbour had the color, is not made.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/Recoloring.h"
#include "RegAlloc/Algorithms/ConservativeCoalescing.h"
#include "RegAlloc/Algorithms/MergeableGraph.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>
#include <limits>
#include <tuple>

using namespace llvm;
using namespace llvm::course;

// The limits below were chosen on random programs in SSA form with 6 to 16
// colors, by the weight that is left and the time it takes.

/// How far a change may push other nodes away, one after another. Deeper
/// changes break more than they mend: 6 leaves no less than 4.
static constexpr unsigned MaxDepth = 4;
/// Colors tried for a node that must move. 8 leaves no less than 4.
static constexpr unsigned MaxColorsTried = 4;
/// Neighbours that may have to move for one node.
static constexpr unsigned MaxEvictions = 6;
/// Edges that one attempt may walk over. 16000 leave 3 % less weight than 1000
/// and take six times as long.
static constexpr unsigned MaxEffort = 2000;
/// Rounds over all chunks and affinities; most often the second is the last.
static constexpr unsigned MaxRounds = 4;
/// Edges that all attempts together may walk over: so many, and for each edge
/// of the graph so many, so that large graphs take linear time. No benchmark
/// needs as many.
static constexpr uint64_t BaseEffort = 5000000, EffortPerEdge = 6;

namespace {

class Recolorer {
public:
  Recolorer(const ColoringProblem &P, Coloring Initial);
  Coloring run();

private:
  struct Change {
    NodeId Node;
    ColorId OldColor;
    /// What the change cost when it was made.
    int64_t Cost;
  };
  /// Nodes linked by affinities that can share a color.
  struct Chunk {
    uint64_t Weight;
    SmallVector<NodeId, 4> Nodes;
  };
  using Gains = ColorArray<uint64_t>;

  // The current attempt.
  void begin();
  void commit() { Log.clear(); }
  void rollBack(size_t Mark);
  bool give(NodeId V, ColorId Color, unsigned Depth);
  bool give(NodeId V, ColorId Color, unsigned NumConflicts, unsigned Depth);
  bool evict(NodeId V, unsigned Depth);
  bool evictAll(NodeId V, ColorId Color, unsigned Depth);
  void change(NodeId V, ColorId Color);
  bool isFixed(NodeId V) const {
    return FixedAt[V] == Attempt || P.isPrecolored(V);
  }
  Gains gains(NodeId V) const;
  unsigned numConflicts(NodeId V, ColorId Color) const {
    return count_if(P.Graph.neighbors(V),
                    [&](NodeId U) { return Colors[U] == Color; });
  }

  // What is attempted.
  bool completeColoring();
  std::vector<Chunk> findChunks() const;
  bool improveChunk(const Chunk &C);
  bool improveAffinity(const Affinity &A);
  bool improvePreference(const ColorPreference &A);
  bool isSatisfied(NodeId A, NodeId B) const {
    return Colors[A] == Colors[B] && Colors[A] != None;
  }
  int64_t giveAll(ArrayRef<NodeId> Nodes, ColorId Color,
                  int64_t CostToBeat = std::numeric_limits<int64_t>::max());
  ColorArray<int64_t> savingsIfFree(ArrayRef<NodeId> Nodes);
  bool giveBestColor(ArrayRef<NodeId> Nodes);

  const ColoringProblem &P;
  AffinityIndex Affinities;
  PreferenceIndex Preferences;
  Coloring Colors;
  /// The most that a node's color can gain.
  IdVector<NodeId, int64_t> LargestGain;

  unsigned Attempt = 0, Effort = 0;
  /// What all attempts may still walk over, the current one apart.
  uint64_t EffortLeft;
  /// What the attempt adds to the unsatisfied weight, exactly.
  int64_t CostSoFar = 0;
  SmallVector<Change, 0> Log;
  IdVector<NodeId, unsigned> FixedAt;
  /// The attempt that a node was last meant to be recolored by.
  IdVector<NodeId, unsigned> MemberAt;
};

} // namespace

Recolorer::Recolorer(const ColoringProblem &P, Coloring Initial)
    : P(P), Affinities(P), Preferences(P), Colors(std::move(Initial)),
      LargestGain(P.Graph.size(), 0),
      EffortLeft(BaseEffort + EffortPerEdge * P.Graph.numEdges()),
      FixedAt(P.Graph.size(), 0), MemberAt(P.Graph.size(), 0) {
  for (const Affinity &A : P.Affinities) {
    LargestGain[A.A] += A.Weight;
    LargestGain[A.B] += A.Weight;
  }
  for (const ColorPreference &A : P.Preferences)
    LargestGain[A.Node] += A.Weight;
}

void Recolorer::begin() {
  ++Attempt;
  EffortLeft -= std::min<uint64_t>(EffortLeft, Effort);
  Effort = 0;
  CostSoFar = 0;
  assert(Log.empty() && "an attempt has begun");
}

void Recolorer::change(NodeId V, ColorId Color) {
  assert(!isFixed(V) && "node is recolored twice");
  Gains Gain = gains(V);
  int64_t Cost = -int64_t(Gain[Color]);
  if (Colors[V] != None)
    Cost += Gain[Colors[V]];
  Log.push_back({V, Colors[V], Cost});
  CostSoFar += Cost;
  FixedAt[V] = Attempt;
  Effort += P.Graph.degree(V);
  Colors[V] = Color;
}

void Recolorer::rollBack(size_t Mark) {
  while (Log.size() > Mark) {
    Change C = Log.pop_back_val();
    CostSoFar -= C.Cost;
    FixedAt[C.Node] = 0;
    Colors[C.Node] = C.OldColor;
  }
}

/// How much weight each color satisfies for \p V as things are.
Recolorer::Gains Recolorer::gains(NodeId V) const {
  Gains Gain = {};
  for (const AffinityIndex::Partner &A : Affinities.of(V))
    if (Colors[A.Node] != None)
      Gain[Colors[A.Node]] += A.Weight;
  for (const ColorPreference &A : Preferences.of(V))
    Gain[A.Color] += A.Weight;
  return Gain;
}

/// Recolors \p V, and all neighbours that have the color.
bool Recolorer::give(NodeId V, ColorId Color, unsigned Depth) {
  return isFixed(V) ? Colors[V] == Color
                    : give(V, Color, numConflicts(V, Color), Depth);
}

bool Recolorer::give(NodeId V, ColorId Color, unsigned NumConflicts,
                     unsigned Depth) {
  if (NumConflicts > (Depth ? MaxEvictions : 0) || Effort > MaxEffort)
    return false;
  size_t Mark = Log.size();
  change(V, Color);
  if (!NumConflicts || evictAll(V, Color, Depth - 1))
    return true;
  rollBack(Mark);
  return false;
}

bool Recolorer::evictAll(NodeId V, ColorId Color, unsigned Depth) {
  Effort += P.Graph.degree(V);
  for (NodeId U : P.Graph.neighbors(V))
    if (Colors[U] == Color && !evict(U, Depth))
      return false;
  return true;
}

/// Makes \p V leave its color: for the free color that satisfies most weight if
/// there is one, else for the best of the others that can be vacated.
bool Recolorer::evict(NodeId V, unsigned Depth) {
  if (isFixed(V))
    return false;
  Gains Gain = gains(V);
  ColorArray<unsigned> Conflicts = {};
  for (NodeId U : P.Graph.neighbors(V))
    if (Colors[U] != None)
      ++Conflicts[Colors[U]];
  SmallVector<ColorId, MaxColors> Choices;
  for (ColorId Color : P.colors())
    if (Color != Colors[V] && Conflicts[Color] <= MaxEvictions)
      Choices.push_back(Color);
  llvm::sort(Choices, [&](ColorId A, ColorId B) {
    return std::tuple(Conflicts[A] != 0, Gain[B], Conflicts[A], A) <
           std::tuple(Conflicts[B] != 0, Gain[A], Conflicts[B], B);
  });
  if (Choices.size() > MaxColorsTried)
    Choices.truncate(MaxColorsTried);
  // What did not work is as it was.
  return any_of(Choices, [&](ColorId Color) {
    return give(V, Color, Conflicts[Color], Depth);
  });
}

/// Begins an attempt to give \p Nodes the color, leaving out those where it
/// does not work, and returns the cost of it. Stops where the nodes that are
/// left cannot bring the cost below \p CostToBeat any more, unless neighbours
/// that are pushed away gain something, too.
int64_t Recolorer::giveAll(ArrayRef<NodeId> Nodes, ColorId Color,
                           int64_t CostToBeat) {
  begin();
  int64_t GainLeft = 0;
  for (NodeId V : Nodes)
    GainLeft += LargestGain[V];
  for (NodeId V : Nodes) {
    give(V, Color, MaxDepth);
    GainLeft -= LargestGain[V];
    if (CostSoFar - GainLeft >= CostToBeat)
      break;
  }
  return CostSoFar;
}

/// For each color the weight that giving it to all of \p Nodes would save if no
/// neighbour had the color.
ColorArray<int64_t> Recolorer::savingsIfFree(ArrayRef<NodeId> Nodes) {
  begin();
  for (NodeId V : Nodes)
    MemberAt[V] = Attempt;
  ColorArray<int64_t> Savings = {};
  // What any color gains, and what is satisfied now.
  int64_t Common = 0;
  for (NodeId V : Nodes) {
    for (const AffinityIndex::Partner &A : Affinities.of(V)) {
      bool Satisfied = isSatisfied(V, A.Node);
      if (MemberAt[A.Node] == Attempt) {
        if (V < A.Node && !Satisfied)
          Common += A.Weight;
        continue;
      }
      if (Colors[A.Node] != None)
        Savings[Colors[A.Node]] += A.Weight;
      if (Satisfied)
        Common -= A.Weight;
    }
    for (const ColorPreference &A : Preferences.of(V)) {
      Savings[A.Color] += A.Weight;
      if (Colors[V] == A.Color)
        Common -= A.Weight;
    }
  }
  for (int64_t &S : Savings)
    S += Common;
  return Savings;
}

/// Gives \p Nodes the color that saves most weight, if any does.
bool Recolorer::giveBestColor(ArrayRef<NodeId> Nodes) {
  if (EffortLeft == 0)
    return false;
  ColorId Best;
  int64_t BestCost = 0;
  ColorArray<int64_t> Hope = savingsIfFree(Nodes);
  SmallVector<ColorId, MaxColors> Choices;
  for (ColorId Color : P.colors())
    if (Hope[Color] > 0)
      Choices.push_back(Color);
  sort(Choices, [&](ColorId A, ColorId B) {
    return std::pair(Hope[B], A) < std::pair(Hope[A], B);
  });
  for (ColorId Color : Choices) {
    if (Hope[Color] <= -BestCost)
      break;
    int64_t Cost = giveAll(Nodes, Color, BestCost);
    rollBack(0);
    if (Cost < BestCost) {
      Best = Color;
      BestCost = Cost;
    }
  }
  if (Best == None)
    return false;
  [[maybe_unused]] int64_t Cost = giveAll(Nodes, Best);
  assert(Cost == BestCost && "the same attempt has another outcome");
  commit();
  return true;
}

std::vector<Recolorer::Chunk> Recolorer::findChunks() const {
  // Union of affine nodes, as long as no two of a chunk interfere.
  auto Nodes = P.Graph.nodes();
  Partition ChunkOf(Nodes.begin(), Nodes.end());
  IdVector<NodeId, Chunk> Chunks(P.Graph.size(), Chunk{0, {}});
  for (NodeId V : Nodes)
    Chunks[V].Nodes.push_back(V);
  auto Interfere = [&](const Chunk &A, NodeId B) {
    return any_of(A.Nodes, [&](NodeId V) {
      return any_of(P.Graph.neighbors(V),
                    [&](NodeId U) { return ChunkOf[U] == B; });
    });
  };
  for (const Affinity &A : sortByWeight(P.Affinities)) {
    NodeId To = ChunkOf[A.A], From = ChunkOf[A.B];
    if (To == From) {
      Chunks[To].Weight += A.Weight;
      continue;
    }
    if (Chunks[To].Nodes.size() < Chunks[From].Nodes.size())
      std::swap(To, From);
    if (Interfere(Chunks[From], To))
      continue;
    for (NodeId V : Chunks[From].Nodes)
      ChunkOf[V] = To;
    // Nodes stay sorted by the weight that brought them in.
    Chunks[To].Nodes.append(Chunks[From].Nodes);
    Chunks[To].Weight += Chunks[From].Weight + A.Weight;
    Chunks[From].Nodes.clear();
  }
  erase_if(Chunks, [](const Chunk &C) { return C.Nodes.size() < 2; });
  sort(Chunks, [](const Chunk &A, const Chunk &B) {
    return std::pair(B.Weight, A.Nodes.front()) <
           std::pair(A.Weight, B.Nodes.front());
  });
  return std::move(Chunks);
}

bool Recolorer::improveChunk(const Chunk &C) {
  bool Satisfied = all_of(
      C.Nodes, [&](NodeId V) { return isSatisfied(V, C.Nodes.front()); });
  return !Satisfied && giveBestColor(C.Nodes);
}

bool Recolorer::improveAffinity(const Affinity &A) {
  if (A.A == A.B || isSatisfied(A.A, A.B) || P.Graph.hasEdge(A.A, A.B))
    return false;
  return giveBestColor({A.A, A.B});
}

bool Recolorer::improvePreference(const ColorPreference &A) {
  return Colors[A.Node] != A.Color && giveBestColor({A.Node});
}

/// Finds colors for nodes that have none, at whatever cost.
bool Recolorer::completeColoring() {
  bool Changed = false;
  for (NodeId V : P.Graph.nodes())
    for (ColorId C : P.colors()) {
      if (Colors[V] != None)
        break;
      begin();
      Changed |= give(V, C, MaxDepth);
      commit();
    }
  return Changed;
}

Coloring Recolorer::run() {
  completeColoring();
  std::vector<Chunk> Chunks = findChunks();
  SmallVector<Affinity, 0> Sorted = sortByWeight(P.Affinities);
  for (unsigned Round = 0; Round != MaxRounds; ++Round) {
    bool Improved = false;
    for (const Chunk &C : Chunks)
      Improved |= improveChunk(C);
    for (const Affinity &A : Sorted)
      Improved |= improveAffinity(A);
    for (const ColorPreference &A : P.Preferences)
      Improved |= improvePreference(A);
    if (!Improved)
      break;
  }
  return std::move(Colors);
}

Coloring llvm::course::recolor(const ColoringProblem &P, Coloring Colors) {
  assert(!checkProblem(P) && "unfit coloring problem");
  assert(!verifyColoring(P, Colors, /*AllowPartial=*/true) && "not a coloring");
  return Recolorer(P, std::move(Colors)).run();
}

Coloring llvm::course::coalesceColored(const ColoringProblem &P,
                                       Coloring Colors) {
  assert(!checkProblem(P) && "unfit coloring problem");
  assert(!verifyColoring(P, Colors, /*AllowPartial=*/true) && "not a coloring");
  MergeableGraph G(P);
  auto ColorsAround = [&](NodeId V) {
    ColorSet Taken = 0;
    G.forEachNeighbor(V, [&](NodeId U) {
      if (Colors[U] != None)
        Taken |= asSet(Colors[U]);
    });
    return Taken;
  };
  for (const Affinity &Aff : sortByWeight(P.Affinities)) {
    NodeId A = G.find(Aff.A), B = G.find(Aff.B);
    if (A == B || G.interferes(A, B) || Colors[A] == None || Colors[B] == None)
      continue;
    if (G.isPrecolored(B) || (!G.isPrecolored(A) && G.degree(A) < G.degree(B)))
      std::swap(A, B);
    ColorSet Free = P.allColors() & ~(ColorsAround(A) | ColorsAround(B));
    if (G.isPrecolored(A))
      Free &= asSet(Colors[A]);
    if (Colors[A] != Colors[B]) {
      if (!Free)
        continue;
      Colors[A] = lowest(Free);
    }
    G.merge(A, B);
  }
  for (NodeId V : P.Graph.nodes())
    Colors[V] = Colors[G.find(V)];
  return Colors;
}
