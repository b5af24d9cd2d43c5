// Pointers to blocks are changed as numbers, and are no longer aligned like blocks.
#include <course.h>
union U {
  uint32_t *p;
  uint64_t n;
};
int main(void) {
  uint64_t n = read();
  union U *t = malloc(8 * 8);
  for (uint64_t i = 0; i < 4; ++i) {
    t[i].p = malloc(64);
    for (int j = 0; j < 16; ++j)
      t[i].p[j] = i * 16 + j;
  }
  for (uint64_t i = 0; i < n; ++i)
    t[read() & 3].n += 4;
  for (uint64_t i = 0; i < n; ++i) {
    uint32_t *p = t[read() & 3].p;
    uint64_t s = 0;
    for (int j = 0; j < 8; ++j)
      s = s * 3 + p[j];
    write(s);
  }
  return 0;
}
