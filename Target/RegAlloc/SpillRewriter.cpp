//===-- SpillRewriter.cpp - Carries out a spilling plan -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/SpillRewriter.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Memory/CourseHighSlots.h"
#include "RegAlloc/Algorithms/SpillMemory.h"
#include "RegAlloc/Algorithms/SpillSlots.h"
#include "RegAlloc/EdgeSplitting.h"
#include "RegAlloc/SSARepair.h"
#include "RegAlloc/SpillModel.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/PseudoSourceValueManager.h"

using namespace llvm;
using namespace llvm::course;

namespace {

class Rewriter {
  MachineFunction &MF;
  MachineRegisterInfo &MRI;
  const CourseInstrInfo &TII;
  const SpillModel &Model;
  const SpillProgram &Program;
  const SpillPlan &Plan;
  const SpillMemoryPlan &Memory;
  SpillCounts Counts;

  /// Values that come back anywhere, and so have several names.
  DenseMap<ValueId, ValueNames> Renamings;
  /// The instructions to execute again, as they were at first.
  DenseMap<ValueId, MachineInstr *> Templates;
  IdVector<SlotId, int> FrameIndices;

  // The block that is being rewritten.
  MachineBasicBlock *MBB = nullptr;
  /// The names that values have here, if they have got one in this block.
  DenseMap<ValueId, Register> Names;

  void collectRenamings();
  void addTemplate(ValueId Value);
  void createSlots();

  bool isRenamed(ValueId Value) const { return Renamings.contains(Value); }
  void define(ValueId Value, Register Name);
  Register nameNew(ValueId Value);
  void rewriteOperand(MachineInstr &MI, unsigned OpNo, ValueId Value);
  void rewriteUses(MachineInstr &MI);
  void rewriteDebug(MachineInstr &MI);
  void finishBlock();

  using Iterator = MachineBasicBlock::iterator;
  void store(Iterator I, ValueId Value, SlotId Slot);
  void storeImmediate(Iterator I, ValueId Value, SlotId Slot);
  void reload(Iterator I, ValueId Value, SlotId Slot);
  void rematerialize(Iterator I, ValueId Value);
  void storeComputed(Iterator I, ValueId Value, SlotId Slot);
  void copySlot(Iterator I, SlotId Dst, SlotId Src);
  void emitSteps(Iterator I, ArrayRef<EdgeStep> Steps);
  void act(Iterator I, const SpillAction &A);

  void rewriteBlock(BlockId Id);
  void rewriteInstrs(BlockId Id);
  void rewriteSplitEdges();
  void erasePhis();
  void repairNames();
  void eraseDeadDefs();
  void shareSlots();
  SlotBlock collectAccesses(MachineBasicBlock &Block,
                            const DenseMap<int, SlotId> &SlotOf) const;

  // Code by place.
  IdVector<BlockId, SmallVector<const SpillStore *, 2>> StoresIn;
  IdVector<BlockId, SmallVector<const SpillEdgeCode *, 1>> CodeAtStart,
      CodeAtEnd;
  SmallVector<const SpillEdgeCode *, 8> CodeOnEdges;
  void sortByPlace();

public:
  Rewriter(MachineFunction &MF, const SpillModel &Model, const SpillPlan &Plan,
           const SpillMemoryPlan &Memory)
      : MF(MF), MRI(MF.getRegInfo()),
        TII(*MF.getSubtarget<CourseSubtarget>().getInstrInfo()), Model(Model),
        Program(Model.Program), Plan(Plan), Memory(Memory) {}

  SpillCounts run();
};

} // namespace

//===----------------------------------------------------------------------===//
// Preparation
//===----------------------------------------------------------------------===//

void Rewriter::addTemplate(ValueId Value) {
  const SpillValue &V = Program.Values[Value];
  if (V.canRematerialize() && !Templates.contains(Value))
    Templates[Value] = MF.CloneMachineInstr(Model.Instrs[V.DefBlock][V.DefPos]);
}

void Rewriter::collectRenamings() {
  for (const SpillBlockPlan &B : Plan.Blocks)
    for (const SpillAction &A : B.Actions)
      if (A.Kind == SpillAction::Reload || A.Kind == SpillAction::Rematerialize)
        Renamings[A.Value];
  for (const SpillEdgeCode &Edge : Memory.Edges)
    for (const EdgeStep &Step : Edge.Steps)
      if (Step.Kind == EdgeStep::Reload || Step.Kind == EdgeStep::Rematerialize)
        Renamings[Step.Value];
  for (const auto &[Value, Renaming] : Renamings)
    addTemplate(Value);
  for (const SpillEdgeCode &Edge : Memory.Edges)
    for (const EdgeStep &Step : Edge.Steps)
      if (Step.Kind == EdgeStep::StoreImmediate ||
          Step.Kind == EdgeStep::StoreComputed)
        addTemplate(Step.Value);
}

void Rewriter::createSlots() {
  for (unsigned Slot = 0; Slot != Memory.NumSlots; ++Slot)
    FrameIndices.push_back(
        MF.getFrameInfo().CreateSpillStackObject(8, Align(8)));
}

void Rewriter::sortByPlace() {
  StoresIn.resize(Model.Blocks.size());
  CodeAtStart.resize(Model.Blocks.size());
  CodeAtEnd.resize(Model.Blocks.size());
  for (const SpillStore &S : Memory.Stores)
    StoresIn[S.Block].push_back(&S);
  for (const SpillEdgeCode &Edge : Memory.Edges) {
    if (Program.isCodeAtStart(Edge.Succ))
      CodeAtStart[Edge.Succ].push_back(&Edge);
    else if (Program.isSplitEdge(Edge.Pred, Edge.Succ))
      CodeOnEdges.push_back(&Edge);
    else
      CodeAtEnd[Edge.Pred].push_back(&Edge);
  }
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

void Rewriter::define(ValueId Value, Register Name) {
  if (isRenamed(Value))
    Names[Value] = Name;
}

Register Rewriter::nameNew(ValueId Value) {
  Register Name =
      MRI.createVirtualRegister(MRI.getRegClass(Model.Registers[Value]));
  define(Value, Name);
  return Name;
}

// Lets the operand read the value.
void Rewriter::rewriteOperand(MachineInstr &MI, unsigned OpNo, ValueId Value) {
  auto I = Names.find(Value);
  if (I != Names.end())
    MI.getOperand(OpNo).setReg(I->second);
  else if (isRenamed(Value))
    Renamings[Value].Exposed.push_back({&MI, OpNo});
}

void Rewriter::rewriteUses(MachineInstr &MI) {
  for (const MachineOperand &MO : MI.all_uses())
    if (MO.getReg().isVirtual() && MO.readsReg())
      if (ValueId Value = Model.getValue(MO.getReg()); Value != None)
        rewriteOperand(MI, MO.getOperandNo(), Value);
}

// What a value is called here, if that is known; a debugger can do without.
void Rewriter::rewriteDebug(MachineInstr &MI) {
  for (MachineOperand &MO : MI.all_uses()) {
    if (!MO.getReg().isVirtual())
      continue;
    ValueId Value = Model.getValue(MO.getReg());
    if (Value != None && isRenamed(Value))
      MO.setReg(Names.lookup(Value));
  }
}

void Rewriter::finishBlock() {
  for (auto [Value, Name] : Names)
    Renamings[Value].Ends.push_back({MBB, Name});
  Names.clear();
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

void Rewriter::store(Iterator I, ValueId Value, SlotId Slot) {
  TII.storeRegToStackSlot(*MBB, I, Model.Registers[Value], /*IsKill=*/false,
                          FrameIndices[Slot], nullptr, Register());
  rewriteUses(*std::prev(I));
  ++Counts.NumStores;
}

void Rewriter::storeImmediate(Iterator I, ValueId Value, SlotId Slot) {
  TII.storeRegToStackSlot(*MBB, I, Model.Registers[Value], /*IsKill=*/false,
                          FrameIndices[Slot], nullptr, Register());
  MachineInstr &Store = *std::prev(I);
  const MachineOperand &Source = Templates.lookup(Value)->getOperand(1);
  MachineOperand &Stored = Store.getOperand(1);
  if (Source.isImm())
    Stored.ChangeToImmediate(Source.getImm());
  else
    Stored.setReg(Source.getReg());
  ++Counts.NumStores;
}

void Rewriter::reload(Iterator I, ValueId Value, SlotId Slot) {
  TII.loadRegFromStackSlot(*MBB, I, nameNew(Value), FrameIndices[Slot], nullptr,
                           Register());
  ++Counts.NumReloads;
}

void Rewriter::rematerialize(Iterator I, ValueId Value) {
  MachineInstr *MI = MF.CloneMachineInstr(Templates.lookup(Value));
  MBB->insert(I, MI);
  rewriteUses(*MI);
  MI->getOperand(0).setReg(nameNew(Value));
  MI->getOperand(0).setIsDead(false);
  ++Counts.NumRematerialized;
}

void Rewriter::storeComputed(Iterator I, ValueId Value, SlotId Slot) {
  Register Temporary = MRI.createVirtualRegister(&Course::GPRRegClass);
  MachineInstr *MI = MF.CloneMachineInstr(Templates.lookup(Value));
  MBB->insert(I, MI);
  MI->getOperand(0).setReg(Temporary);
  MI->getOperand(0).setIsDead(false);
  TII.storeRegToStackSlot(*MBB, I, Temporary, /*IsKill=*/false,
                          FrameIndices[Slot], nullptr, Register());
  ++Counts.NumRematerialized;
  ++Counts.NumStores;
}

void Rewriter::copySlot(Iterator I, SlotId Dst, SlotId Src) {
  Register Temporary = MRI.createVirtualRegister(&Course::GPRRegClass);
  TII.loadRegFromStackSlot(*MBB, I, Temporary, FrameIndices[Src], nullptr,
                           Register());
  TII.storeRegToStackSlot(*MBB, I, Temporary, /*IsKill=*/false,
                          FrameIndices[Dst], nullptr, Register());
  ++Counts.NumReloads;
  ++Counts.NumStores;
}

void Rewriter::emitSteps(Iterator I, ArrayRef<EdgeStep> Steps) {
  for (const EdgeStep &Step : Steps) {
    switch (Step.Kind) {
    case EdgeStep::StoreRegister:
      store(I, Step.Value, Step.Dst);
      break;
    case EdgeStep::StoreImmediate:
      storeImmediate(I, Step.Value, Step.Dst);
      break;
    case EdgeStep::StoreComputed:
      storeComputed(I, Step.Value, Step.Dst);
      break;
    case EdgeStep::CopySlot:
      copySlot(I, Step.Dst, Step.Src);
      break;
    case EdgeStep::Reload:
      reload(I, Step.Value, Step.Src);
      break;
    case EdgeStep::Rematerialize:
      rematerialize(I, Step.Value);
      break;
    }
  }
}

void Rewriter::act(Iterator I, const SpillAction &A) {
  if (A.Kind == SpillAction::Reload)
    reload(I, A.Value, Memory.SlotOf[A.Value]);
  else if (A.Kind == SpillAction::Rematerialize)
    rematerialize(I, A.Value);
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

void Rewriter::rewriteInstrs(BlockId Id) {
  ArrayRef<SpillAction> Actions = Plan.Blocks[Id].Actions;
  ArrayRef<const SpillStore *> Stores = StoresIn[Id];
  auto EmitStores = [&](Iterator I, unsigned Pos) {
    for (; !Stores.empty() && Stores.front()->Pos == Pos;
         Stores = Stores.drop_front())
      store(I, Stores.front()->Value, Memory.SlotOf[Stores.front()->Value]);
  };

  auto I = MBB->getFirstNonPHI();
  for (auto [Pos, MI] : enumerate(Model.Instrs[Id])) {
    for (; I != MI->getIterator(); ++I)
      if (I->isDebugInstr())
        rewriteDebug(*I);
    EmitStores(MI, Pos);
    if (MI->isTerminator())
      for (const SpillEdgeCode *Code : CodeAtEnd[Id])
        emitSteps(MI, Code->Steps);
    for (; !Actions.empty() && Actions.front().Pos == Pos;
         Actions = Actions.drop_front())
      act(MI, Actions.front());
    I = std::next(MI->getIterator());
    if (MI->isTerminator()) {
      for (MachineInstr &Terminator : MBB->terminators())
        rewriteUses(Terminator);
      return;
    }
    rewriteUses(*MI);
    ValueId Def = Program.Blocks[Id].Instrs[Pos].Def;
    if (Def != None)
      define(Def, Model.Registers[Def]);
  }
  EmitStores(MBB->end(), Model.Instrs[Id].size());
  // No terminator: the block falls through.
  for (const SpillEdgeCode *Code : CodeAtEnd[Id])
    emitSteps(MBB->end(), Code->Steps);
}

void Rewriter::rewriteBlock(BlockId Id) {
  MBB = Model.Blocks[Id];
  for (const SpillPhi &Phi : Program.Blocks[Id].Phis)
    if (!Memory.IsSpilledPhi[Phi.Result])
      define(Phi.Result, Model.Registers[Phi.Result]);
  // What is there at the start, before debug instructions, too.
  auto Start = MBB->getFirstNonPHI();
  for (const SpillEdgeCode *Code : CodeAtStart[Id])
    emitSteps(Start, Code->Steps);
  rewriteInstrs(Id);
  finishBlock();
}

void Rewriter::rewriteSplitEdges() {
  for (const SpillEdgeCode *Code : CodeOnEdges) {
    MBB = &splitEdge(*Model.Blocks[Code->Pred], *Model.Blocks[Code->Succ]);
    ++Counts.NumSplitEdges;
    emitSteps(MBB->getFirstTerminator(), Code->Steps);
    finishBlock();
  }
}

// Spilled PHIs go; the operands of the others read names at the ends of
// predecessors.
void Rewriter::erasePhis() {
  for (MachineBasicBlock *Block : Model.Blocks)
    for (MachineInstr &Phi : make_early_inc_range(Block->phis())) {
      Register Result = Phi.getOperand(0).getReg();
      if (!Memory.IsSpilledPhi[Model.getValue(Result)]) {
        rewriteUses(Phi);
        continue;
      }
      for (MachineOperand &MO : make_early_inc_range(MRI.use_operands(Result)))
        if (MO.isDebug())
          MO.setReg(Register());
      Phi.eraseFromParent();
      ++Counts.NumSpilledPhis;
    }
}

//===----------------------------------------------------------------------===//
// The whole function
//===----------------------------------------------------------------------===//

void Rewriter::repairNames() {
  // Of the function as it is now, with edges split.
  MachineDominatorTree Dominators(MF);
  for (ValueId Value : Program.Values.ids()) {
    auto I = Renamings.find(Value);
    if (I != Renamings.end() && !I->second.Exposed.empty())
      Counts.NumPhis += repairSSA(I->second, Dominators,
                                  *MRI.getRegClass(Model.Registers[Value]));
  }
  if (Counts.NumPhis)
    MF.getProperties().resetNoPHIs();
}

// Definitions that are computed again wherever they are used. A division stays,
// since it may be what stops the program.
void Rewriter::eraseDeadDefs() {
  SmallVector<ValueId, 16> Values;
  for (const auto &[Value, MI] : Templates)
    Values.push_back(Value);
  llvm::sort(Values, std::greater<ValueId>());
  for (ValueId Value : Values) {
    Register Reg = Model.Registers[Value];
    if (!MRI.use_nodbg_empty(Reg) ||
        MRI.getVRegDef(Reg)->hasUnmodeledSideEffects())
      continue;
    for (MachineOperand &MO : make_early_inc_range(MRI.use_operands(Reg)))
      MO.setReg(Register());
    MRI.getVRegDef(Reg)->eraseFromParent();
  }
  for (auto &[Value, MI] : Templates)
    MF.deleteMachineInstr(MI);
}

SlotBlock Rewriter::collectAccesses(MachineBasicBlock &Block,
                                    const DenseMap<int, SlotId> &SlotOf) const {
  SlotBlock Result;
  for (MachineInstr &MI : Block)
    for (const MachineOperand &MO : MI.operands())
      if (MO.isFI())
        if (auto I = SlotOf.find(MO.getIndex()); I != SlotOf.end())
          Result.Accesses.push_back({I->second, MI.mayStore()});
  for (MachineBasicBlock *Succ : Block.successors())
    Result.Succs.push_back(SlotBlockId(Succ->getNumber()));
  return Result;
}

// Replaces the slots' frame objects by fewer ones, in the order in which they
// are to lie in the frame.
void Rewriter::shareSlots() {
  DenseMap<int, SlotId> SlotOf;
  for (auto [Slot, FI] : enumerateIds(FrameIndices))
    SlotOf[FI] = Slot;
  IdVector<SlotBlockId, SlotBlock> Blocks(MF.getNumBlockIDs());
  for (MachineBasicBlock &Block : MF)
    Blocks[SlotBlockId(Block.getNumber())] = collectAccesses(Block, SlotOf);
  for (auto [Id, Block] : enumerateIds(Model.Blocks))
    Blocks[SlotBlockId(Block->getNumber())].Frequency =
        Program.Blocks[Id].Frequency;
  const BitVector High = chooseHighSlots(MF, FrameIndices, [&](unsigned Block) {
    return Blocks[SlotBlockId(Block)].Frequency;
  });
  SlotCells Cells = assignCells(Blocks, FrameIndices.size(), High);

  MachineFrameInfo &MFI = MF.getFrameInfo();
  // As many of the slots' objects as there are places.
  const IdVector<CellId, int> CellIndices(
      FrameIndices.begin(), FrameIndices.begin() + Cells.NumCells);
  for (MachineBasicBlock &Block : MF)
    for (MachineInstr &MI : Block)
      for (MachineOperand &MO : MI.operands()) {
        if (!MO.isFI() || !SlotOf.contains(MO.getIndex()))
          continue;
        int FI = CellIndices[Cells.CellOf[SlotOf.lookup(MO.getIndex())]];
        MO.setIndex(FI);
        for (MachineMemOperand *MMO : MI.memoperands())
          MMO->setValue(MF.getPSVManager().getFixedStack(FI));
      }
  BitVector IsHighCell(Cells.NumCells);
  for (unsigned Slot : High.set_bits())
    IsHighCell.set(Cells.CellOf[SlotId(Slot)].index());
  SmallVector<int, 16> HighIndices;
  for (unsigned Cell : IsHighCell.set_bits())
    HighIndices.push_back(CellIndices[CellId(Cell)]);
  placeHighSlots(MF, HighIndices);
  for (int FI : drop_begin(FrameIndices, Cells.NumCells))
    MFI.RemoveStackObject(FI);
  Counts.NumSlots = Cells.NumCells;
}

SpillCounts Rewriter::run() {
  collectRenamings();
  createSlots();
  sortByPlace();
  for (BlockId Id : Model.Blocks.ids())
    rewriteBlock(Id);
  rewriteSplitEdges();
  erasePhis();
  repairNames();
  eraseDeadDefs();
  shareSlots();
  for (unsigned I = 0, E = MRI.getNumVirtRegs(); I != E; ++I)
    MRI.clearKillFlags(Register::index2VirtReg(I));
  return Counts;
}

SpillCounts course::rewriteSpills(MachineFunction &MF, const SpillModel &Model,
                                  const SpillPlan &Plan,
                                  const SpillMemoryPlan &Memory) {
  return Rewriter(MF, Model, Plan, Memory).run();
}
