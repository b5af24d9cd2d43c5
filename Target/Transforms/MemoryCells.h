//===-- MemoryCells.h - Memory that is always accessed alike ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Divides the memory of a whole program into cells. A cell is a set of places
/// that are accessed in one width only, and by accesses that are all known:
///
///   struct { short from, to; int cost; } edges[100];
///     => edges[*].from, edges[*].to, edges[*].cost
///
/// Places of one cell are told apart neither by index nor by object if one
/// access may touch several objects (PointsTo.h). Where in an object an access
/// is follows from the steps of its address: the offset is R + k * M for a k.
/// Accesses of different widths that may overlap make no cell, nor does memory
/// that something else writes.
///
/// Linear in the size of the program, but for overlaps: quadratic in the number
/// of different accesses to one object, 64 at most.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_MEMORYCELLS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_MEMORYCELLS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/ConstantRange.h"
#include <optional>
#include <vector>

namespace llvm {

class Instruction;
class Module;

namespace course {

class PointerOffsets;

struct MemoryCell {
  /// What the cell holds before anything is stored to it; its width is the one
  /// of all accesses.
  ConstantRange Initial;
  /// Whether some place of it may be undefined before that.
  bool MayBeUndef = false;
};

class MemoryCells {
public:
  /// Looks at all of \p M, whose pointers have \p Offsets.
  MemoryCells(Module &M, const PointerOffsets &Offsets);

  ArrayRef<MemoryCell> cells() const { return Cells; }

  /// The cell that \p Access, a load or a store, touches. All other accesses
  /// that touch it are loads and stores of its width.
  std::optional<unsigned> getCell(const Instruction &Access) const {
    auto Found = CellOf.find(&Access);
    return Found == CellOf.end() ? std::nullopt : std::optional(Found->second);
  }

private:
  std::vector<MemoryCell> Cells;
  DenseMap<const Instruction *, unsigned> CellOf;
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_MEMORYCELLS_H
