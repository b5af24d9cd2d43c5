//===-- CourseTailDuplicate.cpp - Blocks in place of branches to them -----===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// An unconditional branch costs as much as one that decides, and the size of a
/// program nothing: so the block that it leads to is repeated in its place.
///
/// \code
///   .a:                               .a:
///     r1 = ..                           r1 = ..
///     br .c                             r2 = icmp ..
///   .b:                                 br r2 .d .e
///     r1 = ..                         .b:
///     br .c                             r1 = ..
///   .c:                                 r2 = icmp ..
///     r2 = icmp ..                      br r2 .d .e
///     br r2 .d .e
/// \endcode
///
/// LLVM's own tail duplication does so for the sake of layout, and only for
/// tails of two instructions. This pass comes when registers are assigned and
/// every block ends in its one terminator; it duplicates, the most frequent
/// branches first, as long as the function does not outgrow a limit. What is
/// executed besides the branches stays the same. A tail may be repeated in its
/// own end: the loop is unrolled, once. A tail to which only one branch leads
/// is moved there, whatever its size.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseInstrInfo.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

#define DEBUG_TYPE "course-tail-duplicate"

using namespace llvm;

STATISTIC(NumDuplicated, "Number of tails duplicated");
STATISTIC(NumMoved, "Number of tails moved to the one branch to them");

static cl::opt<bool>
    EnableTailDuplicate("course-enable-tail-duplicate", cl::Hidden,
                        cl::init(true),
                        cl::desc("Repeat blocks instead of branching to them"));

namespace {

/// The length of a tail that is repeated. Over the benchmarks, 32 costs 0.03 %
/// more and 128 saves 0.01 %.
constexpr unsigned MaxTailSize = 64;
/// How many tails a block may get one after another: more than two gain nothing
/// on the benchmarks, but endless loops want a bound.
constexpr unsigned MaxTails = 4;

class CourseTailDuplicate : public MachineFunctionPass {
public:
  static char ID;

  CourseTailDuplicate() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Course tail duplication"; }

  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setNoVRegs();
  }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<MachineBlockFrequencyInfoWrapperPass>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  unsigned Growth = 0;

  bool extend(MachineBasicBlock &MBB);
  bool duplicateInto(MachineBasicBlock &MBB, MachineBasicBlock &Tail);
};

} // namespace

char CourseTailDuplicate::ID = 0;

INITIALIZE_PASS_BEGIN(CourseTailDuplicate, DEBUG_TYPE,
                      "Course tail duplication", false, false)
INITIALIZE_PASS_DEPENDENCY(MachineBlockFrequencyInfoWrapperPass)
INITIALIZE_PASS_END(CourseTailDuplicate, DEBUG_TYPE, "Course tail duplication",
                    false, false)

/// The block that the block branches to in any case.
static MachineBasicBlock *getOnlyTarget(MachineBasicBlock &MBB) {
  auto Last = MBB.getLastNonDebugInstr();
  if (Last == MBB.end() || Last->getOpcode() != Course::BR)
    return nullptr;
  return Last->getOperand(0).getMBB();
}

// Takes the branch to the tail away, and with it the edge.
static void removeBranch(MachineBasicBlock &MBB, MachineBasicBlock &Tail) {
  MBB.erase(MBB.getLastNonDebugInstr());
  MBB.removeSuccessor(&Tail);
}

// False if the tail is too long.
bool CourseTailDuplicate::duplicateInto(MachineBasicBlock &MBB,
                                        MachineBasicBlock &Tail) {
  if (Tail.sizeWithoutDebugLargerThan(std::min(MaxTailSize, Growth)))
    return false;
  Growth -= std::min<unsigned>(Growth, Tail.size());
  removeBranch(MBB, Tail);
  MachineFunction &MF = *MBB.getParent();
  for (const MachineInstr &MI : Tail)
    MBB.push_back(MF.CloneMachineInstr(&MI));
  for (auto I = Tail.succ_begin(); I != Tail.succ_end(); ++I)
    MBB.copySuccessor(&Tail, I);
  ++NumDuplicated;
  return true;
}

// Moves the tail, whatever its size, if nothing else leads to it.
static bool moveInto(MachineBasicBlock &MBB, MachineBasicBlock &Tail) {
  if (Tail.pred_size() != 1 || Tail.isEntryBlock() || Tail.hasAddressTaken())
    return false;
  removeBranch(MBB, Tail);
  MBB.splice(MBB.end(), &Tail, Tail.begin(), Tail.end());
  MBB.transferSuccessors(&Tail);
  ++NumMoved;
  return true;
}

bool CourseTailDuplicate::extend(MachineBasicBlock &MBB) {
  unsigned NumTails = 0;
  bool HasChanged = false;
  while (MachineBasicBlock *Tail = getOnlyTarget(MBB)) {
    if (Tail == &MBB)
      break;
    if (!moveInto(MBB, *Tail) &&
        (NumTails++ == MaxTails || !duplicateInto(MBB, *Tail)))
      break;
    HasChanged = true;
  }
  return HasChanged;
}

// Blocks that nobody branches to any more, and what only they led to.
static void removeDeadBlocks(MachineFunction &MF) {
  SmallVector<MachineBasicBlock *, 16> Dead;
  auto AddIfDead = [&](MachineBasicBlock *MBB) {
    if (MBB->pred_empty() && MBB != &MF.front() && !MBB->hasAddressTaken())
      Dead.push_back(MBB);
  };
  for (MachineBasicBlock &MBB : MF)
    AddIfDead(&MBB);
  while (!Dead.empty()) {
    MachineBasicBlock *MBB = Dead.pop_back_val();
    SmallSetVector<MachineBasicBlock *, 4> Succs(MBB->succ_begin(),
                                                 MBB->succ_end());
    while (!MBB->succ_empty())
      MBB->removeSuccessor(MBB->succ_begin());
    MBB->eraseFromParent();
    for_each(Succs, AddIfDead);
  }
}

bool CourseTailDuplicate::runOnMachineFunction(MachineFunction &MF) {
  if (!EnableTailDuplicate)
    return false;
  LLVM_DEBUG(dbgs() << "***** course-tail-duplicate: " << MF.getName()
                    << " *****\n");
  const auto &Frequencies =
      getAnalysis<MachineBlockFrequencyInfoWrapperPass>().getMBFI();
  SmallVector<MachineBasicBlock *, 32> Blocks(make_pointer_range(MF));
  llvm::sort(Blocks, [&](MachineBasicBlock *A, MachineBasicBlock *B) {
    BlockFrequency FreqA = Frequencies.getBlockFreq(A);
    BlockFrequency FreqB = Frequencies.getBlockFreq(B);
    return FreqA != FreqB ? FreqA > FreqB : A->getNumber() < B->getNumber();
  });

  bool HasChanged = false;
  // A function may become twice as large: more gains nothing on the benchmarks.
  Growth = MF.getInstructionCount();
  for (MachineBasicBlock *MBB : Blocks)
    HasChanged |= extend(*MBB);
  if (!HasChanged)
    return false;

  removeDeadBlocks(MF);
  return true;
}

FunctionPass *llvm::createCourseTailDuplicatePass() {
  return new CourseTailDuplicate();
}
