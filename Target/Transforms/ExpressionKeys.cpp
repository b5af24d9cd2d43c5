//===-- ExpressionKeys.cpp - Expressions by values ------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/ExpressionKeys.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/Analysis/MemoryLocation.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

static bool isRedundantCall(const CallInst &Call) {
  return Call.onlyReadsMemory() && Call.willReturn() && Call.doesNotThrow() &&
         !Call.isConvergent() && !Call.cannotDuplicate() &&
         !Call.hasOperandBundles() && !Call.isInlineAsm() &&
         !Call.isMustTailCall() && !isa<DbgInfoIntrinsic>(Call);
}

bool llvm::isRedundancyCandidate(const Instruction &I) {
  if (I.getType()->isVoidTy() || I.getType()->isTokenTy())
    return false;
  if (const auto *Load = dyn_cast<LoadInst>(&I))
    return Load->isSimple();
  if (const auto *Call = dyn_cast<CallInst>(&I))
    return isRedundantCall(*Call);
  return I.isBinaryOp() || I.isUnaryOp() || I.isCast() ||
         isa<CmpInst, GetElementPtrInst, SelectInst, ExtractValueInst,
             InsertValueInst>(I);
}

bool llvm::mayTrap(const Instruction &I) {
  return isa<LoadInst>(I) || !isSafeToSpeculativelyExecute(&I);
}

// What reads memory has a MemoryUse; an access that MemorySSA leaves out reads
// nothing that anybody writes.
ExpressionKey ExpressionKeys::make(Instruction &I) {
  ExpressionKey K = {&I, SmallVector<Value *, 3>(I.operand_values())};
  if (MemoryUseOrDef *Access = MSSA.getMemoryAccess(&I))
    K.Memory = Walker.getClobberingMemoryAccess(Access);
  return K;
}

ExpressionKeys::Definition ExpressionKeys::find(const ExpressionKey &K) const {
  Definition D;
  auto Add = [&](BasicBlock *BB, bool IsPhi) {
    if (D.Block == BB) {
      D.ByPhis &= IsPhi;
    } else if (!D.Block || DT.dominates(D.Block, BB)) {
      D.Block = BB;
      D.ByPhis = IsPhi;
    }
  };
  for (Value *V : K.Operands)
    if (auto *I = dyn_cast<Instruction>(V))
      Add(I->getParent(), isa<PHINode>(I));
  if (K.Memory && !MSSA.isLiveOnEntryDef(K.Memory))
    Add(K.Memory->getBlock(), isa<MemoryPhi>(K.Memory));
  return D;
}

// The last access at or above the end of a block that may write.
MemoryAccess *ExpressionKeys::findMemoryAtEnd(BasicBlock *BB) const {
  for (const DomTreeNode *Node = DT.getNode(BB); Node; Node = Node->getIDom())
    if (const auto *Defs = MSSA.getBlockDefs(Node->getBlock()))
      return const_cast<MemoryAccess *>(&Defs->back());
  return MSSA.getLiveOnEntryDef();
}

ExpressionKey ExpressionKeys::translate(const ExpressionKey &K,
                                        BasicBlock *Pred, BasicBlock *To,
                                        const AAMDNodes &Tags) {
  ExpressionKey There = K;
  for (Value *&V : There.Operands)
    if (auto *Phi = dyn_cast<PHINode>(V); Phi && Phi->getParent() == To)
      V = Phi->getIncomingValueForBlock(Pred);
  if (!K.Memory)
    return There;
  There.Memory = findMemoryAtEnd(Pred);
  // Another address may have been written to earlier, or later.
  if (!isa<LoadInst>(K.Shape) || MSSA.isLiveOnEntryDef(There.Memory))
    return There;
  MemoryLocation Location =
      MemoryLocation::get(K.Shape).getWithNewPtr(There.Operands[0]);
  Location.AATags = Tags;
  There.Memory = Walker.getClobberingMemoryAccess(There.Memory, Location);
  return There;
}

Value *llvm::findStoredValue(const LoadInst &Load, const Value *Address,
                             const MemoryAccess *Memory) {
  const auto *Def = dyn_cast_or_null<MemoryDef>(Memory);
  const auto *Store =
      Def ? dyn_cast_or_null<StoreInst>(Def->getMemoryInst()) : nullptr;
  if (!Store || !Store->isSimple() || Store->getPointerOperand() != Address ||
      Store->getValueOperand()->getType() != Load.getType())
    return nullptr;
  return const_cast<Value *>(Store->getValueOperand());
}

// What the operands alone say: where an occurrence is may say more, but the key
// stands for all of them. So do flags, which not all have. Poison is no value: it
// would stand for what is not poison.
static Value *simplify(const Instruction &Shape, ArrayRef<Value *> Operands) {
  const SimplifyQuery Query(Shape.getDataLayout(), /*DT=*/nullptr,
                            /*AC=*/nullptr, /*CXTI=*/nullptr,
                            /*UseInstrInfo=*/false, /*CanUseUndef=*/false);
  if (const auto *Binary = dyn_cast<BinaryOperator>(&Shape))
    return simplifyBinOp(Binary->getOpcode(), Operands[0], Operands[1], Query);
  if (const auto *Comparison = dyn_cast<CmpInst>(&Shape))
    return simplifyCmpInst(Comparison->getPredicate(), Operands[0], Operands[1],
                           Query);
  if (const auto *Cast = dyn_cast<CastInst>(&Shape))
    return simplifyCastInst(Cast->getOpcode(), Operands[0], Cast->getType(),
                            Query);
  if (isa<SelectInst>(Shape))
    return simplifySelectInst(Operands[0], Operands[1], Operands[2], Query);
  if (const auto *Address = dyn_cast<GetElementPtrInst>(&Shape))
    return simplifyGEPInst(Address->getSourceElementType(), Operands[0],
                           Operands.drop_front(), GEPNoWrapFlags::none(),
                           Query);
  return nullptr;
}

Value *ExpressionKeys::findFreeValue(const ExpressionKey &K) const {
  if (const auto *Load = dyn_cast<LoadInst>(K.Shape))
    return findStoredValue(*Load, K.Operands[0], K.Memory);
  Value *V = simplify(*K.Shape, K.Operands);
  return isa_and_nonnull<UndefValue>(V) ? nullptr : V;
}
