//===-- UnificationConstraints.h - Points-to by unification -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Points-to sets in almost linear time (Steensgaard, Points-to analysis in
/// almost linear time, POPL 1996): what one pointer may point to becomes one.
///
///   p = &x; r = &p; q = &y; s = &q; r = s     r, s -> {p, q} -> {x, y}
///
/// An assignment of what has pointed nowhere so far waits until it does.
/// Neither fields nor contexts are told apart.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_UNIFICATIONCONSTRAINTS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_UNIFICATIONCONSTRAINTS_H

#include "Transforms/PointerConstraints.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <vector>

namespace llvm::course {

/// Time is that of a union-find structure, in the number of constraints.
class UnificationConstraints : public PointerConstraints {
  enum class Kind { Copy, Load, Store };
  // To do when the class that has it points to something: Other is what gets
  // the copy or load, or what is stored.
  struct Assignment {
    Kind K;
    Node Other;
  };
  struct Location {
    Node Parent;
    unsigned Rank = 0;
    std::optional<Node> Pointee;
    SmallVector<Assignment, 2> Waiting;
    ObjectSet Objects; // in this class
  };
  IdVector<Node, Location> Locations;
  // Classes to be made one.
  SmallVector<std::pair<Node, Node>, 8> Unions;
  // What has become possible.
  SmallVector<std::pair<Node, Assignment>, 8> Ready;

public:
  Node addNode() override;
  unsigned size() const override { return Locations.size(); }
  void addAddress(Node Pointer, Node Object) override;
  void addCopy(Node From, Node To) override;
  void addLoad(Node Pointer, Node To, ExtentId At = None) override;
  void addStore(Node From, Node Pointer, ExtentId At = None) override;
  bool solve(unsigned MaxSteps) override;
  const ObjectSet &getObjects(Node N) const override;

  /// Whether two nodes have become one.
  bool areUnified(Node A, Node B) const { return find(A) == find(B); }

private:
  Node find(Node N) const;
  Node find(Node N);
  void assign(Node Source, Assignment A);
  void execute(Node Source, Assignment A);
  void setPointee(Node Pointer, Node Pointee);
  void unify(Node A, Node B);
  void settle();
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_UNIFICATIONCONSTRAINTS_H
