// RUN: clang --target=course -O0 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s
// RUN: clang --target=course -O2 %s -o %t.s && course-run --text %t.s \
// RUN:   | FileCheck --match-full-lines --strict-whitespace %s

// T004-WEND: the first of the solutions, and how many there are.
// CHECK:Q.......
// CHECK-NEXT:....Q...
// CHECK-NEXT:.......Q
// CHECK-NEXT:.....Q..
// CHECK-NEXT:..Q.....
// CHECK-NEXT:......Q.
// CHECK-NEXT:.Q......
// CHECK-NEXT:...Q....
// CHECK-NEXT:92

#include <stdbool.h>
#include <stdio.h>

enum { Size = 8 };

static int Column[Size], NumSolutions;

static bool isAttacked(int Row) {
  for (int I = 0; I != Row; ++I) {
    int Distance = Column[Row] - Column[I];
    if (Distance == 0 || Distance == Row - I || Distance == I - Row)
      return true;
  }
  return false;
}

static void show(void) {
  for (int Row = 0; Row != Size; ++Row) {
    for (int I = 0; I != Size; ++I)
      putchar(I == Column[Row] ? 'Q' : '.');
    putchar('\n');
  }
}

static void place(int Row) {
  if (Row == Size) {
    if (NumSolutions++ == 0)
      show();
    return;
  }
  for (Column[Row] = 0; Column[Row] != Size; ++Column[Row])
    if (!isAttacked(Row))
      place(Row + 1);
}

int main(void) {
  place(0);
  printf("%d\n", NumSolutions);
  return 0;
}
