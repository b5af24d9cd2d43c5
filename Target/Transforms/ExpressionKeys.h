//===-- ExpressionKeys.h - Expressions by values ----------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// The names under which SSAPRE knows an expression of IR: an operation, the
/// values it is about, and for what reads memory the memory's version. Loads
/// and calls with one key read the same: MemorySSA's walker has found no store
/// between the version and them.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_EXPRESSIONKEYS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_EXPRESSIONKEYS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/MemorySSA.h"

namespace llvm {

class DominatorTree;

struct ExpressionKey {
  SmallVector<Value *, 3> Operands;
  /// Null for what reads no memory.
  MemoryAccess *Memory = nullptr;

  /// \p Shape is an instruction of their shape: the operands of some may be
  /// swapped.
  bool isSame(const ExpressionKey &Other, const Instruction &Shape) const;
};

/// Whether \p I computes a value that is the same wherever the key is: no PHIs,
/// no freeze, no volatile or atomic accesses, no calls with effects.
bool isRedundancyCandidate(const Instruction &I);

/// Whether \p I must not be executed but where it is certain to be: it may
/// trap, or read what is not there.
bool mayTrap(const Instruction &I);

/// Whether both are of one kind, but for flags, alignment and metadata; then
/// only keys tell them apart.
bool haveSameShape(const Instruction &A, const Instruction &B);

/// Makes the keys of a function's expressions. The analyses must stay valid.
class ExpressionKeys {
  const DominatorTree &DT;
  MemorySSA &MSSA;
  MemorySSAWalker &Walker;

public:
  ExpressionKeys(const DominatorTree &DT, MemorySSA &MSSA)
      : DT(DT), MSSA(MSSA), Walker(*MSSA.getWalker()) {}

  ExpressionKey make(Instruction &I);

  /// The block where the last of the key's operands is defined, and whether
  /// those that are defined there are PHIs; null if there are no such operands.
  struct Definition {
    BasicBlock *Block = nullptr;
    bool ByPhis = false;
  };
  Definition find(const ExpressionKey &K) const;

  /// The key at the end of \p Pred of what is \p K behind the PHIs of \p To,
  /// whose PHIs define it. \p Shape is an instruction of its shape, and \p Tags
  /// are what all instructions that the key is made for say of their access.
  ExpressionKey translate(const ExpressionKey &K, BasicBlock *Pred,
                          BasicBlock *To, const Instruction &Shape,
                          const AAMDNodes &Tags);

private:
  MemoryAccess *findMemoryAtEnd(BasicBlock *BB) const;
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_EXPRESSIONKEYS_H
