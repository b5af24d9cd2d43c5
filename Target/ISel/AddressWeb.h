//===-- AddressWeb.h - Addresses that could be less ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The offset of an access is free. So a constant that is added to an index goes
/// into the offsets of the accesses that the sum is the base of, also where
/// other things are added before or a loop steps through memory:
///
/// \code
///   %sum = ADD %index, 900                %p = PHI %index, %next
///   %p = PHI %sum, %next                  LOAD 4, %p, 904
///   LOAD 4, %p, 4                   =>    %next = ADD %p, %step
///   %next = ADD %p, %step
/// \endcode
///
/// All registers that a sum comes to, and all that come to the same PHIs, hold
/// less by the constant then. An access to 8 bytes before an address has the
/// offset 2^64 - 8, so that all is modulo 2^64.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_ISEL_ADDRESSWEB_H
#define LLVM_LIB_TARGET_COURSE_ISEL_ADDRESSWEB_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/Register.h"
#include <cstdint>

namespace llvm {

class MachineInstr;
class MachineOperand;
class MachineRegisterInfo;

namespace course {

class AddressWeb {
  MachineRegisterInfo &MRI;
  uint64_t Constant = 0;
  SmallSetVector<Register, 8> Regs;
  SmallVector<MachineOperand *, 8> Bases;

  bool addUses(Register Reg);
  bool addSources(Register Reg);
  bool canBeLess(Register Reg) const;
  bool isIn(const MachineOperand &MO) const;

public:
  explicit AddressWeb(MachineRegisterInfo &MRI) : MRI(MRI) {}

  /// Whether \p MI adds a constant to a virtual register, and nothing would be
  /// added to make the result less by that constant. Takes time in the uses of
  /// a limited number of registers.
  bool find(MachineInstr &MI);

  /// Makes all less. \p MI of find() and others that add the same constant are
  /// dead then: what they add to replaces their results, and is given to
  /// \p OnExtended, since it lives longer.
  void subtract(function_ref<void(Register)> OnExtended);
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_ISEL_ADDRESSWEB_H
