//===- anagrams.c ---------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Groups words by their sorted letters, and counts the groups.

#include <course.h>

struct word {
  char letters[8];
  char sorted[8];
};

static int before(const char *a, const char *b) {
  int i;
  for (i = 0; i < 7 && a[i] == b[i]; i++)
    ;
  return a[i] < b[i];
}

int main(void) {
  int n = read();
  struct word *w = malloc(n * sizeof(struct word));
  unsigned long s = 11;
  int i, j, k;
  for (i = 0; i < n; i++) {
    int len = 3 + i % 4;
    for (j = 0; j < len; j++) {
      s = s * 6364136223846793005 + 1442695040888963407;
      w[i].letters[j] = w[i].sorted[j] = "aeinrst"[(s >> 40) % 7];
    }
    // Bubble the letters into order.
    for (j = 0; j < len; j++)
      for (k = 0; k + 1 < len - j; k++)
        if (w[i].sorted[k] > w[i].sorted[k + 1]) {
          char t = w[i].sorted[k];
          w[i].sorted[k] = w[i].sorted[k + 1];
          w[i].sorted[k + 1] = t;
        }
  }
  int *order = malloc(n * 8);
  for (i = 0; i < n; i++) {
    for (j = i; j > 0 && before(w[i].sorted, w[order[j - 1]].sorted); j--)
      order[j] = order[j - 1];
    order[j] = i;
  }
  int groups = n > 0, run = 1, longest = 1;
  for (i = 1; i < n; i++) {
    if (before(w[order[i - 1]].sorted, w[order[i]].sorted)) {
      groups++;
      run = 0;
    }
    if (++run > longest)
      longest = run;
  }
  write(groups);
  write(longest);
  return 0;
}
