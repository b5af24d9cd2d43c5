// RUN: clang --target=course -O0 -fwrapv %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s
// RUN: clang --target=course -O2 -fwrapv %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s

// T004-WEND: the largest number plus 1 is the smallest one, and back.
// CHECK:-2147483648
// CHECK-NEXT:2147483647

#include <stdio.h>

static volatile int Largest = 2147483647;

int main(void) {
  int Smallest = Largest + 1;
  printf("%d\n%d\n", Smallest, Smallest - 1);
  return 0;
}
