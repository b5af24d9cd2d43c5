//===-- CourseHighSlots.h - Spill slots near the heap -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// main's frame lies below the data of the stack area, where it is near to it.
/// If the heap is accessed before and after a spill slot, the head has to
/// travel there and back; but a reset puts it to the end of the stack area,
/// where layout leaves room for such slots (CourseGlobalLayout). If the data
/// lies there, above an arena, all of main's frame does.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_COURSEHIGHSLOTS_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_COURSEHIGHSLOTS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace llvm {

class MachineFunction;

/// Which of \p Slots, objects of the frame that only loads and stores refer to,
/// should be near the heap; none in functions that are not main. \p
/// GetFrequency takes the number of a block. Linear, but for a minimum cut
/// among the slots.
BitVector chooseHighSlots(const MachineFunction &MF, ArrayRef<int> Slots,
                          function_ref<double(unsigned)> GetFrequency);

/// Gives \p Slots their addresses there, which makes them no part of the frame;
/// none of them if there is not enough room.
void placeHighSlots(MachineFunction &MF, ArrayRef<int> Slots);

/// Gives all objects of the frame, as far as there is room, addresses there if
/// that is wanted. When the frame is as good as final.
void placeHighFrame(MachineFunction &MF);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_COURSEHIGHSLOTS_H
