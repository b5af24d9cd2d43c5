//===- Debugger.cpp - Looking at a run ------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Breakpoints, steps, frames and memory.
///
//===----------------------------------------------------------------------===//

#include "Debugger.h"

#include <algorithm>
#include <bit>
#include <iomanip>
#include <sstream>
#include <tuple>

using namespace course;

/// Calls whose frames in memory have names: more, in deep recursions, nobody
/// reads.
static constexpr uint64_t MaxNamedFrames = 4096;

Debugger::Debugger(const Program &P, const RunOptions &Options,
                   std::string Input, std::ostream &Out,
                   Timeline::Limits Limits)
    : P(P), Time(P, Options, std::move(Input), Out, Limits),
      Info(P, session().Decoded), Stops(session().Decoded, Info) {}

static std::string quote(std::string_view Text) {
  return "'" + std::string(Text) + "'";
}

Debugger::NewBreakpoint Debugger::breakAtInstruction(uint32_t CodeIndex) {
  Breakpoint B;
  B.LineNumber = session().Decoded.Origins[CodeIndex].Line;
  B.Text = P.FileName + ':' + std::to_string(B.LineNumber);
  B.What = Breakpoint::Code{{CodeIndex}};
  return &Stops.add(std::move(B));
}

Debugger::NewBreakpoint Debugger::breakAtLine(std::string_view File,
                                              uint64_t Line) {
  std::string NoCode = "no code in line " + std::to_string(Line) + " of " +
                       quote(File) + " or below";
  const Code &Decoded = session().Decoded;
  if (isSameFile(P.FileName, File)) {
    uint32_t Best = Moment::None;
    for (uint32_t N = 0; N != Decoded.Insts.size(); ++N)
      if (Decoded.Origins[N].Line >= Line &&
          Decoded.Insts[N].Op != Operation::NoteStackPointer &&
          (Best == Moment::None ||
           Decoded.Origins[N].Line < Decoded.Origins[Best].Line))
        Best = N;
    if (Best == Moment::None)
      return NewBreakpoint::error(NoCode);
    return breakAtInstruction(Best);
  }
  auto IsIt = [&](std::string_view Known) { return isSameFile(Known, File); };
  std::vector<std::string_view> Files = Info.files();
  if (std::ranges::none_of(Files, IsIt))
    return NewBreakpoint::error("no code comes from a file " + quote(File));
  uint64_t Actual = Info.lineWithCode(File, Line);
  if (Actual == 0)
    return NewBreakpoint::error(NoCode);
  return breakAtPlaces(std::string(File) + ':' + std::to_string(Actual), Actual,
                       [&](const SourcePlace &Place) {
                         return Place.Line == Actual && IsIt(Place.File);
                       });
}

/// Where control comes to an inlining stack with such a place.
Debugger::NewBreakpoint
Debugger::breakAtPlaces(std::string Text, uint64_t Line,
                        const std::function<bool(const SourcePlace &)> &IsOne) {
  Breakpoint::Line At;
  for (DebugInfo::Location L = 0; L != Info.numLocations(); ++L)
    At.Locations.push_back(std::ranges::any_of(Info.stack(L), IsOne));
  if (std::ranges::count(At.Locations, true) == 0)
    return NewBreakpoint::error("no code comes from " + Text);
  Breakpoint B;
  B.LineNumber = Line;
  B.Text = std::move(Text);
  B.What = std::move(At);
  return &Stops.add(std::move(B));
}

Debugger::NewBreakpoint Debugger::breakAtFunction(std::string_view Name) {
  NewBreakpoint New = breakAtPlaces(
      "function " + quote(Name), 0,
      [&](const SourcePlace &Place) { return Place.Function == Name; });
  auto F = std::ranges::find(P.Functions, Name, &Function::Name);
  if (New || F == P.Functions.end())
    return New ? New : NewBreakpoint::error("no function " + quote(Name));
  return breakAtBlock(*F, F->Blocks.front());
}

Debugger::NewBreakpoint Debugger::breakAtLabel(std::string_view Name,
                                               std::string_view Label) {
  auto F = std::ranges::find(P.Functions, Name, &Function::Name);
  if (F == P.Functions.end())
    return NewBreakpoint::error("no function " + quote(Name));
  auto B = std::ranges::find(F->Blocks, Label, &Block::Name);
  if (B == F->Blocks.end())
    return NewBreakpoint::error("no label '." + std::string(Label) +
                                "' in function " + quote(Name));
  return breakAtBlock(*F, *B);
}

Debugger::NewBreakpoint Debugger::breakAtBlock(const Function &F,
                                               const Block &B) {
  uint32_t FunctionIndex = uint32_t(&F - P.Functions.data());
  uint32_t BlockIndex = uint32_t(&B - F.Blocks.data());
  const std::vector<Code::Origin> &Origins = session().Decoded.Origins;
  auto At = std::ranges::find_if(Origins, [&](const Code::Origin &From) {
    return From.Function == FunctionIndex && From.Block == BlockIndex;
  });
  return breakAtInstruction(uint32_t(At - Origins.begin()));
}

Debugger::NewBreakpoint Debugger::watch(uint64_t Address, uint64_t Size,
                                        bool OnLoad, bool OnStore) {
  if (Size == 0 || Address + Size < Address)
    return NewBreakpoint::error("no memory has " + std::to_string(Size) +
                                " bytes at address " + std::to_string(Address));
  Breakpoint B;
  B.Text = std::string(!OnStore ? "load"
                       : OnLoad ? "access"
                                : "store") +
           " of " + std::to_string(Address) + ".." +
           std::to_string(Address + Size - 1);
  B.What = Breakpoint::Watch{Address, Size, OnLoad, OnStore};
  return &Stops.add(std::move(B));
}

Debugger::NewBreakpoint Debugger::breakAtCost(uint64_t Ticks) {
  Breakpoint B;
  B.Text = "cost " + formatTicks(Ticks);
  B.What = Breakpoint::Cost{Ticks};
  return &Stops.add(std::move(B));
}

Motion Debugger::motion(Motion::Kind K, bool ByLine, bool Backward) const {
  const Moment &Now = Time.now();
  DebugInfo::Location Place = Info.location(Now.Index);
  return {K, ByLine && Place != 0, Backward, Now.Depth, Place};
}

/// Whether both places are in the same line, as seen by a function that is so
/// many levels below the outermost one: all that is inlined there belongs to
/// its line.
static bool isSameLine(const DebugInfo::Stack &A, const DebugInfo::Stack &B,
                       size_t Levels) {
  size_t SizeA = std::min(A.size(), Levels), SizeB = std::min(B.size(), Levels);
  return SizeA == SizeB &&
         std::equal(A.rbegin(), A.rbegin() + ptrdiff_t(SizeA), B.rbegin());
}

/// Whether control comes to a line here.
bool Debugger::isStart(const Moment &M, size_t Levels) const {
  return M.Before == Moment::None ||
         !isSameLine(Info.stack(Info.location(M.Index)),
                     Info.stack(Info.location(M.Before)), Levels);
}

/// Whether \p L is in the innermost function of \p Of or what it calls inline.
bool Debugger::isInCall(DebugInfo::Location L, DebugInfo::Location Of) const {
  const DebugInfo::Stack &Calls = Info.stack(Of);
  return Info.stack(L).size() >= Calls.size() &&
         isSameLine(Info.stack(L), Calls, Calls.size() - 1);
}

/// Whether a motion ends here, breakpoints apart. That it returns from where it
/// began always ends it, in places that have a source.
bool Debugger::isGoal(const Motion &M, const Moment &At) const {
  DebugInfo::Location Place = Info.location(At.Index);
  switch (M.K) {
  case Motion::Kind::Continue:
    return false;
  case Motion::Kind::Into:
    return !M.ByLine ||
           (Place != 0 && (At.Depth < M.Depth || isStart(At, size_t(-1))));
  case Motion::Kind::Over:
    if (!M.ByLine)
      return At.Depth <= M.Depth;
    return Place != 0 &&
           (At.Depth < M.Depth ||
            (At.Depth == M.Depth && isStart(At, Info.stack(M.Place).size())));
  case Motion::Kind::Out:
    return At.Depth < M.Depth ||
           (M.ByLine && Place != 0 && At.Depth == M.Depth &&
            !isInCall(Place, M.Place));
  }
  return false;
}

Stop Debugger::stop(Timeline::Outcome O, bool Backward) const {
  if (O == Timeline::Outcome::Interrupted)
    return {StopReason::Interrupted, {}};
  if (O == Timeline::Outcome::Nowhere)
    return {Backward ? StopReason::Start : StopReason::End, {}};
  Stop S = {StopReason::Step, Stops.hitsAt(Time.now())};
  if (!S.Hits.empty())
    S.Reason = StopReason::Breakpoint;
  return S;
}

Stop Debugger::move(const Motion &M) {
  Rule R = [&](const Moment &At) { return isGoal(M, At) || Stops.stopsAt(At); };
  return stop(M.Backward ? Time.backward(R) : Time.forward(R), M.Backward);
}

Stop Debugger::goTo(uint64_t Step) {
  if (Step > Time.step())
    return stop(
        Time.forward([&](const Moment &) { return Time.step() >= Step; }),
        /*Backward=*/false);
  Time.seek(Step);
  return stop(Timeline::Outcome::Arrived, /*Backward=*/true);
}

std::vector<Frame> Debugger::frames(uint64_t First, uint64_t Count) const {
  std::vector<Frame> Result;
  uint64_t Number = 0, Call = 0;
  auto Add = [&](Frame F) {
    if (Number >= First && Result.size() < Count)
      Result.push_back(F);
    ++Number;
  };
  auto AddCall = [&](uint32_t CodeIndex) {
    Fault::Place At = session().place(CodeIndex);
    const DebugInfo::Stack &Places = Info.stack(Info.location(CodeIndex));
    Frame F = {Call++, false, At.Function, {}, 0, At.Block, At.Line, CodeIndex};
    if (Places.empty())
      Add(F);
    for (size_t N = 0; N != Places.size(); ++N) {
      F.IsInlined = N + 1 != Places.size();
      // The outermost one is the function itself, by the name that it is
      // called by.
      F.Function = F.IsInlined ? Places[N].Function : At.Function;
      F.File = Places[N].File;
      F.Line = Places[N].Line;
      Add(F);
    }
    return Result.size() < Count;
  };
  if (AddCall(session().Next))
    session().Calls.walk(
        session().Decoded.Insts.data(),
        [&](const CallStack::Frame &At) { return AddCall(At.Call); });
  return Result;
}

/// The number of these bytes as a type has it.
static std::string showFloat(uint64_t Bits, uint64_t Size) {
  std::ostringstream Text;
  if (Size == sizeof(float))
    Text << std::setprecision(9) << std::bit_cast<float>(uint32_t(Bits));
  else
    Text << std::setprecision(17) << std::bit_cast<double>(Bits);
  return Text.str();
}

/// Fills in what memory says of a variable at its address.
static void readLocal(Local &L, std::optional<uint64_t> Bits) {
  using Kind = LocalVariable::Kind;
  const LocalVariable &V = *L.Variable;
  if (V.K == Kind::Memory || !Bits) {
    L.Text = V.Size == 0 ? "nothing"
                         : std::to_string(L.Address) + ".." +
                               std::to_string(L.Address + V.Size - 1);
    return;
  }
  if (V.K == Kind::Float) {
    L.Text = showFloat(*Bits, V.Size);
    return;
  }
  unsigned Unused = unsigned(64 - 8 * V.Size);
  L.Value = V.K == Kind::Signed ? uint64_t(int64_t(*Bits << Unused) >> Unused)
                                : *Bits;
  L.Text = V.K == Kind::Signed ? std::to_string(int64_t(*L.Value))
                               : std::to_string(*L.Value);
}

std::vector<Local> Debugger::locals(const Frame &F) const {
  std::vector<Local> Found;
  if (F.IsInlined || F.File.empty())
    return Found;
  Registers Of = registers(F.Call);
  for (const LocalVariable &V : functionOf(F.CodeIndex).Variables) {
    if (V.Line > F.Line)
      continue;
    Local L{&V, V.Offset, {}, {}};
    if (V.Base.K != Value::Kind::None)
      L.Address += Of.General[V.Base.Payload - 1];
    bool IsNumber = V.Size == 1 || V.Size == 2 || V.Size == 4 || V.Size == 8;
    readLocal(L, IsNumber ? load(L.Address, unsigned(V.Size)) : std::nullopt);
    Found.push_back(std::move(L));
  }
  return Found;
}

Registers Debugger::registers(uint64_t Call) const {
  const Session &S = session();
  if (Call == 0)
    return {S.Slots.data(), S.Slots.data() + FirstArgSlot,
            functionOf(S.Next).NumArgs};
  Registers Result;
  S.Calls.walk(S.Decoded.Insts.data(), [&](const CallStack::Frame &At) {
    if (--Call == 0)
      Result = {At.Registers, At.args(), At.NumArgs};
    return Call != 0;
  });
  return Result;
}

/// A frame is what its comment says, or what sp has moved by.
void Debugger::addFrames(std::vector<Region> &All) const {
  const Session &S = session();
  for (const Function &F : P.Functions)
    for (const Function::FixedFrame &At : F.FixedFrames)
      All.push_back(
          {Region::Kind::Frame, std::string(F.Name), At.Address, At.Size});
  uint32_t Index = S.Next;
  uint64_t StackPointer = S.Slots[StackPointerSlot], Count = 0;
  auto Add = [&](uint64_t AtEntry) {
    const Function &F = functionOf(Index);
    uint64_t Size = F.FrameSize;
    if (Size == 0)
      Size = AtEntry > StackPointer ? AtEntry - StackPointer : 0;
    if (Size != 0 && Size <= AtEntry)
      All.push_back(
          {Region::Kind::Frame, std::string(F.Name), AtEntry - Size, Size});
  };
  S.Calls.walk(S.Decoded.Insts.data(), [&](const CallStack::Frame &At) {
    Add(At.Registers[StackPointerSlot]);
    Index = At.Call;
    StackPointer = At.Registers[StackPointerSlot];
    return ++Count != MaxNamedFrames;
  });
  if (Count == S.Calls.depth())
    Add(StackSize);
}

std::vector<Region> Debugger::regions() const {
  std::vector<Region> All;
  for (const MemoryObject &Global : P.Objects)
    All.push_back({Region::Kind::Global, std::string(Global.Name),
                   Global.Address, Global.Size});
  addFrames(All);
  for (auto [Address, Malloc] : Time.blocks())
    All.push_back({Region::Kind::Heap,
                   "malloc in line " +
                       std::to_string(session().Decoded.Origins[Malloc].Line),
                   Address, session().TheHeap.blockSize(Address)});
  // What contains others comes before them.
  std::ranges::sort(All, [](const Region &A, const Region &B) {
    return std::tuple(A.Address, B.Size, A.K, std::string_view(A.Name)) <
           std::tuple(B.Address, A.Size, B.K, std::string_view(B.Name));
  });
  return All;
}

std::optional<Region> Debugger::regionAt(uint64_t Address) const {
  std::optional<Region> Best;
  for (Region &R : regions())
    if (Address >= R.Address && Address - R.Address < R.Size &&
        (!Best || R.Size < Best->Size))
      Best = std::move(R);
  return Best;
}

std::optional<uint8_t> Debugger::byte(uint64_t Address) const {
  const Session &S = session();
  if (Address < StackSize)
    return S.Stack[Address];
  const uint8_t *Byte = S.TheHeap.find(Address);
  return Byte ? std::optional<uint8_t>(*Byte) : std::nullopt;
}

std::optional<uint64_t> Debugger::load(uint64_t Address, unsigned Size) const {
  uint64_t Value = 0;
  for (unsigned N = 0; N != Size; ++N) {
    std::optional<uint8_t> Byte = byte(Address + N);
    if (!Byte)
      return std::nullopt;
    Value |= uint64_t(*Byte) << 8 * N;
  }
  return Value;
}
