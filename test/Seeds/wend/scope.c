// RUN: clang --target=course -O0 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s
// RUN: clang --target=course -O2 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s

// T004-WEND: a name means the variable of the innermost block.
// CHECK:3
// CHECK-NEXT:2

#include <stdio.h>

static volatile int Start = 2;

int main(void) {
  int X = Start;
  {
    int X = Start + 1;
    printf("%d\n", X);
  }
  printf("%d\n", X);
  return 0;
}
