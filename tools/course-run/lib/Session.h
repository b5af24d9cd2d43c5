//===- Session.h - A run and its state -------------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The state of the machine while a program runs, and what can be told from it.
/// The loop that changes it is in Machine.cpp. A session can also run under a
/// monitor, which may pause it before any instruction; then its state can be
/// looked at, copied, and put back.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_MACHINE_LIB_SESSION_H
#define COURSE_MACHINE_LIB_SESSION_H

#include "CallStack.h"
#include "Code.h"
#include "IncomingCheck.h"
#include "course-machine/Heap.h"
#include "course-machine/Machine.h"

namespace course {

/// What changes while a program runs, except input, output, and how often each
/// instruction was executed.
struct MachineState {
  /// No address that can be accessed.
  static constexpr uint64_t HeadUnset = ~uint64_t(0);

  struct HeapAccesses {
    uint64_t Count = 0;
    /// Static ticks, as of a stack access.
    uint64_t StaticTicks = 0;
    /// What the heap adds to them.
    uint64_t Extra = 0;
  };

  MachineState(const Program &P, const Code &Decoded,
               const RunOptions &Options);

  std::vector<uint64_t> Slots;
  std::array<uint8_t, StackSize> Stack{};
  /// For each stack address, the union of the sizes accessed there.
  std::array<uint8_t, StackSize> StackUses{};
  Heap TheHeap;
  CallStack Calls;
  IncomingCheck Incoming;

  uint64_t Head = HeadUnset;
  uint64_t HeadBytes = 0;
  uint64_t LowestStackPointer = StackSize;
  std::array<HeapAccesses, 2> HeapUse; // Loads, stores.
  /// The access that found the head unset.
  struct {
    CostClass Class = CostClass::LoadStack;
    uint64_t Ticks = 0;
  } FreeAccess;

  // Running totals, kept only under a limit or a monitor.
  uint64_t Ticks = 0;
  uint64_t Steps = 0;

  /// Code index of the instruction to execute next; of one that failed, its
  /// own. Of use while the loop does not run.
  uint32_t Next = 0;
  bool HasEnded = false;
  RunStatus Status = RunStatus::Finished;
  uint64_t ReturnValue = 0;
  std::string Message;
};

/// Who watches a session. The functions are called by its loop.
class Monitor {
public:
  virtual ~Monitor() = default;
  /// Whether to pause before the instruction at MachineState::Next.
  virtual bool pauses() = 0;
  /// The running instruction accesses memory, and will not fail.
  virtual void access(uint64_t Address, unsigned Size, bool IsStore) = 0;
  /// The running instruction made, or gave back, a block of the heap.
  virtual void allocate(uint64_t Address) = 0;
  virtual void release(uint64_t Address) = 0;
};

/// What is run, and how.
struct SessionProgram {
  const Program &P;
  const RunOptions Options;
  Code Decoded;
};

class Session : public SessionProgram, public MachineState {
public:
  virtual ~Session() = default;

  /// Runs from where it is until \p M pauses it or it has ended.
  virtual void resume(Monitor &M) = 0;
  /// Hands on all output there is so far.
  virtual void flush() = 0;

  Statistics statistics() const;
  /// The reason, if the run has ended before the program did.
  std::optional<Fault> fault() const;
  Fault::Place place(size_t CodeIndex) const;
  /// Status, reason and statistics of a run as far as it came.
  RunResult result() const;

protected:
  Session(const Program &P, const RunOptions &Options)
      : SessionProgram{P, Options, decode(P, *Options.Costs)},
        MachineState(P, Decoded, Options) {}

private:
  void addMemoryCosts(Statistics &Stats) const;
};

/// A session that can be resumed. What it refers to must outlive it.
std::unique_ptr<Session> startSession(const Program &P,
                                      const RunOptions &Options,
                                      std::istream &In, std::ostream &Out);

} // namespace course

#endif // COURSE_MACHINE_LIB_SESSION_H
