//===-- Complaint.h - What a check or verification says ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Every algorithm of this directory has a check of its input and a
/// verification of its output. Both answer in this type.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COMPLAINT_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COMPLAINT_H

#include <optional>
#include <string>

namespace llvm::course {

/// What is wrong with an input or a result; nothing if all is well.
using Complaint = std::optional<std::string>;

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COMPLAINT_H
