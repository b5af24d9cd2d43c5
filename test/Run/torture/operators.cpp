// Overloaded operators of every shape, and literals.
#include <course.h>

struct Num {
  long V;
  Num(long V = 0) : V(V) {}
  Num &operator+=(Num N) { return V += N.V, *this; }
  Num &operator<<=(int K) { return V *= 1l << K, *this; }
  Num operator-() const { return -V; }
  Num operator~() const { return V ^ 255; }
  bool operator!() const { return V == 0; }
  Num &operator++() { return ++V, *this; }
  Num operator++(int) { return V++; }
  Num &operator--() { return V -= 2, *this; }
  Num operator--(int) {
    Num Old = *this;
    return V -= 2, Old;
  }
  long operator()(long A, long B) const { return A * V + B; }
  long operator[](const char *Name) const { return Name[0] + V; }
  explicit operator bool() const { return V > 0; }
  operator long() const { return V; }
  Num *operator->() { return this; }
  long operator*() const { return V * 1000; }
};
static Num operator+(Num A, Num B) { return A += B; }
static bool operator<(const Num &A, const Num &B) { return A.V < B.V; }
static bool operator==(const Num &A, const Num &B) { return A.V == B.V; }
static Num operator,(const Num &A, const Num &B) { return A.V * 100 + B.V; }
static Num operator%(Num A, int M) { return A.V % M + 7; }
static Num operator&&(const Num &A, const Num &B) { return A.V & B.V; }
static Num operator""_n(unsigned long long V) { return V; }
static size_t operator""_len(const char *, size_t N) { return N; }

struct Address {
  int Plain = 4;
  int *operator&() { return nullptr; }
};

int main() {
  Num A = 5, B = 7_n;
  write((A + B).V), write((A += B).V), write((A <<= 3).V);
  write((-B).V + 10), write((~B).V), write(!A), write(!Num());
  write((++A).V), write((A++).V), write(A.V), write((--A).V), write((A--).V);
  write(A.V), write(A(2, 3)), write(A["x"]), write(A ? 1 : 2), write(*A);
  write(A->V), write(A < B), write(A == A), write((A, B).V), write((A % 5).V);
  write((A && B).V), write("four"_len), write((12_n + B).V);
  Address O;
  write(&O == nullptr), write(*(int *)__builtin_addressof(O));
  return 0;
}
