//===-- RangeSolver.cpp - What values integers may have -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// An operand that may be undef counts as any value, since LLVM's operations
/// give some value for each: so it is tracked only through what passes values
/// on unchanged, PHIs, selections, copies, memory and calls. A value that is
/// poison may count as any value at once, and is in every range.
///
//===----------------------------------------------------------------------===//

#include "Transforms/RangeSolver.h"
#include "Transforms/Sigmas.h"
#include "Transforms/Widening.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/ValueLatticeUtils.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/PredicateInfo.h"

using namespace llvm;
using namespace llvm::course;
using namespace llvm::PatternMatch;

// What is read from one array and stored in another takes three: more change none of
// seven programs with such arrays.
static constexpr unsigned NumNarrowingRounds = 4;

static unsigned getWidth(const Value *V) {
  return V->getType()->getIntegerBitWidth();
}

static ValueRange unite(const ValueRange &A, const ValueRange &B) {
  return {A.Range.unionWith(B.Range), A.MayBeUndef || B.MayBeUndef};
}

bool RangeSolver::isTracked(const Value *V) {
  return V->getType()->isIntegerTy() && getWidth(V) <= 64;
}

ValueRange RangeSolver::get(const Value *V) const {
  const unsigned Width = getWidth(V);
  if (const auto *C = dyn_cast<ConstantInt>(V))
    return {ConstantRange(C->getValue()), false};
  if (isa<PoisonValue>(V))
    return ValueRange::getNone(Width);
  if (isa<UndefValue>(V))
    return {ConstantRange::getEmpty(Width), true};
  if (isa<Constant>(V))
    return ValueRange::getAll(Width);
  auto Found = States.find(V);
  return Found == States.end() ? ValueRange::getNone(Width)
                               : Found->second.Value;
}

void RangeSolver::replace(const Value *Old, const Value *New) {
  if (auto Found = States.find(Old); Found != States.end()) {
    const State Moved = Found->second;
    States.erase(Found);
    States.insert({New, Moved});
  }
}

const ValueRange *RangeSolver::getReturn(const Function *F) const {
  auto Found = Returns.find(F);
  return Found == Returns.end() ? nullptr : &Found->second.Value;
}

// Operations

ConstantRange RangeSolver::evaluateCompare(const CmpInst &I) const {
  const Value *L = I.getOperand(0), *R = I.getOperand(1);
  if (!isTracked(L))
    return ConstantRange::getFull(1);
  const ConstantRange Left = getWhole(L), Right = getWhole(R);
  if (Left.isEmptySet() || Right.isEmptySet())
    return ConstantRange::getEmpty(1);
  if (Left.icmp(I.getPredicate(), Right))
    return APInt(1, 1);
  if (Left.icmp(I.getInversePredicate(), Right))
    return APInt(1, 0);
  return ConstantRange::getFull(1);
}

ConstantRange RangeSolver::evaluateIntrinsic(const IntrinsicInst &I) const {
  const unsigned Width = getWidth(&I);
  if (!ConstantRange::isIntrinsicSupported(I.getIntrinsicID()))
    return ConstantRange::getFull(Width);
  SmallVector<ConstantRange, 2> Operands;
  for (const Use &Op : I.args()) {
    Operands.push_back(getWhole(Op.get()));
    if (Operands.back().isEmptySet())
      return ConstantRange::getEmpty(Width);
  }
  return ConstantRange::intrinsic(I.getIntrinsicID(), Operands);
}

ConstantRange RangeSolver::evaluateOperation(const Instruction &I) const {
  const unsigned Width = getWidth(&I);
  if (const auto *Compare = dyn_cast<ICmpInst>(&I))
    return evaluateCompare(*Compare);
  if (const auto *Intrinsic = dyn_cast<IntrinsicInst>(&I))
    return evaluateIntrinsic(*Intrinsic);
  if (const auto *Extract = dyn_cast<ExtractValueInst>(&I)) {
    const auto *Op = dyn_cast<WithOverflowInst>(Extract->getAggregateOperand());
    if (!Op || Extract->getNumIndices() != 1 || *Extract->idx_begin() != 0)
      return ConstantRange::getFull(Width);
    return getWhole(Op->getLHS())
        .binaryOp(Op->getBinaryOp(), getWhole(Op->getRHS()));
  }
  if (isa<TruncInst, ZExtInst, SExtInst>(I) && isTracked(I.getOperand(0)))
    return getWhole(I.getOperand(0))
        .castOp(cast<CastInst>(I).getOpcode(), Width);
  const auto *Binary = dyn_cast<BinaryOperator>(&I);
  if (!Binary)
    return ConstantRange::getFull(Width);
  const ConstantRange Left = getWhole(I.getOperand(0)),
                      Right = getWhole(I.getOperand(1));
  if (Left.isEmptySet() || Right.isEmptySet())
    return ConstantRange::getEmpty(Width);
  if (const auto *Wrapping = dyn_cast<OverflowingBinaryOperator>(&I))
    return Left.overflowingBinaryOp(Binary->getOpcode(), Right,
                                    Wrapping->getNoWrapKind());
  return Left.binaryOp(Binary->getOpcode(), Right);
}

// What passes values on

ValueRange RangeSolver::evaluateCopy(const Instruction &I) const {
  const ValueRange In = get(I.getOperand(0));
  const PredicateBase *Predicate = S.getPredicate(&I);
  std::optional<PredicateConstraint> Constraint;
  if (Predicate)
    Constraint = Predicate->getConstraint();
  if (!Constraint || !isTracked(Constraint->OtherOp))
    return In;
  const ConstantRange Other = getWhole(Constraint->OtherOp);
  if (Other.isEmptySet())
    return ValueRange::getNone(getWidth(&I));
  const ConstantRange Allowed =
      getAllowedValues(Constraint->Predicate, Other, *Predicate->Condition);
  // To branch on undef is undefined. But a comparison with a variable may have
  // the same result whatever undef stands for.
  const bool IsDefined =
      isa<ConstantInt>(Constraint->OtherOp) && !Allowed.isFullSet();
  return {In.Range.intersectWith(Allowed), In.MayBeUndef && !IsDefined};
}

ValueRange RangeSolver::evaluatePhi(const Instruction &I) const {
  const auto &Phi = cast<PHINode>(I);
  ValueRange Result = ValueRange::getNone(getWidth(&I));
  for (unsigned Incoming = 0; Incoming != Phi.getNumIncomingValues();
       ++Incoming) {
    ValueRange In = get(Phi.getIncomingValue(Incoming));
    In.Range = In.Range.intersectWith(getOnEdge(Phi, Incoming));
    Result = unite(Result, In);
  }
  return Result;
}

ValueRange RangeSolver::evaluateSelect(const Instruction &I) const {
  const auto &Select = cast<SelectInst>(I);
  ValueRange Result = ValueRange::getNone(getWidth(&I));
  if (Select.getCondition()->getType()->isVectorTy())
    return ValueRange::getAll(getWidth(&I));
  const ConstantRange Condition = getWhole(Select.getCondition());
  if (Condition.contains(APInt(1, 1)))
    Result = unite(Result, get(Select.getTrueValue()));
  if (Condition.contains(APInt(1, 0)))
    Result = unite(Result, get(Select.getFalseValue()));
  return Result;
}

void RangeSolver::forEachReached(
    const Instruction &Access,
    function_ref<void(const FieldReach &)> Function) const {
  ArrayRef<FieldReach> All = Cells.getReached(Access);
  if (All.empty())
    return;
  const Interval Offsets = getOffsets(Access);
  for (const FieldReach &Reach : All)
    if (Offsets.intersects(Reach.Offsets))
      Function(Reach);
}

// An access through an address that is undef is undefined.
Interval RangeSolver::getOffsets(const Instruction &Access) const {
  auto Found = Addresses.find(&Access);
  return Found == Addresses.end()
             ? Interval::all()
             : Found->second.getDistance(
                   [this](const Value *V) { return get(V).Range; });
}

ValueRange RangeSolver::evaluateLoad(const Instruction &I) const {
  ValueRange Result = ValueRange::getAll(getWidth(&I));
  std::optional<unsigned> Cell = Cells.getCell(I);
  if (Cell && getCellWidth(*Cell) == getWidth(&I))
    Result = CellStates[*Cell].Value;
  forEachReached(I, [&](const FieldReach &Reach) {
    const bool IsKnown = Reach.IsWhole && Reach.Cell &&
                         getCellWidth(*Reach.Cell) == getWidth(&I);
    Result = unite(Result, IsKnown ? CellStates[*Reach.Cell].Value
                                   : ValueRange::getAny(getWidth(&I)));
  });
  if (const MDNode *Known = I.getMetadata(LLVMContext::MD_range))
    Result.Range =
        Result.Range.intersectWith(getConstantRangeFromMetadata(*Known));
  return Result;
}

ValueRange RangeSolver::evaluateCall(const CallBase &Call) const {
  if (const auto *Intrinsic = dyn_cast<IntrinsicInst>(&Call))
    return {evaluateIntrinsic(*Intrinsic), false};
  ValueRange Result = ValueRange::getAll(getWidth(&Call));
  if (const Function *Callee = Call.getCalledFunction())
    if (auto Found = Returns.find(Callee); Found != Returns.end())
      Result = Found->second.Value;
  if (std::optional<ConstantRange> Known = Call.getRange())
    Result.Range = Result.Range.intersectWith(*Known);
  return Result;
}

ValueRange RangeSolver::restrict(const Value &V, ValueRange Result) const {
  if (auto Found = Known.find(&V); Found != Known.end())
    Result.Range = Result.Range.intersectWith(Found->second);
  return Result;
}

ValueRange RangeSolver::evaluateAlone(const Instruction &I) const {
  switch (I.getOpcode()) {
  case Instruction::PHI:
    return evaluatePhi(I);
  case Instruction::Select:
    return evaluateSelect(I);
  case Instruction::Load:
    return evaluateLoad(I);
  case Instruction::Call:
    return evaluateCall(cast<CallBase>(I));
  case Instruction::BitCast:
    return isTracked(I.getOperand(0)) ? evaluateCopy(I)
                                      : ValueRange::getAll(getWidth(&I));
  case Instruction::Freeze: {
    // Poison becomes one value, but which one is not said.
    const ValueRange In = get(I.getOperand(0));
    const bool IsKept =
        !In.MayBeUndef && isGuaranteedNotToBePoison(I.getOperand(0));
    return IsKept ? In : ValueRange::getAll(getWidth(&I));
  }
  default:
    return {evaluateOperation(I), false};
  }
}

void RangeSolver::forEachStored(
    const StoreInst &Store,
    function_ref<void(unsigned, const ValueRange &)> Function) const {
  const Value *V = Store.getValueOperand();
  auto Get = [&](unsigned Cell) {
    const unsigned Width = getCellWidth(Cell);
    return isTracked(V) && getWidth(V) == Width ? get(V)
                                                : ValueRange::getAll(Width);
  };
  if (std::optional<unsigned> Cell = Cells.getCell(Store))
    Function(*Cell, Get(*Cell));
  forEachReached(Store, [&](const FieldReach &Reach) {
    if (Reach.Cell)
      Function(*Reach.Cell,
               Reach.IsWhole ? Get(*Reach.Cell)
                             : ValueRange::getAny(getCellWidth(*Reach.Cell)));
  });
}

// Ascending

void RangeSolver::push(const Instruction *I) {
  auto Found = Numbers.find(I);
  if (Found == Numbers.end() || IsQueued[Found->second])
    return;
  IsQueued[Found->second] = true;
  Queue.push(Found->second);
}

void RangeSolver::pushUsers(const Value *V) {
  for (const User *U : V->users()) {
    if (const auto *I = dyn_cast<Instruction>(U))
      push(I);
    // Its parts are tracked, the pair is not.
    if (isa<WithOverflowInst>(U))
      pushUsers(U);
  }
  for (const Instruction *Copy : Dependents.lookup(V))
    push(Copy);
}

// Where ranges meet, GetSources says of what; elsewhere it is null.
bool RangeSolver::grow(State &S, const ValueRange &New,
                       function_ref<Values()> GetSources) {
  ValueRange Joined = unite(S.Value, New);
  if (Joined == S.Value)
    return false;
  if (GetSources)
    Joined.Range =
        widen(S.Value.Range, Joined.Range, ++S.NumGrowths, GetSources);
  S.Value = Joined;
  return true;
}

void RangeSolver::visitCall(const CallBase &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (!Callee ||
      !canTrackArgumentsInterprocedurally(const_cast<Function *>(Callee)))
    return;
  for (const Argument &Arg : Callee->args()) {
    if (!isTracked(&Arg))
      continue;
    ValueRange Passed = get(Call.getArgOperand(Arg.getArgNo()));
    if (std::optional<ConstantRange> Known = Arg.getRange())
      Passed.Range = Passed.Range.intersectWith(*Known);
    if (grow(States.find(&Arg)->second, restrict(Arg, Passed),
             [&] { return Values{&Arg, Call.getArgOperand(Arg.getArgNo())}; }))
      pushUsers(&Arg);
  }
}

void RangeSolver::visitReturn(const ReturnInst &Return) {
  const Value *V = Return.getReturnValue();
  const Function *F = Return.getFunction();
  auto Found = Returns.find(F);
  if (!V || Found == Returns.end() ||
      !grow(Found->second, get(V), [&] { return Values{V}; }))
    return;
  for (const User *U : F->users())
    if (const auto *Call = dyn_cast<CallBase>(U))
      push(Call);
}

void RangeSolver::visitStore(const StoreInst &Store) {
  forEachStored(Store, [&](unsigned Cell, const ValueRange &New) {
    auto GetSources = [&] {
      Values All(LoadsOf[Cell].begin(), LoadsOf[Cell].end());
      All.push_back(Store.getValueOperand());
      return All;
    };
    if (grow(CellStates[Cell], New, GetSources))
      for (const Instruction *Load : LoadsOf[Cell])
        push(Load);
  });
}

void RangeSolver::visit(const Instruction &I) {
  auto GetSources = [&] {
    Values All(cast<PHINode>(I).incoming_values());
    All.push_back(&I);
    return All;
  };
  if (isTracked(&I) &&
      grow(States.find(&I)->second, evaluate(I),
           ClosingPhis.contains(&I) ? function_ref<Values()>(GetSources)
                                    : nullptr))
    pushUsers(&I);
  if (const auto *Call = dyn_cast<CallBase>(&I))
    visitCall(*Call);
  else if (const auto *Return = dyn_cast<ReturnInst>(&I))
    visitReturn(*Return);
  else if (const auto *Store = dyn_cast<StoreInst>(&I))
    visitStore(*Store);
}

void RangeSolver::ascend() {
  for (const Instruction *I : Order)
    push(I);
  while (!Queue.empty()) {
    const unsigned Number = Queue.top();
    Queue.pop();
    IsQueued[Number] = false;
    visit(*Order[Number]);
  }
}

// Narrowing

// All ranges hold; what follows from ranges that hold does, too. What meets
// from several places is collected over a whole round. \returns whether another
// round may find more.
bool RangeSolver::narrow() {
  bool HasChanged = false;
  DenseMap<const Argument *, ValueRange> Arguments;
  DenseMap<const Function *, ValueRange> Results;
  std::vector<ValueRange> Stored;
  for (const MemoryCell &Cell : Cells.cells())
    Stored.push_back({Cell.Initial, Cell.MayBeUndef});
  auto Add = [](auto &Map, auto *Key, const ValueRange &New) {
    auto [Entry, IsNew] = Map.try_emplace(Key, New);
    if (!IsNew)
      Entry->second = unite(Entry->second, New);
  };
  for (const Instruction *I : Order) {
    if (isTracked(I))
      HasChanged |= States.find(I)->second.Value.narrowTo(evaluate(*I));
    if (const auto *Store = dyn_cast<StoreInst>(I)) {
      forEachStored(*Store, [&](unsigned Cell, const ValueRange &New) {
        Stored[Cell] = unite(Stored[Cell], New);
      });
    } else if (const auto *Return = dyn_cast<ReturnInst>(I)) {
      if (Returns.contains(I->getFunction()))
        Add(Results, I->getFunction(), get(Return->getReturnValue()));
    } else if (const auto *Call = dyn_cast<CallBase>(I)) {
      Function *Callee = Call->getCalledFunction();
      if (Callee && canTrackArgumentsInterprocedurally(Callee))
        for (const Argument &Arg : Callee->args())
          if (isTracked(&Arg))
            Add(Arguments, &Arg, get(Call->getArgOperand(Arg.getArgNo())));
    }
  }
  for (const auto &[Arg, New] : Arguments)
    HasChanged |= States.find(Arg)->second.Value.narrowTo(New);
  for (const auto &[F, New] : Results)
    HasChanged |= Returns.find(F)->second.Value.narrowTo(New);
  for (auto [State, New] : zip_equal(CellStates, Stored))
    HasChanged |= State.Value.narrowTo(New);
  return HasChanged;
}

void RangeSolver::numberAccess(const Instruction &I) {
  if (isa<LoadInst>(I)) {
    if (std::optional<unsigned> Cell = Cells.getCell(I))
      LoadsOf[*Cell].push_back(&I);
    for (const FieldReach &Reach : Cells.getReached(I))
      if (Reach.Cell)
        LoadsOf[*Reach.Cell].push_back(&I);
  }
  if (Cells.getReached(I).empty())
    return;
  auto Parts = AddressParts::getFromStart(*getLoadStorePointerOperand(&I),
                                          I.getDataLayout(), Offsets);
  if (!Parts)
    return;
  for (const auto &[V, Scale] : Parts->Scales)
    Dependents[V].push_back(&I);
  Addresses.insert({&I, std::move(*Parts)});
}

// A value that depends on itself depends on a PHI with an operand from a block that
// comes later in this order, or on memory, calls or results.
void RangeSolver::number(const Function &F) {
  SmallPtrSet<const BasicBlock *, 16> Before;
  for (const BasicBlock *BB : ReversePostOrderTraversal<const Function *>(&F)) {
    for (const PHINode &Phi : BB->phis())
      if (!all_of(Phi.blocks(), [&](const BasicBlock *From) {
            return Before.contains(From);
          }))
        ClosingPhis.insert(&Phi);
    Before.insert(BB);
    for (const Instruction &I : *BB) {
      Numbers[&I] = Order.size();
      Order.push_back(&I);
      if (isTracked(&I))
        States.insert({&I, {ValueRange::getNone(getWidth(&I)), 0}});
      numberAccess(I);
      if (const PredicateBase *Predicate = S.getPredicate(&I))
        if (auto Constraint = Predicate->getConstraint())
          Dependents[Constraint->OtherOp].push_back(&I);
      if (const auto *Phi = dyn_cast<PHINode>(&I); Phi && isTracked(Phi))
        for (unsigned In = 0; In != Phi->getNumIncomingValues(); ++In)
          for (const KnownComparison &Known : getComparisons(*Phi, In))
            for (const Use &Op : Known.Compare->operands())
              Dependents[Op.get()].push_back(Phi);
    }
  }
}

void RangeSolver::number() {
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    const bool HasKnownCalls = canTrackArgumentsInterprocedurally(&F);
    for (const Argument &Arg : F.args())
      if (isTracked(&Arg)) {
        ValueRange All = ValueRange::getAll(getWidth(&Arg));
        All.Range = Arg.getRange().value_or(All.Range);
        States.insert({&Arg,
                       {HasKnownCalls ? ValueRange::getNone(getWidth(&Arg))
                                      : restrict(Arg, All),
                        0}});
      }
    Type *Result = F.getReturnType();
    if (Result->isIntegerTy() && Result->getIntegerBitWidth() <= 64 &&
        canTrackReturnsInterprocedurally(&F))
      Returns.insert(
          {&F, {ValueRange::getNone(Result->getIntegerBitWidth()), 0}});
    number(F);
  }
  IsQueued.resize(Order.size());
}

RangeSolver::RangeSolver(Module &M, const MemoryCells &Cells,
                         const PointerOffsets &Offsets,
                         const KnownRanges &Known,
                         const BlockSet &CountedHeaders, const Sigmas &S,
                         DominatorsFn GetDominators)
    : M(M), Cells(Cells), Offsets(Offsets), Known(Known),
      CountedHeaders(CountedHeaders), S(S), GetDominators(GetDominators) {
  LoadsOf.resize(Cells.cells().size());
  for (const MemoryCell &Cell : Cells.cells())
    CellStates.push_back({{Cell.Initial, Cell.MayBeUndef}, 0});
  number();
  ascend();
  for (unsigned Round = 0; Round != NumNarrowingRounds && narrow(); ++Round)
    ;
}
