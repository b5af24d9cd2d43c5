// RUN: clang --target=course -O0 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s
// RUN: clang --target=course -O2 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s

// T004-WEND: signs and orders of operations, and truth values.
// CHECK:-7
// CHECK-NEXT:-17
// CHECK-NEXT:1
// CHECK-NEXT:15
// CHECK-NEXT:false
// CHECK-NEXT:true
// CHECK-NEXT:true
// CHECK-NEXT:false
// CHECK-NEXT:true
// CHECK-NEXT:false
// CHECK-NEXT:true

#include <stdbool.h>
#include <stdio.h>

// Volatile, so that the machine computes at every level.
static volatile int Two = 2, Three = 3, Five = 5;

static void show(bool B) { puts(B ? "true" : "false"); }

int main(void) {
  printf("%d\n", Three - Two * Five);
  printf("%d\n", -(Three * Five) - Two);
  printf("%d\n", -Five / Two + Three);
  printf("%d\n", (Two + Three) * Three);
  show(Two > Three);
  show(Two < Three);
  show(Two <= Three && Three != Five);
  show(!(Five >= Two));
  show(Five % Two == 1 || Two == Three);
  show(Two == Three || Three == Five);
  show((Two < Three) == (Three < Five));
  return 0;
}
