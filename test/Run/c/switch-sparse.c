// Sparse switches: far apart, negative and 64-bit values, ranges, narrow and
// wide conditions.
#include "corners.h"

__attribute__((noinline)) static unsigned sparse(int64_t x) {
  switch (x) {
  case INT64_MIN:
    return 1;
  case -1000000000000:
    return 2;
  case -1:
    return 3;
  case 0:
    return 4;
  case 1:
    return 5;
  case 0x7fffffff:
    return 6;
  case 0x80000000:
    return 7;
  case 0x100000000:
    return 8;
  case INT64_MAX:
    return 9;
  }
  return 0;
}

__attribute__((noinline)) static unsigned unsignedSparse(uint64_t x) {
  switch (x) {
  case 0xffffffffffffffff:
    return 1;
  case 0x8000000000000000:
    return 2;
  case 0x123456789abcdef0:
    return 3;
  case 255:
    return 4;
  default:
    return 5;
  }
}

__attribute__((noinline)) static unsigned narrow(int8_t x) {
  switch (x) {
  case -128:
    return 1;
  case -1:
    return 2;
  case 0:
    return 3;
  case 127:
    return 4;
  case 85:
    return 5;
  default:
    return 6;
  }
}

__attribute__((noinline)) static unsigned ranges(int32_t x) {
  switch (x) {
  case -50 ... - 1:
    return 1;
  case 0 ... 9:
    return 2;
  case 10 ... 99:
    return 3;
  case 127:
    return 4;
  case 128 ... 70000:
    return 5;
  default:
    return 6;
  }
}

__attribute__((noinline)) static unsigned wide(unsigned __int128 x) {
  switch (x) {
  case 0:
    return 1;
  case 255:
    return 2;
  case (unsigned __int128)1 << 64:
    return 3;
  case ((unsigned __int128)255 << 64) + 255:
    return 4;
  default:
    return 5;
  }
}

__attribute__((noinline)) static unsigned odd(_BitInt(20) x) {
  switch (x) {
  case 1:
    return 1;
  case -1:
    return 2;
  case -500000:
    return 3;
  default:
    return 4;
  }
}

int main(void) {
  for (unsigned i = 0; i < CornerCount; ++i) {
    uint64_t x = hide(Corners[i]);
    write(sparse((int64_t)x));
    write(sparse(-(int64_t)(x >> 1)));
    write(unsignedSparse(x));
    write(narrow((int8_t)x));
    write(ranges((int32_t)x));
    write(ranges((int32_t)(x % 200) - 60));
    write(wide(x));
    write(wide((unsigned __int128)x << 64));
    write(wide((unsigned __int128)x << 64 | x));
    write(odd((_BitInt(20))x));
  }
  write(sparse((int64_t)hide((uint64_t)-1000000000000)));
  write(odd((_BitInt(20))hide((uint64_t)-500000)));
  return 0;
}
