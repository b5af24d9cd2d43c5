//===-- CopyElision.cpp - A program whose copies are elided ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/CopyElision.h"
#include "RegAlloc/Algorithms/LocationTracker.h"
#include "llvm/ADT/bit.h"

using namespace llvm;
using namespace llvm::course;

//===----------------------------------------------------------------------===//
// Liveness
//===----------------------------------------------------------------------===//

void ElisionProgram::finish() {
  LiveIn.assign(Blocks.size(), 0);
  LiveAfter.resize(Blocks.size());
  for (bool HasChanged = true; HasChanged;) {
    HasChanged = false;
    for (unsigned Number = Blocks.size(); Number-- != 0;) {
      const BlockId Id(Number);
      const ElisionBlock &B = Blocks[Id];
      RegMask Live = 0;
      for (BlockId Succ : B.Succs)
        Live |= LiveIn[Succ];
      LiveAfter[Id].resize(B.Instrs.size());
      for (unsigned Pos = B.Instrs.size(); Pos-- != 0;) {
        LiveAfter[Id][Pos] = Live;
        Live = (Live & ~B.Instrs[Pos].Defs) | B.Instrs[Pos].Uses;
      }
      HasChanged |= Live != LiveIn[Id];
      LiveIn[Id] = Live;
    }
  }
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

Location ElisionProgram::findSource(BlockId Block, unsigned Pos,
                                    const Locations &Operands) const {
  const ElisionInstr &Instr = Blocks[Block].Instrs[Pos];
  if (Instr.isCopy())
    return Instr.Source < MaxElisionRegs ? Operands[Instr.Source]
                                         : Instr.Source;
  if (!Instr.canBeCopy())
    return Nowhere;
  if (!Instr.Uses)
    return Simplify(Block, Pos, Operands);
  for (RegMask Rest = Instr.Uses; Rest; Rest &= Rest - 1) {
    Location P = Operands[llvm::countr_zero(Rest)];
    if (P >= MaxElisionRegs && P != Nowhere)
      return Simplify(Block, Pos, Operands);
  }
  return Nowhere;
}

unsigned ElisionProgram::findSuccessor(BlockId Block,
                                       const Locations &Operands) const {
  const ElisionBlock &B = Blocks[Block];
  if (!Decide || B.Succs.size() < 2 || B.Instrs.empty())
    return None;
  if (!B.Instrs.back().Uses)
    return Decide(Block, Operands);
  for (RegMask Rest = B.Instrs.back().Uses; Rest; Rest &= Rest - 1) {
    Location P = Operands[llvm::countr_zero(Rest)];
    if (P >= MaxElisionRegs && P != Nowhere)
      return Decide(Block, Operands);
  }
  return None;
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

void course::forEachStep(
    const ElisionProgram &Program, const ElisionPlan &Plan,
    const ElisionNode &Node,
    function_ref<void(unsigned Pos, const ElisionStep &Step)> Do) {
  walkBlock(
      Program, Node.Block, Node.In,
      [&](unsigned Pos) {
        return Plan.Chosen.contains(ElisionSite(Node.Block, Pos));
      },
      Do);
}
