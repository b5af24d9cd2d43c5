//===-- ParameterChoiceTest.cpp - Registers for parameters ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/ParameterChoice.h"
#include "gtest/gtest.h"
#include <random>

using namespace llvm;
using namespace llvm::course;

namespace {

constexpr uint64_t Four = 0xf;

constexpr FunctionId operator""_f(unsigned long long Number) {
  return FunctionId(Number);
}
constexpr ParameterId operator""_p(unsigned long long Number) {
  return ParameterId(Number);
}
constexpr ParameterRegId operator""_r(unsigned long long Number) {
  return ParameterRegId(Number);
}

TEST(ParameterChoice, NothingToChoose) {
  EXPECT_TRUE(chooseRegisters({}, {}).empty());
}

TEST(ParameterChoice, ParametersOfAFunctionDiffer) {
  auto R =
      chooseRegisters({{0_f, 1, Four}, {0_f, 1, Four}, {1_f, 1, Four}}, {});
  EXPECT_NE(R[0_p], R[1_p]);
  EXPECT_EQ(R[2_p], 0_r);
}

TEST(ParameterChoice, OnlyAllowedRegisters) {
  auto R =
      chooseRegisters({{0_f, 1, 0b1000}, {0_f, 1, 0b1000}, {1_f, 1, 0}}, {});
  EXPECT_EQ(R[0_p], 3_r);
  EXPECT_EQ(R[1_p], None);
  EXPECT_EQ(R[2_p], None);
}

TEST(ParameterChoice, TheHeaviestComesFirst) {
  auto R = chooseRegisters({{0_f, 1, 0b1}, {0_f, 2, 0b1}}, {});
  EXPECT_EQ(R[0_p], None);
  EXPECT_EQ(R[1_p], 0_r);
}

// f(a, n) calls g(n, a).
TEST(ParameterChoice, WhatIsPassedOnAgrees) {
  IdVector<ParameterId, Parameter> P = {
      {0_f, 1, Four}, {0_f, 1, Four}, {1_f, 1, Four}, {1_f, 1, Four}};
  ParameterPreference W[] = {{0_p, 3_p, true, 5}, {1_p, 2_p, true, 5}};
  auto R = chooseRegisters(P, W);
  EXPECT_EQ(R[0_p], R[3_p]);
  EXPECT_EQ(R[1_p], R[2_p]);
  EXPECT_EQ(computePreferenceCost(W, R), 0);
}

TEST(ParameterChoice, WhatIsKeptDiffers) {
  IdVector<ParameterId, Parameter> P = {{0_f, 1, Four}, {1_f, 1, Four}};
  ParameterPreference W[] = {{0_p, 1_p, false, 1}};
  auto R = chooseRegisters(P, W);
  EXPECT_NE(R[0_p], R[1_p]);
}

TEST(ParameterChoice, TheHeavierPreferenceCounts) {
  IdVector<ParameterId, Parameter> P = {
      {0_f, 3, Four}, {1_f, 2, Four}, {2_f, 1, Four}};
  ParameterPreference W[] = {{0_p, 1_p, false, 1},
                             {0_p, 2_p, true, 4},
                             {1_p, 2_p, true, 2},
                             {1_p, 0_p, false, 2}};
  auto R = chooseRegisters(P, W);
  EXPECT_EQ(R[0_p], R[2_p]);
  EXPECT_NE(R[0_p], R[1_p]);
  EXPECT_EQ(computePreferenceCost(W, R), 2);
}

// A preference of a parameter towards itself can neither be fulfilled nor
// broken.
TEST(ParameterChoice, PreferencesTowardsItselfDoNotCount) {
  IdVector<ParameterId, Parameter> P = {{0_f, 1, Four}};
  ParameterPreference W[] = {{0_p, 0_p, false, 9}};
  auto R = chooseRegisters(P, W);
  EXPECT_EQ(R[0_p], 0_r);
  EXPECT_EQ(computePreferenceCost(W, R), 0);
}

// On random problems: hard rules are kept, the result is as good as no choice,
// and no single change makes it better.
TEST(ParameterChoice, RandomProblems) {
  std::mt19937 Random(7);
  auto Below = [&](unsigned N) { return unsigned(Random() % N); };
  for (unsigned Round = 0; Round != 300; ++Round) {
    IdVector<ParameterId, Parameter> P;
    unsigned NumFunctions = 1 + Below(6);
    for (unsigned I = 0, N = 1 + Below(14); I != N; ++I)
      P.push_back(
          {FunctionId(Below(NumFunctions)), double(Below(9)), Random() & 0xff});
    SmallVector<ParameterPreference, 0> W;
    for (unsigned I = 0, N = Below(30); I != N; ++I)
      W.push_back({ParameterId(Below(P.size())), ParameterId(Below(P.size())),
                   Below(2) == 0, double(1 + Below(9))});
    auto R = chooseRegisters(P, W);
    ASSERT_EQ(R.size(), P.size());
    double Cost = computePreferenceCost(W, R);
    for (ParameterId A : P.ids()) {
      if (R[A] == None)
        continue;
      EXPECT_TRUE(P[A].Allowed >> R[A].index() & 1);
      auto IsFree = [&](ParameterRegId Reg) {
        for (ParameterId B : P.ids())
          if (B != A && P[B].Function == P[A].Function && R[B] == Reg)
            return false;
        return true;
      };
      EXPECT_TRUE(IsFree(R[A]));
      for (ParameterRegId Reg : idRange<ParameterRegId>(0, 8)) {
        if (!(P[A].Allowed >> Reg.index() & 1) || !IsFree(Reg))
          continue;
        auto Changed = R;
        Changed[A] = Reg;
        EXPECT_GE(computePreferenceCost(W, Changed), Cost);
      }
    }
    EXPECT_EQ(chooseRegisters(P, W), R) << "the same choice twice";
  }
}

} // namespace
