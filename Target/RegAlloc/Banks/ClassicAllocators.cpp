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
#include <numeric>

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
  SmallVector<unsigned, 0> rangesWithoutRegister(bool MayCoalesce);
  SmallVector<unsigned, 0> scan(const ElementaryForm &Form);
  bool spillRange(unsigned Range);
  double priceOf(unsigned Range) const;

  const MinFunction &F;
  const AliasedBank &Bank;
  BankAllocator Allocator;
  SmallVector<double, 0> Costs;
  ClassicResult Result;

  /// Of this round: the range of each piece, the variable of each range if it
  /// can be spilled or None, the graph, the ranges that are merged, registers.
  SmallVector<unsigned, 0> RangeOf, VariableOf, Merged;
  std::optional<AliasedProblem> Graph;
  RegisterAssignment Registers;
};

} // namespace

void ClassicAllocatorRounds::buildRanges(const ElementaryForm &Form) {
  RangeOf.clear();
  VariableOf.clear();
  SmallVector<unsigned, 0> RangeOfVariable(F.Variables.size(), None);
  for (auto [I, P] : enumerate(Form.pieces())) {
    bool IsWhole = !Form.isSpilled(P.Variable);
    unsigned Range = IsWhole ? RangeOfVariable[P.Variable] : None;
    if (Range == None) {
      Range = VariableOf.size();
      bool CanSpill = IsWhole && F.Variables[P.Variable].Fixed == None;
      VariableOf.push_back(CanSpill ? P.Variable : None);
      if (IsWhole)
        RangeOfVariable[P.Variable] = Range;
    }
    RangeOf.push_back(Range);
  }
  Graph.emplace(makeQuotient(makeElementaryProblem(Form, Bank), RangeOf,
                             VariableOf.size()));
  Result.NumNodes = std::max<unsigned>(Result.NumNodes, VariableOf.size());
}

/// What spilling a range costs; much if it cannot be spilled.
double ClassicAllocatorRounds::priceOf(unsigned Range) const {
  return VariableOf[Range] == None ? std::numeric_limits<double>::max()
                                   : Costs[VariableOf[Range]];
}

/// Coalesces and colors; returns the ranges that got no register. Chaitin's
/// spills what it could not simplify, without trying to color it.
SmallVector<unsigned, 0>
ClassicAllocatorRounds::rangesWithoutRegister(bool MayCoalesce) {
  unsigned N = Graph->size();
  SmallVector<double, 0> Price;
  for (unsigned R = 0; R != N; ++R)
    Price.push_back(priceOf(R));
  AliasedCoalescer Coalescer = AliasedCoalescer::None;
  SmallVector<unsigned, 0> Hopeful;
  if (MayCoalesce && Allocator == BankAllocator::Chaitin) {
    Coalescer = AliasedCoalescer::Aggressive;
  } else if (MayCoalesce && Allocator == BankAllocator::Briggs) {
    Coalescer = AliasedCoalescer::Briggs;
  } else if (MayCoalesce) {
    // Potential spills are taken by price and degree.
    Coalescer = AliasedCoalescer::Iterated;
    for (unsigned R = 0; R != N; ++R)
      if (Graph->Fixed[R] == None)
        Hopeful.push_back(R);
    auto Rank = [&](unsigned R) {
      return std::pair(Price[R] / (1 + Graph->Graph.degree(R)), R);
    };
    sort(Hopeful, [&](unsigned A, unsigned B) { return Rank(A) < Rank(B); });
  }
  Merged = coalesceAliased(*Graph, Coalescer, Hopeful);
  unsigned NumGroups = renumber(Merged);
  AliasedProblem Q = makeQuotient(*Graph, Merged, NumGroups);
  // A group costs what its members do.
  SmallVector<double, 0> GroupPrice(NumGroups, 0);
  SmallVector<bool, 0> CanSpill(NumGroups, false);
  for (unsigned R = 0; R != N; ++R) {
    CanSpill[Merged[R]] |= VariableOf[R] != None;
    GroupPrice[Merged[R]] += VariableOf[R] == None ? 0 : Price[R];
  }
  for (unsigned G = 0; G != NumGroups; ++G)
    if (!CanSpill[G])
      GroupPrice[G] = std::numeric_limits<double>::max();
  AliasedElimination Order = eliminate(AliasedGraph(Q), GroupPrice);
  RegisterAssignment OfGroups = colorInOrder(Q, Order.Removed);
  if (Allocator == BankAllocator::Chaitin)
    for (unsigned G : Order.Hopeful)
      if (CanSpill[G])
        OfGroups[G] = None;
  Registers.clear();
  SmallVector<unsigned, 0> Without;
  for (unsigned R = 0; R != N; ++R) {
    Registers.push_back(OfGroups[Merged[R]]);
    if (Registers[R] == None)
      Without.push_back(R);
  }
  return Without;
}

/// Linear scan over intervals from the first to the last place where a range is
/// live, in the order of the blocks. Returns the ranges without a register.
SmallVector<unsigned, 0>
ClassicAllocatorRounds::scan(const ElementaryForm &Form) {
  unsigned N = VariableOf.size();
  struct Interval {
    unsigned First = ~0u, Last = 0;
  };
  SmallVector<Interval, 0> Intervals(N);
  for (auto [I, P] : enumerate(Form.pieces())) {
    Interval &Own = Intervals[RangeOf[I]];
    Own.First = std::min(Own.First, 2 * P.Point + !P.isBefore());
    Own.Last = std::max(Own.Last, 2 * P.Point + P.isAfter());
  }
  auto Meet = [&](unsigned A, unsigned B) {
    return Intervals[A].First <= Intervals[B].Last &&
           Intervals[B].First <= Intervals[A].Last;
  };
  SmallVector<unsigned, 0> Order(N), Active, FixedRanges, Without;
  std::iota(Order.begin(), Order.end(), 0);
  sort(Order, [&](unsigned A, unsigned B) {
    return std::pair(Intervals[A].First, A) < std::pair(Intervals[B].First, B);
  });
  Registers = Graph->Fixed;
  for (unsigned R : Order)
    if (Registers[R] != None)
      FixedRanges.push_back(R);
  auto FreeRegister = [&](unsigned R) {
    UnitSet Taken = 0;
    for (unsigned Other : Active)
      Taken |= Bank.unitsOf(Registers[Other]);
    for (unsigned Other : FixedRanges)
      if (Meet(R, Other))
        Taken |= Bank.unitsOf(Registers[Other]);
    for (RegisterId Register : Bank.registersOf(Graph->Class[R]))
      if (!(Bank.unitsOf(Register) & Taken))
        return Register;
    return RegisterId();
  };
  for (unsigned R : Order) {
    if (Graph->Fixed[R] != None)
      continue;
    erase_if(Active, [&](unsigned A) {
      return Intervals[A].Last < Intervals[R].First;
    });
    // As long as it helps, the interval that ends last is spilled.
    SmallVector<unsigned, 0> Candidates(Active);
    Candidates.push_back(R);
    erase_if(Candidates, [&](unsigned A) { return VariableOf[A] == None; });
    sort(Candidates, [&](unsigned A, unsigned B) {
      return std::pair(Intervals[B].Last, B) < std::pair(Intervals[A].Last, A);
    });
    Registers[R] = FreeRegister(R);
    for (unsigned Victim : Candidates) {
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
  Merged.resize(N);
  std::iota(Merged.begin(), Merged.end(), 0);
  return Without;
}

/// Whether the range is one of a variable that can be spilled, which is done.
bool ClassicAllocatorRounds::spillRange(unsigned Range) {
  unsigned V = VariableOf[Range];
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
  SmallVector<unsigned, 0> Without = Allocator == BankAllocator::LinearScan
                                         ? scan(Form)
                                         : rangesWithoutRegister(MayCoalesce);
  bool Spilled = false;
  for (unsigned R : Without)
    Spilled |= spillRange(R);
  if (Spilled)
    return false;
  if (!Without.empty()) {
    if (MayCoalesce && Allocator != BankAllocator::LinearScan)
      return round(false);
    // Whatever is beside what cannot be spilled is spilled instead.
    for (unsigned R : Without)
      for (unsigned U : Graph->Graph.neighbors(R))
        Spilled |= spillRange(U);
    if (!Spilled)
      Result.Plan.Failure = "an operation wants more registers than the bank "
                            "has";
    return !Spilled;
  }
  Result.Registers.clear();
  Result.GroupOf.clear();
  for (unsigned Range : RangeOf) {
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
