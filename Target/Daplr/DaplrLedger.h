//===-- DaplrLedger.h - What arguments cost where they travel ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The functions of a program and the arguments of those whose calls are all
/// known: what each argument costs as one or in memory, and what it costs in
/// the register that is chosen for it.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_DAPLR_DAPLRLEDGER_H
#define LLVM_LIB_TARGET_COURSE_DAPLR_DAPLRLEDGER_H

#include "Daplr/IncomingRewriter.h"
#include "RegAlloc/Algorithms/ParameterChoice.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include <memory>

namespace llvm {

class MachineModuleInfo;
class Module;

namespace course {

/// A function and what it does for arguments in registers.
struct FunctionState {
  std::unique_ptr<IncomingRewriter> Rewriter;
  /// How often it is called in one run of the program (Facts/Frequencies).
  double Frequency = 1;
  /// All calls are known.
  bool IsLocal = false;
  /// Has to be realized, since a contract has changed.
  bool IsStale = false;
  SmallSetVector<FunctionState *, 4> Callers;
  unsigned NumCalls = 0;
  /// What it adds to the costs of arguments.
  SmallVector<std::pair<ParameterId, double>, 0> Costs;
};

/// An argument of a function whose calls are known.
struct ArgumentState {
  Function *F;
  unsigned Number;
  MCRegister Reg;
  /// What it costs without a register.
  double Saved = 0;
  /// What it costs in a register.
  double Cost = 0;
  /// Whether it is in memory without a register, and cannot have one.
  bool IsInMemory = false, MustStay = false;
};

class DaplrLedger {
public:
  /// All machine functions of \p M exist.
  DaplrLedger(Module &M, const MachineModuleInfo &MMI);

  MapVector<const Function *, FunctionState> Functions;
  IdVector<ParameterId, ArgumentState> Arguments;

  /// An argument if all calls of its function are known, else None.
  ParameterId find(const Function &F, unsigned Number) const {
    return ArgumentIds.lookup({&F, Number});
  }
  /// Where an argument travels; no register if it stays where it is.
  MCRegister getRegister(const Function &F, unsigned Number) const {
    ParameterId Id = find(F, Number);
    return Id != None ? Arguments[Id].Reg : MCRegister();
  }
  FunctionState &stateOf(const ArgumentState &Argument) {
    return Functions.find(Argument.F)->second;
  }
  const FunctionState &stateOf(const ArgumentState &Argument) const {
    return Functions.find(Argument.F)->second;
  }

  /// Starts anew, with no argument in a register; those in memory can have
  /// one only if \p WithMemory. The functions must have been reverted.
  void collectArguments(bool WithMemory);
  /// Takes an argument's register away.
  void drop(ArgumentState &Argument);
  /// Lets an argument travel in \p Reg, or if that is no register stay where it
  /// is. Its function and the callers have to be realized anew.
  void setRegister(ArgumentState &Argument, MCRegister Reg);
  /// Adds what the function has to do now to the costs of arguments.
  void account(FunctionState &State);
  /// What all arguments in registers save, less what they cost there.
  double computeGain() const;

private:
  void findLocalFunctions(const Module &M, const MachineModuleInfo &MMI);
  void collectCalls();
  void estimateFrequencies();
  void collectMemoryArguments();
  void computeSavings();

  DenseMap<std::pair<const Function *, unsigned>, ParameterId> ArgumentIds;
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_DAPLR_DAPLRLEDGER_H
