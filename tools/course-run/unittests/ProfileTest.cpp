//===- ProfileTest.cpp - What a run cost, by place ------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomProgram.h"
#include "RunText.h"
#include "course-machine/Report.h"

#include <map>

using namespace course;

using Kind = Profile::ObjectKind;

namespace {

Outcome profileText(const std::string &Text, const std::string &Input = "",
                    RunOptions Options = {}) {
  Options.MakeProfile = true;
  return runText(Text, Input, Options);
}

/// Every table adds up to the statistics of the run.
void expectSums(const Outcome &O) {
  ASSERT_TRUE(O.Result.Places);
  const Profile &At = *O.Result.Places;
  uint64_t Count = 0, Ticks = 0, HeadBytes = 0;
  for (const Profile::Instruction &I : At.Instructions) {
    Count += I.Count;
    Ticks += I.Self.Ticks;
    HeadBytes += I.Self.HeadBytes;
  }
  EXPECT_EQ(Count, O.stats().Steps);
  EXPECT_EQ(Ticks, O.stats().TotalTicks);
  EXPECT_EQ(HeadBytes, O.stats().HeadBytes);
  Ticks = HeadBytes = 0;
  for (const Profile::CallPath &Path : At.CallPaths) {
    Ticks += Path.Self.Ticks;
    HeadBytes += Path.Self.HeadBytes;
  }
  EXPECT_EQ(Ticks, O.stats().TotalTicks);
  EXPECT_EQ(HeadBytes, O.stats().HeadBytes);
  uint64_t Accesses = 0;
  HeadBytes = 0;
  for (const Profile::Transition &T : At.Transitions) {
    Accesses += T.Accesses;
    HeadBytes += T.HeadBytes;
  }
  EXPECT_EQ(HeadBytes, O.stats().HeadBytes);
  uint64_t Loads = 0;
  for (CostClass Class : {CostClass::LoadStack, CostClass::LoadHeap,
                          CostClass::StoreStack, CostClass::StoreHeap})
    Loads += O.stats().Classes[size_t(Class)].Count;
  EXPECT_EQ(Accesses, Loads);
}

/// The ticks of each instruction, in order.
std::vector<uint64_t> ticks(const Outcome &O) {
  std::vector<uint64_t> Result;
  for (const Profile::Instruction &I : O.Result.Places->Instructions)
    Result.push_back(I.Self.Ticks);
  return Result;
}

/// Accesses by the kind and name of the object.
std::map<std::pair<Kind, std::string>, uint64_t> accesses(const Outcome &O) {
  std::map<std::pair<Kind, std::string>, uint64_t> Result;
  const Profile &At = *O.Result.Places;
  for (const Profile::Transition &T : At.Transitions) {
    const Profile::Object &To = At.Objects[T.To];
    Result[{To.Kind, std::string(To.Name)}] += T.Accesses;
  }
  return Result;
}

} // namespace

TEST(ProfileTest, OnlyOnDemand) {
  EXPECT_FALSE(runText(mainOf("r1 = add 1 2 64")).Result.Places);
}

TEST(ProfileTest, InstructionsHaveWhatTheyCost) {
  Outcome O = profileText(mainOf("store 8 1 0 0\n"    // free: the first access
                                 "r2 = load 8 24 0\n" // 24 bytes
                                 "r3 = malloc 16\n"
                                 "store 8 2 r3 8\n" // in the heap
                                 "reset stack\n"
                                 "r2 = add r2 1 64"));
  expectSums(O);
  EXPECT_EQ(ticks(O), (std::vector<uint64_t>{0, 5024, 2500, 10000 + 20488 - 24,
                                             5000, 3000, 2500}));
}

TEST(ProfileTest, AFreeFirstAccessMayBeInTheHeap) {
  Outcome O = profileText(mainOf("r3 = malloc 16\nstore 8 2 r3 8"));
  expectSums(O);
  EXPECT_EQ(ticks(O), (std::vector<uint64_t>{2500, 0, 2500}));
}

TEST(ProfileTest, WhatFailsIsNotCounted) {
  for (const char *Failing : {"r1 = udiv 1 0 64", "r1 = load 8 4 0",
                              "assert_eq 1 2", "r1 = call none"}) {
    Outcome O = profileText(mainOf(std::string("store 8 1 0 0\n") + Failing));
    EXPECT_EQ(O.Result.Status, RunStatus::Failed);
    expectSums(O);
  }
}

TEST(ProfileTest, LimitsStopAtTheSamePlace) {
  RunOptions Options;
  Options.MaxTicks = 5000 + 2500 - 1;
  Outcome O = profileText(
      mainOf("store 8 1 0 0\nstore 8 1 0 0\nr1 = icmp eq 1 1 64"), "", Options);
  EXPECT_EQ(O.Result.Status, RunStatus::Stopped);
  expectSums(O);
  EXPECT_EQ(ticks(O), (std::vector<uint64_t>{0, 5000, 0, 0}));
}

/// Counts come from those of blocks, also where a run ends early.
TEST(ProfileTest, StatisticsAreThoseOfARunWithout) {
  for (unsigned Seed = 0; Seed != 100; ++Seed) {
    std::string Text = RandomProgram(Seed).make();
    RunOptions Options;
    const std::string Input = "1 2 3 4 5 6 7 8 9";
    Outcome Whole = runText(Text, Input, Options);
    for (uint64_t MaxSteps :
         {Whole.stats().Steps / 3, Whole.stats().Steps / 2, ~uint64_t(0)}) {
      Options.MaxSteps = MaxSteps;
      Outcome Without = runText(Text, Input, Options);
      Outcome With = profileText(Text, Input, Options);
      EXPECT_EQ(With.Output, Without.Output);
      EXPECT_EQ(With.Result.Status, Without.Result.Status);
      expectSums(With);
      EXPECT_EQ(With.stats().TotalTicks, Without.stats().TotalTicks);
      EXPECT_EQ(With.stats().HeadTicks, Without.stats().HeadTicks);
      for (unsigned Class = 0; Class != NumCostClasses; ++Class) {
        EXPECT_EQ(With.stats().Classes[Class].Count,
                  Without.stats().Classes[Class].Count);
        EXPECT_EQ(With.stats().Classes[Class].Ticks,
                  Without.stats().Classes[Class].Ticks);
      }
    }
  }
}

static const char *const Recursive = R"(
start main 0:
  .a:
    r1 = call f 3
    r1 = call g 1
    ret r1
end main
start f 1:
  .a:
    br arg1 .b .c
  .b:
    r1 = sub arg1 1 64
    r1 = call g r1
    ret r1
  .c:
    ret 7
end f
start g 1:
  .a:
    r1 = call f arg1
    ret r1
end g
)";

TEST(ProfileTest, RecursionLeadsBackToTheFunctionOnThePath) {
  Outcome O = profileText(Recursive);
  expectSums(O);
  const std::vector<Profile::CallPath> &Paths = O.Result.Places->CallPaths;
  // main, main-f, main-f-g, main-g, main-g-f.
  ASSERT_EQ(Paths.size(), 5u);
  EXPECT_EQ(Paths[1].Parent, 0u);
  EXPECT_EQ(Paths[1].CallLine, 4u);
  EXPECT_EQ(Paths[1].Calls, 4u);
  EXPECT_EQ(Paths[2].Parent, 1u);
  EXPECT_EQ(Paths[2].Calls, 3u);
  EXPECT_EQ(Paths[4].Parent, 3u);
}

TEST(ProfileTest, CumulativeCostsCountRecursionOnce) {
  Outcome O = profileText(Recursive);
  const std::vector<Profile::Function> &F = O.Result.Places->Functions;
  EXPECT_EQ(F[0].CumulativeTicks, O.ticks());
  EXPECT_EQ(F[1].Calls, 6u);
  // All but main's own 2 calls and return, and g's outermost call of f.
  EXPECT_EQ(F[1].CumulativeTicks, O.ticks() - 2 * 7500 - 2500 - 7500 - 2500);
}

TEST(ProfileTest, PathsEndWhenThereAreTooMany) {
  // Each function calls the next one twice: 2^16 paths.
  std::string Text = "start main 0:\n.a:\ncall f0\nret\nend main\n";
  for (unsigned N = 0; N != 16; ++N) {
    std::string Name = "f" + std::to_string(N);
    std::string Next = N == 15 ? "" : "call f" + std::to_string(N + 1) + "\n";
    Text += "start " + Name + " 0:\n.a:\n" + Next + Next + "ret\nend " + Name +
            "\n";
  }
  Outcome O = profileText(Text);
  expectSums(O);
  EXPECT_TRUE(O.Result.Places->HasOmittedPaths);
  EXPECT_EQ(O.Result.Places->CallPaths.size(), Profile::MaxCallPaths);
  EXPECT_EQ(O.Result.Places->Functions[0].CumulativeTicks, O.ticks());
}

TEST(ProfileTest, ObjectsAreNamedByComments) {
  Outcome O = profileText("; object 0 8 a\n; object 8 4 b c\n"
                          "; object 20480 16 in heap\n" +
                          mainOf("r1 = malloc 32\n"
                                 "store 8 1 0 0\n"
                                 "store 4 1 0 8\n"
                                 "store 4 1 0 12\n"
                                 "store 8 1 r1 8\n"
                                 "store 8 1 r1 16"));
  expectSums(O);
  auto At = accesses(O);
  EXPECT_EQ((At[{Kind::Global, "a"}]), 1u);
  EXPECT_EQ((At[{Kind::Global, "b c"}]), 1u);
  EXPECT_EQ((At[{Kind::Stack, ""}]), 1u);
  EXPECT_EQ((At[{Kind::Global, "in heap"}]), 1u);
  EXPECT_EQ((At[{Kind::Heap, ""}]), 1u);
}

TEST(ProfileTest, CommentsThatCannotBeTrueAreIgnored) {
  Outcome O = profileText("; object 10232 16 x\n; object 18446744073709551615 "
                          "18446744073709551615 y\n; object 0 z\n"
                          "start main 0:\n; frame 16 10236\n; frame x\n.a:\n"
                          "store 8 1 10232 0\nret\nend main\n");
  expectSums(O);
  EXPECT_EQ((accesses(O)[{Kind::Stack, ""}]), 1u);
  EXPECT_TRUE(O.P.Objects.empty());
  EXPECT_EQ(O.P.Functions[0].FrameSize, 0u);
  EXPECT_TRUE(O.P.Functions[0].FixedFrames.empty());
}

TEST(ProfileTest, FramesBelongToWhoMadeThem) {
  // f moves sp; g says what is below it; the address goes from one to another.
  Outcome O = profileText(R"(
start main 0:
; frame 8 10232
  .a:
    store 8 1 10232 0
    sp = sub sp 8 64
    call f
    ret
end main
start f 0:
  .a:
    sp = sub sp 16 64
    store 8 1 sp 8
    call g sp
    store 8 1 10232 0
    ret
end f
start g 1:
; frame 8
  .a:
    store 8 1 sp 18446744073709551608
    store 8 2 arg1 0
    ret
end g
)");
  ASSERT_EQ(O.Result.Status, RunStatus::Finished) << O.message();
  expectSums(O);
  auto At = accesses(O);
  EXPECT_EQ((At[{Kind::Frame, "main"}]), 2u);
  EXPECT_EQ((At[{Kind::Frame, "f"}]), 2u);
  EXPECT_EQ((At[{Kind::Frame, "g"}]), 1u);
}

TEST(ProfileTest, FramesEndWithTheirCalls) {
  // Frames of 4 KB, again and again; the caller's stays, and what is below it
  // is nobody's when the callee has returned.
  Outcome O = profileText(R"(
start main 0:
  .a:
    r1 = mul 3 1 64
    sp = sub sp 16 64
    br .b
  .b:
    r2 = call f sp
    store 8 1 sp 8
    store 8 1 sp 18446744073709551608
    store 8 1 sp 18446744073709547504
    r1 = sub r1 1 64
    br r1 .b .c
  .c:
    ret
end main
start f 1:
; frame 4096
  .a:
    sp = sub sp 16 64
    store 8 1 sp 18446744073709551608
    store 8 2 arg1 8
    store 8 2 arg1 18446744073709551576
    sp = add sp 16 64
    sp = sub sp 8 64
    ret
end f
)");
  ASSERT_EQ(O.Result.Status, RunStatus::Finished) << O.message();
  expectSums(O);
  auto At = accesses(O);
  EXPECT_EQ((At[{Kind::Frame, "main"}]), 6u);
  EXPECT_EQ((At[{Kind::Frame, "f"}]), 6u);
  EXPECT_EQ((At[{Kind::Stack, ""}]), 6u);
}

TEST(ProfileTest, TheInnermostOfFramesThatOverlapCounts) {
  Outcome O = profileText(R"(
start main 0:
  .a:
    call f
    ret
end main
start f 0:
; frame 64
  .a:
    call g
    store 8 1 sp 18446744073709551608
    ret
end f
start g 0:
; frame 32
  .a:
    call h
    store 8 1 sp 18446744073709551608
    store 8 1 sp 18446744073709551568
    ret
end g
start h 0:
  .a:
    store 8 1 sp 18446744073709551608
    ret
end h
)");
  ASSERT_EQ(O.Result.Status, RunStatus::Finished) << O.message();
  expectSums(O);
  EXPECT_EQ((accesses(O)[{Kind::Frame, "g"}]), 2u);
  EXPECT_EQ((accesses(O)[{Kind::Frame, "f"}]), 2u);
}

TEST(ProfileTest, FramesMayBeInTheHeap) {
  Outcome O = profileText(R"(
start main 0:
  .a:
    r1 = malloc 100000
    sp = add r1 100000 64
    call f 2
    store 8 1 sp 18446744073709551608
    ret
end main
start f 1:
; frame 40000
  .a:
    store 8 1 sp 18446744073709511616
    sp = sub sp 40000 64
    br arg1 .b .c
  .b:
    r2 = sub arg1 1 64
    call f r2
    ret
  .c:
    ret
end f
)");
  // The third one would be from the stack area to the heap.
  ASSERT_EQ(O.Result.Status, RunStatus::Finished) << O.message();
  expectSums(O);
  EXPECT_EQ((accesses(O)[{Kind::Frame, "f"}]), 2u);
}

/// What each path cost at each line of the assembly.
static std::map<std::pair<uint32_t, uint32_t>, uint64_t>
ticksOfPaths(const Outcome &O) {
  std::map<std::pair<uint32_t, uint32_t>, uint64_t> Result;
  for (const Profile::PathInstruction &I : O.Result.Places->PathInstructions)
    Result[{I.Path, I.Line}] = I.Self.Ticks;
  return Result;
}

static const char *const TwoCallers = R"(
start main 0:
  .a:
    call f 1
    call g
    ret
end main
start g 0:
  .a:
    call f 3
    ret
end g
start f 1:
  .a:
; loc a.c:1 in f
    br arg1 .b .c
  .b:
; loc a.c:2 in inner, called from a.c:3 in f
    r1 = add r1 1 64
    store 8 r1 0 0
    r2 = icmp ult r1 arg1 64
    br r2 .b .c
  .c:
; loc a.c:4 in f
    assert_eq arg1 1
    ret
end f
)";

TEST(ProfileTest, PathsHaveWhatTheyCostByPlace) {
  Outcome O = profileText(TwoCallers);
  EXPECT_EQ(O.Result.Status, RunStatus::Failed);
  expectSums(O);
  auto At = ticksOfPaths(O);
  // main, main-f, main-g, main-g-f.
  ASSERT_EQ(O.Result.Places->CallPaths.size(), 4u);
  EXPECT_EQ((At[{1, 19}]), 3000u);
  EXPECT_EQ((At[{3, 19}]), 3 * 3000u);
  EXPECT_EQ((At[{1, 20}]), 0u);
  EXPECT_EQ((At[{3, 20}]), 3 * 5000u);
  // What failed was not completed, and nothing after it.
  EXPECT_TRUE(At.contains({1, 25}));
  EXPECT_FALSE(At.contains({3, 25}));
  EXPECT_TRUE(At.contains({1, 26}));
  EXPECT_FALSE(At.contains({3, 26}));
  // For each path all that it cost.
  for (uint32_t Path : {1, 3}) {
    uint64_t Ticks = 0;
    for (const auto &[Place, Cost] : At)
      Ticks += Place.first == Path ? Cost : 0;
    EXPECT_EQ(Ticks, O.Result.Places->CallPaths[Path].Self.Ticks);
  }
}

TEST(ProfileTest, CallsThatHaveNotReturnedAreNotComplete) {
  Outcome O = profileText(R"(
start main 0:
  .a:
    call f 2
    ret
end main
start f 1:
  .a:
; loc a.c:1 in f
    r1 = sub arg1 1 64
    call g r1
; loc a.c:2 in f
    ret
end f
start g 1:
  .a:
    br arg1 .b .c
  .b:
    call f arg1
    ret
  .c:
    call h
    ret
end g
start h 0:
  .a:
    call f 7
    ret
end h
)",
                          "", [] {
                            RunOptions Options;
                            Options.MaxSteps = 100;
                            return Options;
                          }());
  EXPECT_EQ(O.Result.Status, RunStatus::Stopped);
  expectSums(O);
  uint64_t Count = 0;
  for (const Profile::Instruction &I : O.Result.Places->Instructions)
    if (I.Line >= 10 && I.Line <= 13)
      Count += I.Count;
  EXPECT_GT(Count, 0u);
  // f leads back to its one path.
  EXPECT_TRUE(O.Result.Places->PathInstructions.empty());
}

TEST(ProfileTest, BlocksBelongToTheirMalloc) {
  Outcome O = profileText(mainOf("r1 = malloc 8\nfree r1\n"
                                 "r2 = malloc 16\nstore 8 1 r2 0\n"
                                 "reset heap\nstore 8 1 r2 8"));
  expectSums(O);
  const Profile &At = *O.Result.Places;
  std::vector<const Profile::Object *> Blocks;
  for (const Profile::Object &Object : At.Objects)
    if (Object.Kind == Kind::Heap)
      Blocks.push_back(&Object);
  ASSERT_EQ(Blocks.size(), 2u);
  EXPECT_EQ(Blocks[0]->Line, 3u);
  EXPECT_EQ(Blocks[0]->Bytes, 8u);
  EXPECT_EQ(Blocks[1]->Begin, 20480u);
  EXPECT_EQ(Blocks[1]->End, 20496u);
  // From the head unset, and from its reset.
  ASSERT_EQ(At.Transitions.size(), 2u);
  EXPECT_EQ(At.Objects[At.Transitions[0].From].Kind, Kind::Start);
  EXPECT_EQ(At.Objects[At.Transitions[1].From].Kind, Kind::ResetHeap);
  EXPECT_EQ(At.Transitions[1].HeadBytes, 8u);
}

TEST(ProfileTest, HeadSamplesAreFewAndCoverTheRun) {
  Outcome O = profileText(R"(
start main 0:
  .a:
    store 8 1 8000 0
    r1 = mul 10000 1 64
    br .b
  .b:
    r2 = urem r1 1000 64
    r2 = mul r2 8 64
    store 8 1 r2 0
    r1 = sub r1 1 64
    br r1 .b .c
  .c:
    ret
end main
)");
  expectSums(O);
  const Profile &At = *O.Result.Places;
  EXPECT_LE(At.HeadSamples.size(), Profile::MaxHeadSamples);
  EXPECT_GT(At.HeadSamples.size(), Profile::MaxHeadSamples / 2);
  EXPECT_EQ(At.HeadSamples.size(), O.ticks() / At.TicksPerHeadSample + 1);
  EXPECT_EQ(At.HeadSamples.front().Max, 8000u);
  uint64_t Min = ~uint64_t(0), Max = 0;
  for (const Profile::HeadSample &S : At.HeadSamples) {
    Min = std::min(Min, S.Min);
    Max = std::max(Max, S.Max);
  }
  EXPECT_EQ(Min, 0u);
  EXPECT_EQ(Max, 8000u);
}

TEST(ProfileTest, JsonHasPlacesOfTheSource) {
  Outcome O = profileText("; source md5:12ab d.h\n"
                          "start main 0:\n.a:\n"
                          "; loc a \"b\".c:3 in f, called from d.h:7 in main\n"
                          "r1 = add 1 2 64\n"
                          "; loc somewhere\n"
                          "ret\nend main\n");
  std::string Text = printProfile(O.P, O.Result, costTables().front());
  for (const char *Part :
       {"\"version\": 1", "{\"name\": \"d.h\",\"checksum\": \"md5:12ab\"}",
        "{\"name\": \"a \\\"b\\\".c\",\"checksum\": \"\"}",
        "[[1,3,\"f\"],[0,7,\"main\"]]", "[5,1,3000,0,0]", "[7,1,2500,0,1]",
        "[1,3,1,3000,0]"})
    EXPECT_NE(Text.find(Part), std::string::npos) << Part << " in " << Text;
}
