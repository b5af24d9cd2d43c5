//===-- InclusionConstraints.cpp - Inclusion-based points-to --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Propagates sets along copies, with a worklist. A load or store becomes a
/// copy from or to each object that its pointer turns out to point to.
///
//===----------------------------------------------------------------------===//

#include "Transforms/InclusionConstraints.h"
#include "llvm/ADT/SetVector.h"

using namespace llvm;
using namespace llvm::course;

InclusionConstraints::Node InclusionConstraints::addNode() {
  Nodes.emplace_back();
  return Nodes.size() - 1;
}

void InclusionConstraints::addAddress(Node Pointer, Node Object) {
  Nodes[Pointer].Objects.set(Object);
}

void InclusionConstraints::addCopy(Node From, Node To) {
  if (From != To && CopyPairs.insert({From, To}).second)
    Nodes[From].Copies.push_back(To);
}

void InclusionConstraints::addLoad(Node Pointer, Node To) {
  Nodes[Pointer].Loads.push_back(To);
}

void InclusionConstraints::addStore(Node From, Node Pointer) {
  Nodes[Pointer].Stores.push_back(From);
}

bool InclusionConstraints::solve(unsigned MaxSteps) {
  SetVector<Node, SmallVector<Node, 32>, DenseSet<Node>> Worklist;
  for (Node N = 0; N != Nodes.size(); ++N)
    if (!Nodes[N].Objects.empty())
      Worklist.insert(N);
  unsigned Steps = 0;
  while (!Worklist.empty()) {
    const Node N = Worklist.pop_back_val();
    ObjectSet New = Nodes[N].Objects;
    New.intersectWithComplement(Nodes[N].Followed);
    Nodes[N].Followed |= New;
    for (Node Object : New) {
      for (Node To : Nodes[N].Loads)
        addCopy(Object, To);
      for (Node From : Nodes[N].Stores) {
        addCopy(From, Object);
        Worklist.insert(From);
      }
      if (!Nodes[N].Loads.empty())
        Worklist.insert(Object);
    }
    for (Node To : Nodes[N].Copies) {
      if (++Steps > MaxSteps)
        return false;
      const bool HasGrown = Nodes[To].Objects |= Nodes[N].Objects;
      if (HasGrown)
        Worklist.insert(To);
    }
  }
  return true;
}
