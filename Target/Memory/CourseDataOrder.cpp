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
                             const HeadPrices &Prices, FramePlace Frames,
                             ArrayRef<CourseDatum> InHeap) {
  double Address = double(Course::StackAreaEnd);
  for (const CourseDatum &D : Data)
    Address -= double(D.Size);
  DenseMap<CourseAccessProfile::Object, HeadObject> Addresses;
  Addresses[CourseAccessProfile::Frames] = {
      MemoryArea::Stack,
      Frames == FramePlace::Start ? Address : double(Course::StackAreaEnd)};
  for (const CourseDatum &D : Data) {
    Addresses[D.Object] = {MemoryArea::Stack, Address + double(D.Middle)};
    Address += double(D.Size);
  }
  Address = double(Course::HeapStart);
  for (const CourseDatum &D : InHeap) {
    Addresses[D.Object] = {MemoryArea::Heap, Address + double(D.Middle)};
    Address += double(D.Size);
  }
  // What has no place here comes after it.
  const HeadObject Heap = {MemoryArea::Heap, Address};
  Addresses[CourseAccessProfile::Heap] = Heap;
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
static void improveOrder(MutableArrayRef<CourseDatum> Data,
                         function_ref<double()> GetTravel) {
  double Shortest = GetTravel();
  auto Move = [&](size_t From, size_t To) {
    auto *Begin = Data.begin();
    if (From < To)
      std::rotate(Begin + From, Begin + From + 1, Begin + To + 1);
    else
      std::rotate(Begin + To, Begin + From, Begin + From + 1);
  };
  auto ImproveOne = [&] {
    for (size_t From = 0; From != Data.size(); ++From)
      for (size_t To = 0; To != Data.size(); ++To) {
        if (From == To)
          continue;
        Move(From, To);
        double Travel = GetTravel();
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

void llvm::orderCourseData(MutableArrayRef<CourseDatum> Data,
                           const CourseAccessProfile &Profile,
                           const HeadPrices &Prices, FramePlace Frames) {
  MutableArrayRef<CourseDatum> Searched = Data.take_front(MaxSearched);
  if (Frames == FramePlace::End) {
    std::reverse(Data.begin(), Data.end());
    Searched = Data.take_back(MaxSearched);
  }
  improveOrder(Searched, [&] {
    return getCourseTravel(Searched, Profile, Prices, Frames);
  });
}

void llvm::orderCourseHeapData(MutableArrayRef<CourseDatum> InHeap,
                               const CourseAccessProfile &Profile,
                               const HeadPrices &Prices, FramePlace Frames,
                               ArrayRef<CourseDatum> Data) {
  improveOrder(InHeap.take_front(MaxSearched), [&] {
    return getCourseTravel(Data, Profile, Prices, Frames, InHeap);
  });
}
