//===-- FormatPieces.h - What a format consists of --------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pieces of the formats of printf and scanf: conversions and characters
/// (C23, 7.23.6.1 and 7.23.6.2).
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_FORMATPIECES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_FORMATPIECES_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {

/// A conversion such as %-5ld, or a character of a format.
struct Conversion {
  StringRef Text;                // from the percent sign on
  unsigned Flags = 0;            // of - + space # 0, in bits 8 to 12
  bool HasStarWidth = false;     // the width is an argument
  bool HasStarPrecision = false; // so is the precision
  int Width = 0;
  int Precision = -1;
  unsigned NumBits = 32; // of an integer
  char Letter = 0;       // 0 for a character that is printed as it is

  /// \returns how many arguments say what width and precision are.
  unsigned getNumStars() const { return HasStarWidth + HasStarPrecision; }
  /// \returns whether a value belongs to it.
  bool isConversion() const { return Letter != 0 && Letter != '%'; }
  /// \returns whether it has neither flags nor width nor precision.
  bool isPlain() const {
    return Flags == 0 && Width == 0 && Precision < 0 && getNumStars() == 0;
  }
};

/// Takes a format of printf apart. \returns false if it has an error, or asks for
/// the count (%n).
bool parsePrintFormat(StringRef Format, SmallVectorImpl<Conversion> &Pieces);

/// The same for scanf, with the width of each conversion. White space is one
/// piece. \returns false for sets (%[) and stars, too.
bool parseScanFormat(StringRef Format, SmallVectorImpl<Conversion> &Pieces);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_FORMATPIECES_H
