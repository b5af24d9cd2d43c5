//===-- SSAPRETest.cpp - Tests of SSAPRE ----------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/SSAPRE.h"
#include "DataFlow/LazyCodeMotion.h"
#include "RandomFlow.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <map>

using namespace llvm;
using namespace llvm::course;

//===----------------------------------------------------------------------===//
// Programs in SSA form
//===----------------------------------------------------------------------===//

namespace {

/// A program in minimal SSA form, with one expression to move.
class SSAProgram {
  const FlowProgram &P;
  const unsigned Expression;
  const Dominance Tree;
  /// For each version of a variable where it is defined. A PHI has a version
  /// for each edge.
  struct Version {
    unsigned Block;
    bool IsPhi;
    SmallVector<unsigned, 2> OnEdge;
  };
  SmallVector<Version, 0> Versions;
  SSAPREProblem Problem;
  std::map<std::vector<unsigned>, unsigned> Keys;
  SmallVector<std::vector<unsigned>, 0> VersionsOf;

public:
  SSAProgram(const FlowProgram &P, unsigned Expression)
      : P(P), Expression(Expression), Tree(P.Graph),
        Problem{P.Graph, Tree, {}, {}} {
    rename();
    for (unsigned Key = 0; Key != Problem.Keys.size(); ++Key)
      translate(Key);
  }
  SSAProgram(const SSAProgram &) = delete;

  const SSAPREProblem &problem() const { return Problem; }
  /// How often the expression is computed along a path; expects that each
  /// occurrence gets what it computed before.
  unsigned count(const SSAPREResult &R, const FlowPath &Path) const;

private:
  void rename();
  unsigned makeKey(const std::vector<unsigned> &Operands);
  void translate(unsigned Key);
};

/// What Φs, occurrences and insertions hold while a path is executed.
class SSAMachine {
  const FlowProgram &P;
  const unsigned Expression;
  const SSAPREResult &R;
  FlowState State;
  std::vector<FlowState::Worth> Phis, Insertions, Occurrences;
  unsigned N = 0;

public:
  SSAMachine(const FlowProgram &P, unsigned Expression, const SSAPREResult &R)
      : P(P), Expression(Expression), R(R), State(P), Phis(R.Phis.size()),
        Insertions(R.Insertions.size()), Occurrences(R.Values.size()) {}

  unsigned run(ArrayRef<unsigned> FirstOccurrence, const FlowPath &Path) {
    visit(0, FirstOccurrence[0]);
    for (unsigned E : Path) {
      follow(E);
      unsigned To = P.Graph.edges()[E].To;
      visit(To, FirstOccurrence[To]);
    }
    return N;
  }

private:
  FlowState::Worth read(SSAPREValue V) const {
    switch (V.From) {
    case SSAPREValue::Phi:
      return Phis[V.Number];
    case SSAPREValue::Insertion:
      return Insertions[V.Number];
    case SSAPREValue::Occurrence:
      return Occurrences[V.Number];
    default:
      ADD_FAILURE() << "a value from nowhere";
      return {};
    }
  }
  void follow(unsigned Edge);
  void visit(unsigned Block, unsigned Occurrence);
};

} // namespace

void SSAMachine::follow(unsigned Edge) {
  for (auto [I, New] : enumerate(R.Insertions))
    if (New.Edge == Edge) {
      Insertions[I] = State.evaluate(Expression);
      ++N;
    }
  unsigned To = P.Graph.edges()[Edge].To;
  ArrayRef<unsigned> Edges = P.Graph.inEdges(To);
  auto Old = Phis;
  for (auto [I, F] : enumerate(R.Phis))
    if (F.Block == To) {
      SSAPREValue V = F.Operands[find(Edges, Edge) - Edges.begin()];
      Phis[I] = V.From == SSAPREValue::Phi ? Old[V.Number] : read(V);
    }
}

void SSAMachine::visit(unsigned Block, unsigned Occurrence) {
  for (const FlowStatement &S : P.Blocks[Block]) {
    if (S.Expression == Expression) {
      SSAPREValue V = R.Values[Occurrence];
      if (V == SSAPREValue{SSAPREValue::Occurrence, Occurrence}) {
        Occurrences[Occurrence] = State.evaluate(Expression);
        ++N;
      } else {
        EXPECT_EQ(read(V), State.evaluate(Expression));
      }
      ++Occurrence;
    }
    if (S.Defined != None)
      State.define(S.Defined);
  }
}

unsigned SSAProgram::count(const SSAPREResult &R, const FlowPath &Path) const {
  SmallVector<unsigned, 0> First(P.Graph.size());
  unsigned Next = 0;
  // Occurrences are numbered in the order of the walk.
  for (unsigned Block : Tree.walk()) {
    First[Block] = Next;
    Next += count_if(P.Blocks[Block], [&](const FlowStatement &S) {
      return S.Expression == Expression;
    });
  }
  return SSAMachine(P, Expression, R).run(First, Path);
}

unsigned SSAProgram::makeKey(const std::vector<unsigned> &Operands) {
  auto [It, IsNew] = Keys.try_emplace(Operands, Problem.Keys.size());
  if (IsNew) {
    Problem.Keys.emplace_back();
    VersionsOf.push_back(Operands);
  }
  return It->second;
}

// What a key is on the edges to its block; may add keys.
void SSAProgram::translate(unsigned Key) {
  std::vector<unsigned> Operands = VersionsOf[Key];
  unsigned Block = 0;
  for (unsigned V : Operands)
    if (Tree.strictlyDominates(Block, Versions[V].Block))
      Block = Versions[V].Block;
  bool ByPhis = all_of(Operands, [&](unsigned V) {
    return Versions[V].Block != Block || Versions[V].IsPhi;
  });
  ByPhis &=
      any_of(Operands, [&](unsigned V) { return Versions[V].Block == Block; });
  SmallVector<unsigned, 2> OnEdge;
  for (unsigned I = 0; ByPhis && I != P.Graph.inEdges(Block).size(); ++I) {
    std::vector<unsigned> There = Operands;
    for (unsigned &V : There)
      if (Versions[V].Block == Block)
        V = Versions[V].OnEdge[I];
    OnEdge.push_back(makeKey(There));
  }
  Problem.Keys[Key].Block = Block;
  Problem.Keys[Key].ByPhis = ByPhis;
  Problem.Keys[Key].OnEdge = OnEdge;
}

void SSAProgram::rename() {
  const FlowGraph &G = P.Graph;
  // The PHIs of a block, by variable.
  std::vector<std::map<unsigned, unsigned>> Phis(G.size());
  for (unsigned Variable = 0; Variable != P.NumVariables; ++Variable) {
    SmallVector<unsigned, 8> Blocks;
    for (const FlowDefinition &D : listDefinitions(P))
      if (P.Blocks[D.Block][D.Statement].Defined == Variable)
        Blocks.push_back(D.Block);
    for (unsigned Block : Tree.iteratedFrontier(Blocks)) {
      Phis[Block][Variable] = Versions.size();
      Versions.push_back({Block, true, {}});
      Versions.back().OnEdge.resize(G.inEdges(Block).size());
    }
  }
  std::vector<std::vector<unsigned>> AtEnd(G.size());
  for (unsigned Block : Tree.walk()) {
    std::vector<unsigned> Now(P.NumVariables);
    if (Block != 0)
      Now = AtEnd[Tree.immediateDominator(Block)];
    for (auto [Variable, V] : Phis[Block])
      Now[Variable] = V;
    for (auto [I, S] : enumerate(P.Blocks[Block])) {
      if (S.Expression == Expression) {
        std::vector<unsigned> Operands;
        for (unsigned Variable : P.Operands[Expression])
          Operands.push_back(Now[Variable]);
        Problem.Occurrences.push_back(
            {{Block, unsigned(I)}, makeKey(Operands)});
      }
      if (S.Defined != None) {
        Now[S.Defined] = Versions.size();
        Versions.push_back({Block, false, {}});
      }
    }
    AtEnd[Block] = Now;
    for (unsigned E : G.outEdges(Block)) {
      unsigned To = G.edges()[E].To;
      for (auto [Variable, V] : Phis[To])
        Versions[V].OnEdge[find(G.inEdges(To), E) - G.inEdges(To).begin()] =
            Now[Variable];
    }
  }
}

//===----------------------------------------------------------------------===//
// Against lazy code motion
//===----------------------------------------------------------------------===//

// SSAPRE computes each expression as often as lazy code motion on each path,
// and each value is there where it is read.
TEST(SSAPRE, ComputesAsOftenAsLazyCodeMotion) {
  Random R(11);
  unsigned NumReloads = 0, NumPhis = 0, NumInsertions = 0;
  for (unsigned I = 0; I != 1000; ++I) {
    FlowProgram P = randomFlowProgram(R, 2 + R.below(I % 10 ? 12 : 40),
                                      R.below(I % 10 ? 12 : 40), 2);
    EdgeCodeMotion M = moveToEdges(P);
    for (unsigned E = 0; E != P.numExpressions(); ++E) {
      SSAProgram S(P, E);
      ASSERT_FALSE(S.problem().check());
      SSAPREResult Result = solveSSAPRE(S.problem());
      Complaint C = verifySSAPRE(S.problem(), Result);
      ASSERT_FALSE(C) << *C;
      NumReloads += Result.numReloads();
      NumPhis += Result.Phis.size();
      NumInsertions += Result.Insertions.size();
      for (unsigned J = 0; J != 20; ++J) {
        FlowPath Path = randomPath(R, P.Graph, R.below(50));
        Counts Lazy =
            countComputations(P, {M.Insert, Nowhere, Nowhere, M.Delete}, Path);
        ASSERT_EQ(S.count(Result, Path), Lazy[E]) << "program " << I;
      }
    }
  }
  EXPECT_GT(NumReloads, 500u);
  EXPECT_GT(NumPhis, 100u);
  EXPECT_GT(NumInsertions, 100u);
}

//===----------------------------------------------------------------------===//
// By hand
//===----------------------------------------------------------------------===//

namespace {

/// A graph and one key that is there from the start.
struct Example {
  FlowGraph Graph;
  Dominance Tree{Graph};
  SSAPREProblem P{Graph, Tree, {{}}, {}};

  Example(unsigned NumBlocks, ArrayRef<FlowGraph::Edge> Edges,
          ArrayRef<unsigned> Blocks)
      : Graph(NumBlocks, Edges) {
    for (unsigned Block : Blocks)
      P.Occurrences.push_back({{Block, 1}, 0});
  }
  Example(const Example &) = delete;

  SSAPREResult solve() const {
    SSAPREResult R = solveSSAPRE(P);
    Complaint C = verifySSAPRE(P, R);
    EXPECT_FALSE(C) << *C;
    return R;
  }
};

/// entry 0, sides 1 and 2, join 3; computed on one side and after the join.
struct Diamond : Example {
  Diamond() : Example(4, {{0, 1}, {0, 2}, {1, 3}, {2, 3}}, {1, 3}) {}
};

} // namespace

TEST(SSAPRE, Diamond) {
  Diamond D;
  SSAPREResult R = D.solve();
  ASSERT_EQ(R.Insertions.size(), 1u);
  EXPECT_EQ(R.Insertions[0].Edge, 3u);
  ASSERT_EQ(R.Phis.size(), 1u);
  EXPECT_EQ(R.Phis[0].Block, 3u);
  EXPECT_EQ(R.Values[1], (SSAPREValue{SSAPREValue::Phi, 0}));
  EXPECT_EQ(R.numReloads(), 1u);
}

TEST(SSAPRE, BarrierBeforeUse) {
  Diamond D;
  D.P.Barriers = {{3, 0}};
  EXPECT_EQ(D.solve().numReloads(), 0u);
  // After the use it does not matter.
  D.P.Barriers = {{3, 2}};
  EXPECT_EQ(D.solve().numReloads(), 1u);
}

TEST(SSAPRE, ClosedEdge) {
  Diamond D;
  D.P.Closed = BitVector(4);
  D.P.Closed.set(3);
  EXPECT_EQ(D.solve().numReloads(), 0u);
  // Nothing need be computed on the other one.
  D.P.Closed.flip();
  EXPECT_EQ(D.solve().numReloads(), 1u);
}

// A loop: what is inserted before it needs no Φ.
TEST(SSAPRE, Invariant) {
  Example L(3, {{0, 1}, {1, 1}, {1, 2}}, {1, 2});
  SSAPREResult R = L.solve();
  EXPECT_TRUE(R.Phis.empty());
  ASSERT_EQ(R.Insertions.size(), 1u);
  EXPECT_EQ(R.Values[0], (SSAPREValue{SSAPREValue::Insertion, 0}));
  EXPECT_EQ(R.Values[1], R.Values[0]);
}

// Behind PHIs of block 3 key 0 is key 1 on one side, and a constant on the
// other one: nothing is inserted.
TEST(SSAPRE, FreeOperand) {
  Diamond D;
  D.P.Keys = {{3, true, {1, 2}}, {}, {0, false, {}, true}};
  D.P.Occurrences = {{{1, 1}, 1}, {{3, 1}, 0}};
  SSAPREResult R = D.solve();
  EXPECT_TRUE(R.Insertions.empty());
  ASSERT_EQ(R.Phis.size(), 1u);
  EXPECT_EQ(R.Phis[0].Operands[1], (SSAPREValue{SSAPREValue::Free, 2}));
}

TEST(SSAPRE, UnfitProblems) {
  Diamond D;
  EXPECT_FALSE(D.P.check());
  D.P.Closed = BitVector(3);
  EXPECT_EQ(D.P.check(), "not as many closed edges as edges");
  D.P.Keys[0].Block = 2;
  EXPECT_EQ(D.P.check(), "occurrence 0 is before its operands");
  D.P.Occurrences[0].Key = 1;
  EXPECT_EQ(D.P.check(), "occurrence 0 has no key or block");
  D.P.Keys[0] = {3, true, {0}};
  EXPECT_EQ(D.P.check(), "key 0 has not as many keys as its block has edges");
  D.P.Keys[0] = {3, true, {0, 1}};
  EXPECT_EQ(D.P.check(), "key 0 is no key on an edge");
  D.P.Keys[0].Block = 4;
  EXPECT_EQ(D.P.check(), "key 0 is defined in no block");
}

TEST(SSAPRE, VerifierRefuses) {
  Diamond D;
  SSAPREResult Good = D.solve(), R = Good;
  R.Values[1] = {SSAPREValue::Occurrence, 0};
  EXPECT_EQ(verifySSAPRE(D.P, R), "the value of occurrence 1 is not there");
  R = Good;
  R.Values[0] = {SSAPREValue::Phi, 0};
  EXPECT_EQ(verifySSAPRE(D.P, R), "the value of occurrence 0 is not there");
  R = Good;
  R.Phis[0].Operands[1] = {SSAPREValue::Occurrence, 0};
  EXPECT_EQ(verifySSAPRE(D.P, R), "an operand of Φ 0 is not there");
  R = Good;
  R.Insertions[0].Edge = 2;
  EXPECT_EQ(verifySSAPRE(D.P, R), "an operand of Φ 0 is not there");
  R = Good;
  D.P.Keys[0].Block = 3;
  EXPECT_EQ(verifySSAPRE(D.P, R), "insertion 0 is before its operands");
}
