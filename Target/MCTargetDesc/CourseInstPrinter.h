//===-- CourseInstPrinter.h - Prints instructions ---------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MCTARGETDESC_COURSEINSTPRINTER_H
#define LLVM_LIB_TARGET_COURSE_MCTARGETDESC_COURSEINSTPRINTER_H

#include "llvm/MC/MCInstPrinter.h"

namespace llvm {

class CourseInstPrinter : public MCInstPrinter {
public:
  CourseInstPrinter(const MCAsmInfo &MAI, const MCInstrInfo &MII,
                    const MCRegisterInfo &MRI)
      : MCInstPrinter(MAI, MII, MRI) {}

  void printInst(const MCInst *MI, uint64_t Address, StringRef Annot,
                 const MCSubtargetInfo &STI, raw_ostream &OS) override;
  void printRegName(raw_ostream &OS, MCRegister Reg) override;

  // Generated.
  std::pair<const char *, uint64_t>
  getMnemonic(const MCInst &MI) const override;
  void printInstruction(const MCInst *MI, uint64_t Address, raw_ostream &OS);
  static const char *getRegisterName(MCRegister Reg);

private:
  // Named by the operands of CourseInstrFormats.td.
  void printOperand(const MCInst *MI, unsigned OpNo, raw_ostream &OS);
  void printValue(const MCInst *MI, unsigned OpNo, raw_ostream &OS);
  void printUnsigned(const MCInst *MI, unsigned OpNo, raw_ostream &OS);
  void printCond(const MCInst *MI, unsigned OpNo, raw_ostream &OS);

  void printCall(const MCInst *MI, bool HasResult, raw_ostream &OS);
  void printSwitch(const MCInst *MI, raw_ostream &OS);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MCTARGETDESC_COURSEINSTPRINTER_H
