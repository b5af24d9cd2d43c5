//===- CostTable.h - What the machine charges ------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The cost tables of the course machine, kept as data: a processor of the
/// machine is one more table, never more code.
///
/// Every cost is an integer number of ticks, 2500 to the unit, because one byte
/// of head movement costs 0.0004 units and every other cost is a multiple of
/// that.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_COSTTABLE_H
#define COURSE_MACHINE_COSTTABLE_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace course {

inline constexpr uint64_t TicksPerUnit = 2500;

/// One row of a cost table. Loads and stores have two rows, since their price
/// depends on the area the address falls into; `read` and `write` have their
/// own, since they are no ordinary calls.
enum class CostRow : uint8_t {
#define COST_ROW(NAME, MNEMONIC, CLASS) NAME,
#include "course-machine/Instructions.def"
};
inline constexpr size_t NumCostRows = size_t(CostRow::AssertEq) + 1;

/// The price of an instruction, in ticks.
struct Price {
  /// Charged at each execution.
  uint32_t Base;
  /// Charged for each argument of a call to a function of the program.
  uint32_t PerCallArgument;
  /// Charged for each operand that is an arg register.
  uint32_t PerArgRegister;
};

struct CostTable {
  std::string_view Name;
  std::array<Price, NumCostRows> Rows;
  /// Ticks for each byte between the head and an accessed address.
  uint32_t HeadByte;

  constexpr const Price &operator[](CostRow Row) const {
    return Rows[size_t(Row)];
  }
};

/// The mnemonic of a row as tables are printed: "udiv", "load-stack", ...
std::string_view costRowName(CostRow Row);

/// All known tables; the first one is the default.
std::span<const CostTable> costTables();

/// The table of that name, or null.
const CostTable *findCostTable(std::string_view Name);

/// \p Table as text, a line `<mnemonic> <base> <per call argument> <per arg
/// register>` for each row and a line `head-byte <ticks>`, all in ticks.
std::string printCostTable(const CostTable &Table);

/// \p Ticks in units, exactly, with four decimals: 2501 is "1.0004".
std::string formatTicks(uint64_t Ticks);

/// "12", "12.5", "12.3456": units of cost, rounded down to ticks. Nothing if it
/// is no such number.
std::optional<uint64_t> parseTicks(std::string_view Text);

} // namespace course

#endif // COURSE_MACHINE_COSTTABLE_H
