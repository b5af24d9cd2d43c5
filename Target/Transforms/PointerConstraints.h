//===-- PointerConstraints.h - What pointers may hold -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The constraints that a points-to analysis makes of a program, whoever solves
/// them: by inclusion (InclusionConstraints.h) or by unification
/// (UnificationConstraints.h). Knows nothing of LLVM's IR.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_POINTERCONSTRAINTS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_POINTERCONSTRAINTS_H

#include "RegAlloc/Algorithms/Ids.h"
#include "llvm/ADT/SparseBitVector.h"

namespace llvm::course {

/// A node stands for a value, or for an object and then for what is stored in
/// any part of it. A node's set says which objects it may point to.
using PointerNodeId = Id<struct PointerNodeTag>;

/// Which bytes of an object an access touches, if that is known; whoever adds
/// constraints numbers them.
using ExtentId = Id<struct ExtentTag>;

/// The nodes of objects.
class ObjectSet {
  SparseBitVector<> Numbers;

public:
  class Iterator {
    SparseBitVector<>::iterator It;

  public:
    explicit Iterator(SparseBitVector<>::iterator It) : It(It) {}
    PointerNodeId operator*() const { return PointerNodeId(*It); }
    Iterator &operator++() {
      ++It;
      return *this;
    }
    bool operator!=(const Iterator &Other) const { return It != Other.It; }
  };
  Iterator begin() const { return Iterator(Numbers.begin()); }
  Iterator end() const { return Iterator(Numbers.end()); }

  void set(PointerNodeId Object) { Numbers.set(Object.index()); }
  void reset(PointerNodeId Object) { Numbers.reset(Object.index()); }
  bool test(PointerNodeId Object) const { return Numbers.test(Object.index()); }
  bool empty() const { return Numbers.empty(); }
  unsigned count() const { return Numbers.count(); }
  void clear() { Numbers.clear(); }
  bool intersects(const ObjectSet &Other) const {
    return Numbers.intersects(Other.Numbers);
  }
  void operator|=(const ObjectSet &Other) { Numbers |= Other.Numbers; }
  void operator&=(const ObjectSet &Other) { Numbers &= Other.Numbers; }
  void remove(const ObjectSet &Other) {
    Numbers.intersectWithComplement(Other.Numbers);
  }
};

class PointerConstraints {
public:
  using Node = PointerNodeId;
  using ObjectSet = course::ObjectSet;

  virtual ~PointerConstraints() = default;

  virtual Node addNode() = 0;
  virtual unsigned size() const = 0;

  /// \p Pointer may be the address of \p Object.
  virtual void addAddress(Node Pointer, Node Object) = 0;
  /// \p To may be what \p From is.
  virtual void addCopy(Node From, Node To) = 0;
  /// \p To may be what is stored where \p Pointer points to.
  virtual void addLoad(Node Pointer, Node To, ExtentId At = None) = 0;
  /// \p From is stored where \p Pointer points to.
  virtual void addStore(Node From, Node Pointer, ExtentId At = None) = 0;

  /// What is stored at \p At of \p Object is \p Contents, and not \p Object.
  /// Who cannot tell fields apart ignores it.
  virtual void setContents(Node /*Object*/, ExtentId /*At*/,
                           Node /*Contents*/) {}

  /// Finds sets that satisfy all constraints. \returns false if that takes more
  /// than \p MaxSteps; then there is no solution to look at. More constraints
  /// may be added after it, and solved again.
  virtual bool solve(unsigned MaxSteps) = 0;

  virtual const ObjectSet &getObjects(Node N) const = 0;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_POINTERCONSTRAINTS_H
