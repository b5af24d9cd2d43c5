//===-- SparseExpressions.cpp - Very busy and available, over names -------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Very busy and available expressions as facts about names. In strong SSI form
/// the uses of a name follow each other on every path. So an expression is very
/// busy where a name is defined if one of its uses is an occurrence, or if it is
/// very busy at all names that its last use defines, a σ or a φ. It is available
/// where a name is defined if it is at the last uses of all that the name is
/// made of:
///
///   b1:  br %c, b2, b3          %a.1, %a.2 = σ %a
///   b2:  %x = mul %a.1, 3       very busy at %a.1; at %a, since also at %a.2
///   b3:  %y = mul %a.2, 3
///   b4:  %a.3 = φ(%a.1, %a.2)   available at %a.3
///
/// An expression has the names of one of its operands, the one that is defined
/// last. Operands never change, so nothing else matters. Only cycles of φs are
/// gone through more than once, where what holds unless something speaks
/// against it is found. Source: Singer, SSI extends SSA (PACT 2003).
///
/// Each result is held against data flow over blocks; a difference is printed as
/// an error.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseSSI.h"
#include "Transforms/SSIForm.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <tuple>

using namespace llvm;
using namespace llvm::course;

namespace {

/// The same operation of the same operands.
struct Expression {
  Value *Variable;
  SmallVector<Instruction *, 4> Occurrences;
};

using NameSet = SmallPtrSet<const Value *, 8>;

/// Analyzes one expression.
class Sparse {
  const SmallPtrSet<const Instruction *, 4> Occurrences;
  SmallVector<Value *, 8> Names;

public:
  Sparse(const SSIForm &SSI, const Expression &E)
      : Occurrences(E.Occurrences.begin(), E.Occurrences.end()),
        Names(SSI.getNames(*E.Variable)) {}

  ArrayRef<Value *> names() const { return Names; }
  NameSet findVeryBusy() const;
  NameSet findAvailable() const;

private:
  bool isName(const User *U) const { return is_contained(Names, U); }
  bool occursWith(const Value &Name) const {
    return any_of(Name.users(), [&](const User *U) {
      return Occurrences.contains(cast<Instruction>(U));
    });
  }
};

/// The same by data flow over blocks.
class Dense {
  Function &F;
  const Expression &E;
  DenseMap<const BasicBlock *, bool> BusyAtStart, AvailableAtEnd;

public:
  Dense(Function &F, const Expression &E);

  bool isVeryBusyAt(const Value &Name) const;
  bool isAvailableAt(const Value &Name) const;

private:
  bool occursIn(const BasicBlock &BB) const {
    return any_of(E.Occurrences,
                  [&](const Instruction *I) { return I->getParent() == &BB; });
  }
  // There the variable is another one than before.
  bool isDefinedIn(const BasicBlock &BB) const {
    const auto *I = dyn_cast<Instruction>(E.Variable);
    return I && I->getParent() == &BB;
  }
  bool isBusyAtEnd(const BasicBlock &BB) const {
    return !succ_empty(&BB) && all_of(successors(&BB), [&](auto *To) {
      return BusyAtStart.lookup(To);
    });
  }
  bool isAvailableAtStart(const BasicBlock &BB) const {
    return !isDefinedIn(BB) && !pred_empty(&BB) &&
           all_of(predecessors(&BB),
                  [&](auto *From) { return AvailableAtEnd.lookup(From); });
  }
};

} // namespace

NameSet Sparse::findVeryBusy() const {
  NameSet Busy(Names.begin(), Names.end());
  for (bool IsChanged = true; IsChanged;) {
    IsChanged = false;
    for (const Value *Name : Names) {
      if (!Busy.contains(Name) || occursWith(*Name))
        continue;
      bool HasNext = false, AllBusy = true;
      for (const User *U : Name->users())
        if (isName(U)) {
          HasNext = true;
          AllBusy &= Busy.contains(U);
        }
      if (HasNext && AllBusy)
        continue;
      Busy.erase(Name);
      IsChanged = true;
    }
  }
  return Busy;
}

NameSet Sparse::findAvailable() const {
  NameSet Available(Names.begin() + 1, Names.end());
  for (bool IsChanged = true; IsChanged;) {
    IsChanged = false;
    for (const Value *Name : drop_begin(Names)) {
      auto IsAtEnd = [&](const Use &From) {
        return Available.contains(From.get()) || occursWith(*From.get());
      };
      if (!Available.contains(Name) ||
          all_of(cast<PHINode>(Name)->incoming_values(), IsAtEnd))
        continue;
      Available.erase(Name);
      IsChanged = true;
    }
  }
  return Available;
}

Dense::Dense(Function &F, const Expression &E) : F(F), E(E) {
  for (const BasicBlock &BB : F)
    BusyAtStart[&BB] = AvailableAtEnd[&BB] = true;
  auto Update = [](bool &Old, bool New) {
    const bool IsChanged = Old && !New;
    Old &= New;
    return IsChanged;
  };
  for (bool IsChanged = true; IsChanged;) {
    IsChanged = false;
    for (const BasicBlock &BB : F) {
      const bool Occurs = occursIn(BB);
      IsChanged |= Update(BusyAtStart[&BB],
                          !isDefinedIn(BB) && (Occurs || isBusyAtEnd(BB)));
      IsChanged |=
          Update(AvailableAtEnd[&BB], Occurs || isAvailableAtStart(BB));
    }
  }
}

bool Dense::isVeryBusyAt(const Value &Name) const {
  const auto *I = dyn_cast<Instruction>(&Name);
  if (!I)
    return BusyAtStart.lookup(&F.getEntryBlock());
  // What comes before it in its block are no occurrences: they use it.
  return occursIn(*I->getParent()) || isBusyAtEnd(*I->getParent());
}

bool Dense::isAvailableAt(const Value &Name) const {
  const auto *I = dyn_cast<Instruction>(&Name);
  // Nothing that uses a variable comes before it.
  if (!I || &Name == E.Variable)
    return false;
  return isAvailableAtStart(*I->getParent());
}

// Expressions of variables, in the order of their first occurrences.
static SmallVector<Expression, 8> findExpressions(Function &F,
                                                  const DominatorTree &DT) {
  using Key = std::tuple<unsigned, unsigned, Type *, Value *, Value *>;
  MapVector<Key, Expression, std::map<Key, unsigned>> Found;
  for (BasicBlock &BB : F)
    for (Instruction &I : BB) {
      if (!isa<BinaryOperator, CmpInst>(I))
        continue;
      Value *L = I.getOperand(0), *R = I.getOperand(1);
      Value *Variable = nullptr;
      for (Value *V : {L, R})
        if (isa<Argument>(V) && !Variable)
          Variable = V;
        else if (auto *Operand = dyn_cast<Instruction>(V))
          if (!Variable || isa<Argument>(Variable) ||
              DT.dominates(cast<Instruction>(Variable), Operand))
            Variable = V;
      if (!Variable)
        continue;
      const auto *Compare = dyn_cast<CmpInst>(&I);
      Expression &E =
          Found[{I.getOpcode(), Compare ? unsigned(Compare->getPredicate()) : 0,
                 L->getType(), L, R}];
      E.Variable = Variable;
      E.Occurrences.push_back(&I);
    }
  SmallVector<Expression, 8> Result;
  for (auto &[K, E] : Found)
    Result.push_back(std::move(E));
  return Result;
}

static void printNames(raw_ostream &OS, StringRef Title,
                       ArrayRef<Value *> Names, const NameSet &Where) {
  OS << "    " << Title;
  for (const Value *Name : Names)
    if (Where.contains(Name))
      Name->printAsOperand(OS << ' ', /*PrintType=*/false);
  OS << '\n';
}

// Whether every block leads to where the function ends.
static bool alwaysMayEnd(Function &F) {
  SmallPtrSet<const BasicBlock *, 16> Seen;
  SmallVector<const BasicBlock *, 16> Worklist;
  for (const BasicBlock &BB : F)
    if (succ_empty(&BB))
      Worklist.push_back(&BB);
  while (!Worklist.empty()) {
    const BasicBlock *BB = Worklist.pop_back_val();
    if (Seen.insert(BB).second)
      append_range(Worklist, predecessors(BB));
  }
  return Seen.size() == F.size();
}

PreservedAnalyses
CourseSSIExpressionsPrinterPass::run(Function &F, FunctionAnalysisManager &) {
  prepareForSSI(F);
  DominatorTree DT(F);
  PostDominatorTree PDT(F);
  SSIForm SSI(F, DT, PDT);
  const SmallVector<Expression, 8> Expressions = findExpressions(F, DT);
  SmallPtrSet<Value *, 16> Converted;
  for (const Expression &E : Expressions)
    if (Converted.insert(E.Variable).second)
      SSI.convert(*E.Variable, SSIKind::Strong);
  const bool IsComparable = alwaysMayEnd(F);
  OS << "expressions of @" << F.getName() << ":\n";
  for (const Expression &E : Expressions) {
    const Sparse S(SSI, E);
    const Dense D(F, E);
    const NameSet Busy = S.findVeryBusy(), Available = S.findAvailable();
    OS << *E.Occurrences.front() << '\n';
    printNames(OS, "very busy at:", S.names(), Busy);
    printNames(OS, "available at:", S.names(), Available);
    for (const Value *Name : S.names())
      if (IsComparable && (Busy.contains(Name) != D.isVeryBusyAt(*Name) ||
                           Available.contains(Name) != D.isAvailableAt(*Name)))
        OS << "    error: data flow says otherwise of " << Name->getName()
           << '\n';
  }
  SSI.undo();
  return PreservedAnalyses::none();
}
