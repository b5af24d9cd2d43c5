//===- Check.h - What a fuzzer demands -------------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A demand that libFuzzer takes for a crash if it is not met.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_FUZZ_LIBFUZZER_CHECK_H
#define COURSE_FUZZ_LIBFUZZER_CHECK_H

#include <cstdio>
#include <cstdlib>

namespace course::fuzz {

/// Stops the fuzzer with \p Message unless \p IsMet.
inline void demand(bool IsMet, const char *Message) {
  if (IsMet)
    return;
  std::fprintf(stderr, "fuzzer: %s\n", Message);
  std::abort();
}

} // namespace course::fuzz

#endif // COURSE_FUZZ_LIBFUZZER_CHECK_H
