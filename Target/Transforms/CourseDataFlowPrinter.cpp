//===-- CourseDataFlowPrinter.cpp - Data flow, printed --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/CourseDataFlowPrinter.h"
#include "DataFlow/Dominance.h"
#include "DataFlow/LazyCodeMotion.h"
#include "DataFlow/Regions.h"
#include "Transforms/LexicalProgram.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::course;

// The names of those numbers below \p Size that are meant, behind a title.
template <typename IsMeantFn, typename NameFn>
static void printList(raw_ostream &OS, StringRef Title, unsigned Size,
                      IsMeantFn IsMeant, NameFn Name, StringRef Separator) {
  OS << Title;
  bool IsFirst = true;
  for (unsigned I = 0; I != Size; ++I)
    if (IsMeant(I)) {
      OS << (IsFirst ? " " : Separator) << Name(I);
      IsFirst = false;
    }
  if (IsFirst)
    OS << " none";
}

namespace {

/// What the numbers of a program are called.
class Names {
  const LexicalProgram &L;
  ModuleSlotTracker Slots;

public:
  Names(const LexicalProgram &L, const Function &F)
      : L(L), Slots(F.getParent()) {
    Slots.incorporateFunction(F);
  }

  std::string value(const Value *V) {
    std::string Name;
    raw_string_ostream OS(Name);
    V->printAsOperand(OS, /*PrintType=*/false, Slots);
    return Name;
  }
  std::string block(BlockId Block) { return value(L.Blocks[Block]).substr(1); }
  std::string edge(EdgeId Edge) {
    FlowGraph::Edge E = L.Program.Graph.edges()[Edge];
    return block(E.From) + "->" + block(E.To);
  }
  std::string variable(FlowVariableId V) { return value(L.Variables[V]); }
  /// The text of the first instruction that computes it, after the equals sign.
  std::string expression(ExpressionId E) {
    std::string Text;
    raw_string_ostream OS(Text);
    L.Expressions[E]->print(OS, Slots);
    return StringRef(Text).split(" = ").second.split(", !").first.str();
  }
  /// A constant that a PHI gets is told from others by the variable.
  std::string definition(const FlowDefinition &D) {
    const Value *V = L.Statements[D.Block][D.Statement];
    if (isa<Argument, Instruction>(V))
      return value(V);
    FlowVariableId Variable = L.Program.Blocks[D.Block][D.Statement].Defined;
    return variable(Variable) + "=" + value(V);
  }
};

/// What moves one function's expressions.
class LCMPrinter {
  raw_ostream &OS;
  const LexicalProgram L;
  const NodeProgram N;
  const EdgeCodeMotion Edges;
  const NodeCodeMotion Nodes;
  const MorelRenvoise Old;
  Names Name;

public:
  LCMPrinter(raw_ostream &OS, const Function &F)
      : OS(OS), L(makeLexicalProgram(F)), N(splitIntoNodes(L.Program)),
        Edges(moveToEdges(L.Program)), Nodes(moveToNodes(N.Program)),
        Old(suppressPartialRedundancies(L.Program)), Name(L, F) {}

  void print(ExpressionId E);
  void print() {
    for (ExpressionId E : L.Expressions.ids())
      print(E);
  }

private:
  template <typename IdType, typename NameFn>
  void list(StringRef Title, const IdVector<IdType, BitVector> &Sets,
            ExpressionId E, NameFn ToName) {
    auto IsMeant = [&](unsigned I) { return Sets[IdType(I)][E.index()]; };
    auto Name = [&](unsigned I) { return ToName(IdType(I)); };
    printList(OS, Title, Sets.size(), IsMeant, Name, " ");
  }
  std::string nameNode(BlockId Node) {
    const NodeProgram::Origin &O = N.Origins[Node];
    return O.Edge != None ? Name.edge(O.Edge) : Name.block(O.Block);
  }
};

} // namespace

void LCMPrinter::print(ExpressionId E) {
  auto Block = [&](BlockId I) { return Name.block(I); };
  auto Edge = [&](EdgeId I) { return Name.edge(I); };
  auto Node = [&](BlockId I) { return nameNode(I); };
  IdVector<BlockId, BitVector> Computed(L.Blocks.size(),
                                        BitVector(L.Expressions.size()));
  for (auto [I, Statements] : enumerateIds(L.Program.Blocks))
    Computed[I][E.index()] = any_of(
        Statements, [&](const FlowStatement &S) { return S.Expression == E; });
  OS << "  " << Name.expression(E);
  list("\n    computed:", Computed, E, Block);
  list("\n    edges: earliest", Edges.Earliest, E, Edge);
  list(", later in", Edges.LaterIn, E, Block);
  list("\n    edges: insert", Edges.Insert, E, Edge);
  list(", delete", Edges.Delete, E, Block);
  list("\n    nodes: earliest", Nodes.Earliest, E, Node);
  list(", latest", Nodes.Latest, E, Node);
  list("\n    nodes: insert", Nodes.Insert, E, Node);
  list(", replace", Nodes.Replace, E, Node);
  list("\n    Morel-Renvoise: insert", Old.Insert, E, Block);
  list(", delete", Old.Delete, E, Block);
  OS << "\n";
}

PreservedAnalyses CourseLCMPrinterPass::run(Function &F,
                                            FunctionAnalysisManager &) {
  OS << "lazy code motion of '" << F.getName() << "'\n";
  LCMPrinter(OS, F).print();
  return PreservedAnalyses::all();
}

// How the graph's regions become one, or which are left.
static void printRegions(raw_ostream &OS, const RegionReduction &R,
                         Names &Name) {
  auto Step = [&](unsigned I) {
    const RegionReduction::Step &S = R.steps()[I];
    return (S.isLoop() ? "T1 " : "T2 " + Name.block(S.From) + "<-") +
           Name.block(S.To);
  };
  auto Header = [&](unsigned I) { return Name.block(R.headers()[I]); };
  auto Every = [](unsigned) { return true; };
  printList(OS, "  regions:", R.steps().size(), Every, Step, "; ");
  if (!R.isReducible())
    printList(OS, "\n  irreducible:", R.headers().size(), Every, Header, " ");
  OS << "\n";
}

PreservedAnalyses CourseDataFlowPrinterPass::run(Function &F,
                                                 FunctionAnalysisManager &) {
  LexicalProgram L = makeLexicalProgram(F);
  const FlowProgram &P = L.Program;
  LocalExpressions Local = findLocalExpressions(P);
  SmallVector<FlowDefinition, 0> Definitions = listDefinitions(P);
  const RegionReduction Regions(P.Graph);
  const DataFlowProblem Reach = makeReachingDefinitions(P);
  BlockFacts Reaching =
      (Regions.isReducible() ? solveByRegions(P.Graph, Regions, Reach)
                             : solveDataFlow(P.Graph, Reach))
          .In;
  BlockFacts Live = solveDataFlow(P.Graph, makeLiveVariables(P)).In;
  BlockFacts Available = solveDataFlow(P.Graph, makeAvailable(P, Local)).In;
  BlockFacts Busy = solveDataFlow(P.Graph, makeVeryBusy(P, Local)).In;
  auto Dependences = findControlDependences(P.Graph);
  Names Name(L, F);
  auto List = [&](StringRef Title, const BitVector &Facts, auto ToName,
                  StringRef Separator) {
    auto IsMeant = [&](unsigned I) { return Facts[I]; };
    printList(OS, Title, Facts.size(), IsMeant, ToName, Separator);
    OS << "\n";
  };
  OS << "data flow of '" << F.getName() << "'\n";
  for (BlockId Block : L.Blocks.ids()) {
    OS << "  " << Name.block(Block) << "\n";
    auto Definition = [&](unsigned D) {
      return Name.definition(Definitions[D]);
    };
    auto Variable = [&](unsigned V) {
      return Name.variable(FlowVariableId(V));
    };
    auto Expression = [&](unsigned E) {
      return Name.expression(ExpressionId(E));
    };
    List("    reaching:", Reaching[Block], Definition, " ");
    List("    live:", Live[Block], Variable, " ");
    List("    available:", Available[Block], Expression, "; ");
    List("    very busy:", Busy[Block], Expression, "; ");
    auto Edge = [&](unsigned I) { return Name.edge(Dependences[Block][I]); };
    List("    depends on:", BitVector(Dependences[Block].size(), true), Edge,
         " ");
  }
  printRegions(OS, Regions, Name);
  return PreservedAnalyses::all();
}
