//===-- InclusionConstraints.cpp - Inclusion-based points-to --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Repeats three steps until nothing changes: make cycles of copies one node, let
/// sets go along copies in topological order, and make copies of loads and
/// stores, from or to each object that their pointers turn out to point to. Only
/// what is new goes along. Source: Pereira and Berlin, Wave Propagation and Deep
/// Propagation for Pointer Analysis (CGO 2009).
///
//===----------------------------------------------------------------------===//

#include "Transforms/InclusionConstraints.h"

using namespace llvm;
using namespace llvm::course;

InclusionConstraints::Node InclusionConstraints::addNode() {
  const Node N(Nodes.size());
  Nodes.emplace_back();
  Nodes[N].Parent = N;
  return N;
}

InclusionConstraints::Node InclusionConstraints::find(Node N) const {
  while (Nodes[N].Parent != N)
    N = Nodes[N].Parent;
  return N;
}

InclusionConstraints::Node
InclusionConstraints::getContents(Node Object, ExtentId At) const {
  auto Found = Contents.find({Object, At});
  return find(Found == Contents.end() ? Object : Found->second);
}

void InclusionConstraints::addAddress(Node Pointer, Node Object) {
  Nodes[find(Pointer)].Objects.set(Object);
}

void InclusionConstraints::addCopy(Node From, Node To) {
  From = find(From);
  To = find(To);
  if (From == To || !CopyPairs.insert({From, To}).second)
    return;
  Nodes[From].Copies.push_back(To);
  Nodes[To].Objects |= Nodes[From].Copied;
}

void InclusionConstraints::addLoad(Node Pointer, Node To, ExtentId At) {
  NodeInfo &Info = Nodes[find(Pointer)];
  Info.Loads.push_back({To, At});
  Info.Followed.clear();
}

void InclusionConstraints::addStore(Node From, Node Pointer, ExtentId At) {
  NodeInfo &Info = Nodes[find(Pointer)];
  Info.Stores.push_back({From, At});
  Info.Followed.clear();
}

void InclusionConstraints::setContents(Node Object, ExtentId At, Node Stored) {
  Contents[{Object, At}] = Stored;
}

void InclusionConstraints::merge(Node To, Node From) {
  NodeInfo &A = Nodes[To], &B = Nodes[From];
  B.Parent = To;
  A.Objects |= B.Objects;
  A.Copied &= B.Copied;
  A.Followed &= B.Followed;
  A.Copies.append(B.Copies);
  A.Loads.append(B.Loads);
  A.Stores.append(B.Stores);
  B = NodeInfo();
  B.Parent = To;
}

// The nodes that are left, in an order in which copies come after what they are
// of. Tarjan's algorithm, without recursion.
std::vector<InclusionConstraints::Node> InclusionConstraints::mergeCycles() {
  constexpr unsigned Unseen = 0, Done = ~0u;
  IdVector<Node, unsigned> Numbers(Nodes.size(), Unseen), Lowest(Nodes.size());
  std::vector<Node> Open, Order;
  std::vector<std::pair<Node, unsigned>> Path; // and the next copy to visit
  std::vector<std::pair<Node, Node>> Same;
  unsigned NumSeen = 0;
  auto Enter = [&](Node N) {
    Numbers[N] = Lowest[N] = ++NumSeen;
    Open.push_back(N);
    Path.push_back({N, 0});
  };
  auto Leave = [&](Node N) {
    Path.pop_back();
    if (!Path.empty())
      Lowest[Path.back().first] =
          std::min(Lowest[Path.back().first], Lowest[N]);
    if (Lowest[N] != Numbers[N])
      return;
    Order.push_back(N);
    for (Node Member; Member != N;) {
      Member = Open.back();
      Open.pop_back();
      Numbers[Member] = Done;
      if (Member != N)
        Same.push_back({N, Member});
    }
  };
  for (Node Root : Nodes.ids()) {
    if (Nodes[Root].Parent != Root || Numbers[Root] != Unseen)
      continue;
    Enter(Root);
    while (!Path.empty()) {
      const Node N = Path.back().first;
      if (Path.back().second == Nodes[N].Copies.size()) {
        Leave(N);
        continue;
      }
      const Node To = find(Nodes[N].Copies[Path.back().second++]);
      if (Numbers[To] == Unseen)
        Enter(To);
      else if (Numbers[To] != Done)
        Lowest[N] = std::min(Lowest[N], Numbers[To]);
    }
  }
  for (auto [To, From] : Same)
    merge(To, From);
  std::reverse(Order.begin(), Order.end());
  return Order;
}

// Makes copies of the loads and stores of what Pointer newly points to, if there
// is any.
bool InclusionConstraints::follow(Node Pointer) {
  NodeInfo &Info = Nodes[Pointer];
  ObjectSet New = Info.Objects;
  New.remove(Info.Followed);
  Info.Followed |= New;
  for (Node Object : New) {
    for (auto [To, At] : Info.Loads)
      addCopy(getContents(Object, At), To);
    for (auto [From, At] : Info.Stores)
      addCopy(From, getContents(Object, At));
  }
  return !New.empty();
}

bool InclusionConstraints::solve(unsigned MaxSteps) {
  unsigned Steps = 0;
  for (bool HasChanged = true; HasChanged;) {
    HasChanged = false;
    const std::vector<Node> Order = mergeCycles();
    for (Node N : Order) {
      ObjectSet New = Nodes[N].Objects;
      New.remove(Nodes[N].Copied);
      if (New.empty())
        continue;
      HasChanged = true;
      Nodes[N].Copied |= New;
      for (Node Copy : Nodes[N].Copies) {
        const Node To = find(Copy);
        if (To == N)
          continue;
        if (++Steps > MaxSteps)
          return false;
        Nodes[To].Objects |= New;
      }
    }
    for (Node N : Order)
      if (!Nodes[N].Loads.empty() || !Nodes[N].Stores.empty())
        HasChanged |= follow(N);
  }
  return true;
}
