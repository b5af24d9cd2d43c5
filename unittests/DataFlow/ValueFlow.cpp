//===-- ValueFlow.cpp - Programs with values and memory -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ValueFlow.h"
#include "PlacementMachine.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

FlowProgram course::randomValueFlow(Random &R, unsigned NumBlocks,
                                    unsigned MoreEdges) {
  FlowProgram P = {randomFlowGraph(R, NumBlocks, MoreEdges), 5, {}, {}};
  const FlowVariableId Memory = memoryOf(P);
  auto Variable = [&] { return FlowVariableId(R.below(Memory.index())); };
  auto Other = [&] { return FlowVariableId(1 + R.below(Memory.index() - 1)); };
  for (unsigned I = 0; I != 4; ++I)
    P.Operands.push_back({Variable(), Variable()});
  for (unsigned I = 0; I != 2; ++I)
    P.Operands.push_back({Variable(), Memory});
  P.Blocks.resize(NumBlocks);
  for (FlowVariableId V : P.variables())
    P.Blocks[FlowGraph::Entry].push_back({{}, None, V});
  for (auto &Block : P.Blocks)
    for (unsigned I = R.below(5); I != 0; --I)
      switch (R.below(8)) {
      case 0:
        Block.push_back({{}, None, R.oneIn(4) ? Memory : Other()});
        break;
      case 1:
        Block.push_back({{Variable()}, None, Other()});
        break;
      case 2:
        Block.push_back({{Variable(), Variable()}, None, Memory});
        break;
      default:
        Block.push_back({{},
                         ExpressionId(R.below(P.numExpressions())),
                         R.oneIn(3) ? Other() : FlowVariableId(None)});
      }
  return P;
}

//===----------------------------------------------------------------------===//
// SSA form
//===----------------------------------------------------------------------===//

ValueFlow::ValueFlow(const FlowProgram &P, bool Loads)
    : P(P), Loads(Loads), Tree(P.Graph), Problem{P.Graph, Tree, {}, {}} {
  Phis.resize(P.Graph.size());
  Made.resize(P.Graph.size());
  Found.resize(P.Graph.size());
  rename();
  Numbers = numberValues(Versions);
  findLeaders();
  for (auto [At, Both] : Occurring)
    Problem.Occurrences.push_back({At, makeKey(Both.first, Both.second)});
  for (KeyId Key(0); Problem.Keys.has(Key); Key = KeyId(Key.index() + 1))
    translate(Key);
}

// All versions get their numbers first, in an order in which each comes after
// its operands.
void ValueFlow::placePhis() {
  IdVector<BlockId, SmallVector<FlowVariableId, 4>> With(P.Graph.size());
  for (FlowVariableId Variable : P.variables()) {
    SmallVector<BlockId, 8> Blocks;
    for (const FlowDefinition &D : listDefinitions(P))
      if (P.Blocks[D.Block][D.Statement].Defined == Variable)
        Blocks.push_back(D.Block);
    for (BlockId Block : Tree.iteratedFrontier(Blocks))
      With[Block].push_back(Variable);
  }
  auto Make = [&](BlockId Block) {
    BlockOf.push_back(Block);
    return ValueId(BlockOf.size() - 1);
  };
  for (BlockId Block : P.Graph.reversePostOrder()) {
    for (FlowVariableId Variable : With[Block])
      Phis[Block].push_back({Variable, Make(Block)});
    for (const FlowStatement &S : P.Blocks[Block])
      Made[Block].push_back(S.Defined != None ? Make(Block) : ValueId(None));
  }
  Versions.Values.resize(BlockOf.size());
}

ValueProgram::Value
ValueFlow::makeValue(const FlowStatement &S,
                     const IdVector<FlowVariableId, ValueId> &Now) {
  const OperatorId Computed(0), Loaded(1);
  if (S.Expression != None) {
    auto [First, Second] = std::pair(Now[P.Operands[S.Expression][0]],
                                     Now[P.Operands[S.Expression][1]]);
    if (!isLoad(P, S.Expression) &&
        (First == Zero || Second == Zero || First == Second))
      return {None, BlockId(0), {Second == Zero ? Second : First}};
    if (!isLoad(P, S.Expression))
      return {Computed, None, {First, Second}};
    auto It = Stores.find(Second);
    if (It != Stores.end() && It->second.Address == First)
      return {None, BlockId(0), {It->second.Stored}};
    return {Loaded, None, {First, Second}};
  }
  if (S.Used.size() == 1) // A PHI of one operand is a copy.
    return {None, BlockId(0), {Now[S.Used[0]]}};
  return {};
}

void ValueFlow::rename() {
  placePhis();
  const FlowGraph &G = P.Graph;
  using VersionsNow = IdVector<FlowVariableId, ValueId>;
  IdVector<BlockId, VersionsNow> AtEnd(G.size());
  for (BlockId Block : Tree.walk())
    for (auto [Variable, V] : Phis[Block]) {
      Versions.Values[V].Block = Block;
      Versions.Values[V].Operands.resize(G.inEdges(Block).size());
    }
  for (BlockId Block : Tree.walk()) {
    VersionsNow Now(P.NumVariables);
    if (Block != FlowGraph::Entry)
      Now = AtEnd[Tree.immediateDominator(Block)];
    for (auto [Variable, V] : Phis[Block])
      Now[Variable] = V;
    for (auto [I, S] : enumerateIds(P.Blocks[Block])) {
      Found[Block].push_back(None);
      if (S.Expression != None && isLoad(P, S.Expression) == Loads) {
        Found[Block].back() = OccurrenceId(Occurring.size());
        Occurring.push_back({{Block, I.index()},
                             {Now[P.Operands[S.Expression][0]],
                              Now[P.Operands[S.Expression][1]]}});
      }
      if (S.Defined == None)
        continue;
      const ValueId V = Made[Block][I];
      if (S.Used.size() == 2)
        Stores[V] = {Now[S.Used[0]], Now[S.Used[1]]};
      Versions.Values[V] = makeValue(S, Now);
      Now[S.Defined] = V;
    }
    AtEnd[Block] = Now;
    for (EdgeId E : G.outEdges(Block)) {
      BlockId To = G.edges()[E].To;
      for (auto [Variable, V] : Phis[To])
        Versions.Values[V]
            .Operands[find(G.inEdges(To), E) - G.inEdges(To).begin()] =
            Now[Variable];
    }
  }
}

// Of the values that are the same, the first one that is there wherever the
// value is.
void ValueFlow::findLeaders() {
  for (ValueId V : Versions.Values.ids()) {
    ValueId Leader = V;
    for (ValueId Other : Versions.Values.ids())
      if (Other < Leader && Numbers[Other] == Numbers[V] &&
          Tree.dominates(BlockOf[Other], BlockOf[V])) {
        Leader = Other;
        break;
      }
    Leaders.push_back(Leader);
  }
}

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

KeyId ValueFlow::makeKey(ValueId First, ValueId Second) {
  const Operands Both = {Leaders[First], Leaders[Second]};
  auto [It, IsNew] = Keys.try_emplace(Both, KeyId(Problem.Keys.size()));
  if (IsNew) {
    Problem.Keys.emplace_back();
    auto Known = Stores.find(Both.second);
    const bool WasStored = Loads && Known != Stores.end() &&
                           Leaders[Known->second.Address] == Both.first;
    Problem.Keys.back().WasComputed = WasStored;
    Problem.Keys.back().IsFree =
        WasStored || (!Loads && (Both.first == Zero || Both.second == Zero ||
                                 Both.first == Both.second));
    OperandsOf.push_back(Both);
  }
  return It->second;
}

// What a key is on the edges to its block; may add keys.
void ValueFlow::translate(KeyId Key) {
  const auto [First, Second] = OperandsOf[Key];
  BlockId Block = BlockOf[First];
  if (Tree.strictlyDominates(Block, BlockOf[Second]))
    Block = BlockOf[Second];
  auto IsFine = [&](ValueId V) {
    return BlockOf[V] != Block || Versions.Values[V].Block == Block;
  };
  const bool ByPhis =
      Block != FlowGraph::Entry && IsFine(First) && IsFine(Second);
  SmallVector<KeyId, 2> OnEdge;
  for (unsigned I = 0; ByPhis && I != P.Graph.inEdges(Block).size(); ++I) {
    auto There = [&](ValueId V) {
      return BlockOf[V] == Block ? Versions.Values[V].Operands[I] : V;
    };
    OnEdge.push_back(makeKey(There(First), There(Second)));
  }
  Problem.Keys[Key].Block = Block;
  Problem.Keys[Key].ByPhis = ByPhis;
  Problem.Keys[Key].OnEdge = OnEdge;
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

namespace llvm::course {

/// What variables, memory and temporaries hold while a path is executed. Values
/// are numbers, equal ones for what is computed alike of equal ones.
class ValueMachine : PlacementMachine<unsigned> {
  const ValueFlow &Flow;
  const FlowProgram &P;
  using Worth = unsigned;
  std::map<std::vector<unsigned>, Worth> Known;
  /// The first one that is made.
  static constexpr Worth ZeroWorth = 1;
  Worth LastWorth = 0;
  IdVector<FlowVariableId, Worth> Variables;
  /// Only what was stored last is known, for any other address may be another
  /// name for that one.
  Worth StoredAt = 0, Stored = 0;
  IdVector<ValueId, Worth> Versions;
  unsigned N = 0;

public:
  ValueMachine(const ValueFlow &Flow, const SSAPREResult &R)
      : PlacementMachine(R), Flow(Flow), P(Flow.P), Variables(P.NumVariables),
        Versions(Flow.BlockOf.size()) {}

  unsigned run(const FlowPath &Path) {
    visit(FlowGraph::Entry);
    for (EdgeId E : Path) {
      follow(E);
      visit(P.Graph.edges()[E].To);
    }
    return N;
  }

private:
  Worth makeNew() { return ++LastWorth; }
  Worth evaluate(Worth First, Worth Second, bool IsLoad) {
    if (IsLoad && First == StoredAt)
      return Stored;
    if (!IsLoad && (First == ZeroWorth || Second == ZeroWorth))
      return ZeroWorth;
    if (First == Second && !IsLoad)
      return First;
    auto [It, IsNew] = Known.try_emplace({First, Second, IsLoad}, 0);
    if (IsNew)
      It->second = makeNew();
    return It->second;
  }
  Worth evaluate(ExpressionId E) {
    return evaluate(Variables[P.Operands[E][0]], Variables[P.Operands[E][1]],
                    isLoad(P, E));
  }
  Worth read(SSAPREValue V) const;
  void follow(EdgeId Edge);
  void visit(BlockId Block);
  void define(const FlowStatement &S, Worth Computed);
};

} // namespace llvm::course

ValueMachine::Worth ValueMachine::read(SSAPREValue V) const {
  if (auto Found = find(V))
    return *Found;
  if (const KeyId *Free = V.getIf<KeyId>()) {
    auto [First, Second] = Flow.OperandsOf[*Free];
    if (Flow.Loads)
      return Versions[Flow.Stores.at(Second).Stored];
    return Versions[Second == Flow.Zero ? Second : First];
  }
  ADD_FAILURE() << "a value from nowhere";
  return 0;
}

void ValueMachine::follow(EdgeId Edge) {
  for (auto [I, New] : enumerateIds(R.Insertions))
    if (New.Edge == Edge) {
      auto [First, Second] = Flow.OperandsOf[New.Key];
      Insertions[I] = evaluate(
          Versions[First],
          Flow.Loads ? Variables[memoryOf(P)] : Versions[Second], Flow.Loads);
      ++N;
    }
  setPhis(P.Graph, Edge, [&](SSAPREValue V) { return read(V); });
}

void ValueMachine::visit(BlockId Block) {
  for (auto [Variable, V] : Flow.Phis[Block])
    Versions[V] = Variables[Variable];
  for (auto [I, S] : enumerateIds(P.Blocks[Block])) {
    const Worth Computed = S.Expression != None ? evaluate(S.Expression) : 0;
    if (OccurrenceId O = Flow.Found[Block][I]; O != None) {
      if (R.Values[O] == SSAPREValue(O)) {
        Occurrences[O] = Computed;
        ++N;
      } else {
        EXPECT_EQ(read(R.Values[O]), Computed);
      }
    }
    if (S.Defined == None)
      continue;
    define(S, Computed);
    const ValueId V = Flow.Made[Block][I];
    Versions[V] = Variables[S.Defined];
    // What has one number has one value, where the one is there for the other.
    EXPECT_EQ(Versions[V], Versions[Flow.Leaders[V]]);
  }
}

void ValueMachine::define(const FlowStatement &S, Worth Computed) {
  if (S.Expression != None)
    Variables[S.Defined] = Computed;
  else if (S.Used.size() == 1)
    Variables[S.Defined] = Variables[S.Used[0]];
  else
    Variables[S.Defined] = makeNew();
  if (S.Defined != memoryOf(P))
    return;
  StoredAt = S.Used.empty() ? 0 : Variables[S.Used[0]];
  Stored = S.Used.empty() ? 0 : Variables[S.Used[1]];
}

unsigned ValueFlow::count(const SSAPREResult &R, const FlowPath &Path) const {
  return ValueMachine(*this, R).run(Path);
}
