//===- TimelineTest.cpp - Runs that go forward and back -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Whatever the moments are come by, their states are the same, and those of an
/// ordinary run.
///
//===----------------------------------------------------------------------===//

#include "Debugger.h"
#include "Expression.h"
#include "RandomProgram.h"
#include "RunText.h"
#include "course-machine/Report.h"

#include <gtest/gtest.h>
#include <thread>

using namespace course;

namespace {

/// So few checkpoints that they are dropped all the time.
constexpr Timeline::Limits Few = {size_t(1) << 20, 4, 5};
constexpr unsigned NumPrograms = 30;

std::string manyNumbers() {
  std::string Input;
  for (unsigned N = 0; N != 2000; ++N)
    Input += std::to_string(N * N) + ' ';
  return Input;
}

Program parse(const std::string &Text) {
  ParseResult Parsed = parseProgram(Text, "test.s");
  for (const Diagnostic &D : Parsed.Errors)
    ADD_FAILURE() << formatDiagnostic("test.s", D, "error") << "\nin:\n"
                  << Text;
  return std::move(*Parsed.Parsed);
}

/// All that can be seen of a moment.
std::string stateOf(const Debugger &D) {
  const Session &S = D.session();
  std::string Text = printReport(makeReport(S.result(), *S.Options.Costs));
  for (const Frame &F : D.frames(0, 100)) {
    Registers R = D.registers(F.Call);
    Text += std::to_string(F.CodeIndex) +
            printRegisters({R.General, NumSavedRegisters}, {R.Args, R.NumArgs});
  }
  Text += "\nhead " + std::to_string(S.Head) + " at " +
          std::to_string(S.Ticks) + " depth " +
          std::to_string(D.timeline().now().Depth) + "\n";
  for (const Region &R : D.regions()) {
    Text += R.Name + ':';
    for (uint64_t N = 0; N != R.Size; ++N)
      Text += ' ' + std::to_string(D.byte(R.Address + N).value_or(255));
  }
  for (uint64_t Address = 0; Address != StackSize; Address += 8)
    if (uint64_t Word = *D.load(Address, 8))
      Text += '\n' + std::to_string(Address) + '=' + std::to_string(Word);
  return Text;
}

Stop move(Debugger &D, Motion::Kind K, bool Backward) {
  return D.move(D.motion(K, /*ByLine=*/false, Backward));
}

/// The states of all moments, by going on one by one to the end.
std::vector<std::string> allStates(Debugger &D) {
  std::vector<std::string> States = {stateOf(D)};
  while (move(D, Motion::Kind::Into, false).Reason == StopReason::Step)
    States.push_back(stateOf(D));
  return States;
}

TEST(TimelineTest, EndsLikeAnOrdinaryRun) {
  for (unsigned Seed = 0; Seed != NumPrograms; ++Seed) {
    std::string Text = RandomProgram(Seed).make();
    for (bool IsText : {false, true}) {
      std::ostringstream Err, Out, ErrAgain;
      RunOptions Options;
      Options.Text = IsText ? &Err : nullptr;
      Outcome O = runText(Text, manyNumbers(), Options);
      Options.Text = IsText ? &ErrAgain : nullptr;
      Debugger D(O.P, Options, manyNumbers(), Out, Few);
      EXPECT_EQ(move(D, Motion::Kind::Continue, false).Reason, StopReason::End);
      RunResult Result = D.session().result();
      EXPECT_EQ(printReport(makeReport(Result, *Options.Costs)),
                printReport(makeReport(O.Result, *Options.Costs)))
          << Text;
      EXPECT_EQ(D.session().Ticks, O.ticks()) << Text;
      EXPECT_EQ(D.session().Steps, O.stats().Steps) << Text;
      EXPECT_EQ(Out.str(), O.Output);
      EXPECT_EQ(ErrAgain.str(), Err.str());
      ASSERT_EQ(Result.Why.has_value(), O.Result.Why.has_value());
      if (Result.Why) {
        EXPECT_EQ(printFault("", *Result.Why), printFault("", *O.Result.Why));
      }
    }
  }
}

TEST(TimelineTest, StatesAreTheSameInBothDirections) {
  unsigned NumFailed = 0;
  for (unsigned Seed = 0; Seed != NumPrograms; ++Seed) {
    Program P = parse(RandomProgram(Seed).make());
    std::ostringstream Out;
    Debugger D(P, {}, manyNumbers(), Out, Few);
    std::vector<std::string> States = allStates(D);
    std::string Printed = Out.str();
    NumFailed += D.session().Status == RunStatus::Failed;
    std::string AtEnd = stateOf(D);
    for (uint64_t Step = D.timeline().step(); Step != 0;) {
      --Step;
      ASSERT_EQ(move(D, Motion::Kind::Into, true).Reason,
                Step == 0 ? StopReason::Start : StopReason::Step);
      ASSERT_EQ(D.timeline().step(), Step);
      ASSERT_EQ(stateOf(D), States[Step]) << *P.Text;
    }
    EXPECT_EQ(move(D, Motion::Kind::Into, true).Reason, StopReason::Start);
    std::mt19937 Random(Seed);
    for (unsigned N = 0; N != 40; ++N) {
      uint64_t Step = Random() % States.size();
      D.goTo(Step);
      ASSERT_EQ(D.timeline().step(), Step);
      ASSERT_EQ(stateOf(D), States[Step]) << *P.Text;
    }
    move(D, Motion::Kind::Continue, false);
    EXPECT_EQ(stateOf(D), AtEnd);
    EXPECT_EQ(Out.str(), Printed);
    EXPECT_LE(D.timeline().numCheckpoints(), Few.MaxCheckpoints);
  }
  EXPECT_GT(NumFailed, 0u);
  EXPECT_LT(NumFailed, NumPrograms);
}

TEST(TimelineTest, BreakpointsHoldInBothDirections) {
  size_t NumStops = 0;
  for (unsigned Seed = 0; Seed != NumPrograms; ++Seed) {
    Program P = parse(RandomProgram(Seed).make());
    std::ostringstream Out;
    Debugger D(P, {}, manyNumbers(), Out, Few);
    D.breakAtFunction("f");
    D.watch(0, 100, true, Seed % 2 == 0);
    for (uint64_t Units : {5, 50, 500})
      D.breakAtCost(Units * TicksPerUnit);
    auto All = [&](bool Backward) {
      std::vector<std::pair<uint64_t, std::vector<unsigned>>> Stops;
      Stop S;
      while ((S = move(D, Motion::Kind::Continue, Backward)).Reason ==
             StopReason::Breakpoint)
        Stops.emplace_back(D.timeline().step(), S.Hits);
      EXPECT_EQ(S.Reason, Backward ? StopReason::Start : StopReason::End);
      return Stops;
    };
    auto Forward = All(false);
    // What fails is where it was: that is no earlier moment.
    if (!Forward.empty() && Forward.back().first == D.timeline().step())
      Forward.pop_back();
    auto Backward = All(true);
    std::ranges::reverse(Backward);
    EXPECT_EQ(Forward, Backward) << *P.Text;
    NumStops += Forward.size();
  }
  EXPECT_GT(NumStops, 10 * NumPrograms);
}

constexpr const char *Endless = R"(
start main 0:
  .entry:
    r2 = malloc 80000
    br .loop
  .loop:
    store 8 r1 r2 0
    r1 = add r1 1 64
    br .loop
end main
)";

TEST(TimelineTest, CheckpointsAreBoundedAndNearWhereTheRunIs) {
  Program P = parse(Endless);
  std::ostringstream Out;
  Timeline::Limits Limits = {size_t(4) << 20, 16, 1 << 14};
  Debugger D(P, {}, "", Out, Limits);
  D.goTo(3'000'000);
  EXPECT_LE(D.timeline().numCheckpoints(), Limits.MaxCheckpoints);
  EXPECT_LE(D.timeline().checkpointBytes(), Limits.MaxBytes);
  // So is it wherever the run goes.
  for (uint64_t Step : {2'999'990, 1'500'001, 7, 2'000'000}) {
    D.goTo(Step);
    EXPECT_EQ(D.timeline().step(), Step);
    EXPECT_EQ(*evaluate("r1", D), (Step - 2) / 3 + (Step % 3 == 1));
    EXPECT_LE(D.timeline().numCheckpoints(), Limits.MaxCheckpoints);
    EXPECT_LE(D.timeline().checkpointBytes(), Limits.MaxBytes);
  }
}

TEST(TimelineTest, GoesOnWithoutCheckpointsThatAreTooLarge) {
  Program P = parse(Endless);
  std::ostringstream Out;
  Debugger D(P, {}, "", Out, {100'000, 16, 1000});
  D.goTo(20'000);
  EXPECT_EQ(D.timeline().numCheckpoints(), 1u);
  D.goTo(10'000);
  EXPECT_EQ(D.timeline().step(), 10'000u);
}

TEST(TimelineTest, IsInterrupted) {
  Program P = parse(Endless);
  std::ostringstream Out;
  Debugger D(P, {}, "", Out);
  Stop S;
  uint64_t Step = 0;
  // Where others use the processor, the run may not have got far.
  for (int Milliseconds = 20; Step < 1000; Milliseconds *= 2) {
    D.timeline().clearInterrupt();
    std::thread User([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(Milliseconds));
      D.timeline().interrupt();
    });
    S = move(D, Motion::Kind::Continue, false);
    User.join();
    EXPECT_EQ(S.Reason, StopReason::Interrupted);
    Step = D.timeline().step();
  }
  std::string State = stateOf(D);
  // Who goes back is then where it was.
  S = move(D, Motion::Kind::Continue, true);
  EXPECT_EQ(S.Reason, StopReason::Interrupted);
  EXPECT_EQ(D.timeline().step(), Step);
  EXPECT_EQ(stateOf(D), State);
  D.timeline().clearInterrupt();
  EXPECT_EQ(move(D, Motion::Kind::Into, false).Reason, StopReason::Step);
  EXPECT_EQ(D.timeline().step(), Step + 1);
}

TEST(TimelineTest, LimitsHold) {
  Program P = parse(Endless);
  std::ostringstream Out;
  RunOptions Options;
  Options.MaxSteps = 100;
  Debugger D(P, Options, "", Out, Few);
  EXPECT_EQ(move(D, Motion::Kind::Continue, false).Reason, StopReason::End);
  EXPECT_EQ(D.session().Status, RunStatus::Stopped);
  EXPECT_EQ(D.timeline().step(), 100u);
  move(D, Motion::Kind::Into, true);
  EXPECT_EQ(D.timeline().step(), 99u);
}

} // namespace
