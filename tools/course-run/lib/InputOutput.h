//===- InputOutput.h - What read and write do ------------------*- C++ -*--===//
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

#ifndef COURSE_MACHINE_LIB_INPUTOUTPUT_H
#define COURSE_MACHINE_LIB_INPUTOUTPUT_H

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>

namespace course {

/// Collects the lines that `write` prints and hands them on in large pieces.
class NumberWriter {
public:
  /// With \p Err, numbers are text: below 256 a byte of \p Out, below 512 a
  /// byte of \p Err, and others lines as without it.
  NumberWriter(std::ostream &Out, std::ostream *Err) : Out(Out), Err(Err) {
    Buffer.reserve(FlushSize + 32);
  }
  ~NumberWriter() { flush(); }

  void write(uint64_t Number);
  void flush();

private:
  static constexpr size_t FlushSize = 1 << 16;
  std::ostream &Out;
  std::ostream *Err;
  std::string Buffer;
};

/// Takes the tokens that `read` asks for.
class NumberReader {
public:
  /// \p Out is flushed before the input is waited for, so that a user at a
  /// terminal sees what there is to see.
  /// With \p IsText, each byte is a number, and the end of the input is 2^64
  /// - 1.
  NumberReader(std::istream &In, NumberWriter &Out, bool IsText)
      : In(In), Out(Out), IsText(IsText) {}

  /// The next number; or nothing, and error() says why.
  std::optional<uint64_t> read();
  const std::string &error() const { return Error; }

private:
  int nextByte();
  std::optional<uint64_t> fail();
  std::optional<uint64_t> readNumber();

  std::istream &In;
  NumberWriter &Out;
  bool IsText;
  std::string Token;
  std::string Error;
  bool HasFailed = false;
};

} // namespace course

#endif // COURSE_MACHINE_LIB_INPUTOUTPUT_H
