// RUN: clang --target=course -O0 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s
// RUN: clang --target=course -O2 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s

// T004-WEND: sine and cosine as a calculator without them gets them, by a
// series of fractions of six decimal places.
// CHECK:0: 0.00000 1.00000
// CHECK-NEXT:30: 0.49999 0.86602
// CHECK-NEXT:45: 0.70710 0.70710
// CHECK-NEXT:60: 0.86602 0.50000
// CHECK-NEXT:90: 1.00000 0.00000
// CHECK-NEXT:135: 0.70710 -0.70710
// CHECK-NEXT:-60: -0.86602 0.50000

#include <stdio.h>

enum { One = 1000000, Pi = 3141593 };

static long times(long A, long B) { return A * B / One; }

// Terms until the last one is 0; the angle is at most half a turn.
static long series(long X, long Term, int First) {
  long Sum = 0;
  for (int N = First; Term != 0; N += 2) {
    Sum += Term;
    Term = -times(times(Term, X), X) / (N * (N + 1));
  }
  return Sum;
}

static void show(long X) {
  long Rounded = (X < 0 ? -X : X) / 10;
  printf("%s%ld.%05ld", X < 0 && Rounded != 0 ? "-" : "", Rounded / (One / 10),
         Rounded % (One / 10));
}

static volatile int Degrees[] = {0, 30, 45, 60, 90, 135, -60};

int main(void) {
  for (int I = 0; I != 7; ++I) {
    long X = (long)Degrees[I] * Pi / 180;
    printf("%d: ", Degrees[I]);
    show(series(X, X, 2));
    putchar(' ');
    show(series(X, One, 1));
    putchar('\n');
  }
  return 0;
}
