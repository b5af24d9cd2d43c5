//===-- CourseLiveness.h - Which IR values are live where -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `course-liveness`: for each instruction of a function the values that are
/// live just before it, and which values interfere, as if each IR value took a
/// register. `print<course-liveness>` shows them, with what the allocator's
/// algorithms make of the graph:
///
/// \code
///   liveness of 'f': 3 values, at most 2 live at once
///     %0
///       []              %x = call i64 @read()
///       [%x]            %y = call i64 @read()
///       [%x %y]         %z = add i64 %x, %y
///       [%z]            ret i64 %z
///     interferences: %x-%y
///     elimination order: %x %y %z
///     registers: %x:0 %y:1 %z:0
/// \endcode
///
/// A value is an argument or the result of an instruction. It is live from its
/// definition to its last use on every path: a definition may share the
/// register of what is used for the last time there. The PHIs of a block take
/// place at once at its start, and use their operands at the ends of its
/// predecessors. A definition that nobody uses interferes with what is live
/// after it. Blocks that cannot be reached are left out.
///
/// The walk goes from each use up to the definition, through all predecessors;
/// time and memory are proportional to the function plus its live sets.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_COURSELIVENESS_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_COURSELIVENESS_H

#include "RegAlloc/Algorithms/InterferenceGraph.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/PassManager.h"

namespace llvm {

class BasicBlock;
class Function;
class Value;

class CourseLiveness {
public:
  /// Values as nodes, ascending.
  using LiveSet = course::NodeList;

  explicit CourseLiveness(const Function &F);

  /// The values of the function, numbered in its order: arguments first.
  course::IdArrayRef<course::NodeId, const Value *> values() const {
    return Values;
  }

  bool isReachable(const BasicBlock &BB) const {
    return LiveOuts.contains(&BB);
  }

  /// What is live before each instruction of \p BB, which must be reachable,
  /// and last what is live at its end.
  SmallVector<LiveSet, 0> liveSets(const BasicBlock &BB) const;

  course::InterferenceGraph interferences() const;

  /// How many bytes, in words of 8, the values take that are live at once.
  uint64_t maxLiveBytes() const;

private:
  void walk(course::NodeId Number);

  const Function &F;
  course::IdVector<course::NodeId, const Value *> Values;
  DenseMap<const Value *, course::NodeId> Numbers;
  DenseMap<const BasicBlock *, LiveSet> LiveOuts;
};

class CourseLivenessAnalysis
    : public AnalysisInfoMixin<CourseLivenessAnalysis> {
  friend AnalysisInfoMixin<CourseLivenessAnalysis>;
  static AnalysisKey Key;

public:
  using Result = CourseLiveness;
  CourseLiveness run(Function &F, FunctionAnalysisManager &);
};

class CourseLivenessPrinterPass
    : public PassInfoMixin<CourseLivenessPrinterPass> {
  raw_ostream &OS;

public:
  explicit CourseLivenessPrinterPass(raw_ostream &OS) : OS(OS) {}
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
  static bool isRequired() { return true; }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_COURSELIVENESS_H
