//===-- CourseSymbols.h - Names of a course program -------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The functions of a program and the labels of its current function. What is
/// wrong with a use is an error only when it is executed, so it is a warning,
/// given when all definitions are known.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_ASMPARSER_COURSESYMBOLS_H
#define LLVM_LIB_TARGET_COURSE_ASMPARSER_COURSESYMBOLS_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"
#include <vector>

namespace llvm {

class MCAsmParser;

/// All names given to it must point into the source buffer: their addresses
/// are their locations.
class CourseSymbols {
public:
  /// Enters a definition; returns the earlier one of the same name, if any, or
  /// an invalid location.
  SMLoc defineFunction(StringRef Name, unsigned NumArgs);
  SMLoc defineLabel(StringRef Label);

  void useLabel(StringRef Label) { LabelUses.push_back(Label); }
  void useFunction(StringRef Name, unsigned NumArgs) {
    Calls.push_back({Name, NumArgs});
  }

  bool hasFunction(StringRef Name) const { return Functions.contains(Name); }

  /// Warns of labels that the function uses but does not define, if there is a
  /// parser to do so, and forgets its labels.
  void finishFunction(StringRef Name, MCAsmParser *Parser);
  /// Warns of calls to functions that do not exist or take other numbers of
  /// arguments.
  void finishProgram(MCAsmParser &Parser);

private:
  struct Function {
    SMLoc Loc;
    unsigned NumArgs = 0;
  };
  struct Call {
    StringRef Callee;
    unsigned NumArgs = 0;
  };

  StringMap<Function> Functions;
  StringMap<SMLoc> Labels;
  std::vector<StringRef> LabelUses;
  std::vector<Call> Calls;
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_ASMPARSER_COURSESYMBOLS_H
