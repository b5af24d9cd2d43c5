//===-- Course.td - The course target, index ---------------*- tablegen -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Index of the target description: registers, costs, formats, instructions,
/// calling convention, processors (one per cost table).
///
//===----------------------------------------------------------------------===//

include "llvm/Target/Target.td"
include "llvm/TableGen/SearchableTable.td"

include "CourseCosts.td"
include "CourseRegisterInfo.td"
include "CourseCallingConv.td"
include "CourseInstrFormats.td"
include "CourseInstrInteger.td"
include "CourseInstrMemory.td"
include "CourseInstrControl.td"
include "CourseInstrCall.td"

def CourseInstrInfo : InstrInfo;

// Generic pseudo instructions keep their pointers in general registers.
defm : RemapAllTargetPseudoPointerOperands<GPR>;

// Processors differ in their cost table only, which CourseCostModel looks up by
// the processor's name.
def : ProcessorModel<"swpp2020", NoSchedModel, []>;
def : ProcessorModel<"swpp2020-spec", NoSchedModel, []>;

def CourseAsmParser : AsmParser {
  // Lines start with the result: "r1 = add r2 r3 64".
  let HasMnemonicFirst = 0;
  let ShouldEmitMatchRegisterName = 1;
}

def CourseAsmParserVariant : AsmParserVariant {
  let RegisterPrefix = "";
  let TokenizingCharacters = "=";
}

def CourseAsmWriter : AsmWriter {
  string AsmWriterClassName = "InstPrinter";
  bit isMCAsmWriter = 1;
}

def Course : Target {
  let InstructionSet = CourseInstrInfo;
  let AssemblyParsers = [CourseAsmParser];
  let AssemblyParserVariants = [CourseAsmParserVariant];
  let AssemblyWriters = [CourseAsmWriter];
  let AllowRegisterRenaming = 1;
}
