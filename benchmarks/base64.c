//===- base64.c -----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Encodes bytes in base 64 and in hexadecimal, and decodes both.

#include <course.h>
#include <stdint.h>

static const char Digits[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static unsigned encode(const uint8_t *from, unsigned n, char *to) {
  char *start = to;
  for (; n >= 3; n -= 3, from += 3) {
    uint32_t x = (uint32_t)from[0] << 16 | (uint32_t)from[1] << 8 | from[2];
    *to++ = Digits[x >> 18];
    *to++ = Digits[x >> 12 & 63];
    *to++ = Digits[x >> 6 & 63];
    *to++ = Digits[x & 63];
  }
  if (n) {
    uint32_t x =
        (uint32_t)from[0] << 16 | (n == 2 ? (uint32_t)from[1] << 8 : 0);
    *to++ = Digits[x >> 18];
    *to++ = Digits[x >> 12 & 63];
    *to++ = n == 2 ? Digits[x >> 6 & 63] : '=';
    *to++ = '=';
  }
  return (unsigned)(to - start);
}

static int valueOf(char c) {
  if (c >= 'A' && c <= 'Z')
    return c - 'A';
  if (c >= 'a' && c <= 'z')
    return c - 'a' + 26;
  if (c >= '0' && c <= '9')
    return c - '0' + 52;
  if (c == '+')
    return 62;
  return c == '/' ? 63 : -1;
}

static unsigned decode(const char *from, unsigned n, uint8_t *to) {
  unsigned length = 0;
  uint32_t bits = 0, held = 0;
  for (unsigned i = 0; i < n; ++i) {
    int v = valueOf(from[i]);
    if (v < 0)
      break;
    bits = bits << 6 | (uint32_t)v;
    held += 6;
    if (held >= 8) {
      held -= 8;
      to[length++] = (uint8_t)(bits >> held);
    }
  }
  return length;
}

int main(void) {
  unsigned n = (unsigned)read();
  uint8_t *bytes = malloc((n + 8) & ~7u), *decoded = malloc((n + 8) & ~7u);
  char *coded = malloc((n * 2 + 16) & ~7u);
  for (unsigned i = 0; i < n; ++i)
    bytes[i] = (uint8_t)(i * 73 + i / 7);
  unsigned length = encode(bytes, n, coded);
  uint32_t hash = 5381;
  for (unsigned i = 0; i < length; ++i)
    hash = hash * 33 + (uint8_t)coded[i];
  write(length);
  write(hash);
  unsigned back = decode(coded, length, decoded), wrong = back != n;
  for (unsigned i = 0; i < n; ++i)
    wrong += bytes[i] != decoded[i];
  write(wrong);
  return 0;
}
