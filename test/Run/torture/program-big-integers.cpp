// Numbers of any size: a class with all operators, e and a Fibonacci number to
// many digits.
// text
#include <stdio.h>
#include <string.h>

class Big {
  enum { Limbs = 24 };
  unsigned L[Limbs] = {};

public:
  Big(unsigned V = 0) { L[0] = V; }
  Big &operator+=(const Big &B) {
    unsigned long Carry = 0;
    for (int I = 0; I != Limbs; ++I) {
      Carry += (unsigned long)L[I] + B.L[I];
      L[I] = (unsigned)Carry, Carry >>= 32;
    }
    return *this;
  }
  Big &operator-=(const Big &B) {
    long Borrow = 0;
    for (int I = 0; I != Limbs; ++I) {
      Borrow += (long)L[I] - B.L[I];
      L[I] = (unsigned)Borrow, Borrow >>= 32;
    }
    return *this;
  }
  Big operator*(const Big &B) const {
    Big R;
    for (int I = 0; I != Limbs; ++I) {
      unsigned long Carry = 0;
      for (int J = 0; I + J != Limbs; ++J) {
        Carry += (unsigned long)L[I] * B.L[J] + R.L[I + J];
        R.L[I + J] = (unsigned)Carry, Carry >>= 32;
      }
    }
    return R;
  }
  unsigned divide(unsigned D) {
    unsigned long R = 0;
    for (int I = Limbs; I--;) {
      R = R << 32 | L[I];
      L[I] = (unsigned)(R / D), R %= D;
    }
    return (unsigned)R;
  }
  friend bool operator<(const Big &A, const Big &B) {
    for (int I = Limbs; I--;)
      if (A.L[I] != B.L[I])
        return A.L[I] < B.L[I];
    return false;
  }
  explicit operator bool() const {
    for (unsigned V : L)
      if (V)
        return true;
    return false;
  }
  void print() const {
    char Text[Limbs * 10 + 1], *P = Text + sizeof Text;
    Big Rest = *this;
    *--P = 0;
    do
      *--P = '0' + Rest.divide(10);
    while (Rest);
    puts(P);
  }
};
static Big operator+(Big A, const Big &B) { return A += B; }
static Big operator-(Big A, const Big &B) { return A -= B; }
static Big power(Big B, unsigned E) {
  Big R = 1;
  for (; E; E /= 2, B = B * B)
    if (E & 1)
      R = R * B;
  return R;
}

int main() {
  Big A = 0, B = 1;
  for (int I = 0; I != 300; ++I) {
    Big C = A + B;
    A = B, B = C;
  }
  A.print();
  Big E = 0, Term = power(10, 60);
  for (unsigned K = 1; Term; ++K)
    E += Term, Term.divide(K);
  E.print();
  Big P = power(7, 100), Q = power(8, 95);
  (P < Q ? Q - P : P - Q).print();
  printf("%u\n", P.divide(1000003));
  Big Root = 0, Square = power(2, 201);
  for (int Bit = 101; Bit--;) {
    Big Try = Root + power(2, Bit);
    if (!(Square < Try * Try))
      Root = Try;
  }
  Root.print();
  return 0;
}
