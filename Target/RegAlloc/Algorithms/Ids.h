//===-- Ids.h - Numbers of what algorithms are about ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the algorithms of this directory are about has numbers from 0 on, in
/// each kind: values, blocks, loops and slots, nodes and colors, functions,
/// classes and registers of a bank. They are Ids, of a type for each kind, which is neither
/// an integer nor converts to another kind. Registers of the machine, as in
/// parallel copies, have numbers of their own.
///
/// \code
///   IdVector<BlockId, SpillBlock> Blocks;
///   for (BlockId B : Blocks.ids())
///     visit(Blocks[B]);
/// \endcode
///
/// Compiled, an Id is an unsigned, and an IdVector a vector.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_IDS_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_IDS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallVector.h"
#include <string>
#include <vector>

namespace llvm::course {

/// The number \p Tag is a name for, and has no other meaning. Without one it is
/// None.
template <typename Tag> class Id {
  unsigned Number = ~0u;

public:
  constexpr Id() = default;
  explicit constexpr Id(unsigned Number) : Number(Number) {}

  /// For what knows no ids: output, and containers of all kinds.
  constexpr unsigned index() const { return Number; }

  friend constexpr bool operator==(Id A, Id B) { return A.Number == B.Number; }
  friend constexpr bool operator!=(Id A, Id B) { return A.Number != B.Number; }
  friend constexpr bool operator<(Id A, Id B) { return A.Number < B.Number; }
  friend constexpr bool operator>(Id A, Id B) { return A.Number > B.Number; }
  friend constexpr bool operator<=(Id A, Id B) { return A.Number <= B.Number; }
  friend constexpr bool operator>=(Id A, Id B) { return A.Number >= B.Number; }
};

/// No value, block, node, color, ..., whatever the kind. A limit or a distance
/// is no number in this sense.
struct NoneId {
  constexpr operator unsigned() const { return ~0u; }
  template <typename Tag> constexpr operator Id<Tag>() const { return {}; }
};
constexpr NoneId None;

template <typename Tag> std::string to_string(Id<Tag> X) {
  return X == None ? "none" : std::to_string(X.index());
}

/// For what takes a function from its elements to numbers (SparseSet).
struct IdIndex {
  template <typename Tag> unsigned operator()(Id<Tag> X) const {
    return X.index();
  }
};

/// The ids Begin..End-1.
template <typename IdType> auto idRange(unsigned Begin, unsigned End) {
  return map_range(seq<unsigned>(Begin, End),
                   [](unsigned I) { return IdType(I); });
}

/// A container whose elements are found by ids of one kind only.
template <typename IdType, typename Container> class ById : public Container {
public:
  using Container::Container;
  ById() = default;
  explicit ById(Container Elements) : Container(std::move(Elements)) {}
  /// A view of what has the same ids, but not of what has others.
  template <typename Other>
  ById(const ById<IdType, Other> &X)
      : Container(static_cast<const Other &>(X)) {}
  template <typename OtherId, typename Other>
  ById(const ById<OtherId, Other> &) = delete;

  decltype(auto) operator[](IdType X) {
    return Container::operator[](X.index());
  }
  decltype(auto) operator[](IdType X) const {
    return Container::operator[](X.index());
  }

  /// Those of all elements, in order.
  auto ids() const { return idRange<IdType>(0, this->size()); }
  /// Whether there is such an element.
  bool has(IdType X) const { return X.index() < this->size(); }
};

template <typename IdType, typename T>
using IdVector = ById<IdType, std::vector<T>>;
template <typename IdType, typename T>
using IdArrayRef = ById<IdType, ArrayRef<T>>;

/// Each element with its id.
template <typename Elements> auto enumerateIds(Elements &&All) {
  auto Ids = All.ids();
  return zip_equal(std::move(Ids), std::forward<Elements>(All));
}

/// A list for each id, all in one array.
template <typename IdType, typename T> class IdLists {
  SmallVector<size_t, 0> Offsets;
  SmallVector<T, 0> Elements;

public:
  /// \p ForEach calls its argument with each element and the id in whose list
  /// it is to be, in the order of the lists. It is called twice.
  template <typename Function>
  IdLists(size_t NumLists, Function ForEach) : Offsets(NumLists + 1) {
    ForEach([&](IdType X, const T &) { ++Offsets[X.index() + 1]; });
    for (size_t I = 0; I != NumLists; ++I)
      Offsets[I + 1] += Offsets[I];
    Elements.resize_for_overwrite(Offsets.back());
    SmallVector<size_t, 0> Next(Offsets);
    ForEach([&](IdType X, const T &Element) {
      Elements[Next[X.index()]++] = Element;
    });
  }

  ArrayRef<T> operator[](IdType X) const {
    size_t Begin = Offsets[X.index()];
    return ArrayRef(Elements).slice(Begin, Offsets[X.index() + 1] - Begin);
  }
};

using ValueId = Id<struct ValueTag>;
using BlockId = Id<struct BlockTag>;
using LoopId = Id<struct LoopTag>;
using SlotId = Id<struct SlotTag>;
using NodeId = Id<struct NodeTag>;
using ColorId = Id<struct ColorTag>;
using FunctionId = Id<struct FunctionTag>;

} // namespace llvm::course

namespace llvm {

template <typename Tag> struct DenseMapInfo<course::Id<Tag>> {
  using IdType = course::Id<Tag>;
  using Numbers = DenseMapInfo<unsigned>;

  static IdType getEmptyKey() { return IdType(Numbers::getEmptyKey()); }
  static IdType getTombstoneKey() { return IdType(Numbers::getTombstoneKey()); }
  static unsigned getHashValue(IdType X) {
    return Numbers::getHashValue(X.index());
  }
  static bool isEqual(IdType A, IdType B) { return A == B; }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_IDS_H
