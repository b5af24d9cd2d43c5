//===- Breakpoints.cpp - Where a run stops --------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Decides whether breakpoints hold.
///
//===----------------------------------------------------------------------===//

#include "Breakpoints.h"

#include <algorithm>

using namespace course;

const Breakpoint &Breakpoints::add(Breakpoint B) {
  B.Id = ++LastId;
  List.push_back(std::move(B));
  index();
  return List.back();
}

bool Breakpoints::remove(unsigned Id) {
  size_t Removed =
      std::erase_if(List, [&](const Breakpoint &B) { return B.Id == Id; });
  index();
  return Removed != 0;
}

void Breakpoints::clear() {
  List.clear();
  index();
}

void Breakpoints::index() {
  std::fill(HasCode.begin(), HasCode.end(), false);
  std::fill(HasLine.begin(), HasLine.end(), false);
  HasData = false;
  for (const Breakpoint &B : List) {
    if (const auto *Code = std::get_if<Breakpoint::Code>(&B.What))
      for (uint32_t Index : Code->Indices)
        HasCode[Index] = true;
    else if (const auto *Line = std::get_if<Breakpoint::Line>(&B.What))
      std::transform(HasLine.begin(), HasLine.end(), Line->Locations.begin(),
                     HasLine.begin(), std::logical_or<>());
    else
      HasData = true;
  }
}

bool Breakpoints::holds(const Breakpoint &B, const Moment &M) const {
  if (const auto *Code = std::get_if<Breakpoint::Code>(&B.What))
    return std::ranges::find(Code->Indices, M.Index) != Code->Indices.end();
  if (const auto *Line = std::get_if<Breakpoint::Line>(&B.What))
    return Line->Locations[Info.location(M.Index)] &&
           (M.Before == Moment::None ||
            !Line->Locations[Info.location(M.Before)]);
  if (const auto *Cost = std::get_if<Breakpoint::Cost>(&B.What))
    return M.TicksBefore < Cost->Ticks && M.Ticks >= Cost->Ticks;
  const auto &Watch = std::get<Breakpoint::Watch>(B.What);
  // Neither addresses nor sizes of memory come near 2^64.
  return M.Last.Size != 0 && (M.Last.IsStore ? Watch.OnStore : Watch.OnLoad) &&
         M.Last.Address < Watch.Address + Watch.Size &&
         Watch.Address < M.Last.Address + M.Last.Size;
}

bool Breakpoints::stopsAt(const Moment &M) const {
  if (!HasData && !HasCode[M.Index] && !HasLine[Info.location(M.Index)])
    return false;
  return std::ranges::any_of(List,
                             [&](const Breakpoint &B) { return holds(B, M); });
}

std::vector<unsigned> Breakpoints::hitsAt(const Moment &M) const {
  std::vector<unsigned> Ids;
  for (const Breakpoint &B : List)
    if (holds(B, M))
      Ids.push_back(B.Id);
  return Ids;
}
