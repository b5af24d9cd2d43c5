//===-- ParameterChoice.cpp - Registers for parameters --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/ParameterChoice.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <array>

using namespace llvm;
using namespace llvm::course;

namespace {

class Chooser {
public:
  Chooser(IdArrayRef<ParameterId, Parameter> Parameters,
          ArrayRef<ParameterPreference> Preferences);

  IdVector<ParameterId, ParameterRegId> run();

private:
  static constexpr unsigned NumRegisters = 64;

  /// A preference, seen from one of its parameters.
  struct Partner {
    ParameterId Other;
    bool WantsSame;
    double Cost;
  };

  uint64_t getFree(ParameterId P) const;
  ParameterRegId chooseFor(ParameterId P) const;

  IdArrayRef<ParameterId, Parameter> Parameters;
  IdVector<ParameterId, SmallVector<Partner, 4>> Partners;
  IdVector<ParameterId, SmallVector<ParameterId, 4>> Siblings;
  IdVector<ParameterId, ParameterRegId> Registers;
};

} // namespace

Chooser::Chooser(IdArrayRef<ParameterId, Parameter> Parameters,
                 ArrayRef<ParameterPreference> Preferences)
    : Parameters(Parameters), Partners(Parameters.size()),
      Siblings(Parameters.size()), Registers(Parameters.size()) {
  for (const ParameterPreference &W : Preferences) {
    if (W.A == W.B)
      continue;
    Partners[W.A].push_back({W.B, W.WantsSame, W.Cost});
    Partners[W.B].push_back({W.A, W.WantsSame, W.Cost});
  }
  IdVector<FunctionId, SmallVector<ParameterId, 4>> Members;
  for (auto [P, Param] : enumerateIds(Parameters)) {
    if (!Members.has(Param.Function))
      Members.resize(Param.Function.index() + 1);
    Members[Param.Function].push_back(P);
  }
  for (auto [P, Param] : enumerateIds(Parameters))
    for (ParameterId Sibling : Members[Param.Function])
      if (Sibling != P)
        Siblings[P].push_back(Sibling);
}

uint64_t Chooser::getFree(ParameterId P) const {
  uint64_t Free = Parameters[P].Allowed;
  for (ParameterId Sibling : Siblings[P])
    if (Registers[Sibling] != None)
      Free &= ~(uint64_t(1) << Registers[Sibling].index());
  return Free;
}

/// The free register whose preferences cost least, then the one it has, then
/// the first one.
ParameterRegId Chooser::chooseFor(ParameterId P) const {
  ById<ParameterRegId, std::array<double, NumRegisters>> Cost = {};
  for (const Partner &A : Partners[P]) {
    ParameterRegId Reg = Registers[A.Other];
    if (Reg == None)
      continue;
    Cost[Reg] += A.WantsSame ? -A.Cost : A.Cost;
  }
  uint64_t Free = getFree(P);
  ParameterRegId Best = Registers[P];
  for (; Free; Free &= Free - 1) {
    ParameterRegId Reg(countr_zero(Free));
    if (Best == None || Cost[Reg] < Cost[Best])
      Best = Reg;
  }
  return Best;
}

IdVector<ParameterId, ParameterRegId> Chooser::run() {
  auto Order = to_vector<0>(Parameters.ids());
  llvm::sort(Order, [&](ParameterId A, ParameterId B) {
    return std::pair(Parameters[B].Weight, A) <
           std::pair(Parameters[A].Weight, B);
  });
  // Costs only fall, but by ever smaller amounts perhaps.
  constexpr unsigned MaxRounds = 8;
  for (unsigned Round = 0; Round != MaxRounds; ++Round) {
    bool HasChanged = false;
    for (ParameterId P : Order) {
      ParameterRegId Reg = chooseFor(P);
      HasChanged |= Reg != Registers[P];
      Registers[P] = Reg;
    }
    if (!HasChanged)
      break;
  }
  return std::move(Registers);
}

IdVector<ParameterId, ParameterRegId>
course::chooseRegisters(IdArrayRef<ParameterId, Parameter> Parameters,
                        ArrayRef<ParameterPreference> Preferences) {
  return Chooser(Parameters, Preferences).run();
}

double course::computePreferenceCost(
    ArrayRef<ParameterPreference> Preferences,
    IdArrayRef<ParameterId, ParameterRegId> Registers) {
  double Cost = 0;
  for (const ParameterPreference &W : Preferences) {
    ParameterRegId A = Registers[W.A], B = Registers[W.B];
    if (W.A != W.B && A != None && B != None && (A == B) != W.WantsSame)
      Cost += W.Cost;
  }
  return Cost;
}
