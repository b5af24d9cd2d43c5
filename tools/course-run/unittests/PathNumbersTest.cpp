//===- PathNumbersTest.cpp - Numbers of paths -----------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PathNumbers.h"
#include "RunText.h"

#include <random>
#include <set>

using namespace course;

using Blocks = std::vector<uint32_t>;

// Ball and Larus's graph of six blocks and six paths.
TEST(PathNumbers, SixPaths) {
  enum { A, B, C, D, E, F };
  PathNumbers N({{C, B}, {C, D}, {D}, {F, E}, {F}, {}});
  ASSERT_EQ(N.numPaths(), 6u);
  EXPECT_EQ(N.decode(0).Blocks, (Blocks{A, C, D, F}));
  EXPECT_EQ(N.decode(1).Blocks, (Blocks{A, C, D, E, F}));
  EXPECT_EQ(N.decode(2).Blocks, (Blocks{A, B, C, D, F}));
  EXPECT_EQ(N.decode(3).Blocks, (Blocks{A, B, C, D, E, F}));
  EXPECT_EQ(N.decode(4).Blocks, (Blocks{A, B, D, F}));
  EXPECT_EQ(N.decode(5).Blocks, (Blocks{A, B, D, E, F}));
}

TEST(PathNumbers, Loop) {
  PathNumbers N({{1}, {1, 2}, {}});
  // From the entry or the loop, to the loop or the end.
  ASSERT_EQ(N.numPaths(), 4u);
  EXPECT_EQ(N.decode(0).Blocks, (Blocks{0, 1}));
  EXPECT_TRUE(N.decode(0).IsLoop);
  EXPECT_EQ(N.decode(1).Blocks, (Blocks{0, 1, 2}));
  EXPECT_EQ(N.decode(2).Blocks, (Blocks{1}));
  EXPECT_EQ(N.decode(3).Blocks, (Blocks{1, 2}));
  const PathNumbers::Edge *Back = N.findEdge(1, 1);
  ASSERT_TRUE(Back && Back->IsBack);
  EXPECT_EQ(Back->Restart, 2u);
}

TEST(PathNumbers, TooManyPaths) {
  std::vector<Blocks> Diamonds;
  for (uint32_t N = 0; N != 192; N += 3) {
    Diamonds.push_back({N + 1, N + 2});
    Diamonds.push_back({N + 3});
    Diamonds.push_back({N + 3});
  }
  Diamonds.push_back({});
  EXPECT_EQ(PathNumbers(Diamonds).numPaths(), 0u);
  Diamonds.resize(30);
  Diamonds.push_back({});
  EXPECT_EQ(PathNumbers(Diamonds).numPaths(), 1024u);
}

// Along random paths through random graphs, irreducible ones too: the sum of the
// edges is the number of just this path.
TEST(PathNumbers, SumsAreNumbersOfPaths) {
  for (unsigned Seed = 0; Seed != 300; ++Seed) {
    std::mt19937 Random(Seed);
    const uint32_t Size = 2 + Random() % 12;
    std::vector<Blocks> Successors(Size);
    for (uint32_t B = 0; B + 1 != Size; ++B) {
      std::set<uint32_t> To = {B + 1};
      for (unsigned More = Random() % 3; More; --More)
        To.insert(Random() % Size);
      Successors[B].assign(To.begin(), To.end());
    }
    const PathNumbers N(Successors);
    ASSERT_NE(N.numPaths(), 0u);
    std::set<std::pair<Blocks, uint64_t>> Seen;
    for (uint64_t P = 0; P != std::min<uint64_t>(N.numPaths(), 500); ++P) {
      const PathNumbers::Path Path = N.decode(P);
      EXPECT_TRUE(
          Seen.insert({Path.Blocks, Path.IsLoop ? Path.Header : Size}).second ||
          Path.Blocks.front() == 0)
          << "seed " << Seed << ", path " << P;
    }
    Blocks Now = {0};
    uint64_t Sum = 0;
    for (unsigned Step = 0; Step != 200; ++Step) {
      const uint32_t At = Now.back();
      if (Successors[At].empty()) {
        EXPECT_EQ(N.decode(Sum).Blocks, Now) << "seed " << Seed;
        break;
      }
      const uint32_t To = Successors[At][Random() % Successors[At].size()];
      const PathNumbers::Edge *E = N.findEdge(At, To);
      ASSERT_TRUE(E);
      Sum += E->Add;
      if (E->IsBack) {
        EXPECT_EQ(N.decode(Sum).Blocks, Now) << "seed " << Seed;
        EXPECT_EQ(N.decode(Sum).Header, To);
        Now.clear();
        Sum = E->Restart;
      }
      Now.push_back(To);
    }
  }
}

// The paths of a run: three iterations, one of them by the other side.
TEST(PathNumbers, OfARun) {
  RunOptions Options;
  Options.MakeProfile = Options.CountPaths = true;
  Outcome O = runText("start main 0:\n"
                      ".entry:\n"
                      "  r1 = mul 3 1 64\n"
                      "  br .loop\n"
                      ".loop:\n"
                      "  r2 = urem r1 2 64\n"
                      "  br r2 .odd .even\n"
                      ".odd:\n"
                      "  br .next\n"
                      ".even:\n"
                      "  br .next\n"
                      ".next:\n"
                      "  r1 = sub r1 1 64\n"
                      "  br r1 .loop .exit\n"
                      ".exit:\n"
                      "  ret\n"
                      "end main\n",
                      "", Options);
  ASSERT_TRUE(O.Result.Places);
  const std::vector<Profile::Path> &Paths = O.Result.Places->Paths;
  ASSERT_EQ(Paths.size(), 3u);
  for (const Profile::Path &P : Paths)
    EXPECT_EQ(P.Count, 1u);
  // loop is block 1, odd 2, even 3, next 4, exit 5.
  EXPECT_EQ(Paths[0].Blocks, (Blocks{0, 1, 2, 4, 1}));
  EXPECT_TRUE(Paths[0].IsLoop);
  EXPECT_EQ(Paths[1].Blocks, (Blocks{1, 2, 4, 5}));
  EXPECT_FALSE(Paths[1].IsLoop);
  EXPECT_EQ(Paths[2].Blocks, (Blocks{1, 3, 4, 1}));
  EXPECT_FALSE(O.Result.Places->HasUncountedPaths);
}
