// Lvalue and rvalue references: overloads, forwarding, binding to members,
// array elements, bit-fields by copy, and results.
#include <course.h>

static int which(int &) { return 1; }
static int which(const int &) { return 2; }
static int which(int &&) { return 3; }
template <typename T> struct Plain { using Type = T; };
template <typename T> struct Plain<T &> { using Type = T; };
template <typename T> T &&forward(typename Plain<T>::Type &X) {
  return static_cast<T &&>(X);
}
template <typename T> static int pass(T &&X) { return which(forward<T>(X)); }

struct Bits {
  unsigned A : 3, B : 7;
  int Whole;
  int &whole() & { return Whole; }
  int whole() && { return Whole * 2; }
  const int &whole() const & { return Whole; }
};
static int &largest(int (&A)[4]) {
  int *Best = A;
  for (int &V : A)
    if (V > *Best)
      Best = &V;
  return *Best;
}
static void swap(int &A, int &B) {
  int T = A;
  A = B, B = T;
}
static int seven() { return 7; }
struct Keeper {
  const int &Kept;
  int Own;
  Keeper(const int &K) : Kept(K), Own(K) {}
};

int main() {
  int X = 5;
  const int Y = 6;
  write(which(X)), write(which(Y)), write(which(seven())), write(which(X + 0));
  write(pass(X)), write(pass(Y)), write(pass(7));
  int Array[4] = {3, 9, 4, 1};
  largest(Array) = 0, largest(Array) += 100;
  for (int V : Array)
    write(V);
  swap(Array[0], Array[2]), swap(X, X);
  write(Array[0]), write(Array[2]), write(X);
  Bits B = {5, 100, 11};
  const unsigned &Copy = B.B;
  B.B = 1;
  write(Copy), write(B.B);
  B.whole() = 12;
  write(B.whole()), write(Bits(B).whole());
  Keeper K(X);
  X = 50;
  write(K.Kept), write(K.Own);
  int &&Temporary = seven();
  ++Temporary;
  write(Temporary);
  int *P = &X, *&PR = P;
  PR = &Array[3];
  write(*P);
  int (&Whole)[4] = Array;
  write(sizeof Whole);
  return 0;
}
