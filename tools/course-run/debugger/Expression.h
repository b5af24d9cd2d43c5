//===- Expression.h - Values that users ask for ----------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Expressions of the debugger:
///
///   sum     = product { ("+" | "-") product }
///   product = value { "*" value }
///   value   = number | register | argN | "head" | "cost" | "step" | variable
///           | "-" value | "(" sum ")" | "[" sum [ "," size ] "]"
///
/// All are unsigned numbers modulo 2^64. The name of a variable of the function
/// is its value, if it is an integer, that of another one or of a global its
/// address, `[a, 4]` are the 4 bytes there (1, 2, 4 or 8, which is what is meant without
/// a size), and the cost is in ticks. Numbers are decimal, or hexadecimal after
/// 0x.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_DEBUGGER_EXPRESSION_H
#define COURSE_MACHINE_DEBUGGER_EXPRESSION_H

#include "Debugger.h"

namespace course {

/// Registers are those of the call \p Call. Linear in the length of \p Text.
Result<uint64_t> evaluate(std::string_view Text, const Debugger &D,
                          uint64_t Call = 0);

/// Where the variable is that \p Name names in the call \p Call, as `evaluate`
/// finds it: one of its function, or a global one. Nothing if it is none.
std::optional<Region> findVariable(std::string_view Name, const Debugger &D,
                                   uint64_t Call = 0);

/// Sets a breakpoint at FILE:LINE, LINE, FUNCTION, FUNCTION .LABEL, .LABEL or
/// `cost COST`. A line alone is one of the file that \p Here shows, a label
/// alone one of its function.
Debugger::NewBreakpoint breakAt(std::string_view Place, Debugger &D,
                                const Frame &Here);

/// Without the blanks around it.
std::string_view trim(std::string_view Text);

/// `ADDRESS, SIZE` in two, at the comma that is in no brackets; or \p Text and
/// nothing.
std::pair<std::string_view, std::string_view> splitRange(std::string_view Text);

} // namespace course

#endif // COURSE_MACHINE_DEBUGGER_EXPRESSION_H
