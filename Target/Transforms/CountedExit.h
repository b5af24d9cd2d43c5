//===-- CountedExit.h - How a loop's latch can be counted --------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// SimplifyCFG makes one question of two at the end of a loop. As two, of which
/// the latch asks the one that can be counted, the loop can be unrolled without
/// asking that again and again:
///
///   do                              do
///     z = z * z + c, ++i              z = z * z + c, ++i
///   while (i < n && z < 4000)   =>    if (z >= 4000) break
///                                   while (i < n)
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COUNTEDEXIT_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COUNTEDEXIT_H

namespace llvm {

class AssumptionCache;
class DominatorTree;
class Loop;
class LoopInfo;
class SCEV;
class ScalarEvolution;

namespace course {

/// Splits the latch of \p L, which is in simplified form. \returns whether it
/// has. Keeps \p DT, \p LI and \p SE.
bool splitCountedExit(Loop &L, ScalarEvolution &SE, AssumptionCache &AC,
                      DominatorTree &DT, LoopInfo &LI);

/// How often \p L comes back where its latch asks whether a variable, which it
/// has increased by a variable step, is still within a bound, and the loop is
/// not entered with a variable beyond it:
///
///   if (2 * i <= n)
///     k = 2 * i
///     do ... k += i while (k <= n)         =>  (n - 2 * i) / i
///
/// Null for other loops.
const SCEV *getGuardedExitCount(const Loop &L, ScalarEvolution &SE);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COUNTEDEXIT_H
