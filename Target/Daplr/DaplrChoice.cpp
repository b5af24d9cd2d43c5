//===-- DaplrChoice.cpp - Which register for which argument ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Daplr/DaplrChoice.h"
#include "CourseFrameLowering.h"
#include "CourseSubtarget.h"
#include "Daplr/DaplrLedger.h"
#include "Facts/RegisterBank.h"
#include "RegAlloc/Algorithms/ParameterChoice.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace llvm;
using namespace llvm::course;

// Registers that the function and all of its callers can use.
static uint64_t getAllowed(const FunctionState &State) {
  auto GetAvailable = [](const FunctionState &Concerned) {
    uint64_t Available = 0;
    for (MCPhysReg Reg : getAvailableRegs(Concerned.Rewriter->getFunction()))
      if (Reg != Course::SP && Reg != CourseFrameLowering::StackCheckScratch)
        Available |= uint64_t(1) << (Reg - Course::R1);
    return Available;
  };
  uint64_t Allowed = GetAvailable(State);
  for (const FunctionState *Caller : State.Callers)
    Allowed &= GetAvailable(*Caller);
  return Allowed;
}

// What the function would like the arguments that it passes to agree on.
static void addPreferences(const DaplrLedger &Ledger,
                           const FunctionState &State,
                           SmallVectorImpl<ParameterPreference> &Preferences) {
  // Pairs of arguments beyond are looked at no more.
  constexpr unsigned MaxArguments = 256;
  const IncomingRewriter &Rewriter = *State.Rewriter;
  const MachineFunction &MF = Rewriter.getFunction();
  const Function &Caller = MF.getFunction();
  double CopyCost = MF.getSubtarget<CourseSubtarget>().getCostModel().getCost(
                        Course::CostClass::MulDiv) *
                    State.Frequency;
  CallLiveness Calls(MF);
  auto GetValue = [](const PassedArgument &A) {
    const MachineOperand &MO = A.getOperand();
    return MO.isReg() ? MO.getReg() : Register();
  };
  auto IsNeeded = [&](Register Value, const PassedArgument &A) {
    return Value && (Calls.isLiveAcross(Value, *A.Call) ||
                     A.Call->readsRegister(Value, /*TRI=*/nullptr));
  };

  ArrayRef<PassedArgument> Passed =
      Rewriter.arguments().take_front(MaxArguments);
  for (const PassedArgument &A : Passed) {
    ParameterId Id = Ledger.find(*A.Callee, A.Number);
    if (Id == None)
      continue;
    Register Value = GetValue(A);
    for (unsigned Number = 0;; ++Number) {
      ParameterId Own = Ledger.find(Caller, Number);
      if (Own == None)
        break;
      Register Incoming = Rewriter.getIncoming(Number);
      if (Incoming && Incoming == Value)
        Preferences.push_back({Own, Id, true, CopyCost * A.Frequency});
      else if (IsNeeded(Incoming, A))
        Preferences.push_back(
            {Own, Id, false, CopyCost * std::min(A.Frequency, 1.0)});
    }
    for (const PassedArgument &B : Passed) {
      ParameterId OtherId = Ledger.find(*B.Callee, B.Number);
      if (OtherId == None || !Value.isVirtual() || &A == &B ||
          !Calls.isLiveAcross(Value, *A.Call))
        continue;
      double Cost = CopyCost * std::min(A.Frequency, B.Frequency);
      if (GetValue(B) == Value)
        Preferences.push_back({Id, OtherId, true, Cost});
      else if (IsNeeded(Value, B))
        Preferences.push_back({Id, OtherId, false, Cost});
    }
  }
}

void course::chooseRegisters(DaplrLedger &Ledger, bool Agree) {
  IdVector<ParameterId, Parameter> Parameters;
  DenseMap<const Function *, std::pair<FunctionId, uint64_t>> Known;
  for (const ArgumentState &Argument : Ledger.Arguments) {
    auto [It, IsNew] = Known.try_emplace(Argument.F);
    if (IsNew)
      It->second = {FunctionId(Known.size() - 1),
                    getAllowed(Ledger.stateOf(Argument))};
    auto [Id, Allowed] = It->second;
    Parameters.push_back({Id, Argument.Saved, Argument.MustStay ? 0 : Allowed});
  }
  SmallVector<ParameterPreference, 0> Preferences;
  if (Agree)
    for (const auto &[F, State] : Ledger.Functions)
      addPreferences(Ledger, State, Preferences);
  for (auto [Argument, Reg] :
       zip(Ledger.Arguments, chooseRegisters(Parameters, Preferences)))
    if (Reg != None && Argument.Saved > 0)
      Argument.Reg = MCRegister(Course::R1 + Reg.index());
}
