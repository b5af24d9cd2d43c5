//===-- SSAProgram.h - Programs in SSA form for SSAPRE ----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Programs of ids in minimal SSA form, as problems of SSAPRE, and a machine
/// that executes what SSAPRE makes of them.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_UNITTESTS_DATAFLOW_SSAPROGRAM_H
#define COURSE_UNITTESTS_DATAFLOW_SSAPROGRAM_H

#include "DataFlow/SSAPRE.h"
#include "RandomFlow.h"
#include <map>

namespace llvm::course {

/// A program in minimal SSA form, with one expression to move.
class SSAProgram {
  const FlowProgram &P;
  const ExpressionId Expression;
  const Dominance Tree;
  using VersionId = Id<struct VersionTag>;
  /// For each version of a variable where it is defined. A PHI has a version
  /// for each edge.
  struct Version {
    BlockId Block;
    bool IsPhi;
    SmallVector<VersionId, 2> OnEdge;
  };
  IdVector<VersionId, Version> Versions;
  SSAPREProblem Problem;
  std::map<std::vector<VersionId>, KeyId> Keys;
  IdVector<KeyId, std::vector<VersionId>> VersionsOf;

public:
  SSAProgram(const FlowProgram &P, ExpressionId Expression)
      : P(P), Expression(Expression), Tree(P.Graph),
        Problem{P.Graph, Tree, {}, {}} {
    rename();
    for (KeyId Key(0); Problem.Keys.has(Key); Key = KeyId(Key.index() + 1))
      translate(Key);
  }
  SSAProgram(const SSAProgram &) = delete;

  SSAPREProblem &problem() { return Problem; }
  /// How often the expression is computed along a path; expects that each
  /// occurrence gets what it computed before.
  unsigned count(const SSAPREResult &R, const FlowPath &Path) const;

private:
  void rename();
  KeyId makeKey(const std::vector<VersionId> &Operands);
  void translate(KeyId Key);
};

} // namespace llvm::course

#endif // COURSE_UNITTESTS_DATAFLOW_SSAPROGRAM_H
