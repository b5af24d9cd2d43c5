//===-- ValueWebs.cpp - Values that belong together -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/ValueWebs.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

unsigned ValueWebs::find(const Value *V) {
  auto [It, IsNew] = Ids.try_emplace(V, Parents.size());
  if (IsNew) {
    Parents.push_back(Parents.size());
    Users.emplace_back();
  }
  unsigned Root = It->second;
  while (Parents[Root] != Root)
    Root = Parents[Root] = Parents[Parents[Root]];
  return Root;
}

void ValueWebs::unite(const Value *A, const Value *B) {
  unsigned To = find(A), From = find(B);
  if (To == From)
    return;
  if (Users[To].size() < Users[From].size())
    std::swap(To, From);
  Parents[From] = To;
  append_range(Users[To], Users[From]);
  Users[From].clear();
}
