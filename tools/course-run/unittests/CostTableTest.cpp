//===- CostTableTest.cpp - What the machine charges -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prices and their exact printing.
///
//===----------------------------------------------------------------------===//

#include "RunText.h"

#include <algorithm>

using namespace course;

namespace {

TEST(CostTable, DefaultIsTheMachineAsItRan) {
  EXPECT_EQ(costTables().front().Name, "swpp2020");
  EXPECT_EQ(findCostTable("swpp2020"), &costTables().front());
  EXPECT_EQ(findCostTable("swpp2021"), nullptr);
}

TEST(CostTable, TicksAreExactDecimals) {
  EXPECT_EQ(formatTicks(0), "0.0000");
  EXPECT_EQ(formatTicks(1), "0.0004");
  EXPECT_EQ(formatTicks(1500), "0.6000");
  EXPECT_EQ(formatTicks(2499), "0.9996");
  EXPECT_EQ(formatTicks(2525), "1.0100");
  EXPECT_EQ(formatTicks(~uint64_t(0)), "7378697629483820.6460");
}

TEST(CostTable, PrintsOneLineForEachRow) {
  std::string Text = printCostTable(*findCostTable("swpp2020-spec"));
  EXPECT_EQ(std::count(Text.begin(), Text.end(), '\n'), long(NumCostRows + 1));
  EXPECT_TRUE(Text.starts_with("udiv 1500 0 2500\n"));
  EXPECT_NE(Text.find("\ncall 5000 5000 2500\n"), std::string::npos);
  EXPECT_NE(Text.find("\nstore-heap 10000 0 2500\n"), std::string::npos);
  EXPECT_TRUE(Text.ends_with("\nhead-byte 1\n"));
}

struct PriceCase {
  const char *Body;
  uint64_t Ticks;
};

constexpr PriceCase Prices[] = {
    {"r1 = udiv 7 2 64", 1500},
    {"r1 = sdiv 7 2 8", 1500},
    {"r1 = urem 7 2 64", 1500},
    {"r1 = srem 7 2 64", 1500},
    {"r1 = mul 7 2 64", 1500},
    {"r1 = shl 7 2 64", 2000},
    {"r1 = lshr 7 2 64", 2000},
    {"r1 = ashr 7 2 64", 2000},
    {"r1 = and 7 2 64", 2000},
    {"r1 = or 7 2 64", 2000},
    {"r1 = xor 7 2 64", 2000},
    {"r1 = add 7 2 64", 3000},
    {"r1 = sub r1 r2 1", 3000},
    {"r1 = icmp sle 7 2 64", 2500},
    {"r1 = select 7 2 64", 3000},
    {"r1 = malloc 8", 2500},
    {"r1 = malloc 8\nfree r1", 5000},
    {"reset stack", 5000},
    {"reset heap", 5000},
    {"assert_eq 1 1", 0},
    {"r1 = call read", 5000},
    {"call read", 5000},
    {"call write 5", 7500},
    {"br .next\n.next:", 2500},
    {"br 0 .entry .next\n.next:", 2500},
    {"switch 3 .next\n.next:", 2500},
    {"switch 3 1 .entry 2 .entry .next\n.next:", 2500},
};

TEST(CostTable, PriceOfEachInstruction) {
  for (const PriceCase &Case : Prices)
    EXPECT_EQ(ticksOf(Case.Body, "swpp2020", "1"), Case.Ticks) << Case.Body;
}

TEST(CostTable, SpecDiffersInCallsAndArgRegistersOnly) {
  for (const PriceCase &Case : Prices)
    EXPECT_EQ(ticksOf(Case.Body, "swpp2020-spec", "1"), Case.Ticks)
        << Case.Body;
}

TEST(CostTable, EmptyProgramCostsItsReturn) {
  EXPECT_EQ(runText(mainOf("", "ret")).ticks(), 2500u);
  EXPECT_EQ(runText(mainOf("", "ret 5")).ticks(), 2500u);
}

uint64_t callTicks(unsigned NumArgs, const char *Cpu) {
  std::string Call = "call f";
  for (unsigned I = 0; I != NumArgs; ++I)
    Call += " 1";
  RunOptions Options;
  Options.Costs = findCostTable(Cpu);
  Outcome O = runText(mainOf(Call, "ret") + "start f " +
                          std::to_string(NumArgs) + ":\n.e:\nret\nend f\n",
                      "", Options);
  return O.ticks() - 2 * 2500;
}

TEST(CostTable, CallsChargeForArguments) {
  for (unsigned N : {0u, 1u, 2u, 16u}) {
    EXPECT_EQ(callTicks(N, "swpp2020"), 2500 * (2 + N));
    EXPECT_EQ(callTicks(N, "swpp2020-spec"), 2500 * 2 * (1 + N));
  }
}

/// Ticks of \p Body in a function of three arguments 3, 0 and 20480, beyond
/// what it costs there with constants in place of the arg registers.
uint64_t surcharge(std::string Body, const char *Cpu) {
  RunOptions Options;
  Options.Costs = findCostTable(Cpu);
  auto Ticks = [&](const std::string &Text) {
    Outcome O = runText(
        mainOf("r1 = malloc 8\nstore 8 1 0 0\ncall f 3 0 20480", "ret") +
            "start f 3:\n.e:\n" + Text +
            "\nret\n.n:\nret\nend f\nstart g 2:\n.e:\nret\nend "
            "g\n",
        "", Options);
    EXPECT_EQ(O.Result.Status, RunStatus::Finished) << Text << O.message();
    return O.ticks();
  };
  uint64_t With = Ticks(Body);
  const char *Values[][2] = {{"arg1", "3"}, {"arg2", "0"}, {"arg3", "20480"}};
  for (auto [Name, Value] : Values)
    for (size_t At; (At = Body.find(Name)) != std::string::npos;)
      Body.replace(At, 4, Value);
  return With - Ticks(Body);
}

TEST(CostTable, ArgRegistersAreFreeByDefaultAndCostOneEachInTheSpec) {
  constexpr PriceCase Cases[] = {
      {"r1 = add arg1 1 64", 1},
      {"r1 = add arg1 arg1 64", 2},
      {"r1 = icmp eq arg1 arg2 8", 2},
      {"r1 = select arg1 arg2 arg3", 3},
      {"r1 = load 8 arg2 0", 1},
      {"r1 = load 8 arg3 0", 1},
      {"store 8 arg1 arg2 0", 2},
      {"store 8 arg1 arg3 0", 2},
      {"free arg3", 1},
      {"call write arg1", 1},
      {"call g arg1 arg2", 2},
      {"assert_eq arg1 arg1", 2},
      {"br arg1 .n .n\n.x:", 1},
      {"switch arg1 3 .n .n\n.x:", 1},
      {"r1 = mul r2 5 64", 0},
      {"ret arg1\n.x:", 1},
  };
  for (const PriceCase &Case : Cases) {
    EXPECT_EQ(surcharge(Case.Body, "swpp2020"), 0u) << Case.Body;
    EXPECT_EQ(surcharge(Case.Body, "swpp2020-spec"), Case.Ticks * 2500)
        << Case.Body;
  }
}

TEST(CostTable, FirstAccessCostsNothingAtAll) {
  for (const char *Cpu : {"swpp2020", "swpp2020-spec"}) {
    EXPECT_EQ(ticksOf("r1 = load 8 800 0", Cpu), 0u);
    EXPECT_EQ(ticksOf("store 8 1 800 0", Cpu), 0u);
    EXPECT_EQ(ticksOf("r1 = malloc 8\nstore 8 1 r1 0", Cpu), 2500u);
    EXPECT_EQ(ticksOf("r1 = malloc 8\nr2 = load 8 r1 0", Cpu), 2500u);
  }
}

TEST(CostTable, FirstAccessIsFreeOfTheSurchargeToo) {
  RunOptions Options;
  Options.Costs = findCostTable("swpp2020-spec");
  Outcome O = runText(mainOf("call f 8", "ret") +
                          "start f 1:\n.e:\nstore 8 arg1 arg1 0\nret\nend f\n",
                      "", Options);
  EXPECT_EQ(O.ticks(), 2500u * (4 + 1 + 1));
}

TEST(CostTable, LaterAccessesPayAreaAndDistance) {
  const std::string First = "store 8 1 800 0\n";
  EXPECT_EQ(ticksOf(First + "r1 = load 8 800 0"), 5000u);
  EXPECT_EQ(ticksOf(First + "r1 = load 1 807 0"), 5007u);
  EXPECT_EQ(ticksOf(First + "r1 = load 8 0 0"), 5800u);
  EXPECT_EQ(ticksOf(First + "store 8 1 808 0\nstore 8 1 800 0"),
            10000u + 8 + 8);
  EXPECT_EQ(ticksOf(First + "r1 = malloc 8\nstore 8 1 r1 0"),
            2500u + 10000 + 20480 - 800);
  EXPECT_EQ(ticksOf(First + "r1 = malloc 8\nr1 = load 8 r1 0"),
            2500u + 10000 + 20480 - 800);
}

TEST(CostTable, ResetSetsTheHead) {
  EXPECT_EQ(ticksOf("reset stack\nr1 = load 8 10232 0"), 5000u + 5000 + 8);
  EXPECT_EQ(ticksOf("reset heap\nr1 = load 8 10232 0"),
            5000u + 5000 + 20480 - 10232);
  EXPECT_EQ(ticksOf("r1 = malloc 8\nreset heap\nr1 = load 8 r1 0"),
            2500u + 5000 + 10000);
  EXPECT_EQ(ticksOf("r1 = load 8 0 0\nreset stack\nr1 = load 8 0 0"),
            5000u + 5000 + 10240);
}

TEST(CostTable, HeadStaysAcrossCalls) {
  Outcome O =
      runText(mainOf("r1 = load 8 80 0\ncall f\nr1 = load 8 80 0", "ret") +
              "start f 0:\n.e:\nr1 = load 8 0 0\nret\nend f\n");
  EXPECT_EQ(O.ticks(), 5000u + 5080 + 2500 + 5080 + 2500);
}

TEST(CostTable, ClassesAndHeadAddUpToTheTotal) {
  RunOptions Options;
  Options.Costs = findCostTable("swpp2020-spec");
  Outcome O = runText(
      mainOf(
          "r1 = malloc 80\nr2 = call read\nr3 = call f r1 r2\ncall write r3\n"
          "reset stack\nr4 = load 4 8 0\nr5 = icmp eq r4 r5 8\nr6 = select r5 "
          "r4 r3\nr7 = shl r6 1 8\nr7 = add r7 1 8\nassert_eq 0 0\nswitch r7 "
          "0 .x .x\n.x:\nbr .y\n.y:\nfree r1") +
          "start f 2:\n.e:\nstore 8 arg2 arg1 8\nr1 = load 8 arg1 8\nstore 2 "
          "arg1 arg2 3\nr1 = mul arg1 arg2 64\nret r1\nend f\n",
      "5", Options);
  ASSERT_EQ(O.Result.Status, RunStatus::Finished) << O.message();
  uint64_t Ticks = O.stats().HeadTicks, Count = 0;
  for (size_t I = 0; I != NumCostClasses; ++I) {
    Ticks += O.stats().Classes[I].Ticks;
    Count += O.stats().Classes[I].Count;
  }
  EXPECT_EQ(Ticks, O.ticks());
  EXPECT_EQ(Count, O.stats().Steps);
  EXPECT_EQ(O.stats().Steps, 20u);
  auto Class = [&](CostClass C) { return O.stats().Classes[size_t(C)]; };
  EXPECT_EQ(Class(CostClass::StoreHeap).Count, 1u);
  EXPECT_EQ(Class(CostClass::StoreHeap).Ticks, 0u); // the first access
  EXPECT_EQ(Class(CostClass::LoadHeap).Ticks, 10000u + 2500);
  EXPECT_EQ(Class(CostClass::StoreStack).Ticks, 5000u + 2 * 2500);
  EXPECT_EQ(Class(CostClass::LoadStack).Ticks, 5000u);
  EXPECT_EQ(Class(CostClass::Call).Ticks, 15000u);
  EXPECT_EQ(Class(CostClass::ReadWrite).Count, 2u);
  EXPECT_EQ(Class(CostClass::Ret).Count, 2u);
  EXPECT_EQ(O.stats().HeadBytes, 0u + (20488 - 8) + (10240 - 8));
}

} // namespace
