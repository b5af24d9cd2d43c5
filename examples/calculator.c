//===- calculator.c -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A stack calculator for expressions in postfix order: 0 n pushes n, 1 to 6
/// are + - * / % and power, 7 duplicates, 8 swaps, 9 writes, 10 ends.

#include <course.h>
#include <stdint.h>

typedef struct {
  uint64_t slots[32];
  unsigned depth;
} Stack;

static void push(Stack *stack, uint64_t value) {
  stack->slots[stack->depth++] = value;
}

static uint64_t pop(Stack *stack) { return stack->slots[--stack->depth]; }

static uint64_t power(uint64_t base, uint64_t exponent) {
  uint64_t result = 1;
  for (; exponent; exponent /= 2, base *= base)
    if (exponent % 2)
      result *= base;
  return result;
}

static uint64_t apply(uint64_t operation, uint64_t a, uint64_t b) {
  switch (operation) {
  case 1:
    return a + b;
  case 2:
    return a - b;
  case 3:
    return a * b;
  case 4:
    return b ? a / b : 0;
  case 5:
    return b ? a % b : 0;
  default:
    return power(a, b);
  }
}

int main(void) {
  Stack stack = {.depth = 0};
  for (;;) {
    uint64_t operation = read();
    switch (operation) {
    case 0:
      push(&stack, read());
      break;
    case 7: {
      uint64_t top = pop(&stack);
      push(&stack, top);
      push(&stack, top);
      break;
    }
    case 8: {
      uint64_t top = pop(&stack), next = pop(&stack);
      push(&stack, top);
      push(&stack, next);
      break;
    }
    case 9:
      write(pop(&stack));
      break;
    case 10:
      return (int)stack.depth;
    default: {
      uint64_t b = pop(&stack), a = pop(&stack);
      push(&stack, apply(operation, a, b));
      break;
    }
    }
  }
}
