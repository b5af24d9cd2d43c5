//===- Code.cpp - From a program to its decoded form ----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Decodes a program: resolves operands to slots, labels and callees to code
/// indices, and adds up the static cost of each instruction.
///
//===----------------------------------------------------------------------===//

#include "Code.h"

#include <bit>
#include <unordered_map>

using namespace course;

namespace {

class Decoder {
public:
  Decoder(const Program &P, const CostTable &Costs) : P(P), Costs(Costs) {}

  Code run();

private:
  void decodeFunction(const Function &F);
  void decode(const Instruction &I);
  bool decodeOperation(const Instruction &I, DecodedInst &D);
  void decodeBranch(const Instruction &I, DecodedInst &D);
  void decodeSwitch(const Instruction &I, DecodedInst &D);
  bool decodeCall(const Instruction &I, DecodedInst &D);
  bool decodeBuiltinCall(const Instruction &I, DecodedInst &D);
  bool checkNumArgs(const Instruction &I, size_t NumArgs);

  uint32_t slot(const Value &V);
  uint32_t cost(CostRow Row, const Instruction &I, size_t NumCallArgs = 0);
  void emit(const DecodedInst &D);
  void trap(std::string Message);
  void resolveLabels();
  uint32_t resolve(uint32_t LabelIndex);
  uint32_t intern(std::string_view Label);

  const Program &P;
  const CostTable &Costs;
  Code Result;
  std::unordered_map<uint64_t, uint32_t> ConstantSlots;
  std::unordered_map<std::string_view, uint32_t> FunctionIndices;
  std::vector<uint32_t> EntryOfFunction;
  /// Calls whose A is a function index until all functions are decoded.
  std::vector<uint32_t> Calls;

  // Of the function being decoded.
  const Function *Current = nullptr;
  Code::Origin Here = {0, 0, 0};
  std::vector<uint32_t> EntryOfBlock;
  std::unordered_map<std::string_view, uint32_t> BlockIndices;
  /// A label that a branch names, in place of its target until the end of the
  /// function, with the origin of the branch.
  struct LabelUse {
    std::string_view Label;
    Code::Origin User;
  };
  std::vector<LabelUse> LabelUses;
  std::vector<uint32_t> Branches;
  struct PendingSwitch {
    uint32_t Table;
    const Instruction *I;
    uint32_t FirstLabelUse;
  };
  std::vector<PendingSwitch> PendingSwitches;
};

Code Decoder::run() {
  for (const Function &F : P.Functions)
    FunctionIndices.try_emplace(F.Name, uint32_t(FunctionIndices.size()));
  for (const Function &F : P.Functions) {
    Here.Function = uint32_t(EntryOfFunction.size());
    EntryOfFunction.push_back(uint32_t(Result.Insts.size()));
    decodeFunction(F);
  }
  for (uint32_t At : Calls)
    Result.Insts[At].A = EntryOfFunction[Result.Insts[At].A];
  Result.Entry = EntryOfFunction[FunctionIndices.at("main")];
  return std::move(Result);
}

void Decoder::decodeFunction(const Function &F) {
  Current = &F;
  EntryOfBlock.clear();
  BlockIndices.clear();
  LabelUses.clear();
  Branches.clear();
  PendingSwitches.clear();
  for (const Block &B : F.Blocks) {
    Here.Block = uint32_t(EntryOfBlock.size());
    BlockIndices.try_emplace(B.Name, Here.Block);
    EntryOfBlock.push_back(uint32_t(Result.Insts.size()));
    for (const Instruction &I : B.Instructions)
      decode(I);
  }
  resolveLabels();
}

void Decoder::decode(const Instruction &I) {
  Here.Line = I.Line;
  for (const Value &V : I.Operands)
    if (V.isArgument() && V.Payload > Current->NumArgs)
      return trap("reads " + toString(V) + ", but function '" +
                  std::string(Current->Name) + "' has " +
                  std::to_string(Current->NumArgs) + " arguments");

  DecodedInst D;
  if (I.Result.K == Value::Kind::Register)
    D.Result = slot(I.Result);
  if (!decodeOperation(I, D))
    return;
  emit(D);
  // An arg register is written when the value is there: a call comes first.
  if (I.Result.isArgument())
    trap("writes " + toString(I.Result) + ", which is read-only");
  else if (I.Result.isStackPointer()) {
    DecodedInst Note;
    Note.Op = Operation::NoteStackPointer;
    emit(Note);
  }
}

/// Returns false if a trap was emitted instead.
bool Decoder::decodeOperation(const Instruction &I, DecodedInst &D) {
  auto Operand = [&](size_t N) { return slot(I.Operands[N]); };
  auto Plain = [&](Operation Op, CostRow Row) {
    D.Op = Op;
    D.Row = Row;
    D.Cost = cost(Row, I);
    uint32_t *Fields[] = {&D.A, &D.B, &D.C};
    for (size_t N = 0; N != I.Operands.size() && N != 3; ++N)
      *Fields[N] = Operand(N);
  };
  auto SizeIndex = [&] { return unsigned(std::countr_zero(I.Width)); };

  switch (I.Op) {
  case Opcode::ICmp:
    Plain(Operation(unsigned(Operation::CmpEQ) + unsigned(I.Cond)),
          CostRow::ICmp);
    D.Shift = uint8_t(64 - I.Width);
    return true;
  case Opcode::Select:
    Plain(Operation::Select, CostRow::Select);
    return true;
  case Opcode::Load:
    Plain(Operation(unsigned(Operation::Load1) + SizeIndex()),
          CostRow::LoadStack);
    return true;
  case Opcode::Store:
    Plain(Operation(unsigned(Operation::Store1) + SizeIndex()),
          CostRow::StoreStack);
    return true;
  case Opcode::Malloc:
    Plain(Operation::Malloc, CostRow::Malloc);
    return true;
  case Opcode::Free:
    Plain(Operation::Free, CostRow::Free);
    return true;
  case Opcode::Reset:
    Plain(I.ResetArea == Area::Stack ? Operation::ResetStack
                                     : Operation::ResetHeap,
          CostRow::Reset);
    return true;
  case Opcode::Ret:
    Plain(Operation::Ret, CostRow::Ret);
    if (I.Operands.empty())
      D.A = slot({Value::Kind::Constant, 0});
    return true;
  case Opcode::Br:
    decodeBranch(I, D);
    return true;
  case Opcode::Switch:
    decodeSwitch(I, D);
    return true;
  case Opcode::Call:
    return decodeCall(I, D);
  case Opcode::AssertEq:
    Plain(Operation::AssertEq, CostRow::AssertEq);
    return true;
#define BINARY(NAME, MNEMONIC, CLASS)                                          \
  case Opcode::NAME:                                                           \
    Plain(Operation::NAME, CostRow::NAME);                                     \
    break;
#include "course-machine/Instructions.def"
  }
  // A binary operation.
  D.Shift = uint8_t(64 - I.Width);
  return true;
}

void Decoder::decodeBranch(const Instruction &I, DecodedInst &D) {
  bool IsConditional = !I.Operands.empty();
  D.Op = IsConditional ? Operation::CondBr : Operation::Br;
  D.Row = CostRow::Br;
  D.Cost = cost(CostRow::Br, I);
  D.B = intern(I.Labels[0]);
  if (IsConditional) {
    D.A = slot(I.Operands[0]);
    D.C = intern(I.Labels[1]);
  }
  Branches.push_back(uint32_t(Result.Insts.size()));
}

void Decoder::decodeSwitch(const Instruction &I, DecodedInst &D) {
  D.Op = Operation::Switch;
  D.Row = CostRow::Switch;
  D.Cost = cost(CostRow::Switch, I);
  D.A = slot(I.Operands[0]);
  D.B = uint32_t(Result.Switches.size());
  PendingSwitches.push_back({D.B, &I, uint32_t(LabelUses.size())});
  for (std::string_view Label : I.Labels)
    intern(Label);
  Result.Switches.emplace_back(I.Labels.size() - 1);
}

bool Decoder::checkNumArgs(const Instruction &I, size_t NumArgs) {
  if (I.Operands.size() == NumArgs)
    return true;
  trap("function '" + std::string(I.Callee) + "' has " +
       std::to_string(NumArgs) + " arguments, but is called with " +
       std::to_string(I.Operands.size()));
  return false;
}

bool Decoder::decodeBuiltinCall(const Instruction &I, DecodedInst &D) {
  bool IsRead = I.Callee == "read";
  if (!checkNumArgs(I, IsRead ? 0 : 1))
    return false;
  D.Op = IsRead ? Operation::Read : Operation::Write;
  D.Row = IsRead ? CostRow::CallRead : CostRow::CallWrite;
  D.Cost = cost(D.Row, I);
  if (!IsRead)
    D.A = slot(I.Operands[0]);
  return true;
}

bool Decoder::decodeCall(const Instruction &I, DecodedInst &D) {
  if (I.Callee == "read" || I.Callee == "write")
    return decodeBuiltinCall(I, D);
  auto Known = FunctionIndices.find(I.Callee);
  if (Known == FunctionIndices.end()) {
    trap("undefined function '" + std::string(I.Callee) + "'");
    return false;
  }
  if (!checkNumArgs(I, P.Functions[Known->second].NumArgs))
    return false;
  D.Op = Operation::Call;
  D.Row = CostRow::Call;
  D.Cost = cost(CostRow::Call, I, I.Operands.size());
  D.A = Known->second;
  D.B = uint32_t(Result.CallArguments.size());
  D.C = uint32_t(I.Operands.size());
  D.Shift = uint8_t(Current->NumArgs);
  for (const Value &V : I.Operands)
    Result.CallArguments.push_back(slot(V));
  Calls.push_back(uint32_t(Result.Insts.size()));
  return true;
}

uint32_t Decoder::slot(const Value &V) {
  switch (V.K) {
  case Value::Kind::None:
    return DiscardSlot;
  case Value::Kind::Register:
    return uint32_t(V.Payload) - 1;
  case Value::Kind::Argument:
    return FirstArgSlot + uint32_t(V.Payload) - 1;
  case Value::Kind::Constant:
    break;
  }
  auto [Known, IsNew] = ConstantSlots.try_emplace(
      V.Payload, FirstConstantSlot + uint32_t(Result.Constants.size()));
  if (IsNew)
    Result.Constants.push_back(V.Payload);
  return Known->second;
}

uint32_t Decoder::cost(CostRow Row, const Instruction &I, size_t NumCallArgs) {
  const Price &Price = Costs[Row];
  size_t NumArgRegisters = 0;
  for (const Value &V : I.Operands)
    NumArgRegisters += V.isArgument();
  return Price.Base + uint32_t(NumCallArgs) * Price.PerCallArgument +
         uint32_t(NumArgRegisters) * Price.PerArgRegister;
}

void Decoder::emit(const DecodedInst &D) {
  Result.Insts.push_back(D);
  Result.Origins.push_back(Here);
}

void Decoder::trap(std::string Message) {
  DecodedInst D;
  D.Op = Operation::Trap;
  D.A = uint32_t(Result.TrapMessages.size());
  Result.TrapMessages.push_back(std::move(Message));
  emit(D);
}

uint32_t Decoder::intern(std::string_view Label) {
  LabelUses.push_back({Label, Here});
  return uint32_t(LabelUses.size() - 1);
}

/// The code index for a label use. An undefined one gets a trap of its own,
/// which stands for the branch, behind the function.
uint32_t Decoder::resolve(uint32_t LabelIndex) {
  const LabelUse &Use = LabelUses[LabelIndex];
  auto Known = BlockIndices.find(Use.Label);
  if (Known != BlockIndices.end())
    return EntryOfBlock[Known->second];
  Here = Use.User;
  trap("undefined label '." + std::string(Use.Label) + "'");
  return uint32_t(Result.Insts.size() - 1);
}

void Decoder::resolveLabels() {
  for (uint32_t At : Branches) {
    // By value, since resolve may make the code grow.
    DecodedInst D = Result.Insts[At];
    D.B = resolve(D.B);
    if (D.Op == Operation::CondBr)
      D.C = resolve(D.C);
    Result.Insts[At] = D;
  }
  for (const PendingSwitch &S : PendingSwitches) {
    size_t NumCases = S.I->Labels.size() - 1;
    for (size_t Case = 0; Case != NumCases; ++Case)
      Result.Switches[S.Table].insert(
          S.I->Operands[Case + 1].Payload,
          resolve(S.FirstLabelUse + uint32_t(Case)));
    Result.Switches[S.Table].setDefault(
        resolve(S.FirstLabelUse + uint32_t(NumCases)));
  }
}

} // namespace

SwitchTable::SwitchTable(size_t NumCases) {
  // At most half full, and at least one empty entry to end a search.
  size_t Size = std::bit_ceil(2 * NumCases + 2);
  Entries.resize(Size);
  Mask = Size - 1;
  HashShift = unsigned(64 - std::countr_zero(Size));
}

void SwitchTable::insert(uint64_t Key, uint32_t Target) {
  size_t I = bucket(Key);
  while (Entries[I].Target != Empty)
    I = (I + 1) & Mask;
  Entries[I] = {Key, Target};
}

Code course::decode(const Program &P, const CostTable &Costs) {
  return Decoder(P, Costs).run();
}
