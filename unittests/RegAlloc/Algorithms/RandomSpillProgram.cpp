//===-- RandomSpillProgram.cpp - Programs to plan spills for --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomSpillProgram.h"

using namespace llvm;
using namespace llvm::course;

namespace {

class Generator {
  Random &R;
  const unsigned FarthestTravel;
  SpillProgramBuilder B;
  SmallVector<ValueId, 8> Variables;
  BlockId Block;
  LoopId Loop;
  double Frequency = 1;

  void assign() {
    SmallVector<ValueId, 3> Uses;
    for (unsigned I = R.below(3); I-- > 0;)
      Uses.push_back(Variables[R.below(Variables.size())]);
    if (R.oneIn(3)) {
      B.use(Block, Uses);
    } else {
      ValueId Value = B.def(Block, Uses);
      // An instruction can be repeated if it has operands or none at all.
      SpillValue &V = B.get().Values[Value];
      if (R.oneIn(4)) {
        V.RematerializeCost = 0.5 + R.below(3) * 0.6;
        const SpillInstr &Def = B.get().Blocks[Block].Instrs.back();
        V.RematerializeOperands.assign(Def.Uses.begin(), Def.Uses.end());
        V.IsImmediate = Def.Uses.empty() && R.oneIn(2);
      }
      Variables[R.below(Variables.size())] = Value;
    }
    if (R.oneIn(2))
      B.get().Blocks[Block].Instrs.back().Travel = R.below(FarthestTravel + 1);
  }

  void terminate() {
    SmallVector<ValueId, 1> Uses;
    if (R.oneIn(2))
      Uses.push_back(Variables[R.below(Variables.size())]);
    B.get().Blocks[Block].EndsPlainly = Uses.empty();
    B.use(Block, Uses);
  }

  SmallVector<ValueId, 8> addPhis(BlockId At) {
    SmallVector<ValueId, 8> Results;
    for (unsigned I = 0; I != Variables.size(); ++I)
      Results.push_back(B.phi(At));
    return Results;
  }
  void setPhis(BlockId At, ArrayRef<SmallVector<ValueId, 8>> Incoming) {
    for (unsigned I = 0; I != Variables.size(); ++I) {
      SmallVector<ValueId, 4> Operands;
      // Some are undefined.
      for (const auto &Values : Incoming)
        Operands.push_back(R.oneIn(20) ? ValueId(None) : Values[I]);
      B.setOperands(At, I, Operands);
    }
  }

  void conditional(unsigned Size) {
    terminate();
    BlockId Head = Block;
    double Outer = Frequency;
    bool HasElse = R.oneIn(2);
    SmallVector<ValueId, 8> Before = Variables;
    SmallVector<SmallVector<ValueId, 8>, 2> Incoming;
    SmallVector<BlockId, 2> Ends;
    Frequency = Outer / 2;
    for (unsigned Arm = 0; Arm != 1u + HasElse; ++Arm) {
      Variables = Before;
      Block = B.block(Head, Frequency, Loop);
      B.edge(Head, Block, Frequency);
      statements(Size / 2);
      terminate();
      Incoming.push_back(Variables);
      Ends.push_back(Block);
    }
    Frequency = Outer;
    BlockId Join = B.block(Head, Frequency, Loop);
    for (BlockId End : Ends)
      B.edge(End, Join, Outer / 2);
    if (!HasElse) {
      B.edge(Head, Join, Outer / 2);
      Incoming.push_back(Before);
    }
    SmallVector<ValueId, 8> Results = addPhis(Join);
    setPhis(Join, Incoming);
    Variables = Results;
    Block = Join;
  }

  void whileLoop(unsigned Size) {
    terminate();
    BlockId Before = Block;
    LoopId OuterLoop = Loop;
    double Outer = Frequency;
    SmallVector<ValueId, 8> AtEntry = Variables;
    Frequency = Outer * 8;
    BlockId Header = B.block(Before, Frequency);
    Loop = B.loop(Header, OuterLoop);
    B.get().Blocks[Header].Loop = Loop;
    B.edge(Before, Header, Outer);
    Variables = addPhis(Header);
    SmallVector<ValueId, 8> AtHeader = Variables;
    Block = Header;
    if (R.oneIn(2))
      assign();
    AtHeader = Variables;
    terminate();
    Block = B.block(Header, Frequency, Loop);
    B.edge(Header, Block, Frequency);
    statements(Size / 2);
    terminate();
    B.edge(Block, Header, Frequency - Outer);
    setPhis(Header, {AtEntry, Variables});
    Loop = OuterLoop;
    Frequency = Outer;
    Variables = AtHeader;
    Block = B.block(Header, Frequency, Loop);
    B.edge(Header, Block, Outer);
  }

  void statements(unsigned Size) {
    for (unsigned I = 0; I != Size; ++I) {
      assign();
      if (Size > 3 && R.oneIn(6))
        R.oneIn(2) ? conditional(Size) : whileLoop(Size);
    }
  }

public:
  Generator(Random &R, unsigned NumVariables, unsigned Size)
      : R(R), FarthestTravel(R.oneIn(2) ? 4 : 0) {
    Block = B.block(None);
    for (unsigned I = 0; I != NumVariables; ++I)
      Variables.push_back(B.def(Block));
    statements(Size);
    for (ValueId Variable : Variables)
      B.use(Block, {Variable});
  }

  SpillProgram take() { return std::move(B.finish()); }
};

} // namespace

SpillProgram course::randomSpillProgram(Random &R, unsigned NumVariables,
                                        unsigned Size) {
  return Generator(R, NumVariables, Size).take();
}
