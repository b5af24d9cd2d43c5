//===-- CopyElisionVerifier.cpp - Whether repeated blocks do the same -----===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/CopyElision.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace llvm::course;

namespace {

/// Executes a block of the program and the node for it side by side, with
/// symbols as values. At the start the symbol of a location is its number.
class SideBySide {
  using Symbol = unsigned;
  static constexpr Symbol Unknown = None;

  const ElisionProgram &Program;
  const ElisionPlan &Plan;
  const ElisionNode &Node;
  const ElisionBlock &Block;
  Symbol NextSymbol = MaxLocations;
  /// What registers have in the program, and in the plan's.
  std::array<Symbol, MaxElisionRegs> There, Here;
  std::string Wrong;

  void complain(const Twine &Why) {
    if (Wrong.empty())
      Wrong = ("block " + to_string(Node.Block) + " " + Why).str();
  }
  Symbol read(Location P) const { return P < MaxElisionRegs ? Here[P] : P; }
  Symbol read(const CopySource &Source) const;
  void execute(ArrayRef<CopyStep> Steps);
  void checkOperands(unsigned Pos, const ElisionStep &Step);
  void define(unsigned Pos, const ElisionStep &Step);
  Locations getKnown() const;
  std::optional<Symbol> getCopied(unsigned Pos) const;
  bool isWritable(unsigned To, unsigned Reg) const;
  void executeInstr(unsigned Pos, const ElisionStep &Step);
  void checkEdge(const ElisionNode::Edge &Edge, BlockId Succ);
  void checkEdges();

public:
  SideBySide(const ElisionProgram &Program, const ElisionPlan &Plan,
             const ElisionNode &Node)
      : Program(Program), Plan(Plan), Node(Node),
        Block(Program.Blocks[Node.Block]) {}

  Complaint run();
};

} // namespace

SideBySide::Symbol SideBySide::read(const CopySource &Source) const {
  if (Source.Kind == CopySource::Register)
    return Here[Source.Id];
  return MaxElisionRegs +
         (find(Program.FreeOperands, Source) - Program.FreeOperands.begin());
}

void SideBySide::execute(ArrayRef<CopyStep> Steps) {
  for (const CopyStep &Step : Steps) {
    if (!contains(Program.Regs | Program.Slots, Step.Dst))
      complain("writes a register that it must not");
    if (Step.Kind == CopyStep::Swap)
      std::swap(Here[Step.Dst], Here[Step.Src.Id]);
    else
      Here[Step.Dst] = read(Step.Src);
  }
}

void SideBySide::checkOperands(unsigned Pos, const ElisionStep &Step) {
  const ElisionInstr &Instr = Block.Instrs[Pos];
  for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg) {
    if (!contains(Instr.Uses, Reg))
      continue;
    Location P = Step.Operands[Reg];
    if (P == Nowhere || read(P) != There[Reg])
      complain("reads another value at " + Twine(Pos));
    if ((contains(Instr.RegUses, Reg) && P >= MaxElisionRegs) ||
        ((Instr.IsFixed || contains(Instr.OwnUses | Program.Slots, Reg)) &&
         P != Reg))
      complain("reads from where it cannot at " + Twine(Pos));
  }
}

// Whether a value that belongs to a register can be written to another one.
bool SideBySide::isWritable(unsigned To, unsigned Reg) const {
  return contains(Program.Slots, Reg) ? To == Reg : contains(Program.Regs, To);
}

void SideBySide::define(unsigned Pos, const ElisionStep &Step) {
  const ElisionInstr &Instr = Block.Instrs[Pos];
  for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg) {
    if (!contains(Instr.Defs, Reg))
      continue;
    Location To = Step.Def != Nowhere ? Step.Def : Reg;
    if (To >= MaxElisionRegs || !isWritable(To, Reg))
      complain("writes a register that it must not at " + Twine(Pos));
    else
      Here[To] = NextSymbol;
    There[Reg] = NextSymbol++;
  }
}

// A value that is not known to be a constant is as good as any register.
Locations SideBySide::getKnown() const {
  Locations Operands;
  for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg) {
    bool IsKnown = There[Reg] >= MaxElisionRegs && There[Reg] < Nowhere;
    Operands[Reg] = IsKnown ? There[Reg] : Reg;
  }
  return Operands;
}

// What the program's instruction copies, if that is all it does.
std::optional<SideBySide::Symbol> SideBySide::getCopied(unsigned Pos) const {
  Location Source = Program.findSource(Node.Block, Pos, getKnown());
  if (Source == Nowhere)
    return std::nullopt;
  return Source < MaxElisionRegs ? There[Source] : Source;
}

void SideBySide::executeInstr(unsigned Pos, const ElisionStep &Step) {
  const ElisionInstr &Instr = Block.Instrs[Pos];
  execute(Step.Repair);
  std::optional<Symbol> Copied = getCopied(Pos);
  if (Step.Source == Nowhere) {
    checkOperands(Pos, Step);
    define(Pos, Step);
    return;
  }
  if (!Copied || (!Step.IsElided && read(Step.Source) != Copied)) {
    complain("copies another value at " + Twine(Pos));
    return;
  }
  const unsigned Reg = llvm::countr_zero(Instr.Defs);
  There[Reg] = *Copied;
  if (Step.IsElided)
    return;
  if (Step.Def < MaxElisionRegs && isWritable(Step.Def, Reg))
    Here[Step.Def] = *Copied;
  else
    complain("copies to where it must not at " + Twine(Pos));
}

void SideBySide::checkEdge(const ElisionNode::Edge &Edge, BlockId Succ) {
  const ElisionNode &Next = Plan.Nodes[Edge.Node];
  if (Next.Block != Succ)
    return complain("leads to another block");
  const auto AtEnd = Here;
  execute(Edge.Repair);
  for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg)
    if (contains(Program.liveIn(Succ), Reg) &&
        (Next.In[Reg] == Nowhere || read(Next.In[Reg]) != There[Reg]))
      complain("goes to block " + Twine(to_string(Succ)) +
               " with another value of " + Twine(Reg));
  Here = AtEnd;
}

// The last instruction defines nothing.
void SideBySide::checkEdges() {
  const unsigned Decided = Program.findSuccessor(Node.Block, getKnown());
  for (auto [I, Edge, Succ] : enumerate(Node.Edges, Block.Succs)) {
    if (Edge.Node != None)
      checkEdge(Edge, Succ);
    else if (Decided == None || Decided == I)
      complain("does not lead to block " + Twine(to_string(Succ)));
  }
}

Complaint SideBySide::run() {
  for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg) {
    Here[Reg] = Reg;
    There[Reg] = Node.In[Reg] == Nowhere ? Unknown : Node.In[Reg];
  }
  forEachStep(Program, Plan, Node, [&](unsigned Pos, const ElisionStep &Step) {
    executeInstr(Pos, Step);
  });
  if (Node.Edges.size() != Block.Succs.size())
    complain("has lost a successor");
  else
    checkEdges();
  if (Wrong.empty())
    return std::nullopt;
  return Wrong;
}

Complaint course::verifyElisionPlan(const ElisionProgram &Program,
                                    const ElisionPlan &Plan) {
  const ElisionNode &Entry = Plan.Nodes.front();
  if (Entry.Block != BlockId(0))
    return "the first block is not the entry";
  for (unsigned Reg = 0; Reg != MaxElisionRegs; ++Reg)
    if (Entry.In[Reg] != Reg && contains(Program.liveIn(BlockId(0)), Reg))
      return "the entry's values are elsewhere";
  for (const ElisionNode &Node : Plan.Nodes)
    if (Complaint Wrong = SideBySide(Program, Plan, Node).run())
      return Wrong;
  return std::nullopt;
}
