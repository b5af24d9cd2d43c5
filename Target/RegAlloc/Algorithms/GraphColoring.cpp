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
#include "llvm/ADT/Twine.h"
#include "llvm/ADT/bit.h"
#include <array>
#include <cassert>
#include <cmath>

using namespace llvm;
using namespace llvm::course;

static Complaint checkPrecolored(const ColoringProblem &P) {
  if (P.Precolored.empty())
    return std::nullopt;
  if (P.Precolored.size() != P.Graph.size())
    return ("precoloring has " + Twine(P.Precolored.size()) + " entries for " +
            Twine(P.Graph.size()) + " nodes")
        .str();
  for (auto [V, Color] : enumerate(P.Precolored)) {
    if (Color == None)
      continue;
    if (Color >= P.NumColors)
      return ("node " + Twine(V) + " is precolored with " + Twine(Color) +
              " of " + Twine(P.NumColors) + " colors")
          .str();
    for (unsigned U : P.Graph.neighbors(V))
      if (P.Precolored[U] == Color)
        return ("adjacent nodes " + Twine(V) + " and " + Twine(U) +
                " are both precolored with " + Twine(Color))
            .str();
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
      return ("weights up to affinity " + Twine(A.A) + "-" + Twine(A.B) +
              " add up to more than 2^63")
          .str();
  for (const ColorPreference &A : P.Preferences)
    if (!Spend(A.Weight))
      return ("weights up to the preference of node " + Twine(A.Node) +
              " add up to more than 2^63")
          .str();
  return std::nullopt;
}

Complaint llvm::course::checkProblem(const ColoringProblem &P) {
  unsigned N = P.Graph.size();
  if (P.NumColors == 0 || P.NumColors > MaxColors)
    return (Twine(P.NumColors) + " colors, not 1 to " + Twine(MaxColors)).str();
  for (const Affinity &A : P.Affinities)
    if (A.A >= N || A.B >= N)
      return ("affinity " + Twine(A.A) + "-" + Twine(A.B) +
              " leaves the graph of " + Twine(N) + " nodes")
          .str();
  for (const ColorPreference &A : P.Preferences)
    if (A.Node >= N || A.Color >= P.NumColors)
      return ("preference of node " + Twine(A.Node) + " for color " +
              Twine(A.Color) + " is out of range")
          .str();
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
                                       ArrayRef<unsigned> Colors,
                                       bool AllowPartial) {
  if (Colors.size() != P.Graph.size())
    return ("coloring has " + Twine(Colors.size()) + " entries for " +
            Twine(P.Graph.size()) + " nodes")
        .str();
  for (auto [V, Color] : enumerate(Colors)) {
    if (P.isPrecolored(V) && Color != P.Precolored[V])
      return ("node " + Twine(V) + " lost its color " + Twine(P.Precolored[V]))
          .str();
    if (Color == None) {
      if (!AllowPartial)
        return ("node " + Twine(V) + " has no color").str();
      continue;
    }
    if (Color >= P.NumColors)
      return ("node " + Twine(V) + " has color " + Twine(Color) + " of " +
              Twine(P.NumColors))
          .str();
    for (unsigned U : P.Graph.neighbors(V))
      if (Colors[U] == Color)
        return ("adjacent nodes " + Twine(V) + " and " + Twine(U) +
                " share color " + Twine(Color))
            .str();
  }
  return std::nullopt;
}

unsigned llvm::course::numUncolored(ArrayRef<unsigned> Colors) {
  return count(Colors, None);
}

unsigned llvm::course::numColorsUsed(ArrayRef<unsigned> Colors) {
  uint64_t Used = 0;
  for (unsigned Color : Colors)
    if (Color != None)
      Used |= uint64_t(1) << Color;
  return popcount(Used);
}

uint64_t llvm::course::unsatisfiedWeight(const ColoringProblem &P,
                                         ArrayRef<unsigned> Colors) {
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
    : Offsets(size_t(P.Graph.size()) + 1, 0) {
  for (const Affinity &A : P.Affinities) {
    if (A.A == A.B)
      continue;
    ++Offsets[A.A + 1];
    ++Offsets[A.B + 1];
  }
  for (size_t I = 1; I != Offsets.size(); ++I)
    Offsets[I] += Offsets[I - 1];
  Partners.resize_for_overwrite(Offsets.back());
  SmallVector<size_t, 0> Next(Offsets.begin(), Offsets.end());
  for (const Affinity &A : P.Affinities) {
    if (A.A == A.B)
      continue;
    Partners[Next[A.A]++] = {A.B, A.Weight};
    Partners[Next[A.B]++] = {A.A, A.Weight};
  }
}

PreferenceIndex::PreferenceIndex(const ColoringProblem &P)
    : Offsets(size_t(P.Graph.size()) + 1, 0) {
  for (const ColorPreference &A : P.Preferences)
    ++Offsets[A.Node + 1];
  for (size_t I = 1; I != Offsets.size(); ++I)
    Offsets[I] += Offsets[I - 1];
  Sorted.resize_for_overwrite(Offsets.back());
  SmallVector<size_t, 0> Next(Offsets.begin(), Offsets.end());
  for (const ColorPreference &A : P.Preferences)
    Sorted[Next[A.Node]++] = A;
}

NodeOrder llvm::course::coloringOrder(const ColoringProblem &P) {
  if (!P.Order.empty())
    return NodeOrder(P.Order);
  NodeOrder First;
  for (unsigned V = 0, N = P.Precolored.size(); V != N; ++V)
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
      : P(P), Affinities(P), Preferences(P), Colors(P.Graph.size(), None),
        Taken(P.Graph.size(), 0) {}

  Coloring run(ColorChoice Choice);

private:
  void assign(unsigned V, unsigned Color);
  unsigned bestColor(unsigned V, uint64_t Free) const;

  const ColoringProblem &P;
  AffinityIndex Affinities;
  PreferenceIndex Preferences;
  Coloring Colors;
  SmallVector<uint64_t, 0> Taken;
};

} // namespace

void GreedyColorer::assign(unsigned V, unsigned Color) {
  Colors[V] = Color;
  for (unsigned U : P.Graph.neighbors(V))
    Taken[U] |= uint64_t(1) << Color;
}

/// Of the colors \p Free, the one that satisfies most weight. A partner that
/// has no color yet counts half if it can still get the same one.
unsigned GreedyColorer::bestColor(unsigned V, uint64_t Free) const {
  std::array<uint64_t, MaxColors> Gain = {};
  for (const AffinityIndex::Partner &A : Affinities.of(V)) {
    if (Colors[A.Node] != None) {
      Gain[Colors[A.Node]] += A.Weight;
      continue;
    }
    if (P.Graph.hasEdge(V, A.Node))
      continue;
    for (unsigned Color = 0; Color != P.NumColors; ++Color)
      if (!(Taken[A.Node] >> Color & 1))
        Gain[Color] += A.Weight / 2;
  }
  for (const ColorPreference &A : Preferences.of(V))
    Gain[A.Color] += A.Weight;

  unsigned Best = countr_zero(Free);
  for (uint64_t Rest = Free; Rest; Rest &= Rest - 1) {
    unsigned Color = countr_zero(Rest);
    if (Gain[Color] > Gain[Best])
      Best = Color;
  }
  return Best;
}

Coloring GreedyColorer::run(ColorChoice Choice) {
  // Precolored nodes wherever they are in the order: their neighbours have to
  // know.
  for (unsigned V = 0, N = P.Precolored.size(); V != N; ++V)
    if (P.isPrecolored(V))
      assign(V, P.Precolored[V]);
  for (unsigned V : coloringOrder(P)) {
    uint64_t Free = P.allColors() & ~Taken[V];
    if (P.isPrecolored(V) || !Free)
      continue;
    assign(V, Choice == ColorChoice::Lowest ? countr_zero(Free)
                                            : bestColor(V, Free));
  }
  return std::move(Colors);
}

Coloring llvm::course::colorGreedily(const ColoringProblem &P,
                                     ColorChoice Choice) {
  assert(!checkProblem(P) && "unfit coloring problem");
  return GreedyColorer(P).run(Choice);
}
