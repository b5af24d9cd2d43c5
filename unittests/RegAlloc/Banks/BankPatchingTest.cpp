//===-- BankPatchingTest.cpp - Tests of parallel copies of overlapping registers -===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Algorithms/RandomGraphs.h"
#include "BankFiles.h"
#include "RegAlloc/Banks/BankChecker.h"
#include "RegAlloc/Banks/Puzzle.h"
#include "RegAlloc/Banks/RandomMinIR.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

namespace {

/// A function of one block that defines variables and reads them all.
class Patching : public testing::Test {
protected:
  /// Patches with what is in \p Before after the definition and in \p After at
  /// the use.
  BankStatistics patch(const AliasedBank &Bank, StringRef Defs,
                       ArrayRef<StringRef> Before, ArrayRef<StringRef> After) {
    MinFunction F = parseFunction(
        ("- label: f\n  entries: [A]\n  exit: [A]\n  bbs:\n    - label: A\n"
         "      ops: [{op: def, defs: [" +
         Defs + "]}, {op: use, uses: [" + Defs + "]}]\n")
            .str(),
        Bank);
    ElementaryForm Form(F, VariableSet(F.Variables.size()));
    RegisterAssignment Registers;
    for (StringRef Name : Before)
      Registers.push_back(Bank.findRegister(Name));
    for (StringRef Name : After)
      Registers.push_back(Bank.findRegister(Name));
    BankStatistics S;
    AllocatedFunction Program = patchProgram(Form, Bank, Registers, S);
    EXPECT_EQ(checkAllocation(F, Bank, Program), std::nullopt);
    return S;
  }
};

} // namespace

TEST_F(Patching, WhatStaysNeedsNoCopy) {
  BankStatistics S =
      patch(makePairs(2), "a.G8, B.G16", {"AH", "BX"}, {"AH", "BX"});
  EXPECT_EQ(S.NumCopySteps + S.NumSwapSteps, 0u);
}

TEST_F(Patching, CopiesGoInOrder) {
  BankStatistics S =
      patch(makePairs(3), "X.G16, Y.G16", {"AX", "BX"}, {"BX", "CX"});
  EXPECT_EQ(S.NumCopySteps, 2u);
  EXPECT_EQ(S.NumSwapSteps, 0u);
}

TEST_F(Patching, CyclesAreSwapped) {
  for (unsigned NumPairs : {3u, 4u}) {
    BankStatistics S = patch(makePairs(NumPairs), "X.G16, Y.G16, Z.G16",
                             {"AX", "BX", "CX"}, {"BX", "CX", "AX"});
    EXPECT_EQ(S.NumCopySteps, 0u);
    EXPECT_EQ(S.NumSwapSteps, 2u);
  }
}

/// A whole and two halves change places: unit by unit.
TEST_F(Patching, CyclesOfSeveralClassesGoByUnits) {
  BankStatistics S = patch(makePairs(2), "X.G16, a.G8, b.G8",
                           {"AX", "BH", "BL"}, {"BX", "AL", "AH"});
  EXPECT_EQ(S.NumCopySteps, 0u);
  EXPECT_EQ(S.NumSwapSteps, 3u);
  S = patch(makePairs(2), "X.G16, a.G8, b.G8", {"AX", "BH", "BL"},
            {"BX", "AH", "AL"});
  EXPECT_EQ(S.NumSwapSteps, 2u);
}

/// Every point with another solution of its puzzle: as many copies as can be.
TEST_F(Patching, AnySolutionsOfPuzzlesCanBePatched) {
  Random R(3);
  unsigned NumSwaps = 0, NumCopies = 0;
  for (StringRef Name : bankNames()) {
    AliasedBank Bank = loadBank(Name);
    for (unsigned Seed = 0; Seed != 20; ++Seed) {
      RandomMinIROptions Options;
      Options.NumVariables = 5 + Seed % 14;
      MinFunction F = makeRandomMinIR(Seed, Bank, Options);
      BankSpillPlan Plan = planSpills(F, Bank, SpillTest::Merging);
      ElementaryForm Form(F, Plan.Spilled);
      RegisterAssignment Registers;
      for (PointId P : Form.points().ids()) {
        RegisterAssignment Preferred;
        for (const Piece &Here : Form.piecesAt(P)) {
          ArrayRef<RegisterId> All =
              Bank.registersOf(F.Variables[Here.Variable].Class);
          Preferred.push_back(All[R.below(All.size())]);
        }
        append_range(Registers,
                     solvePoint(Form, Bank, Plan, P, Preferred, R.oneIn(2)));
      }
      BankStatistics S;
      AllocatedFunction Program = patchProgram(Form, Bank, Registers, S);
      ASSERT_EQ(checkAllocation(F, Bank, Program), std::nullopt);
      NumCopies += S.NumCopySteps;
      NumSwaps += S.NumSwapSteps;
    }
  }
  EXPECT_GT(NumCopies, 5000u);
  EXPECT_GT(NumSwaps, 100u);
}
