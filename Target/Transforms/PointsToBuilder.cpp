//===-- PointsToBuilder.cpp - Constraints of a program's pointers ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Without contexts all functions are visited once. With contexts those that
/// main reaches are, once for each context: the call (a call string of length
/// one), or the object that the first pointer points to (the receiver). A
/// function without pointers has its caller's context then. Which objects a
/// receiver is follows from what has been solved, so solving and visiting take
/// turns.
///
//===----------------------------------------------------------------------===//

#include "Transforms/PointsToBuilder.h"
#include "Transforms/InclusionConstraints.h"
#include "Transforms/UnificationConstraints.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace llvm::course;

static std::unique_ptr<PointerConstraints> makeConstraints(PointsToForm Form) {
  if (Form == PointsToForm::Unification)
    return std::make_unique<UnificationConstraints>();
  return std::make_unique<InclusionConstraints>();
}

PointsToBuilder::PointsToBuilder(Module &M, PointsToForm Form,
                                 ObjectFields *Fields)
    : M(M), DL(M.getDataLayout()), Form(Form), Fields(Fields),
      Constraints(makeConstraints(Form)) {}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

PointsToBuilder::Context PointsToBuilder::getContext(const Value *V) {
  auto [Entry, IsNew] = Contexts.try_emplace(V, ContextValues.size());
  if (IsNew)
    ContextValues.push_back(V);
  return Entry->second;
}

PointsToBuilder::Node PointsToBuilder::getNode(const Value *V, Context C) {
  // The same everywhere.
  if (isa<Constant>(V))
    C = 0;
  auto [Entry, IsNew] = ValueNodes.try_emplace({V, C});
  if (!IsNew)
    return Entry->second;
  const Node N = Constraints->addNode();
  Entry->second = N;
  NodesOf[V].push_back(N);
  if (const auto *C = dyn_cast<Constant>(V))
    addConstant(C, N);
  return N;
}

PointsToBuilder::Node PointsToBuilder::getReturnNode(const Function *F,
                                                     Context C) {
  auto [Entry, IsNew] = ReturnNodes.try_emplace({F, C});
  if (IsNew)
    Entry->second = Constraints->addNode();
  return Entry->second;
}

// The slots of the arguments that only va_list has.
PointsToBuilder::Node PointsToBuilder::getVariadic(const Function &F,
                                                   Context C) {
  auto [Entry, IsNew] = VariadicNodes.try_emplace({&F, C});
  if (IsNew)
    Entry->second = Constraints->addNode();
  return Entry->second;
}

PointsToBuilder::ObjectSet PointsToBuilder::getObjects(const Value *V) const {
  ObjectSet Objects;
  auto Found = NodesOf.find(V);
  if (Found != NodesOf.end())
    for (Node N : Found->second)
      Objects |= Constraints->getObjects(N);
  Objects.reset(Null);
  return Objects;
}

//===----------------------------------------------------------------------===//
// Objects and accesses
//===----------------------------------------------------------------------===//

void PointsToBuilder::addFields(Node Object, const Value &Allocation) {
  if (!Fields)
    return;
  SmallVector<Node, 4> &Nodes = FieldNodes[Object];
  for (const auto &[At, Field] : Fields->getFields(&Allocation)) {
    while (Nodes.size() <= Field)
      Nodes.push_back(Constraints->addNode());
    PartOf[{Object, At}] = Nodes[Field];
    Constraints->setContents(Object, At, Nodes[Field]);
  }
}

void PointsToBuilder::addObject(const Value &Address) {
  const Node N = getNode(&Address);
  const Node Object = Constraints->addNode();
  Allocations[Object] = &Address;
  ObjectContexts[Object] = Now;
  addFields(Object, Address);
  Constraints->addAddress(N, Object);
}

PointsToBuilder::Node PointsToBuilder::getPart(Node Object, ExtentId At) const {
  auto Found = PartOf.find({Object, At});
  return Found == PartOf.end() ? Object : Found->second;
}

SmallVector<PointsToBuilder::Node, 4>
PointsToBuilder::getParts(Node Object) const {
  SmallVector<Node, 4> Parts = FieldNodes.lookup(Object);
  Parts.push_back(Object);
  return Parts;
}

ExtentId PointsToBuilder::getExtent(const Value *Pointer, TypeSize Size) {
  const uint64_t SizeInBytes = Size.isScalable() ? 0 : Size.getFixedValue();
  Accesses.push_back({Pointer, SizeInBytes});
  return Fields ? Fields->getExtent(Pointer, SizeInBytes) : ExtentId(None);
}

void PointsToBuilder::addLoad(const Value *Pointer, TypeSize Size, Node To) {
  Constraints->addLoad(getNode(Pointer), To, getExtent(Pointer, Size));
}

void PointsToBuilder::addStore(Node From, const Value *Pointer, TypeSize Size) {
  Constraints->addStore(From, getNode(Pointer), getExtent(Pointer, Size));
  Stores.push_back({From, getNode(Pointer)});
}

// Everything whose address is part of the constant.
void PointsToBuilder::addConstant(const Constant *C, Node To) {
  if (const auto *GA = dyn_cast<GlobalAlias>(C))
    return addConstant(GA->getAliasee(), To);
  if (const auto *GV = dyn_cast<GlobalValue>(C)) {
    auto Object = ObjectNodes.find(GV);
    if (Object == ObjectNodes.end())
      return addUnknown(To);
    return Constraints->addAddress(To, Object->second);
  }
  if (isa<BlockAddress>(C))
    return addUnknown(To);
  if (const auto *CE = dyn_cast<ConstantExpr>(C)) {
    if (CE->getOpcode() == Instruction::PtrToInt)
      addConstant(CE->getOperand(0), Exposed);
    if (CE->getOpcode() == Instruction::IntToPtr)
      addExposed(To);
    if (CE->getOpcode() == Instruction::GetElementPtr &&
        isa<ConstantPointerNull>(CE->getOperand(0)))
      addUnknown(To);
  }
  for (const Use &Op : C->operands())
    addConstant(cast<Constant>(Op.get()), To);
}

void PointsToBuilder::addInitializer(const GlobalVariable &GV,
                                     const Constant *C, uint64_t Offset) {
  if (isa<ConstantData>(C))
    return;
  if (const auto *Struct = dyn_cast<ConstantStruct>(C)) {
    const StructLayout *Layout = DL.getStructLayout(Struct->getType());
    for (unsigned I = 0; I != Struct->getNumOperands(); ++I)
      addInitializer(GV, Struct->getOperand(I),
                     Offset + Layout->getElementOffset(I));
    return;
  }
  if (const auto *Array = dyn_cast<ConstantArray>(C)) {
    const uint64_t Step =
        DL.getTypeAllocSize(Array->getType()->getElementType());
    for (unsigned I = 0; I != Array->getNumOperands(); ++I)
      addInitializer(GV, Array->getOperand(I), Offset + I * Step);
    return;
  }
  ArrayRef<Node> Nodes = FieldNodes[ObjectNodes.lookup(&GV)];
  for (unsigned Field : Fields->getFieldsAt(&GV, int64_t(Offset),
                                            DL.getTypeStoreSize(C->getType())))
    addConstant(C, Nodes[Field]);
}

void PointsToBuilder::addGlobal(const GlobalVariable &GV) {
  const Node Contents = ObjectNodes.lookup(&GV);
  Allocations[Contents] = &GV;
  addFields(Contents, GV);
  if (GV.hasInitializer() && Fields)
    return addInitializer(GV, GV.getInitializer(), 0);
  for (Node Part : getParts(Contents))
    if (GV.hasInitializer())
      addConstant(GV.getInitializer(), Part);
    else
      addUnknown(Part);
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

void PointsToBuilder::addOperands(const User &U) {
  for (const Use &Op : U.operands())
    if (!isa<BasicBlock, MetadataAsValue>(Op.get()))
      Constraints->addCopy(getNode(Op.get()), getNode(&U));
}

void PointsToBuilder::visitInstruction(Instruction &I) {
  if (I.mayReadOrWriteMemory() || I.isEHPad())
    HasObscureCode = true;
  if (!I.getType()->isVoidTy())
    addOperands(I);
}

void PointsToBuilder::visitLoadInst(LoadInst &I) {
  addLoad(I.getPointerOperand(), DL.getTypeStoreSize(I.getType()), getNode(&I));
  if (HasNumbersAsPointers && !I.getType()->isPointerTy())
    Constraints->addCopy(getNode(&I), Exposed);
}

void PointsToBuilder::visitStoreInst(StoreInst &I) {
  addStore(getNode(I.getValueOperand()), I.getPointerOperand(),
           DL.getTypeStoreSize(I.getValueOperand()->getType()));
}

void PointsToBuilder::visitGetElementPtrInst(GetElementPtrInst &I) {
  // Indices do not change what a pointer is based on.
  Constraints->addCopy(getNode(I.getPointerOperand()), getNode(&I));
  if (isa<ConstantPointerNull>(I.getPointerOperand()))
    addUnknown(getNode(&I));
}

void PointsToBuilder::visitPtrToIntInst(PtrToIntInst &I) {
  addOperands(I);
  Constraints->addCopy(getNode(I.getPointerOperand()), Exposed);
}

void PointsToBuilder::visitIntToPtrInst(IntToPtrInst &I) {
  addOperands(I);
  addExposed(getNode(&I));
}

void PointsToBuilder::visitAtomicRMWInst(AtomicRMWInst &I) {
  const TypeSize Size = DL.getTypeStoreSize(I.getType());
  addLoad(I.getPointerOperand(), Size, getNode(&I));
  addStore(getNode(I.getValOperand()), I.getPointerOperand(), Size);
}

void PointsToBuilder::visitAtomicCmpXchgInst(AtomicCmpXchgInst &I) {
  const TypeSize Size = DL.getTypeStoreSize(I.getNewValOperand()->getType());
  addLoad(I.getPointerOperand(), Size, getNode(&I));
  addStore(getNode(I.getNewValOperand()), I.getPointerOperand(), Size);
}

void PointsToBuilder::visitReturnInst(ReturnInst &I) {
  if (Value *Result = I.getReturnValue())
    Constraints->addCopy(getNode(Result), getReturnNode(I.getFunction(), Now));
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

void PointsToBuilder::enter(const Function &F, Context C) {
  if (hasContexts() && Entered.insert({&F, C}).second)
    ToVisit.push_back({&F, C});
}

void PointsToBuilder::bindArgument(const CallBase &Call, unsigned Index,
                                   const Function &Callee,
                                   Context CalleeContext) {
  const Value *Arg = Call.getArgOperand(Index);
  const Node N = getNode(Arg);
  if (Index >= Callee.arg_size()) {
    if (Callee.isVarArg())
      Constraints->addCopy(N, getVariadic(Callee, CalleeContext));
    else
      Escaping.push_back(N);
    return;
  }
  const Node Param = getNode(Callee.getArg(Index), CalleeContext);
  if (!Callee.hasParamAttribute(Index, Attribute::ByVal)) {
    Constraints->addCopy(N, Param);
    return;
  }
  const Node Copy = Constraints->addNode();
  Constraints->addAddress(Param, Copy);
  addLoad(Arg, TypeSize::getFixed(0), Copy);
}

// Receiver is not bound: the callee's context says what it is.
void PointsToBuilder::bind(const CallBase &Call, const Function &Callee,
                           Context CalleeContext,
                           std::optional<unsigned> Receiver) {
  if (!Bound.insert({{&Call, &Callee}, {Now, CalleeContext}}).second)
    return;
  for (unsigned Index = 0; Index != Call.arg_size(); ++Index)
    if (Index != Receiver)
      bindArgument(Call, Index, Callee, CalleeContext);
  Constraints->addCopy(getReturnNode(&Callee, CalleeContext), getNode(&Call));
  enter(Callee, CalleeContext);
}

static std::optional<unsigned> getReceiver(const Function &F) {
  for (const Argument &Arg : F.args())
    if (Arg.getType()->isPointerTy())
      return Arg.hasByValAttr() ? std::nullopt : std::optional(Arg.getArgNo());
  return std::nullopt;
}

void PointsToBuilder::addCall(const CallBase &Call, const Function &Callee) {
  if (Form == PointsToForm::Calls)
    return bind(Call, Callee, getContext(&Call), std::nullopt);
  if (Form != PointsToForm::Receivers)
    return bind(Call, Callee, 0, std::nullopt);
  std::optional<unsigned> Receiver = getReceiver(Callee);
  if (!Receiver)
    return bind(Call, Callee, Now, std::nullopt);
  ReceiverCalls.push_back({&Call, &Callee, Now, *Receiver});
}

// Lets the callee have Object for its receiver, if that is new.
bool PointsToBuilder::bindReceiver(const ReceiverCall &C, Node Object) {
  // What has no allocation shares a context with all that has none.
  const Value *Allocation = Allocations.lookup(Object);
  const Context CalleeContext =
      Object == Null ? 0 : getContext(Allocation ? Allocation : C.Callee);
  const Node Param = getNode(C.Callee->getArg(C.Receiver), CalleeContext);
  if (Constraints->getObjects(Param).test(Object) &&
      Bound.contains({{C.Call, C.Callee}, {C.Caller, CalleeContext}}))
    return false;
  Constraints->addAddress(Param, Object);
  Now = C.Caller;
  bind(*C.Call, *C.Callee, CalleeContext, C.Receiver);
  Now = 0;
  return true;
}

// Whether some call has a receiver that it did not have before. One without any
// has null; with others, null makes no difference.
bool PointsToBuilder::followReceivers() {
  bool IsChanged = false;
  SmallVector<const ReceiverCall *, 8> WithoutReceiver;
  for (const ReceiverCall &C : ReceiverCalls) {
    const ObjectSet Objects = Constraints->getObjects(
        getNode(C.Call->getArgOperand(C.Receiver), C.Caller));
    if (Objects.empty())
      WithoutReceiver.push_back(&C);
    for (Node Object : Objects)
      IsChanged |= bindReceiver(C, Object);
  }
  if (!IsChanged)
    for (const ReceiverCall *C : WithoutReceiver)
      IsChanged |= bindReceiver(*C, Null);
  return IsChanged;
}

void PointsToBuilder::addUnseenCall(const CallBase &Call) {
  if (Call.doesNotAccessMemory()) {
    addOperands(Call);
    return;
  }
  for (const Use &Arg : Call.args())
    Escaping.push_back(getNode(Arg.get()));
  addUnknown(getNode(&Call));
}

bool PointsToBuilder::addIntrinsic(IntrinsicInst &I) {
  if (I.isAssumeLikeIntrinsic()) {
    if (!I.getType()->isVoidTy())
      addOperands(I);
    return true;
  }
  if (auto *Transfer = dyn_cast<MemTransferInst>(&I)) {
    const auto *Length = dyn_cast<ConstantInt>(Transfer->getLength());
    const auto Size =
        TypeSize::getFixed(Length ? Length->getLimitedValue(INT32_MAX) : 0);
    const Node Bytes = Constraints->addNode();
    addLoad(Transfer->getSource(), Size, Bytes);
    addStore(Bytes, Transfer->getDest(), Size);
    return true;
  }
  switch (I.getIntrinsicID()) {
  case Intrinsic::memset:
  case Intrinsic::memset_inline:
    // One byte of a pointer can be set at a time.
    addStore(getNode(I.getArgOperand(1)), I.getArgOperand(0),
             TypeSize::getFixed(0));
    return true;
  case Intrinsic::vaend:
  case Intrinsic::stackrestore:
  case Intrinsic::trap:
    return true;
  case Intrinsic::stacksave:
    addUnknown(getNode(&I));
    return true;
  case Intrinsic::vastart: {
    const Node Arguments = Constraints->addNode();
    Constraints->addAddress(Arguments, getVariadic(*I.getFunction(), Now));
    addStore(Arguments, I.getArgOperand(0),
             TypeSize::getFixed(DL.getPointerSize()));
    return true;
  }
  case Intrinsic::vacopy: {
    const auto Size = TypeSize::getFixed(DL.getPointerSize());
    const Node List = Constraints->addNode();
    addLoad(I.getArgOperand(1), Size, List);
    addStore(List, I.getArgOperand(0), Size);
    return true;
  }
  default:
    return false;
  }
}

void PointsToBuilder::visitCallBase(CallBase &I) {
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

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

// Whether a pointer gets to where its copies are not followed.
bool PointsToBuilder::keepsPointers() const {
  auto HasObjects = [&](Node N) { return !Constraints->getObjects(N).empty(); };
  if (any_of(Escaping, HasObjects))
    return false;
  return none_of(Stores, [&](const std::pair<Node, Node> &Store) {
    const auto &[From, Pointer] = Store;
    return HasObjects(From) && (!HasObjects(Pointer) ||
                                Constraints->getObjects(Pointer).test(Unknown));
  });
}

bool PointsToBuilder::addModule() {
  Null = Constraints->addNode();
  Unknown = Constraints->addNode();
  Exposed = Constraints->addNode();
  HasNumbersAsPointers = any_of(M, [](const Function &F) {
    return any_of(instructions(F), IsaPred<IntToPtrInst>);
  });
  addUnknown(Unknown);
  for (const GlobalObject &GO : M.global_objects())
    ObjectNodes[&GO] = Constraints->addNode();
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
  return true;
}

bool PointsToBuilder::visitReachable(uint64_t MaxInstructions,
                                     uint64_t &NumInstructions) {
  while (!ToVisit.empty()) {
    auto [F, C] = ToVisit.pop_back_val();
    NumInstructions += F->getInstructionCount();
    if (NumInstructions > MaxInstructions)
      return false;
    Now = C;
    visit(const_cast<Function &>(*F));
  }
  Now = 0;
  return !HasObscureCode;
}

bool PointsToBuilder::run(unsigned MaxStepsPerNode, unsigned MaxContexts) {
  if (!addModule())
    return false;
  const Function *Main = M.getFunction("main");
  uint64_t NumInstructions = 0;
  if (hasContexts() && Main)
    enter(*Main, 0);
  else if (hasContexts())
    return false; // a part of a program
  else
    visit(M);
  do {
    if (!visitReachable(uint64_t(M.getInstructionCount()) * MaxContexts,
                        NumInstructions) ||
        HasObscureCode ||
        !Constraints->solve(Constraints->size() * MaxStepsPerNode))
      return false;
  } while (Form == PointsToForm::Receivers && followReceivers());
  return keepsPointers();
}
