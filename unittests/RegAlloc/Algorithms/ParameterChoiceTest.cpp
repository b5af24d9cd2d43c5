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

TEST(ParameterChoice, NothingToChoose) {
  EXPECT_TRUE(chooseRegisters({}, {}).empty());
}

TEST(ParameterChoice, ParametersOfAFunctionDiffer) {
  auto R = chooseRegisters({{0, 1, Four}, {0, 1, Four}, {1, 1, Four}}, {});
  EXPECT_NE(R[0], R[1]);
  EXPECT_EQ(R[2], 0u);
}

TEST(ParameterChoice, OnlyAllowedRegisters) {
  auto R = chooseRegisters({{0, 1, 0b1000}, {0, 1, 0b1000}, {1, 1, 0}}, {});
  EXPECT_EQ(R[0], 3u);
  EXPECT_EQ(R[1], None);
  EXPECT_EQ(R[2], None);
}

TEST(ParameterChoice, TheHeaviestComesFirst) {
  auto R = chooseRegisters({{0, 1, 0b1}, {0, 2, 0b1}}, {});
  EXPECT_EQ(R[0], None);
  EXPECT_EQ(R[1], 0u);
}

// f(a, n) calls g(n, a).
TEST(ParameterChoice, WhatIsPassedOnAgrees) {
  Parameter P[] = {{0, 1, Four}, {0, 1, Four}, {1, 1, Four}, {1, 1, Four}};
  ParameterPreference W[] = {{0, 3, true, 5}, {1, 2, true, 5}};
  auto R = chooseRegisters(P, W);
  EXPECT_EQ(R[0], R[3]);
  EXPECT_EQ(R[1], R[2]);
  EXPECT_EQ(computePreferenceCost(W, R), 0);
}

TEST(ParameterChoice, WhatIsKeptDiffers) {
  Parameter P[] = {{0, 1, Four}, {1, 1, Four}};
  ParameterPreference W[] = {{0, 1, false, 1}};
  auto R = chooseRegisters(P, W);
  EXPECT_NE(R[0], R[1]);
}

TEST(ParameterChoice, TheHeavierPreferenceCounts) {
  Parameter P[] = {{0, 3, Four}, {1, 2, Four}, {2, 1, Four}};
  ParameterPreference W[] = {
      {0, 1, false, 1}, {0, 2, true, 4}, {1, 2, true, 2}, {1, 0, false, 2}};
  auto R = chooseRegisters(P, W);
  EXPECT_EQ(R[0], R[2]);
  EXPECT_NE(R[0], R[1]);
  EXPECT_EQ(computePreferenceCost(W, R), 2);
}

// A preference of a parameter towards itself can neither be fulfilled nor
// broken.
TEST(ParameterChoice, PreferencesTowardsItselfDoNotCount) {
  Parameter P[] = {{0, 1, Four}};
  ParameterPreference W[] = {{0, 0, false, 9}};
  auto R = chooseRegisters(P, W);
  EXPECT_EQ(R[0], 0u);
  EXPECT_EQ(computePreferenceCost(W, R), 0);
}

// On random problems: hard rules are kept, the result is as good as no choice,
// and no single change makes it better.
TEST(ParameterChoice, RandomProblems) {
  std::mt19937 Random(7);
  auto Below = [&](unsigned N) { return unsigned(Random() % N); };
  for (unsigned Round = 0; Round != 300; ++Round) {
    SmallVector<Parameter, 0> P;
    unsigned NumFunctions = 1 + Below(6);
    for (unsigned I = 0, N = 1 + Below(14); I != N; ++I)
      P.push_back({Below(NumFunctions), double(Below(9)), Random() & 0xff});
    SmallVector<ParameterPreference, 0> W;
    for (unsigned I = 0, N = Below(30); I != N; ++I)
      W.push_back({Below(P.size()), Below(P.size()), Below(2) == 0,
                   double(1 + Below(9))});
    auto R = chooseRegisters(P, W);
    ASSERT_EQ(R.size(), P.size());
    double Cost = computePreferenceCost(W, R);
    for (unsigned A = 0; A != P.size(); ++A) {
      if (R[A] == None)
        continue;
      EXPECT_TRUE(P[A].Allowed >> R[A] & 1);
      auto IsFree = [&](unsigned Reg) {
        for (unsigned B = 0; B != P.size(); ++B)
          if (B != A && P[B].Function == P[A].Function && R[B] == Reg)
            return false;
        return true;
      };
      EXPECT_TRUE(IsFree(R[A]));
      for (unsigned Reg = 0; Reg != 8; ++Reg) {
        if (!(P[A].Allowed >> Reg & 1) || !IsFree(Reg))
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
