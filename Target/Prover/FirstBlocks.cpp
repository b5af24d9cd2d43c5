//===- FirstBlocks.cpp - Heap blocks whose address is known ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/FirstBlocks.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include <deque>
#include <optional>

using namespace llvm;

namespace coursetv {

static constexpr uint64_t HeapStart = 20480;

// Where the next block begins, if that is known.
using Next = std::optional<uint64_t>;

static Next after(const Instruction &I, Next Now) {
  const auto *Call = dyn_cast<CallBase>(&I);
  if (!Call || !Now)
    return Now;
  const Function *Callee = Call->getCalledFunction();
  if (!Callee || !Callee->isDeclarationForLinker())
    return {};
  const StringRef Name = Callee->getName();
  if (Callee->isIntrinsic() || Name == "read" || Name == "write")
    return Now;
  const auto *Size = Name == "malloc" && Call->arg_size() == 1
                         ? dyn_cast<ConstantInt>(Call->getArgOperand(0))
                         : nullptr;
  if (!Size || Size->getValue().getActiveBits() > 32)
    return {};
  return *Now + Size->getZExtValue();
}

std::map<const CallBase *, uint64_t> findFirstBlocks(const Function &Main) {
  std::map<const BasicBlock *, Next> Starts = {
      {&Main.getEntryBlock(), Next(HeapStart)}};
  std::deque<const BasicBlock *> Waiting = {&Main.getEntryBlock()};
  while (!Waiting.empty()) {
    const BasicBlock *BB = Waiting.front();
    Waiting.pop_front();
    Next Now = Starts[BB];
    for (const Instruction &I : *BB)
      Now = after(I, Now);
    for (const BasicBlock *Succ : successors(BB)) {
      auto [At, IsNew] = Starts.try_emplace(Succ, Now);
      if (!IsNew && (!At->second || At->second == Now))
        continue;
      if (!IsNew)
        At->second.reset();
      Waiting.push_back(Succ);
    }
  }
  std::map<const CallBase *, uint64_t> Known;
  for (auto [BB, Now] : Starts)
    for (const Instruction &I : *BB) {
      const auto *Call = dyn_cast<CallBase>(&I);
      if (Now && Call && Call->getCalledFunction() &&
          Call->getCalledFunction()->getName() == "malloc")
        Known[Call] = *Now;
      Now = after(I, Now);
    }
  return Known;
}

} // namespace coursetv
