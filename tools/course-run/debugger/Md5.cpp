//===- Md5.cpp - A checksum -----------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// MD5 of a text that is in memory.
///
//===----------------------------------------------------------------------===//

#include "Md5.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

using namespace course;

using State = std::array<uint32_t, 4>;

static void addBlock(State &Sum, const char *Block) {
  static constexpr int Rotations[4][4] = {
      {7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
  auto [A, B, C, D] = Sum;
  for (unsigned Step = 0; Step != 64; ++Step) {
    uint32_t Mixed;
    unsigned Word;
    switch (Step / 16) {
    case 0:
      Mixed = (B & C) | (~B & D);
      Word = Step;
      break;
    case 1:
      Mixed = (D & B) | (~D & C);
      Word = (5 * Step + 1) % 16;
      break;
    case 2:
      Mixed = B ^ C ^ D;
      Word = (3 * Step + 5) % 16;
      break;
    default:
      Mixed = C ^ (B | ~D);
      Word = 7 * Step % 16;
      break;
    }
    uint32_t Data = 0;
    for (unsigned Byte = 0; Byte != 4; ++Byte)
      Data |= uint32_t(uint8_t(Block[4 * Word + Byte])) << 8 * Byte;
    auto Constant = uint32_t(std::abs(std::sin(double(Step + 1))) * 0x1p32);
    uint32_t Rotated =
        std::rotl(A + Mixed + Constant + Data, Rotations[Step / 16][Step % 4]);
    A = D;
    D = C;
    C = B;
    B += Rotated;
  }
  Sum[0] += A;
  Sum[1] += B;
  Sum[2] += C;
  Sum[3] += D;
}

std::string course::md5(std::string_view Text) {
  constexpr size_t BlockSize = 64;
  State Sum = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
  size_t Whole = Text.size() / BlockSize * BlockSize;
  for (size_t At = 0; At != Whole; At += BlockSize)
    addBlock(Sum, Text.data() + At);
  std::string Rest(Text.substr(Whole));
  Rest += char(0x80);
  while (Rest.size() % BlockSize != BlockSize - 8)
    Rest += '\0';
  for (unsigned Byte = 0; Byte != 8; ++Byte)
    Rest += char(uint64_t(Text.size()) * 8 >> 8 * Byte);
  for (size_t At = 0; At != Rest.size(); At += BlockSize)
    addBlock(Sum, Rest.data() + At);
  std::string Digits;
  for (uint32_t Part : Sum)
    for (unsigned Shift : {4, 0, 12, 8, 20, 16, 28, 24})
      Digits += "0123456789abcdef"[Part >> Shift & 15];
  return Digits;
}
