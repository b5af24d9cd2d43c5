//===- Alignment.cpp - Where the text is when IR is at a cut --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// IR has come to a block where paths meet. The text need not have a block that
/// begins there: blocks were joined, copied and rotated. So the text is executed
/// for as long as it goes without a branch that is not decided, a call or a
/// return, and of the places that it passes one is taken where
///
///  - the memories are the same,
///  - registers and slots hold as many of the values that IR has there as
///    anywhere, and
///  - as many branches have been taken as what IR decided decides,
///
/// the first such place.
///
/// Which place is taken decides whether a proof is found, not whether it is one.
///
//===----------------------------------------------------------------------===//

#include "Prover.h"

using namespace coursetv;
using namespace llvm;

/// Counts the wanted values that the text holds.
struct Prover::Scan {
  TermTable &T;
  struct Group {
    bool IsConst;
    unsigned NumHolders = 0;
  };
  SmallVector<Group, 32> Groups;
  DenseMap<std::pair<unsigned, uint64_t>, unsigned> GroupOf;
  SmallVector<unsigned, 6> Widths;
  /// Of the values that the text holds: variable ones, and constants, which are
  /// here and there anyway.
  unsigned NumVariable = 0, NumConstant = 0;
  TargetState Seen;
  DenseMap<Term, SmallVector<unsigned, 2>> GroupsOf;

  explicit Scan(TermTable &T) : T(T) {}

  // Terms that agree on all samples are taken for the same.
  static std::pair<unsigned, uint64_t> keyOf(Term Value) {
    uint64_t Hash = 0;
    for (Sample S : Value->Samples)
      Hash =
          (Hash ^ uint64_t(S) ^ uint64_t(S >> 64) * 31) * 0x9e3779b97f4a7c15 +
          (Hash >> 31);
    return {Value->Width, Hash >> 1};
  }
  void want(Term Value) {
    if (!Value || Value->Width > 64)
      return;
    auto [It, IsNew] = GroupOf.try_emplace(keyOf(Value), Groups.size());
    if (IsNew)
      Groups.push_back({Value->isConst()});
    if (!is_contained(Widths, Value->Width))
      Widths.push_back(Value->Width);
  }
  ArrayRef<unsigned> groupsOf(Term Value) {
    auto [It, IsNew] = GroupsOf.try_emplace(Value);
    if (IsNew)
      for (unsigned Width : Widths) {
        auto Found = GroupOf.find(keyOf(T.trunc(Value, Width)));
        if (Found != GroupOf.end())
          It->second.push_back(Found->second);
      }
    return It->second;
  }
  void change(Term Before, Term After) {
    if (Before == After)
      return;
    if (After)
      for (unsigned G : groupsOf(After))
        if (Groups[G].NumHolders++ == 0)
          ++(Groups[G].IsConst ? NumConstant : NumVariable);
    if (Before)
      for (unsigned G : groupsOf(Before))
        if (--Groups[G].NumHolders == 0)
          --(Groups[G].IsConst ? NumConstant : NumVariable);
  }
  void look(const TargetState &Now) {
    for (unsigned R = 0; R != Now.Registers.size(); ++R)
      change(Seen.Registers[R], Now.Registers[R]);
    if (Seen.Slots != Now.Slots) {
      for (auto [Slot, Value] : Seen.Slots)
        if (auto It = Now.Slots.find(Slot); It == Now.Slots.end())
          change(Value, nullptr);
      for (auto [Slot, Value] : Now.Slots) {
        auto It = Seen.Slots.find(Slot);
        change(It == Seen.Slots.end() ? nullptr : It->second, Value);
      }
      Seen.Slots = Now.Slots;
    }
    Seen.Registers = Now.Registers;
  }
};

// By the solver. The facts then include what was decided.
bool Prover::decide(Path &P, bool &UsedFacts) {
  if (P.Known.list().empty())
    return false;
  auto Choices = Target.choices(P);
  if (!Target.Problem.empty())
    return false;
  Term Left = nullptr;
  unsigned LeftBlock = 0, NumLeft = 0;
  for (auto [Block, Taken] : Choices) {
    Term Condition = P.Known.simplify(T, Taken);
    if (Condition->isFalse() ||
        S.proveQuickly(P.Known.list(), T.notOf(Condition)) == Answer::Yes)
      continue;
    if (++NumLeft > 1)
      return false;
    Left = Taken;
    LeftBlock = Block;
  }
  if (!Left)
    return false;
  P.Known.add(T, Left);
  UsedFacts = true;
  Target.take(P, LeftBlock);
  return true;
}

Step Prover::stepOrDecide(Path &P, bool &UsedFacts) {
  Step Taken = Target.step(P, UsedFacts);
  if (Taken == Step::Undecided && decide(P, UsedFacts))
    return Step::Done;
  return Taken;
}

bool Prover::advance(Path &P, SmallVectorImpl<Path> &Forks) {
  Scan Look(T);
  for (Term Value : describe(P).Values)
    Look.want(Value);
  if (!Source.Problem.empty())
    return false;

  constexpr unsigned MaxSteps = 600;
  const TargetState Before = P.Target;
  const size_t NumAccesses = P.Unjustified.size();
  const size_t NumDivisors = P.Divisors.size();
  // What makes a place a good one, the most important first.
  using Merit = std::tuple<bool, unsigned, unsigned, unsigned>;
  std::optional<Merit> BestMerit;
  unsigned Best = 0, NumDecided = 0;
  DenseSet<unsigned> Entered;
  for (unsigned Steps = 0; Steps != MaxSteps; ++Steps) {
    Look.look(P.Target);
    const Merit Here = {P.Target.Memory == P.Source.Memory, Look.NumVariable,
                        NumDecided, Look.NumConstant};
    if (!BestMerit || Here > *BestMerit) {
      Best = Steps;
      BestMerit = Here;
    }
    bool UsedFacts = false;
    const Position At = P.Target.At;
    if (stepOrDecide(P, UsedFacts) != Step::Done)
      break;
    NumDecided += UsedFacts;
    if (P.Target.At.Index == 0 && !(P.Target.At == At) &&
        !Entered.insert(P.Target.At.Block).second)
      break;
  }
  if (!Target.Problem.empty())
    return false;

  P.Target = Before;
  P.Unjustified.resize(NumAccesses);
  P.Divisors.resize(NumDivisors);
  for (unsigned Steps = 0; Steps != Best; ++Steps) {
    bool UsedFacts = false;
    stepOrDecide(P, UsedFacts);
  }
  P.Target.At = Target.skipJumps(P.Target.At);
  return matchMemory(P, "at a block where paths meet");
}
