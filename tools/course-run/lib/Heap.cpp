//===- Heap.cpp - The heap of the machine ---------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// First-fit allocation over a treap of free ranges.
///
//===----------------------------------------------------------------------===//

#include "course-machine/Heap.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <new>

using namespace course;

void FreeRanges::update(Index N) {
  Node &X = Nodes[N];
  X.MaxSize =
      std::max({X.R.Size, Nodes[X.Left].MaxSize, Nodes[X.Right].MaxSize});
}

void FreeRanges::split(Index N, uint64_t Address, Index &Below, Index &Rest) {
  if (N == Nil) {
    Below = Rest = Nil;
    return;
  }
  if (Nodes[N].R.Address < Address) {
    Index Middle;
    split(Nodes[N].Right, Address, Middle, Rest);
    Nodes[N].Right = Middle;
    Below = N;
  } else {
    Index Middle;
    split(Nodes[N].Left, Address, Below, Middle);
    Nodes[N].Left = Middle;
    Rest = N;
  }
  update(N);
}

FreeRanges::Index FreeRanges::merge(Index Below, Index Above) {
  if (Below == Nil || Above == Nil)
    return Below + Above;
  Index Top;
  if (Nodes[Below].Priority > Nodes[Above].Priority) {
    Nodes[Below].Right = merge(Nodes[Below].Right, Above);
    Top = Below;
  } else {
    Nodes[Above].Left = merge(Below, Nodes[Above].Left);
    Top = Above;
  }
  update(Top);
  return Top;
}

uint64_t FreeRanges::nextPriority() {
  // xorshift64: a fixed seed keeps every run the same.
  RandomState ^= RandomState << 13;
  RandomState ^= RandomState >> 7;
  RandomState ^= RandomState << 17;
  return RandomState;
}

void FreeRanges::insert(Range R) {
  Index N;
  if (Unused.empty()) {
    N = Index(Nodes.size());
    Nodes.emplace_back();
  } else {
    N = Unused.back();
    Unused.pop_back();
  }
  Nodes[N] = {R, R.Size, nextPriority(), Nil, Nil};
  Index Below, Above;
  split(Root, R.Address, Below, Above);
  Root = merge(merge(Below, N), Above);
}

void FreeRanges::erase(uint64_t Address) {
  Index Below, Rest, Found, Above;
  split(Root, Address, Below, Rest);
  split(Rest, Address + 1, Found, Above);
  assert(Found != Nil && "no range starts at this address");
  Unused.push_back(Found);
  Root = merge(Below, Above);
}

std::optional<FreeRanges::Range> FreeRanges::firstFit(uint64_t Size) const {
  if (Nodes[Root].MaxSize < Size)
    return std::nullopt;
  Index N = Root;
  while (true) {
    if (Nodes[Nodes[N].Left].MaxSize >= Size)
      N = Nodes[N].Left;
    else if (Nodes[N].R.Size >= Size)
      return Nodes[N].R;
    else
      N = Nodes[N].Right;
  }
}

std::optional<FreeRanges::Range>
FreeRanges::startingAt(uint64_t Address) const {
  for (Index N = Root; N != Nil;) {
    const Node &X = Nodes[N];
    if (X.R.Address == Address)
      return X.R;
    N = Address < X.R.Address ? X.Left : X.Right;
  }
  return std::nullopt;
}

std::optional<FreeRanges::Range>
FreeRanges::lastBefore(uint64_t Address) const {
  std::optional<Range> Best;
  for (Index N = Root; N != Nil;) {
    const Node &X = Nodes[N];
    if (X.R.Address < Address) {
      Best = X.R;
      N = X.Right;
    } else {
      N = X.Left;
    }
  }
  return Best;
}

Heap &Heap::operator=(const Heap &From) {
  if (this == &From)
    return *this;
  // Bytes that nobody has written need no copying, and no memory.
  Bytes.reset(static_cast<uint8_t *>(
      From.Capacity == 0 ? nullptr : std::calloc(From.Capacity, 1)));
  if (From.Capacity != 0 && !Bytes)
    throw std::bad_alloc();
  if (From.Dirty != 0)
    std::memcpy(Bytes.get(), From.Bytes.get(), From.Dirty);
  Limit = From.Limit;
  Free = From.Free;
  Blocks = From.Blocks;
  Capacity = From.Capacity;
  Live = From.Live;
  Top = From.Top;
  Dirty = From.Dirty;
  LiveBytes = From.LiveBytes;
  PeakLiveBytes = From.PeakLiveBytes;
  NumAllocations = From.NumAllocations;
  return *this;
}

size_t Heap::sizeInBytes() const {
  // A block in the table takes some 32 bytes, and so does a free range.
  return Dirty + Live.size() * sizeof(uint64_t) + Blocks.size() * 64;
}

bool Heap::grow(uint64_t NewEnd) {
  if (NewEnd <= Capacity)
    return true;
  uint64_t NewCapacity = std::max<uint64_t>(Capacity * 2, 64 * 1024);
  NewCapacity = std::max(std::min(NewCapacity, Limit), NewEnd);
  // calloc gives big areas page by page when they are touched, so that a
  // program may own much more than it uses.
  auto *Fresh = static_cast<uint8_t *>(std::calloc(NewCapacity, 1));
  if (!Fresh)
    return false;
  if (Dirty != 0)
    std::memcpy(Fresh, Bytes.get(), Dirty);
  Bytes.reset(Fresh);
  Capacity = NewCapacity;
  Live.resize((Capacity / 8 + 63) / 64);
  return true;
}

void Heap::markLive(uint64_t Address, uint64_t Size, bool IsLive) {
  uint64_t Word = (Address - Base) / 8;
  uint64_t End = Word + Size / 8;
  while (Word != End) {
    uint64_t InChunk = std::min(64 - Word % 64, End - Word);
    uint64_t Mask = (~uint64_t(0) >> (64 - InChunk)) << (Word % 64);
    if (IsLive)
      Live[Word / 64] |= Mask;
    else
      Live[Word / 64] &= ~Mask;
    Word += InChunk;
  }
}

std::optional<uint64_t> Heap::allocate(uint64_t Size) {
  assert(Size != 0 && Size % 8 == 0 && "not a size of the machine");
  uint64_t Address;
  if (auto Fit = Free.firstFit(Size)) {
    Address = Fit->Address;
    Free.erase(Address);
    if (Fit->Size != Size)
      Free.insert({Address + Size, Fit->Size - Size});
  } else {
    if (Size > Limit || Top > Limit - Size || !grow(Top + Size))
      return std::nullopt;
    Address = Base + Top;
    Top += Size;
  }
  uint64_t Offset = Address - Base;
  if (Offset < Dirty)
    std::memset(Bytes.get() + Offset, 0, std::min(Size, Dirty - Offset));
  Dirty = std::max(Dirty, Offset + Size);
  markLive(Address, Size, true);
  Blocks[Address] = Size;
  LiveBytes += Size;
  PeakLiveBytes = std::max(PeakLiveBytes, LiveBytes);
  ++NumAllocations;
  return Address;
}

bool Heap::release(uint64_t Address) {
  auto Known = Blocks.find(Address);
  if (Known == Blocks.end())
    return false;
  uint64_t Size = Known->second;
  Blocks.erase(Known);
  LiveBytes -= Size;
  markLive(Address, Size, false);

  FreeRanges::Range Merged = {Address, Size};
  if (auto Next = Free.startingAt(Address + Size)) {
    Free.erase(Next->Address);
    Merged.Size += Next->Size;
  }
  auto Previous = Free.lastBefore(Address);
  if (Previous && Previous->Address + Previous->Size == Address) {
    Free.erase(Previous->Address);
    Merged = {Previous->Address, Previous->Size + Merged.Size};
  }
  if (Merged.Address + Merged.Size == Base + Top)
    Top = Merged.Address - Base;
  else
    Free.insert(Merged);
  return true;
}
