//===- Md5.h - A checksum --------------------------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The checksum of source files in comments, as RFC 1321 describes it.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_DEBUGGER_MD5_H
#define COURSE_MACHINE_DEBUGGER_MD5_H

#include <string>
#include <string_view>

namespace course {

/// The MD5 checksum of \p Text in 32 hexadecimal digits.
std::string md5(std::string_view Text);

} // namespace course

#endif // COURSE_MACHINE_DEBUGGER_MD5_H
