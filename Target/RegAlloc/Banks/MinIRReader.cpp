//===-- MinIRReader.cpp - MinIR from YAML ---------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The reader. Blocks get their numbers first, then all definitions are read,
/// then all uses, so that a message can say what is wrong with a word at the
/// place of that word. What concerns more than a word is verified last.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/MinIR.h"
#include "RegAlloc/Banks/YamlTree.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;
using namespace llvm::course;

namespace {

class FunctionReader {
public:
  FunctionReader(const YamlFile &File, const AliasedBank &Bank)
      : File(File), Bank(Bank) {}
  Expected<MinFunction> run(const YamlNode &Node);

private:
  Error readBlockLabels(ArrayRef<YamlNode> Nodes);
  Error readBlockNames(const YamlNode &Node, StringRef Key,
                       SmallVectorImpl<BlockId> &Names);
  Error readBlock(BlockId Block, const YamlNode &Node);
  Error readDefs(BlockId Block, const YamlNode &Op);
  Error readBranch(BlockId Block, MinOp &Op, const YamlNode &Node);
  Error readUses(BlockId Block);
  Error readOpUses(MinOp &Op, ArrayRef<YamlNode> Uses,
                   StringMap<MinVariableId> &Current);
  Error readPhiUses(BlockId Block, MinPhi &Phi, const YamlNode &Node);
  Error findSuccessors();
  Error checkDominance();

  Expected<BlockId> block(const YamlNode &Node);
  Expected<MinVariableId> define(const YamlNode &Node);
  Expected<MinOperand> operand(const YamlNode &Node, StringRef Text,
                               const StringMap<MinVariableId> *Current);
  MinOperand constant(StringRef Text);

  const YamlFile &File;
  const AliasedBank &Bank;
  MinFunction F;
  StringMap<BlockId> BlockIds;
  StringMap<MinVariableId> VariableIds;
  StringMap<MinConstantId> ConstantIds;
  /// The node of each operation of each block, PHIs first; of each block.
  IdVector<BlockId, SmallVector<const YamlNode *, 0>> OpNodes;
  IdVector<BlockId, const YamlNode *> BlockNodes;
  /// The node that defines each variable.
  IdVector<MinVariableId, const YamlNode *> DefNodes;
  /// What each use of a variable, in order of blocks, came from.
  struct UseSite {
    MinVariableId Variable;
    BlockId Block;
    /// The operation, or None for what is read at the end.
    unsigned Op;
    const YamlNode *Node;
  };
  SmallVector<UseSite, 0> UseSites;
};

} // namespace

static const YamlNode NoNode;

static const YamlNode &valueOf(const YamlNode &Node, StringRef Key) {
  const YamlNode *Value = YamlFile::find(Node, Key);
  return Value ? *Value : NoNode;
}

Error FunctionReader::readBlockLabels(ArrayRef<YamlNode> Nodes) {
  for (const YamlNode &Node : Nodes) {
    if (Error E = File.checkKeys(Node, {"label", "ops", "frequency"},
                                 "a basic block"))
      return E;
    Expected<const YamlNode *> Label = File.get(Node, "label", "the block");
    if (!Label)
      return Label.takeError();
    Expected<StringRef> Name = File.word(**Label, "the label of a block");
    if (!Name)
      return Name.takeError();
    if (!BlockIds.try_emplace(*Name, BlockId(F.Blocks.size())).second)
      return File.error(**Label, "block '" + *Name + "' is there twice");
    F.Blocks.emplace_back();
    F.Blocks.back().Label = Name->str();
    BlockNodes.push_back(&Node);
    if (const YamlNode *Frequency = YamlFile::find(Node, "frequency")) {
      double &Number = F.Blocks.back().Frequency;
      if (Frequency->Kind != YamlNode::Scalar ||
          StringRef(Frequency->Text).getAsDouble(Number) || !(Number >= 0) ||
          Number > 1e12)
        return File.error(*Frequency, "a frequency is a number from 0 to 1e12");
      F.Blocks.back().HasFrequency = true;
    }
  }
  return Error::success();
}

Expected<BlockId> FunctionReader::block(const YamlNode &Node) {
  Expected<StringRef> Name = File.word(Node, "the label of a block");
  if (!Name)
    return Name.takeError();
  auto It = BlockIds.find(*Name);
  if (It == BlockIds.end())
    return File.error(Node,
                      "no block '" + *Name + "' in function '" + F.Label + "'");
  return It->second;
}

Error FunctionReader::readBlockNames(const YamlNode &Node, StringRef Key,
                                     SmallVectorImpl<BlockId> &Names) {
  Expected<const YamlNode *> Value = File.get(Node, Key, "the function");
  if (!Value)
    return Value.takeError();
  Expected<ArrayRef<YamlNode>> List = File.list(**Value, "blocks");
  if (!List)
    return List.takeError();
  if (List->empty() && Key == "entries")
    return File.error(**Value, "a function needs an entry");
  for (const YamlNode &Name : *List) {
    Expected<BlockId> Id = block(Name);
    if (!Id)
      return Id.takeError();
    if (is_contained(Names, *Id))
      return File.error(Name, "block '" + Name.Text + "' is there twice");
    Names.push_back(*Id);
  }
  return Error::success();
}

MinOperand FunctionReader::constant(StringRef Text) {
  auto [It, IsNew] =
      ConstantIds.try_emplace(Text, MinConstantId(F.Constants.size()));
  if (IsNew)
    F.Constants.push_back(Text.str());
  return It->second;
}

/// A new variable for what \p Node defines: a name with a class, or a register.
Expected<MinVariableId> FunctionReader::define(const YamlNode &Node) {
  Expected<StringRef> Word = File.word(Node, "a variable or register");
  if (!Word)
    return Word.takeError();
  const MinVariableId Id(F.Variables.size());
  if (Node.IsQuoted)
    return File.error(Node, "a constant cannot be defined");
  if (RegisterId R = Bank.findRegister(*Word); R != None) {
    F.Variables.push_back({Word->str(), Bank.reg(R).Class, R});
    DefNodes.push_back(&Node);
    return Id;
  }
  auto [Name, ClassName] = Word->split('.');
  if (!isPlainName(Name, "_-%$") || ClassName.empty())
    return File.error(Node, "'" + *Word +
                                "' is neither a register nor VARIABLE.CLASS");
  ClassId Class = Bank.findClass(ClassName);
  if (Class == None)
    return File.error(Node, "the bank has no class '" + ClassName + "'");
  if (!VariableIds.try_emplace(Name, Id).second)
    return File.error(Node, "variable '" + Name + "' is defined twice");
  F.Variables.push_back({Name.str(), Class, None});
  DefNodes.push_back(&Node);
  return Id;
}

Error FunctionReader::readBranch(BlockId Block, MinOp &Op,
                                 const YamlNode &Node) {
  for (auto [Key, Id] :
       {std::pair("target", &Op.Target), std::pair("fallthru", &Op.Fallthru)})
    if (const YamlNode *Name = YamlFile::find(Node, Key)) {
      Expected<BlockId> B = block(*Name);
      if (!B)
        return B.takeError();
      *Id = *B;
    }
  if (Op.Fallthru != None && Op.Target == None)
    return File.error(Node, "'fallthru' without a 'target'");
  if (Op.Target != None && Op.Target == Op.Fallthru)
    return File.error(Node, "target and fallthru are the same block");
  const YamlNode *Others = YamlFile::find(Node, "others");
  if (!Others)
    return Error::success();
  if (Op.Fallthru == None)
    return File.error(*Others, "'others' without a 'target' and 'fallthru'");
  Expected<ArrayRef<YamlNode>> Names = File.list(*Others, "blocks");
  if (!Names)
    return Names.takeError();
  for (const YamlNode &Name : *Names) {
    Expected<BlockId> B = block(Name);
    if (!B)
      return B.takeError();
    if (*B == Op.Target || *B == Op.Fallthru || is_contained(Op.Others, *B))
      return File.error(Name, "block '" + Name.Text + "' is there twice");
    Op.Others.push_back(*B);
  }
  return Error::success();
}

/// An operation with its definitions; its uses come later.
Error FunctionReader::readDefs(BlockId Block, const YamlNode &Node) {
  if (Error E = File.checkKeys(
          Node, {"defs", "op", "uses", "target", "fallthru", "others"},
          "an operation"))
    return E;
  MinBlock &B = F.Blocks[Block];
  Expected<const YamlNode *> Name = File.get(Node, "op", "the operation");
  if (!Name)
    return Name.takeError();
  Expected<StringRef> Word = File.word(**Name, "the name of an operation");
  if (!Word)
    return Word.takeError();
  if (!B.Ops.empty() && B.Ops.back().Target != None)
    return File.error(Node, "an operation after the branch of its block");

  SmallVector<MinVariableId, 1> Defs;
  if (const YamlNode *Names = YamlFile::find(Node, "defs")) {
    Expected<ArrayRef<YamlNode>> List = File.list(*Names, "definitions");
    if (!List)
      return List.takeError();
    for (const YamlNode &Def : *List) {
      Expected<MinVariableId> Id = define(Def);
      if (!Id)
        return Id.takeError();
      Defs.push_back(*Id);
    }
  }
  OpNodes[Block].push_back(&Node);
  if (*Word == "phi") {
    if (!B.Ops.empty())
      return File.error(Node, "PHIs come first in their block");
    if (Defs.size() != 1 || F.Variables[Defs[0]].Fixed != None)
      return File.error(Node, "a PHI defines one variable");
    B.Phis.push_back({Defs[0], {}});
    return Error::success();
  }
  B.Ops.emplace_back();
  B.Ops.back().Name = Word->str();
  B.Ops.back().Defs = std::move(Defs);
  return readBranch(Block, B.Ops.back(), Node);
}

Error FunctionReader::readBlock(BlockId Block, const YamlNode &Node) {
  const YamlNode *Ops = YamlFile::find(Node, "ops");
  if (!Ops || Ops->Kind == YamlNode::Null)
    return Error::success();
  Expected<ArrayRef<YamlNode>> List = File.list(*Ops, "operations");
  if (!List)
    return List.takeError();
  for (const YamlNode &Op : *List)
    if (Error E = readDefs(Block, Op))
      return E;
  return Error::success();
}

Expected<MinOperand>
FunctionReader::operand(const YamlNode &Node, StringRef Text,
                        const StringMap<MinVariableId> *Current) {
  if (Node.Kind != YamlNode::Scalar || Text.empty())
    return File.error(Node, "expected a variable, register or constant");
  if (Node.IsQuoted)
    return constant(Text);
  if (RegisterId R = Bank.findRegister(Text); R != None) {
    auto It = Current ? Current->find(Text)
                      : StringMap<MinVariableId>::const_iterator();
    if (!Current || It == Current->end())
      return File.error(Node, "register '" + Text +
                                  "' is not defined before in this block");
    return MinOperand(It->second);
  }
  auto [Name, ClassName] = Text.split('.');
  auto It = VariableIds.find(Name);
  if (It == VariableIds.end())
    return File.error(Node, "nothing defines '" + Name + "'");
  const std::string &Class = Bank.regClass(F.Variables[It->second].Class).Name;
  if (ClassName != Class)
    return File.error(Node, "'" + Name + "' is of class '" + Class +
                                "', not '" + ClassName + "'");
  return MinOperand(It->second);
}

Error FunctionReader::readPhiUses(BlockId Block, MinPhi &Phi,
                                  const YamlNode &Node) {
  const MinBlock &B = F.Blocks[Block];
  SmallVector<bool, 4> Given(B.Preds.size(), false);
  Phi.Operands.assign(B.Preds.size(), MinOperand(MinConstantId(0)));
  Expected<ArrayRef<YamlNode>> Uses = File.list(
      valueOf(Node, "uses").Loc.isValid() ? valueOf(Node, "uses") : Node,
      "operands");
  if (!Uses)
    return Uses.takeError();
  for (const YamlNode &Use : *Uses) {
    auto [Text, Rest] = StringRef(Use.Text).split('<');
    if (!Rest.consume_back(">"))
      return File.error(Use, "an operand of a PHI ends with its <BLOCK>");
    auto It = BlockIds.find(Rest);
    const auto *Pred =
        It == BlockIds.end() ? B.Preds.end() : find(B.Preds, It->second);
    if (Pred == B.Preds.end())
      return File.error(Use, "'" + Rest + "' is no predecessor of '" + B.Label +
                                 "'");
    unsigned Index = Pred - B.Preds.begin();
    if (Given[Index])
      return File.error(Use, "a second operand for '" + Rest + "'");
    Given[Index] = true;
    Expected<MinOperand> Operand = operand(Use, Text, nullptr);
    if (!Operand)
      return Operand.takeError();
    if (Operand->isVariable()) {
      if (F.Variables[Operand->variable()].Class != F.Variables[Phi.Def].Class)
        return File.error(Use, "the class differs from that of the PHI");
      UseSites.push_back({Operand->variable(), *Pred, None, &Use});
    }
    Phi.Operands[Index] = *Operand;
  }
  for (auto [Pred, IsGiven] : zip(B.Preds, Given))
    if (!IsGiven)
      return File.error(Node, "the PHI has no operand for predecessor '" +
                                  F.Blocks[Pred].Label + "'");
  return Error::success();
}

Error FunctionReader::readOpUses(MinOp &Op, ArrayRef<YamlNode> Uses,
                                 StringMap<MinVariableId> &Current) {
  for (const YamlNode &Use : Uses) {
    Expected<MinOperand> Operand = operand(Use, Use.Text, &Current);
    if (!Operand)
      return Operand.takeError();
    Op.Uses.push_back(*Operand);
  }
  for (MinVariableId Def : Op.Defs)
    if (F.Variables[Def].Fixed != None)
      Current[F.Variables[Def].Name] = Def;
  return Error::success();
}

Error FunctionReader::readUses(BlockId Block) {
  MinBlock &B = F.Blocks[Block];
  ArrayRef<const YamlNode *> Nodes = OpNodes[Block];
  for (auto [Phi, Node] : zip(B.Phis, Nodes))
    if (Error E = readPhiUses(Block, Phi, *Node))
      return E;
  StringMap<MinVariableId> Current;
  for (auto [I, Op] : enumerate(B.Ops)) {
    const YamlNode &Node = *Nodes[B.Phis.size() + I];
    const YamlNode *Uses = YamlFile::find(Node, "uses");
    ArrayRef<YamlNode> List;
    if (Uses) {
      Expected<ArrayRef<YamlNode>> Items = File.list(*Uses, "operands");
      if (!Items)
        return Items.takeError();
      List = *Items;
    }
    if (Error E = readOpUses(Op, List, Current))
      return E;
    for (auto [Use, Item] : zip_equal(Op.Uses, List))
      if (Use.isVariable())
        UseSites.push_back({Use.variable(), Block, unsigned(I), &Item});
  }
  return Error::success();
}

Error FunctionReader::findSuccessors() {
  for (auto [I, B] : enumerateIds(F.Blocks)) {
    const YamlNode &Place = *BlockNodes[I];
    bool IsExit = is_contained(F.Exits, I);
    const MinOp *Last = B.Ops.empty() ? nullptr : &B.Ops.back();
    if (Last && Last->Target != None) {
      if (IsExit)
        return File.error(Place, "exit '" + B.Label + "' ends with a branch");
      B.Succs.push_back(Last->Target);
      if (Last->Fallthru != None)
        B.Succs.push_back(Last->Fallthru);
      B.Succs.append(Last->Others);
    } else if (!IsExit) {
      const BlockId Next(I.index() + 1);
      if (!F.Blocks.has(Next))
        return File.error(Place, "the last block goes on, but is no exit");
      B.Succs.push_back(Next);
    }
  }
  F.findPreds();
  for (BlockId Entry : F.Entries)
    if (!F.Blocks[Entry].Phis.empty())
      return File.error(*OpNodes[Entry][0], "an entry cannot have PHIs");
  return Error::success();
}

/// Each use is dominated by the definition.
Error FunctionReader::checkDominance() {
  MinDominators Dominators(F);
  for (auto [I, B] : enumerateIds(F.Blocks))
    if (Dominators.Position[I] == None)
      return File.error(*BlockNodes[I], "no entry leads to '" + B.Label + "'");
  IdVector<MinVariableId, std::pair<BlockId, unsigned>> DefAt(
      F.Variables.size());
  for (auto [I, B] : enumerateIds(F.Blocks)) {
    // PHIs come before operation 1.
    for (const MinPhi &Phi : B.Phis)
      DefAt[Phi.Def] = {I, 0};
    for (auto [J, Op] : enumerate(B.Ops))
      for (MinVariableId Def : Op.Defs)
        DefAt[Def] = {I, J + 1};
  }
  for (const UseSite &Use : UseSites) {
    auto [Block, Op] = DefAt[Use.Variable];
    bool IsFine = Block == Use.Block ? Use.Op == None || Op <= Use.Op
                                     : Dominators.dominates(Block, Use.Block);
    if (!IsFine)
      return File.error(*Use.Node,
                        "'" + F.Variables[Use.Variable].Name +
                            "' is not defined on every path to here");
  }
  return Error::success();
}

Expected<MinFunction> FunctionReader::run(const YamlNode &Node) {
  if (Error E = File.checkKeys(Node, {"label", "entries", "exit", "bbs"},
                               "a function"))
    return std::move(E);
  Expected<const YamlNode *> Label = File.get(Node, "label", "the function");
  if (!Label)
    return Label.takeError();
  Expected<StringRef> Name = File.word(**Label, "the label of a function");
  if (!Name)
    return Name.takeError();
  F.Label = Name->str();
  Expected<const YamlNode *> Blocks = File.get(Node, "bbs", "the function");
  if (!Blocks)
    return Blocks.takeError();
  Expected<ArrayRef<YamlNode>> List = File.list(**Blocks, "basic blocks");
  if (!List)
    return List.takeError();
  if (Error E = readBlockLabels(*List))
    return std::move(E);
  if (Error E = readBlockNames(Node, "entries", F.Entries))
    return std::move(E);
  if (Error E = readBlockNames(Node, "exit", F.Exits))
    return std::move(E);
  OpNodes.resize(F.Blocks.size());
  for (auto [I, Block] : enumerate(*List))
    if (Error E = readBlock(BlockId(I), Block))
      return std::move(E);
  if (Error E = findSuccessors())
    return std::move(E);
  for (BlockId B : F.Blocks.ids())
    if (Error E = readUses(B))
      return std::move(E);
  if (Error E = checkDominance())
    return std::move(E);
  F.estimateFrequencies();
  if (Complaint C = F.verify(Bank))
    return File.error(**Label, "function '" + F.Label + "': " + *C);
  return std::move(F);
}

Expected<MinProgram> llvm::course::readMinIR(StringRef Text, StringRef FileName,
                                             const AliasedBank &Bank) {
  Expected<std::unique_ptr<YamlFile>> File = YamlFile::parse(Text, FileName);
  if (!File)
    return File.takeError();
  Expected<ArrayRef<YamlNode>> List =
      (*File)->list((*File)->root(), "functions");
  if (!List)
    return List.takeError();
  MinProgram Program;
  for (const YamlNode &Node : *List) {
    Expected<MinFunction> F = FunctionReader(**File, Bank).run(Node);
    if (!F)
      return F.takeError();
    for (const MinFunction &Other : Program)
      if (Other.Label == F->Label)
        return (*File)->error(*YamlFile::find(Node, "label"),
                              "function '" + F->Label + "' is there twice");
    Program.push_back(std::move(*F));
  }
  return std::move(Program);
}
