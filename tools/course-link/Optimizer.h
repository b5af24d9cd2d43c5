//===-- Optimizer.h - IR pipelines of course-link ---------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The target's pipeline for whole programs; clang has run the part of LLVM's
/// pipeline that is meant for single files before a link.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_LINK_OPTIMIZER_H
#define COURSE_LINK_OPTIMIZER_H

#include "llvm/Passes/OptimizationLevel.h"

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace course_link {

class Optimizer {
public:
  Optimizer(llvm::TargetMachine &TM, llvm::OptimizationLevel Level)
      : TM(TM), Level(Level) {}

  /// Makes calls of the runtime library of what the machine cannot do, and adds
  /// to \p M what is called of it.
  void addRuntime(llvm::Module &M);

  /// Gives \p M the `main` that the machine starts.
  void addStartUp(llvm::Module &M);

  /// Makes numbers of the addresses of functions and labels.
  void lowerCodeAddresses(llvm::Module &M);

  /// Removes what no external symbol refers to, at any level.
  void removeUnreachable(llvm::Module &M);

  void optimize(llvm::Module &M);

private:
  llvm::TargetMachine &TM;
  llvm::OptimizationLevel Level;
};

} // namespace course_link

#endif // COURSE_LINK_OPTIMIZER_H
