//===- text-board.c ----------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Moves stones on a board as commands say, and shows the board.

// text

#include <stdio.h>
#include <string.h>

enum { SIDE = 8 };

static char board[SIDE][SIDE];

static void show(void) {
  printf("  a b c d e f g h\n");
  for (int row = SIDE; row > 0; --row) {
    printf("%d ", row);
    for (int column = 0; column < SIDE; ++column)
      printf("%c ", board[row - 1][column]);
    printf("%d\n", row);
  }
}

static char *field(char column, int row) {
  if (column < 'a' || column > 'h' || row < 1 || row > SIDE)
    return NULL;
  return &board[row - 1][column - 'a'];
}

int main(void) {
  memset(board, '.', sizeof board);
  char command[8];
  int moves = 0, errors = 0;
  while (scanf("%7s", command) == 1) {
    char from, to;
    int row, target;
    if (strcmp(command, "set") == 0 && scanf(" %c%d", &from, &row) == 2) {
      char *place = field(from, row);
      if (place)
        *place = 'o';
      else
        fprintf(stdout, "no field %c%d\n", from, row), ++errors;
    } else if (strcmp(command, "move") == 0 &&
               scanf(" %c%d-%c%d", &from, &row, &to, &target) == 4) {
      char *place = field(from, row), *goal = field(to, target);
      if (place && goal && *place == 'o' && *goal == '.') {
        *place = '.';
        *goal = 'o';
        printf("%3d. %c%d-%c%d\n", ++moves, from, row, to, target);
      } else {
        printf("cannot move\n"), ++errors;
      }
    } else if (strcmp(command, "show") == 0) {
      show();
    } else {
      printf("what is '%s'?\n", command), ++errors;
    }
  }
  printf("%d moves, %d errors\n", moves, errors);
}
