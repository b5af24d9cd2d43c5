//===- ObjectMap.h - Which object an address belongs to --------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Names the object at each address for a run that is profiled: its number.
///
/// Globals and blocks of the heap are marked word by word when they are made.
/// Frames come and go with calls, so their words are marked once, as words that
/// frames may have, and the frames are a stack in which an address is looked
/// for. A call costs the same however large its frame is.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_LIB_OBJECTMAP_H
#define COURSE_MACHINE_LIB_OBJECTMAP_H

#include "course-machine/Heap.h"
#include "course-machine/Machine.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

/// For functions that are called rarely, from code that is to save no register
/// for their sake.
#if defined(__has_attribute) && __has_attribute(preserve_most)
#define COURSE_RARE __attribute__((noinline, preserve_most))
#else
#define COURSE_RARE __attribute__((noinline))
#endif

namespace course {

class ObjectMap {
public:
  /// The stack area is \p Unnamed until it is something else; \p Others is
  /// where the heap has nothing.
  ObjectMap(uint16_t Unnamed, uint16_t Others);

  /// The object at \p Address, which is in the stack area.
  uint32_t inStack(uint64_t Address) {
    return known(InStack[Address / 8], Address);
  }
  /// The object at \p Address, which is in a live block.
  uint32_t inHeap(uint64_t Address) {
    return known(InHeap[(Address - Heap::Base) / 8], Address);
  }

  /// \p Object is at these addresses of the stack area when the run begins.
  void markGlobal(uint32_t Object, uint64_t Begin, uint64_t End);

  /// From now on, \p Object is at these addresses of the heap.
  void markBlock(uint32_t Object, uint64_t Begin, uint64_t End);

  /// A frame \p Object begins to exist at these addresses. False if it does
  /// not: frames are in the stack area or in one block of the heap, and what is
  /// in the same frame already is no other one.
  bool pushFrame(uint32_t Object, uint64_t Begin, uint64_t End);

  uint32_t numFrames() const { return NumFrames; }

  /// Only the outermost \p Count frames exist any longer.
  void popFrames(uint32_t Count) {
    if (NumFrames == Count)
      return;
    NumFrames = Count;
    NumSorted = std::min(NumSorted, Count);
    Innermost = Count == 0 ? Frame() : Frames[Count - 1];
    Found.Size = 0;
  }

  /// Those of the frames from number \p First on that begin below \p Address
  /// exist no longer.
  void popFramesBelow(uint64_t Address, uint32_t First);

private:
  struct Frame {
    uint64_t Begin = 0;
    uint64_t Size = 0;
    uint32_t Object = 0;
  };
  /// Addresses of which some were in frames, and what they are outside of
  /// frames.
  struct Hull {
    uint64_t Begin = 0;
    uint64_t End = 0;
    uint16_t Object = 0;
  };

  uint32_t known(uint32_t Object, uint64_t Address) {
    if (Object < Mixed) [[likely]]
      return Object;
    // The innermost frame is what programs use most.
    if (Object == Framed && Address - Innermost.Begin < Innermost.Size)
      return Innermost.Object;
    return search(Object, Address);
  }
  COURSE_RARE uint32_t search(uint32_t Mark, uint64_t Address);
  COURSE_RARE void markFramed(Hull &H, uint64_t Begin, uint64_t End);

  /// What stands for a word with several objects, and for one that is in a
  /// frame, or was.
  static constexpr uint16_t Mixed = 0xfffe;
  static constexpr uint16_t Framed = 0xffff;
  const uint16_t Others;
  /// The object at each word; and at each byte of mixed words.
  std::array<uint16_t, StackSize / 8> InStack;
  std::array<uint16_t, StackSize> InMixedWord;
  std::vector<uint16_t> InHeap;

  /// The outermost first; those that do not exist any longer are room for
  /// others.
  std::vector<Frame> Frames;
  uint32_t NumFrames = 0;
  /// So many, from the outermost on, are each below those before, as a call
  /// stack has them. Of others, those that are further out are not found.
  uint32_t NumSorted = 0;
  static constexpr uint32_t MaxOthersSearched = 64;
  Frame Innermost;
  /// What was found last, of the others.
  Frame Found;
  Hull StackHull, HeapHull;
};

} // namespace course

#endif // COURSE_MACHINE_LIB_OBJECTMAP_H
