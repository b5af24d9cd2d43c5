//===-- course-alloc.cpp - Allocates registers of any bank ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The tool: a program in MinIR, a bank and an allocator in; registers, figures
/// and, if wanted, every step out.
///
//===----------------------------------------------------------------------===//

#include "BankPage.h"
#include "BankReport.h"
#include "Comparison.h"
#include "RegAlloc/Banks/BankChecker.h"
#include "RegAlloc/Banks/RandomMinIR.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::course;

static cl::OptionCategory Category("course-alloc options");
static cl::list<std::string> Files(cl::Positional, cl::desc("<MinIR files>"),
                                   cl::cat(Category));
static cl::opt<std::string> BankFile("bank", cl::Required,
                                     cl::desc("The register bank, a YAML file"),
                                     cl::cat(Category));
static cl::opt<BankAllocator> Allocator(
    "allocator", cl::desc("The allocator"), cl::init(BankAllocator::Iterated),
    cl::values(
        clEnumValN(BankAllocator::Iterated, "irc",
                   "decoupled iterated register coalescing (default)"),
        clEnumValN(BankAllocator::BruteForce, "brute-force",
                   "decoupled, coalescing with an exact test"),
        clEnumValN(BankAllocator::Punctual, "punctual",
                   "puzzle solving with punctual coalescing"),
        clEnumValN(BankAllocator::Swaps, "swaps",
                   "the best of both, then swaps of registers in regions"),
        clEnumValN(BankAllocator::Chaitin, "chaitin", "whole live ranges"),
        clEnumValN(BankAllocator::Briggs, "briggs",
                   "whole live ranges, optimistic"),
        clEnumValN(BankAllocator::GeorgeAppel, "george-appel",
                   "whole live ranges, iterated register coalescing"),
        clEnumValN(BankAllocator::LinearScan, "linear-scan", "intervals")),
    cl::cat(Category));
static cl::opt<MergeKind> Merge(
    "merge", cl::desc("How needless splits are undone"),
    cl::init(MergeKind::Simple),
    cl::values(clEnumValN(MergeKind::None, "none", "not at all"),
               clEnumValN(MergeKind::Simple, "simple",
                          "algorithm 4.2 (default)"),
               clEnumValN(MergeKind::Punctual, "punctual", "algorithm 4.3")),
    cl::cat(Category));
static cl::opt<SpillTest> Test(
    "spill-test", cl::desc("When a point needs no spill"),
    cl::init(SpillTest::Merging),
    cl::values(clEnumValN(SpillTest::Smith, "smith", "test 1"),
               clEnumValN(SpillTest::Merging, "merging", "test 2 (default)"),
               clEnumValN(SpillTest::Search, "search",
                          "puzzles and local search; with --allocator=punctual "
                          "or swaps")),
    cl::cat(Category));
static cl::opt<bool> Explain("explain", cl::desc("Print every step"),
                             cl::cat(Category));
static cl::opt<std::string>
    PageFile("html", cl::value_desc("file"),
             cl::desc("Draw every step on one page, of a single function"),
             cl::cat(Category));
static cl::opt<std::string>
    SvgFile("svg", cl::value_desc("file"),
            cl::desc("Draw the registers of a single function"),
            cl::cat(Category));
static cl::opt<bool> Compare("compare", cl::desc("Compare all allocators"),
                             cl::cat(Category));
static cl::opt<bool> Time("time",
                          cl::desc("With --compare: print seconds, too"),
                          cl::cat(Category));
static cl::opt<unsigned>
    ExactSeconds("exact", cl::value_desc("seconds"),
                 cl::desc("With --compare: search for the optimum of each "
                          "function, at most that long"),
                 cl::cat(Category));
static cl::list<std::string> Only("function",
                                  cl::desc("Allocate only this function"),
                                  cl::cat(Category));
static cl::opt<unsigned> NumRandom("random", cl::value_desc("count"),
                                   cl::desc("Take so many random functions "
                                            "instead of files"),
                                   cl::cat(Category));
static cl::opt<unsigned> Seed("seed", cl::init(1),
                              cl::desc("Of the first random function"),
                              cl::cat(Category));
static cl::opt<unsigned> NumOps("random-ops", cl::init(40),
                                cl::desc("Operations of a random function"),
                                cl::cat(Category));
static cl::opt<unsigned>
    NumRandomVariables("random-variables", cl::init(0),
                       cl::desc("Variables of a random function; by default 3 "
                                "to 18"),
                       cl::cat(Category));
static cl::opt<bool> PrintMinIR("print", cl::desc("Print the functions"),
                                cl::cat(Category));

static Expected<std::unique_ptr<MemoryBuffer>> open(StringRef Name) {
  auto Buffer = MemoryBuffer::getFileOrSTDIN(Name);
  if (!Buffer)
    return createStringError(Name + ": error: " + Buffer.getError().message());
  return std::move(*Buffer);
}

static Expected<AliasedBank> readBank() {
  Expected<std::unique_ptr<MemoryBuffer>> Buffer = open(BankFile);
  if (!Buffer)
    return Buffer.takeError();
  return AliasedBank::read((*Buffer)->getBuffer(), BankFile);
}

static Expected<MinProgram> readFunctions(const AliasedBank &Bank) {
  MinProgram Program;
  StringSet<> Found;
  for (const std::string &File : Files) {
    Expected<std::unique_ptr<MemoryBuffer>> Buffer = open(File);
    if (!Buffer)
      return Buffer.takeError();
    Expected<MinProgram> Here = readMinIR((*Buffer)->getBuffer(), File, Bank);
    if (!Here)
      return Here.takeError();
    for (MinFunction &F : *Here)
      if (Only.empty() || is_contained(Only, F.Label)) {
        Found.insert(F.Label);
        Program.push_back(std::move(F));
      }
  }
  for (const std::string &Name : Only)
    if (!Found.contains(Name))
      return createStringError("error: no function '" + Name +
                               "' in the files");
  return std::move(Program);
}

static MinFunction makeRandom(const AliasedBank &Bank, unsigned Number) {
  RandomMinIROptions Options;
  Options.NumOps = NumOps;
  Options.NumVariables =
      NumRandomVariables ? unsigned(NumRandomVariables) : 3 + Number % 16;
  MinFunction F = makeRandomMinIR(Number, Bank, Options);
  F.Label = "random" + std::to_string(Number);
  return F;
}

/// Writes a picture; nothing is left of one that cannot be written whole.
static Error draw(StringRef Name, const MinFunction &F, const BankAllocation &A,
                  function_ref<void(raw_ostream &)> Write) {
  if (A.Form->points().size() > MaxDrawnPoints)
    return createStringError("error: function '" + F.Label + "' has " +
                             Twine(A.Form->points().size()) +
                             " program points; up to " + Twine(MaxDrawnPoints) +
                             " are drawn");
  Error E = writeToOutput(Name, [&](raw_ostream &OS) {
    Write(OS);
    return Error::success();
  });
  return E ? createStringError("error: cannot write '" + Name +
                               "': " + toString(std::move(E)))
           : Error::success();
}

static Error allocate(const MinFunction &F, const AliasedBank &Bank) {
  BankOptions Options{Allocator, Merge, Test};
  BankAllocation A = allocateBank(F, Bank, Options);
  if (A.Failure)
    return createStringError("error: function '" + F.Label +
                             "': " + *A.Failure);
  printSummary(outs(), F, Bank, Options, A);
  if (Explain)
    printSteps(outs(), F, Bank, Options, A);
  if (Complaint C = checkAllocation(F, Bank, A.Program))
    return createStringError("error: function '" + F.Label +
                             "': the checker refuses: " + *C);
  if (!PageFile.empty())
    if (Error E = draw(PageFile, F, A, [&](raw_ostream &OS) {
          writePage(OS, F, Bank, Options, A);
        }))
      return E;
  if (!SvgFile.empty())
    return draw(SvgFile, F, A,
                [&](raw_ostream &OS) { writeRegistersSvg(OS, F, Bank, A); });
  return Error::success();
}

static Error checkOptions() {
  if (Files.empty() == !NumRandom)
    return createStringError("error: name files, or --random functions");
#ifndef COURSE_HAS_Z3
  if (ExactSeconds)
    return createStringError("error: --exact needs Z3, and this tool was built "
                             "without it");
#endif
  if (ExactSeconds && !Compare)
    return createStringError("error: --exact goes with --compare");
  if (Time && !Compare)
    return createStringError("error: --time goes with --compare");
  if (Explain + Compare + PrintMinIR > 1)
    return createStringError("error: --explain, --compare and --print exclude "
                             "each other");
  if (!Only.empty() && NumRandom)
    return createStringError("error: --function goes with files");
  if (Test == SpillTest::Search && !Compare && !takesPuzzles(Allocator))
    return createStringError("error: --spill-test=search goes with "
                             "--allocator=punctual or swaps");
  if (NumOps > 100000 || NumRandomVariables > 1000)
    return createStringError("error: at most 100000 operations and 1000 "
                             "variables");
  return Error::success();
}

static Error run() {
  if (Error E = checkOptions())
    return E;
  Expected<AliasedBank> Bank = readBank();
  if (!Bank)
    return Bank.takeError();
  Expected<MinProgram> Program = readFunctions(*Bank);
  if (!Program)
    return Program.takeError();
  if ((!PageFile.empty() || !SvgFile.empty()) &&
      (Compare || PrintMinIR || Program->size() + NumRandom != 1))
    return createStringError("error: --html and --svg draw one function; name "
                             "it by --function");
  Comparison Table(*Bank);
  auto Take = [&](const MinFunction &F) -> Error {
    if (PrintMinIR) {
      MinProgram One;
      One.push_back(F);
      writeMinIR(outs(), One, *Bank);
      return Error::success();
    }
    return Compare ? Table.add(F, ExactSeconds) : allocate(F, *Bank);
  };
  for (const MinFunction &F : *Program)
    if (Error E = Take(F))
      return E;
  for (unsigned I = 0; I != NumRandom; ++I)
    if (Error E = Take(makeRandom(*Bank, Seed + I)))
      return E;
  if (Compare && !PrintMinIR)
    Table.print(outs(), Time);
  return Error::success();
}

int main(int argc, char **argv) {
  InitLLVM X(argc, argv);
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(
      argc, argv, "allocates registers of a bank for programs in MinIR\n");
  if (Error E = run()) {
    errs() << toString(std::move(E)) << "\n";
    return 1;
  }
  return 0;
}
