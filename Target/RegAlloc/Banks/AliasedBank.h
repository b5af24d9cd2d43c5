//===-- AliasedBank.h - Registers that overlap ------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A bank of registers of which some are parts of others.
///
/// The bank consists of units, which nothing divides. A register is a set of
/// units, and belongs to one class; all registers of a class have as many
/// units. Any two registers are disjoint, or one contains the other
/// (hierarchical aliasing). In a flat bank each register is a unit.
///
/// A description is a YAML file:
/// \code
///   regclasses:
///     - name: G8
///       registers: [AH, AL, BH, BL]
///     - name: G16
///       registers: [AX, BX]
///       elements: {AX: [AH, AL], BX: [BH, BL]}
/// \endcode
/// An element is a register of another class, or a part that no class has and
/// that the list `parts` names. A register without elements is a unit.
///
/// The squeeze of a value (Smith, Ramsey, Holloway 2004) is how many registers
/// of its class the values that interfere with it can deny it at worst. It is
/// counted in registers of the value's own class, everywhere. With a flat bank
/// it is the degree, as far as there are registers.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_ALIASEDBANK_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_ALIASEDBANK_H

#include "RegAlloc/Algorithms/Complaint.h"
#include "RegAlloc/Algorithms/Ids.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include <string>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace llvm::course {

/// A class of registers of a bank, and a register.
using ClassId = Id<struct RegisterClassTag>;
using RegisterId = Id<struct BankRegisterTag>;

/// A register for each of some nodes, or None.
using RegisterAssignment = IdVector<NodeId, RegisterId>;
using RegisterAssignmentRef = IdArrayRef<NodeId, RegisterId>;

/// A set of units, unit U as bit U.
using UnitSet = uint64_t;
constexpr unsigned MaxUnits = 64;

/// A number for each class.
using ClassCounts = IdArrayRef<ClassId, unsigned>;

class AliasedBank {
public:
  struct Register {
    std::string Name;
    ClassId Class;
    UnitSet Units;
    /// What the description says it consists of: registers, by name.
    SmallVector<std::string, 2> Elements;
    /// The units of the smallest register that contains it and more, if any.
    UnitSet Around = 0;
  };
  struct RegisterClass {
    std::string Name;
    SmallVector<RegisterId, 0> Registers;
    /// Of each register.
    unsigned NumUnits = 0;
  };

  /// Reads a description; errors name file, line and column.
  static Expected<AliasedBank> read(StringRef Text, StringRef FileName);

  /// The bank as a description that read() takes.
  void write(raw_ostream &OS) const;

  /// A flat bank of the registers r0, r1, ... in the class R.
  static AliasedBank makeFlat(unsigned NumRegisters);

  unsigned numUnits() const { return NumUnits; }
  unsigned numRegisters() const { return Registers.size(); }
  unsigned numClasses() const { return Classes.size(); }
  auto classIds() const { return Classes.ids(); }

  auto registerIds() const { return Registers.ids(); }

  const Register &reg(RegisterId R) const { return Registers[R]; }
  const RegisterClass &regClass(ClassId C) const { return Classes[C]; }
  ArrayRef<RegisterId> registersOf(ClassId C) const {
    return Classes[C].Registers;
  }
  UnitSet unitsOf(RegisterId R) const { return Registers[R].Units; }
  bool overlap(RegisterId A, RegisterId B) const {
    return (unitsOf(A) & unitsOf(B)) != 0;
  }

  /// The class or register of a name, or None.
  ClassId findClass(StringRef Name) const;
  RegisterId findRegister(StringRef Name) const;

  /// What units are called: by the register that is just this unit, if any.
  std::string nameOf(UnitSet Units) const;

  /// How many registers of class \p C have no unit in \p Denied.
  unsigned numAvailable(ClassId C, UnitSet Denied) const;

  /// The most registers of class \p C that one register of \p Other overlaps.
  unsigned worstCase(ClassId C, ClassId Other) const {
    return relation(C, Other).Worst;
  }

  /// How many of the registers of class \p C that have no unit in \p Denied
  /// neighbours can deny at worst, of which there are \p Counts[D] of each
  /// class D. Never less than what an assignment of them can deny, and never
  /// more than there are. O(classes), or with \p Denied O(classes x registers).
  ///
  /// A neighbour that is put into a register moves from the counts to what is
  /// denied. Then the squeeze falls by at least what that register denies, so
  /// that what could be simplified still can.
  unsigned squeeze(ClassId C, ClassCounts Counts, UnitSet Denied = 0) const;

  /// Whether a register of class \p C is left, whatever those neighbours get.
  bool isSafe(ClassId C, ClassCounts Counts, UnitSet Denied) const {
    return squeeze(C, Counts, Denied) < numAvailable(C, Denied);
  }

  /// The register pressure for class \p C: how many registers of it values of
  /// the classes \p Live take at least. A register that is taken in part counts
  /// as a whole.
  unsigned pressure(ClassId C, ArrayRef<ClassId> Live) const;

  /// Whether registers are sound and hierarchical, and squeezes agree with
  /// them.
  Complaint verify() const;

private:
  friend class BankReader;

  struct Relation {
    /// See worstCase().
    unsigned Worst;
    /// The registers of the one class that overlap any of the other.
    unsigned Covered;
  };
  void finish();
  const Relation &relation(ClassId C, ClassId Other) const {
    return Relations[C.index() * numClasses() + Other.index()];
  }

  IdVector<RegisterId, Register> Registers;
  IdVector<ClassId, RegisterClass> Classes;
  SmallVector<std::string, 0> Parts;
  unsigned NumUnits = 0;

  /// Derived by finish(): how each class bears on each; the classes such that
  /// one comes before the class that covers all of its units; that class.
  SmallVector<Relation, 0> Relations;
  SmallVector<ClassId, 0> InsideOut;
  IdVector<ClassId, ClassId> CoveredBy;
  /// All units of each class.
  IdVector<ClassId, UnitSet> Covers;
  StringMap<RegisterId> RegisterIds;
  StringMap<ClassId> ClassIds;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_ALIASEDBANK_H
