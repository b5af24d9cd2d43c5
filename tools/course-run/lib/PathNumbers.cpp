//===- PathNumbers.cpp - Numbers of paths through a function --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts for each block the paths from it to an end: an edge adds as many as the
/// edges before it lead to.
///
//===----------------------------------------------------------------------===//

#include "PathNumbers.h"

#include <algorithm>

using namespace course;

/// Marks back edges, those to a block that the search is in. Returns the blocks
/// that can be reached, each after those that it leads to.
std::vector<uint32_t> PathNumbers::orderBlocks() {
  enum : uint8_t { Unseen, Open, Done };
  std::vector<uint8_t> State(Edges.size(), Unseen);
  std::vector<uint32_t> Order;
  std::vector<std::pair<uint32_t, size_t>> Stack = {{0, 0}};
  State[0] = Open;
  while (!Stack.empty()) {
    auto &[Block, Next] = Stack.back();
    if (Next == Edges[Block].size()) {
      State[Block] = Done;
      Order.push_back(Block);
      Stack.pop_back();
      continue;
    }
    Edge &E = Edges[Block][Next++];
    E.IsBack = State[E.To] == Open;
    if (State[E.To] == Unseen) {
      State[E.To] = Open;
      Stack.push_back({E.To, 0});
    }
  }
  return Order;
}

PathNumbers::PathNumbers(const std::vector<std::vector<uint32_t>> &Successors,
                         uint64_t MaxPaths)
    : Edges(Successors.size()) {
  if (Successors.empty())
    return;
  for (size_t Block = 0; Block != Successors.size(); ++Block)
    for (uint32_t To : Successors[Block])
      Edges[Block].push_back({To});
  std::vector<uint64_t> PathsFrom(Successors.size());
  std::vector<uint32_t> Headers;
  for (uint32_t Block : orderBlocks()) {
    uint64_t Sum = 0;
    for (Edge &E : Edges[Block]) {
      E.Add = Sum;
      Sum += E.IsBack ? 1 : PathsFrom[E.To];
      if (E.IsBack)
        Headers.push_back(E.To);
      if (Sum > MaxPaths)
        return;
    }
    PathsFrom[Block] = Edges[Block].empty() ? 1 : Sum;
  }
  std::sort(Headers.begin(), Headers.end());
  Headers.erase(std::unique(Headers.begin(), Headers.end()), Headers.end());
  Starts.push_back({0, 0});
  uint64_t Sum = PathsFrom[0];
  for (uint32_t Header : Headers) {
    Starts.push_back({Header, Sum});
    Sum += PathsFrom[Header];
    if (Sum > MaxPaths)
      return;
  }
  for (std::vector<Edge> &Out : Edges)
    for (Edge &E : Out)
      if (E.IsBack)
        E.Restart =
            std::find_if(Starts.begin() + 1, Starts.end(), [&](const auto &S) {
              return S.first == E.To;
            })->second;
  NumPaths = Sum;
}

PathNumbers::Path PathNumbers::decode(uint64_t Number) const {
  auto Start = Starts.end();
  while ((--Start)->second > Number) {
  }
  Number -= Start->second;
  Path P;
  for (uint32_t Block = Start->first;;) {
    P.Blocks.push_back(Block);
    if (Edges[Block].empty())
      return P;
    // The last edge that does not add too much.
    auto Edge = Edges[Block].end();
    while ((--Edge)->Add > Number) {
    }
    Number -= Edge->Add;
    if (Edge->IsBack) {
      P.IsLoop = true;
      P.Header = Edge->To;
      return P;
    }
    Block = Edge->To;
  }
}
