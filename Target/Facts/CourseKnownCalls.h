//===-- CourseKnownCalls.h - Functions whose calls are known ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which functions of a program are only called by name, from functions that
/// are there: how they are passed their arguments is between them and these.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_FACTS_COURSEKNOWNCALLS_H
#define LLVM_LIB_TARGET_COURSE_FACTS_COURSEKNOWNCALLS_H

#include "llvm/ADT/DenseSet.h"

namespace llvm {

class Function;
class MachineModuleInfo;
class Module;

namespace course {

/// Whether \p F, which is not variadic, is only called, and in its module only.
bool isOnlyCalledHere(const Function &F);

/// The functions of \p M that nobody else can call and that are used, in
/// machine code, as callees only; none that is variadic. All machine functions
/// exist.
DenseSet<const Function *>
findFunctionsOfKnownCalls(const Module &M, const MachineModuleInfo &MMI);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_FACTS_COURSEKNOWNCALLS_H
