//===-- ReloadGathering.cpp - Reloads next to other accesses --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/ReloadGathering.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace llvm;
using namespace llvm::course;

namespace {

/// Walks upwards over the block with the values that are in registers.
class Gatherer {
  const SpillBlock &B;
  const unsigned NumRegs;
  IdArrayRef<ValueId, SpillValue> Values;

  /// What happens before each instruction, or late in it.
  using ActionLists = std::vector<SmallVector<SpillAction, 2>>;
  ActionLists At;
  using ValueSet = SmallVector<ValueId, 24>;

  bool isFar(unsigned Pos) const {
    return B.Instrs[Pos].Travel.value_or(0) > 0;
  }
  unsigned findPlace(unsigned Pos) const;
  bool isMentioned(ValueId Value, unsigned Pos) const;
  bool canMove(unsigned To, unsigned From) const;
  void move(unsigned To, unsigned From, bool WithEvictions);
  bool fits(unsigned To, unsigned From, ValueSet InRegs) const;
  bool stepOverInstr(unsigned Pos, ValueSet &InRegs) const;
  void stepOverActions(unsigned Pos, ValueSet &InRegs) const;
  void gather(unsigned Pos, const ValueSet &InRegs);

public:
  Gatherer(const SpillBlock &B, unsigned NumRegs,
           IdArrayRef<ValueId, SpillValue> Values)
      : B(B), NumRegs(NumRegs), Values(Values), At(B.Instrs.size()) {}

  void run(SpillBlockPlan &Plan);
};

} // namespace

static bool isReload(const SpillAction &A) {
  return A.Kind == SpillAction::Reload;
}

static void insertInto(SmallVectorImpl<ValueId> &Set, ValueId Value) {
  if (!is_contained(Set, Value))
    Set.push_back(Value);
}

// The first of the accesses of the heap between which and the position is no
// access of the stack; None if there are none.
unsigned Gatherer::findPlace(unsigned Pos) const {
  unsigned Place = None;
  while (Pos-- != 0) {
    if (B.Instrs[Pos].Travel == 0)
      break;
    if (isFar(Pos))
      Place = Pos;
    if (any_of(At[Pos], isReload))
      break;
  }
  return Place;
}

// Whether something happens to the value there, or needs it.
bool Gatherer::isMentioned(ValueId Value, unsigned Pos) const {
  const SpillInstr &Instr = B.Instrs[Pos];
  return Instr.Def == Value || is_contained(Instr.Uses, Value) ||
         any_of(At[Pos], [&](const SpillAction &A) {
           return A.Value == Value ||
                  (A.Kind == SpillAction::Rematerialize &&
                   is_contained(Values[A.Value].RematerializeOperands, Value));
         });
}

// Whether what is reloaded is in memory only, from there to here.
bool Gatherer::canMove(unsigned To, unsigned From) const {
  return none_of(At[From], [&](const SpillAction &A) {
    return isReload(A) && any_of(seq(To, From), [&](unsigned Pos) {
             return isMentioned(A.Value, Pos);
           });
  });
}

void Gatherer::move(unsigned To, unsigned From, bool WithEvictions) {
  auto Old = std::move(At[From]);
  At[From].clear();
  for (SpillAction A : Old) {
    if (isReload(A)) {
      A.Pos = To;
      auto End = find_if(At[To], [](const SpillAction &Other) {
        return Other.Kind == SpillAction::Rematerialize ||
               Other.Kind == SpillAction::EvictLate;
      });
      At[To].insert(End, A);
      continue;
    }
    if (A.Kind == SpillAction::Evict && WithEvictions)
      while (A.Pos != To && !isMentioned(A.Value, A.Pos - 1))
        --A.Pos;
    if (A.Pos == From)
      At[From].push_back(A);
    else
      At[A.Pos].insert(At[A.Pos].begin(), A);
  }
}

// From after the instruction to before it. False if there are too many values.
bool Gatherer::stepOverInstr(unsigned Pos, ValueSet &InRegs) const {
  const SpillInstr &Instr = B.Instrs[Pos];
  if (Instr.Def != None)
    insertInto(InRegs, Instr.Def);
  bool Fits = InRegs.size() <= NumRegs;
  erase(InRegs, Instr.Def);
  for (const SpillAction &A : At[Pos])
    if (A.Kind == SpillAction::EvictLate)
      insertInto(InRegs, A.Value);
  for (ValueId Use : Instr.Uses)
    insertInto(InRegs, Use);
  return Fits && InRegs.size() <= NumRegs;
}

void Gatherer::stepOverActions(unsigned Pos, ValueSet &InRegs) const {
  for (const SpillAction &A : reverse(At[Pos])) {
    if (A.Kind == SpillAction::Evict) {
      insertInto(InRegs, A.Value);
    } else if (A.Kind != SpillAction::EvictLate) {
      erase(InRegs, A.Value);
      if (A.Kind == SpillAction::Rematerialize)
        for (ValueId Operand : Values[A.Value].RematerializeOperands)
          insertInto(InRegs, Operand);
    }
  }
}

// Whether there are registers for all. InRegs is before the instruction From.
bool Gatherer::fits(unsigned To, unsigned From, ValueSet InRegs) const {
  stepOverActions(From, InRegs);
  for (unsigned Pos = From; Pos-- != To;) {
    if (!stepOverInstr(Pos, InRegs))
      return false;
    stepOverActions(Pos, InRegs);
  }
  return true;
}

void Gatherer::gather(unsigned Pos, const ValueSet &InRegs) {
  unsigned Place = findPlace(Pos);
  if (Place == None || !canMove(Place, Pos))
    return;
  const ActionLists Old(At.begin() + Place, At.begin() + Pos + 1);
  for (bool WithEvictions : {false, true}) {
    move(Place, Pos, WithEvictions);
    if (fits(Place, Pos, InRegs))
      return;
    llvm::copy(Old, At.begin() + Place);
  }
}

void Gatherer::run(SpillBlockPlan &Plan) {
  for (const SpillAction &A : Plan.Actions)
    At[A.Pos].push_back(A);
  ValueSet InRegs(Plan.Exit.begin(), Plan.Exit.end());
  bool IsFarNext = false;
  for (unsigned Pos = B.Instrs.size(); Pos-- != 0;) {
    if (B.Instrs[Pos].Travel)
      IsFarNext = isFar(Pos);
    stepOverInstr(Pos, InRegs);
    if (any_of(At[Pos], isReload)) {
      if (IsFarNext)
        gather(Pos, InRegs);
      if (any_of(At[Pos], isReload))
        IsFarNext = false;
    }
    stepOverActions(Pos, InRegs);
  }
  Plan.Actions.clear();
  for (const auto &Actions : At)
    append_range(Plan.Actions, Actions);
}

void course::gatherReloads(const SpillBlock &B, unsigned NumRegs,
                           SpillBlockPlan &Plan,
                           IdArrayRef<ValueId, SpillValue> Values) {
  auto IsFar = [](const SpillInstr &I) { return I.Travel.value_or(0) > 0; };
  auto First = find_if(B.Instrs, IsFar);
  bool MayGain = any_of(Plan.Actions, [&](const SpillAction &A) {
    return isReload(A) && A.Pos > First - B.Instrs.begin();
  });
  if (MayGain)
    Gatherer(B, NumRegs, Values).run(Plan);
}
