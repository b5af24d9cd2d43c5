//===-- ParameterChoice.cpp - Registers for parameters --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/ParameterChoice.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/bit.h"
#include <array>

using namespace llvm;
using namespace llvm::course;

namespace {

class Chooser {
public:
  Chooser(ArrayRef<Parameter> Parameters,
          ArrayRef<ParameterPreference> Preferences);

  SmallVector<unsigned, 0> run();

private:
  static constexpr unsigned NumRegisters = 64;

  /// A preference, seen from one of its parameters.
  struct Partner {
    unsigned Other;
    bool WantsSame;
    double Cost;
  };

  uint64_t getFree(unsigned P) const;
  unsigned chooseFor(unsigned P) const;

  ArrayRef<Parameter> Parameters;
  SmallVector<SmallVector<Partner, 4>, 0> Partners;
  SmallVector<SmallVector<unsigned, 4>, 0> Siblings;
  SmallVector<unsigned, 0> Registers;
};

} // namespace

Chooser::Chooser(ArrayRef<Parameter> Parameters,
                 ArrayRef<ParameterPreference> Preferences)
    : Parameters(Parameters), Partners(Parameters.size()),
      Siblings(Parameters.size()), Registers(Parameters.size(), None) {
  for (const ParameterPreference &W : Preferences) {
    if (W.A == W.B)
      continue;
    Partners[W.A].push_back({W.B, W.WantsSame, W.Cost});
    Partners[W.B].push_back({W.A, W.WantsSame, W.Cost});
  }
  SmallVector<SmallVector<unsigned, 4>, 0> Members;
  for (auto [P, Param] : enumerate(Parameters)) {
    if (Param.Function >= Members.size())
      Members.resize(Param.Function + 1);
    Members[Param.Function].push_back(P);
  }
  for (auto [P, Param] : enumerate(Parameters))
    for (unsigned Sibling : Members[Param.Function])
      if (Sibling != P)
        Siblings[P].push_back(Sibling);
}

uint64_t Chooser::getFree(unsigned P) const {
  uint64_t Free = Parameters[P].Allowed;
  for (unsigned Sibling : Siblings[P])
    if (Registers[Sibling] != None)
      Free &= ~(uint64_t(1) << Registers[Sibling]);
  return Free;
}

/// The free register whose preferences cost least, then the one it has, then
/// the first one.
unsigned Chooser::chooseFor(unsigned P) const {
  std::array<double, NumRegisters> Cost = {};
  for (const Partner &A : Partners[P]) {
    unsigned Reg = Registers[A.Other];
    if (Reg == None)
      continue;
    Cost[Reg] += A.WantsSame ? -A.Cost : A.Cost;
  }
  uint64_t Free = getFree(P);
  unsigned Best = Registers[P];
  for (; Free; Free &= Free - 1) {
    unsigned Reg = countr_zero(Free);
    if (Best == None || Cost[Reg] < Cost[Best])
      Best = Reg;
  }
  return Best;
}

SmallVector<unsigned, 0> Chooser::run() {
  auto Order = to_vector<0>(seq<unsigned>(0, Parameters.size()));
  llvm::sort(Order, [&](unsigned A, unsigned B) {
    return std::pair(Parameters[B].Weight, A) <
           std::pair(Parameters[A].Weight, B);
  });
  // Costs only fall, but by ever smaller amounts perhaps.
  constexpr unsigned MaxRounds = 8;
  for (unsigned Round = 0; Round != MaxRounds; ++Round) {
    bool HasChanged = false;
    for (unsigned P : Order) {
      unsigned Reg = chooseFor(P);
      HasChanged |= Reg != Registers[P];
      Registers[P] = Reg;
    }
    if (!HasChanged)
      break;
  }
  return std::move(Registers);
}

SmallVector<unsigned, 0>
course::chooseRegisters(ArrayRef<Parameter> Parameters,
                        ArrayRef<ParameterPreference> Preferences) {
  return Chooser(Parameters, Preferences).run();
}

double course::computePreferenceCost(ArrayRef<ParameterPreference> Preferences,
                                     ArrayRef<unsigned> Registers) {
  double Cost = 0;
  for (const ParameterPreference &W : Preferences) {
    unsigned A = Registers[W.A], B = Registers[W.B];
    if (W.A != W.B && A != None && B != None && (A == B) != W.WantsSame)
      Cost += W.Cost;
  }
  return Cost;
}
