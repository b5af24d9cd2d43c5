//===-- BlockOrder.cpp - The order of blocks ------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/BlockOrder.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace llvm;

namespace {

/// What LLVM's iterators ask of a set.
class BlockSet {
  BitVector Numbers;

public:
  explicit BlockSet(const MachineFunction &MF) : Numbers(MF.getNumBlockIDs()) {}
  std::pair<unsigned, bool> insert(const MachineBasicBlock *MBB) {
    const unsigned Number = MBB->getNumber();
    const bool IsNew = !Numbers.test(Number);
    Numbers.set(Number);
    return {Number, IsNew};
  }
};

} // namespace

SmallVector<MachineBasicBlock *, 0> course::getPostOrder(MachineFunction &MF) {
  if (MF.empty())
    return {};
  BlockSet Visited(MF);
  // Iterators share the set, so they go over the blocks once.
  SmallVector<MachineBasicBlock *, 0> Order;
  for (MachineBasicBlock *MBB : post_order_ext(&MF, Visited))
    Order.push_back(MBB);
  return Order;
}
