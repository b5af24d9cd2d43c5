//===-- CourseCodeAddresses.cpp - Functions and labels as numbers ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// There is no code in memory, so a function whose address is taken gets a
/// number, and an indirect call compares numbers:
///
///   store ptr @f, ptr %p             =>  store ptr inttoptr (10240), ptr %p
///   %r = call i64 %fp(i64 %x)        =>  %r = call i64 @course.call(%fp, %x)
///
///   define internal i64 @course.call(ptr %fp, i64 %x) {
///     switch i64 %fp [10240: call @f(%x), 10242: call @g(%x), ...]
///
/// one such function for each signature, with all functions that the signature
/// may call. Since the machine's switch costs one branch, so does the choice.
/// The same numbers serve labels, and `indirectbr` becomes a switch in place.
///
/// Numbers lie between stack and heap, where no access is allowed, and are
/// even: member function pointers of C++ tell virtual functions by an odd one.
///
/// A function may be called through a pointer of another type if the types
/// travel alike: as many arguments, each an address or an integer or of the
/// very type, and a result or none. With a number that is no case, the program
/// stops in functions that are not optimised; elsewhere this is the undefined
/// behaviour that it is in C.
///
/// Early in the link, so that the callees are inlined and cases fold, and once
/// more before selection. Linear in the program and in signatures x functions.
///
//===----------------------------------------------------------------------===//

#include "Lowering/CourseCodeAddresses.h"
#include "Course.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

#define DEBUG_TYPE "course-code-addresses"

// The number, and the function's name: copies of a function have its attributes.
static constexpr StringLiteral NumberAttr = "course-number";
static constexpr StringLiteral CounterName = "course.code.addresses";

static std::optional<uint64_t> getNumber(const Function &F) {
  const auto [Text, Name] =
      F.getFnAttribute(NumberAttr).getValueAsString().split(' ');
  uint64_t Number = 0;
  if (Text.getAsInteger(10, Number) || Name != F.getName())
    return std::nullopt;
  return Number;
}

namespace {

class CodeAddresses {
  Module &M;
  Type *Int64Ty;
  uint64_t NumUsed = 0;
  /// In the order of their numbers.
  SmallVector<std::pair<uint64_t, Function *>, 16> Numbered;
  /// And the type of the address.
  using Signature = std::tuple<FunctionType *, Type *, AttributeList>;
  MapVector<Signature, Function *> Dispatchers;
  bool IsChanged = false;

public:
  explicit CodeAddresses(Module &M)
      : M(M), Int64Ty(Type::getInt64Ty(M.getContext())) {}
  bool run();

private:
  void loadState();
  void storeState();
  uint64_t takeNumber();
  Constant *getAddress(uint64_t Number, Type *Ty) const;

  void resolveAliases();
  void resolveEquivalents(Function &F);
  void numberFunction(Function &F);
  void numberLabels(Function &F);
  void lowerJump(IndirectBrInst &Jump,
                 const DenseMap<BasicBlock *, uint64_t> &Numbers);

  void lowerCall(CallBase &Call);
  Function *getDispatcher(CallBase &Call);
  void expand(CallBase &Call, Value *Target);
};

} // namespace

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

// What earlier runs gave away stays given away.
void CodeAddresses::loadState() {
  if (NamedMDNode *Counter = M.getNamedMetadata(CounterName))
    NumUsed =
        mdconst::extract<ConstantInt>(Counter->getOperand(0)->getOperand(0))
            ->getZExtValue();
  for (Function &F : M)
    if (const std::optional<uint64_t> Number = getNumber(F))
      Numbered.push_back({*Number, &F});
  sort(Numbered, less_first());
}

void CodeAddresses::storeState() {
  if (NumUsed == 0)
    return;
  NamedMDNode *Counter = M.getOrInsertNamedMetadata(CounterName);
  Counter->clearOperands();
  Counter->addOperand(
      MDNode::get(M.getContext(),
                  ConstantAsMetadata::get(ConstantInt::get(Int64Ty, NumUsed))));
}

uint64_t CodeAddresses::takeNumber() {
  constexpr uint64_t NumInGap = (Course::HeapStart - Course::StackAreaEnd) / 2;
  // What does not fit lies where no heap ever reaches.
  constexpr uint64_t Beyond = uint64_t(1) << 62;
  uint64_t Index = NumUsed++;
  return 2 * Index + (Index < NumInGap ? Course::StackAreaEnd : Beyond);
}

// In whatever address space: all of them are one on this machine.
Constant *CodeAddresses::getAddress(uint64_t Number, Type *Ty) const {
  return ConstantExpr::getIntToPtr(ConstantInt::get(Int64Ty, Number), Ty);
}

void CodeAddresses::resolveAliases() {
  for (GlobalAlias &Alias : make_early_inc_range(M.aliases()))
    if (isa_and_nonnull<Function>(Alias.getAliaseeObject())) {
      Alias.replaceAllUsesWith(Alias.getAliasee());
      Alias.eraseFromParent();
      IsChanged = true;
    }
}

// What another linker calls a function by is the function.
void CodeAddresses::resolveEquivalents(Function &F) {
  for (User *U : make_early_inc_range(F.users()))
    if (isa<DSOLocalEquivalent, NoCFIValue>(U)) {
      U->replaceAllUsesWith(&F);
      cast<Constant>(U)->destroyConstant();
      IsChanged = true;
    }
}

// LLVM's own lists, of constructors for example, name functions, not addresses.
static bool isOnlyInLLVMLists(const Constant *C) {
  return all_of(C->users(), [](const User *U) {
    if (const auto *GV = dyn_cast<GlobalVariable>(U))
      return GV->getName().starts_with("llvm.");
    return isa<Constant>(U) && !isa<GlobalValue>(U) &&
           isOnlyInLLVMLists(cast<Constant>(U));
  });
}

static bool isAddress(const Use &U) {
  const User *Owner = U.getUser();
  if (const auto *Call = dyn_cast<CallBase>(Owner))
    return !Call->isCallee(&U);
  // A function's personality, or the function of a label.
  if (isa<Function, BlockAddress, GlobalIFunc, GlobalAlias>(Owner))
    return false;
  if (const auto *GV = dyn_cast<GlobalVariable>(Owner))
    return !GV->getName().starts_with("llvm.");
  if (const auto *C = dyn_cast<Constant>(Owner))
    return !isOnlyInLLVMLists(C);
  return true;
}

void CodeAddresses::numberFunction(Function &F) {
  resolveEquivalents(F);
  F.removeDeadConstantUsers();
  if (F.isIntrinsic() || none_of(F.uses(), isAddress))
    return;
  IsChanged = true;
  Constant *Address;
  if (F.isDeclaration() && F.hasExternalWeakLinkage()) {
    // Nobody defines it.
    Address = ConstantPointerNull::get(F.getType());
  } else {
    std::optional<uint64_t> Number = getNumber(F);
    if (!Number) {
      Number = takeNumber();
      F.addFnAttr(NumberAttr, (utostr(*Number) + " " + F.getName()).str());
      Numbered.push_back({*Number, &F});
    }
    Address = getAddress(*Number, F.getType());
  }
  F.replaceUsesWithIf(Address, [](Use &U) { return isAddress(U); });
}

//===----------------------------------------------------------------------===//
// Labels
//===----------------------------------------------------------------------===//

void CodeAddresses::lowerJump(IndirectBrInst &Jump,
                              const DenseMap<BasicBlock *, uint64_t> &Numbers) {
  BasicBlock *BB = Jump.getParent();
  LLVMContext &Context = M.getContext();
  auto *Nowhere = BasicBlock::Create(Context, "nowhere", BB->getParent());
  IRBuilder<>(Nowhere).CreateUnreachable();

  // A jump to undef or poison is undefined, as the switch is.
  IRBuilder<> Builder(&Jump);
  SwitchInst *Switch =
      Builder.CreateSwitch(Builder.CreatePtrToInt(Jump.getAddress(), Int64Ty),
                           Nowhere, Jump.getNumDestinations());
  SmallPtrSet<BasicBlock *, 8> Seen;
  for (BasicBlock *Dest : Jump.successors()) {
    auto Number = Numbers.find(Dest);
    // A label without address is no destination, and each is one only once.
    if (Number == Numbers.end() || !Seen.insert(Dest).second)
      Dest->removePredecessor(BB);
    else
      Switch->addCase(ConstantInt::get(Context, APInt(64, Number->second)),
                      Dest);
  }
  Jump.eraseFromParent();
}

void CodeAddresses::numberLabels(Function &F) {
  DenseMap<BasicBlock *, uint64_t> Numbers;
  for (BasicBlock &BB : F)
    if (BlockAddress *Label = BlockAddress::lookup(&BB)) {
      Numbers[&BB] = takeNumber();
      Label->replaceAllUsesWith(getAddress(Numbers[&BB], Label->getType()));
      Label->destroyConstant();
      IsChanged = true;
    }
  for (BasicBlock &BB : make_early_inc_range(F))
    if (auto *Jump = dyn_cast<IndirectBrInst>(BB.getTerminator())) {
      lowerJump(*Jump, Numbers);
      IsChanged = true;
    }
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

// Whether values of the type travel in one register.
static bool isOneRegister(const Type *Ty) {
  return Ty->isPointerTy() ||
         (Ty->isIntegerTy() && Ty->getIntegerBitWidth() <= 64) ||
         Ty->isFloatTy() || Ty->isDoubleTy();
}

// Addresses and numbers as wide, and integers of any width: C without
// prototypes promotes them.
static bool travelAlike(const Type *A, const Type *B) {
  if (A == B)
    return true;
  if (!isOneRegister(A) || !isOneRegister(B))
    return false;
  if (A->isPointerTy() || B->isPointerTy())
    return A->isIntegerTy(64) || B->isIntegerTy(64);
  return A->isIntegerTy() && B->isIntegerTy();
}

static bool canCall(const FunctionType *CallTy, const Function &F) {
  const FunctionType *Ty = F.getFunctionType();
  if (Ty == CallTy)
    return true;
  if (Ty->isVarArg() || CallTy->isVarArg() ||
      Ty->getNumParams() != CallTy->getNumParams())
    return false;
  const Type *Given = Ty->getReturnType(), *Wanted = CallTy->getReturnType();
  if (!travelAlike(Given, Wanted) &&
      !(Given->isVoidTy() && isOneRegister(Wanted)) &&
      !(Wanted->isVoidTy() && isOneRegister(Given)))
    return false;
  return all_of(zip(Ty->params(), CallTy->params()), [](auto Pair) {
    return travelAlike(std::get<0>(Pair), std::get<1>(Pair));
  });
}

// The value as the register that holds it, read as another type.
static Value *reinterpret(Value *V, Type *Ty, IRBuilder<> &B) {
  Type *From = V->getType();
  if (From == Ty)
    return V;
  if (From->isPointerTy())
    V = B.CreatePtrToInt(V, B.getInt64Ty());
  else if (!From->isIntegerTy())
    V = B.CreateBitCast(V, B.getIntNTy(From->getPrimitiveSizeInBits()));
  if (Ty->isPointerTy())
    return B.CreateIntToPtr(B.CreateZExtOrTrunc(V, B.getInt64Ty()), Ty);
  if (Ty->isIntegerTy())
    return B.CreateZExtOrTrunc(V, Ty);
  return B.CreateBitCast(
      B.CreateZExtOrTrunc(V, B.getIntNTy(Ty->getPrimitiveSizeInBits())), Ty);
}

// A direct call in place of an indirect one, before it. Gives the result or, of
// a call without one, null.
static Value *callDirectly(CallBase &Call, Function *F) {
  IRBuilder<> B(&Call);
  FunctionType *Ty = F->getFunctionType();
  SmallVector<Value *, 8> Args;
  for (auto [I, Arg] : enumerate(Call.args()))
    Args.push_back(I < Ty->getNumParams()
                       ? reinterpret(Arg, Ty->getParamType(I), B)
                       : Arg.get());
  CallInst *Direct = B.CreateCall(F, Args);
  if (Ty == Call.getFunctionType())
    Direct->setAttributes(Call.getAttributes());
  Direct->setCallingConv(F->getCallingConv());
  Type *Wanted = Call.getType();
  if (Wanted->isVoidTy())
    return nullptr;
  if (Ty->getReturnType()->isVoidTy())
    return Constant::getNullValue(Wanted);
  return reinterpret(Direct, Wanted, B);
}

// A switch over the functions that may be meant, in place of the call.
void CodeAddresses::expand(CallBase &Call, Value *Target) {
  BasicBlock *Head = Call.getParent();
  Function *Caller = Head->getParent();
  LLVMContext &Context = M.getContext();
  BasicBlock *Tail = SplitBlock(Head, &Call);
  Head->getTerminator()->eraseFromParent();

  auto *Nowhere = BasicBlock::Create(Context, "nowhere", Caller, Tail);
  IRBuilder<> B(Nowhere);
  if (Caller->hasOptNone())
    B.CreateIntrinsic(Intrinsic::trap, {});
  B.CreateUnreachable();

  // So is a call of undef or poison.
  B.SetInsertPoint(Head);
  B.SetCurrentDebugLocation(Call.getDebugLoc());
  SwitchInst *Switch =
      B.CreateSwitch(B.CreatePtrToInt(Target, Int64Ty), Nowhere);
  PHINode *Result = nullptr;
  if (!Call.getType()->isVoidTy())
    Result = PHINode::Create(Call.getType(), 0, "", Tail->begin());
  for (auto [Number, F] : Numbered) {
    if (!canCall(Call.getFunctionType(), *F))
      continue;
    auto *Case = BasicBlock::Create(Context, "call", Caller, Nowhere);
    Switch->addCase(ConstantInt::get(Context, APInt(64, Number)), Case);
    auto *Jump = BranchInst::Create(Tail, Case);
    // In the new block, as if the call were there.
    Call.moveBefore(Jump->getIterator());
    Value *Value = callDirectly(Call, F);
    if (Result)
      Result->addIncoming(Value, Case);
  }
  if (Result) {
    Result->takeName(&Call);
    Call.replaceAllUsesWith(Result);
    if (Result->getNumIncomingValues() == 0) {
      Result->replaceAllUsesWith(PoisonValue::get(Result->getType()));
      Result->eraseFromParent();
    }
  }
  Call.eraseFromParent();
}

// Attributes that say where an argument is.
static AttributeList getABIAttributes(const CallBase &Call) {
  LLVMContext &Context = Call.getContext();
  AttributeList Result;
  for (unsigned I = 0; I != Call.arg_size(); ++I)
    for (Attribute::AttrKind Kind : {Attribute::ByVal, Attribute::StructRet})
      if (Attribute A = Call.getParamAttr(I, Kind); A.isValid())
        Result = Result.addParamAttribute(Context, I + 1, A);
  return Result;
}

// The function that chooses for all calls of this signature: the number comes
// first, the arguments follow.
Function *CodeAddresses::getDispatcher(CallBase &Call) {
  FunctionType *Ty = Call.getFunctionType();
  AttributeList Attributes = getABIAttributes(Call);
  Type *AddressTy = Call.getCalledOperand()->getType();
  Function *&F = Dispatchers[{Ty, AddressTy, Attributes}];
  if (F)
    return F;
  SmallVector<Type *, 8> Params = {AddressTy};
  append_range(Params, Ty->params());
  F = Function::Create(
      FunctionType::get(Ty->getReturnType(), Params, /*isVarArg=*/false),
      GlobalValue::InternalLinkage, "course.call", M);
  F->setAttributes(Attributes);
  F->addFnAttr(Attribute::NoUnwind);
  const Function *Caller = Call.getFunction();
  for (StringRef Kind : {"target-cpu", "course-link-source"})
    if (Attribute A = Caller->getFnAttribute(Kind); A.isValid())
      F->addFnAttr(A);
  if (Caller->hasOptNone()) {
    F->addFnAttr(Attribute::OptimizeNone);
    F->addFnAttr(Attribute::NoInline);
  }

  IRBuilder<> B(BasicBlock::Create(M.getContext(), "", F));
  SmallVector<Value *, 8> Args;
  for (Argument &A : drop_begin(F->args()))
    Args.push_back(&A);
  CallInst *Inner = B.CreateCall(Ty, F->getArg(0), Args);
  for (unsigned I = 0; I != Args.size(); ++I)
    for (Attribute A : Attributes.getParamAttrs(I + 1))
      Inner->addParamAttr(I, A);
  if (Ty->getReturnType()->isVoidTy())
    B.CreateRetVoid();
  else
    B.CreateRet(Inner);
  expand(*Inner, F->getArg(0));
  return F;
}

void CodeAddresses::lowerCall(CallBase &Call) {
  Value *Target = Call.getCalledOperand();
  IsChanged = true;
  // Arguments without names cannot be handed on.
  if (Call.getFunctionType()->isVarArg())
    return expand(Call, Target);
  Function *Dispatcher = getDispatcher(Call);
  IRBuilder<> B(&Call);
  SmallVector<Value *, 8> Args = {Target};
  append_range(Args, Call.args());
  CallInst *Direct = B.CreateCall(Dispatcher, Args);
  Direct->setAttributes(getABIAttributes(Call));
  if (Call.doesNotReturn())
    Direct->setDoesNotReturn();
  Direct->takeName(&Call);
  Call.replaceAllUsesWith(Direct);
  Call.eraseFromParent();
}

// Calls that course-unsupported refuses stay as they are.
static bool isIndirectCall(const Instruction &I) {
  const auto *Call = dyn_cast<CallInst>(&I);
  if (!Call || Call->isInlineAsm())
    return false;
  const Value *Callee = Call->getCalledOperand()->stripPointerCasts();
  return !isa<Function, GlobalIFunc, UndefValue>(Callee);
}

bool CodeAddresses::run() {
  loadState();
  resolveAliases();
  for (Function &F : M)
    numberFunction(F);
  for (Function &F : M)
    numberLabels(F);

  SmallVector<CallBase *, 16> Calls;
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      if (isIndirectCall(I))
        Calls.push_back(cast<CallBase>(&I));
  for (CallBase *Call : Calls)
    lowerCall(*Call);
  storeState();
  return IsChanged;
}

bool llvm::lowerCourseCodeAddresses(Module &M) {
  return CodeAddresses(M).run();
}

PreservedAnalyses CourseCodeAddressesPass::run(Module &M,
                                               ModuleAnalysisManager &) {
  return lowerCourseCodeAddresses(M) ? PreservedAnalyses::none()
                                     : PreservedAnalyses::all();
}

namespace {

class CourseCodeAddresses : public ModulePass {
public:
  static char ID;
  CourseCodeAddresses() : ModulePass(ID) {}

  StringRef getPassName() const override { return "Course code addresses"; }
  bool runOnModule(Module &M) override { return lowerCourseCodeAddresses(M); }
};

} // namespace

char CourseCodeAddresses::ID = 0;

INITIALIZE_PASS(CourseCodeAddresses, DEBUG_TYPE, "Course code addresses", false,
                false)

ModulePass *llvm::createCourseCodeAddressesPass() {
  return new CourseCodeAddresses();
}
