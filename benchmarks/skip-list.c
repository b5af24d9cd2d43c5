//===- skip-list.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A sorted list with express lanes: insertions, searches, deletions.

#include <course.h>

#define LEVELS 6

struct node {
  int key, levels;
  struct node *next[LEVELS];
};

int main(void) {
  int n = read(), range = read();
  struct node *head = malloc(sizeof *head);
  unsigned long s = 1;
  int inserted = 0, removed = 0, found = 0;
  for (int i = 0; i < n; i++) {
    s = s * 2862933555777941757 + 3037000493;
    int key = (s >> 33) % range;
    struct node *update[LEVELS], *p = head;
    for (int l = LEVELS - 1; l >= 0; l--) {
      while (p->next[l] && p->next[l]->key < key)
        p = p->next[l];
      update[l] = p;
    }
    p = p->next[0];
    int exists = p && p->key == key;
    switch ((s >> 50) % 4) {
    case 0:
      if (exists) {
        for (int l = 0; l < p->levels; l++)
          update[l]->next[l] = p->next[l];
        free(p);
        removed++;
      }
      break;
    case 1:
    case 2:
      if (!exists) {
        p = malloc(sizeof *p);
        p->key = key;
        p->levels = 1;
        for (unsigned long bits = s >> 40; bits & 1 && p->levels < LEVELS;
             bits >>= 1)
          p->levels++;
        for (int l = 0; l < p->levels; l++) {
          p->next[l] = update[l]->next[l];
          update[l]->next[l] = p;
        }
        inserted++;
      }
      break;
    default:
      found += exists;
    }
  }
  long sum = 0;
  for (struct node *p = head->next[0]; p; p = p->next[0])
    sum = (sum * 7 + p->key) % 1000003;
  write(inserted);
  write(removed);
  write(found);
  write(sum);
  return 0;
}
