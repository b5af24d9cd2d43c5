//===-- DaplrLedger.cpp - What arguments cost where they travel -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Daplr/DaplrLedger.h"
#include "CourseMachineFunctionInfo.h"
#include "CourseSubtarget.h"
#include "Facts/CourseKnownCalls.h"
#include "Facts/Frequencies.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-daplr"

DaplrLedger::DaplrLedger(Module &M, const MachineModuleInfo &MMI) {
  for (Function &F : M) {
    MachineFunction *MF = MMI.getMachineFunction(F);
    if (!MF || MF->empty())
      continue;
    Functions[&F].Rewriter = std::make_unique<IncomingRewriter>(*MF);
  }
  findLocalFunctions(M, MMI);
  collectCalls();
  estimateFrequencies();
}

void DaplrLedger::findLocalFunctions(const Module &M,
                                     const MachineModuleInfo &MMI) {
  DenseSet<const Function *> Known = findFunctionsOfKnownCalls(M, MMI);
  for (auto &[F, State] : Functions)
    State.IsLocal = Known.contains(F);
}

void DaplrLedger::collectCalls() {
  for (auto &[Caller, State] : Functions)
    for (const MachineBasicBlock &MBB : State.Rewriter->getFunction())
      for (const MachineInstr &MI : MBB) {
        auto It = Functions.find(getCalledFunction(MI));
        if (It == Functions.end())
          continue;
        It->second.Callers.insert(&State);
        ++It->second.NumCalls;
      }
}

void DaplrLedger::estimateFrequencies() {
  SmallVector<ProgramFunction, 0> All;
  for (const auto &[F, State] : Functions)
    All.push_back({State.Rewriter->getFunction(),
                   State.Rewriter->getFrequencies(), State.IsLocal});
  const CallFrequencies Calls = estimateCalls(All);
  for (auto &[F, State] : Functions)
    State.Frequency = Calls.lookup(F);
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

void DaplrLedger::collectArguments(bool WithMemory) {
  Arguments.clear();
  ArgumentIds.clear();
  for (auto &[F, State] : Functions) {
    if (!State.IsLocal)
      continue;
    IncomingRewriter &Rewriter = *State.Rewriter;
    Rewriter.addIncoming();
    const auto &FuncInfo =
        *Rewriter.getFunction().getInfo<CourseMachineFunctionInfo>();
    unsigned NumRegs = FuncInfo.getNumArgRegs();
    const MemoryArguments &InMemory = Rewriter.inMemory();
    for (unsigned Number = 0; Number != NumRegs + InMemory.size(); ++Number) {
      ArgumentIds[{F, Number}] = ParameterId(Arguments.size());
      Arguments.push_back({const_cast<Function *>(F), Number, MCRegister()});
      ArgumentState &Argument = Arguments.back();
      Argument.IsInMemory = Number >= NumRegs;
      Argument.MustStay = Argument.IsInMemory &&
                          !(WithMemory && InMemory.canBeInRegister(Number));
    }
  }
  collectMemoryArguments();
  computeSavings();
}

// Arguments in memory that every call stores there, as far as one can see.
void DaplrLedger::collectMemoryArguments() {
  IdVector<ParameterId, unsigned> NumStored(Arguments.size());
  for (const auto &[F, State] : Functions)
    for (const PassedArgument &A : State.Rewriter->arguments())
      if (ParameterId Id = find(*A.Callee, A.Number); Id != None && A.IsStored)
        ++NumStored[Id];
  for (auto [Argument, Count] : zip(Arguments, NumStored)) {
    if (!Argument.IsInMemory || Argument.MustStay)
      continue;
    FunctionState &State = Functions.find(Argument.F)->second;
    Argument.MustStay = Count != State.NumCalls;
    if (!Argument.MustStay)
      State.Rewriter->addFromMemory(Argument.Number);
  }
}

// What it costs to pass each argument as one, or in memory, and to read it.
void DaplrLedger::computeSavings() {
  for (ArgumentState &Argument : Arguments) {
    const FunctionState &Own = stateOf(Argument);
    Argument.Saved = Own.Frequency * Own.Rewriter->getReadCost(Argument.Number);
  }
  for (const auto &[F, State] : Functions) {
    const CourseCostModel &Costs = State.Rewriter->getFunction()
                                       .getSubtarget<CourseSubtarget>()
                                       .getCostModel();
    for (const PassedArgument &A : State.Rewriter->arguments())
      if (ParameterId Id = find(*A.Callee, A.Number); Id != None)
        Arguments[Id].Saved += A.Frequency * State.Frequency *
                               Costs.getCost(Arguments[Id].IsInMemory
                                                 ? Course::CostClass::Stack
                                                 : Course::CostClass::CallArg);
  }
}

//===----------------------------------------------------------------------===//
// What becomes of them
//===----------------------------------------------------------------------===//

void DaplrLedger::drop(ArgumentState &Argument) {
  LLVM_DEBUG(dbgs() << "  argument " << Argument.Number + 1 << " of "
                    << Argument.F->getName() << " stays\n");
  setRegister(Argument, MCRegister());
}

void DaplrLedger::setRegister(ArgumentState &Argument, MCRegister Reg) {
  Argument.Reg = Reg;
  FunctionState &State = Functions.find(Argument.F)->second;
  State.IsStale = true;
  for (FunctionState *Caller : State.Callers)
    Caller->IsStale = true;
}

// Adds the function's part to the costs of the arguments.
void DaplrLedger::account(FunctionState &State) {
  for (auto [Id, Cost] : State.Costs)
    Arguments[Id].Cost -= Cost;
  State.Costs.clear();
  for (const PassingCost &Cost : State.Rewriter->costs())
    if (ParameterId Id = find(*Cost.Callee, Cost.Number); Id != None)
      State.Costs.push_back({Id, Cost.Ticks * State.Frequency});
  for (auto [Id, Cost] : State.Costs)
    Arguments[Id].Cost += Cost;
}

double DaplrLedger::computeGain() const {
  double Gain = 0;
  for (const ArgumentState &Argument : Arguments)
    if (Argument.Reg)
      Gain += Argument.Saved - Argument.Cost;
  return Gain;
}
