//===-- RandomProgram.h - Programs in SSA form for tests --------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Random structured programs, brought into SSA form and analysed: the graphs
/// and affinities that an allocator meets.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_UNITTESTS_REGALLOC_RANDOMPROGRAM_H
#define COURSE_UNITTESTS_REGALLOC_RANDOMPROGRAM_H

#include "RandomGraphs.h"

namespace llvm::course {

/// The values of a program, numbered in the order of their definitions.
struct RandomProgram {
  InterferenceGraph Graph;
  /// One for each operand of a PHI, ten times as heavy for each loop around.
  SmallVector<Affinity, 0> Affinities;
  /// The largest number of values live at once.
  unsigned MaxLive = 0;
};

/// A program of assignments, conditionals and loops over \p NumVariables
/// variables, with about \p Size assignments.
RandomProgram randomProgram(Random &R, unsigned NumVariables, unsigned Size);

} // namespace llvm::course

#endif // COURSE_UNITTESTS_REGALLOC_RANDOMPROGRAM_H
