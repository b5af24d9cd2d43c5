// Overflow builtins on 128-bit integers.
#include "corners.h"

typedef __int128 s128;
typedef unsigned __int128 u128;

static uint64_t mix(uint64_t h, u128 x) {
  return fold(fold(h, (uint64_t)x), (uint64_t)(x >> 64));
}

int main(void) {
  uint64_t signedHash = 0, unsignedHash = 0;
  for (unsigned i = 0; i < CornerCount; ++i)
    for (unsigned j = 0; j < CornerCount; j += 3) {
      u128 a = (u128)hide(Corners[i]) << 64 | hide(Corners[j]);
      u128 b = (u128)hide(Corners[j]) << 64 | hide(Corners[(i + j) % 26]);
      if ((i + j) % 4 == 0)
        b >>= 64;
      if ((i + j) % 5 == 0)
        a = (u128)(s128)(int64_t)(a >> 64);
      u128 u;
      s128 s;
      unsignedHash = fold(unsignedHash, __builtin_add_overflow(a, b, &u));
      unsignedHash = mix(unsignedHash, u);
      unsignedHash = fold(unsignedHash, __builtin_sub_overflow(a, b, &u));
      unsignedHash = mix(unsignedHash, u);
      unsignedHash = fold(unsignedHash, __builtin_mul_overflow(a, b, &u));
      unsignedHash = mix(unsignedHash, u);
      s128 x = (s128)a, y = (s128)b;
      signedHash = fold(signedHash, __builtin_add_overflow(x, y, &s));
      signedHash = mix(signedHash, (u128)s);
      signedHash = fold(signedHash, __builtin_sub_overflow(x, y, &s));
      signedHash = mix(signedHash, (u128)s);
      signedHash = fold(signedHash, __builtin_mul_overflow(x, y, &s));
      signedHash = mix(signedHash, (u128)s);
    }
  write(unsignedHash);
  write(signedHash);
  return 0;
}
