//===- CostTable.cpp - What the machine charges ---------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The two cost tables of the machine and their printing.
///
//===----------------------------------------------------------------------===//

#include "course-machine/CostTable.h"
#include "course-machine/Program.h"

using namespace course;

namespace {

constexpr std::string_view RowNames[] = {
#define COST_ROW(NAME, MNEMONIC, CLASS) MNEMONIC,
#include "course-machine/Instructions.def"
};

/// The machine as the course ran it.
constexpr CostTable Swpp2020 = {
    "swpp2020",
    {{
        {1500, 0, 0},    // udiv
        {1500, 0, 0},    // sdiv
        {1500, 0, 0},    // urem
        {1500, 0, 0},    // srem
        {1500, 0, 0},    // mul
        {2000, 0, 0},    // shl
        {2000, 0, 0},    // lshr
        {2000, 0, 0},    // ashr
        {2000, 0, 0},    // and
        {2000, 0, 0},    // or
        {2000, 0, 0},    // xor
        {3000, 0, 0},    // add
        {3000, 0, 0},    // sub
        {2500, 0, 0},    // icmp
        {3000, 0, 0},    // select
        {5000, 0, 0},    // load-stack
        {10000, 0, 0},   // load-heap
        {5000, 0, 0},    // store-stack
        {10000, 0, 0},   // store-heap
        {2500, 0, 0},    // malloc
        {2500, 0, 0},    // free
        {5000, 0, 0},    // reset
        {2500, 0, 0},    // ret
        {2500, 0, 0},    // br
        {2500, 0, 0},    // switch
        {5000, 2500, 0}, // call
        {5000, 0, 0},    // call-read
        {7500, 0, 0},    // call-write
        {0, 0, 0},       // assert_eq
    }},
    1,
};

/// The machine as the course specified it: a call of a function of the program
/// costs 2 * (1 + arguments), and an arg register costs 1 as an operand.
constexpr CostTable Swpp2020Spec = {
    "swpp2020-spec",
    {{
        {1500, 0, 2500},    // udiv
        {1500, 0, 2500},    // sdiv
        {1500, 0, 2500},    // urem
        {1500, 0, 2500},    // srem
        {1500, 0, 2500},    // mul
        {2000, 0, 2500},    // shl
        {2000, 0, 2500},    // lshr
        {2000, 0, 2500},    // ashr
        {2000, 0, 2500},    // and
        {2000, 0, 2500},    // or
        {2000, 0, 2500},    // xor
        {3000, 0, 2500},    // add
        {3000, 0, 2500},    // sub
        {2500, 0, 2500},    // icmp
        {3000, 0, 2500},    // select
        {5000, 0, 2500},    // load-stack
        {10000, 0, 2500},   // load-heap
        {5000, 0, 2500},    // store-stack
        {10000, 0, 2500},   // store-heap
        {2500, 0, 2500},    // malloc
        {2500, 0, 2500},    // free
        {5000, 0, 2500},    // reset
        {2500, 0, 2500},    // ret
        {2500, 0, 2500},    // br
        {2500, 0, 2500},    // switch
        {5000, 5000, 2500}, // call
        {5000, 0, 2500},    // call-read
        {7500, 0, 2500},    // call-write
        {0, 0, 2500},       // assert_eq
    }},
    1,
};

constexpr CostTable Tables[] = {Swpp2020, Swpp2020Spec};

/// An access is priced before its area is known, except for the base price.
constexpr bool areasDifferInBaseOnly(CostRow Stack, CostRow Heap) {
  for (const CostTable &Table : Tables)
    if (Table[Stack].PerArgRegister != Table[Heap].PerArgRegister)
      return false;
  return true;
}
static_assert(areasDifferInBaseOnly(CostRow::LoadStack, CostRow::LoadHeap) &&
                  areasDifferInBaseOnly(CostRow::StoreStack,
                                        CostRow::StoreHeap),
              "the machine cannot charge arg registers by area");

} // namespace

std::string_view course::costRowName(CostRow Row) {
  return RowNames[size_t(Row)];
}

std::span<const CostTable> course::costTables() { return Tables; }

const CostTable *course::findCostTable(std::string_view Name) {
  for (const CostTable &Table : Tables)
    if (Table.Name == Name)
      return &Table;
  return nullptr;
}

std::string course::printCostTable(const CostTable &Table) {
  std::string Text;
  for (size_t Row = 0; Row != NumCostRows; ++Row) {
    const Price &P = Table.Rows[Row];
    Text += RowNames[Row];
    for (uint32_t Ticks : {P.Base, P.PerCallArgument, P.PerArgRegister})
      Text += ' ' + std::to_string(Ticks);
    Text += '\n';
  }
  return Text + "head-byte " + std::to_string(Table.HeadByte) + '\n';
}

std::string course::formatTicks(uint64_t Ticks) {
  static_assert(10000 % TicksPerUnit == 0, "four decimals would not be exact");
  std::string Decimals =
      std::to_string(Ticks % TicksPerUnit * (10000 / TicksPerUnit));
  return std::to_string(Ticks / TicksPerUnit) + '.' +
         std::string(4 - Decimals.size(), '0') + Decimals;
}

std::optional<uint64_t> course::parseTicks(std::string_view Text) {
  size_t Dot = Text.find('.');
  std::optional<uint64_t> Units = parseDecimal(Text.substr(0, Dot));
  std::string Decimals =
      Dot == std::string_view::npos ? "" : std::string(Text.substr(Dot + 1));
  if (!Units || *Units > ~uint64_t(0) / TicksPerUnit - 1 ||
      (Dot != std::string_view::npos && Decimals.empty()) ||
      Decimals.size() > 4)
    return std::nullopt;
  Decimals.resize(4, '0');
  std::optional<uint64_t> TenThousandths = parseDecimal(Decimals);
  if (!TenThousandths)
    return std::nullopt;
  return *Units * TicksPerUnit + *TenThousandths * TicksPerUnit / 10000;
}
