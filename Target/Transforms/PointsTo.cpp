//===-- PointsTo.cpp - What pointers of a program may point to ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes constraints of the instructions of a module.
///
//===----------------------------------------------------------------------===//

#include "Transforms/PointsTo.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;
using namespace llvm::course;

// The largest program of the benchmarks takes 12.
static cl::opt<unsigned> MaxStepsPerNode(
    "course-points-to-steps", cl::Hidden, cl::init(100),
    cl::desc("Unions of sets for each value of the program, on average"));

PointsTo::Node PointsTo::getNode(const Value *V) {
  auto [Entry, IsNew] = ValueNodes.try_emplace(V, 0);
  if (!IsNew)
    return Entry->second;
  const Node N = Constraints.addNode();
  Entry->second = N;
  if (const auto *C = dyn_cast<Constant>(V))
    addConstant(C, N);
  return N;
}

PointsTo::Node PointsTo::getReturnNode(const Function *F) {
  auto [Entry, IsNew] = ReturnNodes.try_emplace(F, 0);
  if (IsNew)
    Entry->second = Constraints.addNode();
  return Entry->second;
}

void PointsTo::addObject(const Value &Address) {
  const Node N = getNode(&Address);
  const Node Object = Constraints.addNode();
  Allocations[Object] = &Address;
  Constraints.addAddress(N, Object);
}

void PointsTo::addStore(Node From, Node Pointer) {
  Constraints.addStore(From, Pointer);
  Stores.push_back({From, Pointer});
}

// Everything whose address is part of the constant.
void PointsTo::addConstant(const Constant *C, Node To) {
  if (const auto *GA = dyn_cast<GlobalAlias>(C))
    return addConstant(GA->getAliasee(), To);
  if (const auto *GV = dyn_cast<GlobalValue>(C)) {
    auto Object = ObjectNodes.find(GV);
    if (Object == ObjectNodes.end())
      return addUnknown(To);
    return Constraints.addAddress(To, Object->second);
  }
  if (isa<BlockAddress>(C))
    return addUnknown(To);
  if (const auto *CE = dyn_cast<ConstantExpr>(C))
    if (CE->getOpcode() == Instruction::IntToPtr ||
        (CE->getOpcode() == Instruction::GetElementPtr &&
         isa<ConstantPointerNull>(CE->getOperand(0))))
      addUnknown(To);
  for (const Use &Op : C->operands())
    addConstant(cast<Constant>(Op.get()), To);
}

void PointsTo::addGlobal(const GlobalVariable &GV) {
  const Node Contents = ObjectNodes.lookup(&GV);
  if (GV.hasInitializer())
    addConstant(GV.getInitializer(), Contents);
  else
    addUnknown(Contents);
}

void PointsTo::addOperands(const User &U) {
  for (const Use &Op : U.operands())
    if (!isa<BasicBlock, MetadataAsValue>(Op.get()))
      Constraints.addCopy(getNode(Op.get()), getNode(&U));
}

void PointsTo::visitInstruction(Instruction &I) {
  if (I.mayReadOrWriteMemory() || I.isEHPad())
    HasObscureCode = true;
  if (!I.getType()->isVoidTy())
    addOperands(I);
}

void PointsTo::visitGetElementPtrInst(GetElementPtrInst &I) {
  // Indices do not change what a pointer is based on.
  Constraints.addCopy(getNode(I.getPointerOperand()), getNode(&I));
  if (isa<ConstantPointerNull>(I.getPointerOperand()))
    addUnknown(getNode(&I));
}

void PointsTo::visitIntToPtrInst(IntToPtrInst &I) {
  addOperands(I);
  addUnknown(getNode(&I));
}

void PointsTo::visitAtomicRMWInst(AtomicRMWInst &I) {
  const Node Pointer = getNode(I.getPointerOperand());
  Constraints.addLoad(Pointer, getNode(&I));
  addStore(getNode(I.getValOperand()), Pointer);
}

void PointsTo::visitAtomicCmpXchgInst(AtomicCmpXchgInst &I) {
  const Node Pointer = getNode(I.getPointerOperand());
  Constraints.addLoad(Pointer, getNode(&I));
  addStore(getNode(I.getNewValOperand()), Pointer);
}

void PointsTo::visitReturnInst(ReturnInst &I) {
  if (Value *Result = I.getReturnValue())
    Constraints.addCopy(getNode(Result), getReturnNode(I.getFunction()));
}

void PointsTo::addCall(const CallBase &Call, const Function &Callee) {
  for (const auto &[Index, Arg] : enumerate(Call.args())) {
    const Node N = getNode(Arg.get());
    if (Index >= Callee.arg_size()) {
      Escaping.push_back(N); // through va_list
      continue;
    }
    const Node Param = getNode(Callee.getArg(Index));
    if (!Callee.hasParamAttribute(Index, Attribute::ByVal)) {
      Constraints.addCopy(N, Param);
      continue;
    }
    const Node Copy = Constraints.addNode();
    Constraints.addAddress(Param, Copy);
    Constraints.addLoad(N, Copy);
  }
  Constraints.addCopy(getReturnNode(&Callee), getNode(&Call));
}

void PointsTo::addUnseenCall(const CallBase &Call) {
  if (Call.doesNotAccessMemory()) {
    addOperands(Call);
    return;
  }
  for (const Use &Arg : Call.args())
    Escaping.push_back(getNode(Arg.get()));
  addUnknown(getNode(&Call));
}

bool PointsTo::addIntrinsic(IntrinsicInst &I) {
  if (I.isAssumeLikeIntrinsic()) {
    if (!I.getType()->isVoidTy())
      addOperands(I);
    return true;
  }
  if (auto *Transfer = dyn_cast<MemTransferInst>(&I)) {
    const Node Bytes = Constraints.addNode();
    Constraints.addLoad(getNode(Transfer->getSource()), Bytes);
    addStore(Bytes, getNode(Transfer->getDest()));
    return true;
  }
  switch (I.getIntrinsicID()) {
  case Intrinsic::memset:
  case Intrinsic::memset_inline:
  case Intrinsic::vaend:
  case Intrinsic::stackrestore:
  case Intrinsic::trap:
    return true;
  case Intrinsic::stacksave:
    addUnknown(getNode(&I));
    return true;
  case Intrinsic::vastart: {
    const Node Arguments = Constraints.addNode();
    addUnknown(Arguments);
    Constraints.addStore(Arguments, getNode(I.getArgOperand(0)));
    return true;
  }
  default:
    return false;
  }
}

void PointsTo::visitCallBase(CallBase &I) {
  if (auto *Intrinsic = dyn_cast<IntrinsicInst>(&I);
      Intrinsic && addIntrinsic(*Intrinsic))
    return;
  if (I.isInlineAsm()) {
    HasObscureCode = true;
    return;
  }
  const auto *Callee =
      dyn_cast<Function>(I.getCalledOperand()->stripPointerCastsAndAliases());
  if (!Callee) {
    for (const Function *F : AddressTaken)
      if (F->isDeclaration())
        addUnseenCall(I);
      else if (F->arg_size() <= I.arg_size())
        addCall(I, *F);
    return;
  }
  if (!Callee->isDeclaration())
    return Callee->arg_size() <= I.arg_size() ? addCall(I, *Callee)
                                              : addUnseenCall(I);
  // The machine's own; see CourseBuiltins.h.
  if (Callee->getName() == "malloc")
    return addObject(I);
  if (is_contained({"free", "write", "read"}, Callee->getName()))
    return;
  addUnseenCall(I);
}

// Whether a pointer gets to where its copies are not followed.
bool PointsTo::keepsPointers() const {
  auto HasObjects = [&](Node N) { return !Constraints.getObjects(N).empty(); };
  if (any_of(Escaping, HasObjects))
    return false;
  return none_of(Stores, [&](const std::pair<Node, Node> &Store) {
    const auto &[From, Pointer] = Store;
    return HasObjects(From) && (!HasObjects(Pointer) ||
                                Constraints.getObjects(Pointer).test(Unknown));
  });
}

bool PointsTo::analyze() {
  Unknown = Constraints.addNode();
  addUnknown(Unknown);
  for (const GlobalObject &GO : M.global_objects())
    ObjectNodes[&GO] = Constraints.addNode();
  for (const Function &F : M) {
    if (!F.isDeclaration() && !F.hasLocalLinkage() && F.getName() != "main")
      return false;
    if (F.hasAddressTaken())
      AddressTaken.push_back(&F);
  }
  for (const GlobalVariable &GV : M.globals()) {
    if (!GV.hasLocalLinkage() && !GV.use_empty())
      return false;
    Allocations[ObjectNodes.lookup(&GV)] = &GV;
    addGlobal(GV);
  }
  if (const Function *Main = M.getFunction("main"))
    for (const Argument &Arg : Main->args())
      addUnknown(getNode(&Arg));
  visit(M);
  if (HasObscureCode ||
      !Constraints.solve(Constraints.size() * MaxStepsPerNode))
    return false;
  return keepsPointers();
}

InclusionConstraints::ObjectSet
PointsTo::getKnownObjects(const Value *Pointer) const {
  auto Found = ValueNodes.find(Pointer);
  if (Found == ValueNodes.end())
    return {};
  return Constraints.getObjects(Found->second);
}

InclusionConstraints::ObjectSet
PointsTo::getObjects(const Value *Pointer) const {
  InclusionConstraints::ObjectSet Objects = getKnownObjects(Pointer);
  return Objects.test(Unknown) ? InclusionConstraints::ObjectSet() : Objects;
}
