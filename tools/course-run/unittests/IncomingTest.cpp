//===- IncomingTest.cpp - Reads of the caller's registers -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// RunOptions::CheckIncoming, and the comment that it understands.
///
//===----------------------------------------------------------------------===//

#include "RunText.h"

using namespace course;

namespace {

std::string messageOf(const std::string &Text) {
  RunOptions Options;
  Options.CheckIncoming = true;
  return runText(Text, "", Options).message();
}

/// `main` writes r1 and r2 and calls f, whose head is followed by \p Comment
/// and whose block is \p Body.
std::string callOf(const std::string &Comment, const std::string &Body) {
  return "start main 0:\n.e:\nr1 = mul 5 1 64\nr2 = mul 6 1 64\n"
         "r3 = call f\nr4 = add r1 r3 64\nret r4\nend main\n"
         "start f 0:\n" +
         Comment + "\n.e:\n" + Body + "\nend f\n";
}

TEST(Incoming, UndeclaredReadIsAnError) {
  EXPECT_EQ(messageOf(callOf("", "ret r1")),
            "reads r1, which this call has not written and its function does "
            "not declare as incoming");
  EXPECT_EQ(runText(callOf("", "ret r1")).message(), "");
}

TEST(Incoming, DeclaredReadIsNone) {
  EXPECT_EQ(messageOf(callOf("; incoming r1", "ret r1")), "");
  EXPECT_EQ(messageOf(callOf("; incoming r2 r1", "r3 = sub r1 r2 64\nret r3")),
            "");
}

TEST(Incoming, WrittenReadIsNone) {
  EXPECT_EQ(messageOf(callOf("", "r1 = mul 1 1 64\nret r1")), "");
}

TEST(Incoming, WritingOneDeclaresNoOther) {
  EXPECT_NE(messageOf(callOf("; incoming r1", "r3 = add r1 r2 64\nret r3")),
            "");
}

TEST(Incoming, OnlyTheSelectedOperandIsRead) {
  auto MessageOf = [](const std::string &Select) {
    return messageOf(callOf("; incoming r1", "r3 = " + Select + "\nret r3"));
  };
  EXPECT_EQ(MessageOf("select r1 7 r2"), "");
  EXPECT_EQ(MessageOf("select 0 r2 r1"), "");
  EXPECT_NE(MessageOf("select r1 r2 7"), "");
  EXPECT_NE(MessageOf("select 0 r1 r2"), "");
  EXPECT_NE(MessageOf("select r2 r1 7"), "");
}

TEST(Incoming, MovesOfTheUnknownAreNoReads) {
  auto MessageOf = [](const std::string &Body) {
    return messageOf(callOf("", Body));
  };
  EXPECT_EQ(MessageOf("r3 = mul r2 1 64\nret 0"), "");
  EXPECT_NE(MessageOf("r3 = mul r2 1 64\nret r3"), "");
  EXPECT_NE(MessageOf("r3 = mul r2 1 32\nret 0"), "");
  EXPECT_NE(MessageOf("r3 = mul r2 2 64\nret 0"), "");
  EXPECT_EQ(MessageOf("store 8 r2 8 0\nr3 = load 8 8 0\nret 0"), "");
  EXPECT_NE(MessageOf("store 8 r2 8 0\nr3 = load 8 8 0\nret r3"), "");
  EXPECT_EQ(MessageOf("store 8 r2 8 0\nstore 8 7 8 0\nr3 = load 8 8 0\nret r3"),
            "");
  EXPECT_NE(MessageOf("store 4 r2 8 0\nret 0"), "");
  EXPECT_NE(MessageOf("store 8 7 r2 0\nret 0"), "");
}

TEST(Incoming, StackPointerIsAlwaysThere) {
  EXPECT_EQ(messageOf(callOf("", "ret sp")), "");
}

TEST(Incoming, CallerKnowsItsOwnAgain) {
  // r9 is written in f only, so main must not read it afterwards.
  std::string Text = "start main 0:\n.e:\ncall f\nret r9\nend main\n"
                     "start f 0:\n.e:\nr9 = mul 1 1 64\nret r9\nend f\n";
  EXPECT_NE(messageOf(Text), "");
}

TEST(Incoming, ResultOfCallIsWritten) {
  EXPECT_EQ(messageOf("start main 0:\n.e:\nr9 = call f\nret r9\nend main\n"
                      "start f 0:\n.e:\nret 4\nend f\n"),
            "");
}

TEST(Incoming, EveryOperandCounts) {
  for (const char *Body :
       {"r9 = add 1 r8 64\nret", "r9 = select 0 2 r8\nret",
        "store 4 r8 0 0\nret", "store 8 0 r8 0\nret", "r9 = load 8 r8 0\nret",
        "r9 = malloc r8\nret", "free r8\nret", "call write r8\nret",
        "call f r8\nret", "assert_eq 0 r8\nret", "br r8 .x .x\n.x:\nret",
        "switch r8 1 .x .x\n.x:\nret", "ret r8"})
    EXPECT_NE(messageOf("start main 0:\n.e:\n" + std::string(Body) +
                        "\nend main\nstart f 1:\n.e:\nret\nend f\n")
                  .find("reads r8"),
              std::string::npos)
        << Body;
}

TEST(Incoming, OtherCommentsDeclareNothing) {
  for (const char *Comment :
       {"; incoming", "; incoming r17", "; incoming r1, r2", "; incoming arg1",
        "; Incoming r1", ";incoming r1", "; incoming sp r1"})
    EXPECT_NE(messageOf(callOf(Comment, "ret r1")), "") << Comment;
  // After the first label it is too late.
  EXPECT_NE(messageOf(callOf("", "; incoming r1\nret r1")), "");
}

} // namespace
