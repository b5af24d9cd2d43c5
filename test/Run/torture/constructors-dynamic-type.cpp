// Virtual calls while objects are being built and taken apart; delegating and
// inheriting constructors; a call of a base's version.
#include <course.h>

struct A {
  uint64_t Trace = 0;
  A() { note(), also(); }
  virtual ~A() { note(), write(Trace); }
  virtual void note() { Trace = Trace * 10 + 1; }
  void also() { note(); }
};
struct B : A {
  uint64_t V;
  B() : B(5) { note(); }
  explicit B(uint64_t V) : V(V) { also(); }
  B(uint64_t X, uint64_t Y) : B(X * Y) { A::note(); }
  ~B() override { also(); }
  void note() override { Trace = Trace * 10 + 2; }
};
struct C : B {
  using B::B;
  uint64_t W = V + 1;
  ~C() override { note(), write(W); }
  void note() override { Trace = Trace * 10 + 3, B::note(); }
};

int main() {
  { A X; }
  { B X; }
  { C X; }
  { C X(7); }
  { C X(3, 4); }
  A *P = new C(2, 3);
  P->note(), P->A::note();
  delete P;
  return 0;
}
