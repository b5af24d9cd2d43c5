//===- coins.c ------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Dynamic programming over one row: ways to pay an amount, fewest coins,
/// partitions of a number, Catalan numbers, rows of Pascal's triangle.

#include <course.h>
#include <stdint.h>

enum { MaxAmount = 400 };

static const uint16_t Coins[] = {1, 2, 5, 10, 20, 50, 100, 200};

static uint64_t ways(uint64_t amount, uint64_t *row) {
  for (uint64_t i = 0; i <= amount; ++i)
    row[i] = i == 0;
  for (unsigned c = 0; c < sizeof Coins / sizeof *Coins; ++c)
    for (uint64_t i = Coins[c]; i <= amount; ++i)
      row[i] += row[i - Coins[c]];
  return row[amount];
}

static uint64_t fewest(uint64_t amount, uint64_t *row) {
  row[0] = 0;
  for (uint64_t i = 1; i <= amount; ++i) {
    row[i] = UINT64_MAX;
    for (unsigned c = 0; c < sizeof Coins / sizeof *Coins; ++c)
      if (Coins[c] <= i && row[i - Coins[c]] < row[i])
        row[i] = row[i - Coins[c]] + 1;
  }
  return row[amount];
}

static uint64_t partitions(uint64_t n, uint64_t *row) {
  for (uint64_t i = 0; i <= n; ++i)
    row[i] = i == 0;
  for (uint64_t part = 1; part <= n; ++part)
    for (uint64_t i = part; i <= n; ++i)
      row[i] += row[i - part];
  return row[n];
}

static uint64_t catalan(uint64_t n, uint64_t *row) {
  row[0] = 1;
  for (uint64_t i = 1; i <= n; ++i) {
    row[i] = 0;
    for (uint64_t j = 0; j < i; ++j)
      row[i] += row[j] * row[i - 1 - j];
  }
  return row[n];
}

static uint64_t pascal(uint64_t n, uint64_t *row) {
  uint64_t odd = 0;
  for (uint64_t i = 0; i <= n; ++i) {
    row[i] = 1;
    for (uint64_t j = i; j-- > 1;)
      row[j] += row[j - 1];
    for (uint64_t j = 0; j <= i; ++j)
      odd += row[j] & 1;
  }
  return odd;
}

int main(void) {
  uint64_t *row = malloc((MaxAmount + 1) * 8);
  for (uint64_t amount; (amount = read());) {
    write(ways(amount, row));
    write(fewest(amount, row));
    write(partitions(amount, row));
    write(catalan(amount / 4, row));
    write(pascal(amount / 4, row));
  }
  free(row);
  return 0;
}
