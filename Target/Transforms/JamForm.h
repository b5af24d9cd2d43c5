//===-- JamForm.h - Nests of loops that can be jammed -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The form that course-unroll-and-jam wants a nest of loops to have.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_JAMFORM_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_JAMFORM_H

#include "Transforms/LoopNestJam.h"

namespace llvm {

class AssumptionCache;
class DominatorTree;
class Loop;
class LoopInfo;
class ScalarEvolution;
class TargetLibraryInfo;

/// Why iterations of the outermost loop of \p Jam, of which the nest is known,
/// cannot share the runs of the loops inside as far as trip counts and values
/// are concerned, or null: these have the same trip count each time, the
/// innermost one of two may have one more or less each time, which is then the
/// growth of \p Jam, and what the next iteration begins with does not wait for
/// them, but for the reductions of \p Jam.
const char *getCourseJamCounts(CourseNestJam &Jam, ScalarEvolution &SE);

/// Why the blocks of \p Nest, which is as above, do not allow it, or null: there
/// are blocks before each inner loop, this, which is always entered, and one
/// block after it.
const char *getCourseJamBlocks(ArrayRef<Loop *> Nest, const DominatorTree &DT);

/// Whether \p L, which is simplified, is small enough to exist twice.
bool canCourseJamTwice(const Loop &L);

/// If the same condition decides in all iterations of \p Outer whether they leave
/// out the inner loop, asks it before, where \p Outer exists twice; if only the
/// first iteration leaves it out, moves that before \p Outer. Whether it has
/// changed anything. All analyses are kept up to date.
bool enterCourseInnerLoop(Loop &Outer, LoopInfo &LI, DominatorTree &DT,
                          ScalarEvolution &SE, AssumptionCache &AC,
                          const TargetLibraryInfo &TLI);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_JAMFORM_H
