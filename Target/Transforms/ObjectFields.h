//===-- ObjectFields.h - Parts of objects that accesses tell apart -*- C++ -*-//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Divides objects into fields: sets of bytes such that each access touches one
/// of them, whatever the index.
///
///   struct { node *left, *right; long key; } nodes[100];
///     => nodes[*].left, nodes[*].right, nodes[*].key
///
/// Where an access goes follows from the steps of its address (PointerOffsets):
/// R + k * M. Accesses that may overlap are of one field; so types play no part
/// in it, and the address of a field may be taken.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_OBJECTFIELDS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_OBJECTFIELDS_H

#include "Transforms/PointerConstraints.h"
#include "Transforms/PointerOffsets.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVector.h"
#include <map>
#include <tuple>

namespace llvm {

class Module;
class Value;

namespace course {

/// Objects are known by their allocations: a global variable, an alloca or a
/// call of malloc.
class ObjectFields {
public:
  /// What an access touches of an object.
  struct Extent {
    Congruence Offset;
    /// None if it is not known.
    uint64_t SizeInBytes = 0;
  };

  ObjectFields(const Module &M, const PointsTo &Pointers)
      : Offsets(M, &Pointers) {}

  /// The number of what an access of \p SizeInBytes through \p Pointer touches
  /// of an object; 0 bytes if it is not known how many.
  ExtentId getExtent(const Value *Pointer, uint64_t SizeInBytes);

  /// Some access at \p At may touch the object of \p Allocation.
  void addAccess(const Value *Allocation, ExtentId At);

  /// Ends the list of accesses.
  void divide();

  /// The extents that accesses touch of an object, and for each the field.
  ArrayRef<std::pair<ExtentId, unsigned>>
  getFields(const Value *Allocation) const;

  /// The fields that overlap \p SizeInBytes at a constant offset.
  SmallVector<unsigned, 2> getFieldsAt(const Value *Allocation, int64_t Offset,
                                       uint64_t SizeInBytes) const;

private:
  struct Object {
    SmallVector<std::pair<ExtentId, unsigned>, 4> Fields;
    uint64_t Modulus = 0;
  };

  const PointerOffsets Offsets;
  IdVector<ExtentId, Extent> Extents;
  std::map<std::tuple<int64_t, uint64_t, bool, uint64_t>, ExtentId> ExtentIds;
  MapVector<const Value *, Object> Objects;

  void divide(Object &O) const;
  bool overlap(const Extent &A, const Extent &B, uint64_t Modulus) const;
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_OBJECTFIELDS_H
