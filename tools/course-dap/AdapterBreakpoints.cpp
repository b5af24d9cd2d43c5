//===- AdapterBreakpoints.cpp - Breakpoints for editors -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Requests that set breakpoints. Each replaces what the one before it has set.
///
//===----------------------------------------------------------------------===//

#include "Adapter.h"
#include "Expression.h"

using namespace course;
using namespace llvm;

Adapter::Answer
Adapter::replace(const Arguments &A, StringRef Key, const std::string &Group,
                 function_ref<Debugger::NewBreakpoint(const Arguments &)> Add) {
  const json::Array *Wanted = A.getArray(Key);
  if (!Wanted)
    return failure("'" + Key + "' is missing");
  std::vector<unsigned> &Ids = BreakpointGroups[Group];
  for (unsigned Id : Ids)
    D->breakpoints().remove(Id);
  Ids.clear();
  json::Array Answers;
  for (const json::Value &V : *Wanted) {
    static const Arguments None;
    const Arguments *One = V.getAsObject();
    Debugger::NewBreakpoint New = Add(One ? *One : None);
    if (!New) {
      Answers.push_back(
          json::Object{{"verified", false}, {"message", valid(New.Error)}});
      continue;
    }
    const Breakpoint &B = **New;
    Ids.push_back(B.Id);
    json::Object Entry{{"verified", true}, {"id", int64_t(B.Id)}};
    if (B.LineNumber != 0 && Key == "breakpoints" && A.getObject("source"))
      Entry["line"] = int64_t(B.LineNumber);
    Answers.push_back(std::move(Entry));
  }
  return json::Object{{"breakpoints", std::move(Answers)}};
}

Adapter::Answer Adapter::setBreakpoints(const Arguments &A) {
  const Arguments *Source = A.getObject("source");
  std::optional<StringRef> Path;
  if (Source && !(Path = Source->getString("path")))
    Path = Source->getString("name");
  if (!Path)
    return failure("setBreakpoints needs a source with a path");
  return replace(A, "breakpoints", "source " + Path->str(),
                 [&](const Arguments &One) {
                   int64_t Line = One.getInteger("line").value_or(0);
                   return D->breakAtLine(std::string_view(*Path),
                                         uint64_t(std::max<int64_t>(Line, 1)));
                 });
}

/// A name may be anything that `break` takes in the terminal.
Adapter::Answer Adapter::setFunctionBreakpoints(const Arguments &A) {
  return replace(A, "breakpoints", "functions", [&](const Arguments &One) {
    StringRef Name = One.getString("name").value_or("");
    return breakAt(std::string_view(Name), *D, D->frames(0, 1).front());
  });
}

/// There are none to choose from: what fails always stops.
Adapter::Answer Adapter::setExceptionBreakpoints(const Arguments &) {
  return json::Object{};
}

/// The address of an instruction is its line in the assembly.
Adapter::Answer Adapter::setInstructionBreakpoints(const Arguments &A) {
  return replace(A, "breakpoints", "instructions", [&](const Arguments &One) {
    StringRef Reference = One.getString("instructionReference").value_or("");
    uint64_t Line = 0;
    if (Reference.getAsInteger(0, Line))
      return Debugger::NewBreakpoint::error("there is no instruction '" +
                                            Reference.str() + "'");
    Line += uint64_t(One.getInteger("offset").value_or(0));
    return D->breakAtLine(P->FileName, Line);
  });
}

/// What a name in a list of variables is in memory, if it is there.
std::optional<Region> Adapter::memoryOf(StringRef Name,
                                        const Container &In) const {
  uint64_t Address;
  switch (In.K) {
  case Container::Kind::Locals:
    return findVariable(std::string_view(Name), *D, In.Call);
  case Container::Kind::Memory:
    for (const Region &R : D->regions())
      if (Name == nameOf(R))
        return R;
    break;
  case Container::Kind::Region:
    if (!Name.split(' ').first.getAsInteger(10, Address))
      return Region{In.Of.K, Name.str(), Address, 8};
    break;
  default:
    break;
  }
  return std::nullopt;
}

/// For a variable, an object in memory, or any expression that is an address.
Adapter::Answer Adapter::dataBreakpointInfo(const Arguments &A) {
  StringRef Name = A.getString("name").value_or("");
  auto Number = uint64_t(A.getInteger("variablesReference").value_or(0));
  uint64_t Size = uint64_t(A.getInteger("bytes").value_or(8));
  std::optional<Region> Found;
  if (Number != 0 && Number <= Containers.size()) {
    Found = memoryOf(Name, Containers[Number - 1]);
  } else if (std::optional<Frame> F = frame(A)) {
    Found = findVariable(std::string_view(Name), *D, F->Call);
    if (!Found)
      if (Result<uint64_t> R = evaluate(std::string_view(Name), *D, F->Call))
        Found = Region{Region::Kind::Global, Name.str(), *R, Size};
  }
  if (!Found || Found->Size == 0)
    return json::Object{
        {"dataId", nullptr},
        {"description", valid("'" + Name.str() + "' is no memory")}};
  uint64_t Address = Found->Address;
  Size = Found->Size;
  std::string Range =
      std::to_string(Address) + ".." + std::to_string(Address + Size - 1);
  return json::Object{
      {"dataId", std::to_string(Address) + "," + std::to_string(Size)},
      {"description", valid(Name.str() + " (" + Range + ")")},
      {"accessTypes", json::Array{"read", "write", "readWrite"}}};
}

Adapter::Answer Adapter::setDataBreakpoints(const Arguments &A) {
  return replace(A, "breakpoints", "data", [&](const Arguments &One) {
    StringRef Id = One.getString("dataId").value_or("");
    StringRef Access = One.getString("accessType").value_or("write");
    auto [AddressText, SizeText] = Id.split(',');
    uint64_t Address, Size;
    if (AddressText.getAsInteger(10, Address) ||
        SizeText.getAsInteger(10, Size))
      return Debugger::NewBreakpoint::error("there is no data '" + Id.str() +
                                            "'");
    return D->watch(Address, Size, Access != "write", Access != "read");
  });
}
