//===-- CourseInstrFormats.td - Instruction formats --------*- tablegen -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Any value operand is a register or a constant, at the same price: each
/// operation is one opcode whose operands are RI, and whose width is an
/// immediate. The machine has no binary form, so there are no encodings.
///
//===----------------------------------------------------------------------===//

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

class CourseAsmOperand<string name> : AsmOperandClass {
  let Name = name;
  let DiagnosticType = "Invalid" # name;
}

// A register (argument registers included), a 64-bit constant, or, before
// frame lowering, a frame index.
def ValueAsm : CourseAsmOperand<"Value"> {
  let DiagnosticString = "expected a register or an unsigned constant";
}
def RI : RegisterOperand<VAL, "printValue"> {
  let OperandNamespace = "Course";
  let OperandType = "OPERAND_RI";
  let ParserMatchClass = ValueAsm;
}

// The result. Argument registers are read-only, but writing one is an error
// only when it is executed: the assembler warns.
def ResultAsm : CourseAsmOperand<"Result"> {
  let DiagnosticString = "expected a register";
}
def RES : RegisterOperand<GPR> {
  let ParserMatchClass = ResultAsm;
}

def WidthAsm : CourseAsmOperand<"Width"> {
  let DiagnosticString = "expected a width of 1, 8, 16, 32 or 64";
}
def width : Operand<i64> { let ParserMatchClass = WidthAsm; }

def SizeAsm : CourseAsmOperand<"Size"> {
  let DiagnosticString = "expected a size of 1, 2, 4 or 8";
}
def size : Operand<i64> { let ParserMatchClass = SizeAsm; }

def OffsetAsm : CourseAsmOperand<"Offset"> {
  let DiagnosticString = "expected an unsigned constant";
}
def offset : Operand<i64> {
  let PrintMethod = "printUnsigned";
  let ParserMatchClass = OffsetAsm;
}

def CondAsm : CourseAsmOperand<"Cond"> {
  let DiagnosticString = "expected one of eq ne ugt uge ult ule sgt sge slt sle";
}
def condcode : Operand<i64> {
  let PrintMethod = "printCond";
  let ParserMatchClass = CondAsm;
}

def LabelAsm : CourseAsmOperand<"Label"> {
  let DiagnosticString = "expected a label";
}
def label : Operand<OtherVT> { let ParserMatchClass = LabelAsm; }

def callee : Operand<i64>;

//===----------------------------------------------------------------------===//
// Formats
//===----------------------------------------------------------------------===//

class CourseInst<dag outs, dag ins, string asm, CostClass cost,
                 list<dag> pattern = []> : Instruction {
  let Namespace = "Course";
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
  let Pattern = pattern;
  // Code size is free; the generic passes want some size.
  let Size = 1;
  let hasSideEffects = 0;
  let mayLoad = 0;
  let mayStore = 0;

  CostClass Cost = cost;
  let TSFlags{4-0} = Cost.Id;
}

// Exists in the compiler only, and is not printed.
class CoursePseudo<dag outs, dag ins, CostClass cost = CostFree>
    : CourseInst<outs, ins, "", cost> {
  let isPseudo = 1;
  let isCodeGenOnly = 1;
}

// A second name of an instruction that is spelled the same.
class CourseAlias<dag outs, dag ins, string asm, CostClass cost>
    : CourseInst<outs, ins, asm, cost> {
  let isCodeGenOnly = 1;
}

// <reg> = <mnemonic> <val> <val> <bw>
class Binary<string mnemonic, CostClass cost>
    : CourseInst<(outs RES:$d), (ins RI:$a, RI:$b, width:$w),
                 "$d = " # mnemonic # " $a $b $w", cost>;

// The same with a divisor known not to be zero; only codegen tells it apart.
class BinaryNonZero<string mnemonic, CostClass cost>
    : CourseAlias<(outs RES:$d), (ins RI:$a, RI:$b, width:$w),
                  "$d = " # mnemonic # " $a $b $w", cost>;
