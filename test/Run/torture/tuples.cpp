// A tuple and a variant of our own: nested storage, access by number and type,
// dispatch through tables.
#include <course.h>

template <typename... T> struct Tuple;
template <> struct Tuple<> {};
template <typename H, typename... T> struct Tuple<H, T...> : Tuple<T...> {
  H Head;
  Tuple(H Head, T... Tail) : Tuple<T...>(Tail...), Head(Head) {}
};
template <unsigned N, typename H, typename... T>
static auto &get(Tuple<H, T...> &X) {
  if constexpr (N == 0)
    return X.Head;
  else
    return get<N - 1, T...>(X);
}
template <typename F, typename... T, typename... A>
static auto apply(F Function, Tuple<T...> &X, A &...Args) {
  if constexpr (sizeof...(A) == sizeof...(T))
    return Function(Args...);
  else
    return apply(Function, X, Args..., get<sizeof...(A)>(X));
}

template <typename A, typename B, typename C> class Variant {
  union {
    A First;
    B Second;
    C Third;
  };
  unsigned char Index;

public:
  Variant(A V) : First(V), Index(0) {}
  Variant(B V) : Second(V), Index(1) {}
  Variant(C V) : Third(V), Index(2) {}
  template <typename F> long visit(F Function) const {
    switch (Index) {
    case 0:
      return Function(First);
    case 1:
      return Function(Second);
    default:
      return Function(Third);
    }
  }
};
struct Pair {
  short X, Y;
};
struct Measure {
  long operator()(char C) const { return C; }
  long operator()(long L) const { return L * 2; }
  long operator()(Pair P) const { return P.X * P.Y; }
};

int main() {
  Tuple<char, long, Pair, int *> T('z', 40, {3, 4}, nullptr);
  int Value = 9;
  get<3>(T) = &Value, get<1>(T) += 2, ++*get<3>(T);
  write(get<0>(T)), write(get<1>(T)), write(get<2>(T).Y), write(Value);
  write(apply([](char C, long L, Pair P, int *I) { return C + L * P.X + *I; },
              T));
  write(sizeof T);
  using Any = Variant<char, long, Pair>;
  Any All[] = {Any('a'), Any(21l), Any(Pair{5, -6}), Any('b')};
  long Sum = 0;
  for (const Any &V : All)
    Sum = Sum * 3 + V.visit(Measure());
  write(Sum);
  All[0] = All[2];
  write(-All[0].visit([](auto V) {
    if constexpr (sizeof(V) == sizeof(Pair))
      return Measure()(V);
    else
      return 0l;
  }));
  return 0;
}
