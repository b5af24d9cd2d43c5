//===-- LiveRangeMergingTest.cpp - Tests of spilling, puzzles and merging -===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Algorithms/RandomGraphs.h"
#include "BankFiles.h"
#include "RegAlloc/Banks/BankAllocation.h"
#include "RegAlloc/Banks/Puzzle.h"
#include "RegAlloc/Banks/RandomMinIR.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

/// T001-TH41: on straight-line programs, simple merging of greedy points leaves
/// a graph that is greedy; and no more nodes than elementary form.
TEST(LiveRangeMerging, Theorem41) {
  unsigned NumMerged = 0, NumRefused = 0;
  for (StringRef Name : bankNames()) {
    AliasedBank Bank = loadBank(Name);
    for (unsigned Seed = 0; Seed != 60; ++Seed) {
      RandomMinIROptions Options;
      Options.HasBranches = false;
      Options.NumVariables = 4 + Seed % 10;
      MinFunction F = makeRandomMinIR(Seed, Bank, Options);
      BankSpillPlan Plan = planSpills(F, Bank, SpillTest::Merging);
      ASSERT_EQ(Plan.Failure, std::nullopt);
      ElementaryForm Form(F, Plan.Spilled);
      ASSERT_EQ(verifySpills(Form, Bank, Plan), std::nullopt);
      MergedRanges R = mergeLiveRanges(Form, Bank, Plan, MergeKind::Simple);
      ASSERT_EQ(verifyMerging(Form, Bank, R), std::nullopt);
      EXPECT_LE(R.NumGroups, Form.pieces().size());
      NumMerged += R.NumMerged;
      NumRefused += R.NumRefused;
    }
  }
  EXPECT_GT(NumMerged, NumRefused);
  EXPECT_GT(NumRefused, 100u);
}

/// Test 2 never costs more than test 1, and where it saves it does so by
/// merges.
TEST(BankSpilling, MergingNeverSpillsMore) {
  unsigned NumSaved = 0;
  for (StringRef Name : bankNames()) {
    AliasedBank Bank = loadBank(Name);
    for (unsigned Seed = 0; Seed != 150; ++Seed) {
      RandomMinIROptions Options;
      Options.NumVariables = 6 + Seed % 16;
      MinFunction F = makeRandomMinIR(Seed, Bank, Options);
      BankSpillPlan Smith = planSpills(F, Bank, SpillTest::Smith);
      BankSpillPlan Merging = planSpills(F, Bank, SpillTest::Merging);
      ASSERT_EQ(Smith.Failure, std::nullopt);
      EXPECT_TRUE(Smith.Merges.empty());
      // With a flat bank test 1 is exact.
      EXPECT_TRUE(Bank.numClasses() > 1 || Merging.Merges.empty());
      EXPECT_LE(Merging.Cost, Smith.Cost);
      if (Merging.Cost < Smith.Cost) {
        EXPECT_FALSE(Merging.Merges.empty());
        ++NumSaved;
      }
      for (MinVariableId V : Merging.Spilled.ids())
        EXPECT_EQ(F.Variables[V].Fixed, None);
    }
  }
  EXPECT_GT(NumSaved, 0u);
}

/// Five words and three halves of x86 fit, but none of them can be simplified.
TEST(BankSpilling, IsConservativeWherePartsAreMissing) {
  AliasedBank Bank = loadBank("x86");
  SmallVector<PuzzlePiece, 8> Pieces;
  std::string Defs, Uses;
  for (unsigned I = 0; I != 8; ++I) {
    StringRef Class = I < 5 ? "G32" : "G8";
    Pieces.push_back({Bank.findClass(Class), PieceRole::Across});
    std::string Name = "v" + std::to_string(I) + "." + Class.str();
    Defs += "        - {defs: [" + Name + "], op: def}\n";
    Uses += "        - {op: use, uses: [" + Name + "]}\n";
  }
  EXPECT_TRUE(solvePuzzle(Bank, Pieces).has_value());
  MinFunction F = parseFunction("- label: f\n  entries: [A]\n  exit: [A]\n"
                                "  bbs:\n    - label: A\n      ops:\n" +
                                    Defs + Uses,
                                Bank);
  EXPECT_TRUE(planSpills(F, Bank, SpillTest::Merging).Spilled.any());
  EXPECT_EQ(
      allocateBank(F, Bank, {BankAllocator::Briggs}).Statistics.NumSpilled, 0u);
}

TEST(BankSpilling, ReportsWhatCannotBeAllocated) {
  AliasedBank Bank = makePairs(2);
  MinFunction F = parseFunction(R"(
- label: f
  entries: [A]
  exit: [A]
  bbs:
    - label: A
      ops:
        - {defs: [a.G16, b.G16, c.G16], op: three}
        - {op: use, uses: [a.G16, b.G16, c.G16]}
)",
                                Bank);
  for (SpillTest Test : {SpillTest::Smith, SpillTest::Merging})
    EXPECT_EQ(planSpills(F, Bank, Test).Failure,
              "'three' in block 'A' wants more registers than the bank has");
}

/// New interferences are those of ranges: all pieces of a variable, or one of
/// one that is spilled.
TEST(ElementaryForm, NewInterferencesAreThoseOfRanges) {
  Random R(9);
  size_t NumEdges = 0, NumNew = 0;
  for (StringRef Name : bankNames()) {
    AliasedBank Bank = loadBank(Name);
    for (unsigned Seed = 0; Seed != 60; ++Seed) {
      RandomMinIROptions Options;
      Options.NumVariables = 3 + Seed % 20;
      MinFunction F = makeRandomMinIR(Seed, Bank, Options);
      VariableSet Spilled(F.Variables.size());
      for (MinVariableId V : F.Variables.ids())
        if (F.Variables[V].Fixed == None && R.oneIn(3))
          Spilled.set(V);
      ElementaryForm Form(F, Spilled);
      Partition RangeOf;
      for (auto [Id, P] : enumerateIds(Form.pieces()))
        RangeOf.push_back(NodeId(Spilled.test(P.Variable)
                                     ? F.Variables.size() + Id.index()
                                     : P.Variable.index()));
      unsigned NumRanges = renumber(RangeOf);
      auto MakeGraph = [&](ArrayRef<InterferenceGraph::Edge> Edges) {
        return InterferenceGraph::makeQuotient(
            InterferenceGraph(Form.pieces().size(), Edges), RangeOf, NumRanges);
      };
      auto Edges = Form.interferences(), New = Form.newInterferences();
      InterferenceGraph Expected = MakeGraph(Edges), Found = MakeGraph(New);
      for (NodeId V : Expected.nodes())
        ASSERT_EQ(Found.neighbors(V), Expected.neighbors(V));
      NumEdges += Edges.size();
      NumNew += New.size();
    }
  }
  EXPECT_LT(NumNew, NumEdges / 2);
}

/// All placements, one after the other.
static uint64_t leastLost(const AliasedBank &Bank,
                          IdArrayRef<NodeId, PuzzlePiece> Pieces,
                          RegisterAssignment &Registers) {
  if (Registers.size() == Pieces.size()) {
    if (verifyPuzzle(Bank, Pieces, Registers))
      return ~uint64_t(0);
    uint64_t Lost = 0;
    for (auto [P, R] : zip_equal(Pieces, Registers))
      if (P.Preferred != None && P.Preferred != R)
        Lost += P.Weight;
    return Lost;
  }
  uint64_t Least = ~uint64_t(0);
  for (RegisterId R :
       Bank.registersOf(Pieces[NodeId(Registers.size())].Class)) {
    Registers.push_back(R);
    Least = std::min(Least, leastLost(Bank, Pieces, Registers));
    Registers.pop_back();
  }
  return Least;
}

TEST(Puzzle, FindsWhatExhaustiveSearchFinds) {
  Random R(7);
  AliasedBank Banks[] = {makePairs(2), AliasedBank::makeFlat(3), makePairs(3)};
  unsigned NumSolved = 0, NumUnsolved = 0;
  for (unsigned Round = 0; Round != 400; ++Round) {
    const AliasedBank &Bank = Banks[Round % 3];
    SmallVector<PuzzlePiece, 6> Pieces;
    for (unsigned I = 0, N = 1 + R.below(5); I != N; ++I) {
      ClassId Class(R.below(Bank.numClasses()));
      ArrayRef<RegisterId> Registers = Bank.registersOf(Class);
      PuzzlePiece P{Class, PieceRole(R.below(3))};
      if (R.oneIn(6))
        P.Fixed = Registers[R.below(Registers.size())];
      if (R.oneIn(2))
        P.Preferred = Registers[R.below(Registers.size())];
      P.Weight = 1 + R.below(4);
      Pieces.push_back(P);
    }
    std::optional<PuzzleSolution> S = solvePuzzle(Bank, Pieces);
    RegisterAssignment Registers;
    uint64_t Least = leastLost(Bank, Pieces, Registers);
    ASSERT_EQ(S.has_value(), Least != ~uint64_t(0));
    ++(S ? NumSolved : NumUnsolved);
    if (!S)
      continue;
    EXPECT_EQ(verifyPuzzle(Bank, Pieces, S->Registers), std::nullopt);
    EXPECT_EQ(S->LostWeight, Least);
    EXPECT_TRUE(S->IsOptimal);
  }
  EXPECT_GT(NumSolved, 100u);
  EXPECT_GT(NumUnsolved, 30u);
}
