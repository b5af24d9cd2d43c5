//===-- Comparison.h - All allocators on the same functions -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs every allocator, checks every program, and prints tables.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_TOOLS_COURSE_ALLOC_COMPARISON_H
#define COURSE_TOOLS_COURSE_ALLOC_COMPARISON_H

#include "RegAlloc/Banks/BankAllocation.h"

namespace llvm::course {

class Comparison {
public:
  explicit Comparison(const AliasedBank &Bank) : Bank(Bank) {}

  /// Allocates \p F in all variants. With \p TimeoutInSeconds the exact optimum
  /// is searched for, too. An error is a bug in an allocator: a program that
  /// the checker refuses, or one better than the optimum.
  Error add(const MinFunction &F, unsigned TimeoutInSeconds);

  /// The tables of the dissertation, with its figures beside.
  void print(raw_ostream &OS, bool WithTimes) const;

private:
  struct Variant {
    BankOptions Options;
    std::string Name;
    uint64_t NumFailed = 0, NumNodes = 0, NumSpilled = 0;
    uint64_t Splits = 0, SplitsLeft = 0, CopiesLeft = 0, AddedSteps = 0;
    double SpillCost = 0, CopyCost = 0, Seconds = 0;
    /// On functions with an optimum.
    double ExactSpillCost = 0, ExactCopyCost = 0;
    unsigned NumOptimal = 0;
  };
  static std::vector<Variant> makeVariants();
  const Variant &variant(StringRef Name) const;
  double percentLeft(StringRef Name) const;
  void printSeed(raw_ostream &OS) const;
  void printExact(raw_ostream &OS) const;

  const AliasedBank &Bank;
  std::vector<Variant> Variants = makeVariants();
  uint64_t NumFunctions = 0, NumImpossible = 0, NumVariables = 0, NumOps = 0;
  uint64_t NumExact = 0;
  double OptimalSpillCost = 0, OptimalCopyCost = 0;
};

} // namespace llvm::course

#endif // COURSE_TOOLS_COURSE_ALLOC_COMPARISON_H
