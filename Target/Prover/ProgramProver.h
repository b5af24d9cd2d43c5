//===- ProgramProver.h - Proves a program function by function --*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which function of IR a function of the text was made from, what LLVM's alias
/// analyses say of it, and with which options it is proven.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_PROVER_PROGRAMPROVER_H
#define LLVM_LIB_TARGET_COURSE_PROVER_PROGRAMPROVER_H

#include "Prover/Prover.h"
#include "llvm/Passes/PassBuilder.h"

namespace coursetv {

class ProgramProver {
public:
  /// \p M and \p Program live longer.
  ProgramProver(llvm::Module &M, const course::Program &Program);

  /// The function of IR with a body; null if there is none.
  llvm::Function *functionOf(const course::Function &Text) const;
  ProofResult prove(const course::Function &Text, double TimeoutInSeconds,
                    bool Trace);

private:
  llvm::Module &M;
  const course::Program &Program;
  llvm::LoopAnalysisManager LAM;
  llvm::FunctionAnalysisManager FAM;
  llvm::CGSCCAnalysisManager CGAM;
  llvm::ModuleAnalysisManager MAM;
};

} // namespace coursetv

#endif // LLVM_LIB_TARGET_COURSE_PROVER_PROGRAMPROVER_H
