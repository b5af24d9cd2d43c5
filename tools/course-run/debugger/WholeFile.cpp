//===- WholeFile.cpp - Reading all of a file ------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads by pieces, so that what has no end does not take all memory.
///
//===----------------------------------------------------------------------===//

#include "WholeFile.h"

#include <filesystem>
#include <fstream>
#include <iostream>

using namespace course;

static std::optional<std::string>
readAll(std::istream &In, const std::string &Name, std::string &Problem) {
  constexpr size_t ChunkSize = 1 << 20;
  std::string Text;
  while (In) {
    size_t Size = Text.size();
    if (Size > MostMegabytes << 20) {
      Problem = "'" + Name + "' has more than " +
                std::to_string(MostMegabytes) + " MB; such files are not read";
      return std::nullopt;
    }
    Text.resize(Size + ChunkSize);
    In.read(Text.data() + Size, ChunkSize);
    Text.resize(Size + size_t(In.gcount()));
  }
  if (In.eof())
    return Text;
  Problem = "cannot read '" + Name + "'";
  return std::nullopt;
}

std::optional<std::string> course::readWholeFile(const std::string &Name,
                                                 std::string &Problem) {
  try {
    if (Name == "-")
      return readAll(std::cin, "<stdin>", Problem);
    std::ifstream File(Name, std::ios::binary);
    return readAll(File, Name, Problem);
  } catch (const std::bad_alloc &) {
    Problem = "the host has too little memory to read '" + Name + "'";
    return std::nullopt;
  }
}
