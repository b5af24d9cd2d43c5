//===-- SlotClasses.cpp - Values that can share a slot --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/SlotClasses.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace llvm::course;

SlotClasses::SlotClasses(const NextUses &Distances, unsigned NumValues)
    : Distances(Distances), Leader(NumValues), Members(NumValues) {
  for (ValueId V : Leader.ids()) {
    Leader[V] = V;
    Members[V] = {V};
  }
}

void SlotClasses::tryMerge(ValueId A, ValueId B) {
  A = Leader[A];
  B = Leader[B];
  if (A == B || Members[A].size() * Members[B].size() > MaxTests)
    return;
  for (ValueId U : Members[A])
    for (ValueId V : Members[B])
      if (Distances.interfere(U, V))
        return;
  if (Members[A].size() < Members[B].size())
    std::swap(A, B);
  for (ValueId V : Members[B]) {
    Leader[V] = A;
    Members[A].push_back(V);
  }
  Members[B].clear();
}

void SlotClasses::mergeAll(const SpillProgram &Program,
                           std::vector<PhiEdge> &Edges) {
  llvm::sort(Edges, [](const PhiEdge &A, const PhiEdge &B) {
    return std::tie(B.Frequency, A.Result, A.PredIndex) <
           std::tie(A.Frequency, B.Result, B.PredIndex);
  });
  for (const PhiEdge &Edge : Edges)
    if (!Program.Values[Edge.Operand].IsImmediate)
      tryMerge(Edge.Result, Edge.Operand);
}
