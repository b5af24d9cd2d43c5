//===-- AliasedBankTest.cpp - Tests of register banks ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/AliasedBank.h"
#include "BankFiles.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

/// T001-BANK.
TEST(AliasedBank, ReadsTheSeedsBank) {
  AliasedBank Bank = loadBank("G16");
  EXPECT_EQ(Bank.numUnits(), 8u);
  ASSERT_EQ(Bank.numClasses(), 2u);
  ClassId G8 = Bank.findClass("G8"), G16 = Bank.findClass("G16");
  EXPECT_EQ(Bank.registersOf(G8).size(), 8u);
  EXPECT_EQ(Bank.registersOf(G16).size(), 4u);
  EXPECT_EQ(Bank.regClass(G16).NumUnits, 2u);
  RegisterId AX = Bank.findRegister("AX"), AH = Bank.findRegister("AH");
  EXPECT_TRUE(Bank.overlap(AX, AH));
  EXPECT_FALSE(Bank.overlap(AX, Bank.findRegister("BL")));
  EXPECT_FALSE(Bank.overlap(AH, Bank.findRegister("AL")));
  EXPECT_EQ(Bank.worstCase(G8, G16), 2u);
  EXPECT_EQ(Bank.worstCase(G16, G8), 1u);
  EXPECT_EQ(Bank.findRegister("EX"), None);
  EXPECT_EQ(Bank.nameOf(Bank.unitsOf(AX)), "AX");
  EXPECT_EQ(
      Bank.nameOf(Bank.unitsOf(AX) | Bank.unitsOf(Bank.findRegister("BL"))),
      "{AH,AL,BL}");
}

static std::string print(const AliasedBank &Bank) {
  std::string Text;
  raw_string_ostream OS(Text);
  Bank.write(OS);
  return Text;
}

TEST(AliasedBank, AllBanksAreSoundAndWrittenAsRead) {
  for (StringRef Name : bankNames()) {
    SCOPED_TRACE(Name.str());
    AliasedBank Bank = loadBank(Name);
    EXPECT_EQ(Bank.verify(), std::nullopt);
    std::string First = print(Bank);
    AliasedBank Again = parseBank(First);
    EXPECT_EQ(First, print(Again));
    ASSERT_EQ(Again.numRegisters(), Bank.numRegisters());
    for (RegisterId R : Bank.registerIds())
      EXPECT_EQ(Again.unitsOf(R), Bank.unitsOf(R));
  }
}

/// The most registers of \p Class that neighbours deny in any assignment,
/// whether or not they interfere with each other.
static unsigned mostDenied(const AliasedBank &Bank, ClassId Class,
                           ArrayRef<ClassId> Neighbors, UnitSet Denied,
                           UnitSet Start) {
  if (Neighbors.empty())
    return Bank.numAvailable(Class, Start) - Bank.numAvailable(Class, Denied);
  unsigned Most = 0;
  for (RegisterId R : Bank.registersOf(Neighbors.front()))
    Most = std::max(Most, mostDenied(Bank, Class, Neighbors.drop_front(),
                                     Denied | Bank.unitsOf(R), Start));
  return Most;
}

/// All choices of up to four neighbours: never less than what can be denied,
/// and on hierarchies of halves the very same.
TEST(AliasedBank, SqueezeIsTheWorstCase) {
  AliasedBank Banks[] = {makePairs(3), AliasedBank::makeFlat(3), parseBank(R"(
regclasses:
  - {name: A, registers: [a0, a1, a2, a3, b0, b1, b2, b3]}
  - {name: B, registers: [al, ah, bl, bh], elements: {al: [a0, a1],
      ah: [a2, a3], bl: [b0, b1], bh: [b2, b3]}}
  - {name: C, registers: [a, b], elements: {a: [al, ah], b: [bl, bh]}}
)")};
  for (const AliasedBank &Bank : Banks)
    for (unsigned Code = 0; Code != 81 * 3; ++Code) {
      SmallVector<ClassId, 4> Neighbors;
      IdVector<ClassId, unsigned> Counts(Bank.numClasses(), 0);
      for (unsigned Rest = Code / 3; Rest; Rest /= 3)
        if (Rest % 3 < Bank.numClasses()) {
          Neighbors.push_back(ClassId(Rest % 3));
          ++Counts[Neighbors.back()];
        }
      // Something that a fixed neighbour has taken, or nothing.
      UnitSet Start = Code % 3 ? Bank.unitsOf(RegisterId(Code % 3 - 1)) : 0;
      for (ClassId Class : Bank.classIds())
        EXPECT_EQ(Bank.squeeze(Class, Counts, Start),
                  mostDenied(Bank, Class, Neighbors, Start, Start));
    }
}

/// Where only some registers have parts the bound is still one.
TEST(AliasedBank, SqueezeIsABoundWherePartsAreMissing) {
  AliasedBank Bank = parseBank(R"(
regclasses:
  - {name: H, registers: [AL, AH, BL, BH]}
  - {name: W, registers: [AX, BX, SI], elements: {AX: [AL, AH], BX: [BL, BH],
      SI: [s0, s1]}}
parts: [s0, s1]
)");
  const ClassId H(0), W(1);
  EXPECT_EQ(Bank.squeeze(W, {4, 0}), 2u);
  EXPECT_EQ(Bank.squeeze(W, {4, 1}), 3u);
  EXPECT_EQ(Bank.squeeze(H, {0, 1}), 2u);
  // SI cannot hurt a half, but a value of its class may be elsewhere.
  EXPECT_EQ(Bank.squeeze(H, {1, 3}), 4u);
}

/// A neighbour that gets a register never makes another one significant.
TEST(AliasedBank, FixingANeighborIsNoLoss) {
  AliasedBank Bank = loadBank("x86");
  ClassId G16 = Bank.findClass("G16");
  // Seven halves deny four of seven words, two words two more.
  EXPECT_TRUE(Bank.isSafe(G16, {7, 2, 0}, 0));
  EXPECT_EQ(Bank.squeeze(G16, {7, 2, 0}), 6u);
  UnitSet AL = Bank.unitsOf(Bank.findRegister("AL"));
  EXPECT_EQ(Bank.squeeze(G16, {6, 2, 0}, AL), 5u);
  EXPECT_TRUE(Bank.isSafe(G16, {6, 2, 0}, AL));
}

TEST(AliasedBank, PressureCountsRegistersInPartAsWhole) {
  AliasedBank Bank = loadBank("G16");
  ClassId Half = Bank.findClass("G8"), Whole = Bank.findClass("G16");
  EXPECT_EQ(Bank.pressure(Half, {Half, Whole}), 3u);
  EXPECT_EQ(Bank.pressure(Whole, {Half, Whole}), 2u);
  EXPECT_EQ(Bank.pressure(Whole, {Half, Half, Whole}), 2u);
  EXPECT_EQ(Bank.pressure(Whole, {Half, Half, Half}), 2u);
}

static std::string errorOf(StringRef Text) {
  Expected<AliasedBank> Bank = AliasedBank::read(Text, "b.yaml");
  if (Bank)
    return "no error";
  return StringRef(toString(Bank.takeError())).split('\n').first.str();
}

TEST(AliasedBank, ErrorsNameTheirPlace) {
  EXPECT_EQ(errorOf(""), "b.yaml: error: the file is empty");
  EXPECT_EQ(errorOf("regclasses: 3\n"),
            "b.yaml:1:13: error: expected a list of register classes");
  EXPECT_EQ(errorOf("classes: []\n"),
            "b.yaml:1:1: error: unknown key 'classes' of a bank");
  EXPECT_EQ(errorOf("regclasses:\n  - name: A\n"),
            "b.yaml:2:5: error: the class has no 'registers'");
  EXPECT_EQ(errorOf("regclasses:\n  - {name: A, registers: [x, y, x]}\n"),
            "b.yaml:2:33: error: register 'x' is there twice");
  EXPECT_EQ(errorOf("regclasses:\n  - {name: A, registers: [x],\n"
                    "     elements: {x: [y]}}\n"),
            "b.yaml:3:21: error: no class or part defines 'y', an element of "
            "'x'");
  EXPECT_EQ(errorOf("regclasses:\n  - {name: A, registers: [x, y],\n"
                    "     elements: {x: [y], y: [x]}}\n"),
            "b.yaml:3:29: error: 'x' is an element of itself");
  EXPECT_EQ(errorOf("regclasses:\n  - {name: A, registers: [x, y, z],\n"
                    "     elements: {x: [y, z]}}\n"),
            "b.yaml:2:30: error: 'y' has 1 units, but 'x' of the same class "
            "has 2");
  EXPECT_EQ(
      errorOf("regclasses:\n  - {name: A, registers: [x, y],\n"
              "     elements: {x: [p, q], y: [q, r]}}\nparts: [p, q, r]\n"),
      "b.yaml:2:27: error: 'x' and 'y' overlap, but neither contains the "
      "other");
  EXPECT_EQ(errorOf("regclasses: [\n"),
            "b.yaml:1:14: error: Could not find closing ]!");
  EXPECT_EQ(errorOf("regclasses: []\nregclasses: []\n"),
            "b.yaml:2:1: error: key 'regclasses' is there twice");
  EXPECT_EQ(errorOf("regclasses: []\n"),
            "b.yaml:1:13: error: the bank has no register classes");
  EXPECT_EQ(errorOf("regclasses: []\n---\nb\n"),
            "b.yaml:3:1: error: more than one document");
  std::string Many = "regclasses:\n  - {name: A, registers: [";
  for (unsigned R = 0; R != 65; ++R)
    Many += (R ? ", r" : "r") + std::to_string(R);
  EXPECT_NE(errorOf(Many + "]}\n").find("more than 64 units"),
            std::string::npos);
  EXPECT_NE(errorOf(std::string(100000, '[')).find("nested too deeply"),
            std::string::npos);
}
