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
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

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
      visit(F);
}

void CourseAccessProfile::addObject(const Value &Data) {
  Objects[&Data] = Accesses.size();
  Accesses.push_back(0);
  Adjacent.emplace_back();
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
  const course::LocalFrequencies Local(F);
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
