//===-- SwitchMerging.h - One switch for several tests ----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A `switch` costs one branch however many cases it has, and `br` is one with
/// the case 0. So a block that only tests once more what the block before it
/// has tested gives its cases to that one:
///
/// \code
///   switch r1 43 .a .b
///   .b:                       =>    switch r1 43 .a 45 .c .d
///   switch r1 45 .c .d
/// \endcode
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_EMIT_SWITCHMERGING_H
#define LLVM_LIB_TARGET_COURSE_EMIT_SWITCHMERGING_H

namespace llvm {

class MachineFunction;

namespace course {

/// Merges tests of one register that follow each other, in a function whose
/// blocks end in explicit branches. Leaves blocks without predecessors, and
/// lists of registers that are live into blocks to the caller. True if the
/// function changed.
bool mergeSwitches(MachineFunction &MF);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_EMIT_SWITCHMERGING_H
