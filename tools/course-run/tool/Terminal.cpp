//===- Terminal.cpp - A dialogue on standard input and output -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Commands from standard input, Control-C for the run.
///
//===----------------------------------------------------------------------===//

#include "Terminal.h"
#include "Dialogue.h"
#include "LineReader.h"

#include <csignal>
#include <iostream>

using namespace course;

/// The run that Control-C interrupts: a signal handler has no other argument.
static std::atomic<Timeline *> Interruptible = nullptr;

static void onInterrupt(int) {
  if (Timeline *T = Interruptible)
    T->interrupt();
}

void course::debugAtTerminal(const Program &P, const RunOptions &Options,
                             std::string Input) {
  Debugger D(P, Options, std::move(Input), std::cout);
  Dialogue Talk(D, std::cout);
  std::unique_ptr<LineReader> Reader =
      makeLineReader("(course) ", [&](std::string_view Line) {
        return Talk.completions(Line);
      });
  Interruptible = &D.timeline();
  std::signal(SIGINT, onInterrupt);
  Talk.start();
  std::cout << std::flush;
  std::string Last;
  while (std::optional<std::string> Line = Reader->read()) {
    // At a terminal, an empty line repeats the command before it.
    if (Line->empty() && Reader->isTerminal())
      Line = Last;
    Last = *Line;
    D.timeline().clearInterrupt();
    bool GoesOn = Talk.execute(*Line);
    std::cout << std::flush;
    if (!GoesOn)
      break;
  }
  std::signal(SIGINT, SIG_DFL);
  Interruptible = nullptr;
}
