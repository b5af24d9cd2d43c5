//===-- SSAPRE.cpp - Partial redundancies in SSA form ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/SSAPRE.h"
#include "DataFlow/SpeculativePlacement.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <cassert>
#include <limits>
#include <tuple>

using namespace llvm;
using namespace llvm::course;

namespace {

/// An operand of a Φ: what holds its value on one edge.
struct Operand {
  KeyId Key;
  /// The Φ that holds the value; None if there is none, or an occurrence does.
  PhiId Phi = None;
  /// An occurrence holds the value.
  bool HasRealUse = false;
  bool IsFree = false;

  bool isBottom() const { return Phi == None && !HasRealUse && !IsFree; }
};

/// A Φ of the expression.
struct PhiNode {
  BlockId Block;
  KeyId Key;
  SmallVector<Operand, 2> Operands;
  bool IsDownSafe = true, CanBeAvailable = true, IsLater = true;
  /// What the occurrences cost whose value it holds.
  double Saved = 0;

  bool willBeAvailable() const { return CanBeAvailable && !IsLater; }
};

/// What happens to one key, in the order of a walk over the dominator tree.
struct Event {
  enum Kind { AtPhi, AtOccurrence, AtBarrier, AtOperand };
  /// The place: position of the block in the walk, part of the block (its PHIs,
  /// its instructions, its end), position there.
  unsigned Block, Part, Position;
  Kind What;
  OccurrenceId Occurrence = None;
  PhiId Phi = None;
  /// That of the Φ.
  unsigned Operand = None;

  bool operator<(const Event &Other) const {
    auto Tuple = [](const Event &E) {
      return std::tie(E.Block, E.Part, E.Position, E.What, E.Occurrence, E.Phi,
                      E.Operand);
    };
    return Tuple(*this) < Tuple(Other);
  }
};

class Solver {
  const SSAPREProblem &P;
  const FlowGraph &G;
  const Dominance &Tree;
  IdVector<PhiId, PhiNode> Phis;
  IdVector<KeyId, SmallVector<OccurrenceId, 4>> OccurrencesOf;
  IdVector<KeyId, SmallVector<PhiId, 4>> PhisOf;
  /// The Φs that ask for a key on an edge.
  MapVector<std::pair<EdgeId, KeyId>, SmallVector<PhiId, 2>> Asked;
  /// For each key the blocks behind whose PHIs it has another name.
  IdVector<KeyId, SmallVector<BlockId, 4>> RenamedAt;
  IdVector<KeyId, SmallVector<Event, 0>> Events;
  DenseMap<std::pair<EdgeId, KeyId>, InsertionId> InsertionOn;
  SSAPREResult R;

public:
  explicit Solver(const SSAPREProblem &P)
      : P(P), G(P.Graph), Tree(P.Tree), OccurrencesOf(P.Keys.size()),
        PhisOf(P.Keys.size()), RenamedAt(P.Keys.size()), Events(P.Keys.size()) {
  }

  SSAPREResult solve() {
    for (auto [I, O] : enumerateIds(P.Occurrences))
      OccurrencesOf[O.Key].push_back(I);
    insertPhis();
    listEvents();
    rename();
    propagateDownSafety();
    findAvailable();
    dropFreePhis();
    if (P.maySpeculate())
      speculate();
    finalize();
    dropPhis();
    return std::move(R);
  }

private:
  template <typename VisitFn> void walk(KeyId Key, VisitFn Visit);
  void insertPhis();
  SmallVector<BlockId, 8> findPhiBlocks(KeyId Key) const;
  void insertPhisOf(KeyId Key, SmallVectorImpl<KeyId> &Demanded);
  void listEvents();
  void listEndsOf(const PhiNode &F);
  void addEvent(KeyId Key, BlockId Block, unsigned Part, unsigned Position,
                Event::Kind What, OccurrenceId Occurrence = None,
                PhiId Phi = None, unsigned Operand = None) {
    Events[Key].push_back(
        {Tree.position(Block), Part, Position, What, Occurrence, Phi, Operand});
  }
  void rename();
  template <typename ResetFn> void propagate(ResetFn Reset);
  void propagateDownSafety();
  bool cannotInsert(const PhiNode &F) const;
  void findAvailable();
  void propagateUnavailable();
  void dropFreePhis();
  void findLater();
  PlacementProblem makePlacement() const;
  void speculate();
  void finalize();
  SSAPREValue insert(const PhiNode &F, unsigned Operand);
  void dropPhis();
  void replaceTrivialPhis();
  void keep(const PhiSet &Needed);
};

} // namespace

//===----------------------------------------------------------------------===//
// Φs
//===----------------------------------------------------------------------===//

void Solver::insertPhis() {
  SmallVector<KeyId, 8> Demanded;
  for (KeyId Key : P.Keys.ids())
    if (!OccurrencesOf[Key].empty())
      Demanded.push_back(Key);
  ById<KeyId, BitVector> Known(P.Keys.size());
  while (!Demanded.empty()) {
    KeyId Key = Demanded.pop_back_val();
    if (P.Keys[Key].IsFree || (Known[Key] && RenamedAt[Key].empty()))
      continue;
    Known[Key] = true;
    insertPhisOf(Key, Demanded);
  }
}

// Where a key has another name, a Φ of its own stands for the paths on which
// nobody uses it by the other one.
SmallVector<BlockId, 8> Solver::findPhiBlocks(KeyId Key) const {
  const SSAPREProblem::Key &K = P.Keys[Key];
  SmallVector<BlockId, 8> Blocks(RenamedAt[Key].begin(), RenamedAt[Key].end());
  if (K.ByPhis)
    Blocks.push_back(K.Block);
  SmallVector<BlockId, 8> Result = Blocks;
  for (OccurrenceId O : OccurrencesOf[Key])
    Blocks.push_back(P.Occurrences[O].At.Block);
  append_range(Result, Tree.iteratedFrontier(Blocks));
  sort(Result);
  Result.erase(llvm::unique(Result), Result.end());
  erase_if(Result, [&](BlockId Block) {
    const bool IsDefined =
        Block == K.Block ? K.ByPhis : Tree.strictlyDominates(K.Block, Block);
    // Below an occurrence the value is known anyway.
    return !IsDefined || any_of(OccurrencesOf[Key], [&](OccurrenceId O) {
      return Tree.strictlyDominates(P.Occurrences[O].At.Block, Block);
    });
  });
  return Result;
}

void Solver::insertPhisOf(KeyId Key, SmallVectorImpl<KeyId> &Demanded) {
  const SSAPREProblem::Key &K = P.Keys[Key];
  for (BlockId Block : findPhiBlocks(Key)) {
    if (any_of(PhisOf[Key], [&](PhiId I) { return Phis[I].Block == Block; }))
      continue;
    const bool IsBehindPhis = Block == K.Block;
    const PhiId Phi(Phis.size());
    PhiNode F = {Block, Key, {}};
    for (auto [I, E] : enumerate(G.inEdges(Block))) {
      KeyId OnEdge = IsBehindPhis ? K.OnEdge[I] : Key;
      F.Operands.push_back({OnEdge});
      F.Operands.back().IsFree = P.Keys[OnEdge].IsFree;
      Asked[{E, OnEdge}].push_back(Phi);
      if (OnEdge == Key)
        continue;
      RenamedAt[OnEdge].push_back(Block);
      Demanded.push_back(OnEdge);
    }
    PhisOf[Key].push_back(Phi);
    Phis.push_back(std::move(F));
  }
}

//===----------------------------------------------------------------------===//
// Walks
//===----------------------------------------------------------------------===//

constexpr unsigned Start = 0, Middle = 1, End = 2;

void Solver::listEvents() {
  for (auto [I, O] : enumerateIds(P.Occurrences))
    addEvent(O.Key, O.At.Block, Middle, O.At.Position, Event::AtOccurrence, I);
  for (auto [I, F] : enumerateIds(Phis)) {
    addEvent(F.Key, F.Block, Start, 0, Event::AtPhi, None, I);
    for (auto [J, O] : enumerate(F.Operands)) {
      BlockId From = G.edges()[G.inEdges(F.Block)[J]].From;
      addEvent(O.Key, From, End, 0, Event::AtOperand, None, I, J);
    }
    listEndsOf(F);
  }
  for (auto &List : Events)
    sort(List);
}

// The places below a Φ from which its value is not used any more, unless
// something between them uses it.
void Solver::listEndsOf(const PhiNode &F) {
  for (EdgeId E : Tree.frontierEdges(F.Block))
    if (!Asked.contains({E, F.Key}))
      addEvent(F.Key, G.edges()[E].From, End, 0, Event::AtBarrier);
  for (BlockId Block : G.blocks())
    if (G.ends()[Block] && Tree.dominates(F.Block, Block))
      addEvent(F.Key, Block, End, 0, Event::AtBarrier);
  for (const SSAPREProblem::Place &B : P.Barriers)
    if (Tree.dominates(F.Block, B.Block))
      addEvent(F.Key, B.Block, Middle, B.Position, Event::AtBarrier);
}

// Calls Visit for each event of a key with the stack of what holds its value,
// which Visit may push to.
template <typename VisitFn> void Solver::walk(KeyId Key, VisitFn Visit) {
  struct Holder {
    BlockId Block;
    SSAPREValue Value;
  };
  SmallVector<Holder, 8> Stack;
  for (const Event &E : Events[Key]) {
    BlockId Block = Tree.walk()[E.Block];
    while (!Stack.empty() && !Tree.dominates(Stack.back().Block, Block))
      Stack.pop_back();
    SSAPREValue Top = Stack.empty() ? SSAPREValue() : Stack.back().Value;
    if (SSAPREValue New = Visit(E, Top); !New.isNothing())
      Stack.push_back({Block, New});
  }
}

void Solver::rename() {
  for (KeyId Key : P.Keys.ids())
    walk(Key, [&](const Event &E, SSAPREValue Top) -> SSAPREValue {
      switch (E.What) {
      case Event::AtPhi:
        return E.Phi;
      case Event::AtOccurrence:
        if (const PhiId *Phi = Top.getIf<PhiId>(); Phi && P.maySpeculate())
          Phis[*Phi].Saved +=
              P.BlockCosts[P.Occurrences[E.Occurrence].At.Block];
        return E.Occurrence;
      case Event::AtBarrier:
        if (const PhiId *Phi = Top.getIf<PhiId>())
          Phis[*Phi].IsDownSafe = false;
        return {};
      case Event::AtOperand:
        Operand &O = Phis[E.Phi].Operands[E.Operand];
        O.HasRealUse = Top.getIf<OccurrenceId>();
        if (const PhiId *Phi = Top.getIf<PhiId>())
          O.Phi = *Phi;
        return {};
      }
      llvm_unreachable("no such event");
    });
}

//===----------------------------------------------------------------------===//
// Properties of Φs
//===----------------------------------------------------------------------===//

// Calls Reset for a Φ and an operand of it that another Φ holds, for all of
// them until it answers false everywhere.
template <typename ResetFn> void Solver::propagate(ResetFn Reset) {
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (PhiNode &F : Phis)
      for (Operand &O : F.Operands)
        if (O.Phi != None)
          Changed |= Reset(F, Phis[O.Phi]);
  }
}

// What an edge leads to is used below it under one name or the other. If all
// Φs that ask for it there may stay unused, so may the Φ that holds it.
void Solver::propagateDownSafety() {
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (const auto &[EdgeAndKey, Users] : Asked) {
      const PhiNode &F = Phis[Users.front()];
      PhiId Source;
      for (auto [E, O] : zip_equal(G.inEdges(F.Block), F.Operands))
        if (E == EdgeAndKey.first)
          Source = O.Phi;
      if (Source == None || !Phis[Source].IsDownSafe ||
          any_of(Users, [&](PhiId I) { return Phis[I].IsDownSafe; }))
        continue;
      Phis[Source].IsDownSafe = false;
      Changed = true;
    }
  }
}

bool Solver::cannotInsert(const PhiNode &F) const {
  if (P.Closed.empty())
    return false;
  return any_of(zip_equal(G.inEdges(F.Block), F.Operands), [&](auto Pair) {
    auto [E, O] = Pair;
    return P.Closed[E] && !O.HasRealUse && !O.IsFree;
  });
}

void Solver::findAvailable() {
  for (PhiNode &F : Phis) {
    bool HasBottom =
        any_of(F.Operands, [](const Operand &O) { return O.isBottom(); });
    F.CanBeAvailable = !(HasBottom && !F.IsDownSafe) && !cannotInsert(F);
  }
  propagateUnavailable();
}

void Solver::propagateUnavailable() {
  propagate([](PhiNode &F, PhiNode &Source) {
    if (Source.CanBeAvailable || F.IsDownSafe || !F.CanBeAvailable)
      return false;
    F.CanBeAvailable = false;
    return true;
  });
}

// One to which only free values come is not made. What it leads to then has to be
// computed, which is fine where it is certain to be used.
void Solver::dropFreePhis() {
  for (bool Changed = true; Changed;) {
    findLater();
    Changed = false;
    for (PhiNode &F : Phis)
      if (!F.IsDownSafe && F.CanBeAvailable && F.IsLater) {
        F.CanBeAvailable = false;
        Changed = true;
      }
    propagateUnavailable();
  }
}

// A Φ is worth something if an occurrence comes to it, or what counts for one,
// maybe through others.
void Solver::findLater() {
  for (PhiNode &F : Phis)
    F.IsLater = F.CanBeAvailable && none_of(F.Operands, [&](const Operand &O) {
                  return O.HasRealUse || P.Keys[O.Key].WasComputed;
                });
  propagate([](PhiNode &F, PhiNode &Source) {
    if (!F.IsLater || !Source.CanBeAvailable || Source.IsLater)
      return false;
    F.IsLater = false;
    return true;
  });
}

//===----------------------------------------------------------------------===//
// Speculation
//===----------------------------------------------------------------------===//

PlacementProblem Solver::makePlacement() const {
  PlacementProblem Placement;
  for (const PhiNode &F : Phis)
    Placement.Saved.push_back(F.Saved);
  for (const auto &[EdgeAndKey, Users] : Asked) {
    const EdgeId Edge = EdgeAndKey.first;
    const PhiNode &F = Phis[Users.front()];
    for (auto [E, O] : zip_equal(G.inEdges(F.Block), F.Operands)) {
      if (E != Edge || O.Key != EdgeAndKey.second || O.HasRealUse || O.IsFree)
        continue;
      const bool IsClosed = !P.Closed.empty() && P.Closed[Edge];
      Placement.Needs.push_back({Users, O.Phi,
                                 IsClosed
                                     ? std::numeric_limits<double>::infinity()
                                     : P.EdgeCosts[Edge]});
    }
  }
  return Placement;
}

// Without speculation lifetimes are shorter, and no path gets longer: so it has
// to be worth something.
void Solver::speculate() {
  const PlacementProblem Placement = makePlacement();
  PhiSet Safe(Phis.size());
  for (auto [I, F] : enumerateIds(Phis))
    Safe[I] = F.willBeAvailable();
  const PhiSet Available = placeSpeculatively(Placement);
  const double Cost = Placement.cost(Available);
  if (Cost >= Placement.cost(Safe) * (1 - 1e-9))
    return;
  for (auto [I, F] : enumerateIds(Phis)) {
    F.CanBeAvailable = Available[I];
    F.IsLater = false;
  }
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

SSAPREValue Solver::insert(const PhiNode &F, unsigned Operand) {
  const EdgeId Edge = G.inEdges(F.Block)[Operand];
  const KeyId Key = F.Operands[Operand].Key;
  auto [It, IsNew] =
      InsertionOn.try_emplace({Edge, Key}, InsertionId(R.Insertions.size()));
  if (IsNew)
    R.Insertions.push_back({Edge, Key});
  return It->second;
}

void Solver::finalize() {
  R.Values.resize(P.Occurrences.size());
  for (const PhiNode &F : Phis)
    R.Phis.push_back({F.Block, F.Key, {}});
  for (auto [F, Out] : zip_equal(Phis, R.Phis))
    Out.Operands.resize(F.Operands.size());
  for (KeyId Key : P.Keys.ids())
    walk(Key, [&](const Event &E, SSAPREValue Top) -> SSAPREValue {
      if (E.What == Event::AtPhi)
        return Phis[E.Phi].willBeAvailable() ? SSAPREValue(E.Phi)
                                             : SSAPREValue();
      if (E.What == Event::AtOccurrence && P.Keys[Key].IsFree) {
        R.Values[E.Occurrence] = Key;
        return {};
      }
      if (E.What == Event::AtOccurrence) {
        SSAPREValue Itself = E.Occurrence;
        bool IsThere = !Top.isNothing();
        R.Values[E.Occurrence] = IsThere ? Top : Itself;
        return IsThere ? SSAPREValue() : Itself;
      }
      if (E.What != Event::AtOperand || !Phis[E.Phi].willBeAvailable())
        return {};
      const PhiNode &F = Phis[E.Phi];
      const Operand &O = F.Operands[E.Operand];
      SSAPREValue &Value = R.Phis[E.Phi].Operands[E.Operand];
      if (O.IsFree)
        Value = O.Key;
      else if (O.HasRealUse || (O.Phi != None && Phis[O.Phi].willBeAvailable()))
        Value = Top;
      else
        Value = insert(F, E.Operand);
      return {};
    });
}

// A Φ is needed if an occurrence reads it, or a Φ that is needed.
void Solver::dropPhis() {
  replaceTrivialPhis();
  PhiSet Needed(R.Phis.size());
  SmallVector<PhiId, 8> Worklist;
  auto Need = [&](SSAPREValue V) {
    const PhiId *Phi = V.getIf<PhiId>();
    if (!Phi || Needed[*Phi])
      return;
    Needed[*Phi] = true;
    Worklist.push_back(*Phi);
  };
  for_each(R.Values, Need);
  while (!Worklist.empty())
    for_each(R.Phis[Worklist.pop_back_val()].Operands, Need);
  keep(Needed);
}

// One whose operands are all the same value, or itself, is that value.
void Solver::replaceTrivialPhis() {
  IdVector<PhiId, SSAPREValue> Instead(R.Phis.size());
  auto Find = [&](SSAPREValue V) {
    while (const PhiId *Phi = V.getIf<PhiId>()) {
      if (Instead[*Phi].isNothing())
        break;
      V = SSAPREValue(Instead[*Phi]);
    }
    return V;
  };
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (auto [I, F] : enumerateIds(R.Phis)) {
      if (!Phis[I].willBeAvailable() || !Instead[I].isNothing())
        continue;
      SSAPREValue Only, Itself = I;
      bool IsTrivial = true;
      for (SSAPREValue &V : F.Operands) {
        V = Find(V);
        if (V == Itself || V == Only)
          continue;
        IsTrivial &= Only.isNothing();
        Only = V;
      }
      if (!IsTrivial || Only.isNothing())
        continue;
      Instead[I] = Only;
      Changed = true;
    }
  }
  for (SSAPREValue &V : R.Values)
    V = Find(V);
}

// Numbers what is left anew.
void Solver::keep(const PhiSet &Needed) {
  SSAPREResult Old = std::move(R);
  R = {};
  R.Values = std::move(Old.Values);
  IdVector<PhiId, PhiId> NewPhi(Old.Phis.size());
  IdVector<InsertionId, InsertionId> NewInsertion(Old.Insertions.size());
  for (PhiId I : Old.Phis.ids())
    if (Needed[I]) {
      NewPhi[I] = PhiId(R.Phis.size());
      R.Phis.push_back(std::move(Old.Phis[I]));
    }
  auto Renumber = [&](SSAPREValue &V) {
    if (const PhiId *Phi = V.getIf<PhiId>())
      V = NewPhi[*Phi];
    const InsertionId *Insertion = V.getIf<InsertionId>();
    if (!Insertion)
      return;
    InsertionId &New = NewInsertion[*Insertion];
    if (New == None) {
      New = InsertionId(R.Insertions.size());
      R.Insertions.push_back(Old.Insertions[*Insertion]);
    }
    V = New;
  };
  for_each(R.Values, Renumber);
  for (SSAPREResult::Phi &F : R.Phis)
    for_each(F.Operands, Renumber);
}

SSAPREResult course::solveSSAPRE(const SSAPREProblem &P) {
  assert(!P.check() && "unfit problem");
  return Solver(P).solve();
}
