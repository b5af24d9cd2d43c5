//===-- RegisterRanges.h - What allocated registers may hold ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which numbers registers hold after register assignment, as intervals of
/// unsigned numbers of 64 bits, which of two is smaller, and which blocks are
/// reached at all. A sparse conditional propagation of constants that also
/// knows what branches say, as that r1 is 0 where `br r1 .a .b` leads to .b,
/// and that a remainder is less than its divisor, which is not 0.
///
/// An interval that grows at the start of a block grows to a power of two, and
/// after a few times to all numbers of 32 bits, then to all. Linear in the
/// instructions and in the edges.
///
/// M. Wegman, F. Zadeck, Constant Propagation with Conditional Branches,
/// TOPLAS 1991.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_EMIT_REGISTERRANGES_H
#define LLVM_LIB_TARGET_COURSE_EMIT_REGISTERRANGES_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <array>
#include <cassert>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace llvm {

class MachineBasicBlock;
class MachineFunction;
class MachineInstr;
class MachineOperand;

namespace course {

/// Unsigned numbers from Lo to Hi, both included.
struct RegisterRange {
  uint64_t Lo = 0, Hi = std::numeric_limits<uint64_t>::max();

  bool operator==(const RegisterRange &Other) const {
    return Lo == Other.Lo && Hi == Other.Hi;
  }
  std::optional<uint64_t> getConstant() const {
    return Lo == Hi ? std::optional(Lo) : std::nullopt;
  }
  /// Whether no bit from \p Width on is set.
  bool fits(unsigned Width) const { return Width >= 64 || Hi >> Width == 0; }
};

/// The ranges at one place of a function without virtual registers.
class RegisterState {
  static constexpr unsigned NumRegs = 17;
  using RegSet = uint32_t;
  /// A register that is 1 or another number but 0 where A is less than B, or
  /// where it is not.
  struct Comparison {
    uint8_t A = 0, B = 0;
    bool IsLess = false;
  };
  std::array<RegisterRange, NumRegs> Ranges;
  /// For each register those that hold a greater number.
  std::array<RegSet, NumRegs> Greater = {};
  std::array<Comparison, NumRegs> Comparisons;
  /// The registers that Comparisons hold for.
  RegSet Compared = 0;

public:
  /// Whether the same is known. Both are starts of blocks, where no comparisons
  /// are.
  bool operator==(const RegisterState &Other) const {
    assert(!Compared && !Other.Compared && "not where a block starts");
    return Ranges == Other.Ranges && Greater == Other.Greater;
  }
  /// Of a register, a constant, or anything else that is read or was written.
  RegisterRange get(const MachineOperand &MO) const;
  /// Whether \p A is less than \p B, of these bits, or greater.
  enum Order { Unordered, IsLess, IsGreater };
  Order getOrder(const MachineOperand &A, const MachineOperand &B,
                 unsigned Width) const;
  /// What holds after \p MI.
  void step(const MachineInstr &MI) { step(MI, evaluate(MI)); }
  /// \p Result is what \p MI gives.
  void step(const MachineInstr &MI, RegisterRange Result);
  RegisterRange evaluate(const MachineInstr &MI) const;
  /// Calls \p Visit for each successor that the end of \p MBB may lead to, with
  /// what holds there. This is the state before the block's end.
  using VisitFn =
      function_ref<void(MachineBasicBlock &, const RegisterState &)>;
  void follow(const MachineBasicBlock &MBB, VisitFn Visit) const;
  /// The only such successor, or null.
  MachineBasicBlock *getOnlySuccessor(const MachineBasicBlock &MBB) const;
  /// Also allows what \p Other does. True if it did not. What grows may be
  /// anything if \p Widens.
  bool join(const RegisterState &Other, bool Widens);

private:
  void set(const MachineOperand &MO, RegisterRange Range);
  void forget(unsigned Reg);
  void addLess(unsigned A, unsigned B);
  std::optional<RegisterRange> getOrdered(const MachineInstr &MI) const;
  std::optional<Comparison> getComparison(const MachineInstr &MI) const;
  bool restrict(const MachineOperand &Value, RegisterRange Range);
  void stepRelations(const MachineInstr &MI);
};

/// The ranges at the starts of the blocks of a function.
class RegisterRanges {
  /// By the numbers of blocks.
  std::vector<std::optional<RegisterState>> Starts;

public:
  explicit RegisterRanges(MachineFunction &MF);

  /// None if the block is never reached, or has been added since.
  const RegisterState *getStart(const MachineBasicBlock &MBB) const;
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_EMIT_REGISTERRANGES_H
