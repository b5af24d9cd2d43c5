//===-- HeadModel.h - Where accesses are and how far apart ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The machine charges for each byte between an access and the one before it.
/// This is the one place that estimates it: which area, object and offset an
/// access has, how far two accesses are apart, and what the path between them
/// costs, a `reset` included where that is cheaper.
///
/// An address is known by the object that the IR says it points into: a
/// variable has an address once it is laid out, a frame is where `main` begins,
/// what `malloc` returns is in the heap, and what a program with an arena in the
/// stack area has got from memory may be in both. An address that comes from
/// memory or as an argument is one of the heap if no object of the stack area is
/// known by more than its own accesses.
///
/// If an arena is filled downward, frames count as where main's is, at the end
/// of the stack area, although those of other functions are below the arena:
/// with both places no benchmark costs anything else at -O2.
///
/// All of it is a belief: code may be slower for a wrong one, never wrong.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_HEADMODEL_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_HEADMODEL_H

#include "Memory/HeadPath.h"
#include "Memory/PassedAreas.h"
#include "llvm/ADT/SmallVector.h"
#include <memory>

namespace llvm {

class GlobalVariable;
class Instruction;
class MachineInstr;
class MDNode;
class Module;
class Value;

namespace course {

/// What the offset of an access is added to.
struct HeadBase {
  enum BaseKind {
    Unknown,
    /// The offset is the address.
    Zero,
    /// Id is a register that holds the same wherever it is compared.
    Register,
    /// Id is a frame index.
    Frame,
    /// Id is an IR value.
    IR
  };
  BaseKind Kind = Unknown;
  uint64_t Id = 0;

  bool operator==(const HeadBase &Other) const {
    return Kind != Unknown && Kind == Other.Kind && Id == Other.Id;
  }
};

/// Where an access goes, or the head is.
struct HeadAddress {
  HeadBase Base;
  uint64_t Offset = 0;
  /// What it may point into; empty if that is not known.
  SmallVector<const Value *, 2> Objects;
  /// Into the frame, whatever the object.
  bool IsFrame = false;
  /// What course-points-to takes for the object.
  const MDNode *Scopes = nullptr;

  std::optional<uint64_t> getAddress() const {
    return Base.Kind == HeadBase::Zero ? std::optional(Offset) : std::nullopt;
  }
};

class HeadModel {
public:
  /// Looks at the variables of \p M. With the prices of its `main`.
  explicit HeadModel(const Module &M);

  const HeadPrices &getPrices() const { return Prices; }

  /// Of a load or store.
  static HeadAddress getAddress(const MachineInstr &MI);
  /// Of what getAccessedPointer says of \p I.
  static std::optional<HeadAddress> getAddress(const Instruction &I);
  /// Some place in a frame.
  static HeadAddress getFrameAddress();

  MemoryArea getArea(const HeadAddress &P) const;
  /// The bytes to expect between two accesses, if the head travels.
  double getDistance(const HeadAddress &A, const HeadAddress &B) const;
  /// The cheapest path from one access to the next.
  HeadPath getPath(const HeadAddress &From, const HeadAddress &To) const;
  /// What the path between an access and spill slots costs, in ticks, as the
  /// mean of both directions.
  double getPathToFrame(const HeadAddress &P) const;
  /// What an access to the frame costs, without the path.
  double getFrameAccessTicks() const { return Prices.getAccess(Frames.Area); }
  /// The frames of all functions.
  const HeadObject &getFrames() const { return Frames; }

private:
  const Module &M;
  HeadPrices Prices;
  HeadObject Frames;
  /// The part of the stack area that malloc is served from first, if any.
  std::optional<HeadObject> Arena;
  bool HasHeap = false;
  /// Whether no pointer into the stack area is stored, passed or returned; not
  /// asked yet if None.
  mutable std::optional<bool> IsStackPrivate;
  /// Not asked for yet if null.
  mutable std::unique_ptr<PassedAreas> Passed;

  bool isStackPrivate() const;
  HeadObject getVariable(const GlobalVariable &GV) const;
  MemoryArea getOwnArea(const Value &Object) const;
  MemoryArea getObjectArea(const Value &Object) const;
  HeadObject getObject(const Value &Object) const;
  SmallVector<HeadObject, 2> findObjects(const HeadAddress &P) const;
};

/// The model of the module that it was last asked for.
class HeadModelCache {
  const Module *Known = nullptr;
  std::unique_ptr<HeadModel> Model;

public:
  const HeadModel &get(const Module &M);
  /// The module may be gone, or another.
  void clear() { Known = nullptr; }
};

/// What \p I loads from, stores to, or, if it is a memory intrinsic, writes
/// first; null if it is none of this.
const Value *getAccessedPointer(const Instruction &I);

/// The objects that \p Pointer may point into.
void findHeadObjects(const Value &Pointer,
                     SmallVectorImpl<const Value *> &Objects);

/// Whether \p V is a call of the machine's malloc.
bool isMachineMalloc(const Value &V);

/// Prices of the processor that the program is compiled for.
HeadPrices getHeadPrices(const Module &M);

} // namespace course

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_HEADMODEL_H
