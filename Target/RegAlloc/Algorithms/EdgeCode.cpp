//===-- EdgeCode.cpp - Spill code on an edge, in a safe order -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/EdgeCode.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace llvm::course;

namespace {

class Sequencer {
  EdgeTask Task;
  const unsigned NumRegs;
  unsigned &NumSlots;
  SmallVector<EdgeStep, 8> Steps;

  /// How many pending moves and reloads read a slot.
  DenseMap<SlotId, unsigned> NumReaders;
  /// How often a value is the source of a pending move.
  DenseMap<ValueId, unsigned> NumStoresOf;
  DenseMap<SlotId, unsigned> MoveInto;
  DenseSet<ValueId> Kept;
  /// Registers occupied by kept values, pending sources and reloaded values.
  unsigned NumOccupied = 0;

  /// Moves that nothing keeps from being done; those that need a register for
  /// it apart.
  SmallVector<unsigned, 8> ReadyStores, ReadyCopies;
  unsigned NumMovesLeft;
  std::vector<bool> IsDone, IsReloaded;

  bool isReady(unsigned Move) const;
  void addReady(unsigned Move);
  void doneReading(SlotId Slot);
  void releaseSource(ValueId Value);
  void emitMove(unsigned Move);
  void emitReload(unsigned Index);
  void breakDeadlock();
  bool blocksReload(const SlotReload &R) const;

public:
  Sequencer(EdgeTask T, unsigned NumRegs, unsigned &NumSlots);
  SmallVector<EdgeStep, 8> run();
};

} // namespace

bool EdgeTask::needsTemporary() const {
  DenseSet<SlotId> Read;
  for (const SlotMove &M : Moves)
    if (M.Src.needsTemporary())
      return true;
  for (const SlotReload &R : Reloads)
    Read.insert(R.Slot);
  return any_of(Moves, [&](const SlotMove &M) { return Read.contains(M.Dst); });
}

Sequencer::Sequencer(EdgeTask T, unsigned NumRegs, unsigned &NumSlots)
    : Task(std::move(T)), NumRegs(NumRegs), NumSlots(NumSlots),
      NumMovesLeft(Task.Moves.size()), IsDone(Task.Moves.size()),
      IsReloaded(Task.Reloads.size()) {
  Kept.insert(Task.Kept.begin(), Task.Kept.end());
  NumOccupied = Kept.size();
  for (auto [Index, M] : enumerate(Task.Moves)) {
    MoveInto[M.Dst] = Index;
    if (M.Src.Kind == SlotSource::Slot)
      ++NumReaders[M.Src.From];
    else if (M.Src.Kind == SlotSource::Register &&
             NumStoresOf[M.Src.Value]++ == 0 && !Kept.contains(M.Src.Value))
      ++NumOccupied;
  }
  for (const SlotReload &R : Task.Reloads)
    ++NumReaders[R.Slot];
  for (unsigned Move = 0; Move != Task.Moves.size(); ++Move)
    if (isReady(Move))
      addReady(Move);
}

void Sequencer::addReady(unsigned Move) {
  bool IsCopy = Task.Moves[Move].Src.needsTemporary();
  (IsCopy ? ReadyCopies : ReadyStores).push_back(Move);
}

// A move may read the slot that it writes.
bool Sequencer::isReady(unsigned Move) const {
  const SlotMove &M = Task.Moves[Move];
  unsigned Own = M.Src.From == M.Dst;
  return NumReaders.lookup(M.Dst) == Own;
}

void Sequencer::doneReading(SlotId Slot) {
  --NumReaders[Slot];
  auto I = MoveInto.find(Slot);
  if (I != MoveInto.end() && !IsDone[I->second] && isReady(I->second))
    addReady(I->second);
}

void Sequencer::releaseSource(ValueId Value) {
  if (--NumStoresOf[Value] == 0 && !Kept.contains(Value))
    --NumOccupied;
}

void Sequencer::emitMove(unsigned Move) {
  SlotMove &M = Task.Moves[Move];
  IsDone[Move] = true;
  --NumMovesLeft;
  switch (M.Src.Kind) {
  case SlotSource::Register:
    Steps.push_back({EdgeStep::StoreRegister, M.Src.Value, M.Dst});
    releaseSource(M.Src.Value);
    return;
  case SlotSource::Immediate:
    Steps.push_back({EdgeStep::StoreImmediate, M.Src.Value, M.Dst});
    return;
  case SlotSource::Computed:
    assert(NumOccupied < NumRegs && "no register to compute it in");
    Steps.push_back({EdgeStep::StoreComputed, M.Src.Value, M.Dst});
    return;
  case SlotSource::Slot:
    assert(NumOccupied < NumRegs && "no register to copy a slot through");
    if (M.Src.From != M.Dst)
      Steps.push_back({EdgeStep::CopySlot, None, M.Dst, M.Src.From});
    doneReading(M.Src.From);
    return;
  }
}

void Sequencer::emitReload(unsigned Index) {
  const SlotReload &R = Task.Reloads[Index];
  IsReloaded[Index] = true;
  ++NumOccupied;
  Steps.push_back({EdgeStep::Reload, R.Value, None, R.Slot});
  doneReading(R.Slot);
}

bool Sequencer::blocksReload(const SlotReload &R) const {
  auto I = MoveInto.find(R.Slot);
  return I != MoveInto.end() && !IsDone[I->second];
}

// All moves wait for readers of their slots.
void Sequencer::breakDeadlock() {
  // A source in a register can wait in memory; that also frees registers.
  for (auto [Index, M] : enumerate(Task.Moves))
    if (!IsDone[Index] && M.Src.Kind == SlotSource::Register &&
        NumOccupied + 1 >= NumRegs) {
      SlotId Temporary(NumSlots++);
      Steps.push_back({EdgeStep::StoreRegister, M.Src.Value, Temporary});
      releaseSource(M.Src.Value);
      M.Src = SlotSource::inSlot(Temporary);
      ++NumReaders[Temporary];
      return;
    }
  // A reload can come early, if it leaves a register for copies.
  for (auto [Index, R] : enumerate(Task.Reloads)) {
    if (IsReloaded[Index] || !blocksReload(R))
      continue;
    if (NumOccupied + 1 < NumRegs) {
      emitReload(Index);
      return;
    }
    assert(NumOccupied < NumRegs && "no register to copy a slot through");
    SlotId Temporary(NumSlots++);
    SlotId Old = R.Slot;
    Steps.push_back({EdgeStep::CopySlot, None, Temporary, Old});
    R.Slot = Temporary;
    ++NumReaders[Temporary];
    doneReading(Old);
    return;
  }
  // What is left are cycles of slots.
  for (auto [Index, M] : enumerate(Task.Moves))
    if (!IsDone[Index] && M.Src.Kind == SlotSource::Slot) {
      assert(NumOccupied < NumRegs && "no register to copy a slot through");
      SlotId Temporary(NumSlots++);
      SlotId Old = M.Src.From;
      Steps.push_back({EdgeStep::CopySlot, None, Temporary, Old});
      M.Src.From = Temporary;
      ++NumReaders[Temporary];
      doneReading(Old);
      return;
    }
  llvm_unreachable("a move that waits for nothing");
}

SmallVector<EdgeStep, 8> Sequencer::run() {
  while (NumMovesLeft) {
    // Stores from registers first: they free registers for copies.
    if (!ReadyStores.empty())
      emitMove(ReadyStores.pop_back_val());
    else if (!ReadyCopies.empty() && NumOccupied < NumRegs)
      emitMove(ReadyCopies.pop_back_val());
    else
      breakDeadlock();
  }
  for (unsigned Index = 0; Index != Task.Reloads.size(); ++Index)
    if (!IsReloaded[Index])
      emitReload(Index);
  for (ValueId Value : Task.Rematerializations)
    Steps.push_back({EdgeStep::Rematerialize, Value});
  return std::move(Steps);
}

SmallVector<EdgeStep, 8> course::sequenceEdge(EdgeTask Task, unsigned NumRegs,
                                              unsigned &NumSlots) {
  return Sequencer(std::move(Task), NumRegs, NumSlots).run();
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

namespace {

/// Carries out steps on named contents.
class StepMachine {
  const EdgeTask &Task;
  /// What slots and registers hold: at first themselves.
  DenseMap<SlotId, SlotSource> Slots;
  DenseMap<ValueId, SlotSource> Registers;
  /// What comes back into registers. A value can be there and come back: it
  /// gives its register to a copy as soon as it has been stored.
  DenseMap<ValueId, SlotSource> Returned;

  SlotSource readSlot(SlotId Slot) const {
    auto I = Slots.find(Slot);
    return I == Slots.end() ? SlotSource::inSlot(Slot) : I->second;
  }

public:
  explicit StepMachine(const EdgeTask &Task) : Task(Task) {
    for (ValueId Value : Task.Kept)
      Registers[Value] = SlotSource::inRegister(Value);
    for (const SlotMove &M : Task.Moves)
      if (M.Src.Kind == SlotSource::Register)
        Registers[M.Src.Value] = M.Src;
  }

  Complaint execute(const EdgeStep &Step);
  unsigned countRegisters(ArrayRef<EdgeStep> Rest) const;
  Complaint checkEnd() const;
};

} // namespace

Complaint StepMachine::execute(const EdgeStep &Step) {
  switch (Step.Kind) {
  case EdgeStep::StoreRegister:
    if (!Registers.contains(Step.Value))
      return "store from no register: value " + to_string(Step.Value);
    Slots[Step.Dst] = Registers.lookup(Step.Value);
    break;
  case EdgeStep::StoreImmediate:
    Slots[Step.Dst] = SlotSource::immediate(Step.Value);
    break;
  case EdgeStep::StoreComputed:
    Slots[Step.Dst] = SlotSource::computed(Step.Value);
    break;
  case EdgeStep::CopySlot:
    Slots[Step.Dst] = readSlot(Step.Src);
    break;
  case EdgeStep::Reload:
    Returned[Step.Value] = readSlot(Step.Src);
    break;
  case EdgeStep::Rematerialize:
    Returned[Step.Value] = SlotSource::immediate(Step.Value);
    break;
  }
  return std::nullopt;
}

// Kept values, what is stored later, and what has been reloaded.
unsigned StepMachine::countRegisters(ArrayRef<EdgeStep> Rest) const {
  DenseSet<ValueId> Occupied(Task.Kept.begin(), Task.Kept.end());
  for (const EdgeStep &Step : Rest)
    if (Step.Kind == EdgeStep::StoreRegister)
      Occupied.insert(Step.Value);
  return Occupied.size() + Returned.size();
}

Complaint StepMachine::checkEnd() const {
  for (const SlotMove &M : Task.Moves)
    if (readSlot(M.Dst) != M.Src)
      return "wrong contents of slot " + to_string(M.Dst);
  for (const SlotReload &R : Task.Reloads)
    if (Returned.lookup(R.Value) != SlotSource::inSlot(R.Slot))
      return "wrong contents of value " + to_string(R.Value);
  for (ValueId Value : Task.Rematerializations)
    if (Returned.lookup(Value) != SlotSource::immediate(Value))
      return "not computed again: value " + to_string(Value);
  return std::nullopt;
}

Complaint course::verifyEdgeSteps(const EdgeTask &Task, unsigned NumRegs,
                                  ArrayRef<EdgeStep> Steps) {
  StepMachine Machine(Task);
  for (auto [Index, Step] : enumerate(Steps)) {
    const bool NeedsRegister =
        Step.Kind == EdgeStep::CopySlot || Step.Kind == EdgeStep::StoreComputed;
    if (NeedsRegister &&
        Machine.countRegisters(Steps.drop_front(Index + 1)) >= NumRegs)
      return "no register for a move to slot " + to_string(Step.Dst);
    if (Complaint C = Machine.execute(Step))
      return C;
  }
  return Machine.checkEnd();
}
