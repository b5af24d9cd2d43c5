//===-- ValueNumbering.h - Values of a function that are one ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Value numbers of IR, by DataFlow/ValueNumbers: operators are the forms of
/// instructions (Transforms/ExpressionForms), loads have the version of memory
/// for an operand, and what was stored is what is loaded.
///
/// \code
///   %i = phi [ 0 ], [ %i1 ]             %i = phi [ 0 ], [ %i1 ]
///   %j = phi [ 0 ], [ %j1 ]       =>    %i1 = add i64 %i, 1
///   %i1 = add nsw i64 %i, 1             %j1 = add i64 %i, 1
///   %j1 = add i64 %j, 1
/// \endcode
///
/// What stands for another value may be poison only where that may be: so all
/// that the two are made of keeps the flags and metadata that both sides have.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_VALUENUMBERING_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_VALUENUMBERING_H

namespace llvm {

class DominatorTree;
class MemorySSA;
struct NumberedBlocks;

/// Puts for each PHI of the blocks a value in its place that is the same and
/// always there: another PHI of its block, or the only value that comes to it.
/// Then what is computed of values with one number is computed of one value,
/// once what is redundant has gone. Answers whether anything has changed.
bool replaceCongruentPhis(const NumberedBlocks &Numbered, MemorySSA &MSSA,
                          const DominatorTree &DT);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_VALUENUMBERING_H
