//===- Machine.cpp - Running a program ------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Executes decoded programs.
///
/// Each decoded instruction counts its own executions, and all static costs are
/// added up from these counts at the end; only what depends on addresses is
/// counted while the program runs. With a profile blocks are counted instead,
/// and what instructions did follows from that. With a limit, a check or a
/// monitor the loop also keeps running totals, in other instances of the same
/// code.
///
//===----------------------------------------------------------------------===//

#include "course-machine/Machine.h"
#include "Arithmetic.h"
#include "InputOutput.h"
#include "PathRecorder.h"
#include "ProfileRecorder.h"
#include "Session.h"

#include <istream>
#include <ostream>

using namespace course;

namespace {

/// What the loop does beside running the program: it is compiled for each.
struct Mode {
  /// Asks limits and checks before each instruction.
  bool Limited;
  /// Tells a ProfileRecorder.
  bool Profiled;
  /// Tells a Monitor, and may be paused by it; Limited, too.
  bool Watched = false;
  /// Tells a PathRecorder; Limited and Profiled, too.
  bool CountsPaths = false;
};

constexpr std::sig_atomic_t NoSignal = 0;

/// At the beginning of a page: a load of a word waits for an earlier store to
/// another word whose address has the same low 12 bits. Where registers are
/// copied to and from the call stack, programs with most calls took up to 1.6
/// times as long, depending on what the name of the file moves in memory; now
/// 1.1 times.
class alignas(4096) Execution final : public Session {
public:
  Execution(const Program &P, const RunOptions &Options, std::istream &In,
            std::ostream &Out);

  RunResult run();
  void resume(Monitor &M) override;
  void flush() override { Writer.flush(); }

private:
  void end(DecodedInst *At);
  template <Mode M> DecodedInst *loop();
  DecodedInst *loop();
  bool mayExecute(const DecodedInst &I);
  template <Mode M>
  uint8_t *touch(const DecodedInst &I, uint64_t Address, unsigned Size,
                 uint64_t Clock);
  template <Mode M, typename T> bool load(const DecodedInst &I, uint64_t Clock);
  template <Mode M, typename T>
  bool store(const DecodedInst &I, uint64_t Clock);
  bool allocate(const DecodedInst &I);
  bool release(const DecodedInst &I);
  bool failAssertion(const DecodedInst &I);
  bool read(const DecodedInst &I);
  COURSE_RARE bool interrupt();
  DecodedInst *call(const DecodedInst &I);
  DecodedInst *returnToCaller(uint64_t Result);

  bool fail(std::string Why) {
    Status = RunStatus::Failed;
    Message = std::move(Why);
    return false;
  }
  bool stop(std::string Why) {
    Status = RunStatus::Stopped;
    Message = std::move(Why);
    return false;
  }
  std::string noMemory() const {
    return " needs more memory than the host has or the limit of " +
           std::to_string(Options.MaxMemoryInBytes) + " bytes allows";
  }
  uint8_t *failAccess(const DecodedInst &I, uint64_t Address, unsigned Size);
  size_t indexOf(const DecodedInst &I) const {
    return size_t(&I - Decoded.Insts.data());
  }

  bool pausesBefore(const DecodedInst &I);

  NumberWriter Writer;
  NumberReader Reader;

  /// Present in the modes that need it.
  std::optional<ProfileRecorder> Recorder;
  std::optional<PathRecorder> Paths;

  /// What RunOptions say, or one that never comes.
  const volatile std::sig_atomic_t *const Signal;

  // Of a watched loop.
  Monitor *Watcher = nullptr;
  bool IsPaused = false;
  /// Running totals before the instruction.
  uint64_t TicksBefore = 0;
  uint64_t StepsBefore = 0;
};

Execution::Execution(const Program &P, const RunOptions &Options,
                     std::istream &In, std::ostream &Out)
    : Session(P, Options), Writer(Out, Options.Text),
      Reader(In, Writer, Options.Text != nullptr),
      Signal(Options.MakeProfile && Options.Signal ? Options.Signal
                                                   : &NoSignal) {
  if (Options.MakeProfile)
    Recorder.emplace(*this, *this);
  if (Options.MakeProfile && Options.CountPaths)
    Paths.emplace(P, Decoded);
}

/// Whether the monitor wants to pause; then the session can be looked at.
bool Execution::pausesBefore(const DecodedInst &I) {
  // Part of the instruction before.
  if (I.Op == Operation::NoteStackPointer)
    return false;
  TicksBefore = Ticks;
  StepsBefore = Steps;
  Next = uint32_t(indexOf(I));
  return IsPaused = Watcher->pauses();
}

/// Asks the checks and limits, and counts the instruction towards them.
bool Execution::mayExecute(const DecodedInst &I) {
  if (Options.CheckIncoming)
    if (std::optional<uint32_t> Slot = Incoming.execute(I, Slots))
      return fail("reads " +
                  toString({Value::Kind::Register, uint64_t(*Slot) + 1}) +
                  ", which this call has not written and its function does "
                  "not declare as incoming");
  if (I.isPseudo())
    return true;
  if (Steps == Options.MaxSteps)
    return stop("the limit of " + std::to_string(Options.MaxSteps) +
                " steps is reached");
  // What a memory access costs is known only when it is made.
  uint64_t Cost = I.isMemoryAccess() ? 0 : I.Cost;
  if (Cost > Options.MaxTicks - Ticks)
    return stop("the cost limit of " + formatTicks(Options.MaxTicks) +
                " is reached");
  Ticks += Cost;
  ++Steps;
  return true;
}

uint8_t *Execution::failAccess(const DecodedInst &I, uint64_t Address,
                               unsigned Size) {
  std::string What = std::string(I.isStore() ? "store" : "load") + " of " +
                     std::to_string(Size) + " bytes at address " +
                     std::to_string(Address);
  if (Address % Size != 0)
    fail(What + " is not aligned");
  else if (Address < Heap::Base)
    fail(What + " is in the gap between stack and heap");
  else
    fail(What + " is in no live heap block");
  return nullptr;
}

/// Checks and charges an access; returns the memory, or null after a fault.
template <Mode M>
uint8_t *Execution::touch(const DecodedInst &I, uint64_t Address, unsigned Size,
                          [[maybe_unused]] uint64_t Clock) {
  if ((Address & (Size - 1)) != 0)
    return failAccess(I, Address, Size);
  bool IsStack = Address < StackSize;
  uint8_t *Memory = IsStack ? &Stack[Address] : TheHeap.find(Address);
  if (!Memory)
    return failAccess(I, Address, Size);

  HeapAccesses &InHeap = HeapUse[I.isStore()];
  uint64_t Distance = Address > Head ? Address - Head : Head - Address;
  if constexpr (M.Limited) {
    uint64_t Cost = 0;
    if (Head != HeadUnset)
      Cost = I.Cost + (IsStack ? 0 : InHeap.Extra) +
             Distance * Options.Costs->HeadByte;
    if (Cost > Options.MaxTicks - Ticks) {
      stop("the cost limit of " + formatTicks(Options.MaxTicks) +
           " is reached");
      return nullptr;
    }
    Ticks += Cost;
  }
  [[maybe_unused]] uint32_t Object = 0;
  if (IsStack) {
    StackUses[Address] |= uint8_t(Size);
    if constexpr (M.Profiled)
      Object = Recorder->Map.inStack(Address);
  } else if constexpr (M.Profiled) {
    // The recorder counts these accesses.
    Object = Recorder->Map.inHeap(Address);
    Recorder->accessHeap(indexOf(I), InHeap.Extra);
  } else {
    ++InHeap.Count;
    InHeap.StaticTicks += I.Cost;
  }
  if (Head == HeadUnset) {
    FreeAccess.Ticks = I.Cost + (IsStack ? 0 : InHeap.Extra);
    FreeAccess.Class = CostClass(
        unsigned(I.isStore() ? CostClass::StoreStack : CostClass::LoadStack) +
        !IsStack);
    Distance = 0;
    if constexpr (M.Profiled)
      Recorder->accessFree(indexOf(I), FreeAccess.Ticks);
  }
  HeadBytes += Distance;
  if constexpr (M.Profiled)
    Recorder->access(indexOf(I), Object, Clock, HeadBytes, Address, Distance);
  if constexpr (M.Watched)
    Watcher->access(Address, Size, I.isStore());
  Head = Address;
  return Memory;
}

template <Mode M, typename T>
bool Execution::load(const DecodedInst &I, uint64_t Clock) {
  const uint8_t *Memory =
      touch<M>(I, Slots[I.A] + Slots[I.B], sizeof(T), Clock);
  if (!Memory)
    return false;
  Slots[I.Result] = loadLittle<T>(Memory);
  return true;
}

template <Mode M, typename T>
bool Execution::store(const DecodedInst &I, uint64_t Clock) {
  uint8_t *Memory = touch<M>(I, Slots[I.B] + Slots[I.C], sizeof(T), Clock);
  if (!Memory)
    return false;
  storeLittle<T>(Memory, Slots[I.A]);
  return true;
}

bool Execution::allocate(const DecodedInst &I) {
  uint64_t Size = Slots[I.A];
  if (Size == 0 || Size % 8 != 0)
    return fail("malloc of " + std::to_string(Size) +
                " bytes: the size must be a non-zero multiple of 8");
  std::optional<uint64_t> Address = TheHeap.allocate(Size);
  if (!Address)
    return stop("malloc of " + std::to_string(Size) + " bytes" + noMemory());
  Slots[I.Result] = *Address;
  if (Recorder)
    Recorder->allocate(indexOf(I), *Address, Size);
  if (Watcher)
    Watcher->allocate(*Address);
  return true;
}

bool Execution::release(const DecodedInst &I) {
  uint64_t Address = Slots[I.A];
  if (!TheHeap.release(Address))
    return fail("free of " + std::to_string(Address) +
                ", which is not the start of a live block");
  if (Watcher)
    Watcher->release(Address);
  return true;
}

/// Always false. An assertion that cannot hold is how programs stop themselves.
bool Execution::failAssertion(const DecodedInst &I) {
  uint64_t A = Slots[I.A], B = Slots[I.B];
  bool IsConstant = I.A >= FirstConstantSlot && I.B >= FirstConstantSlot;
  if (IsConstant && A == 0 && B == 1)
    return fail("abort: the program stopped itself");
  return fail("assertion failed: " + std::to_string(A) + " is not " +
              std::to_string(B));
}

bool Execution::read(const DecodedInst &I) {
  std::optional<uint64_t> Number = Reader.read();
  if (!Number) {
    // A signal ends the wait, too.
    return *Signal != 0 ? interrupt() : fail(Reader.error());
  }
  Slots[I.Result] = *Number;
  if (Recorder)
    Recorder->read(*Number);
  return true;
}

/// Always false.
bool Execution::interrupt() {
  Status = RunStatus::Interrupted;
  Message = "interrupted by signal " + std::to_string(*Signal);
  return false;
}

/// Returns the callee's first instruction, or null after a fault.
DecodedInst *Execution::call(const DecodedInst &I) {
  if (!Calls.push(Slots.data(), I.Shift, indexOf(I))) {
    stop("call depth " + std::to_string(Calls.depth() + 1) + noMemory());
    return nullptr;
  }
  // The values may themselves be arguments of the caller: read all first.
  std::array<uint64_t, NumArgRegisters> Args;
  const uint32_t *From = Decoded.CallArguments.data() + I.B;
  for (uint32_t N = 0; N != I.C; ++N)
    Args[N] = Slots[From[N]];
  for (uint32_t N = 0; N != I.C; ++N)
    Slots[FirstArgSlot + N] = Args[N];
  return &Decoded.Insts[I.A];
}

/// Returns the instruction after the call; there must be one.
DecodedInst *Execution::returnToCaller(uint64_t Result) {
  DecodedInst &Caller = Decoded.Insts[Calls.topCall()];
  Calls.pop(Slots.data(), Caller.Shift);
  Slots[Caller.Result] = Result;
  return &Caller + 1;
}

/// Runs until `main` returns, something goes wrong, or a monitor pauses it.
/// Returns the instruction that went wrong or null.
template <Mode M> DecodedInst *Execution::loop() {
  uint64_t *const S = Slots.data();
  DecodedInst *const Insts = Decoded.Insts.data();
  DecodedInst *PC = Insts + Next;
  // Static ticks, if profiled. In a register, since it changes with each
  // instruction.
  uint64_t Clock = 0;

// An operation with two operands and a width, and one that divides.
#define COURSE_BINARY(OP, EXPRESSION)                                          \
  case Operation::OP: {                                                        \
    const uint64_t A = S[I.A], B = S[I.B];                                     \
    const unsigned Shift = I.Shift;                                            \
    S[I.Result] = (EXPRESSION);                                                \
    break;                                                                     \
  }
#define COURSE_DIVISION(OP, FUNCTION)                                          \
  case Operation::OP: {                                                        \
    if (lowBits(S[I.B], I.Shift) == 0) {                                       \
      fail("division by zero");                                                \
      return &I;                                                               \
    }                                                                          \
    S[I.Result] = FUNCTION(S[I.A], S[I.B], I.Shift);                           \
    break;                                                                     \
  }
// An operation that may fail, done by a function.
#define COURSE_CHECKED(OP, CALL)                                               \
  case Operation::OP:                                                          \
    if (!(CALL))                                                               \
      return &I;                                                               \
    break;
// No loop does without it, so that it is enough to ask for signals here.
#define COURSE_INTERRUPTIBLE                                                   \
  if constexpr (M.Profiled)                                                    \
    if (*Signal != 0) [[unlikely]] {                                           \
      interrupt();                                                             \
      return &I;                                                               \
    }
// PC is where the branch leads.
#define COURSE_BRANCH                                                          \
  if constexpr (M.Profiled)                                                    \
    Recorder->beginBlock(indexOf(*PC));                                        \
  if constexpr (M.CountsPaths)                                                 \
  Paths->branch(indexOf(I), size_t(PC - Insts))
#define COURSE_LOW(V) lowBits(V, Shift)
#define COURSE_SIGNED(V) signExtend(V, Shift)

  while (true) {
    DecodedInst &I = *PC++;
    if constexpr (M.Watched)
      if (pausesBefore(I))
        return nullptr;
    // A profile has the counts of blocks.
    if constexpr (M.Profiled)
      Clock += I.Cost;
    else
      ++I.Count;
    if (M.Limited && !mayExecute(I))
      return &I;
    switch (I.Op) {
      COURSE_DIVISION(UDiv, udiv)
      COURSE_DIVISION(SDiv, sdiv)
      COURSE_DIVISION(URem, urem)
      COURSE_DIVISION(SRem, srem)
      COURSE_BINARY(Mul, lowBits(A * B, Shift))
      COURSE_BINARY(Shl, shl(A, B, Shift))
      COURSE_BINARY(LShr, lshr(A, B, Shift))
      COURSE_BINARY(AShr, ashr(A, B, Shift))
      COURSE_BINARY(And, lowBits(A & B, Shift))
      COURSE_BINARY(Or, lowBits(A | B, Shift))
      COURSE_BINARY(Xor, lowBits(A ^ B, Shift))
      COURSE_BINARY(Add, lowBits(A + B, Shift))
      COURSE_BINARY(Sub, lowBits(A - B, Shift))
      COURSE_BINARY(CmpEQ, COURSE_LOW(A) == COURSE_LOW(B))
      COURSE_BINARY(CmpNE, COURSE_LOW(A) != COURSE_LOW(B))
      COURSE_BINARY(CmpUGT, COURSE_LOW(A) > COURSE_LOW(B))
      COURSE_BINARY(CmpUGE, COURSE_LOW(A) >= COURSE_LOW(B))
      COURSE_BINARY(CmpULT, COURSE_LOW(A) < COURSE_LOW(B))
      COURSE_BINARY(CmpULE, COURSE_LOW(A) <= COURSE_LOW(B))
      COURSE_BINARY(CmpSGT, COURSE_SIGNED(A) > COURSE_SIGNED(B))
      COURSE_BINARY(CmpSGE, COURSE_SIGNED(A) >= COURSE_SIGNED(B))
      COURSE_BINARY(CmpSLT, COURSE_SIGNED(A) < COURSE_SIGNED(B))
      COURSE_BINARY(CmpSLE, COURSE_SIGNED(A) <= COURSE_SIGNED(B))
    case Operation::Select:
      S[I.Result] = S[I.A] != 0 ? S[I.B] : S[I.C];
      break;
      COURSE_CHECKED(Load1, (load<M, uint8_t>(I, Clock)))
      COURSE_CHECKED(Load2, (load<M, uint16_t>(I, Clock)))
      COURSE_CHECKED(Load4, (load<M, uint32_t>(I, Clock)))
      COURSE_CHECKED(Load8, (load<M, uint64_t>(I, Clock)))
      COURSE_CHECKED(Store1, (store<M, uint8_t>(I, Clock)))
      COURSE_CHECKED(Store2, (store<M, uint16_t>(I, Clock)))
      COURSE_CHECKED(Store4, (store<M, uint32_t>(I, Clock)))
      COURSE_CHECKED(Store8, (store<M, uint64_t>(I, Clock)))
      COURSE_CHECKED(Malloc, allocate(I))
      COURSE_CHECKED(Free, release(I))
    case Operation::ResetStack:
      Head = StackSize;
      if constexpr (M.Profiled)
        Recorder->resetHead(Area::Stack);
      break;
    case Operation::ResetHeap:
      Head = Heap::Base;
      if constexpr (M.Profiled)
        Recorder->resetHead(Area::Heap);
      break;
    case Operation::Ret:
      if constexpr (M.CountsPaths)
        Paths->leave();
      if (Calls.empty()) {
        ReturnValue = S[I.A];
        return nullptr;
      }
      PC = returnToCaller(S[I.A]);
      if constexpr (M.Profiled)
        Recorder->leave(Clock, HeadBytes, S[StackPointerSlot]);
      break;
    case Operation::Br:
      COURSE_INTERRUPTIBLE
      PC = Insts + I.B;
      COURSE_BRANCH;
      break;
    case Operation::CondBr:
      COURSE_INTERRUPTIBLE
      PC = Insts + (S[I.A] != 0 ? I.B : I.C);
      COURSE_BRANCH;
      break;
    case Operation::Switch:
      COURSE_INTERRUPTIBLE
      PC = Insts + Decoded.Switches[I.B].find(S[I.A]);
      COURSE_BRANCH;
      break;
    case Operation::Call:
      COURSE_INTERRUPTIBLE
      PC = call(I);
      if (!PC)
        return &I;
      if constexpr (M.Profiled)
        Recorder->enter(indexOf(I), Decoded.Origins[I.A].Function, Clock,
                        HeadBytes, S[StackPointerSlot]);
      if constexpr (M.CountsPaths)
        Paths->enter(Decoded.Origins[I.A].Function);
      break;
      COURSE_CHECKED(Read, read(I))
    case Operation::Write:
      Writer.write(S[I.A]);
      S[I.Result] = 0;
      break;
      COURSE_CHECKED(AssertEq, S[I.A] == S[I.B] || failAssertion(I))
      COURSE_CHECKED(Trap, fail(Decoded.TrapMessages[I.A]))
    case Operation::NoteStackPointer:
      LowestStackPointer = std::min(LowestStackPointer, S[StackPointerSlot]);
      if constexpr (M.Profiled)
        Recorder->moveStackPointer((&I)[-1], S[StackPointerSlot]);
      break;
    default:
      // There is no other; to say so saves asking each time.
      __builtin_unreachable();
    }
  }
#undef COURSE_BINARY
#undef COURSE_DIVISION
#undef COURSE_CHECKED
#undef COURSE_INTERRUPTIBLE
#undef COURSE_BRANCH
#undef COURSE_LOW
#undef COURSE_SIGNED
}

/// Runs the loop in the mode that the options ask for. Through a table, so that
/// compilers leave the loops apart: as one function they are slower.
DecodedInst *Execution::loop() {
  constexpr uint64_t NoLimit = std::numeric_limits<uint64_t>::max();
  bool Limited = Options.MaxTicks != NoLimit || Options.MaxSteps != NoLimit ||
                 Options.CheckIncoming;
  using Loop = DecodedInst *(Execution::*)();
  static constexpr Loop Loops[2][2] = {{&Execution::loop<Mode{false, false}>,
                                        &Execution::loop<Mode{false, true}>},
                                       {&Execution::loop<Mode{true, false}>,
                                        &Execution::loop<Mode{true, true}>}};
  if (Paths)
    return loop<Mode{true, true, false, true}>();
  return (this->*Loops[Limited][Recorder.has_value()])();
}

/// The run is over; \p At went wrong, or is null.
void Execution::end(DecodedInst *At) {
  Writer.flush();
  HasEnded = true;
  if (!At)
    return;
  // It was counted when it began, but never completed.
  --At->Count;
  Next = uint32_t(indexOf(*At));
}

RunResult Execution::run() {
  DecodedInst *At = loop();
  end(At);
  if (Recorder)
    Recorder->count(Decoded.Insts, HeapUse, At);
  RunResult Result = result();
  if (Recorder)
    Result.Places = Recorder->finish(At);
  if (Paths)
    Paths->addTo(*Result.Places);
  return Result;
}

void Execution::resume(Monitor &M) {
  Watcher = &M;
  DecodedInst *At = loop<Mode{true, false, true}>();
  if (IsPaused)
    return;
  end(At);
  if (At) {
    Ticks = TicksBefore;
    Steps = StepsBefore;
  }
}

} // namespace

RunResult course::run(const Program &P, const RunOptions &Options,
                      std::istream &In, std::ostream &Out) {
  return std::make_unique<Execution>(P, Options, In, Out)->run();
}

std::unique_ptr<Session> course::startSession(const Program &P,
                                              const RunOptions &Options,
                                              std::istream &In,
                                              std::ostream &Out) {
  return std::make_unique<Execution>(P, Options, In, Out);
}
