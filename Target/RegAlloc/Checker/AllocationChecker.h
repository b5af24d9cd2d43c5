//===-- AllocationChecker.h - Proof of an allocation ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Decides whether allocated code computes what the program in SSA form did,
/// from the two programs alone: nothing that an allocator knew or noted down is
/// asked.
///
/// The allocated code is executed symbolically over all paths. The state says
/// which values of the original program each location (register or spill slot)
/// holds; where paths meet, it is what they agree on; a PHI is an assignment on
/// the edge. Then every operand must read a location that holds the value which
/// the original program read there:
///
/// \code
///   original             allocated            r1       r2       slot
///     %1 = call read       r1 = call read     %1
///     %2 = add %1 1        slot := r1         %1                %1
///     %3 = call read       r1 = call read     %3                %1
///     %4 = mul %2 %3       r2 := slot         %3       %1       %1
///                          r2 = add r2 1      %3       %2       %1
///                          r2 = mul r2 r1     %3       %4       %1
/// \endcode
///
/// Operations without effect need no counterpart: a result is known by its
/// operation and operands, so they may be rematerialized, moved or left out.
/// Operations with an effect must be there, once, in the same block and order.
/// A division, whose effect is to stop the program, may be done again where it
/// has been done on all paths.
///
/// A value in SSA form means its latest definition. Facts about earlier ones
/// must not survive, and cannot: at the start of each block all facts are
/// dropped about values whose definition does not strictly dominate the block.
/// No use can want these, and all others hold until the block is left.
///
/// An undefined value is held by every location, and may be a different one in
/// each, so the result of a PHI of an undefined value need not be the same
/// wherever it is read.
///
/// Time is the size of the allocated program times the number of values a
/// location holds at once, which is small, times the number of rounds of the
/// data flow, at most the depth of the loops plus two.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_ALLOCATIONCHECKER_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_ALLOCATIONCHECKER_H

#include "RegAlloc/Algorithms/Ids.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>
#include <string>

namespace llvm::course {

/// What never changes: a constant, an argument register.
using LiteralId = Id<struct LiteralTag>;
/// A value of the original program, a location of the allocated.
using VariableId = Id<struct VariableTag>;
/// What an instruction does with its operands.
using OperationId = Id<struct OperationTag>;
/// An effect of the original program.
using EffectId = Id<struct EffectTag>;

/// What an instruction reads: anything if it is undefined.
class CheckedOperand {
  enum KindType : uint8_t { Undef, Literal, Variable };
  KindType Kind = Undef;
  unsigned Number = 0;

public:
  CheckedOperand() = default;
  CheckedOperand(LiteralId L) : Kind(Literal), Number(L.index()) {}
  CheckedOperand(VariableId V) : Kind(Variable), Number(V.index()) {}

  bool isUndef() const { return Kind == Undef; }
  /// The literal or variable that it is, or None.
  LiteralId literal() const {
    return Kind == Literal ? LiteralId(Number) : None;
  }
  VariableId variable() const {
    return Kind == Variable ? VariableId(Number) : None;
  }

  bool operator==(const CheckedOperand &Other) const {
    return Kind == Other.Kind && Number == Other.Number;
  }
};

/// An instruction of either program.
struct CheckedInstr {
  enum KindType : uint8_t {
    Copy,   ///< Defs[0] := Uses[0]. Loads and stores of spill slots are copies.
    Pure,   ///< Defs[0] := Operation(Uses...), and nothing else. In the
            ///< original program a second definition of the same value states
            ///< another computation of it.
    Effect, ///< Anything.
  };
  /// The operation of an exclusive or of all bits of two operands: three of
  /// them swap two locations.
  static constexpr OperationId ExclusiveOr{0};

  KindType Kind = Effect;
  /// Of an effect: whether the allocated program may leave it out.
  bool MayVanish = false;
  /// Of an effect: whether all it does is to compute its result or stop the
  /// program. The allocated program may do it again wherever it was done with
  /// these operands before.
  bool IsRepeatable = false;
  /// The same in both programs if they do the same with their operands.
  OperationId Operation = ExclusiveOr;
  /// Of an effect: which one of the original program it is.
  EffectId Identity;
  SmallVector<CheckedOperand, 3> Uses;
  SmallVector<VariableId, 1> Defs;
  /// Locations that must hold a value here though no operand says so.
  SmallVector<std::pair<VariableId, VariableId>, 0> Requires;
};

/// A PHI of the original program, with one operand for each predecessor.
struct CheckedPhi {
  VariableId Def;
  SmallVector<std::pair<BlockId, CheckedOperand>, 2> Incoming;
};

struct CheckedBlock {
  SmallVector<CheckedPhi, 0> Phis;
  SmallVector<CheckedInstr, 0> Instrs;
  /// An effect without definitions or identity; a plain jump has no operands.
  CheckedInstr Terminator;
  /// The operation of a terminator decides between them by their positions.
  SmallVector<BlockId, 2> Targets;
};

/// Blocks of the allocated program have the numbers they have in the original.
/// Higher numbers are new blocks on edges: they have one predecessor and one
/// successor. Block 0 is the entry.
struct CheckedProgram {
  static constexpr BlockId Entry{0};

  IdVector<BlockId, CheckedBlock> Blocks;
};

/// What both programs start with: each location holds the value. An effect may
/// change such a value, which then is no longer in SSA form; only effects may
/// read it in that case.
struct EntryContent {
  VariableId Location;
  VariableId Value;
};

struct AllocationError {
  enum KindType : uint8_t {
    WrongValue, ///< Operand number Operand reads something else.
    LostValue,  ///< A location that an instruction requires was overwritten.
    NewEffect,  ///< The original program does not have the instruction.
    Misplaced,  ///< The effect is in another block, or in another order.
    Missing,    ///< An effect of the original program, in Identity, is.
    WrongOperation, ///< The effect is not the one it says it is.
    WrongEdge,      ///< The blocks' successors differ.
  };
  AllocationError(KindType Kind) : Kind(Kind) {}

  KindType Kind;
  BlockId Block = CheckedProgram::Entry;
  /// In the allocated block; the terminator comes after the last one.
  unsigned Instr = 0;
  unsigned Operand = 0;
  EffectId Identity;
  /// In terms of the original program.
  CheckedOperand Expected;
  /// The location or literal that is read, and what it holds.
  CheckedOperand Read;
  SmallVector<CheckedOperand, 2> Found;

  /// What is wrong, but not where. \p Name spells a value or literal of the
  /// original program or, if told so, a location.
  std::string describe(
      function_ref<std::string(CheckedOperand, bool IsLocation)> Name) const;
};

/// The first error in the order of the blocks; nothing if \p Allocated does
/// what \p Original does.
std::optional<AllocationError>
checkAllocation(const CheckedProgram &Original, const CheckedProgram &Allocated,
                ArrayRef<EntryContent> AtEntry = {});

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_ALLOCATIONCHECKER_H
