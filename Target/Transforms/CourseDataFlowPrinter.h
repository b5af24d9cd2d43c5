//===-- CourseDataFlowPrinter.h - Data flow, printed ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// `print<course-data-flow>` shows, for each block of a function, what the
/// classic analyses say about its start: which definitions reach it, which
/// variables are live, which expressions are available and which very busy, and
/// the edges that decide whether the block is executed. Its last line says how
/// regions of the graph become one, from which follows what reaches a block; in
/// an irreducible graph iteration has to find that.
///
/// `print<course-lcm>` shows, for each expression, where lazy code motion would
/// compute it and where it would not any more, in its edge form and its node
/// form, and beside them what Morel and Renvoise would do:
///
/// \code
///   lazy code motion of 'main'
///     mul i32 %a0, %b0
///       computed: B3 B10 B15 B16 B17
///       edges: earliest B2->B3 B5->B6, later in B3 B6 B8 B9 B15 B12 B17
///       edges: insert B8->B11, delete B10 B16
///       nodes: earliest B3 B6, latest B3 B15 B17 B8->B11
///       nodes: insert B15 B8->B11, replace B10 B15 B16
///       Morel-Renvoise: insert B6, delete B10 B15 B16 B17
/// \endcode
///
/// Variables and expressions are those of LexicalProgram. Expressions are what
/// computes a value from its operands: no loads and calls. Nothing is changed:
/// what moves code is course-ssapre, and this is what it is held against.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEDATAFLOWPRINTER_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEDATAFLOWPRINTER_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseDataFlowPrinterPass
    : public PassInfoMixin<CourseDataFlowPrinterPass> {
  raw_ostream &OS;

public:
  explicit CourseDataFlowPrinterPass(raw_ostream &OS) : OS(OS) {}
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

class CourseLCMPrinterPass : public PassInfoMixin<CourseLCMPrinterPass> {
  raw_ostream &OS;

public:
  explicit CourseLCMPrinterPass(raw_ostream &OS) : OS(OS) {}
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEDATAFLOWPRINTER_H
