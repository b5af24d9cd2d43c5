//===-- PathRecorder.cpp - Counts paths through functions --------------------- -===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PathRecorder.h"

#include <algorithm>
#include <tuple>

using namespace course;

/// A function with more paths has a hash table for them.
static constexpr uint64_t MaxPathTable = 1 << 16;

/// The blocks that each block branches to, each once; labels that name no block
/// go nowhere.
static std::vector<std::vector<uint32_t>> successors(const Function &F) {
  std::unordered_map<std::string_view, uint32_t> Numbers;
  for (const Block &B : F.Blocks)
    Numbers.try_emplace(B.Name, uint32_t(Numbers.size()));
  std::vector<std::vector<uint32_t>> Result(F.Blocks.size());
  for (size_t N = 0; N != F.Blocks.size(); ++N)
    for (const Instruction &I : F.Blocks[N].Instructions)
      for (std::string_view Label : I.Labels)
        if (auto To = Numbers.find(Label); To != Numbers.end())
          if (std::find(Result[N].begin(), Result[N].end(), To->second) ==
              Result[N].end())
            Result[N].push_back(To->second);
  return Result;
}

PathRecorder::PathRecorder(const Program &P, const Code &Decoded)
    : Decoded(Decoded) {
  for (const Function &F : P.Functions) {
    PathCounts Counts = {PathNumbers(successors(F))};
    if (Counts.Numbers.numPaths() <= MaxPathTable)
      Counts.OfFew.resize(Counts.Numbers.numPaths());
    CountsOf.push_back(std::move(Counts));
  }
  Current.Function = Decoded.Origins[Decoded.Entry].Function;
  CountsOf[Current.Function].IsCalled = true;
}

void PathRecorder::addTo(Profile &Result) const {
  for (uint32_t F = 0; F != CountsOf.size(); ++F) {
    const PathCounts &Counts = CountsOf[F];
    Result.HasUncountedPaths |=
        Counts.Numbers.numPaths() == 0 && Counts.IsCalled;
    auto Add = [&](uint64_t Number, uint64_t Count) {
      PathNumbers::Path At = Counts.Numbers.decode(Number);
      if (At.IsLoop)
        At.Blocks.push_back(At.Header);
      Result.Paths.push_back({F, Number, Count, At.IsLoop, At.Blocks});
    };
    for (uint64_t Number = 0; Number != Counts.OfFew.size(); ++Number)
      if (Counts.OfFew[Number] != 0)
        Add(Number, Counts.OfFew[Number]);
    for (auto [Number, Count] : Counts.OfMany)
      Add(Number, Count);
  }
  std::sort(Result.Paths.begin(), Result.Paths.end(),
            [](const Profile::Path &A, const Profile::Path &B) {
              return std::tuple(B.Count, A.Function, A.Number) <
                     std::tuple(A.Count, B.Function, B.Number);
            });
  if (Result.Paths.size() > Profile::MaxPaths)
    Result.Paths.resize(Profile::MaxPaths);
}
