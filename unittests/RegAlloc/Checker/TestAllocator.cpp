//===-- TestAllocator.cpp - A simple allocator for tests ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckedPrograms.h"
#include "RegAlloc/Algorithms/ParallelCopy.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace llvm::course;

namespace {

/// Gives each value one location, a register or a slot, by greedy coloring.
class TestAllocator {
public:
  TestAllocator(Random &R, const CheckedProgram &P, unsigned NumRegs)
      : R(R), P(P), NumRegs(NumRegs) {}
  CheckedProgram run();

private:
  static constexpr unsigned NumScratch = 3;

  bool isReg(VariableId Location) const {
    return Location.index() < NumRegs + NumScratch;
  }
  VariableId scratch(unsigned N) const { return VariableId(NumRegs + N); }

  template <typename Function> void forAllInstrs(Function Visit) const;
  void computeLiveness();
  void stepBack(VariableSet &Live, const CheckedInstr &I) const;
  SmallVector<VariableSet, 0> liveAfterEach(BlockId B) const;
  VariableId chooseLocation(VariableSet &Taken);
  void assign(BlockId B);

  bool rematerialize(CheckedOperand &Use, VariableId Scratch,
                     const VariableSet &Live);
  void rewrite(const CheckedInstr &I, const VariableSet &LiveBefore);
  CheckedOperand placeOf(const CheckedOperand &Use) const {
    return Use.variable() != None ? Location[Use.variable()] : Use;
  }
  void copyOnEdge(BlockId From, BlockId To);
  void emitStep(const CopyStep &Step);
  void emitExclusiveOr(VariableId Def, VariableId A, VariableId B);
  void emit(CheckedInstr I) { Out->push_back(std::move(I)); }

  Random &R;
  const CheckedProgram &P;
  unsigned NumRegs;
  unsigned NumValues = 0;
  IdVector<VariableId, const CheckedInstr *> DefinedBy;
  IdVector<BlockId, VariableSet> LiveIn, LiveOut;
  IdVector<VariableId, VariableId> Location;
  CheckedProgram Result;
  SmallVectorImpl<CheckedInstr> *Out = nullptr;
};

} // namespace

void TestAllocator::stepBack(VariableSet &Live, const CheckedInstr &I) const {
  for (VariableId Def : I.Defs)
    Live[Def] = false;
  for (const CheckedOperand &Use : I.Uses)
    if (Use.variable() != None)
      Live[Use.variable()] = true;
}

void TestAllocator::computeLiveness() {
  for (const CheckedBlock &B : P.Blocks) {
    for (const CheckedPhi &Phi : B.Phis)
      NumValues = std::max(NumValues, Phi.Def.index() + 1);
    for (const CheckedInstr &I : B.Instrs)
      for (VariableId Def : I.Defs)
        NumValues = std::max(NumValues, Def.index() + 1);
  }
  DefinedBy.resize(NumValues, nullptr);
  for (const CheckedBlock &B : P.Blocks)
    for (const CheckedInstr &I : B.Instrs)
      for (VariableId Def : I.Defs)
        DefinedBy[Def] = &I;

  LiveIn.resize(P.Blocks.size(), VariableSet(NumValues));
  LiveOut = LiveIn;
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (unsigned I = P.Blocks.size(); I-- != 0;) {
      BlockId B(I);
      VariableSet Live(NumValues);
      for (BlockId Target : P.Blocks[B].Targets) {
        Live |= LiveIn[Target];
        for (const CheckedPhi &Phi : P.Blocks[Target].Phis)
          for (const auto &[Pred, Operand] : Phi.Incoming)
            if (Pred == B && Operand.variable() != None)
              Live[Operand.variable()] = true;
      }
      LiveOut[B] = Live;
      stepBack(Live, P.Blocks[B].Terminator);
      for (const CheckedInstr &I : reverse(P.Blocks[B].Instrs))
        stepBack(Live, I);
      for (const CheckedPhi &Phi : P.Blocks[B].Phis)
        Live[Phi.Def] = false;
      Changed |= Live != LiveIn[B];
      LiveIn[B] = Live;
    }
  }
}

/// What is live after each instruction, and at last after the terminator.
SmallVector<VariableSet, 0> TestAllocator::liveAfterEach(BlockId B) const {
  SmallVector<VariableSet, 0> Result = {LiveOut[B]};
  VariableSet Live = LiveOut[B];
  stepBack(Live, P.Blocks[B].Terminator);
  for (const CheckedInstr &I : reverse(P.Blocks[B].Instrs)) {
    Result.push_back(Live);
    stepBack(Live, I);
  }
  std::reverse(Result.begin(), Result.end());
  return Result;
}

VariableId TestAllocator::chooseLocation(VariableSet &Taken) {
  SmallVector<VariableId, 16> Free;
  for (unsigned I = 0; Free.size() < 3; ++I) {
    VariableId Candidate(I);
    bool IsScratch = I >= NumRegs && isReg(Candidate);
    if (!IsScratch && (!Taken.has(Candidate) || !Taken[Candidate]))
      Free.push_back(Candidate);
  }
  VariableId Chosen = Free[R.below(Free.size())];
  if (!Taken.has(Chosen))
    Taken.resize(Chosen.index() + 1);
  Taken[Chosen] = true;
  return Chosen;
}

void TestAllocator::assign(BlockId B) {
  auto TakenBy = [&](const VariableSet &Live) {
    VariableSet Taken;
    for (VariableId Value : Live.ids())
      if (Live[Value] && Location[Value] != None) {
        Taken.resize(std::max(Taken.size(), Location[Value].index() + 1));
        Taken[Location[Value]] = true;
      }
    return Taken;
  };
  VariableSet Taken = TakenBy(LiveIn[B]);
  for (const CheckedPhi &Phi : P.Blocks[B].Phis)
    Location[Phi.Def] = chooseLocation(Taken);
  SmallVector<VariableSet, 0> LiveAfter = liveAfterEach(B);
  for (const auto &[I, Live] : zip_first(P.Blocks[B].Instrs, LiveAfter)) {
    Taken = TakenBy(Live);
    for (VariableId Def : I.Defs)
      Location[Def] = chooseLocation(Taken);
  }
}

/// Computes the value that \p Use reads again if its operands are at hand.
bool TestAllocator::rematerialize(CheckedOperand &Use, VariableId Scratch,
                                  const VariableSet &Live) {
  const CheckedInstr *Def = DefinedBy[Use.variable()];
  if (!Def || Def->Kind == CheckedInstr::Effect || !R.oneIn(3))
    return false;
  CheckedInstr Clone = *Def;
  for (CheckedOperand &Operand : Clone.Uses) {
    VariableId Value = Operand.variable();
    if (Value == None)
      continue;
    if (!Live[Value] || !isReg(Location[Value]))
      return false;
    Operand = placeOf(Operand);
  }
  Clone.Defs = {Scratch};
  emit(std::move(Clone));
  Use = Scratch;
  return true;
}

void TestAllocator::rewrite(const CheckedInstr &I,
                            const VariableSet &LiveBefore) {
  CheckedInstr New = I;
  for (const auto &[Index, Use] : enumerate(New.Uses)) {
    if (Use.variable() == None ||
        rematerialize(Use, scratch(Index), LiveBefore))
      continue;
    Use = placeOf(Use);
    if (isReg(Use.variable()) && !R.oneIn(8))
      continue;
    emit(makeCopy(scratch(Index), Use));
    Use = scratch(Index);
  }
  if (New.Defs.empty())
    return emit(std::move(New));
  VariableId Target = Location[I.Defs[0]];
  New.Defs[0] = isReg(Target) ? Target : scratch(0);
  emit(std::move(New));
  if (!isReg(Target))
    emit(makeCopy(Target, scratch(0)));
}

void TestAllocator::emitExclusiveOr(VariableId Def, VariableId A,
                                    VariableId B) {
  CheckedInstr I;
  I.Kind = CheckedInstr::Pure;
  I.Operation = CheckedInstr::ExclusiveOr;
  I.Uses = {A, B};
  I.Defs = {Def};
  emit(std::move(I));
}

void TestAllocator::emitStep(const CopyStep &Step) {
  VariableId Dst(Step.Dst), Src(Step.Src.Id);
  if (Step.Kind == CopyStep::Copy) {
    if (Step.Src.Kind != CopySource::Register)
      return emit(makeCopy(Dst, LiteralId(Step.Src.Id)));
    if (!isReg(Dst) && !isReg(Src)) {
      emit(makeCopy(scratch(0), Src));
      Src = scratch(0);
    }
    return emit(makeCopy(Dst, Src));
  }
  if (isReg(Dst) && isReg(Src)) {
    emitExclusiveOr(Dst, Dst, Src);
    emitExclusiveOr(Src, Dst, Src);
    return emitExclusiveOr(Dst, Src, Dst);
  }
  emit(makeCopy(scratch(0), Src));
  emit(makeCopy(scratch(1), Dst));
  emit(makeCopy(Src, scratch(1)));
  emit(makeCopy(Dst, scratch(0)));
}

void TestAllocator::copyOnEdge(BlockId From, BlockId To) {
  SmallVector<ParallelCopy, 8> Copies;
  for (const CheckedPhi &Phi : P.Blocks[To].Phis)
    for (const auto &[Pred, Operand] : Phi.Incoming) {
      if (Pred != From)
        continue;
      bool IsLiteral = Operand.variable() == None;
      Copies.push_back(
          {Location[Phi.Def].index(),
           {IsLiteral ? CopySource::Constant : CopySource::Register,
            IsLiteral ? Operand.literal().index()
                      : Location[Operand.variable()].index()}});
    }
  if (Copies.empty())
    return;
  Out = &Result.Blocks[From].Instrs;
  if (P.Blocks[From].Targets.size() > 1) {
    BlockId New(Result.Blocks.size());
    Result.Blocks.emplace_back();
    Result.Blocks[New].Terminator.Operation = Jump;
    Result.Blocks[New].Targets = {To};
    for (BlockId &Target : Result.Blocks[From].Targets)
      if (Target == To)
        Target = New;
    Out = &Result.Blocks[New].Instrs;
  }
  SmallVector<unsigned, 1> Free;
  if (R.oneIn(2))
    Free.push_back(scratch(2).index());
  for (const CopyStep &Step :
       sequentialize(Copies, Free, CopyCosts{1500, 1500, 1500, 6000}))
    emitStep(Step);
}

CheckedProgram TestAllocator::run() {
  computeLiveness();
  Location.resize(NumValues);
  // Blocks are created after those that dominate them.
  for (BlockId B : P.Blocks.ids())
    assign(B);

  Result.Blocks.resize(P.Blocks.size());
  for (BlockId B : P.Blocks.ids()) {
    Out = &Result.Blocks[B].Instrs;
    VariableSet LiveBefore = LiveIn[B];
    for (const CheckedPhi &Phi : P.Blocks[B].Phis)
      LiveBefore[Phi.Def] = true;
    SmallVector<VariableSet, 0> LiveAfter = liveAfterEach(B);
    for (const auto &[I, Live] : zip_first(P.Blocks[B].Instrs, LiveAfter)) {
      bool IsDead = I.Kind != CheckedInstr::Effect && !Live[I.Defs[0]];
      if (!IsDead || R.oneIn(2))
        rewrite(I, LiveBefore);
      LiveBefore = Live;
    }
    // Copies come between: the terminator reads its operand after them.
    CheckedInstr Terminator = P.Blocks[B].Terminator;
    for (CheckedOperand &Use : Terminator.Uses)
      Use = placeOf(Use);
    Result.Blocks[B].Terminator = std::move(Terminator);
    Result.Blocks[B].Targets = P.Blocks[B].Targets;
  }
  for (BlockId B : P.Blocks.ids())
    for (BlockId Target : P.Blocks[B].Targets)
      copyOnEdge(B, Target);
  return std::move(Result);
}

CheckedProgram llvm::course::allocateAtRandom(Random &R,
                                              const CheckedProgram &P,
                                              unsigned NumRegs) {
  return TestAllocator(R, P, NumRegs).run();
}
