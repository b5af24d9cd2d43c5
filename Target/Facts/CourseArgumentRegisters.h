//===-- CourseArgumentRegisters.h - Arguments in registers ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How many arguments of a call can be in registers. It has to be the same for
/// a function and all of its callers, of which one may have fewer registers
/// than others; so it is an attribute of the function in the IR.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_FACTS_COURSEARGUMENTREGISTERS_H
#define LLVM_LIB_TARGET_COURSE_FACTS_COURSEARGUMENTREGISTERS_H

namespace llvm {

class Function;

/// The number of 64-bit arguments of \p F that travel in registers, if it has
/// as many.
unsigned getNumCourseArgumentRegisters(const Function &F);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_FACTS_COURSEARGUMENTREGISTERS_H
