//===-- CourseApplyPlan.cpp - Tells loops what is planned -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/CourseApplyPlan.h"
#include "CoursePlan.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/StructuralHash.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-apply-plan"

STATISTIC(NumDecisions, "Number of decisions about loops that a plan took");

static cl::opt<std::string>
    PlacesFile("course-plan-places", cl::Hidden, cl::value_desc("file"),
               cl::desc("Write what a plan could decide to this file"));

static std::string getChecksum(const Function &F) {
  return utohexstr(StructuralHash(F, /*DetailedHash=*/true),
                   /*LowerCase=*/true);
}

// As a list of words.
static void writeValues(raw_ostream &OS, StringRef Values) {
  SmallVector<StringRef, 8> Words;
  Values.split(Words, ',');
  OS << ' ' << join(Words, " ") << '\n';
}

static void writeLoop(raw_ostream &OS, unsigned Number) {
#define PLAN_LOOP(NAME, VALUES)                                                \
  OS << "loop " << Number << ' ' << (NAME);                                    \
  writeValues(OS, VALUES);
#include "CoursePlan.def"
}

static void writePlaces(Module &M, FunctionAnalysisManager &FAM) {
  std::error_code EC;
  raw_fd_ostream OS(PlacesFile, EC, sys::fs::OF_Text);
  if (EC) {
    M.getContext().diagnose(DiagnosticInfoGeneric(
        "cannot write '" + Twine(PlacesFile) + "': " + EC.message()));
    return;
  }
  OS << "course-plan-places 1\n";
#define PLAN_OPTION(NAME, VALUES)                                              \
  OS << "option " << (NAME);                                                   \
  writeValues(OS, VALUES);
#include "CoursePlan.def"
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    auto Loops = FAM.getResult<LoopAnalysis>(F).getLoopsInPreorder();
    if (Loops.empty())
      continue;
    OS << "function " << F.getName() << ' ' << getChecksum(F) << '\n';
    for (unsigned Number = 0; Number != Loops.size(); ++Number)
      writeLoop(OS, Number);
  }
}

static void warn(LLVMContext &Context, const Twine &Message) {
  Context.diagnose(
      DiagnosticInfoGeneric(getPlanFile() + Twine(": ") + Message, DS_Warning));
}

static void apply(const FunctionPlan &P, Module &M,
                  FunctionAnalysisManager &FAM) {
  Function *F = M.getFunction(P.Name);
  if (!F || F->isDeclaration())
    return warn(M.getContext(), "the program has no function '" + P.Name +
                                    "' to take decisions for");
  if (getChecksum(*F) != P.Checksum)
    return warn(M.getContext(),
                "function '" + P.Name +
                    "' has changed since; its decisions are ignored");
  auto Loops = FAM.getResult<LoopAnalysis>(*F).getLoopsInPreorder();
  for (const LoopDecision &D : P.Decisions) {
    if (D.Loop >= Loops.size()) {
      warn(M.getContext(), "line " + Twine(D.Line) + ": function '" + P.Name +
                               "' has no loop " + Twine(D.Loop));
      continue;
    }
    setPlanned(*Loops[D.Loop], D.Name, D.Value);
    ++NumDecisions;
  }
}

PreservedAnalyses CourseApplyPlanPass::run(Module &M,
                                           ModuleAnalysisManager &MAM) {
  auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  if (!PlacesFile.empty())
    writePlaces(M, FAM);
  const Plan *P = getPlan();
  if (!P)
    return PreservedAnalyses::all();
  for (const FunctionPlan &FP : P->Functions)
    apply(FP, M, FAM);
  return PreservedAnalyses::none();
}
