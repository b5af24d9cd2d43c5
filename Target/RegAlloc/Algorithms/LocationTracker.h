//===-- LocationTracker.h - Where values are in a block ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What copy elision makes of the instructions of a block that is entered with
/// values in given locations. A part of CopyElision.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_LOCATIONTRACKER_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_LOCATIONTRACKER_H

#include "RegAlloc/Algorithms/CopyElision.h"

namespace llvm::course {

/// The values of \p Live in their own registers.
Locations getOwnLocations(RegMask Live);

/// Whether all values that are somewhere are in their own registers.
bool areOwn(const Locations &Where);

/// Where values are, from one instruction to the next.
class LocationTracker {
  const ElisionProgram &Program;
  Locations Now;
  /// Those that are somewhere.
  RegMask Tracked = 0;

  RegMask getOccupied() const;
  Location chooseLocation(unsigned Reg, RegMask Live) const;
  RegMask findMoves(RegMask Needed) const;
  RegMask findNeeded(const ElisionInstr &Instr) const;
  using Constants = SmallVector<std::pair<unsigned, Location>, 2>;
  Constants findConstants(RegMask Needed) const;

public:
  LocationTracker(const ElisionProgram &Program, const Locations &Now);

  const Locations &get() const { return Now; }
  /// Values that nothing needs are nowhere.
  void forget(RegMask Live);
  /// Puts the values of \p Needed into their own registers.
  SmallVector<CopyStep, 0> putBack(RegMask Needed);
  /// Over an instruction, which becomes \p Step.
  void step(BlockId Block, unsigned Pos, bool IsChosen, ElisionStep &Step);
};

/// The locations at the end of \p Block, entered with \p In. \p IsChosen says
/// of the position of what can be a copy whether it is elided, and of what can
/// keep constants whether it does; \p Do is called as by forEachStep. A template, for the search asks for nothing else.
template <typename ChosenFn, typename StepFn>
LocationTracker walkBlock(const ElisionProgram &Program, BlockId Block,
                          const Locations &In, ChosenFn IsChosen, StepFn Do) {
  LocationTracker Tracker(Program, In);
  const ElisionBlock &B = Program.Blocks[Block];
  ElisionStep Step;
  for (unsigned Pos = 0; Pos != B.Instrs.size(); ++Pos) {
    Tracker.step(Block, Pos, B.Instrs[Pos].canBeChosen() && IsChosen(Pos),
                 Step);
    Do(Pos, Step);
  }
  return Tracker;
}

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_LOCATIONTRACKER_H
