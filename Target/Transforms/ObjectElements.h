//===-- ObjectElements.h - Objects made of equal elements -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What passes share that change how far apart the elements of objects are
/// (ObjectUses.h): accesses that bring one element each, and addresses that move
/// by whole elements.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_OBJECTELEMENTS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_OBJECTELEMENTS_H

#include "Transforms/ObjectUses.h"
#include <cstdint>

namespace llvm {

class DataLayout;
class GlobalVariable;

namespace course {

/// The bytes of the one number that is accessed, or 0 if it is none, or volatile,
/// or at no multiple of its size.
uint64_t getElementSize(const Instruction &Access);

/// Whether \p GV is a variable of the program alone that is zero-filled at first.
bool isZeroFilledVariable(const GlobalVariable &GV);

/// Whether \p V is a multiple of \p Size, a power of two.
bool isMultiple(const Value &V, uint64_t Size, const DataLayout &DL);

/// Whether \p GEP moves by whole elements of \p Size bytes, a power of two.
bool isStepByElements(const GetElementPtrInst &GEP, uint64_t Size);

/// Has such a \p GEP move by as many elements that are \p NewSize bytes apart;
/// \p GEP goes.
void scaleStep(GetElementPtrInst &GEP, uint64_t OldSize, uint64_t NewSize);

/// Has the program compute addresses in its own variables by instructions, which
/// ObjectUses sees.
void expandVariableAddresses(Module &M);

/// Forgets how large and aligned what pointers to \p Changed lead to is.
/// Intrinsics are left to whoever changes the objects.
void dropSizes(Module &M, const ObjectUses &Objects,
               const SmallPtrSetImpl<const Value *> &Changed);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_OBJECTELEMENTS_H
