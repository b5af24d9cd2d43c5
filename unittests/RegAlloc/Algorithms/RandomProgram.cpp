//===-- RandomProgram.cpp - Programs in SSA form for tests ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomProgram.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace llvm::course;

namespace {

struct Phi {
  unsigned Value;
  /// Parallel to the predecessors of the block.
  SmallVector<unsigned, 2> Operands;
};

struct Instruction {
  unsigned Value;
  SmallVector<unsigned, 2> Operands;
};

struct Block {
  unsigned LoopDepth = 0;
  SmallVector<unsigned, 2> Preds;
  SmallVector<Phi, 0> Phis;
  SmallVector<Instruction, 0> Instructions;
  SmallVector<unsigned, 0> LiveOut;
};

/// Writes a program and converts it on the fly: Current says which value each
/// variable has. Loops get a PHI for every variable; what nobody needs is
/// removed at the end.
class Builder {
public:
  Builder(Random &R, unsigned NumVariables)
      : R(R), Current(NumVariables, None) {
    addBlock();
    for (unsigned &Value : Current)
      Value = define({});
  }

  RandomProgram build(unsigned Size);

private:
  unsigned addBlock() {
    Blocks.emplace_back();
    Blocks.back().LoopDepth = LoopDepth;
    return Here = Blocks.size() - 1;
  }
  unsigned newValue(unsigned DefBlock) {
    DefinedIn.push_back(DefBlock);
    return DefinedIn.size() - 1;
  }
  unsigned define(SmallVector<unsigned, 2> Operands) {
    unsigned Value = newValue(Here);
    Blocks[Here].Instructions.push_back({Value, std::move(Operands)});
    return Value;
  }

  void writeSequence(unsigned Size);
  void writeConditional(unsigned Size);
  void writeLoop(unsigned Size);
  void removeDeadPhis();
  void computeLiveness();
  void walkUp(unsigned Value, unsigned User);
  void leaveLiveAtEnd(unsigned Value, unsigned B);
  void collectEdges(RandomProgram &P);

  Random &R;
  SmallVector<Block, 0> Blocks;
  SmallVector<unsigned, 0> DefinedIn;
  SmallVector<unsigned, 0> Current;
  SmallVector<unsigned, 0> Worklist;
  unsigned Here = 0, LoopDepth = 0;
};

} // namespace

void Builder::writeSequence(unsigned Size) {
  while (Size) {
    unsigned Kind = R.below(12);
    unsigned Inner = 1 + R.below(std::min(Size, 40u));
    if (Kind == 0 && LoopDepth < 4) {
      writeLoop(Inner);
    } else if (Kind <= 2) {
      writeConditional(Inner);
    } else {
      unsigned A = R.below(Current.size()), B = R.below(Current.size());
      Current[R.below(Current.size())] = define({Current[A], Current[B]});
      Inner = 1;
    }
    Size -= Inner;
  }
}

void Builder::writeConditional(unsigned Size) {
  unsigned Before = Here;
  SmallVector<unsigned, 0> AtStart = Current;
  addBlock();
  Blocks[Here].Preds = {Before};
  writeSequence(Size / 2);
  unsigned EndOfThen = Here;
  SmallVector<unsigned, 0> AfterThen = std::exchange(Current, AtStart);
  addBlock();
  Blocks[Here].Preds = {Before};
  writeSequence(Size - Size / 2);
  unsigned EndOfElse = Here;
  addBlock();
  Blocks[Here].Preds = {EndOfThen, EndOfElse};
  for (unsigned I = 0; I != Current.size(); ++I) {
    if (Current[I] == AfterThen[I])
      continue;
    unsigned Value = newValue(Here);
    Blocks[Here].Phis.push_back({Value, {AfterThen[I], Current[I]}});
    Current[I] = Value;
  }
}

void Builder::writeLoop(unsigned Size) {
  unsigned Before = Here;
  ++LoopDepth;
  unsigned Header = addBlock();
  Blocks[Header].Preds = {Before};
  for (unsigned &Value : Current) {
    unsigned New = newValue(Header);
    Blocks[Header].Phis.push_back({New, {Value}});
    Value = New;
  }
  writeSequence(Size);
  Blocks[Header].Preds.push_back(Here);
  for (unsigned I = 0; I != Current.size(); ++I)
    Blocks[Header].Phis[I].Operands.push_back(Current[I]);
  unsigned Latch = Here;
  --LoopDepth;
  addBlock();
  Blocks[Here].Preds = {Latch};
}

/// Removes PHIs of one value and itself, and those that nothing but PHIs uses.
void Builder::removeDeadPhis() {
  SmallVector<unsigned, 0> Same(DefinedIn.size());
  for (unsigned V = 0; V != Same.size(); ++V)
    Same[V] = V;
  auto Find = [&](unsigned V) {
    while (Same[V] != V)
      V = Same[V] = Same[Same[V]];
    return V;
  };
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (Block &B : Blocks)
      erase_if(B.Phis, [&](Phi &P) {
        unsigned Other = None;
        for (unsigned &Operand : P.Operands) {
          Operand = Find(Operand);
          if (Operand == P.Value || Operand == Other)
            continue;
          if (Other != None)
            return false;
          Other = Operand;
        }
        Same[P.Value] = Other;
        return Changed = true;
      });
  }

  BitVector Needed(DefinedIn.size());
  SmallVector<const Phi *, 0> PhiOf(DefinedIn.size(), nullptr);
  SmallVector<unsigned, 0> Pending;
  for (Block &B : Blocks) {
    for (Phi &P : B.Phis)
      PhiOf[P.Value] = &P;
    for (Instruction &I : B.Instructions)
      for (unsigned &Operand : I.Operands)
        Pending.push_back(Operand = Find(Operand));
  }
  while (!Pending.empty()) {
    unsigned V = Pending.pop_back_val();
    if (Needed[V])
      continue;
    Needed.set(V);
    if (PhiOf[V])
      Pending.append(PhiOf[V]->Operands);
  }
  for (Block &B : Blocks)
    erase_if(B.Phis, [&](const Phi &P) { return !Needed[P.Value]; });
}

void Builder::leaveLiveAtEnd(unsigned Value, unsigned B) {
  // One value is walked up at a time: if the block knows it, it is the last.
  SmallVectorImpl<unsigned> &LiveOut = Blocks[B].LiveOut;
  if (!LiveOut.empty() && LiveOut.back() == Value)
    return;
  LiveOut.push_back(Value);
  if (DefinedIn[Value] != B)
    Worklist.push_back(B);
}

/// Makes \p Value live from its definition to the start of \p User.
void Builder::walkUp(unsigned Value, unsigned User) {
  Worklist.push_back(User);
  while (!Worklist.empty())
    for (unsigned Pred : Blocks[Worklist.pop_back_val()].Preds)
      leaveLiveAtEnd(Value, Pred);
}

void Builder::computeLiveness() {
  // The uses of each value: blocks that read it, and blocks at whose end a PHI
  // does.
  SmallVector<SmallVector<unsigned, 2>, 0> ReadIn(DefinedIn.size()),
      ReadAtEnd(DefinedIn.size());
  for (unsigned B = 0; B != Blocks.size(); ++B) {
    for (const Phi &P : Blocks[B].Phis)
      for (auto [Pred, Operand] : zip(Blocks[B].Preds, P.Operands))
        ReadAtEnd[Operand].push_back(Pred);
    for (const Instruction &I : Blocks[B].Instructions)
      for (unsigned Operand : I.Operands)
        if (DefinedIn[Operand] != B)
          ReadIn[Operand].push_back(B);
  }
  for (unsigned V = 0; V != DefinedIn.size(); ++V) {
    for (unsigned B : ReadIn[V])
      walkUp(V, B);
    for (unsigned B : ReadAtEnd[V]) {
      leaveLiveAtEnd(V, B);
      while (!Worklist.empty())
        walkUp(V, Worklist.pop_back_val());
    }
  }
}

void Builder::collectEdges(RandomProgram &P) {
  // Values that are left, in the order of their numbers.
  NodeList Number(DefinedIn.size());
  unsigned NumValues = 0;
  BitVector Left(DefinedIn.size());
  for (const Block &B : Blocks) {
    for (const Phi &I : B.Phis)
      Left.set(I.Value);
    for (const Instruction &I : B.Instructions)
      Left.set(I.Value);
  }
  for (unsigned V : Left.set_bits())
    Number[V] = NodeId(NumValues++);

  SmallVector<InterferenceGraph::Edge, 0> Edges;
  for (const Block &B : Blocks) {
    SmallVector<unsigned, 0> Live = B.LiveOut;
    auto Define = [&](unsigned Value) {
      erase(Live, Value);
      P.MaxLive = std::max<unsigned>(P.MaxLive, Live.size() + 1);
      for (unsigned Other : Live)
        Edges.push_back({Number[Value], Number[Other]});
    };
    for (const Instruction &I : reverse(B.Instructions)) {
      Define(I.Value);
      for (unsigned Operand : I.Operands)
        if (!is_contained(Live, Operand))
          Live.push_back(Operand);
    }
    // A PHI that is not live in the block is defined nevertheless.
    for (const Phi &I : B.Phis)
      if (!is_contained(Live, I.Value))
        Live.push_back(I.Value);
    for (const Phi &I : B.Phis)
      Define(I.Value);

    for (const Phi &I : B.Phis)
      for (auto [Pred, Operand] : zip(B.Preds, I.Operands)) {
        uint64_t Weight = 1;
        for (unsigned D = 0; D != Blocks[Pred].LoopDepth; ++D)
          Weight *= 10;
        P.Affinities.push_back({Number[I.Value], Number[Operand], Weight});
      }
  }
  P.Graph = InterferenceGraph(NumValues, Edges);
}

RandomProgram Builder::build(unsigned Size) {
  writeSequence(Size);
  removeDeadPhis();
  computeLiveness();
  RandomProgram P;
  collectEdges(P);
  return P;
}

RandomProgram llvm::course::randomProgram(Random &R, unsigned NumVariables,
                                          unsigned Size) {
  return Builder(R, NumVariables).build(Size);
}
