//===- course-dap.cpp - The course debugger for editors -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A Debug Adapter on standard input and output, docs/debug.md.
///
//===----------------------------------------------------------------------===//

#include "Adapter.h"

#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <iostream>

using namespace course;

static constexpr llvm::StringLiteral Usage = R"(usage: course-dap

A Debug Adapter: speaks the Debug Adapter Protocol on standard input and output,
as editors start it.

  --help                 print this text
  --version              print the version
)";

int main(int Argc, char **Argv) {
  if (Argc != 1) {
    if (llvm::StringRef(Argv[1]) == "--version") {
      llvm::outs() << "course-dap (course-llvm) " COURSE_VERSION "\n";
      return 0;
    }
    bool IsHelp = llvm::StringRef(Argv[1]) == "--help";
    (IsHelp ? llvm::outs() : llvm::errs()) << Usage;
    return IsHelp ? 0 : 2;
  }
  std::ios::sync_with_stdio(false);
  // Another thread reads.
  std::cin.tie(nullptr);
  // A client that hangs up is found when its requests end.
  std::signal(SIGPIPE, SIG_IGN);
  int Status = 1;
  Adapter A(std::cin, std::cout);
  try {
    Status = A.run();
  } catch (const std::bad_alloc &) {
    llvm::errs() << "course-dap: error: the host has too little memory\n";
  }
  std::cout << std::flush;
  llvm::errs().flush();
  // The thread that reads may wait for ever.
  std::_Exit(Status);
}
