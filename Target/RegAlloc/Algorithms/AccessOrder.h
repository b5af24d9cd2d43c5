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
/// Several orders are made, and the one that costs least is taken, which may be
/// the one that was there:
///
/// - List scheduling from the first instruction on: of the accesses that may
///   come next, with what computes their addresses, the one that is nearest to
///   the last one, as long as there are registers; in between, everything that
///   needs no further register. This is done for several limits of registers.
/// - The same with accesses in the order of the source.
/// - List scheduling from the last instruction back: always what leaves the
///   fewest values alive before it. Several rules tell what is next where that
///   is the same.
///
/// What an order costs in registers is what spilling costs that always takes the
/// value whose next use is furthest (Belady). Quadratic in the number of
/// instructions.
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

using InstrId = Id<struct InstrTag>;

struct OrderedInstr {
  /// The values it reads, each once.
  SmallVector<ValueId, 3> Uses;
  ValueId Def = None;
  bool IsAccess = false;
  /// The place of an access in the source; unknown ones share one.
  unsigned SourcePlace = 0;
  /// Those that have to come before, apart from what defines its values; all of
  /// them are smaller.
  SmallVector<InstrId, 4> Before;
};

struct OrderProblem {
  IdVector<InstrId, OrderedInstr> Instrs;
  /// For each value, whether it is read after the region.
  IdVector<ValueId, bool> IsLiveAfter;
  unsigned NumRegs = 16;
  /// Whether the first access follows on the last one, as in a loop.
  bool Repeats = false;
  /// Values that are alive all the time and not known otherwise: read elsewhere
  /// in a loop of the region, or only outside of it. The first ones are stored
  /// elsewhere if there is no register for them, and loaded again here.
  unsigned NumWaiting = 0, NumIdle = 0;
  /// In ticks: what it costs to store a value for which there is no register,
  /// and to load it again, the head's travel there and back included. With 10000
  /// each, the tuning set costs 1.0001 (its total 1.0006).
  uint64_t StoreCost = 15000, ReloadCost = 15000;

  unsigned getNumValues() const { return IsLiveAfter.size(); }
  auto values() const { return IsLiveAfter.ids(); }
};

/// What head travel between two accesses costs, in ticks.
using AccessDistance = function_ref<uint64_t(InstrId From, InstrId To)>;

/// What values without a register cost in this order, in ticks.
uint64_t getSpillCost(const OrderProblem &P, ArrayRef<InstrId> Order);

/// What the order costs in ticks: travel, and values without a register.
uint64_t getOrderCost(const OrderProblem &P, ArrayRef<InstrId> Order,
                      AccessDistance Distance);

/// Whether each instruction is there once, after what it needs.
bool isValidOrder(const OrderProblem &P, ArrayRef<InstrId> Order);

/// Whether the order that they have costs enough for \p LeastGain; what has to
/// come before what need not be known for that.
bool canOrderGain(const OrderProblem &P, AccessDistance Distance,
                  uint64_t LeastGain);

/// \returns the instructions in an order that costs less by at least
/// \p LeastGain ticks than the one they have, or nothing.
SmallVector<InstrId, 0> orderAccesses(const OrderProblem &P,
                                      AccessDistance Distance,
                                      uint64_t LeastGain);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_ACCESSORDER_H
