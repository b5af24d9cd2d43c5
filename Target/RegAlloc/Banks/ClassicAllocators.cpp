//===-- ClassicAllocators.cpp - Allocators of whole live ranges -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Chaitin (1982), Briggs (1994), George and Appel (1996), and linear scan
/// (Poletto, Sarkar 1999), with squeezes (Smith, Ramsey, Holloway 2004).
///
/// A live range is the pieces of a variable that is not spilled, or a single
/// piece of one that is. Each round builds the graph, coalesces, simplifies and
/// colors; what gets no register is spilled everywhere, and the next round
/// begins anew. A single piece cannot be spilled again. If nothing else is
/// left, what coalescing did to such pieces may be the reason: then a last
/// round goes without coalescing.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/AliasedCoalescing.h"
#include "RegAlloc/Banks/BankAllocation.h"
#include "llvm/ADT/STLExtras.h"
#include <limits>

using namespace llvm;
using namespace llvm::course;

namespace {

class ClassicAllocatorRounds {
public:
  ClassicAllocatorRounds(const MinFunction &F, const AliasedBank &Bank,
                         BankAllocator Allocator)
      : F(F), Bank(Bank), Allocator(Allocator), Costs(spillCosts(F)) {
    Result.Plan.Spilled.resize(F.Variables.size());
  }
  ClassicResult run();

private:
  bool round(bool MayCoalesce);
  void buildRanges(const ElementaryForm &Form);
  NodeList rangesWithoutRegister(bool MayCoalesce);
  NodeList scan(const ElementaryForm &Form);
  bool spillRange(NodeId Range);
  double priceOf(NodeId Range) const;

  const MinFunction &F;
  const AliasedBank &Bank;
  BankAllocator Allocator;
  IdVector<MinVariableId, double> Costs;
  ClassicResult Result;

  /// Of this round: the range of each piece, the variable of each range if it
  /// can be spilled or None, the graph, the ranges that are merged, registers.
  Partition RangeOf, Merged;
  IdVector<NodeId, MinVariableId> VariableOf;
  std::optional<AliasedProblem> Graph;
  RegisterAssignment Registers;
};

} // namespace

void ClassicAllocatorRounds::buildRanges(const ElementaryForm &Form) {
  RangeOf.clear();
  VariableOf.clear();
  IdVector<MinVariableId, NodeId> RangeOfVariable(F.Variables.size());
  for (const Piece &P : Form.pieces()) {
    bool IsWhole = !Form.isSpilled(P.Variable);
    NodeId Range = IsWhole ? RangeOfVariable[P.Variable] : None;
    if (Range == None) {
      Range = NodeId(VariableOf.size());
      bool CanSpill = IsWhole && F.Variables[P.Variable].Fixed == None;
      VariableOf.push_back(CanSpill ? P.Variable : None);
      if (IsWhole)
        RangeOfVariable[P.Variable] = Range;
    }
    RangeOf.push_back(Range);
  }
  Graph.emplace(
      makeQuotient(makeElementaryProblem(Form, Bank, Form.newInterferences()),
                   RangeOf, VariableOf.size()));
  Result.NumNodes = std::max<unsigned>(Result.NumNodes, VariableOf.size());
}

/// What spilling a range costs; much if it cannot be spilled.
double ClassicAllocatorRounds::priceOf(NodeId Range) const {
  return VariableOf[Range] == None ? std::numeric_limits<double>::max()
                                   : Costs[VariableOf[Range]];
}

/// Coalesces and colors; returns the ranges that got no register. Chaitin's
/// spills what it could not simplify, without trying to color it.
NodeList ClassicAllocatorRounds::rangesWithoutRegister(bool MayCoalesce) {
  IdVector<NodeId, double> Price;
  for (NodeId R : Graph->nodes())
    Price.push_back(priceOf(R));
  AliasedCoalescer Coalescer = AliasedCoalescer::None;
  NodeList Hopeful;
  if (MayCoalesce && Allocator == BankAllocator::Chaitin) {
    Coalescer = AliasedCoalescer::Aggressive;
  } else if (MayCoalesce && Allocator == BankAllocator::Briggs) {
    Coalescer = AliasedCoalescer::Briggs;
  } else if (MayCoalesce) {
    // Potential spills are taken by price and degree.
    Coalescer = AliasedCoalescer::Iterated;
    for (NodeId R : Graph->nodes())
      if (Graph->Fixed[R] == None)
        Hopeful.push_back(R);
    auto Rank = [&](NodeId R) {
      return std::pair(Price[R] / (1 + Graph->Graph.degree(R)), R);
    };
    sort(Hopeful, [&](NodeId A, NodeId B) { return Rank(A) < Rank(B); });
  }
  Merged = coalesceAliased(*Graph, Coalescer, Hopeful);
  unsigned NumGroups = renumber(Merged);
  AliasedProblem Q = makeQuotient(*Graph, Merged, NumGroups);
  // A group costs what its members do.
  IdVector<NodeId, double> GroupPrice(NumGroups, 0);
  NodeSet CanSpill(NumGroups);
  for (NodeId R : Graph->nodes()) {
    if (VariableOf[R] == None)
      continue;
    CanSpill[Merged[R]] = true;
    GroupPrice[Merged[R]] += Price[R];
  }
  for (NodeId G : Q.nodes())
    if (!CanSpill[G])
      GroupPrice[G] = std::numeric_limits<double>::max();
  AliasedElimination Order = eliminate(AliasedGraph(Q), GroupPrice);
  RegisterAssignment OfGroups = colorInOrder(Q, Order.Removed);
  if (Allocator == BankAllocator::Chaitin)
    for (NodeId G : Order.Hopeful)
      if (CanSpill[G])
        OfGroups[G] = None;
  Registers.clear();
  NodeList Without;
  for (NodeId R : Graph->nodes()) {
    Registers.push_back(OfGroups[Merged[R]]);
    if (Registers[R] == None)
      Without.push_back(R);
  }
  return Without;
}

/// Linear scan over intervals from the first to the last place where a range is
/// live, in the order of the blocks. Returns the ranges without a register.
NodeList ClassicAllocatorRounds::scan(const ElementaryForm &Form) {
  unsigned N = VariableOf.size();
  struct Interval {
    unsigned First = ~0u, Last = 0;
  };
  IdVector<NodeId, Interval> Intervals(N);
  for (auto [I, P] : enumerateIds(Form.pieces())) {
    Interval &Own = Intervals[RangeOf[I]];
    Own.First = std::min(Own.First, 2 * P.Point.index() + !P.isBefore());
    Own.Last = std::max(Own.Last, 2 * P.Point.index() + P.isAfter());
  }
  auto Meet = [&](NodeId A, NodeId B) {
    return Intervals[A].First <= Intervals[B].Last &&
           Intervals[B].First <= Intervals[A].Last;
  };
  auto Order = to_vector(Graph->nodes());
  NodeList Active, FixedRanges, Without;
  sort(Order, [&](NodeId A, NodeId B) {
    return std::pair(Intervals[A].First, A) < std::pair(Intervals[B].First, B);
  });
  Registers = Graph->Fixed;
  for (NodeId R : Order)
    if (Registers[R] != None)
      FixedRanges.push_back(R);
  auto FreeRegister = [&](NodeId R) {
    UnitSet Taken = 0;
    for (NodeId Other : Active)
      Taken |= Bank.unitsOf(Registers[Other]);
    for (NodeId Other : FixedRanges)
      if (Meet(R, Other))
        Taken |= Bank.unitsOf(Registers[Other]);
    for (RegisterId Register : Bank.registersOf(Graph->Class[R]))
      if (!(Bank.unitsOf(Register) & Taken))
        return Register;
    return RegisterId();
  };
  for (NodeId R : Order) {
    if (Graph->Fixed[R] != None)
      continue;
    erase_if(Active,
             [&](NodeId A) { return Intervals[A].Last < Intervals[R].First; });
    // As long as it helps, the interval that ends last is spilled.
    NodeList Candidates(Active);
    Candidates.push_back(R);
    erase_if(Candidates, [&](NodeId A) { return VariableOf[A] == None; });
    sort(Candidates, [&](NodeId A, NodeId B) {
      return std::pair(Intervals[B].Last, B) < std::pair(Intervals[A].Last, A);
    });
    Registers[R] = FreeRegister(R);
    for (NodeId Victim : Candidates) {
      if (Registers[R] != None || Victim == R)
        break;
      erase(Active, Victim);
      Registers[Victim] = None;
      Without.push_back(Victim);
      Registers[R] = FreeRegister(R);
    }
    if (Registers[R] == None)
      Without.push_back(R);
    else
      Active.push_back(R);
  }
  auto Ranges = Graph->nodes();
  Merged.assign(Ranges.begin(), Ranges.end());
  return Without;
}

/// Whether the range is one of a variable that can be spilled, which is done.
bool ClassicAllocatorRounds::spillRange(NodeId Range) {
  MinVariableId V = VariableOf[Range];
  if (V == None || Result.Plan.Spilled.test(V))
    return false;
  Result.Plan.Spilled.set(V);
  Result.Plan.Cost += Costs[V];
  return true;
}

/// Whether allocation has come to its end, with or without success.
bool ClassicAllocatorRounds::round(bool MayCoalesce) {
  ++Result.NumRounds;
  ElementaryForm Form(F, Result.Plan.Spilled);
  buildRanges(Form);
  NodeList Without = Allocator == BankAllocator::LinearScan
                         ? scan(Form)
                         : rangesWithoutRegister(MayCoalesce);
  bool Spilled = false;
  for (NodeId R : Without)
    Spilled |= spillRange(R);
  if (Spilled)
    return false;
  if (!Without.empty()) {
    if (MayCoalesce && Allocator != BankAllocator::LinearScan)
      return round(false);
    // Whatever is beside what cannot be spilled is spilled instead.
    for (NodeId R : Without)
      for (NodeId U : Graph->Graph.neighbors(R))
        Spilled |= spillRange(U);
    if (!Spilled)
      Result.Plan.Failure = "an operation wants more registers than the bank "
                            "has";
    return !Spilled;
  }
  Result.Registers.clear();
  Result.GroupOf.clear();
  for (NodeId Range : RangeOf) {
    Result.Registers.push_back(Registers[Range]);
    Result.GroupOf.push_back(Merged[Range]);
  }
  renumber(Result.GroupOf);
  return true;
}

ClassicResult ClassicAllocatorRounds::run() {
  while (!round(/*MayCoalesce=*/true))
    ;
  return std::move(Result);
}

ClassicResult llvm::course::allocateClassically(const MinFunction &F,
                                                const AliasedBank &Bank,
                                                BankAllocator Allocator) {
  return ClassicAllocatorRounds(F, Bank, Allocator).run();
}
