//===-- HeadPath.cpp - What a path of the head costs ----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory/HeadPath.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include <algorithm>
#include <cmath>

using namespace llvm;
using namespace llvm::course;

MemoryArea course::meetAreas(MemoryArea A, MemoryArea B) {
  if (A == MemoryArea::Unvisited || A == B)
    return B;
  return B == MemoryArea::Unvisited ? A : MemoryArea::Unknown;
}

MemoryArea course::getAreaOf(uint64_t Address) {
  return Address < Course::StackAreaEnd ? MemoryArea::Stack : MemoryArea::Heap;
}

double course::getAddressDistance(uint64_t A, uint64_t B) {
  return double(std::min(A - B, B - A));
}

// Frames and data lie at the end of the stack area, and the machine's malloc
// takes the lowest address that there is.
static double getExpectedAddress(const HeadObject &O) {
  return O.Address.value_or(double(
      O.Area == MemoryArea::Stack ? Course::StackAreaEnd : Course::HeapStart));
}

double course::getObjectDistance(const HeadObject &A, const HeadObject &B) {
  if (A.IsArena && B.IsArena)
    return std::min(double(*A.Size) / 3, FarDistance);
  const bool AreApart =
      (A.Area == MemoryArea::Stack) != (B.Area == MemoryArea::Stack);
  if (AreApart || (A.Address && B.Address))
    return std::abs(getExpectedAddress(A) - getExpectedAddress(B));
  // Half of each, if they are neighbours.
  const double Sizes = double(A.Size.value_or(uint64_t(FarDistance))) +
                       double(B.Size.value_or(uint64_t(FarDistance)));
  return std::min(Sizes / 2, FarDistance);
}

// Of two random places, a third of the size.
double course::getDistanceInside(const HeadObject &O) {
  return O.Size ? std::min(double(*O.Size) / 3, NearDistance) : NearDistance;
}

HeadPath course::choosePath(MemoryArea From, const HeadObject &To, double Bytes,
                            bool IsExact, const HeadPrices &Prices) {
  const HeadPath Travel = {HeadReset::None, Bytes, Bytes * Prices.Byte};
  auto IsKnown = [](MemoryArea A) {
    return A == MemoryArea::Stack || A == MemoryArea::Heap;
  };
  if (!IsKnown(From) || !IsKnown(To.Area) || (From == To.Area && !IsExact))
    return Travel;
  const bool IsToStack = To.Area == MemoryArea::Stack;
  const double Start =
      double(IsToStack ? Course::StackAreaEnd : Course::HeapStart);
  HeadPath Jump;
  Jump.Reset = IsToStack ? HeadReset::ToStack : HeadReset::ToHeap;
  Jump.Bytes = std::abs(To.Address.value_or(Start) - Start);
  Jump.Ticks = Prices.Reset + Jump.Bytes * Prices.Byte;
  return Jump.Ticks < Travel.Ticks ? Jump : Travel;
}

double course::getMeanPathTicks(const HeadObject &A, const HeadObject &B,
                                const HeadPrices &Prices) {
  const double Bytes = getObjectDistance(A, B);
  return (choosePath(A.Area, B, Bytes, /*IsExact=*/false, Prices).Ticks +
          choosePath(B.Area, A, Bytes, /*IsExact=*/false, Prices).Ticks) /
         2;
}
