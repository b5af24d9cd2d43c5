//===-- SparseLiveness.cpp - Live variables, over names -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds live variables without iteration. In strong SSI form the uses of a name
/// follow each other, each dominated by the one before. So a name is live
/// wherever its last use can be reached from, and nothing else is asked of it:
///
///   b1:  br %c, b2, b3          %a.1, %a.2 = σ %a
///   b2:  call @use(%a.1)        live at b2: %a.1, which b2 defines and reads
///   b3:  ret                    nothing reads %a.2: dead at b3
///
/// The last use U of a name that block D defines can be reached from the start of
/// B without D if D strictly dominates B, and U can be reached without back edges
/// from B, or from the header of the outermost loop around B that D is not in.
/// What reaches what without back edges is found in one visit of each block.
/// Source: Boissinot et al., SSI properties revisited (TECS 2009), and Fast
/// liveness checking for SSA-form programs (CGO 2008).
///
/// Takes blocks times names. Loops with several entries are refused.
///
/// The result is held against data flow over blocks; a difference is printed as
/// an error.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseSSI.h"
#include "Transforms/SSIForm.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::course;

// Where a use happens: a PHI's operand at the end of the predecessor.
static BasicBlock *getUseBlock(const Use &U) {
  auto *I = cast<Instruction>(U.getUser());
  if (auto *Phi = dyn_cast<PHINode>(I))
    return Phi->getIncomingBlock(U);
  return I->getParent();
}

namespace {

using LiveSets = DenseMap<const BasicBlock *, BitVector>;

/// What can be reached in a function, loops gone through once.
class Reach {
  const LoopInfo &LI;
  DenseMap<const BasicBlock *, unsigned> Numbers;
  LiveSets From;

public:
  Reach(Function &F, const DominatorTree &DT, const LoopInfo &LI);

  /// Whether \p To can be reached from the start of \p B, but not through \p D,
  /// which dominates both.
  bool reaches(const BasicBlock *B, const BasicBlock *To,
               const BasicBlock *D) const;
};

/// The live variables of a function in strong form.
class SparseLiveness {
  Function &F;
  const SSIForm &SSI;
  const DominatorTree &DT;
  const Reach Paths;

public:
  SparseLiveness(Function &F, const SSIForm &SSI, const DominatorTree &DT,
                 const LoopInfo &LI)
      : F(F), SSI(SSI), DT(DT), Paths(F, DT, LI) {}

  /// Sets bit \p Index where \p Variable is live at the start of a block.
  void add(Value &Variable, unsigned Index, LiveSets &Live) const;
};

} // namespace

Reach::Reach(Function &F, const DominatorTree &DT, const LoopInfo &LI)
    : LI(LI) {
  for (const BasicBlock &BB : F)
    Numbers.try_emplace(&BB, Numbers.size());
  for (const BasicBlock *BB : post_order(&F)) {
    BitVector Reached(Numbers.size());
    Reached.set(Numbers.lookup(BB));
    for (const BasicBlock *To : successors(BB))
      if (!DT.dominates(To, BB))
        Reached |= From.find(To)->second;
    From[BB] = std::move(Reached);
  }
}

bool Reach::reaches(const BasicBlock *B, const BasicBlock *To,
                    const BasicBlock *D) const {
  const unsigned Number = Numbers.lookup(To);
  if (From.find(B)->second[Number])
    return true;
  const Loop *Outermost = nullptr;
  for (const Loop *L = LI.getLoopFor(B); L && !L->contains(D);
       L = L->getParentLoop())
    Outermost = L;
  return Outermost && From.find(Outermost->getHeader())->second[Number];
}

void SparseLiveness::add(Value &Variable, unsigned Index,
                         LiveSets &Live) const {
  const SmallVector<Value *, 8> Names = SSI.getNames(Variable);
  const SmallPtrSet<const Value *, 8> IsName(Names.begin(), Names.end());
  // Names that something reads in the end, which is more than a σ or φ.
  SmallPtrSet<const Value *, 8> Read;
  SmallVector<const Value *, 8> Worklist;
  for (const Value *Name : Names)
    if (any_of(Name->users(),
               [&](const User *U) { return !IsName.contains(U); }))
      Worklist.push_back(Name);
  while (!Worklist.empty()) {
    const Value *Name = Worklist.pop_back_val();
    if (Read.insert(Name).second && Name != &Variable)
      for (const Value *V : cast<PHINode>(Name)->incoming_values())
        Worklist.push_back(V);
  }
  for (const Value *Name : Names) {
    if (!Read.contains(Name))
      continue;
    const auto *I = dyn_cast<Instruction>(Name);
    const BasicBlock *D = I ? I->getParent() : &F.getEntryBlock();
    // A σ or φ takes over what was live before, and so does the entry.
    if (Name != &Variable || !I)
      Live[D].set(Index);
    const BasicBlock *Last = nullptr;
    for (const Use &U : Name->uses()) {
      if (IsName.contains(U.getUser()) && !Read.contains(U.getUser()))
        continue;
      const BasicBlock *BB = getUseBlock(U);
      if (!Last || DT.dominates(Last, BB))
        Last = BB;
    }
    for (const BasicBlock &BB : F)
      if (DT.properlyDominates(D, &BB) && Paths.reaches(&BB, Last, D))
        Live[&BB].set(Index);
  }
}

// The same by data flow over blocks, in SSA form.
static LiveSets findByDataFlow(Function &F, ArrayRef<Value *> Variables) {
  LiveSets In, Gen;
  for (const BasicBlock &BB : F)
    In[&BB] = Gen[&BB] = BitVector(Variables.size());
  SmallVector<const BasicBlock *, 16> Definitions;
  for (auto [Index, V] : enumerate(Variables)) {
    const auto *I = dyn_cast<Instruction>(V);
    Definitions.push_back(I ? I->getParent() : nullptr);
    for (const Use &U : V->uses())
      Gen[getUseBlock(U)].set(Index);
  }
  for (bool IsChanged = true; IsChanged;) {
    IsChanged = false;
    for (const BasicBlock *BB : post_order(&F)) {
      BitVector Live = Gen[BB];
      for (const BasicBlock *To : successors(BB))
        Live |= In[To];
      for (auto [Index, D] : enumerate(Definitions))
        if (D == BB)
          Live.reset(Index);
      IsChanged |= Live != In[BB];
      In[BB] = std::move(Live);
    }
  }
  return In;
}

PreservedAnalyses CourseSSILivenessPrinterPass::run(Function &F,
                                                    FunctionAnalysisManager &) {
  prepareForSSI(F);
  OS << "live variables of @" << F.getName() << ":\n";
  DominatorTree DT(F);
  LoopInfo LI(DT);
  ReversePostOrderTraversal<Function *> RPO(&F);
  if (containsIrreducibleCFG<const BasicBlock *>(RPO, LI)) {
    OS << "  a loop has several entries\n";
    return PreservedAnalyses::none();
  }
  SmallVector<Value *, 32> Variables;
  for (Argument &Arg : F.args())
    Variables.push_back(&Arg);
  for (Instruction &I : instructions(F))
    if (!I.getType()->isVoidTy() && !I.getType()->isTokenTy())
      Variables.push_back(&I);
  const LiveSets Expected = findByDataFlow(F, Variables);
  PostDominatorTree PDT(F);
  SSIForm SSI(F, DT, PDT);
  for (Value *V : Variables)
    SSI.convert(*V, SSIKind::Strong);
  LiveSets Live;
  for (const BasicBlock &BB : F)
    Live[&BB] = BitVector(Variables.size());
  const SparseLiveness Sparse(F, SSI, DT, LI);
  for (auto [Index, V] : enumerate(Variables))
    Sparse.add(*V, Index, Live);
  for (const BasicBlock &BB : F) {
    BB.printAsOperand(OS << "  ", /*PrintType=*/false);
    OS << ':';
    for (unsigned Index : Live[&BB].set_bits())
      Variables[Index]->printAsOperand(OS << ' ', /*PrintType=*/false);
    OS << '\n';
    if (Live[&BB] != Expected.find(&BB)->second)
      OS << "    error: data flow says otherwise\n";
  }
  SSI.undo();
  return PreservedAnalyses::none();
}
