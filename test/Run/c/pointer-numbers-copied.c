// Pointers in memory are changed as numbers, and copied before they are read.
#include <course.h>
struct T {
  uint64_t a, b;
};
union U {
  struct T *p;
  uint64_t n;
};
static struct T t[4];
static union U table[4], copy[4];
int main(void) {
  uint64_t n = read();

  for (uint64_t i = 0; i < 4; ++i) {
    t[i].a = 5;
    t[i].b = 100 + read();
  }
  for (uint64_t i = 0; i < n; ++i)
    table[i & 3].p = t;
  for (uint64_t i = 0; i < n; ++i) {
    uint64_t k = read() & 3;
    table[k].n += 8;
  }
  for (uint64_t i = 0; i < 4; ++i)
    copy[i] = table[i];
  for (uint64_t i = 0; i < 4; ++i) {
    uint64_t k = read() & 3;
    write(copy[k].p->a > 5 ? 1000 : 7);
  }
  return 0;
}
