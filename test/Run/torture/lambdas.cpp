// Captures by value and by reference, mutable, generic, of this, in other
// lambdas, as function pointers and as template arguments.
#include <course.h>

template <typename F> struct Function;
template <typename R, typename... A> struct Function<R(A...)> {
  void *Object;
  R (*Call)(void *, A...);
  template <typename L>
  Function(L &Lambda)
      : Object(&Lambda), Call([](void *P, A... Args) -> R {
          return (*static_cast<L *>(P))(Args...);
        }) {}
  R operator()(A... Args) const { return Call(Object, Args...); }
};

template <typename F> static auto fix(F Body) {
  return [=](auto... Args) { return Body(Body, Args...); };
}
template <typename F, typename G> static auto compose(F A, G B) {
  return [A, B](auto V) { return A(B(V)); };
}

struct Meter {
  int Total = 0;
  auto adder() {
    return [this](int V) { return Total += V; };
  }
  auto copier() {
    return [*this](int V) mutable { return Total += V; };
  }
};

__attribute__((noinline)) static int apply(const Function<int(int)> &F, int N) {
  int Sum = 0;
  for (int I = 0; I != N; ++I)
    Sum += F(I);
  return Sum;
}

int main() {
  int Base = 100, Calls = 0;
  auto Count = [&Calls, Base](int V) { return ++Calls, Base + V; };
  write(apply(Count, 5)), write(Calls);
  auto Next = [State = 1]() mutable { return State *= 3; };
  auto Copy = Next;
  write(Next() + Next()), write(Copy());
  auto Fib = fix([](auto Self, int N) -> int {
    return N < 2 ? N : Self(Self, N - 1) + Self(Self, N - 2);
  });
  write(Fib(12));
  int (*Table[])(int) = {[](int V) { return V + 1; },
                         [](int V) { return V * V; },
                         +[](int V) { return -V; }};
  for (volatile int I = 0; I != 3; ++I)
    write(Table[I](9));
  Meter M;
  auto Add = M.adder();
  auto Own = M.copier();
  Add(4), Own(50), Add(5);
  write(M.Total), write(Own(1));
  auto Outer = [&](int V) {
    auto Inner = [=, &Calls](int W) { return Calls += V * W; };
    return Inner(2) + Inner(3);
  };
  write(Outer(10)), write(Calls);
  write(compose(Table[1], [](auto V) { return V + 2; })(3));
  auto Generic = [](auto A, auto B) { return A < B ? sizeof A : sizeof B; };
  write(Generic(1, 'a')), write(Generic(1l, 2ul));
  write([](auto... V) { return (V * ... * 1); }(2, 3, 7));
  return 0;
}
