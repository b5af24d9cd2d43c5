//===-- AllocationDot.h - Pictures of allocations ---------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `-course-regalloc-dot=DIR`: for each function that course-regalloc
/// allocates, `<function>.interference.dot` with its interference graph and
/// `<function>.assignment.dot` with the registers too. How bytes that a file's
/// name cannot have are spelt: getFileName() in GraphDot.h.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALLOCATIONDOT_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALLOCATIONDOT_H

#include "RegAlloc/Algorithms/GraphColoring.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/CodeGen/Register.h"

namespace llvm {

class MachineFunction;
class raw_ostream;

namespace course {

class AllocationDot {
  bool HasFailed = false;

  void writeFile(const MachineFunction &MF, StringRef Ending,
                 function_ref<void(raw_ostream &)> Write);

public:
  static bool isEnabled();

  /// Writes both files of \p MF, whose values are \p Values and are given the
  /// registers \p Available by number in \p Colors. A file that cannot be
  /// written is an error, which is reported once; nothing more is written then.
  void write(const MachineFunction &MF, const ColoringProblem &Problem,
             IdArrayRef<NodeId, Register> Values, ColoringRef Colors,
             ArrayRef<MCPhysReg> Available);
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALLOCATIONDOT_H
