//===-- MinIRTest.cpp - Tests of MinIR ------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/MinIR.h"
#include "BankFiles.h"
#include "RegAlloc/Banks/ElementaryForm.h"
#include "RegAlloc/Banks/RandomMinIR.h"
#include "SeedPrograms.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

static std::string print(const MinFunction &F, const AliasedBank &Bank) {
  std::string Text;
  raw_string_ostream OS(Text);
  MinProgram Program;
  Program.push_back(F);
  writeMinIR(OS, Program, Bank);
  return Text;
}

static SmallVector<std::string, 4> namesOf(const MinFunction &F,
                                           const VariableSet &Variables) {
  SmallVector<std::string, 4> Names;
  for (MinVariableId V : Variables.ids())
    Names.push_back(F.Variables[V].Name);
  llvm::sort(Names);
  return Names;
}

/// T001-FACT, with the back edge that the listing forgets.
TEST(MinIR, ReadsTheSeedsFactorial) {
  AliasedBank Bank = loadBank("G16");
  MinFunction F = parseFunction(FactorialText, Bank);
  EXPECT_EQ(F.verify(Bank), std::nullopt);
  ASSERT_EQ(F.Blocks.size(), 4u);
  EXPECT_EQ(F.Blocks[BlockId(1)].Preds,
            (SmallVector<BlockId, 2>{BlockId(0), BlockId(2)}));
  EXPECT_EQ(F.Blocks[BlockId(1)].Succs,
            (SmallVector<BlockId, 2>{BlockId(3), BlockId(2)}));
  EXPECT_EQ(namesOf(F, MinLiveness(F).LiveIn[BlockId(1)]),
            (SmallVector<std::string, 4>{"k3", "n", "p3"}));
  // The loop is estimated to run ten times.
  EXPECT_EQ(F.Blocks[BlockId(0)].Frequency, 1);
  EXPECT_EQ(F.Blocks[BlockId(1)].Frequency, 10);
  EXPECT_EQ(F.Blocks[BlockId(3)].Frequency, 1);
  EXPECT_EQ(print(F, Bank), print(parseFunction(print(F, Bank), Bank), Bank));
}

TEST(MinIR, RandomProgramsAreWrittenAsRead) {
  for (StringRef Name : bankNames()) {
    AliasedBank Bank = loadBank(Name);
    for (unsigned Seed = 0; Seed != 50; ++Seed) {
      MinFunction F = makeRandomMinIR(Seed, Bank, {});
      ASSERT_EQ(F.verify(Bank), std::nullopt);
      std::string Text = print(F, Bank);
      MinFunction Again = parseFunction(Text, Bank);
      ASSERT_EQ(print(Again, Bank), Text);
      for (BlockId B : F.Blocks.ids()) {
        ASSERT_EQ(Again.Blocks[B].Preds, F.Blocks[B].Preds);
        ASSERT_EQ(Again.Blocks[B].Frequency, F.Blocks[B].Frequency);
      }
      EXPECT_EQ(print(makeRandomMinIR(Seed, Bank, {}), Bank), Text);
    }
  }
}

/// Liveness by definition: from each use backwards to the definition.
TEST(MinIR, LivenessAgreesWithPaths) {
  AliasedBank Bank = loadBank("G16");
  for (unsigned Seed = 0; Seed != 40; ++Seed) {
    MinFunction F = makeRandomMinIR(Seed, Bank, {});
    ElementaryForm Form(F, VariableSet(F.Variables.size()));
    ASSERT_EQ(Form.verify(), std::nullopt);
    // Points whose operation is reached with the variable live before it.
    for (MinVariableId V : F.Variables.ids()) {
      ById<PointId, BitVector> Before(Form.points().size());
      SmallVector<PointId, 0> Work;
      auto Add = [&](PointId P) {
        if (!Before[P]) {
          Before[P] = true;
          Work.push_back(P);
        }
      };
      auto LiveAfter = [&](PointId P) {
        const MinOp *Op = Form.op(P);
        if (!Op || !is_contained(Op->Defs, V))
          Add(P);
      };
      for (PointId P : Form.points().ids())
        if (const MinOp *Op = Form.op(P); Op && Op->uses(V))
          Add(P);
      for (const MinBlock &B : F.Blocks)
        for (const MinPhi &Phi : B.Phis)
          for (auto [Pred, Operand] : zip_equal(B.Preds, Phi.Operands))
            if (Operand == MinOperand(V))
              LiveAfter(Form.lastPoint(Pred));
      while (!Work.empty()) {
        PointId P = Work.pop_back_val();
        BlockId B = Form.points()[P].Block;
        if (P != Form.firstPoint(B)) {
          LiveAfter(PointId(P.index() - 1));
          continue;
        }
        if (any_of(F.Blocks[B].Phis,
                   [&](const MinPhi &Phi) { return Phi.Def == V; }))
          continue;
        for (BlockId Pred : F.Blocks[B].Preds)
          LiveAfter(Form.lastPoint(Pred));
      }
      for (PointId P : Form.points().ids()) {
        const MinBlock &B = F.Blocks[Form.points()[P].Block];
        bool IsPhiHere =
            P == Form.firstPoint(Form.points()[P].Block) &&
            any_of(B.Phis, [&](const MinPhi &Phi) { return Phi.Def == V; });
        EXPECT_EQ(Form.pieceBefore(P, V) != None, Before[P] || IsPhiHere);
      }
    }
  }
}

static std::string errorOf(StringRef Blocks) {
  AliasedBank Bank = loadBank("G16");
  std::string Text =
      ("- label: f\n  entries: [A]\n  exit: [Z]\n  bbs:\n" + Blocks).str();
  Expected<MinProgram> Program = readMinIR(Text, "p", Bank);
  if (Program)
    return "no error";
  return StringRef(toString(Program.takeError())).split('\n').first.str();
}

TEST(MinIR, ErrorsNameTheirPlace) {
  EXPECT_EQ(errorOf("  - {label: A}\n  - {label: Z}\n"), "no error");
  EXPECT_EQ(errorOf("  - {label: A}\n"),
            "p:3:10: error: no block 'Z' in function 'f'");
  EXPECT_EQ(errorOf("  - {label: A}\n  - {label: A}\n"),
            "p:6:13: error: block 'A' is there twice");
  EXPECT_EQ(errorOf("  - {label: Z}\n  - {label: A}\n"),
            "p:6:5: error: the last block goes on, but is no exit");
  EXPECT_EQ(errorOf("  - {label: A, ops: [{op: x, uses: [a.G8]}]}\n"
                    "  - {label: Z}\n"),
            "p:5:37: error: nothing defines 'a'");
  EXPECT_EQ(errorOf("  - {label: A, ops: [{op: x, defs: [a.G9]}]}\n"
                    "  - {label: Z}\n"),
            "p:5:37: error: the bank has no class 'G9'");
  // As printed in the listing of the factorial.
  EXPECT_EQ(errorOf("  - {label: A, ops: [{op: x, defs: [a.G16]}]}\n"
                    "  - {label: Z, ops: [{op: y, uses: [a.GR16]}]}\n"),
            "p:6:37: error: 'a' is of class 'G16', not 'GR16'");
  EXPECT_EQ(errorOf("  - {label: A, ops: [{op: x, defs: [a.G8, a.G8]}]}\n"
                    "  - {label: Z}\n"),
            "p:5:43: error: variable 'a' is defined twice");
  EXPECT_EQ(errorOf("  - {label: A, ops: [{op: x, defs: [a]}]}\n"
                    "  - {label: Z}\n"),
            "p:5:37: error: 'a' is neither a register nor VARIABLE.CLASS");
  EXPECT_EQ(errorOf("  - {label: A, ops: [{op: br, target: Y}]}\n"
                    "  - {label: Z}\n"),
            "p:5:39: error: no block 'Y' in function 'f'");
  EXPECT_EQ(errorOf("  - {label: A, ops: [{op: br, target: Z}, {op: x}]}\n"
                    "  - {label: Z}\n"),
            "p:5:43: error: an operation after the branch of its block");
  EXPECT_EQ(errorOf("  - {label: A, ops: [{op: br, target: Z}]}\n"
                    "  - {label: B, ops: [{op: br, target: Z}]}\n"
                    "  - {label: Z}\n"),
            "p:6:5: error: no entry leads to 'B'");
  EXPECT_EQ(errorOf("  - {label: A, ops: [{op: x, uses: [AX]}]}\n"
                    "  - {label: Z}\n"),
            "p:5:37: error: register 'AX' is not defined before in this block");
  EXPECT_EQ(errorOf("  - {label: A, ops: [{op: x, defs: [AX]},\n"
                    "      {op: x, defs: [AH]}, {op: y, uses: [AX]}]}\n"
                    "  - {label: Z}\n"),
            "p:1:10: error: function 'f': 'AH' at 'x' in 'A' overlaps a "
            "register that is in use");
  EXPECT_EQ(errorOf("  - {label: A, ops: [{op: s, target: A, fallthru: Z, "
                    "others: [Z]}]}\n"
                    "  - {label: Z}\n"),
            "p:5:63: error: block 'Z' is there twice");
  EXPECT_EQ(errorOf("  - {label: A, frequency: often}\n  - {label: Z}\n"),
            "p:5:27: error: a frequency is a number from 0 to 1e12");
}

static std::string errorOfDiamond(StringRef Side, StringRef Join) {
  return errorOf(("  - {label: A, ops: [{defs: [c.G8], op: x},\n"
                  "      {op: bgt, uses: [c.G8], target: B, fallthru: C}]}\n"
                  "  - {label: B, ops: [" +
                  Side +
                  "{op: br, target: Z}]}\n"
                  "  - {label: C}\n"
                  "  - {label: Z, ops: [" +
                  Join + "]}\n")
                     .str());
}

TEST(MinIR, ErrorsOfPhisNameTheirPlace) {
  StringRef Def = "{defs: [b.G8], op: x}, ";
  EXPECT_EQ(
      errorOfDiamond(Def, "{defs: [z.G8], op: phi, uses: [b.G8<B>, c.G8<C>]}"),
      "no error");
  EXPECT_EQ(errorOfDiamond(Def, "{defs: [z.G8], op: phi, uses: [b.G8<B>]}"),
            "p:9:22: error: the PHI has no operand for predecessor 'C'");
  EXPECT_EQ(
      errorOfDiamond(Def, "{defs: [z.G8], op: phi, uses: [b.G8<B>, '1<A>']}"),
      "p:9:62: error: 'A' is no predecessor of 'Z'");
  EXPECT_EQ(
      errorOfDiamond(Def, "{defs: [z.G8], op: phi, uses: [b.G8<B>, b.G8<C>]}"),
      "p:9:62: error: 'b' is not defined on every path to here");
  EXPECT_EQ(
      errorOfDiamond(Def, "{defs: [z.G16], op: phi, uses: [b.G8<B>, c.G8<C>]}"),
      "p:9:54: error: the class differs from that of the PHI");
  EXPECT_EQ(errorOfDiamond(Def, "{op: y, uses: [b.G8]}"),
            "p:9:37: error: 'b' is not defined on every path to here");
  EXPECT_EQ(errorOfDiamond(Def, "{op: y}, {defs: [z.G8], op: phi, uses: []}"),
            "p:9:31: error: PHIs come first in their block");
}
