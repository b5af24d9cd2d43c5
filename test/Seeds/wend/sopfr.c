// RUN: clang --target=course -O0 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s
// RUN: clang --target=course -O2 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s

// T004-WEND, T004-SOPFR: the sum of the prime factors of 42 and of 40. The
// nested function gets the variable of the outer one by its address, so it
// stays in memory until the functions are one.
// CHECK:12
// CHECK-NEXT:11

#include <stdio.h>

static int sumFrom(int N, int *Divisor) {
  if (N % *Divisor != 0) {
    ++*Divisor;
    return sumFrom(N, Divisor);
  }
  int Sum = *Divisor;
  if (N != *Divisor)
    Sum += sumFrom(N / *Divisor, Divisor);
  return Sum;
}

static int sumOfFactors(int N) {
  int Divisor = 2;
  return sumFrom(N, &Divisor);
}

static volatile int Numbers[] = {42, 40};

int main(void) {
  for (int I = 0; I != 2; ++I)
    printf("%d\n", sumOfFactors(Numbers[I]));
  return 0;
}
