//===-- LexicalProgram.h - IR for data-flow analyses ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// A function as a FlowProgram. Values that PHIs merge are one variable, as
/// they were before SSA form, and expressions are the same if they are of one
/// kind and about the same variables and constants:
///
/// \code
///   %i = phi i64 [ %i0, %entry ], [ %i1, %loop ]     i
///   %x = mul i64 %i, 8                               x = i * 8
///   %i1 = add i64 %i, 1                              i = i + 1
/// \endcode
///
/// That is so only if no two of the values are ever live at once: optimisations
/// may have moved them apart. Each set of values is tested; where two of its
/// values interfere, each of them is a variable of its own, and its PHIs are
/// definitions. A constant that a PHI gets is a definition at the end of the
/// predecessor, or, if that branches, separates the values, too.
///
/// Blocks that cannot be reached are left out, and there is one edge between
/// two blocks at most.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_LEXICALPROGRAM_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_LEXICALPROGRAM_H

#include "DataFlow/FlowProgram.h"

namespace llvm {

class BasicBlock;
class Function;
class Instruction;
class Value;

struct LexicalProgram {
  course::FlowProgram Program;
  course::IdVector<course::BlockId, const BasicBlock *> Blocks;
  /// For each variable one of its values, and for each expression one of the
  /// instructions that compute it.
  course::IdVector<course::FlowVariableId, const Value *> Variables;
  course::IdVector<course::ExpressionId, const Instruction *> Expressions;
  /// For each statement what it was: an instruction, an argument, or a value
  /// that a PHI gets. There is none for what has no effect on the analyses.
  course::IdVector<course::BlockId,
                   course::IdVector<course::StatementId, const Value *>>
      Statements;
};

/// Whether \p I computes a value from its operands and nothing else: what data
/// flow between expressions is about.
bool isLexicalExpression(const Instruction &I);

LexicalProgram makeLexicalProgram(const Function &F);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_LEXICALPROGRAM_H
