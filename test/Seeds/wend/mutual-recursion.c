// RUN: clang --target=course -O0 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s
// RUN: clang --target=course -O2 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s

// T004-WEND: two functions that call each other, as deep as the number is
// large.
// CHECK:odd(-255) = true

#include <stdbool.h>
#include <stdio.h>

static bool isOdd(int N);

static bool isEven(int N) { return N == 0 || isOdd(N < 0 ? N + 1 : N - 1); }
static bool isOdd(int N) { return N != 0 && isEven(N < 0 ? N + 1 : N - 1); }

static volatile int Number = -255;

int main(void) {
  int N = Number;
  printf("odd(%d) = %s\n", N, isOdd(N) ? "true" : "false");
  return 0;
}
