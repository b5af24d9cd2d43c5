// Frames larger than the stack area, in recursion.
#include <course.h>
static int deep(int n, const int *up) {
  int big[700];
  for (int i = 0; i != 700; ++i)
    big[i] = n * i + up[i % 4];
  int r = n ? deep(n - 1, big + n) : 1;
  return (r * 31 + big[699] + big[n]) & 0xffffff;
}
int main(void) {
  int start[4] = {1, 2, 3, 4};
  write(deep(8, start));
  return 0;
}
