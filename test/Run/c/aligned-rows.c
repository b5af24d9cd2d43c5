// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Loops over rows that begin and end anywhere in a word, forward and back.

#include <course.h>
#include <stdint.h>

#define ROWS(Type)                                                             \
  static uint64_t forward##Type(const Type *row, long from, long to) {         \
    uint64_t sum = 0;                                                          \
    for (long i = from; i < to; i++)                                           \
      sum = sum * 31 + (uint64_t)row[i];                                       \
    return sum;                                                                \
  }                                                                            \
  static uint64_t back##Type(const Type *row, long from, long to) {            \
    uint64_t sum = 0;                                                          \
    for (long i = to - 1; i >= from; i--)                                      \
      sum = sum * 31 + (uint64_t)row[i];                                       \
    return sum;                                                                \
  }                                                                            \
  /* What an iteration stores, the ones before have loaded. */                 \
  static void shift##Type(Type *row, long from, long to) {                     \
    for (long i = from; i < to; i++)                                           \
      row[i - 1] = (Type)(row[i] + row[i + 1]);                                \
  }                                                                            \
  /* What an iteration stores, the next one loads. */                          \
  static void sums##Type(Type *row, long from, long to) {                      \
    for (long i = from; i < to; i++)                                           \
      row[i] = (Type)(row[i] + row[i - 1]);                                    \
  }                                                                            \
  static long find##Type(const Type *row, long from, long to, Type wanted) {   \
    for (long i = from; i < to; i++)                                           \
      if (row[i] == wanted)                                                    \
        return i;                                                              \
    return -1;                                                                 \
  }                                                                            \
  static Type rows##Type[80];                                                  \
  static void test##Type(long from, long length) {                             \
    for (int i = 0; i < 80; i++)                                               \
      rows##Type[i] = (Type)(i * 77 + 130);                                    \
    write(forward##Type(rows##Type, from, from + length));                     \
    write(back##Type(rows##Type, from, from + length));                        \
    write((uint64_t)find##Type(rows##Type, from, from + length,                \
                               rows##Type[from + length - 1]));                \
    shift##Type(rows##Type, from, from + length);                              \
    sums##Type(rows##Type, from, from + length);                               \
    write(forward##Type(rows##Type, 0, 80));                                   \
  }

ROWS(uint8_t)
ROWS(int8_t)
ROWS(uint16_t)
ROWS(int16_t)
ROWS(uint32_t)
ROWS(int32_t)

int main(void) {
  for (long from = 1; from < 10; from++)
    for (long length = 15; length < 45; length += 1 + length % 4) {
      testuint8_t(from, length);
      testint8_t(from, length);
      testuint16_t(from, length);
      testint16_t(from, length);
      testuint32_t(from, length);
      testint32_t(from, length);
    }
  return 0;
}
