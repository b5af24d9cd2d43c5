// Differences of label addresses in a table.
#include <course.h>
static int f(int i) {
  static const int offsets[] = {&&a - &&a, &&b - &&a, &&c - &&a};
  goto *(&&a + offsets[i]);
a:
  return 10;
b:
  return 20;
c:
  return 30;
}
int main(void) {
  for (volatile int i = 0; i != 3; ++i)
    write(f(i));
  return 0;
}
