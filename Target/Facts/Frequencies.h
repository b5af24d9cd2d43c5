//===-- Frequencies.h - How often code runs in a program --------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How often functions, blocks and edges run, in IR and in machine code. Within
/// a function that is LLVM's estimate, or the profile where there is one. A
/// function runs as often as all its call sites together:
///
/// \code
///   main: loop of 30 { call f }      f: 30
///   f:    call g; call g             g: 60
/// \endcode
///
/// Functions that call each other in a cycle (a strongly connected component of
/// the call graph, or one function that calls itself) are followed level by
/// level: a call from outside the component is one of level 0, what it calls in
/// the component is level 1, and so on up to LevelsOfRecursion. So a call site
/// that runs r times in each call of its own function adds r + r^2 + r^3 ..: a
/// function that mostly returns at once is called little more often than from
/// outside, one that branches like a tree very often. Calls and call sites
/// agree, up to what the last level calls.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_FACTS_FREQUENCIES_H
#define LLVM_LIB_TARGET_COURSE_FACTS_FREQUENCIES_H

#include "RegAlloc/Algorithms/Ids.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/BlockFrequencyInfo.h"
#include "llvm/Analysis/BranchProbabilityInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"

namespace llvm {

class MachineBasicBlock;
class MachineBlockFrequencyInfo;
class MachineBranchProbabilityInfo;
class MachineFunction;
class Module;

namespace course {

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// A call site: one run of Caller executes it Calls times.
struct CallEdge {
  FunctionId Caller, Callee;
  double Calls;
};

struct CallFrequencyGraph {
  /// How often each function is called by what is not in the graph.
  IdVector<FunctionId, double> FromOutside;
  SmallVector<CallEdge, 0> Edges;
};

/// Measured on the benchmarks at -O2 with both cost tables: 1, 4, 8 and 16 cost
/// the same, 0 (recursion is not followed) costs 1.167 of flood-fill. 8 to 100
/// calls for each one from outside, whatever the call sites say, cost 1.003 of
/// binary-tree.
constexpr unsigned LevelsOfRecursion = 8;
/// Chains of loops and calls would grow without end. The benchmarks cost the
/// same with 1e3 and 1e12.
constexpr double MaxCalls = 1e6;

/// How often each function of \p Graph is called, at most MaxCalls; 0 if
/// nothing leads there from outside. The order of edges does not matter, to the
/// last bit. O((n + m) log m) for n functions and m call sites,
/// LevelsOfRecursion times that within components.
IdVector<FunctionId, double> estimateCalls(const CallFrequencyGraph &Graph);

/// Calls of functions in one run of the program.
using CallFrequencies = DenseMap<const Function *, double>;

/// Of all functions that \p M defines. Those that others can call (main, what
/// has external linkage, what is not only called) and those that nobody calls
/// are called once from outside.
CallFrequencies estimateCalls(Module &M);

/// A machine function of a program.
struct ProgramFunction {
  const MachineFunction &MF;
  const MachineBlockFrequencyInfo &Frequencies;
  /// Otherwise it is called once from outside.
  bool AreAllCallsKnown;
};

/// Of machine functions, all of which exist.
CallFrequencies estimateCalls(ArrayRef<ProgramFunction> Functions);

//===----------------------------------------------------------------------===//
// Blocks and edges
//===----------------------------------------------------------------------===//

/// How often blocks and edges of IR are executed in one call of their function.
class LocalFrequencies {
  DominatorTree DT;
  LoopInfo LI;
  BranchProbabilityInfo BPI;
  BlockFrequencyInfo BFI;

public:
  explicit LocalFrequencies(Function &F)
      : DT(F), LI(DT), BPI(F, LI), BFI(F, BPI, LI) {}

  double get(const BasicBlock &BB) const;
  double get(const BasicBlock &From, const BasicBlock &To) const;
};

/// How often the edge is taken for each call of the function; for blocks ask
/// MachineBlockFrequencyInfo::getBlockFreqRelativeToEntryBlock.
double getEdgeFrequency(const MachineBlockFrequencyInfo &Frequencies,
                        const MachineBranchProbabilityInfo &Probabilities,
                        const MachineBasicBlock &Pred,
                        const MachineBasicBlock &Succ);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_FACTS_FREQUENCIES_H
