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
  const ExpressionId Expression;
  const Dominance Tree;
  using VersionId = Id<struct VersionTag>;
  /// For each version of a variable where it is defined. A PHI has a version
  /// for each edge.
  struct Version {
    BlockId Block;
    bool IsPhi;
    SmallVector<VersionId, 2> OnEdge;
  };
  IdVector<VersionId, Version> Versions;
  SSAPREProblem Problem;
  std::map<std::vector<VersionId>, KeyId> Keys;
  IdVector<KeyId, std::vector<VersionId>> VersionsOf;

public:
  SSAProgram(const FlowProgram &P, ExpressionId Expression)
      : P(P), Expression(Expression), Tree(P.Graph),
        Problem{P.Graph, Tree, {}, {}} {
    rename();
    for (KeyId Key(0); Problem.Keys.has(Key); Key = KeyId(Key.index() + 1))
      translate(Key);
  }
  SSAProgram(const SSAProgram &) = delete;

  const SSAPREProblem &problem() const { return Problem; }
  /// How often the expression is computed along a path; expects that each
  /// occurrence gets what it computed before.
  unsigned count(const SSAPREResult &R, const FlowPath &Path) const;

private:
  void rename();
  KeyId makeKey(const std::vector<VersionId> &Operands);
  void translate(KeyId Key);
};

/// What Φs, occurrences and insertions hold while a path is executed.
class SSAMachine {
  const FlowProgram &P;
  const ExpressionId Expression;
  const SSAPREResult &R;
  FlowState State;
  IdVector<PhiId, FlowState::Worth> Phis;
  IdVector<InsertionId, FlowState::Worth> Insertions;
  IdVector<OccurrenceId, FlowState::Worth> Occurrences;
  unsigned N = 0;

public:
  SSAMachine(const FlowProgram &P, ExpressionId Expression,
             const SSAPREResult &R)
      : P(P), Expression(Expression), R(R), State(P), Phis(R.Phis.size()),
        Insertions(R.Insertions.size()), Occurrences(R.Values.size()) {}

  unsigned run(IdArrayRef<BlockId, OccurrenceId> FirstOccurrence,
               const FlowPath &Path) {
    visit(FlowGraph::Entry, FirstOccurrence[FlowGraph::Entry]);
    for (EdgeId E : Path) {
      follow(E);
      BlockId To = P.Graph.edges()[E].To;
      visit(To, FirstOccurrence[To]);
    }
    return N;
  }

private:
  FlowState::Worth read(SSAPREValue V) const {
    if (const PhiId *Phi = V.getIf<PhiId>())
      return Phis[*Phi];
    if (const InsertionId *Insertion = V.getIf<InsertionId>())
      return Insertions[*Insertion];
    if (const OccurrenceId *Occurrence = V.getIf<OccurrenceId>())
      return Occurrences[*Occurrence];
    ADD_FAILURE() << "a value from nowhere";
    return {};
  }
  void follow(EdgeId Edge);
  void visit(BlockId Block, OccurrenceId Occurrence);
};

} // namespace

void SSAMachine::follow(EdgeId Edge) {
  for (auto [I, New] : enumerateIds(R.Insertions))
    if (New.Edge == Edge) {
      Insertions[I] = State.evaluate(Expression);
      ++N;
    }
  BlockId To = P.Graph.edges()[Edge].To;
  ArrayRef<EdgeId> Edges = P.Graph.inEdges(To);
  auto Old = Phis;
  for (auto [I, F] : enumerateIds(R.Phis))
    if (F.Block == To) {
      SSAPREValue V = F.Operands[find(Edges, Edge) - Edges.begin()];
      const PhiId *Phi = V.getIf<PhiId>();
      Phis[I] = Phi ? Old[*Phi] : read(V);
    }
}

void SSAMachine::visit(BlockId Block, OccurrenceId Occurrence) {
  for (const FlowStatement &S : P.Blocks[Block]) {
    if (S.Expression == Expression) {
      SSAPREValue V = R.Values[Occurrence];
      if (V == SSAPREValue(Occurrence)) {
        Occurrences[Occurrence] = State.evaluate(Expression);
        ++N;
      } else {
        EXPECT_EQ(read(V), State.evaluate(Expression));
      }
      Occurrence = OccurrenceId(Occurrence.index() + 1);
    }
    if (S.Defined != None)
      State.define(S.Defined);
  }
}

unsigned SSAProgram::count(const SSAPREResult &R, const FlowPath &Path) const {
  IdVector<BlockId, OccurrenceId> First(P.Graph.size());
  unsigned Next = 0;
  // Occurrences are numbered in the order of the walk.
  for (BlockId Block : Tree.walk()) {
    First[Block] = OccurrenceId(Next);
    Next += count_if(P.Blocks[Block], [&](const FlowStatement &S) {
      return S.Expression == Expression;
    });
  }
  return SSAMachine(P, Expression, R).run(First, Path);
}

KeyId SSAProgram::makeKey(const std::vector<VersionId> &Operands) {
  auto [It, IsNew] = Keys.try_emplace(Operands, KeyId(Problem.Keys.size()));
  if (IsNew) {
    Problem.Keys.emplace_back();
    VersionsOf.push_back(Operands);
  }
  return It->second;
}

// What a key is on the edges to its block; may add keys.
void SSAProgram::translate(KeyId Key) {
  std::vector<VersionId> Operands = VersionsOf[Key];
  BlockId Block = FlowGraph::Entry;
  for (VersionId V : Operands)
    if (Tree.strictlyDominates(Block, Versions[V].Block))
      Block = Versions[V].Block;
  bool ByPhis = all_of(Operands, [&](VersionId V) {
    return Versions[V].Block != Block || Versions[V].IsPhi;
  });
  ByPhis &=
      any_of(Operands, [&](VersionId V) { return Versions[V].Block == Block; });
  SmallVector<KeyId, 2> OnEdge;
  for (unsigned I = 0; ByPhis && I != P.Graph.inEdges(Block).size(); ++I) {
    std::vector<VersionId> There = Operands;
    for (VersionId &V : There)
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
  IdVector<BlockId, std::map<FlowVariableId, VersionId>> Phis(G.size());
  for (FlowVariableId Variable : P.variables()) {
    SmallVector<BlockId, 8> Blocks;
    for (const FlowDefinition &D : listDefinitions(P))
      if (P.Blocks[D.Block][D.Statement].Defined == Variable)
        Blocks.push_back(D.Block);
    for (BlockId Block : Tree.iteratedFrontier(Blocks)) {
      Phis[Block][Variable] = VersionId(Versions.size());
      Versions.push_back({Block, true, {}});
      Versions.back().OnEdge.resize(G.inEdges(Block).size());
    }
  }
  using VersionsNow = IdVector<FlowVariableId, VersionId>;
  IdVector<BlockId, VersionsNow> AtEnd(G.size());
  for (BlockId Block : Tree.walk()) {
    VersionsNow Now(P.NumVariables);
    if (Block != FlowGraph::Entry)
      Now = AtEnd[Tree.immediateDominator(Block)];
    for (auto [Variable, V] : Phis[Block])
      Now[Variable] = V;
    for (auto [I, S] : enumerate(P.Blocks[Block])) {
      if (S.Expression == Expression) {
        std::vector<VersionId> Operands;
        for (FlowVariableId Variable : P.Operands[Expression])
          Operands.push_back(Now[Variable]);
        Problem.Occurrences.push_back(
            {{Block, unsigned(I)}, makeKey(Operands)});
      }
      if (S.Defined != None) {
        Now[S.Defined] = VersionId(Versions.size());
        Versions.push_back({Block, false, {}});
      }
    }
    AtEnd[Block] = Now;
    for (EdgeId E : G.outEdges(Block)) {
      BlockId To = G.edges()[E].To;
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
    for (ExpressionId E : P.expressions()) {
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
        Counts Lazy = countComputations(
            P, {M.Insert, InNoBlock, InNoBlock, M.Delete}, Path);
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

  Example(unsigned NumBlocks, ArrayRef<std::pair<unsigned, unsigned>> Edges,
          ArrayRef<unsigned> Blocks)
      : Graph(makeFlowGraph(NumBlocks, Edges)) {
    for (unsigned Block : Blocks)
      P.Occurrences.push_back({{BlockId(Block), 1}, KeyId(0)});
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
  EXPECT_EQ(R.Insertions[InsertionId(0)].Edge, EdgeId(3));
  ASSERT_EQ(R.Phis.size(), 1u);
  EXPECT_EQ(R.Phis[PhiId(0)].Block, BlockId(3));
  EXPECT_EQ(R.Values[OccurrenceId(1)], SSAPREValue(PhiId(0)));
  EXPECT_EQ(R.numReloads(), 1u);
}

TEST(SSAPRE, BarrierBeforeUse) {
  Diamond D;
  D.P.Barriers = {{BlockId(3), 0}};
  EXPECT_EQ(D.solve().numReloads(), 0u);
  // After the use it does not matter.
  D.P.Barriers = {{BlockId(3), 2}};
  EXPECT_EQ(D.solve().numReloads(), 1u);
}

TEST(SSAPRE, ClosedEdge) {
  Diamond D;
  D.P.Closed.resize(4);
  D.P.Closed[EdgeId(3)] = true;
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
  EXPECT_EQ(R.Values[OccurrenceId(0)], SSAPREValue(InsertionId(0)));
  EXPECT_EQ(R.Values[OccurrenceId(1)], R.Values[OccurrenceId(0)]);
}

// Behind PHIs of block 3 key 0 is key 1 on one side, and a constant on the
// other one: nothing is inserted.
TEST(SSAPRE, FreeOperand) {
  Diamond D;
  D.P.Keys = {{BlockId(3), true, {KeyId(1), KeyId(2)}},
              {},
              {FlowGraph::Entry, false, {}, true}};
  D.P.Occurrences = {{{BlockId(1), 1}, KeyId(1)}, {{BlockId(3), 1}, KeyId(0)}};
  SSAPREResult R = D.solve();
  EXPECT_TRUE(R.Insertions.empty());
  ASSERT_EQ(R.Phis.size(), 1u);
  EXPECT_EQ(R.Phis[PhiId(0)].Operands[1], SSAPREValue(KeyId(2)));
}

TEST(SSAPRE, UnfitProblems) {
  Diamond D;
  EXPECT_FALSE(D.P.check());
  D.P.Closed.resize(3);
  EXPECT_EQ(D.P.check(), "not as many closed edges as edges");
  D.P.Keys[KeyId(0)].Block = BlockId(2);
  EXPECT_EQ(D.P.check(), "occurrence 0 is before its operands");
  D.P.Occurrences[OccurrenceId(0)].Key = KeyId(1);
  EXPECT_EQ(D.P.check(), "occurrence 0 has no key or block");
  D.P.Keys[KeyId(0)] = {BlockId(3), true, {KeyId(0)}};
  EXPECT_EQ(D.P.check(), "key 0 has not as many keys as its block has edges");
  D.P.Keys[KeyId(0)] = {BlockId(3), true, {KeyId(0), KeyId(1)}};
  EXPECT_EQ(D.P.check(), "key 0 is no key on an edge");
  D.P.Keys[KeyId(0)].Block = BlockId(4);
  EXPECT_EQ(D.P.check(), "key 0 is defined in no block");
}

TEST(SSAPRE, VerifierRefuses) {
  Diamond D;
  SSAPREResult Good = D.solve(), R = Good;
  R.Values[OccurrenceId(1)] = OccurrenceId(0);
  EXPECT_EQ(verifySSAPRE(D.P, R), "the value of occurrence 1 is not there");
  R = Good;
  R.Values[OccurrenceId(0)] = PhiId(0);
  EXPECT_EQ(verifySSAPRE(D.P, R), "the value of occurrence 0 is not there");
  R = Good;
  R.Phis[PhiId(0)].Operands[1] = OccurrenceId(0);
  EXPECT_EQ(verifySSAPRE(D.P, R), "an operand of Φ 0 is not there");
  R = Good;
  R.Insertions[InsertionId(0)].Edge = EdgeId(2);
  EXPECT_EQ(verifySSAPRE(D.P, R), "an operand of Φ 0 is not there");
  R = Good;
  D.P.Keys[KeyId(0)].Block = BlockId(3);
  EXPECT_EQ(verifySSAPRE(D.P, R), "insertion 0 is before its operands");
}
