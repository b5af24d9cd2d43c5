//===-- CodeGenerator.h - From IR to an assembly file -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The code generator's pipeline, and the output file.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_LINK_CODEGENERATOR_H
#define COURSE_LINK_CODEGENERATOR_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace course_link {

class Diagnostics;

/// \returns the assembly text of \p M, which is of no use after an error.
llvm::SmallVector<char, 0>
generateAssembly(llvm::Module &M, llvm::TargetMachine &TM, Diagnostics &Diags);

/// \returns \p M as text.
llvm::SmallVector<char, 0> printModule(const llvm::Module &M);

/// Writes all of \p Path or nothing.
void writeFile(llvm::StringRef Path, llvm::ArrayRef<char> Contents,
               Diagnostics &Diags);

} // namespace course_link

#endif // COURSE_LINK_CODEGENERATOR_H
