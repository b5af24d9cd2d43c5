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
/// Places of one cell are not told apart by object if one access may touch
/// several objects (PointsTo.h). Where in an object an access is follows from
/// the steps of its address: the offset is R + k * M for a k. Accesses of
/// different widths that may overlap make no cell, nor does memory that
/// something else writes.
///
/// What is accessed at a constant offset is a field, and a cell of its own.
/// Whether an index reaches a field depends on its range:
///
///   struct { int items[100], count; } stack;     ; items[i] reaches count if
///     => stack.items[*], stack.count             ; the offset may be 400
///
/// A field of a variable of one function counts as defined where a store to it
/// comes before whatever may read it, on every path.
///
/// Linear in the size of the program, but for overlaps: quadratic in the number
/// of different accesses to one object, 64 at most.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_MEMORYCELLS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_MEMORYCELLS_H

#include "Transforms/AddressParts.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ConstantRange.h"
#include <optional>
#include <vector>

namespace llvm {

class Function;
class Instruction;
class Module;

namespace course {

class PointerOffsets;
class PointsTo;

struct MemoryCell {
  /// What the cell holds before anything is stored to it; its width is the one
  /// of all accesses.
  ConstantRange Initial;
  /// Whether some place of it may be undefined before that.
  bool MayBeUndef = false;
};

/// A field that an access through an index may touch, too.
struct FieldReach {
  /// A number; no two groups of objects share one.
  unsigned Field;
  /// None if it is accessed in several widths.
  std::optional<unsigned> Cell;
  /// Where in the object the access is if it touches the field.
  Interval Offsets;
  /// Whether it then touches all of it, and nothing else.
  bool IsWhole;
};

class MemoryCells {
public:
  /// Looks at all of \p M, whose pointers have \p Offsets. \p Pointers says where
  /// they point, or is null if that is not known.
  MemoryCells(Module &M, const PointerOffsets &Offsets,
              const PointsTo *Pointers);

  ArrayRef<MemoryCell> cells() const { return Cells; }

  /// The cell that \p Access, a load or a store, touches where it reaches no
  /// field. All other accesses that touch it are loads and stores of its width,
  /// or reach it.
  std::optional<unsigned> getCell(const Instruction &Access) const {
    return get(CellOf, Access);
  }

  /// The field that \p Access, a load or a store, is all of.
  std::optional<unsigned> getField(const Instruction &Access) const {
    return get(FieldOf, Access);
  }

  /// What \p Access, a load or a store, may touch beside its cell.
  ArrayRef<FieldReach> getReached(const Instruction &Access) const {
    auto Found = ReachOf.find(&Access);
    return Found == ReachOf.end() ? ArrayRef<FieldReach>() : Found->second;
  }

private:
  friend class CellBuilder;
  using NumberMap = DenseMap<const Instruction *, unsigned>;

  std::vector<MemoryCell> Cells;
  NumberMap CellOf, FieldOf;
  DenseMap<const Instruction *, SmallVector<FieldReach, 2>> ReachOf;

  static std::optional<unsigned> get(const NumberMap &Numbers,
                                     const Instruction &Access) {
    auto Found = Numbers.find(&Access);
    return Found == Numbers.end() ? std::nullopt : std::optional(Found->second);
  }
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_MEMORYCELLS_H
