//===- Counterexample.cpp - What shows that the text is wrong -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/Counterexample.h"
#include "Prover/Prover.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/ValueTracking.h"

using namespace coursetv;
using namespace llvm;

/// What is asked of the solver: how to get to where both sides differ, as a
/// driver can bring it about.
struct Prover::Query {
  /// Besides the path's: addresses are where a driver can have objects.
  SmallVector<Term, 16> Facts;
  SmallVector<Term, 32> Wanted;
  /// What is accessed in objects of others, with what is there at first.
  SmallVector<std::pair<Term, SmallVector<Term, 8>>, 8> Places;
  unsigned NumBytes = 0;
  Counterexample Found;
  /// Whether the goal or a fact reads memory.
  bool ReadsMemory = false;
  std::string Problem;

  void fail(const Twine &Reason) {
    if (Problem.empty())
      Problem = Reason.str();
  }
};

// The facts that say something, and the goal.
SmallVector<Term, 32> Prover::termsThatMatter(const Path &P, Term Goal) {
  DenseSet<Term> SaidOfAll;
  for (auto [Block, Size] : P.Heap) {
    SaidOfAll.insert(T.eq(T.trunc(Block, 3), T.constant(3, 0)));
    SaidOfAll.insert(T.ule(T.constant(64, Counterexample::MachineHeap), Block));
  }
  SmallVector<Term, 32> Terms;
  for (Term Fact : P.Known.list())
    if (Fact->Kind != Op::Valid && !SaidOfAll.contains(Fact))
      Terms.push_back(Fact);
  if (Goal)
    Terms.push_back(Goal);
  return Terms;
}

static SmallVector<Term, 8> collectLoads(ArrayRef<Term> Terms) {
  SmallVector<Term, 8> Loads;
  SmallVector<Term, 32> Pending(Terms.begin(), Terms.end());
  DenseSet<Term> Seen;
  while (!Pending.empty()) {
    Term Next = Pending.pop_back_val();
    if (!Seen.insert(Next).second)
      continue;
    if (Next->Kind == Op::Load)
      Loads.push_back(Next);
    append_range(Pending, Next->Ops);
  }
  return Loads;
}

// Variables that nobody can choose who calls the function.
void Prover::findForeign(const Path &P, ArrayRef<Term> Terms, Query &Q) {
  SmallVector<Term, 32> Chosen = {First->Source.Memory, EntrySP};
  auto Note = [&](Term A) {
    if (A)
      collectVariables(A, Chosen);
  };
  for (const Argument &A : F.args())
    Note(Source.Fixed.lookup(&A).Bits);
  for_each(PlaceValues, Note);
  for_each(First->Target.Registers, Note);
  for_each(P.Given, Note);
  const DenseSet<Term> Choices(Chosen.begin(), Chosen.end());
  SmallVector<Term, 32> Variables;
  for (Term A : Terms)
    collectVariables(A, Variables);
  for (Term V : Variables) {
    Q.ReadsMemory |= V->IsMemory;
    const bool IsBlock =
        any_of(P.Heap, [&](auto &Block) { return Block.first == V; });
    if (!IsBlock && !Choices.contains(V))
      Q.fail("it depends on what '" + StringRef(V->Name).rsplit('.').first +
             "' is");
  }
}

Term Prover::addressOf(Term Base, const SourceAccess &A) {
  return Base ? T.addConst(Base, A.Start) : T.constant(64, A.Start);
}

static const Value *pointerOf(const SourceAccess &A) {
  if (const auto *Transfer = dyn_cast<MemTransferInst>(A.I))
    return A.IsSource ? Transfer->getRawSource() : Transfer->getRawDest();
  if (const auto *Set = dyn_cast<MemSetInst>(A.I))
    return Set->getRawDest();
  return getLoadStorePointerOperand(A.I);
}

// Where objects are that an access may be in: a global that IR names, or whatever
// arguments point to. Nothing if neither can be.
static std::optional<std::pair<uint64_t, uint64_t>>
rangeOf(const SourceAccess *A, const DataLayout &DL, bool IsRead) {
  constexpr uint64_t Start =
      Counterexample::ArenaStart + Counterexample::ResultBytes;
  const Value *Pointer = A ? pointerOf(*A) : nullptr;
  const auto *GV = Pointer ? dyn_cast<GlobalVariable>(
                                 getUnderlyingObject(Pointer, /*MaxLookup=*/0))
                           : nullptr;
  if (!GV)
    return std::pair(Start, Counterexample::ArenaEnd - Start);
  const std::optional<uint64_t> At = addressOfGlobal(*GV);
  if (!At || (IsRead && GV->isConstant()))
    return std::nullopt;
  return std::pair(*At,
                   DL.getTypeAllocSize(GV->getValueType()).getFixedValue());
}

// Notes an access to objects of others, which must be where a driver can have
// them.
void Prover::addPlace(const Path &P, Term Address, uint64_t Size,
                      const SourceAccess *A, bool IsRead, Query &Q) {
  constexpr unsigned MaxBytes = 1024;
  SmallVector<Term, 8> Variables;
  collectVariables(Address, Variables);
  const bool IsOwn = any_of(Variables, [&](Term V) {
    return V == EntrySP ||
           any_of(P.Heap, [&](auto &Block) { return Block.first == V; });
  });
  const auto Range = rangeOf(A, F.getDataLayout(), IsRead);
  Term IsThere = Range && Size <= Range->second
                     ? T.ult(T.addConst(Address, -int64_t(Range->first)),
                             T.constant(64, Range->second - Size + 1))
                     : T.boolean(false);
  if (IsOwn || IsThere->isFalse()) {
    if (IsRead)
      Q.fail("it depends on what is in memory at " + toString(Address));
    return;
  }
  Q.NumBytes += Size;
  if (Q.NumBytes > MaxBytes)
    return Q.fail("it accesses many bytes");
  Q.Facts.push_back(IsThere);
  auto &[At, Bytes] = Q.Places.emplace_back();
  At = Address;
  for (uint64_t Byte = 0; Byte != Size; ++Byte)
    Bytes.push_back(T.load(First->Source.Memory, T.addConst(Address, Byte), 1));
  Q.Wanted.push_back(At);
  if (Q.ReadsMemory)
    append_range(Q.Wanted, Bytes);
}

void Prover::findPlaces(const Path &P, ArrayRef<Term> Loads, Query &Q) {
  for (Term Load : Loads) {
    const unsigned Size = Load->Width / 8;
    auto [Base, Start] = T.split(Load->Ops[1]);
    const SourceAccess *Access = nullptr;
    if (auto It = P.Accesses.find(Base); It != P.Accesses.end())
      for (const SourceAccess &A : It->second)
        if (A.covers(Start, Size))
          Access = &A;
    addPlace(P, Load->Ops[1], Size, Access, /*IsRead=*/true, Q);
  }
  for (auto &[Base, List] : P.Accesses)
    for (const SourceAccess &A : List)
      addPlace(P, addressOf(Base, A), A.Size, &A, /*IsRead=*/false, Q);
}

// What alias analysis says of IR is so, or else IR is undefined.
void Prover::keepApart(const Path &P, Query &Q) {
  constexpr unsigned MaxAccesses = 40;
  SmallVector<std::pair<Term, SourceAccess>, 16> All;
  for (auto &[Base, List] : P.Accesses)
    for (const SourceAccess &A : List)
      All.push_back(
          {Base ? T.addConst(Base, A.Start) : T.constant(64, A.Start), A});
  if (All.size() > MaxAccesses)
    return Q.fail("it accesses memory often");
  auto IsBefore = [&](auto &A, auto &B) {
    return T.ule(T.addConst(A.first, A.second.Size), B.first);
  };
  for (auto [Index, A] : enumerate(All))
    for (auto &B : drop_begin(All, Index + 1))
      if (areApart(A.second, B.second))
        Q.Facts.push_back(T.orOf(IsBefore(A, B), IsBefore(B, A)));
}

void Prover::ask(const Path &P, Term Goal, Query &Q) {
  Assuming Nothing(T, nullptr);
  SmallVector<Term, 32> Terms = termsThatMatter(P, Goal);
  findForeign(P, Terms, Q);
  findPlaces(P, collectLoads(Terms), Q);
  keepApart(P, Q);
  if (IsMain && Q.ReadsMemory)
    Q.fail("it depends on what is in memory when the program starts");
  if (P.HasFreed)
    Q.fail("it frees memory");
  if (!FirstBlocks.empty()) {
    Q.Found.HeapStart = Counterexample::MachineHeap;
    if (any_of(Q.Places, [](auto &Place) { return !Place.first->isConst(); }))
      Q.fail("it depends on where the heap begins");
  }
  if (!EntrySP->isConst())
    Q.Facts.push_back(
        T.eq(EntrySP, T.constant(64, Counterexample::StackEnd -
                                         alignTo(Target.IncomingBytes, 8))));
  if (Target.ResultAddress)
    Q.Facts.push_back(
        T.eq(Target.ResultAddress, T.constant(64, Counterexample::ArenaStart)));
  Term Next = T.constant(64, Q.Found.HeapStart);
  for (auto [Block, Size] : P.Heap) {
    Q.Facts.push_back(T.eq(Block, Next));
    Next = T.add(Next, Size);
  }
  for (const Argument &A : F.args())
    if (Term Bits = Source.Fixed.lookup(&A).Bits)
      Q.Wanted.push_back(Bits);
  for (Term Value : PlaceValues)
    if (Value)
      Q.Wanted.push_back(Value);
  append_range(Q.Wanted, ArrayRef(First->Target.Registers)
                             .take_front(course::NumGeneralRegisters));
  append_range(Q.Wanted, P.Given);
  append_range(Q.Facts, P.Known.list());
}

// What does not matter is 0.
static APInt valueIn(const Model &Counter, Term A) {
  if (A->isConst())
    return A->Number;
  auto It = Counter.find(A);
  return It == Counter.end() ? APInt(A->Width, 0) : It->second;
}

void Prover::describeInputs(const Path &P, const Model &Counter, Query &Q) {
  Counterexample &Found = Result.Inputs = std::move(Q.Found);
  auto Print = [&](const Twine &What, const Twine &Value) {
    Result.Counterexample.push_back({What.str(), Value.str()});
  };
  auto Number = [&](Term A) {
    return A ? valueIn(Counter, A).trunc(64).getZExtValue() : 0;
  };
  for (const Argument &A : F.args()) {
    Term Bits = Source.Fixed.lookup(&A).Bits;
    Found.Arguments.push_back(Bits ? valueIn(Counter, Bits) : APInt(1, 0));
    if (Bits)
      Print("argument " + Twine(A.getArgNo() + 1),
            llvm::toString(Found.Arguments.back(), 10, false));
  }
  for (Term Value : PlaceValues)
    Found.Places.push_back(Number(Value));
  for (unsigned R = 0; R != course::NumGeneralRegisters; ++R)
    Found.Registers[R] = Number(First->Target.Registers[R]);
  auto Join = [&](ArrayRef<Term> Values) {
    std::string Text;
    for (Term V : Values)
      Text += (Text.empty() ? "" : " ") +
              llvm::toString(valueIn(Counter, V), 10, false);
    return Text;
  };
  if (!P.Inputs.empty())
    Print("input", Join(P.Inputs));
  if (P.Given.size() != P.Inputs.size())
    Print("input and results of calls", Join(P.Given));
  for (Term V : P.Given)
    Found.Input.push_back(Number(V));
  for (auto &[Address, Bytes] : Q.Places)
    for (auto [Offset, Byte] : enumerate(Bytes))
      Found.Memory[Number(Address) + Offset] = uint8_t(Number(Byte));
  if (!Q.ReadsMemory || !Q.Problem.empty())
    return;
  uint64_t Last = 0;
  std::string Text;
  for (auto It = Found.Memory.begin(); It != Found.Memory.end(); ++It) {
    if (Text.empty())
      Last = It->first;
    Text += (Text.empty() ? "" : " ") + utostr(It->second);
    auto Next = std::next(It);
    if (Next != Found.Memory.end() && Next->first == It->first + 1)
      continue;
    Print("bytes from " + Twine(Last), Text);
    Text.clear();
  }
}

// The goal does not follow: a counterexample if the path is a real one.
void Prover::contradict(Path &P, Term Goal, const Twine &What) {
  if (isImpossible(P)) {
    // Nothing gets here, so nothing has to hold.
    P.Known.add(T, T.boolean(false));
    return;
  }
  std::string Detail = What.str();
  if (Goal && !Goal->isFalse())
    Detail += ": " + toString(Goal);
  const course::Block &B = Text.Blocks[P.Target.At.Block];
  Detail += " (." + std::string(B.Name) + ", line " +
            utostr(Target.instruction(P.Target.At).Line) + ")";
  for (Term Poison : P.Frozen)
    P.Known.add(T, T.notOf(Poison));
  if (!IsExact || HasLeftOut || Source.TookUndefined ||
      P.Known.isContradictory())
    return stop(Verdict::Unknown, What, Detail);
  if (!Goal)
    Goal = T.boolean(false);
  Query Q;
  ask(P, Goal, Q);
  Model Counter;
  bool IsFound = Q.Problem.empty() &&
                 S.findCounterexample(Q.Facts, Goal, Counter, Q.Wanted);
  if (!IsFound && !Q.ReadsMemory) {
    // Wrong all the same, but memory may be such that IR does not allow it.
    Q.fail("no driver can have these addresses");
    Q.Wanted.clear();
    Counter.clear();
    IsFound = S.findCounterexample(P.Known.list(), Goal, Counter);
  }
  if (!IsFound)
    return stop(Verdict::Unknown, What, Detail);
  Q.Found.Impossible = Q.Problem;
  describeInputs(P, Counter, Q);
  stop(Verdict::Refuted, What, Detail);
}
