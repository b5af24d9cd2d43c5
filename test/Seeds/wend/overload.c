// RUN: clang --target=course -O0 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s
// RUN: clang --target=course -O2 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s

// T004-WEND: functions of one name with different parameters.
// CHECK:0
// CHECK-NEXT:1
// CHECK-NEXT:2

#include <stdio.h>

#define OVERLOADABLE __attribute__((overloadable, noinline))

OVERLOADABLE static int arity(void) { return 0; }
OVERLOADABLE static int arity(int A) { return A / A; }
OVERLOADABLE static int arity(int A, int B) { return A / A + B / B; }

int main(void) {
  printf("%d\n%d\n%d\n", arity(), arity(7), arity(7, 8));
  return 0;
}
