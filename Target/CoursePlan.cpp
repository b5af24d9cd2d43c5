//===-- CoursePlan.cpp - Decisions taken beforehand -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CoursePlan.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;
using namespace llvm::course;

static cl::opt<std::string>
    PlanFile("course-plan", cl::Hidden, cl::value_desc("file"),
             cl::desc("Take decisions from this plan, which scripts/tune "
                      "writes"));

static constexpr StringLiteral MetadataPrefix = "course.plan.";

static constexpr StringLiteral OptionNames[] = {
#define PLAN_OPTION(NAME, VALUES) NAME,
#include "CoursePlan.def"
};
static constexpr StringLiteral LoopNames[] = {
#define PLAN_LOOP(NAME, VALUES) NAME,
#include "CoursePlan.def"
};

// More copies of an iteration only take the compiler's time.
static constexpr unsigned MaxLoopValue = 64;

namespace {

/// Reads the lines of one plan.
class PlanReader {
  const StringRef File;
  unsigned Line = 0;
  SmallVector<StringRef, 4> Words;
  Plan Result;

  Error error(const Twine &Message) const {
    return createStringError(File + ":" + Twine(Line) + ": " + Message);
  }
  Error readHeader() const;
  Error readOption();
  Error readRun();
  Error readFunction();
  Error readLoop();
  Error readLine();

public:
  explicit PlanReader(StringRef File) : File(File) {}
  Expected<Plan> read(StringRef Text);
};

} // namespace

Error PlanReader::readHeader() const {
  if (Words.size() != 2 || Words[0] != "course-plan")
    return error("not a plan: 'course-plan 1' is missing");
  if (Words[1] != "1")
    return error("a plan of version '" + Words[1] + "', not 1");
  return Error::success();
}

Error PlanReader::readOption() {
  if (Words.size() != 3)
    return error("not 'option NAME VALUE'");
  if (!is_contained(OptionNames, Words[1]))
    return error("no option that a plan may set: '" + Words[1] + "'");
  Result.Options.push_back({Words[1].str(), Words[2].str(), Line});
  return Error::success();
}

Error PlanReader::readRun() {
  std::vector<uint64_t> &Reads = Result.Runs.emplace_back();
  for (StringRef Word : drop_begin(Words))
    if (Word.getAsInteger(10, Reads.emplace_back()))
      return error("no number that a program may read: '" + Word + "'");
  return Error::success();
}

Error PlanReader::readFunction() {
  if (Words.size() != 3)
    return error("not 'function NAME CHECKSUM'");
  Result.Functions.push_back({Words[1].str(), Words[2].str(), {}});
  return Error::success();
}

Error PlanReader::readLoop() {
  unsigned Number, Value;
  if (Words.size() != 4 || Words[1].getAsInteger(10, Number) ||
      Words[3].getAsInteger(10, Value))
    return error("not 'loop NUMBER NAME VALUE'");
  if (Value > MaxLoopValue)
    return error("more than " + Twine(MaxLoopValue) + ": " + Words[3]);
  if (!is_contained(LoopNames, Words[2]))
    return error("no decision of a loop: '" + Words[2] + "'");
  if (Result.Functions.empty())
    return error("a loop before the first function");
  Result.Functions.back().Decisions.push_back(
      {Number, Words[2].str(), Value, Line});
  return Error::success();
}

Error PlanReader::readLine() {
  if (Words[0] == "option")
    return readOption();
  if (Words[0] == "run")
    return readRun();
  if (Words[0] == "function")
    return readFunction();
  if (Words[0] == "loop")
    return readLoop();
  return error("not 'option', 'run', 'function' or 'loop': '" + Words[0] + "'");
}

Expected<Plan> PlanReader::read(StringRef Text) {
  bool HasHeader = false;
  while (!Text.empty()) {
    StringRef Content;
    std::tie(Content, Text) = Text.split('\n');
    ++Line;
    Words.clear();
    SplitString(Content.split('#').first, Words, " \t\r");
    if (Words.empty())
      continue;
    if (Error E = HasHeader ? readLine() : readHeader())
      return std::move(E);
    HasHeader = true;
  }
  if (!HasHeader)
    return error("not a plan: it is empty");
  return std::move(Result);
}

Expected<Plan> course::parsePlan(StringRef Text, StringRef File) {
  return PlanReader(File).read(Text);
}

static std::optional<Plan> &getLoaded() {
  static std::optional<Plan> Loaded;
  return Loaded;
}

CandidateOptions::CandidateOptions(ArrayRef<OptionDecision> Options) {
  auto &Known = cl::getRegisteredOptions();
  for (const OptionDecision &D : Options) {
    cl::Option *Option = Known.lookup(D.Name);
    assert(Option && "a candidate names an option that does not exist");
    if (Option->getNumOccurrences() != 0)
      continue;
    [[maybe_unused]] bool IsWrong = Option->addOccurrence(0, D.Name, D.Value);
    assert(!IsWrong && "a candidate gives an option a value it cannot have");
    Set.push_back(Option);
  }
}

CandidateOptions::~CandidateOptions() {
  for (cl::Option *Option : Set)
    Option->reset();
}

// What the command line says counts more.
static void setOptions(const Plan &P) {
  auto &Known = cl::getRegisteredOptions();
  for (const OptionDecision &D : P.Options) {
    cl::Option *Option = Known.lookup(D.Name);
    assert(Option && "CoursePlan.def names an option that does not exist");
    if (Option->getNumOccurrences() != 0)
      continue;
    // It has told on standard error what is wrong with the value.
    if (Option->addOccurrence(0, D.Name, D.Value))
      reportFatalUsageError(Twine(PlanFile) + ":" + Twine(D.Line) +
                            ": no value of '" + D.Name + "': '" + D.Value +
                            "'");
  }
}

void course::loadPlan() {
  std::optional<Plan> &Loaded = getLoaded();
  if (Loaded || PlanFile.empty())
    return;
  auto Buffer = MemoryBuffer::getFile(PlanFile, /*IsText=*/true);
  if (!Buffer)
    reportFatalUsageError("cannot read the plan '" + Twine(PlanFile) +
                          "': " + Buffer.getError().message());
  Expected<Plan> Read = parsePlan((*Buffer)->getBuffer(), PlanFile);
  if (!Read)
    reportFatalUsageError(Read.takeError());
  Loaded = std::move(*Read);
  setOptions(*Loaded);
}

const Plan *course::getPlan() {
  const std::optional<Plan> &Loaded = getLoaded();
  return Loaded ? &*Loaded : nullptr;
}

StringRef course::getPlanFile() { return PlanFile; }

std::optional<unsigned> course::getPlanned(const Loop &L, StringRef Name) {
  if (std::optional<int> Value =
          getOptionalIntLoopAttribute(&L, (MetadataPrefix + Name).str()))
    return unsigned(*Value);
  return std::nullopt;
}

void course::setPlanned(Loop &L, StringRef Name, unsigned Value) {
  addStringMetadataToLoop(&L, (MetadataPrefix + Name).str().c_str(), Value);
}
