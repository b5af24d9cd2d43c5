//===-- ValueFlow.h - Programs with values and memory -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Programs over ids in which one value has several names, and the same in SSA
/// form as problems of SSAPRE by value numbers. The last variable is memory.
///
///   statement            meaning
///   defines              the variable becomes what nobody knows; a call, if it
///                        is memory
///   uses w, defines v    v = w
///   uses w, x, defines   *w = x
///   memory
///   expression (w, x)    w op x; x op x is x, and with the first variable, which
///                        is zero, it is zero
///   expression (w, mem)  *w
///   expression, defines  the variable becomes what the expression is worth
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_UNITTESTS_DATAFLOW_VALUEFLOW_H
#define COURSE_UNITTESTS_DATAFLOW_VALUEFLOW_H

#include "DataFlow/SSAPRE.h"
#include "DataFlow/ValueNumbers.h"
#include "RandomFlow.h"
#include <map>

namespace llvm::course {

inline FlowVariableId memoryOf(const FlowProgram &P) {
  return FlowVariableId(P.NumVariables - 1);
}
inline bool isLoad(const FlowProgram &P, ExpressionId E) {
  return P.Operands[E][1] == memoryOf(P);
}

/// Statements of all kinds, up to four in a block.
FlowProgram randomValueFlow(Random &R, unsigned NumBlocks, unsigned MoreEdges);

/// All loads of a program, or all other expressions, as one problem.
class ValueFlow {
  const FlowProgram &P;
  const bool Loads;
  const Dominance Tree;
  ValueProgram Versions;
  IdVector<ValueId, BlockId> BlockOf;
  static constexpr ValueId Zero = ValueId(0);
  /// Of a version of memory that a store has made.
  struct Store {
    ValueId Address, Stored;
  };
  std::map<ValueId, Store> Stores;
  IdVector<ValueId, ValueId> Numbers;
  IdVector<ValueId, ValueId> Leaders;

  using Operands = std::pair<ValueId, ValueId>;
  SSAPREProblem Problem;
  std::map<Operands, KeyId> Keys;
  IdVector<KeyId, Operands> OperandsOf;
  /// The versions that PHIs and statements make, in order, and the variables of
  /// the PHIs.
  IdVector<BlockId, std::vector<std::pair<FlowVariableId, ValueId>>> Phis;
  IdVector<BlockId, IdVector<StatementId, ValueId>> Made;
  IdVector<BlockId, IdVector<StatementId, OccurrenceId>> Found;
  std::vector<std::pair<SSAPREProblem::Place, Operands>> Occurring;
  friend class ValueMachine;

public:
  ValueFlow(const FlowProgram &P, bool Loads);
  ValueFlow(const ValueFlow &) = delete;

  SSAPREProblem &problem() { return Problem; }
  const ValueProgram &versions() const { return Versions; }
  const IdVector<ValueId, ValueId> &numbers() const { return Numbers; }

  /// How often the program computes the expressions along a path; expects that
  /// each occurrence gets what it computed before.
  unsigned count(const SSAPREResult &R, const FlowPath &Path) const;

private:
  void placePhis();
  void rename();
  void findLeaders();
  void translate(KeyId Key);
  KeyId makeKey(ValueId First, ValueId Second);
  ValueProgram::Value makeValue(const FlowStatement &S,
                                const IdVector<FlowVariableId, ValueId> &Now);
};

} // namespace llvm::course

#endif // COURSE_UNITTESTS_DATAFLOW_VALUEFLOW_H
