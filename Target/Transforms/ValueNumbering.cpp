//===-- ValueNumbering.cpp - Values of a function that are one ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/ValueNumbering.h"
#include "DataFlow/ValueNumbers.h"
#include "Transforms/ExpressionKeys.h"
#include "Transforms/NumberedBlocks.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-ssapre"

STATISTIC(NumPhisReplaced,
          "Number of PHIs replaced by values that are the same");

namespace {

class Numbering {
  const NumberedBlocks &Numbered;
  MemorySSA &MSSA;
  const DominatorTree &DT;
  ExpressionKeys Keys;
  ValueProgram Program;
  IdVector<ValueId, Value *> Values;
  /// Of values, and of versions of memory.
  DenseMap<const Value *, ValueId> Ids;
  DenseMap<unsigned, SmallVector<std::pair<ExpressionForm, OperatorId>, 2>>
      Operators;
  unsigned NumOperators = 0;
  IdVector<ValueId, ValueId> Numbers;
  DenseSet<std::pair<Value *, Value *>> Intersected;

public:
  Numbering(const NumberedBlocks &Numbered, MemorySSA &MSSA,
            const DominatorTree &DT)
      : Numbered(Numbered), MSSA(MSSA), DT(DT), Keys(DT, MSSA) {}

  bool replacePhis();

private:
  ValueId number(Value *V);
  void numberAll();
  void describe(Instruction &I);
  void describe(MemoryPhi &Phi);
  OperatorId findOperator(const ExpressionForm &Form);
  Value *findInstead(const PHINode &Phi, ArrayRef<Value *> SameNumber) const;
  void intersect(Value *A, Value *B);
};

} // namespace

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

ValueId Numbering::number(Value *V) {
  auto [It, IsNew] = Ids.try_emplace(V, ValueId(Values.size()));
  if (IsNew) {
    Values.push_back(V);
    Program.Values.emplace_back();
  }
  return It->second;
}

OperatorId Numbering::findOperator(const ExpressionForm &Form) {
  auto &Known = Operators[Form.Opcode];
  auto It = find_if(
      Known, [&](const auto &Other) { return Other.first.hasSameShape(Form); });
  if (It == Known.end())
    It = Known.insert(It, {Form, OperatorId(NumOperators++)});
  return It->second;
}

void Numbering::describe(Instruction &I) {
  ValueProgram::Value &V = Program.Values[Ids.at(&I)];
  if (const auto *Phi = dyn_cast<PHINode>(&I)) {
    V.Block = Numbered.Numbers.at(I.getParent());
    for (EdgeId E : Numbered.Graph.inEdges(V.Block))
      V.Operands.push_back(
          Ids.at(Phi->getIncomingValueForBlock(Numbered.from(E))));
    return;
  }
  if (!isRedundancyCandidate(I))
    return;
  const ExpressionKey K = Keys.make(I);
  if (auto *Load = dyn_cast<LoadInst>(&I))
    if (Value *Stored =
            findStoredValue(*Load, Load->getPointerOperand(), K.Memory)) {
      // A PHI of one operand is that.
      V.Block = FlowGraph::Entry;
      V.Operands = {Ids.at(Stored)};
      return;
    }
  const ExpressionForm Form = K.form();
  V.Operator = findOperator(Form);
  V.IsCommutative = Form.IsCommutative;
  for (Value *Operand : Form.Operands)
    V.Operands.push_back(Ids.at(Operand));
  if (K.Memory)
    V.Operands.push_back(Ids.at(K.Memory));
}

void Numbering::describe(MemoryPhi &Phi) {
  ValueProgram::Value &V = Program.Values[Ids.at(&Phi)];
  V.Block = Numbered.Numbers.at(Phi.getBlock());
  for (EdgeId E : Numbered.Graph.inEdges(V.Block))
    V.Operands.push_back(
        Ids.at(Phi.getIncomingValueForBlock(Numbered.from(E))));
}

// First all get their ids, in an order in which operands come first.
void Numbering::numberAll() {
  number(MSSA.getLiveOnEntryDef());
  for (BasicBlock *BB : Numbered.Blocks) {
    if (MemoryPhi *Phi = MSSA.getMemoryAccess(BB))
      number(Phi);
    for (Instruction &I : *BB) {
      for (Value *Operand : I.operand_values())
        if (!isa<Instruction>(Operand))
          number(Operand);
      if (isRedundancyCandidate(I))
        for (Value *Operand : makeForm(I).Operands)
          if (!isa<Instruction>(Operand))
            number(Operand);
      number(&I);
      if (MemoryUseOrDef *Access = MSSA.getMemoryAccess(&I);
          isa_and_nonnull<MemoryDef>(Access))
        number(Access);
    }
  }
  for (BasicBlock *BB : Numbered.Blocks) {
    if (MemoryPhi *Phi = MSSA.getMemoryAccess(BB))
      describe(*Phi);
    for (Instruction &I : *BB)
      describe(I);
  }
  Numbers = numberValues(Program);
}

//===----------------------------------------------------------------------===//
// PHIs
//===----------------------------------------------------------------------===//

// What two values with one number are made of has one number in pairs.
void Numbering::intersect(Value *A, Value *B) {
  SmallVector<std::pair<Value *, Value *>, 8> Worklist = {{A, B}};
  while (!Worklist.empty()) {
    auto [Left, Right] = Worklist.pop_back_val();
    if (Left == Right || !Intersected.insert({Left, Right}).second)
      continue;
    auto *I = dyn_cast<Instruction>(Left), *J = dyn_cast<Instruction>(Right);
    const ValueId Number = Numbers[Ids.at(Left)];
    auto AddOperands = [&](Value *Of, Value *Other) {
      const ValueProgram::Value &V = Program.Values[Ids.at(Of)];
      if (!V.isPhi() || !all_of(V.Operands, [&](ValueId Operand) {
            return Numbers[Operand] == Number;
          }))
        return false;
      for (ValueId Operand : V.Operands)
        Worklist.push_back({Values[Operand], Other});
      return true;
    };
    if (AddOperands(Left, Right) || AddOperands(Right, Left))
      continue;
    const ValueProgram::Value &V = Program.Values[Ids.at(Left)];
    const ValueProgram::Value &W = Program.Values[Ids.at(Right)];
    if (!V.isPhi())
      intersectPromises(*I, *J);
    const bool IsSwapped =
        V.IsCommutative && Numbers[V.Operands[0]] != Numbers[W.Operands[0]];
    for (auto [K, Operand] : enumerate(V.Operands))
      Worklist.push_back({Values[Operand],
                          Values[W.Operands[IsSwapped && K < 2 ? 1 - K : K]]});
  }
}

Value *Numbering::findInstead(const PHINode &Phi,
                              ArrayRef<Value *> SameNumber) const {
  auto It = find_if(SameNumber, [&](const Value *V) {
    const auto *I = dyn_cast<Instruction>(V);
    return !I || (isa<PHINode>(I) && I->getParent() == Phi.getParent()) ||
           DT.dominates(I, &Phi);
  });
  return It == SameNumber.end() ? nullptr : *It;
}

bool Numbering::replacePhis() {
  numberAll();
  SmallVector<std::pair<PHINode *, Value *>, 8> Replaced;
  DenseMap<unsigned, SmallVector<Value *, 2>> SameNumber;
  for (auto [V, Id] : zip_equal(Values, Values.ids())) {
    SmallVector<Value *, 2> &Same = SameNumber[Numbers[Id].index()];
    if (auto *Phi = dyn_cast<PHINode>(V))
      if (Value *Instead = findInstead(*Phi, Same)) {
        Replaced.push_back({Phi, Instead});
        continue;
      }
    if (isa<Constant, Argument, Instruction>(V))
      Same.push_back(V);
  }
  for (auto [Phi, Instead] : Replaced)
    intersect(Phi, Instead);
  for (auto [Phi, Instead] : Replaced) {
    LLVM_DEBUG(dbgs() << *Phi << " is " << *Instead << "\n");
    Phi->replaceAllUsesWith(Instead);
    ++NumPhisReplaced;
  }
  for (auto [Phi, Instead] : Replaced)
    Phi->eraseFromParent();
  return !Replaced.empty();
}

bool llvm::replaceCongruentPhis(const NumberedBlocks &Numbered, MemorySSA &MSSA,
                                const DominatorTree &DT) {
  return Numbering(Numbered, MSSA, DT).replacePhis();
}
