//===- Parser.cpp - Strict reader of course assembly ----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The reader of course assembly: line by line, each line into blank-separated
/// tokens, each token checked where it stands. After an error it goes on with
/// the next line, so that one run shows all mistakes.
///
//===----------------------------------------------------------------------===//

#include "Words.h"

#include <algorithm>
#include <span>
#include <unordered_map>
#include <unordered_set>

using namespace course;

namespace {

/// Whoever feeds a binary file by mistake wants one screen of errors, not all.
constexpr size_t MaxErrors = 100;

class Parser {
public:
  Parser(std::string Text, std::string FileName) {
    P.FileName = std::move(FileName);
    P.Text = std::make_shared<const std::string>(std::move(Text));
  }

  ParseResult run();

private:
  // Lines.
  void parseComment(std::string_view LineText);
  void parseIncoming();
  void parseFrame();
  void parseVariable(std::string_view LineText);
  void parseObject(std::string_view LineText);
  void parseLine();
  void parseStart();
  void parseEnd();
  void parseLabelLine();
  void parseInstructionLine();
  void finishBlock();
  void finishFunction();
  void checkMain();

  // Instructions: each returns false after having reported an error.
  bool parseInstruction(Instruction &I);
  bool parseOperands(Instruction &I, Form Shape);
  bool parseRet(Instruction &I);
  bool parseBr(Instruction &I);
  bool parseSwitch(Instruction &I);
  bool parseCall(Instruction &I);

  // Single tokens.
  bool atEnd() const { return Next == Tokens.size(); }
  const Token *take(std::string_view Expected);
  bool takeValue(Instruction &I);
  bool takeConstant(Instruction &I, std::string_view Expected);
  bool takeLabel(Instruction &I);
  bool takeWidth(Instruction &I, std::span<const unsigned> Allowed,
                 std::string_view Expected);
  bool takeCondition(Instruction &I);
  bool takeArea(Instruction &I);

  bool error(uint32_t Column, std::string Message) {
    if (Errors.size() < MaxErrors)
      Errors.push_back({Line, Column, std::move(Message)});
    return false;
  }

  Program P;
  std::vector<Diagnostic> Errors;
  std::unordered_map<std::string_view, uint32_t> FunctionLines;
  std::unordered_set<std::string_view> BlockNames;

  uint32_t Line = 0;
  std::vector<Token> Tokens;
  size_t Next = 0;

  bool InFunction = false;
  bool InBlock = false;
  /// The block has a line that could not be read, so nothing can be said about
  /// how it ends.
  bool BlockIsBroken = false;

  Function &function() { return P.Functions.back(); }
  Block &block() { return function().Blocks.back(); }
};

ParseResult Parser::run() {
  std::string_view Rest = *P.Text;
  while (!Rest.empty()) {
    size_t Length = Rest.find('\n');
    std::string_view LineText = Rest.substr(0, Length);
    P.LineStarts.push_back(size_t(Rest.data() - P.Text->data()));
    Rest.remove_prefix(std::min(Rest.size(), LineText.size() + 1));
    if (LineText.ends_with('\r'))
      LineText.remove_suffix(1);
    ++Line;
    tokenize(LineText, Tokens);
    Next = 0;
    if (!Tokens.empty() && Tokens.front().Text.front() == ';')
      parseComment(LineText);
    else if (!Tokens.empty())
      parseLine();
    if (Errors.size() >= MaxErrors)
      break;
  }
  if (InFunction && Errors.size() < MaxErrors) {
    finishFunction();
    error(0, "function " + quoted(function().Name) + " has no 'end'");
  }
  checkMain();
  ParseResult Result;
  Result.Errors = std::move(Errors);
  if (Result.Errors.empty())
    Result.Parsed = std::move(P);
  return Result;
}

/// What a comment says from its token \p First on.
static std::string_view textFrom(std::string_view LineText,
                                 std::span<const Token> Tokens, size_t First) {
  const Token &Last = Tokens.back();
  size_t Begin = Tokens[First].Column - 1;
  return LineText.substr(Begin, Last.Column - 1 + Last.Text.size() - Begin);
}

/// Comments have no form that they must have: one that is not quite a source
/// comment or a declaration is like any other.
void Parser::parseComment(std::string_view LineText) {
  if (Tokens.size() < 3 || Tokens[0].Text != ";")
    return;
  std::string_view Kind = Tokens[1].Text;
  if (Kind == "incoming")
    parseIncoming();
  else if (Kind == "frame")
    parseFrame();
  else if (Kind == "variable")
    parseVariable(LineText);
  else if (Kind == "object")
    parseObject(LineText);
  else if (Kind == "loc")
    P.SourceComments.push_back({Line, textFrom(LineText, Tokens, 2)});
  else if (Kind == "source" && Tokens.size() > 3)
    P.SourceFiles.push_back({Tokens[2].Text, textFrom(LineText, Tokens, 3)});
}

/// Whether the bytes are addresses, and in one area or at least above the stack
/// area.
static bool canBeMemory(uint64_t Address, uint64_t Size) {
  constexpr uint64_t StackSize = 10240, Largest = uint64_t(1) << 48;
  return Size <= Largest && Address <= Largest &&
         (Address >= StackSize || Address + Size <= StackSize);
}

void Parser::parseFrame() {
  if (!InFunction || !function().Blocks.empty() || Tokens.size() > 4)
    return;
  std::optional<uint64_t> Size = parseDecimal(Tokens[2].Text);
  if (!Size)
    return;
  if (Tokens.size() == 3) {
    function().FrameSize = *Size;
    return;
  }
  std::optional<uint64_t> Address = parseDecimal(Tokens[3].Text);
  if (Address && canBeMemory(*Address, *Size))
    function().FixedFrames.push_back({*Address, *Size});
}

void Parser::parseVariable(std::string_view LineText) {
  if (!InFunction || !function().Blocks.empty() || Tokens.size() < 8)
    return;
  using Kind = LocalVariable::Kind;
  constexpr std::pair<std::string_view, Kind> Kinds[] = {
      {"signed", Kind::Signed},
      {"unsigned", Kind::Unsigned},
      {"float", Kind::Float},
      {"memory", Kind::Memory}};
  auto Named = std::ranges::find(Kinds, Tokens[3].Text,
                                 &std::pair<std::string_view, Kind>::first);
  std::string_view Digits = Tokens[6].Text;
  bool IsNegative = Digits.starts_with('-');
  Digits.remove_prefix(IsNegative);
  std::optional<uint64_t> DeclaredAt = parseDecimal(Tokens[2].Text);
  std::optional<uint64_t> Size = parseDecimal(Tokens[4].Text);
  std::optional<uint64_t> Offset = parseDecimal(Digits);
  Value Base = parseRegister(Tokens[5].Text);
  if (Named == std::end(Kinds) || !DeclaredAt || !Size || !Offset ||
      Base.isArgument() ||
      (Tokens[5].Text != "at" && Base.K == Value::Kind::None))
    return;
  function().Variables.push_back({textFrom(LineText, Tokens, 7), *DeclaredAt,
                                  Named->second, *Size, Base,
                                  IsNegative ? 0 - *Offset : *Offset});
}

void Parser::parseObject(std::string_view LineText) {
  if (Tokens.size() < 5)
    return;
  std::optional<uint64_t> Address = parseDecimal(Tokens[2].Text);
  std::optional<uint64_t> Size = parseDecimal(Tokens[3].Text);
  if (Address && Size && canBeMemory(*Address, *Size))
    P.Objects.push_back({*Address, *Size, textFrom(LineText, Tokens, 4)});
}

void Parser::parseIncoming() {
  if (!InFunction || !function().Blocks.empty())
    return;
  uint32_t Incoming = 0;
  for (const Token &T : std::span(Tokens).subspan(2)) {
    unsigned N = numberedRegister(T.Text, "r", NumGeneralRegisters);
    if (N == 0)
      return;
    Incoming |= uint32_t(1) << (N - 1);
  }
  function().Incoming |= Incoming;
}

void Parser::parseLine() {
  for (const Token &T : Tokens)
    if (size_t At = T.Text.find(';'); At != std::string_view::npos) {
      BlockIsBroken = true;
      error(T.Column + uint32_t(At), "a comment must have a line of its own");
      return;
    }
  std::string_view First = Tokens.front().Text;
  if (First == "start")
    parseStart();
  else if (First == "end")
    parseEnd();
  else if (First.front() == '.')
    parseLabelLine();
  else
    parseInstructionLine();
}

void Parser::parseStart() {
  if (InFunction) {
    finishFunction();
    error(1, "function " + quoted(function().Name) +
                 " must have its 'end' before another 'start'");
  }
  // Even a malformed head opens a function: its body is better checked than
  // reported line by line as lying outside.
  InFunction = true;
  InBlock = BlockIsBroken = false;
  BlockNames.clear();
  P.Functions.emplace_back();
  function().Line = Line;
  if (Tokens.size() != 3 || !Tokens[2].Text.ends_with(':')) {
    error(1, "expected 'start <name> <number of arguments>:'");
    return;
  }
  auto [StartToken, Name, Count] = std::array{Tokens[0], Tokens[1], Tokens[2]};
  Count.Text.remove_suffix(1);
  if (!isName(Name.Text)) {
    error(Name.Column, "invalid function name " + quoted(Name.Text));
    return;
  }
  function().Name = Name.Text;
  std::optional<uint64_t> NumArgs = parseDecimal(Count.Text);
  if (!NumArgs || *NumArgs > NumArgRegisters)
    error(Count.Column, "invalid number of arguments " + quoted(Count.Text) +
                            ", expected 0 to 16");
  else
    function().NumArgs = unsigned(*NumArgs);
  if (Name.Text == "read" || Name.Text == "write") {
    error(Name.Column, "function " + quoted(Name.Text) +
                           " is built in and cannot be defined");
    return;
  }
  auto [Known, IsNew] = FunctionLines.try_emplace(Name.Text, Line);
  if (!IsNew)
    error(Name.Column, "function " + quoted(Name.Text) +
                           " is already defined at line " +
                           std::to_string(Known->second));
}

void Parser::parseEnd() {
  if (!InFunction) {
    error(1, "'end' without a 'start'");
    return;
  }
  finishFunction();
  std::string_view Name = function().Name;
  if (Tokens.size() != 2)
    error(1, "expected 'end <name>'");
  else if (!Name.empty() && Tokens[1].Text != Name)
    error(Tokens[1].Column, "'end' names " + quoted(Tokens[1].Text) +
                                ", but the function is " + quoted(Name));
}

void Parser::parseLabelLine() {
  if (!InFunction) {
    error(1, "a label must stand inside a function");
    return;
  }
  finishBlock();
  InBlock = true;
  BlockIsBroken = false;
  function().Blocks.push_back({{}, Line, {}});
  std::string_view Name = Tokens.front().Text.substr(1);
  if (Tokens.size() != 1 || !Name.ends_with(':')) {
    error(Tokens.front().Column, "expected '.<label>:' alone on its line");
    return;
  }
  Name.remove_suffix(1);
  if (!isName(Name)) {
    error(Tokens.front().Column, "invalid label name " + quoted(Name));
    return;
  }
  block().Name = Name;
  if (!BlockNames.insert(Name).second)
    error(Tokens.front().Column, "label " + quoted(Tokens.front().Text) +
                                     " is already defined in function " +
                                     quoted(function().Name));
}

void Parser::parseInstructionLine() {
  Instruction I;
  I.Line = Line;
  bool IsGood = parseInstruction(I);
  if (!InFunction) {
    if (IsGood)
      error(Tokens.front().Column,
            "an instruction must stand inside a function");
    return;
  }
  if (!InBlock) {
    if (IsGood)
      error(Tokens.front().Column,
            "an instruction must stand inside a block; the function starts "
            "with a label");
    return;
  }
  if (!IsGood) {
    BlockIsBroken = true;
    return;
  }
  std::vector<Instruction> &Body = block().Instructions;
  if (!Body.empty() && Body.back().isTerminator() && !BlockIsBroken) {
    BlockIsBroken = true;
    error(Tokens.front().Column,
          "instruction after the terminator of its block");
  }
  Body.push_back(std::move(I));
}

void Parser::finishBlock() {
  if (!InBlock || BlockIsBroken)
    return;
  const std::vector<Instruction> &Body = block().Instructions;
  if (Body.empty() || !Body.back().isTerminator())
    error(0, "block '." + std::string(block().Name) +
                 "' has no terminator (ret, br or switch)");
}

void Parser::finishFunction() {
  finishBlock();
  InFunction = InBlock = false;
  if (function().Blocks.empty())
    error(0, "function " + quoted(function().Name) + " has no blocks");
}

void Parser::checkMain() {
  Line = 0;
  for (const Function &F : P.Functions) {
    if (F.Name != "main")
      continue;
    Line = F.Line;
    if (F.NumArgs != 0)
      error(0, "function 'main' must have 0 arguments");
    return;
  }
  error(0, "there is no function 'main'");
}

bool Parser::parseInstruction(Instruction &I) {
  bool HasResult = Tokens.size() > 1 && Tokens[1].Text == "=";
  const Token Target = Tokens.front();
  if (HasResult) {
    I.Result = parseRegister(Target.Text);
    if (I.Result.K == Value::Kind::None)
      return error(Target.Column, "expected a register before '=', got " +
                                      quoted(Target.Text));
    Next = 2;
  }
  const Token *Name = take("an instruction");
  if (!Name)
    return false;
  const Mnemonic *Known = findMnemonic(Name->Text);
  if (!Known)
    return error(Name->Column, "unknown instruction " + quoted(Name->Text));
  const Mnemonic &M = *Known;
  if (M.Result == ResultRule::Required && !HasResult)
    return error(Name->Column, quoted(Name->Text) + " needs a result register");
  if (M.Result == ResultRule::Forbidden && HasResult)
    return error(Target.Column, quoted(Name->Text) + " has no result");
  I.Op = M.Op;
  if (!parseOperands(I, M.Shape))
    return false;
  if (!atEnd())
    return error(Tokens[Next].Column, "unexpected " +
                                          quoted(Tokens[Next].Text) +
                                          " at the end of the line");
  return true;
}

bool Parser::parseOperands(Instruction &I, Form Shape) {
  static constexpr unsigned BitWidths[] = {1, 8, 16, 32, 64};
  static constexpr unsigned ByteSizes[] = {1, 2, 4, 8};
  auto Bits = [&] {
    return takeWidth(I, BitWidths, "a bit width (1, 8, 16, 32 or 64)");
  };
  auto Bytes = [&] {
    return takeWidth(I, ByteSizes, "an access size (1, 2, 4 or 8)");
  };
  switch (Shape) {
  case Form::Binary:
    return takeValue(I) && takeValue(I) && Bits();
  case Form::Compare:
    return takeCondition(I) && takeValue(I) && takeValue(I) && Bits();
  case Form::Select:
    return takeValue(I) && takeValue(I) && takeValue(I);
  case Form::Load:
    return Bytes() && takeValue(I) && takeConstant(I, "a constant offset");
  case Form::Store:
    return Bytes() && takeValue(I) && takeValue(I) &&
           takeConstant(I, "a constant offset");
  case Form::Unary:
    return takeValue(I);
  case Form::Assert:
    return takeValue(I) && takeValue(I);
  case Form::Reset:
    return takeArea(I);
  case Form::Ret:
    return parseRet(I);
  case Form::Br:
    return parseBr(I);
  case Form::Switch:
    return parseSwitch(I);
  case Form::Call:
    return parseCall(I);
  }
  return false;
}

bool Parser::parseRet(Instruction &I) { return atEnd() || takeValue(I); }

bool Parser::parseBr(Instruction &I) {
  if (!atEnd() && Tokens[Next].Text.front() == '.')
    return takeLabel(I);
  return takeValue(I) && takeLabel(I) && takeLabel(I);
}

bool Parser::parseSwitch(Instruction &I) {
  if (!takeValue(I))
    return false;
  std::unordered_set<uint64_t> Cases;
  while (Next + 1 < Tokens.size()) {
    uint32_t Column = Tokens[Next].Column;
    if (!takeConstant(I, "a case constant") || !takeLabel(I))
      return false;
    if (!Cases.insert(I.Operands.back().Payload).second)
      return error(Column, "case " + toString(I.Operands.back()) +
                               " appears twice in the switch");
  }
  return takeLabel(I);
}

bool Parser::parseCall(Instruction &I) {
  const Token *Name = take("a function name");
  if (!Name)
    return false;
  if (!isName(Name->Text))
    return error(Name->Column, "invalid function name " + quoted(Name->Text));
  I.Callee = Name->Text;
  while (!atEnd())
    if (!takeValue(I))
      return false;
  return true;
}

const Token *Parser::take(std::string_view Expected) {
  if (!atEnd())
    return &Tokens[Next++];
  const Token &Last = Tokens.back();
  error(Last.Column + uint32_t(Last.Text.size()),
        "expected " + std::string(Expected) + " at the end of the line");
  return nullptr;
}

bool Parser::takeValue(Instruction &I) {
  const Token *T = take("a register or constant");
  if (!T)
    return false;
  Value V = parseRegister(T->Text);
  if (V.K == Value::Kind::None) {
    std::optional<uint64_t> Constant = parseDecimal(T->Text);
    if (!Constant)
      return error(T->Column,
                   "expected a register or an unsigned decimal constant below "
                   "2^64, got " +
                       quoted(T->Text));
    V = {Value::Kind::Constant, *Constant};
  }
  I.Operands.push_back(V);
  return true;
}

bool Parser::takeConstant(Instruction &I, std::string_view Expected) {
  const Token *T = take(Expected);
  if (!T)
    return false;
  std::optional<uint64_t> Constant = parseDecimal(T->Text);
  if (!Constant)
    return error(T->Column, "expected " + std::string(Expected) +
                                " (an unsigned decimal below 2^64), got " +
                                quoted(T->Text));
  I.Operands.push_back({Value::Kind::Constant, *Constant});
  return true;
}

bool Parser::takeLabel(Instruction &I) {
  const Token *T = take("a label");
  if (!T)
    return false;
  if (T->Text.front() != '.' || !isName(T->Text.substr(1)))
    return error(T->Column, "expected a label, got " + quoted(T->Text));
  I.Labels.push_back(T->Text.substr(1));
  return true;
}

bool Parser::takeWidth(Instruction &I, std::span<const unsigned> Allowed,
                       std::string_view Expected) {
  const Token *T = take(Expected);
  if (!T)
    return false;
  for (unsigned Width : Allowed)
    if (T->Text == std::to_string(Width)) {
      I.Width = uint8_t(Width);
      return true;
    }
  return error(T->Column, "expected " + std::string(Expected) + ", got " +
                              quoted(T->Text));
}

bool Parser::takeCondition(Instruction &I) {
  const Token *T = take("a condition");
  if (!T)
    return false;
  std::optional<Condition> Known = parseCondition(T->Text);
  if (!Known)
    return error(T->Column, "unknown condition " + quoted(T->Text));
  I.Cond = *Known;
  return true;
}

bool Parser::takeArea(Instruction &I) {
  const Token *T = take("'stack' or 'heap'");
  if (!T)
    return false;
  if (T->Text != "stack" && T->Text != "heap")
    return error(T->Column,
                 "expected 'stack' or 'heap', got " + quoted(T->Text));
  I.ResetArea = T->Text == "stack" ? Area::Stack : Area::Heap;
  return true;
}

} // namespace

ParseResult course::parseProgram(std::string Text, std::string FileName) {
  return Parser(std::move(Text), std::move(FileName)).run();
}
