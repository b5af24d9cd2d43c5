//===-- DataFlow.cpp - One solver for data-flow analyses ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/DataFlow.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>
#include <set>

using namespace llvm;
using namespace llvm::course;

namespace {

/// A problem while it is solved.
class Solver {
  const FlowGraph &G;
  const DataFlowProblem &P;
  const bool IsForward;
  DataFlowSolution S;

public:
  Solver(const FlowGraph &G, const DataFlowProblem &P)
      : G(G), P(P), IsForward(P.Dir == Direction::Forward) {
    BitVector Top(P.numFacts(), P.Merge == Meet::Intersection);
    S.In.assign(G.size(), Top);
    S.Out.assign(G.size(), Top);
  }

  bool visit(BlockId Block);
  ArrayRef<EdgeId> edgesAfter(BlockId Block) const {
    return IsForward ? G.outEdges(Block) : G.inEdges(Block);
  }
  BlockId blockAfter(EdgeId Edge) const {
    return IsForward ? G.edges()[Edge].To : G.edges()[Edge].From;
  }
  DataFlowSolution take() { return std::move(S); }

private:
  void meet(BitVector &With, const BitVector &Other) const {
    if (P.Merge == Meet::Union)
      With |= Other;
    else
      With &= Other;
  }
  BitVector before(BlockId Block) const;
};

} // namespace

BitVector Solver::before(BlockId Block) const {
  BitVector Result(P.numFacts(), P.Merge == Meet::Intersection);
  if (IsForward ? Block == FlowGraph::Entry : G.ends()[Block])
    meet(Result, P.Boundary);
  for (EdgeId E : IsForward ? G.inEdges(Block) : G.outEdges(Block)) {
    BlockId Other = IsForward ? G.edges()[E].From : G.edges()[E].To;
    if (!G.isReachable(Other))
      continue;
    BitVector On = (IsForward ? S.Out : S.In)[Other];
    if (!P.OnEdge.empty())
      On |= P.OnEdge[E];
    meet(Result, On);
  }
  return Result;
}

// Whether what holds after the block has changed.
bool Solver::visit(BlockId Block) {
  ++S.NumVisits;
  BitVector Before = before(Block);
  BitVector After = P.Transfer(Block, Before);
  (IsForward ? S.In : S.Out)[Block] = std::move(Before);
  BitVector &Last = (IsForward ? S.Out : S.In)[Block];
  bool Changed = After != Last;
  Last = std::move(After);
  return Changed;
}

DataFlowSolution course::solveDataFlow(const FlowGraph &G,
                                       const DataFlowProblem &P) {
  Solver S(G, P);
  ArrayRef<BlockId> Order = G.reversePostOrder();
  IdVector<BlockId, unsigned> Position(G.size(), None);
  for (auto [I, Block] : enumerate(Order))
    Position[Block] = P.Dir == Direction::Forward ? I : Order.size() - 1 - I;
  SmallVector<BlockId, 0> BlockAt(Order.size());
  std::set<unsigned> Worklist;
  for (BlockId Block : Order) {
    BlockAt[Position[Block]] = Block;
    Worklist.insert(Position[Block]);
  }
  while (!Worklist.empty()) {
    BlockId Block = BlockAt[*Worklist.begin()];
    Worklist.erase(Worklist.begin());
    if (!S.visit(Block))
      continue;
    for (EdgeId E : S.edgesAfter(Block))
      if (BlockId Next = S.blockAfter(E); G.isReachable(Next))
        Worklist.insert(Position[Next]);
  }
  return S.take();
}

DataFlowSolution course::solveByRounds(const FlowGraph &G,
                                       const DataFlowProblem &P) {
  Solver S(G, P);
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (BlockId Block : G.blocks())
      if (G.isReachable(Block))
        Changed |= S.visit(Block);
  }
  return S.take();
}

Complaint course::checkMonotone(const FlowGraph &G, const DataFlowProblem &P) {
  const unsigned NumFacts = P.numFacts();
  assert(NumFacts <= 16 && "too many facts to try all sets");
  auto MakeSet = [&](unsigned Bits) {
    BitVector Set(NumFacts);
    for (unsigned Fact = 0; Fact != NumFacts; ++Fact)
      Set[Fact] = Bits >> Fact & 1;
    return Set;
  };
  for (BlockId Block : G.reversePostOrder())
    for (unsigned Bits = 0; Bits != 1u << NumFacts; ++Bits)
      for (unsigned Fact = 0; Fact != NumFacts; ++Fact) {
        // Neighbours in the lattice are enough: order is transitive.
        BitVector Less = P.Transfer(Block, MakeSet(Bits & ~(1u << Fact)));
        BitVector More = P.Transfer(Block, MakeSet(Bits | 1u << Fact));
        if (Less.test(More))
          return "the transfer function of block " + to_string(Block) +
                 " is not monotone in fact " + std::to_string(Fact);
      }
  return std::nullopt;
}

GenKill GenKill::then(const GenKill &Next) const {
  GenKill Both(Gen.size());
  Both.Gen = Next(Gen);
  (Both.Kill = Kill) |= Next.Kill;
  return Both;
}

// Of each fact a function makes true, makes false, or leaves what it was. What
// is in both sets is made true.
GenKill GenKill::meet(const GenKill &Other, Meet Merge) const {
  GenKill Both = *this;
  if (Merge == Meet::Union) {
    Both.Gen |= Other.Gen;
    Both.Kill &= Other.Kill;
    return Both;
  }
  BitVector OtherKill = Other.Kill;
  Both.Kill.reset(Gen) |= OtherKill.reset(Other.Gen);
  Both.Gen &= Other.Gen;
  return Both;
}

TransferFunction course::makeTransfer(IdVector<BlockId, GenKill> Blocks) {
  return [Blocks = std::move(Blocks)](BlockId Block, const BitVector &Before) {
    return Blocks[Block](Before);
  };
}
