//===-- CourseLocaliseGlobals.cpp - Globals as objects of main ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes a global variable that only main accesses an object of main's frame:
///
///   @g = internal global i32 1         define i32 @main() {
///   define i32 @main() {                 %g = alloca i32
///     %x = load i32, ptr @g        =>    store i32 1, ptr %g
///   }                                    %x = load i32, ptr %g
///                                      }
///
/// SROA then keeps it in registers. LLVM's GlobalOpt does this only if no load
/// comes before a store, which main does not need: nobody calls it, so it is
/// entered once. LICM promotes a global variable in a loop only if the loop
/// stores in each iteration.
///
/// Of branches that each access one variable SimplifyCFG makes one access to a
/// variable whose address is chosen. This is undone, and what is between a load
/// and a store comes with them; a PHI becomes selects by a number first, which
/// jump threading knows on each path:
///
///   %p = phi [ @a, %b1 ], [ @b, %b2 ]   =>   %n = phi [ 0, %b1 ], [ 1, %b2 ]
///   %x = load i32, ptr %p                    %c = icmp eq %n, 0
///   %y = add i32 %x, 1                       br %c, %b3, %b4
///   store i32 %y, ptr %p                   b3:
///                                            %x1 = load i32, ptr @a
///                                            %y1 = add i32 %x1, 1
///                                            store i32 %y1, ptr @a
///                                          b4: ; likewise for @b
///
/// A variable stays if anything else than accesses at constant offsets is done
/// with its address, or if it is chosen from others that stay. Runs when calls
/// are inlined. Linear in the uses, for each round in which a variable stays
/// since another one does.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseLocaliseGlobals.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

#define DEBUG_TYPE "course-localise-globals"

STATISTIC(NumLocalised, "Number of globals that became objects of main");

// As many as there are registers, of 8 bytes. With four times this, and of the other
// limits here, the tuning set has the same code.
static constexpr uint64_t MaxSize = 128;

// Different addresses of a PHI. Each access becomes one of each.
static constexpr unsigned MaxAddresses = 8;

// Instructions from the first to the last access through a choice. The access of a
// variable that one adds to takes three.
static constexpr size_t MaxRepeated = 8;

namespace {

class Localisation {
  Function &Main;
  const DataLayout &DL;
  SmallSetVector<const GlobalVariable *, 8> Variables;
  SmallSetVector<PHINode *, 4> Phis;
  SmallSetVector<SelectInst *, 4> Selects;

public:
  explicit Localisation(Function &Main)
      : Main(Main), DL(Main.getDataLayout()) {}

  bool run();

private:
  bool isCandidate(const GlobalVariable &GV) const;
  bool isOnlyAccessed(const Value &Address);
  bool isChosen(Instruction &Choice);
  bool isVariable(const Value *Address) const;
  void replace(PHINode &Phi);
  void branch(SelectInst &Select);
  void branch(SelectInst &Select, Instruction &First, Instruction &Last);
  void localise(GlobalVariable &GV) const;
};

} // namespace

bool Localisation::isCandidate(const GlobalVariable &GV) const {
  if (!GV.hasLocalLinkage() || !GV.hasDefinitiveInitializer() ||
      GV.isConstant() || GV.isThreadLocal() || GV.hasSection() ||
      GV.getPointerAlignment(DL) > DL.getStackAlignment().valueOrOne())
    return false;
  const TypeSize Size = DL.getTypeAllocSize(GV.getValueType());
  return !Size.isZero() && Size.getKnownMinValue() <= MaxSize;
}

// Whether it is a constant offset in one of the variables.
bool Localisation::isVariable(const Value *Address) const {
  APInt Offset(DL.getIndexTypeSizeInBits(Address->getType()), 0);
  const Value *Base = Address->stripAndAccumulateConstantOffsets(
      DL, Offset, /*AllowNonInbounds=*/true);
  const auto *GV = dyn_cast<GlobalVariable>(Base);
  return GV && Variables.contains(GV);
}

// Whether a select or PHI chooses from the variables only.
bool Localisation::isChosen(Instruction &Choice) {
  if (auto *Select = dyn_cast<SelectInst>(&Choice)) {
    Selects.insert(Select);
    return all_of(drop_begin(Select->operand_values()), [&](Value *V) {
      auto *Inner = dyn_cast<SelectInst>(V);
      return isVariable(V) || (Inner && isChosen(*Inner));
    });
  }
  auto &Phi = cast<PHINode>(Choice);
  SmallSetVector<Value *, 4> Addresses(llvm::from_range, Phi.incoming_values());
  Phis.insert(&Phi);
  return Addresses.size() <= MaxAddresses && all_of(Addresses, [&](Value *V) {
           return isa<Constant>(V) && isVariable(V);
         });
}

// Whether accesses of main at constant offsets are all that is done with an
// address, and with what is chosen from it and other variables.
bool Localisation::isOnlyAccessed(const Value &Address) {
  return all_of(Address.uses(), [&](const Use &U) {
    User *Who = U.getUser();
    auto *I = dyn_cast<Instruction>(Who);
    if (I && I->getFunction() != &Main)
      return false;
    if (const auto *GEP = dyn_cast<GEPOperator>(Who))
      return GEP->hasAllConstantIndices() && isOnlyAccessed(*GEP);
    if (!I)
      return false;
    if (isa<SelectInst, PHINode>(I))
      return isChosen(*I) && isOnlyAccessed(*I);
    if (const auto *Load = dyn_cast<LoadInst>(I))
      return Load->isSimple();
    const auto *Store = dyn_cast<StoreInst>(I);
    return Store && Store->isSimple() &&
           U.getOperandNo() == StoreInst::getPointerOperandIndex();
  });
}

// Makes a number of the choice.
void Localisation::replace(PHINode &Phi) {
  SmallSetVector<Value *, 4> Addresses(llvm::from_range, Phi.incoming_values());
  IRBuilder<> Builder(&Phi);
  PHINode *Number =
      Builder.CreatePHI(Builder.getInt64Ty(), Phi.getNumIncomingValues());
  for (auto [V, BB] : zip_equal(Phi.incoming_values(), Phi.blocks()))
    Number->addIncoming(
        Builder.getInt64(find(Addresses, V) - Addresses.begin()), BB);
  Builder.SetInsertPoint(Phi.getParent(),
                         Phi.getParent()->getFirstInsertionPt());
  Value *Chosen = Addresses.back();
  for (unsigned N = Addresses.size() - 1; N-- != 0;) {
    Value *IsThis = Builder.CreateICmpEQ(Number, Builder.getInt64(N));
    Chosen = Builder.CreateSelect(IsThis, Addresses[N], Chosen);
    if (auto *Select = dyn_cast<SelectInst>(Chosen))
      Selects.insert(Select);
  }
  Phi.replaceAllUsesWith(Chosen);
  Phi.eraseFromParent();
}

// Repeats what is from First to Last for each of two addresses.
void Localisation::branch(SelectInst &Select, Instruction &First,
                          Instruction &Last) {
  BasicBlock *Head = First.getParent();
  BasicBlock *Old = SplitBlock(Head, &First);
  BasicBlock *Tail = SplitBlock(Old, Last.getNextNode());
  BasicBlock *New[2];
  ValueToValueMapTy Maps[2];
  for (unsigned I : {0, 1}) {
    Maps[I][&Select] = Select.getOperand(1 + I);
    New[I] = CloneBasicBlock(Old, Maps[I], "", &Main);
    New[I]->moveBefore(Tail);
    remapInstructionsInBlocks(New[I], Maps[I]);
  }
  IRBuilder<> Builder(Head->getTerminator());
  Builder.CreateCondBr(Select.getCondition(), New[0], New[1]);
  Head->getTerminator()->eraseFromParent();
  Builder.SetInsertPoint(Tail, Tail->begin());
  for (Instruction &I : *Old) {
    if (I.getType()->isVoidTy())
      continue;
    PHINode *Phi = Builder.CreatePHI(I.getType(), 2);
    I.replaceUsesOutsideBlock(Phi, Old);
    for (unsigned N : {0, 1})
      Phi->addIncoming(Maps[N][&I], New[N]);
  }
  Old->dropAllReferences();
  Old->eraseFromParent();
}

// The accesses of each block. If the condition is undef all have to agree on it.
// Other choices are not repeated: each is one.
void Localisation::branch(SelectInst &Select) {
  bool IsFrozen = false;
  MapVector<BasicBlock *, SmallVector<Instruction *, 2>> Accesses;
  for (User *U : Select.users())
    if (isa<LoadInst, StoreInst>(U))
      Accesses[cast<Instruction>(U)->getParent()].push_back(
          cast<Instruction>(U));
  for (auto &[BB, Here] : Accesses) {
    llvm::sort(Here, [](const Instruction *A, const Instruction *B) {
      return A->comesBefore(B);
    });
    const auto Repeated = make_range(Here.front()->getIterator(),
                                     std::next(Here.back()->getIterator()));
    if (size_t(range_size(Repeated)) > MaxRepeated ||
        any_of(Repeated, [](const Instruction &I) {
          return isa<CallBase>(I) ||
                 (isa<SelectInst>(I) && I.getType()->isPointerTy());
        }))
      continue;
    if (!std::exchange(IsFrozen, true))
      Select.setCondition(
          IRBuilder<>(&Select).CreateFreeze(Select.getCondition()));
    branch(Select, *Here.front(), *Here.back());
  }
}

void Localisation::localise(GlobalVariable &GV) const {
  OptimizationRemarkEmitter(&Main).emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Localised", &Main)
           << "global variable " << ore::NV("Variable", GV.getName())
           << " became an object of main";
  });
  Constant *Variable = &GV;
  convertUsersOfConstantsToInstructions(Variable, &Main);
  BasicBlock &Entry = Main.getEntryBlock();
  IRBuilder<> Builder(&Entry, Entry.begin());
  AllocaInst *Object = Builder.CreateAlloca(GV.getValueType());
  Object->setAlignment(GV.getPointerAlignment(DL));
  Object->takeName(&GV);
  GV.replaceAllUsesWith(Object);
  Builder.SetInsertPoint(&Entry, Entry.getFirstNonPHIOrDbgOrAlloca());
  Builder.CreateAlignedStore(GV.getInitializer(), Object, Object->getAlign());
  GV.eraseFromParent();
  ++NumLocalised;
}

bool Localisation::run() {
  for (GlobalVariable &GV : Main.getParent()->globals())
    if (isCandidate(GV))
      Variables.insert(&GV);
  while (Variables.remove_if(
      [&](const GlobalVariable *GV) { return !isOnlyAccessed(*GV); }))
    Phis.clear(), Selects.clear();
  for (PHINode *Phi : Phis)
    replace(*Phi);
  while (!Selects.empty()) {
    SelectInst *Select = Selects.pop_back_val();
    branch(*Select);
    // What chose from both now accesses the inner one.
    for (Value *V : drop_begin(Select->operand_values()))
      if (auto *Inner = dyn_cast<SelectInst>(V))
        Selects.insert(Inner);
  }
  for (const GlobalVariable *GV : Variables)
    localise(const_cast<GlobalVariable &>(*GV));
  return !Variables.empty();
}

PreservedAnalyses CourseLocaliseGlobalsPass::run(Module &M,
                                                 ModuleAnalysisManager &) {
  Function *Main = M.getFunction("main");
  // After a second return variables must have the values of before.
  if (!Main || Main->isDeclaration() || !Main->use_empty() ||
      Main->hasOptNone() || Main->callsFunctionThatReturnsTwice() ||
      !Localisation(*Main).run())
    return PreservedAnalyses::all();
  return PreservedAnalyses::none();
}
