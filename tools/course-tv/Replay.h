//===- Replay.h - Runs a counterexample on both sides ----------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes two programs of a counterexample, one for lli and one for course-run,
/// and runs both with the same input. Each consists of the function and a driver:
///
///   main           puts memory in order, calls the function with the arguments
///                  of the model, writes its result and that memory
///   other callees  write their number and what they are called with, and return
///                  the next number of the input
///
/// Both write the same exactly if the text does what IR says for these inputs.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_TV_REPLAY_H
#define COURSE_TV_REPLAY_H

#include "Prover/Counterexample.h"
#include "course-machine/Program.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Function.h"
#include <memory>
#include <optional>

namespace coursetv {

/// What a driver calls of the function whose counterexample it is.
struct ReplayCase {
  const llvm::Function &F;
  const course::Program &Program;
  const course::Function &Text;
  const Counterexample &Inputs;
};

/// Arguments of \p F that some call of \p Caller leaves undefined, so that nobody
/// writes them.
llvm::SmallVector<bool, 8> undefinedArguments(const llvm::Function &Caller,
                                              const llvm::Function &F);
/// The number that stands for a callee in what is written.
unsigned numberOfCallee(const llvm::Function &Callee);

/// The pieces in which the bytes are stored and written: the machine's addresses,
/// and sizes.
llvm::SmallVector<std::pair<uint64_t, unsigned>, 16>
piecesOf(const std::map<uint64_t, uint8_t> &Memory);
/// The number that the piece holds.
uint64_t contentOf(const std::map<uint64_t, uint8_t> &Memory,
                   std::pair<uint64_t, unsigned> Piece);

/// The program for lli. Nothing, and a reason, if it cannot be made.
std::unique_ptr<llvm::Module> makeReplayModule(const ReplayCase &Case,
                                               std::string &Reason);
/// The program for the machine. Empty, and a reason, if it cannot be made.
std::string makeReplayText(const ReplayCase &Case, std::string &Reason);

/// Writes both programs and their input to \p Directory and runs them. Says in
/// lines what came out.
llvm::SmallVector<std::string, 2> replay(const ReplayCase &Case,
                                         llvm::StringRef Directory,
                                         llvm::StringRef ToolDirectory);

} // namespace coursetv

#endif // COURSE_TV_REPLAY_H
