//===-- SizeClasses.h - Code for small inputs -------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Main once more for inputs that do not need all of its arrays: a part of
/// course-specialize-values, whose arrays course-fit-arrays makes smaller.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_SIZECLASSES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_SIZECLASSES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/PassManager.h"

namespace llvm {

class Argument;
class BasicBlock;
class GlobalVariable;
class Instruction;
class Function;
class Value;

namespace course {

/// Whether \p Object, a variable of the program or a local one, is an array.
bool isArrayObject(const Value &Object);

/// How many elements of \p Size bytes a row has of which \p Count are used. It
/// starts at a multiple of eight bytes, so that one load brings several elements,
/// also of those that get smaller yet.
uint64_t getFittedRow(uint64_t Count, uint64_t Size);

/// Of \p Values those that bound loops over \p Objects.
SmallVector<Instruction *, 4> findSizes(Function &F,
                                        FunctionAnalysisManager &FAM,
                                        ArrayRef<Instruction *> Values,
                                        ArrayRef<Value *> Objects);

/// Copies of code to be made.
struct SizeClasses {
  /// What each copy has of its own.
  SmallVector<Value *, 8> Arrays;
  /// The largest sizes for which there is a copy, the least first.
  SmallVector<uint64_t, 2> Limits;
  /// Whether the stack area has room for the arrays of the first copy.
  bool FirstHasRoom = false;
};

/// The classes for code that uses \p Arrays; none if the stack area has room for
/// all of them.
SizeClasses findSizeClasses(Module &M, ArrayRef<Value *> Arrays);

/// Code for sizes up to some number is a function until its loops have been
/// transformed, so that it counts as such for all limits.
inline constexpr StringLiteral CourseSizeClassAttr = "course-size-class";

/// Of arrays of a copy that the stack area has no room for.
inline constexpr StringLiteral CourseLargeClassAttr = "course-large-class";

/// What is \p Object in \p Copy, whose arrays the stack area \p HasRoom for.
GlobalVariable *copyForSizeClass(Function &Copy, const Value &Object,
                                 bool HasRoom);

/// Has the copy know that \p V is at most \p Most.
void limitSize(Argument &V, uint64_t Most);

/// Ends \p From with a branch to \p Copy, which calls \p Callee, if no size is
/// more than \p Most, or else to \p Others.
void branchToSizeClass(BasicBlock &From, BasicBlock &Copy, BasicBlock &Others,
                       ArrayRef<Instruction *> Sizes, uint64_t Most,
                       const Function &Callee);

/// Removes the code for classes that are not \p Useful.
void removeSizeClasses(Module &M, const StringSet<> &Useful);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_SIZECLASSES_H
