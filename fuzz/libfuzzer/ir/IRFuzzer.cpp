//===-- IRFuzzer.cpp - Any module, through all passes, in one process -----===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Changes modules with LLVM's FuzzMutate and compiles them at -O0 and -O2, with
/// the machine verifier and the check of register allocation. A program whose
/// output is no accident (Definedness.h) runs on the machine's library and has
/// to print the same at both levels.
///
/// Options of llc come after -ignore_remaining_args=1.
///
//===----------------------------------------------------------------------===//

#include "../Check.h"
#include "Definedness.h"
#include "course-machine/Report.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/FuzzMutate/FuzzerCLI.h"
#include "llvm/FuzzMutate/IRMutator.h"
#include "llvm/FuzzMutate/Operations.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <sstream>

using namespace llvm;
using course::fuzz::demand;

extern "C" {
void LLVMInitializeCourseTargetInfo();
void LLVMInitializeCourseTarget();
void LLVMInitializeCourseTargetMC();
void LLVMInitializeCourseAsmPrinter();
}

/// A small program ends before.
static constexpr uint64_t MaxSteps = 200'000;
static constexpr uint64_t MaxMemoryInBytes = 1 << 22;
static const char *const Input = "1 -2 3 255 65536 0 7 18446744073709551615 "
                                 "2147483648 5 11 13 100 42 9 8 6 4 2 1000003";

namespace {

/// What is said of the module is no concern of ours, but whether anything is.
struct Listener : DiagnosticHandler {
  bool &HasErrors;
  explicit Listener(bool &HasErrors) : HasErrors(HasErrors) {}
  bool handleDiagnostics(const DiagnosticInfo &DI) override {
    HasErrors |= DI.getSeverity() == DS_Error;
    return true;
  }
};

} // namespace

static std::unique_ptr<TargetMachine> makeTargetMachine(CodeGenOptLevel Level) {
  std::string Error;
  const Triple TT("course");
  const Target *T = TargetRegistry::lookupTarget(TT, Error);
  demand(T != nullptr, "there is no target");
  return std::unique_ptr<TargetMachine>(T->createTargetMachine(
      TT, "", "", TargetOptions(), std::nullopt, std::nullopt, Level));
}

/// The text, or nothing if the module is refused.
static std::string compile(const Module &M, TargetMachine &TM) {
  std::unique_ptr<Module> Copy = CloneModule(M);
  Copy->setTargetTriple(TM.getTargetTriple());
  Copy->setDataLayout(TM.createDataLayout());
  bool HasErrors = false;
  Copy->getContext().setDiagnosticHandler(
      std::make_unique<Listener>(HasErrors));
  SmallString<0> Text;
  raw_svector_ostream OS(Text);
  legacy::PassManager PM;
  TargetLibraryInfoImpl Libraries(TM.getTargetTriple());
  PM.add(new TargetLibraryInfoWrapperPass(Libraries));
  demand(!TM.addPassesToEmitFile(PM, OS, nullptr, CodeGenFileType::AssemblyFile,
                                 /*DisableVerify=*/false),
         "the target prints no text");
  PM.run(*Copy);
  return HasErrors ? "" : std::string(Text);
}

namespace {

/// All that can be seen of a run.
struct Run {
  bool IsFinished = false;
  std::string Output;
  uint64_t Returned = 0;
};

} // namespace

static Run execute(const std::string &Text, uint64_t Steps) {
  course::ParseResult Read = course::parseProgram(Text, "fuzz.s");
  demand(Read.Parsed.has_value(), "the machine refuses what llc prints");
  course::RunOptions Options;
  Options.MaxSteps = Steps;
  Options.MaxMemoryInBytes = MaxMemoryInBytes;
  Options.CheckIncoming = true;
  std::istringstream In(Input);
  std::ostringstream Out;
  course::RunResult Result = course::run(*Read.Parsed, Options, In, Out);
  return {Result.Status == course::RunStatus::Finished, Out.str(),
          Result.ReturnValue};
}

static std::vector<TypeGetter> getTypes() {
  return {Type::getInt1Ty, Type::getInt8Ty, Type::getInt16Ty, Type::getInt32Ty,
          Type::getInt64Ty};
}

static IRMutator &getMutator() {
  std::vector<fuzzerop::OpDescriptor> Operations;
  describeFuzzerIntOps(Operations);
  describeFuzzerControlFlowOps(Operations);
  describeFuzzerOtherOps(Operations);
  std::vector<std::unique_ptr<IRMutationStrategy>> Strategies;
  Strategies.push_back(
      std::make_unique<InjectorIRStrategy>(std::move(Operations)));
  Strategies.push_back(std::make_unique<InstDeleterIRStrategy>());
  Strategies.push_back(std::make_unique<InstModificationIRStrategy>());
  Strategies.push_back(std::make_unique<InsertCFGStrategy>());
  Strategies.push_back(std::make_unique<InsertPHIStrategy>());
  Strategies.push_back(std::make_unique<SinkInstructionStrategy>());
  Strategies.push_back(std::make_unique<ShuffleBlockStrategy>());
  static IRMutator Mutator(getTypes(), std::move(Strategies));
  return Mutator;
}

extern "C" int LLVMFuzzerInitialize(int *ArgC, char ***ArgV) {
  LLVMInitializeCourseTargetInfo();
  LLVMInitializeCourseTarget();
  LLVMInitializeCourseTargetMC();
  LLVMInitializeCourseAsmPrinter();
  parseFuzzerCLOpts(*ArgC, *ArgV);
  for (const char *Name : {"verify-machineinstrs", "verify-regalloc"}) {
    cl::Option *Option = cl::getRegisteredOptions().lookup(Name);
    demand(Option && !Option->addOccurrence(0, Name, "true"),
           "an option is missing");
  }
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *Data, size_t Size,
                                          size_t MaxSize, unsigned Seed) {
  LLVMContext Context;
  std::unique_ptr<Module> M = Size <= 1
                                  ? std::make_unique<Module>("module", Context)
                                  : parseModule(Data, Size, Context);
  if (!M)
    return 0;
  getMutator().mutateModule(*M, int(Seed), MaxSize);
  course::fuzz::makeDefined(*M);
  return verifyModule(*M) ? 0 : writeModule(*M, Data, MaxSize);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  if (Size <= 1)
    return 0;
  static const std::unique_ptr<TargetMachine> Plain = makeTargetMachine(
                                                  CodeGenOptLevel::None),
                                              Optimizing = makeTargetMachine(
                                                  CodeGenOptLevel::Default);
  LLVMContext Context;
  std::unique_ptr<Module> M = parseAndVerify(Data, Size, Context);
  if (!M)
    return 0;
  const std::string Text = compile(*M, *Optimizing);
  if (Text.empty() || !course::fuzz::isDefined(*M))
    return 0;
  const std::string PlainText = compile(*M, *Plain);
  if (PlainText.empty())
    return 0;
  const Run Expected = execute(PlainText, MaxSteps);
  if (!Expected.IsFinished)
    return 0;
  const Run Actual = execute(Text, 2 * MaxSteps);
  demand(Actual.IsFinished, "optimized code does not end");
  demand(Actual.Output == Expected.Output,
         "optimized code prints other numbers");
  demand(Actual.Returned == Expected.Returned,
         "optimized code returns another number");
  return 0;
}
