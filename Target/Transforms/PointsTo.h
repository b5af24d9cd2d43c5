//===-- PointsTo.h - What pointers of a program may point to ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The objects of a whole program, and to which of them each of its pointers
/// may point: inclusion-based (InclusionConstraints.h), through memory and
/// calls, but insensitive to the order of execution and to callers.
///
/// An allocation is one object, however often it is executed; all parts of an
/// object are one. Integers are followed like pointers, since they may be what
/// is left of one. What is not known points to the object Unknown. Nothing is
/// known of a program that stores a pointer where it is not known, or gives one
/// to code that is not seen.
///
/// Takes time in proportion to the program times -course-points-to-steps.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_POINTSTO_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_POINTSTO_H

#include "Transforms/InclusionConstraints.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/InstVisitor.h"

namespace llvm {

class IntrinsicInst;
class Module;

namespace course {

/// What the pointers of one module point to.
class PointsTo : public InstVisitor<PointsTo> {
public:
  using Node = InclusionConstraints::Node;

private:
  Module &M;
  InclusionConstraints Constraints;
  DenseMap<const Value *, Node> ValueNodes;
  DenseMap<const GlobalValue *, Node> ObjectNodes;
  DenseMap<const Function *, Node> ReturnNodes;
  DenseMap<Node, const Value *> Allocations;
  SmallVector<const Function *, 8> AddressTaken;
  // What code that is not seen gets.
  SmallVector<Node, 8> Escaping;
  // What is stored, and where.
  SmallVector<std::pair<Node, Node>, 64> Stores;
  Node Unknown;
  bool HasObscureCode = false;

public:
  explicit PointsTo(Module &M) : M(M) {}

  /// \returns false if nothing is known.
  bool analyze();

  /// The objects of an access through \p Pointer; none if they are not known.
  InclusionConstraints::ObjectSet getObjects(const Value *Pointer) const;

  /// The objects of an access through \p Pointer as far as they are known: an
  /// access may touch these, and none else that has an allocation.
  InclusionConstraints::ObjectSet getKnownObjects(const Value *Pointer) const;

  /// The variable, alloca or call of malloc that is \p Object, or null: an
  /// object whose accesses are not all seen.
  const Value *getAllocation(Node Object) const {
    return Allocations.lookup(Object);
  }

  void visitAllocaInst(AllocaInst &I) { addObject(I); }
  void visitLoadInst(LoadInst &I) {
    Constraints.addLoad(getNode(I.getPointerOperand()), getNode(&I));
  }
  void visitStoreInst(StoreInst &I) {
    addStore(getNode(I.getValueOperand()), getNode(I.getPointerOperand()));
  }
  void visitAtomicRMWInst(AtomicRMWInst &I);
  void visitAtomicCmpXchgInst(AtomicCmpXchgInst &I);
  void visitGetElementPtrInst(GetElementPtrInst &I);
  void visitIntToPtrInst(IntToPtrInst &I);
  void visitCmpInst(CmpInst &) {}
  void visitReturnInst(ReturnInst &I);
  void visitCallBase(CallBase &I);
  void visitInstruction(Instruction &I);

private:
  Node getNode(const Value *V);
  Node getReturnNode(const Function *F);
  void addObject(const Value &Address);
  void addStore(Node From, Node Pointer);
  void addGlobal(const GlobalVariable &GV);
  void addConstant(const Constant *C, Node To);
  void addUnknown(Node N) { Constraints.addAddress(N, Unknown); }
  void addOperands(const User &U);
  void addCall(const CallBase &Call, const Function &Callee);
  bool addIntrinsic(IntrinsicInst &I);
  void addUnseenCall(const CallBase &Call);
  bool keepsPointers() const;
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_POINTSTO_H
