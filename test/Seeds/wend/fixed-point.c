// RUN: clang --target=course -O0 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s
// RUN: clang --target=course -O2 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s

// T004-WEND: fractions as numbers of sixteen binary places.
// CHECK:-3.14158

#include <stdio.h>

enum { One = 1 << 16 };

static int divide(int A, int B) { return (int)((long)A * One / B); }

static void show(int X) {
  if (X < 0) {
    putchar('-');
    X = -X;
  }
  printf("%d.", X / One);
  for (int I = 0; I != 5; ++I) {
    X = X % One * 10;
    putchar('0' + X / One);
  }
  putchar('\n');
}

int main(void) {
  show(divide(-355, 113));
  return 0;
}
