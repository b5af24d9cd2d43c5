//===-- CourseInstrInteger.td - Integer operations ---------*- tablegen -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Arithmetic, logic, comparison, selection and copies, with the patterns that
/// need no more than a look at the operation. Those that weigh costs (shifts
/// as multiplications, comparisons as divisions, extensions) are selected in
/// CourseISelDAGToDAG.cpp.
///
//===----------------------------------------------------------------------===//

let isCommutable = 1 in {
def ADD : Binary<"add", CostAddSub>;
def MUL : Binary<"mul", CostMulDiv>;
def AND : Binary<"and", CostLogic>;
def OR  : Binary<"or", CostLogic>;
def XOR : Binary<"xor", CostLogic>;
}
def SUB  : Binary<"sub", CostAddSub>;
def SHL  : Binary<"shl", CostLogic>;
def LSHR : Binary<"lshr", CostLogic>;
def ASHR : Binary<"ashr", CostLogic>;

// A division by zero stops the program, so these stay where they are.
let hasSideEffects = 1 in {
def UDIV : Binary<"udiv", CostMulDiv>;
def SDIV : Binary<"sdiv", CostMulDiv>;
def UREM : Binary<"urem", CostMulDiv>;
def SREM : Binary<"srem", CostMulDiv>;
}

// Divisions that cannot stop the program move freely.
def UDIVNZ : BinaryNonZero<"udiv", CostMulDiv>;
def SDIVNZ : BinaryNonZero<"sdiv", CostMulDiv>;
def UREMNZ : BinaryNonZero<"urem", CostMulDiv>;
def SREMNZ : BinaryNonZero<"srem", CostMulDiv>;

def ICMP : CourseInst<(outs RES:$d), (ins condcode:$c, RI:$a, RI:$b, width:$w),
                      "$d = icmp $c $a $b $w", CostCompare>;
def SELECT : CourseInst<(outs RES:$d), (ins RI:$c, RI:$a, RI:$b),
                        "$d = select $c $a $b", CostSelect>;

// The cheapest copy is a multiplication.
let isMoveReg = 1, isAsCheapAsAMove = 1 in
def MOV : CourseAlias<(outs RES:$d), (ins RI:$a), "$d = mul $a 1 64",
                      CostMulDiv>;
let isMoveImm = 1, isAsCheapAsAMove = 1, isReMaterializable = 1 in
def MOVI : CourseAlias<(outs RES:$d), (ins offset:$a), "$d = mul $a 1 64",
                       CostMulDiv>;

// The address of a stack object.
let isReMaterializable = 1 in
def LEA : CourseAlias<(outs RES:$d), (ins RI:$base, offset:$o),
                      "$d = add $base $o 64", CostAddSub>;

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

// A value of the type in a register, or a constant; looks through truncations.
foreach VT = [i1, i8, i16, i32, i64] in
  def Val#VT : ComplexPattern<VT, 1, "selectValue">;

class WidthOf<ValueType VT> {
  int Bits = VT.Size;
}

multiclass BinaryPatterns<SDPatternOperator op, Instruction inst> {
  foreach VT = [i1, i8, i16, i32, i64] in {
    defvar Val = !cast<ComplexPattern>("Val"#VT);
    def : Pat<(VT (op (VT (Val VT:$a)), (VT (Val VT:$b)))),
              (VT (inst VT:$a, VT:$b, WidthOf<VT>.Bits))>;
  }
}

defm : BinaryPatterns<add, ADD>;
defm : BinaryPatterns<sub, SUB>;
defm : BinaryPatterns<mul, MUL>;
defm : BinaryPatterns<and, AND>;
defm : BinaryPatterns<or, OR>;
defm : BinaryPatterns<xor, XOR>;
defm : BinaryPatterns<shl, SHL>;
defm : BinaryPatterns<srl, LSHR>;
defm : BinaryPatterns<sra, ASHR>;

// Divisions whose divisor is not zero even where nobody asks for the quotient.
class NonZeroDivisor<SDPatternOperator op>
    : PatFrag<(ops node:$a, node:$b), (op node:$a, node:$b),
              [{ return isDivisor(N->getOperand(1)); }]>;

let AddedComplexity = 10 in {
defm : BinaryPatterns<NonZeroDivisor<udiv>, UDIVNZ>;
defm : BinaryPatterns<NonZeroDivisor<sdiv>, SDIVNZ>;
defm : BinaryPatterns<NonZeroDivisor<urem>, UREMNZ>;
defm : BinaryPatterns<NonZeroDivisor<srem>, SREMNZ>;
}
defm : BinaryPatterns<udiv, UDIV>;
defm : BinaryPatterns<sdiv, SDIV>;
defm : BinaryPatterns<urem, UREM>;
defm : BinaryPatterns<srem, SREM>;

// Comparisons, of every width.
class CondPattern<CondCode cc, int num> {
  CondCode CC = cc;
  int Num = num;
}
// The numbers are the values of CourseCC::CondCode.
foreach C = [CondPattern<SETEQ, 0>, CondPattern<SETNE, 1>,
             CondPattern<SETUGT, 2>, CondPattern<SETUGE, 3>,
             CondPattern<SETULT, 4>, CondPattern<SETULE, 5>,
             CondPattern<SETGT, 6>, CondPattern<SETGE, 7>,
             CondPattern<SETLT, 8>, CondPattern<SETLE, 9>] in
  foreach VT = [i1, i8, i16, i32, i64] in {
    defvar Val = !cast<ComplexPattern>("Val"#VT);
    def : Pat<(i1 (setcc (VT (Val VT:$a)), (VT (Val VT:$b)), C.CC)),
              (i1 (ICMP C.Num, VT:$a, VT:$b, WidthOf<VT>.Bits))>;
  }
