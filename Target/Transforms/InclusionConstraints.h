//===-- InclusionConstraints.h - Inclusion-based points-to ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The constraints of an inclusion-based points-to analysis (Andersen, Program
/// Analysis and Specialization for the C Programming Language, 1994, chapter 4)
/// and their least solution. Knows nothing of LLVM's IR.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_INCLUSIONCONSTRAINTS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_INCLUSIONCONSTRAINTS_H

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/SparseBitVector.h"
#include <utility>
#include <vector>

namespace llvm::course {

/// A node stands for a value, or for an object and then for what is stored in
/// any part of it. A node's set says which objects it may point to.
class InclusionConstraints {
public:
  using Node = unsigned;
  using ObjectSet = SparseBitVector<>;

  Node addNode();
  unsigned size() const { return Nodes.size(); }

  /// \p Pointer may be the address of \p Object.
  void addAddress(Node Pointer, Node Object);
  /// \p To may be what \p From is.
  void addCopy(Node From, Node To);
  /// \p To may be what is stored where \p Pointer points to.
  void addLoad(Node Pointer, Node To);
  /// \p From is stored where \p Pointer points to.
  void addStore(Node From, Node Pointer);

  /// Finds the least sets that satisfy all constraints. \returns false if that
  /// takes more than \p MaxSteps unions of sets; then there is no solution to
  /// look at.
  bool solve(unsigned MaxSteps);

  const ObjectSet &getObjects(Node N) const { return Nodes[N].Objects; }

private:
  struct NodeInfo {
    ObjectSet Objects;
    ObjectSet Followed; // objects whose loads and stores have become copies
    SmallVector<Node, 2> Copies, Loads, Stores;
  };
  std::vector<NodeInfo> Nodes;
  DenseSet<std::pair<Node, Node>> CopyPairs;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_INCLUSIONCONSTRAINTS_H
