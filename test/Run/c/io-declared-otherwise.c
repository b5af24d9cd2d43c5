// Programs declare the machine's functions differently: without
// parameters, with signed or narrow types, static wrappers around them.
#include <stddef.h>

long read();
unsigned long write(long value);
void *malloc(unsigned long size);
void free(char *block);

static long get(void) { return read(); }

int main() {
  long a = get(), b = get();
  write(a + b);
  write(a < b);
  char *block = malloc(16);
  block[3] = (char)a;
  write(block[3] + block[4]);
  free(block);
  write(write(b) == 0);
  return 0;
}
