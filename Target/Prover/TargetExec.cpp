//===- TargetExec.cpp - Executing the text on terms -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/TargetExec.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace coursetv;
using namespace llvm;
using course::Opcode;

TargetExec::TargetExec(TermTable &T, const course::Program &Program,
                       const course::Function &Text,
                       ArrayRef<PlacedObject> Objects, Term EntrySP,
                       bool IsMain)
    : T(T), Text(Text), Objects(Objects.begin(), Objects.end()),
      EntrySP(EntrySP), IsMain(IsMain) {
  for (auto [Number, B] : enumerate(Text.Blocks))
    Labels[StringRef(B.Name)] = Number;
  findJoins();
  findLiveIns(Program);
}

void TargetExec::fail(const Twine &Reason) {
  if (Problem.empty())
    Problem = Reason.str();
}

void TargetExec::setArgument(unsigned Number, Term Value) {
  Arguments[Number] = Value;
}

Term TargetExec::valueOf(const Path &P, const course::Value &V) {
  switch (V.K) {
  case course::Value::Kind::Constant:
    return T.constant(64, V.Payload);
  case course::Value::Kind::Register:
    return P.Target.Registers[V.Payload - 1];
  case course::Value::Kind::Argument:
    if (V.Payload <= Text.NumArgs && P.Target.Arguments[V.Payload - 1])
      return P.Target.Arguments[V.Payload - 1];
    fail("argument register that the function does not have");
    break;
  case course::Value::Kind::None:
    break;
  }
  return T.constant(64, 0);
}

unsigned TargetExec::blockNamed(std::string_view Label) {
  auto It = Labels.find(StringRef(Label));
  if (It != Labels.end())
    return It->second;
  fail("label that is not there");
  return 0;
}

SmallVector<unsigned, 2> TargetExec::successorsOf(unsigned Block) const {
  SmallVector<unsigned, 2> Result;
  for (std::string_view Label : Text.Blocks[Block].Instructions.back().Labels)
    if (auto It = Labels.find(StringRef(Label));
        It != Labels.end() && !is_contained(Result, It->second))
      Result.push_back(It->second);
  return Result;
}

void TargetExec::findLiveIns(const course::Program &Program) {
  constexpr uint32_t StackPointer = 1u << (course::NumSavedRegisters - 1);
  StringMap<uint32_t> ReadBy;
  for (const course::Function &F : Program.Functions)
    ReadBy[StringRef(F.Name)] = F.Incoming;
  LiveIns.assign(Text.Blocks.size(), StackPointer);
  auto Update = [&](unsigned Block) {
    uint32_t Live = StackPointer;
    for (unsigned Next : successorsOf(Block))
      Live |= LiveIns[Next];
    for (const course::Instruction &I :
         reverse(Text.Blocks[Block].Instructions)) {
      if (I.Result.K == course::Value::Kind::Register)
        Live &= ~(1u << (I.Result.Payload - 1));
      for (const course::Value &V : I.Operands)
        if (V.K == course::Value::Kind::Register)
          Live |= 1u << (V.Payload - 1);
      if (I.Op == Opcode::Call)
        Live |= ReadBy.lookup(StringRef(I.Callee));
    }
    return std::exchange(LiveIns[Block], Live | StackPointer) != LiveIns[Block];
  };
  for (bool IsChanged = true; IsChanged;) {
    IsChanged = false;
    for (unsigned Block = Text.Blocks.size(); Block-- != 0;)
      IsChanged |= Update(Block);
  }
}

// Paths meet in a block that several blocks lead to, or that is in a loop of
// its own, and blocks are ordered as they are reached, by post-order reversed.
void TargetExec::findJoins() {
  const unsigned Size = Text.Blocks.size();
  IsJoin.assign(Size, false);
  Order.assign(Size, Size);
  std::vector<unsigned> NumPredecessors(Size);
  NumPredecessors[0] = 1;
  std::vector<std::pair<unsigned, SmallVector<unsigned, 2>>> Pending;
  std::vector<bool> IsSeen(Size);
  unsigned Next = Size;
  auto Visit = [&](unsigned Block) {
    IsSeen[Block] = true;
    Pending.push_back({Block, successorsOf(Block)});
    for (unsigned To : Pending.back().second)
      if (++NumPredecessors[To] > 1)
        IsJoin[To] = true;
  };
  Visit(0);
  while (!Pending.empty()) {
    auto &[Block, Left] = Pending.back();
    if (Left.empty()) {
      Order[Block] = --Next;
      Pending.pop_back();
    } else if (unsigned To = Left.pop_back_val(); !IsSeen[To]) {
      Visit(To);
    }
  }
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

static Term compare(TermTable &T, course::Condition Cond, Term A, Term B) {
  switch (Cond) {
  case course::Condition::EQ:
    return T.eq(A, B);
  case course::Condition::NE:
    return T.ne(A, B);
  case course::Condition::UGT:
    return T.ult(B, A);
  case course::Condition::UGE:
    return T.ule(B, A);
  case course::Condition::ULT:
    return T.ult(A, B);
  case course::Condition::ULE:
    return T.ule(A, B);
  case course::Condition::SGT:
    return T.slt(B, A);
  case course::Condition::SGE:
    return T.sle(B, A);
  case course::Condition::SLT:
    return T.slt(A, B);
  case course::Condition::SLE:
    return T.sle(A, B);
  }
  return nullptr;
}

// The machine takes the amount modulo the width, which TermTable does as well
// for powers of two.
Term TargetExec::compute(Path &P, const course::Instruction &I) {
  auto At = [&](unsigned Number) {
    return T.trunc(valueOf(P, I.Operands[Number]), I.Width);
  };
  auto Wide = [&](Term Result) { return T.zext(P.Target.note(Result), 64); };
  switch (I.Op) {
  case Opcode::Add:
    return Wide(T.add(At(0), At(1)));
  case Opcode::Sub:
    return Wide(T.sub(At(0), At(1)));
  case Opcode::Mul:
    return Wide(T.mul(At(0), At(1)));
  case Opcode::And:
    return Wide(T.andOf(At(0), At(1)));
  case Opcode::Or:
    return Wide(T.orOf(At(0), At(1)));
  case Opcode::Xor:
    return Wide(T.xorOf(At(0), At(1)));
  case Opcode::Shl:
    return Wide(T.shift(Op::Shl, At(0), At(1)));
  case Opcode::LShr:
    return Wide(T.shift(Op::LShr, At(0), At(1)));
  case Opcode::AShr:
    return Wide(T.shift(Op::AShr, At(0), At(1)));
  case Opcode::UDiv:
    return Wide(T.divide(Op::UDiv, At(0), At(1)));
  case Opcode::SDiv:
    return Wide(T.divide(Op::SDiv, At(0), At(1)));
  case Opcode::URem:
    return Wide(T.divide(Op::URem, At(0), At(1)));
  case Opcode::SRem:
    return Wide(T.divide(Op::SRem, At(0), At(1)));
  case Opcode::ICmp:
    return Wide(compare(T, I.Cond, At(0), At(1)));
  case Opcode::Select:
    return P.Target.note(
        T.ite(T.ne(valueOf(P, I.Operands[0]), T.constant(64, 0)),
              valueOf(P, I.Operands[1]), valueOf(P, I.Operands[2])));
  default:
    return nullptr;
  }
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

std::optional<int64_t> TargetExec::privateSlot(Term Address, unsigned Size) {
  std::optional<int64_t> FromSP = T.difference(Address, EntrySP);
  if (!FromSP)
    return std::nullopt;
  // In main the sp of entry is a number.
  const bool IsNumber = Address->isConst();
  const int64_t Absolute =
      IsNumber ? int64_t(Address->Number.getZExtValue()) : 0;
  for (const PlacedObject &O : Objects) {
    if (O.IsAbsolute != IsNumber)
      continue;
    const int64_t Start = O.IsAbsolute ? Absolute - O.Start : *FromSP - O.Start;
    if (Start + int64_t(Size) > 0 && Start < int64_t(O.Size))
      return std::nullopt;
  }
  if (!IsNumber)
    return *FromSP;
  // Of the stack area, or of a stack in the heap; no other memory is main's own.
  constexpr int64_t StackAreaEnd = 10240, HeapStart = 20480;
  const int64_t End = Absolute + Size;
  const bool IsStack =
      Absolute >= 0 && (End <= StackAreaEnd ||
                        (Absolute >= HeapStart && End <= int64_t(StackEnd)));
  return IsStack ? std::optional(Absolute) : std::nullopt;
}

std::optional<int64_t> TargetExec::ownSlot(Term Address, unsigned Size) {
  if (ResultAddress)
    if (std::optional<int64_t> At = T.difference(Address, ResultAddress);
        At && *At >= 0 && *At + Size <= ResultSize)
      return ResultSlots + *At;
  std::optional<int64_t> Byte = privateSlot(Address, Size);
  if (Byte && !IsMain && *Byte >= IncomingBytes) {
    fail("access to a frame that is not the function's");
    return std::nullopt;
  }
  return Byte;
}

Term &TargetExec::slot(Path &P, int64_t Slot) {
  Term &Value = P.Target.Slots[Slot];
  if (!Value) {
    auto &Unknown = UnknownSlots[{Slot, P.NumCalls}];
    auto It = find_if(Unknown, [&](Term V) { return !InStart.contains(V); });
    if (It == Unknown.end()) {
      Unknown.push_back(T.variable(64, "slot"));
      It = Unknown.end() - 1;
    }
    Value = *It;
  }
  return Value;
}

static int64_t slotStart(int64_t Byte) { return Byte & ~int64_t(7); }

void TargetExec::load(Path &P, const course::Instruction &I) {
  const unsigned Size = I.Width;
  Term Address = P.Target.note(
      T.add(valueOf(P, I.Operands[0]), valueOf(P, I.Operands[1])));
  Term Value;
  if (std::optional<int64_t> Byte = ownSlot(Address, Size)) {
    const int64_t Start = slotStart(*Byte);
    if (*Byte % Size != 0)
      return fail("load from a slot that is not aligned");
    Value = T.extract(slot(P, Start), (*Byte - Start) * 8, Size * 8);
  } else {
    Value = T.load(P.Target.Memory, Address, Size);
    P.Unjustified.push_back({Address, Size, P.Target.Memory, Value});
  }
  P.Target.Registers[I.Result.Payload - 1] = T.zext(Value, 64);
}

void TargetExec::store(Path &P, const course::Instruction &I) {
  const unsigned Size = I.Width;
  Term Value = T.trunc(valueOf(P, I.Operands[0]), Size * 8);
  Term Address = P.Target.note(
      T.add(valueOf(P, I.Operands[1]), valueOf(P, I.Operands[2])));
  if (std::optional<int64_t> Byte = ownSlot(Address, Size)) {
    const int64_t Start = slotStart(*Byte);
    if (*Byte % Size != 0)
      return fail("store to a slot that is not aligned");
    const unsigned Low = (*Byte - Start) * 8;
    Term New = Value;
    if (Size != 8) {
      Term Old = slot(P, Start);
      if (Low != 0)
        New = T.concat(New, T.extract(Old, 0, Low));
      if (New->Width != 64)
        New = T.concat(T.extract(Old, New->Width, 64 - New->Width), New);
    }
    P.Target.Slots[Start] = New;
    return;
  }
  P.Unjustified.push_back({Address, Size});
  P.Target.Memory = T.store(P.Target.Memory, Address, Value);
}

std::optional<int64_t> TargetExec::stackPointer(const Path &P) {
  Term SP = P.Target.Registers[course::NumSavedRegisters - 1];
  if (IsMain) {
    if (SP->isConst())
      return int64_t(SP->Number.getZExtValue());
    return std::nullopt;
  }
  return T.difference(SP, EntrySP);
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

SmallVector<std::pair<unsigned, Term>, 2> TargetExec::choices(const Path &P) {
  const course::Instruction &I = instruction(P.Target.At);
  SmallVector<std::pair<unsigned, Term>, 2> Result;
  auto Add = [&](std::string_view Label, Term Taken) {
    const unsigned Block = blockNamed(Label);
    for (auto &[Other, Condition] : Result)
      if (Other == Block) {
        Condition = T.orOf(Condition, Taken);
        return;
      }
    Result.push_back({Block, Taken});
  };
  Term Value = valueOf(P, I.Operands[0]);
  if (I.Op == Opcode::Br) {
    Term IsTaken = T.ne(Value, T.constant(64, 0));
    Add(I.Labels[0], IsTaken);
    Add(I.Labels[1], T.notOf(IsTaken));
    return Result;
  }
  MapVector<unsigned, SmallVector<APInt, 4>> Cases;
  SmallVector<APInt, 4> All;
  for (unsigned Case = 1; Case != I.Operands.size(); ++Case) {
    const APInt Number(64, I.Operands[Case].Payload);
    Cases[blockNamed(I.Labels[Case - 1])].push_back(Number);
    All.push_back(Number);
  }
  for (auto &[Block, Numbers] : Cases)
    Result.push_back({Block, T.isOneOf(Value, Numbers)});
  Add(I.Labels.back(), T.notOf(T.isOneOf(Value, All)));
  return Result;
}

Step TargetExec::branch(Path &P, const course::Instruction &I) {
  if (I.Op == Opcode::Br && I.Operands.empty()) {
    take(P, blockNamed(I.Labels[0]));
    return Step::Done;
  }
  for (auto [Block, Taken] : choices(P)) {
    Term Condition = P.Known.simplify(T, Taken);
    if (!Condition->isTrue())
      continue;
    take(P, Block);
    return Step::Done;
  }
  return Step::Undecided;
}

void TargetExec::finishEffect(Path &P, Term Result) {
  const course::Instruction &I = instruction(P.Target.At);
  if (I.Result.K == course::Value::Kind::Register)
    P.Target.Registers[I.Result.Payload - 1] = Result;
  ++P.Target.At.Index;
}

Step TargetExec::step(Path &P) {
  const course::Instruction &I = instruction(P.Target.At);
  Step Result = Step::Done;
  switch (I.Op) {
  case Opcode::Br:
  case Opcode::Switch:
    Result = branch(P, I);
    break;
  case Opcode::Ret:
    return Step::Return;
  case Opcode::Call:
  case Opcode::Malloc:
  case Opcode::Free:
    return Step::Effect;
  case Opcode::AssertEq: {
    Term A = valueOf(P, I.Operands[0]), B = valueOf(P, I.Operands[1]);
    if (!P.Known.simplify(T, T.eq(A, B))->isTrue())
      return Step::Abort;
    ++P.Target.At.Index;
    break;
  }
  case Opcode::Reset: // moves the head, which no value depends on
    ++P.Target.At.Index;
    break;
  case Opcode::Load:
    load(P, I);
    ++P.Target.At.Index;
    break;
  case Opcode::Store:
    store(P, I);
    ++P.Target.At.Index;
    break;
  default:
    if (I.Op == Opcode::UDiv || I.Op == Opcode::SDiv || I.Op == Opcode::URem ||
        I.Op == Opcode::SRem)
      P.Divisors.push_back(T.trunc(valueOf(P, I.Operands[1]), I.Width));
    P.Target.Registers[I.Result.Payload - 1] = compute(P, I);
    ++P.Target.At.Index;
    break;
  }
  return Problem.empty() ? Result : Step::Unsupported;
}

// Block 0:  r16 = icmp ule sp BYTES 16     Block 1:  r16 = malloc BYTES
//           br r16 .1 .2                             sp = or r16 MASK 64
//                                                    sp = add sp BYTES 64
//                                                    r1 = call ITSELF arg1 ...
//                                                    free r16
//                                                    ret r1
// The call finds all registers but r16 and sp, and all arguments, as this one
// does, so it does what this one would do with room.
static bool isNumber(const course::Value &V, uint64_t Number) {
  return V.K == course::Value::Kind::Constant && V.Payload == Number;
}

std::optional<unsigned> TargetExec::skipStackCheck() {
  const auto &Check = Text.Blocks[0].Instructions;
  if (Check.size() != 2 || Check[0].Op != Opcode::ICmp ||
      Check[0].Width != 16 || !Check[0].Operands[0].isStackPointer() ||
      Check[1].Op != Opcode::Br || Check[1].Operands.size() != 1 ||
      Check[1].Operands[0] != Check[0].Result)
    return std::nullopt;
  if (Check[0].Operands[1].K != course::Value::Kind::Constant)
    return std::nullopt;
  const course::Value Scratch = Check[0].Result;
  const auto &Again = Text.Blocks[blockNamed(Check[1].Labels[0])].Instructions;
  const Opcode Expected[] = {Opcode::Malloc, Opcode::Or,   Opcode::Add,
                             Opcode::Call,   Opcode::Free, Opcode::Ret};
  if (Again.size() != std::size(Expected))
    return std::nullopt;
  for (auto [I, Wanted] : zip(Again, Expected))
    if (I.Op != Wanted)
      return std::nullopt;
  const course::Instruction &Call = Again[3], &Return = Again[5];
  if (Scratch.Payload != 16 || Again[0].Result != Scratch ||
      !Again[1].Result.isStackPointer() || !Again[2].Result.isStackPointer() ||
      Again[4].Operands[0] != Scratch || Call.Callee != Text.Name ||
      Check[0].Cond != course::Condition::ULE ||
      !isNumber(Again[0].Operands[0], 131064) ||
      Again[1].Operands[0] != Scratch || Again[1].Width != 64 ||
      !isNumber(Again[1].Operands[1], 65535) ||
      !Again[2].Operands[0].isStackPointer() || Again[2].Width != 64 ||
      !isNumber(Again[2].Operands[1], 65529) ||
      Call.Operands.size() != Text.NumArgs ||
      (!Return.Operands.empty() && Return.Operands[0] != Call.Result))
    return std::nullopt;
  for (auto [Number, Operand] : enumerate(Call.Operands))
    if (!Operand.isArgument() || Operand.Payload != Number + 1)
      return std::nullopt;
  return blockNamed(Check[1].Labels[1]);
}
