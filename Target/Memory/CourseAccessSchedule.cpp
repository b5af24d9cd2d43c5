//===-- CourseAccessSchedule.cpp - Short head travel in a block -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Orders the instructions of a block so that few values wait for a register, and
/// so that the head goes to each array once rather than again and again:
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
/// the order. Works on regions between calls and other barriers, of at most
/// MaxAccesses accesses and MaxInstrs instructions.
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
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/PointerIntPair.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include <bitset>

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

// Two accesses have the same travel whatever their order, and what has fewer
// instructions than there are registers hardly needs more.
static constexpr unsigned LeastAccesses = 3;
static constexpr unsigned LeastInstrs = 16;
// With 64 accesses the tuning set costs 1.0003. With 192 no benchmark costs
// anything else, but to swap two structures of 800 bytes takes 404.
static constexpr unsigned MaxAccesses = 512;
static constexpr unsigned MaxInstrs = 2048;

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
  ById<InstrId, SmallVector<MachineInstr *, 64>> Instrs;
  ById<InstrId, SmallVector<std::optional<AccessAddress>, 64>> Addresses;
  DenseMap<Register, ValueId> Values;
  OrderProblem Problem;

public:
  AccessRegion(const HeadModel &Head, BatchAAResults &AA,
               const DenseSet<Register> &LiveAfter, unsigned NumRegs)
      : Head(Head), AA(AA), LiveAfter(LiveAfter) {
    Problem.NumRegs = NumRegs;
  }

  void build(MachineBasicBlock::iterator Begin, MachineBasicBlock::iterator End,
             bool Repeats, const DenseSet<Register> &UsedInLoop);
  bool reorder(MachineBasicBlock &MBB, MachineBasicBlock::iterator End);

private:
  ValueId getValue(Register Reg);
  void add(MachineInstr &MI);
  void addSourceOrder(const BasicBlock *BB);
  bool mustStayBehind(InstrId N, InstrId Earlier);
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
    AU.addRequired<MachineLoopInfoWrapperPass>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;
};

} // namespace

char CourseAccessSchedule::ID = 0;

INITIALIZE_PASS_BEGIN(CourseAccessSchedule, DEBUG_TYPE,
                      "Course order of memory accesses", false, false)
INITIALIZE_PASS_DEPENDENCY(AAResultsWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineLoopInfoWrapperPass)
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

ValueId AccessRegion::getValue(Register Reg) {
  auto [Entry, IsNew] = Values.try_emplace(Reg, ValueId(Values.size()));
  if (IsNew)
    Problem.IsLiveAfter.push_back(LiveAfter.contains(Reg));
  return Entry->second;
}

bool AccessRegion::mustStayBehind(InstrId N, InstrId Earlier) {
  return (Instrs[N]->mayStore() || Instrs[Earlier]->mayStore()) &&
         !Addresses[N]->isApartFrom(*Addresses[Earlier]) &&
         Instrs[N]->mayAlias(&AA, *Instrs[Earlier], /*UseTBAA=*/true);
}

// Stores, and what they may change, stay in their order. Nobody is asked about
// accesses that another one comes after already.
void AccessRegion::addMemoryOrder() {
  SmallVector<InstrId, 64> Accesses;
  // By instruction, the accesses that come before it in any order, and itself
  // if it is one, as a set of their indices among the accesses.
  using AccessSet = std::bitset<MaxAccesses>;
  IdVector<InstrId, AccessSet> AccessesBefore;
  IdVector<ValueId, InstrId> DefOf(Values.size());
  for (auto [N, I] : enumerateIds(Problem.Instrs)) {
    AccessSet Before;
    for (ValueId Value : I.Uses)
      if (DefOf[Value] != None)
        Before |= AccessesBefore[DefOf[Value]];
    if (I.Def != None)
      DefOf[I.Def] = N;
    if (I.IsAccess) {
      for (unsigned Index = Accesses.size(); Index-- != 0;)
        if (!Before[Index] && mustStayBehind(N, Accesses[Index])) {
          I.Before.push_back(Accesses[Index]);
          Before |= AccessesBefore[Accesses[Index]];
        }
      Before.set(Accesses.size());
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
    ValueId Value = getValue(MO.getReg());
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

// Nothing in an instruction tells which one of the IR it comes from, but where it
// goes: the first load or store there of the block \p BB.
void AccessRegion::addSourceOrder(const BasicBlock *BB) {
  if (!BB)
    return;
  DenseMap<PointerIntPair<const Value *, 1, bool>, unsigned> Places;
  unsigned Place = 0;
  for (const Instruction &I : *BB)
    if (const Value *Pointer = getLoadStorePointerOperand(&I))
      Places.try_emplace({Pointer, isa<StoreInst>(I)}, ++Place);
  unsigned Last = 0;
  for (auto [N, I] : enumerateIds(Problem.Instrs)) {
    if (!I.IsAccess)
      continue;
    const MachineInstr &MI = *Instrs[N];
    if (MI.hasOneMemOperand())
      if (unsigned Known = Places.lookup(
              {(*MI.memoperands_begin())->getValue(), MI.mayStore()}))
        Last = Known;
    I.SourcePlace = Last;
  }
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
      for (InstrId N : idRange<InstrId>(0, Def - Problem.Instrs.begin()))
        if (is_contained(Problem.Instrs[N].Uses, Old->second))
          Def->Before.push_back(N);
    }
}

void AccessRegion::build(MachineBasicBlock::iterator Begin,
                         MachineBasicBlock::iterator End, bool Repeats,
                         const DenseSet<Register> &UsedInLoop) {
  for (MachineInstr &MI : make_range(Begin, End))
    add(MI);
  Problem.Repeats = Repeats;
  for (Register Reg : LiveAfter)
    if (!Values.contains(Reg))
      ++(UsedInLoop.contains(Reg) ? Problem.NumWaiting : Problem.NumIdle);
}

bool AccessRegion::reorder(MachineBasicBlock &MBB,
                           MachineBasicBlock::iterator End) {
  auto Distance = [&](InstrId From, InstrId To) {
    return uint64_t(
        Head.getDistance(Addresses[From]->Start, Addresses[To]->Start));
  };
  if (!canOrderGain(Problem, Distance, LeastGain))
    return false;
  addMemoryOrder();
  addSourceOrder(MBB.getBasicBlock());
  keepCounters(MBB);
  SmallVector<InstrId, 0> Order = orderAccesses(Problem, Distance, LeastGain);
  if (Order.empty())
    return false;
  assert(isValidOrder(Problem, Order) && "not an order");
  LLVM_DEBUG({
    auto Old = to_vector(Instrs.ids());
    dbgs() << printMBBReference(MBB) << ": " << Instrs.size()
           << " instructions cost " << getOrderCost(Problem, Order, Distance)
           << " instead of " << getOrderCost(Problem, Old, Distance) << '\n';
  });
  for (InstrId N : Order)
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
  const bool IsLoop;
  const DenseSet<Register> &UsedInLoop;

public:
  /// \p Live is what is live at the end of the block, \p UsedInLoop what the
  /// innermost loop around it, or the function, reads.
  BlockScheduler(const HeadModel &Head, MachineBasicBlock &MBB,
                 BatchAAResults &AA, LiveRegSet &Live,
                 const DenseSet<Register> &UsedInLoop)
      : Head(Head), MBB(MBB), MRI(MBB.getParent()->getRegInfo()), AA(AA),
        NumRegs(getNumAvailableRegs(*MBB.getParent())), Live(Live),
        IsLoop(MBB.isSuccessor(&MBB)), UsedInLoop(UsedInLoop) {}

  bool run();

private:
  MachineBasicBlock::iterator findBegin(MachineBasicBlock::iterator End,
                                        bool &OrderMatters) const;
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
                          bool &OrderMatters) const {
  MachineBasicBlock::iterator Begin = End;
  unsigned NumAccesses = 0, NumInstrs = 0;
  for (; Begin != MBB.begin() && !isBarrier(*std::prev(Begin), MRI) &&
         NumAccesses != MaxAccesses && NumInstrs != MaxInstrs;
       ++NumInstrs) {
    --Begin;
    NumAccesses += isCourseAccess(*Begin);
  }
  OrderMatters = NumAccesses >= LeastAccesses || NumInstrs >= LeastInstrs;
  return Begin;
}

bool BlockScheduler::run() {
  bool IsChanged = false;
  for (auto End = MBB.end(); End != MBB.begin();) {
    bool OrderMatters;
    auto Begin = findBegin(End, OrderMatters);
    if (Begin == End) {
      step(*--End);
      continue;
    }
    DenseSet<Register> LiveAfter;
    if (OrderMatters)
      LiveAfter.insert(Live.begin(), Live.end());
    for (auto I = End; I != Begin;)
      step(*--I);
    // An iterator to what stays in its place.
    bool IsFirst = Begin == MBB.begin();
    auto Before = IsFirst ? Begin : std::prev(Begin);
    if (OrderMatters) {
      AccessRegion S(Head, AA, LiveAfter, NumRegs);
      S.build(Begin, End, IsLoop, UsedInLoop);
      IsChanged |= S.reorder(MBB, End);
    }
    End = IsFirst ? MBB.begin() : std::next(Before);
  }
  return IsChanged;
}

namespace {

/// What is read in each loop, those inside of it included, and in the function.
class LoopReads {
  const MachineLoopInfo &Loops;
  DenseMap<const MachineLoop *, DenseSet<Register>> Reads;

public:
  LoopReads(const MachineFunction &MF, const MachineLoopInfo &Loops);
  /// What is read in the innermost loop around the block.
  const DenseSet<Register> &getAround(const MachineBasicBlock &MBB) const {
    return Reads.find(Loops.getLoopFor(&MBB))->second;
  }
};

} // namespace

LoopReads::LoopReads(const MachineFunction &MF, const MachineLoopInfo &Loops)
    : Loops(Loops) {
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineLoop *L = Loops.getLoopFor(&MBB);;
         L = L->getParentLoop()) {
      DenseSet<Register> &InLoop = Reads[L];
      for (const MachineInstr &MI : MBB)
        for (const MachineOperand &MO : MI.uses())
          if (MO.isReg() && MO.getReg().isVirtual())
            InLoop.insert(MO.getReg());
      if (!L)
        break;
    }
}

bool CourseAccessSchedule::runOnMachineFunction(MachineFunction &MF) {
  if (!EnableAccessSchedule || skipFunction(MF.getFunction()))
    return false;
  BatchAAResults AA(getAnalysis<AAResultsWrapperPass>().getAAResults());
  SmallVector<MachineBasicBlock *, 0> Blocks;
  for (MachineBasicBlock &MBB : MF)
    if (MBB.size() >= LeastInstrs ||
        count_if(MBB, isCourseAccess) >= LeastAccesses)
      Blocks.push_back(&MBB);
  if (Blocks.empty())
    return false;
  const HeadModel Head(*MF.getFunction().getParent());
  auto LiveOuts = computeLiveOuts(MF);
  const LoopReads Reads(MF, getAnalysis<MachineLoopInfoWrapperPass>().getLI());
  LiveRegSet Live;
  Live.setUniverse(MF.getRegInfo().getNumVirtRegs());
  bool IsChanged = false;
  for (MachineBasicBlock *MBB : Blocks) {
    Live.clear();
    for (Register Reg : LiveOuts[MBB->getNumber()])
      Live.insert(Reg);
    IsChanged |=
        BlockScheduler(Head, *MBB, AA, Live, Reads.getAround(*MBB)).run();
  }
  if (IsChanged)
    for (unsigned I = 0, E = MF.getRegInfo().getNumVirtRegs(); I != E; ++I)
      MF.getRegInfo().clearKillFlags(Register::index2VirtReg(I));
  return IsChanged;
}
