//===- SourcePlace.h - Places in the source --------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a comment `; loc` says: FILE:LINE in FUNCTION, and for each function
/// that this is inlined into, `, called from ` and the place of the call.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_LIB_SOURCEPLACE_H
#define COURSE_MACHINE_LIB_SOURCEPLACE_H

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace course {

struct SourcePlace {
  std::string_view File;
  uint64_t Line;
  std::string_view Function;
  bool operator==(const SourcePlace &) const = default;
};

/// The places of an inlining stack, the innermost first. Text that is no place
/// is nothing.
std::vector<std::optional<SourcePlace>>
parseInliningStack(std::string_view Text);

} // namespace course

#endif // COURSE_MACHINE_LIB_SOURCEPLACE_H
