//===-- CoursePointsTo.cpp - What accesses of a program may touch ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds, for each pointer of a whole program, the variables and allocations
/// that it may point to (InclusionConstraints.h), and writes it down as
/// !alias.scope and !noalias, a scope for each object:
///
///   %r = load ptr, ptr %rows                       ; rows = malloc, in a loop
///   %x = load i64, ptr %r             => ..., !alias.scope !{row of a},
///   store i64 %s, ptr %c                           !noalias !{row of c, ...}
///
/// LLVM's own analyses stop at a pointer that is loaded. An allocation is one
/// object, however often it is executed; all parts of an object are one.
/// Integers are followed like pointers, since they may be what is left of one.
///
/// What is not known points to the object Unknown, and accesses through it get
/// nothing. The whole program gets nothing if a pointer is stored where it is
/// not known, or given to code that is not seen. Facts hold for any two
/// accesses of the program at any time, so passes may copy and move accesses
/// with them. They would no longer hold if one object got another's memory: who
/// replaces allocations or merges functions has to come before. Slots of the
/// frame that the back end shares lose their facts (StackColoring).
///
/// Takes time in proportion to the program times MaxStepsPerNode.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CoursePointsTo.h"
#include "Transforms/InclusionConstraints.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstVisitor.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-points-to"

STATISTIC(NumAccesses, "Number of accesses whose objects are known");
STATISTIC(NumObjects, "Number of objects that they touch");
STATISTIC(NumGivenUp, "Number of programs too large or too obscure");

// The largest program of the benchmarks takes 12.
static cl::opt<unsigned> MaxStepsPerNode(
    "course-points-to-steps", cl::Hidden, cl::init(100),
    cl::desc("Unions of sets for each value of the program, on average"));

// Lists of scopes get long. What is beyond shares the last.
static constexpr unsigned MaxScopes = 64;

namespace {

using Node = InclusionConstraints::Node;

/// Builds the constraints of a module.
class PointsTo : public InstVisitor<PointsTo> {
  Module &M;
  InclusionConstraints Constraints;
  DenseMap<const Value *, Node> ValueNodes;
  DenseMap<const GlobalValue *, Node> ObjectNodes;
  DenseMap<const Function *, Node> ReturnNodes;
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

} // namespace

Node PointsTo::getNode(const Value *V) {
  auto [Entry, IsNew] = ValueNodes.try_emplace(V, 0);
  if (!IsNew)
    return Entry->second;
  const Node N = Constraints.addNode();
  Entry->second = N;
  if (const auto *C = dyn_cast<Constant>(V))
    addConstant(C, N);
  return N;
}

Node PointsTo::getReturnNode(const Function *F) {
  auto [Entry, IsNew] = ReturnNodes.try_emplace(F, 0);
  if (IsNew)
    Entry->second = Constraints.addNode();
  return Entry->second;
}

void PointsTo::addObject(const Value &Address) {
  const Node N = getNode(&Address);
  Constraints.addAddress(N, Constraints.addNode());
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
PointsTo::getObjects(const Value *Pointer) const {
  auto Found = ValueNodes.find(Pointer);
  if (Found == ValueNodes.end())
    return {};
  const InclusionConstraints::ObjectSet &Objects =
      Constraints.getObjects(Found->second);
  return Objects.test(Unknown) ? InclusionConstraints::ObjectSet() : Objects;
}

namespace {

/// Gives each object a scope.
class Scopes {
  MDBuilder Builder;
  LLVMContext &Context;
  MDNode *Domain;
  SmallVector<Metadata *, MaxScopes> All;
  DenseMap<Node, unsigned> Numbers;

public:
  explicit Scopes(LLVMContext &Context)
      : Builder(Context), Context(Context),
        Domain(Builder.createAnonymousAliasScopeDomain("course-points-to")) {}

  unsigned size() const { return All.size(); }
  void add(Node Object);
  void annotate(Instruction &Access,
                const InclusionConstraints::ObjectSet &Objects) const;
};

} // namespace

void Scopes::add(Node Object) {
  if (!Numbers.try_emplace(Object, std::min(size(), MaxScopes - 1)).second)
    return;
  if (size() < MaxScopes)
    All.push_back(Builder.createAnonymousAliasScope(Domain, "object"));
}

void Scopes::annotate(Instruction &Access,
                      const InclusionConstraints::ObjectSet &Objects) const {
  BitVector Touched(size());
  for (Node Object : Objects)
    Touched.set(Numbers.lookup(Object));
  SmallVector<Metadata *, MaxScopes> Own, Other;
  for (auto [Index, Scope] : enumerate(All))
    (Touched[Index] ? Own : Other).push_back(Scope);
  for (auto [Kind, List] : {std::pair(LLVMContext::MD_alias_scope, &Own),
                            std::pair(LLVMContext::MD_noalias, &Other)})
    Access.setMetadata(Kind, MDNode::concatenate(Access.getMetadata(Kind),
                                                 MDNode::get(Context, *List)));
}

PreservedAnalyses CoursePointsToPass::run(Module &M, ModuleAnalysisManager &) {
  PointsTo Analysis(M);
  if (!Analysis.analyze()) {
    LLVM_DEBUG(dbgs() << "nothing is known\n");
    ++NumGivenUp;
    return PreservedAnalyses::all();
  }
  MapVector<Instruction *, InclusionConstraints::ObjectSet> Accesses;
  Scopes ObjectScopes(M.getContext());
  for (Function &F : M)
    for (Instruction &I : instructions(F)) {
      const Value *Pointer = getLoadStorePointerOperand(&I);
      if (!Pointer)
        continue;
      auto Objects = Analysis.getObjects(Pointer);
      if (Objects.empty())
        continue;
      for (Node Object : Objects)
        ObjectScopes.add(Object);
      Accesses[&I] = std::move(Objects);
    }
  if (ObjectScopes.size() < 2)
    return PreservedAnalyses::all();
  for (auto &[Access, Objects] : Accesses)
    ObjectScopes.annotate(*Access, Objects);
  NumAccesses += Accesses.size();
  NumObjects += ObjectScopes.size();
  return PreservedAnalyses::none();
}
