// Pointers to members: data, functions, virtual functions, of bases, null, in
// tables and as template arguments.
#include <course.h>

struct Base {
  int X = 1;
  int get() const { return X; }
  virtual int calc(int V) { return V + X; }
};
struct Other {
  long Pad[3] = {7, 8, 9};
  int Y = 20;
  virtual int twice(int V) { return 2 * V + Y; }
};
struct Derived : Base, Other {
  int Z = 300, W = 17;
  int calc(int V) override { return V * X - Z; }
  int twice(int V) override { return V + Z; }
  int local(int V) { return V - Z; }
};

template <int Derived::*P> static int field(const Derived &D) { return D.*P; }
template <typename C, typename R, typename... A>
__attribute__((noinline)) static R call(C &O, R (C::*F)(A...), A... Args) {
  return (O.*F)(Args...);
}

int main() {
  Derived D;
  int Base::*BX = &Base::X;
  int Derived::*DX = BX, Derived::*DY = &Derived::Y, Derived::*None = nullptr;
  write(D.*DX), write(D.*DY), write(None == nullptr), write(DX != nullptr);
  D.*DY = 21, write(field<&Derived::W>(D)), write(field<&Derived::Z>(D));
  int Derived::*Fields[] = {DX, DY, &Derived::Z};
  int Sum = 0;
  for (volatile int I = 0; I != 3; ++I)
    Sum = Sum * 3 + D.*Fields[I];
  write(Sum);

  int (Derived::*Calls[])(int) = {&Derived::calc, &Derived::local,
                                  &Derived::twice, nullptr};
  for (volatile int I = 0; Calls[I]; ++I)
    write((D.*Calls[I])(1000 + I));
  Base *B = &D;
  int (Base::*Calc)(int) = &Base::calc;
  write((B->*Calc)(500)), write((Base().*Calc)(500));
  int (Base::*Get)() const = &Base::get;
  write((B->*Get)());
  int (Derived::*Up)(int) = static_cast<int (Derived::*)(int)>(&Other::twice);
  write((D.*Up)(5)), write(call<Derived>(D, Up, 6));
  write(Up == Calls[2]), write(Calls[3] == nullptr);
  Other O;
  write(call(O, &Other::twice, 4));
  long(Derived::*Array)[3] = &Derived::Pad;
  write((D.*Array)[1]);
  return 0;
}
