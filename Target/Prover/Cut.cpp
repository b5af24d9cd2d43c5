//===- Cut.cpp - Pairs of places and what holds there ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/Cut.h"
#include "llvm/ADT/STLExtras.h"

using namespace coursetv;
using namespace llvm;

Cut::Cut(TermTable &T, Solver &S, SourceExec &Source, const Instruction *Place,
         Position At, uint32_t Live)
    : Place(Place), At(At), T(T), S(S), Source(Source), Live(Live) {
  for (unsigned R = 0; R != course::NumSavedRegisters; ++R)
    if (!(Live >> R & 1))
      Dead[R] = T.variable(64, "dead");
  for (const Value *V : Source.liveAt(Place).Leaves)
    Widths.push_back(Source.widthOf(V->getType()));
}

Term Cut::at(const Arrival &A, Home P) {
  if (P < FirstSlot / 2)
    return A.Registers[P];
  auto It = A.Slots.find(P - FirstSlot);
  return It == A.Slots.end() ? nullptr : It->second;
}

// What a term of the cut is for an arrival, by the facts there. They speak of
// what the arrival has, and so only of that and not of the cut's variables, which
// may be the same ones with other values.
Term Cut::apply(const Arrival &A, TermTable::Substitution &Map, Term X) const {
  Assuming Facts(T, &A.Known.solved());
  if (A.ByFacts.empty())
    A.ByFacts = A.Known.solved();
  return T.substitute(T.substitute(X, Map), A.ByFacts);
}

// Whether the terms are the same by what the arrival knows: in other words only
// if they are so for all samples, too.
bool Cut::isSame(const Arrival &A, Term X, Term Y) const {
  if (X == Y)
    return true;
  return X->Width == Y->Width && X->Width <= 64 && X->Samples == Y->Samples &&
         S.proveQuickly(A.Known.list(), T.eq(X, Y)) == Answer::Yes;
}

// What the cut's own variables are for an arrival; others stay.
TermTable::Substitution Cut::substitutionFor(const Arrival &A) const {
  TermTable::Substitution Map;
  for (auto [Own, Value] : zip(OwnValues, A.Values))
    if (Own && Value)
      Map[Own] = Value;
  if (OwnMemory)
    Map[OwnMemory] = A.Memory;
  for (auto [P, Variable] : Lost)
    if (Term Value = at(A, P))
      Map[Variable] = Value;
  for (auto [P, Variable] : HighBits)
    if (Term Value = at(A, P))
      Map[Variable] = T.extract(Value, 64 - Variable->Width, Variable->Width);
  // Of others the path may know more.
  for (auto [Variable, Value] : A.Known.solved())
    if (Variable->Kind == Op::Var)
      Map.try_emplace(Variable, Value);
  return Map;
}

// Terms of what is the same all the time, arguments for example, that are worth
// as much in each arrival: a path that has decided what they are has numbers.
SmallVector<Term, 4>
Cut::outerTerms(function_ref<Term(const Arrival &)> ValueIn) const {
  constexpr unsigned MaxTerms = 8;
  DenseSet<Term> Own;
  for (auto List : {&OwnValues, &KeptValues})
    Own.insert(List->begin(), List->end());
  for (auto Map : {&KeptPlaces, &Lost, &HighBits})
    for (auto [P, Variable] : *Map)
      Own.insert(Variable);
  SmallVector<Term, 4> Found;
  auto Try = [&](Term Candidate) {
    SmallVector<Term, 8> Variables;
    collectVariables(Candidate, Variables);
    if (Found.size() < MaxTerms && !is_contained(Found, Candidate) &&
        none_of(Variables, [&](Term V) { return Own.contains(V); }) &&
        all_of(Arrivals, [&](const Arrival &A) {
          TermTable::Substitution Map = substitutionFor(A);
          return apply(A, Map, Candidate) == ValueIn(A);
        }))
      Found.push_back(Candidate);
  };
  for (const Arrival &A : Arrivals) {
    Term Value = ValueIn(A);
    if (!Value)
      return {};
    if (!Value->isConst()) {
      Try(Value);
      continue;
    }
    for (auto [Variable, Is] : A.Known.solved())
      if (Variable->Kind == Op::Var && Variable->Width <= Value->Width &&
          Variable->Width > 1 && Is == T.trunc(Value, Variable->Width))
        Try(T.zext(Variable, Value->Width));
  }
  llvm::sort(Found, [](Term X, Term Y) { return X->Id < Y->Id; });
  return Found;
}

// The value as another one of the cut and a distance that does not change.
Term Cut::deriveValue(unsigned Index) {
  auto Outer = outerTerms([&](const Arrival &A) { return A.Values[Index]; });
  if (!Outer.empty())
    return Outer.front();
  for (unsigned J = 0; J != Index; ++J) {
    if (!OwnValues[J] || Widths[J] != Widths[Index])
      continue;
    Term Distance = nullptr;
    for (const Arrival &A : Arrivals) {
      Term Here = A.Values[Index] && A.Values[J]
                      ? T.sub(A.Values[Index], A.Values[J])
                      : nullptr;
      if (!Here || !Here->isConst() || (Distance && Here != Distance)) {
        Distance = nullptr;
        break;
      }
      Distance = Here;
    }
    if (Distance)
      return T.add(OwnValues[J], Distance);
  }
  return nullptr;
}

bool Cut::mergeValues() {
  bool IsChanged = false;
  const Arrival &A = Arrivals.back();
  for (unsigned I = 0; I != Values.size(); ++I) {
    if (OwnValues[I] || A.Values[I] == Values[I])
      continue;
    if (Values[I] && A.Values[I]) {
      TermTable::Substitution Map = substitutionFor(A);
      if (apply(A, Map, Values[I]) == A.Values[I])
        continue;
    }
    IsChanged = true;
    if (Term Derived = deriveValue(I); Derived && Derived != Values[I])
      Values[I] = Derived;
    else
      OwnValues[I] = Values[I] = ownValue(I);
  }
  if (!OwnMemory && A.Memory != Memory) {
    OwnMemory = Memory = ownMemory();
    IsChanged = true;
  }
  return IsChanged;
}

bool Cut::holdsFor(const Arrival &A, TermTable::Substitution &Map, Home P,
                   Term Invariant) {
  Term Value = at(A, P);
  return Value && isSame(A, apply(A, Map, Invariant), Value);
}

// What the place may be as a function of one value of IR, by the last arrival.
SmallVector<Term, 4> Cut::candidatesFor(Home P, unsigned Index,
                                        Relation Kind) const {
  Term Own = OwnValues[Index];
  const unsigned Width = Own->Width;
  const Arrival &Last = Arrivals.back();
  Term Value = at(Last, P), There = Last.Values[Index];
  SmallVector<Term, 4> Candidates;
  if (Width > 64) {
    for (unsigned Low = 0; Low + 64 <= Width; Low += 64)
      Candidates.push_back(T.extract(Own, Low, 64));
    return Candidates;
  }
  for (bool IsSigned : {false, true}) {
    if (IsSigned && Width == 64)
      break;
    Term Wide = IsSigned ? T.sext(Own, 64) : T.zext(Own, 64);
    if (Kind == Relation::Same) {
      Candidates.push_back(Wide);
      continue;
    }
    if (!There)
      continue;
    Term Distance =
        T.sub(Value, IsSigned ? T.sext(There, 64) : T.zext(There, 64));
    if (Distance->isConst() || Width == 64)
      Candidates.push_back(T.add(Wide, Distance));
  }
  if (Width == 1 && Kind == Relation::Same)
    Candidates.push_back(T.zext(T.notOf(Own), 64));
  return Candidates;
}

// Where any value would do for IR, it becomes what the text holds.
bool Cut::isRelated(Home P, unsigned Index, Term Candidate) {
  const unsigned Width = OwnValues[Index]->Width;
  if (Width > 64 &&
      any_of(Arrivals, [&](const Arrival &A) { return !A.Values[Index]; }))
    return false;
  auto Choose = [&](Arrival &A) {
    return A.Values[Index] ? A.Values[Index] : T.trunc(at(A, P), Width);
  };
  for (Arrival &A : Arrivals) {
    TermTable::Substitution Map;
    Map[OwnValues[Index]] = Choose(A);
    if (auto It = HighBits.find(P); It != HighBits.end()) {
      const unsigned High = It->second->Width;
      Map[It->second] = T.extract(at(A, P), 64 - High, High);
    }
    if (!isSame(A, apply(A, Map, Candidate), at(A, P)))
      return false;
  }
  for (Arrival &A : Arrivals)
    A.Values[Index] = Choose(A);
  return true;
}

Term Cut::relateToValue(Home P, unsigned Index, Relation Kind) {
  Term Own = OwnValues[Index];
  if (!Own || (Own->Width > 64 && Kind != Relation::Same))
    return nullptr;
  if (Kind != Relation::LowBits) {
    for (Term Candidate : candidatesFor(P, Index, Kind))
      if (isRelated(P, Index, Candidate))
        return Candidate;
    return nullptr;
  }
  if (Own->Width == 64)
    return nullptr;
  Term Before = HighBits.count(P) ? HighBits[P] : nullptr;
  // The value may be extended to a width that the text computes with.
  for (unsigned Width : {32u, 16u, 8u, Own->Width}) {
    if (Width < Own->Width)
      continue;
    Term &High = KeptHigh[{P, 64 - Width}];
    if (!High)
      High = T.variable(64 - Width, "high");
    HighBits[P] = High;
    for (Term Wide : {T.zext(Own, Width), T.sext(Own, Width)})
      if (Term Candidate = T.concat(High, Wide); isRelated(P, Index, Candidate))
        return Candidate;
  }
  if (Before)
    HighBits[P] = Before;
  else
    HighBits.erase(P);
  return nullptr;
}

// The place as what it is in one arrival, where values of IR in it stand for
// those values in any.
Term Cut::relateByForm(Home P) const {
  constexpr unsigned MaxForms = 3;
  unsigned NumForms = 0;
  for (const Arrival &A : reverse(Arrivals)) {
    if (NumForms++ == MaxForms)
      break;
    TermTable::Substitution Back;
    for (auto [Own, Value] : zip(OwnValues, A.Values))
      if (Own && Value && !Value->isConst())
        Back[Value] = Own;
    // x + 1 is v, so x is v - 1.
    for (auto [Own, Value] : zip(OwnValues, A.Values))
      if (Own && Value && Value->Kind == Op::Sum && Value->Ops.size() == 1 &&
          Value->Factors[0].isOne())
        Back.try_emplace(Value->Ops[0], T.sub(Own, T.constant(Value->Number)));
    if (OwnMemory)
      Back[A.Memory] = OwnMemory;
    Term Candidate = T.substitute(at(A, P), Back);
    if (all_of(Arrivals, [&](const Arrival &Other) {
          TermTable::Substitution Map = substitutionFor(Other);
          return isSame(Other, apply(Other, Map, Candidate), at(Other, P));
        }))
      return Candidate;
  }
  return nullptr;
}

// What is and will be computed of the values of IR, in terms of the cut's
// variables.
SmallVector<Term, 8> Cut::derivedTerms() const {
  SmallVector<Term, 8> Terms;
  Path P;
  setValues(P);
  auto Add = [&](Term Value) {
    if (Value && !Value->isConst() && Value->Width <= 64 &&
        !is_contained(Terms, Value))
      Terms.push_back(Value);
  };
  for (const Instruction *I : Source.liveAt(Place).Derived)
    Add(P.Source.Values.lookup(I).Bits);
  for (Term Value : Source.lookAhead(P, Place))
    Add(Value);
  return Terms;
}

Term Cut::relateToDerived(Home P) {
  SmallVector<TermTable::Substitution, 4> Maps;
  for (const Arrival &A : Arrivals)
    Maps.push_back(substitutionFor(A));
  auto Holds = [&](Term Candidate) {
    for (auto [A, Map] : zip(Arrivals, Maps))
      if (!isSame(A, apply(A, Map, Candidate), at(A, P)))
        return false;
    return true;
  };
  for (Term Value : derivedTerms()) {
    SmallVector<Term, 3> Candidates = {T.zext(Value, 64)};
    if (Value->Width != 64)
      Candidates.push_back(T.sext(Value, 64));
    if (Value->Width == 1)
      Candidates.push_back(T.zext(T.notOf(Value), 64));
    for (Term Candidate : Candidates)
      if (Holds(Candidate))
        return Candidate;
  }
  return nullptr;
}

Term Cut::relate(Home P) {
  const bool IsThere =
      all_of(Arrivals, [&](const Arrival &A) { return at(A, P); });
  if (IsThere)
    for (Relation Kind :
         {Relation::Same, Relation::Distance, Relation::LowBits}) {
      if (Kind == Relation::LowBits) {
        if (Term Related = relateByForm(P))
          return Related;
        if (Term Related = relateToDerived(P))
          return Related;
        auto Outer = outerTerms([&](const Arrival &A) { return at(A, P); });
        if (!Outer.empty())
          return Outer.front();
      }
      // Wider values first: what is one of these needs no unknown bits.
      for (bool IsWhole : {true, false})
        for (unsigned I = 0; I != Values.size(); ++I)
          if ((Widths[I] == 64) == IsWhole)
            if (Term Related = relateToValue(P, I, Kind))
              return Related;
    }
  Term &Variable = KeptPlaces[P];
  if (!Variable)
    Variable = T.variable(64, "r");
  return Lost[P] = Variable;
}

bool Cut::mergePlaces(Arrival &A) {
  bool IsChanged = false;
  // Where any value will do for IR, take the one that the text holds.
  for (auto &[P, Invariant] : Places)
    for (unsigned I = 0; I != Values.size(); ++I)
      if (OwnValues[I] && !A.Values[I] && at(A, P) &&
          OwnValues[I]->Width <= 64 &&
          T.trunc(Invariant, OwnValues[I]->Width) == OwnValues[I])
        A.Values[I] = T.trunc(at(A, P), OwnValues[I]->Width);
  TermTable::Substitution Map = substitutionFor(A);
  for (auto &[P, Invariant] : Places) {
    if (Lost.count(P) || holdsFor(A, Map, P, Invariant))
      continue;
    Invariant = relate(P);
    IsChanged = true;
  }
  return IsChanged;
}

// Conditions of the last arrival, in terms of the cut's values, that all
// arrivals bring.
void Cut::findConditions() {
  constexpr unsigned MaxConditions = 240, MaxDifferent = 40;
  Conditions.clear();
  const Arrival &Last = Arrivals.back();
  TermTable::Substitution Back;
  for (auto [Own, Value] : zip(OwnValues, Last.Values))
    if (Own && Value && !Value->isConst())
      Back[Value] = Own;
  SmallVector<TermTable::Substitution, 4> Maps;
  for (const Arrival &A : Arrivals)
    Maps.push_back(substitutionFor(A));
  auto IsKnown = [&](Term Condition) {
    for (auto [A, Map] : zip(Arrivals, Maps)) {
      Term There = apply(A, Map, Condition);
      if (!A.Known.simplify(T, There)->isTrue())
        return false;
    }
    return true;
  };
  // What a value is not says least, and there may be a lot of it.
  unsigned NumDifferent = 0;
  for (Term Fact : reverse(Last.Known.list())) {
    if (Conditions.size() == MaxConditions)
      break;
    if (Fact->Kind == Op::Not && Fact->Ops[0]->Kind == Op::Eq &&
        NumDifferent++ >= MaxDifferent)
      continue;
    Term Condition = T.substitute(Fact, Back);
    if (Condition->isConst())
      continue;
    if (IsKnown(Condition))
      Conditions.push_back(Condition);
    else if (Condition != Fact && IsKnown(Fact))
      Conditions.push_back(Fact);
  }
  std::reverse(Conditions.begin(), Conditions.end());
}

Term Cut::ownValue(unsigned Index) {
  KeptValues.resize(Widths.size());
  if (!KeptValues[Index])
    KeptValues[Index] = T.variable(Widths[Index], "v");
  return KeptValues[Index];
}

Term Cut::ownMemory() {
  if (!KeptMemory)
    KeptMemory = T.memoryVariable("m");
  return KeptMemory;
}

// Takes the last arrival into account. Whether the invariant changes.
bool Cut::merge() {
  const Arrival &A = Arrivals.back();
  if (Arrivals.size() == 1) {
    Values = A.Values;
    OwnValues.assign(Values.size(), nullptr);
    // Terms do not grow from cut to cut.
    constexpr unsigned MaxDepth = 32;
    OwnMemory = nullptr;
    Memory = A.Memory;
    if (Memory->Depth > MaxDepth)
      Memory = OwnMemory = ownMemory();
    Places.clear();
    Lost.clear();
    HighBits.clear();
    for (unsigned R = 0; R != A.Registers.size(); ++R)
      if (Live >> R & 1)
        Places[R] = A.Registers[R];
    for (auto [Slot, Value] : A.Slots)
      Places[FirstSlot + Slot] = Value;
    findConditions();
    return true;
  }
  bool IsChanged = mergeValues();
  // A relation that is lost may have been what another one rested on.
  while (mergePlaces(Arrivals.back()))
    IsChanged = true;
  const size_t NumConditions = Conditions.size();
  if (IsChanged) {
    findConditions();
  } else {
    TermTable::Substitution Map = substitutionFor(Arrivals.back());
    erase_if(Conditions, [&](Term Condition) {
      Term There = apply(Arrivals.back(), Map, Condition);
      return !Arrivals.back().Known.simplify(T, There)->isTrue();
    });
  }
  return IsChanged || Conditions.size() != NumConditions;
}

// The invariant of the arrivals that there are now.
bool Cut::rebuild() {
  const auto OldValues = Values;
  const auto OldPlaces = Places;
  const auto OldConditions = Conditions;
  Term OldMemory = Memory;
  SmallVector<Arrival, 4> All;
  std::swap(All, Arrivals);
  for (Arrival &A : All) {
    Arrivals.push_back(std::move(A));
    merge();
  }
  IsStale = false;
  ++NumRebuilt;
  return Values != OldValues || Places != OldPlaces || Memory != OldMemory ||
         Conditions != OldConditions;
}

void Cut::forget(const Cut *Origin) {
  const size_t Before = Arrivals.size();
  erase_if(Arrivals, [&](const Arrival &A) { return A.Origin == Origin; });
  IsStale |= Arrivals.size() != Before;
}

// Invariants may get stronger, but not for ever.
static constexpr unsigned MaxRebuilt = 8;

bool Cut::refresh() {
  Assuming Nothing(T, nullptr);
  return IsStale && NumRebuilt < MaxRebuilt && !Arrivals.empty() && rebuild();
}

bool Cut::add(Arrival A) {
  Assuming Nothing(T, nullptr);
  const bool IsFirst = Values.empty() && Places.empty();
  if (IsStale && NumRebuilt < MaxRebuilt) {
    Arrivals.push_back(std::move(A));
    return rebuild();
  }
  if (Arrivals.empty() && !IsFirst) {
    // All that the invariant came from is gone, but the invariant stays.
    const bool IsCovered = covers(A);
    Arrivals.push_back(std::move(A));
    return IsCovered ? false : rebuild();
  }
  Arrivals.push_back(std::move(A));
  return merge();
}

bool Cut::covers(const Arrival &A) const {
  TermTable::Substitution Map = substitutionFor(A);
  auto Holds = [&](Term Invariant, Term There) {
    return There && isSame(A, apply(A, Map, Invariant), There);
  };
  for (unsigned I = 0; I != Values.size(); ++I)
    if (!OwnValues[I] && !(Values[I] == A.Values[I]) &&
        !(Values[I] && Holds(Values[I], A.Values[I])))
      return false;
  if (!OwnMemory && Memory != A.Memory)
    return false;
  for (auto [P, Invariant] : Places)
    if (!Lost.count(P) && !Holds(Invariant, at(A, P)))
      return false;
  return all_of(Conditions, [&](Term Condition) {
    return A.Known.simplify(T, apply(A, Map, Condition))->isTrue();
  });
}

void Cut::setValues(Path &P) const {
  for (auto [Number, V] : enumerate(Source.liveAt(Place).Leaves)) {
    SourceValue &Value = P.Source.Values[V];
    Value.Bits = Values[Number];
    Value.Poison = T.boolean(false);
    if (!Value.Bits) // any value will do
      Value.Bits = T.constant(Widths[Number], 0);
  }
  Source.derive(P, Place);
}

Path Cut::start() const {
  Assuming Nothing(T, nullptr);
  Path P;
  P.Source.Block = Place->getParent();
  P.Source.At = Place == &P.Source.Block->front()
                    ? P.Source.Block->getFirstNonPHIIt()
                    : Place->getIterator();
  setValues(P);
  P.Source.Memory = P.Target.Memory = P.Target.Agreed = Memory;
  P.Target.At = At;
  P.Target.Registers = Dead;
  for (auto [Where, Invariant] : Places)
    if (Where < FirstSlot / 2)
      P.Target.Registers[Where] = Invariant;
    else
      P.Target.Slots[Where - FirstSlot] = Invariant;
  for (Term Condition : Conditions)
    P.Known.add(T, Condition);
  return P;
}
