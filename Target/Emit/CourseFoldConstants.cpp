//===-- CourseFoldConstants.cpp - What is known of registers --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Copy elision and tail duplication make code that is executed on some paths
/// only, where more is known:
///
/// \code
///   r4 = mul 0 1 64                     r7 = call read
///   r7 = call read                =>    call write 0
///   r3 = urem r4 2 64                   br r7 .a .b
///   call write r3
///   r4 = add r4 1 64
///   br r4 .c .d
///   .c:
///   br r7 .a .b
/// \endcode
///
/// Registers whose value is known are read as constants, operations and
/// branches that are decided are not executed, and nothing that only served
/// them is. An operation that gives one of its operands is a copy of it.
///
/// Where a branch to a block decides the one that this ends with, it leads to a
/// copy of the block that does not branch: after `a %= b` no `a < b` is asked.
///
/// A test for equality with a constant is a `switch`, which compares for
/// nothing, and what else the same value is then tested for are its cases. Other
/// comparisons become divisions where that is possible.
///
/// RegisterRanges says what is known. Runs after elision, which weighs what
/// repeating blocks is worth; what this pass repeats saves a branch. Tail
/// duplication, once more after it, joins blocks that are left with one
/// predecessor.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseCostModel.h"
#include "CourseInstrInfo.h"
#include "CourseRules.h"
#include "CourseSubtarget.h"
#include "Emit/ComparisonDivision.h"
#include "Emit/ConstantOperations.h"
#include "Emit/RegisterRanges.h"
#include "Emit/SwitchMerging.h"
#include "Facts/BinaryOperations.h"
#include "Facts/BlockLiveIns.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-fold-constants"

STATISTIC(NumOperands, "Number of operands that became constants");
STATISTIC(NumOperations, "Number of operations whose result is known");
STATISTIC(NumCopies, "Number of operations that became copies");
STATISTIC(NumBranches, "Number of branches that were decided");
STATISTIC(NumEqualities, "Number of tests for equality that became switches");
STATISTIC(NumThreaded, "Number of branches that decide others");
STATISTIC(NumDead, "Number of instructions that nothing needed any more");

static cl::opt<bool> EnableFoldConstants(
    "course-enable-fold-constants", cl::Hidden, cl::init(true),
    cl::desc("Fold what is known of registers after copy elision"));

/// What is repeated where a branch decides another one: the size of a block,
/// how often that is looked for, and how much a small function may grow.
static constexpr unsigned MaxThreadedSize = 32;
static constexpr unsigned MaxRounds = 3;
static constexpr size_t LeastGrowth = 500;

namespace {

class CourseFoldConstants : public MachineFunctionPass {
  const CourseInstrInfo *TII = nullptr;
  const CourseCostModel *Costs = nullptr;

public:
  static char ID;

  CourseFoldConstants() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Course constant folding"; }

  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setNoVRegs();
  }

  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  bool foldBlock(MachineBasicBlock &MBB, RegisterState State);
  bool foldOperands(MachineInstr &MI, const RegisterState &State);
  bool canFoldOperands(const MachineInstr &MI,
                       const RegisterState &State) const;
  std::optional<MachineOperand> findSource(const MachineInstr &MI,
                                           const RegisterState &State,
                                           RegisterRange Result) const;
  bool foldOperation(MachineInstr &MI, const RegisterState &State);
  bool foldBranch(MachineInstr &MI, const RegisterState &State);
  bool foldEquality(MachineInstr &MI, const RegisterState &State);
  void makeCopy(MachineInstr &MI, const MachineOperand &Source);
  bool foldFunction(MachineFunction &MF, const RegisterRanges &Ranges,
                    const RegisterRanges *Before = nullptr);
};

/// Gives branches blocks of their own where they decide what those end with.
class Threading {
  MachineFunction &MF;
  const CourseInstrInfo &TII;
  const RegisterRanges &Ranges;
  size_t SizeLeft;

  bool canThread(const MachineBasicBlock &MBB) const;
  MachineBasicBlock *decide(const MachineBasicBlock &MBB,
                            RegisterState State) const;
  void thread(MachineBasicBlock &From, MachineBasicBlock &MBB,
              MachineBasicBlock &Target);

public:
  Threading(MachineFunction &MF, const RegisterRanges &Ranges, size_t SizeLeft)
      : MF(MF), TII(*MF.getSubtarget<CourseSubtarget>().getInstrInfo()),
        Ranges(Ranges), SizeLeft(SizeLeft) {}
  /// Returns how many instructions were repeated.
  size_t run();
};

/// Removes instructions whose results no other needs but such ones.
class DeadInstructions {
  MachineFunction &MF;
  const MachineRegisterInfo &MRI;
  const TargetRegisterInfo &TRI;
  using RegSet = uint32_t;
  /// By the numbers of blocks; and which have such instructions.
  SmallVector<RegSet, 0> LiveIns;
  BitVector HasDead;

  RegSet getSet(const MachineOperand &MO) const {
    return Course::GPRRegClass.contains(MO.getReg())
               ? 1u << (TRI.getEncodingValue(MO.getReg()) - 1)
               : 0;
  }
  bool isDead(const MachineInstr &MI, RegSet Live) const;
  template <typename Fn> RegSet walk(MachineBasicBlock &MBB, Fn OnDead);

public:
  explicit DeadInstructions(MachineFunction &MF)
      : MF(MF), MRI(MF.getRegInfo()), TRI(*MRI.getTargetRegisterInfo()),
        LiveIns(MF.getNumBlockIDs()), HasDead(MF.getNumBlockIDs()) {}
  bool remove();
};

} // namespace

char CourseFoldConstants::ID = 0;

INITIALIZE_PASS(CourseFoldConstants, DEBUG_TYPE, "Course constant folding",
                false, false)

//===----------------------------------------------------------------------===//
// Dead instructions
//===----------------------------------------------------------------------===//

bool DeadInstructions::isDead(const MachineInstr &MI, RegSet Live) const {
  // What says that a register has an argument is no code.
  if (MI.getNumDefs() == 0 || MI.getOpcode() == Course::INCOMING)
    return false;
  return all_of(MI.all_defs(),
                [&](const MachineOperand &Def) {
                  return getSet(Def) != 0 && !(getSet(Def) & Live) &&
                         !MRI.isReserved(Def.getReg());
                }) &&
         MI.wouldBeTriviallyDead();
}

template <typename Fn>
DeadInstructions::RegSet DeadInstructions::walk(MachineBasicBlock &MBB,
                                                Fn OnDead) {
  RegSet Live = 0;
  for (const MachineBasicBlock *Succ : MBB.successors())
    Live |= LiveIns[Succ->getNumber()];
  for (MachineInstr &MI : make_early_inc_range(reverse(MBB))) {
    if (MI.isDebugInstr())
      continue;
    if (isDead(MI, Live)) {
      OnDead(MI);
      continue;
    }
    for (const MachineOperand &Def : MI.all_defs())
      Live &= ~getSet(Def);
    for (const MachineOperand &Use : MI.all_uses())
      if (Use.readsReg())
        Live |= getSet(Use);
  }
  return Live;
}

// Nothing is live until something needs it.
bool DeadInstructions::remove() {
  visitBackward(MF, [&](MachineBasicBlock &MBB) {
    HasDead.reset(MBB.getNumber());
    const RegSet Live =
        walk(MBB, [&](MachineInstr &) { HasDead.set(MBB.getNumber()); });
    return std::exchange(LiveIns[MBB.getNumber()], Live) != Live;
  });
  unsigned NumRemoved = 0;
  for (MachineBasicBlock &MBB : MF)
    if (HasDead.test(MBB.getNumber()))
      walk(MBB, [&](MachineInstr &MI) {
        MI.eraseFromParent();
        ++NumRemoved;
      });
  NumDead += NumRemoved;
  return NumRemoved != 0;
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

// All that an instruction names besides what its description says are values,
// too, as a call's arguments are.
static bool canBeConstant(const MachineInstr &MI, const MachineOperand &MO) {
  const unsigned OpNo = MO.getOperandNo();
  const MCInstrDesc &Desc = MI.getDesc();
  return MO.isReg() && MO.readsReg() && MO.isUse() && !MO.isImplicit() &&
         (OpNo >= Desc.getNumOperands() ||
          Desc.operands()[OpNo].OperandType == Course::OPERAND_RI);
}

bool CourseFoldConstants::canFoldOperands(const MachineInstr &MI,
                                          const RegisterState &State) const {
  return any_of(MI.explicit_uses(), [&](const MachineOperand &MO) {
    return MO.isReg() && State.get(MO).getConstant() && canBeConstant(MI, MO);
  });
}

bool CourseFoldConstants::foldOperands(MachineInstr &MI,
                                       const RegisterState &State) {
  bool HasChanged = false;
  for (MachineOperand &MO : MI.explicit_uses())
    if (canBeConstant(MI, MO))
      if (std::optional<uint64_t> C = State.get(MO).getConstant()) {
        COURSE_RULE("known-operand", 64);
        MO.ChangeToImmediate(*C);
        ++NumOperands;
        HasChanged = true;
      }
  return HasChanged;
}

void CourseFoldConstants::makeCopy(MachineInstr &MI,
                                   const MachineOperand &Source) {
  if (Source.isReg() && Source.getReg() == MI.getOperand(0).getReg()) {
    MI.eraseFromParent();
    return;
  }
  unsigned Opcode = Source.isImm() ? Course::MOVI : Course::MOV;
  MachineInstr &Copy = *BuildMI(*MI.getParent(), MI, MI.getDebugLoc(),
                                TII->get(Opcode), MI.getOperand(0).getReg())
                            .add(Source);
  for (MachineOperand &MO : Copy.all_uses())
    MO.setIsKill(false);
  MI.eraseFromParent();
}

// What an operation copies whose result is known, or that gives an operand. A
// copy costs no more than any operation.
std::optional<MachineOperand>
CourseFoldConstants::findSource(const MachineInstr &MI,
                                const RegisterState &State,
                                RegisterRange Result) const {
  const unsigned Opcode = MI.getOpcode();
  if (!isBinaryOperation(Opcode) && Opcode != Course::SELECT)
    return std::nullopt;
  if (Costs->getCost(MI) < Costs->getCost(Course::CostClass::MulDiv))
    return std::nullopt;
  const bool MayStop =
      MI.hasUnmodeledSideEffects() && State.get(MI.getOperand(2)).Lo == 0;
  if (!MayStop)
    if (std::optional<uint64_t> C = Result.getConstant()) {
      COURSE_RULE("known-result", 64);
      return MachineOperand::CreateImm(*C);
    }
  if (Opcode == Course::SELECT) {
    const RegisterRange C = State.get(MI.getOperand(1));
    if (C.Lo != 0 || C.Hi == 0) {
      COURSE_RULE("decided-select", 64);
      return MI.getOperand(C.Lo != 0 ? 2 : 3);
    }
    return std::nullopt;
  }
  const unsigned First = getFirstOperand(Opcode);
  const MachineOperand &A = MI.getOperand(First);
  const MachineOperand &B = MI.getOperand(First + 1);
  const unsigned Width = getOperationWidth(MI);
  const bool IsRemainder = Opcode == Course::UREM || Opcode == Course::UREMNZ;
  if (IsRemainder && State.getOrder(A, B, Width) == RegisterState::IsLess) {
    COURSE_RULE("remainder-of-less", Width);
    return A;
  }
  if (A.isImm() && isNeutralLeft(Opcode, A.getImm()) &&
      State.get(B).fits(Width)) {
    COURSE_RULE("neutral-left", Width);
    return B;
  }
  if (B.isImm() && isNeutralRight(Opcode, B.getImm()) &&
      State.get(A).fits(Width)) {
    COURSE_RULE("neutral-right", Width);
    return A;
  }
  return std::nullopt;
}

bool CourseFoldConstants::foldOperation(MachineInstr &MI,
                                        const RegisterState &State) {
  const std::optional<MachineOperand> Source =
      findSource(MI, State, State.evaluate(MI));
  if (!Source)
    return false;
  makeCopy(MI, *Source);
  ++(Source->isImm() ? NumOperations : NumCopies);
  return true;
}

bool CourseFoldConstants::foldBranch(MachineInstr &MI,
                                     const RegisterState &State) {
  if (MI.getOpcode() != Course::BRCOND && MI.getOpcode() != Course::SWITCH)
    return false;
  MachineBasicBlock &MBB = *MI.getParent();
  MachineBasicBlock *Only = State.getOnlySuccessor(MBB);
  if (!Only)
    return false;
  COURSE_RULE("decided-branch", 64);
  while (MBB.succ_size() != 1)
    MBB.removeSuccessor(*MBB.succ_begin() == Only ? std::next(MBB.succ_begin())
                                                  : MBB.succ_begin(),
                        /*NormalizeSuccProbs=*/true);
  BuildMI(MBB, MI, MI.getDebugLoc(), TII->get(Course::BR)).addMBB(Only);
  MI.eraseFromParent();
  ++NumBranches;
  return true;
}

// What gives 0, or another number, exactly if a register that still holds the
// same is a constant; null if it does not come from the branch's own block.
static MachineInstr *getComparison(MachineInstr &Branch) {
  const MachineOperand &Result = Branch.getOperand(0);
  if (!Result.isReg() || !Result.readsReg())
    return nullptr;
  SmallVector<Register, 8> Written;
  MachineBasicBlock &MBB = *Branch.getParent();
  for (auto I = MachineBasicBlock::iterator(Branch); I != MBB.begin();) {
    --I;
    append_range(Written, map_range(I->all_defs(), [](const auto &Def) {
                   return Def.getReg();
                 }));
    if (!is_contained(Written, Result.getReg()))
      continue;
    const unsigned Opcode = I->getOpcode();
    if (Opcode == Course::ICMP) {
      if (I->getOperand(1).getImm() != CourseCC::EQ &&
          I->getOperand(1).getImm() != CourseCC::NE)
        return nullptr;
    } else if (Opcode != Course::XOR && Opcode != Course::SUB) {
      return nullptr;
    }
    return none_of(I->explicit_uses(),
                   [&](const MachineOperand &MO) {
                     return MO.isReg() && (!MO.readsReg() ||
                                           is_contained(Written, MO.getReg()));
                   })
               ? &*I
               : nullptr;
  }
  return nullptr;
}

//   r1 = xor r2 7 64
//   br r1 .a .b          =>   switch r2 7 .b .a
bool CourseFoldConstants::foldEquality(MachineInstr &MI,
                                       const RegisterState &State) {
  if (MI.getOpcode() != Course::BRCOND)
    return false;
  MachineInstr *Comparison = getComparison(MI);
  if (!Comparison)
    return false;
  const unsigned First = getFirstOperand(Comparison->getOpcode());
  const MachineOperand *Value = &Comparison->getOperand(First);
  const MachineOperand *Constant = &Comparison->getOperand(First + 1);
  const unsigned Width = getOperationWidth(*Comparison);
  if (Value->isImm())
    std::swap(Value, Constant);
  if (!Value->isReg() || !Constant->isImm() || !State.get(*Value).fits(Width))
    return false;
  const uint64_t Case = Constant->getImm() & maskTrailingOnes<uint64_t>(Width);
  const bool IsEqual = Comparison->getOpcode() == Course::ICMP &&
                       Comparison->getOperand(1).getImm() == CourseCC::EQ;
  COURSE_RULE("equality-as-switch", Width);
  // It is read once more.
  const Register Reg = Value->getReg();
  for (MachineInstr &Between :
       make_range(Comparison->getIterator(), MI.getIterator()))
    Between.clearRegisterKills(Reg, &TII->getRegisterInfo());
  MachineBasicBlock *Same = MI.getOperand(IsEqual ? 1 : 2).getMBB();
  MachineBasicBlock *Other = MI.getOperand(IsEqual ? 2 : 1).getMBB();
  BuildMI(*MI.getParent(), MI, MI.getDebugLoc(), TII->get(Course::SWITCH))
      .addReg(Reg)
      .addMBB(Other)
      .addImm(Case)
      .addMBB(Same);
  MI.eraseFromParent();
  ++NumEqualities;
  return true;
}

bool CourseFoldConstants::foldBlock(MachineBasicBlock &MBB,
                                    RegisterState State) {
  bool HasChanged = false;
  for (MachineInstr &MI : make_early_inc_range(MBB)) {
    // Most instructions stay, and a state has 400 bytes.
    const RegisterRange Result = State.evaluate(MI);
    if (!MI.isTerminator() && !canFoldOperands(MI, State) &&
        !findSource(MI, State, Result)) {
      State.step(MI, Result);
      continue;
    }
    const RegisterState Before = State;
    State.step(MI);
    HasChanged |= foldOperands(MI, Before);
    HasChanged |= foldOperation(MI, Before) || foldBranch(MI, Before) ||
                  foldEquality(MI, Before);
  }
  return HasChanged;
}

//===----------------------------------------------------------------------===//
// Branches that decide others
//===----------------------------------------------------------------------===//

// Whether a branch may get the block for itself.
bool Threading::canThread(const MachineBasicBlock &MBB) const {
  return MBB.pred_size() >= 2 && MBB.succ_size() >= 2 &&
         MBB.size() <= std::min<size_t>(MaxThreadedSize, SizeLeft);
}

// The only successor that a block goes on to from this state; none if there are
// several.
MachineBasicBlock *Threading::decide(const MachineBasicBlock &MBB,
                                     RegisterState State) const {
  for (const MachineInstr &MI : MBB)
    State.step(MI);
  return State.getOnlySuccessor(MBB);
}

// A copy of the block in place of it on one edge.
void Threading::thread(MachineBasicBlock &From, MachineBasicBlock &MBB,
                       MachineBasicBlock &Target) {
  COURSE_RULE("branch-decides-another", 64);
  MachineBasicBlock &Copy = *MF.CreateMachineBasicBlock(MBB.getBasicBlock());
  MF.push_back(&Copy);
  for (const MachineInstr &MI : drop_end(MBB))
    Copy.push_back(MF.CloneMachineInstr(&MI));
  BuildMI(&Copy, MBB.back().getDebugLoc(), TII.get(Course::BR)).addMBB(&Target);
  Copy.addSuccessor(&Target);
  for (const auto &LiveIn : MBB.liveins())
    Copy.addLiveIn(LiveIn);
  From.replaceSuccessor(&MBB, &Copy);
  for (MachineOperand &MO : From.back().operands())
    if (MO.isMBB() && MO.getMBB() == &MBB)
      MO.setMBB(&Copy);
  ++NumThreaded;
}

size_t Threading::run() {
  const size_t Before = SizeLeft;
  SmallVector<MachineBasicBlock *, 32> Blocks(make_pointer_range(MF));
  for (MachineBasicBlock *From : Blocks) {
    const RegisterState *Start = Ranges.getStart(*From);
    if (!Start || From->empty() ||
        none_of(From->successors(), [&](const MachineBasicBlock *Succ) {
          return canThread(*Succ);
        }))
      continue;
    RegisterState State = *Start;
    for (const MachineInstr &MI : *From)
      State.step(MI);
    SmallVector<std::pair<MachineBasicBlock *, MachineBasicBlock *>, 4> Decided;
    State.follow(*From,
                 [&](MachineBasicBlock &Succ, const RegisterState &Edge) {
                   if (!canThread(Succ))
                     return;
                   if (MachineBasicBlock *Target = decide(Succ, Edge)) {
                     SizeLeft -= Succ.size();
                     Decided.emplace_back(&Succ, Target);
                   }
                 });
    for (auto [Succ, Target] : Decided)
      thread(*From, *Succ, *Target);
  }
  return Before - SizeLeft;
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

// A switch still names all of its targets if some of several are left.
static void removeUnreachable(MachineFunction &MF) {
  df_iterator_default_set<MachineBasicBlock *> Reachable;
  for (MachineBasicBlock *MBB : depth_first_ext(&MF, Reachable))
    (void)MBB;
  SmallVector<MachineBasicBlock *, 16> Dead;
  for (MachineBasicBlock &MBB : MF)
    if (!Reachable.count(&MBB))
      Dead.push_back(&MBB);
  for (MachineBasicBlock *MBB : Dead)
    while (!MBB->succ_empty())
      MBB->removeSuccessor(MBB->succ_begin());
  for (MachineBasicBlock *MBB : Dead)
    MBB->eraseFromParent();
}

// Blocks are left out of which the same was known before.
bool CourseFoldConstants::foldFunction(MachineFunction &MF,
                                       const RegisterRanges &Ranges,
                                       const RegisterRanges *Before) {
  bool HasChanged = false;
  for (MachineBasicBlock &MBB : MF) {
    const RegisterState *Start = Ranges.getStart(MBB);
    const RegisterState *Old = Before ? Before->getStart(MBB) : nullptr;
    if (Start && !(Old && *Old == *Start))
      HasChanged |= foldBlock(MBB, *Start);
  }
  HasChanged |= mergeSwitches(MF);
  if (HasChanged)
    removeUnreachable(MF);
  return DeadInstructions(MF).remove() || HasChanged;
}

bool CourseFoldConstants::runOnMachineFunction(MachineFunction &MF) {
  if (!EnableFoldConstants || skipFunction(MF.getFunction()))
    return false;
  if (any_of(MF, [](const MachineBasicBlock &MBB) {
        return MBB.hasAddressTaken();
      }))
    return false;
  const auto &STI = MF.getSubtarget<CourseSubtarget>();
  TII = STI.getInstrInfo();
  Costs = &STI.getCostModel();
  size_t SizeLeft = std::max<size_t>(LeastGrowth, MF.getInstructionCount());
  RegisterRanges Ranges(MF);
  bool HasChanged = foldFunction(MF, Ranges);
  for (unsigned Round = 0; Round != MaxRounds; ++Round) {
    // What folding removes, no branch reads: what was known before still holds.
    const size_t Size = Threading(MF, Ranges, SizeLeft).run();
    if (Size == 0)
      break;
    SizeLeft -= Size;
    const RegisterRanges Before = std::exchange(Ranges, RegisterRanges(MF));
    foldFunction(MF, Ranges, &Before);
    HasChanged = true;
  }
  if (HasChanged)
    recomputeLiveIns(MF);
  HasChanged |= divideComparisons(MF);
  return HasChanged;
}

FunctionPass *llvm::createCourseFoldConstantsPass() {
  return new CourseFoldConstants();
}
