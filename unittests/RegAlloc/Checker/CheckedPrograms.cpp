//===-- CheckedPrograms.cpp - Allocations for tests -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckedPrograms.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace llvm::course;

CheckedInstr llvm::course::makeCopy(VariableId Def, CheckedOperand Use) {
  CheckedInstr I;
  I.Kind = CheckedInstr::Copy;
  I.Uses = {Use};
  I.Defs = {Def};
  return I;
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

namespace {

/// Converts to SSA form on the fly: Current says what each variable is.
class ProgramBuilder {
public:
  ProgramBuilder(Random &R, unsigned NumVariables) : R(R) {
    addBlock();
    for (unsigned I = 0; I != NumVariables; ++I) {
      Current.push_back(VariableId(NumValues));
      effect(Input, 0, /*HasResult=*/true);
    }
  }

  CheckedProgram build(unsigned Size) {
    sequence(Size);
    terminate(Return, {});
    return std::move(P);
  }

private:
  CheckedBlock &block() { return P.Blocks[Here]; }
  void addBlock() {
    P.Blocks.emplace_back();
    Here = BlockId(P.Blocks.size() - 1);
  }
  CheckedOperand &pick() { return Current[R.below(Current.size())]; }
  CheckedOperand operand() {
    return R.oneIn(5) ? LiteralId(R.below(3)) : pick();
  }

  void terminate(OperationId Operation, SmallVector<BlockId, 2> Targets) {
    block().Terminator.Operation = Operation;
    if (Operation != Jump)
      block().Terminator.Uses = {pick()};
    block().Targets = std::move(Targets);
  }
  CheckedOperand append(CheckedInstr I, bool HasResult) {
    if (HasResult)
      I.Defs = {VariableId(NumValues++)};
    block().Instrs.push_back(std::move(I));
    return VariableId(NumValues - 1);
  }
  void effect(OperationId Operation, unsigned NumUses, bool HasResult) {
    CheckedInstr I;
    I.Operation = Operation;
    I.Identity = EffectId(NumEffects++);
    for (unsigned N = 0; N != NumUses; ++N)
      I.Uses.push_back(operand());
    CheckedOperand Result = append(std::move(I), HasResult);
    if (HasResult)
      pick() = Result;
  }
  void statement();
  void sequence(unsigned Size);
  void conditional(unsigned Size);
  void loop(unsigned Size);

  Random &R;
  CheckedProgram P;
  SmallVector<CheckedOperand, 8> Current;
  BlockId Here;
  unsigned NumValues = 0, NumEffects = 0, Depth = 0;
};

} // namespace

void ProgramBuilder::statement() {
  switch (R.below(8)) {
  case 0:
    return effect(Input, 0, true);
  case 1:
  case 2:
    return effect(Output, 1 + R.below(3), false);
  case 3:
    return effect(Call, 1 + R.below(3), true);
  case 4:
    if (R.oneIn(3)) {
      // A copy of a variable or a literal.
      CheckedOperand Result = append(makeCopy(0_v, operand()), true);
      pick() = Result;
      return;
    }
    [[fallthrough]];
  default:
    CheckedInstr I;
    I.Kind = CheckedInstr::Pure;
    I.Operation = OperationId(R.below(NumPureOperations));
    I.Uses = {operand(), operand()};
    CheckedOperand Result = append(std::move(I), true);
    pick() = Result;
  }
}

void ProgramBuilder::sequence(unsigned Size) {
  while (Size) {
    unsigned Kind = R.below(10), Inner = 1 + R.below(std::min(Size, 20u));
    if (Kind == 0 && Depth < 3) {
      loop(Inner);
    } else if (Kind == 1) {
      conditional(Inner);
    } else {
      statement();
      Inner = 1;
    }
    Size -= Inner;
  }
}

void ProgramBuilder::conditional(unsigned Size) {
  // Without an else one of the edges is critical.
  bool HasElse = R.oneIn(2);
  BlockId Before = Here;
  SmallVector<CheckedOperand, 8> AtStart = Current;
  terminate(Branch, {});
  addBlock();
  BlockId Then = Here;
  sequence(Size / 2);
  BlockId EndOfThen = Here;
  SmallVector<CheckedOperand, 8> AfterThen = std::exchange(Current, AtStart);
  BlockId Else = Before, EndOfElse = Before;
  if (HasElse) {
    addBlock();
    Else = Here;
    sequence(Size - Size / 2);
    EndOfElse = Here;
  }
  addBlock();
  P.Blocks[Before].Targets = {Then, HasElse ? Else : Here};
  for (BlockId B : {EndOfThen, EndOfElse}) {
    if (B == Before)
      continue;
    P.Blocks[B].Terminator.Operation = Jump;
    P.Blocks[B].Targets = {Here};
  }
  for (unsigned I = 0; I != Current.size(); ++I) {
    if (Current[I] == AfterThen[I])
      continue;
    block().Phis.push_back(
        {VariableId(NumValues),
         {{EndOfThen, AfterThen[I]}, {EndOfElse, Current[I]}}});
    Current[I] = VariableId(NumValues++);
  }
}

void ProgramBuilder::loop(unsigned Size) {
  BlockId Before = Here;
  ++Depth;
  addBlock();
  BlockId Header = Here;
  P.Blocks[Before].Terminator.Operation = Jump;
  P.Blocks[Before].Targets = {Header};
  for (CheckedOperand &Value : Current) {
    block().Phis.push_back({VariableId(NumValues), {{Before, Value}}});
    Value = VariableId(NumValues++);
  }
  sequence(Size);
  // A rotation of some variables makes cycles of copies.
  if (R.oneIn(2)) {
    unsigned First = R.below(Current.size());
    std::rotate(Current.begin(), Current.begin() + First, Current.end());
  }
  for (unsigned I = 0; I != Current.size(); ++I)
    P.Blocks[Header].Phis[I].Incoming.push_back({Here, Current[I]});
  --Depth;
  terminate(Branch, {Header, BlockId(P.Blocks.size())});
  addBlock();
}

CheckedProgram llvm::course::randomCheckedProgram(Random &R,
                                                  unsigned NumVariables,
                                                  unsigned Size) {
  return ProgramBuilder(R, NumVariables).build(Size);
}

//===----------------------------------------------------------------------===//
// Mutation
//===----------------------------------------------------------------------===//

static unsigned countLocations(const CheckedProgram &P) {
  unsigned Count = 1;
  for (const CheckedBlock &B : P.Blocks)
    for (const CheckedInstr &I : B.Instrs)
      for (VariableId Def : I.Defs)
        Count = std::max(Count, Def.index() + 1);
  return Count;
}

static void swapLocations(CheckedInstr &I, VariableId A, VariableId B) {
  auto Swapped = [&](VariableId Location) {
    return Location == A ? B : Location == B ? A : Location;
  };
  for (CheckedOperand &Use : I.Uses)
    if (Use.variable() != None)
      Use = Swapped(Use.variable());
  for (VariableId &Def : I.Defs)
    Def = Swapped(Def);
}

/// Changes an operand or the result.
static bool mutateInstr(Random &R, CheckedInstr &I, unsigned NumLocations) {
  if (R.oneIn(10) && I.Kind == CheckedInstr::Pure) {
    I.Operation = OperationId((I.Operation.index() + 1) % NumPureOperations);
    return true;
  }
  if (R.oneIn(3) && !I.Defs.empty()) {
    I.Defs[0] = VariableId(R.below(NumLocations));
    return true;
  }
  if (I.Uses.empty())
    return false;
  CheckedOperand &Use = I.Uses[R.below(I.Uses.size())];
  if (R.oneIn(3))
    std::swap(Use, I.Uses[R.below(I.Uses.size())]);
  else if (R.oneIn(4))
    Use = LiteralId(R.below(3));
  else
    Use = VariableId(R.below(NumLocations));
  return true;
}

bool llvm::course::mutate(Random &R, CheckedProgram &P) {
  unsigned NumLocations = countLocations(P);
  CheckedBlock &B = P.Blocks[BlockId(R.below(P.Blocks.size()))];
  if (B.Instrs.empty() || R.oneIn(15)) {
    if (R.oneIn(2) || B.Targets.size() < 2)
      return mutateInstr(R, B.Terminator, NumLocations);
    std::swap(B.Targets[0], B.Targets[1]);
    return true;
  }
  unsigned Index = R.below(B.Instrs.size());
  CheckedInstr *I = &B.Instrs[Index];
  switch (R.below(6)) {
  case 0: // A lost reload, store, or copy.
    B.Instrs.erase(I);
    return true;
  case 1: // Copies in the wrong order.
    if (Index == 0)
      return false;
    std::swap(*I, *(I - 1));
    return true;
  case 2: { // Two registers swapped, from here to the end of the block.
    VariableId First(R.below(NumLocations)), Second(R.below(NumLocations));
    for (CheckedInstr &J : MutableArrayRef(B.Instrs).drop_front(Index))
      swapLocations(J, First, Second);
    return true;
  }
  case 3: { // Done twice, or too late or too early.
    CheckedInstr Moved = *I;
    if (R.oneIn(2))
      B.Instrs.erase(I);
    CheckedBlock &To =
        R.oneIn(4) ? P.Blocks[BlockId(R.below(P.Blocks.size()))] : B;
    To.Instrs.insert(To.Instrs.begin() + R.below(To.Instrs.size() + 1),
                     std::move(Moved));
    return true;
  }
  default:
    return mutateInstr(R, *I, NumLocations);
  }
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

static uint64_t mix(uint64_t A, uint64_t B) {
  return Random(A ^ B * 31).next();
}

namespace {

class Run {
public:
  Run(const CheckedProgram &P, unsigned NumBlocks, uint64_t Inputs,
      uint64_t Garbage)
      : P(P), NumBlocks(NumBlocks), Inputs(Inputs), Garbage(Garbage) {}

  SmallVector<uint64_t, 0> toEnd();

private:
  static constexpr unsigned MaxEvents = 400, MaxBlocks = 2000;

  uint64_t &cell(VariableId Id) {
    return Variables.try_emplace(Id, mix(Garbage, Id.index())).first->second;
  }
  uint64_t read(const CheckedOperand &Use) {
    if (Use.variable() != None)
      return cell(Use.variable());
    return mix(Inputs, ~(Use.isUndef() ? 0 : Use.literal().index()));
  }
  void execute(const CheckedInstr &I);
  void executePhis(const CheckedBlock &B, BlockId From);

  const CheckedProgram &P;
  unsigned NumBlocks;
  uint64_t Inputs, Garbage;
  uint64_t NumInputs = 0;
  DenseMap<VariableId, uint64_t> Variables;
  SmallVector<uint64_t, 0> Events;
};

} // namespace

void Run::execute(const CheckedInstr &I) {
  uint64_t Result;
  if (I.Kind == CheckedInstr::Copy) {
    Result = read(I.Uses[0]);
  } else if (I.Kind == CheckedInstr::Pure) {
    uint64_t A = read(I.Uses[0]), B = read(I.Uses[1]);
    Result = I.Operation == CheckedInstr::ExclusiveOr
                 ? A ^ B
                 : mix(mix(A, I.Operation.index()), B);
  } else {
    Events.push_back(I.Operation.index());
    Result = mix(Inputs, ++NumInputs);
    for (const CheckedOperand &Use : I.Uses) {
      Events.push_back(read(Use));
      Result = mix(Result, Events.back());
    }
  }
  for (VariableId Def : I.Defs)
    cell(Def) = Result;
}

void Run::executePhis(const CheckedBlock &B, BlockId From) {
  SmallVector<std::pair<VariableId, uint64_t>, 8> Results;
  for (const CheckedPhi &Phi : B.Phis)
    for (const auto &[Pred, Operand] : Phi.Incoming)
      if (Pred == From)
        Results.push_back({Phi.Def, read(Operand)});
  for (auto [Def, Result] : Results)
    cell(Def) = Result;
}

SmallVector<uint64_t, 0> Run::toEnd() {
  BlockId From, Here = CheckedProgram::Entry;
  for (unsigned N = 0; N != MaxBlocks && Events.size() < MaxEvents; ++N) {
    const CheckedBlock &B = P.Blocks[Here];
    if (Here.index() < NumBlocks)
      Events.push_back(Here.index());
    executePhis(B, From);
    for (const CheckedInstr &I : B.Instrs)
      execute(I);
    uint64_t Condition =
        B.Terminator.Uses.empty() ? 1 : read(B.Terminator.Uses[0]);
    if (B.Targets.empty()) {
      Events.push_back(Condition);
      break;
    }
    From = Here;
    Here = B.Targets[B.Targets.size() > 1 && Condition % 2 == 0];
  }
  if (Events.size() > MaxEvents)
    Events.truncate(MaxEvents);
  return std::move(Events);
}

SmallVector<uint64_t, 0> llvm::course::run(const CheckedProgram &P,
                                           unsigned NumBlocks, uint64_t Inputs,
                                           uint64_t Garbage) {
  return Run(P, NumBlocks, Inputs, Garbage).toEnd();
}
