//===-- CourseBaseInfo.h - Numbers shared by all layers ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What instruction definitions, code generator, printer and parser agree on:
/// operand types, cost classes, comparison codes, names.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MCTARGETDESC_COURSEBASEINFO_H
#define LLVM_LIB_TARGET_COURSE_MCTARGETDESC_COURSEBASEINFO_H

#include "llvm/ADT/StringRef.h"
#include "llvm/MC/MCInstrDesc.h"
#include "llvm/Support/MathExtras.h"
#include <cstdint>
#include <optional>
#include <string>

namespace llvm {

namespace Course {

enum OperandType : unsigned {
  /// A register or a 64-bit constant.
  OPERAND_RI = MCOI::OPERAND_FIRST_TARGET,
};

/// The classes of CourseCosts.td, as CostClass::Free and so on.
struct CostClasses {
#define GET_CostClassValue_DECL
#include "CourseGenCosts.inc"
};
using CostClass = CostClasses::CostClassValue;

/// Of the target flags of an instruction, those that hold its cost class.
constexpr unsigned NumCostClassBits = 5;

/// The cost class of an instruction with these target flags.
inline CostClass getCostClass(uint64_t TSFlags) {
  return static_cast<CostClass>(TSFlags &
                                maskTrailingOnes<uint64_t>(NumCostClassBits));
}

/// Sizes and places of the machine.
constexpr uint64_t StackAreaEnd = 10240;
constexpr uint64_t HeapStart = 20480;
constexpr unsigned NumGeneralRegs = 16;
constexpr unsigned NumArgRegs = 16;

/// The metadata of an alloca that holds a variable of the source, a
/// DILocalVariable, from its function's start to its end.
inline constexpr char VariableMetadata[] = "course.variable";

/// True for a character that the names of functions and labels may have.
bool isNameChar(char C);

/// True for what can name a function, or a label without its leading dot.
bool isName(StringRef Name);

/// True for the functions that the machine itself provides.
bool isBuiltinFunctionName(StringRef Name);

/// The name under which a function of the IR appears in assembly: itself where
/// the machine can spell it, else with every other byte (and `-`) as `-` and
/// two hexadecimal digits. Distinct names stay distinct.
std::string mangleFunctionName(StringRef Name);

} // namespace Course

namespace CourseCC {

/// Comparisons, in the order of the patterns in CourseInstrInteger.td.
enum CondCode : unsigned { EQ, NE, UGT, UGE, ULT, ULE, SGT, SGE, SLT, SLE };

StringRef getName(CondCode CC);
std::optional<CondCode> parse(StringRef Name);

} // namespace CourseCC

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MCTARGETDESC_COURSEBASEINFO_H
