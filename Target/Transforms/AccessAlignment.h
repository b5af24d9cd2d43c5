//===-- AccessAlignment.h - Alignment for wide accesses ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// An access of 8 bytes has to be at a multiple of 8. Objects of the program
/// that are accessed in narrow pieces get that alignment, for CourseLoadStorePack
/// to access several pieces at once.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_ACCESSALIGNMENT_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_ACCESSALIGNMENT_H

#include "Facts/PointerAlignment.h"

namespace llvm {

class Function;
class Instruction;

/// Whether \p I is a simple load or store of 1, 2, 4 or 8 bytes.
bool isWholeBytes(const Instruction &I);

/// Aligns variables that \p F accesses in such pieces to the widest access, unless
/// they are smaller or must not change, and says of accesses what follows. To be
/// called before anything is computed from that. Whether anything has changed.
bool alignObjects(Function &F);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_ACCESSALIGNMENT_H
