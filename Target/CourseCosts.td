//===-- CourseCosts.td - What each instruction costs -------*- tablegen -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Every cost of the machine, once. An instruction names its CostClass; a
/// CostTable gives each class a price in ticks. The generated table is read
/// through CourseCostModel only.
///
/// A tick is 1/2500 of the machine's cost unit, the unit in which all costs,
/// head movement included, are whole numbers: 0.6 is 1500, 1.0 is 2500.
///
/// A further edition of the machine is one more CostTable (and the processor
/// of the same name in Course.td).
///
//===----------------------------------------------------------------------===//

class CostClass<bits<5> id> {
  bits<5> Id = id;
}

// The numbers are the values of Course::CostClass in CourseBaseInfo.h.
def CostFree     : CostClass<0>;  // meta instructions; assert_eq
def CostMulDiv   : CostClass<1>;  // udiv sdiv urem srem mul
def CostLogic    : CostClass<2>;  // shl lshr ashr and or xor
def CostAddSub   : CostClass<3>;  // add sub
def CostCompare  : CostClass<4>;  // icmp
def CostSelect   : CostClass<5>;  // select
def CostBranch   : CostClass<6>;  // br switch ret
def CostCall     : CostClass<7>;  // call, without its arguments
def CostCallArg  : CostClass<8>;  // each argument of a call
def CostRead     : CostClass<9>;  // call read
def CostWrite    : CostClass<10>; // call write
def CostHeapOp   : CostClass<11>; // malloc free
def CostStack    : CostClass<12>; // load, store in the stack area
def CostHeap     : CostClass<13>; // load, store in the heap
def CostHeadByte : CostClass<14>; // each byte the head moves
def CostReset    : CostClass<15>; // reset
def CostArgRead  : CostClass<16>; // each argument register among the operands

class CostRow<string edition, CostClass cost, int ticks> {
  string Edition = edition;
  bits<5> Class = cost.Id;
  bits<32> Ticks = ticks;
}

// One edition: what all editions so far agree on, and what tells them apart.
multiclass CostTable<string name, int call, int callArg, int argRead> {
  def _Free     : CostRow<name, CostFree, 0>;
  def _MulDiv   : CostRow<name, CostMulDiv, 1500>;
  def _Logic    : CostRow<name, CostLogic, 2000>;
  def _AddSub   : CostRow<name, CostAddSub, 3000>;
  def _Compare  : CostRow<name, CostCompare, 2500>;
  def _Select   : CostRow<name, CostSelect, 3000>;
  def _Branch   : CostRow<name, CostBranch, 2500>;
  def _Read     : CostRow<name, CostRead, 5000>;
  def _Write    : CostRow<name, CostWrite, 7500>;
  def _HeapOp   : CostRow<name, CostHeapOp, 2500>;
  def _Stack    : CostRow<name, CostStack, 5000>;
  def _Heap     : CostRow<name, CostHeap, 10000>;
  def _HeadByte : CostRow<name, CostHeadByte, 1>;
  def _Reset    : CostRow<name, CostReset, 5000>;
  def _Call     : CostRow<name, CostCall, call>;
  def _CallArg  : CostRow<name, CostCallArg, callArg>;
  def _ArgRead  : CostRow<name, CostArgRead, argRead>;
}

// The machine as the course ran it.
defm SWPP2020 : CostTable<"swpp2020", 5000, 2500, 0>;

// The course's written specification: a call costs 2 * (1 + arguments), and
// each argument register among an instruction's operands costs 1.
defm SWPP2020Spec : CostTable<"swpp2020-spec", 5000, 5000, 2500>;

def CostTableRows : GenericTable {
  let FilterClass = "CostRow";
  let CppTypeName = "CostRow";
  let Fields = ["Edition", "Class", "Ticks"];
}

def lookupCostRow : SearchIndex {
  let Table = CostTableRows;
  let Key = ["Edition", "Class"];
}
