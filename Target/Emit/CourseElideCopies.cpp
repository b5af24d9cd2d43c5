//===-- CourseElideCopies.cpp - Blocks repeated instead of copies ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The size of a program costs nothing. So where a copy, a constant or an
/// argument is put into a register that the code on other paths needs in that
/// register, this code is repeated, and reads it where it is:
///
///   .a:                               .a:
///     r1 = mul 0 1 64                   br .c'
///     br .c                           .b:
///   .b:                       =>        r1 = load 8 r3 0
///     r1 = load 8 r3 0                  br .c
///     br .c                           .c:
///   .c:                                 store 8 r1 r2 0
///     store 8 r1 r2 0                 .c':
///                                       store 8 0 r2 0
///
/// RegAlloc/CopyElision decides which copies go and what is repeated for that.
/// Comes after tail duplication, which makes the blocks of edges part of
/// others; that comes once more after it, for blocks to which only one path
/// leads now. What calls imply, registers that callees read, stays where it is.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseCostModel.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Emit/ConstantOperations.h"
#include "Emit/ElisionSlots.h"
#include "Facts/BinaryOperations.h"
#include "Facts/BlockLiveIns.h"
#include "RegAlloc/Algorithms/CopyElision.h"
#include "RegAlloc/PhiLowering.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Target/TargetMachine.h"

#define DEBUG_TYPE "course-elide-copies"

using namespace llvm;
using namespace llvm::course;

STATISTIC(NumElided, "Number of copies and operations elided");
STATISTIC(NumBlocks, "Number of blocks after elision of copies");
STATISTIC(NumDecided, "Number of branches on constants");
STATISTIC(NumRepaired, "Number of edges with copies instead");

static cl::opt<bool> EnableElideCopies("course-enable-elide-copies", cl::Hidden,
                                       cl::init(true),
                                       cl::desc("Repeat blocks instead of "
                                                "executing copies"));

// A quarter of it costs 0.1 % over the benchmarks, twice as much gains nothing.
// No function grows by more than ProgramGrowth.
static cl::opt<unsigned>
    GrowthPercent("course-elide-copies-growth", cl::Hidden, cl::init(400),
                  cl::desc("By how many percent a function may grow when "
                           "copies are elided"));

// Small programs grow by more: loops start with constants, which lead from one
// iteration to the next. With half of it the tuning set costs 1.004; with
// LeastGrowth, half of MaxWork and up to 255 constants it cost 1.019.
static cl::opt<unsigned>
    ProgramGrowth("course-elide-copies-program-growth", cl::Hidden,
                  cl::init(60000),
                  cl::desc("By how many instructions all functions together "
                           "may grow in any case"));

/// So many instructions may be repeated in any function.
static constexpr size_t LeastGrowth = 2000;
/// Instructions visited in search of a plan, for each function. Twice as much gains
/// 0.05 % over the tuning set, without the 2 % of runs that gain and lose most,
/// and takes a tenth more of the time of compilation; four times as much gains no
/// more.
static constexpr size_t MaxWork = 1000000;

// Programs of more functions have less time for each: 100 functions of 37 lines
// took as long here as in all of IR's passes. No benchmark has more.
static cl::opt<unsigned> MaxFunctions(
    "course-elide-copies-functions", cl::Hidden, cl::init(16),
    cl::desc("Functions of a program from which on copies are sought for a "
             "shorter time in each"));

namespace {

class CourseElideCopies : public MachineFunctionPass {
  /// Of one function.
  size_t Work = MaxWork, MinGrowth = LeastGrowth;

public:
  static char ID;

  CourseElideCopies() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Course copy elision"; }

  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setNoVRegs();
  }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<MachineBlockFrequencyInfoWrapperPass>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

  bool doInitialization(Module &M) override;
  bool runOnMachineFunction(MachineFunction &MF) override;
};

/// A function as CopyElision sees it.
class ElisionModel {
  const TargetRegisterInfo &TRI;
  const CourseCostModel &CostModel;
  const ElisionSlots Slots;
  /// The operands that locations from MaxElisionRegs on stand for.
  SmallVector<MachineOperand, 16> FreeOperands;
  /// By kind of source, and constant or register.
  DenseMap<std::pair<unsigned, uint64_t>, unsigned> NumberOfFree;
  /// By block and position.
  IdVector<BlockId, std::vector<const MachineInstr *>> Instrs;

  RegMask getMask(const MachineOperand &MO) const;
  Location getSource(const MachineOperand &MO);
  std::optional<uint64_t> getValue(Location P) const;
  Location getLocation(const MachineOperand &MO, const Locations &Operands);
  Location simplify(const MachineInstr &MI, const Locations &Operands);
  unsigned decide(BlockId Block, const Locations &Operands);
  ElisionInstr getInstr(const MachineInstr &MI);
  void addBlock(MachineBasicBlock &MBB, double Frequency);

public:
  ElisionProgram Program;
  IdVector<BlockId, MachineBasicBlock *> Blocks;
  DenseMap<const MachineBasicBlock *, BlockId> NumberOf;

  ElisionModel(MachineFunction &MF,
               const MachineBlockFrequencyInfo &Frequencies, bool HasSlots);
  /// The program asks it.
  ElisionModel(const ElisionModel &) = delete;

  MCRegister getReg(unsigned Reg) const {
    return Course::GPRRegClass.getRegister(Reg);
  }
  const MachineOperand &getFreeOperand(unsigned Index) const {
    return FreeOperands[Index];
  }
  const ElisionSlots &getSlots() const { return Slots; }
  /// None if the operand is no register whose value can be elsewhere.
  std::optional<unsigned> getIndex(const MachineOperand &MO) const;
};

/// Makes a function what a plan says.
class PlanEmitter {
  MachineFunction &MF;
  const CourseInstrInfo &TII;
  const ElisionModel &Model;
  const ElisionPlan &Plan;
  IdVector<ElisionNodeId, MachineBasicBlock *> NewBlocks;

  MachineBasicBlock *addBlock(BlockId Block);
  void emitCopies(MachineBasicBlock &MBB, ArrayRef<CopyStep> Steps);
  void emitInstr(MachineBasicBlock &MBB, const MachineInstr &MI,
                 const ElisionStep &Step);
  void emitNode(const ElisionNode &Node, MachineBasicBlock &New);
  MachineBasicBlock &emitEdge(const ElisionNode::Edge &Edge);

public:
  PlanEmitter(MachineFunction &MF, const ElisionModel &Model,
              const ElisionPlan &Plan)
      : MF(MF), TII(*MF.getSubtarget<CourseSubtarget>().getInstrInfo()),
        Model(Model), Plan(Plan) {}

  void run();
};

} // namespace

char CourseElideCopies::ID = 0;

INITIALIZE_PASS_BEGIN(CourseElideCopies, DEBUG_TYPE, "Course copy elision",
                      false, false)
INITIALIZE_PASS_DEPENDENCY(MachineBlockFrequencyInfoWrapperPass)
INITIALIZE_PASS_END(CourseElideCopies, DEBUG_TYPE, "Course copy elision", false,
                    false)

//===----------------------------------------------------------------------===//
// The model
//===----------------------------------------------------------------------===//

ElisionModel::ElisionModel(MachineFunction &MF,
                           const MachineBlockFrequencyInfo &Frequencies,
                           bool HasSlots)
    : TRI(*MF.getSubtarget().getRegisterInfo()),
      CostModel(MF.getSubtarget<CourseSubtarget>().getCostModel()),
      Slots(MF, Frequencies, HasSlots) {
  assert(Course::GPRRegClass.getNumRegs() == ElisionSlots::First);
  Program.Slots = Slots.getMask();
  Program.Costs = getCopyCosts(CostModel);
  Program.SlotCost = CostModel.getCost(Course::CostClass::Stack);
  Program.BranchCost = CostModel.getCost(Course::CostClass::Branch);
  for (auto [Index, Reg] : enumerate(Course::GPRRegClass))
    if (!MF.getRegInfo().isReserved(Reg))
      Program.Regs |= 1u << Index;
  append_range(Blocks, ReversePostOrderTraversal<MachineFunction *>(&MF));
  for (auto [Id, MBB] : enumerateIds(Blocks))
    NumberOf[MBB] = Id;
  // What seems rare may be all that happens: if nothing counts less than one
  // execution for each call, the benchmarks cost 0.06 % less.
  for (MachineBasicBlock *MBB : Blocks)
    addBlock(*MBB,
             std::max(1.0, Frequencies.getBlockFreqRelativeToEntryBlock(MBB)));
  Program.Simplify = [this](BlockId Block, unsigned Pos,
                            const Locations &Operands) {
    return simplify(*Instrs[Block][Pos], Operands);
  };
  Program.Decide = [this](BlockId Block, const Locations &Operands) {
    return decide(Block, Operands);
  };
  Program.finish();
}

std::optional<unsigned> ElisionModel::getIndex(const MachineOperand &MO) const {
  if (!MO.isReg() || !Course::GPRRegClass.contains(MO.getReg()))
    return std::nullopt;
  unsigned Index = TRI.getEncodingValue(MO.getReg()) - 1;
  if (!(Program.Regs >> Index & 1))
    return std::nullopt;
  return Index;
}

RegMask ElisionModel::getMask(const MachineOperand &MO) const {
  std::optional<unsigned> Index = getIndex(MO);
  return Index && (MO.isDef() || MO.readsReg()) ? 1u << *Index : 0;
}

// Nowhere if the operand is not to be read by others.
Location ElisionModel::getSource(const MachineOperand &MO) {
  if (getMask(MO))
    return *getIndex(MO);
  bool IsArgument = MO.isReg() && Course::ARGRegClass.contains(MO.getReg());
  if (!MO.isImm() &&
      !(IsArgument && CostModel.getCost(Course::CostClass::ArgRead) == 0))
    return Nowhere;
  const CopySource::KindType Kind =
      IsArgument ? CopySource::Argument : CopySource::Constant;
  const uint64_t Key = IsArgument ? MO.getReg().id() : MO.getImm();
  auto [I, IsNew] =
      NumberOfFree.try_emplace({Kind, Key}, unsigned(FreeOperands.size()));
  if (IsNew && MaxElisionRegs + I->second == MaxLocations) {
    NumberOfFree.erase(I);
    return Nowhere;
  }
  if (IsNew) {
    FreeOperands.push_back(MO);
    Program.FreeOperands.push_back({Kind, I->second});
  }
  return MaxElisionRegs + I->second;
}

//===----------------------------------------------------------------------===//
// Constants as operands
//===----------------------------------------------------------------------===//

Location ElisionModel::getLocation(const MachineOperand &MO,
                                   const Locations &Operands) {
  std::optional<unsigned> Index = getIndex(MO);
  return Index ? Operands[*Index] : getSource(MO);
}

// The value of a location, if it is one of a constant.
std::optional<uint64_t> ElisionModel::getValue(Location P) const {
  if (P < MaxElisionRegs || P == Nowhere ||
      !FreeOperands[P - MaxElisionRegs].isImm())
    return std::nullopt;
  return FreeOperands[P - MaxElisionRegs].getImm();
}

Location ElisionModel::simplify(const MachineInstr &MI,
                                const Locations &Operands) {
  const unsigned Opcode = MI.getOpcode();
  if (Opcode == Course::LOAD)
    return Operands[*Slots.getNumber(MI)];
  if (Opcode == Course::STORE) {
    const Location Value = getLocation(MI.getOperand(1), Operands);
    return Value < MaxElisionRegs ? Nowhere : Value;
  }
  if (Opcode == Course::SELECT) {
    std::optional<uint64_t> C =
        getValue(getLocation(MI.getOperand(1), Operands));
    return C ? getLocation(MI.getOperand(*C ? 2 : 3), Operands) : Nowhere;
  }
  const unsigned First = getFirstOperand(Opcode);
  const Location X = getLocation(MI.getOperand(First), Operands);
  const Location Y = getLocation(MI.getOperand(First + 1), Operands);
  const std::optional<uint64_t> A = getValue(X), B = getValue(Y);
  if (std::optional<uint64_t> C = evaluateOperation(MI, A, B))
    return getSource(MachineOperand::CreateImm(*C));
  // What is narrower changes a register.
  if (getOperationWidth(MI) != 64)
    return Nowhere;
  if (A && isNeutralLeft(Opcode, *A))
    return Y;
  if (B && isNeutralRight(Opcode, *B))
    return X;
  return Nowhere;
}

// The only successor to which a block goes on, by its number.
unsigned ElisionModel::decide(BlockId Block, const Locations &Operands) {
  const MachineInstr &Branch = *Instrs[Block].back();
  if (Branch.getOpcode() != Course::BRCOND &&
      Branch.getOpcode() != Course::SWITCH)
    return None;
  std::optional<uint64_t> C =
      getValue(getLocation(Branch.getOperand(0), Operands));
  if (!C)
    return None;
  const MachineBasicBlock &MBB = *Blocks[Block];
  return find(MBB.successors(), getTarget(Branch, *C)) - MBB.succ_begin();
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

ElisionInstr ElisionModel::getInstr(const MachineInstr &MI) {
  ElisionInstr Instr;
  const MCInstrDesc &Desc = MI.getDesc();
  for (const MachineOperand &MO : MI.operands()) {
    RegMask Mask = MO.isReg() ? getMask(MO) : 0;
    (MO.isReg() && MO.isDef() ? Instr.Defs : Instr.Uses) |= Mask;
    if (MO.isReg() && MO.isImplicit()) {
      Instr.OwnUses |= MO.isUse() ? Mask : 0;
      Instr.IsFixed |= MO.isDef() && Mask;
    }
    unsigned OpNo = MO.getOperandNo();
    if (Mask && MO.isUse() && OpNo < Desc.getNumOperands() &&
        Desc.operands()[OpNo].OperandType != Course::OPERAND_RI)
      Instr.RegUses |= Mask;
  }
  if (std::optional<unsigned> Slot = Slots.getNumber(MI)) {
    (MI.mayStore() ? Instr.Defs : Instr.Uses) |= 1u << *Slot;
    Instr.Cost = CostModel.getCost(MI);
    assert(llvm::has_single_bit(Instr.Defs) && "reloads a reserved register");
    return Instr;
  }
  Instr.IsFixed |= MI.isInlineAsm() || MI.isIndirectBranch();
  if (!Instr.IsFixed && Instr.Defs &&
      (MI.getOpcode() == Course::MOV || MI.getOpcode() == Course::MOVI))
    Instr.Source = getSource(MI.getOperand(1));
  else if (!Instr.IsFixed && Instr.Defs &&
           (MI.getOpcode() == Course::SELECT ||
            isBinaryOperation(MI.getOpcode())))
    Instr.Cost = CostModel.getCost(MI);
  return Instr;
}

void ElisionModel::addBlock(MachineBasicBlock &MBB, double Frequency) {
  ElisionBlock &B = Program.Blocks.emplace_back();
  B.Frequency = Frequency;
  for (auto I = MBB.succ_begin(); I != MBB.succ_end(); ++I) {
    B.Succs.push_back(NumberOf[*I]);
    BranchProbability P = MBB.getSuccProbability(I);
    B.Probabilities.push_back(double(P.getNumerator()) /
                              BranchProbability::getDenominator());
  }
  Instrs.emplace_back();
  for (const MachineInstr &MI : MBB) {
    B.Instrs.push_back(MI.isDebugInstr() ? ElisionInstr() : getInstr(MI));
    Instrs.back().push_back(&MI);
  }
}

//===----------------------------------------------------------------------===//
// The new code
//===----------------------------------------------------------------------===//

MachineBasicBlock *PlanEmitter::addBlock(BlockId Block) {
  MachineBasicBlock *New =
      MF.CreateMachineBasicBlock(Model.Blocks[Block]->getBasicBlock());
  MF.push_back(New);
  return New;
}

static void replace(MachineOperand &MO, const MachineOperand &By) {
  if (By.isReg())
    MO.ChangeToRegister(By.getReg(), /*isDef=*/false);
  else
    MO.ChangeToImmediate(By.getImm());
}

void PlanEmitter::emitCopies(MachineBasicBlock &MBB, ArrayRef<CopyStep> Steps) {
  for (CopyStep Step : Steps) {
    if (contains(Model.Program.Slots, Step.Dst)) {
      MachineInstr *Store =
          MF.CloneMachineInstr(&Model.getSlots().getStore(Step.Dst));
      Store->setDebugLoc(DebugLoc());
      replace(Store->getOperand(1), Model.getFreeOperand(Step.Src.Id));
      MBB.push_back(Store);
      continue;
    }
    Step.Dst = Model.getReg(Step.Dst);
    if (Step.Src.Kind == CopySource::Constant) {
      BuildMI(&MBB, DebugLoc(), TII.get(Course::MOVI), Step.Dst)
          .add(Model.getFreeOperand(Step.Src.Id));
      continue;
    }
    Step.Src.Id = Step.Src.Kind == CopySource::Register
                      ? Model.getReg(Step.Src.Id).id()
                      : Model.getFreeOperand(Step.Src.Id).getReg().id();
    emitCopyStep(MBB, MBB.end(), Step, TII);
  }
}

void PlanEmitter::emitInstr(MachineBasicBlock &MBB, const MachineInstr &MI,
                            const ElisionStep &Step) {
  emitCopies(MBB, Step.Repair);
  // Locations of variables are not printed.
  if (Step.IsElided || MI.isDebugValue())
    return;
  if (Step.Source != Nowhere) {
    emitCopies(MBB, CopyStep{CopyStep::Copy, Step.Def,
                             Model.Program.getSource(Step.Source)});
    return;
  }
  MachineInstr *New = MF.CloneMachineInstr(&MI);
  MBB.push_back(New);
  for (MachineOperand &MO : New->operands()) {
    std::optional<unsigned> Index = Model.getIndex(MO);
    if (!Index)
      continue;
    if (MO.isDef()) {
      if (Step.Def != Nowhere)
        MO.setReg(Model.getReg(Step.Def));
      continue;
    }
    MO.setIsKill(false);
    Location P = Step.Operands[*Index];
    if (P < MaxElisionRegs)
      MO.setReg(Model.getReg(P));
    else if (P != Nowhere)
      replace(MO, Model.getFreeOperand(P - MaxElisionRegs));
  }
}

// A block for what puts values back on the path to a node.
MachineBasicBlock &PlanEmitter::emitEdge(const ElisionNode::Edge &Edge) {
  MachineBasicBlock &Target = *NewBlocks[Edge.Node];
  MachineBasicBlock &New = *addBlock(Plan.Nodes[Edge.Node].Block);
  emitCopies(New, Edge.Repair);
  BuildMI(&New, DebugLoc(), TII.get(Course::BR)).addMBB(&Target);
  New.addSuccessor(&Target);
  ++NumRepaired;
  return New;
}

void PlanEmitter::emitNode(const ElisionNode &Node, MachineBasicBlock &New) {
  const MachineBasicBlock &Old = *Model.Blocks[Node.Block];
  auto MI = Old.begin();
  forEachStep(
      Model.Program, Plan, Node,
      [&](unsigned, const ElisionStep &Step) { emitInstr(New, *MI++, Step); });
  DenseMap<const MachineBasicBlock *, MachineBasicBlock *> Targets;
  auto OldSucc = Old.succ_begin();
  for (const ElisionNode::Edge &Edge : Node.Edges) {
    if (Edge.Node != None) {
      MachineBasicBlock *Succ =
          Edge.Repair.empty() ? NewBlocks[Edge.Node] : &emitEdge(Edge);
      Targets[*OldSucc] = Succ;
      New.addSuccessor(Succ, Old.getSuccProbability(OldSucc));
    }
    ++OldSucc;
  }
  if (Targets.size() < Node.Edges.size()) {
    assert(Targets.size() == 1 && "decided for more than one");
    New.normalizeSuccProbs();
    DebugLoc DL = New.back().getDebugLoc();
    New.back().eraseFromParent();
    BuildMI(&New, DL, TII.get(Course::BR)).addMBB(Targets.begin()->second);
    ++NumDecided;
    return;
  }
  for (MachineInstr &Branch : New.terminators())
    for (MachineOperand &MO : Branch.operands())
      if (MO.isMBB())
        MO.setMBB(Targets[MO.getMBB()]);
}

void PlanEmitter::run() {
  SmallVector<MachineBasicBlock *, 32> Old(make_pointer_range(MF));
  for (const ElisionNode &Node : Plan.Nodes)
    NewBlocks.push_back(addBlock(Node.Block));
  for (auto [Node, New] : zip(Plan.Nodes, NewBlocks))
    emitNode(Node, *New);
  for (MachineBasicBlock *MBB : Old)
    while (!MBB->succ_empty())
      MBB->removeSuccessor(MBB->succ_begin());
  for (MachineBasicBlock *MBB : Old)
    MBB->eraseFromParent();
  MF.RenumberBlocks();

  recomputeLiveIns(MF);
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

// All functions together have the most of it at MaxFunctions, and from there on
// the less the more functions there are. Those without loops need little.
bool CourseElideCopies::doInitialization(Module &M) {
  const size_t NumFunctions = count_if(M, [](const Function &F) {
    SmallVector<std::pair<const BasicBlock *, const BasicBlock *>, 8> Edges;
    if (!F.isDeclaration())
      FindFunctionBackedges(F, Edges);
    return !Edges.empty();
  });
  MinGrowth = std::max<size_t>(
      LeastGrowth, ProgramGrowth / std::max<size_t>(1, NumFunctions));
  Work = NumFunctions <= MaxFunctions ? MaxWork
                                      : MaxWork * MaxFunctions * MaxFunctions /
                                            (NumFunctions * NumFunctions);
  return false;
}

bool CourseElideCopies::runOnMachineFunction(MachineFunction &MF) {
  if (!EnableElideCopies || skipFunction(MF.getFunction()))
    return false;
  // What goes to an address finds values where they were.
  if (any_of(MF, [](const MachineBasicBlock &MBB) {
        return MBB.hasAddressTaken();
      }))
    return false;
  LLVM_DEBUG(dbgs() << "***** course-elide-copies: " << MF.getName()
                    << " *****\n");
  // Compile time counts more at -O1. Constants in slots earn nothing there: the
  // benchmarks cost 1.0001 with them.
  const bool IsQuick = MF.getTarget().getOptLevel() < CodeGenOptLevel::Default;
  ElisionModel Model(
      MF, getAnalysis<MachineBlockFrequencyInfoWrapperPass>().getMBFI(),
      /*HasSlots=*/!IsQuick);
  const size_t Size = MF.getInstructionCount();
  const size_t Growth =
      std::max<size_t>(
          IsQuick ? LeastGrowth : MinGrowth,
          std::min<size_t>(Size * GrowthPercent / 100, ProgramGrowth)) *
      MF.getFunction().getFnAttributeAsParsedInteger(GrowthPercentAttr, 100) /
      100;
  const ElisionPlan Plan =
      planCopyElision(Model.Program, {Size + Growth, Work, !IsQuick});
  if (Plan.Nodes.empty())
    return false;
  NumElided += Plan.Chosen.size();
  NumBlocks += Plan.Nodes.size();
  PlanEmitter(MF, Model, Plan).run();
  return true;
}

FunctionPass *llvm::createCourseElideCopiesPass() {
  return new CourseElideCopies();
}
