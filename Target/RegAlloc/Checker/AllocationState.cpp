//===-- AllocationState.cpp - What is known at a point --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Checker/AllocationState.h"

using namespace llvm;
using namespace llvm::course;

bool EntryState::meet(EntryState &&Other) {
  if (!IsReached) {
    *this = std::move(Other);
    return true;
  }
  SymbolSet NewWild;
  for (Symbol S : Wild)
    if (is_contained(Other.Wild, S))
      NewWild.push_back(S);
  SmallVector<Fact, 0> NewFacts;
  const Fact *Mine = Facts.begin(), *Theirs = Other.Facts.begin();
  while (Mine != Facts.end() || Theirs != Other.Facts.end()) {
    bool IsMine = Mine != Facts.end() &&
                  (Theirs == Other.Facts.end() || *Mine <= *Theirs);
    bool IsTheirs = Theirs != Other.Facts.end() &&
                    (Mine == Facts.end() || *Theirs <= *Mine);
    const Fact &F = IsMine ? *Mine : *Theirs;
    if ((IsMine || is_contained(Wild, F.second)) &&
        (IsTheirs || is_contained(Other.Wild, F.second)))
      NewFacts.push_back(F);
    Mine += IsMine;
    Theirs += IsTheirs;
  }
  bool HasChanged = NewFacts != Facts || NewWild != Wild;
  Facts = std::move(NewFacts);
  Wild = std::move(NewWild);
  return HasChanged;
}

LocationState course::unpack(const EntryState &Entry, unsigned NumLocations) {
  LocationState S;
  S.Locations.resize(NumLocations);
  for (auto [Location, Held] : Entry.Facts)
    S.Locations[Location].push_back(Held);
  S.Wild = Entry.Wild;
  return S;
}

EntryState course::pack(const LocationState &S) {
  EntryState Result;
  Result.IsReached = true;
  Result.Wild = S.Wild;
  for (auto [Location, Set] : enumerateIds(S.Locations)) {
    size_t Start = Result.Facts.size();
    for (Symbol Held : Set)
      if (!is_contained(S.Wild, Held))
        Result.Facts.push_back({Location, Held});
    llvm::sort(Result.Facts.begin() + Start, Result.Facts.end());
  }
  return Result;
}
