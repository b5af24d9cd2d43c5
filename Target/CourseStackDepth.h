//===-- CourseStackDepth.h - How deep the call stack gets -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// CourseStackReserve says before selection what the call stack may need. When
/// all frames are final, this says what it does need at most.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_COURSESTACKDEPTH_H
#define LLVM_LIB_TARGET_COURSE_COURSESTACKDEPTH_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include <cstdint>
#include <optional>

namespace llvm {

class Function;
class MachineFunction;

class CourseStackDepth {
public:
  /// Takes note of the frame and the calls of \p MF, which is final.
  void add(const MachineFunction &MF);

  /// The bytes of the deepest path of frames from \p Entry; none if it calls
  /// itself or something has a frame without bounds. Linear in the calls.
  std::optional<uint64_t> getDepth(const Function &Entry) const;

private:
  struct Frame {
    uint64_t Bytes = 0;
    bool IsBounded = true;
    SmallSetVector<const Function *, 4> Callees;
  };
  DenseMap<const Function *, Frame> Frames;
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_COURSESTACKDEPTH_H
