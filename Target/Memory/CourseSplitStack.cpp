//===-- CourseSplitStack.cpp - Room for every frame -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Data and call stack share 10 KiB, and how deep recursion gets is known to
/// nobody. So a recursive function that has a frame looks whether there is room
/// for it, and for what it calls, and if not goes on in a segment of the heap:
///
///   start f 1:               start f 1:
///     .bb0:                    .bb1:
///       sp = sub sp 24 64        r16 = icmp ule sp 40 16
///       ...                      br r16 .bb2 .bb0
///                      =>      .bb2:
///                                r16 = malloc 131064
///                                sp = or r16 65535 64
///                                sp = add sp 65529 64
///                                r1 = call f arg1
///                                free r16
///                                ret r1
///
/// A segment starts at a multiple of 65536, so that the low 16 bits of sp are
/// what is left of it; in the stack area they are what is left there. Eight
/// bytes stay free, since in the stack area those are at address 0. The call
/// finds the registers of the caller as they were, but for r16, which carries
/// no argument (CourseDaplr), and returning brings back sp.
///
/// LLVM's name for this is split stack; its own (adjustForSegmentedStacks) is
/// asked for by an attribute, not by what the program needs. Frames without
/// bytes need no check, and most recursive functions have such. Where there is
/// no recursion the deepest path is known: functions check only if it is too
/// deep. What cannot be checked is left alone: functions that find arguments
/// in memory, below which a segment would not be, and programs with objects of
/// variable size.
///
/// Comes last, when all frames of the program are final: a module pass, linear
/// in calls. Does nothing without main, which says where the stack begins.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseInstrInfo.h"
#include "CourseMachineFunctionInfo.h"
#include "CourseSubtarget.h"
#include "Facts/IncomingRegisters.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "Memory/CourseGlobalLayout.h"
#include "Memory/CourseStackReserve.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/TargetFrameLowering.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-split-stack"

STATISTIC(NumChecks, "Number of functions that check for room on the stack");
STATISTIC(NumUnchecked, "Number of recursive functions with a frame that do "
                        "not check");

static cl::opt<bool> EnableSplitStack(
    "course-enable-split-stack", cl::Hidden, cl::init(true),
    cl::desc("Let functions check whether the stack has room for them"));

// What the check of 16 bits needs. A segment of as much is in any block that is
// twice as large, but for its last word: sp is below the segment's end.
static constexpr uint64_t SegmentSize = 65536;
static constexpr unsigned SegmentBits = 16;
static constexpr uint64_t BlockSize = 2 * SegmentSize - 8;
static constexpr uint64_t LargestNeed = SegmentSize - 8 - CourseNullBytes;

// The result is there when nothing of the caller is needed any more.
static constexpr MCRegister Scratch = CourseFrameLowering::StackCheckScratch;
static constexpr MCRegister Result = Course::R1;

namespace {

/// A function of the final program.
struct CallNode {
  MachineFunction *MF = nullptr;
  SmallVector<CallNode *, 4> Callees;
  uint64_t FrameSize = 0;
  /// Bytes of the deepest path of frames up to the next check.
  uint64_t Need = 0;
  bool IsRecursive = false;
  bool IsChecked = false;
};

} // namespace

template <> struct llvm::GraphTraits<CallNode *> {
  using NodeRef = CallNode *;
  using ChildIteratorType = SmallVectorImpl<CallNode *>::iterator;
  static NodeRef getEntryNode(CallNode *N) { return N; }
  static ChildIteratorType child_begin(NodeRef N) { return N->Callees.begin(); }
  static ChildIteratorType child_end(NodeRef N) { return N->Callees.end(); }
};

namespace {

class SplitStack {
  Module &M;
  MachineModuleInfo &MMI;
  MapVector<const Function *, CallNode> Nodes;

public:
  SplitStack(Module &M, MachineModuleInfo &MMI) : M(M), MMI(MMI) {}

  bool run();

private:
  bool collect();
  void computeNeeds(CallNode &Main, bool IsEverythingChecked);
  void insertCheck(CallNode &N);
};

class CourseSplitStack : public ModulePass {
public:
  static char ID;
  CourseSplitStack() : ModulePass(ID) {}

  StringRef getPassName() const override { return "Course split stack"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<MachineModuleInfoWrapperPass>();
    AU.addPreserved<MachineModuleInfoWrapperPass>();
  }
  bool runOnModule(Module &M) override {
    return EnableSplitStack &&
           SplitStack(M, getAnalysis<MachineModuleInfoWrapperPass>().getMMI())
               .run();
  }
};

} // namespace

char CourseSplitStack::ID = 0;

INITIALIZE_PASS(CourseSplitStack, DEBUG_TYPE, "Course split stack", false,
                false)

ModulePass *llvm::createCourseSplitStackPass() {
  return new CourseSplitStack();
}

// To align the frame may take as much again as it is aligned to.
static uint64_t getFrameSize(const MachineFunction &MF) {
  const MachineFrameInfo &MFI = MF.getFrameInfo();
  const Align Usual = MF.getSubtarget().getFrameLowering()->getStackAlign();
  return MFI.getStackSize() +
         (MFI.getMaxAlign() > Usual ? MFI.getMaxAlign().value() : 0);
}

// False if a frame has no size.
bool SplitStack::collect() {
  for (const Function &F : M)
    if (MachineFunction *MF = MMI.getMachineFunction(F); MF && !MF->empty()) {
      if (MF->getFrameInfo().hasVarSizedObjects())
        return false;
      CallNode &N = Nodes[&F];
      N.MF = MF;
      N.FrameSize = getFrameSize(*MF);
    }
  for (auto &[F, N] : Nodes) {
    SmallSetVector<CallNode *, 4> Callees;
    for (const MachineBasicBlock &MBB : *N.MF)
      for (const MachineInstr &MI : MBB)
        if (auto Found = Nodes.find(getCalledFunction(MI));
            Found != Nodes.end())
          Callees.insert(&Found->second);
    N.Callees.assign(Callees.begin(), Callees.end());
  }
  return true;
}

// Arguments in memory are above sp at entry.
static bool canBeChecked(const CallNode &N) {
  return N.MF->getFrameInfo().getNumFixedObjects() == 0 &&
         !is_contained(getIncomingRegisters(N.MF->getFunction()), Scratch);
}

// Callees come before their callers.
void SplitStack::computeNeeds(CallNode &Main, bool IsEverythingChecked) {
  for (auto SCC = scc_begin(&Main); !SCC.isAtEnd(); ++SCC) {
    uint64_t Below = 0;
    for (CallNode *N : *SCC) {
      N->IsRecursive = SCC.hasCycle();
      N->IsChecked = N != &Main && N->FrameSize != 0 && canBeChecked(*N) &&
                     (N->IsRecursive || IsEverythingChecked);
      // Once, if it is recursive: how often is not known.
      if (!N->IsChecked && N->IsRecursive)
        Below += N->FrameSize;
    }
    for (CallNode *N : *SCC)
      for (CallNode *Callee : N->Callees)
        if (!is_contained(*SCC, Callee) && !Callee->IsChecked)
          Below = std::max(Below, Callee->Need);
    for (CallNode *N : *SCC) {
      N->Need = N->FrameSize + Below;
      N->IsChecked &= N->Need <= LargestNeed;
      LLVM_DEBUG(dbgs() << N->MF->getName() << " needs " << N->Need
                        << (N->IsChecked ? ", checked\n" : "\n"));
    }
  }
}

static bool returnsValue(const MachineFunction &MF) {
  return any_of(MF, [](const MachineBasicBlock &MBB) {
    return !MBB.empty() && MBB.back().getOpcode() == Course::RETVAL;
  });
}

void SplitStack::insertCheck(CallNode &N) {
  MachineFunction &MF = *N.MF;
  const Function &F = MF.getFunction();
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  MachineBasicBlock *Body = &MF.front();
  MachineBasicBlock *Check = MF.CreateMachineBasicBlock();
  MachineBasicBlock *Switch = MF.CreateMachineBasicBlock();
  MF.insert(MF.begin(), Switch);
  MF.insert(MF.begin(), Check);
  const IncomingRegisters Incoming = getIncomingRegisters(F);
  for (MachineBasicBlock *New : {Check, Switch}) {
    for (const auto &LiveIn : Body->liveins())
      New->addLiveIn(LiveIn);
    for (MCRegister Reg : Incoming)
      if (Reg)
        New->addLiveIn(Reg);
    New->sortUniqueLiveIns();
  }
  Check->addSuccessor(Switch, BranchProbability::getZero());
  Check->addSuccessor(Body, BranchProbability::getOne());

  auto Build = [&](MachineBasicBlock *MBB, unsigned Opcode) {
    return BuildMI(MBB, DebugLoc(), TII.get(Opcode));
  };
  auto Define = [&](MachineBasicBlock *MBB, unsigned Opcode, MCRegister Reg) {
    return BuildMI(MBB, DebugLoc(), TII.get(Opcode), Reg);
  };
  Define(Check, Course::ICMP, Scratch)
      .addImm(CourseCC::ULE)
      .addReg(Course::SP)
      .addImm(N.Need)
      .addImm(SegmentBits);
  Build(Check, Course::BRCOND).addReg(Scratch).addMBB(Switch).addMBB(Body);

  Define(Switch, Course::MALLOC, Scratch).addImm(BlockSize);
  Define(Switch, Course::OR, Course::SP)
      .addReg(Scratch)
      .addImm(SegmentSize - 1)
      .addImm(64);
  Define(Switch, Course::ADD, Course::SP)
      .addReg(Course::SP)
      .addImm(SegmentSize - 7)
      .addImm(64);
  bool HasResult = returnsValue(MF);
  MachineInstrBuilder Call = HasResult ? Define(Switch, Course::CALL, Result)
                                       : Build(Switch, Course::CALLVOID);
  Call.addGlobalAddress(&F);
  for (unsigned I = 0,
                E = MF.getInfo<CourseMachineFunctionInfo>()->getNumArgRegs();
       I != E; ++I)
    Call.addReg(getArgumentRegister(I));
  for (MCRegister Reg : Incoming)
    if (Reg)
      Call.addReg(Reg, RegState::Implicit);
  Build(Switch, Course::FREE).addReg(Scratch);
  if (HasResult)
    Build(Switch, Course::RETVAL).addReg(Result);
  else
    Build(Switch, Course::RET);
  ++NumChecks;
}

bool SplitStack::run() {
  const Function *MainF = M.getFunction("main");
  std::optional<uint64_t> SP = MainF ? getCourseEntrySP(*MainF) : std::nullopt;
  if (!SP || !collect())
    return false;
  auto Main = Nodes.find(MainF);
  if (Main == Nodes.end())
    return false;
  const uint64_t Room =
      *SP > Course::StackAreaEnd ? *SP - Course::HeapStart : *SP;
  computeNeeds(Main->second, /*IsEverythingChecked=*/false);
  if (Main->second.Need + CourseNullBytes > Room)
    computeNeeds(Main->second, /*IsEverythingChecked=*/true);
  for (auto &[F, N] : Nodes) {
    NumUnchecked += N.IsRecursive && N.FrameSize != 0 && !N.IsChecked;
    if (N.IsChecked)
      insertCheck(N);
  }
  return any_of(Nodes,
                [](const auto &Entry) { return Entry.second.IsChecked; });
}
