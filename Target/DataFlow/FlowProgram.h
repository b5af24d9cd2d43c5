//===-- FlowProgram.h - Definitions, uses and expressions -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// A program as the classic analyses see it: statements that use variables,
/// compute an expression and define a variable, in this order. Expressions are
/// the same if they are spelled the same; a definition of an operand kills
/// them. Beside it the four classic analyses.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_DATAFLOW_FLOWPROGRAM_H
#define LLVM_LIB_TARGET_COURSE_DATAFLOW_FLOWPROGRAM_H

#include "DataFlow/DataFlow.h"

namespace llvm::course {

using FlowVariableId = Id<struct FlowVariableTag>;
using ExpressionId = Id<struct ExpressionTag>;
/// Within a block.
using StatementId = Id<struct StatementTag>;

struct FlowStatement {
  /// Variables that it uses, beside the operands of the expression.
  SmallVector<FlowVariableId, 2> Used = {};
  /// None if it computes nothing.
  ExpressionId Expression = None;
  /// None if it defines nothing.
  FlowVariableId Defined = None;
};

struct FlowProgram {
  FlowGraph Graph;
  unsigned NumVariables;
  /// For each expression the variables that it is made of.
  IdVector<ExpressionId, SmallVector<FlowVariableId, 2>> Operands;
  /// For each block what it does.
  IdVector<BlockId, IdVector<StatementId, FlowStatement>> Blocks;

  unsigned numExpressions() const { return Operands.size(); }
  auto expressions() const { return Operands.ids(); }
  auto variables() const { return idRange<FlowVariableId>(0, NumVariables); }
  /// Whether \p S defines an operand of \p Expression.
  bool kills(const FlowStatement &S, ExpressionId Expression) const;

  /// A number that stands for nothing, or too few blocks.
  Complaint check() const;
};

/// A statement that defines a variable.
struct FlowDefinition {
  BlockId Block;
  StatementId Statement;
};

/// The definitions of \p P, block by block.
SmallVector<FlowDefinition, 0> listDefinitions(const FlowProgram &P);

/// Which definitions may be the last of their variable; facts are positions in
/// listDefinitions. Forward, union.
DataFlowProblem makeReachingDefinitions(const FlowProgram &P);

/// Which variables are used before they are defined again; facts are variables.
/// Backward, union.
DataFlowProblem makeLiveVariables(const FlowProgram &P);

/// For each block what it does to expressions: those it computes before any
/// operand is defined, those it computes after the last definition of an
/// operand, and those an operand of which it defines.
struct LocalExpressions {
  BlockFacts UpwardExposed, DownwardExposed, Killed;
};
LocalExpressions findLocalExpressions(const FlowProgram &P);

/// Which expressions were computed on all paths, and no operand defined since;
/// with \p Merge Union: on some path. Forward.
DataFlowProblem makeAvailable(const FlowProgram &P, const LocalExpressions &L,
                              Meet Merge = Meet::Intersection);

/// Which expressions are computed on all paths before an operand is defined
/// ("very busy", "anticipated"). Backward, intersection.
DataFlowProblem makeVeryBusy(const FlowProgram &P, const LocalExpressions &L);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_DATAFLOW_FLOWPROGRAM_H
