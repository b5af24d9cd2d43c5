//===-- ProfileFile.h - Counts from course-run ------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads what course-run --profile writes, as far as the compiler wants it: how
/// often the places of each function were executed. The program has been made
/// with -course-profile-record, so that labels name the places:
///
/// \code
///   .bb0.c9c1185a5c5e9fc54.p0     block 0 of a function of this checksum
///   .bb7.p4.p11                   the places 4 and 11
/// \endcode
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_PROFILEFILE_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_PROFILEFILE_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include <string>

namespace llvm::course {

struct FunctionCounts {
  std::string Checksum;
  /// Of places that are missing nothing is known.
  DenseMap<unsigned, uint64_t> Places;
};

/// What is known of a whole run of the program.
struct ProfiledRun {
  /// The first numbers that it read, or some of them.
  SmallVector<uint64_t, 4> FirstReads;
};

struct ProfileCounts {
  /// By the names that they have in assembly.
  StringMap<FunctionCounts> Functions;
  /// One for each profile.
  SmallVector<ProfiledRun, 1> Runs;
};

/// Adds what the profile \p Text says to \p Counts; \p File names it in errors.
/// What another profile says of a function of another checksum goes.
Error addProfile(StringRef Text, StringRef File, ProfileCounts &Counts);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_PROFILEFILE_H
