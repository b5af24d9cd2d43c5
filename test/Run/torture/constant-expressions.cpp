// Tables and values computed by the compiler, the same functions at run time.
#include <course.h>

constexpr uint32_t crcStep(uint32_t C) {
  for (int K = 0; K != 8; ++K)
    C = C & 1 ? C >> 1 ^ 0xedb88320u : C >> 1;
  return C;
}
struct CrcTable {
  uint32_t At[256] = {};
  constexpr CrcTable() {
    for (uint32_t I = 0; I != 256; ++I)
      At[I] = crcStep(I);
  }
};
constexpr CrcTable Table;
template <unsigned N> struct Primes {
  unsigned Value[N] = {};
  constexpr Primes() {
    unsigned Count = 0;
    for (unsigned V = 2; Count != N; ++V) {
      bool IsPrime = true;
      for (unsigned I = 0; I != Count && IsPrime; ++I)
        IsPrime = V % Value[I] != 0;
      if (IsPrime)
        Value[Count++] = V;
    }
  }
  constexpr unsigned operator[](unsigned I) const { return Value[I]; }
};
constexpr Primes<20> Known;
static_assert(Known[19] == 71 && Table.At[1] == 0x77073096);
constexpr int length(const char *S) { return *S ? 1 + length(S + 1) : 0; }
constexpr uint64_t power(uint64_t B, unsigned E) {
  return E == 0 ? 1 : E % 2 ? B * power(B, E - 1) : power(B * B, E / 2);
}
struct Fraction {
  long N, D;
  constexpr Fraction(long N, long D = 1) : N(N), D(D) {}
  constexpr Fraction operator+(Fraction F) const {
    return {N * F.D + F.N * D, D * F.D};
  }
};
constexpr Fraction Half(1, 2), Sum = Half + Fraction(1, 3) + 2;
enum { Size = length("constant") };
static int Buffer[Size];

int main() {
  uint32_t C = ~0u;
  for (const char *P = "123456789"; *P; ++P)
    C = Table.At[(C ^ *P) & 255] ^ C >> 8;
  write(~C);
  volatile unsigned V = 77;
  write(crcStep(V) == Table.At[77]), write(sizeof Buffer / sizeof *Buffer);
  uint64_t All = 0;
  for (unsigned I = 0; I != 20; ++I)
    All = All * 3 + Known[I];
  write(All), write(power(3, 20)), write(power(V, 5));
  write(Sum.N), write(Sum.D), write((Sum + Fraction(V)).N);
  return 0;
}
