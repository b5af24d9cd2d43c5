// memcpy, memmove and memset of sizes known only at run time, overlapping at
// both ends, on the stack, in globals and on the heap.
#include "corners.h"

static uint8_t Global[160];

static uint64_t hash(const uint8_t *p, unsigned n) {
  uint64_t h = n;
  for (unsigned i = 0; i < n; ++i)
    h = fold(h, p[i]);
  return h;
}

__attribute__((noinline)) static void copy(void *to, const void *from,
                                           uint64_t n) {
  __builtin_memcpy(to, from, n);
}

__attribute__((noinline)) static void move(void *to, const void *from,
                                           uint64_t n) {
  __builtin_memmove(to, from, n);
}

__attribute__((noinline)) static void set(void *to, int value, uint64_t n) {
  __builtin_memset(to, value, n);
}

// The element type promises an alignment and a multiple.
__attribute__((noinline)) static void
copyWords(uint64_t *to, const uint64_t *from, uint32_t n) {
  __builtin_memcpy(to, from, n * sizeof *to);
}

int main(void) {
  uint8_t local[160];
  uint8_t *heap = malloc(160);
  for (unsigned i = 0; i < 160; ++i)
    Global[i] = (uint8_t)hide(i ^ 0x5a);
  for (unsigned n = 0; n < 80; n = n * 2 + 1) {
    uint64_t size = hide(n);
    set(local, (int)n + 300, 160);
    copy(local + n % 5, Global + n % 3, size);
    copy(heap + 2, local, size + 9);
    move(heap + 10, heap + 7, size);
    move(heap + 30, heap + 33, size);
    move(heap, heap, size);
    set(heap + 3, (int)n, size / 2);
    write(hash(local, 160));
    write(hash(heap, 160));
  }
  uint64_t words[10], more[10];
  for (unsigned i = 0; i < 10; ++i) {
    words[i] = hide(i * i * i);
    more[i] = 1;
  }
  copyWords(more, words, (uint32_t)hide(7));
  for (unsigned i = 0; i < 10; ++i)
    write(more[i]);
  free(heap);
  return 0;
}
