//===-- AliasedBankYaml.cpp - Descriptions of register banks --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads and writes banks. Units are numbered in the order in which the
/// description first names what has no elements.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/AliasedBank.h"
#include "RegAlloc/Banks/YamlTree.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::course;

namespace llvm::course {

class BankReader {
public:
  explicit BankReader(const YamlFile &File) : File(File) {}
  Expected<AliasedBank> run();

private:
  /// A register or part, with what it consists of.
  struct Item {
    const YamlNode *Place;
    ArrayRef<YamlNode> Elements;
    UnitSet Units = 0;
    bool IsVisiting = false;
  };
  Error declare(const YamlNode &Name);
  Error readParts(const YamlNode &Node);
  Error readClass(const YamlNode &Node);
  Error readElements(const YamlNode &Node, ClassId Class);
  Error findUnits(StringRef Name);
  Error checkClasses();

  const YamlFile &File;
  AliasedBank Bank;
  StringMap<Item> Items;
};

} // namespace llvm::course

/// A new register or part.
Error BankReader::declare(const YamlNode &Node) {
  Expected<StringRef> Name = File.word(Node, "the name of a register");
  if (!Name)
    return Name.takeError();
  if (!isPlainName(*Name))
    return File.error(Node, "'" + *Name +
                                "' is no name: letters, digits and '_' only");
  if (!Items.try_emplace(*Name, Item{&Node, {}}).second)
    return File.error(Node, "register '" + *Name + "' is there twice");
  return Error::success();
}

Error BankReader::readParts(const YamlNode &Node) {
  Expected<ArrayRef<YamlNode>> Names = File.list(Node, "parts");
  if (!Names)
    return Names.takeError();
  for (const YamlNode &Name : *Names) {
    if (Error E = declare(Name))
      return E;
    Bank.Parts.push_back(Name.Text);
  }
  return Error::success();
}

Error BankReader::readClass(const YamlNode &Node) {
  if (Error E = File.checkKeys(Node, {"name", "registers", "elements"},
                               "a register class"))
    return E;
  Expected<const YamlNode *> Name = File.get(Node, "name", "the class");
  if (!Name)
    return Name.takeError();
  Expected<StringRef> Word = File.word(**Name, "the name of a class");
  if (!Word)
    return Word.takeError();
  if (!isPlainName(*Word))
    return File.error(**Name, "'" + *Word +
                                  "' is no name: letters, digits and '_' only");
  for (const auto &Other : Bank.Classes)
    if (Other.Name == *Word)
      return File.error(**Name, "class '" + *Word + "' is there twice");
  Expected<const YamlNode *> List = File.get(Node, "registers", "the class");
  if (!List)
    return List.takeError();
  Expected<ArrayRef<YamlNode>> Names = File.list(**List, "registers");
  if (!Names)
    return Names.takeError();
  if (Names->empty())
    return File.error(**List, "class '" + *Word + "' has no registers");

  ClassId Class(Bank.Classes.size());
  Bank.Classes.push_back({Word->str(), {}, 0});
  for (const YamlNode &Register : *Names) {
    if (Error E = declare(Register))
      return E;
    Bank.Classes[Class].Registers.push_back(RegisterId(Bank.Registers.size()));
    Bank.Registers.push_back({Register.Text, Class, 0, {}});
  }
  if (const YamlNode *Elements = YamlFile::find(Node, "elements"))
    return readElements(*Elements, Class);
  return Error::success();
}

Error BankReader::readElements(const YamlNode &Node, ClassId Class) {
  if (Node.Kind != YamlNode::Mapping)
    return File.error(Node, "expected registers with their elements");
  for (unsigned I = 0; I != Node.Keys.size(); ++I) {
    const YamlNode &Key = Node.Keys[I], &Value = Node.Items[I];
    auto Found = find_if(Bank.Registers, [&](const auto &R) {
      return R.Name == Key.Text && R.Class == Class;
    });
    if (Found == Bank.Registers.end())
      return File.error(Key, "class '" + Bank.Classes[Class].Name +
                                 "' has no register '" + Key.Text + "'");
    Expected<ArrayRef<YamlNode>> Names = File.list(Value, "elements");
    if (!Names)
      return Names.takeError();
    if (Names->empty())
      return File.error(Value, "'" + Key.Text + "' has no elements");
    for (const YamlNode &Name : *Names) {
      Expected<StringRef> Word = File.word(Name, "the name of an element");
      if (!Word)
        return Word.takeError();
      Found->Elements.push_back(Word->str());
    }
    Items[Key.Text].Elements = *Names;
  }
  return Error::success();
}

/// Finds the units of a register or part after those of its elements.
Error BankReader::findUnits(StringRef Name) {
  Item &This = Items[Name];
  if (This.Units)
    return Error::success();
  if (This.Elements.empty()) {
    if (Bank.NumUnits == MaxUnits)
      return File.error(*This.Place,
                        "the bank has more than " + Twine(MaxUnits) + " units");
    This.Units = UnitSet(1) << Bank.NumUnits++;
    return Error::success();
  }
  This.IsVisiting = true;
  UnitSet Units = 0;
  for (const YamlNode &Element : This.Elements) {
    auto It = Items.find(Element.Text);
    if (It == Items.end())
      return File.error(Element, "no class or part defines '" + Element.Text +
                                     "', an element of '" + Name + "'");
    if (It->second.IsVisiting)
      return File.error(Element,
                        "'" + Element.Text + "' is an element of itself");
    if (Error E = findUnits(Element.Text))
      return E;
    if (Units & It->second.Units)
      return File.error(Element, "'" + Element.Text +
                                     "' overlaps another element of '" + Name +
                                     "'");
    Units |= It->second.Units;
  }
  This.Units = Units;
  This.IsVisiting = false;
  return Error::success();
}

/// All of a class have as many units, and registers are nested or disjoint.
Error BankReader::checkClasses() {
  for (auto &R : Bank.Registers)
    R.Units = Items[R.Name].Units;
  for (const auto &R : Bank.Registers) {
    const YamlNode &Place = *Items[R.Name].Place;
    const auto &First = Bank.Registers[Bank.Classes[R.Class].Registers.front()];
    if (popcount(R.Units) != popcount(First.Units))
      return File.error(Place, "'" + R.Name + "' has " +
                                   Twine(popcount(R.Units)) + " units, but '" +
                                   First.Name + "' of the same class has " +
                                   Twine(popcount(First.Units)));
    for (const auto &Other : Bank.Registers) {
      UnitSet Common = R.Units & Other.Units;
      if (Common && Common != R.Units && Common != Other.Units)
        return File.error(Place, "'" + R.Name + "' and '" + Other.Name +
                                     "' overlap, but neither contains the "
                                     "other");
    }
  }
  return Error::success();
}

Expected<AliasedBank> BankReader::run() {
  const YamlNode &Root = File.root();
  if (Error E = File.checkKeys(Root, {"regclasses", "parts"}, "a bank"))
    return std::move(E);
  Expected<const YamlNode *> Classes = File.get(Root, "regclasses", "the bank");
  if (!Classes)
    return Classes.takeError();
  Expected<ArrayRef<YamlNode>> List = File.list(**Classes, "register classes");
  if (!List)
    return List.takeError();
  if (List->empty())
    return File.error(**Classes, "the bank has no register classes");
  for (const YamlNode &Class : *List)
    if (Error E = readClass(Class))
      return std::move(E);
  if (const YamlNode *Parts = YamlFile::find(Root, "parts"))
    if (Error E = readParts(*Parts))
      return std::move(E);
  for (const auto &R : Bank.Registers)
    if (Error E = findUnits(R.Name))
      return std::move(E);
  if (Error E = checkClasses())
    return std::move(E);
  Bank.finish();
  return std::move(Bank);
}

Expected<AliasedBank> AliasedBank::read(StringRef Text, StringRef FileName) {
  Expected<std::unique_ptr<YamlFile>> File = YamlFile::parse(Text, FileName);
  if (!File)
    return File.takeError();
  return BankReader(**File).run();
}

void AliasedBank::write(raw_ostream &OS) const {
  auto List = [&](const auto &Names) { return "[" + join(Names, ", ") + "]"; };
  OS << "regclasses:\n";
  for (const RegisterClass &Class : Classes) {
    SmallVector<std::string, 0> Names;
    std::string Elements;
    for (RegisterId R : Class.Registers) {
      Names.push_back(Registers[R].Name);
      if (!Registers[R].Elements.empty())
        Elements += (Elements.empty() ? "" : ", ") + Registers[R].Name + ": " +
                    List(Registers[R].Elements);
    }
    OS << "  - name: " << Class.Name << "\n    registers: " << List(Names)
       << "\n";
    if (!Elements.empty())
      OS << "    elements: {" << Elements << "}\n";
  }
  if (!Parts.empty())
    OS << "parts: " << List(Parts) << "\n";
}
