//===- Solver.h - Questions to Z3 ------------------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Asks Z3 what the normal form does not answer. Of the facts only those are
/// handed over that share variables, directly or through others, with the
/// question; too few facts can only make a true statement unproven.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_PROVER_SOLVER_H
#define LLVM_LIB_TARGET_COURSE_PROVER_SOLVER_H

#include "Prover/BitSums.h"
#include "Prover/Term.h"
#include "Prover/Watchdog.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <limits>
#include <memory>

namespace coursetv {

enum class Answer { Yes, No, Unknown };

/// What the variables are where something does not hold.
using Model = llvm::DenseMap<Term, APInt>;

class Solver {
public:
  explicit Solver(TermTable &T);
  ~Solver();

  /// Whether the facts imply \p Goal.
  Answer prove(llvm::ArrayRef<Term> Facts, Term Goal);
  /// The same, where what is loaded is taken for anything: quicker, and No may
  /// be wrong.
  Answer proveQuickly(llvm::ArrayRef<Term> Facts, Term Goal);
  /// Whether the facts contradict one another.
  Answer contradicts(llvm::ArrayRef<Term> Facts);
  /// Whether all facts can hold and \p Goal not, and what variables and the terms
  /// \p Wanted are then.
  bool findCounterexample(llvm::ArrayRef<Term> Facts, Term Goal, Model &Counter,
                          llvm::ArrayRef<Term> Wanted = {});

  /// Of one question.
  unsigned TimeoutInMilliseconds = 5000;
  unsigned QuickTimeoutInMilliseconds = 40;
  /// No question takes longer than until then, by clockInSeconds().
  double Deadline = std::numeric_limits<double>::max();

  unsigned NumQuestions = 0;
  /// Of questions without and with memory.
  unsigned NumAsked[2] = {};
  double SecondsSpent[2] = {};
  /// Whether to print questions that take long.
  bool Trace = false;

private:
  struct Impl;
  std::unique_ptr<Impl> I;
  BitSums Sums;
  llvm::DenseMap<std::pair<uint64_t, Term>, Answer> Known[2];
  /// What took longer than QuickTimeoutInMilliseconds.
  llvm::DenseSet<std::pair<uint64_t, Term>> TooHard;
  llvm::DenseMap<Term, unsigned> NumTooHard;

  llvm::SmallVector<Term, 16> relevant(llvm::ArrayRef<Term> Facts, Term Goal,
                                       bool WithMemory);
  Answer ask(llvm::ArrayRef<Term> Facts, Term Goal, bool WithMemory,
             unsigned Milliseconds);
};

} // namespace coursetv

#endif // LLVM_LIB_TARGET_COURSE_PROVER_SOLVER_H
