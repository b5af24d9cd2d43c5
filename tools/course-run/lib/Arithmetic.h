//===- Arithmetic.h - Operations of a given width --------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the operations of the machine compute.
///
/// A width is given as \p Shift = 64 - width: both the mask of the low bits and
/// the sign extension follow from it by shifting.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_LIB_ARITHMETIC_H
#define COURSE_MACHINE_LIB_ARITHMETIC_H

#include <bit>
#include <cstdint>
#include <cstring>

namespace course {

inline uint64_t lowBits(uint64_t A, unsigned Shift) {
  return A & (~uint64_t(0) >> Shift);
}

inline int64_t signExtend(uint64_t A, unsigned Shift) {
  return int64_t(A << Shift) >> Shift;
}

// Divisions require that the low bits of B are not zero. Most operands are
// small, and a 32-bit division is up to three times as fast on many hosts.

inline bool areSmall(uint64_t A, uint64_t B) { return ((A | B) >> 32) == 0; }

inline uint64_t udiv(uint64_t A, uint64_t B, unsigned Shift) {
  A = lowBits(A, Shift);
  B = lowBits(B, Shift);
  return areSmall(A, B) ? uint32_t(A) / uint32_t(B) : A / B;
}

inline uint64_t urem(uint64_t A, uint64_t B, unsigned Shift) {
  A = lowBits(A, Shift);
  B = lowBits(B, Shift);
  return areSmall(A, B) ? uint32_t(A) % uint32_t(B) : A % B;
}

inline uint64_t sdiv(uint64_t A, uint64_t B, unsigned Shift) {
  int64_t Divisor = signExtend(B, Shift);
  // INT64_MIN / -1 wraps on the machine and traps on most hosts.
  if (Divisor == -1)
    return lowBits(0 - A, Shift);
  return lowBits(uint64_t(signExtend(A, Shift) / Divisor), Shift);
}

inline uint64_t srem(uint64_t A, uint64_t B, unsigned Shift) {
  int64_t Divisor = signExtend(B, Shift);
  if (Divisor == -1)
    return 0;
  return lowBits(uint64_t(signExtend(A, Shift) % Divisor), Shift);
}

/// Widths are powers of two, and all bits of the amount count.
inline unsigned shiftAmount(uint64_t B, unsigned Shift) {
  return unsigned(B & (63 - Shift));
}

inline uint64_t shl(uint64_t A, uint64_t B, unsigned Shift) {
  return lowBits(A << shiftAmount(B, Shift), Shift);
}

inline uint64_t lshr(uint64_t A, uint64_t B, unsigned Shift) {
  return lowBits(A, Shift) >> shiftAmount(B, Shift);
}

inline uint64_t ashr(uint64_t A, uint64_t B, unsigned Shift) {
  return lowBits(uint64_t(signExtend(A, Shift) >> shiftAmount(B, Shift)),
                 Shift);
}

/// Memory is little-endian whatever the host is.
template <typename T> uint64_t loadLittle(const uint8_t *From) {
  if constexpr (std::endian::native == std::endian::little) {
    T Result;
    std::memcpy(&Result, From, sizeof(T));
    return Result;
  } else {
    uint64_t Result = 0;
    for (unsigned I = sizeof(T); I-- != 0;)
      Result = Result << 8 | From[I];
    return Result;
  }
}

template <typename T> void storeLittle(uint8_t *To, uint64_t A) {
  if constexpr (std::endian::native == std::endian::little) {
    T Low = T(A);
    std::memcpy(To, &Low, sizeof(T));
  } else {
    for (unsigned I = 0; I != sizeof(T); ++I)
      To[I] = uint8_t(A >> (8 * I));
  }
}

} // namespace course

#endif // COURSE_MACHINE_LIB_ARITHMETIC_H
