// Conditions on ranges of one value, signed and unsigned, of all widths, alone
// and joined: they become switches.
#include <stdint.h>

uint64_t read(void);
void write(uint64_t x);

static uint64_t kind(uint64_t c) {
  if (c >= '0' && c <= '9')
    return 1;
  if (c >= 'a' && c <= 'f')
    return 2;
  if ((c >= 'A' && c <= 'F') || c == '_')
    return 3;
  if (c < 3 || c == 9 || c == 10)
    return 4;
  return c > 250 ? 5 : 6;
}

static uint64_t narrow(uint8_t c) {
  if ((uint8_t)(c + 3) < 7)
    return 1;
  if (c != 77 && c != 79)
    return 2;
  return 3;
}

static uint64_t negative(int32_t x) {
  if (x >= -4 && x < 3)
    return 1;
  if (x == 100 || (x > 1000 && x <= 1010))
    return 2;
  return x < 0 ? 3 : 4;
}

static uint64_t longest(int64_t x) {
  if (x > INT64_MAX - 4)
    return 1;
  if (x < INT64_MIN + 4)
    return 2;
  return x != 0 && x != -1 && x != 1 ? 3 : 4;
}

int main(void) {
  uint64_t sum = 0, n = read();
  for (uint64_t c = 0; c < n; ++c)
    sum = sum * 7 + kind(c) + narrow((uint8_t)c) * 3;
  write(sum);
  for (int32_t x = -20; x < 1020; ++x)
    sum = sum * 7 + negative(x);
  write(sum);
  for (int64_t x = -6; x < 7; ++x) {
    sum = sum * 7 + longest(x);
    sum = sum * 7 + longest(INT64_MAX - 7 + (x > 0 ? x : -x));
    sum = sum * 7 + longest(INT64_MIN + 7 - (x > 0 ? x : -x));
  }
  write(sum);
  return 0;
}
