// Narrow accesses of neighbouring addresses, which are packed: signs, copies,
// bitwise operations, odd starts, arrays that overlap, and pieces of structures.
#include <stdint.h>

uint64_t read(void);
void write(uint64_t x);
void *malloc(uint64_t size);
void free(void *p);

struct Mixed {
  int8_t a, b;
  int16_t c;
  int32_t d;
  uint8_t e[3], f;
  uint16_t g, h;
};

static void show32(const int32_t *p, uint64_t n) {
  uint64_t sum = 0;
  for (uint64_t i = 0; i < n; ++i)
    sum = sum * 31 + (uint64_t)(int64_t)p[i];
  write(sum);
}

static void show8(const int8_t *p, uint64_t n) {
  uint64_t sum = 0;
  for (uint64_t i = 0; i < n; ++i)
    sum = sum * 31 + (uint64_t)(int64_t)p[i];
  write(sum);
}

__attribute__((noinline)) static void copy16(uint16_t *to, const uint16_t *from,
                                             uint64_t n) {
  for (uint64_t i = 0; i < n; ++i)
    to[i] = from[i];
}

__attribute__((noinline)) static void flip(uint8_t *p, uint64_t n, uint8_t key) {
  for (uint64_t i = 0; i < n; ++i)
    p[i] ^= key;
}

static void structures(uint64_t n) {
  struct Mixed m[6];
  for (int i = 0; i < 6; ++i) {
    m[i].a = (int8_t)(n - i);
    m[i].b = (int8_t)(-n * i);
    m[i].c = (int16_t)(n * 3 - 7 * i);
    m[i].d = -(int32_t)(n + i);
    m[i].e[0] = (uint8_t)(i + n);
    m[i].e[1] = (uint8_t)(i * n);
    m[i].e[2] = 200;
    m[i].f = 255;
    m[i].g = (uint16_t)(65000 + i);
    m[i].h = (uint16_t)-i;
  }
  for (int i = 0; i < 6; ++i) {
    write((uint64_t)(int64_t)m[i].a);
    write((uint64_t)(int64_t)(m[i].b + m[i].c * m[i].d));
    write((uint64_t)m[i].e[0] + m[i].e[1] * 256u + m[i].e[2] * 65536u + m[i].f);
    write((uint64_t)m[i].g - m[i].h);
  }
}

int main(void) {
  uint64_t n = read();
  int32_t *a = malloc(800), *b = malloc(800);
  int8_t *c = malloc(208);
  for (uint64_t i = 0; i < n; ++i) {
    a[i] = (int32_t)(i * i) - 50;
    b[i] = -(int32_t)i;
    c[i] = (int8_t)(i * 37);
  }
  a[1] = -1;
  show32(a, n);
  show32(b, n);
  show8(c, n);
  // Differences of neighbours, in place: each reads what the last one wrote.
  for (uint64_t i = 1; i < n; ++i)
    a[i] = a[i] - a[i - 1];
  show32(a, n);
  // Odd starts.
  for (uint64_t i = 1; i + 1 < n; ++i)
    b[i] = a[i + 1] ^ b[i];
  show32(b, n);
  uint16_t *h = malloc(208), *g = malloc(208);
  for (uint64_t i = 0; i < n; ++i)
    h[i] = (uint16_t)(i * 777);
  copy16(g + 1, h, n - 1);
  copy16(g + 4, g, n - 4);
  copy16(g + 1, g, n - 1);
  for (uint64_t i = 0; i < n; ++i)
    write(g[i]);
  flip((uint8_t *)c, n, 0xa5);
  flip((uint8_t *)c + 3, n - 3, 0x80);
  show8(c, n);
  for (uint64_t i = 0; i < n / 4; ++i) {
    c[4 * i + 0] = (int8_t)a[i];
    c[4 * i + 1] = -1;
    c[4 * i + 2] = (int8_t)b[i];
    c[4 * i + 3] = 0;
  }
  show8(c, n);
  structures(n);
  free(a);
  free(b);
  free(c);
  free(g);
  free(h);
  return 0;
}
