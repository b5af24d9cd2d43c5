//===-- CourseTransformUtils.h - What several passes ask --------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Small questions about IR.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSETRANSFORMUTILS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSETRANSFORMUTILS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {

class AssumptionCache;
class BasicBlock;
class CourseCostModel;
class DominatorTree;
class Function;
class Instruction;
class Loop;
class LoopInfo;
class Module;
class OptimizationRemarkEmitter;
class SCEV;
class SCEVExpander;
class ScalarEvolution;
class TargetTransformInfo;
class Use;
class Value;

/// Whether \p BB may be executed twice in one activation of its function, also
/// by a cycle that is no natural loop. Linear in the function's blocks.
bool isInCourseCycle(const BasicBlock &BB);

/// Takes the `tail` from all calls of \p F, which says that they do not touch
/// the objects of its frame: for who adds such an object.
void removeCourseTailMarks(Function &F);

/// Why calls of \p F, a recursive function, cannot become copies of it or of its
/// first part, or null. Linear in the function's size.
const char *getCourseInliningObstacle(const Function &F);

/// The functions of \p M with bodies that call each other or themselves, each
/// such set before the sets that call it. Calls through pointers do not count.
/// Linear in the number of calls.
SmallVector<SmallVector<Function *, 2>> findCourseRecursions(Module &M);

/// Inlines \p F, which has no obstacle, into those of its direct callers that
/// \p Takes accepts and whose attributes allow it. Returns the number of calls.
unsigned inlineCourseCalls(Function &F, function_ref<bool(Function *)> Takes);

/// Registers that a loop leaves to its calculations when values are kept in
/// registers from one iteration to the next. Three matrix products that are
/// jammed for 11 sizes from 8 to 40 cost 0.719 with 2 and 3, 0.676 with 4,
/// 0.683 with 5, and 0.757 to 0.847 with 6 to 8, which leave one nearly as it
/// was.
inline constexpr unsigned CourseLoopTemporaries = 4;

/// Whether it pays to do several iterations of a loop at once. What is true of
/// LLVM's unrolling is of ours: large functions, and loops that call or
/// allocate, are left alone.
bool isCourseUnrollingWorthwhile(Loop &L, ScalarEvolution &SE,
                                 const TargetTransformInfo &TTI,
                                 OptimizationRemarkEmitter &ORE);

/// Computes \p S before \p At, and freezes it where it may be undef or poison: for
/// branches that the program does not have.
Value *expandCourseFrozen(SCEVExpander &Expander, const SCEV &S,
                          Instruction &At, AssumptionCache &AC,
                          const DominatorTree &DT);

/// Those instructions of \p L, \p Roots included, that nobody needs when the
/// uses that \p IsReplaced accepts are gone: all that leads to the roots, cycles
/// included, without what anything else needs.
SmallSetVector<Instruction *, 32>
findDeadInCourseLoop(const Loop &L, ArrayRef<Instruction *> Roots,
                     function_ref<bool(const Use &)> IsReplaced);

/// What it costs to compute \p S, in ticks, about: an operation for each operand.
double getCourseExpansionPrice(const SCEV &S, const CourseCostModel &Costs);

/// Keeps \p L, with the loops in it, for \p Condition, which its preheader
/// computes, and adds a copy for the rest. The loop is in simplified form, safe
/// to clone, and keeps its preheader.
void versionCourseLoop(Loop &L, Value *Condition, LoopInfo &LI,
                       DominatorTree &DT, ScalarEvolution &SE,
                       AssumptionCache &AC);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSETRANSFORMUTILS_H
