//===- DebugInfo.cpp - What comments say about the source -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds source files and places.
///
//===----------------------------------------------------------------------===//

#include "DebugInfo.h"
#include "Md5.h"
#include "WholeFile.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>
#include <unordered_map>

using namespace course;

DebugInfo::DebugInfo(const Program &P, const Code &Decoded) : P(P), Stacks(1) {
  std::unordered_map<std::string_view, Location> Known;
  for (const Code::Origin &From : Decoded.Origins) {
    const Block &B = P.Functions[From.Function].Blocks[From.Block];
    std::string_view Text = P.sourceOf(B, From.Line);
    auto [Entry, IsNew] = Known.try_emplace(Text, Location(0));
    if (IsNew && !Text.empty()) {
      Stack Places;
      for (const std::optional<SourcePlace> &At : parseInliningStack(Text))
        if (At)
          Places.push_back(*At);
      if (!Places.empty()) {
        Entry->second = Location(Stacks.size());
        Stacks.push_back(std::move(Places));
      }
    }
    OfCode.push_back(Entry->second);
  }
}

/// Without `.` and `..`, also those at the beginning.
static std::string plainName(std::string_view File) {
  std::string Name =
      std::filesystem::path(File).lexically_normal().generic_string();
  while (Name.starts_with("../"))
    Name.erase(0, 3);
  return Name;
}

bool course::isSameFile(std::string_view A, std::string_view B) {
  std::string X = plainName(A), Y = plainName(B);
  if (X.size() < Y.size())
    std::swap(X, Y);
  return X == Y || (!Y.empty() && X.ends_with('/' + Y));
}

std::vector<std::string_view> DebugInfo::files() const {
  std::set<std::string_view> Names;
  for (const Stack &Places : Stacks)
    for (const SourcePlace &At : Places)
      Names.insert(At.File);
  return {Names.begin(), Names.end()};
}

uint64_t DebugInfo::lineWithCode(std::string_view File, uint64_t Line) const {
  uint64_t Best = 0;
  for (const Stack &Places : Stacks)
    for (const SourcePlace &At : Places)
      if (At.Line >= Line && (Best == 0 || At.Line < Best) &&
          isSameFile(At.File, File))
        Best = At.Line;
  return Best;
}

SourceText DebugInfo::read(std::string_view Name) const {
  namespace fs = std::filesystem;
  SourceText Result;
  fs::path Beside = fs::path(P.FileName).parent_path();
  std::optional<std::string> Text;
  // The first one that is what was compiled, or else the first one.
  bool IsSame = false;
  for (const fs::path &Candidate :
       {fs::path(Name), Beside / Name, Beside / fs::path(Name).filename()}) {
    std::error_code Ignored;
    if (IsSame || !fs::is_regular_file(Candidate, Ignored))
      continue;
    std::string Problem;
    std::optional<std::string> Found =
        readWholeFile(Candidate.string(), Problem);
    IsSame = Found && hasChecksum(Name, *Found);
    if (!Found || (Text && !IsSame))
      continue;
    Text = std::move(Found);
    Result.Path = Candidate.string();
  }
  if (!Text) {
    Result.Problem = "cannot read '" + std::string(Name) + "'";
    return Result;
  }
  std::istringstream Lines(*Text);
  for (std::string Line; std::getline(Lines, Line);)
    Result.Lines.push_back(Line);
  if (!IsSame)
    Result.Problem = "'" + Result.Path +
                     "' has changed since the program was compiled; its "
                     "lines may be wrong";
  return Result;
}

bool DebugInfo::hasChecksum(std::string_view Name,
                            const std::string &Text) const {
  return std::ranges::none_of(P.SourceFiles, [&](const SourceFile &File) {
    return File.Name == Name && File.Checksum.starts_with("md5:") &&
           File.Checksum.substr(4) != md5(Text);
  });
}

const SourceText &DebugInfo::text(std::string_view File) {
  auto Known = Texts.find(File);
  if (Known == Texts.end())
    Known = Texts.emplace(std::string(File), read(File)).first;
  return Known->second;
}
