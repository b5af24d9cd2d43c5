//===-- BankPatching.cpp - Parallel copies of overlapping registers -------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes programs of assignments.
///
/// A copy can go as soon as no other one still reads a unit that it writes.
/// What is left then are cycles. If their registers are of one class they are
/// sequenced as registers (ParallelCopy), else unit by unit.
///
/// Slots are copied in parallel, too. A slot that an edge both reads and writes
/// is written last, from a slot beside it.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/ParallelCopy.h"
#include "RegAlloc/Banks/BankAllocation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

/// A swap is one instruction, as on x86, but takes longer than a copy. So
/// cycles of up to four registers are swapped, longer ones go through a free
/// register.
static constexpr CopyCosts Costs{2, 2, 2, 3};

namespace {

class Patcher {
public:
  Patcher(const ElementaryForm &Form, const AliasedBank &Bank,
          RegisterAssignmentRef Registers, BankStatistics &Statistics)
      : Form(Form), F(Form.function()), Bank(Bank), Registers(Registers),
        Statistics(Statistics) {}
  AllocatedFunction run();

private:
  struct Move {
    UnitSet To, From;
  };
  using Steps = SmallVector<BankStep, 0>;

  UnitSet unitsOf(PieceId Piece) const {
    return Bank.unitsOf(Registers[Piece]);
  }
  void addPoint(Steps &To, PointId Point);
  void addBoundary(Steps &To, const PointBoundary &Boundary);
  void addMoves(Steps &To, SmallVector<Move, 8> Moves, UnitSet Free);
  bool addCycleOfRegisters(Steps &To, ArrayRef<Move> Moves, UnitSet Free);
  void addCycleOfUnits(Steps &To, ArrayRef<Move> Moves, UnitSet Free);
  void addSlotMoves(Steps &To, ArrayRef<ParallelCopy> Moves);
  void add(Steps &To, BankStep Step);

  const ElementaryForm &Form;
  const MinFunction &F;
  const AliasedBank &Bank;
  RegisterAssignmentRef Registers;
  BankStatistics &Statistics;
};

} // namespace

void Patcher::add(Steps &To, BankStep Step) {
  switch (Step.Kind) {
  case BankStep::Copy:
    ++Statistics.NumCopySteps;
    break;
  case BankStep::Swap:
    ++Statistics.NumSwapSteps;
    break;
  case BankStep::Load:
    ++Statistics.NumLoads;
    break;
  case BankStep::Store:
  case BankStep::SetSlot:
    ++Statistics.NumStores;
    break;
  case BankStep::MoveSlot:
    ++Statistics.NumLoads;
    ++Statistics.NumStores;
    break;
  case BankStep::Operation:
  case BankStep::SetConstant:
    break;
  }
  To.push_back(std::move(Step));
}

/// Loads, the operation, stores.
void Patcher::addPoint(Steps &To, PointId Point) {
  const MinOp *Op = Form.op(Point);
  if (!Op)
    return;
  for (PieceId Id : Form.pieceIdsAt(Point))
    if (Form.isReload(Id))
      add(To,
          {BankStep::Load, unitsOf(Id), 0, Form.pieces()[Id].Variable.index()});
  BankStep Step{BankStep::Operation};
  Step.Id = Form.points()[Point].Op;
  for (MinVariableId Def : Op->Defs)
    Step.Defs.push_back(unitsOf(Form.pieceAfter(Point, Def)));
  for (const MinOperand &Use : Op->Uses)
    Step.Uses.push_back(Use.isVariable()
                            ? unitsOf(Form.pieceBefore(Point, Use.variable()))
                            : 0);
  add(To, std::move(Step));
  for (MinVariableId Def : Op->Defs)
    if (Form.isSpilled(Def))
      add(To, {BankStep::Store, 0, unitsOf(Form.pieceAfter(Point, Def)),
               Def.index()});
}

/// Cycles of registers of one class, none of which overlap.
bool Patcher::addCycleOfRegisters(Steps &To, ArrayRef<Move> Moves,
                                  UnitSet Free) {
  auto Find = [&](UnitSet Units) {
    for (RegisterId R : Bank.registerIds())
      if (Bank.unitsOf(R) == Units)
        return R;
    return RegisterId();
  };
  SmallVector<ParallelCopy, 8> Copies;
  SmallVector<unsigned, 8> FreeRegisters;
  ClassId Class = Bank.reg(Find(Moves[0].To)).Class;
  for (const Move &M : Moves) {
    RegisterId Dst = Find(M.To), Src = Find(M.From);
    if (Bank.reg(Dst).Class != Class)
      return false;
    Copies.push_back({Dst.index(), {CopySource::Register, Src.index()}});
  }
  for (RegisterId R : Bank.registersOf(Class))
    if (!(Bank.unitsOf(R) & ~Free))
      FreeRegisters.push_back(R.index());
  for (const CopyStep &S : sequentialize(Copies, FreeRegisters, Costs))
    add(To,
        {S.Kind == CopyStep::Copy ? BankStep::Copy : BankStep::Swap,
         Bank.unitsOf(RegisterId(S.Dst)), Bank.unitsOf(RegisterId(S.Src.Id))});
  return true;
}

/// The \p N-th unit of a set.
static unsigned unitOf(UnitSet Units, unsigned N) {
  for (; N; --N)
    Units &= Units - 1;
  return countr_zero(Units);
}

void Patcher::addCycleOfUnits(Steps &To, ArrayRef<Move> Moves, UnitSet Free) {
  SmallVector<ParallelCopy, 8> Copies;
  SmallVector<unsigned, 8> FreeUnits;
  for (const Move &M : Moves)
    for (unsigned I = 0, N = popcount(M.To); I != N; ++I)
      Copies.push_back(
          {unitOf(M.To, I), {CopySource::Register, unitOf(M.From, I)}});
  for (unsigned U = 0; U != Bank.numUnits(); ++U)
    if (Free >> U & 1)
      FreeUnits.push_back(U);
  for (const CopyStep &S : sequentialize(Copies, FreeUnits, Costs))
    add(To, {S.Kind == CopyStep::Copy ? BankStep::Copy : BankStep::Swap,
             UnitSet(1) << S.Dst, UnitSet(1) << S.Src.Id});
}

void Patcher::addMoves(Steps &To, SmallVector<Move, 8> Moves, UnitSet Free) {
  erase_if(Moves, [](const Move &M) { return M.To == M.From; });
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (unsigned I = 0; I != Moves.size(); ++I) {
      Move M = Moves[I];
      auto IsReadBy = [&](const Move &Other) {
        return (Other.From & M.To) != 0;
      };
      if (any_of(Moves, IsReadBy))
        continue;
      add(To, {BankStep::Copy, M.To, M.From});
      Moves.erase(Moves.begin() + I);
      Changed = true;
      break;
    }
  }
  if (!Moves.empty() && !addCycleOfRegisters(To, Moves, Free))
    addCycleOfUnits(To, Moves, Free);
}

/// Moves between slots, in parallel; one more slot is free for cycles.
void Patcher::addSlotMoves(Steps &To, ArrayRef<ParallelCopy> Moves) {
  unsigned Spare = 2 * F.Variables.size();
  // A swap is never chosen, since there is always a free slot.
  for (const CopyStep &S : sequentialize(Moves, Spare, {1, 1, 1, 9})) {
    assert(S.Kind == CopyStep::Copy && "a slot is free");
    bool IsConstant = S.Src.Kind == CopySource::Constant;
    add(To, {IsConstant ? BankStep::SetSlot : BankStep::MoveSlot, 0, 0, S.Dst,
             S.Src.Id});
  }
}

void Patcher::addBoundary(Steps &To, const PointBoundary &Boundary) {
  BitVector IsRead(F.Variables.size());
  for (const Transfer &T : Boundary.Transfers)
    if (T.From == Transfer::InSlot)
      IsRead.set(T.FromId);

  SmallVector<Move, 8> Moves;
  SmallVector<ParallelCopy, 8> SlotMoves;
  Steps Later;
  UnitSet Read = 0, Written = 0;
  for (const Transfer &T : Boundary.Transfers) {
    if (T.isCopy()) {
      Moves.push_back({unitsOf(T.toPiece()), unitsOf(T.fromPiece())});
      Read |= unitsOf(T.fromPiece());
      Written |= unitsOf(T.toPiece());
    } else if (T.From == Transfer::InPiece) {
      Read |= unitsOf(T.fromPiece());
      unsigned Slot = T.ToId;
      if (IsRead.test(Slot)) {
        Slot += F.Variables.size();
        SlotMoves.push_back({T.ToId, {CopySource::Register, Slot}});
      }
      add(To, {BankStep::Store, 0, unitsOf(T.fromPiece()), Slot});
    } else if (T.To == Transfer::InSlot) {
      SlotMoves.push_back({T.ToId,
                           {T.From == Transfer::InSlot ? CopySource::Register
                                                       : CopySource::Constant,
                            T.FromId}});
    } else {
      bool IsLoad = T.From == Transfer::InSlot;
      add(Later, {IsLoad ? BankStep::Load : BankStep::SetConstant,
                  unitsOf(T.toPiece()), 0, T.FromId});
    }
  }
  addMoves(To, std::move(Moves), ~(Read | Written));
  To.append(std::move_iterator(Later.begin()), std::move_iterator(Later.end()));
  addSlotMoves(To, SlotMoves);
}

AllocatedFunction Patcher::run() {
  AllocatedFunction Result;
  Result.Blocks.resize(F.Blocks.size());
  Result.Edges.resize(F.Blocks.size());
  for (auto [B, Block] : enumerateIds(F.Blocks))
    Result.Edges[B].resize(Block.Succs.size());
  IdVector<PointId, const PointBoundary *> After(Form.points().size(), nullptr);
  for (const PointBoundary &Boundary : Form.boundaries()) {
    if (!Boundary.IsEdge) {
      After[Boundary.From] = &Boundary;
      continue;
    }
    BlockId From = Form.points()[Boundary.From].Block;
    BlockId To = Form.points()[Boundary.To].Block;
    unsigned Index =
        find(F.Blocks[From].Succs, To) - F.Blocks[From].Succs.begin();
    addBoundary(Result.Edges[From][Index], Boundary);
  }
  for (BlockId B : F.Blocks.ids())
    for (PointId P : Form.pointsOf(B)) {
      addPoint(Result.Blocks[B], P);
      if (After[P])
        addBoundary(Result.Blocks[B], *After[P]);
    }
  return Result;
}

AllocatedFunction llvm::course::patchProgram(const ElementaryForm &Form,
                                             const AliasedBank &Bank,
                                             RegisterAssignmentRef Registers,
                                             BankStatistics &Statistics) {
  return Patcher(Form, Bank, Registers, Statistics).run();
}
