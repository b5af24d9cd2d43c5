//===- Timeline.h - A run that goes forward and back -----------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Moves a run of a program to any of its moments. A moment is the state before
/// an instruction, and is named by the number of instructions executed until
/// then. The machine is deterministic, so that to go back is to go forward again
/// from a checkpoint, a copy of the state.
///
/// Of N instructions and at most K checkpoints, those are kept that are spaced
/// in proportion to how far away they are. So to go back by D instructions
/// executes about D * ln(N) / K + 2^20 others, and the memory of all checkpoints
/// is bounded. To search backwards executes what is searched once more.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_DEBUGGER_TIMELINE_H
#define COURSE_MACHINE_DEBUGGER_TIMELINE_H

#include "Session.h"

#include <atomic>
#include <functional>
#include <map>
#include <sstream>
#include <streambuf>

namespace course {

/// The state before an instruction, as far as rules ask for it, and what the
/// instruction before did.
struct Moment {
  static constexpr uint32_t None = ~uint32_t(0);
  struct Access {
    uint64_t Address = 0;
    unsigned Size = 0;
    bool IsStore = false;
  };

  /// Code index of the instruction.
  uint32_t Index = 0;
  /// The instruction before it in the same call: the call itself after a
  /// return; None where a function begins.
  uint32_t Before = None;
  /// Active calls.
  uint64_t Depth = 0;
  uint64_t Ticks = 0;
  uint64_t TicksBefore = 0;
  /// What was accessed last; of size 0 if it was nothing.
  Access Last;
};

/// Where to stop. The same moment must always get the same answer.
using Rule = std::function<bool(const Moment &)>;

/// A stream that a program writes, perhaps several times, and that shows each
/// byte once.
class OutputOnce final : public std::streambuf {
public:
  explicit OutputOnce(std::ostream &To) : To(To) {}
  uint64_t position() const { return Position; }
  void setPosition(uint64_t P) { Position = P; }

private:
  int_type overflow(int_type C) override;
  std::streamsize xsputn(const char *Bytes, std::streamsize Count) override;

  std::ostream &To;
  uint64_t Position = 0;
  uint64_t Shown = 0;
};

class Timeline final : private Monitor {
public:
  struct Limits {
    /// Of all checkpoints together. 256 MB are some 3000 states of a program
    /// without heap, so MaxCheckpoints decides, or 25 of one with 10 MB.
    size_t MaxBytes = size_t(1) << 28;
    size_t MaxCheckpoints = 512;
    /// Instructions between checkpoints, at least. 2^20 take some 10 ms, which
    /// nobody notices.
    uint64_t Interval = uint64_t(1) << 20;
  };
  enum class Outcome : uint8_t {
    /// At a moment of the rule.
    Arrived,
    /// There is none; at the end of the run, or its start.
    Nowhere,
    /// By `interrupt`. Who went back is where it was.
    Interrupted,
  };

  /// \p Input is what the program reads. Throws std::bad_alloc, as all of this
  /// may, if the host has no memory for the state of the program.
  Timeline(const Program &P, const RunOptions &Options, std::string Input,
           std::ostream &Out, Limits L);

  const Session &session() const { return *S; }
  const Moment &now() const { return Now; }
  uint64_t step() const { return S->Steps; }
  /// By the start of each live block of the heap, code index of its malloc.
  const std::map<uint64_t, uint32_t> &blocks() const { return Blocks; }
  size_t numCheckpoints() const { return Checkpoints.size(); }
  size_t checkpointBytes() const { return Bytes; }

  /// Goes on to the first later moment of \p R.
  Outcome forward(const Rule &R);
  /// Goes back to the last earlier moment of \p R.
  Outcome backward(const Rule &R);
  /// Goes to the moment \p Step, or the end of the run if that is before.
  void seek(uint64_t Step);

  /// From any thread or signal handler: the search that runs, or the next one,
  /// ends soon.
  void interrupt() { IsInterrupted = true; }
  void clearInterrupt() { IsInterrupted = false; }

private:
  struct Checkpoint {
    MachineState State;
    std::vector<uint64_t> Counts;
    Moment Now;
    std::map<uint64_t, uint32_t> Blocks;
    std::streamoff InputPosition;
    uint64_t OutputPosition;
    uint64_t TextPosition;
    size_t Bytes;
  };

  bool pauses() override;
  void access(uint64_t Address, unsigned Size, bool IsStore) override {
    Last = {Address, Size, IsStore};
  }
  void allocate(uint64_t Address) override { Blocks[Address] = S->Next; }
  void release(uint64_t Address) override { Blocks.erase(Address); }

  void arrive();
  void run(uint64_t To, const Rule *R, bool IsSearch);
  std::optional<uint64_t> lastBetween(uint64_t From, uint64_t To,
                                      const Rule &R);
  void saveIfDue();
  size_t checkpointSize() const;
  Checkpoint makeCheckpoint();
  void restore(uint64_t Step);
  void thinOut();
  uint64_t lastCheckpointBefore(uint64_t Step) const;

  std::istringstream In;
  OutputOnce OutOnce;
  OutputOnce TextOnce;
  std::ostream Out;
  std::ostream Text;
  std::unique_ptr<Session> S;
  const Limits L;

  Moment Now;
  Moment::Access Last;
  std::map<uint64_t, uint32_t> Blocks;

  /// By step; there is always one for the start.
  std::map<uint64_t, Checkpoint> Checkpoints;
  size_t Bytes = 0;
  uint64_t NextSave = 0;

  // Of the run that is going on.
  bool IsResuming = false;
  uint64_t Target = 0;
  const Rule *Stops = nullptr;
  /// Whether it goes on after moments of the rule, to find the last one.
  bool IsSearching = false;
  std::optional<uint64_t> Found;
  bool WasInterrupted = false;
  std::atomic<bool> IsInterrupted = false;
};

} // namespace course

#endif // COURSE_MACHINE_DEBUGGER_TIMELINE_H
