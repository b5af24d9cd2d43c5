//===-- SpillModel.cpp - A machine function as spilling sees it -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/SpillModel.h"
#include "CourseCostModel.h"
#include "CourseInstrInfo.h"
#include "CourseRegisterInfo.h"
#include "CourseSubtarget.h"
#include "Facts/Frequencies.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "Memory/HeadModel.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace llvm::course;

static bool isRead(const MachineOperand &MO) {
  return MO.isReg() && MO.getReg().isVirtual() && MO.readsReg();
}

static bool isArgReg(const MachineOperand &MO) {
  return MO.isReg() && MO.getReg().isPhysical() &&
         Course::ARGRegClass.contains(MO.getReg());
}

// Whether it has an effect or sees one, be it that of a named register.
static bool isOrdered(const MachineInstr &MI) {
  return MI.mayLoadOrStore() || MI.isCall() || MI.hasUnmodeledSideEffects() ||
         MI.isPosition() || MI.isTerminator() ||
         any_of(MI.operands(), [](const MachineOperand &MO) {
           return MO.isReg() && MO.getReg().isPhysical() && !isArgReg(MO);
         });
}

bool course::canRematerialize(const MachineInstr &MI) {
  if (MI.isImplicitDef())
    return true;
  if (!MI.isCopy()) {
    if (MI.mayLoadOrStore() || MI.isCall())
      return false;
    switch (Course::getCostClass(MI.getDesc().TSFlags)) {
    case Course::CostClass::MulDiv:
    case Course::CostClass::Logic:
    case Course::CostClass::AddSub:
    case Course::CostClass::Compare:
    case Course::CostClass::Select:
      break;
    default:
      return false;
    }
  }
  return all_of(MI.operands(), [](const MachineOperand &MO) {
    return !MO.isReg() || MO.getReg().isVirtual() || isArgReg(MO);
  });
}

// Whether the value could stand in place of any operand.
static bool isImmediate(const MachineInstr &MI) {
  if (!MI.isCopy() && MI.getOpcode() != Course::MOV &&
      MI.getOpcode() != Course::MOVI)
    return false;
  return MI.getOperand(1).isImm() || isArgReg(MI.getOperand(1));
}

// What computing it again costs, in ticks. The address of an object is a constant
// if the frame is always at the same place.
static CourseCostModel::Ticks
getRematerializeTicks(const MachineInstr &MI, const CourseCostModel &Costs) {
  if (MI.isImplicitDef())
    return 0;
  const MachineFunction &MF = *MI.getMF();
  const auto &TFI = *MF.getSubtarget<CourseSubtarget>().getFrameLowering();
  if (MI.getOpcode() == Course::LEA && MI.getOperand(1).isFI() &&
      TFI.getFixedEntrySP(MF))
    return Costs.getCost(Course::CostClass::MulDiv);
  return Costs.getCost(MI);
}

SpillModel::SpillModel(MachineFunction &MF, const FlowAnalyses &Flow,
                       const CourseCostModel &CostModel,
                       const HeadModel &Head) {
  Program.Costs.Load = Program.Costs.Store =
      Head.getFrameAccessTicks() / CourseCostModel::TicksPerUnit;
  // A block on an edge ends as a part of the next one (course-tail-duplicate).
  Program.Costs.Branch = 0;

  numberBlocks(MF);
  addLoops(Flow.Loops);
  for (BlockId Id : Blocks.ids()) {
    addFlow(Id, Flow);
    addValues(Id);
  }
  for (BlockId Id : Blocks.ids()) {
    addPhis(Id);
    addInstrs(Id);
  }
  addTravel(Head);
  addCosts(CostModel);
  assert(!Program.check() && "not the model of a program");
  Program.finish();
}

void SpillModel::numberBlocks(MachineFunction &MF) {
  for (MachineBasicBlock *MBB : ReversePostOrderTraversal(&MF)) {
    BlockIds[MBB] = BlockId(Blocks.size());
    Blocks.push_back(MBB);
  }
  Program.Blocks.resize(Blocks.size());
  Instrs.resize(Blocks.size());
  Program.Values.reserve(MF.getRegInfo().getNumVirtRegs());
  ValueOf.reserve(MF.getRegInfo().getNumVirtRegs());
}

void SpillModel::addLoops(const MachineLoopInfo &Loops) {
  for (const MachineLoop *Loop : Loops.getLoopsInPreorder()) {
    LoopIds[Loop] = LoopId(Program.Loops.size());
    // That of an outermost loop is null, and None.
    Program.Loops.push_back({LoopIds.lookup(Loop->getParentLoop()),
                             BlockIds.lookup(Loop->getHeader())});
  }
}

void SpillModel::addFlow(BlockId Id, const FlowAnalyses &Flow) {
  const MachineBasicBlock *MBB = Blocks[Id];
  SpillBlock &B = Program.Blocks[Id];
  B.Frequency = Flow.Frequencies.getBlockFreqRelativeToEntryBlock(MBB);
  if (const MachineLoop *Loop = Flow.Loops.getLoopFor(MBB))
    B.Loop = LoopIds.lookup(Loop);
  if (MBB != Blocks.front())
    B.IDom = BlockIds.lookup(Flow.DomTree.getNode(MBB)->getIDom()->getBlock());
  for (const MachineBasicBlock *Succ : MBB->successors())
    B.Succs.push_back(BlockIds.lookup(Succ));
  for (const MachineBasicBlock *Pred : MBB->predecessors()) {
    auto I = BlockIds.find(Pred);
    if (I == BlockIds.end())
      continue;
    B.Preds.push_back(I->second);
    B.PredFrequencies.push_back(
        getEdgeFrequency(Flow.Frequencies, Flow.Probabilities, *Pred, *MBB));
  }
}

void SpillModel::addValue(Register Reg, BlockId Block, int Pos) {
  ValueOf[Reg] = ValueId(Program.Values.size());
  Registers.push_back(Reg);
  SpillValue V;
  V.DefBlock = Block;
  V.DefPos = Pos;
  Program.Values.push_back(std::move(V));
}

void SpillModel::addValues(BlockId Id) {
  for (MachineInstr &MI : *Blocks[Id]) {
    if (MI.isDebugInstr())
      continue;
    if (MI.isPHI()) {
      addValue(MI.getOperand(0).getReg(), Id, PhiPosition);
      continue;
    }
    bool IsLaterTerminator = MI.isTerminator() && !Instrs[Id].empty() &&
                             Instrs[Id].back()->isTerminator();
    if (IsLaterTerminator)
      continue;
    for (const MachineOperand &MO : MI.all_defs())
      if (MO.getReg().isVirtual())
        addValue(MO.getReg(), Id, Instrs[Id].size());
    Instrs[Id].push_back(&MI);
  }
}

void SpillModel::addPhis(BlockId Id) {
  SpillBlock &B = Program.Blocks[Id];
  for (const MachineInstr &Phi : Blocks[Id]->phis()) {
    SpillPhi P;
    P.Result = getValue(Phi.getOperand(0).getReg());
    P.Operands.assign(B.Preds.size(), None);
    for (unsigned I = 1; I < Phi.getNumOperands(); I += 2) {
      auto Pred = BlockIds.find(Phi.getOperand(I + 1).getMBB());
      if (Pred != BlockIds.end() && isRead(Phi.getOperand(I)))
        P.Operands[Program.getPredIndex(Pred->second, Id)] =
            getValue(Phi.getOperand(I).getReg());
    }
    B.Phis.push_back(std::move(P));
  }
}

void SpillModel::addInstrs(BlockId Id) {
  SpillBlock &B = Program.Blocks[Id];
  // What a debugger is told stays where it is, and so all else.
  bool IsFixed = any_of(
      *Blocks[Id], [](const MachineInstr &MI) { return MI.isDebugInstr(); });
  B.Instrs.reserve(Instrs[Id].size());
  for (MachineInstr *MI : Instrs[Id]) {
    SpillInstr Instr;
    auto AddOperands = [&](const MachineInstr &From) {
      for (const MachineOperand &MO : From.operands()) {
        if (!MO.isReg() || !MO.getReg().isVirtual())
          continue;
        ValueId Value = getValue(MO.getReg());
        if (MO.isDef())
          Instr.Def = Value;
        else if (MO.readsReg() && Value != None &&
                 !is_contained(Instr.Uses, Value))
          Instr.Uses.push_back(Value);
      }
    };
    if (MI->isTerminator()) {
      for (const MachineInstr &Terminator : Blocks[Id]->terminators())
        if (!Terminator.isDebugInstr())
          AddOperands(Terminator);
      B.EndsPlainly = Instr.Uses.empty();
    } else {
      AddOperands(*MI);
    }
    Instr.IsOrdered = IsFixed || isOrdered(*MI);
    B.Instrs.push_back(std::move(Instr));
  }
}

void SpillModel::addTravel(const HeadModel &Head) {
  for (auto [B, MIs] : zip(Program.Blocks, Instrs))
    for (auto [Instr, MI] : zip(B.Instrs, MIs))
      if (isCourseAccess(*MI))
        Instr.Travel = Head.getPathToFrame(HeadModel::getAddress(*MI)) /
                       CourseCostModel::TicksPerUnit;
}

void SpillModel::addCosts(const CourseCostModel &CostModel) {
  for (SpillValue &V : Program.Values) {
    if (V.isPhi())
      continue;
    const MachineInstr &Def = *Instrs[V.DefBlock][V.DefPos];
    if (!canRematerialize(Def))
      continue;
    V.RematerializeCost = double(getRematerializeTicks(Def, CostModel)) /
                          CourseCostModel::TicksPerUnit;
    V.IsImmediate = isImmediate(Def);
    for (ValueId Use : Program.Blocks[V.DefBlock].Instrs[V.DefPos].Uses)
      V.RematerializeOperands.push_back(Use);
  }
}
