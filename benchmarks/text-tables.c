//===- text-tables.c ------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tables of powers, squares and temperatures with printf.

// text

#include <stdio.h>

int main(void) {
  int rows, columns;
  if (scanf("%d %d", &rows, &columns) != 2)
    return 1;
  printf("%4s |", "");
  for (int j = 1; j <= columns; j++)
    printf("%6d", j);
  printf("\n-----+");
  for (int j = 1; j <= columns; j++)
    printf("------");
  putchar('\n');
  for (int i = 1; i <= rows; i++) {
    printf("%4d |", i);
    for (int j = 1; j <= columns; j++)
      printf("%6d", i * j);
    printf("\n");
  }
  for (int i = 0; i < rows; i++)
    printf("%-5d%5u %08x %+d %c|\n", i * 10, i * 18 + 32, i * i * 4660 * 7,
           5 - i, 'a' + i % 26);
  return 0;
}
