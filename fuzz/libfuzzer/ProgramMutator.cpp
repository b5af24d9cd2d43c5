//===- ProgramMutator.cpp - Changes programs word by word -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Most changes of bytes make a program that nobody reads further than to its
/// first error. Three of four changes here keep to lines and words instead:
/// another instruction, another operand, a new block; most of what they make is
/// a program again. The others are libFuzzer's own.
///
//===----------------------------------------------------------------------===//

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <random>
#include <string>
#include <string_view>
#include <vector>

extern "C" size_t LLVMFuzzerMutate(uint8_t *Data, size_t Size, size_t MaxSize);

namespace {

/// Instructions, with a letter for each kind of operand: Binary operation,
/// Condition, Function, Label, Number, Register, Size, Value, Width.
constexpr std::string_view Templates[] = {
    "R = B V V W",
    "R = B R V W",
    "R = B R R W",
    "R = icmp C V V W",
    "R = select V V V",
    "R = load S V N",
    "R = load S N N",
    "store S V V N",
    "store S V N N",
    "R = malloc V",
    "free V",
    "reset stack",
    "reset heap",
    "call F",
    "R = call F V",
    "R = call F V V",
    "R = call read",
    "call write V",
    "assert_eq V V",
    "assert_eq R R",
    "ret",
    "ret V",
    "br L",
    "br V L L",
    "switch V L",
    "switch V N L N L L",
    "; loc a.c:1 in f",
    "; incoming R R",
};

constexpr std::string_view BinaryOperations[] = {
    "udiv", "sdiv", "urem", "srem", "mul", "shl", "lshr",
    "ashr", "and",  "or",   "xor",  "add", "sub"};
constexpr std::string_view Conditions[] = {"eq",  "ne",  "ugt", "uge", "ult",
                                           "ule", "sgt", "sge", "slt", "sle"};
constexpr std::string_view Widths[] = {"1", "8", "16", "32", "64"};
constexpr std::string_view Sizes[] = {"1", "2", "4", "8"};
/// Where things change: widths, signs, areas of memory.
constexpr std::string_view Numbers[] = {"0",
                                        "1",
                                        "2",
                                        "3",
                                        "8",
                                        "16",
                                        "127",
                                        "128",
                                        "255",
                                        "256",
                                        "10232",
                                        "10239",
                                        "10240",
                                        "20480",
                                        "20488",
                                        "65535",
                                        "65536",
                                        "2147483648",
                                        "4294967295",
                                        "9223372036854775808",
                                        "18446744073709551608",
                                        "18446744073709551615"};

/// What is nearly an operand.
constexpr std::string_view NearMisses[] = {"r0",
                                           "r01",
                                           "r17",
                                           "arg0",
                                           "arg01",
                                           "arg17",
                                           "R1",
                                           "=",
                                           "sp0",
                                           "007",
                                           "+1",
                                           "-1",
                                           "0x1",
                                           "1e5",
                                           ".",
                                           "..",
                                           "18446744073709551616",
                                           "018446744073709551615"};

using Words = std::vector<std::string>;

class ProgramMutator {
public:
  ProgramMutator(std::string_view Text, unsigned Seed) : Random(Seed) {
    split(Text);
  }

  std::string run() {
    for (unsigned Changes = 1 + below(3); Changes != 0; --Changes)
      change();
    return join();
  }

private:
  size_t below(size_t N) { return Random() % std::max<size_t>(N, 1); }
  template <typename T> std::string pick(const T &From) {
    return std::string(From[below(std::size(From))]);
  }

  void split(std::string_view Text);
  std::string join() const;
  void change();
  void changeWord();
  void insertInstruction();
  void insertBlock();
  void insertFunction();

  Words instruction(std::string_view Template);
  std::string operand(char Kind);
  std::string value();
  /// A name from the program that stands behind \p Before, or \p Otherwise.
  std::string known(const std::vector<std::string> &Names,
                    const char *Otherwise) {
    return Names.empty() || below(16) == 0 ? Otherwise : pick(Names);
  }
  size_t line() { return below(Lines.size()); }

  std::minstd_rand Random;
  std::vector<Words> Lines;
  std::vector<std::string> Labels;
  std::vector<std::string> Functions;
};

void ProgramMutator::split(std::string_view Text) {
  while (!Text.empty()) {
    std::string_view Line = Text.substr(0, Text.find('\n'));
    Text.remove_prefix(std::min(Text.size(), Line.size() + 1));
    Words &Last = Lines.emplace_back();
    for (size_t At = 0;
         (At = Line.find_first_not_of(" \t", At)) < Line.size();) {
      size_t End = std::min(Line.find_first_of(" \t", At), Line.size());
      Last.emplace_back(Line.substr(At, End - At));
      At = End;
    }
    if (Last.size() == 1 && Last[0].front() == '.' && Last[0].back() == ':')
      Labels.push_back(Last[0].substr(0, Last[0].size() - 1));
    if (Last.size() == 3 && Last[0] == "start")
      Functions.push_back(Last[1]);
  }
}

std::string ProgramMutator::join() const {
  std::string Text;
  for (const Words &Line : Lines) {
    for (const std::string &Word : Line)
      Text += (&Word == &Line.front() ? "" : " ") + Word;
    Text += '\n';
  }
  return Text;
}

void ProgramMutator::change() {
  if (Lines.empty())
    return insertFunction();
  size_t At = line();
  switch (below(16)) {
  case 0:
    Lines.erase(Lines.begin() + At);
    return;
  case 1: {
    Words Copy = Lines[line()];
    Lines.insert(Lines.begin() + At, std::move(Copy));
    return;
  }
  case 2:
    std::swap(Lines[At], Lines[line()]);
    return;
  case 3:
    return insertFunction();
  case 4:
  case 5:
    return insertBlock();
  case 6:
    Lines[At] = instruction(pick(Templates));
    return;
  case 7:
  case 8:
  case 9:
  case 10:
    return insertInstruction();
  default:
    return changeWord();
  }
}

/// Another word of the kind that the old one looks like, or of any.
void ProgramMutator::changeWord() {
  Words &Line = Lines[line()];
  if (Line.empty())
    return;
  std::string &Word = Line[below(Line.size())];
  bool IsLast = &Word == &Line.back();
  char Kind = "BCFLNRSVW"[below(9)];
  if (below(8) != 0) {
    if (Word.front() == '.')
      Kind = 'L';
    else if (std::ranges::find(BinaryOperations, Word) !=
             std::end(BinaryOperations))
      Kind = 'B';
    else if (std::ranges::find(Conditions, Word) != std::end(Conditions))
      Kind = 'C';
    else if (std::ranges::find(Functions, Word) != Functions.end())
      Kind = 'F';
    else if (std::ranges::find(Widths, Word) != std::end(Widths) && IsLast)
      Kind = 'W';
    else
      Kind = &Word == &Line.front() ? 'R' : 'V';
  }
  Word = operand(Kind);
}

void ProgramMutator::insertInstruction() {
  Words New = instruction(pick(Templates));
  Lines.insert(Lines.begin() + line(), std::move(New));
}

/// Splits a block in two.
void ProgramMutator::insertBlock() {
  std::string Label = ".n" + std::to_string(below(100));
  Words End = instruction(below(2) == 0 ? "br V L L" : "switch V N L L");
  End.back() = Label;
  auto At = Lines.begin() + line();
  At = Lines.insert(At, {Label + ":"});
  Lines.insert(At, std::move(End));
}

void ProgramMutator::insertFunction() {
  std::string Name = below(4) == 0 ? "main" : "f" + std::to_string(below(10));
  std::string NumArgs = Name == "main" ? "0" : std::to_string(below(4));
  Lines.push_back({"start", Name, NumArgs + ":"});
  Lines.push_back({".entry:"});
  Lines.push_back(instruction("ret V"));
  Lines.push_back({"end", Name});
}

Words ProgramMutator::instruction(std::string_view Template) {
  Words Result;
  std::string Word;
  for (char C : std::string(Template) + ' ') {
    if (C != ' ') {
      Word += C;
      continue;
    }
    bool IsOperand = Word.size() == 1 && Word[0] >= 'A' && Word[0] <= 'Z';
    Result.push_back(IsOperand ? operand(Word[0]) : Word);
    Word.clear();
  }
  return Result;
}

std::string ProgramMutator::operand(char Kind) {
  switch (Kind) {
  case 'B':
    return pick(BinaryOperations);
  case 'C':
    return pick(Conditions);
  case 'F':
    return known(Functions, "f");
  case 'L':
    return known(Labels, ".entry");
  case 'N':
    return below(4) == 0 ? std::to_string(below(300)) : pick(Numbers);
  case 'R':
    // Few registers, so that most are written before they are read.
    return below(12) == 0 ? "sp" : "r" + std::to_string(1 + below(5));
  case 'S':
    return pick(Sizes);
  case 'W':
    return pick(Widths);
  default:
    return value();
  }
}

std::string ProgramMutator::value() {
  if (below(64) == 0)
    return pick(NearMisses);
  switch (below(8)) {
  case 0:
    return "arg" + std::to_string(1 + below(3));
  case 1:
  case 2:
  case 3:
    return operand('N');
  default:
    return operand('R');
  }
}

} // namespace

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *Data, size_t Size,
                                          size_t MaxSize, unsigned Seed) {
  if (Seed % 4 == 0)
    return LLVMFuzzerMutate(Data, Size, MaxSize);
  std::string Text(reinterpret_cast<char *>(Data), Size);
  // The machine's input stays as it is.
  std::string Input;
  if (size_t Zero = Text.find('\0'); Zero != std::string::npos) {
    Input = Text.substr(Zero);
    Text.resize(Zero);
  }
  std::string Changed = ProgramMutator(Text, Seed).run() + Input;
  size_t NewSize = std::min(Changed.size(), MaxSize);
  std::memcpy(Data, Changed.data(), NewSize);
  return NewSize;
}
