//===-- SpeculativePlacement.h - Where to compute by frequency --*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Which Φs of SSAPRE shall hold the value of the expression, so that computing
/// it costs least by frequencies, even where no occurrence may follow (Zhou,
/// Chen, Chow, An SSA-based algorithm for optimal speculative code motion under
/// an execution profile, PLDI 2011: MC-SSAPRE).
///
/// Each Φ that holds the value needs it on all its edges, where it is inserted
/// unless another Φ or an occurrence has it. Each one that does not hold the
/// value leaves its occurrences computed. The cheapest choice is a minimum cut:
///
/// \code
///   source --occurrences--> Φ --infinite--> edge of Φ --insertion--> sink
///                                               |
///                                               +---insertion--> Φ that has it
/// \endcode
///
/// Of choices that cost the same, the one in which fewest Φs hold it: values
/// live as briefly as that permits.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_DATAFLOW_SPECULATIVEPLACEMENT_H
#define LLVM_LIB_TARGET_COURSE_DATAFLOW_SPECULATIVEPLACEMENT_H

#include "DataFlow/SSAPRE.h"

namespace llvm::course {

struct PlacementProblem {
  /// An edge on which Φs need a value that no occurrence has.
  struct Need {
    SmallVector<PhiId, 2> Phis;
    /// The Φ that would have it; None if it has to be inserted.
    PhiId Holder = None;
    /// What an insertion costs; infinite if there can be none.
    double Cost = 0;
  };
  /// For each Φ what the occurrences cost that would read it.
  IdVector<PhiId, double> Saved;
  SmallVector<Need, 0> Needs;

  /// What is computed if \p Available are the Φs that hold the value.
  double cost(const PhiSet &Available) const;
};

/// The Φs that hold the value. No choice costs less, up to a millionth. Time:
/// as findMinimumCut of Φs and needs; if that gives up, no Φ holds it.
PhiSet placeSpeculatively(const PlacementProblem &P);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_DATAFLOW_SPECULATIVEPLACEMENT_H
