// Objects that an allocator of the program takes from behind a header, and those
// that realloc does.
#include <stdlib.h>
long read(void);
void write(long);
__attribute__((noinline, alloc_size(1))) static int *take(unsigned long size) {
  unsigned long *block = malloc(size + 8);
  block[0] = size;
  return (int *)(block + 1);
}
int main(void) {
  unsigned long count = (unsigned long)read() % 4;
  int *q = take((unsigned long)read() * 8), *p = take(400);
  for (unsigned long k = 0; k < count; k++)
    p[k] = 5;
  for (unsigned long k = count; k < 100; k++)
    p[k] = (int)(k * k);
  q[0] = 1;
  long *grown = NULL;
  for (int k = 1; k != 4; ++k) {
    grown = realloc(grown, 200 * sizeof *grown);
    for (unsigned long i = count; i < 200; ++i)
      grown[i] = (long)i * k;
  }
  write(p[read()] + q[0]);
  write(p[99]);
  write(grown[199]);
  return 0;
}
