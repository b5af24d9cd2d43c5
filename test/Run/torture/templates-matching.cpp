// Partial specialisations, overloads chosen by traits, values and templates as
// arguments, packs, recursion, variables.
#include <course.h>

template <typename T> struct IsPointer { enum { Value = 0 }; };
template <typename T> struct IsPointer<T *> {
  enum { Value = 1 + IsPointer<T>::Value };
};
template <typename A, typename B> constexpr bool Same = false;
template <typename A> constexpr bool Same<A, A> = true;
template <bool C, typename T = void> struct If {};
template <typename T> struct If<true, T> { using Type = T; };

template <typename T, typename If<(sizeof(T) <= 2)>::Type * = nullptr>
static int size(T) {
  return 1;
}
template <typename T, typename If<(sizeof(T) > 2)>::Type * = nullptr>
static int size(T) {
  return 2;
}
template <typename T> static int kind(T *) { return 10; }
template <typename T> static int kind(const T *) { return 20; }
template <typename T, int N> static int kind(T (*)[N]) { return 30 + N; }
template <typename R, typename... A> static int kind(R (*)(A...)) {
  return 50 + sizeof...(A);
}
static int kind(...) { return 0; }

template <typename... T> struct List {};
template <typename L> struct Length;
template <typename... T> struct Length<List<T...>> {
  static constexpr unsigned Value = sizeof...(T);
};
template <template <typename> class W, typename L> struct Map;
template <template <typename> class W, typename... T> struct Map<W, List<T...>> {
  using Type = List<W<T>...>;
};
template <typename T> struct Wrap { T First, Second; };
template <typename... T> static unsigned bytes(List<T...>) {
  return (sizeof(T) + ... + 0);
}
template <unsigned N, unsigned... Rest> struct Join {
  static constexpr uint64_t Value = N + 100 * Join<Rest...>::Value;
};
template <unsigned N> struct Join<N> { static constexpr uint64_t Value = N; };
template <typename T> static T Twice = T(2) * sizeof(T);
template <auto V> static long held() { return V; }
template <typename T> auto has(T V, int) -> decltype(V.Value) { return V.Value; }
template <typename T> int has(T, long) { return -1; }

struct With { int Value = 8; };
static int function(int A, long B) { return A + B; }

int main() {
  write(IsPointer<int>::Value), write(IsPointer<char ***>::Value);
  write(Same<int, signed>), write(Same<char, signed char>);
  write(size('a')), write(size(1)), write(size((short)1));
  int Array[6] = {};
  const int Constant = 0;
  write(kind(&Array)), write(kind(&Array[0])), write(kind(&Constant));
  write(kind(function)), write(kind(2.0));
  using Types = List<char, short, long>;
  write(Length<Types>::Value), write(bytes(Map<Wrap, Types>::Type()));
  write(Join<12, 34, 56>::Value), write(Twice<short> + Twice<long>);
  write(held<'a'>()), write(held<-3l>() + 4);
  write(has(With(), 0)), write(has(5, 0) + 2);
  return 0;
}
