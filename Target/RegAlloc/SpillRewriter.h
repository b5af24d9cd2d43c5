//===-- SpillRewriter.h - Carries out a spilling plan -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Turns a plan for spilling into instructions: stores, reloads,
/// rematerializations and blocks on edges; removes spilled PHIs, and lets every
/// use read the name that its value has there, with PHIs where names meet.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_SPILLREWRITER_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_SPILLREWRITER_H

namespace llvm {

class MachineFunction;

namespace course {

class SpillModel;
struct SpillMemoryPlan;
struct SpillPlan;

/// What was put into the code.
struct SpillCounts {
  unsigned NumStores = 0, NumReloads = 0, NumRematerialized = 0;
  unsigned NumSplitEdges = 0, NumSpilledPhis = 0, NumPhis = 0, NumSlots = 0;
};

SpillCounts rewriteSpills(MachineFunction &MF, const SpillModel &Model,
                          const SpillPlan &Plan, const SpillMemoryPlan &Memory);

} // namespace course

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_SPILLREWRITER_H
