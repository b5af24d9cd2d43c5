//===-- BankChecker.cpp - Proof of an allocation for an aliased bank ------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Types of units and slots, their flow to a fixed point, and the demands.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/BankChecker.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <map>
#include <set>

using namespace llvm;
using namespace llvm::course;

namespace {

/// A value is a variable, or a constant with a number above all variables.
struct Part {
  unsigned Value, Index;
  bool operator<(const Part &Other) const {
    return std::pair(Value, Index) < std::pair(Other.Value, Other.Index);
  }
  bool operator==(const Part &Other) const {
    return Value == Other.Value && Index == Other.Index;
  }
};

/// Parts or values that are the same, ascending.
using PartSet = SmallVector<Part, 2>;
using ValueSet = SmallVector<unsigned, 2>;

struct State {
  SmallVector<PartSet, 0> Units;
  /// Slots of which something is known.
  std::map<unsigned, ValueSet> Slots;

  bool operator==(const State &Other) const {
    return Units == Other.Units && Slots == Other.Slots;
  }
};

template <typename Set> void intersect(Set &A, const Set &B) {
  erase_if(A, [&](const auto &X) { return !is_contained(B, X); });
}

template <typename Set, typename Element> void insert(Set &To, Element What) {
  auto At = lower_bound(To, What);
  if (At == To.end() || !(*At == What))
    To.insert(At, What);
}

class Checker {
public:
  Checker(const MinFunction &F, const AliasedBank &Bank,
          const AllocatedFunction &Program)
      : F(F), Bank(Bank), Program(Program), Liveness(F), In(F.Blocks.size()) {}
  Complaint run();

private:
  unsigned constant(unsigned Id) const { return F.Variables.size() + Id; }
  unsigned valueOf(const MinOperand &Operand) const {
    return Operand.isVariable() ? Operand.variable().index()
                                : constant(Operand.constant().index());
  }
  Complaint checkShape() const;
  Complaint checkOperation(const BankStep &Step, const MinOp &Op,
                           const State &S) const;
  Complaint checkStep(const BankStep &Step) const;
  void apply(const BankStep &Step, const MinBlock *Block, State &S) const;
  void applyOperation(const BankStep &Step, const MinOp &Op, State &S) const;
  void forget(unsigned Value, State &S) const;
  void rename(BlockId Pred, BlockId Succ, State &S) const;
  void keepLive(const VariableSet &Live, State &S) const;
  State after(BlockId Block, unsigned SuccIndex, State S) const;
  Complaint checkBlock(BlockId Block) const;
  RegisterId registerOf(UnitSet Units, ClassId Class) const;

  const MinFunction &F;
  const AliasedBank &Bank;
  const AllocatedFunction &Program;
  MinLiveness Liveness;
  IdVector<BlockId, std::optional<State>> In;
};

} // namespace

static SmallVector<unsigned, 8> unitsIn(UnitSet Units) {
  SmallVector<unsigned, 8> Result;
  for (; Units; Units &= Units - 1)
    Result.push_back(countr_zero(Units));
  return Result;
}

RegisterId Checker::registerOf(UnitSet Units, ClassId Class) const {
  for (RegisterId R : Bank.registersOf(Class))
    if (Bank.unitsOf(R) == Units)
      return R;
  return None;
}

/// All blocks and edges are there, and all operations in order.
Complaint Checker::checkShape() const {
  if (Program.Blocks.size() != F.Blocks.size() ||
      Program.Edges.size() != F.Blocks.size())
    return std::string("blocks are missing");
  for (auto [I, B] : enumerateIds(F.Blocks)) {
    if (Program.Edges[I].size() != B.Succs.size())
      return "edges of '" + B.Label + "' are missing";
    unsigned Next = 0;
    for (const BankStep &Step : Program.Blocks[I]) {
      if (Step.Kind != BankStep::Operation)
        continue;
      if (Step.Id != Next++ || Next > B.Ops.size() ||
          Step.Defs.size() != B.Ops[Step.Id].Defs.size() ||
          Step.Uses.size() != B.Ops[Step.Id].Uses.size())
        return "operations of '" + B.Label + "' are not in order";
    }
    if (Next != B.Ops.size())
      return "operations of '" + B.Label + "' are missing";
    for (const auto &Edge : Program.Edges[I])
      for (const BankStep &Step : Edge)
        if (Step.Kind == BankStep::Operation)
          return "an edge of '" + B.Label + "' has an operation";
  }
  return std::nullopt;
}

Complaint Checker::checkOperation(const BankStep &Step, const MinOp &Op,
                                  const State &S) const {
  auto CheckRegister = [&](UnitSet Units, MinVariableId V) -> Complaint {
    const MinVariable &Variable = F.Variables[V];
    RegisterId R = registerOf(Units, Variable.Class);
    if (R == None)
      return "'" + Variable.Name + "' at '" + Op.Name + "' is in " +
             Bank.nameOf(Units) + ", no register of its class";
    if (Variable.Fixed != None && Variable.Fixed != R)
      return "'" + Variable.Name + "' at '" + Op.Name + "' is in " +
             Bank.reg(R).Name;
    return std::nullopt;
  };
  for (auto [Use, Units] : zip_equal(Op.Uses, Step.Uses)) {
    if (!Use.isVariable())
      continue;
    if (Complaint C = CheckRegister(Units, Use.variable()))
      return C;
    for (auto [I, U] : enumerate(unitsIn(Units)))
      if (!is_contained(S.Units[U], Part{Use.variable().index(), unsigned(I)}))
        return "'" + Op.Name + "' reads '" + F.Variables[Use.variable()].Name +
               "' in " + Bank.nameOf(Units) + ", which does not hold it";
  }
  UnitSet Written = 0;
  for (auto [Def, Units] : zip_equal(Op.Defs, Step.Defs)) {
    if (Complaint C = CheckRegister(Units, Def))
      return C;
    if (Units & Written)
      return "results of '" + Op.Name + "' overlap";
    Written |= Units;
  }
  return std::nullopt;
}

/// Whether a step is one at all.
Complaint Checker::checkStep(const BankStep &Step) const {
  UnitSet All = Bank.numUnits() == MaxUnits
                    ? ~UnitSet(0)
                    : (UnitSet(1) << Bank.numUnits()) - 1;
  if ((Step.To | Step.From) & ~All)
    return std::string("a step names units that the bank has not");
  if ((Step.Kind == BankStep::Copy || Step.Kind == BankStep::Swap) &&
      popcount(Step.To) != popcount(Step.From))
    return std::string("a copy between registers of different size");
  if (Step.Kind == BankStep::Swap && (Step.To & Step.From))
    return std::string("a swap of registers that overlap");
  return std::nullopt;
}

void Checker::forget(unsigned Value, State &S) const {
  for (PartSet &Parts : S.Units)
    erase_if(Parts, [&](const Part &P) { return P.Value == Value; });
  for (auto &[Slot, Values] : S.Slots)
    erase_if(Values, [&](unsigned V) { return V == Value; });
}

void Checker::applyOperation(const BankStep &Step, const MinOp &Op,
                             State &S) const {
  // A copy makes its result another name of its operand.
  SmallVector<PartSet, 4> Same;
  if (F.isCopy(Op))
    for (unsigned U : unitsIn(Step.Uses[0]))
      Same.push_back(S.Units[U]);
  for (MinVariableId Def : Op.Defs)
    forget(Def.index(), S);
  for (PartSet &Parts : Same)
    erase_if(Parts,
             [&](const Part &P) { return P.Value == Op.Defs[0].index(); });
  for (auto [Def, Units] : zip_equal(Op.Defs, Step.Defs))
    for (auto [I, U] : enumerate(unitsIn(Units))) {
      S.Units[U] = I < Same.size() ? Same[I] : PartSet();
      insert(S.Units[U], Part{Def.index(), unsigned(I)});
    }
}

void Checker::apply(const BankStep &Step, const MinBlock *Block,
                    State &S) const {
  SmallVector<unsigned, 8> To = unitsIn(Step.To), From = unitsIn(Step.From);
  SmallVector<PartSet, 4> Read, Overwritten;
  for (unsigned U : From)
    Read.push_back(S.Units[U]);
  for (unsigned U : To)
    Overwritten.push_back(S.Units[U]);
  switch (Step.Kind) {
  case BankStep::Operation:
    return applyOperation(Step, Block->Ops[Step.Id], S);
  case BankStep::Swap:
    for (auto [U, Parts] : zip_equal(From, Overwritten))
      S.Units[U] = Parts;
    [[fallthrough]];
  case BankStep::Copy:
    for (auto [U, Parts] : zip_equal(To, Read))
      S.Units[U] = Parts;
    return;
  case BankStep::Load:
    for (auto [I, U] : enumerate(To)) {
      S.Units[U].clear();
      for (unsigned Value : S.Slots[Step.Id])
        S.Units[U].push_back({Value, unsigned(I)});
    }
    return;
  case BankStep::Store: {
    // Those values of which all parts are there.
    ValueSet Stored;
    if (!Read.empty())
      for (const Part &P : Read[0])
        if (P.Index == 0 && all_of(enumerate(Read), [&](const auto &Unit) {
              return is_contained(Unit.value(),
                                  Part{P.Value, unsigned(Unit.index())});
            }))
          Stored.push_back(P.Value);
    S.Slots[Step.Id] = Stored;
    return;
  }
  case BankStep::SetConstant:
    for (auto [I, U] : enumerate(To))
      S.Units[U] = {Part{constant(Step.Id), unsigned(I)}};
    return;
  case BankStep::MoveSlot: {
    ValueSet Moved = S.Slots[Step.FromId];
    S.Slots[Step.Id] = Moved;
    return;
  }
  case BankStep::SetSlot:
    S.Slots[Step.Id] = {constant(Step.FromId)};
    return;
  }
}

/// What PHIs define on the edge gets their names, in parallel.
void Checker::rename(BlockId Pred, BlockId Succ, State &S) const {
  const MinBlock &To = F.Blocks[Succ];
  unsigned Index = find(To.Preds, Pred) - To.Preds.begin();
  auto NewNames = [&](unsigned Value, auto Add) {
    for (const MinPhi &Phi : To.Phis) {
      const MinOperand &Operand = Phi.Operands[Index];
      if (Value == valueOf(Operand))
        Add(Phi.Def.index());
    }
  };
  auto IsPhi = [&](unsigned Value) {
    return any_of(To.Phis,
                  [&](const MinPhi &P) { return P.Def.index() == Value; });
  };
  for (PartSet &Parts : S.Units) {
    PartSet New;
    for (const Part &P : Parts) {
      if (!IsPhi(P.Value))
        insert(New, P);
      NewNames(P.Value, [&](unsigned Def) { insert(New, Part{Def, P.Index}); });
    }
    Parts = New;
  }
  for (auto &[Slot, Values] : S.Slots) {
    ValueSet New;
    for (unsigned Value : Values) {
      if (!IsPhi(Value))
        insert(New, Value);
      NewNames(Value, [&](unsigned Def) { insert(New, Def); });
    }
    Values = New;
  }
}

/// Drops what nobody asks for: types stay small, and can only say less.
void Checker::keepLive(const VariableSet &Live, State &S) const {
  auto IsDead = [&](unsigned Value) {
    return Value >= Live.size() || !Live.test(MinVariableId(Value));
  };
  for (PartSet &Parts : S.Units)
    erase_if(Parts, [&](const Part &P) { return IsDead(P.Value); });
  for (auto It = S.Slots.begin(); It != S.Slots.end();) {
    erase_if(It->second, IsDead);
    It = It->second.empty() ? S.Slots.erase(It) : std::next(It);
  }
}

State Checker::after(BlockId Block, unsigned SuccIndex, State S) const {
  const MinBlock &B = F.Blocks[Block];
  for (const BankStep &Step : Program.Blocks[Block])
    apply(Step, &B, S);
  for (const BankStep &Step : Program.Edges[Block][SuccIndex])
    apply(Step, nullptr, S);
  rename(Block, B.Succs[SuccIndex], S);
  keepLive(Liveness.LiveIn[B.Succs[SuccIndex]], S);
  return S;
}

Complaint Checker::checkBlock(BlockId Block) const {
  const MinBlock &B = F.Blocks[Block];
  State S = *In[Block];
  for (const BankStep &Step : Program.Blocks[Block]) {
    if (Step.Kind == BankStep::Operation)
      if (Complaint C = checkOperation(Step, B.Ops[Step.Id], S))
        return "in '" + B.Label + "': " + *C;
    apply(Step, &B, S);
  }
  return std::nullopt;
}

Complaint Checker::run() {
  if (Complaint C = checkShape())
    return C;
  for (const auto &Steps : Program.Blocks)
    for (const BankStep &Step : Steps)
      if (Complaint C = checkStep(Step))
        return C;
  for (const auto &Edges : Program.Edges)
    for (const auto &Steps : Edges)
      for (const BankStep &Step : Steps)
        if (Complaint C = checkStep(Step))
          return C;

  // Blocks whose types are new, in reverse postorder.
  MinDominators Dominators(F);
  std::set<unsigned> Work;
  auto Add = [&](BlockId B) { Work.insert(Dominators.Position[B]); };
  for (BlockId Entry : F.Entries) {
    In[Entry].emplace();
    In[Entry]->Units.resize(Bank.numUnits());
    Add(Entry);
  }
  while (!Work.empty()) {
    BlockId B = Dominators.Order[*Work.begin()];
    Work.erase(Work.begin());
    for (auto [I, Succ] : enumerate(F.Blocks[B].Succs)) {
      State S = after(B, I, *In[B]);
      if (!In[Succ]) {
        In[Succ] = std::move(S);
        Add(Succ);
        continue;
      }
      State Old = *In[Succ];
      for (auto [Own, New] : zip_equal(In[Succ]->Units, S.Units))
        intersect(Own, New);
      for (auto &[Slot, Values] : In[Succ]->Slots)
        intersect(Values, S.Slots[Slot]);
      if (!(Old == *In[Succ]))
        Add(Succ);
    }
  }
  for (BlockId B : F.Blocks.ids())
    if (In[B])
      if (Complaint C = checkBlock(B))
        return C;
  return std::nullopt;
}

Complaint llvm::course::checkAllocation(const MinFunction &F,
                                        const AliasedBank &Bank,
                                        const AllocatedFunction &Program) {
  return Checker(F, Bank, Program).run();
}
