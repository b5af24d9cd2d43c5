//===- Hints.h - Where the compiler says the text comes from ---*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The compiler writes `; loc ir:12 in f` before what it made from the twelfth
/// instruction of f. That says where cuts are likely to be; nothing of it is
/// believed.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_PROVER_HINTS_H
#define LLVM_LIB_TARGET_COURSE_PROVER_HINTS_H

#include "Prover/Path.h"

namespace coursetv {

class Hints {
public:
  Hints(const llvm::Function &F, const course::Program &Program,
        const course::Function &Text);

  /// What the place comes from; null if nothing says so.
  const llvm::Instruction *at(Position Where) const {
    return From[Where.Block][Where.Index];
  }
  /// What the block begins with, as far as anything says so.
  const llvm::Instruction *ofBlock(unsigned Block) const {
    for (const llvm::Instruction *I : From[Block])
      if (I)
        return I;
    return nullptr;
  }
  /// Of instructions of one block: what comes first has a lower number.
  unsigned numberOf(const llvm::Instruction *I) const {
    return Numbers.lookup(I);
  }

private:
  std::vector<std::vector<const llvm::Instruction *>> From;
  llvm::DenseMap<const llvm::Instruction *, unsigned> Numbers;
};

} // namespace coursetv

#endif // LLVM_LIB_TARGET_COURSE_PROVER_HINTS_H
