// Integer promotion and the usual arithmetic conversions, where signed and
// unsigned, narrow and wide operands meet.
#include "corners.h"

int main(void) {
  for (unsigned i = 0; i < CornerCount; ++i) {
    unsigned j = (i * 11 + 5) % CornerCount;
    int8_t c = (int8_t)hide(Corners[i]);
    uint8_t uc = (uint8_t)hide(Corners[j]);
    int16_t s = (int16_t)hide(Corners[j]);
    uint16_t us = (uint16_t)hide(Corners[i]);
    int32_t n = (int32_t)hide(Corners[i]);
    uint32_t un = (uint32_t)hide(Corners[j]);
    int64_t l = (int64_t)hide(Corners[j]);
    uint64_t ul = hide(Corners[i]);
    uint64_t h = 0;
    h = fold(h, c < uc);
    h = fold(h, c < un);
    h = fold(h, n < un);
    h = fold(h, l < un);
    h = fold(h, l < (int64_t)ul);
    h = fold(h, (uint64_t)l < ul);
    h = fold(h, s == us);
    h = fold(h, c + us > n);
    h = fold(h, (uint64_t)(c + uc));
    h = fold(h, c + un);
    h = fold(h, (uint64_t)(c * s));
    h = fold(h, (uint64_t)(l & un));
    h = fold(h, (uint64_t)(c & un));
    h = fold(h, (uint64_t)(c | (int64_t)uc << 40));
    h = fold(h, (uint64_t)~uc);
    h = fold(h, (uint64_t)-uc);
    h = fold(h, -un);
    h = fold(h, !us);
    h = fold(h, (uint64_t)(uint8_t)~uc >> 1);
    h = fold(h, (uint64_t)(~us >> 1));
    h = fold(h, (uint64_t)(uc << 7));
    uc += 100;
    c = (int8_t)(c >> 1);
    us *= 3;
    s /= 7;
    un -= 5;
    h = fold(h, uc);
    h = fold(h, (uint64_t)c);
    h = fold(h, us);
    h = fold(h, (uint64_t)s);
    h = fold(h, un);
    h = fold(h, ++uc);
    h = fold(h, us--);
    h = fold(h, us);
    write(h);
  }
  return 0;
}
