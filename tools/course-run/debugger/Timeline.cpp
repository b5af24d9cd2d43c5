//===- Timeline.cpp - A run that goes forward and back --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Checkpoints, and what is executed again from them.
///
//===----------------------------------------------------------------------===//

#include "Timeline.h"

#include <ostream>

using namespace course;

static constexpr uint64_t NoTarget = std::numeric_limits<uint64_t>::max();

OutputOnce::int_type OutputOnce::overflow(int_type C) {
  char Byte = char(C);
  return xsputn(&Byte, 1) == 1 ? C : traits_type::eof();
}

std::streamsize OutputOnce::xsputn(const char *Bytes, std::streamsize Count) {
  uint64_t Known = Shown > Position ? Shown - Position : 0;
  Position += uint64_t(Count);
  if (Known < uint64_t(Count)) {
    To.write(Bytes + Known, Count - std::streamsize(Known));
    To.flush();
    Shown = Position;
  }
  return Count;
}

static RunOptions withText(RunOptions Options, std::ostream &Text) {
  Options.Text = Options.Text ? &Text : nullptr;
  return Options;
}

Timeline::Timeline(const Program &P, const RunOptions &Options,
                   std::string Input, std::ostream &Output, Limits L)
    : In(std::move(Input)), OutOnce(Output),
      TextOnce(Options.Text ? *Options.Text : Output), Out(&OutOnce),
      Text(&TextOnce), S(startSession(P, withText(Options, Text), In, Out)),
      L(L) {
  Now.Index = S->Next;
  Checkpoint Start = makeCheckpoint();
  Bytes = Start.Bytes;
  Checkpoints.emplace(0, std::move(Start));
  NextSave = L.Interval;
}

/// Makes the moment before the next instruction from the one before.
void Timeline::arrive() {
  uint64_t Depth = S->Calls.depth();
  if (Depth == Now.Depth)
    Now.Before = Now.Index;
  else
    Now.Before = Depth < Now.Depth ? S->Next - 1 : Moment::None;
  Now.Index = S->Next;
  Now.Depth = Depth;
  Now.TicksBefore = Now.Ticks;
  Now.Ticks = S->Ticks;
  Now.Last = Last;
  Last = {};
}

bool Timeline::pauses() {
  if (IsResuming) {
    IsResuming = false;
    return false;
  }
  arrive();
  if (S->Steps >= NextSave)
    saveIfDue();
  if (Stops && (*Stops)(Now)) {
    if (!IsSearching)
      return true;
    Found = S->Steps;
  }
  if (S->Steps == Target)
    return true;
  // Nobody can interrupt what only leads to where a search has ended.
  if (Stops && IsInterrupted.load(std::memory_order_relaxed))
    return WasInterrupted = true;
  return false;
}

/// Runs on until the moment \p To, if there is no \p R; until one of \p R; or,
/// in a search, until \p To, and notes the last one of \p R.
void Timeline::run(uint64_t To, const Rule *R, bool IsSearch) {
  Target = To;
  Stops = R;
  IsSearching = IsSearch;
  Found.reset();
  WasInterrupted = false;
  if (S->HasEnded || S->Steps == To)
    return;
  IsResuming = true;
  Last = {};
  S->resume(*this);
  S->flush();
}

Timeline::Outcome Timeline::forward(const Rule &R) {
  bool HadEnded = S->HasEnded;
  run(NoTarget, &R, /*IsSearch=*/false);
  if (HadEnded || S->HasEnded)
    return Outcome::Nowhere;
  return WasInterrupted ? Outcome::Interrupted : Outcome::Arrived;
}

void Timeline::seek(uint64_t Step) {
  uint64_t From = lastCheckpointBefore(Step + 1);
  if (S->Steps > Step || S->Steps < From || (S->HasEnded && S->Steps == Step))
    restore(From);
  run(Step, nullptr, /*IsSearch=*/false);
}

/// The last moment of \p R after \p From, for which there is a checkpoint, up
/// to \p To.
std::optional<uint64_t> Timeline::lastBetween(uint64_t From, uint64_t To,
                                              const Rule &R) {
  restore(From);
  run(To, &R, /*IsSearch=*/true);
  return Found;
}

Timeline::Outcome Timeline::backward(const Rule &R) {
  uint64_t Origin = S->Steps;
  for (uint64_t To = Origin; To != 0;) {
    // The moment of a checkpoint belongs to what is before it.
    uint64_t From = lastCheckpointBefore(To);
    uint64_t Last = To == Origin ? To - 1 : To;
    std::optional<uint64_t> Step = lastBetween(From, Last, R);
    if (WasInterrupted) {
      seek(Origin);
      return Outcome::Interrupted;
    }
    if (Step) {
      seek(*Step);
      return Outcome::Arrived;
    }
    To = From;
  }
  seek(0);
  return Outcome::Nowhere;
}

/// The last checkpoint of a moment before \p Step, which is not 0.
uint64_t Timeline::lastCheckpointBefore(uint64_t Step) const {
  return std::prev(Checkpoints.lower_bound(Step))->first;
}

/// What a checkpoint of this moment occupies.
size_t Timeline::checkpointSize() const {
  // A block in the map takes some 64 bytes.
  return sizeof(Checkpoint) + S->TheHeap.sizeInBytes() +
         S->Calls.sizeInBytes() + Blocks.size() * 64 +
         (S->Decoded.Insts.size() + S->Slots.size()) * sizeof(uint64_t);
}

Timeline::Checkpoint Timeline::makeCheckpoint() {
  S->flush();
  std::vector<uint64_t> Counts;
  Counts.reserve(S->Decoded.Insts.size());
  for (const DecodedInst &I : S->Decoded.Insts)
    Counts.push_back(I.Count);
  std::streamoff At = In.rdbuf()->pubseekoff(0, std::ios::cur, std::ios::in);
  return {*S,
          std::move(Counts),
          Now,
          Blocks,
          At,
          OutOnce.position(),
          TextOnce.position(),
          checkpointSize()};
}

/// Saves where the run is, unless that is known, or too much; copying must take
/// less time than running.
void Timeline::saveIfDue() {
  uint64_t Step = S->Steps;
  // A copy of 8 bytes takes less time than an instruction.
  uint64_t Interval = std::max<uint64_t>(
      L.Interval, (S->TheHeap.sizeInBytes() + S->Calls.sizeInBytes()) / 8);
  uint64_t ToTarget = Target == NoTarget ? 0 : Target - Step;
  NextSave = Step + std::max(Interval, ToTarget / 2);
  if (checkpointSize() > L.MaxBytes / 2 ||
      Step - lastCheckpointBefore(Step + 1) < L.Interval)
    return;
  Checkpoint C = makeCheckpoint();
  Bytes += C.Bytes;
  Checkpoints.emplace(Step, std::move(C));
  thinOut();
}

/// While they are too many, drops the checkpoint between whose neighbors there
/// is least, measured by how far away it is. Linear in their number.
void Timeline::thinOut() {
  uint64_t Here = S->Steps;
  while (Checkpoints.size() > 2 &&
         (Bytes > L.MaxBytes || Checkpoints.size() > L.MaxCheckpoints)) {
    auto Best = Checkpoints.end();
    double BestGap = std::numeric_limits<double>::max();
    for (auto C = std::next(Checkpoints.begin());
         std::next(C) != Checkpoints.end(); ++C) {
      uint64_t Distance = C->first > Here ? C->first - Here : Here - C->first;
      double Gap = double(std::next(C)->first - std::prev(C)->first) /
                   double(Distance + L.Interval);
      if (Gap >= BestGap)
        continue;
      Best = C;
      BestGap = Gap;
    }
    Bytes -= Best->second.Bytes;
    Checkpoints.erase(Best);
  }
}

void Timeline::restore(uint64_t Step) {
  const Checkpoint &C = Checkpoints.at(Step);
  S->flush();
  static_cast<MachineState &>(*S) = C.State;
  for (size_t N = 0; N != C.Counts.size(); ++N)
    S->Decoded.Insts[N].Count = C.Counts[N];
  Now = C.Now;
  Blocks = C.Blocks;
  In.rdbuf()->pubseekoff(C.InputPosition, std::ios::beg, std::ios::in);
  OutOnce.setPosition(C.OutputPosition);
  TextOnce.setPosition(C.TextPosition);
  NextSave = Step + L.Interval;
}
