//===-- MinIRWriter.cpp - MinIR as YAML -----------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The writer, which keeps the order of blocks.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/MinIR.h"
#include "RegAlloc/Banks/YamlTree.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::course;

namespace {

class Writer {
public:
  Writer(raw_ostream &OS, const MinFunction &F, const AliasedBank &Bank)
      : OS(OS), F(F), Bank(Bank) {}
  void run();

private:
  std::string name(MinVariableId V) const {
    const MinVariable &Variable = F.Variables[V];
    return Variable.Fixed != None
               ? Variable.Name
               : Variable.Name + "." + Bank.regClass(Variable.Class).Name;
  }
  std::string name(const MinOperand &Operand, const std::string &Suffix) const;
  std::string blocks(ArrayRef<BlockId> Ids) const;
  void writeDefs(ArrayRef<MinVariableId> Defs);
  void writeUses(ArrayRef<std::string> Uses);
  void writePhi(const MinBlock &B, const MinPhi &Phi);
  void writeOp(const MinOp &Op);

  raw_ostream &OS;
  const MinFunction &F;
  const AliasedBank &Bank;
};

} // namespace

/// In quotes; a quote is doubled.
static std::string quote(StringRef Text) {
  std::string Quoted = "'";
  for (char C : Text)
    Quoted += C == '\'' ? std::string("''") : std::string(1, C);
  return Quoted + "'";
}

/// The name of a function: those of C as they are.
static std::string label(StringRef Name) {
  bool IsPlain = isPlainName(Name, "_$") && !isDigit(Name.front());
  return IsPlain ? Name.str() : quote(Name);
}

std::string Writer::name(const MinOperand &Operand,
                         const std::string &Suffix) const {
  return Operand.isVariable() ? name(Operand.variable()) + Suffix
                              : quote(F.Constants[Operand.constant()] + Suffix);
}

std::string Writer::blocks(ArrayRef<BlockId> Ids) const {
  return "[" +
         join(map_range(Ids, [&](BlockId B) { return F.Blocks[B].Label; }),
              ", ") +
         "]";
}

void Writer::writeDefs(ArrayRef<MinVariableId> Defs) {
  OS << "          - {";
  if (!Defs.empty())
    OS << "defs: ["
       << join(map_range(Defs, [&](MinVariableId V) { return name(V); }), ", ")
       << "], ";
}

void Writer::writeUses(ArrayRef<std::string> Uses) {
  if (!Uses.empty())
    OS << ", uses: [" << join(Uses, ", ") << "]";
}

void Writer::writePhi(const MinBlock &B, const MinPhi &Phi) {
  writeDefs(Phi.Def);
  OS << "op: phi";
  SmallVector<std::string, 0> Uses;
  for (auto [Pred, Operand] : zip_equal(B.Preds, Phi.Operands))
    Uses.push_back(name(Operand, "<" + F.Blocks[Pred].Label + ">"));
  writeUses(Uses);
  OS << "}\n";
}

void Writer::writeOp(const MinOp &Op) {
  writeDefs(Op.Defs);
  OS << "op: " << Op.Name;
  SmallVector<std::string, 0> Uses;
  for (const MinOperand &Use : Op.Uses)
    Uses.push_back(name(Use, ""));
  writeUses(Uses);
  if (Op.Target != None)
    OS << ", target: " << F.Blocks[Op.Target].Label;
  if (Op.Fallthru != None)
    OS << ", fallthru: " << F.Blocks[Op.Fallthru].Label;
  if (!Op.Others.empty())
    OS << ", others: " << blocks(Op.Others);
  OS << "}\n";
}

void Writer::run() {
  OS << "- label: " << label(F.Label) << "\n  entries: " << blocks(F.Entries)
     << "\n  exit: " << blocks(F.Exits) << "\n  bbs:\n";
  for (const MinBlock &B : F.Blocks) {
    OS << "      - label: " << B.Label << "\n";
    if (B.HasFrequency)
      OS << "        frequency: " << format("%.10g", B.Frequency) << "\n";
    if (B.Phis.empty() && B.Ops.empty())
      continue;
    OS << "        ops:\n";
    for (const MinPhi &Phi : B.Phis)
      writePhi(B, Phi);
    for (const MinOp &Op : B.Ops)
      writeOp(Op);
  }
}

void llvm::course::writeMinIR(raw_ostream &OS, const MinProgram &Program,
                              const AliasedBank &Bank) {
  for (const MinFunction &F : Program)
    Writer(OS, F, Bank).run();
}
