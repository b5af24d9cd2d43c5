//===-- ObjectFields.cpp - Parts of objects that accesses tell apart ------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The fields of an object are the connected components of overlapping places.
///
//===----------------------------------------------------------------------===//

#include "Transforms/ObjectFields.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace llvm;
using namespace llvm::course;

// Each two extents of an object are compared.
static constexpr unsigned MaxExtents = 128;

ExtentId ObjectFields::getExtent(const Value *Pointer, uint64_t SizeInBytes) {
  const Congruence Offset = Offsets.get(Pointer);
  auto [Entry, IsNew] = ExtentIds.try_emplace(
      {Offset.Residue, Offset.Modulus, Offset.IsEmpty, SizeInBytes},
      ExtentId(Extents.size()));
  if (IsNew)
    Extents.push_back({Offset, SizeInBytes});
  return Entry->second;
}

void ObjectFields::addAccess(const Value *Allocation, ExtentId At) {
  Objects[Allocation].Fields.push_back({At, 0});
}

bool ObjectFields::overlap(const Extent &A, const Extent &B,
                           uint64_t Modulus) const {
  return A.SizeInBytes == 0 || B.SizeInBytes == 0 ||
         mayOverlap(A.Offset.plusMultiples(Modulus), A.SizeInBytes,
                    B.Offset.plusMultiples(Modulus), B.SizeInBytes);
}

void ObjectFields::divide(Object &O) const {
  llvm::sort(O.Fields);
  O.Fields.erase(llvm::unique(O.Fields), O.Fields.end());
  for (const auto &[At, Field] : O.Fields)
    if (!Extents[At].Offset.IsEmpty)
      O.Modulus = std::gcd(O.Modulus, Extents[At].Offset.Modulus);
  if (O.Fields.size() > MaxExtents)
    return; // all are field 0
  IntEqClasses Classes(O.Fields.size());
  for (unsigned A = 0; A != O.Fields.size(); ++A)
    for (unsigned B = 0; B != A; ++B)
      if (overlap(Extents[O.Fields[A].first], Extents[O.Fields[B].first],
                  O.Modulus))
        Classes.join(A, B);
  Classes.compress();
  for (unsigned A = 0; A != O.Fields.size(); ++A)
    O.Fields[A].second = Classes[A];
}

void ObjectFields::divide() {
  for (auto &Entry : Objects)
    divide(Entry.second);
}

ArrayRef<std::pair<ExtentId, unsigned>>
ObjectFields::getFields(const Value *Allocation) const {
  auto Found = Objects.find(Allocation);
  if (Found == Objects.end())
    return {};
  return Found->second.Fields;
}

SmallVector<unsigned, 2> ObjectFields::getFieldsAt(const Value *Allocation,
                                                   int64_t Offset,
                                                   uint64_t SizeInBytes) const {
  SmallVector<unsigned, 2> Found;
  auto Entry = Objects.find(Allocation);
  if (Entry == Objects.end())
    return Found;
  const Extent E{Congruence::number(Offset), SizeInBytes};
  for (const auto &[At, Field] : Entry->second.Fields)
    if (overlap(Extents[At], E, Entry->second.Modulus) &&
        !is_contained(Found, Field))
      Found.push_back(Field);
  return Found;
}
