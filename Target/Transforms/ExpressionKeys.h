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
/// between the version and them. Keys are compared by their forms
/// (Transforms/ExpressionForms), not by how they are written.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_EXPRESSIONKEYS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_EXPRESSIONKEYS_H

#include "Transforms/ExpressionForms.h"
#include "llvm/Analysis/MemorySSA.h"

namespace llvm {

class DominatorTree;
class LoadInst;

struct ExpressionKey {
  /// How it is computed: as an occurrence is.
  const Instruction *Shape;
  SmallVector<Value *, 3> Operands;
  /// Null for what reads no memory.
  MemoryAccess *Memory = nullptr;

  ExpressionForm form() const { return makeForm(*Shape, Operands); }
};

/// Whether \p I computes a value that is the same wherever the key is: no PHIs,
/// no freeze, no volatile or atomic accesses, no calls with effects.
bool isRedundancyCandidate(const Instruction &I);

/// Whether \p I must not be executed but where it is certain to be: it may
/// trap, or read what is not there.
bool mayTrap(const Instruction &I);

/// What \p Load would read at \p Address if nothing has written there since
/// \p Memory, which may be null: what that has stored; null if it is no store to
/// just that address.
Value *findStoredValue(const LoadInst &Load, const Value *Address,
                       const MemoryAccess *Memory);

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
  /// whose PHIs define it. \p Tags are what all instructions that the key is made
  /// for say of their access.
  ExpressionKey translate(const ExpressionKey &K, BasicBlock *Pred,
                          BasicBlock *To, const AAMDNodes &Tags);

  /// A value that is there wherever the key's operands are, and is what the key
  /// stands for: a constant, one of the values that the operands are made of, or
  /// what was stored where it loads. Null if there is none.
  Value *findFreeValue(const ExpressionKey &K) const;

private:
  MemoryAccess *findMemoryAtEnd(BasicBlock *BB) const;
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_EXPRESSIONKEYS_H
