//===-- CourseVersions.h - Code that is there several times ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What copies of all that follows a decision have in common: nothing comes
/// after them, so that there is nothing to join.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_COURSEVERSIONS_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_COURSEVERSIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

namespace llvm {

/// Whether nothing in \p BB forbids a copy of it.
bool canCourseCodeBeThereTwice(const BasicBlock &BB);

/// Replaces what \p Map says in \p Copies, which are all blocks that the copies
/// lead to. What comes from elsewhere goes on to lead to the originals.
void remapCourseCopies(ArrayRef<BasicBlock *> Copies, ValueToValueMapTy &Map);

/// Moves allocas of fixed size to the front of \p F: what is alive as long as the
/// function has to be before what is split off.
void moveCourseAllocasToFront(Function &F);

/// All that comes after \p Decision, in blocks of its own; nothing if it cannot
/// be there twice, or has more than \p Limit instructions.
SmallVector<BasicBlock *, 16> splitCourseRest(Instruction &Decision,
                                              unsigned Limit);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_COURSEVERSIONS_H
