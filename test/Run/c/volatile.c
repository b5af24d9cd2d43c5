// Volatile variables of all widths, members, arrays and pointers.
#include "corners.h"

static volatile uint8_t A = 1;
static volatile int16_t B = -2;
static volatile uint32_t C[4];
static volatile struct {
  int8_t x;
  int64_t y;
} D = {-1, -1};

__attribute__((noinline)) static uint64_t poll(volatile uint64_t *p) {
  uint64_t sum = *p;
  sum += *p;
  *p = sum;
  *p;
  return *p * 2;
}

int main(void) {
  A++;
  A += 254;
  write(A);
  B = (int16_t)(B * 20000);
  write(B);
  for (unsigned i = 0; i < 4; ++i)
    C[i] = i + C[(i + 3) % 4];
  write(C[0] + C[1] * 10 + C[2] * 100 + C[3] * 1000);
  D.x = (int8_t)(D.x - 127);
  D.y *= 8 - (D.x < 0);
  write(D.x);
  write(D.y);
  volatile uint64_t local = 21;
  write(poll(&local));
  write(local);
  volatile _Bool flag = local;
  write(flag);
  return 0;
}
