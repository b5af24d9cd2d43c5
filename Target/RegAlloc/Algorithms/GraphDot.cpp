//===-- GraphDot.cpp - Interference graphs for Graphviz -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/GraphDot.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::course;

/// File systems limit a name to 255 bytes; this leaves room for an ending.
static constexpr size_t MaxFileNameLength = 200;

std::string llvm::course::getFileName(StringRef Name) {
  std::string Result;
  for (char C : Name) {
    if (isAlnum(C) || C == '_' || (C == '.' && !Result.empty()))
      Result += C;
    else
      Result += '-' + toHex(StringRef(&C, 1));
  }
  // The empty name must not be a file without one, nor that of another.
  if (Result.empty())
    return "-x";
  if (Result.size() <= MaxFileNameLength)
    return Result;
  std::string Hash = "-x" + toHex(SHA256::hash(arrayRefFromStringRef(Name)));
  return Result.substr(0, MaxFileNameLength - Hash.size()) + Hash;
}

// Function names may have any bytes; a file for Graphviz is UTF-8.
static std::string quote(StringRef Text) {
  std::string Result = "\"";
  for (char C : Text) {
    if (C == '"' || C == '\\')
      Result += '\\';
    Result += isPrint(C) || C == '\n' ? C : '?';
  }
  return Result + '"';
}

// Pale enough to write on; successive colors are far from each other.
static std::string fillColor(ColorId Color) {
  unsigned Hue = Color.index() * 618 % 1000;
  return formatv("\"0.{0,0+3} 0.45 1.0\"", Hue).str();
}

static void writeNode(raw_ostream &OS, NodeId V, const DotNames &Names,
                      ColoringRef Colors) {
  OS << "  n" << V.index() << " [label=";
  if (Colors.empty()) {
    OS << quote(Names.Nodes[V]) << "];\n";
  } else if (Colors[V] == None) {
    OS << quote(Names.Nodes[V] + "\nnone") << "];\n";
  } else {
    OS << quote(Names.Nodes[V] + "\n" + Names.Colors[Colors[V]])
       << ", style=filled, fillcolor=" << fillColor(Colors[V]) << "];\n";
  }
}

void llvm::course::writeDot(raw_ostream &OS, StringRef Title,
                            const ColoringProblem &P, const DotNames &Names,
                            ColoringRef Colors) {
  assert(Names.Nodes.size() == P.Graph.size() && "nodes without names");
  OS << "graph " << quote(Title) << " {\n  label=" << quote(Title)
     << ";\n  node [shape=circle, margin=0.03];\n";
  for (NodeId V : P.Graph.nodes())
    writeNode(OS, V, Names, Colors);
  for (NodeId V : P.Graph.nodes())
    for (NodeId U : P.Graph.neighbors(V))
      if (V < U)
        OS << "  n" << V.index() << " -- n" << U.index() << ";\n";
  DenseSet<std::pair<NodeId, NodeId>> Seen;
  for (const Affinity &A : P.Affinities) {
    if (A.A == A.B || !Seen.insert(std::minmax(A.A, A.B)).second)
      continue;
    bool IsLost =
        !Colors.empty() && (Colors[A.A] != Colors[A.B] || Colors[A.A] == None);
    OS << "  n" << A.A.index() << " -- n" << A.B.index() << " [style=dashed"
       << (IsLost ? ", color=red" : "") << "];\n";
  }
  OS << "}\n";
}
