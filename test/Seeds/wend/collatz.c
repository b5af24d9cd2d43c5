// RUN: clang --target=course -O0 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s
// RUN: clang --target=course -O2 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s

// T004-WEND: how many steps 27 takes to 1.
// CHECK:111

#include <stdio.h>

static volatile int Start = 27;

int main(void) {
  int Steps = 0;
  for (int N = Start; N != 1; ++Steps)
    N = N % 2 ? 3 * N + 1 : N / 2;
  printf("%d\n", Steps);
  return 0;
}
