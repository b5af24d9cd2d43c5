//===- Prover.cpp - Does the text do what IR says? ------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Goes from cut to cut until no invariant changes any more.
///
//===----------------------------------------------------------------------===//

#include "Prover/Prover.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/MemoryLocation.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Support/raw_ostream.h"

using namespace coursetv;
using namespace llvm;

static std::pair<unsigned, unsigned>
countAllocations(const Function &F, const course::Function &Text) {
  std::pair<unsigned, unsigned> Result;
  for (const Instruction &I : instructions(F)) {
    const auto *Call = dyn_cast<CallBase>(&I);
    Result.first += Call && Call->getCalledFunction() &&
                    Call->getCalledFunction()->getName() == "malloc";
  }
  for (const course::Block &B : Text.Blocks)
    Result.second += count_if(B.Instructions, [](const course::Instruction &I) {
      return I.Op == course::Opcode::Malloc;
    });
  return Result;
}

static Term makeEntrySP(TermTable &T, bool IsMain) {
  return IsMain ? T.constant(64, 10240) : T.variable(64, "sp", AddressZeros);
}

Prover::Prover(const Function &F, const course::Program &Program,
               const course::Function &Text, AAResults &AA,
               const ProofOptions &Options)
    : F(F), Text(Text), AA(AA), Options(Options), S(T),
      IsMain(Text.Name == "main"),
      FirstBlocks(IsMain ? findFirstBlocks(F) : decltype(FirstBlocks)()),
      NumAllocations(countAllocations(F, Text)),
      EntrySP(makeEntrySP(T, IsMain)), Source(T, F, EntrySP),
      Target(T, Program, Text, Source.objects(), EntrySP, IsMain),
      Origins(F, Program, Text) {
  T.Oracle = this;
  this->AA.enableCrossIterationMode();
  Source.Unify = [this](Path &P, Term Value) { return unify(P, Value); };
  // A stack in the heap begins there.
  if (IsMain)
    Target.StackEnd = F.getFnAttributeAsParsedInteger("course-entry-sp");
  S.Trace = Options.Trace;
  Source.PoisonFlags = Options.PoisonFlags;
  S.Deadline = clockInSeconds() + Options.TimeoutInSeconds;
}

double Prover::secondsSpent() const {
  return clockInSeconds() - (S.Deadline - Options.TimeoutInSeconds);
}

bool Prover::isOutOfTime() {
  // Of some hundreds of bytes each.
  constexpr size_t MaxTerms = 12'000'000;
  const bool HasTerms = T.size() < MaxTerms;
  if (HasTerms && secondsSpent() < Options.TimeoutInSeconds)
    return false;
  From = nullptr;
  HasFailed = false;
  stop(Verdict::Unknown, HasTerms ? "time" : "too many terms", "");
  return true;
}

// A failure behind a cut counts only if the cut, as it is in the end, is
// reached.
void Prover::stop(Verdict V, const Twine &Reason, const Twine &Detail) {
  if (IsOver || HasFailed)
    return;
  HasFailed = true;
  // A search goes on with other paths.
  if (Options.SearchRuns && V == Verdict::Unknown && Reason.str() != "time" &&
      Reason.str() != "too many terms")
    return;
  ProofResult &To = From ? From->Failure.emplace() : Result;
  To.V = V;
  To.Reason = Reason.str();
  To.Detail = Detail.str();
  if (&To != &Result)
    return;
  IsOver = true;
}

static MemoryLocation locationOf(const SourceAccess &A) {
  if (const auto *Transfer = dyn_cast<MemTransferInst>(A.I))
    return A.IsSource ? MemoryLocation::getForSource(Transfer)
                      : MemoryLocation::getForDest(Transfer);
  if (const auto *Set = dyn_cast<MemSetInst>(A.I))
    return MemoryLocation::getForDest(Set);
  return MemoryLocation::get(A.I);
}

// What is only read may be the same memory, whatever is said of it.
bool Prover::areApart(const SourceAccess &A, const SourceAccess &B) {
  auto Writes = [](const SourceAccess &X) {
    return !X.IsSource && X.I->mayWriteToMemory();
  };
  if (!Writes(A) && !Writes(B))
    return false;
  // Of a list, minmax gives values; of two temporaries, references to them.
  const auto Key =
      std::minmax<AccessKey>({{A.I, A.IsSource}, {B.I, B.IsSource}});
  if (Key.first == Key.second)
    return false;
  auto [It, IsNew] = Disjoint.try_emplace(Key, false);
  if (IsNew)
    It->second = AA.isNoAlias(locationOf(A), locationOf(B));
  return It->second;
}

bool Prover::isInObject(Term Base, int64_t First, unsigned Size) const {
  return any_of(Source.objects(), [&](const PlacedObject &O) {
    return Base == (O.IsAbsolute ? nullptr : EntrySP) && First >= O.Start &&
           uint64_t(First - O.Start) + Size <= O.Size;
  });
}

// Objects of the frame are apart from globals. Of others: what LLVM's alias
// analyses say of the accesses of IR there, in any iterations of loops.
bool Prover::areDisjoint(Term A, unsigned SizeA, Term B, unsigned SizeB) {
  auto [BaseA, FirstA] = T.split(A);
  auto [BaseB, FirstB] = T.split(B);
  if (BaseA != BaseB && isInObject(BaseA, FirstA, SizeA) &&
      isInObject(BaseB, FirstB, SizeB))
    return true;
  if (!Current)
    return false;
  auto InA = Current->Accesses.find(BaseA), InB = Current->Accesses.find(BaseB);
  if (InA == Current->Accesses.end() || InB == Current->Accesses.end())
    return false;
  for (const SourceAccess &X : InA->second)
    if (X.covers(FirstA, SizeA))
      for (const SourceAccess &Y : InB->second)
        if (Y.covers(FirstB, SizeB) && areApart(X, Y))
          return true;
  return false;
}

// The state at entry, by the contract; the same one each time.
Path Prover::begin() {
  if (First)
    return *First;
  Path P;
  P.Source.Block = &F.getEntryBlock();
  P.Source.At = P.Source.Block->begin();
  P.Source.Memory = P.Target.Memory = P.Target.Agreed =
      T.memoryVariable("memory");
  for (unsigned R = 0; R != course::NumGeneralRegisters; ++R)
    P.Target.Registers[R] = T.variable(64, "r");
  P.Target.Registers[course::NumSavedRegisters - 1] = EntrySP;
  Source.enterFunction(P);

  if (std::optional<unsigned> Block = Target.skipStackCheck())
    P.Target.At = {*Block, 0};
  std::string Reason;
  std::optional<Contract> Parts = contractOf(F, Reason);
  if (!Parts) {
    stop(Verdict::Unknown, Reason, "");
    return P;
  }
  for (const ArgumentPart &Part : *Parts) {
    if (Part.isResultAddress()) {
      Target.ResultAddress = T.variable(64, "result", AddressZeros);
      Target.ResultSize = divideCeil(widthOfResultInMemory(F), 8);
    }
    Term &Passed = PlaceValues.emplace_back(nullptr);
    Term Whole = Part.isResultAddress()
                     ? Target.ResultAddress
                     : Source.Fixed.lookup(F.getArg(*Part.ArgNo)).Bits;
    if (!Whole)
      continue;
    Term Value = T.extract(Whole, Part.Low, Part.Width);
    const unsigned Legal = Part.Legal;
    if (Legal != Part.Width)
      Value = T.concat(T.variable(Legal - Part.Width, "high"), Value);
    Value = T.zext(Value, 64);
    Passed = Value;
    switch (Part.Kind) {
    case ArgumentPart::Argument:
      Target.setArgument(Part.Number, Value);
      break;
    case ArgumentPart::Register:
      P.Target.Registers[Part.Number] = Value;
      if (P.Target.At.Block != 0 && Part.Number == 15)
        stop(Verdict::Unknown, "argument in r16, which a check overwrites", "");
      break;
    case ArgumentPart::Memory:
      P.Target.Slots[Part.Number] = Value;
      Target.IncomingBytes =
          std::max<int64_t>(Target.IncomingBytes, Part.Number + 8);
      break;
    case ArgumentPart::Constant:
      if (Part.isResultAddress()) {
        stop(Verdict::Unknown, "result at a constant address", "");
        break;
      }
      if (Part.Width == Whole->Width) {
        Source.Fixed[F.getArg(*Part.ArgNo)].Bits =
            T.trunc(T.constant(64, Part.Number), Part.Width);
        break;
      }
      P.Known.add(T, T.eq(T.extract(Whole, Part.Low, Part.Width),
                          T.trunc(T.constant(64, Part.Number), Part.Width)));
      break;
    case ArgumentPart::Unread:
      break;
    }
  }
  First = P;
  return P;
}

SmallVector<Term, 16> Prover::valuesAt(const Path &P) {
  SmallVector<Term, 16> Values;
  const Instruction &Place = *P.Source.At;
  for (const Value *V : Source.liveAt(&Place).Leaves) {
    const Value *Incoming = V;
    if (const auto *Phi = dyn_cast<PHINode>(V);
        Phi && isa<PHINode>(Place) && Phi->getParent() == P.Source.Block)
      Incoming = Phi->getIncomingValueForBlock(P.Source.From);
    // Undefined: whatever the text has.
    const SourceValue Value = Source.valueOf(P, Incoming);
    Values.push_back(Value.IsUndefined ? nullptr : Value.Bits);
  }
  return Values;
}

Arrival Prover::describe(const Path &P) {
  Arrival A;
  A.Values = valuesAt(P);
  A.Memory = P.Source.Memory;
  A.Registers = P.Target.Registers;
  A.Slots = P.Target.Slots;
  A.Known = P.Known;
  return A;
}

void Prover::trace(const Path &P) {
  for (const Value *V : Source.liveAt(&*P.Source.At).Leaves) {
    const auto *Phi = dyn_cast<PHINode>(V);
    const Value *Here =
        Phi && isa<PHINode>(*P.Source.At) && Phi->getParent() == P.Source.Block
            ? Phi->getIncomingValueForBlock(P.Source.From)
            : V;
    errs() << "    ";
    V->printAsOperand(errs(), false);
    errs() << " = " << toString(Source.valueOf(P, Here).Bits, 3) << "\n";
  }
  for (unsigned R = 0; R != course::NumSavedRegisters; ++R)
    errs() << "    r" << R + 1 << " = " << toString(P.Target.Registers[R], 3)
           << "\n";
  for (auto [Slot, Value] : P.Target.Slots)
    errs() << "    slot " << Slot << " = " << toString(Value, 3) << "\n";
  errs() << "    memory = " << toString(P.Source.Memory, 2) << "\n";
  for (Term Fact : P.Known.list())
    if (Fact->Kind != Op::Valid)
      errs() << "    where " << toString(Fact, 3) << "\n";
}

static void printPlace(const Instruction &Place) {
  Place.getParent()->printAsOperand(errs(), false);
  errs() << "+"
         << std::distance(Place.getParent()->begin(), Place.getIterator());
}

// The text is at a block where paths meet.
void Prover::arrive(Path &P) {
  P.IsAtJoin = false;
  if (Options.SearchRuns) {
    Unsearched.push_back(std::move(P));
    return;
  }
  // Which place of IR belongs to this one is only a guess.
  const bool WasExact = std::exchange(IsExact, false);
  const bool IsThere = advance(P) && justifyAccesses(P);
  IsExact = WasExact;
  if (!IsThere || P.Known.isContradictory())
    return;
  const Instruction *Place = &*P.Source.At;
  for (const Value *V : Source.liveAt(Place).Leaves)
    if (!Source.isSupported(V->getType()))
      return stop(Verdict::Unknown, "aggregate", "lives into a cut");
  auto &C = Cuts[{P.Target.At.Block, Origins.numberOf(Place)}];
  if (!C)
    C = std::make_unique<Cut>(T, S, Source, Place, P.Target.At,
                              Target.liveIns(P.Target.At.Block));
  (From ? From->Successors : FirstCuts).push_back(C.get());
  if (From && P.NumSourceSteps == 0)
    From->Idle.push_back(C.get());
  Arrival A = describe(P);
  if (!Source.Problem.empty())
    return;
  if (Options.Trace) {
    errs() << "  arrives at ";
    printPlace(*Place);
    errs() << " ." << Text.Blocks[P.Target.At.Block].Name << "\n";
    trace(P);
  }
  A.Origin = From;
  if (IsChecking)
    HasChanged |= !C->covers(A);
  else if (C->add(std::move(A)) || C->IsSkipped)
    enqueue(*C);
}

void Prover::follow(Path &P, SmallVectorImpl<Path> &Forks) {
  while (!IsOver && !HasFailed && !isOutOfTime()) {
    setCurrent(&P);
    P.specialize(T);
    if (P.IsAtJoin)
      return arrive(P);
    const Step Reached = runText(P, Forks);
    if (P.IsAtJoin)
      continue;
    if (Reached == Step::Unsupported || P.Known.isContradictory())
      return;
    SourceEvent Event = runSource(P, &Forks);
    if (P.Known.isContradictory())
      return;
    switch (Event.Kind) {
    case SourceEvent::Call:
      if (leaveOut(P, Reached, *Event.Callee))
        break;
      if (!expect(P, Reached, Step::Effect))
        return;
      matchCall(P, *Event.Callee);
      break;
    case SourceEvent::Trap:
      expect(P, Reached, Step::Abort);
      return;
    case SourceEvent::Return:
      if (expect(P, Reached, Step::Return))
        matchReturn(P, Event.Value);
      return;
    default: // undefined, or not supported
      return;
    }
  }
}

void Prover::explore(Path First) {
  ++Result.NumRuns;
  Source.AtStart = First.Known;
  Target.InStart.clear();
  SmallVector<Term, 32> Variables;
  auto Note = [&](Term A) {
    Variables.clear();
    collectVariables(A, Variables);
    Target.InStart.insert(Variables.begin(), Variables.end());
  };
  for (auto &[V, Value] : First.Source.Values)
    Note(Value.Bits);
  for (Term R : First.Target.Registers)
    Note(R);
  for (auto [Slot, Value] : First.Target.Slots)
    Note(Value);
  for (Term Fact : First.Known.list())
    Note(Fact);
  Note(First.Source.Memory);

  First.Target.Arguments = Target.arguments();
  for (auto &[V, Value] : Source.Fixed)
    First.Source.Values[V] = Value;
  First.specialize(T);
  First.Source.Decided.clear();
  T.AssumedBefore = &Source.AtStart.solved();
  SmallVector<Path, 4> Pending;
  Pending.push_back(std::move(First));
  constexpr unsigned MaxPaths = 5000;
  for (unsigned Count = 0; !Pending.empty() && !IsOver && !HasFailed; ++Count) {
    if (Count == MaxPaths)
      return stop(Verdict::Unknown, "too many paths", "");
    Path P = std::move(Pending.back());
    Pending.pop_back();
    follow(P, Pending);
    setCurrent(nullptr);
    // It is this path's, and other cuts are followed all the same.
    for (std::string *Problem : {&Source.Problem, &Target.Problem})
      if (!Problem->empty())
        stop(Verdict::Unknown, std::exchange(*Problem, ""), "");
    // A search goes on with other paths.
    if (Options.SearchRuns)
      HasFailed = false;
  }
}

void Prover::enqueue(Cut &C) {
  Queue[{Target.orderOf(C.At.Block), Origins.numberOf(C.Place)}] = &C;
}

void Prover::runFrom(Cut &C) {
  if (Options.Trace) {
    errs() << "from ";
    printPlace(*C.Place);
    errs() << " ." << Text.Blocks[C.At.Block].Name << " run " << C.NumRuns
           << "\n";
    trace(C.start());
  }
  From = &C;
  C.Successors.clear();
  C.Idle.clear();
  C.Failure.reset();
  explore(C.start());
  if (Options.Trace && C.Failure)
    errs() << "  fails: " << C.Failure->Detail << "\n";
  From = nullptr;
  HasFailed = false;
}

// Follows paths, the shorter ones first, as if each were the only one.
bool Prover::search() {
  while (!IsOver && !Unsearched.empty() &&
         Result.NumRuns < Options.SearchRuns) {
    Path P = std::move(Unsearched.front());
    Unsearched.pop_front();
    HasFailed = false;
    explore(std::move(P));
  }
  return false;
}

// Follows paths until no invariant changes any more. False if the proof is
// over.
bool Prover::settle() {
  while (!IsOver && !Queue.empty()) {
    Cut *C = Queue.begin()->second;
    Queue.erase(Queue.begin());
    C->IsSkipped = !C->isReached();
    if (C->IsSkipped)
      continue;
    constexpr unsigned MaxRuns = 100;
    if (++C->NumRuns > MaxRuns)
      stop(Verdict::Unknown, "invariants", "no end of changes");
    if (IsOver)
      return false;
    const SmallVector<Cut *, 4> Before = C->Successors;
    for (Cut *Successor : Before)
      Successor->forget(C);
    C->IsSkipped = !C->isReached(); // but from itself
    if (C->IsSkipped)
      continue;
    runFrom(*C);
    for (Cut *Successor : Before)
      if (Successor->refresh())
        enqueue(*Successor);
  }
  return !IsOver;
}

SmallVector<Cut *, 0> Prover::reachedCuts() const {
  DenseSet<Cut *> Seen;
  SmallVector<Cut *, 0> Reached;
  SmallVector<Cut *, 16> Pending(FirstCuts.begin(), FirstCuts.end());
  while (!Pending.empty()) {
    Cut *C = Pending.pop_back_val();
    if (!Seen.insert(C).second)
      continue;
    Reached.push_back(C);
    append_range(Pending, C->Successors);
  }
  return Reached;
}

// Where the text goes round for ever IR does so, too: on each path round it
// executes something.
bool Prover::endsIfSourceEnds(ArrayRef<Cut *> Reached) const {
  // Cuts that only ended ones follow.
  DenseSet<Cut *> Ended;
  for (bool IsChanged = true; IsChanged;) {
    IsChanged = false;
    for (Cut *C : Reached)
      if (all_of(C->Idle, [&](Cut *Next) { return Ended.contains(Next); }))
        IsChanged |= Ended.insert(C).second;
  }
  return Ended.size() == Reached.size();
}

// The proof: from the start and from each cut all paths lead to cuts whose
// invariants hold there, however the invariants were guessed.
bool Prover::check(ArrayRef<Cut *> Reached) {
  IsChecking = true;
  HasChanged = false;
  IsExact = true;
  FirstCuts.clear();
  explore(begin());
  IsExact = false;
  auto IsNew = [&](Cut *C) { return !is_contained(Reached, C); };
  HasChanged |= any_of(FirstCuts, IsNew);
  for (Cut *C : Reached) {
    if (IsOver || HasChanged)
      break;
    runFrom(*C);
    HasChanged |= any_of(C->Successors, IsNew);
    HasChanged |= C->Failure.has_value();
  }
  return !IsOver && !HasChanged;
}

ProofResult Prover::run() {
  if (!Source.Problem.empty())
    stop(Verdict::Unknown, Source.Problem, "");
  IsExact = true;
  if (!IsOver) {
    Path P = begin();
    if (!IsOver)
      explore(std::move(P));
  }
  IsExact = Options.SearchRuns != 0;
  if (!IsOver && (Options.SearchRuns ? search() : settle())) {
    SmallVector<Cut *, 0> Reached = reachedCuts();
    auto Failed = find_if(Reached, [](Cut *C) { return C->Failure; });
    if (Failed != Reached.end()) {
      Result.V = (*Failed)->Failure->V;
      Result.Reason = (*Failed)->Failure->Reason;
      Result.Detail = (*Failed)->Failure->Detail;
    } else if (check(Reached)) {
      if (endsIfSourceEnds(Reached))
        Result.V = Verdict::Proven;
      else
        Result.Reason = Result.Detail = "loop that IR does not have";
    } else if (!IsOver) {
      Result.Reason = "invariants";
      Result.Detail = "the last pass found another path";
    }
  }
  Result.NumCuts = Cuts.size();
  if (Options.Trace)
    errs() << "questions without memory: " << S.NumAsked[0] << ", "
           << S.SecondsSpent[0] << " s; with: " << S.NumAsked[1] << ", "
           << S.SecondsSpent[1] << " s\n";
  Result.NumQuestions = S.NumQuestions;
  Result.Seconds = secondsSpent();
  return Result;
}
