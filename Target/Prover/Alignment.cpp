//===- Alignment.cpp - Where the text is when IR is at a cut --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The text goes first, and IR follows. At a call or a return both must meet. At
/// a block of the text where paths meet, IR need not have a block that begins
/// there: blocks were joined, copied and rotated, and loops evaluated. So IR is
/// executed for as long as what the text has decided decides its branches, and
/// of the places that it passes one is taken where
///
///  - the memories are the same,
///  - IR has made the accesses that the text has,
///  - the block of IR begins that the text has been made from,
///  - what the text has decided has decided as many branches of IR as anywhere,
///  - as few as possible of the values that IR has there are in no register, and
///    as few registers as possible hold something else,
///
/// the first such place. Which place is taken decides whether a proof is found,
/// not whether it is one.
///
//===----------------------------------------------------------------------===//

#include "Prover/Prover.h"
#include "llvm/ADT/bit.h"

using namespace coursetv;
using namespace llvm;

//===----------------------------------------------------------------------===//
// The text
//===----------------------------------------------------------------------===//

// By the solver. The facts then include what was decided.
bool Prover::decideText(Path &P) {
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
  if (!Left) {
    P.Known.add(T, T.boolean(false));
    return true;
  }
  P.Known.add(T, Left);
  P.specialize(T);
  ++P.NumTextDecided;
  Target.take(P, LeftBlock);
  return true;
}

// Up to an effect, a return, or a block where paths meet. Where several
// branches are possible it takes one and adds the others to Forks.
Step Prover::runText(Path &P, SmallVectorImpl<Path> &Forks) {
  while (!P.IsAtJoin && !P.Known.isContradictory() && !isOutOfTime()) {
    const Step Reached = Target.step(P);
    if (Reached == Step::Done || (Reached == Step::Undecided && decideText(P)))
      continue;
    if (Reached != Step::Undecided)
      return Reached;
    auto Choices = Target.choices(P);
    if (!Target.Problem.empty())
      return Step::Unsupported;
    ++P.NumTextDecided;
    for (auto [Block, Taken] : drop_begin(Choices)) {
      Forks.push_back(P);
      Forks.back().Known.add(T, Taken);
      Target.take(Forks.back(), Block);
    }
    P.Known.add(T, Choices.front().second);
    P.specialize(T);
    Target.take(P, Choices.front().first);
  }
  return Step::Done;
}

//===----------------------------------------------------------------------===//
// IR
//===----------------------------------------------------------------------===//

// What IR has computed, in the words of the text if that has the same value. The
// text has wide values in parts, the last of them extended.
Term Prover::unify(Path &P, Term Value) {
  constexpr unsigned MinWidth = 8, MaxWidth = 256;
  const unsigned Width = Value->Width;
  if (Value->isConst() || Width < MinWidth || Width > MaxWidth)
    return Value;
  auto Find = [&](Term Wanted) {
    Term Other = P.Target.Computed.lookup(sampleKey(Wanted));
    const bool IsSame =
        Other && Other != Wanted &&
        S.proveQuickly(P.Known.list(), T.eq(Wanted, Other)) == Answer::Yes;
    return IsSame ? Other : nullptr;
  };
  if (Width <= 64) {
    Term Other = Find(Value);
    return Other ? Other : Value;
  }
  Term Result = nullptr;
  for (unsigned Low = 0; Low < Width; Low += 64) {
    const unsigned PartWidth = std::min(Width - Low, 64u);
    Term Part = T.extract(Value, Low, PartWidth), Other = Find(Part);
    if (!Other && PartWidth != 64)
      Other = Find(T.zext(Part, 64));
    if (!Other && PartWidth != 64)
      Other = Find(T.sext(Part, 64));
    if (Other)
      Part = T.trunc(Other, PartWidth);
    Result = Result ? T.concat(Part, Result) : Part;
  }
  return Result;
}

// Up to an effect or a return, or to the next block if there are no Forks.
SourceEvent Prover::runSource(Path &P, SmallVectorImpl<Path> *Forks) {
  constexpr unsigned MaxForks = 60;
  for (unsigned NumForks = 0;; ++NumForks) {
    SourceEvent Event = Source.run(P, /*StopsAtBlocks=*/!Forks);
    if (Event.Kind != SourceEvent::Undecided || isOutOfTime())
      return Event;
    if (reload(P))
      continue;
    auto &Choices = Event.Choices;
    SmallVector<Term, 4> Possible;
    for (auto [Block, Taken] : Choices)
      if (S.proveQuickly(P.Known.list(), T.notOf(P.Known.simplify(T, Taken))) !=
          Answer::Yes)
        Possible.push_back(Taken);
    if (Possible.empty()) {
      P.Known.add(T, T.boolean(false));
      Event.Kind = SourceEvent::Unreachable;
      return Event;
    }
    if (Possible.size() > 1 && (!Forks || NumForks == MaxForks)) {
      if (Forks)
        stop(Verdict::Unknown, "loop",
             "IR decides what the text does not depend on");
      return Event;
    }
    // A search follows the shorter paths first.
    if (Options.SearchRuns && Possible.size() > 1) {
      for (Term Taken : Possible) {
        Unsearched.push_back(P);
        Unsearched.back().Known.add(T, Taken);
      }
      return Event;
    }
    for (Term Taken : drop_begin(Possible)) {
      Forks->push_back(P);
      Forks->back().Known.add(T, Taken);
    }
    // By the solver, from what was decided.
    P.NumSourceDecided += Possible.size() == 1;
    P.Known.add(T, Possible.front());
    P.specialize(T);
  }
}

/// Compares what IR has at a place with what the text holds. Terms that agree on
/// all samples are taken for the same.
struct Prover::Scan {
  TermTable &T;
  const TargetState &Text;
  const uint32_t Live;
  /// Of the values of IR: those that are in no register, and constants, which
  /// need not be in one. Of live registers: those that hold none of them.
  unsigned NumMissing = 0, NumConstantsMissing = 0, NumUnexplained = 0;

  Scan(TermTable &T, const TargetState &Text, uint32_t Live)
      : T(T), Text(Text), Live(Live) {}

  void look(ArrayRef<Term> Values) {
    NumMissing = NumConstantsMissing = 0;
    uint32_t Unexplained = Live & ((1u << course::NumGeneralRegisters) - 1);
    for (Term Value : Values) {
      if (!Value || Value->Width > 64)
        continue;
      auto Key = sampleKey(Value);
      bool IsHeld = false;
      for (auto [Home, Held] : heldAt(Value->Width))
        if (Held == Key) {
          IsHeld = true;
          if (Home < course::NumGeneralRegisters)
            Unexplained &= ~(1u << Home);
        }
      if (!IsHeld)
        ++(Value->isConst() ? NumConstantsMissing : NumMissing);
    }
    NumUnexplained = popcount(Unexplained);
  }

private:
  using Key = std::pair<unsigned, uint64_t>;
  std::map<unsigned, SmallVector<std::pair<unsigned, Key>, 16>> Held;

  // What registers and slots hold in bits of this width.
  ArrayRef<std::pair<unsigned, Key>> heldAt(unsigned Width) {
    auto [It, IsNew] = Held.try_emplace(Width);
    if (IsNew) {
      for (unsigned R = 0; R != course::NumGeneralRegisters; ++R)
        if (Live >> R & 1)
          It->second.push_back(
              {R, sampleKey(T.trunc(Text.Registers[R], Width))});
      for (auto [Slot, There] : Text.Slots)
        It->second.push_back(
            {course::NumGeneralRegisters, sampleKey(T.trunc(There, Width))});
    }
    return It->second;
  }
};

// Lets IR follow to where it has what the text holds.
bool Prover::advance(Path &P) {
  // A loop that the text has evaluated takes IR as many rounds as it has.
  constexpr unsigned MaxBlocks = 50000;
  const TargetState Text = P.Target;
  Scan Look(T, Text, Target.liveIns(Text.At.Block));
  const Instruction *Origin = Origins.ofBlock(P.Target.At.Block);
  // What makes a place a good one, the most important first.
  using Merit = std::tuple<bool, bool, bool, bool, unsigned, int, int, int>;
  std::optional<Merit> BestMerit;
  Path Next = P;
  bool IsLast = false;
  for (unsigned Count = 0; Count != MaxBlocks && !isOutOfTime(); ++Count) {
    Look.look(valuesAt(Next));
    if (!Source.Problem.empty()) {
      setCurrent(&P);
      return false;
    }
    const bool IsSame = Next.Target.Memory == Next.Source.Memory ||
                        T.storeAnew(Next.Target.Memory, Next.Target.Agreed) ==
                            Next.Source.Memory;
    const bool IsOrigin = Origin && Origin->getParent() == Next.Source.Block &&
                          Next.Source.At == Next.Source.Block->begin();
    const bool IsAllowed =
        all_of(Next.Unjustified,
               [&](const Access &A) { return isJustified(Next, A); }) &&
        all_of(Next.Divisors, [&](Term Divisor) {
          Term IsZero = T.eq(Divisor, T.constant(Divisor->Width, 0));
          return Next.Known.simplify(T, IsZero)->isFalse();
        });
    // What IR decides by facts that the text has not asked for says nothing.
    const unsigned NumDecided =
        std::min(Next.NumSourceDecided, Next.NumTextDecided);
    // Neither side has got any further.
    const bool IsStart = Count == 0 && From && From->At == Text.At &&
                         From->Place == &*Next.Source.At;
    const Merit Here = {!IsStart,
                        IsSame,
                        IsAllowed,
                        IsOrigin,
                        NumDecided,
                        -int(Look.NumMissing),
                        -int(Look.NumUnexplained),
                        -int(Look.NumConstantsMissing)};
    if (!BestMerit || Here > *BestMerit) {
      P = Next;
      BestMerit = Here;
    }
    if (Here == Merit(true, true, true, true, NumDecided, 0, 0, 0) &&
        NumDecided >= P.NumTextDecided)
      break;
    if (IsLast)
      break;
    setCurrent(&Next);
    IsLast = runSource(Next, nullptr).Kind != SourceEvent::Enter;
    if (Next.Known.isContradictory())
      break;
  }
  setCurrent(&P);
  return matchMemory(P, "at a block where paths meet");
}
