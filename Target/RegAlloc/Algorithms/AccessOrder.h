//===-- AccessOrder.h - An order of accesses with short travel --*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Orders the instructions of a region of code so that the travel from each
/// access of memory to the next is short and few values wait in registers.
///
/// Instructions are numbered in the order in which they stand, values somehow.
/// Only values that an instruction of the region reads or defines are known:
/// whatever else is alive, it is so in any order.
///
/// List scheduling: of the accesses that may come next, with what computes
/// their addresses, the one that is nearest to the last one, as long as there
/// are registers; in between, everything that needs no further register. This
/// is done for several limits of registers, and the order that costs least is
/// taken, which may be the one that was there. Quadratic in the number of
/// accesses.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_ACCESSORDER_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_ACCESSORDER_H

#include "RegAlloc/Algorithms/Ids.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <vector>

namespace llvm::course {

struct OrderedInstr {
  /// The values it reads, each once.
  SmallVector<unsigned, 3> Uses;
  unsigned Def = None;
  bool IsAccess = false;
  /// Those that have to come before, apart from what defines its values; all of
  /// them are smaller.
  SmallVector<unsigned, 4> Before;
};

struct OrderProblem {
  std::vector<OrderedInstr> Instrs;
  /// For each value, whether it is read after the region.
  std::vector<bool> IsLiveAfter;
  unsigned NumRegs = 16;
  /// Whether the first access follows on the last one, as in a loop.
  bool Repeats = false;
  /// In ticks: what a value costs for which there is no register.
  uint64_t ExcessCost = 20000;

  unsigned getNumValues() const { return IsLiveAfter.size(); }
};

/// What head travel between two accesses costs, in ticks.
using AccessDistance = function_ref<uint64_t(unsigned From, unsigned To)>;

/// What the order costs in ticks: travel, and values without a register.
uint64_t getOrderCost(const OrderProblem &P, ArrayRef<unsigned> Order,
                      AccessDistance Distance);

/// Whether each instruction is there once, after what it needs.
bool isValidOrder(const OrderProblem &P, ArrayRef<unsigned> Order);

/// Whether the order that they have costs enough for \p LeastGain; what has to
/// come before what need not be known for that.
bool canOrderGain(const OrderProblem &P, AccessDistance Distance,
                  uint64_t LeastGain);

/// \returns the instructions in an order that costs less by at least
/// \p LeastGain ticks than the one they have, or nothing.
SmallVector<unsigned, 0> orderAccesses(const OrderProblem &P,
                                       AccessDistance Distance,
                                       uint64_t LeastGain);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_ACCESSORDER_H
