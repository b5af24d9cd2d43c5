//===-- ExpressionForms.h - Expressions whatever their spelling -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// What instructions compute, in one form however they are written:
///
///   instruction                         form
///   b > a                               a < b
///   x << 3                              x * 8
///   x - 3                               x + -3
///   &p[1].field, (char *)p + 12         p + 12
///   &p->a[i], (int *)p + i              p + 4 * i
///
/// Two instructions of one form with the same operands have one value, unless
/// the flags of one of them make that poison.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_EXPRESSIONFORMS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_EXPRESSIONFORMS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {

class Instruction;
class Type;
class Value;

struct ExpressionForm {
  unsigned Opcode;
  Type *Ty;
  /// Of a comparison.
  unsigned Predicate = 0;
  /// Of the first two operands.
  bool IsCommutative = false;
  /// An instruction of the form, if there is more to it; else null.
  const Instruction *Exact = nullptr;
  SmallVector<Value *, 4> Operands = {};

  /// Whether both are the same but for their operands.
  bool hasSameShape(const ExpressionForm &Other) const;
  bool isSame(const ExpressionForm &Other) const;
};

/// The form of what \p Shape would compute of \p Operands.
ExpressionForm makeForm(const Instruction &Shape, ArrayRef<Value *> Operands);
ExpressionForm makeForm(const Instruction &I);

/// Leaves two instructions of one form the flags, metadata and alignment that
/// both have, so that each can take the other's place.
void intersectPromises(Instruction &A, Instruction &B);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_EXPRESSIONFORMS_H
