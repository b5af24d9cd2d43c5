//===- ReplayText.cpp - A counterexample for course-run -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/Contract.h"
#include "Replay.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace coursetv;
using namespace llvm;
using course::Opcode;

namespace {

class TextWriter {
public:
  TextWriter(const ReplayCase &Case, raw_ostream &OS) : Case(Case), OS(OS) {}

  bool write();
  std::string Reason;

private:
  const ReplayCase &Case;
  raw_ostream &OS;

  bool fail(const Twine &Why) {
    Reason = Why.str();
    return false;
  }
  std::optional<Contract> contractOf(const Function &F) {
    return coursetv::contractOf(F, Reason);
  }
  void writeValue(const Twine &Value, unsigned Width, unsigned Legal,
                  unsigned Scratch);
  bool writeMain();
  void writeResult();
  bool writeCallee(StringRef Name);
  void copyFunction();
};

} // namespace

// Between Width and Legal the bits may be anything, so they are left out.
void TextWriter::writeValue(const Twine &Value, unsigned Width, unsigned Legal,
                            unsigned Scratch) {
  if (Width == Legal) {
    OS << "\tcall write " << Value << "\n";
    return;
  }
  const unsigned Other = Scratch + 1;
  OS << "\tr" << Scratch << " = urem " << Value << " " << (uint64_t(1) << Width)
     << " 64\n";
  if (Legal == 64) {
    OS << "\tcall write r" << Scratch << "\n";
    return;
  }
  OS << "\tr" << Other << " = udiv " << Value << " " << (uint64_t(1) << Legal)
     << " 64\n"
     << "\tr" << Other << " = mul r" << Other << " " << (uint64_t(1) << Legal)
     << " 64\n"
     << "\tr" << Scratch << " = or r" << Scratch << " r" << Other << " 64\n"
     << "\tcall write r" << Scratch << "\n";
}

void TextWriter::writeResult() {
  const Type *Ty = Case.F.getReturnType();
  if (Ty->isVoidTy())
    return;
  if (const unsigned Width = widthOfResultInMemory(Case.F)) {
    for (unsigned Low = 0; Low < Width; Low += 8)
      OS << "\tr1 = load 1 " << Counterexample::ArenaStart << " " << Low / 8
         << "\n\tcall write r1\n";
    return;
  }
  const unsigned Width = Case.F.getDataLayout()
                             .getTypeSizeInBits(const_cast<Type *>(Ty))
                             .getFixedValue();
  writeValue("r1", Width, legalWidth(Width), 2);
}

bool TextWriter::writeMain() {
  const std::optional<Contract> Parts = contractOf(Case.F);
  if (!Parts)
    return false;
  const Counterexample &In = Case.Inputs;
  OS << "start main 0:\n  .e:\n";
  if (In.HeapStart == Counterexample::ArenaEnd)
    OS << "\tr1 = malloc "
       << Counterexample::ArenaEnd - Counterexample::MachineHeap << "\n";
  for (auto Piece : piecesOf(In.Memory))
    OS << "\tstore " << Piece.second << " " << contentOf(In.Memory, Piece)
       << " " << Piece.first << " 0\n";
  uint64_t InMemory = 0;
  for (const ArgumentPart &Part : *Parts)
    if (Part.Kind == ArgumentPart::Memory)
      InMemory = std::max(InMemory, Part.Number + 8);
  if (InMemory)
    OS << "\tsp = sub sp " << InMemory << " 64\n";
  for (auto [R, Value] : enumerate(In.Registers))
    if (Value)
      OS << "\tr" << R + 1 << " = mul " << Value << " 1 64\n";
  std::map<unsigned, uint64_t> Passed;
  for (auto [Part, Value] : zip_equal(*Parts, In.Places))
    if (Part.Kind == ArgumentPart::Argument)
      Passed[Part.Number] = Value;
    else if (Part.Kind == ArgumentPart::Register)
      OS << "\tr" << Part.Number + 1 << " = mul " << Value << " 1 64\n";
    else if (Part.Kind == ArgumentPart::Memory)
      OS << "\tstore 8 " << Value << " sp " << Part.Number << "\n";
  OS << "\tr1 = call " << Case.Text.Name << ".tested";
  for (auto [Number, Value] : Passed)
    OS << " " << Value;
  OS << "\n";
  writeResult();
  for (auto Piece : piecesOf(In.Memory))
    OS << "\tr1 = load " << Piece.second << " " << Piece.first << " 0\n"
       << "\tcall write r1\n";
  OS << "\tret\nend main\n";
  return true;
}

// What stands for a function: writes what it is called with, in the places of its
// contract, and takes its result from the input.
bool TextWriter::writeCallee(StringRef Name) {
  const Function *F = Case.F.getParent()->getFunction(unmangle(Name));
  const std::optional<Contract> Parts =
      F ? contractOf(*F) : std::optional<Contract>();
  if (!Parts || widthOfResultInMemory(*F))
    return fail("it calls '" + Name + "', which nothing can stand for");
  unsigned NumArgs = 0;
  uint32_t Incoming = 0;
  for (const ArgumentPart &Part : *Parts) {
    NumArgs += Part.Kind == ArgumentPart::Argument;
    if (Part.Kind == ArgumentPart::Register)
      Incoming |= 1u << Part.Number;
  }
  // Two registers without an argument.
  unsigned Scratch = 15;
  while (Scratch > 1 && (Incoming >> (Scratch - 1) & 3))
    --Scratch;
  OS << "start " << Name << " " << NumArgs << ":\n";
  if (Incoming)
    OS << "\t; incoming";
  for (unsigned R = 0; R != course::NumGeneralRegisters; ++R)
    if (Incoming >> R & 1)
      OS << " r" << R + 1;
  OS << (Incoming ? "\n" : "") << "  .e:\n\tcall write " << numberOfCallee(*F)
     << "\n";
  const SmallVector<bool, 8> IsUndefined = undefinedArguments(Case.F, *F);
  for (const ArgumentPart &Part : *Parts) {
    if (Part.Kind == ArgumentPart::Unread || IsUndefined[*Part.ArgNo])
      continue;
    std::string Value = std::to_string(Part.Number);
    if (Part.Kind == ArgumentPart::Argument)
      Value = "arg" + std::to_string(Part.Number + 1);
    if (Part.Kind == ArgumentPart::Register)
      Value = "r" + std::to_string(Part.Number + 1);
    if (Part.Kind == ArgumentPart::Memory) {
      OS << "\tr" << Scratch << " = load 8 sp " << Part.Number << "\n";
      Value = "r" + std::to_string(Scratch);
    }
    writeValue(Value, Part.Width, Part.Legal, Scratch);
  }
  if (F->getReturnType()->isVoidTy())
    OS << "\tret\n";
  else
    OS << "\tr1 = call read\n\tret r1\n";
  OS << "end " << Name << "\n";
  return true;
}

// As it is, under another name.
void TextWriter::copyFunction() {
  const StringRef Name(Case.Text.Name);
  OS << "start " << Name << ".tested " << Case.Text.NumArgs << ":\n";
  for (uint32_t Line = Case.Text.Line + 1;; ++Line) {
    const StringRef Text(Case.Program.lineText(Line));
    if (Text.starts_with("end "))
      break;
    OS << (Text.starts_with(".") ? "  " : "\t") << Text << "\n";
  }
  OS << "end " << Name << ".tested\n";
}

bool TextWriter::write() {
  if (!writeMain())
    return false;
  copyFunction();
  MapVector<StringRef, bool> Callees;
  for (const course::Block &B : Case.Text.Blocks)
    for (const course::Instruction &I : B.Instructions)
      if (I.Op == Opcode::Call && I.Callee != "read" && I.Callee != "write")
        Callees[StringRef(I.Callee)] = true;
  for (auto [Name, IsCalled] : Callees) {
    if (Name == "main")
      return fail("it calls main");
    if (!writeCallee(Name))
      return false;
  }
  return true;
}

std::string coursetv::makeReplayText(const ReplayCase &Case,
                                     std::string &Reason) {
  std::string Text;
  raw_string_ostream OS(Text);
  TextWriter Writer(Case, OS);
  if (Writer.write())
    return Text;
  Reason = Writer.Reason;
  return "";
}
