//===- Adapter.h - A debugger for editors ----------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Answers the requests of the Debug Adapter Protocol with the debugger of
/// tools/course-run, docs/debug.md.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_DAP_ADAPTER_H
#define COURSE_DAP_ADAPTER_H

#include "Debugger.h"
#include "Protocol.h"

#include "llvm/ADT/StringMap.h"

#include <map>
#include <sstream>

namespace course {

class Adapter {
public:
  /// \p In is read by a thread of its own, which may wait for input until the
  /// process ends.
  Adapter(std::istream &In, std::ostream &Out);
  /// Answers until the client disconnects or hangs up. The exit status.
  int run();

private:
  using Arguments = llvm::json::Object;
  using Answer = llvm::Expected<llvm::json::Value>;
  using Handler = Answer (Adapter::*)(const Arguments &);
  struct Request {
    Handler Answer;
    /// When it makes sense: before a program is launched, while it runs.
    bool NeedsProgram = true;
    bool NeedsPause = false;
  };
  static const llvm::StringMap<Request> &requests();

  // In Adapter.cpp: the course of a session.
  bool handle(Message M);
  Answer answer(const llvm::json::Object &M);
  Answer initialize(const Arguments &);
  Answer launch(const Arguments &A);
  Answer configurationDone(const Arguments &);
  Answer threads(const Arguments &);
  Answer pause(const Arguments &);
  Answer terminate(const Arguments &);
  Answer disconnect(const Arguments &);
  template <Motion::Kind K, bool Backward> Answer go(const Arguments &A);
  void runOn();
  void stopped(const Stop &S);
  void ended();
  void tellStop(llvm::StringRef Reason, llvm::StringRef Text = {},
                const std::vector<unsigned> &Hits = {});
  void output(llvm::StringRef Category, llvm::StringRef Text);
  void flushOutput();

  // In AdapterBreakpoints.cpp.
  Answer setBreakpoints(const Arguments &A);
  Answer setFunctionBreakpoints(const Arguments &A);
  Answer setExceptionBreakpoints(const Arguments &);
  Answer setInstructionBreakpoints(const Arguments &A);
  Answer dataBreakpointInfo(const Arguments &A);
  Answer setDataBreakpoints(const Arguments &A);
  /// Replaces the breakpoints of \p Group by what \p Add makes of the elements
  /// of the list \p Key.
  Answer
  replace(const Arguments &A, llvm::StringRef Key, const std::string &Group,
          llvm::function_ref<Debugger::NewBreakpoint(const Arguments &)> Add);

  // In AdapterViews.cpp.
  Answer stackTrace(const Arguments &A);
  Answer scopes(const Arguments &A);
  Answer variables(const Arguments &A);
  Answer evaluateExpression(const Arguments &A);
  Answer readMemory(const Arguments &A);
  Answer disassemble(const Arguments &A);
  std::optional<Frame> frame(const Arguments &A) const;
  llvm::json::Object source(llvm::StringRef File) const;

  /// What a number in a variablesReference stands for, until the run moves.
  struct Container {
    enum class Kind : uint8_t {
      Locals,
      Registers,
      Arguments,
      Machine,
      Memory,
      Region
    };
    Kind K = Kind::Registers;
    uint64_t Call = 0;
    Region Of;
    /// Of locals: the number of their frame, from 0.
    uint64_t FrameNumber = 0;
  };
  int64_t contain(Container C);
  std::optional<Region> memoryOf(llvm::StringRef Name,
                                 const Container &In) const;
  llvm::json::Array children(const Container &C);

  MessageQueue Queue;
  MessageWriter Writer;
  std::atomic<Timeline *> Interruptible = nullptr;

  std::optional<Program> P;
  RunOptions Options;
  std::unique_ptr<Debugger> D;
  std::ostringstream Printed;
  std::ostringstream PrintedText;
  bool StopsOnEntry = false;
  bool StopsAtEnd = false;

  std::optional<Motion> Running;
  bool IsPausing = false;
  /// Whether the run had ended where it was told to go on.
  bool WasAtEnd = false;
  bool HasTerminated = false;
  bool IsDone = false;
  int Status = 0;
  std::map<std::string, std::vector<unsigned>> BreakpointGroups;
  std::vector<Container> Containers;
};

/// As JSON has it: comments of a program may consist of any bytes.
std::string valid(llvm::StringRef Text);

/// What lists of memory call a part of it.
std::string nameOf(const Region &R);

/// An error for a response.
llvm::Error failure(const llvm::Twine &Message);

} // namespace course

#endif // COURSE_DAP_ADAPTER_H
