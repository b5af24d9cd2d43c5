//===-- BankCheckerTest.cpp - Tests of the checker of allocations ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/BankChecker.h"
#include "../Algorithms/RandomGraphs.h"
#include "BankFiles.h"
#include "BankInterpreter.h"
#include "RegAlloc/Banks/RandomMinIR.h"
#include "SeedPrograms.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

/// A step somewhere in the program.
static BankStep *anyStep(Random &R, AllocatedFunction &Program,
                         SmallVector<BankStep, 0> *&List) {
  SmallVector<SmallVector<BankStep, 0> *, 0> Lists;
  for (auto &Block : Program.Blocks)
    Lists.push_back(&Block);
  for (auto &Edges : Program.Edges)
    for (auto &Edge : Edges)
      Lists.push_back(&Edge);
  erase_if(Lists, [](auto *L) { return L->empty(); });
  if (Lists.empty())
    return nullptr;
  List = Lists[R.below(Lists.size())];
  return &(*List)[R.below(List->size())];
}

static UnitSet anotherRegister(Random &Any, const AliasedBank &Bank,
                               UnitSet Units) {
  SmallVector<UnitSet, 0> Others;
  for (RegisterId R : Bank.registerIds())
    if (popcount(Bank.unitsOf(R)) == popcount(Units) &&
        Bank.unitsOf(R) != Units)
      Others.push_back(Bank.unitsOf(R));
  return Others.empty() ? Units : Others[Any.below(Others.size())];
}

/// Breaks one thing; whether anything was changed.
static bool mutate(Random &R, const AliasedBank &Bank,
                   AllocatedFunction &Program) {
  SmallVector<BankStep, 0> *List = nullptr;
  BankStep *Step = anyStep(R, Program, List);
  if (!Step)
    return false;
  if (Step->Kind == BankStep::Operation) {
    auto &Operands = R.oneIn(2) ? Step->Defs : Step->Uses;
    if (Operands.empty())
      return false;
    UnitSet &Operand = Operands[R.below(Operands.size())];
    UnitSet Old = Operand;
    if (Operand)
      Operand = anotherRegister(R, Bank, Operand);
    return Operand != Old;
  }
  switch (R.below(3)) {
  case 0:
    List->erase(Step);
    return true;
  case 1: {
    UnitSet Old = Step->To;
    Step->To = Old ? anotherRegister(R, Bank, Old) : 0;
    return Step->To != Old;
  }
  default: {
    // The next step goes first.
    BankStep *Next = Step + 1;
    if (Next == List->end() || Next->Kind == BankStep::Operation)
      return false;
    std::swap(*Step, *Next);
    return true;
  }
  }
}

/// Every mutation that makes a difference on some path is refused. Those that
/// do not change what nobody reads; few are refused for a path that was not
/// tried.
TEST(BankChecker, RefusesWhatRunsOtherwise) {
  Random R(1);
  unsigned NumHarmful = 0, NumRefusedOnly = 0;
  for (StringRef Name : bankNames()) {
    AliasedBank Bank = loadBank(Name);
    for (unsigned Seed = 0; Seed != 30; ++Seed) {
      RandomMinIROptions Options;
      Options.NumVariables = 6 + Seed % 12;
      MinFunction F = makeRandomMinIR(Seed, Bank, Options);
      BankAllocator Allocator =
          allBankAllocators()[Seed % allBankAllocators().size()];
      BankAllocation A = allocateBank(F, Bank, {Allocator, MergeKind::None});
      ASSERT_EQ(A.Failure, std::nullopt);
      ASSERT_EQ(checkAllocation(F, Bank, A.Program), std::nullopt);
      for (unsigned Path = 0; Path != 5; ++Path)
        ASSERT_TRUE(agreesOnAPath(F, Bank, A.Program, Path, 60));
      for (unsigned Round = 0; Round != 40; ++Round) {
        AllocatedFunction Mutant = A.Program;
        if (!mutate(R, Bank, Mutant))
          continue;
        bool Agrees = true;
        for (unsigned Path = 0; Path != 10; ++Path)
          Agrees = Agrees && agreesOnAPath(F, Bank, Mutant, Path, 60);
        bool Accepts = !checkAllocation(F, Bank, Mutant);
        EXPECT_TRUE(Agrees || !Accepts);
        NumHarmful += !Agrees;
        NumRefusedOnly += Agrees && !Accepts;
      }
    }
  }
  EXPECT_GT(NumHarmful, 2000u);
  EXPECT_LT(10 * NumRefusedOnly, NumHarmful);
}

static std::string verdict(const MinFunction &F, const AliasedBank &Bank,
                           const AllocatedFunction &Program) {
  return checkAllocation(F, Bank, Program).value_or("fine");
}

TEST(BankChecker, SaysWhatIsWrong) {
  AliasedBank Bank = makePairs(3);
  MinFunction F = parseFunction(Figure31Text, Bank);
  AllocatedFunction Good =
      allocateBank(F, Bank, {BankAllocator::Iterated}).Program;
  ASSERT_EQ(verdict(F, Bank, Good), "fine");
  auto Units = [&](StringRef Name) {
    return Bank.unitsOf(Bank.findRegister(Name));
  };
  auto Op = [](AllocatedFunction &Program, unsigned N) -> BankStep & {
    return *find_if(Program.Blocks[BlockId(0)], [&](const BankStep &Step) {
      return Step.Kind == BankStep::Operation && Step.Id == N;
    });
  };
  AllocatedFunction Bad = Good;
  Op(Bad, 4).Uses[0] = Units("CL");
  EXPECT_EQ(verdict(F, Bank, Bad),
            "in 'BB1': 'use' reads 'f' in CL, which does not hold it");
  Bad = Good;
  Op(Bad, 3).Defs[0] = Units("BX");
  EXPECT_EQ(verdict(F, Bank, Bad), "in 'BB1': 'AX' at 'mov' is in BX");
  Bad = Good;
  Op(Bad, 0).Defs[0] = Units("AX");
  EXPECT_EQ(verdict(F, Bank, Bad),
            "in 'BB1': 'a' at 'def' is in AX, no register of its class");
  Bad = Good;
  // A half of B is overwritten.
  BankStep Clobber{BankStep::SetConstant, Op(Bad, 3).Uses[0] & 0x15, 0, 0};
  Bad.Blocks[BlockId(0)].insert(&Op(Bad, 3), Clobber);
  EXPECT_NE(verdict(F, Bank, Bad).find("reads 'B'"), std::string::npos);
  Bad = Good;
  Bad.Blocks[BlockId(0)].erase(&Op(Bad, 2));
  EXPECT_EQ(verdict(F, Bank, Bad), "operations of 'BB1' are not in order");
  Bad = Good;
  Bad.Blocks[BlockId(0)].push_back({BankStep::Copy, Units("AX"), Units("BL")});
  EXPECT_EQ(verdict(F, Bank, Bad),
            "a copy between registers of different size");
}
