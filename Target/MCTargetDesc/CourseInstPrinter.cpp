//===-- CourseInstPrinter.cpp - Prints instructions -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseInstPrinter.h"
#include "CourseBaseInfo.h"
#include "CourseMCTargetDesc.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCInst.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

#include "CourseGenAsmWriter.inc"

void CourseInstPrinter::printInst(const MCInst *MI, uint64_t Address,
                                  StringRef Annot, const MCSubtargetInfo &STI,
                                  raw_ostream &OS) {
  switch (MI->getOpcode()) {
  case Course::CALL:
  case Course::CALLVOID:
    printCall(MI, MI->getOpcode() == Course::CALL, OS);
    return;
  case Course::SWITCH:
    printSwitch(MI, OS);
    return;
  default:
    // Annotations would be trailing comments, which the machine refuses.
    printInstruction(MI, Address, OS);
  }
}

void CourseInstPrinter::printRegName(raw_ostream &OS, MCRegister Reg) {
  OS << getRegisterName(Reg);
}

void CourseInstPrinter::printOperand(const MCInst *MI, unsigned OpNo,
                                     raw_ostream &OS) {
  const MCOperand &MO = MI->getOperand(OpNo);
  if (MO.isReg())
    printRegName(OS, MO.getReg());
  else if (MO.isImm())
    OS << static_cast<uint64_t>(MO.getImm());
  else
    MAI.printExpr(OS, *MO.getExpr());
}

void CourseInstPrinter::printValue(const MCInst *MI, unsigned OpNo,
                                   raw_ostream &OS) {
  printOperand(MI, OpNo, OS);
}

void CourseInstPrinter::printUnsigned(const MCInst *MI, unsigned OpNo,
                                      raw_ostream &OS) {
  printOperand(MI, OpNo, OS);
}

void CourseInstPrinter::printCond(const MCInst *MI, unsigned OpNo,
                                  raw_ostream &OS) {
  OS << CourseCC::getName(
      static_cast<CourseCC::CondCode>(MI->getOperand(OpNo).getImm()));
}

// [<reg> =] call <name> <val> ...
void CourseInstPrinter::printCall(const MCInst *MI, bool HasResult,
                                  raw_ostream &OS) {
  OS << '\t';
  unsigned OpNo = 0;
  if (HasResult) {
    printOperand(MI, OpNo++, OS);
    OS << " = ";
  }
  OS << "call";
  for (unsigned E = MI->getNumOperands(); OpNo != E; ++OpNo) {
    OS << ' ';
    printOperand(MI, OpNo, OS);
  }
}

// switch <val> <const> <label> ... <label>; the default comes second in MI.
void CourseInstPrinter::printSwitch(const MCInst *MI, raw_ostream &OS) {
  OS << "\tswitch ";
  printOperand(MI, 0, OS);
  for (unsigned OpNo = 2, E = MI->getNumOperands(); OpNo != E; ++OpNo) {
    OS << ' ';
    printOperand(MI, OpNo, OS);
  }
  OS << ' ';
  printOperand(MI, 1, OS);
}
