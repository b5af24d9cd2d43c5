//===-- CourseCandidates.h - The cheapest of several codes ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where estimates in the middle of compilation cannot decide, the program is
/// compiled several times, by decisions that differ, and what costs least at
/// the end is kept:
///
/// \code
///   program --> as ever               : 1 230.5 by the model
///           --> no jamming            : 1 180.0   <- from here on
///           --> no jamming, 4 copies  : 1 195.2
/// \endcode
///
/// CourseCandidates.def lists the decisions, the one that saves most over the
/// tuning set first. Each is tried together with those that have been kept.
/// CourseEstimate judges. Takes as long as compiling once for each.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECANDIDATES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECANDIDATES_H

namespace llvm {

class Module;
class StringRef;
class TargetMachine;

/// Takes the decisions by which \p M costs least when \p Pipeline, a text, and
/// code generation have run; that is then to be done. Copies of \p M are
/// compiled; it stays as it is.
void chooseCourseCandidate(const Module &M, TargetMachine &TM,
                           StringRef Pipeline);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECANDIDATES_H
