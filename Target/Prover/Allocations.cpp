//===- Allocations.cpp - What the text does not allocate ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/Prover.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace coursetv;
using namespace llvm;
using course::Opcode;

// Of what malloc gives.
void Prover::addHeapFacts(Path &P, Term Address) {
  P.Known.add(T, T.eq(T.trunc(Address, 3), T.constant(3, 0)));
  P.Known.add(T, T.ule(T.constant(64, 20480), Address));
}

bool Prover::isAllocation(const Path &P, Step Reached) const {
  return Reached == Step::Effect &&
         Target.instruction(P.Target.At).Op == Opcode::Malloc;
}

// Only who knows the address can read what is written there, and the text does
// not.
bool Prover::isLeftOut(const Path &P, Term Address) {
  return is_contained(P.LeftOut, T.split(Address).first);
}

// Nobody can see whether memory is allocated: the text need not do it, nor free
// it. Where it is, IR does not say, so the path must be right for all addresses.
bool Prover::leaveOut(Path &P, Step Reached, const CallBase &Call) {
  const Function &Callee = *Call.getCalledFunction();
  if (!Callee.isDeclarationForLinker() || Call.arg_size() != 1)
    return false;
  const Value *Operand = Call.getArgOperand(0);
  SourceValue Value;
  if (Callee.getName() == "free") {
    Value = Source.valueOf(P, Operand);
    if (!is_contained(P.LeftOut, Value.Bits))
      return false;
  } else if (Callee.getName() == "malloc") {
    if (isAllocation(P, Reached)) {
      if (!Call.use_empty())
        return false;
      Term There =
          Target.valueOf(P, Target.instruction(P.Target.At).Operands[0]);
      if (NumAllocations.first <= NumAllocations.second &&
          T.resize(Source.valueOf(P, Operand).Bits, 64) == There)
        return false;
    }
    // Where the next ones are would be another place.
    if (FirstBlocks.size() > FirstBlocks.count(&Call)) {
      stop(Verdict::Unknown, "an allocation is left out", "");
      return true;
    }
    Term Address = resultOf(P, Call, 0, 64);
    ++P.NumExecuted[&Call];
    addHeapFacts(P, Address);
    P.LeftOut.push_back(Address);
    Value = {T.resize(Address, Source.widthOf(Call.getType())),
             T.boolean(false),
             {}};
  } else {
    return false;
  }
  HasLeftOut = true;
  Source.finishCall(P, Call, Value);
  return true;
}
