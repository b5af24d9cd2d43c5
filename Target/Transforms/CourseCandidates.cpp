//===-- CourseCandidates.cpp - The cheapest of several codes --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/CourseCandidates.h"
#include "Course.h"
#include "CoursePlan.h"
#include "CourseProfile.h"
#include "CourseTargetMachine.h"
#include "Transforms/CoursePassRunner.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/RuntimeLibcallInfo.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/Format.h"
#include <limits>

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-candidates"

STATISTIC(NumCandidates, "Number of candidates compiled");
STATISTIC(NumKept, "Number of candidates kept");

static cl::opt<unsigned> MaxCandidates(
    "course-candidates", cl::Hidden,
    cl::desc("How often the whole program may be compiled to choose the "
             "cheapest code; all there are at -O3 with a profile, else 1"));

// All candidates together take some 25 times as long as one.
static cl::opt<unsigned>
    MaxInstructions("course-candidates-instructions", cl::Hidden,
                    cl::init(4000), cl::desc("Compile larger programs once"));

// Less is within what the model does not know.
static constexpr double LeastGain = 0.001;

static constexpr StringLiteral Decisions[] = {
#define CANDIDATE(OPTIONS) OPTIONS,
#include "Transforms/CourseCandidates.def"
};

namespace {

/// Keeps what is said of candidates to itself.
class SilentHandler : public DiagnosticHandler {
  bool &HasError;

public:
  explicit SilentHandler(bool &HasError) : HasError(HasError) {}
  bool handleDiagnostics(const DiagnosticInfo &DI) override {
    HasError |= DI.getSeverity() == DS_Error;
    return true;
  }
  bool isAnalysisRemarkEnabled(StringRef) const override { return false; }
  bool isMissedOptRemarkEnabled(StringRef) const override { return false; }
  bool isPassedOptRemarkEnabled(StringRef) const override { return false; }
  bool isAnyRemarkEnabled() const override { return false; }
};

/// Compiles copies of one program.
class CandidateCompiler {
  SmallVector<char, 0> Program;
  const TargetMachine &TM;
  const StringRef Pipeline;

public:
  CandidateCompiler(const Module &M, const TargetMachine &TM,
                    StringRef Pipeline)
      : TM(TM), Pipeline(Pipeline) {
    raw_svector_ostream OS(Program);
    WriteBitcodeToFile(M, OS, /*ShouldPreserveUseListOrder=*/true);
  }
  /// What the program costs by the decisions in force, infinitely much if it
  /// cannot be compiled.
  double compile() const;
};

} // namespace

static void generateCode(Module &M, CourseTargetMachine &TM, double &Ticks) {
  const TargetOptions &Options = TM.Options;
  legacy::PassManager Passes;
  Passes.add(new TargetLibraryInfoWrapperPass(
      TargetLibraryInfoImpl(M.getTargetTriple())));
  Passes.add(new RuntimeLibraryInfoWrapper(
      M.getTargetTriple(), Options.ExceptionModel, Options.FloatABIType,
      Options.EABIVersion, Options.MCOptions.ABIName, Options.VecLib));
  raw_null_ostream Nowhere;
  TM.setEstimateOutput(&Ticks);
  if (!TM.addPassesToEmitFile(Passes, Nowhere, /*DwoOut=*/nullptr,
                              CodeGenFileType::AssemblyFile,
                              /*DisableVerify=*/true, /*MMIWP=*/nullptr))
    Passes.run(M);
}

double CandidateCompiler::compile() const {
  ++NumCandidates;
  bool HasError = false;
  LLVMContext Context;
  Context.setDiagnosticHandler(std::make_unique<SilentHandler>(HasError));
  std::unique_ptr<Module> M = cantFail(parseBitcodeFile(
      MemoryBufferRef(StringRef(Program.data(), Program.size()), ""), Context));
  std::unique_ptr<TargetMachine> Own(TM.getTarget().createTargetMachine(
      TM.getTargetTriple(), TM.getTargetCPU(), TM.getTargetFeatureString(),
      TM.Options, TM.getRelocationModel(), TM.getCodeModel(),
      TM.getOptLevel()));
  double Ticks = std::numeric_limits<double>::infinity();
  runCoursePasses(*M, *Own, Pipeline);
  generateCode(*M, static_cast<CourseTargetMachine &>(*Own), Ticks);
  return HasError ? std::numeric_limits<double>::infinity() : Ticks;
}

static unsigned getMaxCandidates(const TargetMachine &TM) {
  if (MaxCandidates.getNumOccurrences() != 0)
    return MaxCandidates;
  // Without one, the model knows of 69 % of codes whether they are cheaper, and
  // choosing by it costs 1.13; with one of 75 %.
  return TM.getOptLevel() == CodeGenOptLevel::Aggressive &&
                 !getProfileFiles().empty()
             ? std::numeric_limits<unsigned>::max()
             : 1;
}

static bool isWanted(const Module &M, const TargetMachine &TM) {
  if (getMaxCandidates(TM) < 2 || TM.getOptLevel() == CodeGenOptLevel::None ||
      isProfileRecorded() || isCourseMinIRWanted() ||
      !TargetPassConfig::willCompleteCodeGenPipeline())
    return false;
  if (M.getInstructionCount() <= MaxInstructions)
    return true;
  LLVM_DEBUG(dbgs() << "too large a program to be compiled several times\n");
  return false;
}

static SmallVector<OptionDecision, 2> parse(StringRef Text) {
  SmallVector<OptionDecision, 2> Options;
  SmallVector<StringRef, 2> Words;
  SplitString(Text, Words);
  for (StringRef Word : Words) {
    auto [Name, Value] = Word.split('=');
    Options.push_back({Name.str(), Value.str(), 0});
  }
  return Options;
}

void llvm::chooseCourseCandidate(const Module &M, TargetMachine &TM,
                                 StringRef Pipeline) {
  if (!isWanted(M, TM))
    return;
  const CandidateCompiler Compiler(M, TM, Pipeline);
  double Least = Compiler.compile();
  LLVM_DEBUG(dbgs() << format("%.0f as ever\n", Least));
  unsigned Left = getMaxCandidates(TM) - 1;
  for (StringRef Text : Decisions) {
    if (Left == 0)
      break;
    CandidateOptions Options(parse(Text));
    if (Options.empty())
      continue;
    --Left;
    const double Ticks = Compiler.compile();
    LLVM_DEBUG(dbgs() << format("%.0f with ", Ticks) << Text << '\n');
    if (Ticks >= Least * (1 - LeastGain))
      continue;
    Least = Ticks;
    Options.keep();
    ++NumKept;
  }
}
