//===-- AliasedCoalescing.cpp - Coalescing with squeezes ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The choice of the coalescer, and what comes after.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/AliasedCoalescing.h"
#include "RegAlloc/Algorithms/ConservativeCoalescing.h"
#include "RegAlloc/Algorithms/IteratedCoalescer.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;
using namespace llvm::course;

Partition llvm::course::coalesceAliased(const AliasedProblem &P,
                                        AliasedCoalescer Coalescer,
                                        ArrayRef<NodeId> Hopeful) {
  AliasedGraph G(P);
  switch (Coalescer) {
  case AliasedCoalescer::None:
    return G.classes();
  case AliasedCoalescer::Aggressive:
    return coalesceAggressively(G, P.Affinities);
  case AliasedCoalescer::Briggs:
    return coalesceConservatively(G, P.Affinities,
                                  ConservativeTest::BriggsGeorge);
  case AliasedCoalescer::Iterated:
    return IteratedCoalescer(std::move(G), P.Affinities, Hopeful).run();
  case AliasedCoalescer::BruteForce:
    return coalesceConservatively(G, P.Affinities,
                                  ConservativeTest::BruteForce);
  }
  llvm_unreachable("unknown coalescer");
}

RegisterAssignment llvm::course::colorGroups(const AliasedProblem &P,
                                             PartitionRef GroupOf) {
  Partition Number(GroupOf.begin(), GroupOf.end());
  unsigned NumGroups = renumber(Number);
  AliasedProblem Q = makeQuotient(P, Number, NumGroups);
  RegisterAssignment OfGroups =
      colorInOrder(Q, eliminate(AliasedGraph(Q)).Removed);
  RegisterAssignment Registers;
  for (NodeId Group : Number)
    Registers.push_back(OfGroups[Group]);
  return Registers;
}
