// Check sums of several kinds over the same bytes.
#include <course.h>
static uint32_t table[256];
static uint16_t ccitt(const uint8_t *p, int n) {
  uint16_t c = 0xffff;
  while (n--) {
    c ^= *p++ << 8;
    for (int i = 0; i != 8; ++i)
      c = c & 0x8000 ? c << 1 ^ 0x1021 : c << 1;
  }
  return c;
}
static uint32_t crc(const uint8_t *p, int n) {
  uint32_t c = -1;
  while (n--)
    c = table[(c ^ *p++) & 255] ^ c >> 8;
  return ~c;
}
static uint32_t adler(const uint8_t *p, int n) {
  uint32_t a = 1, b = 0;
  while (n--)
    a = (a + *p++) % 65521, b = (b + a) % 65521;
  return b << 16 | a;
}
static uint64_t fnv(const uint8_t *p, int n) {
  uint64_t h = 0xcbf29ce484222325;
  while (n--)
    h = (h ^ *p++) * 0x100000001b3;
  return h;
}
static uint8_t parity(const uint8_t *p, int n) {
  uint8_t x = 0;
  while (n--)
    x ^= *p++;
  return __builtin_parity(x) << 4 | x >> 4 ^ (x & 15);
}
int main(void) {
  for (uint32_t i = 0; i != 256; ++i) {
    uint32_t c = i;
    for (int k = 0; k != 8; ++k)
      c = c & 1 ? 0xedb88320 ^ c >> 1 : c >> 1;
    table[i] = c;
  }
  uint8_t b[100];
  for (int i = 0; i != 100; ++i)
    b[i] = i * i + 3;
  for (int n = 0; n < 101; n += 25)
    write(crc(b, n)), write(ccitt(b, n)), write(adler(b, n)), write(fnv(b, n)),
        write(parity(b, n));
  return 0;
}
