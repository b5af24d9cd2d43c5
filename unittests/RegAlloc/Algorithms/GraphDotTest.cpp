//===-- GraphDotTest.cpp - Tests of output for Graphviz -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/GraphDot.h"
#include "RandomGraphs.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <set>

using namespace llvm;
using namespace llvm::course;

static std::string toDot(const ColoringProblem &P, StringRef Title,
                         ColoringRef Colors = {}) {
  IdVector<NodeId, std::string> Nodes = {"%0", "%1", "%2", "%3"};
  const IdVector<ColorId, std::string> Registers = {"r1", "r2"};
  std::string Result;
  raw_string_ostream OS(Result);
  Nodes.resize(P.Graph.size());
  writeDot(OS, Title, P, {Nodes, Registers}, Colors);
  return Result;
}

TEST(GraphDot, InterferencesAndAffinities) {
  InterferenceGraph G = makeGraph(3, {{0, 1}, {2, 1}});
  // The same two nodes both ways round, and one with itself.
  auto Affinities = affinities({{2, 0, 1}, {0, 2, 5}, {1, 1, 1}});
  EXPECT_EQ(toDot({G, 2, Affinities}, "f"), R"(graph "f" {
  label="f";
  node [shape=circle, margin=0.03];
  n0 [label="%0"];
  n1 [label="%1"];
  n2 [label="%2"];
  n0 -- n1;
  n1 -- n2;
  n2 -- n0 [style=dashed];
}
)");
}

TEST(GraphDot, Assignment) {
  InterferenceGraph G = makeGraph(4, {{0, 1}});
  auto Affinities = affinities({{0, 2, 1}, {1, 2, 1}, {0, 3, 1}});
  EXPECT_EQ(toDot({G, 2, Affinities}, "f", colors({0, 1, 0, None})),
            R"(graph "f" {
  label="f";
  node [shape=circle, margin=0.03];
  n0 [label="%0
r1", style=filled, fillcolor="0.000 0.45 1.0"];
  n1 [label="%1
r2", style=filled, fillcolor="0.618 0.45 1.0"];
  n2 [label="%2
r1", style=filled, fillcolor="0.000 0.45 1.0"];
  n3 [label="%3
none"];
  n0 -- n1;
  n0 -- n2 [style=dashed];
  n1 -- n2 [style=dashed, color=red];
  n0 -- n3 [style=dashed, color=red];
}
)");
}

TEST(GraphDot, TitlesAreQuoted) {
  InterferenceGraph G(0, {});
  EXPECT_TRUE(StringRef(toDot({G, 2}, "a\"b\\c\xff\x01"))
                  .starts_with("graph \"a\\\"b\\\\c??\" {\n"));
}

TEST(GraphDot, FileNames) {
  EXPECT_EQ(getFileName("main"), "main");
  EXPECT_EQ(getFileName("_Z3foov.isra.0"), "_Z3foov.isra.0");
  EXPECT_EQ(getFileName("a/b"), "a-2Fb");
  EXPECT_EQ(getFileName("a-2Fb"), "a-2D2Fb");
  EXPECT_EQ(getFileName(".."), "-2E.");
  EXPECT_EQ(getFileName(StringRef("\0\xff", 2)), "-00-FF");
  EXPECT_EQ(getFileName(""), "-x");
}

TEST(GraphDot, FileNamesDiffer) {
  std::set<std::string> Names;
  unsigned NumNames = 0;
  auto Add = [&](StringRef Name) {
    std::string File = getFileName(Name);
    EXPECT_LE(File.size(), 200u);
    EXPECT_TRUE(all_of(File, [](char C) {
      return isAlnum(C) || C == '_' || C == '.' || C == '-';
    })) << File;
    EXPECT_NE(File.front(), '.');
    EXPECT_TRUE(Names.insert(File).second) << File;
    ++NumNames;
  };
  // All names of up to three of these bytes, and long ones.
  const char Bytes[] = {'a', 'x', '2', 'F', '.', '-', '/', '\0', '\x80'};
  Add("");
  for (char A : Bytes) {
    Add(StringRef(&A, 1));
    for (char B : Bytes) {
      char Two[] = {A, B};
      Add(StringRef(Two, 2));
      for (char C : Bytes) {
        char Three[] = {A, B, C};
        Add(StringRef(Three, 3));
      }
    }
  }
  for (unsigned Length : {66, 67, 199, 200, 201, 1000}) {
    Add(std::string(Length, '/'));
    Add(std::string(Length, 'a'));
    Add(std::string(Length, 'a') + "/");
  }
  // What the file of a long name is called is a name of another.
  Add(getFileName(std::string(1000, 'a')));
  EXPECT_EQ(NumNames, Names.size());
}
