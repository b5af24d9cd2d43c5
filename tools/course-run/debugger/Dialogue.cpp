//===- Dialogue.cpp - The debugger in a terminal --------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Commands that move the run and set breakpoints. Those that only look are in
/// DialogueViews.cpp.
///
//===----------------------------------------------------------------------===//

#include "Dialogue.h"
#include "Expression.h"
#include "Words.h"
#include "course-machine/Report.h"

#include <algorithm>
#include <ostream>

using namespace course;

struct Dialogue::Command {
  std::string_view Name;
  std::string_view Short;
  std::string_view Arguments;
  std::string_view Help;
  void (*Run)(Dialogue &, std::string_view);
};

const std::vector<Dialogue::Command> &Dialogue::commands() {
  using Kind = Motion::Kind;
#define COURSE_CALL(FUNCTION)                                                  \
  [](Dialogue &T, std::string_view Text) { T.FUNCTION(Text); }
#define COURSE_MOVE(KIND, BY_LINE, BACKWARD)                                   \
  [](Dialogue &T, std::string_view Text) {                                     \
    T.move(Kind::KIND, BY_LINE, BACKWARD, Text);                               \
  }
  static const std::vector<Command> All = {
      {"step", "s", "[N]", "to the next source line, into calls",
       COURSE_MOVE(Into, true, false)},
      {"next", "n", "[N]", "to the next source line, over calls",
       COURSE_MOVE(Over, true, false)},
      {"finish", "fin", "", "out of the function, also of an inlined one",
       COURSE_MOVE(Out, true, false)},
      {"stepi", "si", "[N]", "one instruction, into calls",
       COURSE_MOVE(Into, false, false)},
      {"nexti", "ni", "[N]", "one instruction, over calls",
       COURSE_MOVE(Over, false, false)},
      {"continue", "c", "[N]", "to the next breakpoint, or the end",
       COURSE_MOVE(Continue, true, false)},
      {"reverse-step", "rs", "[N]", "back to where a line began, into calls",
       COURSE_MOVE(Into, true, true)},
      {"reverse-next", "rn", "[N]", "back to where a line began, over calls",
       COURSE_MOVE(Over, true, true)},
      {"reverse-finish", "rfin", "", "back to the call of the function",
       COURSE_MOVE(Out, true, true)},
      {"reverse-stepi", "rsi", "[N]", "back one instruction, into calls",
       COURSE_MOVE(Into, false, true)},
      {"reverse-nexti", "rni", "[N]", "back one instruction, over calls",
       COURSE_MOVE(Over, false, true)},
      {"reverse-continue", "rc", "[N]",
       "back to the last breakpoint, or the start",
       COURSE_MOVE(Continue, true, true)},
      {"goto", "g", "STEP", "to the moment after so many instructions",
       COURSE_CALL(goTo)},
      {"break", "b", "PLACE",
       "stop at FILE:LINE, LINE, FUNCTION [.LABEL], "
       ".LABEL, or `cost COST`",
       COURSE_CALL(setBreakpoint)},
      {"watch", "w", "ADDRESS[, SIZE]", "stop after stores there",
       [](Dialogue &T, std::string_view X) { T.watch(X, false, true); }},
      {"rwatch", "rw", "ADDRESS[, SIZE]", "stop after loads there",
       [](Dialogue &T, std::string_view X) { T.watch(X, true, false); }},
      {"awatch", "aw", "ADDRESS[, SIZE]", "stop after loads and stores there",
       [](Dialogue &T, std::string_view X) { T.watch(X, true, true); }},
      {"delete", "d", "[N]", "remove breakpoint N, or all",
       COURSE_CALL(removeBreakpoint)},
      {"breakpoints", "bl", "", "list the breakpoints",
       COURSE_CALL(listBreakpoints)},
      {"where", "", "", "show the place again",
       [](Dialogue &T, std::string_view) { T.showPlace(); }},
      {"list", "l", "[LINE]", "show the source around here", COURSE_CALL(list)},
      {"assembly", "a", "[LINE]", "show the assembly around here",
       COURSE_CALL(listAssembly)},
      {"stack", "bt", "[N]", "show N frames of the call stack",
       COURSE_CALL(showStack)},
      {"frame", "f", "N", "choose a frame for registers and print",
       COURSE_CALL(selectFrame)},
      {"locals", "lo", "", "show the variables of the function",
       COURSE_CALL(showLocals)},
      {"registers", "r", "", "show registers and arguments",
       COURSE_CALL(showRegisters)},
      {"print", "p", "VALUE", "show a value: r1 + 8, [g, 4], head, arg1",
       COURSE_CALL(print)},
      {"memory", "m", "[ADDRESS[, SIZE]]", "show what there is, or bytes",
       COURSE_CALL(showMemory)},
      {"cost", "", "", "show cost, steps and the head", COURSE_CALL(showCost)},
      {"report", "", "", "show the report as far as the run has come",
       COURSE_CALL(report)},
      {"help", "h", "[COMMAND]", "explain the commands", COURSE_CALL(help)},
      {"quit", "q", "", "end the debugger", nullptr},
  };
#undef COURSE_CALL
#undef COURSE_MOVE
  return All;
}

/// A command by its name, its short name, or the only one that begins so.
const Dialogue::Command *Dialogue::find(std::string_view Name) {
  const Command *Found = nullptr;
  for (const Command &C : commands()) {
    if (C.Name == Name || (!C.Short.empty() && C.Short == Name))
      return &C;
  }
  for (const Command &C : commands())
    if (C.Name.starts_with(Name)) {
      if (Found)
        return nullptr;
      Found = &C;
    }
  return Found;
}

void Dialogue::error(std::string_view Message) {
  Out << "error: " << Message << '\n';
}

bool Dialogue::execute(std::string_view Line) {
  Line = trim(Line);
  if (Line.empty() || Line.front() == '#')
    return true;
  size_t Length = std::min(Line.find_first_of(" \t"), Line.size());
  std::string_view Name = Line.substr(0, Length);
  const Command *C = find(Name);
  if (!C) {
    error("unknown command " + quoted(Name) + "; 'help' lists them");
    return true;
  }
  if (!C->Run)
    return false;
  C->Run(*this, trim(Line.substr(Length)));
  return true;
}

std::optional<uint64_t> Dialogue::number(std::string_view Text,
                                         uint64_t Default) {
  if (Text.empty())
    return Default;
  std::optional<uint64_t> N = parseDecimal(Text);
  if (!N)
    error(quoted(Text) + " is not a number");
  return N;
}

void Dialogue::start() { showPlace(); }

void Dialogue::move(Motion::Kind K, bool ByLine, bool Backward,
                    std::string_view Text) {
  std::optional<uint64_t> Count = number(Text, 1);
  if (!Count)
    return;
  if (D.session().HasEnded && !Backward)
    return showEnd();
  Stop S;
  for (uint64_t N = 0; N != *Count; ++N) {
    S = D.move(D.motion(K, ByLine, Backward));
    bool IsCounted =
        S.Reason == StopReason::Step ||
        (K == Motion::Kind::Continue && S.Reason == StopReason::Breakpoint);
    if (!IsCounted)
      break;
  }
  stopped(S);
}

void Dialogue::goTo(std::string_view Text) {
  if (Text.empty())
    return error("goto needs a number of steps");
  if (std::optional<uint64_t> Step = number(Text, 0))
    stopped(D.goTo(*Step));
}

void Dialogue::stopped(const Stop &S) {
  D.timeline().clearInterrupt();
  SelectedFrame = 0;
  switch (S.Reason) {
  case StopReason::End:
    return showEnd();
  case StopReason::Start:
    Out << "this is the start of the program\n";
    break;
  case StopReason::Interrupted:
    Out << "interrupted\n";
    break;
  case StopReason::Breakpoint:
    for (const Breakpoint &B : D.breakpoints().all())
      if (std::ranges::count(S.Hits, B.Id) != 0)
        Out << "breakpoint " << B.Id << ": " << B.Text << '\n';
    break;
  case StopReason::Step:
    break;
  }
  showPlace();
}

void Dialogue::showEnd() {
  const Session &S = D.session();
  if (std::optional<Fault> Why = S.fault())
    Out << printFault(D.program().FileName, *Why);
  else
    Out << "the program has returned " << S.ReturnValue << '\n';
  showCost({});
}

void Dialogue::added(const Debugger::NewBreakpoint &New) {
  if (!New)
    return error(New.Error);
  Out << "breakpoint " << (*New)->Id << ": " << (*New)->Text << '\n';
}

void Dialogue::setBreakpoint(std::string_view Text) {
  added(breakAt(Text, D, D.frames(SelectedFrame, 1).front()));
}

void Dialogue::watch(std::string_view Text, bool OnLoad, bool OnStore) {
  auto [Address, Size] = splitRange(Text);
  uint64_t Call = D.frames(SelectedFrame, 1).front().Call;
  // A variable is watched as a whole.
  std::optional<Region> Variable = findVariable(Address, D, Call);
  Result<uint64_t> A =
      Variable ? Variable->Address : evaluate(Address, D, Call);
  if (!A)
    return error(A.Error);
  Result<uint64_t> Bytes = Variable ? Variable->Size : 8;
  if (!Size.empty())
    Bytes = evaluate(Size, D, Call);
  if (!Bytes)
    return error(Bytes.Error);
  added(D.watch(*A, *Bytes, OnLoad, OnStore));
}

void Dialogue::removeBreakpoint(std::string_view Text) {
  if (Text.empty()) {
    D.breakpoints().clear();
    Out << "no breakpoints\n";
  } else if (std::optional<uint64_t> Id = number(Text, 0)) {
    if (*Id > ~0u || !D.breakpoints().remove(unsigned(*Id)))
      error("there is no breakpoint " + std::to_string(*Id));
  }
}

void Dialogue::listBreakpoints(std::string_view) {
  for (const Breakpoint &B : D.breakpoints().all())
    Out << "breakpoint " << B.Id << ": " << B.Text << '\n';
  if (D.breakpoints().all().empty())
    Out << "no breakpoints\n";
}

void Dialogue::help(std::string_view Text) {
  const Command *Asked = Text.empty() ? nullptr : find(Text);
  if (!Text.empty() && !Asked)
    return error("unknown command " + quoted(Text));
  for (const Command &C : commands()) {
    if (Asked && Asked != &C)
      continue;
    std::string Usage(C.Name);
    if (!C.Arguments.empty())
      Usage += ' ' + std::string(C.Arguments);
    Usage.resize(std::max<size_t>(Usage.size() + 1, 26), ' ');
    std::string Short(C.Short);
    Short.resize(5, ' ');
    Out << Usage << Short << C.Help << '\n';
  }
}

std::vector<std::string> Dialogue::completions(std::string_view Line) const {
  size_t Begin = Line.find_last_of(" \t") + 1;
  std::string_view Word = Line.substr(Begin);
  std::set<std::string> Known;
  if (trim(Line.substr(0, Begin)).empty()) {
    for (const Command &C : commands())
      Known.emplace(C.Name);
  } else {
    // The labels of the function that is named before, or that runs.
    const Session &S = D.session();
    std::string_view Before = trim(Line.substr(0, Begin));
    Before.remove_prefix(Before.find_last_of(" \t") + 1);
    const Function *Of =
        &D.program().Functions[S.Decoded.Origins[S.Next].Function];
    for (const Function &F : D.program().Functions) {
      Known.emplace(F.Name);
      if (F.Name == Before)
        Of = &F;
    }
    for (const Block &B : Of->Blocks)
      Known.insert('.' + std::string(B.Name));
    for (const MemoryObject &Global : D.program().Objects)
      Known.emplace(Global.Name);
    for (const Local &L : D.locals(D.frames(SelectedFrame, 1).front()))
      Known.emplace(L.Variable->Name);
    for (std::string_view File : D.info().files())
      Known.insert(std::string(File) + ':');
    Known.insert(D.program().FileName + ':');
    for (const char *Name : {"cost", "head", "step"})
      Known.emplace(Name);
  }
  std::erase_if(Known, [&](const std::string &Name) {
    return !std::string_view(Name).starts_with(Word);
  });
  return {Known.begin(), Known.end()};
}
