/* Unrolled, more values are alive at once than there is usually room for in the
   frame, while blocks of memory take what the stack leaves of its area. */
#include <course.h>
#include <stdint.h>
#include <stdlib.h>

enum { Size = 800 };

static uint8_t results[Size];

int main(void) {
  uint64_t n = 11;
  uint8_t *first = malloc(Size), *second = malloc(Size);
  for (uint64_t i = 0; i < Size; ++i) {
    first[i] = i * 78 + n;
    second[i] = i * 39 + n;
    results[i] = i * 75 + n;
  }
  for (unsigned i = 0; i < 16; ++i)
    for (unsigned j = 0; j < 9; ++j) {
      uint8_t s = second[i];
      for (unsigned k = 0; k < 17; ++k) {
        s ^= results[7] * second[k * 20 + i];
        s -= second[j + k] * second[j];
        s = first[k * 20 + j] < s ? first[0] : s;
      }
      results[i * n + j] += s;
    }
  uint64_t hash = 0;
  for (uint64_t i = 0; i < Size; ++i)
    hash = (hash * 31 + first[i]) * 31 + second[i] + results[i];
  write(hash);
  free(first);
  free(second);
  return 0;
}
