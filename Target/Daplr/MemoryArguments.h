//===-- MemoryArguments.h - Arguments beyond the 16th -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The arguments that a function finds in memory, of which there are some if it
/// has more than there are argument registers. One that is only ever loaded as
/// a whole can arrive in a general register instead:
///
/// \code
///   %1 = LOAD 8, %fixed-stack.0, 0       %0 = INCOMING %fixed-stack.0
///   ...                             =>   ...
///   %2 = ADD %1, 1, 64                   %2 = ADD %0, 1, 64
/// \endcode
///
/// All of it can be undone, until finish().
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_DAPLR_MEMORYARGUMENTS_H
#define LLVM_LIB_TARGET_COURSE_DAPLR_MEMORYARGUMENTS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/Register.h"
#include <utility>

namespace llvm {

class MachineBasicBlock;
class MachineFunction;
class MachineInstr;

namespace course {

class MemoryArguments {
public:
  explicit MemoryArguments(MachineFunction &MF);

  /// How many there are; the first one has the number firstNumber().
  unsigned size() const { return Arguments.size(); }
  unsigned firstNumber() const { return First; }
  /// Whether argument \p Number, which is in memory, could be in a register.
  bool canBeInRegister(unsigned Number) const {
    return get(Number).IsReadAsWhole;
  }
  /// The blocks in which the argument is loaded, once for each time.
  SmallVector<const MachineBasicBlock *, 4> getReads(unsigned Number) const;

  /// Puts the argument in a value, defined at the start of the function. No
  /// register if nobody loads it.
  Register replaceLoads(unsigned Number);
  /// Undoes that. All uses of the value are as replaceLoads() left them.
  void restoreLoads(unsigned Number);
  /// Makes it final.
  void finish();

private:
  /// A load, or what keeps its place.
  struct Load {
    MachineInstr *Instr;
    MachineInstr *Marker = nullptr;
    SmallVector<std::pair<MachineInstr *, unsigned>, 2> Uses = {};
  };
  struct Argument {
    int FrameIndex = 0;
    bool IsReadAsWhole = false;
    SmallVector<Load, 1> Loads;
    MachineInstr *Incoming = nullptr;
  };

  const Argument &get(unsigned Number) const {
    return Arguments[Number - First];
  }
  Argument &get(unsigned Number) { return Arguments[Number - First]; }
  void findArguments();
  void addAccess(MachineInstr &MI);

  MachineFunction &MF;
  unsigned First;
  SmallVector<Argument, 0> Arguments;
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_DAPLR_MEMORYARGUMENTS_H
