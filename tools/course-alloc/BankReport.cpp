//===-- BankReport.cpp - What an allocator did, as text -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Summaries, steps and programs.
///
//===----------------------------------------------------------------------===//

#include "BankReport.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::course;

StringRef llvm::course::nameOf(MergeKind Merge) {
  return Merge == MergeKind::None     ? "none"
         : Merge == MergeKind::Simple ? "simple"
                                      : "punctual";
}

static std::string variable(const MinFunction &F, MinVariableId V) {
  return F.Variables[V].Name;
}

static std::string piece(const ElementaryForm &Form, PieceId Id) {
  const Piece &P = Form.pieces()[Id];
  return variable(Form.function(), P.Variable) + "@" + to_string(P.Point);
}

void llvm::course::printSummary(raw_ostream &OS, const MinFunction &F,
                                const AliasedBank &Bank,
                                const BankOptions &Options,
                                const BankAllocation &A) {
  const BankStatistics &S = A.Statistics;
  OS << F.Label << ": " << nameOf(Options.Allocator);
  if (takesMerges(Options.Allocator))
    OS << ", merging " << nameOf(Options.Merge);
  OS << ": " << S.NumSpilled << " of " << S.NumVariables
     << " variables spilled, at a cost of " << format("%g", S.SpillCost) << "; "
     << S.copiesLeft() << " of " << S.NumSplits + S.NumPhiCopies + S.NumMoves
     << " copies left, at a cost of " << format("%g", S.CopyCost) << "; "
     << S.NumNodes << " nodes (" << S.NumPieces << " in elementary form)\n";
  // Registers in the order of time.
  MapVector<MinVariableId, SmallSetVector<RegisterId, 4>> Places;
  for (auto [P, R] : zip_equal(A.Form->pieces(), A.Registers))
    if (F.Variables[P.Variable].Fixed == None)
      Places[P.Variable].insert(R);
  for (auto &[V, Registers] : Places) {
    OS << "  " << left_justify(variable(F, V), 8) << " "
       << join(map_range(Registers,
                         [&](RegisterId R) { return Bank.reg(R).Name; }),
               ", ")
       << (A.Plan.Spilled.test(V) ? " (spilled)" : "") << "\n";
  }
}

static void printPoints(raw_ostream &OS, const AliasedBank &Bank,
                        const ElementaryForm &Form) {
  const MinFunction &F = Form.function();
  OS << "program points: what dies, lives across and is defined; the pressure "
        "before for each class\n";
  for (PointId P : Form.points().ids()) {
    if (P == Form.firstPoint(Form.points()[P].Block))
      OS << " " << F.Blocks[Form.points()[P].Block].Label << ":\n";
    const MinOp *Op = Form.op(P);
    OS << "  " << P.index() << " " << (Op ? Op->Name : "-") << ":";
    for (PieceRole Role :
         {PieceRole::Killed, PieceRole::Across, PieceRole::Defined}) {
      OS << " "
         << (Role == PieceRole::Killed   ? "K"
             : Role == PieceRole::Across ? "A"
                                         : "D")
         << "{";
      ListSeparator Comma(" ");
      for (const Piece &Here : Form.piecesAt(P))
        if (Here.Role == Role)
          OS << Comma << variable(F, Here.Variable);
      OS << "}";
    }
    SmallVector<ClassId, 16> Live;
    for (const Piece &Here : Form.piecesAt(P))
      if (Here.isBefore())
        Live.push_back(F.Variables[Here.Variable].Class);
    for (ClassId C : Bank.classIds())
      OS << (C.index() ? ", " : "  ") << Bank.regClass(C).Name << " "
         << Bank.pressure(C, Live) << "/" << Bank.registersOf(C).size();
    OS << "\n";
  }
}

static void printGroups(raw_ostream &OS, const ElementaryForm &Form,
                        PartitionRef GroupOf, StringRef What) {
  MapVector<NodeId, SmallVector<PieceId, 8>> Members;
  for (auto [P, Group] : enumerateIds(GroupOf))
    Members[Group].push_back(P);
  OS << What << ": " << GroupOf.size() << " pieces in " << Members.size()
     << " nodes\n";
  for (auto &[Group, Pieces] : Members)
    if (Pieces.size() > 1)
      OS << "  {"
         << join(map_range(Pieces, [&](PieceId P) { return piece(Form, P); }),
                 " ")
         << "}\n";
}

static std::string print(const MinFunction &F, const AliasedBank &Bank,
                         const BankStep &Step) {
  auto Slot = [&](unsigned Id) {
    unsigned N = F.Variables.size();
    return Id < N       ? "[" + variable(F, MinVariableId(Id)) + "]"
           : Id < 2 * N ? "[" + variable(F, MinVariableId(Id - N)) + "']"
                        : std::string("[spare]");
  };
  auto Constant = [&](unsigned Id) {
    return "'" + F.Constants[MinConstantId(Id)] + "'";
  };
  std::string To = Bank.nameOf(Step.To), From = Bank.nameOf(Step.From);
  switch (Step.Kind) {
  case BankStep::Operation:
    llvm_unreachable("is printed with its block");
  case BankStep::Copy:
    return To + " = " + From;
  case BankStep::Swap:
    return To + " <-> " + From;
  case BankStep::Load:
    return To + " = load " + Slot(Step.Id);
  case BankStep::Store:
    return "store " + From + ", " + Slot(Step.Id);
  case BankStep::SetConstant:
    return To + " = " + Constant(Step.Id);
  case BankStep::MoveSlot:
    return Slot(Step.Id) + " = " + Slot(Step.FromId);
  case BankStep::SetSlot:
    return Slot(Step.Id) + " = " + Constant(Step.FromId);
  }
  llvm_unreachable("no step");
}

static std::string printOperation(const MinFunction &F, const AliasedBank &Bank,
                                  const BankStep &Step, const MinOp &Op) {
  if (F.isCopy(Op) && Step.Defs[0] == Step.Uses[0])
    return "; " + Bank.nameOf(Step.Defs[0]) + " = " +
           Bank.nameOf(Step.Uses[0]) + " is coalesced";
  std::string Text;
  for (UnitSet Def : Step.Defs)
    Text += (Text.empty() ? "" : ", ") + Bank.nameOf(Def);
  Text += (Text.empty() ? "" : " = ") + Op.Name;
  const char *Separator = " ";
  for (auto [Use, Units] : zip_equal(Op.Uses, Step.Uses)) {
    Text += Separator;
    Text += (Use.isVariable() ? Bank.nameOf(Units)
                              : "'" + F.Constants[Use.constant()] + "'");
    Separator = ", ";
  }
  if (Op.Target != None)
    Text += " -> " + F.Blocks[Op.Target].Label;
  if (Op.Fallthru != None)
    Text += " else " + F.Blocks[Op.Fallthru].Label;
  for (BlockId B : Op.Others)
    Text += ", " + F.Blocks[B].Label;
  return Text;
}

static void printProgram(raw_ostream &OS, const MinFunction &F,
                         const AliasedBank &Bank,
                         const AllocatedFunction &Program) {
  OS << "program\n";
  for (auto [I, B] : enumerateIds(F.Blocks)) {
    OS << " " << B.Label << ":\n";
    for (const BankStep &Step : Program.Blocks[I])
      OS << "   "
         << (Step.Kind == BankStep::Operation
                 ? printOperation(F, Bank, Step, B.Ops[Step.Id])
                 : print(F, Bank, Step))
         << "\n";
    for (auto [Succ, Steps] : zip_equal(B.Succs, Program.Edges[I])) {
      if (Steps.empty())
        continue;
      OS << "  to " << F.Blocks[Succ].Label << ":\n";
      for (const BankStep &Step : Steps)
        OS << "   " << print(F, Bank, Step) << "\n";
    }
  }
}

void llvm::course::printSteps(raw_ostream &OS, const MinFunction &F,
                              const AliasedBank &Bank,
                              const BankOptions &Options,
                              const BankAllocation &A) {
  SmallVector<std::string, 0> Spilled;
  for (MinVariableId V : A.Plan.Spilled.ids())
    Spilled.push_back(variable(F, V));
  if (!isDecoupled(Options.Allocator))
    OS << A.Statistics.NumRounds << " rounds\n";
  OS << "spilled: " << (Spilled.empty() ? "nothing" : join(Spilled, " "))
     << "\n";
  for (const PointMerge &M : A.Plan.Merges)
    OS << "  at point " << M.Point.index() << " " << variable(F, M.Defined)
       << " is merged with " << variable(F, M.Killed) << "\n";
  printPoints(OS, Bank, *A.Form);
  if (takesMerges(Options.Allocator)) {
    printGroups(OS, *A.Form, A.Ranges.GroupOf, "after merging");
    if (Options.Merge != MergeKind::None) {
      OS << "  " << A.Ranges.NumMerged << " points merged, "
         << A.Ranges.NumRefused << " not";
      if (A.Ranges.NumRefusedExactly)
        OS << ", " << A.Ranges.NumRefusedExactly << " by the exact test alone";
      OS << "\n";
    }
  }
  printGroups(OS, *A.Form, A.GroupOf, "after coalescing");
  printProgram(OS, F, Bank, A.Program);
  const BankStatistics &S = A.Statistics;
  OS << "instructions added: " << S.NumCopySteps << " copies, "
     << S.NumSwapSteps << " swaps, " << S.NumLoads << " loads, " << S.NumStores
     << " stores\n";
}
