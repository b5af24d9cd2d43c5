// Generators of random numbers: Mersenne twister, xorshift, shift registers,
// linear ones; shuffles, samples, a birthday count, pi by chance.
#include <course.h>
static uint32_t mt[624];
static int used = 624;
static void seed(uint32_t s) {
  mt[0] = s;
  for (int i = 1; i != 624; ++i)
    mt[i] = 1812433253u * (mt[i - 1] ^ mt[i - 1] >> 30) + i;
}
static uint32_t twist(void) {
  if (used == 624) {
    for (int i = 0; i != 624; ++i) {
      uint32_t y = (mt[i] & 0x80000000u) | (mt[(i + 1) % 624] & 0x7fffffff);
      mt[i] = mt[(i + 397) % 624] ^ y >> 1 ^ (y & 1 ? 0x9908b0dfu : 0);
    }
    used = 0;
  }
  uint32_t y = mt[used++];
  y ^= y >> 11, y ^= y << 7 & 0x9d2c5680u, y ^= y << 15 & 0xefc60000u;
  return y ^ y >> 18;
}
static uint64_t s[2] = {1, 2};
static uint64_t shift128(void) {
  uint64_t a = s[0], b = s[1];
  s[0] = b, a ^= a << 23, s[1] = a ^ b ^ a >> 17 ^ b >> 26;
  return s[1] + b;
}
static unsigned lfsr(unsigned v) { return v >> 1 ^ (-(v & 1) & 0xb400u); }
static uint64_t pcg;
static uint32_t permuted(void) {
  uint64_t old = pcg;
  pcg = old * 6364136223846793005u + 1442695040888963407u;
  uint32_t x = (old >> 18 ^ old) >> 27, r = old >> 59;
  return x >> r | x << (-r & 31);
}
int main(void) {
  seed(5489);
  uint32_t last = 0;
  for (int i = 0; i != 700; ++i)
    last = twist();
  write(last), write(twist());
  for (int i = 0; i != 5; ++i)
    write(shift128()), write(permuted());
  unsigned v = 0xace1, period = 0;
  do
    v = lfsr(v), ++period;
  while (v != 0xace1 && period != 3000);
  write(period), write(v);
  unsigned char deck[52], seen[365] = {0};
  for (int i = 0; i != 52; ++i)
    deck[i] = i;
  for (int i = 51; i; --i) {
    unsigned k = permuted() % (i + 1);
    unsigned char t = deck[i];
    deck[i] = deck[k], deck[k] = t;
  }
  uint64_t h = 0;
  for (int i = 0; i != 52; ++i)
    h = h * 53 + deck[i];
  write(h);
  unsigned people = 0, inside = 0;
  while (!seen[shift128() % 365]++ || people < 5)
    ++people;
  write(people);
  for (int i = 0; i != 300; ++i) {
    uint64_t x = permuted() >> 16, y = permuted() >> 16;
    inside += x * x + y * y < 1ul << 32;
  }
  write(inside);
  return 0;
}
