//===- Report.h - Telling the user what happened ---------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Texts about a run: the report of costs and the description of a fault.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_REPORT_H
#define COURSE_MACHINE_REPORT_H

#include "course-machine/Machine.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace course {

/// One line of a report. Keys are lower case with dashes and do not change.
struct ReportLine {
  std::string Key;
  std::string Value;
  /// The value is not a number.
  bool IsText = false;
};

/// What there is to report, in the order it is printed.
std::vector<ReportLine> makeReport(const RunResult &Result,
                                   const CostTable &Costs);

/// `key: value` lines.
std::string printReport(const std::vector<ReportLine> &Report);

/// One JSON object with the same keys. Costs are numbers with four decimals,
/// ticks and counts integers (up to 2^64 - 1).
std::string printReportAsJson(const std::vector<ReportLine> &Report);

/// RunResult::Places, which \p Result has, and the report as one JSON object:
/// docs/profile.md.
std::string printProfile(const Program &P, const RunResult &Result,
                         const CostTable &Costs);

/// r1..r16 and sp, and arguments, four in a line after a line end.
std::string printRegisters(std::span<const uint64_t> Registers,
                           std::span<const uint64_t> Args);

/// Message, place, instruction, registers and call chain, in several lines.
std::string printFault(std::string_view FileName, const Fault &Why);

} // namespace course

#endif // COURSE_MACHINE_REPORT_H
