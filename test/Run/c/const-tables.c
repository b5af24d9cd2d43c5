// Look-ups in constant tables of all element widths.
#include "corners.h"

static const uint8_t Bytes[8] = {0, 255, 127, 128, 1, 2, 3, 4};
static const int8_t Signed[8] = {0, -1, 127, -128, 1, -2, 3, -4};
static const uint16_t Shorts[4] = {65535, 32768, 1, 0};
static const int32_t Words[4] = {-1, 2147483647, -2147483647 - 1, 7};
static const uint64_t Longs[3] = {~0ull, 1ull << 63, 5};
static const unsigned __int128 Wides[2] = {~(unsigned __int128)0,
                                           (unsigned __int128)3 << 80};
static const char Letters[][6] = {"zero", "one", "two", "three", "four"};
static const struct {
  uint8_t code;
  uint32_t weight;
  const char *name;
} Records[] = {{1, 100, "a"}, {2, 200, "bc"}, {3, 300, ""}};

int main(void) {
  int64_t sum = 0;
  for (unsigned i = 0; i < 8; ++i)
    sum = sum * 3 + Bytes[hide(i)] - Signed[hide(7 - i)];
  write(sum);
  for (unsigned i = 0; i < 4; ++i)
    write(Shorts[hide(i)] + (int64_t)Words[hide(3 - i)]);
  for (unsigned i = 0; i < 3; ++i)
    write(Longs[hide(i)] >> i);
  write((uint64_t)(Wides[hide(1)] >> 64));
  write((uint64_t)Wides[hide(0)]);
  for (unsigned i = 0; i < 5; ++i)
    for (const char *s = Letters[hide(i)]; *s; ++s)
      write(*s);
  for (unsigned i = 0; i < 3; ++i)
    write(Records[hide(i)].code * Records[hide(2 - i)].weight +
          (uint8_t)Records[hide(i)].name[0]);
  return 0;
}
