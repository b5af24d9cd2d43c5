//===- DebuggerTest.cpp - Steps, breakpoints, frames and values -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where the debugger stops, and what it shows there.
///
//===----------------------------------------------------------------------===//

#include "Debugger.h"
#include "Expression.h"
#include "Md5.h"
#include "RunText.h"

#include <gtest/gtest.h>

using namespace course;
using Kind = Motion::Kind;

namespace {

/// `main` calls `f` twice in line 2; `g` is inlined in lines 3 and 4. `quiet`
/// has no source.
constexpr const char *Text = R"(
; object 100 12 table
start main 0:
  .entry:
    ; loc a/p.c:1 in main
    r1 = add 1 0 64
    r2 = malloc 16
    ; loc a/p.c:2 in main
    r3 = call f r1
    r3 = call f r3
    ; loc a/p.c:9 in g, called from a/p.c:3 in main
    r4 = add r3 1 64
    ; loc a/p.c:10 in g, called from a/p.c:3 in main
    store 4 r4 104 0
    ; loc a/p.c:9 in g, called from a/p.c:4 in main
    r4 = add r3 2 64
    r5 = call quiet
    ; loc a/p.c:5 in main
    store 8 r4 r2 8
    ret r4
end main
start f 1:
  ; frame 32
  .entry:
    ; loc a/p.c:20 in f
    sp = sub sp 32 64
    store 8 arg1 sp 8
    ; loc a/p.c:21 in f
    r7 = add arg1 1 64
    ret r7
end f
start quiet 0:
  .entry:
    r1 = add 5 0 64
    br .out
  .out:
    ret r1
end quiet
)";

class DebuggerTest : public testing::Test {
protected:
  DebuggerTest()
      : P(*parseProgram(Text, "dir/p.s").Parsed), D(P, {}, "", Out) {}

  StopReason move(Kind K, bool ByLine = true, bool Backward = false) {
    return D.move(D.motion(K, ByLine, Backward)).Reason;
  }
  /// "9 g main" if that is where it is.
  std::string place() {
    std::vector<Frame> Frames = D.frames(0, 10);
    std::string Where = std::to_string(Frames.front().Line);
    for (const Frame &F : Frames)
      Where += ' ' + std::string(F.Function);
    return Where;
  }
  /// The places that a motion leads to, until the end.
  std::string walk(Kind K, bool ByLine = true, bool Backward = false) {
    std::string Places;
    while (true) {
      StopReason Reason = move(K, ByLine, Backward);
      if (Reason == StopReason::End || Reason == StopReason::Start)
        return Places + (Backward ? "start" : "end");
      Places += place() + ", ";
    }
  }
  uint64_t value(const char *Expression, uint64_t Call = 0) {
    Result<uint64_t> R = evaluate(Expression, D, Call);
    EXPECT_TRUE(R) << R.Error;
    return R.Value.value_or(0);
  }

  std::ostringstream Out;
  Program P;
  Debugger D;
};

TEST_F(DebuggerTest, StepsIntoLines) {
  EXPECT_EQ(walk(Kind::Into),
            "2 main, 20 f main, 21 f main, 2 main, 20 f main, 21 f main, "
            "9 g main, 10 g main, 9 g main, 5 main, end");
}

TEST_F(DebuggerTest, StepsOverLines) {
  EXPECT_EQ(walk(Kind::Over),
            "2 main, 9 g main, 10 g main, 9 g main, 5 main, end");
}

TEST_F(DebuggerTest, StepsBackOverLines) {
  walk(Kind::Continue);
  EXPECT_EQ(walk(Kind::Over, true, true),
            "5 main, 9 g main, 10 g main, 9 g main, 2 main, start");
}

TEST_F(DebuggerTest, StepsBackIntoLines) {
  walk(Kind::Continue);
  EXPECT_EQ(walk(Kind::Into, true, true),
            "5 main, 9 g main, 10 g main, 9 g main, 21 f main, 20 f main, "
            "2 main, 21 f main, 20 f main, 2 main, start");
}

TEST_F(DebuggerTest, StepsOverCallsByInstruction) {
  EXPECT_EQ(walk(Kind::Over, false),
            "1 main, 2 main, 2 main, 9 g main, 10 g main, 9 g main, 9 g main, "
            "5 main, 5 main, end");
}

TEST_F(DebuggerTest, StepsByInstructionWhereThereIsNoSource) {
  D.breakAtFunction("quiet");
  move(Kind::Continue);
  EXPECT_EQ(place(), "0 quiet g main");
  EXPECT_EQ(move(Kind::Over), StopReason::Step);
  EXPECT_EQ(D.frames(0, 1).front().AssemblyLine, 35u);
}

TEST_F(DebuggerTest, GoesOutOfCallsAndInlinedOnes) {
  D.breakAtFunction("f");
  move(Kind::Continue);
  move(Kind::Out);
  EXPECT_EQ(place(), "2 main");
  D.breakpoints().clear();
  move(Kind::Over);
  move(Kind::Over);
  EXPECT_EQ(place(), "10 g main");
  // Into another call of the same function.
  move(Kind::Out);
  EXPECT_EQ(place(), "9 g main");
  EXPECT_EQ(D.frames(1, 1).front().Line, 4u);
  move(Kind::Out, true, true);
  EXPECT_EQ(place(), "10 g main");
  EXPECT_EQ(move(Kind::Out, /*ByLine=*/false), StopReason::End);
}

TEST_F(DebuggerTest, GoesBackToTheCall) {
  D.breakAtLine("p.c", 21);
  move(Kind::Continue);
  move(Kind::Out, true, true);
  EXPECT_EQ(place(), "2 main");
  EXPECT_EQ(D.timeline().step(), 2u);
}

TEST_F(DebuggerTest, BreaksAtLines) {
  Debugger::NewBreakpoint B = D.breakAtLine("p.c", 3);
  ASSERT_TRUE(B);
  EXPECT_EQ((*B)->LineNumber, 3u);
  // Once, although the line consists of two lines of `g`.
  EXPECT_EQ(walk(Kind::Continue), "9 g main, end");
  EXPECT_EQ(walk(Kind::Continue, true, true), "9 g main, start");
  D.breakpoints().clear();
  B = D.breakAtLine("/elsewhere/a/p.c", 6);
  ASSERT_TRUE(B);
  EXPECT_EQ((*B)->LineNumber, 9u);
  EXPECT_EQ(walk(Kind::Continue), "9 g main, 9 g main, end");
  D.breakpoints().clear();
  // Coming back into a line does not begin it.
  D.breakAtLine("a/p.c", 2);
  EXPECT_EQ(walk(Kind::Continue, true, true), "2 main, start");
}

TEST_F(DebuggerTest, BreaksAtLinesOfTheAssembly) {
  Debugger::NewBreakpoint B = D.breakAtLine("p.s", 11);
  ASSERT_TRUE(B);
  EXPECT_EQ((*B)->LineNumber, 12u);
  EXPECT_EQ(walk(Kind::Continue), "9 g main, end");
}

TEST_F(DebuggerTest, BreaksAtFunctionsThatAreInlined) {
  D.breakAtFunction("g");
  EXPECT_EQ(walk(Kind::Continue), "9 g main, end");
  D.breakpoints().clear();
  D.breakAtFunction("f");
  EXPECT_EQ(walk(Kind::Continue, true, true), "20 f main, 20 f main, start");
}

TEST_F(DebuggerTest, SaysWhyThereIsNoBreakpoint) {
  EXPECT_EQ(D.breakAtLine("q.c", 1).Error, "no code comes from a file 'q.c'");
  EXPECT_EQ(D.breakAtLine("p.c", 22).Error,
            "no code in line 22 of 'p.c' or below");
  EXPECT_EQ(D.breakAtLine("p.s", 99).Error,
            "no code in line 99 of 'p.s' or below");
  EXPECT_EQ(D.breakAtFunction("h").Error, "no function 'h'");
  EXPECT_EQ(D.breakAtLabel("h", "x").Error, "no function 'h'");
  EXPECT_EQ(D.breakAtLabel("f", "x").Error, "no label '.x' in function 'f'");
  EXPECT_EQ(D.watch(8, 0, true, true).Error,
            "no memory has 0 bytes at address 8");
  EXPECT_FALSE(D.watch(~uint64_t(0), 8, true, true));
  EXPECT_TRUE(D.breakpoints().all().empty());
}

TEST_F(DebuggerTest, BreaksAtLabelsAccessesAndCost) {
  unsigned Label = (*D.breakAtLabel("quiet", "out"))->Id;
  unsigned Store = (*D.watch(107, 1, false, true))->Id;
  unsigned Load = (*D.watch(0, 10240, true, false))->Id;
  unsigned Cost = (*D.breakAtCost(3001))->Id;
  auto Next = [&] {
    return D.move(D.motion(Kind::Continue, true, false)).Hits;
  };
  EXPECT_EQ(Next(), std::vector{Cost});
  EXPECT_EQ(D.timeline().step(), 2u);
  EXPECT_EQ(Next(), std::vector{Store});
  EXPECT_EQ(value("[table + 4, 4]"), 4u);
  EXPECT_TRUE(D.breakpoints().remove(Store));
  EXPECT_FALSE(D.breakpoints().remove(Store));
  EXPECT_EQ(Next(), std::vector{Label});
  EXPECT_EQ(Next(), std::vector<unsigned>{});
  EXPECT_NE(Load, Label);
}

TEST_F(DebuggerTest, NamesMemory) {
  D.breakAtLine("p.c", 21);
  move(Kind::Continue);
  std::string Names;
  for (const Region &R : D.regions())
    Names += std::to_string(R.Address) + ' ' + std::to_string(R.Size) + ' ' +
             R.Name + ", ";
  EXPECT_EQ(Names, "100 12 table, 10208 32 f, 20480 16 malloc in line 7, ");
  EXPECT_EQ(D.regionAt(111)->Name, "table");
  EXPECT_FALSE(D.regionAt(112));
  EXPECT_FALSE(D.regionAt(20496));
  D.breakAtFunction("quiet");
  move(Kind::Continue);
  move(Kind::Continue);
  EXPECT_FALSE(D.regionAt(10208)) << "f has returned";
}

TEST_F(DebuggerTest, KnowsRegistersOfCallers) {
  D.breakAtLine("p.c", 21);
  move(Kind::Continue);
  EXPECT_EQ(value("sp"), 10208u);
  EXPECT_EQ(value("sp", 1), 10240u);
  EXPECT_EQ(value("arg1"), 1u);
  EXPECT_EQ(evaluate("arg1", D, 1).Error, "the function has 0 arguments");
  EXPECT_EQ(evaluate("r1", D, 2).Error, "no such call");
}

TEST_F(DebuggerTest, EvaluatesExpressions) {
  EXPECT_EQ(evaluate("head", D).Error, "the head is unset");
  D.breakAtLine("p.c", 21);
  move(Kind::Continue);
  EXPECT_EQ(value("1 + 2*3 - (4 - 5)"), 8u);
  EXPECT_EQ(value("-0x10 + 16"), 0u);
  EXPECT_EQ(value("head - sp"), 8u);
  EXPECT_EQ(value("[sp + 8] * 10 + arg1"), 11u);
  EXPECT_EQ(value("cost"), D.session().Ticks);
  EXPECT_EQ(value("step"), 5u);
  EXPECT_EQ(value("table"), 100u);
}

TEST_F(DebuggerTest, SaysWhatIsWrongWithExpressions) {
  const std::pair<const char *, const char *> Wrong[] = {
      {"", "expected a value at the end"},
      {"1 +", "expected a value at the end"},
      {"(1", "expected ')'"},
      {"[1", "expected ']'"},
      {"[1, 3]", "a size is 1, 2, 4 or 8, not 3"},
      {"[10240]", "no memory at address 10240"},
      {"r17", "'r17' is no number, register or variable"},
      {"0xg", "'0xg' is no number, register or variable"},
      {"18446744073709551616",
       "'18446744073709551616' is no number, register or variable"},
      {"1 2", "unexpected '2'"},
      {"$", "'$' is no number, register or variable"},
      {"@", "unexpected '@'"},
      {"arg1", "the function has 0 arguments"},
  };
  for (auto [Expression, Message] : Wrong)
    EXPECT_EQ(evaluate(Expression, D).Error, Message) << Expression;
  EXPECT_EQ(evaluate(std::string(100000, '('), D).Error,
            "too many parentheses");
}

TEST_F(DebuggerTest, ShowsFramesOnRequest) {
  D.breakAtFunction("quiet");
  move(Kind::Continue);
  std::vector<Frame> Frames = D.frames(1, 1);
  ASSERT_EQ(Frames.size(), 1u);
  EXPECT_EQ(Frames[0].Function, "g");
  EXPECT_TRUE(Frames[0].IsInlined);
  EXPECT_EQ(Frames[0].Call, 1u);
  EXPECT_TRUE(D.frames(3, 5).empty());
}

TEST(Md5Test, SumsAreThoseOfRFC1321) {
  EXPECT_EQ(md5(""), "d41d8cd98f00b204e9800998ecf8427e");
  EXPECT_EQ(md5("a"), "0cc175b9c0f1b6a831c399e269772661");
  EXPECT_EQ(md5("message digest"), "f96b697d7cb7938d525a2f31aaf161d0");
  EXPECT_EQ(md5("123456789012345678901234567890123456789012345678901234567890"
                "12345678901234567890"),
            "57edf4a22be3c955ac49da2e2107b67a");
}

TEST(SourceFileTest, NamesMatchByWholeNames) {
  EXPECT_TRUE(isSameFile("p.c", "/x/p.c"));
  EXPECT_TRUE(isSameFile("./a/../p.c", "p.c"));
  EXPECT_TRUE(isSameFile("../src/p.c", "/x/src/p.c"));
  EXPECT_TRUE(isSameFile("../../p.c", "/x/build/../p.c"));
  EXPECT_FALSE(isSameFile("p.c", "/x/xp.c"));
  EXPECT_FALSE(isSameFile("a/p.c", "b/p.c"));
  EXPECT_FALSE(isSameFile("", "b/p.c"));
}

} // namespace
