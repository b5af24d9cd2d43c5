//===-- ClosedWorld.h - All symbols of a program ----------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Nothing outside a linked program can refer to it, and nothing outside can
/// define what it lacks, but for the machine's four functions. This makes the
/// IR say so, and reports what is missing.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_LINK_CLOSEDWORLD_H
#define COURSE_LINK_CLOSEDWORLD_H

namespace llvm {
class Module;
} // namespace llvm

namespace course_link {

class Diagnostics;
class Optimizer;

/// Leaves in \p M what `main` reaches, everything but `main` internal:
/// - aliases are replaced by what they stand for;
/// - a weak reference to nothing is null;
/// - a variable that is only declared is zero-filled storage, with a warning;
/// - a function that is only declared is an error, as is a missing `main`.
void closeWorld(llvm::Module &M, Optimizer &Opt, Diagnostics &Diags);

} // namespace course_link

#endif // COURSE_LINK_CLOSEDWORLD_H
