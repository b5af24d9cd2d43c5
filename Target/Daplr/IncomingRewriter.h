//===-- IncomingRewriter.h - Arguments to general registers -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What one function has to do for arguments to travel in general registers:
/// its own, and those of the functions it calls. The function is in SSA form
/// and stays so, and spilling is done.
///
/// First every argument becomes a value that is there when the function starts.
/// Then, given the registers in which arguments travel, copies are inserted
/// where a value cannot be in the right register all of its life:
///
/// \code
///   %0 = INCOMING $arg1 (in r1)         %0 = INCOMING $arg1
///   %1 = ADD %0, -1, 64                 %3 = COPY %0
///   %2 = CALL @f, %1 (in r1)     =>     %1 = ADD %3, -1, 64
///   %4 = ADD %0, -2, 64                 %5 = COPY %1         coalesced
///                                       %2 = CALL @f, %5
///                                       %4 = ADD %3, -2, 64
/// \endcode
///
/// A value that lives on after a call is in the register of the argument all
/// of its life (an array, passed on through a recursion), if nothing else wants
/// to be there meanwhile. That is decided by the weight of calls. An argument
/// that must leave its register is copied once, on the path to all calls
/// for which it must, but not on paths without such calls. A copy serves
/// several calls of a block one after the other, since registers are what they
/// were after each.
///
/// Where it is cheaper, an argument that must leave its register is not kept at
/// all: what is made from it afterwards is made from what was passed
/// (RelatedSums.h).
///
/// An argument beyond those that have argument registers is stored to memory
/// before the call, and loaded in the function. In a register, it is an operand
/// of the call and a value like the others.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_DAPLR_INCOMINGREWRITER_H
#define LLVM_LIB_TARGET_COURSE_DAPLR_INCOMINGREWRITER_H

#include "Daplr/MemoryArguments.h"
#include "Facts/IncomingRegisters.h"
#include "Facts/SSALiveness.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineOperand.h"

namespace llvm {

class CourseInstrInfo;
class MachineRegisterInfo;

namespace course {

/// An argument that a call of the program's own functions passes.
struct PassedArgument {
  MachineInstr *Call;
  unsigned OpNo;
  const Function *Callee;
  unsigned Number;
  /// Of the call, for each call of the function that it is in.
  double Frequency;
  /// What brings it to memory, if anything does. As long as that is so, it is
  /// no operand of the call.
  MachineInstr *Store = nullptr;
  bool IsStored = false;

  MachineOperand &getOperand() const {
    return IsStored ? Store->getOperand(1) : Call->getOperand(OpNo);
  }
};

/// What it costs to bring an argument where its function expects it, for each
/// call of the function that has to do it.
struct PassingCost {
  const Function *Callee;
  unsigned Number;
  double Ticks;
};

/// Where an argument travels; no register means in its argument register.
using RegisterOfArgument =
    function_ref<MCRegister(const Function &, unsigned Number)>;

/// Whether registers can be assigned in \p MF, which is in SSA form, with those
/// values in those registers.
bool canColor(const MachineFunction &MF,
              ArrayRef<std::pair<Register, MCRegister>> Pinned);

class IncomingRewriter {
public:
  explicit IncomingRewriter(MachineFunction &MF);

  MachineFunction &getFunction() const { return MF; }
  ArrayRef<PassedArgument> arguments() const { return Arguments; }
  const MachineBlockFrequencyInfo &getFrequencies() const {
    return Frequencies;
  }
  double getFrequency(const MachineBasicBlock &MBB) const {
    return Frequencies.getBlockFreqRelativeToEntryBlock(&MBB);
  }

  /// Makes a value of each argument of this function that is read, not in
  /// memory and none yet. Its callers must all be known.
  void addIncoming();
  /// The arguments of this function that are in memory. \see addFromMemory
  const MemoryArguments &inMemory() const { return InMemory; }
  /// Makes a value of an argument that is in memory but can be in a register.
  void addFromMemory(unsigned Number);
  /// Undoes it for one argument.
  void dropIncoming(unsigned Number);
  /// The value of an argument; no register if there is none.
  Register getIncoming(unsigned Number) const {
    return Number < Incoming.size() ? Incoming[Number] : Register();
  }
  /// What it costs to read an argument, or to load it if it is in memory, each
  /// time the function is called. \see chooseArgumentCopies
  double getReadCost(unsigned Number) const;

  /// Undoes what the last call did and inserts copies for \p RegisterOf.
  /// \returns false if registers cannot be assigned then. Call revert() or
  /// realize() with other registers in that case.
  bool realize(RegisterOfArgument RegisterOf);
  void revert();
  /// What the copies cost that are there now.
  ArrayRef<PassingCost> costs() const { return Costs; }
  /// Makes it final.
  void finish();

private:
  using InsertPoint =
      std::pair<MachineBasicBlock *, MachineBasicBlock::iterator>;
  /// From the copy on, an argument is another value.
  struct Split {
    MachineInstr *Copy;
    Register From;
  };

  // The present realization (IncomingRewriter.cpp).
  bool isColorable() const;
  bool tryToRealize(bool RelatesSums, bool SharesCopies);
  double computeCost() const;

  // Arguments of this function that leave their registers (IncomingSplits.cpp).
  bool mustLeave(Register Value, MCRegister Reg, const PassedArgument &For,
                 const CallLiveness &Calls) const;
  bool mustLeave(Register Value, MCRegister Reg,
                 const CallLiveness &Calls) const;
  SmallVector<MachineInstr *, 4> findPlaces(Register Value, MCRegister Reg,
                                            const CallLiveness &Calls) const;
  MachineInstr *getPlace(const PassedArgument &Argument) const;
  InsertPoint chooseSplit(ArrayRef<MachineInstr *> Places) const;
  InsertPoint getStart() const;
  Split split(unsigned Number, InsertPoint Place);
  void undoSplit(const Split &S);
  void splitIncoming();
  bool hasRelatedSums() const;
  void relateSums();
  void unrelateSums();

  // Arguments of calls (PassedArguments.cpp).
  void addStored(MachineInstr &Call);
  void loadOperands();
  void storeOperands();
  void pinValues(const CallLiveness &Calls);
  DenseSet<std::pair<Register, unsigned>>
  findDisturbed(const CallLiveness &Calls) const;
  bool canPin(Register Value, MCRegister Reg,
              const SSALiveness &Liveness) const;
  void insertCopies(bool SharesCopies);
  void removeCopies();
  MachineInstr &insertCopy(const PassedArgument &Argument);
  void addPassingCost(const PassedArgument &Argument,
                      const CallLiveness &Calls);
  double getCopyCost(const MachineOperand &Source) const;

  MachineFunction &MF;
  MachineRegisterInfo &MRI;
  const CourseInstrInfo &TII;
  MachineDominatorTree Dominators;
  MachineLoopInfo Loops;
  MachineBranchProbabilityInfo Probabilities;
  MachineBlockFrequencyInfo Frequencies;

  MemoryArguments InMemory;
  SmallVector<PassedArgument, 0> Arguments;
  SmallVector<Register, 4> Incoming;

  // The present realization.
  SmallVector<MCRegister, 4> Home;        ///< By argument of the function.
  SmallVector<MCRegister, 0> Destination; ///< By index into Arguments.
  DenseMap<Register, MCRegister> Pinned;
  SmallVector<Split, 4> Splits;
  struct RelatedSum {
    MachineInstr *Sum;
    Register Common;
    int64_t Constant;
  };
  SmallVector<RelatedSum, 4> Related;
  struct ChangedOperand {
    /// What was inserted for it; null if an earlier copy serves.
    MachineInstr *Copy;
    unsigned Argument;
    MachineOperand Original;
  };
  SmallVector<ChangedOperand, 0> Copies;
  SmallVector<PassingCost, 0> Costs;
  /// Values that end at a call and are in the right place there.
  DenseSet<std::pair<const MachineInstr *, Register>> Ending;
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_DAPLR_INCOMINGREWRITER_H
