//===-- FieldScopes.h - Which fields indices do not reach ----- -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tells the rest of the pipeline, by scopes, which fields of an object an
/// access through an index does not touch:
///
///   struct { int items[100], count; } *s;
///   s->items[s->rear] = x;     ; !noalias !{count}, if rear is 0 .. 99
///   s->count++;                ; !alias.scope !{count}
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_FIELDSCOPES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_FIELDSCOPES_H

namespace llvm {

class Module;

namespace course {

class MemoryCells;
class RangeSolver;

/// \returns whether \p M has changed. It has if ranges show that an access
/// does not touch a field.
bool addFieldScopes(Module &M, const MemoryCells &Cells,
                    const RangeSolver &Ranges);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_FIELDSCOPES_H
