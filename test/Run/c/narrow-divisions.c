// Divisions of the low half of a number, which is known to be positive.
#include <course.h>

static long divide(long wide, long which) {
  int low = (int)wide;
  if (which) {
    if (low < 3)
      return -1;
  } else {
    if (low < 4)
      return -2;
  }
  return low / 7;
}

static long rest(long wide, long which) {
  short low = (short)wide;
  if (which) {
    if (low < 3)
      return -1;
  } else {
    if (low < 4)
      return -2;
  }
  return low % 1000;
}

int main(void) {
  for (int i = 0; i < 4; i++) {
    long number = (long)read();
    write(divide(number, i & 1));
    write(rest(number, i & 1));
  }
  return 0;
}
