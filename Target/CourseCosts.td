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
/// A further processor is one more CostTable, and a ProcessorModel of the same
/// name in Course.td.
///
//===----------------------------------------------------------------------===//

class CostClass<int id, string name> {
  bits<5> Id = id;
  string Name = name;
}

// The only list of cost classes: each is a record Cost<name>, and a value of
// the generated enumeration Course::CostClass.
defvar CostClassNames = [
  "Free",     // meta instructions; assert_eq
  "MulDiv",   // udiv sdiv urem srem mul
  "Logic",    // shl lshr ashr and or xor
  "AddSub",   // add sub
  "Compare",  // icmp
  "Select",   // select
  "Branch",   // br switch ret
  "Call",     // call, without its arguments
  "CallArg",  // each argument of a call
  "Read",     // call read
  "Write",    // call write
  "HeapOp",   // malloc free
  "Stack",    // load, store in the stack area
  "Heap",     // load, store in the heap
  "HeadByte", // each byte the head moves
  "Reset",    // reset
  "ArgRead",  // each argument register among the operands
];
foreach I = !range(CostClassNames) in {
  defvar Name = CostClassNames[I];
  def Cost#Name : CostClass<I, Name>;
}

// For a plain enumeration, CourseBaseInfo.h gives it a scope.
def CostClassValue : GenericEnum {
  let FilterClass = "CostClass";
  let NameField = "Name";
  let ValueField = "Id";
}

// By name, for the option that changes prices.
def CostClassRows : GenericTable {
  let FilterClass = "CostClass";
  let CppTypeName = "CostClassRow";
  let Fields = ["Name", "Id"];
}

class CostRow<string processor, CostClass cost, int ticks> {
  string Processor = processor;
  bits<5> Class = cost.Id;
  bits<32> Ticks = ticks;
}

// One processor: what all so far agree on, and what tells them apart.
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
  let Fields = ["Processor", "Class", "Ticks"];
}
