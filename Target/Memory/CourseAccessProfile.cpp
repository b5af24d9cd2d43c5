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
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

// Objects that one access is shared between. With 3 programs of the tuning set
// cost up to 1.001, more than 8 change none. 600 callers, each with an object of
// its own, took 10 s.
static constexpr size_t MaxShares = 8;

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
  Frequencies = course::estimateCalls(M);
  for (Function &F : M)
    if (!F.isDeclaration())
      addCalls(F);
  for (Function &F : M)
    if (!F.isDeclaration())
      visit(F);
  // Whoever takes memory uses it next, often where the function has returned. The
  // number is read and written.
  for (const GlobalVariable &GV : M.globals())
    if (GV.hasAttribute(CourseArenaLeftAttr)) {
      const Object Left = Objects[&GV];
      count({{Left, 1.0}}, {{Unknown, 1.0}}, Accesses[Left] / 2);
    }
}

void CourseAccessProfile::addObject(const Value &Data) {
  Objects[&Data] = Accesses.size();
  Accesses.push_back(0);
  Adjacent.emplace_back();
}

void CourseAccessProfile::addCalls(Function &F) {
  const course::LocalFrequencies Local(F);
  for (const Instruction &I : instructions(F))
    if (const auto *Call = dyn_cast<CallBase>(&I))
      Calls[Call] = Frequencies.lookup(&F) * Local.get(*Call->getParent());
}

void CourseAccessProfile::findObjects(
    const Value &Pointer, double Part, Shares &Found,
    SmallPtrSetImpl<const Value *> &Seen) const {
  // Addresses that come from further away are not known.
  constexpr unsigned MaxSeen = 64;
  SmallVector<const Value *, 4> Sources;
  if (Seen.size() < MaxSeen)
    course::findHeadObjects(Pointer, Sources);
  for (const Value *Source : Sources) {
    const double OfSource = Part / Sources.size();
    if (isa<AllocaInst>(Source)) {
      Found.push_back({Frames, OfSource});
      continue;
    }
    if (auto Known = Objects.find(Source); Known != Objects.end()) {
      Found.push_back({Known->second, OfSource});
      continue;
    }
    const auto *Parameter = dyn_cast<Argument>(Source);
    if (!Parameter || !Seen.insert(Parameter).second)
      continue;
    const Function *F = Parameter->getParent();
    const double OfFunction = std::max(Frequencies.lookup(F), 1.0);
    for (const User *U : F->users()) {
      const auto *Call = dyn_cast<CallBase>(U);
      if (Call && Call->getCalledFunction() == F &&
          Parameter->getArgNo() < Call->arg_size())
        findObjects(*Call->getArgOperand(Parameter->getArgNo()),
                    OfSource * Calls.lookup(Call) / OfFunction, Found, Seen);
    }
  }
}

// One share for each object, and only so many: pairs of them are counted.
void CourseAccessProfile::keepLargest(Shares &Found) {
  llvm::sort(Found);
  Shares Merged;
  for (auto [O, Part] : Found)
    if (!Merged.empty() && Merged.back().first == O)
      Merged.back().second += Part;
    else
      Merged.push_back({O, Part});
  llvm::sort(Merged, [](const auto &A, const auto &B) {
    return A.second != B.second ? A.second > B.second : A.first < B.first;
  });
  Merged.truncate(std::min(Merged.size(), MaxShares));
  Found = std::move(Merged);
}

CourseAccessProfile::Shares
CourseAccessProfile::getAccessed(const Instruction &I) const {
  const Value *Pointer = course::getAccessedPointer(I);
  if (!Pointer)
    return {};
  Shares Found;
  SmallPtrSet<const Value *, 8> Seen;
  findObjects(*Pointer, 1, Found, Seen);
  keepLargest(Found);
  double Known = 0;
  for (auto [O, Part] : Found)
    Known += Part;
  if (Known == 0)
    return {{Unknown, 1}};
  // What is not known is taken for more of what is.
  for (auto &[O, Part] : Found)
    Part /= Known;
  return Found;
}

void CourseAccessProfile::count(const Shares &Before, const Shares &Now,
                                double Times) {
  for (auto [A, OfA] : Before)
    for (auto [B, OfB] : Now) {
      if (A == B)
        continue;
      Adjacent[A][B] += Times * OfA * OfB;
      Adjacent[B][A] += Times * OfA * OfB;
    }
}

void CourseAccessProfile::visit(Function &F) {
  const course::LocalFrequencies Local(F);
  const double OfFunction = Frequencies.lookup(&F);
  DenseMap<const BasicBlock *, Shares> First, Last;
  const ReversePostOrderTraversal<Function *> Blocks(&F);
  for (const BasicBlock *BB : Blocks) {
    const double Times = OfFunction * Local.get(*BB);
    for (const Instruction &I : *BB) {
      const Shares Now = getAccessed(I);
      if (Now.empty())
        continue;
      for (auto [O, Part] : Now)
        Accesses[O] += Times * Part;
      Shares &Before = Last[BB];
      if (Before.empty())
        First[BB] = Now;
      else
        count(Before, Now, Times);
      Before = Now;
    }
  }
  // From block to block; what is between two blocks with accesses is not seen.
  for (const BasicBlock *BB : Blocks)
    for (const BasicBlock *Before : predecessors(BB))
      count(Last.lookup(Before), First.lookup(BB),
            OfFunction * Local.get(*Before, *BB));
}
