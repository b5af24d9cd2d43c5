//===- Report.cpp - Telling the user what happened ------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Texts about a run: the report of costs and the description of a fault.
///
//===----------------------------------------------------------------------===//

#include "course-machine/Report.h"
#include "Json.h"

using namespace course;

namespace {

std::string_view statusName(RunStatus Status) {
  switch (Status) {
  case RunStatus::Finished:
    return "finished";
  case RunStatus::Failed:
    return "error";
  case RunStatus::Stopped:
    return "limit";
  case RunStatus::Interrupted:
    return "interrupted";
  }
  return "";
}

std::string moreCalls(const Fault &Why) {
  return "... " + std::to_string(Why.OmittedCalls) + " more calls";
}

/// `file.c:12 in f, called from file.c:30 in main`, or "" if it is not known
/// where in the source the fault is. Callers without a place are left out.
std::string sourceChain(const Fault &Why) {
  std::string Chain(Why.Where.Source);
  if (Chain.empty())
    return Chain;
  for (size_t N = 0; N != Why.CallChain.size(); ++N) {
    if (Why.OmittedCalls != 0 && N == Why.FirstCalls)
      Chain += ", " + moreCalls(Why);
    if (std::string_view Source = Why.CallChain[N].Source; !Source.empty())
      Chain += ", called from " + std::string(Source);
  }
  return Chain;
}

class ReportMaker {
public:
  std::vector<ReportLine> run(const RunResult &Result, const CostTable &Costs) {
    const Statistics &Stats = Result.Stats;
    text("status", statusName(Result.Status));
    if (Result.Why) {
      text("message", Result.Why->Message);
      number("line", Result.Why->Where.Line);
      if (std::string Source = sourceChain(*Result.Why); !Source.empty())
        text("source", Source);
    } else {
      number("return", Result.ReturnValue);
    }
    text("cpu", Costs.Name);
    cost("cost", Stats.TotalTicks);
    number("cost-ticks", Stats.TotalTicks);
    number("steps", Stats.Steps);
    for (size_t I = 0; I != NumCostClasses; ++I) {
      std::string Name(costClassName(CostClass(I)));
      number("count-" + Name, Stats.Classes[I].Count);
      cost("cost-" + Name, Stats.Classes[I].Ticks);
    }
    number("head-bytes", Stats.HeadBytes);
    cost("cost-head", Stats.HeadTicks);
    number("call-depth", Stats.MaxCallDepth);
    number("sp-lowest", Stats.LowestStackPointer);
    number("stack-lowest", Stats.LowestStackAddress);
    number("stack-bytes", Stats.StackBytesTouched);
    number("heap-peak", Stats.HeapPeakBytes);
    number("heap-end", Stats.HeapEnd);
    number("heap-mallocs", Stats.HeapAllocations);
    number("heap-leaked", Stats.HeapBlocksLeft);
    return std::move(Lines);
  }

private:
  void text(std::string Key, std::string_view Value) {
    Lines.push_back({std::move(Key), std::string(Value), true});
  }
  void number(std::string Key, uint64_t Value) {
    Lines.push_back({std::move(Key), std::to_string(Value), false});
  }
  void cost(std::string Key, uint64_t Ticks) {
    Lines.push_back({std::move(Key), formatTicks(Ticks), false});
  }

  std::vector<ReportLine> Lines;
};

std::string describePlace(std::string_view FileName, const Fault::Place &At) {
  return std::string(At.Function) + " ." + std::string(At.Block) + " (" +
         std::string(FileName) + ':' + std::to_string(At.Line) + ')';
}

} // namespace

std::vector<ReportLine> course::makeReport(const RunResult &Result,
                                           const CostTable &Costs) {
  return ReportMaker().run(Result, Costs);
}

std::string course::printReport(const std::vector<ReportLine> &Report) {
  std::string Text;
  for (const ReportLine &Line : Report)
    Text += Line.Key + ": " + Line.Value + '\n';
  return Text;
}

std::string course::printReportAsJson(const std::vector<ReportLine> &Report) {
  std::string Text = "{";
  for (const ReportLine &Line : Report) {
    Text += Text.size() == 1 ? "\n  " : ",\n  ";
    Text += jsonString(Line.Key) + ": " +
            (Line.IsText ? jsonString(Line.Value) : Line.Value);
  }
  return Text + "\n}\n";
}

std::string course::printRegisters(std::span<const uint64_t> Registers,
                                   std::span<const uint64_t> Args) {
  std::string Text;
  auto Add = [&](Value::Kind Kind, std::span<const uint64_t> Values) {
    for (size_t I = 0; I != Values.size(); ++I)
      Text += (I % 4 == 0 ? "\n    " : "  ") + toString({Kind, I + 1}) + " = " +
              std::to_string(Values[I]);
  };
  Add(Value::Kind::Register, Registers);
  Add(Value::Kind::Argument, Args);
  return Text;
}

std::string course::printFault(std::string_view FileName, const Fault &Why) {
  std::string Text =
      formatDiagnostic(FileName, {Why.Where.Line, 0, Why.Message}, "error");
  if (std::string Source = sourceChain(Why); !Source.empty())
    Text += "\n  source: " + Source;
  Text += "\n  instruction: " + std::string(Why.InstructionText);
  Text += "\n  in: " + describePlace(FileName, Why.Where);
  for (const Fault::Place &Call : Why.CallChain) {
    size_t Number = size_t(&Call - Why.CallChain.data());
    if (Why.OmittedCalls != 0 && Number == Why.FirstCalls)
      Text += "\n  " + moreCalls(Why);
    Text += "\n  called from: " + describePlace(FileName, Call);
  }
  Text += "\n  registers:";
  Text += printRegisters(Why.Registers, Why.Args);
  return Text + '\n';
}
