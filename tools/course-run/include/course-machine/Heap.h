//===- Heap.h - The heap of the machine ------------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The heap: first-fit allocation at the lowest address with room, merging of
/// adjacent free blocks, and the check that an access lies in a live block.
///
/// Blocks consist of whole words of 8 bytes, and an aligned access of at most
/// 8 bytes lies in one word, so one bit a word decides whether it is allowed.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_HEAP_H
#define COURSE_MACHINE_HEAP_H

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace course {

/// Disjoint address ranges in address order that can be asked for the lowest
/// one of at least a given size. Every operation is logarithmic (expected): a
/// treap whose nodes know the largest range below them.
class FreeRanges {
public:
  struct Range {
    uint64_t Address;
    uint64_t Size;
  };

  /// \p R must not overlap a range that is already here.
  void insert(Range R);
  /// Removes the range that starts at \p Address, which must exist.
  void erase(uint64_t Address);
  /// The lowest range with at least \p Size bytes.
  std::optional<Range> firstFit(uint64_t Size) const;
  /// The range that starts at \p Address.
  std::optional<Range> startingAt(uint64_t Address) const;
  /// The range with the highest start below \p Address.
  std::optional<Range> lastBefore(uint64_t Address) const;

private:
  using Index = uint32_t;
  static constexpr Index Nil = 0;

  struct Node {
    Range R{0, 0};
    uint64_t MaxSize = 0;
    uint64_t Priority = 0;
    Index Left = Nil;
    Index Right = Nil;
  };

  void update(Index N);
  void split(Index N, uint64_t Address, Index &Below, Index &Rest);
  Index merge(Index Below, Index Above);
  uint64_t nextPriority();

  std::vector<Node> Nodes{1};
  std::vector<Index> Unused;
  Index Root = Nil;
  uint64_t RandomState = 0x9e3779b97f4a7c15;
};

class Heap {
public:
  static constexpr uint64_t Base = 20480;

  /// The heap may extend over at most \p LimitInBytes.
  explicit Heap(uint64_t LimitInBytes) : Limit(LimitInBytes) {}
  Heap(const Heap &From) : Limit(From.Limit) { *this = From; }
  Heap &operator=(const Heap &From);

  /// The address of a fresh zero-filled block, or nothing if the limit (or the
  /// host's memory) does not allow it. \p Size is a non-zero multiple of 8.
  std::optional<uint64_t> allocate(uint64_t Size);

  /// False if no live block starts at \p Address.
  bool release(uint64_t Address);

  /// The memory at \p Address, or null if it is in no live block. Good for an
  /// aligned access of up to 8 bytes, until the next allocation.
  uint8_t *find(uint64_t Address) {
    uint64_t Word = (Address - Base) / 8;
    if (Address < Base || Word / 64 >= Live.size() ||
        !(Live[Word / 64] >> (Word % 64) & 1))
      return nullptr;
    return Bytes.get() + (Address - Base);
  }

  const uint8_t *find(uint64_t Address) const {
    return const_cast<Heap *>(this)->find(Address);
  }
  /// The size of the live block that starts at \p Address, or 0.
  uint64_t blockSize(uint64_t Address) const {
    auto Known = Blocks.find(Address);
    return Known == Blocks.end() ? 0 : Known->second;
  }
  /// About what a copy occupies.
  size_t sizeInBytes() const;

  uint64_t liveBytes() const { return LiveBytes; }
  uint64_t peakLiveBytes() const { return PeakLiveBytes; }
  size_t liveBlocks() const { return Blocks.size(); }
  uint64_t allocations() const { return NumAllocations; }
  /// The first address above all blocks that ever were.
  uint64_t highestEnd() const { return Base + Dirty; }

private:
  struct FreeMemory {
    void operator()(uint8_t *P) const { std::free(P); }
  };

  bool grow(uint64_t NewEnd);
  void markLive(uint64_t Address, uint64_t Size, bool IsLive);

  uint64_t Limit;
  FreeRanges Free;
  /// Size of the live block that starts at an address.
  std::unordered_map<uint64_t, uint64_t> Blocks;
  std::unique_ptr<uint8_t, FreeMemory> Bytes;
  uint64_t Capacity = 0;
  std::vector<uint64_t> Live;
  /// Where the last block ends; all above is free. Relative to Base, like
  /// Dirty, above which no byte has ever been written.
  uint64_t Top = 0;
  uint64_t Dirty = 0;
  uint64_t LiveBytes = 0;
  uint64_t PeakLiveBytes = 0;
  uint64_t NumAllocations = 0;
};

} // namespace course

#endif // COURSE_MACHINE_HEAP_H
