//===-- LocationTracker.cpp - Where values are in a block -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/LocationTracker.h"
#include "llvm/ADT/bit.h"

using namespace llvm;
using namespace llvm::course;

Locations course::getOwnLocations(RegMask Live) {
  Locations Own;
  for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg)
    Own[Reg] = contains(Live, Reg) ? Reg : Nowhere;
  return Own;
}

bool course::areOwn(const Locations &Where) {
  for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg)
    if (Where[Reg] != Nowhere && Where[Reg] != Reg)
      return false;
  return true;
}

LocationTracker::LocationTracker(const ElisionProgram &Program,
                                 const Locations &Now)
    : Program(Program), Now(Now) {
  for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg)
    if (Now[Reg] != Nowhere)
      Tracked |= 1u << Reg;
}

void LocationTracker::forget(RegMask Live) {
  for (RegMask Dead = Tracked & ~Live; Dead; Dead &= Dead - 1)
    Now[llvm::countr_zero(Dead)] = Nowhere;
  Tracked &= Live;
}

RegMask LocationTracker::getOccupied() const {
  RegMask Occupied = 0;
  for (RegMask Rest = Tracked; Rest; Rest &= Rest - 1)
    if (Location P = Now[llvm::countr_zero(Rest)]; P < MaxElisionRegs)
      Occupied |= 1u << P;
  return Occupied;
}

// Where to write a register's new value. There is a location: other live values
// are no more than other live registers.
Location LocationTracker::chooseLocation(unsigned Reg, RegMask Live) const {
  if (contains(Program.Slots, Reg))
    return Reg;
  RegMask Free = Program.Regs & ~getOccupied();
  assert(Free && "more values than registers");
  if (contains(Free, Reg))
    return Reg;
  RegMask Left = Free & Live;
  return llvm::countr_zero(Left ? Left : Free);
}

// The registers whose values have to move for those to be in their own.
RegMask LocationTracker::findMoves(RegMask Needed) const {
  RegMask Moves = 0;
  for (RegMask Old = ~Moves; Moves != Old;) {
    Old = Moves;
    for (RegMask Rest = Tracked & ~Moves; Rest; Rest &= Rest - 1) {
      unsigned Reg = llvm::countr_zero(Rest);
      bool IsInUse = Now[Reg] < MaxElisionRegs && contains(Moves, Now[Reg]);
      if (Now[Reg] != Reg && (contains(Needed, Reg) || IsInUse))
        Moves |= 1u << Reg;
    }
  }
  return Moves;
}

// Values into their own registers: those that are needed there, and those in
// registers that these need.
SmallVector<CopyStep, 0> LocationTracker::putBack(RegMask Needed) {
  const RegMask Moves = findMoves(Needed);
  if (!Moves)
    return {};
  SmallVector<CopyStep, 0> Steps;
  SmallVector<ParallelCopy, 8> Copies;
  SmallVector<unsigned, 16> Free;
  const RegMask Used = getOccupied() | Moves;
  for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg) {
    if (contains(Moves, Reg)) {
      const CopySource Source = Program.getSource(Now[Reg]);
      if (contains(Program.Slots, Reg))
        Steps.push_back({CopyStep::Copy, Reg, Source});
      else
        Copies.push_back({Reg, Source});
      Now[Reg] = Reg;
    }
    if (contains(Program.Regs & ~Used, Reg))
      Free.push_back(Reg);
  }
  append_range(Steps, sequentialize(Copies, Free, Program.Costs));
  return Steps;
}

// Those of Needed that have constants.
LocationTracker::Constants
LocationTracker::findConstants(RegMask Needed) const {
  Constants Found;
  for (RegMask Rest = Needed & Tracked & ~Program.Slots; Rest; Rest &= Rest - 1)
    if (unsigned Reg = llvm::countr_zero(Rest); Now[Reg] >= MaxElisionRegs)
      Found.push_back({Reg, Now[Reg]});
  return Found;
}

// What must be in its own register for the instruction.
RegMask LocationTracker::findNeeded(const ElisionInstr &Instr) const {
  if (Instr.isFixed())
    return Tracked & ~Program.Slots;
  RegMask Needed = Instr.OwnUses;
  for (RegMask Rest = Instr.RegUses; Rest; Rest &= Rest - 1)
    if (unsigned Reg = llvm::countr_zero(Rest); Now[Reg] >= MaxElisionRegs)
      Needed |= 1u << Reg;
  return Needed;
}

void LocationTracker::step(BlockId Block, unsigned Pos, bool IsChosen,
                           ElisionStep &Step) {
  const ElisionInstr &Instr = Program.Blocks[Block].Instrs[Pos];
  const RegMask LiveAfter = Program.liveAfter(Block, Pos);
  Step.Repair.clear();
  Step.Def = Nowhere;
  const bool IsMovable = !Instr.isFixed();
  Constants Kept;
  if (RegMask Needed = findNeeded(Instr)) {
    if (Instr.canKeepConstants())
      Kept = findConstants(Needed & LiveAfter & ~Instr.Defs);
    Step.Repair = putBack(Needed);
  }
  Step.HasConstants = !Kept.empty();
  Step.Operands = Now;
  Step.Source = Program.findSource(Block, Pos, Now);
  Step.IsElided = IsChosen && Step.Source != Nowhere;
  forget(LiveAfter & ~Instr.Defs);
  if (IsChosen)
    for (auto [Reg, Constant] : Kept)
      Now[Reg] = Constant;
  for (RegMask Rest = Instr.Defs; Rest; Rest &= Rest - 1) {
    unsigned Reg = llvm::countr_zero(Rest);
    Location To = Step.IsElided ? Step.Source
                  : IsMovable   ? chooseLocation(Reg, LiveAfter)
                                : Reg;
    // It may be there already.
    Step.IsElided |= To == Step.Source;
    if (IsMovable)
      Step.Def = To;
    if (contains(LiveAfter, Reg)) {
      Now[Reg] = To;
      Tracked |= 1u << Reg;
    }
  }
}
