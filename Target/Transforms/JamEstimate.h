//===-- JamEstimate.h - What copies of iterations share ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What course-unroll-and-jam expects of a nest of which the innermost loop does
/// several iterations of the loops around it at once.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_JAMESTIMATE_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_JAMESTIMATE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {

class Instruction;
class Loop;
class PHINode;
class SCEV;
class ScalarEvolution;
class TargetTransformInfo;

/// A loop around the innermost one, and how many of its iterations are done at
/// once.
struct JammedLoop {
  const Loop *L;
  unsigned Copies;
  /// By how many iterations of the innermost loop each is behind the one before.
  unsigned Delay = 0;
};

/// Looks at the innermost loop of a nest, which has one block.
class JamEstimate {
  const Loop &Inner;
  ScalarEvolution &SE;
  const TargetTransformInfo &TTI;

public:
  JamEstimate(const Loop &Inner, ScalarEvolution &SE,
              const TargetTransformInfo &TTI)
      : Inner(Inner), SE(SE), TTI(TTI) {}

  /// That all copies use the same one.
  void share(const PHINode &Phi) { Shared.insert(&Phi); }

  /// How many different places one iteration then loads and stores.
  unsigned countAccesses(ArrayRef<JammedLoop> Jammed) const;

  /// How many of them two iterations of \p Outer have in common.
  unsigned countShared(const Loop &Outer) const {
    return 2 * countAccesses({}) - countAccesses({{&Outer, 2}});
  }

  /// Whether there are registers for what is alive in it.
  bool fits(ArrayRef<JammedLoop> Jammed) const;

private:
  SmallPtrSet<const PHINode *, 4> Shared;

  SmallVector<const SCEV *, 16> getAddresses(const Instruction &I,
                                             ArrayRef<JammedLoop> Jammed,
                                             unsigned &Factor) const;
  unsigned countLiveValues(ArrayRef<JammedLoop> Jammed) const;
  unsigned countKeptLoads(ArrayRef<JammedLoop> Jammed) const;
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_JAMESTIMATE_H
