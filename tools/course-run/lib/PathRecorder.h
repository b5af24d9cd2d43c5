//===-- PathRecorder.h - Counts paths through functions -----------*- C++ -*- -===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the machine's loop tells of a run whose paths are counted. A branch is
/// an addition, the end of a path one more (PathNumbers). It is apart from
/// ProfileRecorder, since it takes as much time as all of that.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_LIB_PATHRECORDER_H
#define COURSE_MACHINE_LIB_PATHRECORDER_H

#include "Code.h"
#include "PathNumbers.h"
#include "course-machine/Profile.h"

#include <unordered_map>
#include <vector>

namespace course {

class PathRecorder {
public:
  PathRecorder(const Program &P, const Code &Decoded);

  /// The branch at \p From has gone to \p To, in the running function.
  void branch(size_t From, size_t To) {
    const PathNumbers::Edge *E = CountsOf[Current.Function].Numbers.findEdge(
        Decoded.Origins[From].Block, Decoded.Origins[To].Block);
    if (!E)
      return;
    Current.Sum += E->Add;
    if (!E->IsBack)
      return;
    endPath();
    Current.Sum = E->Restart;
  }
  /// The running function calls \p Function.
  void enter(uint32_t Function) {
    Callers.push_back(Current);
    Current = {Function, 0};
    CountsOf[Function].IsCalled = true;
  }
  /// The running function returns; the caller goes on, if there is one.
  void leave() {
    endPath();
    if (Callers.empty())
      return;
    Current = Callers.back();
    Callers.pop_back();
  }

  /// Those that were executed, most often first.
  void addTo(Profile &Result) const;

private:
  /// Paths through the blocks of a function.
  struct PathCounts {
    PathNumbers Numbers;
    /// By number: of a function with few paths, and of one with many.
    std::vector<uint64_t> OfFew = {};
    std::unordered_map<uint64_t, uint64_t> OfMany = {};
    bool IsCalled = false;
  };
  /// What runs, and the sum of the edges that it has gone along.
  struct Active {
    uint32_t Function = 0;
    uint64_t Sum = 0;
  };

  void endPath() {
    PathCounts &Counts = CountsOf[Current.Function];
    if (Current.Sum < Counts.OfFew.size())
      ++Counts.OfFew[Current.Sum];
    else if (Counts.Numbers.numPaths() != 0)
      ++Counts.OfMany[Current.Sum];
  }

  const Code &Decoded;
  std::vector<PathCounts> CountsOf;
  std::vector<Active> Callers;
  Active Current;
};

} // namespace course

#endif // COURSE_MACHINE_LIB_PATHRECORDER_H
