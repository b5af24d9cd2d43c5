//===- Profile.h - What a run cost, by place -------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A profile says of every instruction, call path and object in memory what it
/// cost. It counts exactly what was completed: the ticks of all instructions,
/// and those of all call paths, add up to Statistics::TotalTicks, the head
/// bytes of instructions, call paths and transitions to Statistics::HeadBytes.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_PROFILE_H
#define COURSE_MACHINE_PROFILE_H

#include <cstdint>
#include <string_view>
#include <vector>

namespace course {

struct Profile {
  static constexpr size_t MaxHeadSamples = 2048;
  static constexpr size_t MaxCallPaths = 1 << 14;
  static constexpr size_t MaxObjects = 1024;
  static constexpr size_t MaxPaths = 4096;
  /// Programs read their sizes first.
  static constexpr size_t MaxFirstReads = 16;

  /// What something cost itself, without what it called.
  struct Cost {
    uint64_t Ticks = 0;
    uint64_t HeadBytes = 0;
  };

  struct Instruction {
    /// Index into Program::Functions, and into Function::Blocks.
    uint32_t Function = 0;
    uint32_t Block = 0;
    uint32_t Line = 0;
    uint64_t Count = 0;
    Cost Self;
  };

  struct Function {
    uint64_t Calls = 0;
    /// From the outermost calls of the function to their returns.
    uint64_t CumulativeTicks = 0;
  };

  /// A function as called along a path of calls from `main`. A call of a
  /// function that is on the path already leads back to that entry of it.
  struct CallPath {
    /// Index of the caller; of the first path, itself.
    uint32_t Parent = 0;
    /// Index into Program::Functions.
    uint32_t Function = 0;
    /// The line of the call, or 0.
    uint32_t CallLine = 0;
    uint64_t Calls = 0;
    Cost Self;
  };

  /// A path through the blocks of a function: from its entry or the target of a
  /// back edge to the next back edge, or to where the function returns.
  struct Path {
    /// Index into Program::Functions.
    uint32_t Function = 0;
    /// Among the paths of the function; see lib/PathNumbers.h.
    uint64_t Number = 0;
    uint64_t Count = 0;
    /// Whether a back edge ends it. Its target is the last of the blocks then.
    bool IsLoop = false;
    /// Indices into Function::Blocks.
    std::vector<uint32_t> Blocks;
  };

  /// What an instruction did along one call path.
  struct PathInstruction : Instruction {
    uint32_t Path = 0;
  };

  /// Where the head was during an interval of cost; Min > Max if it was not
  /// used.
  struct HeadSample {
    uint64_t Min = ~uint64_t(0);
    uint64_t Max = 0;
  };

  enum class ObjectKind : uint8_t {
    /// The head when it is unset, or after a reset.
    Start,
    ResetStack,
    ResetHeap,
    /// What no comment names.
    Stack,
    /// By the comment `; object`.
    Global,
    /// The frames of a function.
    Frame,
    /// The blocks that one malloc made.
    Heap,
    /// What is too much for MaxObjects.
    Others,
  };

  struct Object {
    ObjectKind Kind = ObjectKind::Stack;
    /// Of a global and a frame.
    std::string_view Name;
    /// The line of the malloc, or 0.
    uint32_t Line = 0;
    /// The addresses that it ever had; equal if none.
    uint64_t Begin = 0;
    uint64_t End = 0;
    /// What malloc made.
    uint64_t Blocks = 0;
    uint64_t Bytes = 0;
  };

  /// Accesses of one object for which the head came from another one.
  struct Transition {
    uint32_t From = 0;
    uint32_t To = 0;
    uint64_t Accesses = 0;
    uint64_t HeadBytes = 0;
  };

  /// In the order of lines, as far as the program is valid.
  std::vector<Instruction> Instructions;
  /// Like Program::Functions.
  std::vector<Function> Functions;
  /// The first one is `main`; callers before callees.
  std::vector<CallPath> CallPaths;
  /// Whether calls were too many for MaxCallPaths. What they cost is counted
  /// for the last caller that has an entry.
  bool HasOmittedPaths = false;
  /// In the order of call paths and lines, for functions that have several
  /// paths and several places in the source; not for all paths if these are
  /// very many. Nothing for what was not executed.
  std::vector<PathInstruction> PathInstructions;

  /// The paths that were executed, the most frequent first, MaxPaths at most.
  std::vector<Path> Paths;
  /// Whether a function that was called has too many paths to number.
  bool HasUncountedPaths = false;

  uint64_t TicksPerHeadSample = 1;
  std::vector<HeadSample> HeadSamples;

  std::vector<Object> Objects;
  std::vector<Transition> Transitions;

  /// The first numbers that were read, MaxFirstReads at most.
  std::vector<uint64_t> FirstReads;
};

} // namespace course

#endif // COURSE_MACHINE_PROFILE_H
