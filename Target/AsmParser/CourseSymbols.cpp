//===-- CourseSymbols.cpp - Names of a course program ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseSymbols.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"
#include "llvm/MC/MCParser/MCAsmParser.h"

using namespace llvm;

static SMLoc locationOf(StringRef Name) {
  return SMLoc::getFromPointer(Name.begin());
}

static std::string countOfArguments(unsigned N) {
  return std::to_string(N) + (N == 1 ? " argument" : " arguments");
}

SMLoc CourseSymbols::defineFunction(StringRef Name, unsigned NumArgs) {
  auto [It, IsNew] =
      Functions.try_emplace(Name, Function{locationOf(Name), NumArgs});
  return IsNew ? SMLoc() : It->second.Loc;
}

SMLoc CourseSymbols::defineLabel(StringRef Label) {
  auto [It, IsNew] = Labels.try_emplace(Label, locationOf(Label));
  return IsNew ? SMLoc() : It->second;
}

void CourseSymbols::finishFunction(StringRef Name, MCAsmParser *Parser) {
  StringSet<> Reported;
  for (StringRef Label : LabelUses)
    if (Parser && !Labels.contains(Label) && Reported.insert(Label).second)
      Parser->Warning(locationOf(Label), "label '" + Label +
                                             "' is not defined in function '" +
                                             Name + "'");
  LabelUses.clear();
  Labels.clear();
}

void CourseSymbols::finishProgram(MCAsmParser &Parser) {
  // The built-in functions, which no program can define.
  Functions.try_emplace("read", Function{SMLoc(), 0});
  Functions.try_emplace("write", Function{SMLoc(), 1});
  for (const Call &C : Calls) {
    auto Callee = Functions.find(C.Callee);
    if (Callee == Functions.end())
      Parser.Warning(locationOf(C.Callee),
                     "function '" + C.Callee + "' is not defined");
    else if (Callee->second.NumArgs != C.NumArgs)
      Parser.Warning(locationOf(C.Callee),
                     "function '" + C.Callee + "' takes " +
                         countOfArguments(Callee->second.NumArgs) +
                         ", but is called with " + Twine(C.NumArgs));
  }
}
