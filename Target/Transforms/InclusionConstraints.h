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

#include "Transforms/PointerConstraints.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include <utility>
#include <vector>

namespace llvm::course {

/// Finds the least sets. A step is a union of two sets. Nodes that copy from
/// each other in a cycle are one.
class InclusionConstraints : public PointerConstraints {
  struct NodeInfo {
    Node Parent; // itself, unless it is one with another one
    ObjectSet Objects;
    ObjectSet Copied;   // objects that its copies have
    ObjectSet Followed; // objects whose loads and stores have become copies
    SmallVector<Node, 2> Copies;
    SmallVector<std::pair<Node, ExtentId>, 2> Loads, Stores;
  };
  IdVector<Node, NodeInfo> Nodes;
  DenseSet<std::pair<Node, Node>> CopyPairs;
  DenseMap<std::pair<Node, ExtentId>, Node> Contents;

public:
  Node addNode() override;
  unsigned size() const override { return Nodes.size(); }
  void addAddress(Node Pointer, Node Object) override;
  void addCopy(Node From, Node To) override;
  void addLoad(Node Pointer, Node To, ExtentId At = None) override;
  void addStore(Node From, Node Pointer, ExtentId At = None) override;
  void setContents(Node Object, ExtentId At, Node Stored) override;
  bool solve(unsigned MaxSteps) override;
  const ObjectSet &getObjects(Node N) const override {
    return Nodes[find(N)].Objects;
  }

private:
  Node find(Node N) const;
  Node getContents(Node Object, ExtentId At) const;
  void merge(Node To, Node From);
  std::vector<Node> mergeCycles();
  bool follow(Node Pointer);
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_INCLUSIONCONSTRAINTS_H
