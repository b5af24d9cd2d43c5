// An element that is read as an integer, gets the bytes of another type, and is read
// as bytes.
#include <course.h>
#include <stdlib.h>
#include <string.h>
static unsigned total;
__attribute__((noinline)) static unsigned chosen(int *p, float *f, unsigned long i,
                                                 unsigned long j, int c) {
  unsigned long k = j;
  if (c) {
    total += p[i];
    *f = 1.0f;
    k = i;
  } else {
    total += j;
  }
  unsigned bytes;
  memcpy(&bytes, &p[k], 4);
  return bytes;
}
int main(void) {
  int *p = malloc(16);
  unsigned long i = read(), j = read(), c = read();
  p[i] = p[j] = 7;
  write(chosen(p, (float *)(p + i), i, j, c));
  write(total);
  return 0;
}
