//===- SourceExec.cpp - Executing IR on terms -----------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Control flow, constants and what is live. Instructions that only compute are
/// in SourceOps.cpp, intrinsics in SourceIntrinsics.cpp.
///
//===----------------------------------------------------------------------===//

#include "Prover/SourceExec.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace coursetv;
using namespace llvm;

SourceExec::SourceExec(TermTable &T, const Function &F, Term EntrySP)
    : T(T), F(F), DL(F.getDataLayout()) {
  for (const Argument &A : F.args()) {
    if (!isSupported(A.getType()) || A.hasByValAttr())
      fail(A.hasByValAttr() ? "argument by value" : "type of an argument");
    else
      Fixed[&A] = defined(T.variable(widthOf(A.getType()),
                                     ("arg" + Twine(A.getArgNo())).str()));
  }
  placeObjects(EntrySP);
  findLiveIns();
}

void SourceExec::fail(const Twine &Reason) {
  if (Problem.empty())
    Problem = Reason.str();
}

bool SourceExec::isSupported(const Type *Ty) const {
  return Ty->isIntegerTy() || Ty->isPointerTy() || Ty->isFloatTy() ||
         Ty->isDoubleTy() || Ty->isHalfTy();
}

unsigned SourceExec::widthOf(const Type *Ty) const {
  return DL.getTypeSizeInBits(const_cast<Type *>(Ty)).getFixedValue();
}

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

std::optional<uint64_t> coursetv::addressOfGlobal(const GlobalVariable &GV) {
  uint64_t Address;
  Attribute A = GV.getAttribute("course-address");
  if (!A.isValid() || A.getValueAsString().getAsInteger(10, Address))
    return std::nullopt;
  return Address;
}

// Where the compiler put the alloca, if it says so.
static std::optional<PlacedObject> placeOf(const AllocaInst &Alloca,
                                           const DataLayout &DL) {
  const MDNode *Place = Alloca.getMetadata("course.frame");
  const std::optional<TypeSize> Size = Alloca.getAllocationSize(DL);
  if (!Place || !Size)
    return std::nullopt;
  return PlacedObject{
      mdconst::extract<ConstantInt>(Place->getOperand(0))->getSExtValue(),
      Size->getFixedValue(),
      mdconst::extract<ConstantInt>(Place->getOperand(1))->isOne()};
}

// What IR has apart must be apart.
void SourceExec::findOverlaps() {
  for (const PlacedObject &A : Objects)
    for (const PlacedObject &B : Objects)
      if (&A != &B && A.IsAbsolute == B.IsAbsolute && A.Start <= B.Start &&
          B.Start < A.Start + int64_t(A.Size) && B.Size != 0)
        return fail("objects at one place");
}

void SourceExec::placeObjects(Term EntrySP) {
  for (const GlobalVariable &GV : F.getParent()->globals())
    if (std::optional<uint64_t> Address = addressOfGlobal(GV))
      Objects.push_back(
          {int64_t(*Address), DL.getTypeAllocSize(GV.getValueType()), true});
  for (const Instruction &I : instructions(F)) {
    const auto *Alloca = dyn_cast<AllocaInst>(&I);
    if (!Alloca || Alloca->use_empty())
      continue;
    const std::optional<PlacedObject> Place = placeOf(*Alloca, DL);
    if (!Place) {
      fail(Alloca->getAllocationSize(DL)
               ? "object of the frame without a known place"
               : "object of variable size");
      continue;
    }
    Objects.push_back(*Place);
    Term Base = Place->IsAbsolute ? T.constant(64, 0) : EntrySP;
    Fixed[Alloca] = defined(T.addConst(Base, Place->Start));
  }
  findOverlaps();
  for (const Function &Other : *F.getParent())
    for (const Instruction &I : instructions(Other))
      if (const auto *Alloca = dyn_cast<AllocaInst>(&I); Alloca && &Other != &F)
        if (std::optional<PlacedObject> Place = placeOf(*Alloca, DL);
            Place && Place->IsAbsolute)
          Foreign.push_back(*Place);
}

//===----------------------------------------------------------------------===//
// What is live
//===----------------------------------------------------------------------===//

void SourceExec::findLiveIns() {
  DenseMap<const BasicBlock *, SetVector<const Value *>> In;
  // From each use back to the definition.
  auto Mark = [&](const Value *V, const BasicBlock *UseBlock) {
    const auto *Def = dyn_cast<Instruction>(V);
    if (!Def || isa<AllocaInst>(Def))
      return;
    SmallVector<const BasicBlock *, 16> Pending = {UseBlock};
    while (!Pending.empty()) {
      const BasicBlock *B = Pending.pop_back_val();
      const bool IsPhiHere = isa<PHINode>(Def) && Def->getParent() == B;
      if (Def->getParent() == B && !IsPhiHere)
        continue;
      if (!In[B].insert(V) || IsPhiHere)
        continue;
      append_range(Pending, predecessors(B));
    }
  };
  for (const BasicBlock &B : F)
    for (const Instruction &I : B)
      for (const Use &U : I.operands()) {
        const auto *Phi = dyn_cast<PHINode>(&I);
        const auto *Def = dyn_cast<Instruction>(U.get());
        const BasicBlock *At = Phi ? Phi->getIncomingBlock(U) : &B;
        if (Def && (Def->getParent() != At || isa<PHINode>(Def)))
          Mark(Def, At);
      }
  for (auto &[B, Values] : In)
    LiveIns[B].append(Values.begin(), Values.end());
}

// Whether the value is the same whenever it is computed of the same operands.
static bool isPure(const Value *V) {
  if (const auto *I = dyn_cast<IntrinsicInst>(V))
    return I->doesNotAccessMemory() && !I->mayHaveSideEffects() &&
           !I->getType()->isVoidTy();
  return isa<BinaryOperator, CastInst, CmpInst, SelectInst, GetElementPtrInst,
             FreezeInst, ExtractValueInst, InsertValueInst, UnaryOperator>(V);
}

// A value itself if it is a leaf.
ArrayRef<const Value *> SourceExec::leavesOf(const Value *V) {
  constexpr unsigned MaxLeaves = 4;
  auto [It, IsNew] = LeavesOf.try_emplace(V);
  if (!IsNew)
    return It->second;
  SetVector<const Value *> Leaves;
  if (isPure(V))
    for (const Value *Operand : cast<User>(V)->operands())
      if (isa<Instruction>(Operand) && !isa<AllocaInst>(Operand)) {
        ArrayRef<const Value *> Inner = leavesOf(Operand);
        Leaves.insert(Inner.begin(), Inner.end());
        if (Leaves.size() > MaxLeaves)
          break;
      }
  if (Leaves.size() > MaxLeaves || !isPure(V)) {
    Leaves.clear();
    Leaves.insert(V);
  }
  SmallVector<const Value *, 4> &Result = LeavesOf[V];
  Result.assign(Leaves.begin(), Leaves.end());
  return Result;
}

void SourceExec::addLive(const Value *V, LiveValues &Live,
                         DenseSet<const Value *> &Seen) {
  if (!isa<Instruction>(V) || isa<AllocaInst>(V) || !Seen.insert(V).second)
    return;
  ArrayRef<const Value *> Leaves = leavesOf(V);
  if (Leaves.size() == 1 && Leaves[0] == V) {
    Live.Leaves.push_back(V);
    return;
  }
  for (const Value *Operand : cast<User>(V)->operands())
    addLive(Operand, Live, Seen);
  Live.Derived.push_back(cast<Instruction>(V));
}

const LiveValues &SourceExec::liveAt(const Instruction *At) {
  auto [It, IsNew] = LiveAt.try_emplace(At);
  LiveValues &Live = It->second;
  if (!IsNew)
    return Live;
  DenseSet<const Value *> Seen;
  const BasicBlock *B = At->getParent();
  if (At == &B->front()) {
    for (const Value *V : LiveIns.lookup(B))
      addLive(V, Live, Seen);
    return Live;
  }
  auto Add = [&](const Value *V) {
    const auto *Def = dyn_cast<Instruction>(V);
    if (Def && (Def->getParent() != B || Def->comesBefore(At)))
      addLive(V, Live, Seen);
  };
  for (const Instruction &I : make_range(At->getIterator(), B->end()))
    for (const Value *Operand : I.operands())
      Add(Operand);
  for (const BasicBlock *Next : successors(B)) {
    for (const PHINode &Phi : Next->phis())
      Add(Phi.getIncomingValueForBlock(B));
    for (const Value *V : LiveIns.lookup(Next))
      if (!isa<PHINode>(V) || cast<PHINode>(V)->getParent() != Next)
        Add(V);
  }
  return Live;
}

void SourceExec::derive(Path &P, const Instruction *At) {
  for (const Instruction *I : liveAt(At).Derived)
    if (const auto *Call = dyn_cast<IntrinsicInst>(I))
      executeIntrinsic(P, *Call);
    else
      P.Source.Values[I] = evaluate(P, *I);
}

SmallVector<Term, 8> SourceExec::lookAhead(Path &P, const Instruction *At) {
  constexpr unsigned MaxBlocks = 6, MaxTerms = 60;
  SmallVector<Term, 8> Terms;
  auto Look = [&](const Instruction &I) {
    const bool IsKnown = all_of(I.operands(), [&](const Use &Operand) {
      const Value *V = Operand.get();
      return isa<Constant>(V) ? isSupported(V->getType())
                              : P.Source.Values.count(V) || Fixed.count(V);
    });
    if (!IsKnown || !isPure(&I) || isa<IntrinsicInst>(I) ||
        !isSupported(I.getType()) || P.Source.Values.count(&I))
      return;
    const std::string Before = Problem;
    SourceValue Value = evaluate(P, I);
    if (std::exchange(Problem, Before) != Before || !Value.Bits)
      return;
    Terms.push_back(Value.Bits);
    P.Source.Values[&I] = std::move(Value);
  };
  SetVector<const BasicBlock *> Blocks;
  Blocks.insert(At->getParent());
  for (unsigned Number = 0; Number != Blocks.size(); ++Number) {
    const BasicBlock *B = Blocks[Number];
    for (const Instruction &I : *B)
      if (Terms.size() < MaxTerms && (Number != 0 || !I.comesBefore(At)))
        Look(I);
    for (const BasicBlock *Next : successors(B))
      if (Blocks.size() < MaxBlocks)
        Blocks.insert(Next);
  }
  return Terms;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

SourceValue SourceExec::valueOf(const Path &P, const Value *V) {
  if (const auto *C = dyn_cast<Constant>(V))
    return constantOf(C);
  auto It = P.Source.Values.find(V);
  if (It != P.Source.Values.end())
    return It->second;
  if (auto Same = Fixed.find(V); Same != Fixed.end())
    return Same->second;
  fail("value without a known content");
  return isSupported(V->getType())
             ? defined(T.constant(widthOf(V->getType()), 0))
             : SourceValue();
}

SourceValue SourceExec::constantOf(const Constant *C) {
  if (const auto *Struct = dyn_cast<StructType>(C->getType())) {
    SourceValue Result;
    for (unsigned I = 0; I != Struct->getNumElements(); ++I)
      Result.Members.push_back(constantOf(C->getAggregateElement(I)));
    return Result;
  }
  if (!isSupported(C->getType())) {
    fail(C->getType()->isVectorTy() ? "vector" : "type of a constant");
    return defined(T.constant(1, 0));
  }
  const unsigned Width = widthOf(C->getType());
  if (isa<PoisonValue>(C))
    return {T.constant(Width, 0), T.boolean(true), {}, true};
  // Selection takes 0 where any value will do.
  if (isa<UndefValue>(C)) {
    TookUndefined = true;
    return {T.constant(Width, 0), T.boolean(false), {}, true};
  }
  if (C->isNullValue())
    return defined(T.constant(Width, 0));
  if (const auto *Int = dyn_cast<ConstantInt>(C))
    return defined(T.constant(Int->getValue()));
  if (const auto *FP = dyn_cast<ConstantFP>(C))
    return defined(T.constant(FP->getValueAPF().bitcastToAPInt()));
  if (const auto *GV = dyn_cast<GlobalVariable>(C))
    if (std::optional<uint64_t> Address = addressOfGlobal(*GV))
      return defined(T.constant(64, *Address));
  if (const auto *Expr = dyn_cast<ConstantExpr>(C))
    return defined(constantExpr(Expr));
  fail("constant");
  return defined(T.constant(Width, 0));
}

Term SourceExec::constantExpr(const ConstantExpr *C) {
  auto At = [&](unsigned Number) {
    return constantOf(C->getOperand(Number)).Bits;
  };
  const unsigned Width = widthOf(C->getType());
  switch (C->getOpcode()) {
  case Instruction::GetElementPtr:
    return addressOf(
        C, [&](const Value *V) { return constantOf(cast<Constant>(V)).Bits; });
  case Instruction::IntToPtr:
  case Instruction::PtrToInt:
  case Instruction::PtrToAddr:
  case Instruction::Trunc:
  case Instruction::BitCast:
    return T.resize(At(0), Width);
  case Instruction::Add:
    return T.add(At(0), At(1));
  case Instruction::Sub:
    return T.sub(At(0), At(1));
  case Instruction::Xor:
    return T.xorOf(At(0), At(1));
  default:
    fail("constant expression");
    return T.constant(Width, 0);
  }
}

Term SourceExec::addressOf(const User *GEP,
                           function_ref<Term(const Value *)> ValueOf) {
  Term Address = ValueOf(GEP->getOperand(0));
  for (auto It = gep_type_begin(GEP), E = gep_type_end(GEP); It != E; ++It) {
    const Value *Index = It.getOperand();
    if (StructType *Struct = It.getStructTypeOrNull()) {
      const uint64_t Field = cast<ConstantInt>(Index)->getZExtValue();
      Address = T.addConst(Address,
                           DL.getStructLayout(Struct)->getElementOffset(Field));
      continue;
    }
    Term Number = ValueOf(Index);
    Number = Number->Width <= 64 ? T.sext(Number, 64) : T.trunc(Number, 64);
    const uint64_t Stride = It.getSequentialElementStride(DL).getFixedValue();
    Address = T.add(Address, T.mul(Number, T.constant(64, Stride)));
  }
  return Address;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

SourceEvent SourceExec::run(Path &P, bool StopsAtBlocks) {
  constexpr unsigned MaxSteps = 2000000;
  SourceEvent Event;
  for (unsigned Steps = 0; Problem.empty(); ++Steps) {
    if (Steps == MaxSteps)
      fail("endless loop");
    const Instruction &I = *P.Source.At;
    if (isa<PHINode>(I)) {
      executePhis(P);
      continue;
    }
    const Flow To = execute(P, I, Event);
    P.NumSourceSteps += To != Flow::Stop;
    switch (To) {
    case Flow::Next:
      ++P.Source.At;
      break;
    case Flow::Moved:
      if (!StopsAtBlocks)
        break;
      Event.Kind = SourceEvent::Enter;
      return Event;
    case Flow::Stop:
      return Event;
    }
  }
  Event.Kind = SourceEvent::Unsupported;
  return Event;
}

void SourceExec::enter(Path &P, const BasicBlock *To) {
  P.Source.From = P.Source.Block;
  P.Source.Block = To;
  P.Source.At = To->begin();
}

void SourceExec::executePhis(Path &P) {
  struct Entry {
    const PHINode *Phi;
    SourceValue Incoming;
    bool IsDecided;
  };
  SmallVector<Entry, 4> Entries;
  for (const PHINode &Phi : P.Source.Block->phis()) {
    const Value *Incoming = Phi.getIncomingValueForBlock(P.Source.From);
    Entries.push_back(
        {&Phi, valueOf(P, Incoming), P.Source.Decided.contains(Incoming)});
  }
  for (auto &[Phi, Incoming, IsDecided] : Entries) {
    P.Source.Values[Phi] = Incoming;
    if (IsDecided)
      P.Source.Decided.insert(Phi);
    else
      P.Source.Decided.erase(Phi);
  }
  P.Source.At = P.Source.Block->getFirstNonPHIIt();
}

SourceExec::Flow SourceExec::executeBranch(Path &P, const Instruction &I,
                                           SourceEvent &Event) {
  if (const auto *Br = dyn_cast<BranchInst>(&I); Br && Br->isUnconditional()) {
    enter(P, Br->getSuccessor(0));
    return Flow::Moved;
  }
  // For each successor the condition under which it is taken.
  MapVector<const BasicBlock *, Term> Targets;
  if (const auto *Br = dyn_cast<BranchInst>(&I)) {
    SourceValue Value = valueOf(P, Br->getCondition());
    assume(P, T.notOf(Value.Poison));
    Targets[Br->getSuccessor(0)] = Value.Bits;
    Term &Else = Targets[Br->getSuccessor(1)];
    Else = Else ? T.boolean(true) : T.notOf(Value.Bits);
  } else {
    const auto &Switch = cast<SwitchInst>(I);
    SourceValue Value = valueOf(P, Switch.getCondition());
    assume(P, T.notOf(Value.Poison));
    MapVector<const BasicBlock *, SmallVector<APInt, 4>> Cases;
    SmallVector<APInt, 4> All;
    for (const auto &Case : Switch.cases()) {
      Cases[Case.getCaseSuccessor()].push_back(Case.getCaseValue()->getValue());
      All.push_back(Case.getCaseValue()->getValue());
    }
    for (auto &[To, Numbers] : Cases)
      Targets[To] = T.isOneOf(Value.Bits, Numbers);
    Term Default = T.notOf(T.isOneOf(Value.Bits, All));
    Term &Taken = Targets[Switch.getDefaultDest()];
    Taken = Taken ? T.orOf(Taken, Default) : Default;
  }
  Event.Choices.clear();
  for (auto &[To, Taken] : Targets) {
    Term Condition = P.Known.simplify(T, Taken);
    if (Condition->isTrue()) {
      P.NumSourceDecided += Taken->isConst()
                                ? P.Source.Decided.contains(I.getOperand(0))
                                : !AtStart.simplify(T, Taken)->isTrue();
      enter(P, To);
      return Flow::Moved;
    }
    if (!Condition->isFalse())
      Event.Choices.push_back({To, Taken});
  }
  Event.Kind =
      Event.Choices.empty() ? SourceEvent::Unreachable : SourceEvent::Undecided;
  return Flow::Stop;
}

// Notes whether the value is a number only by what was decided.
void SourceExec::noteDecided(Path &P, const Instruction &I, Term Bits,
                             bool IsUsed) {
  const bool IsDecided =
      Bits && Bits->isConst() &&
      (IsUsed || any_of(I.operands(), [&](const Use &Operand) {
         return P.Source.Decided.contains(Operand.get());
       }));
  if (IsDecided)
    P.Source.Decided.insert(&I);
  else
    P.Source.Decided.erase(&I);
}

SourceExec::Flow SourceExec::execute(Path &P, const Instruction &I,
                                     SourceEvent &Event) {
  switch (I.getOpcode()) {
  case Instruction::Br:
  case Instruction::Switch:
    return executeBranch(P, I, Event);
  case Instruction::Ret:
    Event.Kind = SourceEvent::Return;
    if (const Value *V = cast<ReturnInst>(I).getReturnValue())
      Event.Value = returned(P, valueOf(P, V));
    return Flow::Stop;
  case Instruction::Unreachable:
    Event.Kind = SourceEvent::Unreachable;
    return Flow::Stop;
  case Instruction::Call:
    return executeCall(P, cast<CallBase>(I), Event);
  case Instruction::Alloca:
    return Flow::Next;
  case Instruction::Store:
    store(P, cast<StoreInst>(I));
    return Flow::Next;
  case Instruction::Fence:
    return Flow::Next;
  default: {
    const unsigned Before = T.NumUsed;
    SourceValue Result = evaluate(P, I);
    if (Result.Bits)
      Result.Bits = Unify(P, Result.Bits);
    noteDecided(P, I, Result.Bits, Before != T.NumUsed);
    P.Source.Values[&I] = std::move(Result);
    return Flow::Next;
  }
  }
}

SourceExec::Flow SourceExec::executeCall(Path &P, const CallBase &Call,
                                         SourceEvent &Event) {
  if (const auto *I = dyn_cast<IntrinsicInst>(&Call)) {
    switch (I->getIntrinsicID()) {
    case Intrinsic::trap:
    case Intrinsic::ubsantrap:
    case Intrinsic::debugtrap:
      Event.Kind = SourceEvent::Trap;
      return Flow::Stop;
    default:
      if (!executeIntrinsic(P, *I))
        fail("intrinsic " + I->getCalledFunction()->getName());
      else if (auto It = P.Source.Values.find(I);
               It != P.Source.Values.end() && It->second.Bits) {
        // The text may have counted in more bits.
        Term &Bits = It->second.Bits;
        const unsigned Width = Bits->Width;
        Bits = T.trunc(Unify(P, T.resize(Bits, std::max(Width, 64u))), Width);
      }
      return Flow::Next;
    }
  }
  if (!Call.getCalledFunction()) {
    fail("indirect call");
    return Flow::Next;
  }
  Event.Kind = SourceEvent::Call;
  Event.Callee = &Call;
  return Flow::Stop;
}

void SourceExec::finishCall(Path &P, const CallBase &Call, SourceValue Result) {
  if (!Call.getType()->isVoidTy())
    P.Source.Values[&Call] = std::move(Result);
  ++P.Source.At;
  ++P.NumSourceSteps;
}
