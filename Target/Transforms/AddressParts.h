//===-- AddressParts.h - What an address is made of -------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Takes addresses apart: a base, a number of bytes, and multiples of integers.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_ADDRESSPARTS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_ADDRESSPARTS_H

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstdint>
#include <optional>

namespace llvm {

class ConstantRange;
class DataLayout;
class Value;

namespace course {

class PointerOffsets;

/// All numbers from Low to High.
struct Interval {
  int64_t Low, High;

  static Interval all() { return {INT64_MIN, INT64_MAX}; }
  static Interval none() { return {INT64_MAX, INT64_MIN}; }
  bool contains(int64_t N) const { return Low <= N && N <= High; }
  bool intersects(const Interval &I) const {
    return Low <= I.High && I.Low <= High;
  }
};

/// Base + Offset + the sum of Scale * Value, modulo 2^64. Values are taken as
/// numbers with a sign.
struct AddressParts {
  const Value *Base = nullptr;
  int64_t Offset = 0;
  SmallMapVector<const Value *, int64_t, 2> Scales;
  /// Whether no product in it wraps around, unless the address is poison.
  bool IsExact = true;

  /// Follows a few steps of address arithmetic. \returns none if one of them
  /// has a step that is no constant or not below 2^39.
  static std::optional<AddressParts> get(const Value &Pointer,
                                         const DataLayout &DL);

  /// The same with Offset from where the object starts that Base points into;
  /// none if \p Offsets does not know where.
  static std::optional<AddressParts>
  getFromStart(const Value &Pointer, const DataLayout &DL,
               const PointerOffsets &Offsets);

  /// The distance from Base if \p GetRange says what the values are. It is any
  /// number if it may wrap around, and none if a value is never computed.
  Interval
  getDistance(function_ref<ConstantRange(const Value *)> GetRange) const;
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_ADDRESSPARTS_H
