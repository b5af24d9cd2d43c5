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

static CheckedOperand variable(unsigned Id) {
  return {CheckedOperand::Variable, Id};
}
static CheckedOperand literal(unsigned Id) {
  return {CheckedOperand::Literal, Id};
}
static CheckedInstr makeCopy(unsigned Def, CheckedOperand Use) {
  CheckedInstr I;
  I.Kind = CheckedInstr::Copy;
  I.Uses = {Use};
  I.Defs = {Def};
  return I;
}

namespace {

/// Gives each value one location, a register or a slot, by greedy coloring.
class TestAllocator {
public:
  TestAllocator(Random &R, const CheckedProgram &P, unsigned NumRegs)
      : R(R), P(P), NumRegs(NumRegs) {}
  CheckedProgram run();

private:
  static constexpr unsigned NumScratch = 3;

  bool isReg(unsigned Location) const {
    return Location < NumRegs + NumScratch;
  }
  unsigned scratch(unsigned N) const { return NumRegs + N; }

  template <typename Function> void forAllInstrs(Function Visit) const;
  void computeLiveness();
  void stepBack(BitVector &Live, const CheckedInstr &I) const;
  SmallVector<BitVector, 0> liveAfterEach(unsigned B) const;
  unsigned chooseLocation(BitVector &Taken);
  void assign(unsigned B);

  bool rematerialize(CheckedOperand &Use, unsigned Scratch,
                     const BitVector &Live);
  void rewrite(const CheckedInstr &I, const BitVector &LiveBefore);
  CheckedOperand placeOf(const CheckedOperand &Use) const {
    return Use.Kind == CheckedOperand::Variable ? variable(Location[Use.Id])
                                                : Use;
  }
  void copyOnEdge(unsigned From, unsigned To);
  void emitStep(const CopyStep &Step);
  void emitExclusiveOr(unsigned Def, unsigned A, unsigned B);
  void emit(CheckedInstr I) { Out->push_back(std::move(I)); }

  Random &R;
  const CheckedProgram &P;
  unsigned NumRegs;
  unsigned NumValues = 0;
  SmallVector<const CheckedInstr *, 0> DefinedBy;
  SmallVector<BitVector, 0> LiveIn, LiveOut;
  SmallVector<unsigned, 0> Location;
  CheckedProgram Result;
  SmallVectorImpl<CheckedInstr> *Out = nullptr;
};

} // namespace

void TestAllocator::stepBack(BitVector &Live, const CheckedInstr &I) const {
  for (unsigned Def : I.Defs)
    Live.reset(Def);
  for (const CheckedOperand &Use : I.Uses)
    if (Use.Kind == CheckedOperand::Variable)
      Live.set(Use.Id);
}

void TestAllocator::computeLiveness() {
  for (const CheckedBlock &B : P.Blocks) {
    for (const CheckedPhi &Phi : B.Phis)
      NumValues = std::max(NumValues, Phi.Def + 1);
    for (const CheckedInstr &I : B.Instrs)
      for (unsigned Def : I.Defs)
        NumValues = std::max(NumValues, Def + 1);
  }
  DefinedBy.resize(NumValues, nullptr);
  for (const CheckedBlock &B : P.Blocks)
    for (const CheckedInstr &I : B.Instrs)
      for (unsigned Def : I.Defs)
        DefinedBy[Def] = &I;

  LiveIn.resize(P.Blocks.size(), BitVector(NumValues));
  LiveOut = LiveIn;
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (unsigned B = P.Blocks.size(); B-- != 0;) {
      BitVector Live(NumValues);
      for (unsigned Target : P.Blocks[B].Targets) {
        Live |= LiveIn[Target];
        for (const CheckedPhi &Phi : P.Blocks[Target].Phis)
          for (const auto &[Pred, Operand] : Phi.Incoming)
            if (Pred == B && Operand.Kind == CheckedOperand::Variable)
              Live.set(Operand.Id);
      }
      LiveOut[B] = Live;
      stepBack(Live, P.Blocks[B].Terminator);
      for (const CheckedInstr &I : reverse(P.Blocks[B].Instrs))
        stepBack(Live, I);
      for (const CheckedPhi &Phi : P.Blocks[B].Phis)
        Live.reset(Phi.Def);
      Changed |= Live != LiveIn[B];
      LiveIn[B] = Live;
    }
  }
}

/// What is live after each instruction, and at last after the terminator.
SmallVector<BitVector, 0> TestAllocator::liveAfterEach(unsigned B) const {
  SmallVector<BitVector, 0> Result = {LiveOut[B]};
  BitVector Live = LiveOut[B];
  stepBack(Live, P.Blocks[B].Terminator);
  for (const CheckedInstr &I : reverse(P.Blocks[B].Instrs)) {
    Result.push_back(Live);
    stepBack(Live, I);
  }
  std::reverse(Result.begin(), Result.end());
  return Result;
}

unsigned TestAllocator::chooseLocation(BitVector &Taken) {
  SmallVector<unsigned, 16> Free;
  for (unsigned Candidate = 0; Free.size() < 3; ++Candidate) {
    bool IsScratch = Candidate >= NumRegs && isReg(Candidate);
    if (!IsScratch && (Candidate >= Taken.size() || !Taken[Candidate]))
      Free.push_back(Candidate);
  }
  unsigned Chosen = Free[R.below(Free.size())];
  if (Chosen >= Taken.size())
    Taken.resize(Chosen + 1);
  Taken.set(Chosen);
  return Chosen;
}

void TestAllocator::assign(unsigned B) {
  auto TakenBy = [&](const BitVector &Live) {
    BitVector Taken;
    for (unsigned Value : Live.set_bits())
      if (Location[Value] != None) {
        Taken.resize(std::max(Taken.size(), Location[Value] + 1));
        Taken.set(Location[Value]);
      }
    return Taken;
  };
  BitVector Taken = TakenBy(LiveIn[B]);
  for (const CheckedPhi &Phi : P.Blocks[B].Phis)
    Location[Phi.Def] = chooseLocation(Taken);
  SmallVector<BitVector, 0> LiveAfter = liveAfterEach(B);
  for (const auto &[I, Live] : zip_first(P.Blocks[B].Instrs, LiveAfter)) {
    Taken = TakenBy(Live);
    for (unsigned Def : I.Defs)
      Location[Def] = chooseLocation(Taken);
  }
}

/// Computes the value that \p Use reads again if its operands are at hand.
bool TestAllocator::rematerialize(CheckedOperand &Use, unsigned Scratch,
                                  const BitVector &Live) {
  const CheckedInstr *Def = DefinedBy[Use.Id];
  if (!Def || Def->Kind == CheckedInstr::Effect || !R.oneIn(3))
    return false;
  CheckedInstr Clone = *Def;
  for (CheckedOperand &Operand : Clone.Uses) {
    if (Operand.Kind != CheckedOperand::Variable)
      continue;
    if (!Live[Operand.Id] || !isReg(Location[Operand.Id]))
      return false;
    Operand = placeOf(Operand);
  }
  Clone.Defs = {Scratch};
  emit(std::move(Clone));
  Use = variable(Scratch);
  return true;
}

void TestAllocator::rewrite(const CheckedInstr &I,
                            const BitVector &LiveBefore) {
  CheckedInstr New = I;
  for (const auto &[Index, Use] : enumerate(New.Uses)) {
    if (Use.Kind != CheckedOperand::Variable ||
        rematerialize(Use, scratch(Index), LiveBefore))
      continue;
    Use = placeOf(Use);
    if (isReg(Use.Id) && !R.oneIn(8))
      continue;
    emit(makeCopy(scratch(Index), Use));
    Use = variable(scratch(Index));
  }
  if (New.Defs.empty())
    return emit(std::move(New));
  unsigned Target = Location[I.Defs[0]];
  New.Defs[0] = isReg(Target) ? Target : scratch(0);
  emit(std::move(New));
  if (!isReg(Target))
    emit(makeCopy(Target, variable(scratch(0))));
}

void TestAllocator::emitExclusiveOr(unsigned Def, unsigned A, unsigned B) {
  CheckedInstr I;
  I.Kind = CheckedInstr::Pure;
  I.Operation = CheckedInstr::ExclusiveOr;
  I.Uses = {variable(A), variable(B)};
  I.Defs = {Def};
  emit(std::move(I));
}

void TestAllocator::emitStep(const CopyStep &Step) {
  CheckedOperand Src = Step.Src.Kind == CopySource::Register
                           ? variable(Step.Src.Id)
                           : literal(Step.Src.Id);
  if (Step.Kind == CopyStep::Copy) {
    if (!isReg(Step.Dst) && Src.Kind == CheckedOperand::Variable &&
        !isReg(Src.Id)) {
      emit(makeCopy(scratch(0), Src));
      Src = variable(scratch(0));
    }
    return emit(makeCopy(Step.Dst, Src));
  }
  if (isReg(Step.Dst) && isReg(Src.Id)) {
    emitExclusiveOr(Step.Dst, Step.Dst, Src.Id);
    emitExclusiveOr(Src.Id, Step.Dst, Src.Id);
    return emitExclusiveOr(Step.Dst, Src.Id, Step.Dst);
  }
  emit(makeCopy(scratch(0), Src));
  emit(makeCopy(scratch(1), variable(Step.Dst)));
  emit(makeCopy(Src.Id, variable(scratch(1))));
  emit(makeCopy(Step.Dst, variable(scratch(0))));
}

void TestAllocator::copyOnEdge(unsigned From, unsigned To) {
  SmallVector<ParallelCopy, 8> Copies;
  for (const CheckedPhi &Phi : P.Blocks[To].Phis)
    for (const auto &[Pred, Operand] : Phi.Incoming) {
      if (Pred != From)
        continue;
      CheckedOperand Src = placeOf(Operand);
      if (Src.Kind == CheckedOperand::Variable)
        Copies.push_back({Location[Phi.Def], {CopySource::Register, Src.Id}});
      else
        Copies.push_back({Location[Phi.Def], {CopySource::Constant, Src.Id}});
    }
  if (Copies.empty())
    return;
  Out = &Result.Blocks[From].Instrs;
  if (P.Blocks[From].Targets.size() > 1) {
    unsigned New = Result.Blocks.size();
    Result.Blocks.emplace_back();
    Result.Blocks[New].Terminator.Operation = Jump;
    Result.Blocks[New].Targets = {To};
    for (unsigned &Target : Result.Blocks[From].Targets)
      if (Target == To)
        Target = New;
    Out = &Result.Blocks[New].Instrs;
  }
  SmallVector<unsigned, 1> Free;
  if (R.oneIn(2))
    Free.push_back(scratch(2));
  for (const CopyStep &Step :
       sequentialize(Copies, Free, CopyCosts{1500, 1500, 1500, 6000}))
    emitStep(Step);
}

CheckedProgram TestAllocator::run() {
  computeLiveness();
  Location.assign(NumValues, None);
  // Blocks are created after those that dominate them.
  for (unsigned B = 0; B != P.Blocks.size(); ++B)
    assign(B);

  Result.Blocks.resize(P.Blocks.size());
  for (unsigned B = 0; B != P.Blocks.size(); ++B) {
    Out = &Result.Blocks[B].Instrs;
    BitVector LiveBefore = LiveIn[B];
    for (const CheckedPhi &Phi : P.Blocks[B].Phis)
      LiveBefore.set(Phi.Def);
    SmallVector<BitVector, 0> LiveAfter = liveAfterEach(B);
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
  for (unsigned B = 0; B != P.Blocks.size(); ++B)
    for (unsigned Target : P.Blocks[B].Targets)
      copyOnEdge(B, Target);
  return std::move(Result);
}

CheckedProgram llvm::course::allocateAtRandom(Random &R,
                                              const CheckedProgram &P,
                                              unsigned NumRegs) {
  return TestAllocator(R, P, NumRegs).run();
}
