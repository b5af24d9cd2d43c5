//===- list.c -------------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A singly linked list on the heap: push, append, reverse, remove, merge sort.
/// Positive input numbers are pushed, negative ones remove all their like.

#include <course.h>
#include <stddef.h>
#include <stdint.h>

struct Node {
  int64_t value;
  struct Node *next;
};

static struct Node *push(struct Node *list, int64_t value) {
  struct Node *node = malloc(sizeof *node);
  node->value = value;
  node->next = list;
  return node;
}

static struct Node *reverse(struct Node *list) {
  struct Node *done = NULL;
  while (list) {
    struct Node *next = list->next;
    list->next = done;
    done = list;
    list = next;
  }
  return done;
}

static unsigned removeAll(struct Node **list, int64_t value) {
  unsigned removed = 0;
  while (*list) {
    struct Node *node = *list;
    if (node->value != value) {
      list = &node->next;
      continue;
    }
    *list = node->next;
    free(node);
    ++removed;
  }
  return removed;
}

static struct Node *merge(struct Node *a, struct Node *b) {
  struct Node head = {0, NULL}, *last = &head;
  while (a && b) {
    struct Node **less = a->value <= b->value ? &a : &b;
    last = last->next = *less;
    *less = (*less)->next;
  }
  last->next = a ? a : b;
  return head.next;
}

static struct Node *sort(struct Node *list) {
  if (!list || !list->next)
    return list;
  struct Node *slow = list;
  for (struct Node *fast = list->next; fast && fast->next;
       fast = fast->next->next)
    slow = slow->next;
  struct Node *half = slow->next;
  slow->next = NULL;
  return merge(sort(list), sort(half));
}

static void print(const struct Node *list) {
  for (; list; list = list->next)
    write(list->value);
}

int main(void) {
  struct Node *list = NULL;
  for (int64_t v; (v = (int64_t)read());) {
    if (v > 0)
      list = push(list, v);
    else
      write(removeAll(&list, -v));
  }
  print(list);
  list = reverse(list);
  print(list);
  list = sort(list);
  print(list);
  while (list) {
    struct Node *next = list->next;
    free(list);
    list = next;
  }
  return 0;
}
