//===-- CourseAccessProfile.h - How often data is accessed ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How often a program accesses its data, and what it accesses right before:
/// that is what data costs and how far the head moves. Estimated from how often
/// blocks and functions run (Facts/Frequencies).
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_COURSEACCESSPROFILE_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_COURSEACCESSPROFILE_H

#include "Facts/Frequencies.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {

class CallBase;
class Function;
class Instruction;
class Module;
class Value;

class CourseAccessProfile {
public:
  /// All frames are one object, and so is what the heap has beside the blocks
  /// of known calls of malloc. The others are global variables and such calls.
  using Object = unsigned;
  static constexpr Object Frames = 0, Heap = 1;

  /// Looks at all accesses of \p M. What an address may be of, by PHIs and by
  /// callers that pass it on, shares an access; callers by how often they call.
  /// Linear: few of them are asked.
  explicit CourseAccessProfile(Module &M);

  /// \p Data is a global variable or a call of malloc.
  Object getObject(const Value &Data) const { return Objects.lookup(&Data); }
  /// Accesses in one run of main.
  double getAccesses(Object O) const { return Accesses[O]; }
  /// How often O and another object are accessed one right after the other.
  using Neighbours = SmallMapVector<Object, double, 4>;
  const Neighbours &getNeighbours(Object O) const { return Adjacent[O]; }

private:
  /// The objects that an access may touch, each with its part of one. None if
  /// there is no access.
  using Shares = SmallVector<std::pair<Object, double>, 2>;

  void addObject(const Value &Data);
  void addCalls(Function &F);
  void visit(Function &F);
  void findObjects(const Value &Pointer, double Part, Shares &Found,
                   SmallPtrSetImpl<const Value *> &Seen) const;
  static void keepLargest(Shares &Found);
  Shares getAccessed(const Instruction &I) const;
  void count(const Shares &Before, const Shares &Now, double Times);

  DenseMap<const Value *, Object> Objects;
  /// Where addresses are from that come from memory: mostly from malloc.
  Object Unknown = Heap;
  SmallVector<double, 16> Accesses = {0, 0};
  SmallVector<Neighbours, 16> Adjacent = {{}, {}};
  course::CallFrequencies Frequencies;
  /// How often calls by name are executed in one run of main.
  DenseMap<const CallBase *, double> Calls;
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_COURSEACCESSPROFILE_H
