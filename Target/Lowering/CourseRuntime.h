//===-- CourseRuntime.h - The runtime library in a program ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the machine cannot do in one instruction, or a few, the runtime library
/// does. These passes turn operations into calls of it and bring the bodies
/// into the program, in any order and any number of times: before the
/// optimiser, so that bodies are inlined, and before selection, for what came
/// up in between.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_LOWERING_COURSERUNTIME_H
#define LLVM_LIB_TARGET_COURSE_LOWERING_COURSERUNTIME_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/PassManager.h"
#include <string>

namespace llvm {

class CallInst;
class IRBuilderBase;
class Type;
class Value;

/// Floating-point operations become calls. \returns true if \p F changed.
bool lowerCourseFloatingPoint(Function &F);

/// Divisions of 65 to 128 bits become calls. \returns true if \p F changed.
bool lowerCourseWideDivision(Function &F);

/// \p X, or what \p Builder freezes of it unless it cannot be undef or poison:
/// one value for all uses.
Value *freezeCourseOperand(Value *X, IRBuilderBase &Builder);

/// Calls the library's function \p Name in the place of an operation. The
/// function has no effect but its result, and is declared if it is not. One
/// that has become the program's own may have been optimized for the calls it
/// had: it gets another name, and the library's is declared anew.
///
/// The library branches on the bits of its arguments. On poison that would be
/// undefined, while the operation is only poison, and LLVM executes it where
/// nobody asks for its result. So the library's functions freeze their
/// arguments (CourseFreezeArgumentsPass); for those of somebody else, the call
/// does.
CallInst *createCourseRuntimeCall(StringRef Name, Type *Ty,
                                  ArrayRef<Value *> Args,
                                  IRBuilderBase &Builder);

/// Defines what \p M only declares and the library has. Without the library's
/// file nothing happens: what is missing is reported where it is used.
/// \returns true if \p M changed.
bool linkCourseRuntime(Module &M);

/// If there is no library: which file that is, and how to get it. Else empty.
std::string describeMissingCourseRuntime();

/// Says so once where \p M calls what nothing defines, each of which will be an
/// error, unless an option has named another library or none.
void warnOfMissingCourseRuntime(Module &M);

/// Whether linkCourseRuntime() has brought the function.
bool isCourseLibraryFunction(const Function &F);

class CourseSoftFloatPass : public PassInfoMixin<CourseSoftFloatPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

class CourseWideDivisionPass : public PassInfoMixin<CourseWideDivisionPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

/// For the library itself: the numbers that a function of the implementation
/// (`__name`) gets may be undef or poison; it freezes them first of all.
class CourseFreezeArgumentsPass
    : public PassInfoMixin<CourseFreezeArgumentsPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

class CourseLinkRuntimePass : public PassInfoMixin<CourseLinkRuntimePass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_LOWERING_COURSERUNTIME_H
