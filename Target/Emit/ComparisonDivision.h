//===-- ComparisonDivision.h - Comparisons by division ----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A quotient is 0 exactly if the dividend is the smaller number, and a division
/// costs less than a comparison:
///
/// \code
///   r3 = icmp ult r1 r2 64          r3 = udiv r1 r2 64
///   br r3 .less .other        =>    br r3 .other .less
/// \endcode
///
/// That is done where the divisor is known not to be 0, as the bound of a loop
/// is in the loop, and where only branches and selects read the result.
///
/// A division of which only is asked whether it gives 0 is left out where the
/// same quotient is computed before that is asked:
///
/// \code
///   r2 = udiv r1 10 32              r1 = udiv r1 10 32
///   r1 = udiv r1 10 32        =>    br r1 .more .end
///   br r2 .more .end
/// \endcode
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_EMIT_COMPARISONDIVISION_H
#define LLVM_LIB_TARGET_COURSE_EMIT_COMPARISONDIVISION_H

namespace llvm {

class MachineFunction;

namespace course {

/// Replaces comparisons by divisions, if these cost less, and these by others. The live-ins of blocks
/// must be right, and stay so. True if something changed.
bool divideComparisons(MachineFunction &MF);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_EMIT_COMPARISONDIVISION_H
