//===- Program.cpp - An assembly program ----------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What can be said about a program without running it: the text of its lines,
/// and the places that are errors once they are executed.
///
//===----------------------------------------------------------------------===//

#include "course-machine/Program.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

using namespace course;

namespace {

class SuspectFinder {
public:
  explicit SuspectFinder(const Program &P) : P(P) {
    for (const Function &F : P.Functions)
      Arity.try_emplace(F.Name, F.NumArgs);
    Arity.try_emplace("read", 0);
    Arity.try_emplace("write", 1);
  }

  std::vector<Diagnostic> run() {
    for (const Function &F : P.Functions) {
      Labels.clear();
      for (const Block &B : F.Blocks)
        Labels.insert(B.Name);
      for (const Block &B : F.Blocks)
        for (const Instruction &I : B.Instructions)
          visit(F, I);
    }
    return std::move(Suspects);
  }

private:
  void visit(const Function &F, const Instruction &I) {
    if (I.Result.isArgument())
      warn(I, toString(I.Result) + " is read-only");
    for (const Value &V : I.Operands)
      if (V.isArgument() && V.Payload > F.NumArgs)
        warn(I, "function '" + std::string(F.Name) + "' has no " + toString(V));
    std::unordered_set<std::string_view> Missing;
    for (std::string_view Label : I.Labels)
      if (!Labels.contains(Label) && Missing.insert(Label).second)
        warn(I, "undefined label '." + std::string(Label) + "'");
    if (I.Op == Opcode::Call)
      visitCall(I);
  }

  void visitCall(const Instruction &I) {
    std::string Name = "'" + std::string(I.Callee) + "'";
    auto Known = Arity.find(I.Callee);
    if (Known == Arity.end())
      warn(I, "undefined function " + Name);
    else if (Known->second != I.Operands.size())
      warn(I, "function " + Name + " has " + std::to_string(Known->second) +
                  " arguments, but is called with " +
                  std::to_string(I.Operands.size()));
  }

  void warn(const Instruction &I, std::string Message) {
    Suspects.push_back({I.Line, 0, std::move(Message)});
  }

  const Program &P;
  std::unordered_map<std::string_view, size_t> Arity;
  std::unordered_set<std::string_view> Labels;
  std::vector<Diagnostic> Suspects;
};

} // namespace

std::string course::toString(const Value &V) {
  switch (V.K) {
  case Value::Kind::None:
    return "";
  case Value::Kind::Constant:
    return std::to_string(V.Payload);
  case Value::Kind::Register:
    return V.isStackPointer() ? "sp" : "r" + std::to_string(V.Payload);
  case Value::Kind::Argument:
    return "arg" + std::to_string(V.Payload);
  }
  return "";
}

std::string_view Program::lineText(uint32_t Line) const {
  if (Line == 0 || Line > LineStarts.size())
    return {};
  std::string_view Rest = std::string_view(*Text).substr(LineStarts[Line - 1]);
  Rest = Rest.substr(0, Rest.find('\n'));
  size_t First = Rest.find_first_not_of(" \t\r");
  if (First == std::string_view::npos)
    return {};
  return Rest.substr(First, Rest.find_last_not_of(" \t\r") - First + 1);
}

std::string_view Program::sourceOf(const Block &B, uint32_t Line) const {
  auto Next =
      std::ranges::upper_bound(SourceComments, Line, {}, &SourceComment::Line);
  if (Next == SourceComments.begin() || std::prev(Next)->Line < B.Line)
    return {};
  return std::prev(Next)->Source;
}

std::vector<Diagnostic> course::findSuspects(const Program &P) {
  return SuspectFinder(P).run();
}

std::string course::formatDiagnostic(std::string_view FileName,
                                     const Diagnostic &D,
                                     std::string_view Severity) {
  std::string Text(FileName);
  if (D.Line != 0)
    Text += ':' + std::to_string(D.Line);
  if (D.Line != 0 && D.Column != 0)
    Text += ':' + std::to_string(D.Column);
  return Text + ": " + std::string(Severity) + ": " + D.Message;
}
