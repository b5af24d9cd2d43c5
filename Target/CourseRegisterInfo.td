//===-- CourseRegisterInfo.td - Registers ------------------*- tablegen -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// 16 general registers, sp, and 16 read-only argument registers. The machine
/// puts all of them back when a callee returns, so no register is ever
/// clobbered by a call.
///
//===----------------------------------------------------------------------===//

class CourseReg<bits<16> Enc, string n> : Register<n> {
  let HWEncoding = Enc;
  let Namespace = "Course";
}

foreach I = 1...16 in
  def R#I : CourseReg<I, "r"#I>, DwarfRegNum<[I]>;

def SP : CourseReg<17, "sp">, DwarfRegNum<[17]>;

// Nothing writes an argument register while a function runs, so any use of
// its copy can read the register itself.
let isConstant = true in
foreach I = 1...16 in
  def ARG#I : CourseReg<!add(17, I), "arg"#I>, DwarfRegNum<[!add(17, I)]>;

// What an instruction can write. All integer types live in these registers;
// the bits above the type's width are unspecified, but an i1 is 0 or 1.
def GPR : RegisterClass<"Course", [i64, i32, i16, i8, i1], 64,
                        (add (sequence "R%u", 1, 16), SP)>;

def ARG : RegisterClass<"Course", [i64, i32, i16, i8, i1], 64,
                        (sequence "ARG%u", 1, 16)> {
  let isAllocatable = 0;
}

// What an instruction can read. Argument registers are reserved.
def VAL : RegisterClass<"Course", [i64, i32, i16, i8, i1], 64,
                        (add GPR, ARG)>;
