//===- text-bank.c --------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Accounts with deposits and withdrawals, and a report of amounts in fixed
/// point.

// text

#include <stdio.h>
#include <stdlib.h>

struct account {
  int number;
  long cents;
  unsigned entries;
  struct account *next;
};

static struct account *find(struct account **list, int number) {
  while (*list && (*list)->number < number)
    list = &(*list)->next;
  if (!*list || (*list)->number != number) {
    struct account *a = calloc(1, sizeof *a);
    a->number = number;
    a->next = *list;
    *list = a;
  }
  return *list;
}

int main(void) {
  struct account *list = NULL;
  int number, kind, refused = 0;
  long amount;
  while (scanf("%d %d %ld", &number, &kind, &amount) == 3) {
    struct account *a = find(&list, number);
    if (kind == 0)
      a->cents += amount;
    else if (a->cents >= amount)
      a->cents -= amount;
    else {
      refused++;
      continue;
    }
    a->entries++;
  }
  long total = 0;
  for (struct account *a = list; a; a = a->next) {
    printf("%05d %8ld.%02ld %3u\n", a->number, a->cents / 100, a->cents % 100,
           a->entries);
    total += a->cents;
  }
  printf("total %8ld.%02ld, %d refused\n", total / 100, total % 100, refused);
  return 0;
}
