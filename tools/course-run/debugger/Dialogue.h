//===- Dialogue.h - The debugger in a terminal -----------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The commands of `course-run --debug`, docs/debug.md: a line in, text out.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_DEBUGGER_DIALOGUE_H
#define COURSE_MACHINE_DEBUGGER_DIALOGUE_H

#include "Debugger.h"

#include <iosfwd>
#include <set>

namespace course {

class Dialogue {
public:
  Dialogue(Debugger &D, std::ostream &Out) : D(D), Out(Out) {}

  /// Shows where the run is.
  void start();
  /// Executes a command. False if it was the last one.
  bool execute(std::string_view Line);
  /// What the last word of \p Line may become.
  std::vector<std::string> completions(std::string_view Line) const;

private:
  struct Command;
  static const std::vector<Command> &commands();
  static const Command *find(std::string_view Name);

  void move(Motion::Kind K, bool ByLine, bool Backward, std::string_view Count);
  void stopped(const Stop &S);
  void showPlace();
  void showEnd();
  void showSource(std::string_view File, uint64_t First, uint64_t Last,
                  uint64_t Here);
  void warnOf(std::string_view File);
  void added(const Debugger::NewBreakpoint &New);
  void watch(std::string_view Text, bool OnLoad, bool OnStore);
  std::string describe(const Region &R) const;

  // Commands.
  void setBreakpoint(std::string_view Text);
  void removeBreakpoint(std::string_view Text);
  void listBreakpoints(std::string_view);
  void goTo(std::string_view Text);
  void print(std::string_view Text);
  void showRegisters(std::string_view);
  void showLocals(std::string_view);
  void showMemory(std::string_view Text);
  void showStack(std::string_view Text);
  void selectFrame(std::string_view Text);
  void list(std::string_view Text);
  void listAssembly(std::string_view Text);
  void showCost(std::string_view);
  void report(std::string_view);
  void help(std::string_view Text);

  void error(std::string_view Message);
  /// The number that \p Text is, or \p Default if it is empty; or an error.
  std::optional<uint64_t> number(std::string_view Text, uint64_t Default);

  Debugger &D;
  std::ostream &Out;
  /// Chosen by `frame`, until the run moves.
  uint64_t SelectedFrame = 0;
  std::set<std::string, std::less<>> Warned;
};

} // namespace course

#endif // COURSE_MACHINE_DEBUGGER_DIALOGUE_H
