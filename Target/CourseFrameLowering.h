//===-- CourseFrameLowering.h - Stack frames --------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Frames grow down from sp. The machine puts sp back at `ret`, so there are
/// no epilogues; a leaf keeps its objects below sp without moving it; and
/// `main`, entered once with a known sp, has constant addresses for all its
/// objects.
///
/// From high to low: incoming memory arguments (at the sp of entry), objects,
/// dynamic objects, outgoing memory arguments (at sp).
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_COURSEFRAMELOWERING_H
#define LLVM_LIB_TARGET_COURSE_COURSEFRAMELOWERING_H

#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "llvm/CodeGen/TargetFrameLowering.h"
#include <optional>

namespace llvm {

/// The sp at every entry of \p F, if it is known to be always the same.
std::optional<uint64_t> getCourseEntrySP(const Function &F);
void setCourseEntrySP(Function &F, uint64_t SP);

/// The address of a stack object: Base + Offset, or Offset alone where Base is
/// no register.
struct CourseFrameAddress {
  Register Base;
  int64_t Offset;
};

class CourseFrameLowering : public TargetFrameLowering {
public:
  // The registers that have a role of their own besides sp.

  /// Holds the sp of entry in functions that need it.
  static constexpr MCPhysReg FramePointer = Course::R16;
  /// Holds the sp after the prologue where that is realigned and moves later.
  static constexpr MCPhysReg BasePointer = Course::R15;
  /// What course-split-stack computes in before the prologue; so no argument
  /// travels in it.
  static constexpr MCPhysReg StackCheckScratch = Course::R16;

  CourseFrameLowering()
      : TargetFrameLowering(StackGrowsDown, Align(8), /*LAO=*/0, Align(8),
                            /*StackReal=*/true) {}

  void emitPrologue(MachineFunction &MF, MachineBasicBlock &MBB) const override;
  void emitEpilogue(MachineFunction &MF,
                    MachineBasicBlock &MBB) const override {}
  void processFunctionBeforeFrameFinalized(MachineFunction &MF,
                                           RegScavenger *RS) const override;

  /// Outgoing memory arguments always have their place at the frame's end.
  bool hasReservedCallFrame(const MachineFunction &) const override {
    return true;
  }

  StackOffset getFrameIndexReference(const MachineFunction &MF, int FI,
                                     Register &FrameReg) const override;
  CourseFrameAddress getFrameAddress(const MachineFunction &MF, int FI) const;

  /// The sp at entry, aligned for the frame, if it is the same at every entry.
  std::optional<uint64_t> getFixedEntrySP(const MachineFunction &MF) const;

  bool hasBasePointer(const MachineFunction &MF) const;

  /// Whether nothing in the function needs a stack pointer, so that sp can hold
  /// any value: no call, and no stack object at an address that depends on it.
  /// \p WithSlots says whether slots for spilled values may be added.
  bool canFreeSP(const MachineFunction &MF, bool WithSlots) const;

protected:
  bool hasFPImpl(const MachineFunction &MF) const override;

private:
  bool movesSP(const MachineFunction &MF) const;
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_COURSEFRAMELOWERING_H
