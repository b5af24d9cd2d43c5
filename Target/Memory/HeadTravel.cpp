//===-- HeadTravel.cpp - What the head travels in a function --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory/HeadTravel.h"
#include "CourseInstrInfo.h"
#include "Facts/Frequencies.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "Memory/HeadModel.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-head-model"

namespace {

/// What registers hold, as sums of a constant and what some register held at
/// the start of the block, or of a constant alone.
class RegisterSums {
  struct Sum {
    /// A register; 0 for a constant; else a value that is known by nothing.
    uint64_t Symbol;
    uint64_t Constant;
  };
  // Above all registers.
  static constexpr uint64_t FirstNewSymbol = uint64_t(1) << 32;

  DenseMap<Register, Sum> Known;
  uint64_t NextSymbol = FirstNewSymbol;

  Sum get(Register Reg) const {
    auto Found = Known.find(Reg);
    return Found == Known.end() ? Sum{Reg.id(), 0} : Found->second;
  }
  std::optional<Sum> get(const MachineOperand &MO) const {
    if (MO.isImm())
      return Sum{0, uint64_t(MO.getImm())};
    return MO.isReg() ? std::optional(get(MO.getReg())) : std::nullopt;
  }
  std::optional<Sum> evaluate(const MachineInstr &MI) const;

public:
  void execute(const MachineInstr &MI);
  /// \p P with its base as it was at the start of the block.
  HeadAddress resolve(HeadAddress P) const;
};

/// A block, seen from its neighbours.
struct BlockEnds {
  RegisterSums Sums;
  std::optional<HeadAddress> First, Last;
};

} // namespace

std::optional<RegisterSums::Sum>
RegisterSums::evaluate(const MachineInstr &MI) const {
  switch (MI.getOpcode()) {
  case Course::MOV:
  case Course::MOVI:
    return get(MI.getOperand(1));
  // An address is mostly joined with an offset that shares no bits with it.
  case Course::OR:
  case Course::ADD:
  case Course::SUB:
    break;
  default:
    return std::nullopt;
  }
  std::optional<Sum> A = get(MI.getOperand(1)), B = get(MI.getOperand(2));
  if (MI.getOpcode() != Course::SUB && A && A->Symbol == 0)
    std::swap(A, B);
  if (!A || !B || B->Symbol != 0)
    return std::nullopt;
  const bool IsSub = MI.getOpcode() == Course::SUB;
  return Sum{A->Symbol,
             IsSub ? A->Constant - B->Constant : A->Constant + B->Constant};
}

void RegisterSums::execute(const MachineInstr &MI) {
  const std::optional<Sum> Result = evaluate(MI);
  for (const MachineOperand &MO : MI.all_defs())
    Known[MO.getReg()] = Result ? *Result : Sum{NextSymbol++, 0};
}

HeadAddress RegisterSums::resolve(HeadAddress P) const {
  if (P.Base.Kind != HeadBase::Register || P.Base.Id >= FirstNewSymbol)
    return P;
  const Sum S = get(Register(unsigned(P.Base.Id)));
  P.Offset += S.Constant;
  P.Base = S.Symbol == 0 ? HeadBase{HeadBase::Zero, 0}
                         : HeadBase{HeadBase::Register, S.Symbol};
  return P;
}

static HeadAddress getConstantAddress(uint64_t Address) {
  HeadAddress P;
  P.Base = {HeadBase::Zero, 0};
  P.Offset = Address;
  return P;
}

// Where the head is after MI, if that moves it.
static std::optional<HeadAddress> getAddressAfter(const MachineInstr &MI,
                                                  const RegisterSums &Sums) {
  switch (MI.getOpcode()) {
  case Course::LOAD:
  case Course::STORE:
    return Sums.resolve(HeadModel::getAddress(MI));
  case Course::RESET_STACK:
    return getConstantAddress(Course::StackAreaEnd);
  case Course::RESET_HEAP:
    return getConstantAddress(Course::HeapStart);
  case Course::CALL:
  case Course::CALLVOID:
    return HeadModel::getFrameAddress();
  default:
    return std::nullopt;
  }
}

// What is travelled within the block.
static BlockEnds walk(const HeadModel &Head, const MachineBasicBlock &MBB,
                      BlockTravel &Travel) {
  BlockEnds Ends;
  for (const MachineInstr &MI : MBB) {
    if (std::optional<HeadAddress> P = getAddressAfter(MI, Ends.Sums)) {
      const bool IsAccess = isCourseAccess(MI);
      Travel.NumAccesses += IsAccess;
      if (Ends.Last && IsAccess)
        Travel.Bytes += Head.getDistance(*Ends.Last, *P);
      if (!Ends.Last && IsAccess)
        Ends.First = P;
      Ends.Last = P;
    }
    Ends.Sums.execute(MI);
  }
  return Ends;
}

namespace {

/// The blocks of a function and the paths between them.
class BlockPaths {
  const HeadModel &Head;
  const MachineFunction &MF;
  const MachineBlockFrequencyInfo &Frequencies;
  const MachineBranchProbabilityInfo &Probabilities;
  const ReversePostOrderTraversal<const MachineFunction *> Order;
  DenseMap<const MachineBasicBlock *, BlockEnds> Ends;

  double getWeight(const MachineBasicBlock &Pred,
                   const MachineBasicBlock &MBB) const {
    return getEdgeFrequency(Frequencies, Probabilities, Pred, MBB);
  }
  std::optional<HeadAddress> findPassedOn(const MachineBasicBlock &MBB) const;

public:
  BlockPaths(const HeadModel &Head, const MachineFunction &MF,
             const MachineBlockFrequencyInfo &Frequencies,
             const MachineBranchProbabilityInfo &Probabilities)
      : Head(Head), MF(MF), Frequencies(Frequencies),
        Probabilities(Probabilities), Order(&MF) {}

  void walkBlocks(DenseMap<const MachineBasicBlock *, BlockTravel> &Blocks);
  void passOn();
  double getBytesInto(const MachineBasicBlock &MBB) const;
};

} // namespace

void BlockPaths::walkBlocks(
    DenseMap<const MachineBasicBlock *, BlockTravel> &Blocks) {
  for (const MachineBasicBlock *MBB : Order)
    Ends[MBB] = walk(Head, *MBB, Blocks[MBB]);
}

// Where the head comes from most often. A register is not the same one in
// another block.
std::optional<HeadAddress>
BlockPaths::findPassedOn(const MachineBasicBlock &MBB) const {
  double Most = 0;
  std::optional<HeadAddress> Found;
  for (const MachineBasicBlock *Pred : MBB.predecessors()) {
    const auto Before = Ends.find(Pred);
    if (Before == Ends.end() || !Before->second.Last ||
        getWeight(*Pred, MBB) <= Most)
      continue;
    Most = getWeight(*Pred, MBB);
    Found = Before->second.Last;
    if (Found->Base.Kind == HeadBase::Register)
      Found->Base = {};
  }
  return Found;
}

// Through blocks that leave the head where it is; the second round takes it
// around loops.
void BlockPaths::passOn() {
  for (unsigned Round = 0; Round != 2; ++Round)
    for (const MachineBasicBlock *MBB : Order)
      if (!Ends.find(MBB)->second.Last)
        Ends.find(MBB)->second.Last = findPassedOn(*MBB);
}

// To the first access of the block, from where the head was before it.
double BlockPaths::getBytesInto(const MachineBasicBlock &MBB) const {
  const std::optional<HeadAddress> &First = Ends.find(&MBB)->second.First;
  if (!First)
    return 0;
  double Sum = 0, Times = 0;
  auto Add = [&](double Weight, const HeadAddress &From,
                 const HeadAddress &To) {
    Sum += Weight * Head.getDistance(From, To);
    Times += Weight;
  };
  for (const MachineBasicBlock *Pred : MBB.predecessors())
    if (auto Before = Ends.find(Pred);
        Before != Ends.end() && Before->second.Last)
      Add(getWeight(*Pred, MBB), *Before->second.Last,
          Before->second.Sums.resolve(*First));
  if (&MBB == &MF.front())
    Add(1, HeadModel::getFrameAddress(), *First);
  return Times > 0 ? Sum / Times : 0;
}

HeadTravel::HeadTravel(const HeadModel &Head, const MachineFunction &MF,
                       const MachineBlockFrequencyInfo &Frequencies,
                       const MachineBranchProbabilityInfo &Probabilities)
    : Frequencies(Frequencies) {
  BlockPaths Paths(Head, MF, Frequencies, Probabilities);
  Paths.walkBlocks(Blocks);
  Paths.passOn();
  for (auto &[MBB, Travel] : Blocks)
    Travel.Bytes += Paths.getBytesInto(*MBB);
}

double HeadTravel::getBytesPerIteration(const MachineLoop &Loop) const {
  auto GetFrequency = [&](const MachineBasicBlock &MBB) {
    return double(Frequencies.getBlockFreq(&MBB).getFrequency());
  };
  double Bytes = 0;
  for (const MachineBasicBlock *MBB : Loop.blocks())
    Bytes += getTravel(*MBB).Bytes * GetFrequency(*MBB);
  return Bytes / std::max(GetFrequency(*Loop.getHeader()), 1.0);
}

void course::printHeadTravel(const HeadModel &Head, const MachineFunction &MF) {
  LLVM_DEBUG({
    auto &Changeable = const_cast<MachineFunction &>(MF);
    MachineDominatorTree DT(Changeable);
    MachineLoopInfo Loops(DT);
    MachineBranchProbabilityInfo Probabilities;
    MachineBlockFrequencyInfo Frequencies(Changeable, Probabilities, Loops);
    const HeadTravel Travel(Head, MF, Frequencies, Probabilities);
    dbgs() << "head travel in " << Course::mangleFunctionName(MF.getName())
           << '\n';
    for (const MachineBasicBlock *MBB :
         ReversePostOrderTraversal<const MachineFunction *>(&MF)) {
      const BlockTravel &T = Travel.getTravel(*MBB);
      if (T.NumAccesses != 0)
        dbgs() << "  .bb" << MBB->getNumber() << ": " << T.NumAccesses
               << " accesses, " << format("%.1f", T.Bytes) << " bytes\n";
    }
    for (const MachineLoop *Loop : Loops.getLoopsInPreorder())
      dbgs() << "  loop at .bb" << Loop->getHeader()->getNumber() << ": "
             << format("%.1f", Travel.getBytesPerIteration(*Loop))
             << " bytes an iteration\n";
  });
}
