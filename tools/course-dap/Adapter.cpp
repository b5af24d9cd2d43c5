//===- Adapter.cpp - A debugger for editors -------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The course of a session: from `initialize` over motions to `disconnect`.
///
//===----------------------------------------------------------------------===//

#include "Adapter.h"
#include "WholeFile.h"
#include "course-machine/Report.h"

#include <istream>
#include <thread>

using namespace course;
using namespace llvm;

/// The program has one.
static constexpr int64_t ThreadId = 1;

Error course::failure(const Twine &Message) {
  return createStringError(inconvertibleErrorCode(), Message);
}

std::string course::valid(StringRef Text) { return json::fixUTF8(Text); }

Adapter::Adapter(std::istream &In, std::ostream &Out) : Writer(Out) {
  std::thread([this, &In] {
    Message::Kind K;
    do {
      Message M = readMessage(In);
      K = M.K;
      Queue.push(std::move(M));
      if (Timeline *T = Interruptible)
        T->interrupt();
    } while (K == Message::Kind::Request || K == Message::Kind::DamagedBody);
  }).detach();
}

const StringMap<Adapter::Request> &Adapter::requests() {
  using Kind = Motion::Kind;
  static const StringMap<Request> All = {
      {"initialize", {&Adapter::initialize, false}},
      {"launch", {&Adapter::launch, false}},
      {"disconnect", {&Adapter::disconnect, false}},
      {"terminate", {&Adapter::terminate, false}},
      {"threads", {&Adapter::threads, false}},
      {"configurationDone", {&Adapter::configurationDone}},
      {"pause", {&Adapter::pause}},
      {"setBreakpoints", {&Adapter::setBreakpoints}},
      {"setFunctionBreakpoints", {&Adapter::setFunctionBreakpoints}},
      {"setExceptionBreakpoints", {&Adapter::setExceptionBreakpoints}},
      {"setInstructionBreakpoints", {&Adapter::setInstructionBreakpoints}},
      {"setDataBreakpoints", {&Adapter::setDataBreakpoints}},
      {"dataBreakpointInfo", {&Adapter::dataBreakpointInfo, true, true}},
      {"continue", {&Adapter::go<Kind::Continue, false>, true, true}},
      {"next", {&Adapter::go<Kind::Over, false>, true, true}},
      {"stepIn", {&Adapter::go<Kind::Into, false>, true, true}},
      {"stepOut", {&Adapter::go<Kind::Out, false>, true, true}},
      {"stepBack", {&Adapter::go<Kind::Over, true>, true, true}},
      {"reverseContinue", {&Adapter::go<Kind::Continue, true>, true, true}},
      {"stackTrace", {&Adapter::stackTrace, true, true}},
      {"scopes", {&Adapter::scopes, true, true}},
      {"variables", {&Adapter::variables, true, true}},
      {"evaluate", {&Adapter::evaluateExpression, true, true}},
      {"readMemory", {&Adapter::readMemory, true, true}},
      {"disassemble", {&Adapter::disassemble, true, true}},
  };
  return All;
}

int Adapter::run() {
  while (!IsDone) {
    handle(Queue.pop());
    runOn();
  }
  return Status;
}

/// Goes on with what runs, between messages, until it stops.
void Adapter::runOn() {
  while (Running && !IsDone) {
    D->timeline().clearInterrupt();
    while (std::optional<Message> M = Queue.tryPop())
      handle(std::move(*M));
    if (!Running || IsDone)
      return;
    Stop S;
    if (IsPausing)
      S.Reason = StopReason::Interrupted;
    else
      S = D->move(*Running);
    flushOutput();
    if (S.Reason == StopReason::Interrupted && !IsPausing)
      continue;
    Running.reset();
    stopped(S);
  }
}

/// False if it was the last one.
bool Adapter::handle(Message M) {
  switch (M.K) {
  case Message::Kind::End:
    IsDone = true;
    return false;
  case Message::Kind::DamagedHeader:
    errs() << "course-dap: error: " << M.Error << '\n';
    Status = 1;
    IsDone = true;
    return false;
  case Message::Kind::DamagedBody:
    output("stderr", "course-dap: error: " + M.Error + "\n");
    return true;
  case Message::Kind::Request:
    break;
  }
  StringRef Command = *M.Body.getString("command");
  Writer.response(M.Body, answer(M.Body));
  if (Command == "launch" && D)
    Writer.event("initialized");
  else if (Command == "configurationDone" && D && !Running && StopsOnEntry)
    tellStop("entry");
  else if (Command == "terminate" && !HasTerminated)
    Writer.event("terminated");
  return !IsDone;
}

Adapter::Answer Adapter::answer(const json::Object &M) {
  StringRef Command = *M.getString("command");
  auto Known = requests().find(Command);
  if (Known == requests().end())
    return failure("there is no request '" + Command + "'");
  const Request &R = Known->second;
  if (R.NeedsProgram && !D)
    return failure("'" + Command + "' needs a program; launch one first");
  if (R.NeedsPause && Running)
    return failure("'" + Command + "' must wait until the program stops");
  static const Arguments None;
  const Arguments *A = M.getObject("arguments");
  return (this->*R.Answer)(A ? *A : None);
}

Adapter::Answer Adapter::initialize(const Arguments &) {
  return json::Object{{"supportsConfigurationDoneRequest", true},
                      {"supportsFunctionBreakpoints", true},
                      {"supportsDataBreakpoints", true},
                      {"supportsInstructionBreakpoints", true},
                      {"supportsStepBack", true},
                      {"supportsSteppingGranularity", true},
                      {"supportsEvaluateForHovers", true},
                      {"supportsReadMemoryRequest", true},
                      {"supportsDisassembleRequest", true},
                      {"supportsTerminateRequest", true},
                      {"supportTerminateDebuggee", true}};
}

Adapter::Answer Adapter::launch(const Arguments &A) {
  if (D)
    return failure("a program has been launched already");
  std::optional<StringRef> Name = A.getString("program");
  if (!Name)
    return failure("launch needs \"program\", an assembly file");
  std::string Problem;
  std::optional<std::string> Text = readWholeFile(Name->str(), Problem);
  if (!Text)
    return failure(Problem);
  std::string Input;
  if (std::optional<StringRef> File = A.getString("input")) {
    std::optional<std::string> Numbers = readWholeFile(File->str(), Problem);
    if (!Numbers)
      return failure(Problem);
    Input = std::move(*Numbers);
  }
  StringRef Cpu = A.getString("cpu").value_or("swpp2020");
  Options.Costs = findCostTable(std::string_view(Cpu));
  if (!Options.Costs)
    return failure("unknown cpu '" + Cpu + "'");
  if (A.getBoolean("text").value_or(false))
    Options.Text = &PrintedText;
  Options.CheckIncoming = A.getBoolean("checkIncoming").value_or(false);
  StopsOnEntry = A.getBoolean("stopOnEntry").value_or(false);
  StopsAtEnd = A.getBoolean("stopAtEnd").value_or(false);
  ParseResult Parsed = parseProgram(std::move(*Text), Name->str());
  if (!Parsed.Parsed)
    return failure(
        formatDiagnostic(Name->str(), Parsed.Errors.front(), "error"));
  P = std::move(Parsed.Parsed);
  D = std::make_unique<Debugger>(*P, Options, std::move(Input), Printed);
  Interruptible = &D->timeline();
  for (std::string_view File : D->info().files())
    if (const SourceText &Source = D->info().text(File);
        !Source.Path.empty() && !Source.Problem.empty())
      output("important", "warning: " + Source.Problem + "\n");
  return json::Object{};
}

Adapter::Answer Adapter::configurationDone(const Arguments &) {
  if (!StopsOnEntry)
    Running = D->motion(Motion::Kind::Continue, true, false);
  return json::Object{};
}

Adapter::Answer Adapter::threads(const Arguments &) {
  return json::Object{{"threads", json::Array{json::Object{{"id", ThreadId},
                                                           {"name", "main"}}}}};
}

Adapter::Answer Adapter::pause(const Arguments &) {
  IsPausing = Running.has_value();
  return json::Object{};
}

Adapter::Answer Adapter::terminate(const Arguments &) {
  Running.reset();
  return json::Object{};
}

Adapter::Answer Adapter::disconnect(const Arguments &) {
  Running.reset();
  IsDone = true;
  return json::Object{};
}

template <Motion::Kind K, bool Backward>
Adapter::Answer Adapter::go(const Arguments &A) {
  bool ByLine = A.getString("granularity") != "instruction";
  Running = D->motion(K, ByLine, Backward);
  WasAtEnd = D->session().HasEnded;
  return json::Object{{"allThreadsContinued", true}};
}

void Adapter::output(StringRef Category, StringRef Text) {
  if (!Text.empty())
    Writer.event("output",
                 json::Object{{"category", Category}, {"output", valid(Text)}});
}

void Adapter::flushOutput() {
  output("stdout", Printed.str());
  output("stderr", PrintedText.str());
  Printed.str("");
  PrintedText.str("");
}

void Adapter::tellStop(StringRef Reason, StringRef Text,
                       const std::vector<unsigned> &Hits) {
  Containers.clear();
  json::Object Body{
      {"reason", Reason}, {"threadId", ThreadId}, {"allThreadsStopped", true}};
  if (!Text.empty()) {
    Body["description"] = valid(Text);
    Body["text"] = valid(Text);
  }
  if (!Hits.empty())
    Body["hitBreakpointIds"] = json::Array(Hits);
  Writer.event("stopped", std::move(Body));
}

void Adapter::stopped(const Stop &S) {
  IsPausing = false;
  switch (S.Reason) {
  case StopReason::Step:
    return tellStop("step");
  case StopReason::Interrupted:
    return tellStop("pause");
  case StopReason::Start:
    return tellStop("entry", "the start of the program");
  case StopReason::End:
    return ended();
  case StopReason::Breakpoint:
    break;
  }
  bool IsData = false;
  for (const Breakpoint &B : D->breakpoints().all())
    if (B.Id == S.Hits.front())
      IsData = std::holds_alternative<Breakpoint::Watch>(B.What);
  tellStop(IsData ? "data breakpoint" : "breakpoint", {}, S.Hits);
}

/// What fails stops there, so that one can look and go back. Who goes on from
/// there ends the session.
void Adapter::ended() {
  const Session &S = D->session();
  std::optional<Fault> Why = S.fault();
  if (!WasAtEnd) {
    std::string Cost = "cost " + formatTicks(S.Ticks) + ", " +
                       std::to_string(S.Steps) + " steps\n";
    if (Why)
      output("stderr", printFault(P->FileName, *Why) + Cost);
    else
      output("console", "the program has returned " +
                            std::to_string(S.ReturnValue) + ", " + Cost);
    if (Why)
      return tellStop("exception", Why->Message);
    if (StopsAtEnd)
      return tellStop("pause", "the end of the program");
  }
  HasTerminated = true;
  // As course-run would exit.
  int ExitCode = !Why ? 0 : S.Status == RunStatus::Failed ? 125 : 124;
  Writer.event("exited", json::Object{{"exitCode", ExitCode}});
  Writer.event("terminated");
}
