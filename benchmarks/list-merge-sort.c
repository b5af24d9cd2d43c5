//===- list-merge-sort.c --------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sorts a linked list by merging runs, with nodes from the heap.

#include <course.h>

struct node {
  long value;
  struct node *next;
};

static struct node *merge(struct node *a, struct node *b) {
  struct node head, *tail = &head;
  while (a && b) {
    if (b->value < a->value) {
      tail->next = b;
      b = b->next;
    } else {
      tail->next = a;
      a = a->next;
    }
    tail = tail->next;
  }
  tail->next = a ? a : b;
  return head.next;
}

static struct node *sort(struct node *list) {
  if (!list || !list->next)
    return list;
  struct node *slow = list, *fast = list->next;
  while (fast && fast->next) {
    slow = slow->next;
    fast = fast->next->next;
  }
  struct node *second = slow->next;
  slow->next = 0;
  return merge(sort(list), sort(second));
}

int main(void) {
  long n = read();
  struct node *list = 0;
  for (long i = 0; i < n; i++) {
    struct node *p = malloc(sizeof *p);
    p->value = (long)read();
    p->next = list;
    list = p;
  }
  list = sort(list);
  while (list) {
    struct node *p = list;
    write(p->value);
    list = p->next;
    free(p);
  }
  return 0;
}
