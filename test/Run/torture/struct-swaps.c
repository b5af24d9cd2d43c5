// Large structures that change places, through pointers that may be equal: all
// loads of one block come before the first store of it, or go through a copy.
#include <course.h>

#define SWAPS(NAME, N)                                                         \
  struct NAME {                                                                \
    N;                                                                         \
  };                                                                           \
  __attribute__((noinline)) static void swap_##NAME(struct NAME *a,            \
                                                    struct NAME *b) {          \
    struct NAME t = *a;                                                        \
    *a = *b;                                                                   \
    *b = t;                                                                    \
  }                                                                            \
  __attribute__((noinline)) static void rotate_##NAME(                         \
      struct NAME *a, struct NAME *b, struct NAME *c) {                        \
    struct NAME t = *a, u = *b;                                                \
    *a = *c;                                                                   \
    *b = t;                                                                    \
    *c = u;                                                                    \
  }
SWAPS(words, int64_t w[10])                           // 80 bytes
SWAPS(mixed, int32_t i[6]; char c[24]; int64_t w[4])  // 80 bytes
SWAPS(many, int32_t i[201])                           // 804 bytes
SWAPS(longs, int64_t w[40])                           // 320 bytes

// Both in registers, word by word.
__attribute__((noinline)) static void blocks(int64_t *a, int64_t *b) {
  int64_t x[40], y[40];
  for (int i = 0; i != 40; ++i)
    x[i] = a[i];
  for (int i = 0; i != 40; ++i)
    y[i] = b[i];
  for (int i = 0; i != 40; ++i)
    a[i] = y[i];
  for (int i = 0; i != 40; ++i)
    b[i] = x[i];
}

#define TEST(NAME)                                                             \
  static uint64_t hash_##NAME(const struct NAME *s) {                          \
    const unsigned char *p = (const unsigned char *)s;                         \
    uint64_t h = 0;                                                            \
    for (unsigned i = 0; i != sizeof *s; ++i)                                  \
      h = h * 31 + p[i];                                                       \
    return h;                                                                  \
  }                                                                            \
  static void test_##NAME(struct NAME *s) {                                    \
    for (unsigned i = 0; i != 3 * sizeof *s; ++i)                              \
      ((unsigned char *)s)[i] = i * 7 + i / 256;                               \
    for (unsigned i = 0; i != 9; ++i) {                                        \
      swap_##NAME(s + i % 3, s + i / 3);                                       \
      write(hash_##NAME(s) ^ 3 * hash_##NAME(s + 1) ^                          \
            5 * hash_##NAME(s + 2));                                           \
    }                                                                          \
    for (unsigned i = 0; i != 27; ++i) {                                       \
      rotate_##NAME(s + i % 3, s + i / 3 % 3, s + i / 9);                      \
      if (i % 2)                                                               \
        ++*(unsigned char *)(s + i % 3);                                       \
      write(hash_##NAME(s) ^ 3 * hash_##NAME(s + 1) ^                          \
            5 * hash_##NAME(s + 2));                                           \
    }                                                                          \
  }
TEST(words)
TEST(mixed)
TEST(many)
TEST(longs)

static struct many global[3];

int main(void) {
  struct words w[3];
  struct mixed m[3];
  struct longs l[3];
  test_words(w), test_mixed(m), test_many(global), test_longs(l);
  struct many *heap = malloc(sizeof(struct many) * 4);
  test_many(heap);
  swap_many(heap, global + 1), swap_many(heap + 2, heap + 2);
  write(hash_many(heap) ^ 3 * hash_many(global + 1));
  // Some words of both blocks are the same ones.
  for (int k = 0; k < 40; k += 13) {
    int64_t a[80];
    for (int i = 0; i != 80; ++i)
      a[i] = i * i + k;
    blocks(a, a + k), blocks(a + 40, a + 1);
    uint64_t h = 0;
    for (int i = 0; i != 80; ++i)
      h = h * 31 + a[i];
    write(h);
  }
  free(heap);
  return 0;
}
