//===-- IncomingRegisters.h - Arguments in the caller's registers -*- C++ -*-=//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A function starts with the registers of its caller. What course-daplr
/// decides about a function is which of its arguments it finds there, and that
/// is a contract between the function and all of its calls. It is kept with the
/// function in IR, as the attribute "course-incoming": one word for each
/// argument, "arg" or the name of a general register. Arguments in memory come
/// after those in argument registers, and only up to the last one that has a
/// general register.
///
/// \code
///   define internal i64 @f(i64, i64) "course-incoming"="r3 arg"
/// \endcode
///
/// From course-daplr to course-daplr-calls, thus during allocation, calls still
/// have all of their operands, and the function still names its arguments as
/// they were numbered:
///
/// \code
///   %0:gpr = INCOMING $arg1            to be allocated to r3
///   %1:gpr = ADD %0, $arg2, 64
///   %2:gpr = CALL @f, %1, 7            %1 to be allocated to r3
/// \endcode
///
/// Where one of the arguments in memory has a general register, it is an
/// operand of the calls, too, and its place on the stack is what it is named by
/// in the function:
///
/// \code
///   %0:gpr = INCOMING %fixed-stack.0
/// \endcode
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_FACTS_INCOMINGREGISTERS_H
#define LLVM_LIB_TARGET_COURSE_FACTS_INCOMINGREGISTERS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/Register.h"
#include "llvm/MC/MCRegister.h"
#include <optional>
#include <utility>

namespace llvm {

class Function;
class MachineFunction;
class MachineInstr;

namespace course {

/// For each argument, in order, the general register in which it arrives, or no
/// register.
using IncomingRegisters = SmallVector<MCRegister, 4>;

/// What the attribute of \p F says; empty without one.
IncomingRegisters getIncomingRegisters(const Function &F);
void setIncomingRegisters(Function &F, ArrayRef<MCRegister> Registers);

/// Argument number 0 is arg1.
unsigned getArgumentNumber(MCRegister Argument);
MCRegister getArgumentRegister(unsigned Number);

/// The number of the argument that the INCOMING \p MI is; none if it can be no
/// argument.
std::optional<unsigned> getIncomingNumber(const MachineInstr &MI);

/// The number of the argument that is in memory at the stack object \p FI, or
/// \p Offset bytes after it; none if no argument starts there.
std::optional<unsigned> getMemoryArgument(const MachineFunction &MF, int FI,
                                          int64_t Offset = 0);

/// The number of the argument in memory that \p MI loads and does nothing else.
/// It need not be the one whose stack object it names: LLVM makes one access of
/// two and two of one.
std::optional<unsigned> getLoadedArgument(const MachineInstr &MI);

/// The numbers of the arguments in memory that \p MI could access: the first
/// one, and one more than the last one. All of them if it takes an address.
std::pair<unsigned, unsigned> getAccessedArguments(const MachineInstr &MI);

/// The stores that bring arguments of \p Call to memory, by the places there:
/// each is the only one to its place, and nothing comes between that calls a
/// function or changes sp.
SmallVector<const MachineInstr *, 0>
findStoredArguments(const MachineInstr &Call);

/// The number of the argument that \p Store, found for a call of \p Callee, is.
unsigned getStoredNumber(const MachineInstr &Store, const Function &Callee);

/// The program's function that \p MI calls; null if it calls none.
const Function *getCalledFunction(const MachineInstr &MI);

/// The number of the operand that is argument 0 of the call \p MI.
unsigned getFirstArgumentOperand(const MachineInstr &MI);

/// Each virtual register of \p MF that has its register by a contract:
/// \p GetRegister says where a function finds an argument, if in a general
/// register. A value that would need two has the first one, which allocation's
/// check then refuses.
SmallVector<std::pair<Register, MCRegister>, 0> findPinnedRegisters(
    const MachineFunction &MF,
    function_ref<MCRegister(const Function &, unsigned Number)> GetRegister);

/// By the attributes.
SmallVector<std::pair<Register, MCRegister>, 0>
findPinnedRegisters(const MachineFunction &MF);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_FACTS_INCOMINGREGISTERS_H
