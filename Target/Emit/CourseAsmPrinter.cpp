//===-- CourseAsmPrinter.cpp - Prints functions ---------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes each machine function as a course function. The machine has neither
/// sections nor symbols nor data, so the generic printer's frame around
/// functions is left out. Of debug information there are comments, which
/// course-run shows in errors and profiles (see also PlaceComments):
///
///   ; loc file.c:12 in f, called from file.c:30 in main
///   r1 = udiv r2 r3 64
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseDiagnostics.h"
#include "CourseInstrInfo.h"
#include "CourseMachineFunctionInfo.h"
#include "CourseProfile.h"
#include "Emit/ElisionSlots.h"
#include "Emit/PlaceComments.h"
#include "Emit/SelectedIR.h"
#include "Facts/IncomingRegisters.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "MCTargetDesc/CourseInstPrinter.h"
#include "MCTargetDesc/CourseTargetStreamer.h"
#include "Memory/CourseGlobalLayout.h"
#include "TargetInfo/CourseTargetInfo.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/AsmPrinter.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;

#define DEBUG_TYPE "asm-printer"

namespace {

class CourseAsmPrinter : public AsmPrinter {
public:
  static char ID;
  CourseAsmPrinter(TargetMachine &TM, std::unique_ptr<MCStreamer> Streamer)
      : AsmPrinter(TM, std::move(Streamer), ID) {}

  StringRef getPassName() const override { return "Course assembly printer"; }

  void emitStartOfAsmFile(Module &M) override;
  bool doFinalization(Module &M) override;
  bool runOnMachineFunction(MachineFunction &MF) override;
  // Their bytes are main's stores, their addresses constants.
  void emitGlobalVariable(const GlobalVariable *) override {}

private:
  CourseTargetStreamer &getTargetStreamer() {
    return static_cast<CourseTargetStreamer &>(
        *OutStreamer->getTargetStreamer());
  }
  void emitLocation(const MachineInstr &MI);
  void emit(const MachineInstr &MI);
  void emitIncoming(const Function &F);
  MCOperand lower(const MachineOperand &MO);

  /// What the last comment of this block says.
  std::string Location;
  /// Nothing has been printed of this module.
  bool IsFirstFunction = true;
};

} // namespace

char CourseAsmPrinter::ID = 0;

INITIALIZE_PASS(CourseAsmPrinter, "course-asm-printer",
                "Course assembly printer", false, false)

static cl::opt<bool>
    CommentSpills("course-comment-spills", cl::Hidden,
                  cl::desc("Write a comment before each access to a spill "
                           "slot, for measurements"));

static std::string getLabel(const MachineBasicBlock &MBB) {
  std::string Label = ".bb" + utostr(MBB.getNumber());
  return course::isProfileRecorded()
             ? Label + course::describeProfilePlaces(MBB)
             : Label;
}

void CourseAsmPrinter::emitStartOfAsmFile(Module &M) {
  if (!M.getModuleInlineAsm().empty())
    M.getContext().diagnose(DiagnosticInfoGeneric(
        "module-level inline assembly is not supported", DS_Error));
  M.setModuleInlineAsm("");
  IsFirstFunction = true;
}

// A program consists of functions: what LLVM writes behind them into other
// object files, metadata and aliases for example, the machine does not read.
bool CourseAsmPrinter::doFinalization(Module &M) {
  course::writeSelectedIR(M);
  MF = nullptr;
  OutStreamer->finish();
  OutStreamer->reset();
  return false;
}

MCOperand CourseAsmPrinter::lower(const MachineOperand &MO) {
  auto Name = [&](StringRef S) {
    return MCOperand::createExpr(
        MCSymbolRefExpr::create(OutContext.getOrCreateSymbol(S), OutContext));
  };
  switch (MO.getType()) {
  case MachineOperand::MO_Register:
    // What it is does not matter, and a constant is no register's content.
    if (MO.isUse() && MO.isUndef())
      return MCOperand::createImm(0);
    return MCOperand::createReg(MO.getReg());
  case MachineOperand::MO_Immediate:
    return MCOperand::createImm(MO.getImm());
  case MachineOperand::MO_MachineBasicBlock:
    return Name(getLabel(*MO.getMBB()));
  case MachineOperand::MO_GlobalAddress:
    return Name(Course::mangleFunctionName(MO.getGlobal()->getName()));
  default:
    llvm_unreachable("operand that the machine does not have");
  }
}

/// Where \p DL is, and where the functions that it was inlined with were called
/// from. "" where that is not known, or nobody asked for debug information.
static std::string describe(const DebugLoc &DL) {
  const auto *SP = DL ? DL->getScope()->getSubprogram() : nullptr;
  if (!SP || !SP->getUnit() || DL.getLine() == 0 ||
      SP->getUnit()->getEmissionKind() == DICompileUnit::NoDebug)
    return "";
  std::string Text;
  for (const DILocation *At = DL; At; At = At->getInlinedAt()) {
    if (!Text.empty())
      Text += ", called from ";
    Text += (At->getFilename() + ":" + Twine(At->getLine()) + " in " +
             At->getScope()->getSubprogram()->getName())
                .str();
  }
  // The comment is one line, whatever the name of the file.
  std::replace(Text.begin(), Text.end(), '\n', '?');
  return Text;
}

// An instruction without a place, spill code for example, is taken for a part
// of what is before it.
void CourseAsmPrinter::emitLocation(const MachineInstr &MI) {
  std::string Text = describe(MI.getDebugLoc());
  if (Text.empty() || Text == Location)
    return;
  Location = std::move(Text);
  OutStreamer->emitRawComment(" loc " + Location);
}

void CourseAsmPrinter::emit(const MachineInstr &MI) {
  // Undefined values, scopes and the like exist in the compiler only.
  if (MI.isMetaInstruction())
    return;
  if (!isTargetSpecificOpcode(MI.getOpcode())) {
    const MachineFunction &MF = *MI.getMF();
    fail(MF.getFunction(), MI.getDebugLoc(),
         "the machine has nothing like '" +
             MF.getSubtarget().getInstrInfo()->getName(MI.getOpcode()) + "'");
    return;
  }
  emitLocation(MI);
  if (CommentSpills && course::getSpillSlot(MI))
    OutStreamer->emitRawComment(MI.mayStore() ? " spill" : " reload");
  MCInst Inst;
  Inst.setOpcode(MI.getOpcode());
  for (const MachineOperand &MO : MI.operands())
    if (!MO.isReg() || !MO.isImplicit())
      Inst.addOperand(lower(MO));
  EmitToStreamer(*OutStreamer, Inst);
}

// Says which registers of its caller the function reads.
void CourseAsmPrinter::emitIncoming(const Function &F) {
  std::string Registers;
  for (MCRegister Reg : course::getIncomingRegisters(F))
    if (Reg)
      Registers += std::string(" ") + CourseInstPrinter::getRegisterName(Reg);
  if (!Registers.empty())
    OutStreamer->emitRawComment(" incoming" + Registers);
}

bool CourseAsmPrinter::runOnMachineFunction(MachineFunction &MF) {
  SetupMachineFunction(MF);
  // Globals have no addresses yet when the file is begun.
  if (IsFirstFunction)
    course::emitModuleComments(*MF.getFunction().getParent(), *OutStreamer);
  IsFirstFunction = false;
  std::string Name = Course::mangleFunctionName(MF.getName());
  CourseTargetStreamer &Streamer = getTargetStreamer();
  Streamer.emitFunctionStart(
      Name, MF.getInfo<CourseMachineFunctionInfo>()->getNumArgRegs());
  emitIncoming(MF.getFunction());
  course::emitFrameComments(MF, *OutStreamer);
  course::emitVariableComments(MF, *OutStreamer);
  course::noteFrame(MF);
  for (const MachineBasicBlock &MBB : MF) {
    Streamer.emitBlockLabel(getLabel(MBB));
    Location.clear();
    for (const MachineInstr &MI : MBB)
      emit(MI);
  }
  Streamer.emitFunctionEnd(Name);
  return false;
}

extern "C" LLVM_ABI LLVM_EXTERNAL_VISIBILITY void
LLVMInitializeCourseAsmPrinter() {
  RegisterAsmPrinter<CourseAsmPrinter> X(getTheCourseTarget());
}
