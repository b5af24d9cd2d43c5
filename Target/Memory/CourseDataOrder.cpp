//===-- CourseDataOrder.cpp - Which data lies next to which ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory/CourseDataOrder.h"
#include "llvm/ADT/DenseMap.h"
#include <cmath>

using namespace llvm;

// The search takes the cube of this. No benchmark has half as many globals.
static constexpr size_t MaxSearched = 24;

double llvm::getCourseTravel(ArrayRef<CourseDatum> Data,
                             const CourseAccessProfile &Profile,
                             bool IsHeapBehind) {
  // From the frames on.
  DenseMap<CourseAccessProfile::Object, double> Places;
  double End = 0;
  for (const CourseDatum &D : Data) {
    Places[D.Object] = End + double(D.Middle);
    End += double(D.Size);
  }
  Places[CourseAccessProfile::Frames] = 0;
  Places[CourseAccessProfile::Heap] = IsHeapBehind ? End : 0;
  double Travel = 0;
  for (const auto &[Object, Place] : Places)
    for (const auto &[Neighbour, Times] : Profile.getNeighbours(Object))
      if (Object < Neighbour) {
        // What has no place here is in the heap.
        auto Found = Places.find(Neighbour);
        double Other = Found != Places.end()
                           ? Found->second
                           : Places.lookup(CourseAccessProfile::Heap);
        Travel += Times * std::fabs(Place - Other);
      }
  return Travel;
}

// Moves each datum to where it makes the travel shortest, until none gains.
void llvm::orderCourseData(MutableArrayRef<CourseDatum> Data,
                           const CourseAccessProfile &Profile,
                           bool IsHeapBehind) {
  MutableArrayRef<CourseDatum> Searched = Data.take_front(MaxSearched);
  double Shortest = getCourseTravel(Searched, Profile, IsHeapBehind);
  auto Move = [&](size_t From, size_t To) {
    auto *Begin = Searched.begin();
    if (From < To)
      std::rotate(Begin + From, Begin + From + 1, Begin + To + 1);
    else
      std::rotate(Begin + To, Begin + From, Begin + From + 1);
  };
  auto ImproveOne = [&] {
    for (size_t From = 0; From != Searched.size(); ++From)
      for (size_t To = 0; To != Searched.size(); ++To) {
        if (From == To)
          continue;
        Move(From, To);
        double Travel = getCourseTravel(Searched, Profile, IsHeapBehind);
        // Rounding must not make it go on for ever.
        if (Travel < Shortest * 0.9999) {
          Shortest = Travel;
          return true;
        }
        Move(To, From);
      }
    return false;
  };
  for (size_t Round = 0; Round != MaxSearched * MaxSearched && ImproveOne();)
    ++Round;
}
