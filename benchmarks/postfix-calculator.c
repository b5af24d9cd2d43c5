//===- postfix-calculator.c -----------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tokens of postfix expressions, with a stack that spills into the heap.

#include <course.h>

enum { ADD = 1000000, SUB, MUL, DIV, MOD, MAX, DUP, SWAP, END };

int64_t *stack;
int top = 0, capacity = 4;

void push(int64_t v) {
  if (top == capacity) {
    int64_t *bigger = malloc(capacity * 2 * sizeof(int64_t));
    for (int i = 0; i < top; i++)
      bigger[i] = stack[i];
    free(stack);
    stack = bigger;
    capacity *= 2;
  }
  stack[top++] = v;
}

int64_t pop(void) { return stack[--top]; }

int main(void) {
  stack = malloc(capacity * sizeof(int64_t));
  int64_t times = read();
  int64_t tokens[64];
  int n = 0;
  while ((tokens[n] = read()) != END)
    n++;
  int64_t sum = 0;
  for (int64_t t = 1; t <= times; t++) {
    push(t);
    for (int i = 0; i < n; i++) {
      int64_t token = tokens[i], a, b;
      if (token < ADD) {
        push(token);
        continue;
      }
      b = pop();
      switch (token) {
      case ADD:
        push(pop() + b);
        break;
      case SUB:
        push(pop() - b);
        break;
      case MUL:
        push(pop() * b % 10007);
        break;
      case DIV:
        a = pop();
        push(b ? a / b : 0);
        break;
      case MOD:
        a = pop();
        push(b ? a % b : 0);
        break;
      case MAX:
        a = pop();
        push(a > b ? a : b);
        break;
      case DUP:
        push(b);
        push(b);
        break;
      case SWAP:
        a = pop();
        push(b);
        push(a);
        break;
      }
    }
    sum += pop();
  }
  write(sum);
  write(capacity);
  return 0;
}
