//===-- CourseOperand.h - A word of an instruction --------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the generated matcher compares with the operand classes of
/// CourseInstrFormats.td: one blank-separated word of an instruction.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_ASMPARSER_COURSEOPERAND_H
#define LLVM_LIB_TARGET_COURSE_ASMPARSER_COURSEOPERAND_H

#include "MCTargetDesc/CourseBaseInfo.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCParser/MCParsedAsmOperand.h"
#include "llvm/Support/SMLoc.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>

namespace llvm {

class CourseOperand final : public MCParsedAsmOperand {
  enum class Kind { Word, Register, Constant, Label };

  Kind K;
  /// The word itself, in the source buffer.
  StringRef Text;
  MCRegister Reg;
  uint64_t Value = 0;
  const MCExpr *Target = nullptr;

  CourseOperand(Kind K, StringRef Text) : K(K), Text(Text) {}

  static std::unique_ptr<CourseOperand> create(Kind K, StringRef Text) {
    return std::unique_ptr<CourseOperand>(new CourseOperand(K, Text));
  }

public:
  static std::unique_ptr<CourseOperand> createWord(StringRef Text) {
    return create(Kind::Word, Text);
  }
  static std::unique_ptr<CourseOperand> createReg(StringRef Text,
                                                  MCRegister Reg) {
    auto Op = create(Kind::Register, Text);
    Op->Reg = Reg;
    return Op;
  }
  static std::unique_ptr<CourseOperand> createConstant(StringRef Text,
                                                       uint64_t Value) {
    auto Op = create(Kind::Constant, Text);
    Op->Value = Value;
    return Op;
  }
  static std::unique_ptr<CourseOperand> createLabel(StringRef Text,
                                                    const MCExpr *Target) {
    auto Op = create(Kind::Label, Text);
    Op->Target = Target;
    return Op;
  }

  StringRef getToken() const { return Text; }
  MCRegister getReg() const override { return Reg; }
  uint64_t getConstant() const { return Value; }
  SMLoc getStartLoc() const override {
    return SMLoc::getFromPointer(Text.begin());
  }
  SMLoc getEndLoc() const override { return SMLoc::getFromPointer(Text.end()); }

  bool isToken() const override { return K == Kind::Word; }
  bool isReg() const override { return K == Kind::Register; }
  bool isImm() const override { return K == Kind::Constant; }
  bool isMem() const override { return false; }

  // One predicate for each operand class.
  bool isValue() const { return isReg() || isImm(); }
  bool isResult() const { return isReg(); }
  bool isOffset() const { return isImm(); }
  bool isLabel() const { return K == Kind::Label; }
  bool isCond() const { return isToken() && CourseCC::parse(Text); }
  // The machine accepts one spelling of these only, without leading zeros.
  bool isWidth() const {
    return StringSwitch<bool>(Text)
        .Cases({"1", "8", "16", "32", "64"}, true)
        .Default(false);
  }
  bool isSize() const {
    return StringSwitch<bool>(Text)
        .Cases({"1", "2", "4", "8"}, true)
        .Default(false);
  }

  /// Appends the operand to \p Inst as the printer expects it.
  void addTo(MCInst &Inst) const {
    switch (K) {
    case Kind::Word:
      Inst.addOperand(MCOperand::createImm(*CourseCC::parse(Text)));
      return;
    case Kind::Register:
      Inst.addOperand(MCOperand::createReg(Reg));
      return;
    case Kind::Constant:
      Inst.addOperand(MCOperand::createImm(static_cast<int64_t>(Value)));
      return;
    case Kind::Label:
      Inst.addOperand(MCOperand::createExpr(Target));
      return;
    }
  }

  // Named by the generated matcher.
  void addRegOperands(MCInst &Inst, unsigned) const { addTo(Inst); }
  void addValueOperands(MCInst &Inst, unsigned) const { addTo(Inst); }
  void addResultOperands(MCInst &Inst, unsigned) const { addTo(Inst); }
  void addOffsetOperands(MCInst &Inst, unsigned) const { addTo(Inst); }
  void addLabelOperands(MCInst &Inst, unsigned) const { addTo(Inst); }
  void addCondOperands(MCInst &Inst, unsigned) const { addTo(Inst); }
  void addWidthOperands(MCInst &Inst, unsigned) const { addTo(Inst); }
  void addSizeOperands(MCInst &Inst, unsigned) const { addTo(Inst); }

  void print(raw_ostream &OS, const MCAsmInfo &) const override { OS << Text; }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_ASMPARSER_COURSEOPERAND_H
