//===-- PlanTest.cpp - Tests of the reader of plans -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CoursePlan.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

namespace {

std::string getError(StringRef Text) {
  Expected<Plan> P = parsePlan(Text, "p");
  return P ? "" : toString(P.takeError());
}

TEST(PlanTest, ReadsWhatIsThere) {
  Expected<Plan> P = parsePlan("# A comment.\n"
                               "course-plan 1\r\n"
                               "option course-daplr off # another one\n"
                               "run 40 18446744073709551615\n"
                               "run\n"
                               "function main 12ab\n"
                               "\n"
                               "\tloop 3 copies 4\n"
                               "loop 0 jam 0\n"
                               "function f 0\n",
                               "p");
  ASSERT_TRUE(bool(P));
  ASSERT_EQ(P->Options.size(), 1u);
  EXPECT_EQ(P->Options[0].Name, "course-daplr");
  EXPECT_EQ(P->Options[0].Value, "off");
  EXPECT_EQ(P->Options[0].Line, 3u);
  ASSERT_EQ(P->Runs.size(), 2u);
  EXPECT_EQ(P->Runs[0], (std::vector<uint64_t>{40, UINT64_MAX}));
  EXPECT_TRUE(P->Runs[1].empty());
  ASSERT_EQ(P->Functions.size(), 2u);
  EXPECT_EQ(P->Functions[0].Checksum, "12ab");
  ASSERT_EQ(P->Functions[0].Decisions.size(), 2u);
  EXPECT_EQ(P->Functions[0].Decisions[0].Loop, 3u);
  EXPECT_EQ(P->Functions[0].Decisions[0].Value, 4u);
  EXPECT_EQ(P->Functions[0].Decisions[0].Line, 8u);
  EXPECT_EQ(P->Functions[0].Decisions[1].Name, "jam");
  EXPECT_TRUE(P->Functions[1].Decisions.empty());
}

TEST(PlanTest, TellsTheLineOfMistakes) {
  EXPECT_EQ(getError(""), "p:0: not a plan: it is empty");
  EXPECT_EQ(getError("# only this\n"), "p:1: not a plan: it is empty");
  EXPECT_EQ(getError("option a b\n"),
            "p:1: not a plan: 'course-plan 1' is missing");
  EXPECT_EQ(getError("course-plan 2"), "p:1: a plan of version '2', not 1");
  EXPECT_EQ(getError("course-plan 1\n\nhello\n"),
            "p:3: not 'option', 'run', 'function' or 'loop': 'hello'");
  EXPECT_EQ(getError("course-plan 1\noption course-passes x"),
            "p:2: no option that a plan may set: 'course-passes'");
  EXPECT_EQ(getError("course-plan 1\noption course-daplr"),
            "p:2: not 'option NAME VALUE'");
  EXPECT_EQ(getError("course-plan 1\nrun 1 -1"),
            "p:2: no number that a program may read: '-1'");
  EXPECT_EQ(getError("course-plan 1\nfunction f"),
            "p:2: not 'function NAME CHECKSUM'");
  EXPECT_EQ(getError("course-plan 1\nloop 1 jam 2"),
            "p:2: a loop before the first function");
  EXPECT_EQ(getError("course-plan 1\nfunction f 1\nloop -1 jam 2"),
            "p:3: not 'loop NUMBER NAME VALUE'");
  EXPECT_EQ(getError("course-plan 1\nfunction f 1\nloop 1 jam 65"),
            "p:3: more than 64: 65");
  EXPECT_EQ(getError("course-plan 1\nfunction f 1\nloop 1 spin 2"),
            "p:3: no decision of a loop: 'spin'");
}

} // namespace
