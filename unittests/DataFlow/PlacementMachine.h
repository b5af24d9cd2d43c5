//===-- PlacementMachine.h - Temporaries of a placement ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What Φs, occurrences and insertions of a result of SSAPRE hold while a path
/// is executed.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_UNITTESTS_DATAFLOW_PLACEMENTMACHINE_H
#define COURSE_UNITTESTS_DATAFLOW_PLACEMENTMACHINE_H

#include "DataFlow/SSAPRE.h"
#include "llvm/ADT/STLExtras.h"

namespace llvm::course {

template <class WorthT> class PlacementMachine {
protected:
  const SSAPREResult &R;
  IdVector<PhiId, WorthT> Phis;
  IdVector<InsertionId, WorthT> Insertions;
  IdVector<OccurrenceId, WorthT> Occurrences;

  explicit PlacementMachine(const SSAPREResult &R)
      : R(R), Phis(R.Phis.size()), Insertions(R.Insertions.size()),
        Occurrences(R.Values.size()) {}

  /// What \p V holds, if it is one of them.
  std::optional<WorthT> find(SSAPREValue V) const {
    if (const PhiId *Phi = V.getIf<PhiId>())
      return Phis[*Phi];
    if (const InsertionId *Insertion = V.getIf<InsertionId>())
      return Insertions[*Insertion];
    if (const OccurrenceId *Occurrence = V.getIf<OccurrenceId>())
      return Occurrences[*Occurrence];
    return std::nullopt;
  }

  /// Executes the Φs at the end of \p Edge, all at once; \p Read reads operands.
  template <class ReadT>
  void setPhis(const FlowGraph &Graph, EdgeId Edge, ReadT Read) {
    const BlockId To = Graph.edges()[Edge].To;
    const ArrayRef<EdgeId> Edges = Graph.inEdges(To);
    auto New = Phis;
    for (auto [I, F] : enumerateIds(R.Phis))
      if (F.Block == To)
        New[I] = Read(F.Operands[llvm::find(Edges, Edge) - Edges.begin()]);
    Phis = std::move(New);
  }
};

} // namespace llvm::course

#endif // COURSE_UNITTESTS_DATAFLOW_PLACEMENTMACHINE_H
