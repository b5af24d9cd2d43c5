//===-- ParallelCopy.h - Copies that happen all at once ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Turns a parallel copy into the cheapest sequence of instructions.
///
/// A parallel copy gives registers new contents, all of which it reads before
/// it writes any:
/// \code
///   (r1, r2, r3) := (r2, r1, 7)
/// becomes
///   r3 := r1     ; r3 is lent to the cycle
///   r1 := r2
///   r2 := r3
///   r3 := 7
/// \endcode
///
/// Every sequence needs one instruction for each destination that changes. That
/// is enough unless there is a cycle none of whose registers is copied
/// elsewhere too. Such a cycle of n takes n+1 copies through a register that
/// holds nothing: a free one, or any destination outside of such cycles before
/// it gets its value. Without either, or if it costs less, it takes n-1
/// swaps. That is the optimum unless a swap is cheaper than a copy;
/// the tests compare it with an exhaustive search, also over all sequences of
/// copies and exclusive ors.
///
/// Expected O(n), but quadratic in the number of different constants and
/// arguments.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_PARALLELCOPY_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_PARALLELCOPY_H

#include "RegAlloc/Algorithms/Complaint.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace llvm::course {

/// Where a copy gets its value.
struct CopySource {
  enum KindType : uint8_t {
    Register,
    Argument, ///< A read-only register; Id means nothing to this file.
    Constant, ///< Id means nothing to this file.
  };
  KindType Kind;
  unsigned Id;

  bool operator==(const CopySource &Other) const {
    return Kind == Other.Kind && Id == Other.Id;
  }
};

/// One component of a parallel copy.
struct ParallelCopy {
  unsigned Dst;
  CopySource Src;
};

/// One step of the sequence.
struct CopyStep {
  enum KindType : uint8_t {
    Copy, ///< Dst := Src
    Swap, ///< Dst and Src, a register, change their contents.
  };
  KindType Kind;
  unsigned Dst;
  CopySource Src;
};

/// What a step costs, in any unit.
struct CopyCosts {
  uint64_t FromRegister, FromArgument, FromConstant, Swap;

  uint64_t of(const CopyStep &Step) const;
};

/// Why \p Copies is no parallel copy, or \p FreeRegs does not go with it: a
/// register must not be written twice nor be free and written.
Complaint checkParallelCopy(ArrayRef<ParallelCopy> Copies,
                            ArrayRef<unsigned> FreeRegs);

/// The cheapest sequence for \p Copies. The registers of \p FreeRegs may be
/// overwritten; those that are read count as free after that.
SmallVector<CopyStep, 8> sequentialize(ArrayRef<ParallelCopy> Copies,
                                       ArrayRef<unsigned> FreeRegs,
                                       const CopyCosts &Costs);

/// Whether \p Steps does what \p Copies says and changes no other register than
/// those of \p FreeRegs.
Complaint verifySequence(ArrayRef<ParallelCopy> Copies,
                         ArrayRef<unsigned> FreeRegs, ArrayRef<CopyStep> Steps);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_PARALLELCOPY_H
