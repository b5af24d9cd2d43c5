//===-- HeadPath.h - What a path of the head costs --------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The arithmetic of HeadModel: how many bytes to expect between two objects,
/// and whether the head travels them or a `reset` is cheaper. Plain numbers:
/// distances in bytes, costs in ticks of 1/2500.
///
/// Every number that is assumed where nothing is known stands here, once.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_HEADPATH_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_HEADPATH_H

#include <cstdint>
#include <optional>

namespace llvm::course {

/// Where an access is, or the head after it. Unvisited only in data flows.
enum class MemoryArea { Unvisited, Stack, Heap, Unknown };

/// What is known of what may be in both.
MemoryArea meetAreas(MemoryArea A, MemoryArea B);

/// The area of an address that can be accessed.
MemoryArea getAreaOf(uint64_t Address);

/// Bytes between two accesses of one object whose offsets are not known. Over
/// the benchmarks at -O2, 32 and 64 cost 0.9997 of 256, and with 512 life costs
/// 1.07; the rank correlation of scripts/head-belief is 0.714 for 32, 0.732 for
/// 64.
inline constexpr double NearDistance = 64;
/// Bytes between objects of one area of which nothing more is known, and the
/// size of an object of which none is known. Over the benchmarks at -O2, 1024
/// costs 0.99998 of 4096 (kmp 0.9991), 2048 and 8192 up to 1.00001; the rank
/// correlation is 0.736 for 1024, 0.732 for 4096.
inline constexpr double FarDistance = 1024;

/// An object, as far as its place is known.
struct HeadObject {
  MemoryArea Area = MemoryArea::Unknown;
  /// Where accesses to it are to be expected, if it has an address already.
  std::optional<double> Address = std::nullopt;
  /// In bytes, if it is known.
  std::optional<uint64_t> Size = std::nullopt;
  /// Whether it holds blocks of memory, which are objects of their own.
  bool IsArena = false;
};

/// Prices in ticks.
struct HeadPrices {
  double Byte = 1;
  double Reset = 5000;
  double StackAccess = 5000;
  double HeapAccess = 10000;

  double getAccess(MemoryArea Area) const {
    return Area == MemoryArea::Heap ? HeapAccess : StackAccess;
  }
};

/// How an arena in the stack area is used up.
enum class ArenaFill { None, Upward, Downward };

enum class HeadReset { None, ToStack, ToHeap };

/// The cheapest path from one access to the next.
struct HeadPath {
  HeadReset Reset = HeadReset::None;
  /// What the head travels, after the reset if there is one.
  double Bytes = 0;
  double Ticks = 0;
};

/// Where in an object of \p Size bytes accesses are, on average. In an arena
/// they are where it is filled first: with its middle, of 300 random kernels 109
/// cost more than 1.005, up to 1.22, and 1.006 on average.
inline double getExpectedOffset(uint64_t Size, ArenaFill Fill) {
  switch (Fill) {
  case ArenaFill::None:
    break;
  case ArenaFill::Upward:
    return 0;
  case ArenaFill::Downward:
    return double(Size);
  }
  return double(Size) / 2;
}

/// Between two addresses, modulo 2^64.
double getAddressDistance(uint64_t A, uint64_t B);

/// The expected bytes between accesses to two different objects, which may be in
/// the same arena.
double getObjectDistance(const HeadObject &A, const HeadObject &B);

/// The expected bytes between two accesses to the same one.
double getDistanceInside(const HeadObject &O);

/// From an access in \p From to one at \p To, \p Bytes away. Nobody knows where
/// a reset pays if one of the areas is not known; in one area the head travels
/// unless \p IsExact says that \p Bytes and the address of \p To are no
/// estimates.
HeadPath choosePath(MemoryArea From, const HeadObject &To, double Bytes,
                    bool IsExact, const HeadPrices &Prices);

/// Of the paths between two objects the mean of both directions, in ticks.
double getMeanPathTicks(const HeadObject &A, const HeadObject &B,
                        const HeadPrices &Prices);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_HEADPATH_H
