//===- Debugger.h - Looking at a run ---------------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The debugger without a user interface: breakpoints, steps, frames, values
/// and memory. The terminal and the Debug Adapter are made of it.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_DEBUGGER_DEBUGGER_H
#define COURSE_MACHINE_DEBUGGER_DEBUGGER_H

#include "Breakpoints.h"
#include "DebugInfo.h"
#include "Timeline.h"

namespace course {

/// A value, or why there is none.
template <typename T> struct Result {
  Result(T V) : Value(std::move(V)) {}
  static Result error(std::string Message) {
    Result R;
    R.Error = std::move(Message);
    return R;
  }
  explicit operator bool() const { return Value.has_value(); }
  const T &operator*() const { return *Value; }
  const T *operator->() const { return &*Value; }

  std::optional<T> Value;
  std::string Error;

private:
  Result() = default;
};

/// A movement of the user's: `next`, `reverse-continue`, ... It can go on after
/// an interruption.
struct Motion {
  enum class Kind : uint8_t { Into, Over, Out, Continue };
  Kind K = Kind::Continue;
  /// By lines of the source, and not by instructions. Lines are those of the
  /// assembly where there is no source.
  bool ByLine = true;
  bool Backward = false;
  // Where it began.
  uint64_t Depth = 0;
  DebugInfo::Location Place = 0;
};

enum class StopReason : uint8_t {
  Step,
  Breakpoint,
  /// By Timeline::interrupt.
  Interrupted,
  /// The run has ended, see Session::Status.
  End,
  /// Backwards: this is the start of the program.
  Start,
};

struct Stop {
  StopReason Reason = StopReason::Step;
  /// The numbers of the breakpoints that hold here.
  std::vector<unsigned> Hits;
};

/// A function that is active, or that is inlined into one.
struct Frame {
  /// The call that it belongs to; the innermost is 0.
  uint64_t Call = 0;
  bool IsInlined = false;
  std::string_view Function;
  /// "" and 0 if they are not known.
  std::string_view File;
  uint64_t Line = 0;
  std::string_view Block;
  uint32_t AssemblyLine = 0;
  uint32_t CodeIndex = 0;
};

/// r1..r16 and sp, and the arguments, of a call.
struct Registers {
  const uint64_t *General = nullptr;
  const uint64_t *Args = nullptr;
  unsigned NumArgs = 0;
};

/// What memory is called.
struct Region {
  enum class Kind : uint8_t { Global, Frame, Heap };
  Kind K = Kind::Global;
  /// Of the variable or function; of a block, "malloc in line 12".
  std::string Name;
  uint64_t Address = 0;
  uint64_t Size = 0;
};

/// A variable of the source, where it is known.
struct Local {
  const LocalVariable *Variable = nullptr;
  uint64_t Address = 0;
  /// Of a number its value as its type has it; of other things where they are.
  std::string Text;
  /// The value, extended by its sign, of what is an integer.
  std::optional<uint64_t> Value;
};

class Debugger {
public:
  /// Throws std::bad_alloc, as `move` and `goTo` may.
  Debugger(const Program &P, const RunOptions &Options, std::string Input,
           std::ostream &Out, Timeline::Limits Limits = {});

  const Program &program() const { return P; }
  const Session &session() const { return Time.session(); }
  Timeline &timeline() { return Time; }
  const Timeline &timeline() const { return Time; }
  DebugInfo &info() { return Info; }
  const DebugInfo &info() const { return Info; }

  // Breakpoints. What they return is good until the next change.
  Breakpoints &breakpoints() { return Stops; }
  const Breakpoints &breakpoints() const { return Stops; }
  using NewBreakpoint = Result<const Breakpoint *>;
  /// In the assembly or a source file, at this line or the next one with code.
  NewBreakpoint breakAtLine(std::string_view File, uint64_t Line);
  NewBreakpoint breakAtLabel(std::string_view Function, std::string_view Label);
  /// Where it begins, also where it is inlined.
  NewBreakpoint breakAtFunction(std::string_view Name);
  NewBreakpoint breakAtInstruction(uint32_t CodeIndex);
  NewBreakpoint watch(uint64_t Address, uint64_t Size, bool OnLoad,
                      bool OnStore);
  NewBreakpoint breakAtCost(uint64_t Ticks);

  // Moving.
  Motion motion(Motion::Kind K, bool ByLine, bool Backward) const;
  Stop move(const Motion &M);
  /// To the moment after \p Step instructions.
  Stop goTo(uint64_t Step);

  // Looking.
  /// At most \p Count frames from \p First on, the innermost is 0.
  std::vector<Frame> frames(uint64_t First, uint64_t Count) const;
  /// Of a call of Frame::Call; nothing in it if there is no such call.
  Registers registers(uint64_t Call) const;
  /// The variables of a frame's function that are declared up to its line, in
  /// that order. There are none of functions that are optimized or inlined, nor
  /// before the function has its frame, where instructions have no place.
  std::vector<Local> locals(const Frame &F) const;
  /// All memory that has a name, by address.
  std::vector<Region> regions() const;
  /// The innermost region at an address.
  std::optional<Region> regionAt(uint64_t Address) const;
  /// An unsigned number of 1, 2, 4 or 8 bytes in memory, which need not be
  /// aligned.
  std::optional<uint64_t> load(uint64_t Address, unsigned Size) const;
  std::optional<uint8_t> byte(uint64_t Address) const;

private:
  bool isStart(const Moment &M, size_t Levels) const;
  bool isInCall(DebugInfo::Location L, DebugInfo::Location Of) const;
  bool isGoal(const Motion &M, const Moment &At) const;
  Stop stop(Timeline::Outcome O, bool Backward) const;
  const Function &functionOf(uint32_t CodeIndex) const {
    return P.Functions[session().Decoded.Origins[CodeIndex].Function];
  }
  void addFrames(std::vector<Region> &All) const;
  NewBreakpoint
  breakAtPlaces(std::string Text, uint64_t Line,
                const std::function<bool(const SourcePlace &)> &IsOne);
  NewBreakpoint breakAtBlock(const Function &F, const Block &B);

  const Program &P;
  Timeline Time;
  DebugInfo Info;
  Breakpoints Stops;
};

} // namespace course

#endif // COURSE_MACHINE_DEBUGGER_DEBUGGER_H
