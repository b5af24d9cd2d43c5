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
  unsigned block(unsigned IDom, double Frequency = 1, unsigned Loop = None) {
    SpillBlock B;
    B.IDom = IDom;
    B.Frequency = Frequency;
    B.Loop = Loop;
    P.Blocks.push_back(std::move(B));
    return P.Blocks.size() - 1;
  }

  unsigned loop(unsigned Header, unsigned Parent = None) {
    P.Loops.push_back({Parent, Header});
    return P.Loops.size() - 1;
  }

  void edge(unsigned From, unsigned To, double Frequency = 1) {
    P.Blocks[From].Succs.push_back(To);
    P.Blocks[To].Preds.push_back(From);
    P.Blocks[To].PredFrequencies.push_back(Frequency);
  }

  unsigned value(unsigned Block, int Pos) {
    SpillValue V;
    V.DefBlock = Block;
    V.DefPos = Pos;
    P.Values.push_back(std::move(V));
    return P.Values.size() - 1;
  }

  /// An instruction that defines a value, or none.
  unsigned def(unsigned Block, ArrayRef<unsigned> Uses = {}) {
    unsigned Value = value(Block, P.Blocks[Block].Instrs.size());
    use(Block, Uses);
    P.Blocks[Block].Instrs.back().Def = Value;
    return Value;
  }
  void use(unsigned Block, ArrayRef<unsigned> Uses) {
    SpillInstr Instr;
    for (unsigned Use : Uses)
      if (!is_contained(Instr.Uses, Use))
        Instr.Uses.push_back(Use);
    P.Blocks[Block].Instrs.push_back(std::move(Instr));
  }

  /// A PHI whose operands come later.
  unsigned phi(unsigned Block) {
    unsigned Value = value(Block, PhiPosition);
    P.Blocks[Block].Phis.push_back({Value, {}});
    return Value;
  }
  void setOperands(unsigned Block, unsigned Index, ArrayRef<unsigned> Values) {
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
