//===-- CourseRecordProfile.cpp - Says where blocks are -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/CourseRecordProfile.h"
#include "CourseProfile.h"
#include "Transforms/ProfilePlaces.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;
using namespace llvm::course;

static void mark(BasicBlock &BB, uint64_t Checksum, unsigned Place) {
  IRBuilder<> Builder(&BB, BB.getFirstNonPHIOrDbgOrAlloca());
  Builder.SetCurrentDebugLocation({});
  Builder.CreateIntrinsic(Intrinsic::pseudoprobe, {},
                          {Builder.getInt64(Checksum), Builder.getInt64(Place),
                           Builder.getInt32(0), Builder.getInt64(-1ull)});
}

static void mark(Function &F) {
  const ProfilePlaces Places(F);
  uint64_t Checksum;
  [[maybe_unused]] bool IsWrong =
      StringRef(getProfileChecksum(F)).getAsInteger(16, Checksum);
  assert(!IsWrong && "a checksum is a number");
  SmallVector<BasicBlock *, 0> Blocks;
  for (BasicBlock &BB : F)
    Blocks.push_back(&BB);
  unsigned Place = Places.getNumBlocks();
  for (const CriticalEdge &E : Places.edges()) {
    BasicBlock *On = SplitKnownCriticalEdge(E.Terminator, E.Successor,
                                            CriticalEdgeSplittingOptions());
    // Before exception pads, which the target refuses, there is none.
    if (On)
      mark(*On, Checksum, Place);
    ++Place;
  }
  for (auto [Number, BB] : enumerate(Blocks))
    mark(*BB, Checksum, Number);
}

PreservedAnalyses CourseRecordProfilePass::run(Module &M,
                                               ModuleAnalysisManager &) {
  for (Function &F : M)
    if (!F.isDeclaration())
      mark(F);
  return PreservedAnalyses::none();
}
