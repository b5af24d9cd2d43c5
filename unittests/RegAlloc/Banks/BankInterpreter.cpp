//===-- BankInterpreter.cpp - Runs programs for aliased banks -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BankInterpreter.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <map>
#include <random>

using namespace llvm;
using namespace llvm::course;

namespace {

class Run {
public:
  Run(const MinFunction &F, const AliasedBank &Bank,
      const AllocatedFunction &Program, uint64_t Seed)
      : F(F), Program(Program), Random(Seed), Values(F.Variables.size()),
        Units(Bank.numUnits()) {}
  bool agrees(unsigned MaxBlocks);

private:
  using Parts = SmallVector<uint64_t, 4>;

  uint64_t next() { return Random() | 1; }
  static uint64_t part(uint64_t Value, unsigned Index) {
    return hash_combine(Value, Index);
  }
  uint64_t constant(unsigned Id) const { return hash_combine(77, Id); }
  static SmallVector<unsigned, 4> unitsIn(UnitSet Set) {
    SmallVector<unsigned, 4> Result;
    for (; Set; Set &= Set - 1)
      Result.push_back(countr_zero(Set));
    return Result;
  }
  Parts read(UnitSet From) const {
    Parts P;
    for (unsigned U : unitsIn(From))
      P.push_back(Units[U]);
    return P;
  }
  void write(UnitSet To, const Parts &P) {
    for (auto [I, U] : enumerate(unitsIn(To)))
      Units[U] = I < P.size() ? P[I] : next();
  }
  bool operate(const BankStep &Step, const MinOp &Op);
  bool step(const BankStep &Step, const MinBlock *B);
  void enter(BlockId Pred, BlockId Block);

  const MinFunction &F;
  const AllocatedFunction &Program;
  std::mt19937_64 Random;
  /// Of the function: variables. Of the program: units and slots.
  IdVector<MinVariableId, uint64_t> Values;
  SmallVector<uint64_t, 0> Units;
  std::map<unsigned, Parts> Slots;
};

} // namespace

bool Run::operate(const BankStep &Step, const MinOp &Op) {
  for (auto [Use, Register] : zip_equal(Op.Uses, Step.Uses)) {
    if (!Use.isVariable())
      continue;
    for (auto [I, U] : enumerate(unitsIn(Register)))
      if (Units[U] != part(Values[Use.variable()], I))
        return false;
  }
  uint64_t Copied = F.isCopy(Op) ? Values[Op.Uses[0].variable()] : 0;
  for (auto [Def, Register] : zip_equal(Op.Defs, Step.Defs)) {
    Values[Def] = Copied ? Copied : next();
    for (auto [I, U] : enumerate(unitsIn(Register)))
      Units[U] = part(Values[Def], I);
  }
  return true;
}

bool Run::step(const BankStep &Step, const MinBlock *B) {
  Parts From = read(Step.From), To = read(Step.To);
  switch (Step.Kind) {
  case BankStep::Operation:
    return operate(Step, B->Ops[Step.Id]);
  case BankStep::Swap:
    write(Step.From, To);
    [[fallthrough]];
  case BankStep::Copy:
    write(Step.To, From);
    return true;
  case BankStep::Load:
    write(Step.To, Slots[Step.Id]);
    return true;
  case BankStep::Store:
    Slots[Step.Id] = From;
    return true;
  case BankStep::MoveSlot:
    From = Slots[Step.FromId];
    Slots[Step.Id] = From;
    return true;
  case BankStep::SetConstant:
    for (auto [I, U] : enumerate(unitsIn(Step.To)))
      Units[U] = part(constant(Step.Id), I);
    return true;
  case BankStep::SetSlot:
    Slots[Step.Id].clear();
    for (unsigned I = 0; I != MaxUnits; ++I)
      Slots[Step.Id].push_back(part(constant(Step.FromId), I));
    return true;
  }
  return false;
}

void Run::enter(BlockId Pred, BlockId Block) {
  const MinBlock &B = F.Blocks[Block];
  unsigned Index = find(B.Preds, Pred) - B.Preds.begin();
  SmallVector<uint64_t, 8> New;
  for (const MinPhi &Phi : B.Phis) {
    const MinOperand &Operand = Phi.Operands[Index];
    New.push_back(Operand.isVariable() ? Values[Operand.variable()]
                                       : constant(Operand.constant().index()));
  }
  for (auto [Phi, Value] : zip_equal(B.Phis, New))
    Values[Phi.Def] = Value;
}

bool Run::agrees(unsigned MaxBlocks) {
  BlockId Block = F.Entries[Random() % F.Entries.size()];
  for (unsigned N = 0; N != MaxBlocks; ++N) {
    const MinBlock &B = F.Blocks[Block];
    for (const BankStep &Step : Program.Blocks[Block])
      if (!step(Step, &B))
        return false;
    if (B.Succs.empty())
      return true;
    unsigned Index = Random() % B.Succs.size();
    for (const BankStep &Step : Program.Edges[Block][Index])
      if (!step(Step, nullptr))
        return false;
    enter(Block, B.Succs[Index]);
    Block = B.Succs[Index];
  }
  return true;
}

bool llvm::course::agreesOnAPath(const MinFunction &F, const AliasedBank &Bank,
                                 const AllocatedFunction &Program,
                                 uint64_t Seed, unsigned MaxBlocks) {
  return Run(F, Bank, Program, Seed).agrees(MaxBlocks);
}
