//===- InputOutput.cpp - What read and write do ---------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Numbers in from a stream and numbers out to one.
///
//===----------------------------------------------------------------------===//

#include "InputOutput.h"
#include "course-machine/Program.h"

#include <charconv>
#include <istream>
#include <ostream>

using namespace course;

void NumberWriter::write(uint64_t Number) {
  if (Err && Number < 256) {
    Buffer.push_back(char(Number));
    if (Buffer.size() >= FlushSize)
      flush();
    return;
  }
  if (Err && Number < 512) {
    flush();
    Err->put(char(Number - 256));
    return;
  }
  char Digits[24];
  char *End = std::to_chars(Digits, Digits + sizeof(Digits), Number).ptr;
  *End++ = '\n';
  Buffer.append(Digits, End);
  if (Buffer.size() >= FlushSize)
    flush();
}

void NumberWriter::flush() {
  if (Buffer.empty())
    return;
  Out.write(Buffer.data(), std::streamsize(Buffer.size()));
  Out.flush();
  Buffer.clear();
}

int NumberReader::nextByte() {
  std::streambuf &Bytes = *In.rdbuf();
  if (Bytes.in_avail() <= 0)
    Out.flush();
  try {
    return Bytes.sbumpc();
  } catch (const std::ios_base::failure &) {
    // libstdc++ throws where the host's read fails, as that of a directory.
    HasFailed = true;
    return std::char_traits<char>::eof();
  }
}

std::optional<uint64_t> NumberReader::fail() {
  Error = "read: the input cannot be read";
  return std::nullopt;
}

std::optional<uint64_t> NumberReader::read() {
  if (!IsText)
    return readNumber();
  int C = nextByte();
  if (HasFailed)
    return fail();
  return C == std::char_traits<char>::eof() ? ~uint64_t(0) : uint64_t(C);
}

std::optional<uint64_t> NumberReader::readNumber() {
  constexpr int EndOfInput = std::char_traits<char>::eof();
  // The blanks of C's isspace, whatever the locale.
  auto IsBlank = [](int C) { return C == ' ' || (C >= '\t' && C <= '\r'); };
  int C = nextByte();
  while (IsBlank(C))
    C = nextByte();
  if (HasFailed)
    return fail();
  if (C == EndOfInput) {
    Error = "read: the input has no more numbers";
    return std::nullopt;
  }
  Token.clear();
  for (; C != EndOfInput && !IsBlank(C); C = nextByte())
    Token += char(C);

  bool IsNegative = Token.front() == '-';
  std::string_view Digits = std::string_view(Token).substr(IsNegative);
  std::optional<uint64_t> Number = parseDecimal(Digits);
  if (!Number) {
    constexpr size_t MaxShown = 40;
    bool IsNumber = !Digits.empty() && Digits.find_first_not_of("0123456789") ==
                                           std::string_view::npos;
    std::string Shown = Token.substr(0, MaxShown);
    for (char &Byte : Shown)
      if (Byte < ' ' || Byte > '~')
        Byte = '?';
    if (Token.size() > MaxShown)
      Shown += "...";
    Error = "read: '" + Shown + "' in the input is " +
            (IsNumber ? "out of range" : "not a decimal number");
    return std::nullopt;
  }
  return IsNegative ? 0 - *Number : *Number;
}
