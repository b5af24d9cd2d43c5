//===- Code.h - The decoded form of a program ------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The compact form in which a program is executed.
///
/// All values an instruction can name live in one array of slots: first the
/// registers, then a slot for unwanted results, the arg registers, and all
/// constants of the program. An operand is an index into it, whatever its kind,
/// so one piece of code serves every combination of operands.
///
/// What cannot be right when it is executed (an undefined label or callee, a
/// misused arg register) becomes a Trap instruction with its message.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_LIB_CODE_H
#define COURSE_MACHINE_LIB_CODE_H

#include "course-machine/CostTable.h"
#include "course-machine/Program.h"

namespace course {

// Layout of the slots.
inline constexpr uint32_t StackPointerSlot = NumGeneralRegisters;
inline constexpr uint32_t DiscardSlot = NumSavedRegisters;
inline constexpr uint32_t FirstArgSlot = DiscardSlot + 1;
inline constexpr uint32_t FirstConstantSlot = FirstArgSlot + NumArgRegisters;

/// A case of the machine's loop; from Trap on, none of its instructions.
enum class Operation : uint8_t {
#define OPERATION(NAME) NAME,
#include "course-machine/Instructions.def"
};

/// One decoded instruction; 32 bytes, so two share a cache line.
///
///   arithmetic  Result = A op B
///   Select      Result = A ? B : C
///   Load        Result = [A + B]
///   Store       [B + C] = A
///   Ret         A
///   Br          to code index B
///   CondBr      A ? code index B : code index C
///   Switch      A by Code::Switches[B]
///   Call        Result = call code index A, with C arguments whose slots are
///               Code::CallArguments[B...]; Shift is the caller's own number of
///               arguments
///   Trap        Code::TrapMessages[A]
struct DecodedInst {
  uint64_t Count = 0;
  uint32_t A = 0;
  uint32_t B = 0;
  uint32_t C = 0;
  uint32_t Result = DiscardSlot;
  /// Static ticks; those of a stack access for loads and stores.
  uint32_t Cost = 0;
  Operation Op = Operation::Trap;
  /// 64 - width, for operations that have a width.
  uint8_t Shift = 0;
  /// Row of the cost table; meaningless for the two pseudo operations.
  CostRow Row = CostRow::UDiv;

  bool isPseudo() const { return Op >= Operation::Trap; }
  bool isMemoryAccess() const {
    return Op >= Operation::Load1 && Op <= Operation::Store8;
  }
  bool isStore() const { return Op >= Operation::Store1; }
};
static_assert(sizeof(DecodedInst) == 32);

/// The cases of one switch, found by hashing.
class SwitchTable {
public:
  SwitchTable() = default;
  explicit SwitchTable(size_t NumCases);

  /// \p Key must not be in the table yet.
  void insert(uint64_t Key, uint32_t Target);
  void setDefault(uint32_t Target) { Default = Target; }

  uint32_t find(uint64_t Key) const {
    for (size_t I = bucket(Key);; I = (I + 1) & Mask) {
      const Entry &E = Entries[I];
      if (E.Target == Empty)
        return Default;
      if (E.Key == Key)
        return E.Target;
    }
  }

private:
  static constexpr uint32_t Empty = ~uint32_t(0);
  struct Entry {
    uint64_t Key = 0;
    uint32_t Target = Empty;
  };

  size_t bucket(uint64_t Key) const {
    return size_t(Key * 0x9e3779b97f4a7c15 >> HashShift);
  }

  std::vector<Entry> Entries;
  size_t Mask = 0;
  unsigned HashShift = 63;
  uint32_t Default = 0;
};

struct Code {
  /// Where an instruction comes from; indices into the program.
  struct Origin {
    uint32_t Function;
    uint32_t Block;
    uint32_t Line;
  };
  std::vector<DecodedInst> Insts;
  std::vector<Origin> Origins;
  std::vector<uint64_t> Constants;
  std::vector<uint32_t> CallArguments;
  std::vector<SwitchTable> Switches;
  std::vector<std::string> TrapMessages;
  /// Code index of the first instruction of `main`.
  uint32_t Entry = 0;
};

/// Decodes \p P with the prices of \p Costs. Linear, apart from hashing.
Code decode(const Program &P, const CostTable &Costs);

} // namespace course

#endif // COURSE_MACHINE_LIB_CODE_H
