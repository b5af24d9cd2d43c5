//===- Breakpoints.h - Where a run stops -----------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Breakpoints by place in the code or source, access to memory, and cost. All
/// are rules on moments, so they hold forwards and backwards alike.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_DEBUGGER_BREAKPOINTS_H
#define COURSE_MACHINE_DEBUGGER_BREAKPOINTS_H

#include "DebugInfo.h"
#include "Timeline.h"

#include <variant>

namespace course {

struct Breakpoint {
  /// Before one of these instructions (code indices).
  struct Code {
    std::vector<uint32_t> Indices;
  };
  /// Where control comes to one of these places from another one in the same
  /// call, or by entering it.
  struct Line {
    /// By location.
    std::vector<bool> Locations;
  };
  /// After an access of these bytes.
  struct Watch {
    uint64_t Address = 0;
    uint64_t Size = 0;
    bool OnLoad = false;
    bool OnStore = true;
  };
  /// Where the cost reaches this.
  struct Cost {
    uint64_t Ticks = 0;
  };

  unsigned Id = 0;
  /// For users: "prog.c:12".
  std::string Text;
  /// Of the file that it is in, or 0.
  uint64_t LineNumber = 0;
  std::variant<Code, Line, Watch, Cost> What;
};

class Breakpoints {
public:
  Breakpoints(const Code &Decoded, const DebugInfo &Info)
      : Info(Info), HasCode(Decoded.Insts.size()),
        HasLine(Info.numLocations()) {}

  /// Gives it a number, from 1.
  const Breakpoint &add(Breakpoint B);
  /// False if there is none of this number.
  bool remove(unsigned Id);
  void clear();
  const std::vector<Breakpoint> &all() const { return List; }

  /// Whether one holds.
  bool stopsAt(const Moment &M) const;
  /// The numbers of all that hold.
  std::vector<unsigned> hitsAt(const Moment &M) const;

private:
  bool holds(const Breakpoint &B, const Moment &M) const;
  void index();

  const DebugInfo &Info;
  std::vector<Breakpoint> List;
  unsigned LastId = 0;
  // What may stop, to be asked first.
  std::vector<bool> HasCode;
  std::vector<bool> HasLine;
  bool HasData = false;
};

} // namespace course

#endif // COURSE_MACHINE_DEBUGGER_BREAKPOINTS_H
