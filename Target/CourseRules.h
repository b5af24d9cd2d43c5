//===-- CourseRules.h - Which rules were applied ----------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A rule that replaces one computation by another says by COURSE_RULE that it
/// is applied; `-debug-only=course-rules` prints that, with the width, behind
/// the name of the function. The names are literals, so that
/// `scripts/prove-rules` finds all of them in the sources: each must be applied
/// in a case that is proven.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_COURSERULES_H
#define LLVM_LIB_TARGET_COURSE_COURSERULES_H

#include "llvm/Support/Debug.h"
#include "llvm/Support/raw_ostream.h"

#define COURSE_RULE(Name, Width)                                               \
  DEBUG_WITH_TYPE("course-rules", llvm::dbgs()                                 \
                                      << "rule " Name " " << (Width) << '\n')

/// What follows is applied in this function.
#define COURSE_RULES_IN(F)                                                     \
  DEBUG_WITH_TYPE("course-rules", llvm::dbgs()                                 \
                                      << "function " << (F).getName() << '\n')

#endif // LLVM_LIB_TARGET_COURSE_COURSERULES_H
