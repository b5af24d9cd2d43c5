//===- AdapterViews.cpp - What editors show -------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Requests that look at the run: frames, variables, memory, instructions.
///
//===----------------------------------------------------------------------===//

#include "Adapter.h"
#include "Expression.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace course;
using namespace llvm;

/// What is answered at once, at most, of a call stack, of a list of variables,
/// and of memory; clients ask for the rest.
static constexpr uint64_t MaxFrames = 1000;
static constexpr size_t MaxChildren = 4096;
static constexpr uint64_t MaxBytes = uint64_t(1) << 20;

static std::string inHexadecimal(uint64_t N) {
  return "0x" + utohexstr(N, /*LowerCase=*/true);
}

/// Unsigned, and signed if that is something else.
static std::string shown(uint64_t Value) {
  std::string Text = std::to_string(Value);
  if (int64_t(Value) < 0)
    Text += " = " + std::to_string(int64_t(Value));
  return Text;
}

std::string course::nameOf(const Region &R) {
  return R.K == Region::Kind::Frame ? "frame of " + R.Name : R.Name;
}

static json::Object variable(const Twine &Name, const Twine &Value,
                             int64_t Children = 0) {
  return json::Object{{"name", valid(Name.str())},
                      {"value", valid(Value.str())},
                      {"variablesReference", Children}};
}

json::Object Adapter::source(StringRef File) const {
  SmallString<128> Path = File;
  sys::fs::make_absolute(Path);
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  return json::Object{{"name", valid(sys::path::filename(File))},
                      {"path", valid(Path)}};
}

Adapter::Answer Adapter::stackTrace(const Arguments &A) {
  auto First =
      uint64_t(std::max<int64_t>(A.getInteger("startFrame").value_or(0), 0));
  auto Count =
      uint64_t(std::max<int64_t>(A.getInteger("levels").value_or(0), 0));
  if (Count == 0 || Count > MaxFrames)
    Count = MaxFrames;
  json::Array Frames;
  uint64_t Number = First;
  for (const Frame &F : D->frames(First, Count)) {
    const SourceText *Text = F.File.empty() ? nullptr : &D->info().text(F.File);
    bool HasSource = Text && !Text->Path.empty();
    Frames.push_back(json::Object{
        {"id", int64_t(++Number)},
        {"name", valid(F.Function)},
        {"line", int64_t(HasSource ? F.Line : F.AssemblyLine)},
        {"column", 1},
        {"source", source(HasSource ? Text->Path : P->FileName)},
        {"instructionPointerReference", inHexadecimal(F.AssemblyLine)}});
  }
  return json::Object{{"stackFrames", std::move(Frames)}};
}

/// The frame of a number that stackTrace gave; the innermost if there is none.
std::optional<Frame> Adapter::frame(const Arguments &A) const {
  int64_t Id = A.getInteger("frameId").value_or(1);
  std::vector<Frame> Found;
  if (Id > 0)
    Found = D->frames(uint64_t(Id) - 1, 1);
  return Found.empty() ? std::nullopt : std::optional(Found.front());
}

int64_t Adapter::contain(Container C) {
  Containers.push_back(std::move(C));
  return int64_t(Containers.size());
}

Adapter::Answer Adapter::scopes(const Arguments &A) {
  std::optional<Frame> F = frame(A);
  if (!F)
    return failure("there is no such frame");
  uint64_t Number = uint64_t(A.getInteger("frameId").value_or(1)) - 1;
  json::Array Scopes;
  auto Add = [&](StringRef Name, Container::Kind K, bool IsExpensive) {
    Scopes.push_back(
        json::Object{{"name", Name},
                     {"variablesReference", contain({K, F->Call, {}, Number})},
                     {"expensive", IsExpensive}});
  };
  if (!D->locals(*F).empty())
    Add("Locals", Container::Kind::Locals, false);
  if (D->registers(F->Call).NumArgs != 0)
    Add("Arguments", Container::Kind::Arguments, false);
  Add("Registers", Container::Kind::Registers, false);
  Add("Machine", Container::Kind::Machine, false);
  Add("Memory", Container::Kind::Memory, true);
  return json::Object{{"scopes", std::move(Scopes)}};
}

json::Array Adapter::children(const Container &C) {
  json::Array Result;
  Registers Of = D->registers(C.Call);
  const Session &S = D->session();
  switch (C.K) {
  case Container::Kind::Locals:
    for (const Frame &F : D->frames(C.FrameNumber, 1))
      for (const Local &L : D->locals(F)) {
        const LocalVariable &Of = *L.Variable;
        std::string Name(Of.Name);
        Region In = {Region::Kind::Frame, Name, L.Address, Of.Size};
        bool IsMemory = Of.K == LocalVariable::Kind::Memory && Of.Size != 0;
        json::Object V =
            variable(Name, L.Text,
                     IsMemory ? contain({Container::Kind::Region, 0, In}) : 0);
        V["memoryReference"] = inHexadecimal(L.Address);
        Result.push_back(std::move(V));
      }
    break;
  case Container::Kind::Arguments:
    for (unsigned N = 0; N != Of.NumArgs; ++N)
      Result.push_back(variable("arg" + Twine(N + 1), shown(Of.Args[N])));
    break;
  case Container::Kind::Registers:
    for (unsigned N = 0; N != NumSavedRegisters; ++N)
      Result.push_back(variable(toString({Value::Kind::Register, N + 1}),
                                shown(Of.General[N])));
    break;
  case Container::Kind::Machine:
    Result.push_back(variable("cost", formatTicks(S.Ticks)));
    Result.push_back(variable("step", Twine(S.Steps)));
    Result.push_back(variable("head", S.Head == MachineState::HeadUnset
                                          ? "unset"
                                          : std::to_string(S.Head)));
    Result.push_back(variable("head-bytes", Twine(S.HeadBytes)));
    break;
  case Container::Kind::Memory:
    for (const Region &R : D->regions()) {
      if (Result.size() == MaxChildren)
        break;
      json::Object V = variable(
          nameOf(R), Twine(R.Address) + ".." + Twine(R.Address + R.Size - 1),
          contain({Container::Kind::Region, 0, R}));
      V["memoryReference"] = inHexadecimal(R.Address);
      Result.push_back(std::move(V));
    }
    break;
  case Container::Kind::Region:
    for (uint64_t At = 0; At < C.Of.Size && Result.size() != MaxChildren;) {
      unsigned Size = unsigned(std::min<uint64_t>(8, C.Of.Size - At));
      std::optional<uint64_t> Word = D->load(C.Of.Address + At, Size);
      Result.push_back(variable(Twine(C.Of.Address + At) + " (" + C.Of.Name +
                                    " + " + Twine(At) + ")",
                                Word ? shown(*Word) : "freed"));
      At += Size;
    }
    break;
  }
  return Result;
}

Adapter::Answer Adapter::variables(const Arguments &A) {
  auto Number = uint64_t(A.getInteger("variablesReference").value_or(0));
  if (Number == 0 || Number > Containers.size())
    return failure("there are no such variables");
  // It may grow meanwhile.
  Container C = Containers[Number - 1];
  json::Array All = children(C);
  auto First = size_t(std::max<int64_t>(A.getInteger("start").value_or(0), 0));
  auto Count = size_t(std::max<int64_t>(A.getInteger("count").value_or(0), 0));
  if (First != 0 || Count != 0) {
    First = std::min(First, All.size());
    if (Count == 0 || Count > All.size() - First)
      Count = All.size() - First;
    json::Array Part;
    for (size_t N = First; N != First + Count; ++N)
      Part.push_back(std::move(All[N]));
    All = std::move(Part);
  }
  return json::Object{{"variables", std::move(All)}};
}

Adapter::Answer Adapter::evaluateExpression(const Arguments &A) {
  StringRef Text = A.getString("expression").value_or("");
  std::optional<Frame> F = frame(A);
  if (!F)
    return failure("there is no such frame");
  Result<uint64_t> Value = evaluate(std::string_view(Text), *D, F->Call);
  if (!Value)
    return failure(Value.Error);
  // In ticks a cost is nothing that users know.
  std::string Shown =
      Text.trim() == "cost" ? formatTicks(*Value) : shown(*Value);
  return json::Object{{"result", Shown},
                      {"variablesReference", 0},
                      {"memoryReference", inHexadecimal(*Value)}};
}

Adapter::Answer Adapter::readMemory(const Arguments &A) {
  uint64_t Address;
  if (A.getString("memoryReference").value_or("").getAsInteger(0, Address))
    return failure("readMemory needs the address of memory");
  Address += uint64_t(A.getInteger("offset").value_or(0));
  auto Wanted =
      uint64_t(std::max<int64_t>(A.getInteger("count").value_or(0), 0));
  std::string Bytes;
  while (Bytes.size() != std::min(Wanted, MaxBytes)) {
    std::optional<uint8_t> Byte = D->byte(Address + Bytes.size());
    if (!Byte)
      break;
    Bytes += char(*Byte);
  }
  return json::Object{{"address", inHexadecimal(Address)},
                      {"data", encodeBase64(Bytes)},
                      {"unreadableBytes", int64_t(Wanted - Bytes.size())}};
}

/// As many instructions as are asked for, before and after an address, which is
/// a line; where there are no more, invalid ones.
Adapter::Answer Adapter::disassemble(const Arguments &A) {
  uint64_t Line;
  if (A.getString("memoryReference").value_or("").getAsInteger(0, Line))
    return failure("disassemble needs the address of an instruction");
  Line += uint64_t(A.getInteger("offset").value_or(0));
  int64_t Offset = A.getInteger("instructionOffset").value_or(0);
  int64_t Count = std::clamp<int64_t>(
      A.getInteger("instructionCount").value_or(0), 0, int64_t(MaxChildren));
  std::vector<std::pair<uint32_t, uint32_t>> Lines; // And code indices.
  const Code &Decoded = D->session().Decoded;
  for (uint32_t N = 0; N != Decoded.Insts.size(); ++N)
    if (!Decoded.Insts[N].isPseudo())
      Lines.emplace_back(Decoded.Origins[N].Line, N);
  llvm::sort(Lines);
  int64_t At = llvm::lower_bound(Lines, std::pair(uint32_t(Line), 0u)) -
               Lines.begin() + Offset;
  json::Array Instructions;
  for (; Count != 0; --Count, ++At) {
    if (At < 0 || At >= int64_t(Lines.size())) {
      Instructions.push_back(json::Object{{"address", "0x0"},
                                          {"instruction", ""},
                                          {"presentationHint", "invalid"}});
      continue;
    }
    auto [CodeLine, Index] = Lines[size_t(At)];
    json::Object One{{"address", inHexadecimal(CodeLine)},
                     {"instruction", valid(P->lineText(CodeLine))}};
    const DebugInfo::Stack &Places = D->info().stack(D->info().location(Index));
    if (!Places.empty())
      if (const SourceText &Text = D->info().text(Places.front().File);
          !Text.Path.empty()) {
        One["location"] = source(Text.Path);
        One["line"] = int64_t(Places.front().Line);
      }
    Instructions.push_back(std::move(One));
  }
  return json::Object{{"instructions", std::move(Instructions)}};
}
