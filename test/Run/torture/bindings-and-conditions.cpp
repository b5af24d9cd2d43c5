// Structured bindings, declarations in conditions, list-initialisation with a
// std::initializer_list, aggregates with bases, designated members.
#include <course.h>

namespace std {
template <typename T> class initializer_list {
  const T *Begin;
  size_t Size;

public:
  constexpr const T *begin() const { return Begin; }
  constexpr const T *end() const { return Begin + Size; }
  constexpr size_t size() const { return Size; }
};
template <typename T> struct tuple_size;
template <size_t I, typename T> struct tuple_element;
} // namespace std

struct Date {
  int Day, Month;
  long Year;
};
struct Split {
  unsigned Packed;
  template <size_t I> unsigned get() const { return Packed >> 8 * I & 255; }
};
template <> struct std::tuple_size<Split> {
  static constexpr size_t value = 3;
};
template <size_t I> struct std::tuple_element<I, Split> {
  using type = unsigned;
};
struct Base {
  int A, B = 7;
};
struct Extended : Base {
  int C;
};
struct Bag {
  uint64_t Sum = 0, Count = 0;
  Bag(std::initializer_list<int> L) {
    for (int V : L)
      Sum = Sum * 10 + V;
    Count = L.size();
  }
  Bag(int, int) {}
};
static Date today() { return {21, 11, 2026}; }
static int find(const int *A, int N, int V) {
  for (int I = 0; I != N; ++I)
    if (A[I] == V)
      return I;
  return -1;
}

int main() {
  auto [Day, Month, Year] = today();
  write(Day), write(Month), write(Year);
  Date D = today();
  auto &[X, Y, Z] = D;
  X += 5, Y = X, Z -= Y;
  write(D.Day), write(D.Month), write(D.Year);
  int Pair[] = {3, 4};
  auto [First, Second] = Pair;
  ++First;
  write(First * 10 + Second), write(Pair[0]);
  auto [Low, Middle, High] = Split{0x030201};
  write(Low + Middle * 10 + High * 100);
  int A[] = {5, 8, 13};
  if (int I = find(A, 3, 8); I >= 0)
    write(I);
  else
    write(100 - I);
  if (int I = find(A, 3, 9) + 1)
    write(I);
  else
    write(200 + I);
  switch (auto [P, Q] = Pair; P + Q) {
  case 7:
    write(P * Q);
  }
  while (int *Next = A[2]-- > 11 ? A : nullptr)
    write(*Next + A[2]);
  Extended E{{1}, 3}, F{1, 2, 3};
  write(E.B * 10 + E.C), write(F.B * 10 + F.C);
  write(Bag{4, 5}.Sum), write(Bag(4, 5).Sum), write(Bag{1, 2, 3, 4}.Count);
  for (int V : {2, 3, 5})
    write(V);
  return 0;
}
