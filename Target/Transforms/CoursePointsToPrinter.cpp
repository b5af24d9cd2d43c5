//===-- CoursePointsToPrinter.cpp - What pointers point to, printed -------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prints the sets of one form of the points-to analysis, or compares forms:
///
///   points to (fields):
///     @main %p: @x
///     in @pair.0: @x
///
///   points to, by form:
///     LLVM: 10 accesses, 3 of 20 pairs apart
///     fields: 9 known, 1.20 objects each, 17 of 20 pairs apart, 300 us
///
/// A pair is two accesses of one function, one of them a store. It is apart if
/// LLVM's analyses say that the two do not alias, or the form does.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CoursePointsTo.h"
#include "Transforms/PointsTo.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/MemoryLocation.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>

using namespace llvm;
using namespace llvm::course;

using ObjectSet = PointsTo::ObjectSet;

namespace {

/// Prints the sets of one module.
class SetPrinter {
  raw_ostream &OS;
  const Module &M;
  PointsTo Pointers;
  ModuleSlotTracker Slots;

public:
  SetPrinter(raw_ostream &OS, Module &M)
      : OS(OS), M(M), Pointers(M), Slots(&M) {}

  void print();

private:
  std::string name(const Value &V);
  std::string nameObject(PointsTo::Node Object);
  void printSet(const ObjectSet &Objects);
  void printPointer(const Function &F, const Value &V);
  void printContents(PointsTo::Node Object);
};

} // namespace

std::string SetPrinter::name(const Value &V) {
  std::string Name;
  raw_string_ostream Text(Name);
  const auto *I = dyn_cast<Instruction>(&V);
  if (I)
    Slots.incorporateFunction(*I->getFunction());
  V.printAsOperand(Text, /*PrintType=*/false, Slots);
  return Name;
}

// An allocation, and in brackets the context of its function.
std::string SetPrinter::nameObject(PointsTo::Node Object) {
  const Value *Allocation = Pointers.getAllocation(Object);
  if (!Allocation)
    return "unknown";
  std::string Name = name(*Allocation);
  if (const Value *Context = Pointers.getContext(Object))
    Name += "(" + name(*Context) + ")";
  return Name;
}

void SetPrinter::printSet(const ObjectSet &Objects) {
  SmallVector<std::string, 8> Names;
  for (PointsTo::Node Object : Objects)
    Names.push_back(nameObject(Object));
  llvm::sort(Names);
  Names.erase(llvm::unique(Names), Names.end());
  for (const std::string &Name : Names)
    OS << ' ' << Name;
  OS << '\n';
}

void SetPrinter::printPointer(const Function &F, const Value &V) {
  const ObjectSet Objects = Pointers.getKnownObjects(&V);
  if (!V.getType()->isPointerTy() || Objects.empty())
    return;
  Slots.incorporateFunction(F);
  OS << "  @" << F.getName() << ' ' << name(V) << ':';
  printSet(Objects);
}

// Fields have numbers.
void SetPrinter::printContents(PointsTo::Node Object) {
  const SmallVector<PointsTo::Node, 4> Parts = Pointers.getParts(Object);
  for (auto [Number, Part] : enumerate(Parts)) {
    if (Pointers.getStored(Part).empty())
      continue;
    OS << "  in " << nameObject(Object);
    if (Part != Object)
      OS << '.' << Number;
    OS << ':';
    printSet(Pointers.getStored(Part));
  }
}

void SetPrinter::print() {
  if (!Pointers.analyze()) {
    OS << "points to: nothing is known\n";
    return;
  }
  OS << "points to (" << getName(Pointers.form()) << "):\n";
  ObjectSet All;
  for (const Function &F : M) {
    for (const Argument &Arg : F.args())
      printPointer(F, Arg);
    for (const Instruction &I : instructions(F))
      printPointer(F, I);
    for (const Instruction &I : instructions(F))
      for (const Use &Op : I.operands())
        if (Op->getType()->isPointerTy())
          All |= Pointers.getKnownObjects(Op.get());
  }
  for (PointsTo::Node Object : All)
    if (Pointers.getAllocation(Object))
      printContents(Object);
}

PreservedAnalyses CoursePointsToPrinterPass::run(Module &M,
                                                 ModuleAnalysisManager &) {
  SetPrinter(OS, M).print();
  return PreservedAnalyses::all();
}

namespace {

/// Two accesses of one function, one of them a store.
struct Pair {
  const Instruction *A, *B;
  bool IsApart; // as LLVM says
};

/// Compares forms on one module.
class Comparison {
  raw_ostream &OS;
  Module &M;
  SmallVector<const Instruction *, 0> Accesses;
  SmallVector<Pair, 0> Pairs;

public:
  Comparison(raw_ostream &OS, Module &M, FunctionAnalysisManager &FAM);
  void print();

private:
  void print(PointsToForm Form);
};

} // namespace

Comparison::Comparison(raw_ostream &OS, Module &M, FunctionAnalysisManager &FAM)
    : OS(OS), M(M) {
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    AAResults &AA = FAM.getResult<AAManager>(F);
    const size_t First = Accesses.size();
    for (const Instruction &I : instructions(F))
      if (getLoadStorePointerOperand(&I))
        Accesses.push_back(&I);
    for (size_t A = First; A != Accesses.size(); ++A)
      for (size_t B = First; B != A; ++B)
        if (isa<StoreInst>(Accesses[A]) || isa<StoreInst>(Accesses[B]))
          Pairs.push_back({Accesses[A], Accesses[B],
                           AA.isNoAlias(MemoryLocation::get(Accesses[A]),
                                        MemoryLocation::get(Accesses[B]))});
  }
}

void Comparison::print(PointsToForm Form) {
  PointsTo Pointers(M, Form);
  const auto Start = std::chrono::steady_clock::now();
  const bool IsKnown = Pointers.analyze();
  const std::chrono::duration<double, std::micro> Time =
      std::chrono::steady_clock::now() - Start;
  uint64_t NumKnown = 0, NumObjects = 0, NumApart = 0;
  DenseMap<const Instruction *, ObjectSet> Parts;
  for (const Instruction *I : Accesses) {
    ObjectSet Objects;
    if (IsKnown)
      Objects = Pointers.getObjects(getLoadStorePointerOperand(I));
    NumKnown += !Objects.empty();
    NumObjects += Objects.count();
    for (PointsTo::Node Object : Objects)
      Parts[I].set(Pointers.getPart(Object, *I));
  }
  for (const Pair &P : Pairs) {
    const ObjectSet A = Parts.lookup(P.A), B = Parts.lookup(P.B);
    NumApart += P.IsApart || (!A.empty() && !B.empty() && !A.intersects(B));
  }
  OS << "  " << getName(Form) << ": " << NumKnown << " known, "
     << format("%.2f",
               double(NumObjects) / double(std::max<uint64_t>(NumKnown, 1)))
     << " objects each, " << NumApart << " of " << Pairs.size()
     << " pairs apart, " << format("%.0f", Time.count()) << " us";
  if (IsKnown && Pointers.form() != Form)
    OS << " (as " << getName(Pointers.form()) << ')';
  OS << '\n';
}

void Comparison::print() {
  OS << "points to, by form:\n  LLVM: " << Accesses.size() << " accesses, "
     << count_if(Pairs, [](const Pair &P) { return P.IsApart; }) << " of "
     << Pairs.size() << " pairs apart\n";
  for (PointsToForm Form : AllPointsToForms)
    print(Form);
}

PreservedAnalyses
CoursePointsToFormsPrinterPass::run(Module &M, ModuleAnalysisManager &MAM) {
  auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  Comparison(OS, M, FAM).print();
  return PreservedAnalyses::all();
}
