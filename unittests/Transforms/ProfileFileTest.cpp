//===-- ProfileFileTest.cpp - Tests of reading counts ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/ProfileFile.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

/// A profile with these rows of blocks: function, label, count.
static std::string
profileOf(const std::string &Blocks,
          const std::string &Functions = "[\"main\"],[\"f\"]",
          const std::string &Version = "1") {
  return "{\"format\":\"course-profile\",\"version\":" + Version +
         ",\"functions\":{\"columns\":[\"name\"],\"rows\":[" + Functions +
         "]},\"blocks\":{\"columns\":[\"name\",\"count\",\"function\"],"
         "\"rows\":[" +
         Blocks + "]}}";
}

static std::string messageOf(const std::string &Text) {
  ProfileCounts Counts;
  return toString(addProfile(Text, "p.json", Counts));
}

TEST(ProfileFile, PlacesOfFunctions) {
  ProfileCounts Counts;
  Error E =
      addProfile(profileOf("[\".bb0.cab12.p0\",1,0],[\".bb3.p4.p11\",70,0],"
                           "[\".made\",5,0],[\".bb0.c77.p0\",9,1]"),
                 "p.json", Counts);
  ASSERT_FALSE(E) << toString(std::move(E));
  EXPECT_EQ(Counts.Functions["main"].Checksum, "ab12");
  EXPECT_EQ(Counts.Functions["main"].Places.size(), 3u);
  EXPECT_EQ(Counts.Functions["main"].Places[0], 1u);
  EXPECT_EQ(Counts.Functions["main"].Places[4], 70u);
  EXPECT_EQ(Counts.Functions["main"].Places[11], 70u);
  EXPECT_EQ(Counts.Functions["f"].Checksum, "77");
  EXPECT_EQ(Counts.Functions["f"].Places[0], 9u);
}

static std::string withReads(const std::string &Reads) {
  std::string Text = profileOf("[\".bb0.c1.p0\",1,0]");
  Text.pop_back();
  return Text + ",\"first-reads\":" + Reads + "}";
}

/// Each profile is a run; one of an older machine says nothing of it.
TEST(ProfileFile, FirstReads) {
  ProfileCounts Counts;
  cantFail(addProfile(withReads("[40,18446744073709551615]"), "a", Counts));
  cantFail(addProfile(withReads("[]"), "b", Counts));
  cantFail(addProfile(profileOf("[\".bb0.c1.p0\",1,0]"), "c", Counts));
  ASSERT_EQ(Counts.Runs.size(), 3u);
  EXPECT_EQ(Counts.Runs[0].FirstReads[0], 40u);
  EXPECT_EQ(Counts.Runs[0].FirstReads[1], ~uint64_t(0));
  EXPECT_TRUE(Counts.Runs[1].FirstReads.empty());
  EXPECT_TRUE(Counts.Runs[2].FirstReads.empty());
  EXPECT_EQ(messageOf(withReads("7")), "p.json: 'first-reads' is no list");
  EXPECT_EQ(messageOf(withReads("[-1]")), "p.json: what was read is no number");
  EXPECT_EQ(messageOf(withReads("[\"7\"]")),
            "p.json: what was read is no number");
}

/// It is said, and does not end the program.
TEST(ProfileFile, Nesting) {
  std::string Deep(100000, '[');
  EXPECT_EQ(messageOf(Deep), "p.json: it is nested too deeply");
  EXPECT_EQ(messageOf("{\"a\\\"[[\":" + Deep),
            "p.json: it is nested too deeply");
  std::string Name(1000, '[');
  EXPECT_EQ(messageOf("{\"" + Name + "\":1}"),
            "p.json: not a profile of course-run");
}

/// Blocks that were duplicated have the same places: all of them count.
TEST(ProfileFile, CopiesOfBlocksAddUp) {
  ProfileCounts Counts;
  cantFail(addProfile(profileOf("[\".bb0.c1.p0\",1,0],[\".bb1.p2\",3,0],"
                                "[\".bb7.p2\",4,0]"),
                      "p.json", Counts));
  EXPECT_EQ(Counts.Functions["main"].Places[2], 7u);
}

TEST(ProfileFile, ProfilesAddUp) {
  ProfileCounts Counts;
  for (const char *Count : {"5", "18446744073709551615"})
    cantFail(
        addProfile(profileOf(std::string("[\".bb0.c1.p0\",") + Count + ",0]"),
                   "p.json", Counts));
  EXPECT_EQ(Counts.Functions["main"].Places[0], ~uint64_t(0));
}

/// Of the same function at another time: only the last one counts.
TEST(ProfileFile, AnotherChecksum) {
  ProfileCounts Counts;
  cantFail(addProfile(profileOf("[\".bb0.c1.p0\",5,0],[\".bb1.p1\",6,0]"), "a",
                      Counts));
  cantFail(addProfile(profileOf("[\".bb0.c2.p0\",7,0]"), "b", Counts));
  EXPECT_EQ(Counts.Functions["main"].Checksum, "2");
  EXPECT_EQ(Counts.Functions["main"].Places.size(), 1u);
  EXPECT_EQ(Counts.Functions["main"].Places[0], 7u);
}

TEST(ProfileFile, Mistakes) {
  const std::string Good = "[\".bb0.c1.p0\",5,0]";
  EXPECT_EQ(messageOf(profileOf(Good)), "");
  EXPECT_EQ(messageOf("[]"), "p.json: not a profile of course-run");
  EXPECT_EQ(messageOf("{}"), "p.json: not a profile of course-run");
  EXPECT_EQ(messageOf("{\"format\":\"course-profile\"}"),
            "p.json: a profile without version");
  EXPECT_EQ(messageOf(profileOf(Good, "", "2")),
            "p.json: a profile of version 2, not 1");
  EXPECT_EQ(messageOf("{\"format\":\"course-profile\",\"version\":1}"),
            "p.json: the table 'functions' is missing");
  EXPECT_EQ(messageOf(profileOf("[\".bb0\",5]")),
            "p.json: a row of the table 'blocks' has another length");
  for (const char *Row : {"[\".bb0.p0\",5,2]", "[\".bb0.p0\",-1,0]",
                          "[\".bb0.p0\",1,-1]", "[7,1,0]"})
    EXPECT_EQ(messageOf(profileOf(Row)),
              "p.json: a row of the table 'blocks' cannot be read");
  EXPECT_EQ(messageOf(profileOf(Good, "[7]")),
            "p.json: a row of the table 'functions' cannot be read");
  EXPECT_EQ(messageOf(profileOf("[\".entry\",5,0]")),
            "p.json: a profile of a program that was not compiled with "
            "-course-profile-record");
  // Half of a file.
  EXPECT_TRUE(StringRef(messageOf(profileOf(Good).substr(0, 60)))
                  .starts_with("p.json: "));
}
