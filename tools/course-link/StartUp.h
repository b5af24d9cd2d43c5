//===-- StartUp.h - Constructors and destructors ----------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The machine starts at `main` and ends with it: what C++ and the attributes
/// `constructor` and `destructor` want before and after has to be called there.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_LINK_STARTUP_H
#define COURSE_LINK_STARTUP_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Module;
} // namespace llvm

namespace course_link {

/// The function that runs at the end of a program, however it ends: the
/// target's lowering of `exit` calls it too.
inline constexpr llvm::StringLiteral FinishName = "course.finish";

/// If \p M has constructors or destructors, or registers functions with
/// `atexit`, makes its `main` a function of another name and gives it a new
/// `main` that calls the constructors in the order of their priorities, the old
/// `main`, and FinishName, which calls what is registered and the destructors
/// in the reverse order.
void runConstructorsInMain(llvm::Module &M);

} // namespace course_link

#endif // COURSE_LINK_STARTUP_H
