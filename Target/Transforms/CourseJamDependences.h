//===-- CourseJamDependences.h - Which iterations may be jammed -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Whether iterations of a loop may share one run of the loop inside it.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEJAMDEPENDENCES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEJAMDEPENDENCES_H

#include "Transforms/LoopNestJam.h"

namespace llvm {

template <typename T> class SmallVectorImpl;
class AAResults;
class DominatorTree;
class Loop;
class SCEV;
class ScalarEvolution;

/// By how much \p S grows from one iteration of \p Outer to the next at the
/// same iteration of the loops inside, or null if that is not known or not
/// always the same.
const SCEV *getCourseOuterStep(const SCEV *S, const Loop &Outer,
                               ScalarEvolution &SE);

/// Why \p Jam is not possible as far as memory is concerned, or null if it is:
/// no two accesses of which one is a store change their order, or they never
/// touch the same bytes. The loops are as above. It may depend on numbers,
/// \p Checks, which must not be negative when the outermost loop is entered.
/// Gives up with more than 1024 pairs of a store and an access.
const char *getCourseJamDependence(const CourseNestJam &Jam,
                                   ScalarEvolution &SE, const DominatorTree &DT,
                                   AAResults &AA,
                                   SmallVectorImpl<const SCEV *> &Checks);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEJAMDEPENDENCES_H
