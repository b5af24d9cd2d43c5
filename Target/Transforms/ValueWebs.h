//===-- ValueWebs.h - Values that belong together ---------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Sets of values that belong together, such as those that PHIs connect, and
/// for each set what computes something of its values. Sets only grow; a union
/// takes time in the users of the set that has fewer.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_VALUEWEBS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_VALUEWEBS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Instruction.h"

namespace llvm {

class ValueWebs {
  DenseMap<const Value *, unsigned> Ids;
  SmallVector<unsigned, 0> Parents;
  /// For each web, at its root. What was erased stays in the lists.
  SmallVector<SmallVector<Instruction *, 2>, 0> Users;

public:
  /// The number of the web of \p V; a value that nobody has united with another
  /// has one of its own.
  unsigned find(const Value *V);
  /// What was added as a user of a value of the web of \p V. It may be erased
  /// by now.
  ArrayRef<Instruction *> users(const Value *V) { return Users[find(V)]; }
  void addUser(Instruction &I, ArrayRef<Value *> Operands) {
    for (const Value *V : Operands)
      Users[find(V)].push_back(&I);
  }
  void unite(const Value *A, const Value *B);
  void erase(const Value *V) { Ids.erase(V); }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_VALUEWEBS_H
