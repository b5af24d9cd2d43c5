//===-- CourseRangesPrinter.cpp - What is known of values -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/CourseRanges.h"
#include "Transforms/RangeAnalysis.h"
#include "Transforms/SymbolicBounds.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/PredicateInfo.h"

using namespace llvm;
using namespace llvm::course;

namespace {

class Printer {
  raw_ostream &OS;
  const RangeSolver &Ranges;
  const MemoryCells &Cells;
  const Sigmas &S;
  FunctionAnalysisManager &FAM;
  /// What the function compares.
  SmallSetVector<const Value *, 8> Others;

public:
  Printer(raw_ostream &OS, const RangeAnalysis &All,
          FunctionAnalysisManager &FAM)
      : OS(OS), Ranges(All.Ranges), Cells(All.Cells), S(All.S), FAM(FAM) {}

  void print(const Module &M);

private:
  void print(const Function &F);
  void print(const Value &V, const SymbolicBounds &Bounds);
  void print(const ValueRange &Value);
  void printBounds(const Value &V, const SymbolicBounds &Bounds);
  void printPredicate(const PredicateBase &Predicate);
};

} // namespace

void Printer::print(const ValueRange &Value) {
  const ConstantRange &Range = Value.Range;
  const bool IsSigned = !Range.isSignWrappedSet();
  if (Range.isFullSet()) {
    OS << "any";
  } else if (Range.isEmptySet()) {
    OS << "none";
  } else {
    OS << '[';
    (IsSigned ? Range.getSignedMin() : Range.getLower()).print(OS, IsSigned);
    OS << ", ";
    (IsSigned ? Range.getSignedMax() : Range.getUpper() - 1)
        .print(OS, IsSigned);
    OS << ']';
  }
  if (Value.MayBeUndef)
    OS << " or undef";
}

void Printer::printPredicate(const PredicateBase &Predicate) {
  Predicate.RenamedOp->printAsOperand(OS << " = ", /*PrintType=*/false);
  auto Constraint = Predicate.getConstraint();
  if (!Constraint)
    return;
  OS << " where " << CmpInst::getPredicateName(Constraint->Predicate) << ' ';
  Constraint->OtherOp->printAsOperand(OS, /*PrintType=*/false);
}

// How a PHI or a σ stands to what is compared with others.
void Printer::printBounds(const Value &V, const SymbolicBounds &Bounds) {
  if (!isa<PHINode>(V) && !S.getPredicate(&V))
    return;
  for (const Value *Other : Others) {
    // A σ is its operand.
    if (Bounds.isAtMost(&V, Other, 0) && Bounds.isAtMost(Other, &V, 0))
      continue;
    for (auto [Predicate, Name] :
         {std::pair(CmpInst::ICMP_SLT, "<"), std::pair(CmpInst::ICMP_SGT, ">"),
          std::pair(CmpInst::ICMP_SLE, "<="),
          std::pair(CmpInst::ICMP_SGE, ">=")})
      if (Bounds.compare(Predicate, &V, Other) == true) {
        Other->printAsOperand(OS << ", " << Name << ' ', /*PrintType=*/false);
        break;
      }
  }
}

void Printer::print(const Value &V, const SymbolicBounds &Bounds) {
  if (!RangeSolver::isTracked(&V))
    return;
  V.printAsOperand(OS << "  ", /*PrintType=*/false);
  OS << ": ";
  print(Ranges.get(&V));
  printBounds(V, Bounds);
  if (const PredicateBase *Predicate = S.getPredicate(&V))
    printPredicate(*Predicate);
  if (const auto *I = dyn_cast<LoadInst>(&V))
    if (std::optional<unsigned> Cell = Cells.getCell(*I))
      OS << " from cell " << *Cell;
  OS << '\n';
}

void Printer::print(const Function &F) {
  const SymbolicBounds Bounds(
      Ranges, S,
      FAM.getResult<DominatorTreeAnalysis>(const_cast<Function &>(F)));
  Others.clear();
  for (const Instruction &I : instructions(F))
    if (isa<ICmpInst>(I) && RangeSolver::isTracked(I.getOperand(0)))
      for (const Value *V : I.operand_values())
        if (!isa<Constant>(V) && !S.getNamed(V))
          Others.insert(V);
  OS << "ranges of @" << F.getName() << ":\n";
  for (const Argument &Arg : F.args())
    print(Arg, Bounds);
  for (const Instruction &I : instructions(F))
    print(I, Bounds);
  if (const ValueRange *Result = Ranges.getReturn(&F)) {
    OS << "  result: ";
    print(*Result);
    OS << '\n';
  }
}

void Printer::print(const Module &M) {
  for (unsigned Cell = 0; Cell != Cells.cells().size(); ++Cell) {
    OS << "cell " << Cell << ": ";
    print(Ranges.getCell(Cell));
    OS << '\n';
  }
  for (const Function &F : M)
    if (!F.isDeclaration())
      print(F);
}

PreservedAnalyses CourseRangesPrinterPass::run(Module &M,
                                               ModuleAnalysisManager &MAM) {
  FunctionAnalysisManager &FAM =
      MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  const RangeAnalysis All(M, MAM);
  Printer(OS, All, FAM).print(M);
  return PreservedAnalyses::all();
}
