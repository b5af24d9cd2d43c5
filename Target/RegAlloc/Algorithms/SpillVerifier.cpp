//===-- SpillVerifier.cpp - Whether a spilling plan fits ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Walks over a program with the set of values that the plan has in registers.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/Spilling.h"
#include "llvm/ADT/DenseSet.h"

using namespace llvm;
using namespace llvm::course;

namespace {

class PlanVerifier {
  const SpillProgram &Program;
  const SpillPlan &Plan;
  const unsigned NumRegs;
  const NextUses Distances;
  DenseSet<ValueId> InRegs;

  Complaint act(const SpillAction &A, BlockId Block);
  Complaint execute(BlockId Block, unsigned Pos,
                    ArrayRef<SpillAction> LateEvictions);
  Complaint verifyBlock(BlockId Block);
  Complaint verifyEdge(BlockId Succ, unsigned PredIndex);

public:
  PlanVerifier(const SpillProgram &Program, const SpillPlan &Plan,
               unsigned NumRegs)
      : Program(Program), Plan(Plan), NumRegs(NumRegs), Distances(Program) {}

  Complaint run();
};

} // namespace

static Complaint complain(const char *What, ValueId Value, BlockId Block) {
  return std::string(What) + " (value " + to_string(Value) + ", block " +
         to_string(Block) + ")";
}

Complaint PlanVerifier::act(const SpillAction &A, BlockId Block) {
  if (A.Kind == SpillAction::Evict || A.Kind == SpillAction::EvictLate) {
    if (!InRegs.erase(A.Value))
      return complain("evicted from no register", A.Value, Block);
    return std::nullopt;
  }
  if (A.Kind == SpillAction::Rematerialize)
    for (ValueId Operand : Program.Values[A.Value].RematerializeOperands)
      if (!InRegs.contains(Operand))
        return complain("rematerialized without operand", A.Value, Block);
  InRegs.insert(A.Value);
  if (InRegs.size() > NumRegs)
    return complain("too many values brought back", A.Value, Block);
  return std::nullopt;
}

Complaint PlanVerifier::execute(BlockId Block, unsigned Pos,
                                ArrayRef<SpillAction> LateEvictions) {
  const SpillInstr &Instr = Program.Blocks[Block].Instrs[Pos];
  auto IsDead = [&](ValueId Value) {
    return !Program.isUsedAfter(Value, Block, Pos) &&
           !Distances.isLiveAtExit(Value, Block);
  };
  for (ValueId Use : Instr.Uses)
    if (!InRegs.contains(Use))
      return complain("used from no register", Use, Block);
  for (ValueId Use : Instr.Uses)
    if (IsDead(Use))
      InRegs.erase(Use);
  for (const SpillAction &A : LateEvictions)
    if (Complaint C = act(A, Block))
      return C;
  if (Instr.Def == None)
    return std::nullopt;
  InRegs.insert(Instr.Def);
  if (InRegs.size() > NumRegs)
    return complain("too many values at definition", Instr.Def, Block);
  if (IsDead(Instr.Def))
    InRegs.erase(Instr.Def);
  return std::nullopt;
}

Complaint PlanVerifier::verifyBlock(BlockId Block) {
  const SpillBlockPlan &BlockPlan = Plan.Blocks[Block];
  InRegs.clear();
  InRegs.insert(BlockPlan.Entry.begin(), BlockPlan.Entry.end());
  if (InRegs.size() > NumRegs)
    return complain("too many values at start", None, Block);
  ArrayRef<SpillAction> Actions = BlockPlan.Actions;
  for (unsigned Pos = 0; Pos != Program.Blocks[Block].Instrs.size(); ++Pos) {
    for (; !Actions.empty() && Actions.front().Pos == Pos &&
           Actions.front().Kind != SpillAction::EvictLate;
         Actions = Actions.drop_front())
      if (Complaint C = act(Actions.front(), Block))
        return C;
    ArrayRef<SpillAction> Late =
        Actions.take_while([&](const SpillAction &A) { return A.Pos == Pos; });
    Actions = Actions.drop_front(Late.size());
    if (Complaint C = execute(Block, Pos, Late))
      return C;
  }
  for (ValueId Value : BlockPlan.Exit)
    if (!InRegs.contains(Value))
      return complain("not in a register at end", Value, Block);
  return std::nullopt;
}

Complaint PlanVerifier::verifyEdge(BlockId Succ, unsigned PredIndex) {
  BlockId Pred = Program.Blocks[Succ].Preds[PredIndex];
  DenseSet<ValueId> Have(Plan.Blocks[Pred].Exit.begin(),
                         Plan.Blocks[Pred].Exit.end());
  for (const SpillEdgePlan &Edge : Plan.Edges)
    if (Edge.Pred == Pred && Edge.Succ == Succ)
      for (const SpillAction &A : Edge.Actions)
        Have.insert(A.Value);
  for (ValueId Value : Plan.Blocks[Succ].Entry) {
    ValueId Name = Program.getNameOnEdge(Value, Succ, PredIndex);
    if (Name != None && !Have.contains(Name))
      return complain("missing after edge", Value, Succ);
  }
  return std::nullopt;
}

Complaint PlanVerifier::run() {
  for (BlockId Block : Program.Blocks.ids()) {
    if (Complaint C = verifyBlock(Block))
      return C;
    for (unsigned I = 0; I != Program.Blocks[Block].Preds.size(); ++I)
      if (Complaint C = verifyEdge(Block, I))
        return C;
  }
  return std::nullopt;
}

Complaint course::verifySpillPlan(const SpillProgram &Program,
                                  const SpillPlan &Plan, unsigned NumRegs) {
  return PlanVerifier(Program, Plan, NumRegs).run();
}
