//===-- CourseDataOrder.cpp - Which data lies next to which ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory/CourseDataOrder.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "llvm/ADT/DenseMap.h"

using namespace llvm;
using namespace llvm::course;

// The search takes the cube of this. No benchmark has half as many globals.
static constexpr size_t MaxSearched = 24;

double llvm::getCourseTravel(ArrayRef<CourseDatum> Data,
                             const CourseAccessProfile &Profile,
                             const HeadPrices &Prices, FramePlace Frames) {
  double Address = double(Course::StackAreaEnd);
  for (const CourseDatum &D : Data)
    Address -= double(D.Size);
  DenseMap<CourseAccessProfile::Object, HeadObject> Addresses;
  Addresses[CourseAccessProfile::Frames] = {
      MemoryArea::Stack,
      Frames == FramePlace::Start ? Address : double(Course::StackAreaEnd)};
  // What has no place here is there, too.
  const HeadObject Heap = {MemoryArea::Heap};
  Addresses[CourseAccessProfile::Heap] = Heap;
  for (const CourseDatum &D : Data) {
    Addresses[D.Object] = {MemoryArea::Stack, Address + double(D.Middle)};
    Address += double(D.Size);
  }
  double Travel = 0;
  for (const auto &[Object, Address] : Addresses)
    for (const auto &[Neighbour, Times] : Profile.getNeighbours(Object))
      if (Object < Neighbour) {
        auto Found = Addresses.find(Neighbour);
        Travel += Times * getMeanPathTicks(
                              Address,
                              Found != Addresses.end() ? Found->second : Heap,
                              Prices);
      }
  return Travel;
}

// Moves each datum to where it makes the travel shortest, until none gains.
void llvm::orderCourseData(MutableArrayRef<CourseDatum> Data,
                           const CourseAccessProfile &Profile,
                           const HeadPrices &Prices, FramePlace Frames) {
  MutableArrayRef<CourseDatum> Searched = Data.take_front(MaxSearched);
  if (Frames == FramePlace::End) {
    std::reverse(Data.begin(), Data.end());
    Searched = Data.take_back(MaxSearched);
  }
  double Shortest = getCourseTravel(Searched, Profile, Prices, Frames);
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
        double Travel = getCourseTravel(Searched, Profile, Prices, Frames);
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
