// RUN: clang --target=course -O0 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s
// RUN: clang --target=course -O2 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s

// T004-WEND: the root of pi with thirteen binary places, by Newton's method.
// CHECK:14519

#include <stdio.h>

static volatile int Pi = 25735;

static int root(int N) {
  int X = N;
  for (int Next = (X + 1) / 2; Next < X; Next = (X + N / X) / 2)
    X = Next;
  return X;
}

int main(void) {
  printf("%d\n", root(Pi << 13));
  return 0;
}
