//===-- RandomMinIR.cpp - Programs to try allocators on -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Statements are made one after the other, with the current name of each
/// variable at hand. A loop chooses beforehand which variables it changes:
/// these get PHIs.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/RandomMinIR.h"
#include "llvm/ADT/STLExtras.h"
#include <random>

using namespace llvm;
using namespace llvm::course;

namespace {

class Generator {
public:
  Generator(uint64_t Seed, const AliasedBank &Bank,
            const RandomMinIROptions &Options)
      : Random(Seed), Bank(Bank), Options(Options), OpsLeft(Options.NumOps) {}
  MinFunction run();

private:
  /// The variables are those of a program that is not in SSA form.
  using Names = SmallVector<MinVariableId, 8>;

  unsigned below(unsigned Bound) { return Random() % Bound; }
  bool oneIn(unsigned N) { return below(N) == 0; }
  BlockId newBlock();
  MinVariableId newName(unsigned Variable);
  MinBlock &block() { return F.Blocks[Current]; }
  MinOp &addOp(StringRef Name);
  static MinOperand use(MinVariableId Name) { return Name; }
  MinOperand anyUse();
  MinOperand constant();
  void define(MinOp &Op, unsigned Variable);

  void statements(unsigned Depth);
  void assignment();
  void fixedOperation();
  void conditional(unsigned Depth);
  void loop(unsigned Depth);
  void branchTo(BlockId Target, BlockId Fallthru);
  void jumpTo(BlockId Target);

  std::mt19937_64 Random;
  const AliasedBank &Bank;
  const RandomMinIROptions &Options;
  unsigned OpsLeft;
  MinFunction F;
  BlockId Current;
  /// The class and current name of each variable, and whether it may change.
  SmallVector<ClassId, 8> Class;
  Names Name;
  SmallVector<bool, 8> MayChange;
};

} // namespace

BlockId Generator::newBlock() {
  const BlockId New(F.Blocks.size());
  F.Blocks.emplace_back();
  F.Blocks.back().Label = "BB" + std::to_string(F.Blocks.size());
  return New;
}

MinVariableId Generator::newName(unsigned Variable) {
  const MinVariableId New(F.Variables.size());
  F.Variables.push_back(
      {"v" + std::to_string(F.Variables.size()), Class[Variable], None});
  return New;
}

MinOp &Generator::addOp(StringRef OpName) {
  block().Ops.emplace_back();
  block().Ops.back().Name = OpName.str();
  return block().Ops.back();
}

MinOperand Generator::constant() {
  F.Constants.push_back(std::to_string(below(100)));
  return MinConstantId(F.Constants.size() - 1);
}

MinOperand Generator::anyUse() {
  return oneIn(6) ? constant() : use(Name[below(Name.size())]);
}

void Generator::define(MinOp &Op, unsigned Variable) {
  Name[Variable] = newName(Variable);
  Op.Defs.push_back(Name[Variable]);
}

void Generator::assignment() {
  unsigned V = below(Class.size());
  for (unsigned I = 0; I != Class.size() && !MayChange[V]; ++I)
    V = (V + 1) % Class.size();
  if (!MayChange[V])
    return;
  // A copy from a variable of the same class, or an operation.
  unsigned From = below(Class.size());
  if (oneIn(4) && From != V && Class[From] == Class[V]) {
    MinOp &Op = addOp("mov");
    Op.Uses.push_back(use(Name[From]));
    return define(Op, V);
  }
  MinOp &Op = addOp("add");
  MinOperand First = anyUse(), Second = anyUse();
  Op.Uses.push_back(First);
  if (!oneIn(3))
    Op.Uses.push_back(Second);
  define(Op, V);
}

/// Takes a variable into a fixed register, works on that, and back.
void Generator::fixedOperation() {
  unsigned V = below(Class.size());
  if (!MayChange[V])
    return;
  ArrayRef<RegisterId> Registers = Bank.registersOf(Class[V]);
  RegisterId R = Registers[below(Registers.size())];
  auto Fixed = [&] {
    F.Variables.push_back({Bank.reg(R).Name, Class[V], R});
    return MinVariableId(F.Variables.size() - 1);
  };
  MinVariableId In = Fixed(), Out = Fixed();
  MinOp &Set = addOp("mov");
  Set.Uses.push_back(use(Name[V]));
  Set.Defs.push_back(In);
  MinOp &Work = addOp("div");
  Work.Uses.push_back(use(In));
  Work.Defs.push_back(Out);
  MinOp &Get = addOp("mov");
  Get.Uses.push_back(use(Out));
  define(Get, V);
}

void Generator::branchTo(BlockId Target, BlockId Fallthru) {
  MinOp &Op = addOp("bgt");
  Op.Uses.push_back(use(Name[below(Name.size())]));
  Op.Target = Target;
  Op.Fallthru = Fallthru;
  block().Succs = {Target, Fallthru};
}

void Generator::jumpTo(BlockId Target) {
  addOp("br").Target = Target;
  block().Succs = {Target};
}

void Generator::conditional(unsigned Depth) {
  BlockId Then = newBlock(), Else = newBlock(), Join = newBlock();
  branchTo(Then, Else);
  Names Before = Name;
  SmallVector<std::pair<BlockId, Names>, 2> Ends;
  for (BlockId Side : {Then, Else}) {
    Current = Side;
    Name = Before;
    statements(Depth + 1);
    jumpTo(Join);
    Ends.push_back({Current, Name});
  }
  Current = Join;
  for (unsigned V = 0; V != Class.size(); ++V) {
    MinVariableId A = Ends[0].second[V], B = Ends[1].second[V];
    Name[V] = A;
    if (A == B)
      continue;
    Name[V] = newName(V);
    // In the order of the predecessors, which is that of their numbers.
    if (Ends[0].first > Ends[1].first)
      std::swap(A, B);
    block().Phis.push_back({Name[V], {use(A), use(B)}});
  }
}

void Generator::loop(unsigned Depth) {
  BlockId Header = newBlock();
  jumpTo(Header);
  Current = Header;
  SmallVector<bool, 8> Outside = MayChange;
  SmallVector<unsigned, 8> Changed;
  for (unsigned V = 0; V != Class.size(); ++V) {
    MayChange[V] = Outside[V] && !oneIn(3);
    if (!MayChange[V])
      continue;
    Changed.push_back(V);
    MinVariableId Phi = newName(V);
    MinOperand First = oneIn(8) ? constant() : use(Name[V]);
    block().Phis.push_back({Phi, {First}});
    Name[V] = Phi;
  }
  statements(Depth + 1);
  BlockId Exit = newBlock();
  for (auto [Phi, V] : zip(F.Blocks[Header].Phis, Changed))
    Phi.Operands.push_back(use(Name[V]));
  branchTo(Header, Exit);
  Current = Exit;
  MayChange = Outside;
}

void Generator::statements(unsigned Depth) {
  unsigned Count = 1 + below(Depth ? 6 : 12);
  while (Count-- && OpsLeft) {
    --OpsLeft;
    if (Options.HasBranches && Depth < 3 && oneIn(7))
      conditional(Depth);
    else if (Options.HasBranches && Depth < 3 && oneIn(9))
      loop(Depth);
    else if (Options.HasFixedRegisters && oneIn(12))
      fixedOperation();
    else
      assignment();
  }
}

MinFunction Generator::run() {
  F.Label = "random";
  Current = newBlock();
  F.Entries.push_back(Current);
  for (unsigned V = 0; V != Options.NumVariables; ++V) {
    Class.push_back(ClassId(below(Bank.numClasses())));
    Name.push_back(None);
    MayChange.push_back(true);
    MinOp &Op = addOp("entry");
    define(Op, V);
  }
  while (OpsLeft)
    statements(0);
  for (unsigned V = 0; V != Options.NumVariables; ++V)
    if (oneIn(2))
      addOp("write").Uses.push_back(use(Name[V]));
  addOp("return");
  F.Exits.push_back(Current);
  F.findPreds();
  F.estimateFrequencies();
  return std::move(F);
}

MinFunction llvm::course::makeRandomMinIR(uint64_t Seed,
                                          const AliasedBank &Bank,
                                          const RandomMinIROptions &Options) {
  return Generator(Seed, Bank, Options).run();
}
