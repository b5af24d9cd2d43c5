//===- PathNumbers.h - Numbers of paths through a function -----*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Numbers the paths through a graph of blocks, so that who goes along a path
/// only has to add (Ball and Larus, Efficient Path Profiling, MICRO 1996). A path
/// begins at the entry or behind a back edge, and ends with the next back edge or
/// where the function ends:
///
///   0 -> 1, 2    +0, +2        paths 0: 0 1 3, 1: 0 1 3 1*, 2: 0 2 3, ...
///   1, 2 -> 3                  (* and back to 1)
///
/// Each edge has a number to add; the sum is the number of the path.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_LIB_PATHNUMBERS_H
#define COURSE_MACHINE_LIB_PATHNUMBERS_H

#include <cstdint>
#include <utility>
#include <vector>

namespace course {

class PathNumbers {
public:
  struct Edge {
    uint32_t To = 0;
    /// What to add; behind a back edge, what ends the path.
    uint64_t Add = 0;
    bool IsBack = false;
    /// Of a back edge: the number that the next path begins with.
    uint64_t Restart = 0;
  };

  struct Path {
    std::vector<uint32_t> Blocks;
    /// Whether it ends with a back edge, and to where.
    bool IsLoop = false;
    uint32_t Header = 0;
  };

  /// Block 0 is the entry. \p Successors has each successor of a block once. A
  /// function with more than \p MaxPaths has none. O(blocks + edges).
  explicit PathNumbers(const std::vector<std::vector<uint32_t>> &Successors,
                       uint64_t MaxPaths = uint64_t(1) << 48);

  /// 0 if there are too many.
  uint64_t numPaths() const { return NumPaths; }

  /// The edge to \p To, or null.
  const Edge *findEdge(uint32_t From, uint32_t To) const {
    for (const Edge &E : Edges[From])
      if (E.To == To)
        return &E;
    return nullptr;
  }

  /// The path of a number.
  Path decode(uint64_t Number) const;

private:
  std::vector<std::vector<Edge>> Edges;
  /// Where paths begin, with the number they begin with, in ascending order.
  std::vector<std::pair<uint32_t, uint64_t>> Starts;
  uint64_t NumPaths = 0;

  std::vector<uint32_t> orderBlocks();
};

} // namespace course

#endif // COURSE_MACHINE_LIB_PATHNUMBERS_H
