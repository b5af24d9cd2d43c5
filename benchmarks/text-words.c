//===- text-words.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts lines, words and letters of its input, and prints the commonest
/// words.

// text

#include <stdio.h>
#include <string.h>

#define MAX 120

static char words[MAX][12];
static int counts[MAX];
static int used;

static void count(const char *word) {
  for (int i = 0; i < used; i++)
    if (strcmp(words[i], word) == 0) {
      counts[i]++;
      return;
    }
  if (used < MAX) {
    strcpy(words[used], word);
    counts[used++] = 1;
  }
}

int main(void) {
  int c, lines = 0, letters = 0, total = 0, length = 0;
  char word[12];
  while ((c = getchar()) != EOF) {
    if (c == '\n')
      lines++;
    if (c >= 'A' && c <= 'Z')
      c += 'a' - 'A';
    if (c >= 'a' && c <= 'z') {
      letters++;
      if (length < 11)
        word[length++] = c;
    } else if (length) {
      word[length] = '\0';
      count(word);
      total++;
      length = 0;
    }
  }
  printf("%d lines, %d words, %d letters\n", lines, total, letters);
  for (int k = 0; k < 5 && k < used; k++) {
    int best = 0;
    for (int i = 1; i < used; i++)
      if (counts[i] > counts[best])
        best = i;
    printf("%3d %s\n", counts[best], words[best]);
    counts[best] = -counts[best];
  }
  return 0;
}
