// MD5, SHA-1 and SHA-256 of a few texts.
// text
#include <stdint.h>
#include <stdio.h>
#include <string.h>
static uint32_t rol(uint32_t v, int n) { return v << n | v >> (32 - n); }
static uint32_t ror(uint32_t v, int n) { return v >> n | v << (32 - n); }
static uint64_t root(uint64_t n, int cube, int bits) {
  unsigned __int128 want = (unsigned __int128)n << (cube ? 3 * bits : 2 * bits);
  uint64_t r = 0;
  for (int b = bits + 4; b >= 0; --b) {
    unsigned __int128 t = r | 1ul << b;
    if ((cube ? t * t * t : t * t) <= want)
      r = t;
  }
  return r;
}
static int padded(unsigned char *out, const char *text, int big) {
  uint64_t n = strlen(text), bits = n * 8;
  int size = (n + 9 + 63) / 64 * 64;
  memset(out, 0, size), memcpy(out, text, n), out[n] = 128;
  for (int i = 0; i != 8; ++i)
    out[size - 8 + i] = bits >> 8 * (big ? 7 - i : i);
  return size;
}
static void print(const uint32_t *h, int n, int big) {
  for (int i = 0; i != n; ++i)
    printf("%08x", big ? h[i] : __builtin_bswap32(h[i]));
  puts("");
}
static uint32_t word(const unsigned char *p, int big) {
  uint32_t v = p[0] | p[1] << 8 | p[2] << 16 | (uint32_t)p[3] << 24;
  return big ? __builtin_bswap32(v) : v;
}
static void md5(const unsigned char *m, int size) {
  static const unsigned char shift[] = {7, 12, 17, 22, 5, 9,  14, 20,
                                        4, 11, 16, 23, 6, 10, 15, 21};
  static const uint32_t k[8] = {0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee,
                                0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501};
  uint32_t h[4] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
  for (; size; size -= 64, m += 64) {
    uint32_t a = h[0], b = h[1], c = h[2], d = h[3];
    for (int i = 0; i != 64; ++i) {
      uint32_t f, g;
      switch (i / 16) {
      case 0:
        f = (b & c) | (~b & d), g = i;
        break;
      case 1:
        f = (d & b) | (~d & c), g = 5 * i + 1;
        break;
      case 2:
        f = b ^ c ^ d, g = 3 * i + 5;
        break;
      default:
        f = c ^ (b | ~d), g = 7 * i;
      }
      f += a + k[i % 8] + word(m + g % 16 * 4, 0);
      a = d, d = c, c = b, b += rol(f, shift[i / 16 * 4 + i % 4]);
    }
    h[0] += a, h[1] += b, h[2] += c, h[3] += d;
  }
  print(h, 4, 0);
}
static void sha1(const unsigned char *m, int size) {
  uint32_t h[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
  for (; size; size -= 64, m += 64) {
    uint32_t w[80], v[5];
    for (int i = 0; i != 80; ++i)
      w[i] = i < 16 ? word(m + 4 * i, 1)
                    : rol(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    memcpy(v, h, sizeof v);
    for (int i = 0; i != 80; ++i) {
      uint32_t f = i < 20   ? ((v[1] & v[2]) | (~v[1] & v[3])) + 0x5a827999
                   : i < 40 ? (v[1] ^ v[2] ^ v[3]) + 0x6ed9eba1
                   : i < 60 ? ((v[1] & v[2]) | (v[1] & v[3]) | (v[2] & v[3])) +
                                  0x8f1bbcdc
                            : (v[1] ^ v[2] ^ v[3]) + 0xca62c1d6;
      uint32_t t = rol(v[0], 5) + f + v[4] + w[i];
      v[4] = v[3], v[3] = v[2], v[2] = rol(v[1], 30), v[1] = v[0], v[0] = t;
    }
    for (int i = 0; i != 5; ++i)
      h[i] += v[i];
  }
  print(h, 5, 1);
}
static void sha256(const unsigned char *m, int size) {
  uint32_t k[64], h[8], w[64];
  for (int n = 0, p = 2; n != 64; ++p) {
    int d = 2;
    while (d * d <= p && p % d)
      ++d;
    if (d * d <= p)
      continue;
    if (n < 8)
      h[n] = root(p, 0, 32);
    k[n++] = root(p, 1, 32);
  }
  for (; size; size -= 64, m += 64) {
    uint32_t v[8];
    for (int i = 0; i != 64; ++i)
      if (i < 16)
        w[i] = word(m + 4 * i, 1);
      else
        w[i] = w[i - 16] + w[i - 7] +
               (ror(w[i - 15], 7) ^ ror(w[i - 15], 18) ^ w[i - 15] >> 3) +
               (ror(w[i - 2], 17) ^ ror(w[i - 2], 19) ^ w[i - 2] >> 10);
    memcpy(v, h, sizeof v);
    for (int i = 0; i != 64; ++i) {
      uint32_t a = v[7] + (ror(v[4], 6) ^ ror(v[4], 11) ^ ror(v[4], 25)) +
                   ((v[4] & v[5]) ^ (~v[4] & v[6])) + k[i] + w[i];
      uint32_t b = (ror(v[0], 2) ^ ror(v[0], 13) ^ ror(v[0], 22)) +
                   ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
      memmove(v + 1, v, 28);
      v[4] += a, v[0] = a + b;
    }
    for (int i = 0; i != 8; ++i)
      h[i] += v[i];
  }
  print(h, 8, 1);
}
int main(void) {
  static const char *const texts[] = {
      "", "abc", "The quick brown fox jumps over the lazy dog, and 55 bytes"};
  static unsigned char m[192];
  for (int i = 0; i != 3; ++i) {
    md5(m, padded(m, texts[i], 0));
    sha1(m, padded(m, texts[i], 1)), sha256(m, padded(m, texts[i], 1));
  }
  return 0;
}
