//===-- course-link.cpp - Link a program for the course machine -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The machine has no object format: a program is one assembly file.
/// course-link makes it of all parts of a program as LLVM IR:
///
///     inputs -> one module, with what it needs of the runtime library
///            -> what main reaches -> optimised -> assembly
///
/// Code generation belongs here, so that it sees the whole program.
///
//===----------------------------------------------------------------------===//

#include "ClosedWorld.h"
#include "CodeGenerator.h"
#include "Diagnostics.h"
#include "Inputs.h"
#include "Optimizer.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LLVMRemarkStreamer.h"
#include "llvm/InitializePasses.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/PassRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;
using namespace course_link;

static cl::OptionCategory Category("course-link options");

static cl::list<std::string> InputFiles(cl::Positional, cl::desc("<input>..."),
                                        cl::cat(Category));
static cl::opt<std::string> OutputFile("o", cl::desc("Output file"),
                                       cl::value_desc("file"),
                                       cl::init("a.out"), cl::cat(Category));
static cl::opt<char>
    OptLevel("O", cl::desc("Optimization level, 0 to 3 (default 2)"),
             cl::value_desc("level"), cl::Prefix, cl::init('2'),
             cl::cat(Category));
static cl::opt<std::string>
    CPU("mcpu",
        cl::desc("Cost table; without it, the one main is compiled for"),
        cl::value_desc("name"), cl::cat(Category));
static cl::list<std::string>
    LibraryDirectories("L", cl::desc("Look for libraries there"), cl::Prefix,
                       cl::value_desc("directory"), cl::cat(Category));
static cl::list<std::string>
    Libraries("l", cl::desc("Link what is needed of lib<name>.a"), cl::Prefix,
              cl::value_desc("name"), cl::cat(Category));
static cl::opt<bool>
    EmitLLVM("emit-llvm", cl::desc("Write the optimized program as LLVM IR"),
             cl::cat(Category));
static cl::opt<bool>
    SaveTemps("save-temps",
              cl::desc("Keep the program as <output>.linked.ll and, "
                       "optimized, <output>.optimized.ll"),
              cl::cat(Category));
static cl::opt<std::string>
    RemarksFile("remarks",
                cl::desc("Write what passes did and did not do, as YAML"),
                cl::value_desc("file"), cl::cat(Category));
// Only documents: see dropMLLVM().
static cl::opt<std::string> MLLVM("mllvm",
                                  cl::desc("Pass an option to LLVM's passes"),
                                  cl::value_desc("option"), cl::cat(Category));

/// LLVM's options are in the same table as our own, so that `-mllvm X` is `X`.
static SmallVector<const char *> dropMLLVM(ArrayRef<const char *> Args) {
  SmallVector<const char *> Kept;
  for (const char *Arg : Args) {
    StringRef Text(Arg);
    if (Text == "-mllvm" || Text == "--mllvm")
      continue;
    if (Text.consume_front("-mllvm=") || Text.consume_front("--mllvm="))
      Arg = Text.data();
    Kept.push_back(Arg);
  }
  return Kept;
}

/// What LLVM lets only its command line say, and what programs of a few large
/// functions want otherwise. Of the programs of the tuning set all code is the
/// same.
static constexpr const char *Defaults[] = {
    // CodeGenPrepare visits changed blocks only: gemm-flat took 2.1 s there at
    // -O3, and takes 0.02 s.
    "-cgpp-huge-func=0",
    // Blocks in which GVN looks for what a load reads. With LLVM's 200, two
    // benchmarks spend half of their time at -O3 there.
    "-memdep-block-number-limit=100",
};

/// Adds those that the user says nothing of.
static void addDefaults(SmallVectorImpl<const char *> &Args) {
  for (const char *Default : Defaults) {
    const StringRef Name = StringRef(Default).drop_front().split('=').first;
    if (none_of(Args, [&](const char *Arg) {
          return StringRef(Arg).ltrim('-').split('=').first == Name;
        }))
      Args.insert(Args.begin() + 1, Default);
  }
}

static void initializeLLVM() {
  LLVMInitializeCourseTargetInfo();
  LLVMInitializeCourseTarget();
  LLVMInitializeCourseTargetMC();
  LLVMInitializeCourseAsmPrinter();
  // For -print-after and its like to know their names.
  PassRegistry &Registry = *PassRegistry::getPassRegistry();
  initializeCore(Registry);
  initializeCodeGen(Registry);
  initializeScalarOpts(Registry);
  initializeTransformUtils(Registry);
}

static std::unique_ptr<TargetMachine> createTargetMachine(Diagnostics &Diags) {
  Triple TheTriple("course");
  std::string Message;
  const Target *TheTarget = TargetRegistry::lookupTarget(TheTriple, Message);
  if (!TheTarget) {
    Diags.error(Message);
    return nullptr;
  }

  TargetOptions Options;
  Options.ThreadModel = ThreadModel::Single;
  std::unique_ptr<MCSubtargetInfo> STI(
      TheTarget->createMCSubtargetInfo(TheTriple, "", ""));
  if (!CPU.empty() && !STI->isCPUStringValid(CPU)) {
    Diags.error("unknown processor '" + CPU + "'");
    return nullptr;
  }
  std::optional<CodeGenOptLevel> Level = CodeGenOpt::parseLevel(OptLevel);
  if (!Level) {
    Diags.error("invalid optimization level '-O" + Twine(OptLevel) + "'");
    return nullptr;
  }
  return std::unique_ptr<TargetMachine>(TheTarget->createTargetMachine(
      TheTriple, CPU, "", Options, /*RM=*/std::nullopt, /*CM=*/std::nullopt,
      *Level));
}

static OptimizationLevel getOptimizationLevel() {
  switch (OptLevel) {
  case '0':
    return OptimizationLevel::O0;
  case '1':
    return OptimizationLevel::O1;
  case '3':
    return OptimizationLevel::O3;
  default:
    return OptimizationLevel::O2;
  }
}

/// One cost table for the program: functions for different ones would not be
/// inlined into each other.
static void unifyCPU(Module &M) {
  std::string Name = CPU;
  if (Name.empty())
    Name = M.getFunction("main")
               ->getFnAttribute("target-cpu")
               .getValueAsString()
               .str();
  for (Function &F : M) {
    F.removeFnAttr("target-cpu");
    if (!Name.empty() && !F.isDeclaration())
      F.addFnAttr("target-cpu", Name);
  }
}

static std::unique_ptr<Module>
linkInputs(LLVMContext &Context, const TargetMachine &TM, Diagnostics &Diags) {
  if (InputFiles.empty())
    Diags.error("no input files");
  InputLinker Inputs(Context, TM, Diags);
  for (const std::string &Path : InputFiles)
    Inputs.addFile(Path);
  for (const std::string &Name : Libraries)
    Inputs.addLibrary(Name, LibraryDirectories);
  return Inputs.finish();
}

/// Links, optimises and writes; stops at the first step that reports an error.
static void run(LLVMContext &Context, Diagnostics &Diags) {
  std::unique_ptr<TargetMachine> TM = createTargetMachine(Diags);
  if (!TM)
    return;
  Optimizer Opt(*TM, getOptimizationLevel());

  std::unique_ptr<Module> Program = linkInputs(Context, *TM, Diags);
  if (Diags.hasErrors())
    return;
  Opt.addRuntime(*Program);
  closeWorld(*Program, Opt, Diags);
  if (Diags.hasErrors())
    return;
  Opt.lowerCodeAddresses(*Program);
  unifyCPU(*Program);
  if (SaveTemps)
    writeFile(OutputFile + ".linked.ll", printModule(*Program), Diags);

  Opt.optimize(*Program);
  if (SaveTemps)
    writeFile(OutputFile + ".optimized.ll", printModule(*Program), Diags);

  SmallVector<char, 0> Output =
      EmitLLVM ? printModule(*Program) : generateAssembly(*Program, *TM, Diags);
  if (!Diags.hasErrors())
    writeFile(OutputFile, Output, Diags);
}

/// Has remarks written, if that is wanted; the file is kept on request.
static LLVMRemarkFileHandle openRemarks(LLVMContext &Context,
                                        Diagnostics &Diags) {
  if (RemarksFile.empty())
    return {};
  Expected<LLVMRemarkFileHandle> Remarks = setupLLVMOptimizationRemarks(
      Context, RemarksFile, /*RemarksPasses=*/"", /*RemarksFormat=*/"yaml",
      /*RemarksWithHotness=*/false);
  if (Remarks)
    return std::move(*Remarks);
  Diags.error(toString(Remarks.takeError()));
  return {};
}

int main(int Argc, char **Argv) {
  InitLLVM Init(Argc, Argv);
  initializeLLVM();

  BumpPtrAllocator Allocator;
  SmallVector<const char *> Args(Argv, Argv + Argc);
  StringSaver Saver(Allocator);
  cl::ExpandResponseFiles(Saver, cl::TokenizeGNUCommandLine, Args);
  Args = dropMLLVM(Args);
  addDefaults(Args);
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(Args.size(), Args.data(),
                              "links a program for the course machine\n");

  Diagnostics Diags;
  LLVMContext Context;
  Diags.attachTo(Context);
  LLVMRemarkFileHandle Remarks = openRemarks(Context, Diags);
  if (!Diags.hasErrors())
    run(Context, Diags);
  if (Remarks && !Diags.hasErrors())
    Remarks->keep();
  return Diags.hasErrors();
}
