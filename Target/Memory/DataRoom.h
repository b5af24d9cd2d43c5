//===-- DataRoom.h - What data takes ----------------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The room that variables of the program take, alone and together, in bytes.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_DATAROOM_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_DATAROOM_H

#include "Memory/CourseGlobalLayout.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Constant.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/Support/Alignment.h"
#include <algorithm>

namespace llvm::course {

/// The size and alignment of a global in memory: whole words, so that there are
/// no gaps in any order, and initialisers are few stores.
struct Room {
  uint64_t Size;
  Align Alignment;

  Room(const GlobalVariable &GV, const DataLayout &DL)
      : Size(alignTo(
            std::max<uint64_t>(DL.getTypeAllocSize(GV.getValueType()), 1), 8)),
        Alignment(std::max(DL.getPreferredAlign(&GV), Align(8))) {}
  /// Where it starts if it ends at \p End or below.
  uint64_t placeBelow(uint64_t End) const {
    return alignDown(End - Size, Alignment.value());
  }
  /// The most that it takes.
  uint64_t getMaxSize() const { return Size + Alignment.value() - 8; }
};

/// Whether the place of \p GV may be the one of others that are not used in the
/// same runs. What has values at first has them in all runs.
inline bool isExclusive(const GlobalVariable &GV) {
  return GV.hasAttribute(CourseExclusiveAttr) && GV.hasInitializer() &&
         GV.getInitializer()->isNullValue();
}

/// How far data goes, when what is never used in the same run may lie in one
/// place.
class SharedRoom {
  uint64_t Start;
  StringMap<uint64_t> Ends;

  static StringRef getRun(const GlobalVariable &GV) {
    return GV.getAttribute(CourseExclusiveAttr).getValueAsString();
  }

public:
  explicit SharedRoom(uint64_t Start) : Start(Start) {}

  /// Where all that is used with \p GV ends.
  uint64_t getEnd(const GlobalVariable &GV) const {
    if (!isExclusive(GV))
      return getEnd();
    auto Found = Ends.find(getRun(GV));
    return Found == Ends.end() ? Start : Found->second;
  }
  uint64_t getEnd() const {
    uint64_t End = Start;
    for (const auto &Entry : Ends)
      End = std::max(End, Entry.second);
    return End;
  }
  /// \p GV ends there.
  void setEnd(const GlobalVariable &GV, uint64_t End) {
    if (isExclusive(GV)) {
      Ends[getRun(GV)] = End;
      return;
    }
    Start = End;
    Ends.clear();
  }
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_DATAROOM_H
