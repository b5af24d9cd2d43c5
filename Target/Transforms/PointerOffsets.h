//===-- PointerOffsets.h - Where in objects pointers point ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The distance of each pointer of a whole program from the start of the object
/// that it points to, as a congruence: R + k * M for some k.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_POINTEROFFSETS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_POINTEROFFSETS_H

#include "Transforms/PointsTo.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TypeBasedAliasAnalysis.h"
#include <cstdint>

namespace llvm {

class CallBase;
class DataLayout;
class Function;
class GEPOperator;
class Instruction;
class Module;
class Value;

namespace course {

/// The numbers Residue + k * Modulus. One number if Modulus is 0, every number
/// if it is 1.
struct Congruence {
  int64_t Residue = 0;
  uint64_t Modulus = 0;
  /// No number at all.
  bool IsEmpty = true;

  static Congruence number(int64_t N) { return make(N, 0); }
  static Congruence all() { return make(0, 1); }
  /// The least one that holds Residue + k * Modulus.
  static Congruence make(int64_t Residue, uint64_t Modulus);

  Congruence join(const Congruence &Other) const;
  Congruence plus(int64_t Distance) const;
  /// With every multiple of \p Step added.
  Congruence plusMultiples(uint64_t Step) const;
  bool operator==(const Congruence &C) const {
    return Residue == C.Residue && Modulus == C.Modulus && IsEmpty == C.IsEmpty;
  }
};

/// Whether \p SizeA bytes at one of the offsets \p A and \p SizeB bytes at one of
/// \p B may have a byte in common.
bool mayOverlap(const Congruence &A, uint64_t SizeA, const Congruence &B,
                uint64_t SizeB);

/// The offsets of pointers, which follow from address arithmetic, PHIs, and
/// calls of functions that are only called by name. A pointer that is loaded
/// may be any that is stored.
class PointerOffsets {
  const DataLayout &DL;
  LLVMContext &Context;
  DenseMap<const Value *, Congruence> Offsets;
  DenseMap<const Function *, Congruence> Returns;
  const PointsTo *const Pointers;
  /// Where in an object pointers are loaded, or what is copied and then loaded.
  struct Place {
    Congruence At;
    AAMDNodes Tags;
    bool operator==(const Place &P) const {
      return At == P.At && Tags == P.Tags;
    }
  };
  DenseMap<PointsTo::Node, SmallVector<Place, 1>> PointerPlaces;
  // What types alone say of accesses.
  TargetLibraryInfoImpl Libraries;
  TargetLibraryInfo Library;
  TypeBasedAAResult Types{/*UsingTypeSanitizer=*/false};
  mutable AAResults Aliases;
  Congruence Stored;

public:
  /// Iterates over \p M until nothing changes. A modulus only ever becomes a
  /// divisor of itself, which ends soon. Numbers that are stored where pointers
  /// are loaded change these; \p Pointers says where, or is null if that is not
  /// known. It has to live as long only as it takes.
  PointerOffsets(const Module &M, const PointsTo *Pointers);

  /// The offset of \p Pointer in whatever object it points to.
  Congruence get(const Value *Pointer) const;

private:
  bool update(Congruence &Old, const Congruence &New);
  bool update(const Instruction &I);
  bool isReadAsPointer(const Value *Address, uint64_t Size,
                       const AAMDNodes &Tags) const;
  bool addPlace(const Value *Address, const Place &New);
  bool addPlaces(const Instruction &I);
  void findPointers(const Module &M);
  bool mayAlias(const AAMDNodes &A, const AAMDNodes &B) const;
  bool holdsAddresses(const Value *Address) const;
  bool changesPointers(const Instruction &I) const;
  bool updateVariadic(const CallBase &Call);
  bool updateArguments(const CallBase &Call);
  Congruence evaluate(const Instruction &I) const;
  Congruence evaluate(const GEPOperator &GEP) const;
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_POINTEROFFSETS_H
