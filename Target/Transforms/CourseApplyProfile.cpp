//===-- CourseApplyProfile.cpp - Frequencies from a profile ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/CourseApplyProfile.h"
#include "CoursePlan.h"
#include "CourseProfile.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "Transforms/ObservedValues.h"
#include "Transforms/ProfileFile.h"
#include "Transforms/ProfilePlaces.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-apply-profile"

STATISTIC(NumFunctionsProfiled, "Number of functions with a profile");

static void readFile(const std::string &File, ProfileCounts &Counts) {
  auto Buffer = MemoryBuffer::getFile(File, /*IsText=*/true);
  if (!Buffer)
    reportFatalUsageError("cannot read the profile '" + Twine(File) +
                          "': " + Buffer.getError().message());
  if (Error E = addProfile((*Buffer)->getBuffer(), File, Counts))
    reportFatalUsageError(std::move(E));
}

static void warn(LLVMContext &Context, const Twine &Message) {
  Context.diagnose(DiagnosticInfoGeneric(Message, DS_Warning));
}

// Nothing is certain: other inputs may take another path. So what was never
// taken counts a little, and weights have 32 bits.
static SmallVector<uint32_t, 4> getWeights(ArrayRef<uint64_t> Counts) {
  constexpr uint64_t Scale = 64, MostOfAll = uint64_t(1) << 30;
  uint64_t Sum = 0;
  for (uint64_t Count : Counts)
    Sum = SaturatingAdd(Sum, Count);
  SmallVector<uint32_t, 4> Weights;
  for (uint64_t Count : Counts) {
    const double Share = double(Count) / double(Sum);
    const double Total = std::min(double(Sum) * Scale, double(MostOfAll));
    Weights.push_back(1 + uint32_t(Share * Total));
  }
  return Weights;
}

static void apply(Function &F, const FunctionCounts &Counts) {
  const ProfilePlaces Places(F);
  F.setEntryCount(Counts.Places.lookup(0));
  for (BasicBlock &BB : F) {
    Instruction &Terminator = *BB.getTerminator();
    if (!isa<BranchInst, SwitchInst>(Terminator) ||
        Terminator.getNumSuccessors() < 2)
      continue;
    SmallVector<uint64_t, 4> Taken;
    for (unsigned Place : Places.getSuccessors(Terminator))
      Taken.push_back(Counts.Places.lookup(Place));
    // Of what never runs nothing is known.
    if (any_of(Taken, [](uint64_t Count) { return Count != 0; }))
      Terminator.setMetadata(
          LLVMContext::MD_prof,
          MDBuilder(F.getContext()).createBranchWeights(getWeights(Taken)));
  }
  ++NumFunctionsProfiled;
}

PreservedAnalyses CourseApplyProfilePass::run(Module &M,
                                              ModuleAnalysisManager &) {
  if (const Plan *P = getPlan())
    for (ArrayRef<uint64_t> FirstReads : P->Runs)
      recordObservedRun(M, FirstReads);
  if (getProfileFiles().empty())
    return PreservedAnalyses::all();
  ProfileCounts Counts;
  for (const std::string &File : getProfileFiles())
    readFile(File, Counts);
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    const auto Known =
        Counts.Functions.find(Course::mangleFunctionName(F.getName()));
    if (Known == Counts.Functions.end() || Known->second.Checksum.empty())
      warn(M.getContext(),
           "the profile says nothing of function '" + F.getName() + "'");
    else if (Known->second.Checksum != getProfileChecksum(F))
      warn(M.getContext(), "function '" + F.getName() +
                               "' has changed since; its profile is ignored");
    else {
      apply(F, Known->second);
      if (F.getName() == "main")
        for (const ProfiledRun &Run : Counts.Runs)
          recordObservedRun(M, Run.FirstReads);
    }
  }
  return PreservedAnalyses::none();
}
