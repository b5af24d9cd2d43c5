// malloc gives zeros, also for memory that was used and freed before; blocks
// keep their contents while others come and go.
#include "corners.h"

int main(void) {
  uint64_t *blocks[10];
  for (unsigned i = 0; i < 10; ++i) {
    blocks[i] = malloc(8 * (i + 1));
    uint64_t sum = 0;
    for (unsigned j = 0; j <= i; ++j) {
      sum += blocks[i][j];
      blocks[i][j] = hide(i * 100 + j);
    }
    write(sum);
  }
  for (unsigned i = 0; i < 10; i += 2)
    free(blocks[i]);
  for (unsigned i = 0; i < 10; i += 2) {
    blocks[i] = malloc(8 * hide(i + 1));
    uint64_t sum = 0;
    for (unsigned j = 0; j <= i; ++j)
      sum += blocks[i][j]++;
    write(sum);
  }
  uint64_t h = 0;
  for (unsigned i = 0; i < 10; ++i) {
    for (unsigned j = 0; j <= i; ++j)
      h = fold(h, blocks[i][j]);
    free(blocks[i]);
  }
  write(h);
  uint32_t *zero = malloc(16);
  zero[1] |= 4;
  zero[2] += (uint32_t)hide(2);
  write(zero[0] + zero[1] + zero[2] + zero[3]);
  free(zero);
  return 0;
}
