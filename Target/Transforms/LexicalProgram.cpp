//===-- LexicalProgram.cpp - IR for data-flow analyses --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/LexicalProgram.h"
#include "Memory/CourseLiveness.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace llvm::course;

bool llvm::isLexicalExpression(const Instruction &I) {
  return I.isBinaryOp() || I.isUnaryOp() || I.isCast() ||
         isa<CmpInst, GetElementPtrInst, SelectInst>(I);
}

namespace {

class Builder {
  const Function &F;
  const CourseLiveness Liveness;
  LexicalProgram L = {{FlowGraph(0, {}), 0, {}, {}}, {}, {}, {}, {}};
  EquivalenceClasses<const Value *> Webs;
  SmallPtrSet<const Value *, 8> Separate;
  DenseMap<const BasicBlock *, BlockId> BlockNumber;
  DenseMap<const Value *, FlowVariableId> VariableNumber;
  // By hand, since operands are variables here: buckets by opcode.
  DenseMap<unsigned, SmallVector<ExpressionId, 4>> ExpressionsOf;

public:
  explicit Builder(const Function &F) : F(F), Liveness(F) {}

  LexicalProgram build() {
    addBlocks();
    findWebs();
    separateWebs();
    for (const Value *V : Liveness.values())
      numberVariable(V);
    for (const Argument &A : F.args())
      if (VariableNumber.contains(&A))
        add(FlowGraph::Entry, {{}, None, VariableNumber[&A]}, &A);
    for (const BasicBlock *BB : L.Blocks)
      addStatements(*BB);
    L.Program.NumVariables = L.Variables.size();
    return std::move(L);
  }

private:
  bool isReachable(const BasicBlock *BB) const {
    return BlockNumber.contains(BB);
  }
  static bool isVariable(const Value *V) {
    return isa<Argument, Instruction>(V);
  }
  const Value *findLeader(const Value *V) const {
    return Separate.contains(V) ? V : Webs.getLeaderValue(V);
  }
  void add(BlockId Block, FlowStatement S, const Value *V) {
    L.Program.Blocks[Block].push_back(std::move(S));
    L.Statements[Block].push_back(V);
  }
  void addBlocks();
  void findWebs();
  void separateWebs();
  void numberVariable(const Value *V);
  void use(const Value *V, FlowStatement &S) const;
  bool isSameOperand(const Value *A, const Value *B) const;
  bool isSame(const Instruction &A, const Instruction &B) const;
  ExpressionId findExpression(const Instruction &I);
  void addStatements(const BasicBlock &BB);
  void addPhiOperands(const BasicBlock &BB);
};

} // namespace

void Builder::addBlocks() {
  for (const BasicBlock &BB : F)
    if (Liveness.isReachable(BB)) {
      BlockNumber[&BB] = BlockId(L.Blocks.size());
      L.Blocks.push_back(&BB);
    }
  SmallVector<FlowGraph::Edge, 0> Edges;
  for (auto [From, BB] : enumerateIds(L.Blocks)) {
    SmallSetVector<const BasicBlock *, 4> Successors;
    Successors.insert_range(successors(BB));
    for (const BasicBlock *To : Successors)
      Edges.push_back({From, BlockNumber[To]});
  }
  L.Program.Graph = FlowGraph(L.Blocks.size(), Edges);
  L.Program.Blocks.resize(L.Blocks.size());
  L.Statements.resize(L.Blocks.size());
}

void Builder::findWebs() {
  for (const Value *V : Liveness.values())
    Webs.insert(V);
  for (const BasicBlock *BB : L.Blocks)
    for (const PHINode &Phi : BB->phis())
      for (auto [V, Pred] : zip_equal(Phi.incoming_values(), Phi.blocks()))
        if (isVariable(V) && isReachable(Pred) && Webs.contains(&Phi))
          Webs.unionSets(&Phi, V);
}

// Values that are live at once, or constants on edges that have no place for a
// definition.
void Builder::separateWebs() {
  SmallPtrSet<const Value *, 8> Unfit;
  InterferenceGraph G = Liveness.interferences();
  IdArrayRef<NodeId, const Value *> Values = Liveness.values();
  for (NodeId V : G.nodes())
    for (NodeId Other : G.neighbors(V))
      if (Webs.isEquivalent(Values[V], Values[Other]))
        Unfit.insert(Webs.getLeaderValue(Values[V]));
  for (const BasicBlock *BB : L.Blocks)
    for (const PHINode &Phi : BB->phis())
      for (auto [V, Pred] : zip_equal(Phi.incoming_values(), Phi.blocks()))
        if (!isVariable(V) && !Pred->getUniqueSuccessor() &&
            Webs.contains(&Phi))
          Unfit.insert(Webs.getLeaderValue(&Phi));
  for (const Value *V : Values)
    if (Unfit.contains(Webs.getLeaderValue(V)))
      Separate.insert(V);
}

void Builder::numberVariable(const Value *V) {
  auto [It, IsNew] = VariableNumber.try_emplace(
      findLeader(V), FlowVariableId(L.Variables.size()));
  FlowVariableId Number = It->second;
  if (IsNew)
    L.Variables.push_back(V);
  VariableNumber[V] = Number;
}

void Builder::use(const Value *V, FlowStatement &S) const {
  if (auto It = VariableNumber.find(V); It != VariableNumber.end())
    S.Used.push_back(It->second);
}

bool Builder::isSameOperand(const Value *A, const Value *B) const {
  auto Left = VariableNumber.find(A), Right = VariableNumber.find(B);
  if (Left == VariableNumber.end() || Right == VariableNumber.end())
    return A == B;
  return Left->second == Right->second;
}

// Of one kind, whatever their flags, and with the same operands in the same
// order or, if that makes no difference, in the other one.
bool Builder::isSame(const Instruction &A, const Instruction &B) const {
  if (!A.isSameOperationAs(&B))
    return false;
  auto SameOperands = [&](auto &&Left, auto &&Right) {
    return all_of(zip_equal(Left, Right), [&](auto Pair) {
      return isSameOperand(std::get<0>(Pair), std::get<1>(Pair));
    });
  };
  if (SameOperands(A.operand_values(), B.operand_values()))
    return true;
  return A.isCommutative() &&
         SameOperands(A.operand_values(), reverse(B.operand_values()));
}

ExpressionId Builder::findExpression(const Instruction &I) {
  SmallVector<ExpressionId, 4> &Known = ExpressionsOf[I.getOpcode()];
  for (ExpressionId E : Known)
    if (isSame(*L.Expressions[E], I))
      return E;
  const ExpressionId E(L.Expressions.size());
  L.Expressions.push_back(&I);
  Known.push_back(E);
  FlowStatement Operands;
  for (const Value *V : I.operand_values())
    use(V, Operands);
  L.Program.Operands.push_back(std::move(Operands.Used));
  return E;
}

void Builder::addStatements(const BasicBlock &BB) {
  BlockId Block = BlockNumber[&BB];
  for (const Instruction &I : BB) {
    FlowStatement S;
    if (auto It = VariableNumber.find(&I); It != VariableNumber.end())
      S.Defined = It->second;
    if (isa<PHINode>(I)) {
      // Of values that are one variable it does nothing.
      if (Separate.contains(&I))
        add(Block, std::move(S), &I);
      continue;
    }
    if (I.isTerminator())
      addPhiOperands(BB);
    if (isLexicalExpression(I))
      S.Expression = findExpression(I);
    else
      for (const Value *V : I.operand_values())
        use(V, S);
    if (S.Expression != None || S.Defined != None || !S.Used.empty())
      add(Block, std::move(S), &I);
  }
}

// What the PHIs of the successors get from this block.
void Builder::addPhiOperands(const BasicBlock &BB) {
  SmallSetVector<const BasicBlock *, 4> Successors;
  Successors.insert_range(successors(&BB));
  for (const BasicBlock *To : Successors)
    for (const PHINode &Phi : To->phis()) {
      const Value *V = Phi.getIncomingValueForBlock(&BB);
      FlowStatement S;
      if (Separate.contains(&Phi))
        use(V, S);
      else if (!isVariable(V) && VariableNumber.contains(&Phi))
        S.Defined = VariableNumber[&Phi];
      if (S.Defined != None || !S.Used.empty())
        add(BlockNumber[&BB], std::move(S), V);
    }
}

LexicalProgram llvm::makeLexicalProgram(const Function &F) {
  return Builder(F).build();
}
