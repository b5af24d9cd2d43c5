// RUN: clang --target=course -O0 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s
// RUN: clang --target=course -O2 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s

// T004-WEND: the set in twelve lines, with numbers of twelve binary places.
// CHECK:...........:::::::::::::::.......
// CHECK-NEXT:.......::::::::::::::-==#:::::...
// CHECK-NEXT:....:::::::::::::::--+##%-:::::::
// CHECK-NEXT:..:::::::::::::--+########*++=:::
// CHECK-NEXT:.:::::::-+------*############=:::
// CHECK-NEXT:.::::::--=#####*#############@:::
// CHECK-NEXT:.###########################=-:::
// CHECK-NEXT:.::::::--=#####*#############@:::
// CHECK-NEXT:.:::::::-+------*############=:::
// CHECK-NEXT:..:::::::::::::--+########*++=:::
// CHECK-NEXT:....:::::::::::::::--+##%-:::::::
// CHECK-NEXT:.......::::::::::::::-==#:::::...

#include <stdio.h>

enum { One = 1 << 12, Steps = 24 };

static int times(int A, int B) { return A * B / One; }

static int countSteps(int X, int Y) {
  int Re = 0, Im = 0, N = 0;
  for (; N != Steps && times(Re, Re) + times(Im, Im) < 4 * One; ++N) {
    int Next = times(Re, Re) - times(Im, Im) + X;
    Im = 2 * times(Re, Im) + Y;
    Re = Next;
  }
  return N;
}

int main(void) {
  for (int Row = -6; Row != 6; ++Row) {
    for (int Column = -24; Column != 9; ++Column)
      putchar(".:-=+*%@#"[countSteps(Column * One / 12, Row * One / 5) / 3]);
    putchar('\n');
  }
  return 0;
}
