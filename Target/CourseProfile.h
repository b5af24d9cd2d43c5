//===-- CourseProfile.h - Profiles of programs ------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A program is compiled twice. With -course-profile-record its labels say which
/// block of which function they are; course-run --profile counts; and with
/// -course-profile=FILE the compiler knows what it would have to guess
/// otherwise. docs/profile.md describes it.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_COURSEPROFILE_H
#define LLVM_LIB_TARGET_COURSE_COURSEPROFILE_H

#include <string>
#include <vector>

namespace llvm {

class MachineBasicBlock;

namespace course {

/// Whether -course-profile-record is given.
bool isProfileRecorded();

/// The files of -course-profile; counts of all of them are added.
const std::vector<std::string> &getProfileFiles();

/// What the label of \p MBB says of the places that a profile counts, with a
/// leading point; "" if it is none.
std::string describeProfilePlaces(const MachineBasicBlock &MBB);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_COURSEPROFILE_H
