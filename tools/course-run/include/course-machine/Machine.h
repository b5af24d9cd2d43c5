//===- Machine.h - Running a program ---------------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs a program on the course machine and counts what it costs.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_MACHINE_H
#define COURSE_MACHINE_MACHINE_H

#include "course-machine/CostTable.h"
#include "course-machine/Profile.h"
#include "course-machine/Program.h"

#include <array>
#include <csignal>
#include <cstdint>
#include <iosfwd>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace course {

inline constexpr uint64_t StackSize = 10240;

struct RunOptions {
  const CostTable *Costs = &costTables().front();
  /// No instruction that would bring the total cost above this is executed.
  uint64_t MaxTicks = std::numeric_limits<uint64_t>::max();
  /// At most this many instructions are executed.
  uint64_t MaxSteps = std::numeric_limits<uint64_t>::max();
  /// What the heap and the saved registers of active calls may each occupy in
  /// the host's memory. The machine itself knows no such limit.
  uint64_t MaxMemoryInBytes = uint64_t(1) << 30;
  /// Whether it is a run-time error that an instruction reads a general
  /// register which the running call has not written and its function does not
  /// declare, see Function::Incoming. The machine knows no such error.
  bool CheckIncoming = false;
  /// Whether to count by place: RunResult::Places.
  bool MakeProfile = false;
  /// With MakeProfile, whether to count paths through functions, too.
  bool CountPaths = false;
  /// With MakeProfile: the run ends before its next branch or call when this
  /// becomes the number of a signal. Who sets it also ends waiting for input.
  const volatile std::sig_atomic_t *Signal = nullptr;
  /// If not null, input and output are text: each byte of the input is a
  /// number, with 2^64 - 1 at the end. A number below 256 is a byte of the
  /// output, one below 512 a byte of this, any other a line of the output.
  std::ostream *Text = nullptr;
};

/// The instruction classes that statistics distinguish.
enum class CostClass : uint8_t {
  DivMul,
  Logic,
  AddSub,
  ICmp,
  Select,
  Br,
  Switch,
  Ret,
  Call,
  ReadWrite,
  MallocFree,
  LoadStack,
  LoadHeap,
  StoreStack,
  StoreHeap,
  Reset,
  AssertEq,
};
inline constexpr size_t NumCostClasses = size_t(CostClass::AssertEq) + 1;

/// "div-mul", "load-stack", ...
std::string_view costClassName(CostClass Class);
CostClass costClass(CostRow Row);

struct Statistics {
  struct PerClass {
    uint64_t Count = 0;
    /// Without head movement.
    uint64_t Ticks = 0;
  };
  std::array<PerClass, NumCostClasses> Classes;
  uint64_t HeadBytes = 0;
  uint64_t HeadTicks = 0;
  /// The sum of all classes and of head movement.
  uint64_t TotalTicks = 0;
  /// Instructions executed.
  uint64_t Steps = 0;

  /// Calls that were active at once, `main` not counted.
  uint64_t MaxCallDepth = 0;
  uint64_t LowestStackPointer = StackSize;
  /// The stack bytes that were ever loaded or stored; StackSize and 0 if none.
  uint64_t LowestStackAddress = StackSize;
  uint64_t StackBytesTouched = 0;
  uint64_t HeapPeakBytes = 0;
  /// The first address above every block that ever lived.
  uint64_t HeapEnd = 0;
  uint64_t HeapAllocations = 0;
  uint64_t HeapBlocksLeft = 0;
};

enum class RunStatus : uint8_t {
  /// `main` returned.
  Finished,
  /// The program did what the machine calls a run-time error.
  Failed,
  /// A limit of RunOptions, or of the host's memory, was reached.
  Stopped,
  /// RunOptions::Signal.
  Interrupted,
};

/// Why and where a program did not come to its end.
struct Fault {
  struct Place {
    std::string_view Function;
    std::string_view Block;
    uint32_t Line = 0;
    /// The place in the source, if the program says so in comments; "" if not.
    std::string_view Source = {};
  };
  std::string Message;
  Place Where;
  std::string_view InstructionText;
  /// r1..r16 and sp.
  std::array<uint64_t, NumSavedRegisters> Registers{};
  std::vector<uint64_t> Args;
  /// The calls that led to Where, the innermost first. If there are too many
  /// to be of use, OmittedCalls are left out after the first FirstCalls.
  std::vector<Place> CallChain;
  size_t FirstCalls = 0;
  uint64_t OmittedCalls = 0;
};

struct RunResult {
  RunStatus Status = RunStatus::Finished;
  uint64_t ReturnValue = 0;
  /// Present unless Status is Finished. Refers to the text of the program.
  std::optional<Fault> Why;
  /// Of all instructions that were completed.
  Statistics Stats;
  /// Present with RunOptions::MakeProfile.
  std::optional<Profile> Places;
};

/// Runs \p P to its end. `read` takes its tokens from \p In, `write` prints to
/// \p Out; whether \p Out took everything is for the caller to ask.
RunResult run(const Program &P, const RunOptions &Options, std::istream &In,
              std::ostream &Out);

} // namespace course

#endif // COURSE_MACHINE_MACHINE_H
