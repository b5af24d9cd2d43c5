//===-- PassedAreas.h - Areas of pointers from elsewhere --------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which area arguments, results of calls and loaded pointers point into, by
/// all calls, returns and stores of the program. A loaded pointer is one that
/// was stored with the same type (TBAA), or initially in the variable. Says
/// what is to be expected: pointers that become numbers are not followed.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_PASSEDAREAS_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_PASSEDAREAS_H

#include "Memory/HeadPath.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace llvm {

class Function;
class Instruction;
class LoadInst;
class MDNode;
class Module;
class Value;

namespace course {

class PassedAreas {
public:
  /// The area of an object that the program allocates; Unknown for others.
  using ObjectArea = function_ref<MemoryArea(const Value &Object)>;

  /// Takes time linear in the size of \p M, a few times: as often as pointers
  /// are passed on.
  PassedAreas(const Module &M, ObjectArea GetObjectArea);

  /// Of an argument, a load or a call; Unknown for other values.
  MemoryArea get(const Value &Object) const;

private:
  MemoryArea getPointed(const Value &Pointer, ObjectArea GetObjectArea) const;
  MemoryArea getLoaded(const LoadInst &Load) const;
  void add(MemoryArea &Area, MemoryArea Other);
  void visit(const Instruction &I, ObjectArea GetObjectArea);

  DenseSet<const Function *> HasKnownCalls;
  /// By argument, and of the results of functions.
  DenseMap<const Value *, MemoryArea> Passed;
  /// By type; null if there is none.
  DenseMap<const MDNode *, MemoryArea> Stored;
  bool IsChanging = false;
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_PASSEDAREAS_H
