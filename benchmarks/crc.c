//===- crc.c --------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// CRC-32, CRC-16 and CRC-8 bit by bit, CRC-32 again from a table built first,
/// and the Adler and Fletcher sums of the same bytes.

#include <course.h>
#include <stdint.h>

static uint32_t Table[256];

static void buildTable(void) {
  for (uint32_t i = 0; i < 256; ++i) {
    uint32_t c = i;
    for (int bit = 0; bit < 8; ++bit)
      c = c & 1 ? c >> 1 ^ 0xedb88320 : c >> 1;
    Table[i] = c;
  }
}

static uint32_t crc32(uint32_t c, uint8_t byte) {
  c ^= byte;
  for (int bit = 0; bit < 8; ++bit)
    c = c >> 1 ^ (0xedb88320 & -(c & 1));
  return c;
}

static uint16_t crc16(uint16_t c, uint8_t byte) {
  c ^= (uint16_t)(byte << 8);
  for (int bit = 0; bit < 8; ++bit)
    c = (uint16_t)(c & 0x8000 ? c << 1 ^ 0x1021 : c << 1);
  return c;
}

static uint8_t crc8(uint8_t c, uint8_t byte) {
  c ^= byte;
  for (int bit = 0; bit < 8; ++bit)
    c = (uint8_t)((c << 1) ^ (c >> 7) * 7);
  return c;
}

int main(void) {
  uint64_t count = read();
  uint32_t byBits = ~0u, byTable = ~0u, a = 1, b = 0, seed = (uint32_t)read();
  uint16_t sixteen = 0xffff, sum1 = 0, sum2 = 0;
  uint8_t eight = 0;
  buildTable();
  while (count--) {
    seed = seed * 214013 + 2531011;
    uint8_t byte = (uint8_t)(seed >> 16);
    byBits = crc32(byBits, byte);
    byTable = Table[(byTable ^ byte) & 0xff] ^ byTable >> 8;
    sixteen = crc16(sixteen, byte);
    eight = crc8(eight, byte);
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
    sum1 = (sum1 + byte) % 255;
    sum2 = (sum2 + sum1) % 255;
  }
  write(~byBits);
  write(~byTable);
  write(sixteen);
  write(eight);
  write(b << 16 | a);
  write((uint16_t)(sum2 << 8 | sum1));
  return 0;
}
