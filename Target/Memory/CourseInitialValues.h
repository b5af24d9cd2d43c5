//===-- CourseInitialValues.h - When initial values are stored --*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A program pays for the initial values of its data, so a run that does not
/// use them should not store them.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_COURSEINITIALVALUES_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_COURSEINITIALVALUES_H

#include "llvm/ADT/SmallVector.h"

namespace llvm {

class Function;
class GlobalVariable;
class Instruction;

/// The instructions of \p Main, which nobody calls, before which to store the
/// initial value of \p GV: on each path that may use it exactly one of them is
/// executed, once and before the first use, and on some path none. Empty if
/// there is no such path, or if copies of \p NumStores stores would be too many;
/// then the entry is the place.
///
/// Splits edges of \p Main. Linear in its size and in the uses of \p GV.
SmallVector<Instruction *, 4>
findCourseFirstUses(GlobalVariable &GV, Function &Main, unsigned NumStores);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_COURSEINITIALVALUES_H
