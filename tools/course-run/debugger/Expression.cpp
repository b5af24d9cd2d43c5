//===- Expression.cpp - Values that users ask for -------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads and evaluates expressions.
///
//===----------------------------------------------------------------------===//

#include "Expression.h"
#include "Words.h"

#include <algorithm>
#include <charconv>

using namespace course;

namespace {

class Evaluator {
public:
  Evaluator(std::string_view Text, const Debugger &D, uint64_t Call)
      : Text(Text), D(D), Call(Call), Of(D.registers(Call)) {}

  Result<uint64_t> run() {
    uint64_t Value = sum();
    if (Error.empty() && !atEnd())
      fail("unexpected '" + std::string(Text) + "'");
    return Error.empty() ? Result(Value) : Result<uint64_t>::error(Error);
  }

  /// The variable that is all of the text.
  std::optional<Region> variable() {
    std::string_view Name = trim(Text);
    if (isOfMachine(Name))
      return std::nullopt;
    if (const Local *L = local(Name))
      return Region{Region::Kind::Frame, std::string(Name), L->Address,
                    L->Variable->Size};
    if (const MemoryObject *Global = global(Name))
      return Region{Region::Kind::Global, std::string(Name), Global->Address,
                    Global->Size};
    return std::nullopt;
  }

private:
  /// Parentheses that are open at once: a limit of the host's stack.
  static constexpr unsigned MaxDepth = 200;

  uint64_t fail(std::string Message) {
    if (Error.empty())
      Error = std::move(Message);
    return 0;
  }
  void skipBlanks() {
    Text.remove_prefix(std::min(Text.find_first_not_of(" \t"), Text.size()));
  }
  bool atEnd() {
    skipBlanks();
    return Text.empty();
  }
  bool take(char C) {
    if (atEnd() || Text.front() != C)
      return false;
    Text.remove_prefix(1);
    return true;
  }

  uint64_t sum();
  uint64_t product();
  uint64_t value();
  uint64_t memory();
  uint64_t named();
  uint64_t valueOf(std::string_view Name);
  uint64_t inRegister(const Value &V);
  static bool isOfMachine(std::string_view Name);
  const Local *local(std::string_view Name);
  const MemoryObject *global(std::string_view Name) const;

  std::string_view Text;
  const Debugger &D;
  const uint64_t Call;
  const Registers Of;
  /// Looked for when a name is none of the machine's.
  std::optional<std::vector<Local>> Locals;
  std::string Error;
  unsigned Depth = 0;
};

uint64_t Evaluator::sum() {
  uint64_t Value = product();
  while (Error.empty()) {
    if (take('+'))
      Value += product();
    else if (take('-'))
      Value -= product();
    else
      break;
  }
  return Value;
}

uint64_t Evaluator::product() {
  uint64_t Value = value();
  while (Error.empty() && take('*'))
    Value *= value();
  return Value;
}

uint64_t Evaluator::value() {
  if (++Depth > MaxDepth)
    return fail("too many parentheses");
  uint64_t Value = 0;
  if (atEnd()) {
    fail("expected a value at the end");
  } else if (take('-')) {
    Value = 0 - value();
  } else if (take('(')) {
    Value = sum();
    if (!take(')'))
      fail("expected ')'");
  } else if (take('[')) {
    Value = memory();
  } else {
    Value = named();
  }
  --Depth;
  return Value;
}

uint64_t Evaluator::memory() {
  uint64_t Address = sum(), Size = take(',') ? sum() : 8;
  if (!take(']'))
    return fail("expected ']'");
  if (!Error.empty())
    return 0;
  if (Size != 1 && Size != 2 && Size != 4 && Size != 8)
    return fail("a size is 1, 2, 4 or 8, not " + std::to_string(Size));
  if (std::optional<uint64_t> Value = D.load(Address, unsigned(Size)))
    return *Value;
  return fail("no memory at address " + std::to_string(Address));
}

/// A number, or a word up to what cannot be part of a name in C.
uint64_t Evaluator::named() {
  auto IsPart = [](char C) {
    return (C >= '0' && C <= '9') || (C >= 'a' && C <= 'z') ||
           (C >= 'A' && C <= 'Z') || C == '_' || C == '.' || C == '$';
  };
  auto End = std::ranges::find_if_not(Text, IsPart);
  std::string_view Word(Text.begin(), End);
  if (Word.empty())
    return fail("unexpected '" + std::string(Text) + "'");
  Text.remove_prefix(Word.size());
  return valueOf(Word);
}

uint64_t Evaluator::valueOf(std::string_view Name) {
  if (std::optional<uint64_t> Number = parseDecimal(Name))
    return *Number;
  if (Name.starts_with("0x")) {
    uint64_t Number = 0;
    const char *End = Name.data() + Name.size();
    auto [Rest, Problem] = std::from_chars(Name.data() + 2, End, Number, 16);
    if (Rest == End && Problem == std::errc())
      return Number;
  }
  if (Value V = parseRegister(Name); V.K != Value::Kind::None)
    return inRegister(V);
  const Session &S = D.session();
  if (Name == "head")
    return S.Head == MachineState::HeadUnset ? fail("the head is unset")
                                             : S.Head;
  if (Name == "cost")
    return S.Ticks;
  if (Name == "step")
    return S.Steps;
  if (const Local *L = local(Name))
    return L->Value.value_or(L->Address);
  if (const MemoryObject *Global = global(Name))
    return Global->Address;
  return fail("'" + std::string(Name) + "' is no number, register or variable");
}

/// Whether it is no variable, whatever the program has.
bool Evaluator::isOfMachine(std::string_view Name) {
  return parseRegister(Name).K != Value::Kind::None || Name == "head" ||
         Name == "cost" || Name == "step";
}

const MemoryObject *Evaluator::global(std::string_view Name) const {
  const std::vector<MemoryObject> &All = D.program().Objects;
  auto Found = std::ranges::find(All, Name, &MemoryObject::Name);
  return Found == All.end() ? nullptr : &*Found;
}

/// The variable of the function, the one that was declared last.
const Local *Evaluator::local(std::string_view Name) {
  if (!Locals) {
    Locals.emplace();
    for (uint64_t N = 0;; ++N) {
      std::vector<Frame> Frames = D.frames(N, 1);
      if (Frames.empty() || Frames.front().Call > Call)
        break;
      if (Frames.front().Call == Call && !Frames.front().IsInlined)
        Locals = D.locals(Frames.front());
    }
  }
  auto Last =
      std::find_if(Locals->rbegin(), Locals->rend(),
                   [&](const Local &L) { return L.Variable->Name == Name; });
  return Last == Locals->rend() ? nullptr : &*Last;
}

uint64_t Evaluator::inRegister(const Value &V) {
  if (!Of.General)
    return fail("no such call");
  if (!V.isArgument())
    return Of.General[V.Payload - 1];
  if (V.Payload > Of.NumArgs)
    return fail("the function has " + std::to_string(Of.NumArgs) +
                " arguments");
  return Of.Args[V.Payload - 1];
}

} // namespace

Result<uint64_t> course::evaluate(std::string_view Text, const Debugger &D,
                                  uint64_t Call) {
  return Evaluator(Text, D, Call).run();
}

std::optional<Region> course::findVariable(std::string_view Name,
                                           const Debugger &D, uint64_t Call) {
  return Evaluator(Name, D, Call).variable();
}

Debugger::NewBreakpoint course::breakAt(std::string_view Place, Debugger &D,
                                        const Frame &Here) {
  using New = Debugger::NewBreakpoint;
  size_t Blank = std::min(Place.find(' '), Place.size());
  std::string_view First = Place.substr(0, Blank);
  std::string_view Second = trim(Place.substr(Blank));
  if (First.empty())
    return New::error("break needs a place");
  if (First == "cost") {
    std::optional<uint64_t> Ticks = parseTicks(Second);
    return Ticks ? D.breakAtCost(*Ticks)
                 : New::error(quoted(Second) + " is not a cost");
  }
  size_t Colon = Place.rfind(':');
  if (Colon != std::string_view::npos)
    if (std::optional<uint64_t> Line = parseDecimal(Place.substr(Colon + 1)))
      return D.breakAtLine(Place.substr(0, Colon), *Line);
  if (std::optional<uint64_t> Line = parseDecimal(Place))
    return D.breakAtLine(Here.File.empty() ? D.program().FileName : Here.File,
                         *Line);
  if (First.front() == '.')
    return D.breakAtLabel(D.session().place(Here.CodeIndex).Function,
                          First.substr(1));
  if (Second.empty())
    return D.breakAtFunction(First);
  if (Second.front() == '.')
    return D.breakAtLabel(First, Second.substr(1));
  return New::error("expected a label after the function, got " +
                    quoted(Second));
}

std::string_view course::trim(std::string_view Text) {
  size_t First = Text.find_first_not_of(" \t\r");
  if (First == std::string_view::npos)
    return {};
  return Text.substr(First, Text.find_last_not_of(" \t\r") - First + 1);
}

std::pair<std::string_view, std::string_view>
course::splitRange(std::string_view Text) {
  int Depth = 0;
  for (size_t N = 0; N != Text.size(); ++N) {
    Depth += (Text[N] == '[') - (Text[N] == ']');
    if (Text[N] == ',' && Depth == 0)
      return {trim(Text.substr(0, N)), trim(Text.substr(N + 1))};
  }
  return {Text, {}};
}
