//===-- GraphDot.h - Interference graphs for Graphviz -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes coloring problems and their solutions in Graphviz's language.
/// Interferences are solid lines, affinities dashed ones.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_GRAPHDOT_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_GRAPHDOT_H

#include "RegAlloc/Algorithms/GraphColoring.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace llvm::course {

/// How nodes and colors are called.
struct DotNames {
  IdArrayRef<NodeId, std::string> Nodes;
  IdArrayRef<ColorId, std::string> Colors;
};

/// Writes \p P as a graph called \p Title. If there are \p Colors, each node is
/// filled with its color and says its name, and the affinities that are not
/// satisfied are red. Affinities of the same two nodes are one line.
void writeDot(raw_ostream &OS, StringRef Title, const ColoringProblem &P,
              const DotNames &Names, ColoringRef Colors = {});

/// A name of letters, digits, underscores, dots and dashes, which every file
/// system takes, different for different names. Each other byte, a dash, and a
/// dot at the start become a dash and two hexadecimal digits; of a name that
/// gets too long for a file the beginning is kept, followed by "-x" and its
/// SHA-256 hash.
std::string getFileName(StringRef Name);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_GRAPHDOT_H
