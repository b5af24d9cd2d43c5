//===-- ObjectUses.h - What a program does with its objects -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Groups the objects of a whole program that some pointer cannot tell apart
/// (PointsTo.h), and lists all that is done with each group: what has to change
/// when they change. It is complete for groups that are not obscure. An address
/// may also be stored, passed, chosen, or compared with one of the same group.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_OBJECTUSES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_OBJECTUSES_H

#include "Transforms/PointsTo.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {

class CallBase;
class GetElementPtrInst;
class MemIntrinsic;

namespace course {

/// Objects that some pointer may all point to.
struct ObjectGroup {
  /// Variables, allocas and calls of malloc.
  SmallVector<Value *, 2> Allocations;
  /// Loads and stores.
  SmallVector<Instruction *, 8> Accesses;
  SmallVector<GetElementPtrInst *, 8> Steps;
  SmallVector<MemIntrinsic *, 2> Blocks;
  /// Whether something else may be done with them, or with their addresses.
  bool IsObscure = false;
};

/// Finds the objects of a whole program and what is done with them.
class ObjectUses {
  Module &M;
  PointsTo Pointers;
  EquivalenceClasses<Value *> Classes;
  SmallVector<Value *, 8> Obscure;
  SmallVector<std::pair<Value *, Instruction *>, 64> Found;

public:
  explicit ObjectUses(Module &M) : M(M), Pointers(M) {}

  /// \returns false if nothing is known.
  bool analyze();
  SmallVector<ObjectGroup, 4> getGroups() const;
  /// Whether \p Pointer may point to one of \p Objects, given by allocation.
  bool mayPointTo(const Value *Pointer,
                  const SmallPtrSetImpl<const Value *> &Objects) const;

private:
  Value *unite(const Value *Pointer);
  void hide(const Value *Pointer);
  void visit(Instruction &I);
  void visitCall(CallBase &Call);
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_OBJECTUSES_H
