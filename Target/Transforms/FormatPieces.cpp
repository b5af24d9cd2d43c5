//===-- FormatPieces.cpp - What a format consists of ----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/FormatPieces.h"
#include "llvm/ADT/StringExtras.h"
#include <optional>

using namespace llvm;

// Without a number, it is 0.
static bool parseNumber(StringRef &Format, int &Number, bool &IsStar) {
  Number = 0;
  IsStar = Format.consume_front("*");
  if (IsStar)
    return true;
  const StringRef Digits = Format.take_while(isDigit);
  Format = Format.drop_front(Digits.size());
  return Digits.empty() || !Digits.getAsInteger(10, Number);
}

static unsigned parseLength(StringRef &Format) {
  if (Format.consume_front("hh"))
    return 8;
  if (Format.consume_front("h"))
    return 16;
  for (StringRef Length : {"ll", "l", "j", "z", "t", "q", "L"})
    if (Format.consume_front(Length))
      return 64;
  return 32;
}

/// Takes a conversion from the front of \p Format.
static std::optional<Conversion> parseConversion(StringRef &Format) {
  Conversion C;
  const StringRef Start = Format;
  Format = Format.drop_front();
  for (; !Format.empty(); Format = Format.drop_front()) {
    const size_t Flag = StringRef("-+ #0").find(Format.front());
    if (Flag == StringRef::npos)
      break;
    C.Flags |= 1u << (8 + Flag);
  }
  if (!parseNumber(Format, C.Width, C.HasStarWidth))
    return std::nullopt;
  if (Format.consume_front(".") &&
      !parseNumber(Format, C.Precision, C.HasStarPrecision))
    return std::nullopt;
  C.NumBits = parseLength(Format);
  if (Format.empty() || !StringRef("diuoxXpcsaAeEfFgG%").contains(Format[0]))
    return std::nullopt;
  C.Letter = Format[0] == 'i' ? 'd' : Format[0];
  Format = Format.drop_front();
  C.Text = Start.drop_back(Format.size());
  return C;
}

bool llvm::parsePrintFormat(StringRef Format,
                            SmallVectorImpl<Conversion> &Pieces) {
  while (!Format.empty()) {
    if (Format.front() != '%') {
      Conversion Character;
      Character.Text = Format.take_front();
      Pieces.push_back(Character);
      Format = Format.drop_front();
      continue;
    }
    std::optional<Conversion> C = parseConversion(Format);
    if (!C)
      return false;
    Pieces.push_back(*C);
  }
  return true;
}

bool llvm::parseScanFormat(StringRef Format,
                           SmallVectorImpl<Conversion> &Pieces) {
  while (!Format.empty()) {
    const StringRef Spaces = Format.take_while(isSpace);
    if (!Spaces.empty()) {
      Pieces.emplace_back().Text = Spaces.take_front();
      Format = Format.drop_front(Spaces.size());
    } else if (Format.front() != '%') {
      Pieces.emplace_back().Text = Format.take_front();
      Format = Format.drop_front();
    } else {
      // Flags, stars and precisions are none of scanf's.
      std::optional<Conversion> C = parseConversion(Format);
      if (!C || C->Flags != 0 || C->getNumStars() != 0 || C->Precision >= 0 ||
          (C->Letter == '%' && C->Text != "%%"))
        return false;
      Pieces.push_back(*C);
    }
  }
  return true;
}
