//===-- CourseEmitMinIR.cpp - Machine code as MinIR -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `-course-emit-minir=BANK`: writes each function as course-spill would get
/// it, as MinIR for a register bank, instead of assembly.
///
/// \code
///   %2:gpr = ADD %0, %1, 32      {defs: [v2.G8], op: add, uses: [v0.G8, v1.G8]}
///   %3:gpr = LOAD 8, %4, 16      {defs: [v3.G16], op: load, uses: [v4.G16]}
/// \endcode
///
/// The widest class of the bank stands for 64 bits, and the others for as much
/// less as their registers have fewer units. A value gets the narrowest class
/// that is wide enough. Its width is that of the operation that makes it, and
/// values that a PHI, a copy or a select links have one width, the widest.
///
/// It requires SSA form and changes nothing. No value is fixed to a register:
/// on this machine arguments are operands that cannot be written, and a call
/// destroys nothing. Constants, argument registers and sp are constants of
/// MinIR; what only describes an operation (widths, offsets) is left out.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseDiagnostics.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Facts/BinaryOperations.h"
#include "MCTargetDesc/CourseInstPrinter.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "RegAlloc/Banks/MinIR.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"

#define DEBUG_TYPE "course-minir"

using namespace llvm;
using namespace llvm::course;

static cl::opt<std::string> BankFile(
    "course-emit-minir", cl::Hidden, cl::value_desc("bank"),
    cl::desc("Write MinIR for the register bank of this file (YAML) instead of "
             "assembly: the input of course-alloc"));

bool llvm::isCourseMinIRWanted() { return !BankFile.empty(); }

//===----------------------------------------------------------------------===//
// Widths
//===----------------------------------------------------------------------===//

/// How wide the result of \p MI is, or 0 if that follows from its operands.
static unsigned findResultWidth(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case TargetOpcode::PHI:
  case TargetOpcode::COPY:
  case TargetOpcode::IMPLICIT_DEF:
  case Course::SELECT:
    return 0;
  case Course::MOVI:
    return MI.getOperand(1).isImm()
               ? 64 - countl_zero(uint64_t(MI.getOperand(1).getImm()))
               : 64;
  default:
    return getResultWidth(MI).value_or(64);
  }
}

/// What an operand says about the width of a result that it may become.
static unsigned getOperandWidth(const MachineOperand &MO) {
  if (MO.isImm())
    return 64 - countl_zero(uint64_t(MO.getImm()));
  // Values are linked, and what is undefined has any width.
  return MO.isReg() && MO.getReg().isPhysical() ? 64 : 0;
}

/// The operands of which the result of \p MI is one.
static SmallVector<const MachineOperand *, 4>
getLinkedOperands(const MachineInstr &MI) {
  SmallVector<const MachineOperand *, 4> Linked;
  if (MI.isPHI())
    for (unsigned I = 1; I < MI.getNumOperands(); I += 2)
      Linked.push_back(&MI.getOperand(I));
  else if (MI.isCopy())
    Linked.push_back(&MI.getOperand(1));
  else if (MI.getOpcode() == Course::SELECT)
    Linked.append({&MI.getOperand(2), &MI.getOperand(3)});
  return Linked;
}

/// The width of each virtual register, by index.
static SmallVector<unsigned, 0> findWidths(const MachineFunction &MF) {
  unsigned NumRegs = MF.getRegInfo().getNumVirtRegs();
  IntEqClasses Groups(NumRegs);
  SmallVector<unsigned, 0> Own(NumRegs, 0);
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB) {
      if (MI.getNumDefs() == 0 || !MI.getOperand(0).isReg() ||
          !MI.getOperand(0).getReg().isVirtual())
        continue;
      unsigned Result = MI.getOperand(0).getReg().virtRegIndex();
      Own[Result] = std::max(Own[Result], findResultWidth(MI));
      for (const MachineOperand *MO : getLinkedOperands(MI)) {
        Own[Result] = std::max(Own[Result], getOperandWidth(*MO));
        if (MO->isReg() && MO->getReg().isVirtual() && MO->readsReg())
          Groups.join(Result, MO->getReg().virtRegIndex());
      }
    }
  Groups.compress();
  SmallVector<unsigned, 0> OfGroup(Groups.getNumClasses(), 0);
  for (unsigned R = 0; R != NumRegs; ++R)
    OfGroup[Groups[R]] = std::max(OfGroup[Groups[R]], Own[R]);
  SmallVector<unsigned, 0> Widths;
  for (unsigned R = 0; R != NumRegs; ++R)
    Widths.push_back(OfGroup[Groups[R]]);
  return Widths;
}

/// The class whose registers are the narrowest that hold \p Width bits.
static ClassId findClass(const AliasedBank &Bank, unsigned Width) {
  unsigned MaxUnits = 0;
  for (ClassId C : Bank.classIds())
    MaxUnits = std::max(MaxUnits, Bank.regClass(C).NumUnits);
  ClassId Best = None;
  for (ClassId C : Bank.classIds()) {
    unsigned Units = Bank.regClass(C).NumUnits;
    if (64 * Units >= Width * MaxUnits &&
        (Best == None || Units < Bank.regClass(Best).NumUnits))
      Best = C;
  }
  return Best;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

namespace {

class MinIRBuilder {
public:
  MinIRBuilder(const MachineFunction &MF, const AliasedBank &Bank,
               const MachineBlockFrequencyInfo &Frequencies)
      : MF(MF), Bank(Bank), Frequencies(Frequencies) {}
  MinFunction run();

private:
  void addBlocks();
  void addVariables();
  void addPhi(MinBlock &B, const MachineInstr &MI);
  void addOp(MinBlock &B, const MachineInstr &MI);
  void addEnd(MinBlock &B, const MachineBasicBlock &MBB);
  void addUses(MinOp &Op, const MachineInstr &MI);
  MinOperand operand(const MachineOperand &MO);
  MinOperand constant(StringRef Text);

  const MachineFunction &MF;
  const AliasedBank &Bank;
  const MachineBlockFrequencyInfo &Frequencies;
  MinFunction F;
  DenseMap<const MachineBasicBlock *, BlockId> BlockIds;
  DenseMap<Register, MinVariableId> VariableIds;
  StringMap<MinConstantId> ConstantIds;
};

} // namespace

MinOperand MinIRBuilder::constant(StringRef Text) {
  auto [It, IsNew] =
      ConstantIds.try_emplace(Text, MinConstantId(F.Constants.size()));
  if (IsNew)
    F.Constants.push_back(Text.str());
  return It->second;
}

MinOperand MinIRBuilder::operand(const MachineOperand &MO) {
  if (MO.isReg() && MO.getReg().isVirtual() && MO.readsReg())
    return VariableIds.lookup(MO.getReg());
  if (MO.isImm())
    return constant(utostr(uint64_t(MO.getImm())));
  if (MO.isReg() && MO.getReg().isPhysical())
    return constant(CourseInstPrinter::getRegisterName(MO.getReg()));
  return constant(MO.isReg() ? "undef" : "address");
}

void MinIRBuilder::addBlocks() {
  for (const MachineBasicBlock &MBB : MF) {
    BlockIds[&MBB] = BlockId(F.Blocks.size());
    F.Blocks.emplace_back();
    F.Blocks.back().Label = "BB" + utostr(MBB.getNumber());
    F.Blocks.back().Frequency =
        Frequencies.getBlockFreqRelativeToEntryBlock(&MBB);
    F.Blocks.back().HasFrequency = true;
  }
  F.Entries.push_back(BlockId(0));
  for (const MachineBasicBlock &MBB : MF) {
    SmallSetVector<BlockId, 4> Succs;
    for (const MachineBasicBlock *Succ : MBB.successors())
      Succs.insert(BlockIds.lookup(Succ));
    BlockId Id = BlockIds.lookup(&MBB);
    F.Blocks[Id].Succs.append(Succs.begin(), Succs.end());
    if (Succs.empty())
      F.Exits.push_back(Id);
  }
  F.findPreds();
}

void MinIRBuilder::addVariables() {
  SmallVector<unsigned, 0> Widths = findWidths(MF);
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB)
      for (const MachineOperand &MO : MI.all_defs()) {
        if (!MO.getReg().isVirtual())
          continue;
        unsigned Index = MO.getReg().virtRegIndex();
        VariableIds[MO.getReg()] = MinVariableId(F.Variables.size());
        F.Variables.push_back(
            {"v" + utostr(Index), findClass(Bank, Widths[Index]), None});
      }
}

void MinIRBuilder::addPhi(MinBlock &B, const MachineInstr &MI) {
  MinPhi Phi{VariableIds.lookup(MI.getOperand(0).getReg()), {}};
  Phi.Operands.assign(B.Preds.size(), constant("undef"));
  for (unsigned I = 1; I < MI.getNumOperands(); I += 2) {
    BlockId Pred = BlockIds.lookup(MI.getOperand(I + 1).getMBB());
    Phi.Operands[find(B.Preds, Pred) - B.Preds.begin()] =
        operand(MI.getOperand(I));
  }
  B.Phis.push_back(std::move(Phi));
}

void MinIRBuilder::addUses(MinOp &Op, const MachineInstr &MI) {
  ArrayRef<MCOperandInfo> Infos = MI.getDesc().operands();
  for (const MachineOperand &MO : MI.explicit_uses()) {
    unsigned No = MO.getOperandNo();
    bool IsValue = MO.isReg() || (MO.isImm() && No < Infos.size() &&
                                  Infos[No].OperandType == Course::OPERAND_RI);
    if (IsValue)
      Op.Uses.push_back(operand(MO));
  }
}

void MinIRBuilder::addOp(MinBlock &B, const MachineInstr &MI) {
  const auto &TII = *MF.getSubtarget<CourseSubtarget>().getInstrInfo();
  MinOp Op;
  bool IsMove = MI.isCopy() || MI.getOpcode() == Course::MOV;
  Op.Name = IsMove ? "mov" : TII.getName(MI.getOpcode()).lower();
  for (const MachineOperand &MO : MI.all_defs())
    if (MO.getReg().isVirtual())
      Op.Defs.push_back(VariableIds.lookup(MO.getReg()));
  addUses(Op, MI);
  if (MI.getOpcode() == Course::MOVI)
    Op.Uses.push_back(operand(MI.getOperand(1)));
  B.Ops.push_back(std::move(Op));
}

/// One operation for all terminators.
void MinIRBuilder::addEnd(MinBlock &B, const MachineBasicBlock &MBB) {
  MinOp Op;
  for (const MachineInstr &MI : MBB.terminators())
    if (!MI.isDebugInstr())
      addUses(Op, MI);
  if (B.Succs.empty()) {
    Op.Name = "return";
    B.Ops.push_back(std::move(Op));
    return;
  }
  Op.Name = B.Succs.size() == 1 ? "br" : B.Succs.size() == 2 ? "brc" : "switch";
  Op.Target = B.Succs[0];
  if (B.Succs.size() > 1)
    Op.Fallthru = B.Succs[1];
  if (B.Succs.size() > 2)
    Op.Others.append(B.Succs.begin() + 2, B.Succs.end());
  B.Ops.push_back(std::move(Op));
}

MinFunction MinIRBuilder::run() {
  F.Label = MF.getName().str();
  addBlocks();
  addVariables();
  for (const MachineBasicBlock &MBB : MF) {
    MinBlock &B = F.Blocks[BlockIds.lookup(&MBB)];
    for (const MachineInstr &MI : MBB)
      if (MI.isPHI())
        addPhi(B, MI);
      else if (!MI.isDebugInstr() && !MI.isPosition() && !MI.isTerminator())
        addOp(B, MI);
    addEnd(B, MBB);
  }
  return std::move(F);
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {

class CourseEmitMinIR : public MachineFunctionPass {
  raw_ostream *OS = nullptr;
  std::optional<AliasedBank> Bank;

public:
  static char ID;

  CourseEmitMinIR() : MachineFunctionPass(ID) {}
  explicit CourseEmitMinIR(raw_ostream &OS)
      : MachineFunctionPass(ID), OS(&OS) {}

  StringRef getPassName() const override { return "Course MinIR"; }
  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setIsSSA();
  }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<MachineBlockFrequencyInfoWrapperPass>();
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool doInitialization(Module &M) override;
  bool runOnMachineFunction(MachineFunction &MF) override;
};

} // namespace

char CourseEmitMinIR::ID = 0;

INITIALIZE_PASS_BEGIN(CourseEmitMinIR, DEBUG_TYPE, "Course MinIR", false, false)
INITIALIZE_PASS_DEPENDENCY(MachineBlockFrequencyInfoWrapperPass)
INITIALIZE_PASS_END(CourseEmitMinIR, DEBUG_TYPE, "Course MinIR", false, false)

bool CourseEmitMinIR::doInitialization(Module &M) {
  auto Buffer = MemoryBuffer::getFile(BankFile);
  if (!Buffer)
    reportFatalUsageError(Twine("cannot read '") + BankFile +
                          "': " + Buffer.getError().message());
  Expected<AliasedBank> Read =
      AliasedBank::read((*Buffer)->getBuffer(), BankFile);
  if (!Read)
    reportFatalUsageError(Read.takeError());
  Bank.emplace(std::move(*Read));
  return false;
}

bool CourseEmitMinIR::runOnMachineFunction(MachineFunction &MF) {
  if (MF.empty() || !OS)
    return false;
  const auto &Frequencies =
      getAnalysis<MachineBlockFrequencyInfoWrapperPass>().getMBFI();
  MinProgram Program;
  Program.push_back(MinIRBuilder(MF, *Bank, Frequencies).run());
  if (Complaint C = Program.front().verify(*Bank))
    fail(MF.getFunction(), DebugLoc(), "no MinIR for this function: " + *C);
  else
    writeMinIR(*OS, Program, *Bank);
  return false;
}

FunctionPass *llvm::createCourseEmitMinIRPass(raw_ostream &OS) {
  return new CourseEmitMinIR(OS);
}
