//===-- CourseTrips.h - How far accesses are from the frame -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The machine charges for the way of its head. How long that is between a
/// spill slot and what else the program accesses is estimated from the objects
/// that the IR knows an address to point into: a global variable has an
/// address; large objects are in the heap; what a program with an arena in the
/// stack area has allocated may be in both.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_COURSETRIPS_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_COURSETRIPS_H

#include <cstdint>

namespace llvm {

class MachineInstr;
class Module;
class Value;

class CourseTrips {
public:
  explicit CourseTrips(const Module &M);

  /// The expected number of bytes between a slot and what the load or store
  /// \p MI accesses.
  double getDistance(const MachineInstr &MI) const;

private:
  /// Where frames are; the globals, which were laid out before, lie above.
  uint64_t FrameAddress;
  double ToHeap;
  bool HasArena = false;

  double getDistance(uint64_t Address, uint64_t Size) const;
  double getDistance(const Value &Object) const;
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_COURSETRIPS_H
