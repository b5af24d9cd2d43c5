//===-- LazyCodeMotionTest.cpp - Tests of lazy code motion ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/LazyCodeMotion.h"
#include "RandomFlow.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

static Counts run(const FlowProgram &P, const EdgeCodeMotion &M,
                  const FlowPath &Path) {
  return countComputations(P, {M.Insert, InNoBlock, InNoBlock, M.Delete}, Path);
}

static Counts run(const FlowProgram &P, const NodeCodeMotion &M,
                  const FlowPath &Path) {
  return countComputations(P, {OnNoEdge, M.Insert, InNoBlock, M.Replace}, Path);
}

static Counts run(const FlowProgram &P, const MorelRenvoise &M,
                  const FlowPath &Path) {
  return countComputations(P, {OnNoEdge, InNoBlock, M.Insert, M.Delete}, Path);
}

// Whether no expression is computed more often.
static bool isAtMost(const Counts &A, const Counts &B) {
  return all_of(zip_equal(A, B), [](auto Pair) {
    return std::get<0>(Pair) <= std::get<1>(Pair);
  });
}

//===----------------------------------------------------------------------===//
// The examples of the notes
//===----------------------------------------------------------------------===//

namespace {

/// A program with one expression, a * b, whose blocks have names.
struct Example {
  IdVector<BlockId, std::string> Names;
  FlowProgram P;

  /// \p Computes and \p Defines name blocks; one that does both computes first.
  Example(ArrayRef<std::pair<StringRef, StringRef>> Edges,
          ArrayRef<StringRef> Computes, ArrayRef<StringRef> Defines)
      : P{FlowGraph(0, {}), 2, {{FlowVariableId(0), FlowVariableId(1)}}, {}} {
    SmallVector<FlowGraph::Edge, 0> Numbers;
    for (auto [From, To] : Edges) {
      BlockId FromNumber = number(From);
      Numbers.push_back({FromNumber, number(To)});
    }
    P.Graph = FlowGraph(Names.size(), Numbers);
    P.Blocks.resize(Names.size());
    for (StringRef Name : Computes)
      P.Blocks[number(Name)].push_back(compute(0));
    for (StringRef Name : Defines)
      P.Blocks[number(Name)].push_back(define(0));
  }

  std::string blocks(const BlockFacts &Sets) const {
    return list(Sets, [&](BlockId I) { return Names[I]; });
  }
  std::string edges(const EdgeFacts &Sets) const {
    return list(Sets, [&](EdgeId I) { return edgeName(I); });
  }
  /// A node is named after its block, or its edge.
  std::string nodes(const NodeProgram &N, const BlockFacts &Sets) const {
    return list(Sets, [&](BlockId I) {
      const NodeProgram::Origin &O = N.Origins[I];
      return O.Edge != None ? edgeName(O.Edge) : Names[O.Block];
    });
  }

private:
  BlockId number(StringRef Name) {
    auto It = find(Names, Name.str());
    if (It == Names.end())
      It = Names.insert(It, Name.str());
    return BlockId(It - Names.begin());
  }
  std::string edgeName(EdgeId E) const {
    return Names[P.Graph.edges()[E].From] + "." + Names[P.Graph.edges()[E].To];
  }
  template <typename IdType, typename NameFn>
  static std::string list(const IdVector<IdType, BitVector> &Sets,
                          NameFn Name) {
    std::string Result;
    for (IdType I : Sets.ids())
      if (Sets[I][0])
        Result += (Result.empty() ? "" : " ") + Name(I);
    return Result;
  }
};

} // namespace

// Knoop's example: appendix A of the report on SSAPRE, and section 14.4 of the
// notes.
static Example makeKnoop() {
  return Example({{"1", "2"},   {"1", "4"},   {"2", "3"},   {"3", "5"},
                  {"4", "5"},   {"5", "6"},   {"5", "7"},   {"6", "8"},
                  {"6", "9"},   {"7", "18"},  {"8", "11"},  {"9", "12"},
                  {"10", "11"}, {"11", "10"}, {"11", "14"}, {"12", "15"},
                  {"12", "17"}, {"14", "16"}, {"15", "16"}, {"16", "18"},
                  {"17", "18"}},
                 {"3", "10", "15", "16", "17"}, {"2", "4"});
}

// T003-A-LCM, T002-LCM.
TEST(LazyCodeMotion, KnoopEdges) {
  Example K = makeKnoop();
  ASSERT_FALSE(K.P.check());
  EdgeCodeMotion M = moveToEdges(K.P);
  EXPECT_EQ(K.edges(M.Earliest), "2.3 5.6");
  EXPECT_EQ(K.blocks(M.LaterIn), "3 6 8 9 12 15 17");
  EXPECT_EQ(K.edges(M.Insert), "8.11");
  EXPECT_EQ(K.blocks(M.Delete), "10 16");
}

TEST(LazyCodeMotion, KnoopNodes) {
  Example K = makeKnoop();
  NodeProgram N = splitIntoNodes(K.P);
  ASSERT_FALSE(N.Program.check());
  NodeCodeMotion M = moveToNodes(N.Program);
  EXPECT_EQ(K.nodes(N, M.Earliest), "3 6");
  EXPECT_EQ(K.nodes(N, M.Latest), "3 15 17 8.11");
  EXPECT_EQ(K.nodes(N, M.Insert), "15 8.11");
  EXPECT_EQ(K.nodes(N, M.Replace), "10 15 16");
}

TEST(LazyCodeMotion, KnoopMorelRenvoise) {
  Example K = makeKnoop();
  MorelRenvoise M = suppressPartialRedundancies(K.P);
  EXPECT_EQ(K.blocks(M.Insert), "6");
  EXPECT_EQ(K.blocks(M.Delete), "10 15 17 16");
}

// Checks what lazy code motion inserts on edges and deletes, and what Morel and
// Renvoise insert and delete.
static void expectMotions(const Example &E, StringRef OnEdges,
                          StringRef Deleted, StringRef InBlocks,
                          StringRef DeletedThen) {
  EdgeCodeMotion M = moveToEdges(E.P);
  EXPECT_EQ(E.edges(M.Insert), OnEdges);
  EXPECT_EQ(E.blocks(M.Delete), Deleted);
  MorelRenvoise O = suppressPartialRedundancies(E.P);
  EXPECT_EQ(E.blocks(O.Insert), InBlocks);
  EXPECT_EQ(E.blocks(O.Delete), DeletedThen);
}

// T002-PRE1: computed in one arm, and where the arms meet.
TEST(LazyCodeMotion, Diamond) {
  Example D({{"entry", "left"},
             {"entry", "right"},
             {"left", "join"},
             {"right", "join"}},
            {"left", "join"}, {"entry"});
  expectMotions(D, "right.join", "join", "right", "join");
}

// T002-PRE2: invariant in a loop.
TEST(LazyCodeMotion, Invariant) {
  Example L({{"entry", "loop"}, {"loop", "loop"}, {"loop", "exit"}}, {"loop"},
            {"entry"});
  expectMotions(L, "entry.loop", "loop", "entry", "loop");
}

// T002-PRE3: before two merges is one place, in their sides there are two.
TEST(LazyCodeMotion, BeforeBothMerges) {
  Example F({{"entry", "left"},
             {"entry", "1"},
             {"1", "2"},
             {"1", "3"},
             {"left", "2"},
             {"2", "use2"},
             {"left", "3"},
             {"3", "use3"},
             {"use2", "exit"},
             {"use3", "exit"}},
            {"left", "use2", "use3"}, {"entry"});
  // Each of the two edges is on paths of its own: as good, and later.
  expectMotions(F, "1.2 1.3", "use2 use3", "1", "use2 use3");
}

// T003-C: what can be put off to its uses stays there.
TEST(LazyCodeMotion, Later) {
  Example C({{"Begin", "1"},
             {"Begin", "0"},
             {"0", "3"},
             {"0", "2"},
             {"1", "3"},
             {"2", "5"},
             {"3", "Exit"},
             {"3", "4"},
             {"4", "5"},
             {"5", "6"},
             {"5", "5"},
             {"6", "Exit"}},
            {"1", "6"}, {"Begin", "2"});
  EdgeCodeMotion M = moveToEdges(C.P);
  EXPECT_EQ(C.edges(M.Insert), "");
  EXPECT_EQ(C.blocks(M.Delete), "");
}

// A critical edge: lazy code motion needs a block on it, Morel and Renvoise
// have no place.
TEST(LazyCodeMotion, CriticalEdge) {
  Example C({{"entry", "left"},
             {"entry", "right"},
             {"left", "join"},
             {"right", "join"},
             {"right", "out"}},
            {"left", "join"}, {"entry"});
  expectMotions(C, "right.join", "join", "", "");
}

// Nobody may compute what a loop that never ends does not reach.
TEST(LazyCodeMotion, EndlessLoop) {
  Example E({{"entry", "loop"}, {"entry", "use"}, {"loop", "loop"}}, {"use"},
            {"entry"});
  EdgeCodeMotion M = moveToEdges(E.P);
  EXPECT_EQ(E.edges(M.Insert), "");
  EXPECT_EQ(E.blocks(M.Delete), "");
}

//===----------------------------------------------------------------------===//
// Random programs
//===----------------------------------------------------------------------===//

// A node on an edge of a loop that never ends is an end, the edge is not: there
// the node form has fewer places.
static bool hasEndlessLoop(const FlowGraph &G) {
  return any_of(G.blocks(), [&](BlockId Block) {
    return G.ends()[Block] && !G.outEdges(Block).empty();
  });
}

// No path pays more, temporaries hold what they should, the forms agree, and
// Morel and Renvoise find less.
TEST(LazyCodeMotion, RandomPaths) {
  Random R(8);
  unsigned NumSaved = 0, NumMissed = 0;
  for (unsigned I = 0; I != 500; ++I) {
    NodeProgram N = splitIntoNodes(
        randomFlowProgram(R, 2 + R.below(20), R.below(20), 1 + R.below(6)));
    const FlowProgram &P = N.Program;
    ASSERT_FALSE(P.check());
    EdgeCodeMotion Edges = moveToEdges(P);
    NodeCodeMotion Nodes = moveToNodes(P);
    MorelRenvoise Blocks = suppressPartialRedundancies(P);
    for (unsigned J = 0; J != 30; ++J) {
      FlowPath Path = randomPath(R, P.Graph, R.below(60));
      Counts Before = countComputations(P, Path);
      Counts After = run(P, Edges, Path);
      EXPECT_TRUE(isAtMost(After, Before));
      Counts InNodes = run(P, Nodes, Path);
      EXPECT_TRUE(isAtMost(InNodes, Before));
      EXPECT_TRUE(isAtMost(After, InNodes));
      if (!hasEndlessLoop(P.Graph))
        EXPECT_EQ(After, InNodes);
      Counts Old = run(P, Blocks, Path);
      EXPECT_TRUE(isAtMost(Old, Before));
      EXPECT_TRUE(isAtMost(After, Old));
      NumSaved += After != Before;
      NumMissed += After != Old;
    }
  }
  EXPECT_GT(NumSaved, 1000u);
  EXPECT_GT(NumMissed, 0u);
}

namespace {

/// One expression of a small program, computed on any set of edges.
class AnyPlacement {
  const FlowProgram &P;
  const LocalExpressions &L;
  EdgeFacts Insert;
  BlockFacts Delete;

public:
  AnyPlacement(const FlowProgram &P, const LocalExpressions &L, unsigned Edges)
      : P(P), L(L) {
    for (unsigned E = 0; E != P.Graph.edges().size(); ++E) {
      Insert.emplace_back(1);
      Insert.back()[0] = Edges >> E & 1;
    }
    DataFlowProblem Available = makeAvailable(P, L);
    Available.OnEdge = Insert;
    Delete = solveDataFlow(P.Graph, Available).In;
    for (auto [D, Computed] : zip_equal(Delete, L.UpwardExposed))
      D &= Computed;
  }
  AnyPlacement(const FlowProgram &P, const LocalExpressions &L,
               const EdgeCodeMotion &M)
      : P(P), L(L), Insert(M.Insert), Delete(M.Delete) {}

  /// Whether it computes only what each path computes anyway.
  bool isSafe(const BlockFacts &Anticipated) const {
    for (auto [I, E] : enumerateIds(P.Graph.edges()))
      if (Insert[I][0] && !Anticipated[E.To][0])
        return false;
    return true;
  }
  Counts count(const FlowPath &Path) const {
    return countComputations(P, {Insert, InNoBlock, InNoBlock, Delete}, Path);
  }
  /// The edges at whose start the temporary is live.
  ById<EdgeId, BitVector> live() const;
};

} // namespace

ById<EdgeId, BitVector> AnyPlacement::live() const {
  IdArrayRef<EdgeId, FlowGraph::Edge> Edges = P.Graph.edges();
  ById<EdgeId, BitVector> Live(Edges.size());
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (auto [I, E] : enumerateIds(Edges)) {
      if (Live[I] || Insert[I][0])
        continue;
      bool AtStart = Delete[E.To][0];
      if (!L.UpwardExposed[E.To][0] && !L.Killed[E.To][0])
        for (EdgeId Next : P.Graph.outEdges(E.To))
          AtStart |= Live[Next];
      Live[I] = AtStart;
      Changed |= AtStart;
    }
  }
  return Live;
}

// Against all placements of small programs: none that is safe computes less on
// any path, and of those that compute as little none has shorter lifetimes.
TEST(LazyCodeMotion, BestOfAllPlacements) {
  Random R(9);
  unsigned NumMoved = 0;
  for (unsigned I = 0; I != 250; ++I) {
    FlowProgram P = randomFlowProgram(R, 3 + R.below(4), 1 + R.below(3), 1);
    const unsigned NumEdges = P.Graph.edges().size();
    LocalExpressions L = findLocalExpressions(P);
    BlockFacts Anticipated = solveDataFlow(P.Graph, makeVeryBusy(P, L)).In;
    EdgeCodeMotion M = moveToEdges(P);
    AnyPlacement Lazy(P, L, M);
    EXPECT_TRUE(Lazy.isSafe(Anticipated));
    SmallVector<FlowPath, 0> Paths = listPaths(P.Graph, 9);
    SmallVector<Counts, 0> Least;
    for (const FlowPath &Path : Paths) {
      Least.push_back(Lazy.count(Path));
      NumMoved += Least.back() != countComputations(P, Path);
    }
    for (unsigned Edges = 0; Edges != 1u << NumEdges; ++Edges) {
      AnyPlacement Other(P, L, Edges);
      if (!Other.isSafe(Anticipated))
        continue;
      bool IsAsGood = true;
      for (auto [Path, N] : zip_equal(Paths, Least)) {
        Counts Theirs = Other.count(Path);
        EXPECT_TRUE(isAtMost(N, Theirs));
        IsAsGood &= N == Theirs;
      }
      if (IsAsGood)
        EXPECT_FALSE(Lazy.live().test(Other.live()));
    }
  }
  EXPECT_GT(NumMoved, 100u);
}
