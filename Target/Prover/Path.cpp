//===- Path.cpp - Both sides of a proof at one moment ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/Path.h"
#include "llvm/ADT/STLExtras.h"
#include <functional>

using namespace coursetv;
using namespace llvm;

// The first that is said of a term counts; what more is said follows from facts.
void Facts::learn(Term A, Term Value) {
  if (A->isConst() || A == Value || !Solved.try_emplace(A, Value).second)
    return;
  Unused.push_back({A, Value});
}

static bool isAtom(Term A) {
  while (A->Kind == Op::ZExt || A->Kind == Op::SExt || A->Kind == Op::Extract)
    A = A->Ops[0];
  return A->Kind == Op::Var;
}

// An equation of few variables says what the newest of them is.
void Facts::solve(TermTable &T, Term Fact) {
  constexpr unsigned MaxParts = 4;
  Term Sum = Fact->Ops[0], Number = Fact->Ops[1];
  if (Sum->Kind != Op::Sum || !Number->isConst() ||
      Sum->Ops.size() > MaxParts || !all_of(Sum->Ops, isAtom))
    return;
  for (unsigned I = Sum->Ops.size(); I-- != 0;) {
    Term V = Sum->Ops[I];
    const APInt &Factor = Sum->Factors[I];
    if (V->Kind != Op::Var || !(Factor.isOne() || Factor.isAllOnes()))
      continue;
    SmallVector<Term, 4> Variables;
    for (Term Part : Sum->Ops)
      if (Part != V)
        collectVariables(Part, Variables);
    if (is_contained(Variables, V))
      continue;
    Term Rest = T.sub(Number, T.sub(Sum, Factor.isOne() ? V : T.neg(V)));
    return learn(V, Factor.isOne() ? Rest : T.neg(Rest));
  }
}

void Facts::bound(Term A, const APInt &Least, const APInt &Most) {
  const unsigned Width = A->Width;
  auto [It, IsNew] =
      Bounds.try_emplace(A, APInt::getZero(Width), APInt::getMaxValue(Width));
  auto &[First, Last] = It->second;
  First = APIntOps::umax(First, Least);
  Last = APIntOps::umin(Last, Most);
  HasFalse |= First.ugt(Last);
}

// What a comparison with a number, or of high bits, says of a term.
void Facts::boundBy(Term Fact, bool Holds) {
  if (Fact->Ops.size() != 2 || !Fact->Ops[1]->isConst())
    return;
  Term A = Fact->Ops[0];
  const APInt &C = Fact->Ops[1]->Number;
  const APInt Zero = APInt::getZero(A->Width),
              Max = APInt::getMaxValue(A->Width);
  // x - First < Length
  auto BoundPart = [&](Term Sum, const APInt &Last) {
    if (Sum->Kind != Op::Sum || Sum->Ops.size() != 1 ||
        !Sum->Factors[0].isOne())
      return;
    const APInt First = -Sum->Number;
    if (bool Wraps; (void)First.uadd_ov(Last, Wraps), !Wraps)
      bound(Sum->Ops[0], First, First + Last);
  };
  if (Fact->Kind == Op::ULt) {
    bound(A, Holds ? Zero : C, Holds ? C - 1 : Max);
    if (Holds)
      BoundPart(A, C - 1);
  }
  if (Fact->Kind == Op::Eq && A->Kind == Op::Extract &&
      A->Low + A->Width == A->Ops[0]->Width) {
    const unsigned Width = A->Ops[0]->Width;
    const APInt First = C.zext(Width) << A->Low;
    const APInt Low = APInt::getLowBitsSet(Width, A->Low);
    if (Holds)
      bound(A->Ops[0], First, First | Low);
    if (Holds && C.isZero())
      BoundPart(A->Ops[0], Low);
    else if (C.isZero())
      bound(A->Ops[0], Low + 1, APInt::getMaxValue(Width));
  }
}

std::optional<bool> Facts::isWithinBounds(Term Comparison) const {
  if (Comparison->Ops.size() != 2 || !Comparison->Ops[1]->isConst())
    return std::nullopt;
  Term A = Comparison->Ops[0];
  const APInt &C = Comparison->Ops[1]->Number;
  if (auto It = Bounds.find(A);
      It == Bounds.end() && Comparison->Kind == Op::Eq &&
      A->Kind == Op::Extract && A->Low + A->Width == A->Ops[0]->Width) {
    // High bits, which the bounds of the whole may decide.
    It = Bounds.find(A->Ops[0]);
    if (It == Bounds.end())
      return std::nullopt;
    const APInt First = It->second.first.lshr(A->Low).trunc(A->Width);
    const APInt Last = It->second.second.lshr(A->Low).trunc(A->Width);
    if (C.ult(First) || C.ugt(Last))
      return false;
    return First == Last ? std::optional(true) : std::nullopt;
  }
  auto It = Bounds.find(A);
  if (It == Bounds.end())
    return std::nullopt;
  const auto &[First, Last] = It->second;
  if (Comparison->Kind == Op::Eq && (C.ult(First) || C.ugt(Last)))
    return false;
  if (Comparison->Kind == Op::ULt && Last.ult(C))
    return true;
  if (Comparison->Kind == Op::ULt && First.uge(C))
    return false;
  return std::nullopt;
}

void Facts::add(TermTable &T, Term Fact) {
  Assuming Nothing(T, nullptr);
  if (Fact->isTrue() || Set.contains(Fact))
    return;
  if (Fact->Kind == Op::And) {
    add(T, Fact->Ops[0]);
    add(T, Fact->Ops[1]);
    return;
  }
  if (Fact->Kind == Op::Not && Fact->Ops[0]->Kind == Op::Or) {
    add(T, T.notOf(Fact->Ops[0]->Ops[0]));
    add(T, T.notOf(Fact->Ops[0]->Ops[1]));
    return;
  }
  HasFalse |= Fact->isFalse() || Set.contains(T.notOf(Fact));
  if (Fact->Kind == Op::Valid) {
    auto [Base, Number] = T.split(Fact->Ops[0]);
    Valid[Base].push_back({Number, Fact->Low});
  } else if (!Fact->isConst()) {
    learn(Fact, T.boolean(true));
    learn(T.notOf(Fact), T.boolean(false));
    if (Fact->Kind == Op::Eq && Fact->Ops[1]->isConst())
      learn(Fact->Ops[0], Fact->Ops[1]);
    if (Fact->Kind == Op::Eq)
      solve(T, Fact);
    if (Fact->Kind == Op::Not)
      boundBy(Fact->Ops[0], false);
    else
      boundBy(Fact, true);
  }
  Set.insert(Fact);
  List.push_back(Fact);
}

bool Facts::isValid(TermTable &T, Term Address, unsigned Size) const {
  auto [Base, Number] = T.split(Address);
  auto It = Valid.find(Base);
  return It != Valid.end() && any_of(It->second, [&](auto Range) {
           const int64_t Offset = Number - Range.first;
           return Offset >= 0 && Offset + Size <= Range.second;
         });
}

void Facts::forgetValid() {
  Valid.clear();
  erase_if(List, [&](Term Fact) {
    return Fact->Kind == Op::Valid && Set.erase(Fact);
  });
}

TermTable::Substitution Facts::takeUnused(TermTable &T) {
  TermTable::Substitution Map;
  for (auto [A, Value] : Unused)
    Map[A] = Value;
  // The facts that say so stay as they are.
  DenseSet<Term> Sources;
  for (auto [A, Value] : Unused)
    if (A->Width == 1)
      Sources.insert(A->Kind == Op::Not ? A->Ops[0] : A);
  Unused.clear();
  TermTable::Substitution ForFacts = Map;
  for (Term Fact : Sources) {
    ForFacts.erase(Fact);
    ForFacts.erase(T.notOf(Fact));
  }
  Assuming Nothing(T, nullptr);
  SmallVector<Term, 16> Old;
  std::swap(Old, List);
  for (Term Fact : Old) {
    const bool IsSource =
        Sources.contains(Fact) ||
        (Fact->Kind == Op::Not && Sources.contains(Fact->Ops[0]));
    Term New = IsSource ? Fact : T.substitute(Fact, ForFacts);
    if (New == Fact)
      List.push_back(Fact);
    else
      add(T, New);
  }
  for (auto &[A, Value] : Solved)
    Value = T.substitute(Value, Map);
  return Map;
}

void Path::specialize(TermTable &T) {
  // What is learned may teach more.
  constexpr unsigned MaxRounds = 4;
  for (unsigned Round = 0; Round != MaxRounds && Known.hasUnused(); ++Round) {
    TermTable::Substitution Map = Known.takeUnused(T);
    Assuming Facts(T, &Known.solved());
    auto Replace = [&](Term &A) {
      if (A)
        A = T.substitute(A, Map);
    };
    std::function<void(SourceValue &)> ReplaceValue = [&](SourceValue &V) {
      Replace(V.Bits);
      Replace(V.Poison);
      for (SourceValue &Member : V.Members)
        ReplaceValue(Member);
    };
    for (auto &[V, Value] : Source.Values) {
      const bool WasNumber = Value.Bits && Value.Bits->isConst();
      ReplaceValue(Value);
      if (Value.Bits && Value.Bits->isConst() && !WasNumber)
        Source.Decided.insert(V);
    }
    Replace(Source.Memory);
    Replace(Target.Memory);
    Replace(Target.Agreed);
    for (Term &R : Target.Registers)
      Replace(R);
    for (Term &A : Target.Arguments)
      Replace(A);
    for (Term &A : LeftOut)
      Replace(A);
    for (auto &[Slot, Value] : Target.Slots)
      Replace(Value);
    decltype(Target.Computed) Computed;
    for (auto [Key, Value] : Target.Computed) {
      Replace(Value);
      if (!Value->isConst())
        Computed.try_emplace(sampleKey(Value), Value);
    }
    Target.Computed = std::move(Computed);
    decltype(Accesses) NewAccesses;
    for (auto &[Base, List] : Accesses) {
      Term New = Base;
      Replace(New);
      auto [NewBase, Number] =
          New == Base ? std::pair(Base, int64_t(0)) : T.split(New);
      for (SourceAccess A : List) {
        A.Start += Number;
        NewAccesses[NewBase].push_back(A);
      }
    }
    Accesses = std::move(NewAccesses);
    for (Access &A : Unjustified) {
      Replace(A.Address);
      Replace(A.Memory);
      // A load, though its value may be known.
      if (Term Load = A.Current ? A.Current : A.Value;
          Load && Load->Kind == Op::Load)
        A.Current = T.load(T.substitute(Load->Ops[0], Map),
                           T.substitute(Load->Ops[1], Map), A.Size);
    }
    for (Term &Divisor : Divisors)
      Replace(Divisor);
  }
}

Term Facts::simplify(TermTable &T, Term Condition) const {
  if (Condition->isConst())
    return Condition;
  if (Term Known = Solved.lookup(Condition))
    return Known;
  switch (Condition->Kind) {
  case Op::Not:
    return T.notOf(simplify(T, Condition->Ops[0]));
  case Op::And:
    return T.andOf(simplify(T, Condition->Ops[0]),
                   simplify(T, Condition->Ops[1]));
  case Op::Or:
    return T.orOf(simplify(T, Condition->Ops[0]),
                  simplify(T, Condition->Ops[1]));
  case Op::Ite: {
    Term If = simplify(T, Condition->Ops[0]);
    return If->isConst() ? simplify(T, Condition->Ops[If->isTrue() ? 1 : 2])
                         : Condition;
  }
  case Op::Eq:
  case Op::ULt:
  case Op::SLt: {
    if (std::optional<bool> Is = isWithinBounds(Condition))
      return T.boolean(*Is);
    Term A = Condition->Ops[0], B = Condition->Ops[1];
    Term NumberA = Solved.lookup(A), NumberB = Solved.lookup(B);
    return NumberA || NumberB ? T.rebuild(Condition, {NumberA ? NumberA : A,
                                                      NumberB ? NumberB : B})
                              : Condition;
  }
  default:
    return Condition;
  }
}
