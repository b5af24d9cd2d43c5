//===-- SeedExamplesTest.cpp - The worked examples of the seed ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the dissertation works out by hand (Tavares 2011). Its figures are
/// lost; programs are made to its descriptions.
///
//===----------------------------------------------------------------------===//

#include "BankFiles.h"
#include "RegAlloc/Banks/BankChecker.h"
#include "RegAlloc/Banks/Puzzle.h"
#include "SeedPrograms.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

static MinVariableId variable(const MinFunction &F, StringRef Name) {
  for (auto [I, V] : enumerateIds(F.Variables))
    if (V.Name == Name)
      return I;
  ADD_FAILURE() << "no variable " << Name.str();
  return None;
}

static VariableSet nothing(const MinFunction &F) {
  return VariableSet(F.Variables.size());
}

/// T001-F31: point p1 is between operations 0 and 1.
TEST(SeedExamples, Figure31LiveRangesAndPressure) {
  AliasedBank Bank = loadBank("G16");
  MinFunction F = parseFunction(Figure31Text, Bank);
  ElementaryForm Form(F, nothing(F));
  ASSERT_EQ(Form.verify(), std::nullopt);
  MinVariableId A = variable(F, "a");
  SmallVector<unsigned, 4> LiveAt;
  for (PointId P : drop_end(Form.points().ids()))
    if (Form.pieceAfter(P, A) != None)
      LiveAt.push_back(P.index() + 1);
  EXPECT_EQ(LiveAt, (SmallVector<unsigned, 4>{1, 2}));
  // At p2 three bytes are taken, but two whole registers.
  SmallVector<ClassId, 4> Live;
  for (const Piece &P : Form.piecesAt(PointId(2)))
    if (P.isBefore())
      Live.push_back(F.Variables[P.Variable].Class);
  ClassId G8 = Bank.findClass("G8"), G16 = Bank.findClass("G16");
  EXPECT_EQ(Bank.pressure(G8, Live), 3u);
  EXPECT_EQ(Bank.pressure(G16, Live) * Bank.regClass(G16).NumUnits, 4u);
  // Elementary form splits a at p1.
  PieceId A0 = Form.pieceAfter(PointId(0), A),
          A1 = Form.pieceBefore(PointId(1), A);
  EXPECT_NE(A0, A1);
  // f may have the register of a, and B that of AX.
  BankAllocation Done =
      allocateBank(F, Bank, {BankAllocator::Iterated, MergeKind::Simple});
  EXPECT_EQ(checkAllocation(F, Bank, Done.Program), std::nullopt);
  EXPECT_EQ(Done.Statistics.copiesLeft(), 0u);
  EXPECT_EQ(Done.Statistics.NumSpilled, 0u);
}

/// T001-F34: whole live ranges do not fit, split ones do.
TEST(SeedExamples, Figure34SplittingAvoidsASpill) {
  AliasedBank Bank = makePairs(2);
  MinFunction F = parseFunction(Figure34Text, Bank);
  ASSERT_EQ(F.Variables.size(), 6u);
  for (BankAllocator Allocator :
       {BankAllocator::Chaitin, BankAllocator::Briggs,
        BankAllocator::GeorgeAppel, BankAllocator::LinearScan}) {
    BankAllocation A = allocateBank(F, Bank, {Allocator});
    ASSERT_EQ(A.Failure, std::nullopt);
    EXPECT_GE(A.Statistics.NumSpilled, 1u) << nameOf(Allocator).str();
    EXPECT_EQ(checkAllocation(F, Bank, A.Program), std::nullopt);
  }
  for (BankAllocator Allocator : allBankAllocators()) {
    if (!isDecoupled(Allocator))
      continue;
    for (MergeKind Merge :
         {MergeKind::None, MergeKind::Simple, MergeKind::Punctual}) {
      BankAllocation A =
          allocateBank(F, Bank, {Allocator, Merge, SpillTest::Merging});
      ASSERT_EQ(A.Failure, std::nullopt);
      EXPECT_EQ(A.Statistics.NumSpilled, 0u);
      EXPECT_EQ(checkAllocation(F, Bank, A.Program), std::nullopt);
    }
  }
  // Once a is in memory whole live ranges fit, too.
  VariableSet Spilled = nothing(F);
  Spilled.set(variable(F, "a"));
  ElementaryForm Form(F, Spilled);
  EXPECT_EQ(count_if(Form.pieces(),
                     [&](const Piece &P) { return Spilled.test(P.Variable); }),
            2);
  // And with a third register nothing need be.
  EXPECT_EQ(allocateBank(F, makePairs(3), {BankAllocator::Briggs})
                .Statistics.NumSpilled,
            0u);
}

/// T001-F42: squeezes, in registers of each value's own class.
TEST(SeedExamples, Figure42Squeezes) {
  AliasedBank Bank = makePairs(2);
  MinFunction F = parseFunction(Figure42Text, Bank);
  ElementaryForm Form(F, nothing(F));
  const PointId Point(1);
  AliasedGraph G(makePointProblem(Form, Bank, Point));
  auto Node = [&](StringRef Name) {
    MinVariableId V = variable(F, Name);
    PieceId P = Form.pieceBefore(Point, V);
    return Form.nodeAt(Point, P != None ? P : Form.pieceAfter(Point, V));
  };
  NodeId A = Node("a"), f = Node("f"), B = Node("B"), E = Node("E");
  auto Is = [&](NodeId V, unsigned Squeeze, unsigned Registers) {
    return G.squeeze(V) == Squeeze && G.numAvailable(V) == Registers;
  };
  EXPECT_TRUE(Is(A, 4, 4) && Is(f, 4, 4) && Is(B, 2, 2) && Is(E, 2, 2));
  G.merge(B, E);
  EXPECT_TRUE(Is(A, 3, 4) && Is(f, 3, 4));
  G.remove(A);
  EXPECT_TRUE(Is(f, 2, 4));
  G.remove(f);
  EXPECT_TRUE(Is(B, 0, 2));
}

/// T001-F42: test 1 spills a or f, test 2 nothing.
TEST(SeedExamples, Figure42SpillTests) {
  AliasedBank Bank = makePairs(2);
  MinFunction F = parseFunction(Figure42Text, Bank);
  BankSpillPlan Smith = planSpills(F, Bank, SpillTest::Smith);
  EXPECT_EQ(Smith.Spilled.count(), 1u);
  EXPECT_TRUE(Smith.Spilled.test(variable(F, "a")) ||
              Smith.Spilled.test(variable(F, "f")));
  BankSpillPlan Merging = planSpills(F, Bank, SpillTest::Merging);
  EXPECT_TRUE(Merging.Spilled.none());
  ASSERT_EQ(Merging.Merges.size(), 1u);
  EXPECT_EQ(Merging.Merges[0].Point, PointId(1));
  EXPECT_EQ(Merging.Merges[0].Killed, variable(F, "B"));
  EXPECT_EQ(Merging.Merges[0].Defined, variable(F, "E"));
}

/// With a fixed operand test 2 falls back to test 1.
TEST(SeedExamples, NoMergingBesideFixedRegisters) {
  AliasedBank Bank = makePairs(2);
  std::string Text = Figure42Text.str();
  for (size_t At; (At = Text.find("f.G8")) != std::string::npos;)
    Text.replace(At, 4, "BL");
  MinFunction F = parseFunction(Text, Bank);
  BankSpillPlan Plan = planSpills(F, Bank, SpillTest::Merging);
  EXPECT_EQ(Plan.Failure, std::nullopt);
  EXPECT_TRUE(Plan.Merges.empty());
}

/// The puzzle of figure 4.2 (c): solved without a spill.
TEST(SeedExamples, Figure42Puzzle) {
  AliasedBank Bank = makePairs(2);
  MinFunction F = parseFunction(Figure42Text, Bank);
  ElementaryForm Form(F, nothing(F));
  SmallVector<PuzzlePiece, 4> Pieces;
  for (const Piece &P : Form.piecesAt(PointId(1)))
    Pieces.push_back({F.Variables[P.Variable].Class, P.Role});
  std::optional<PuzzleSolution> S = solvePuzzle(Bank, Pieces);
  ASSERT_TRUE(S.has_value());
  EXPECT_EQ(verifyPuzzle(Bank, Pieces, S->Registers), std::nullopt);
}

/// T001-F45: every follower merges but that of E, which a and f squeeze out.
TEST(SeedExamples, Figure45SimpleMerging) {
  AliasedBank Bank = makePairs(2);
  MinFunction F = parseFunction(Figure45Text, Bank);
  BankSpillPlan Plan = planSpills(F, Bank, SpillTest::Merging);
  ASSERT_TRUE(Plan.Spilled.none());
  ElementaryForm Form(F, nothing(F));
  const PointId PointOfE(3);
  MinVariableId E = variable(F, "E");
  AliasedGraph G(makePointProblem(Form, Bank, PointOfE));
  NodeId Critical = Form.nodeAt(PointOfE, Form.pieceAfter(PointOfE, E));
  // Two of two registers: four units of four.
  EXPECT_EQ(G.squeeze(Critical), 2u);
  EXPECT_EQ(G.numAvailable(Critical), 2u);
  MergedRanges Ranges = mergeLiveRanges(Form, Bank, Plan, MergeKind::Simple);
  EXPECT_EQ(verifyMerging(Form, Bank, Ranges), std::nullopt);
  EXPECT_EQ(Ranges.NumMerged, 3u);
  EXPECT_EQ(Ranges.NumRefused, 1u);
  for (const PointBoundary &Boundary : Form.boundaries())
    for (const Transfer &T : Boundary.Transfers)
      EXPECT_EQ(Ranges.GroupOf[T.fromPiece()] == Ranges.GroupOf[T.toPiece()],
                Boundary.To != PointOfE);
}

/// T001-F46: what follows in the same column, with nothing between.
TEST(SeedExamples, Figure46Columns) {
  AliasedBank Bank = makePairs(2);
  MinFunction F = parseFunction(Figure46Text, Bank);
  ElementaryForm Form(F, nothing(F));
  RegisterAssignment Registers(Form.pieces().size());
  auto Place = [&](PointId Point, StringRef Name, StringRef Register) {
    MinVariableId V = variable(F, Name);
    PieceId P = Form.pieceBefore(Point, V);
    P = P != None ? P : Form.pieceAfter(Point, V);
    Registers[P] = Bank.findRegister(Register);
    return P;
  };
  const PointId Guider(1), Follower(2);
  Place(Guider, "a", "AX");
  PieceId D0 = Place(Guider, "d", "BH"), F0 = Place(Guider, "f", "BL");
  PieceId C0 = Place(Guider, "c", "AH");
  PieceId C1 = Place(Follower, "c", "AH"), F1 = Place(Follower, "f", "BL");
  Place(Follower, "b", "AX");
  PieceId E1 = Place(Follower, "e", "BH"), G1 = Place(Follower, "g", "BL");
  auto Merges = columnMerges(Form, Bank, Guider, Follower, Registers);
  llvm::sort(Merges);
  SmallVector<std::pair<PieceId, PieceId>, 0> Wanted = {
      {C0, C1}, {F0, F1}, {F1, G1}, {D0, E1}};
  llvm::sort(Wanted);
  EXPECT_EQ(Merges, Wanted);
  // Simple merging merges the c's and f's at most.
  BankSpillPlan Plan = planSpills(F, Bank, SpillTest::Merging);
  MergedRanges Simple = mergeLiveRanges(Form, Bank, Plan, MergeKind::Simple);
  EXPECT_NE(Simple.GroupOf[D0], Simple.GroupOf[E1]);
  EXPECT_NE(Simple.GroupOf[F1], Simple.GroupOf[G1]);
}

/// T001-FACT: three registers are enough, two are not. Linear scan takes p3 to
/// be live in BB3, which lies before its last use, and needs a fourth.
TEST(SeedExamples, Factorial) {
  for (unsigned NumPairs : {2u, 3u, 4u}) {
    AliasedBank Bank = makePairs(NumPairs);
    MinFunction F = parseFunction(FactorialText, Bank);
    for (BankAllocator Allocator : allBankAllocators()) {
      SCOPED_TRACE(nameOf(Allocator).str());
      bool IsScan = Allocator == BankAllocator::LinearScan;
      BankAllocation A = allocateBank(F, Bank, {Allocator});
      ASSERT_EQ(A.Failure, std::nullopt);
      EXPECT_EQ(checkAllocation(F, Bank, A.Program), std::nullopt);
      EXPECT_EQ(A.Statistics.NumSpilled == 0, NumPairs >= (IsScan ? 4u : 3u));
      if (NumPairs >= 3 && !IsScan) {
        EXPECT_EQ(A.Statistics.copiesLeft(), 0u);
      }
    }
  }
}
