//===-- RandomSpillProgram.h - Programs to plan spills for ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Programs as spilling sees them: built by hand, or random structured ones in
/// SSA form.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_UNITTESTS_REGALLOC_RANDOMSPILLPROGRAM_H
#define COURSE_UNITTESTS_REGALLOC_RANDOMSPILLPROGRAM_H

#include "RandomGraphs.h"
#include "RegAlloc/Algorithms/SpillProgram.h"
#include "llvm/ADT/STLExtras.h"

namespace llvm::course {

/// Builds programs block by block, in reverse postorder.
class SpillProgramBuilder {
  SpillProgram P;

public:
  BlockId block(BlockId IDom, double Frequency = 1, LoopId Loop = None) {
    SpillBlock B;
    B.IDom = IDom;
    B.Frequency = Frequency;
    B.Loop = Loop;
    P.Blocks.push_back(std::move(B));
    return BlockId(P.Blocks.size() - 1);
  }

  LoopId loop(BlockId Header, LoopId Parent = None) {
    P.Loops.push_back({Parent, Header});
    return LoopId(P.Loops.size() - 1);
  }

  void edge(BlockId From, BlockId To, double Frequency = 1) {
    P.Blocks[From].Succs.push_back(To);
    P.Blocks[To].Preds.push_back(From);
    P.Blocks[To].PredFrequencies.push_back(Frequency);
  }

  ValueId value(BlockId Block, int Pos) {
    SpillValue V;
    V.DefBlock = Block;
    V.DefPos = Pos;
    P.Values.push_back(std::move(V));
    return ValueId(P.Values.size() - 1);
  }

  /// An instruction that defines a value, or none.
  ValueId def(BlockId Block, ArrayRef<ValueId> Uses = {}) {
    ValueId Value = value(Block, P.Blocks[Block].Instrs.size());
    use(Block, Uses);
    P.Blocks[Block].Instrs.back().Def = Value;
    return Value;
  }
  void use(BlockId Block, ArrayRef<ValueId> Uses) {
    SpillInstr Instr;
    for (ValueId Use : Uses)
      if (!is_contained(Instr.Uses, Use))
        Instr.Uses.push_back(Use);
    P.Blocks[Block].Instrs.push_back(std::move(Instr));
  }

  /// A PHI whose operands come later.
  ValueId phi(BlockId Block) {
    ValueId Value = value(Block, PhiPosition);
    P.Blocks[Block].Phis.push_back({Value, {}});
    return Value;
  }
  void setOperands(BlockId Block, unsigned Index, ArrayRef<ValueId> Values) {
    P.Blocks[Block].Phis[Index].Operands.assign(Values.begin(), Values.end());
  }

  SpillProgram &get() { return P; }
  SpillProgram &finish() {
    assert(!P.check() && "not a program");
    P.finish();
    return P;
  }
};

/// A program over \p NumVariables variables, each of which has a PHI at each
/// join and loop header, with some of everything: conditionals, loops, accesses
/// to memory, operations that can be repeated, constants.
SpillProgram randomSpillProgram(Random &R, unsigned NumVariables,
                                unsigned Size);

} // namespace llvm::course

#endif // COURSE_UNITTESTS_REGALLOC_RANDOMSPILLPROGRAM_H
