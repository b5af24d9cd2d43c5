//===-- SpillSchedule.h - An order of instructions to spill less *- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Moves instructions within their blocks such that spilling costs less.
///
/// \code
///   a = ..                  a = ..            three registers: where all that
///   b = .. x                c = .. a, x       reads a comes first, a need not
///   use b                   use c             be kept for the rest
///   c = .. a, x      =>     b = .. x
///   use c                   use b
/// \endcode
///
/// What an order costs is what the cheapest plan of the plain planner costs on
/// it. From the order that there is, one instruction after the other, of the
/// hottest blocks first, is tried right after what it reads or another reader
/// of that, and right before what reads it or at the end; what it needs goes
/// with it, or what needs it. What costs less stays.
///
/// Instructions that are ordered (SpillInstr::IsOrdered) stay in order among
/// themselves, and the last one of a block stays the last.
///
/// The number of orders tried shrinks with the size of the program; a large one
/// stays as it is.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLSCHEDULE_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLSCHEDULE_H

#include "RegAlloc/Algorithms/SpillProgram.h"

namespace llvm::course {

/// For each block the positions of its instructions now, in their new order.
using SpillSchedule = IdVector<BlockId, std::vector<unsigned>>;

/// Finds an order of \p Program's instructions; none if no order was found that
/// costs less. \p Effort is the part of the orders that are tried otherwise.
std::optional<SpillSchedule> findSpillSchedule(const SpillProgram &Program,
                                               unsigned NumRegs,
                                               double Effort = 1);

/// The program with its instructions in that order.
SpillProgram applySchedule(SpillProgram Program, const SpillSchedule &Schedule);

/// What is wrong with \p Schedule: an instruction before what it needs.
Complaint verifySchedule(const SpillProgram &Program,
                         const SpillSchedule &Schedule);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLSCHEDULE_H
