//===-- CourseInstrMemory.td - Loads, stores and the heap --*- tablegen -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Memory instructions. The price of an access depends on its address; the
/// cost class names the cheaper one, in the stack area.
///
//===----------------------------------------------------------------------===//

let mayLoad = 1 in
def LOAD : CourseInst<(outs RES:$d), (ins size:$s, RI:$base, offset:$o),
                      "$d = load $s $base $o", CostStack>;
let mayStore = 1 in
def STORE : CourseInst<(outs), (ins size:$s, RI:$v, RI:$base, offset:$o),
                       "store $s $v $base $o", CostStack>;

let hasSideEffects = 1, mayLoad = 1, mayStore = 1 in {
def MALLOC : CourseInst<(outs RES:$d), (ins RI:$n), "$d = malloc $n",
                        CostHeapOp>;
def FREE : CourseInst<(outs), (ins RI:$p), "free $p", CostHeapOp>;
def RESET_STACK : CourseInst<(outs), (ins), "reset stack", CostReset>;
def RESET_HEAP : CourseInst<(outs), (ins), "reset heap", CostReset>;
}

// base + constant: the offset of an access is free.
def Address : ComplexPattern<i64, 2, "selectAddress">;

class LoadOf<SDPatternOperator load, ValueType VT, int bytes>
    : Pat<(VT (load (Address i64:$base, i64:$o))),
          (VT (LOAD bytes, i64:$base, i64:$o))>;

def : LoadOf<load, i64, 8>;
def : LoadOf<load, i32, 4>;
def : LoadOf<load, i16, 2>;
def : LoadOf<load, i8, 1>;
foreach VT = [i64, i32, i16] in {
  def : LoadOf<zextloadi8, VT, 1>;
  def : LoadOf<extloadi8, VT, 1>;
}
foreach VT = [i64, i32] in {
  def : LoadOf<zextloadi16, VT, 2>;
  def : LoadOf<extloadi16, VT, 2>;
}
def : LoadOf<zextloadi32, i64, 4>;
def : LoadOf<extloadi32, i64, 4>;

class StoreOf<SDPatternOperator store, ValueType VT, int bytes>
    : Pat<(store (VT (!cast<ComplexPattern>("Val"#VT) VT:$v)),
                 (Address i64:$base, i64:$o)),
          (STORE bytes, VT:$v, i64:$base, i64:$o)>;

def : StoreOf<store, i64, 8>;
def : StoreOf<store, i32, 4>;
def : StoreOf<store, i16, 2>;
def : StoreOf<store, i8, 1>;
foreach VT = [i64, i32, i16] in
  def : StoreOf<truncstorei8, VT, 1>;
foreach VT = [i64, i32] in
  def : StoreOf<truncstorei16, VT, 2>;
def : StoreOf<truncstorei32, i64, 4>;

def SDT_CourseHeapAlloc : SDTypeProfile<1, 1, [SDTCisVT<0, i64>,
                                               SDTCisVT<1, i64>]>;
def SDT_CourseHeapFree : SDTypeProfile<0, 1, [SDTCisVT<0, i64>]>;
def CourseMalloc : SDNode<"CourseISD::MALLOC", SDT_CourseHeapAlloc,
                          [SDNPHasChain, SDNPMayLoad, SDNPMayStore]>;
def CourseFree : SDNode<"CourseISD::FREE", SDT_CourseHeapFree,
                        [SDNPHasChain, SDNPMayLoad, SDNPMayStore]>;
def : Pat<(i64 (CourseMalloc (i64 (Vali64 i64:$n)))), (i64 (MALLOC i64:$n))>;
def : Pat<(CourseFree (i64 (Vali64 i64:$p))), (FREE i64:$p)>;

// sp -= size; result = sp + the room for outgoing arguments, which is known
// only when the frame is laid out.
let Defs = [SP], Uses = [SP], hasSideEffects = 1 in
def DYNALLOCA : CoursePseudo<(outs GPR:$d), (ins RI:$size, offset:$align),
                             CostAddSub>;
