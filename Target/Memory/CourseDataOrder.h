//===-- CourseDataOrder.h - Which data lies next to which -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The head moves from each access to the next, so data that is accessed in
/// turns should lie together: a linear arrangement problem, which is hard in
/// general. This is a local search.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_COURSEDATAORDER_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_COURSEDATAORDER_H

#include "Memory/CourseAccessProfile.h"
#include "Memory/HeadPath.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace llvm {

/// On which side of the data frames lie: below it, or between it and the end of
/// the stack area, where they take next to nothing.
enum class FramePlace { Start, End };

struct CourseDatum {
  CourseAccessProfile::Object Object;
  uint64_t Size;
  /// Where in it accesses are, on average.
  double Middle;
};

/// How worthwhile it is for a datum to have a good place: its accesses for each
/// byte that it takes there.
inline double getCourseDensity(const CourseAccessProfile &Profile,
                               const CourseDatum &D) {
  return Profile.getAccesses(D.Object) / double(D.Size);
}

/// What the paths of the head cost in one run, in ticks, if \p Data in this
/// order is at the end of the stack area, and \p InHeap at the start of the heap.
double getCourseTravel(ArrayRef<CourseDatum> Data,
                       const CourseAccessProfile &Profile,
                       const course::HeadPrices &Prices,
                       FramePlace Frames = FramePlace::Start,
                       ArrayRef<CourseDatum> InHeap = {});

/// Brings \p Data, what is accessed most for its size first, into an order with
/// little travel; only the first few if it is much, near the frames.
/// Deterministic.
void orderCourseData(MutableArrayRef<CourseDatum> Data,
                     const CourseAccessProfile &Profile,
                     const course::HeadPrices &Prices,
                     FramePlace Frames = FramePlace::Start);

/// The same for \p InHeap at the start of the heap, while \p Data stays as it is.
void orderCourseHeapData(MutableArrayRef<CourseDatum> InHeap,
                         const CourseAccessProfile &Profile,
                         const course::HeadPrices &Prices, FramePlace Frames,
                         ArrayRef<CourseDatum> Data);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_COURSEDATAORDER_H
