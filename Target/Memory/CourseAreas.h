//===-- CourseAreas.h - Which memory an access is to ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tells accesses of the stack area and of the heap apart. Constant addresses
/// say it, for others the object that the IR knows the address to come from.
/// (sp may be any register.) An address that the program has got from memory or
/// as an argument is one of the heap if no object of the stack area is known by
/// more than its own accesses.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_COURSEAREAS_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_COURSEAREAS_H

namespace llvm {

class MachineInstr;
class Module;
class Value;

/// Where an access is, or the head after it. Unvisited only in data flows.
enum class CourseArea { Unvisited, Stack, Heap, Unknown };

class CourseAreas {
  bool IsStackInHeap = false;
  /// No pointer into the stack area is stored, passed or returned.
  bool IsStackPrivate = true;

public:
  /// Looks at all of \p M once.
  explicit CourseAreas(const Module &M);

  /// Of a load or store.
  CourseArea getArea(const MachineInstr &MI) const;

private:
  CourseArea getFrameArea() const {
    return IsStackInHeap ? CourseArea::Heap : CourseArea::Stack;
  }
  CourseArea getArea(const Value &Pointer) const;
  CourseArea getObjectArea(const Value &Object) const;
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_COURSEAREAS_H
