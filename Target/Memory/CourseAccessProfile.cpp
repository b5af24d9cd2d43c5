//===-- CourseAccessProfile.cpp - How often data is accessed --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory/CourseAccessProfile.h"
#include "Memory/CourseGlobalLayout.h"
#include "Memory/HeadModel.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/Analysis/BlockFrequencyInfo.h"
#include "llvm/Analysis/BranchProbabilityInfo.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

// Calls of a recursive function for each one from outside: more than a loop
// has iterations for LLVM's branch probabilities, since trees branch.
static constexpr double CallsOfRecursion = 100;

namespace {

/// What is executed how often in one call.
class LocalFrequencies {
  DominatorTree DT;
  LoopInfo LI;
  BranchProbabilityInfo BPI;
  BlockFrequencyInfo BFI;

public:
  explicit LocalFrequencies(Function &F)
      : DT(F), LI(DT), BPI(F, LI), BFI(F, BPI, LI) {}

  double get(const BasicBlock &BB) const {
    return double(BFI.getBlockFreq(&BB).getFrequency()) /
           double(BFI.getEntryFreq().getFrequency());
  }
  double get(const BasicBlock &From, const BasicBlock &To) const {
    BranchProbability P = BPI.getEdgeProbability(&From, &To);
    return get(From) * P.getNumerator() / P.getDenominator();
  }
};

} // namespace

CourseAccessProfile::CourseAccessProfile(Module &M) {
  for (const GlobalVariable &GV : M.globals()) {
    addObject(GV);
    if (isCourseArena(GV))
      Unknown = Objects[&GV];
  }
  for (const Function &F : M)
    for (const Instruction &I : instructions(F))
      if (course::isMachineMalloc(I))
        addObject(I);
  estimateFrequencies(M);
  for (Function &F : M)
    if (!F.isDeclaration())
      visit(F);
}

void CourseAccessProfile::addObject(const Value &Data) {
  Objects[&Data] = Accesses.size();
  Accesses.push_back(0);
  Adjacent.emplace_back();
}

// Callers come before callees.
void CourseAccessProfile::estimateFrequencies(Module &M) {
  CallGraph CG(M);
  SmallVector<std::vector<CallGraphNode *>, 16> Order;
  SmallPtrSet<const Function *, 8> Recursive;
  for (auto SCC = scc_begin(&CG); !SCC.isAtEnd(); ++SCC) {
    Order.push_back(*SCC);
    if (SCC.hasCycle())
      for (const CallGraphNode *Node : *SCC)
        Recursive.insert(Node->getFunction());
  }
  // One call of main, and of what nobody is known to call.
  for (const Function &F : M)
    if (F.use_empty() || F.hasAddressTaken() || F.getName() == "main")
      Frequencies[&F] = 1;
  for (const auto &Nodes : reverse(Order)) {
    // Who is called from outside is not who recurses most.
    double Calls = 0;
    for (const CallGraphNode *Node : Nodes)
      Calls += Frequencies.lookup(Node->getFunction());
    if (Recursive.contains(Nodes.front()->getFunction()))
      for (const CallGraphNode *Node : Nodes)
        Frequencies[Node->getFunction()] = Calls * CallsOfRecursion;
    for (const CallGraphNode *Node : Nodes) {
      Function *F = Node->getFunction();
      if (!F || F->isDeclaration())
        continue;
      const LocalFrequencies Local(*F);
      const double Own = Frequencies.lookup(F);
      for (const Instruction &I : instructions(*F)) {
        const auto *Call = dyn_cast<CallBase>(&I);
        const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
        if (Callee && !Callee->isDeclaration() &&
            !is_contained(Nodes, CG[Callee]))
          Frequencies[Callee] += Own * Local.get(*I.getParent());
      }
    }
  }
}

// The first one that is known, of several.
CourseAccessProfile::Object
CourseAccessProfile::findObject(const Value &Pointer,
                                SmallPtrSetImpl<const Value *> &Seen) const {
  // Addresses that come from further away are not known.
  constexpr unsigned MaxSeen = 64;
  SmallVector<const Value *, 4> Sources;
  if (Seen.size() < MaxSeen)
    course::findHeadObjects(Pointer, Sources);
  for (const Value *Source : Sources) {
    if (!Seen.insert(Source).second)
      continue;
    if (isa<AllocaInst>(Source))
      return Frames;
    auto Found = Objects.find(Source);
    if (Found != Objects.end())
      return Found->second;
    const auto *Parameter = dyn_cast<Argument>(Source);
    if (!Parameter)
      continue;
    for (const User *U : Parameter->getParent()->users()) {
      const auto *Call = dyn_cast<CallBase>(U);
      if (!Call || Call->getCalledFunction() != Parameter->getParent() ||
          Parameter->getArgNo() >= Call->arg_size())
        continue;
      Object O = findObject(*Call->getArgOperand(Parameter->getArgNo()), Seen);
      if (O != Unknown)
        return O;
    }
  }
  return Unknown;
}

std::optional<CourseAccessProfile::Object>
CourseAccessProfile::getAccessed(const Instruction &I) const {
  const Value *Pointer = course::getAccessedPointer(I);
  if (!Pointer)
    return std::nullopt;
  SmallPtrSet<const Value *, 8> Seen;
  return findObject(*Pointer, Seen);
}

void CourseAccessProfile::count(Object Before, Object Now, double Times) {
  if (Before == Now)
    return;
  Adjacent[Before][Now] += Times;
  Adjacent[Now][Before] += Times;
}

void CourseAccessProfile::visit(Function &F) {
  const LocalFrequencies Local(F);
  const double Calls = Frequencies.lookup(&F);
  DenseMap<const BasicBlock *, std::optional<Object>> Last;
  const ReversePostOrderTraversal<Function *> Blocks(&F);
  for (const BasicBlock *BB : Blocks) {
    std::optional<Object> &Now = Last[BB];
    for (const Instruction &I : *BB)
      if (std::optional<Object> O = getAccessed(I)) {
        Accesses[*O] += Calls * Local.get(*BB);
        if (Now)
          count(*Now, *O, Calls * Local.get(*BB));
        Now = O;
      }
  }
  // From block to block; what is between two blocks with accesses is not seen.
  for (const BasicBlock *BB : Blocks) {
    std::optional<Object> First;
    for (const Instruction &I : *BB)
      if ((First = getAccessed(I)))
        break;
    for (const BasicBlock *Before : predecessors(BB))
      if (std::optional<Object> O = Last.lookup(Before); First && O)
        count(*O, *First, Calls * Local.get(*Before, *BB));
  }
}
