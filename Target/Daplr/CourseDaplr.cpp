//===-- CourseDaplr.cpp - Arguments that never travel ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Direct access to parent local registers. A callee starts with the registers
/// of its caller, and gives them back as they were. So an argument that is in
/// the right general register at every call of a function need not be passed,
/// which saves the price of an argument, and of each read where these cost
/// something; to bring it there costs a copy, often nothing.
///
/// \code
///   f(a, n):                               f():      a in r1, n in r2
///     ...                                    ...
///     r2 = sub arg2 1 64                     r2 = sub r2 1 64
///     call f arg1 r2                         call f
/// \endcode
///
/// For each function all of whose calls are known, this decides which of its
/// arguments travel so, and in which register (DaplrChoice), and writes that
/// down as a contract (DaplrContracts); in all functions concerned it makes
/// values of arguments and inserts copies before calls (IncomingRewriter).
/// Allocation does the rest, and its check proves that each function finds what
/// was passed. course-daplr-calls takes the operands from the calls.
///
/// What weighs are the costs of the machine, by block frequencies in functions
/// and estimates of how often these are called (Facts/Frequencies). An argument
/// stays where it is if its copies cost as much as it does, or if one of the
/// functions concerned could not be colored: this runs after spilling, once it
/// is known which registers are left, and changes nothing about that. Then the
/// contracts are made again, without the argument that is worth least.
///
/// A module pass, because callers and callees must agree: all machine functions
/// exist at once. Linear in the program, times the number of arguments that had
/// to be taken back.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "Daplr/DaplrChoice.h"
#include "Daplr/DaplrContracts.h"
#include "Daplr/DaplrLedger.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-daplr"

STATISTIC(NumUnprofitable,
          "Number of arguments that would cost more in registers");
STATISTIC(NumUncolorable, "Number of arguments that registers are too few for");

namespace {

enum class DaplrMode { Off, Regs, Full };

} // namespace

static cl::opt<DaplrMode> Mode(
    "course-daplr", cl::Hidden, cl::init(DaplrMode::Full),
    cl::desc("Which arguments travel in general registers"),
    cl::values(clEnumValN(DaplrMode::Off, "off", "none"),
               clEnumValN(DaplrMode::Regs, "regs",
                          "in registers by their numbers"),
               clEnumValN(DaplrMode::Full, "full",
                          "in registers on which callers and callees agree")));

bool llvm::isCourseDaplrEnabled() { return Mode != DaplrMode::Off; }

// Whether it is worth looking closer at all.
static bool hasCandidates(const Module &M, const MachineModuleInfo &MMI) {
  return any_of(M, [&](const Function &F) {
    return F.hasLocalLinkage() && !F.arg_empty() && MMI.getMachineFunction(F);
  });
}

namespace {

class Daplr {
public:
  Daplr(Module &M, const MachineModuleInfo &MMI) : Ledger(M, MMI) {}

  void run();

private:
  void solve(bool WithMemory);
  const FunctionState *realizeOnce();
  void realize();
  bool dropUnprofitable();
  bool retry(ArgumentState &Argument, MCRegister Reg);
  void retryDropped();
  void dropCheapest(const FunctionState &State);

  DaplrLedger Ledger;
  unsigned NumUnprofitableDropped = 0;
  /// For want of registers: by index, with the register that it had.
  SmallVector<std::pair<ParameterId, MCRegister>, 0> Uncolorable;
};

class CourseDaplr : public ModulePass {
public:
  static char ID;
  CourseDaplr() : ModulePass(ID) {}

  StringRef getPassName() const override { return "Course DAPLR"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<MachineModuleInfoWrapperPass>();
    AU.addPreserved<MachineModuleInfoWrapperPass>();
  }
  bool runOnModule(Module &M) override {
    if (skipModule(M))
      return false;
    const MachineModuleInfo &MMI =
        getAnalysis<MachineModuleInfoWrapperPass>().getMMI();
    if (!hasCandidates(M, MMI))
      return false;
    Daplr(M, MMI).run();
    return true;
  }
};

} // namespace

char CourseDaplr::ID = 0;

// Not by the name that is the option's: opt makes options of passes, too.
INITIALIZE_PASS(CourseDaplr, DEBUG_TYPE "-choice", "Course DAPLR", false, false)

ModulePass *llvm::createCourseDaplrPass() { return new CourseDaplr(); }

// Of the arguments in registers that the function has to do with, the one that
// is worth least.
void Daplr::dropCheapest(const FunctionState &State) {
  ParameterId Cheapest;
  auto Consider = [&](const Function &F, unsigned Number) {
    ParameterId Id = Ledger.find(F, Number);
    if (Id == None || !Ledger.Arguments[Id].Reg)
      return;
    auto Gain = [&](ParameterId A) {
      return Ledger.Arguments[A].Saved - Ledger.Arguments[A].Cost;
    };
    if (Cheapest == None || Gain(Id) < Gain(Cheapest))
      Cheapest = Id;
  };
  const Function &F = State.Rewriter->getFunction().getFunction();
  for (unsigned Number = 0; Ledger.find(F, Number) != None; ++Number)
    Consider(F, Number);
  for (const PassedArgument &A : State.Rewriter->arguments())
    Consider(*A.Callee, A.Number);
  assert(Cheapest != None &&
         "a function without arguments in registers can be colored");
  Uncolorable.push_back({Cheapest, Ledger.Arguments[Cheapest].Reg});
  Ledger.drop(Ledger.Arguments[Cheapest]);
}

// A function that could not be colored; null if all could.
const FunctionState *Daplr::realizeOnce() {
  auto RegisterOf = [&](const Function &F, unsigned Number) {
    return Ledger.getRegister(F, Number);
  };
  for (auto &[F, State] : Ledger.Functions) {
    if (!State.IsStale)
      continue;
    // A value only for what is in a register.
    State.Rewriter->revert();
    for (unsigned Number = 0; Ledger.find(*F, Number) != None; ++Number)
      if (!Ledger.getRegister(*F, Number))
        State.Rewriter->dropIncoming(Number);
    State.IsStale = false;
    bool IsColorable = State.Rewriter->realize(RegisterOf);
    Ledger.account(State);
    if (IsColorable)
      continue;
    LLVM_DEBUG(dbgs() << "  " << F->getName() << " cannot be colored\n");
    State.IsStale = true;
    return &State;
  }
  return nullptr;
}

void Daplr::realize() {
  while (const FunctionState *Failed = realizeOnce())
    dropCheapest(*Failed);
}

// Whether the argument can travel in the register after all, and saves by it.
bool Daplr::retry(ArgumentState &Argument, MCRegister Reg) {
  double Gain = Ledger.computeGain();
  IncomingRewriter &Own = *Ledger.stateOf(Argument).Rewriter;
  Own.revert();
  Own.addIncoming();
  Ledger.setRegister(Argument, Reg);
  if (!realizeOnce() && Ledger.computeGain() > Gain)
    return true;
  Ledger.drop(Argument);
  realize();
  return false;
}

// The first that were dropped, as they were worth least, need not be the ones
// that conflicted. Once each, the latest first.
void Daplr::retryDropped() {
  auto Dropped = std::exchange(Uncolorable, {});
  for (auto [Id, Reg] : reverse(Dropped)) {
    ArgumentState &Argument = Ledger.Arguments[Id];
    if (Argument.IsInMemory || !retry(Argument, Reg))
      Uncolorable.push_back({Id, Reg});
    else
      LLVM_DEBUG(dbgs() << "  argument " << Argument.Number + 1 << " of "
                        << Argument.F->getName() << " travels after all\n");
  }
}

bool Daplr::dropUnprofitable() {
  bool HasChanged = false;
  for (ArgumentState &Argument : Ledger.Arguments) {
    if (!Argument.Reg || Argument.Cost < Argument.Saved)
      continue;
    Ledger.drop(Argument);
    ++NumUnprofitableDropped;
    HasChanged = true;
  }
  return HasChanged;
}

// Finds contracts for all functions and brings these into the form for them.
void Daplr::solve(bool WithMemory) {
  NumUnprofitableDropped = 0;
  Uncolorable.clear();
  for (auto &[F, State] : Ledger.Functions) {
    State.Rewriter->revert();
    State.Costs.clear();
    State.IsStale = true;
    for (unsigned Number = 0; Ledger.find(*F, Number) != None; ++Number)
      State.Rewriter->dropIncoming(Number);
  }
  Ledger.collectArguments(WithMemory);
  chooseRegisters(Ledger, /*Agree=*/Mode == DaplrMode::Full);
  do
    realize();
  while (dropUnprofitable());
  retryDropped();
}

void Daplr::run() {
  LLVM_DEBUG(dbgs() << "********** DAPLR **********\n");
  solve(/*WithMemory=*/true);
  // An argument from memory that registers are too few for may have cost others
  // theirs.
  bool HasMemory = any_of(Ledger.Arguments, [](const ArgumentState &Argument) {
    return Argument.IsInMemory && !Argument.MustStay;
  });
  if (HasMemory && !Uncolorable.empty()) {
    double Gain = Ledger.computeGain();
    solve(/*WithMemory=*/false);
    if (Ledger.computeGain() < Gain)
      solve(/*WithMemory=*/true);
  }
  writeContracts(Ledger);
  NumUnprofitable += NumUnprofitableDropped;
  NumUncolorable += Uncolorable.size();
}
