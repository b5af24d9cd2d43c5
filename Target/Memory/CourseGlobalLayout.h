//===-- CourseGlobalLayout.h - Where globals and frames lie -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The machine has no data section. Before selection, CourseGlobalLayout gives
/// every global variable a constant address and lets `main` store what
/// initialisers say; both facts are attributes in the IR, so that any later
/// stage, also one that starts from MIR text, reads them there.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_COURSEGLOBALLAYOUT_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_COURSEGLOBALLAYOUT_H

#include "Memory/HeadPath.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace llvm {

class Function;
class GlobalVariable;
class Module;

/// Attributes of a global variable whose place is decided.
inline constexpr StringLiteral CourseInStackAreaAttr = "course-in-stack-area";
inline constexpr StringLiteral CourseInHeapAttr = "course-in-heap";
/// Of one that is only used in some runs, with a name for these: what has another
/// name is not used then.
inline constexpr StringLiteral CourseExclusiveAttr = "course-exclusive";
/// Of the one that says how much is left of the arena.
inline constexpr StringLiteral CourseArenaLeftAttr = "course-arena-left";

/// Makes \p GV the part of the stack area from which malloc is served first,
/// and says whether it is that, and from which end on it is used. The other end
/// may never be used. Layout leaves \p HighRoom bytes behind all data: for the
/// frame of main above an arena that is filled downward, else for spill slots
/// of main that are to be near the heap.
void markCourseArena(GlobalVariable &GV, course::ArenaFill Fill,
                     uint64_t HighRoom);
bool isCourseArena(const GlobalVariable &GV);
course::ArenaFill getCourseArenaFill(const GlobalVariable &GV);

/// The bytes of the stack area that are not for data, if the stack is to have \p
/// Reserve bytes: HighRoom is a part of these if it is for frames.
uint64_t getCourseRoomForStack(uint64_t Reserve, course::ArenaFill Fill,
                               uint64_t HighRoom);

/// The address that layout gave to \p GV, if it did.
std::optional<uint64_t> getCourseGlobalAddress(const GlobalVariable &GV);

/// The bytes at the end of the stack area that \p F, which is main, may use for
/// spill slots, and whether its whole frame is to be there.
uint64_t getCourseHighRoom(const Function &F);
bool hasCourseHighFrame(const Function &F);

/// Where layout places the globals of a module.
struct CourseStackAreaPlan {
  /// From the frames on, as it lies there.
  SmallVector<GlobalVariable *, 16> InStackArea;
  SmallVector<GlobalVariable *, 16> InHeap;
  uint64_t Left = 0;
};

/// Decides which globals of \p M take the \p Size bytes of the stack area that
/// are for data: what is accessed most often, estimated from block frequencies,
/// for its size, but nothing with fewer than \p MinDensity accesses a byte; in
/// an order that keeps head travel short.
CourseStackAreaPlan planCourseStackArea(Module &M, uint64_t Size,
                                        double MinDensity = 0);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_COURSEGLOBALLAYOUT_H
