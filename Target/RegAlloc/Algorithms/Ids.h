//===-- Ids.h - Numbers of what algorithms are about ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the algorithms of this directory are about has numbers from 0 on, in
/// each kind: nodes, colors, values, blocks, loops, instructions, slots. They
/// index vectors, and one number is none of them, whatever the kind.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_IDS_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_IDS_H

namespace llvm::course {

/// No node, color, value, block, ... A limit or a distance is no number in this
/// sense.
constexpr unsigned None = ~0u;

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_IDS_H
