// RUN: clang --target=course -O0 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s
// RUN: clang --target=course -O2 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s

// T004-WEND: one line of text.
// CHECK:hello, world

#include <stdio.h>

int main(void) {
  puts("hello, world");
  return 0;
}
