// RUN: clang --target=course -O0 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s
// RUN: clang --target=course -O2 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s

// T004-WEND: and, or and exclusive or from arithmetic alone, held against the
// machine's own.
// CHECK:12 & 10 = 8
// CHECK-NEXT:12 | 10 = 14
// CHECK-NEXT:12 ^ 10 = 6
// CHECK-NEXT:534219 & 65535 = 9931
// CHECK-NEXT:534219 | 65535 = 589823
// CHECK-NEXT:534219 ^ 65535 = 579892

#include <stdio.h>

// The table of an operation has a bit for each pair of bits.
enum { And = 8, Or = 14, Xor = 6 };

static int combine(int A, int B, int Table) {
  int Result = 0;
  for (int Place = 1; A != 0 || B != 0; Place *= 2) {
    int Row = A % 2 * 2 + B % 2, Bits = Table;
    while (Row-- != 0)
      Bits /= 2;
    Result += Bits % 2 * Place;
    A /= 2;
    B /= 2;
  }
  return Result;
}

static volatile int Pairs[2][2] = {{12, 10}, {534219, 65535}};

static void show(int A, char Name, int B, int Result, int Expected) {
  printf("%d %c %d = %d%s\n", A, Name, B, Result,
         Result == Expected ? "" : ", which is wrong");
}

int main(void) {
  for (int I = 0; I != 2; ++I) {
    int A = Pairs[I][0], B = Pairs[I][1];
    show(A, '&', B, combine(A, B, And), A & B);
    show(A, '|', B, combine(A, B, Or), A | B);
    show(A, '^', B, combine(A, B, Xor), A ^ B);
  }
  return 0;
}
