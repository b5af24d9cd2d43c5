//===-- PointsToBuilder.h - Constraints of a program's pointers -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes constraints of the instructions of a module, for each context in which
/// a function may be called, and has them solved.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_POINTSTOBUILDER_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_POINTSTOBUILDER_H

#include "Transforms/ObjectFields.h"
#include "Transforms/PointerConstraints.h"
#include "Transforms/PointsTo.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/InstVisitor.h"
#include <map>
#include <memory>

namespace llvm::course {

/// What one form of the analysis finds.
class PointsToBuilder : public InstVisitor<PointsToBuilder> {
public:
  using Node = PointerConstraints::Node;
  using ObjectSet = PointerConstraints::ObjectSet;
  using Context = unsigned;

  /// An access whose contents may be a pointer.
  struct Access {
    const Value *Pointer;
    uint64_t SizeInBytes; // 0 if it is not known
  };

  /// \p Fields may be null: then objects are not divided.
  PointsToBuilder(Module &M, PointsToForm Form, ObjectFields *Fields);

  /// \returns false if nothing is known. Gives up if there are more than
  /// \p MaxStepsPerNode steps for each value in each context, or more than
  /// \p MaxContexts times as many instructions in contexts as there are.
  bool run(unsigned MaxStepsPerNode, unsigned MaxContexts);

  /// Of all contexts.
  ObjectSet getObjects(const Value *V) const;
  /// In one field of \p Object: what is stored there.
  const ObjectSet &getStored(Node Part) const {
    return Constraints->getObjects(Part);
  }
  const Value *getAllocation(Node Object) const {
    return Allocations.lookup(Object);
  }
  /// Where \p Object was made; the call or the receiver, or null.
  const Value *getContext(Node Object) const {
    return ContextValues[ObjectContexts.lookup(Object)];
  }
  /// The part of \p Object that accesses at \p At touch.
  Node getPart(Node Object, ExtentId At) const;
  /// All parts of \p Object, itself included.
  SmallVector<Node, 4> getParts(Node Object) const;
  Node unknown() const { return Unknown; }
  ArrayRef<Access> accesses() const { return Accesses; }

  void visitAllocaInst(AllocaInst &I) { addObject(I); }
  void visitLoadInst(LoadInst &I);
  void visitStoreInst(StoreInst &I);
  void visitAtomicRMWInst(AtomicRMWInst &I);
  void visitAtomicCmpXchgInst(AtomicCmpXchgInst &I);
  void visitGetElementPtrInst(GetElementPtrInst &I);
  void visitPtrToIntInst(PtrToIntInst &I);
  void visitIntToPtrInst(IntToPtrInst &I);
  void visitCmpInst(CmpInst &) {}
  void visitReturnInst(ReturnInst &I);
  void visitCallBase(CallBase &I);
  void visitInstruction(Instruction &I);

private:
  /// A call whose callee has a context for each object of its receiver.
  struct ReceiverCall {
    const CallBase *Call;
    const Function *Callee;
    Context Caller;
    unsigned Receiver; // the number of the argument
  };

  Module &M;
  const DataLayout &DL;
  const PointsToForm Form;
  ObjectFields *const Fields;
  std::unique_ptr<PointerConstraints> Constraints;

  Context Now = 0;
  SmallVector<const Value *, 8> ContextValues = {nullptr};
  DenseMap<const Value *, Context> Contexts;
  DenseSet<std::pair<const Function *, Context>> Entered;
  SmallVector<std::pair<const Function *, Context>, 8> ToVisit;
  SmallVector<ReceiverCall, 8> ReceiverCalls;
  DenseSet<std::pair<std::pair<const CallBase *, const Function *>,
                     std::pair<Context, Context>>>
      Bound;

  DenseMap<std::pair<const Value *, Context>, Node> ValueNodes;
  DenseMap<const Value *, SmallVector<Node, 1>> NodesOf;
  DenseMap<const GlobalValue *, Node> ObjectNodes;
  DenseMap<std::pair<const Function *, Context>, Node> ReturnNodes,
      VariadicNodes;
  DenseMap<Node, const Value *> Allocations;
  DenseMap<Node, Context> ObjectContexts;
  DenseMap<Node, SmallVector<Node, 4>> FieldNodes;
  DenseMap<std::pair<Node, ExtentId>, Node> PartOf;
  SmallVector<const Function *, 8> AddressTaken;
  // What code that is not seen gets.
  SmallVector<Node, 8> Escaping;
  // What is stored, and where.
  SmallVector<std::pair<Node, Node>, 64> Stores;
  SmallVector<Access, 64> Accesses;
  Node Unknown;
  /// What numbers may be the addresses of: a program can rebuild an address from
  /// its digits, where no data leads from the one to the other.
  Node Exposed;
  bool HasNumbersAsPointers = false;
  // What a receiver is that points to nothing.
  Node Null;
  bool HasObscureCode = false;

  bool hasContexts() const { return Form >= PointsToForm::Calls; }
  bool addModule();
  bool visitReachable(uint64_t MaxInstructions, uint64_t &NumInstructions);
  bool followReceivers();
  bool bindReceiver(const ReceiverCall &C, Node Object);
  Context getContext(const Value *V);
  void enter(const Function &F, Context C);

  Node getNode(const Value *V) { return getNode(V, Now); }
  Node getNode(const Value *V, Context C);
  Node getReturnNode(const Function *F, Context C);
  Node getVariadic(const Function &F, Context C);
  ExtentId getExtent(const Value *Pointer, TypeSize Size);
  void addObject(const Value &Address);
  void addFields(Node Object, const Value &Allocation);
  void addLoad(const Value *Pointer, TypeSize Size, Node To);
  void addStore(Node From, const Value *Pointer, TypeSize Size);
  void addGlobal(const GlobalVariable &GV);
  void addInitializer(const GlobalVariable &GV, const Constant *C,
                      uint64_t Offset);
  void addConstant(const Constant *C, Node To);
  void addUnknown(Node N) { Constraints->addAddress(N, Unknown); }
  void addExposed(Node N) {
    addUnknown(N);
    Constraints->addCopy(Exposed, N);
  }
  void addOperands(const User &U);
  void addCall(const CallBase &Call, const Function &Callee);
  void bind(const CallBase &Call, const Function &Callee, Context CalleeContext,
            std::optional<unsigned> Receiver);
  void bindArgument(const CallBase &Call, unsigned Index,
                    const Function &Callee, Context CalleeContext);
  bool addIntrinsic(IntrinsicInst &I);
  void addUnseenCall(const CallBase &Call);
  bool keepsPointers() const;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_POINTSTOBUILDER_H
