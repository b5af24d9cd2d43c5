//===- Effects.cpp - What both sides must do alike ------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls, I/O, returns and errors, and what must hold there: memories are the
/// same, arguments are where the contract says, and every access of the text is
/// one that IR makes as well.
///
//===----------------------------------------------------------------------===//

#include "Prover/Prover.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace coursetv;
using namespace llvm;
using course::Opcode;

//===----------------------------------------------------------------------===//
// Obligations
//===----------------------------------------------------------------------===//

bool Prover::isImpossible(Path &P) {
  return P.Known.isContradictory() ||
         S.contradicts(P.Known.list()) == Answer::Yes;
}

bool Prover::require(Path &P, Term Goal, const Twine &What) {
  if (IsOver || HasFailed)
    return false;
  Goal = P.Known.simplify(T, Goal);
  if (Goal->isTrue() || P.Known.contains(Goal))
    return true;
  switch (S.prove(P.Known.list(), Goal)) {
  case Answer::Yes:
    return true;
  case Answer::Unknown:
    if (isOutOfTime())
      return false;
    if (!isImpossible(P))
      stop(Verdict::Unknown, "solver", What + ": " + toString(Goal));
    else
      P.Known.add(T, T.boolean(false));
    return false;
  case Answer::No:
    contradict(P, Goal, What);
    return false;
  }
  return false;
}

// Where something is poison IR allows anything, so that what keeps it from being
// poison are more facts.
bool Prover::requireUnless(Path &P, Term Poison, Term Goal, const Twine &What) {
  if (IsOver || HasFailed)
    return false;
  if (Poison->isTrue())
    return true;
  if (Poison->isFalse())
    return require(P, Goal, What);
  Goal = P.Known.simplify(T, Goal);
  if (Goal->isTrue() || S.proveQuickly(P.Known.list(), Goal) == Answer::Yes)
    return true;
  Path Defined = P;
  setCurrent(&Defined);
  Defined.Known.add(T, T.notOf(Poison));
  // What is learned may teach more.
  constexpr unsigned MaxRounds = 4;
  for (unsigned Round = 0; Round != MaxRounds && Defined.Known.hasUnused();
       ++Round) {
    TermTable::Substitution Map = Defined.Known.takeUnused(T);
    Goal = T.substitute(Goal, Map);
  }
  const bool IsSo = require(Defined, Goal, What);
  setCurrent(&P);
  return IsSo || (Defined.Known.isContradictory() && !IsOver && !HasFailed);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

static void collectStores(Term Memory, SmallVectorImpl<Term> &Stores) {
  for (; Memory->Kind == Op::Store; Memory = Memory->Ops[0])
    Stores.push_back(Memory);
}

static Term baseOf(Term Memory) {
  while (Memory->Kind == Op::Store)
    Memory = Memory->Ops[0];
  return Memory;
}

// What poison is in memory: the text decides, for each reader anew.
static void decidePoison(TermTable &T, Path &P) {
  TermTable::Substitution Map;
  for (auto [Address, Anything] : P.Anything)
    Map[Anything] = T.load(P.Target.Memory, Address, Anything->Width / 8);
  P.Source.Memory = T.substitute(P.Source.Memory, Map);
  P.Anything.clear();
}

// Where both have the same content after all stores, they are the same.
bool Prover::matchMemory(Path &P, const Twine &Where) {
  if (!P.Anything.empty())
    decidePoison(T, P);
  if (P.Source.Memory == P.Target.Memory) {
    P.Target.Agreed = P.Source.Memory;
    return true;
  }
  if (baseOf(P.Source.Memory) != baseOf(P.Target.Memory)) {
    contradict(P, nullptr, "memory");
    return false;
  }
  SmallVector<Term, 16> Stores;
  collectStores(P.Source.Memory, Stores);
  collectStores(P.Target.Memory, Stores);
  DenseSet<std::pair<Term, unsigned>> Seen;
  for (Term Store : Stores) {
    const unsigned Size = Store->Ops[2]->Width / 8;
    if (isLeftOut(P, Store->Ops[1]))
      continue;
    if (!Seen.insert({Store->Ops[1], Size}).second)
      continue;
    Term A = T.load(P.Source.Memory, Store->Ops[1], Size);
    Term B = T.load(P.Target.Memory, Store->Ops[1], Size);
    if (!require(P, T.eq(A, B), "memory"))
      return false;
  }
  P.Target.Memory = P.Target.Agreed = P.Source.Memory;
  return true;
}

bool Prover::isJustified(Path &P, const Access &A) {
  if (P.Known.isValid(T, A.Address, A.Size))
    return true;
  std::optional<int64_t> FromSP = T.difference(A.Address, EntrySP);
  for (const PlacedObject &O : Source.objects()) {
    std::optional<int64_t> Offset;
    if (O.IsAbsolute && A.Address->isConst())
      Offset = int64_t(A.Address->Number.getZExtValue()) - O.Start;
    else if (!O.IsAbsolute && FromSP)
      Offset = *FromSP - O.Start;
    if (Offset && *Offset >= 0 && uint64_t(*Offset) + A.Size <= O.Size)
      return true;
  }
  // All bytes of a wide access are bytes of narrow ones.
  if (A.Size == 1)
    return false;
  const unsigned Half = A.Size / 2;
  return isJustified(P, {A.Address, Half}) &&
         isJustified(P, {T.addConst(A.Address, Half), A.Size - Half});
}

// The text has stored and loaded when nothing was known yet of the accesses of
// IR. Whether something is another term now.
bool Prover::reload(Path &P) {
  // What was loaded may be an address or have been stored.
  constexpr unsigned MaxRounds = 3;
  bool HasChanged = false;
  for (unsigned Round = 0; Round != MaxRounds; ++Round) {
    SmallVector<std::pair<Term, Term>, 8> Changes;
    T.storeAnew(P.Target.Memory, P.Target.Agreed, &Changes);
    for (const Access &A : P.Unjustified)
      for (Term Value : {A.Value, A.Current})
        if (Value && !Value->isConst())
          T.loadAnew(Value, A.Memory, A.Address, A.Size, Changes);
    for (auto [Old, New] : Changes)
      P.Known.equate(Old, New);
    if (!P.Known.hasUnused())
      break;
    P.specialize(T);
    HasChanged = true;
  }
  return HasChanged;
}

bool Prover::justifyAccesses(Path &P) {
  reload(P);
  for (Access &A : P.Unjustified) {
    if (!isJustified(P, A)) {
      // The same address in other words?
      bool IsFound = false;
      for (Term Fact : reverse(P.Known.list()))
        if (Fact->Kind == Op::Valid && Fact->Low >= A.Size &&
            Fact->Ops[0]->Samples == A.Address->Samples &&
            S.prove(P.Known.list(), T.eq(Fact->Ops[0], A.Address)) ==
                Answer::Yes) {
          IsFound = true;
          break;
        }
      if (!IsFound) {
        if (!isImpossible(P))
          stop(Verdict::Unknown, "access",
               "nothing in IR accesses " + toString(A.Address) + " (." +
                   std::string(Text.Blocks[P.Target.At.Block].Name) + ")");
        return false;
      }
    }
    if (A.Size > 1) {
      const unsigned Bits = Log2_32(A.Size);
      if (!require(P, T.eq(T.trunc(A.Address, Bits), T.constant(Bits, 0)),
                   "alignment"))
        return false;
    }
  }
  P.Unjustified.clear();
  for (Term Divisor : P.Divisors)
    if (!require(P, T.ne(Divisor, T.constant(Divisor->Width, 0)),
                 "division by zero"))
      return false;
  P.Divisors.clear();
  return true;
}

//===----------------------------------------------------------------------===//
// Where the text does something
//===----------------------------------------------------------------------===//

// What the text reached must be what IR has come to. False if this path is over.
bool Prover::expect(Path &P, Step Reached, Step Wanted) {
  if (Reached == Wanted && Wanted == Step::Abort) {
    const course::Instruction &I = Target.instruction(P.Target.At);
    if (!require(P,
                 T.ne(Target.valueOf(P, I.Operands[0]),
                      Target.valueOf(P, I.Operands[1])),
                 "no stop"))
      return false;
  }
  if (Reached == Wanted)
    return justifyAccesses(P);
  if (isAllocation(P, Reached)) {
    stop(Verdict::Unknown, "an allocation that IR does not make", "");
    return false;
  }
  contradict(P, nullptr,
             Wanted == Step::Effect   ? "a call is missing"
             : Wanted == Step::Return ? "no return"
                                      : "no stop");
  return false;
}

// The same variable whenever the path is executed again, but another one each
// time that the path comes here.
Term Prover::resultOf(const Path &P, const Value &Call, unsigned Which,
                      unsigned Width) {
  auto &Known = Results[{From, &Call, Which}];
  unsigned Left = P.NumExecuted.lookup(&Call);
  if (!Options.SearchRuns)
    for (Term V : Known)
      if (!Target.InStart.contains(V) && Left-- == 0)
        return V;
  std::string Name = "call";
  if (const auto *Base = dyn_cast<CallBase>(&Call);
      Base && Base->getCalledFunction())
    Name = Base->getCalledFunction()->getName().str();
  Known.push_back(Width == 0 ? T.memoryVariable("m_" + Name)
                             : T.variable(Width, Name));
  return Known.back();
}

static std::string mangle(const Function &F) {
  StringRef Name = F.getName();
  Name.consume_front("\1");
  std::string Result;
  if (Name == "read" || Name == "write" || Name == "malloc" || Name == "free")
    Result = "-";
  for (char C : Name)
    if (isAlnum(C) || C == '_' || C == '.')
      Result += C;
    else
      Result += std::string("-") + hexdigit((C >> 4) & 15, true) +
                hexdigit(C & 15, true);
  return Result.empty() ? "-" : Result;
}

// What lies below sp may be overwritten by callees, and so no object may.
bool Prover::checkFrame(Path &P) {
  std::optional<int64_t> SP = Target.stackPointer(P);
  if (!SP) {
    stop(Verdict::Unknown, "sp is not known at a call", "");
    return false;
  }
  if (*SP % 8 != 0) {
    contradict(P, nullptr, "sp is not aligned at a call");
    return false;
  }
  for (const PlacedObject &O : Source.objects())
    if (O.IsAbsolute == IsMain && O.Start < *SP &&
        (!IsMain || (O.Start < 10240) == (*SP <= 10240))) {
      contradict(P, nullptr, "an object lies below sp at a call");
      return false;
    }
  P.Target.Slots.erase(P.Target.Slots.begin(), P.Target.Slots.lower_bound(*SP));
  // Frames at fixed addresses may be active at once with main alone.
  if (IsMain)
    for (const PlacedObject &O : Source.foreignObjects())
      P.Target.Slots.erase(
          P.Target.Slots.lower_bound(O.Start & ~int64_t(7)),
          P.Target.Slots.lower_bound(O.Start + int64_t(O.Size)));
  return true;
}

bool Prover::matchArgument(Path &P, const SourceValue &Value,
                           const ArgumentPart &Part,
                           const course::Instruction &I) {
  Term Bits = Part.isResultAddress()
                  ? nullptr
                  : T.extract(Value.Bits, Part.Low, Part.Width);
  Term There;
  switch (Part.Kind) {
  case ArgumentPart::Unread:
    return true;
  case ArgumentPart::Constant:
    if (!Bits) {
      ResultAt = T.constant(64, Part.Number);
      return true;
    }
    return requireUnless(
        P, Value.Poison,
        T.eq(Bits, T.trunc(T.constant(64, Part.Number), Part.Width)),
        "constant argument");
  case ArgumentPart::Argument:
    There = Target.valueOf(P, I.Operands[Part.Number]);
    break;
  case ArgumentPart::Register:
    There = P.Target.Registers[Part.Number];
    break;
  case ArgumentPart::Memory:
    There = Target.slot(P, *Target.stackPointer(P) + Part.Number);
    break;
  }
  if (Part.isResultAddress()) {
    ResultAt = There;
    return true;
  }
  const unsigned Legal = Part.Legal;
  Term Fits = Value.IsUndefined ? T.boolean(true)
                                : T.eq(T.trunc(There, Part.Width), Bits);
  if (Legal != 64)
    Fits = T.andOf(Fits, T.eq(T.extract(There, Legal, 64 - Legal),
                              T.constant(64 - Legal, 0)));
  return requireUnless(P, Value.Poison, Fits, "argument of a call");
}

// The callee has written its result to where the text wanted it, which must be
// memory that IR and other functions have nothing of.
bool Prover::receiveResult(Path &P, Term Whole) {
  const int64_t SP = *Target.stackPointer(P);
  for (unsigned Low = 0; Low < Whole->Width; Low += 64) {
    std::optional<int64_t> Slot =
        ResultAt ? Target.ownSlot(T.addConst(ResultAt, Low / 8), 8)
                 : std::nullopt;
    const bool IsForeign =
        Slot && IsMain && any_of(Source.foreignObjects(), [&](auto &O) {
          return O.Start < *Slot + 8 && *Slot < O.Start + int64_t(O.Size);
        });
    if (!Slot || *Slot % 8 != 0 || *Slot < SP || IsForeign) {
      stop(Verdict::Unknown, "place of a result", "");
      return false;
    }
    // The bits of a last byte are zero, and what follows may be anything.
    const unsigned Left = std::min(Whole->Width - Low, 64u);
    const unsigned InBytes = alignTo(Left, 8);
    Term Piece = T.zext(T.extract(Whole, Low, Left), InBytes);
    if (InBytes != 64)
      Piece = T.concat(T.variable(64 - InBytes, "rest"), Piece);
    P.Target.Slots[*Slot] = Piece;
  }
  return true;
}

bool Prover::matchFunction(Path &P, const CallBase &Call,
                           const course::Instruction &I) {
  const Function &Callee = *Call.getCalledFunction();
  if (I.Op != Opcode::Call || mangle(Callee) != I.Callee) {
    contradict(P, nullptr, "a call of another function");
    return false;
  }
  std::string Reason;
  std::optional<Contract> Parts = contractOf(Callee, Reason);
  if (!Parts || Call.arg_size() != Callee.arg_size()) {
    stop(Verdict::Unknown, Parts ? "wrong number of arguments" : Reason, "");
    return false;
  }
  if (!checkFrame(P) || !matchMemory(P, "at a call"))
    return false;
  const size_t NumPassed = count_if(*Parts, [](const ArgumentPart &Part) {
    return Part.Kind == ArgumentPart::Argument;
  });
  if (NumPassed != I.Operands.size()) {
    contradict(P, nullptr, "number of arguments");
    return false;
  }
  ResultAt = nullptr;
  for (const ArgumentPart &Part : *Parts) {
    // Whatever the callee finds will do.
    if (!Part.isResultAddress() &&
        isa<UndefValue>(Call.getArgOperand(*Part.ArgNo)))
      continue;
    SourceValue Value;
    if (!Part.isResultAddress()) {
      Value = Source.valueOf(P, Call.getArgOperand(*Part.ArgNo));
      if (Call.paramHasAttr(*Part.ArgNo, Attribute::NoUndef))
        P.Known.add(T, T.notOf(Value.Poison));
    }
    if (!matchArgument(P, Value, Part, I))
      return false;
  }
  ++P.NumCalls;
  // Arguments in memory belong to the callee.
  const int64_t SP = *Target.stackPointer(P);
  for (const ArgumentPart &Part : *Parts)
    if (Part.Kind == ArgumentPart::Memory)
      P.Target.Slots.erase(SP + int64_t(Part.Number));

  const AttributeList OfCall = Call.getAttributes(),
                      OfCallee = Callee.getAttributes();
  auto WithRange = [&](Term Bits) {
    Attribute Range = OfCall.getRetAttr(Attribute::Range);
    if (!Range.isValid())
      Range = OfCallee.getRetAttr(Attribute::Range);
    return Source.withRange(P, Bits, Range,
                            OfCall.hasRetAttr(Attribute::NoUndef) ||
                                OfCallee.hasRetAttr(Attribute::NoUndef));
  };
  SourceValue Value;
  // Nothing is known of what a function without a result returns.
  Term There = nullptr;
  if (const unsigned Width = widthOfResultInMemory(Callee)) {
    Term Whole = resultOf(P, Call, 0, Width);
    Value = WithRange(Whole);
    if (!receiveResult(P, Whole))
      return false;
  } else if (!Call.getType()->isVoidTy()) {
    if (!Source.isSupported(Call.getType()) ||
        Source.widthOf(Call.getType()) > 64) {
      stop(Verdict::Unknown, "result of this type", "");
      return false;
    }
    const unsigned Width = Source.widthOf(Call.getType());
    Term Whole = resultOf(P, Call, 0, legalWidth(Width));
    P.Given.push_back(Whole);
    Value = WithRange(T.trunc(Whole, Width));
    There = T.zext(Whole, 64);
  }
  if (!There && I.Result.K == course::Value::Kind::Register)
    There = resultOf(P, Call, 2, 64);
  if (!Call.hasFnAttr(Attribute::NoFree))
    P.Known.forgetValid();
  if (!Call.onlyReadsMemory())
    P.Source.Memory = P.Target.Memory = P.Target.Agreed =
        resultOf(P, Call, 1, 0);
  ++P.NumExecuted[&Call];
  Target.finishEffect(P, There);
  Source.finishCall(P, Call, Value);
  return true;
}

// read, write, malloc and free of the machine.
bool Prover::matchBuiltin(Path &P, const CallBase &Call,
                          const course::Instruction &I) {
  const StringRef Name = Call.getCalledFunction()->getName();
  const bool IsSame = Name == "malloc" ? I.Op == Opcode::Malloc
                      : Name == "free"
                          ? I.Op == Opcode::Free
                          : I.Op == Opcode::Call && StringRef(I.Callee) == Name;
  if (!IsSame) {
    if (I.Op == Opcode::Malloc)
      stop(Verdict::Unknown, "an allocation that IR does not make", "");
    else
      contradict(P, nullptr, "another effect");
    return false;
  }
  if (Call.arg_size() == 1) {
    SourceValue Value = Source.valueOf(P, Call.getArgOperand(0));
    if (!requireUnless(P, Value.Poison,
                       Value.IsUndefined && Name == "write"
                           ? T.boolean(true)
                           : T.eq(T.resize(Value.Bits, 64),
                                  Target.valueOf(P, I.Operands[0])),
                       "argument of " + Name))
      return false;
  }
  Term There = T.constant(64, 0);
  if (Name == "read" || Name == "malloc")
    There = resultOf(P, Call, 0, 64);
  ++P.NumExecuted[&Call];
  if (auto Known = FirstBlocks.find(&Call); Known != FirstBlocks.end())
    There = T.constant(64, Known->second);
  if (Name == "read") {
    P.Inputs.push_back(There);
    P.Given.push_back(There);
  }
  if (Name == "free") {
    P.Known.forgetValid();
    P.HasFreed = true;
  }
  if (Name == "malloc") {
    P.Heap.push_back({There, Target.valueOf(P, I.Operands[0])});
    addHeapFacts(P, There);
  }
  SourceValue Value;
  if (!Call.getType()->isVoidTy())
    Value = {
        T.resize(There, Source.widthOf(Call.getType())), T.boolean(false), {}};
  Target.finishEffect(P, There);
  Source.finishCall(P, Call, Value);
  return true;
}

void Prover::matchCall(Path &P, const CallBase &Call) {
  const Function &Callee = *Call.getCalledFunction();
  const course::Instruction &I = Target.instruction(P.Target.At);
  if (Callee.isDeclarationForLinker())
    matchBuiltin(P, Call, I);
  else
    matchFunction(P, Call, I);
}

void Prover::matchReturn(Path &P, const SourceValue &Value) {
  if (!matchMemory(P, "at a return") || F.getReturnType()->isVoidTy())
    return;
  if (const unsigned Size = Target.ResultSize) {
    for (unsigned At = 0; At < Size; At += 8) {
      const unsigned Left = std::min(Value.Bits->Width - At * 8, 64u);
      const unsigned InBytes = alignTo(Left, 8);
      Term There =
          T.trunc(Target.slot(P, TargetExec::ResultSlots + At), InBytes);
      Term Wanted = T.zext(T.extract(Value.Bits, At * 8, Left), InBytes);
      if (!requireUnless(P, Value.Poison, T.eq(There, Wanted), "result"))
        return;
    }
    return;
  }
  if (!Value.Bits || Value.Bits->Width > 64)
    return stop(Verdict::Unknown, "result of this type", "");
  const course::Instruction &I = Target.instruction(P.Target.At);
  Term There =
      I.Operands.empty() ? T.constant(64, 0) : Target.valueOf(P, I.Operands[0]);
  const unsigned Width = Value.Bits->Width, Legal = legalWidth(Width);
  Term Fits = Value.IsUndefined ? T.boolean(true)
                                : T.eq(T.trunc(There, Width), Value.Bits);
  if (Legal != 64)
    Fits = T.andOf(Fits, T.eq(T.extract(There, Legal, 64 - Legal),
                              T.constant(64 - Legal, 0)));
  requireUnless(P, Value.Poison, Fits, "result");
}
