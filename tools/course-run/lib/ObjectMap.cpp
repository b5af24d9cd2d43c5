//===- ObjectMap.cpp - Which object an address belongs to -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ObjectMap.h"

using namespace course;

ObjectMap::ObjectMap(uint16_t Unnamed, uint16_t Others) : Others(Others) {
  InStack.fill(Unnamed);
  InMixedWord.fill(Unnamed);
  StackHull.Object = Unnamed;
}

void ObjectMap::markGlobal(uint32_t Object, uint64_t Begin, uint64_t End) {
  if (End > StackSize || Begin >= End)
    return;
  std::fill(InMixedWord.begin() + Begin, InMixedWord.begin() + End,
            uint16_t(Object));
  for (uint64_t Word = Begin / 8; Word != (End + 7) / 8; ++Word) {
    const uint16_t *Bytes = &InMixedWord[Word * 8];
    bool IsWhole = std::equal(Bytes + 1, Bytes + 8, Bytes);
    InStack[Word] = IsWhole ? Bytes[0] : Mixed;
  }
}

void ObjectMap::markBlock(uint32_t Object, uint64_t Begin, uint64_t End) {
  size_t First = (Begin - Heap::Base + 7) / 8;
  size_t Last = (End - Heap::Base + 7) / 8;
  if (Last > InHeap.size())
    InHeap.resize(std::max(Last, 2 * InHeap.size()), Others);
  std::fill(InHeap.begin() + First, InHeap.begin() + Last, uint16_t(Object));
  // Frames in what was here before have to be marked again.
  if (Begin < HeapHull.End && End > HeapHull.Begin)
    HeapHull = {};
}

/// Marks the addresses, and what is between them and the hull, as far as it is
/// nothing else.
void ObjectMap::markFramed(Hull &H, uint64_t Begin, uint64_t End) {
  bool IsHeap = &H == &HeapHull;
  uint64_t Base = IsHeap ? Heap::Base : 0;
  uint16_t *Words = IsHeap ? InHeap.data() : InStack.data();
  if (H.Begin == H.End) {
    H.Begin = H.End = End;
    if (IsHeap)
      H.Object = Words[(End - Base - 1) / 8];
  }
  auto Mark = [&](uint64_t From, uint64_t To) {
    for (uint64_t Word = (From - Base) / 8; Word < (To - Base + 7) / 8; ++Word)
      if (Words[Word] == H.Object)
        Words[Word] = Framed;
  };
  if (Begin < H.Begin)
    Mark(Begin, H.Begin);
  if (End > H.End)
    Mark(H.End, End);
  H.Begin = std::min(H.Begin, Begin);
  H.End = std::max(H.End, End);
}

bool ObjectMap::pushFrame(uint32_t Object, uint64_t Begin, uint64_t End) {
  bool IsInStack = End <= StackSize;
  bool IsInHeap =
      Begin >= Heap::Base && (End - Heap::Base + 7) / 8 <= InHeap.size();
  if (Begin >= End || !(IsInStack || IsInHeap))
    return false;
  bool IsKnown = Object == Innermost.Object && Begin >= Innermost.Begin &&
                 End - Innermost.Begin <= Innermost.Size;
  if (IsKnown)
    return false;
  Hull &H = IsInStack ? StackHull : HeapHull;
  if (Begin < H.Begin || End > H.End) [[unlikely]]
    markFramed(H, Begin, End);
  if (NumSorted == NumFrames && (NumFrames == 0 || End <= Innermost.Begin))
    ++NumSorted;
  Innermost = {Begin, End - Begin, Object};
  Found.Size = 0;
  if (NumFrames == Frames.size())
    Frames.emplace_back();
  Frames[NumFrames++] = Innermost;
  return true;
}

void ObjectMap::popFramesBelow(uint64_t Address, uint32_t First) {
  uint32_t Count = NumFrames;
  while (Count > First && Frames[Count - 1].Begin < Address)
    --Count;
  popFrames(Count);
}

/// The object at an address whose word has no number of its own.
uint32_t ObjectMap::search(uint32_t Mark, uint64_t Address) {
  if (Mark == Mixed)
    return InMixedWord[Address];
  if (Address - Found.Begin < Found.Size)
    return Found.Object;
  auto Has = [&](const Frame &F) { return Address - F.Begin < F.Size; };
  auto End = Frames.begin() + NumSorted;
  auto At = std::partition_point(
      Frames.begin(), End, [&](const Frame &F) { return F.Begin > Address; });
  const Frame *In = At != End && Has(*At) ? &*At : nullptr;
  uint32_t NumOthers = std::min(NumFrames - NumSorted, MaxOthersSearched);
  for (uint32_t N = 1; N <= NumOthers; ++N) {
    if (!Has(Frames[NumFrames - N]))
      continue;
    In = &Frames[NumFrames - N];
    break;
  }
  if (!In)
    return Address < StackSize ? StackHull.Object : HeapHull.Object;
  Found = *In;
  return In->Object;
}
