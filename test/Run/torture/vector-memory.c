// Vectors through pointers, unions and volatile memory, by variable index.
#include <course.h>
typedef uint16_t v8 __attribute__((vector_size(16)));
union u {
  v8 v;
  uint64_t w[2];
  uint8_t b[16];
};
static v8 table[5];
int main(void) {
  volatile int at = 3;
  for (int i = 0; i != 5; ++i)
    for (int j = 0; j != 8; ++j)
      table[i][j] = i * 100 + j;
  v8 *p = &table[at];
  (*p)[at] = 9999;
  p[-1] += p[0];
  union u u = {.v = table[2]};
  write(u.w[0]), write(u.w[1]), write(u.b[15]);
  u.b[at] = 255;
  for (int i = 0; i != 8; ++i)
    write(u.v[(i + at) % 8]);
  volatile v8 v = table[4];
  v = v + v;
  write(((v8)v)[at]);
  return 0;
}
