//===-- Course.h - The target's passes --------------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_COURSE_H
#define LLVM_LIB_TARGET_COURSE_COURSE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CodeGen.h"

namespace llvm {

namespace course {

/// The attribute of functions that says how much of what is usual may be
/// repeated in them, in percent (course-effort).
constexpr StringLiteral GrowthPercentAttr = "course-growth-percent";

} // namespace course

class CourseTargetMachine;
class FunctionPass;
class ModulePass;
class Pass;
class PassRegistry;
class raw_ostream;
class Triple;

ModulePass *createCourseArgumentRegistersPass();
FunctionPass *createCourseAccessSchedulePass();
FunctionPass *createCourseChordalRegAlloc();
ModulePass *createCourseCodeAddressesPass();
FunctionPass *createCourseCopyArgumentsPass();
/// Writes MinIR to \p OS; see isCourseMinIRWanted().
FunctionPass *createCourseEmitMinIRPass(raw_ostream &OS);
FunctionPass *createCourseEmptyAsmPass();
ModulePass *createCourseExitPass();
ModulePass *createCourseExpandFormatsPass();
ModulePass *createCourseForeignIRPass(const Triple &Target);
ModulePass *createCourseDaplrPass();
FunctionPass *createCourseDaplrCallsPass();
ModulePass *createCourseDeadArgumentsPass();
FunctionPass *createCourseDefineRegistersPass();
FunctionPass *createCourseElideCopiesPass();
FunctionPass *createCourseFoldAddressesPass();
FunctionPass *createCourseFoldConstantsPass();
FunctionPass *createCourseExplicitBranchesPass();
FunctionPass *createCourseFoldOperandsPass();
/// \p ForwardsMemory: also what has been stored or loaded.
FunctionPass *createCourseForwardCopiesPass(bool ForwardsMemory);
ModulePass *createCourseGlobalLayoutPass();
ModulePass *createCourseHeadResetPass();
FunctionPass *createCourseHeapCallsPass();
FunctionPass *createCourseISelDag(CourseTargetMachine &TM, CodeGenOptLevel OL);
ModulePass *createCourseLineTablesPass();
FunctionPass *createCourseLoopGuardsPass();
FunctionPass *createCourseLowerIntrinsicsPass();
ModulePass *createCourseOptimizePass();
FunctionPass *createCoursePackValuesPass();
FunctionPass *createCourseRegAllocCheckPass();
FunctionPass *createCourseRegAllocSnapshotPass();
ModulePass *createCourseRuntimePass();
FunctionPass *createCourseSpillPass();
FunctionPass *createCourseSplitLoopPhisPass();
FunctionPass *createCourseSplitSelectsPass();
ModulePass *createCourseSplitStackPass();
ModulePass *createCourseStartUpPass();
FunctionPass *createCourseTailDuplicatePass();
ModulePass *createCourseUnsupportedPass();
FunctionPass *createCourseZExtElimPass();

/// Whether arguments may travel in general registers at all.
bool isCourseDaplrEnabled();

/// Whether the output is to be MinIR, for a bank that -course-emit-minir names.
bool isCourseMinIRWanted();

/// Whether pairs of values are to be tried in one register.
bool isCoursePackingWanted();

/// Whether this is what createCourseChordalRegAlloc() made.
bool isCourseChordalRegAlloc(const Pass &P);

void initializeChordalRegAllocPass(PassRegistry &);
void initializeCourseAccessSchedulePass(PassRegistry &);
void initializeCourseArgumentRegistersPass(PassRegistry &);
void initializeCourseAsmPrinterPass(PassRegistry &);
void initializeCourseDAGToDAGISelLegacyPass(PassRegistry &);
void initializeCourseCodeAddressesPass(PassRegistry &);
void initializeCourseCopyArgumentsPass(PassRegistry &);
void initializeCourseEmitMinIRPass(PassRegistry &);
void initializeCourseEmptyAsmPass(PassRegistry &);
void initializeCourseExitPass(PassRegistry &);
void initializeCourseExpandFormatsPass(PassRegistry &);
void initializeCourseDaplrPass(PassRegistry &);
void initializeCourseDaplrCallsPass(PassRegistry &);
void initializeCourseDeadArgumentsPass(PassRegistry &);
void initializeCourseDefineRegistersPass(PassRegistry &);
void initializeCourseElideCopiesPass(PassRegistry &);
void initializeCourseFoldAddressesPass(PassRegistry &);
void initializeCourseFoldConstantsPass(PassRegistry &);
void initializeCourseExplicitBranchesPass(PassRegistry &);
void initializeCourseFoldOperandsPass(PassRegistry &);
void initializeCourseForwardCopiesPass(PassRegistry &);
void initializeCourseForeignIRPass(PassRegistry &);
void initializeCourseGlobalLayoutPass(PassRegistry &);
void initializeCourseHeadResetPass(PassRegistry &);
void initializeCourseHeapCallsPass(PassRegistry &);
void initializeCourseLineTablesPass(PassRegistry &);
void initializeCourseLoopGuardsPass(PassRegistry &);
void initializeCourseLowerIntrinsicsPass(PassRegistry &);
void initializeCourseOptimizePass(PassRegistry &);
void initializeCoursePackValuesPass(PassRegistry &);
void initializeCourseRegAllocCheckPass(PassRegistry &);
void initializeCourseRegAllocSnapshotPass(PassRegistry &);
void initializeCourseRegAllocSnapshotsPass(PassRegistry &);
void initializeCourseRuntimePass(PassRegistry &);
void initializeCourseSpillPass(PassRegistry &);
void initializeCourseSplitLoopPhisPass(PassRegistry &);
void initializeCourseSplitSelectsPass(PassRegistry &);
void initializeCourseSplitStackPass(PassRegistry &);
void initializeCourseStartUpPass(PassRegistry &);
void initializeCourseTailDuplicatePass(PassRegistry &);
void initializeCourseUnsupportedPass(PassRegistry &);
void initializeCourseZExtElimPass(PassRegistry &);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_COURSE_H
