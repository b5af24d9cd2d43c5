// Indices of 8, 16 and 32 bits that wrap around inside a loop, and some that
// nearly do; rows of narrow elements that start anywhere.
#include <course.h>
#include <stdint.h>
static uint32_t table[256];
static uint8_t bytes[65536];
static uint64_t forward(uint8_t start, uint8_t step, uint32_t n) {
  uint64_t h = 0;
  for (uint32_t i = 0; i != n; ++i)
    h = h * 31 + table[(uint8_t)(start + (uint8_t)(i * step))];
  return h;
}
static uint64_t backward(uint8_t start, uint32_t n) {
  uint64_t h = 0;
  for (uint32_t i = 0; i != n; ++i)
    h = h * 37 + table[(uint8_t)(start - i)];
  return h;
}
static uint64_t wide(uint16_t start, uint16_t n) {
  uint64_t h = 0;
  for (uint16_t i = 0; i != n; ++i)
    h = h * 41 + bytes[(uint16_t)(start + 3 * i)];
  return h;
}
// The product and the sum of 32 bits both wrap around; only then is it a place.
static uint64_t scaled(uint32_t row, uint32_t n, uint32_t length) {
  uint64_t h = 0;
  for (uint32_t i = 0; i < n; ++i)
    h = h * 43 + table[(row * length + i) >> 24];
  return h;
}
static uint32_t dot(const uint32_t *a, const uint32_t *b, uint32_t n) {
  uint32_t s = 0;
  for (uint32_t i = 0; i < n; ++i)
    s += a[i] * b[i];
  return s;
}
static uint32_t find(const uint32_t *a, uint8_t from, uint8_t n,
                     uint32_t what) {
  for (uint8_t i = 0; i < n; ++i)
    if (a[(uint8_t)(from + i)] == what)
      return (uint8_t)(from + i);
  return 1000;
}
int main(void) {
  volatile uint32_t zero = 0;
  for (uint32_t i = 0; i != 256; ++i)
    table[i] = (i + 1) * 2654435761u;
  for (uint32_t start = 0; start < 256; start += 51)
    for (uint32_t n = zero; n < 300; n += 99) {
      write(forward(start, 1, n)), write(forward(start, 7 + zero, n));
      write(backward(start, n));
    }
  for (uint32_t i = 0; i < 65536; i += 97)
    bytes[i] = i * 7 + 1;
  write(wide(zero, 300)), write(wide(zero + 65000, 300));
  write(wide(zero + 64639, 300)), write(wide(zero + 64638, 300));
  write(scaled(zero + 65537, 70, 65535 + zero)), write(scaled(zero + 1, 9, -5));
  for (uint32_t a = zero; a != 4; ++a)
    for (uint32_t b = zero; b != 3; ++b)
      write(dot(table + a, table + b, 20 + a + b));
  write(find(table, zero + 250, 40, table[3])), write(find(table, 9, 50, 1));
  return 0;
}
