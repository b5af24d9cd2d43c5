//===-- GraphColoring.cpp - The coloring problem and greedy coloring ------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Checks of problem and solution, and greedy coloring along an order.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/GraphColoring.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>
#include <cmath>

using namespace llvm;
using namespace llvm::course;

static Complaint checkPrecolored(const ColoringProblem &P) {
  if (P.Precolored.empty())
    return std::nullopt;
  if (P.Precolored.size() != P.Graph.size())
    return "precoloring has " + std::to_string(P.Precolored.size()) +
           " entries for " + std::to_string(P.Graph.size()) + " nodes";
  for (auto [V, Color] : enumerateIds(P.Precolored)) {
    if (Color == None)
      continue;
    if (Color.index() >= P.NumColors)
      return "node " + to_string(V) + " is precolored with " +
             to_string(Color) + " of " + std::to_string(P.NumColors) +
             " colors";
    for (NodeId U : P.Graph.neighbors(V))
      if (P.Precolored[U] == Color)
        return "adjacent nodes " + to_string(V) + " and " + to_string(U) +
               " are both precolored with " + to_string(Color);
  }
  return std::nullopt;
}

static Complaint checkWeights(const ColoringProblem &P) {
  uint64_t Left = uint64_t(1) << 63;
  auto Spend = [&](uint64_t Weight) {
    if (Weight >= Left)
      return false;
    Left -= Weight;
    return true;
  };
  for (const Affinity &A : P.Affinities)
    if (!Spend(A.Weight))
      return "weights up to affinity " + to_string(A.A) + "-" + to_string(A.B) +
             " add up to more than 2^63";
  for (const ColorPreference &A : P.Preferences)
    if (!Spend(A.Weight))
      return "weights up to the preference of node " + to_string(A.Node) +
             " add up to more than 2^63";
  return std::nullopt;
}

Complaint llvm::course::checkProblem(const ColoringProblem &P) {
  unsigned N = P.Graph.size();
  if (P.NumColors == 0 || P.NumColors > MaxColors)
    return std::to_string(P.NumColors) + " colors, not 1 to " +
           std::to_string(MaxColors);
  for (const Affinity &A : P.Affinities)
    if (A.A.index() >= N || A.B.index() >= N)
      return "affinity " + to_string(A.A) + "-" + to_string(A.B) +
             " leaves the graph of " + std::to_string(N) + " nodes";
  for (const ColorPreference &A : P.Preferences)
    if (A.Node.index() >= N || A.Color.index() >= P.NumColors)
      return "preference of node " + to_string(A.Node) + " for color " +
             to_string(A.Color) + " is out of range";
  if (!P.Order.empty())
    if (Complaint C = checkOrder(P.Graph, P.Order))
      return C;
  if (Complaint C = checkPrecolored(P))
    return C;
  return checkWeights(P);
}

SmallVector<Affinity, 0>
llvm::course::weighAffinities(ArrayRef<AffinityCost> Costs) {
  double Sum = 0;
  for (const AffinityCost &A : Costs) {
    assert(A.Cost >= 0 && std::isfinite(A.Cost) && "not a cost");
    Sum += A.Cost;
  }
  // Half of what checkProblem() allows, for preferences and rounding.
  double Scale = std::min(256.0, 0x1p62 / std::max(Sum, 1.0));
  SmallVector<Affinity, 0> Result;
  Result.reserve(Costs.size());
  for (const AffinityCost &A : Costs)
    Result.push_back({A.A, A.B, 1 + static_cast<uint64_t>(A.Cost * Scale)});
  return Result;
}

Complaint llvm::course::verifyColoring(const ColoringProblem &P,
                                       ColoringRef Colors, bool AllowPartial) {
  if (Colors.size() != P.Graph.size())
    return "coloring has " + std::to_string(Colors.size()) + " entries for " +
           std::to_string(P.Graph.size()) + " nodes";
  for (auto [V, Color] : enumerateIds(Colors)) {
    if (P.isPrecolored(V) && Color != P.Precolored[V])
      return "node " + to_string(V) + " lost its color " +
             to_string(P.Precolored[V]);
    if (Color == None) {
      if (!AllowPartial)
        return "node " + to_string(V) + " has no color";
      continue;
    }
    if (Color.index() >= P.NumColors)
      return "node " + to_string(V) + " has color " + to_string(Color) +
             " of " + std::to_string(P.NumColors);
    for (NodeId U : P.Graph.neighbors(V))
      if (Colors[U] == Color)
        return "adjacent nodes " + to_string(V) + " and " + to_string(U) +
               " share color " + to_string(Color);
  }
  return std::nullopt;
}

unsigned llvm::course::numUncolored(ColoringRef Colors) {
  return count(Colors, ColorId());
}

unsigned llvm::course::numColorsUsed(ColoringRef Colors) {
  ColorSet Used = 0;
  for (ColorId Color : Colors)
    if (Color != None)
      Used |= asSet(Color);
  return popcount(Used);
}

uint64_t llvm::course::unsatisfiedWeight(const ColoringProblem &P,
                                         ColoringRef Colors) {
  uint64_t Sum = 0;
  for (const Affinity &A : P.Affinities)
    if (A.A != A.B && (Colors[A.A] != Colors[A.B] || Colors[A.A] == None))
      Sum += A.Weight;
  for (const ColorPreference &A : P.Preferences)
    if (Colors[A.Node] != A.Color)
      Sum += A.Weight;
  return Sum;
}

AffinityIndex::AffinityIndex(const ColoringProblem &P)
    : Partners(P.Graph.size(), [&](auto Add) {
        for (const Affinity &A : P.Affinities) {
          if (A.A == A.B)
            continue;
          Add(A.A, {A.B, A.Weight});
          Add(A.B, {A.A, A.Weight});
        }
      }) {}

PreferenceIndex::PreferenceIndex(const ColoringProblem &P)
    : Sorted(P.Graph.size(), [&](auto Add) {
        for (const ColorPreference &A : P.Preferences)
          Add(A.Node, A);
      }) {}

NodeOrder llvm::course::coloringOrder(const ColoringProblem &P) {
  if (!P.Order.empty())
    return NodeOrder(P.Order);
  NodeOrder First;
  for (NodeId V : P.Precolored.ids())
    if (P.isPrecolored(V))
      First.push_back(V);
  return maximumCardinalitySearch(P.Graph, First);
}

namespace {

/// The state of a greedy coloring: what has a color, and which colors each
/// node can no longer get.
class GreedyColorer {
public:
  explicit GreedyColorer(const ColoringProblem &P)
      : P(P), Affinities(P), Preferences(P), Colors(P.Graph.size()),
        Taken(P.Graph.size(), 0) {}

  Coloring run(ColorChoice Choice);

private:
  void assign(NodeId V, ColorId Color);
  ColorId bestColor(NodeId V, ColorSet Free) const;

  const ColoringProblem &P;
  AffinityIndex Affinities;
  PreferenceIndex Preferences;
  Coloring Colors;
  IdVector<NodeId, ColorSet> Taken;
};

} // namespace

void GreedyColorer::assign(NodeId V, ColorId Color) {
  Colors[V] = Color;
  for (NodeId U : P.Graph.neighbors(V))
    Taken[U] |= asSet(Color);
}

/// Of the colors \p Free, the one that satisfies most weight. A partner that
/// has no color yet counts half if it can still get the same one.
ColorId GreedyColorer::bestColor(NodeId V, ColorSet Free) const {
  ColorArray<uint64_t> Gain = {};
  for (const AffinityIndex::Partner &A : Affinities.of(V)) {
    if (Colors[A.Node] != None) {
      Gain[Colors[A.Node]] += A.Weight;
      continue;
    }
    if (P.Graph.hasEdge(V, A.Node))
      continue;
    for (ColorId Color : P.colors())
      if (!(Taken[A.Node] & asSet(Color)))
        Gain[Color] += A.Weight / 2;
  }
  for (const ColorPreference &A : Preferences.of(V))
    Gain[A.Color] += A.Weight;

  ColorId Best = lowest(Free);
  for (ColorSet Rest = Free; Rest; Rest &= Rest - 1) {
    ColorId Color = lowest(Rest);
    if (Gain[Color] > Gain[Best])
      Best = Color;
  }
  return Best;
}

Coloring GreedyColorer::run(ColorChoice Choice) {
  // Precolored nodes wherever they are in the order: their neighbours have to
  // know.
  for (NodeId V : P.Precolored.ids())
    if (P.isPrecolored(V))
      assign(V, P.Precolored[V]);
  for (NodeId V : coloringOrder(P)) {
    ColorSet Free = P.allColors() & ~Taken[V];
    if (P.isPrecolored(V) || !Free)
      continue;
    assign(V,
           Choice == ColorChoice::Lowest ? lowest(Free) : bestColor(V, Free));
  }
  return std::move(Colors);
}

Coloring llvm::course::colorGreedily(const ColoringProblem &P,
                                     ColorChoice Choice) {
  assert(!checkProblem(P) && "unfit coloring problem");
  return GreedyColorer(P).run(Choice);
}
