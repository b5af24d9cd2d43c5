// RUN: clang --target=course -O0 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s
// RUN: clang --target=course -O2 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s

// T004-WEND: bits, counted by division.
// CHECK:number of 1s in the binary representation of 534219 is 9

#include <stdio.h>

static volatile int Number = 534219;

static int countBits(int N) { return N == 0 ? 0 : N % 2 + countBits(N / 2); }

int main(void) {
  int N = Number;
  printf("number of 1s in the binary representation of %d is %d\n", N,
         countBits(N));
  return 0;
}
