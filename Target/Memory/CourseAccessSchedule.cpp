//===-- CourseAccessSchedule.cpp - Short head travel in a block -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Orders the instructions of a block so that the head goes to each array once
/// rather than again and again:
///
///   x0 = load a, y0 = load b, s0 = mul x0, y0,    x0 = load a, x1 = load a+8
///   x1 = load a+8, y1 = load b+8, ...         =>  y0 = load b, s0 = mul x0, y0
///                                                 y1 = load b+8, ...
///
/// Selection orders loads as it likes. Here it is known how many values wait in
/// registers (RegAlloc/Algorithms/AccessOrder.h), and an order that needs too
/// many is replaced, too.
///
/// HeadModel says how far two accesses are apart.
///
/// Runs on SSA form before spilling, and before course-split-loop-phis looks at
/// the order. Works on regions between calls and other barriers, of 64
/// accesses and 512 instructions at most.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Facts/RegisterBank.h"
#include "Facts/SSALiveness.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "Memory/HeadModel.h"
#include "RegAlloc/Algorithms/AccessOrder.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-access-schedule"

STATISTIC(NumReordered, "Number of regions of code reordered");

static cl::opt<bool> EnableAccessSchedule(
    "course-enable-access-schedule", cl::Hidden, cl::init(true),
    cl::desc("Order instructions by the places that they access"));
static cl::opt<unsigned>
    LeastGain("course-access-schedule-gain", cl::Hidden, cl::init(1000),
              cl::desc("Ticks that a new order has to save"));

// Two have the same travel whatever their order.
static constexpr unsigned LeastAccesses = 3;
static constexpr unsigned MaxAccesses = 64;
static constexpr unsigned MaxInstrs = 512;

namespace {

/// What a load or store accesses.
struct AccessAddress {
  HeadAddress Start;
  /// In bytes; 0 if it is not known.
  uint64_t Size = 0;

  explicit AccessAddress(const MachineInstr &MI);
  /// Whether bases and offsets tell that the two do not overlap.
  bool isApartFrom(const AccessAddress &Other) const;
};

/// Instructions between two barriers.
class AccessRegion {
  const HeadModel &Head;
  BatchAAResults &AA;
  const DenseSet<Register> &LiveAfter;
  SmallVector<MachineInstr *, 64> Instrs;
  SmallVector<std::optional<AccessAddress>, 64> Addresses;
  DenseMap<Register, unsigned> Values;
  OrderProblem Problem;

public:
  AccessRegion(const HeadModel &Head, BatchAAResults &AA,
               const DenseSet<Register> &LiveAfter, unsigned NumRegs)
      : Head(Head), AA(AA), LiveAfter(LiveAfter) {
    Problem.NumRegs = NumRegs;
  }

  void build(MachineBasicBlock::iterator Begin, MachineBasicBlock::iterator End,
             bool Repeats);
  bool reorder(MachineBasicBlock &MBB, MachineBasicBlock::iterator End);

private:
  unsigned getValue(Register Reg);
  void add(MachineInstr &MI);
  bool mustStayBehind(unsigned N, unsigned Earlier);
  void addMemoryOrder();
  void keepCounters(const MachineBasicBlock &MBB);
};

class CourseAccessSchedule : public MachineFunctionPass {
public:
  static char ID;
  CourseAccessSchedule() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override {
    return "Course order of memory accesses";
  }
  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setIsSSA();
  }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    AU.addRequired<AAResultsWrapperPass>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;
};

} // namespace

char CourseAccessSchedule::ID = 0;

INITIALIZE_PASS_BEGIN(CourseAccessSchedule, DEBUG_TYPE,
                      "Course order of memory accesses", false, false)
INITIALIZE_PASS_DEPENDENCY(AAResultsWrapperPass)
INITIALIZE_PASS_END(CourseAccessSchedule, DEBUG_TYPE,
                    "Course order of memory accesses", false, false)

FunctionPass *llvm::createCourseAccessSchedulePass() {
  return new CourseAccessSchedule();
}

//===----------------------------------------------------------------------===//
// Where accesses are
//===----------------------------------------------------------------------===//

AccessAddress::AccessAddress(const MachineInstr &MI)
    : Start(HeadModel::getAddress(MI)) {
  if (!MI.hasOneMemOperand())
    return;
  LocationSize Known = (*MI.memoperands_begin())->getSize();
  if (Known.isPrecise())
    Size = Known.getValue().getFixedValue();
}

bool AccessAddress::isApartFrom(const AccessAddress &Other) const {
  const uint64_t Path = Other.Start.Offset - Start.Offset;
  return Start.Base == Other.Start.Base && Size && Other.Size && Path >= Size &&
         -Path >= Other.Size;
}

//===----------------------------------------------------------------------===//
// What has to come before what
//===----------------------------------------------------------------------===//

unsigned AccessRegion::getValue(Register Reg) {
  auto [Entry, IsNew] = Values.try_emplace(Reg, Values.size());
  if (IsNew)
    Problem.IsLiveAfter.push_back(LiveAfter.contains(Reg));
  return Entry->second;
}

bool AccessRegion::mustStayBehind(unsigned N, unsigned Earlier) {
  return (Instrs[N]->mayStore() || Instrs[Earlier]->mayStore()) &&
         !Addresses[N]->isApartFrom(*Addresses[Earlier]) &&
         Instrs[N]->mayAlias(&AA, *Instrs[Earlier], /*UseTBAA=*/true);
}

// Stores, and what they may change, stay in their order. Nobody is asked about
// accesses that another one comes after already.
void AccessRegion::addMemoryOrder() {
  static_assert(MaxAccesses <= 64, "accesses are bits of a word");
  SmallVector<unsigned, 64> Accesses;
  // By instruction, the accesses that come before it in any order, and itself
  // if it is one, as a set of their indices among the accesses.
  SmallVector<uint64_t, 64> AccessesBefore;
  SmallVector<unsigned, 64> DefOf(Values.size(), None);
  for (auto [N, I] : enumerate(Problem.Instrs)) {
    uint64_t Before = 0;
    for (unsigned Value : I.Uses)
      if (DefOf[Value] != None)
        Before |= AccessesBefore[DefOf[Value]];
    if (I.Def != None)
      DefOf[I.Def] = N;
    if (I.IsAccess) {
      for (unsigned Index = Accesses.size(); Index-- != 0;)
        if (!(Before >> Index & 1) && mustStayBehind(N, Accesses[Index])) {
          I.Before.push_back(Accesses[Index]);
          Before |= AccessesBefore[Accesses[Index]];
        }
      Before |= uint64_t(1) << Accesses.size();
      Accesses.push_back(N);
    }
    AccessesBefore.push_back(Before);
  }
}

void AccessRegion::add(MachineInstr &MI) {
  OrderedInstr I;
  for (const MachineOperand &MO : MI.operands()) {
    if (!MO.isReg() || !MO.getReg().isVirtual())
      continue;
    unsigned Value = getValue(MO.getReg());
    if (MO.isDef())
      I.Def = Value;
    else if (!is_contained(I.Uses, Value))
      I.Uses.push_back(Value);
  }
  I.IsAccess = isCourseAccess(MI);
  Instrs.push_back(&MI);
  Addresses.push_back(I.IsAccess ? std::optional<AccessAddress>(MI)
                                 : std::nullopt);
  Problem.Instrs.push_back(std::move(I));
}

// A PHI and the value that it gets from this block share a register if the PHI
// is not read any more when that is there. Where this is so, it stays so.
void AccessRegion::keepCounters(const MachineBasicBlock &MBB) {
  for (const MachineInstr &Phi : MBB.phis())
    for (unsigned Op = 1; Op < Phi.getNumOperands(); Op += 2) {
      if (Phi.getOperand(Op + 1).getMBB() != &MBB)
        continue;
      auto Old = Values.find(Phi.getOperand(0).getReg());
      auto New = Values.find(Phi.getOperand(Op).getReg());
      if (Old == Values.end() || New == Values.end())
        continue;
      auto Def = find_if(Problem.Instrs, [&](const OrderedInstr &I) {
        return I.Def == New->second;
      });
      if (Def == Problem.Instrs.end())
        continue;
      unsigned DefIndex = Def - Problem.Instrs.begin();
      for (unsigned N = 0; N != DefIndex; ++N)
        if (is_contained(Problem.Instrs[N].Uses, Old->second))
          Def->Before.push_back(N);
    }
}

void AccessRegion::build(MachineBasicBlock::iterator Begin,
                         MachineBasicBlock::iterator End, bool Repeats) {
  for (MachineInstr &MI : make_range(Begin, End))
    add(MI);
  Problem.Repeats = Repeats;
}

bool AccessRegion::reorder(MachineBasicBlock &MBB,
                           MachineBasicBlock::iterator End) {
  auto Distance = [&](unsigned From, unsigned To) {
    return uint64_t(
        Head.getDistance(Addresses[From]->Start, Addresses[To]->Start));
  };
  if (!canOrderGain(Problem, Distance, LeastGain))
    return false;
  addMemoryOrder();
  keepCounters(MBB);
  SmallVector<unsigned, 0> Order = orderAccesses(Problem, Distance, LeastGain);
  if (Order.empty())
    return false;
  assert(isValidOrder(Problem, Order) && "not an order");
  LLVM_DEBUG({
    auto Old = to_vector(seq<unsigned>(0, Instrs.size()));
    dbgs() << printMBBReference(MBB) << ": " << Instrs.size()
           << " instructions cost " << getOrderCost(Problem, Order, Distance)
           << " instead of " << getOrderCost(Problem, Old, Distance) << '\n';
  });
  for (unsigned N : Order)
    MBB.splice(End, &MBB, MachineBasicBlock::iterator(Instrs[N]));
  ++NumReordered;
  return true;
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

// What nothing may be moved across.
static bool isBarrier(const MachineInstr &MI, const MachineRegisterInfo &MRI) {
  if (MI.isTerminator() || MI.isPHI() || MI.isCall() || MI.isPosition() ||
      MI.isInlineAsm() || MI.isDebugInstr() || MI.hasUnmodeledSideEffects() ||
      (MI.mayLoadOrStore() &&
       (!isCourseAccess(MI) || MI.hasOrderedMemoryRef())))
    return true;
  return any_of(MI.operands(), [&](const MachineOperand &MO) {
    if (MO.isRegMask())
      return true;
    return MO.isReg() && MO.getReg().isPhysical() &&
           (MO.isDef() || !MRI.isConstantPhysReg(MO.getReg()));
  });
}

namespace {

/// Walks a block from its end.
class BlockScheduler {
  const HeadModel &Head;
  MachineBasicBlock &MBB;
  MachineRegisterInfo &MRI;
  BatchAAResults &AA;
  const unsigned NumRegs;
  LiveRegSet &Live;
  bool IsLoop;

public:
  /// \p Live is what is live at the end of the block.
  BlockScheduler(const HeadModel &Head, MachineBasicBlock &MBB,
                 BatchAAResults &AA, LiveRegSet &Live)
      : Head(Head), MBB(MBB), MRI(MBB.getParent()->getRegInfo()), AA(AA),
        NumRegs(std::max(getNumAvailableRegs(*MBB.getParent()), 2u) - 1),
        Live(Live), IsLoop(MBB.isSuccessor(&MBB)) {}

  bool run();

private:
  MachineBasicBlock::iterator findBegin(MachineBasicBlock::iterator End,
                                        unsigned &NumAccesses) const;
  void step(const MachineInstr &MI);
};

} // namespace

void BlockScheduler::step(const MachineInstr &MI) {
  if (MI.isPHI())
    return;
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.getReg().isVirtual() && MO.isDef())
      Live.erase(MO.getReg());
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.getReg().isVirtual() && MO.readsReg())
      Live.insert(MO.getReg());
}

MachineBasicBlock::iterator
BlockScheduler::findBegin(MachineBasicBlock::iterator End,
                          unsigned &NumAccesses) const {
  MachineBasicBlock::iterator Begin = End;
  NumAccesses = 0;
  for (unsigned NumInstrs = 0;
       Begin != MBB.begin() && !isBarrier(*std::prev(Begin), MRI) &&
       NumAccesses != MaxAccesses && NumInstrs != MaxInstrs;
       ++NumInstrs) {
    --Begin;
    NumAccesses += isCourseAccess(*Begin);
  }
  return Begin;
}

bool BlockScheduler::run() {
  bool IsChanged = false;
  for (auto End = MBB.end(); End != MBB.begin();) {
    unsigned NumAccesses;
    auto Begin = findBegin(End, NumAccesses);
    if (Begin == End) {
      step(*--End);
      continue;
    }
    // Where the order of the instructions makes no difference.
    DenseSet<Register> LiveAfter;
    if (NumAccesses >= LeastAccesses)
      LiveAfter.insert(Live.begin(), Live.end());
    for (auto I = End; I != Begin;)
      step(*--I);
    // An iterator to what stays in its place.
    bool IsFirst = Begin == MBB.begin();
    auto Before = IsFirst ? Begin : std::prev(Begin);
    if (NumAccesses >= LeastAccesses) {
      AccessRegion S(Head, AA, LiveAfter, NumRegs);
      S.build(Begin, End, IsLoop);
      IsChanged |= S.reorder(MBB, End);
    }
    End = IsFirst ? MBB.begin() : std::next(Before);
  }
  return IsChanged;
}

bool CourseAccessSchedule::runOnMachineFunction(MachineFunction &MF) {
  if (!EnableAccessSchedule || skipFunction(MF.getFunction()))
    return false;
  BatchAAResults AA(getAnalysis<AAResultsWrapperPass>().getAAResults());
  SmallVector<MachineBasicBlock *, 0> Blocks;
  for (MachineBasicBlock &MBB : MF)
    if (count_if(MBB, isCourseAccess) >= LeastAccesses)
      Blocks.push_back(&MBB);
  if (Blocks.empty())
    return false;
  const HeadModel Head(*MF.getFunction().getParent());
  auto LiveOuts = computeLiveOuts(MF);
  LiveRegSet Live;
  Live.setUniverse(MF.getRegInfo().getNumVirtRegs());
  bool IsChanged = false;
  for (MachineBasicBlock *MBB : Blocks) {
    Live.clear();
    for (Register Reg : LiveOuts[MBB->getNumber()])
      Live.insert(Reg);
    IsChanged |= BlockScheduler(Head, *MBB, AA, Live).run();
  }
  if (IsChanged)
    for (unsigned I = 0, E = MF.getRegInfo().getNumVirtRegs(); I != E; ++I)
      MF.getRegInfo().clearKillFlags(Register::index2VirtReg(I));
  return IsChanged;
}
