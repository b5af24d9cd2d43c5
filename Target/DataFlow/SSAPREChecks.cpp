//===-- SSAPREChecks.cpp - What SSAPRE is given and finds
//------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/SSAPRE.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace llvm::course;

unsigned SSAPREResult::numReloads() const {
  unsigned N = 0;
  for (auto [I, V] : enumerateIds(Values))
    N += V != SSAPREValue(I);
  return N;
}

double SSAPREResult::cost(const SSAPREProblem &P) const {
  double Cost = 0;
  for (auto [I, V] : enumerateIds(Values))
    if (V == SSAPREValue(I))
      Cost += P.BlockCosts[P.Occurrences[I].At.Block];
  for (const Insertion &New : Insertions)
    Cost += P.EdgeCosts[New.Edge];
  return Cost;
}

namespace {

/// Marks blocks backward from where values are read.
class LiveBlocks {
  const SSAPREProblem &P;
  const SSAPREResult &R;
  BlockSet Live;

public:
  LiveBlocks(const SSAPREProblem &P, const SSAPREResult &R)
      : P(P), R(R), Live(P.Graph.size()) {}

  BlockSet find() {
    for (auto [I, V] : enumerateIds(R.Values))
      if (V != SSAPREValue(I))
        mark(V, P.Occurrences[I].At.Block);
    for (const SSAPREResult::Phi &F : R.Phis)
      for (auto [E, V] : zip_equal(P.Graph.inEdges(F.Block), F.Operands))
        if (edgeOf(V) != E)
          mark(V, P.Graph.edges()[E].From);
    return std::move(Live);
  }

private:
  /// Where it is inserted; None if it is not.
  EdgeId edgeOf(SSAPREValue V) const {
    const InsertionId *New = V.getIf<InsertionId>();
    return New ? R.Insertions[*New].Edge : None;
  }
  void mark(SSAPREValue V, BlockId Reader);
};

} // namespace

void LiveBlocks::mark(SSAPREValue V, BlockId Reader) {
  BlockId Start;
  const EdgeId Edge = edgeOf(V);
  if (const OccurrenceId *O = V.getIf<OccurrenceId>())
    Start = P.Occurrences[*O].At.Block;
  else if (const PhiId *Phi = V.getIf<PhiId>())
    Start = R.Phis[*Phi].Block;
  else if (Edge == None)
    return;
  BlockSet Seen(P.Graph.size());
  SmallVector<BlockId, 8> Worklist = {Reader};
  Seen[Reader] = true;
  while (!Worklist.empty()) {
    BlockId Block = Worklist.pop_back_val();
    if (Block == Start)
      continue;
    for (EdgeId E : P.Graph.inEdges(Block)) {
      BlockId From = P.Graph.edges()[E].From;
      if (E == Edge || Seen[From])
        continue;
      Seen[From] = true;
      Worklist.push_back(From);
    }
  }
  Live |= Seen;
}

BlockSet course::findLiveBlocks(const SSAPREProblem &P, const SSAPREResult &R) {
  return LiveBlocks(P, R).find();
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

Complaint SSAPREProblem::check() const {
  for (auto [I, K] : enumerateIds(Keys)) {
    std::string Name = "key " + to_string(I);
    if (K.Block.index() >= Graph.size())
      return Name + " is defined in no block";
    if (K.ByPhis && K.OnEdge.size() != Graph.inEdges(K.Block).size())
      return Name + " has not as many keys as its block has edges";
    for (KeyId Other : K.OnEdge)
      if (!Keys.has(Other))
        return Name + " is no key on an edge";
    if (K.WasComputed && !K.IsFree)
      return Name + " was computed and is not free";
  }
  for (auto [I, O] : enumerateIds(Occurrences)) {
    std::string Name = "occurrence " + to_string(I);
    if (!Keys.has(O.Key) || O.At.Block.index() >= Graph.size())
      return Name + " has no key or block";
    if (!Tree.dominates(Keys[O.Key].Block, O.At.Block))
      return Name + " is before its operands";
  }
  if (!Closed.empty() && Closed.size() != Graph.edges().size())
    return "not as many closed edges as edges";
  if (maySpeculate() && (BlockCosts.size() != Graph.size() ||
                         EdgeCosts.size() != Graph.edges().size()))
    return "not as many costs as blocks and edges";
  return std::nullopt;
}

Complaint course::verifySSAPRE(const SSAPREProblem &P, const SSAPREResult &R) {
  auto IsBefore = [&](SSAPREProblem::Place A, SSAPREProblem::Place B) {
    return A.Block == B.Block ? A.Position < B.Position
                              : P.Tree.dominates(A.Block, B.Block);
  };
  auto Dominates = [&](EdgeId Edge, BlockId Block) {
    BlockId To = P.Graph.edges()[Edge].To;
    return P.Tree.dominates(To, Block) &&
           all_of(P.Graph.inEdges(To), [&](EdgeId Other) {
             return Other == Edge ||
                    P.Tree.dominates(To, P.Graph.edges()[Other].From);
           });
  };
  auto IsThere = [&](SSAPREValue V, SSAPREProblem::Place At) {
    if (const OccurrenceId *O = V.getIf<OccurrenceId>())
      return R.Values[*O] == V && IsBefore(P.Occurrences[*O].At, At);
    if (const KeyId *Free = V.getIf<KeyId>())
      return P.Keys[*Free].IsFree;
    if (const InsertionId *New = V.getIf<InsertionId>())
      return Dominates(R.Insertions[*New].Edge, At.Block);
    const PhiId *Phi = V.getIf<PhiId>();
    return Phi && P.Tree.dominates(R.Phis[*Phi].Block, At.Block);
  };
  for (auto [I, V] : enumerateIds(R.Values))
    if (V != SSAPREValue(I) && !IsThere(V, P.Occurrences[I].At))
      return "the value of occurrence " + to_string(I) + " is not there";
  for (auto [I, New] : enumerateIds(R.Insertions))
    if (!P.Tree.dominates(P.Keys[New.Key].Block,
                          P.Graph.edges()[New.Edge].From))
      return "insertion " + to_string(I) + " is before its operands";
  for (auto [I, F] : enumerateIds(R.Phis))
    for (auto [E, V] : zip_equal(P.Graph.inEdges(F.Block), F.Operands)) {
      bool IsFine = IsThere(V, {P.Graph.edges()[E].From, None});
      if (const InsertionId *New = V.getIf<InsertionId>())
        IsFine |= R.Insertions[*New].Edge == E;
      if (!IsFine)
        return "an operand of Φ " + to_string(I) + " is not there";
    }
  return std::nullopt;
}
