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
  unsigned &NextSlot;
  SmallVector<EdgeStep, 8> Steps;

  /// How many pending moves and reloads read a slot.
  DenseMap<unsigned, unsigned> NumReaders;
  /// How often a value is the source of a pending move.
  DenseMap<unsigned, unsigned> NumStoresOf;
  DenseMap<unsigned, unsigned> MoveInto;
  DenseSet<unsigned> Kept;
  /// Registers occupied by kept values, pending sources and reloaded values.
  unsigned NumOccupied = 0;

  /// Moves that nothing keeps from being done, copies from slots apart.
  SmallVector<unsigned, 8> ReadyStores, ReadyCopies;
  unsigned NumMovesLeft;
  std::vector<bool> IsDone, IsReloaded;

  bool isReady(unsigned Move) const;
  void addReady(unsigned Move);
  void doneReading(unsigned Slot);
  void releaseSource(unsigned Value);
  void emitMove(unsigned Move);
  void emitReload(unsigned Index);
  void breakDeadlock();
  bool blocksReload(const SlotReload &R) const;

public:
  Sequencer(EdgeTask T, unsigned NumRegs, unsigned &NextSlot);
  SmallVector<EdgeStep, 8> run();
};

} // namespace

bool EdgeTask::needsTemporary() const {
  DenseSet<unsigned> Read;
  for (const SlotMove &M : Moves)
    if (M.Kind == SlotMove::Slot)
      return true;
  for (const SlotReload &R : Reloads)
    Read.insert(R.Slot);
  return any_of(Moves, [&](const SlotMove &M) { return Read.contains(M.Dst); });
}

Sequencer::Sequencer(EdgeTask T, unsigned NumRegs, unsigned &NextSlot)
    : Task(std::move(T)), NumRegs(NumRegs), NextSlot(NextSlot),
      NumMovesLeft(Task.Moves.size()), IsDone(Task.Moves.size()),
      IsReloaded(Task.Reloads.size()) {
  Kept.insert(Task.Kept.begin(), Task.Kept.end());
  NumOccupied = Kept.size();
  for (auto [Index, M] : enumerate(Task.Moves)) {
    MoveInto[M.Dst] = Index;
    if (M.Kind == SlotMove::Slot)
      ++NumReaders[M.Src];
    else if (M.Kind == SlotMove::Register && NumStoresOf[M.Src]++ == 0 &&
             !Kept.contains(M.Src))
      ++NumOccupied;
  }
  for (const SlotReload &R : Task.Reloads)
    ++NumReaders[R.Slot];
  for (unsigned Move = 0; Move != Task.Moves.size(); ++Move)
    if (isReady(Move))
      addReady(Move);
}

void Sequencer::addReady(unsigned Move) {
  bool IsCopy = Task.Moves[Move].Kind == SlotMove::Slot;
  (IsCopy ? ReadyCopies : ReadyStores).push_back(Move);
}

// A move may read the slot that it writes.
bool Sequencer::isReady(unsigned Move) const {
  const SlotMove &M = Task.Moves[Move];
  unsigned Own = M.Kind == SlotMove::Slot && M.Src == M.Dst;
  return NumReaders.lookup(M.Dst) == Own;
}

void Sequencer::doneReading(unsigned Slot) {
  --NumReaders[Slot];
  auto I = MoveInto.find(Slot);
  if (I != MoveInto.end() && !IsDone[I->second] && isReady(I->second))
    addReady(I->second);
}

void Sequencer::releaseSource(unsigned Value) {
  if (--NumStoresOf[Value] == 0 && !Kept.contains(Value))
    --NumOccupied;
}

void Sequencer::emitMove(unsigned Move) {
  SlotMove &M = Task.Moves[Move];
  IsDone[Move] = true;
  --NumMovesLeft;
  switch (M.Kind) {
  case SlotMove::Register:
    Steps.push_back({EdgeStep::StoreRegister, M.Dst, M.Src});
    releaseSource(M.Src);
    return;
  case SlotMove::Immediate:
    Steps.push_back({EdgeStep::StoreImmediate, M.Dst, M.Src});
    return;
  case SlotMove::Slot:
    assert(NumOccupied < NumRegs && "no register to copy a slot through");
    if (M.Src != M.Dst)
      Steps.push_back({EdgeStep::CopySlot, M.Dst, M.Src});
    doneReading(M.Src);
    return;
  }
}

void Sequencer::emitReload(unsigned Index) {
  const SlotReload &R = Task.Reloads[Index];
  IsReloaded[Index] = true;
  ++NumOccupied;
  Steps.push_back({EdgeStep::Reload, R.Value, R.Slot});
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
    if (!IsDone[Index] && M.Kind == SlotMove::Register &&
        NumOccupied + 1 >= NumRegs) {
      unsigned Temporary = NextSlot++;
      Steps.push_back({EdgeStep::StoreRegister, Temporary, M.Src});
      releaseSource(M.Src);
      M.Kind = SlotMove::Slot;
      M.Src = Temporary;
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
    unsigned Temporary = NextSlot++;
    unsigned Old = R.Slot;
    Steps.push_back({EdgeStep::CopySlot, Temporary, Old});
    R.Slot = Temporary;
    ++NumReaders[Temporary];
    doneReading(Old);
    return;
  }
  // What is left are cycles of slots.
  for (auto [Index, M] : enumerate(Task.Moves))
    if (!IsDone[Index] && M.Kind == SlotMove::Slot) {
      assert(NumOccupied < NumRegs && "no register to copy a slot through");
      unsigned Temporary = NextSlot++;
      unsigned Old = M.Src;
      Steps.push_back({EdgeStep::CopySlot, Temporary, Old});
      M.Src = Temporary;
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
  for (unsigned Value : Task.Rematerializations)
    Steps.push_back({EdgeStep::Rematerialize, Value, 0});
  return std::move(Steps);
}

SmallVector<EdgeStep, 8> course::sequenceEdge(EdgeTask Task, unsigned NumRegs,
                                              unsigned &FirstNewSlot) {
  return Sequencer(std::move(Task), NumRegs, FirstNewSlot).run();
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

namespace {

/// Carries out steps on named contents.
class StepMachine {
  /// What a slot or register holds: at first itself.
  using Content = std::pair<SlotMove::KindType, unsigned>;
  const EdgeTask &Task;
  DenseMap<unsigned, Content> Slots, Registers;
  /// What comes back into registers. A value can be there and come back: it
  /// gives its register to a copy as soon as it has been stored.
  DenseMap<unsigned, Content> Returned;

  Content readSlot(unsigned Slot) const {
    auto I = Slots.find(Slot);
    return I == Slots.end() ? Content(SlotMove::Slot, Slot) : I->second;
  }

public:
  explicit StepMachine(const EdgeTask &Task) : Task(Task) {
    for (unsigned Value : Task.Kept)
      Registers[Value] = {SlotMove::Register, Value};
    for (const SlotMove &M : Task.Moves)
      if (M.Kind == SlotMove::Register)
        Registers[M.Src] = {SlotMove::Register, M.Src};
  }

  Complaint execute(const EdgeStep &Step);
  unsigned countRegisters(ArrayRef<EdgeStep> Rest) const;
  Complaint checkEnd() const;
};

} // namespace

Complaint StepMachine::execute(const EdgeStep &Step) {
  switch (Step.Kind) {
  case EdgeStep::StoreRegister:
    if (!Registers.contains(Step.Src))
      return "store from no register: value " + std::to_string(Step.Src);
    Slots[Step.Dst] = Registers.lookup(Step.Src);
    break;
  case EdgeStep::StoreImmediate:
    Slots[Step.Dst] = {SlotMove::Immediate, Step.Src};
    break;
  case EdgeStep::CopySlot:
    Slots[Step.Dst] = readSlot(Step.Src);
    break;
  case EdgeStep::Reload:
    Returned[Step.Dst] = readSlot(Step.Src);
    break;
  case EdgeStep::Rematerialize:
    Returned[Step.Dst] = {SlotMove::Immediate, Step.Dst};
    break;
  }
  return std::nullopt;
}

// Kept values, what is stored later, and what has been reloaded.
unsigned StepMachine::countRegisters(ArrayRef<EdgeStep> Rest) const {
  DenseSet<unsigned> Occupied(Task.Kept.begin(), Task.Kept.end());
  for (const EdgeStep &Step : Rest)
    if (Step.Kind == EdgeStep::StoreRegister)
      Occupied.insert(Step.Src);
  return Occupied.size() + Returned.size();
}

Complaint StepMachine::checkEnd() const {
  for (const SlotMove &M : Task.Moves)
    if (readSlot(M.Dst) != Content(M.Kind, M.Src))
      return "wrong contents of slot " + std::to_string(M.Dst);
  for (const SlotReload &R : Task.Reloads)
    if (Returned.lookup(R.Value) != Content(SlotMove::Slot, R.Slot))
      return "wrong contents of value " + std::to_string(R.Value);
  for (unsigned Value : Task.Rematerializations)
    if (Returned.lookup(Value) != Content(SlotMove::Immediate, Value))
      return "not computed again: value " + std::to_string(Value);
  return std::nullopt;
}

Complaint course::verifyEdgeSteps(const EdgeTask &Task, unsigned NumRegs,
                                  ArrayRef<EdgeStep> Steps) {
  StepMachine Machine(Task);
  for (auto [Index, Step] : enumerate(Steps)) {
    if (Step.Kind == EdgeStep::CopySlot &&
        Machine.countRegisters(Steps.drop_front(Index + 1)) >= NumRegs)
      return "no register to copy slot " + std::to_string(Step.Src);
    if (Complaint C = Machine.execute(Step))
      return C;
  }
  return Machine.checkEnd();
}
